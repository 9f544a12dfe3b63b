"""The board as coloured text.

What is drawn comes from the view alone: each layer draws one kind of thing that lies on the table,
and draws nothing in a game that has no such thing. A new game adds its layers to ``LAYERS``.
"""

from collections.abc import Callable, Sequence
from operator import le

from rich.text import Text

from kogge.cli.terminal.canvas import size
from kogge.cli.terminal.harbors import HARBOR, draw_harbors
from kogge.cli.terminal.picture import Picture, Places, Scale
from kogge.cli.terminal.places import terrain_name
from kogge.cli.terminal.seats import letters, paint
from kogge.engine.state import NOBODY
from kogge.modules.terrain import NO_HARBOR, TERRAINS
from kogge.views import View

SCALES = (Scale(half=5, tall=2), Scale(half=5, tall=1), Scale(half=4, tall=1))  # the handsomest first

GROUNDS = {
    "forest": "#000000 on #58a55c",
    "hill": "#000000 on #d9855b",
    "pasture": "#000000 on #b4e07a",
    "field": "#000000 on #f2d352",
    "mountain": "#000000 on #a9b0ba",
    "desert": "#000000 on #e9dcb8",
}
TOKEN = "#000000 on #fdfdf5"
HOT_TOKEN = "bold #c00000 on #fdfdf5"
HOT = (6, 8)  # the numbers that come up most often, but for the seven
ROBBER = "bold #ffffff on #000000"
LABEL = "bold #000000 on #52e5e5"
MARKED = "bold #52e5e5"

FREE = "."  # an intersection
FREE_HARBOR = "+"  # one that a harbour serves
MARK = "*"  # one where something may be done
HOMES = ("{}", "[{}]")  # a settlement and a city, around the letter of their owner


def draw(view: View, seats: Sequence[str], scale: Scale, labels: Places | None = None) -> Text:
    """The board as the view shows it, with the numbers of some places."""
    return drawn(Picture(view, seats, scale, labels or {}))


def drawn_to_fit(view: View, seats: Sequence[str], labels: Places, width: int, height: int) -> Text:
    """The board in the first scale that fits so many columns and lines; in the smallest, if none does."""
    for scale in SCALES[:-1]:
        picture = Picture(view, seats, scale, labels)
        if all(map(le, picture.size, (width, height))):  # without its harbours: is it worth drawing?
            drawing = drawn(picture)
            if all(map(le, size(drawing), (width, height))):
                return drawing
    return draw(view, seats, SCALES[-1], labels)


def drawn(picture: Picture) -> Text:
    """The picture with all its layers."""
    for layer in LAYERS:
        layer(picture)
    return picture.canvas.text()


# Layers, from the ground up


def draw_terrain(picture: Picture) -> None:
    """Each hex in its colour, with what it yields."""
    if not picture.shows("terrain"):
        return
    scale = picture.scale
    for h, kind in enumerate(picture.view.column("terrain")):
        line, column = picture.hex(h)
        reach = [scale.half - scale.low, *[scale.half] * scale.tall, scale.half - scale.near]
        for at, width in enumerate(reach, start=line - 1):
            picture.canvas.paint(at, column - width + 1, 2 * width - 1, GROUNDS[TERRAINS[kind]])
        picture.canvas.center(line, column, terrain_name(kind))


def draw_numbers(picture: Picture) -> None:
    """The tokens; where there is room, with a dot for each throw of the dice that brings the number."""
    if not picture.shows("number"):
        return
    for h, number in enumerate(picture.view.column("number")):
        if number:
            line, column = picture.hex(h)
            picture.canvas.center(line + 1, column, f"{number:^3}", HOT_TOKEN if number in HOT else TOKEN)
            if picture.scale.tall > 1:
                ways = 6 - abs(7 - number)
                picture.canvas.center(line + 2, column, ":" * (ways // 2) + "." * (ways % 2))


def draw_robber(picture: Picture) -> None:
    """The robber, in the upper part of its hex."""
    if picture.shows("robber") and picture.view.column("robber")[0] != NOBODY:
        robbed = picture.view.column("robber")[0]
        line, column = picture.hex(robbed)
        labelled = robbed in picture.labels.get("hex", ())  # then its number needs room as well
        picture.canvas.write(line - 1, column - 1 + labelled, "ROB", ROBBER)


def draw_sides(picture: Picture) -> None:
    """Paths and intersections on which nothing stands."""
    harbors = picture.view.column("harbor") if picture.shows("harbor") else [NO_HARBOR] * picture.topo.n_nodes
    for e in range(picture.topo.n_edges):
        for spot, sign in picture.path(e):
            picture.canvas.write(*spot, sign)
    for n, harbor in enumerate(harbors):
        picture.canvas.write(*picture.nodes[n], *((FREE, "") if harbor == NO_HARBOR else (FREE_HARBOR, HARBOR)))


def draw_roads(picture: Picture) -> None:
    """Roads, in the small letter and the colour of their owner."""
    if not picture.shows("road"):
        return
    signs = letters(picture.seats)
    for e, owner in enumerate(picture.view.column("road")):
        if owner != NOBODY:
            for spot, _ in picture.path(e):
                picture.canvas.write(*spot, signs[owner].lower(), paint(picture.seats[owner]))


def draw_homes(picture: Picture) -> None:
    """Settlements, by the capital letter of their owner; around that of a city are walls."""
    if not picture.shows("home", "home_kind"):
        return
    signs = letters(picture.seats)
    kinds = picture.view.column("home_kind")
    for n, owner in enumerate(picture.view.column("home")):
        if owner != NOBODY:
            home = HOMES[kinds[n]].format(signs[owner])
            picture.canvas.center(*picture.nodes[n], home, f"bold {paint(picture.seats[owner])}")


def draw_labels(picture: Picture) -> None:
    """The numbers of places; next to numbered paths there is no room for those of intersections, only for a mark."""
    paths, nodes = picture.labels.get("path", ()), picture.labels.get("intersection", ())
    for e in paths:
        picture.canvas.write(*picture.label_spot(e, len(str(e))), str(e), LABEL)
    for n in nodes:
        if not paths:
            picture.canvas.center(*picture.nodes[n], str(n), LABEL)
        elif not picture.shows("home") or picture.view.column("home")[n] == NOBODY:
            picture.canvas.write(*picture.nodes[n], MARK, MARKED)
    for h in picture.labels.get("hex", ()):
        line, column = picture.hex(h)
        robbed = picture.shows("robber") and picture.view.column("robber")[0] == h
        picture.canvas.center(line - 1, column - 2 if robbed else column, str(h), LABEL)


LAYERS: list[Callable[[Picture], None]] = [
    draw_terrain,
    draw_numbers,
    draw_robber,
    draw_sides,
    draw_harbors,
    draw_roads,
    draw_homes,
    draw_labels,
]
