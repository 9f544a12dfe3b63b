"""The table of all kinds of events in docs/events.md, made from the code: ``python tools/event_table.py`` writes it."""

from pathlib import Path

from kogge.engine.tidings import Kind, Slot
from kogge.games.events import KINDS

PAGE = Path(__file__).resolve().parent.parent / "docs" / "events.md"
HEAD = "## All kinds\n"


def table() -> str:
    """All kinds, in the order of their numbers."""
    rows = ["| kind | parts | |", "|---|---|---|"]
    rows += [f"| `{kind.name}` | {parts(kind)} | {kind.meaning} |" for _, kind in sorted(KINDS.items())]
    return "\n".join([*rows, ""])


def parts(kind: Kind) -> str:
    return ", ".join(told(slot) for slot in kind.slots)


def told(slot: Slot) -> str:
    """A part: what it is of where its name does not say so, and that not everyone may know it."""
    of = "" if slot.of == slot.name else f" ({slot.of})"
    return f"`{slot.name}`{of}{' *' if slot.known_to else ''}"


def page(text: str) -> str:
    """The page with the table as it should be."""
    before, _, _ = text.partition(HEAD)
    return f"{before}{HEAD}\nA star marks what only those concerned may know.\n\n{table()}"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
