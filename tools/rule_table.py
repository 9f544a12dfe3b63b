"""The texts of the rules in docs/rules, from the English messages: ``python tools/rule_table.py`` writes them."""

import re
from pathlib import Path

from kogge.rulebook import Rulebook, rulebook

RULES = Path(__file__).resolve().parent.parent / "docs" / "rules"
PAGES = {"base": "base.md", "isles": "explorers_pirates.md", "europe": "europe.md"}  # by rulebook
ROW = re.compile(r"^\| ([A-Z]-\d+) \| [^|]* \|", re.M)


def page(book: Rulebook, text: str) -> str:
    """The page with the text of each rule as it should be; other cells of a row are the page's own."""
    listed = ROW.findall(text)
    assert listed == [rule.id for rule in book], f"{book.name}: the page and the messages have other rules"
    return ROW.sub(lambda row: f"| {row[1]} | {book[row[1]].text()} |", text)


if __name__ == "__main__":
    for name, file in PAGES.items():
        RULES.joinpath(file).write_text(page(rulebook(name), RULES.joinpath(file).read_text("utf-8")), "utf-8")
