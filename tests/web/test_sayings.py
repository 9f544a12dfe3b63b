"""The page says what Python says, to the letter: stories, prompts, choices, reasons and refusals of all games."""

import json
import os
import subprocess
import sys
from pathlib import Path

import kogge
from kogge.cli.terminal.story import ALL_SILENT
from tests.web.sayings import sayings

ROOT = Path(__file__).parents[2]
VITEST = ("exec", "--", "vitest", "run", "--config", "sayings.config.ts")


def test_the_page_says_what_python_says(tmp_path: Path) -> None:
    told, file = sayings(tmp_path), tmp_path / "sayings.json"
    kinds = {event["kind"] for game in told["games"] for event in game["story"]["events"]}
    assert set(kogge.event_kinds()) - set(ALL_SILENT) <= kinds
    file.write_text(json.dumps(told), "utf-8")
    found = vitest(os.environ | {"KOGGE_SAYINGS": str(file)})
    assert found.returncode == 0, found.stdout + found.stderr


def test_without_sentences_nothing_is_proved() -> None:
    found = vitest({name: value for name, value in os.environ.items() if name != "KOGGE_SAYINGS"})
    assert found.returncode != 0
    assert "KOGGE_SAYINGS names no file" in found.stdout + found.stderr


def vitest(environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools/npm.py"), *VITEST]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=False)
