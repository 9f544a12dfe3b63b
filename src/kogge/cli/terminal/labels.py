"""The numbers of places on the drawn board, where something can be chosen."""

from kogge.cli.terminal.canvas import Spot
from kogge.cli.terminal.names import signs
from kogge.cli.terminal.picture import HOMES, Picture
from kogge.engine.state import NOBODY

LABEL = "bold #000000 on #52e5e5"
MARKED = "bold #52e5e5"
MUCH = 10  # other signs are worth hiding before a number is
SPARED = 2  # signs that an upright path can hide: its own, and the first or last letter of a name
MARK = "*"  # an intersection where something may be done
LURKERS = ("robber", "pirate")  # pieces that stand where the number of their hex would


def draw_labels(picture: Picture) -> None:
    """The numbers of places; next to numbered paths there is no room for those of intersections, only for a mark."""
    paths, nodes = picture.labels.get("path", ()), picture.labels.get("intersection", ())
    for e in paths:
        picture.canvas.write(*path_spot(picture, e), str(e), LABEL)
    homes, cities = picture.owners(*HOMES), signs(picture.view.rules)
    for n in nodes:
        if not paths:
            picture.canvas.center(*picture.nodes[n], str(n), LABEL)
        elif not (homes and homes[n] != NOBODY) and n not in cities:
            picture.canvas.write(*picture.nodes[n], MARK, MARKED)
    for h in picture.labels.get("hex", ()):
        line, column = picture.hex(h)
        shared = any(picture.view.at(piece) == h for piece in LURKERS)
        picture.canvas.center(line - 1, column - 2 if shared else column, str(h), LABEL)


def path_spot(picture: Picture, e: int) -> Spot:
    """The spot for the number of a path where it hides least, and no other number if that can be."""
    return min(picture.label_spots(e, len(str(e))), key=lambda spot: hidden(picture, e, spot))


def hidden(picture: Picture, e: int, spot: Spot) -> int:
    """How much the number of a path would hide there: other numbers, ships, the names of hexes beside it."""
    line, column = spot
    (_, left), (_, right) = picture.ends(e)
    places = [(line, column + k) for k in range(len(str(e)))]
    inks = [picture.canvas.ink.get(place, (" ", "")) for place in places]
    numbers = sum(style == LABEL for _, style in inks)
    names = max(0, sum(sign != " " for sign, _ in inks) - SPARED) if left == right else 0
    return MUCH * numbers + names + len(picture.afloat.intersection(places))
