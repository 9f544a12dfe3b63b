"""The sheet that layers draw on: a view, and where its hexes, intersections and paths lie on paper."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import atan2, degrees, sqrt

from kogge.engine.chart import Called, Chart
from kogge.engine.state import NOBODY
from kogge.engine.topology import Cell, Topology
from kogge.games.facts import Facts
from kogge.modules.terrain import TERRAINS, UNEXPLORED
from kogge.svg.elements import Point, between, element, moved
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
    language: str = "en"  # of the names on the board

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
        return self.chart.name(of, place, self.language)

    def called(self, names: Called) -> str:
        return names.get(self.language, "")

    def titled(self, of: str, place: int) -> str:
        """A place by its number and its name, if it has one: ``intersection 57, Prague``."""
        name = self.name(of, place)
        return f"{of} {place}, {name}" if name else f"{of} {place}"

    def seat(self, seat: int) -> str:
        """The colour of a seat, or of pieces that nobody plays."""
        colors = [*self.seats, *self.neutrals]
        if seat == NOBODY:
            return "nobody"
        return colors[seat] if seat < len(colors) else "neutral"

    def is_neutral(self, owner: int) -> bool:
        return owner >= len(self.seats)

    def owner(self, owner: int) -> str:
        """Whose a piece is, in words: ``blue``, ``neutral white``."""
        color = self.seat(owner)
        return f"neutral {color}" if self.is_neutral(owner) and color != "neutral" else color

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
