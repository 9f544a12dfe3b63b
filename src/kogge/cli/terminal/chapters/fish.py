"""Fish hexes and their shoals."""

from collections.abc import Iterator

from kogge.cli.terminal.chapter import Chapter
from kogge.cli.terminal.clause import Clause
from kogge.cli.terminal.page import Page
from kogge.cli.terminal.picture import Picture
from kogge.engine.state import NOBODY
from kogge.events import Event

FISH = "bold #ffffff"
DIE = "bold #000000 on #bfe6f5"  # the number of a fish hex, which one die brings
SHOAL = "><>"


def draw_shoals(picture: Picture) -> None:
    """The numbers of the fish hexes, and a fish where a shoal is."""
    there = picture.view.get("shoal")
    for number, h in enumerate(picture.view.get("shoal_hex")):
        if h != NOBODY:
            line, column = picture.hex(h)
            picture.canvas.center(line + 1, column, f"{number:^3}", DIE)
            if there[number]:
                picture.canvas.center(line - 1, column, SHOAL, FISH)


def fished(page: Page, event: Event) -> Iterator[Clause]:
    """The die decides whether a shoal comes."""
    yield page.clause(event, "" if page.of("shoal_came") else "vain")


CHAPTER = Chapter(
    "E-80",
    "shoal",
    draw_shoals,
    "legend-shoals",
    grounds={"shoal": "#ffffff on #1f7aa8"},
    unseen={"shoal_numbers_left": "shoals"},
    tellers={"fish_rolled": fished},
)
