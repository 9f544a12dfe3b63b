"""What stands on the hexes of the drawn board: robber, pirate and crews."""

from kogge.cli.terminal.picture import Picture
from kogge.engine.state import NOBODY

ROBBER = "bold #ffffff on #000000"


def draw_robber(picture: Picture) -> None:
    """The robber, in the upper part of its hex."""
    if (h := picture.view.at("robber")) != NOBODY:
        draw_lurker(picture, h, picture.sign("robber"), ROBBER)


def draw_pirate(picture: Picture) -> None:
    """The pirate ship, with the letter of its owner."""
    if (owner := picture.view.at("pirate_owner")) != NOBODY:
        sign = f"{picture.sign('pirate')}:{picture.letters[owner]}"
        draw_lurker(picture, picture.view.column("pirate")[0], sign, f"bold {picture.paint_of(owner)}")


def draw_lurker(picture: Picture, h: int, sign: str, style: str) -> None:
    line, column = picture.hex(h)
    labelled = h in picture.labels.get("hex", ())  # then its number needs room as well
    picture.canvas.write(line - 1, column - 1 + labelled, sign, style)


def draw_crews(picture: Picture) -> None:
    """A letter for each crew ashore: below the name of the hex, or above it where a number lies below."""
    numbers = picture.view.get("number")
    for h, landed in enumerate(picture.view.rows("crews_ashore")):
        crews = [owner for owner, n in enumerate(landed) for _ in range(n)]
        line, column = picture.hex(h)
        for k, owner in enumerate(crews):
            at = line - 1 if numbers[h] else line + 1
            picture.canvas.write(at, column - 1 + k, picture.letters[owner], picture.paint_of(owner))
