"""The sheet that layers draw on: a view, and where its hexes, intersections and paths lie on paper."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import atan2, degrees, sqrt

from kogge.engine.chart import Called, Chart
from kogge.engine.state import NOBODY
from kogge.engine.topology import Cell, Topology
from kogge.games.facts import Facts
from kogge.modules.terrain import TERRAINS, UNEXPLORED
from kogge.svg.elements import Point, between, element, moved
from kogge.texts import ENGLISH, Texts, texts
from kogge.views import View

SIDE = 100  # of a hex
HALF = sqrt(3) / 2 * SIDE  # of its width
CORNERS = ((0, -SIDE), (HALF, -SIDE / 2), (HALF, SIDE / 2), (0, SIDE), (-HALF, SIDE / 2), (-HALF, -SIDE / 2))
NO_LAND = frozenset(TERRAINS[UNEXPLORED:])


@dataclass(frozen=True)
class Sheet:
    """A view to be drawn, in units of which ``SIDE`` make the side of a hex."""

    view: View
    seats: Sequence[str]
    labels: bool
    legal: bool
    tag: str  # begins every id, so that several pictures may share a page
    neutrals: Sequence[str] = ()  # colours that nobody plays; their pieces count on from the seats
    language: str = ENGLISH  # of all words in the picture

    @property
    def topo(self) -> Topology:
        return self.view.rules.topo

    @property
    def facts(self) -> Facts:
        """What never changes in this game."""
        return self.view.facts

    @property
    def chart(self) -> Chart:
        """The names that are printed on the board."""
        return self.facts.chart

    def is_marked(self, kind: str, place: int) -> bool:
        """Is a place one of those that the board marks, as ``violet_city``?"""
        return place in self.facts.places_of(kind)

    def is_city(self, n: int) -> bool:
        """Is the intersection a city space?"""
        return self.is_marked("violet_city", n) or self.is_marked("brown_city", n)

    def has(self, *fields: str) -> bool:
        """Does the game that is viewed have all of these fields?"""
        return self.view.has(*fields)

    def words(self, field: str) -> tuple[str, ...]:
        """What the columns of a field are."""
        return self.view.rules.layout.fields[field].columns

    def node(self, n: int) -> Point:
        """Where an intersection is."""
        x, y = self.topo.places[n]
        return x * SIDE, y * SIDE

    def is_northern(self, n: int) -> bool:
        """Is the intersection the northern tip of a hex?  Then one path goes up from it, and two go down aslant."""
        return round(2 * self.topo.places[n][1]) % 3 == 1

    def hex(self, h: int) -> Point:
        """Where the middle of a hex is."""
        return cell_middle(self.topo.cells[h])

    def outline(self, h: int, share: float = 1) -> list[Point]:
        """The corners of a hex, drawn together towards its middle to this share of its size."""
        return cell_outline(self.topo.cells[h], share)

    def path(self, e: int) -> tuple[Point, Point]:
        """The two ends of a path."""
        a, b = self.topo.edge_nodes[e]
        return self.node(a), self.node(b)

    def middle(self, e: int) -> Point:
        """Where the middle of a path is."""
        return between(*self.path(e), 0.5)

    def slope(self, e: int) -> float:
        """The angle of a path, in degrees."""
        (ax, ay), (bx, by) = self.path(e)
        return degrees(atan2(by - ay, bx - ax))

    @cached_property
    def corners(self) -> list[Point]:
        """All corners of the hexes of land and sea, and all intersections."""
        cells = [*self.topo.cells, *self.sea_cells]
        nodes = [self.node(n) for n in range(self.topo.n_nodes)]
        return [*nodes, *(corner for cell in cells for corner in cell_outline(cell))]

    @property
    def sea_cells(self) -> list[Cell]:
        """The hexes of the seas that are printed on the board."""
        return [cell for _, cells in self.chart.waters for cell in cells]

    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of the board; a game may do without any."""
        xs, ys = zip(*(self.corners or [(0.0, 0.0)]), strict=True)
        return min(xs), min(ys), max(xs), max(ys)

    def terrain(self, h: int) -> str:
        """The name of the terrain of a hex."""
        kind, names = self.view.column("terrain")[h], self.terrain_names
        return names[kind] if 0 <= kind < len(names) else "unknown"

    @property
    def terrain_names(self) -> tuple[str, ...]:
        """What the numbers of terrains mean in this game."""
        return self.view.rules.layout.find("terrain").values

    @property
    def yields(self) -> dict[str, str]:
        """The resource of each terrain that yields one: they have the same numbers."""
        return dict(zip(self.terrain_names, self.facts.resources, strict=False))

    def landscape(self, h: int) -> str:
        """The name of the picture on a hex: that of its terrain, unless the board has several of it."""
        pictures = self.facts.landscapes
        return pictures[h] if pictures else self.terrain(h)

    def is_land(self, h: int) -> bool:
        """Can homes stand on the corners of this hex?  All of a game without terrains is land."""
        return not self.has("terrain") or self.terrain(h) not in NO_LAND

    def name(self, of: str, place: int) -> str:
        """What a hex or an intersection is called, or nothing."""
        return self.chart.name(of, place, self.language) or self.chart.name(of, place)

    def called(self, names: Called) -> str:
        """What the board has in several languages, in that of the picture or else in English."""
        return names.get(self.language) or names.get(ENGLISH, "")

    # Seats

    def color(self, seat: int) -> str:
        """The colour of a seat, or of pieces that nobody plays, by the word of the rules; nothing if there is none."""
        colors = [*self.seats, *self.neutrals]
        return colors[seat] if 0 <= seat < len(colors) else ""

    def seat(self, seat: int) -> str:
        """What a seat is called: its colour."""
        if seat == NOBODY:
            return self.say("picture-nobody")
        color = self.color(seat)
        return self.texts.name("color", color) if color else self.say("picture-colorless")

    def letter(self, seat: int) -> str:
        """What pieces of a seat are marked with."""
        return self.seat(seat)[:1].upper()

    def is_neutral(self, owner: int) -> bool:
        return owner >= len(self.seats)

    def owner(self, owner: int) -> str:
        """Whose a piece is, in words: ``blue``, ``neutral white``."""
        color = self.seat(owner)
        return self.say("picture-neutral", color=color) if self.is_neutral(owner) and self.color(owner) else color

    # Words

    @property
    def texts(self) -> Texts:
        """The messages of the picture's language."""
        return texts(self.language)

    def say(self, message: str, **parts: str | int) -> str:
        return self.texts.say(message, **parts)

    def listed(self, words: Iterable[str]) -> str:
        """Words with commas between them."""
        return self.texts.listed(list(words), "list-comma")

    def parted(self, words: Iterable[str]) -> str:
        """Words, or lists of them, with semicolons between them."""
        return self.texts.listed(list(words), "list-semicolon", "list-semicolon")

    def titled(self, of: str, place: int) -> str:
        """A place by its number and its name, if it has one: ``intersection 57, Prague``."""
        name = self.name(of, place)
        return self.say(f"picture-{of}.named" if name else f"picture-{of}", place=str(place), name=name)

    def titled_path(self, e: int) -> str:
        """A path by its number and its ends: ``path 33 (17-21)``."""
        first, second = map(str, self.topo.edge_nodes[e])
        return self.say("picture-path", path=str(e), first=first, second=second)

    def on_hex(self, message: str, h: int) -> str:
        """A message of something that is on a hex; its variant "named" has also what the hex is called."""
        name = self.name("hex", h)
        return self.say(f"{message}.named" if name else message, place=str(h), name=name)

    def at(self, place: str, what: str) -> str:
        """What is at a place."""
        return self.say("picture-at", place=place, what=what)

    def land(self, terrain: str) -> str:
        """What players call a terrain, or the picture of one."""
        return self.texts.name("picture-land", terrain)

    def token_color(self, color: str) -> str:
        """What players call the colour of number tokens."""
        return self.texts.name("picture-token_color", color)

    def goods(self, word: str, n: int) -> str:
        """So many cards of a resource, or so much gold."""
        message, parts = self.texts.counting("good", word)
        return self.say(message, n=n, **dict(parts))

    def id(self, name: str) -> str:
        return f"{self.tag}-{name}"

    def stamp(self, name: str, at: Point, scale: float = 1) -> str:
        """A shape from the stock, put somewhere."""
        return element("use", href=f"#{self.id(name)}", transform=moved(at, scale))


def cell_middle(cell: Cell) -> Point:
    """Where the middle of a hex is, also of one that has no number."""
    q, r = cell
    return sqrt(3) * (q + r / 2) * SIDE, 1.5 * r * SIDE


def cell_outline(cell: Cell, share: float = 1) -> list[Point]:
    """The corners of a hex, clockwise from its top."""
    x, y = cell_middle(cell)
    return [(x + share * dx, y + share * dy) for dx, dy in CORNERS]
