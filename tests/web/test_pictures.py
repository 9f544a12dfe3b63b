"""Pictures of the page in the docs: `make pictures` takes them, and here they have to be there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCREENS = ROOT / "docs" / "screens"
LARGEST = 300_000  # bytes
SHOWN = re.compile(r"screens/([\w-]+\.webp)")


def named() -> set[str]:
    """All pictures that the docs show."""
    files = (ROOT / "README.md", ROOT / "docs" / "web.md")
    return {name for file in files for name in SHOWN.findall(file.read_text("utf-8"))}


def test_every_picture_that_the_docs_show_is_there_and_small() -> None:
    assert named() == {file.name for file in SCREENS.glob("*.webp")}
    assert [file.name for file in SCREENS.glob("*.webp") if file.stat().st_size > LARGEST] == []
