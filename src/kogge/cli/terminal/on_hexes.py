"""What stands on the hexes of the drawn board: robber, pirate, lairs, crews, fish, villages."""

from kogge.cli.terminal.picture import Picture
from kogge.cli.terminal.seats import letters, paint
from kogge.engine.state import NOBODY
from kogge.notation import notation

ROBBER = "bold #ffffff on #000000"
LAIR = "bold #ffffff on #000000"
FISH = "bold #ffffff"
DIE = "bold #000000 on #bfe6f5"  # the number of a fish hex, which one die brings
SHOAL = "><>"
ADVANTAGES = {"swift_voyage": "+1", "pirate_bonus_5": "p5", "pirate_bonus_4": "p4", "fast_gold": "1g"}


def draw_robber(picture: Picture) -> None:
    """The robber, in the upper part of its hex."""
    if picture.shows("robber") and picture.view.column("robber")[0] != NOBODY:
        draw_lurker(picture, picture.view.column("robber")[0], "ROB", ROBBER)


def draw_pirate(picture: Picture) -> None:
    """The pirate ship, with the letter of its owner."""
    if picture.shows("pirate", "pirate_owner") and picture.view.column("pirate_owner")[0] != NOBODY:
        owner = picture.view.column("pirate_owner")[0]
        sign = f"P:{letters(picture.colors)[owner]}"
        draw_lurker(picture, picture.view.column("pirate")[0], sign, f"bold {paint(picture.colors[owner])}")


def draw_lurker(picture: Picture, h: int, sign: str, style: str) -> None:
    line, column = picture.hex(h)
    labelled = h in picture.labels.get("hex", ())  # then its number needs room as well
    picture.canvas.write(line - 1, column - 1 + labelled, sign, style)


def draw_lairs(picture: Picture) -> None:
    """A lair that stands hides what is below it."""
    if picture.shows("lair"):
        for h, standing in enumerate(picture.view.column("lair")):
            if standing:
                picture.canvas.center(*picture.hex(h), "lair", LAIR)


def draw_crews(picture: Picture) -> None:
    """A letter for each crew ashore: below the name of the hex, or above it where a number lies below."""
    if not picture.shows("crews_ashore"):
        return
    signs, numbers = letters(picture.colors), picture.view.column("number")
    for h in range(picture.topo.n_hexes):
        crews = [owner for owner, n in enumerate(picture.view.row("crews_ashore", h)) for _ in range(n)]
        line, column = picture.hex(h)
        for k, owner in enumerate(crews):
            at = line - 1 if numbers[h] else line + 1
            picture.canvas.write(at, column - 1 + k, signs[owner], paint(picture.colors[owner]))


def draw_shoals(picture: Picture) -> None:
    """The numbers of the fish hexes, and a fish where a shoal is."""
    if not picture.shows("shoal_hex", "shoal"):
        return
    there = picture.view.column("shoal")
    for number, h in enumerate(picture.view.column("shoal_hex")):
        if h != NOBODY:
            line, column = picture.hex(h)
            picture.canvas.center(line + 1, column, f"{number:^3}", DIE)
            if there[number]:
                picture.canvas.center(line - 1, column, SHOAL, FISH)


def draw_villages(picture: Picture) -> None:
    """What each village teaches; where there is room, also how many sacks it has."""
    if not picture.shows("village", "village_sacks"):
        return
    words = notation(picture.view.rules).acts["turn_village"].parts[0].words
    sacks = picture.view.column("village_sacks")
    for h, advantage in enumerate(picture.view.column("village")):
        if advantage != NOBODY:
            line, column = picture.hex(h)
            room = f" s{sacks[h]}" if picture.scale.half > 3 and sacks[h] else ""
            picture.canvas.center(line - 1, column, f"{ADVANTAGES.get(words[advantage], '')}{room}")
