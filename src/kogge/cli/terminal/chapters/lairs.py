"""Pirate lairs that stand."""

from kogge.cli.terminal.chapter import Chapter
from kogge.cli.terminal.page import on_hex
from kogge.cli.terminal.picture import Picture

LAIR = "bold #ffffff on #000000"


def draw_lairs(picture: Picture) -> None:
    """A lair that stands hides what is below it."""
    for h, standing in enumerate(picture.view.get("lair")):
        if standing:
            picture.canvas.center(*picture.hex(h), picture.word("lair", picture.room), LAIR)


CHAPTER = Chapter(
    "E-70",
    "lair",
    draw_lairs,
    "legend-lairs",
    grounds={"gold_river": "#000000 on #ffb000"},
    tellers={"crew_landed": on_hex, "crew_fetched": on_hex, "lair_conquered": on_hex, "rewarded": on_hex},
)
