"""The board as coloured text.

What is drawn comes from the view alone: each layer draws one kind of thing that lies on the table,
and draws nothing in a game that has no such thing. A new game adds its layers to ``LAYERS``, and
a new chapter its file to ``chapters``.
"""

from collections.abc import Callable
from operator import le

from rich.text import Text

from kogge.cli.terminal.afloat import draw_ports, draw_ships
from kogge.cli.terminal.canvas import size
from kogge.cli.terminal.chapters import CHAPTERS
from kogge.cli.terminal.ground import draw_numbers, draw_terrain, draw_waters
from kogge.cli.terminal.harbors import HARBOR, draw_harbors
from kogge.cli.terminal.labels import draw_labels
from kogge.cli.terminal.on_hexes import draw_crews, draw_pirate, draw_robber
from kogge.cli.terminal.picture import ROADS, Picture, Places, Scale
from kogge.cli.terminal.trading import draw_arrows, draw_cities, draw_kontors, draw_lands, draw_merchants
from kogge.engine.state import NOBODY
from kogge.modules.terrain import NO_HARBOR
from kogge.texts import Texts
from kogge.views import View

NAMED = (Scale(half=7, tall=2), Scale(half=6, tall=2))  # where lands and cities have names that want room
SCALES = (Scale(half=5, tall=2), Scale(half=5, tall=1), Scale(half=4, tall=1))  # the handsomest first
NARROW = Scale(half=3, tall=1)  # for boards that would not fit an ordinary screen otherwise
ORDINARY = 80  # columns

FREE = "."  # an intersection
FREE_HARBOR = "+"  # one that a harbour serves
HOMES = ("{}", "[{}]")  # a settlement and a city, around the letter of their owner
HARBOUR_HOMES = ("{}", "({})")  # where the greater homes are harbour settlements


def draw(view: View, scale: Scale, labels: Places, texts: Texts) -> Text:
    """The board as the view shows it, with the numbers of some places."""
    return drawn(Picture(view, scale, labels, texts))


def drawn_to_fit(view: View, labels: Places, width: int, height: int, texts: Texts) -> Text:
    """The board in the first scale that fits so many columns and lines; in the smallest, if none does."""
    named = NAMED if view.facts.chart.names else ()
    for scale in (*named, *SCALES[:-1]):
        picture = Picture(view, scale, labels, texts)
        if all(map(le, picture.size, (width, height))):  # without its harbours: is it worth drawing?
            drawing = drawn(picture)
            if all(map(le, size(drawing), (width, height))):
                return drawing
    small = Picture(view, SCALES[-1], labels, texts)
    columns, _ = small.size
    return draw(view, NARROW, labels, texts) if columns > max(width, ORDINARY) else drawn(small)


def drawn(picture: Picture) -> Text:
    """The picture with all its layers."""
    for layer in LAYERS:
        layer(picture)
    return picture.canvas.text()


# Layers of what is built; the others have files of their own


def draw_sides(picture: Picture) -> None:
    """Paths and intersections on which nothing stands."""
    harbors = picture.view.get("harbor") or [NO_HARBOR] * picture.topo.n_nodes
    for e in range(picture.topo.n_edges):
        for spot, sign in picture.path(e):
            picture.canvas.write(*spot, sign)
    for n, harbor in enumerate(harbors):
        picture.canvas.write(*picture.nodes[n], *((FREE, "") if harbor == NO_HARBOR else (FREE_HARBOR, HARBOR)))


def draw_roads(picture: Picture) -> None:
    """Roads and routes, in the small letter and the colour of their owner."""
    for e, owner in enumerate(picture.owners(*ROADS)):
        if owner != NOBODY:
            for spot, _ in picture.path(e):
                picture.canvas.write(*spot, picture.letters[owner].lower(), picture.paint_of(owner))


def draw_homes(picture: Picture) -> None:
    """Settlements, by the capital letter of their owner; a city has walls, a harbour settlement its moles."""
    kinds = picture.view.get("home_kind")
    homes = HARBOUR_HOMES if picture.shows("harbour") else HOMES
    for n, owner in enumerate(picture.view.get("home")):
        if owner != NOBODY:
            home = homes[kinds[n]].format(picture.letters[owner])
            picture.canvas.center(*picture.nodes[n], home, f"bold {picture.paint_of(owner)}")


LAYERS: list[Callable[[Picture], None]] = [  # from the ground up
    draw_waters,
    draw_terrain,
    draw_lands,
    draw_numbers,
    *(chapter.draw for chapter in CHAPTERS),
    draw_crews,
    draw_robber,
    draw_pirate,
    draw_sides,
    draw_arrows,
    draw_ports,
    draw_harbors,
    draw_roads,
    draw_cities,
    draw_homes,
    draw_kontors,
    draw_merchants,
    draw_ships,
    draw_labels,
]
