"""npm in ``web/``, by the Node.js from PyPI: ``python tools/npm.py run check``."""

import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import page_build  # beside setup.py

command, environment = page_build.npm_command()
try:
    sys.exit(subprocess.run([*command, *sys.argv[1:]], cwd=page_build.WEB, env=environment).returncode)
except KeyboardInterrupt:
    sys.exit(130)
