"""The page says what Python says, to the letter: stories, prompts, choices, reasons and refusals of all games."""

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.web.sayings import sayings

ROOT = Path(__file__).parents[2]
VITEST = ("exec", "--", "vitest", "run", "--config", "sayings.config.ts")


def test_the_page_says_what_python_says(tmp_path: Path) -> None:
    file = tmp_path / "sayings.json"
    file.write_text(json.dumps(sayings(tmp_path)), "utf-8")
    found = vitest(os.environ | {"KOGGE_SAYINGS": str(file)})
    assert found.returncode == 0, found.stdout + found.stderr


def vitest(environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools/npm.py"), *VITEST]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
