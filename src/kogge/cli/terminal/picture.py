"""Where on a canvas the hexes, intersections and paths of a board lie."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from math import sqrt

from kogge.cli.terminal.canvas import Canvas, Spot
from kogge.cli.terminal.seats import seat_letters, seat_paint
from kogge.engine.topology import Cell, Topology
from kogge.texts import Texts
from kogge.views import View
from kogge.wording import Wording

PLACES = ("path", "intersection", "hex")  # what an argument of an act may be on the board
Places = Mapping[str, Collection[int]]  # numbers of paths, intersections and hexes
ROADS = ("road", "route")  # fields of what is laid on paths, by whoever owns it
HOMES = ("home", "kontor")  # and of what stands on intersections


@dataclass(frozen=True)
class Scale:
    """How large a hex is drawn, and so how its slanting sides are divided between two lines."""

    half: int  # columns from the middle of a hex to its side
    tall: int  # lines between its upper and its lower corners

    @property
    def near(self) -> int:
        """How many characters of a slanting side are on the line of its upper end."""
        return self.half // 2

    @property
    def low(self) -> int:
        """How many are on the line of its lower end."""
        return self.half - 1 - self.near


@dataclass
class Picture:
    """A board being drawn from a view."""

    view: View
    scale: Scale
    labels: Places
    texts: Texts
    canvas: Canvas = field(default_factory=Canvas)
    afloat: set[Spot] = field(default_factory=set)  # where the names of ships are written

    @property
    def topo(self) -> Topology:
        return self.view.rules.topo

    def shows(self, *names: str) -> bool:
        """Does this game have all these fields?"""
        return self.view.has(*names)

    def owners(self, *names: str) -> list[int]:
        """Whose pieces of a kind stand where: the first of these fields that the game has, or nothing."""
        return next((self.view.column(name) for name in names if self.shows(name)), [])

    @cached_property
    def letters(self) -> list[str]:
        """Of the owners of pieces: the seats, then those that nobody plays."""
        return seat_letters(self.view, self.texts)

    def paint_of(self, owner: int) -> str:
        """The style of somebody's pieces."""
        return seat_paint(self.view, owner)

    @cached_property
    def wording(self) -> Wording:
        """What places are called."""
        return Wording(self.view.rules, self.view.state, self.view.seat, self.texts)

    def word(self, thing: str, room: int) -> str:
        """What a thing is called on the map, in at most so many letters; whole, if that leaves a blank beside it."""
        whole = self.texts.name("screen-map", thing)
        return whole if len(whole) < room else self.texts.name("screen-map", thing, "brief")[:room]

    def sign(self, thing: str) -> str:
        """The letters that stand for a thing."""
        return self.texts.name("screen-sign", thing)

    @property
    def room(self) -> int:
        """How many letters a hex has room for."""
        return 2 * self.scale.half - 1

    @property
    def names_lands(self) -> bool:
        """Have lands names, and is there room for them?"""
        return self.scale.tall > 1 and "hex" in self.view.facts.chart.names

    @cached_property
    def nodes(self) -> list[Spot]:
        """Where each intersection is."""
        return [self.spot(*place) for place in self.topo.places]

    @cached_property
    def shores(self) -> tuple[int, int]:
        """The first and the last column of the board."""
        columns = [column for _, column in self.nodes]
        return min(columns), max(columns)

    @property
    def size(self) -> tuple[int, int]:
        """Columns and lines of the board alone, without what is written around it."""
        left, right = self.shores
        lines = [line for line, _ in self.nodes]
        return right - left + 1, max(lines) - min(lines) + 1

    def hex(self, h: int) -> Spot:
        """The middle of a hex, on the first of the lines between its upper and its lower corners."""
        return self.spot(*self.topo.center(h))

    def sea(self, cell: Cell) -> Spot:
        """The middle of a hex that is no part of the game."""
        q, r = cell
        return self.spot(sqrt(3) * (q + r / 2), 1.5 * r)

    def paint(self, middle: Spot, style: str) -> None:
        """Colour the ground of a hex."""
        line, column = middle
        reach = [self.half_top, *[self.scale.half] * self.scale.tall, self.half_bottom]
        for at, width in enumerate(reach, start=line - 1):
            self.canvas.paint(at, column - width + 1, 2 * width - 1, style)

    def is_clear(self, line: int, column: int, width: int) -> bool:
        """Is nothing written there, whatever the ground?"""
        return all(self.canvas.ink.get((line, column + k), (" ", ""))[0] == " " for k in range(width))

    @property
    def half_top(self) -> int:
        """Columns from the middle of a hex to where its upper sides meet its first line."""
        return self.scale.half - self.scale.low

    @property
    def half_bottom(self) -> int:
        """The same for its lower sides and its last line."""
        return self.scale.half - self.scale.near

    def spot(self, x: float, y: float) -> Spot:
        """Corners come in pairs of lines; between one pair and the next are the middles of hexes."""
        band, rest = divmod(round(2 * y) + 2, 3)
        return band * (2 + self.scale.tall) + rest, round(x / (sqrt(3) / 2)) * self.scale.half

    def ends(self, e: int) -> tuple[Spot, Spot]:
        """The ends of a path, from left to right; of an upright one, from top to bottom."""
        one, two = sorted((self.nodes[n] for n in self.topo.edge_nodes[e]), key=lambda spot: (spot[1], spot[0]))
        return one, two

    def path(self, e: int) -> list[tuple[Spot, str]]:
        """The spots between the ends of a path, and how each is drawn as long as nothing lies there.

        A slanting side starts out level from its upper end and drops to the line of the lower one.
        """
        (line, column), (other, right) = self.ends(e)
        if column == right:
            return [((between, column), "|") for between in range(line + 1, other)]
        near, low = "-" * (self.scale.near - 1), "-" * (self.scale.low - 1)
        if line < other:
            drawn = [(line, sign) for sign in f"{near}."] + [(other, sign) for sign in f"'{low}"]
        else:
            drawn = [(line, sign) for sign in f"{low}'"] + [(other, sign) for sign in f".{near}"]
        return [((on, column + k), sign) for k, (on, sign) in enumerate(drawn, start=1)]

    def label_spots(self, e: int, length: int) -> list[Spot]:
        """Where the number of a path may begin; the first spot touches no token and no harbour's rate."""
        (line, column), (other, right) = self.ends(e)
        if column != right:
            left_end, right_end = (line, column + 1), (other, right - length)
            return [right_end, left_end] if line < other else [left_end, right_end]
        sea_to_the_east = all(self.hex(h)[1] < column for h in self.topo.edge_hexes[e])
        starts = [column - length + 1, column] if sea_to_the_east else [column, column - length + 1]
        return [(line + 1, start) for start in starts]
