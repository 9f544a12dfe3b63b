"""What stands on the hexes of the drawn board: robber, pirate, lairs, crews, fish, villages."""

from kogge.cli.terminal.picture import Picture
from kogge.engine.state import NOBODY

ROBBER = "bold #ffffff on #000000"
LAIR = "bold #ffffff on #000000"
FISH = "bold #ffffff"
DIE = "bold #000000 on #bfe6f5"  # the number of a fish hex, which one die brings
SHOAL = "><>"


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


def draw_lairs(picture: Picture) -> None:
    """A lair that stands hides what is below it."""
    for h, standing in enumerate(picture.view.get("lair")):
        if standing:
            picture.canvas.center(*picture.hex(h), picture.word("lair", picture.room), LAIR)


def draw_crews(picture: Picture) -> None:
    """A letter for each crew ashore: below the name of the hex, or above it where a number lies below."""
    numbers = picture.view.get("number")
    for h, landed in enumerate(picture.view.rows("crews_ashore")):
        crews = [owner for owner, n in enumerate(landed) for _ in range(n)]
        line, column = picture.hex(h)
        for k, owner in enumerate(crews):
            at = line - 1 if numbers[h] else line + 1
            picture.canvas.write(at, column - 1 + k, picture.letters[owner], picture.paint_of(owner))


def draw_shoals(picture: Picture) -> None:
    """The numbers of the fish hexes, and a fish where a shoal is."""
    there = picture.view.get("shoal")
    for number, h in enumerate(picture.view.get("shoal_hex")):
        if h != NOBODY:
            line, column = picture.hex(h)
            picture.canvas.center(line + 1, column, f"{number:^3}", DIE)
            if there[number]:
                picture.canvas.center(line - 1, column, SHOAL, FISH)


def draw_villages(picture: Picture) -> None:
    """What each village teaches; where there is room, also how many sacks it has."""
    words, sacks = picture.view.rules.layout.find("village").values, picture.view.get("village_sacks")
    for h, advantage in enumerate(picture.view.get("village")):
        if advantage != NOBODY:
            line, column = picture.hex(h)
            room = f" {picture.sign('sacks')}{sacks[h]}" if picture.scale.half > 3 and sacks[h] else ""
            picture.canvas.center(line - 1, column, f"{picture.sign(words[advantage])}{room}")
