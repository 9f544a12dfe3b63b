"""The sheet that layers draw on: a view, and where its hexes, intersections and paths lie on paper."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan2, degrees

from kogge.engine.state import NOBODY
from kogge.engine.topology import Topology
from kogge.modules.terrain import TERRAINS, UNEXPLORED
from kogge.svg.elements import Point, between, element, moved
from kogge.views import View

SIDE = 100  # of a hex


@dataclass(frozen=True)
class Sheet:
    """A view to be drawn, in units of which ``SIDE`` make the side of a hex."""

    view: View
    seats: Sequence[str]
    labels: bool
    legal: bool
    tag: str  # begins every id, so that several pictures may share a page
    neutrals: Sequence[str] = ()  # colours that nobody plays; their pieces count on from the seats

    @property
    def topo(self) -> Topology:
        return self.view.rules.topo

    def has(self, *fields: str) -> bool:
        """Does the game that is viewed have all of these fields?"""
        return all(field in self.view.rules.layout.fields for field in fields)

    def node(self, n: int) -> Point:
        """Where an intersection is."""
        x, y = self.topo.places[n]
        return x * SIDE, y * SIDE

    def hex(self, h: int) -> Point:
        """Where the middle of a hex is."""
        x, y = self.topo.center(h)
        return x * SIDE, y * SIDE

    def outline(self, h: int, share: float = 1) -> list[Point]:
        """The corners of a hex, drawn together towards its middle to this share of its size."""
        return [between(self.hex(h), self.node(n), share) for n in self.topo.hex_nodes[h]]

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

    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of the land; a game may do without any."""
        places = [self.node(n) for n in range(self.topo.n_nodes)] or [(0.0, 0.0)]
        xs, ys = zip(*places, strict=True)
        return min(xs), min(ys), max(xs), max(ys)

    def terrain(self, h: int) -> str:
        """The name of the terrain of a hex."""
        kind = self.view.column("terrain")[h]
        return TERRAINS[kind] if 0 <= kind < len(TERRAINS) else "unknown"

    def is_land(self, h: int) -> bool:
        """Can homes stand on the corners of this hex?  All of a game without terrains is land."""
        return not self.has("terrain") or self.view.column("terrain")[h] < UNEXPLORED

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
