"""Places as people name them: by number, by a hex and its corner or side, by what the board calls them."""

import re
from difflib import get_close_matches
from functools import lru_cache
from itertools import pairwise

from kogge.engine.rules import Rules
from kogge.engine.topology import Cell, corners, place
from kogge.games.refusal import Refused, quoted
from kogge.games.setups.words import LIKE
from kogge.names import index, names, plain

CORNERS = ("N", "NE", "SE", "S", "SW", "NW")  # of a hex, clockwise
SIDES = ("NE", "E", "SE", "SW", "W", "NW")
SPOT = re.compile(r"\s*(-?[0-9]{1,3})\s*,\s*(-?[0-9]{1,3})(?:\s+([A-Za-z]{1,2}))?\s*")  # ``3,-1`` or ``3,-1 NE``
DIGITS = re.compile(r"\s*[0-9]{1,6}\s*")
LONGEST = 400  # letters of a line


class PlaceAtlas:
    """Which hex, intersection or path of a board is meant by a name.

    A hex is a number, its coordinates (``"3,-1"``), or what the board calls it in any language. An intersection is a
    number, a corner of a hex (``"3,-1 NE"``), or a city. A path is a number, a side of a hex (``"3,-1 NE"``), or its
    two ends (``"40-44"``); a line of paths is its stops (``"40-44-48"``).
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.topo = rules.topo

    def hexagon(self, text: object) -> int:
        """The number of a hex."""
        found = self.read("hex", text, self.topo.n_hexes)
        if found is None:
            raise Refused(f"there is no hex {quoted(text)}; {self.instead('hex', self.topo.n_hexes, text)}")
        return found

    def corner(self, text: object) -> int:
        """The number of an intersection."""
        found = self.read("intersection", text, self.topo.n_nodes)
        if found is None:
            raise Refused(
                f"there is no intersection {quoted(text)}; {self.instead('intersection', self.topo.n_nodes, text)}"
            )
        return found

    def side(self, text: object) -> int:
        """The number of one path."""
        found = self.line(text)
        if len(found) != 1:
            raise Refused(f"{quoted(text)} is a line of {len(found)} paths, but one must stand here")
        return found[0]

    def line(self, text: object) -> list[int]:
        """The paths along a line, or the one path that is named."""
        found = self.read("path", text, self.topo.n_edges)
        if found is not None:
            return [found]
        stops = self.stops(text[:LONGEST].replace(" -- ", "-").split("-")) if isinstance(text, str) else None
        if stops is None or len(stops) < 2:
            raise Refused(f"there is no path {quoted(text)}; {self.instead('path', self.topo.n_edges, text)}")
        return [self.between(a, b) for a, b in pairwise(stops)]

    def between(self, one: str, other: str) -> int:
        """The path that joins two intersections."""
        path = self.topo.edge_between(self.corner(one), self.corner(other))
        if path is None:
            near = ", ".join(map(self.called, self.topo.node_nodes[self.corner(one)]))
            raise Refused(f"no path joins {one.strip()} and {other.strip()}; paths lead from {one.strip()} to {near}")
        return path

    def stops(self, pieces: list[str]) -> list[str] | None:
        """The intersections in a text that was parted at its hyphens, which coordinates and names may have too."""
        if not pieces:
            return []
        for n in range(1, len(pieces) + 1):
            stop = "-".join(pieces[:n])
            if self.read("intersection", stop, self.topo.n_nodes) is not None:
                rest = self.stops(pieces[n:])
                if rest is not None:
                    return [stop, *rest]
        return None

    def read(self, of: str, text: object, count: int) -> int | None:
        """The number that is meant, if one is."""
        if isinstance(text, int) and not isinstance(text, bool):
            return text if 0 <= text < count else None
        if not isinstance(text, str) or len(text) > LONGEST:
            return None
        if DIGITS.fullmatch(text):
            return int(text) if int(text) < count else None
        spot = SPOT.fullmatch(text)
        if spot:
            return self.at(of, (int(spot[1]), int(spot[2])), (spot[3] or "").upper())
        return index(self.rules, of).get(plain(text))

    def at(self, of: str, cell: Cell, word: str) -> int | None:
        """A hex by its coordinates, or what is at its corner or side; corners may be of hexes off the board."""
        if of == "hex":
            return self.topo.cells.index(cell) if cell in self.topo.cells and not word else None
        if of == "intersection":
            return nodes(self.rules).get(place(corners(cell)[CORNERS.index(word)])) if word in CORNERS else None
        if word not in SIDES:
            return None
        k = SIDES.index(word)
        ends = [nodes(self.rules).get(place(corners(cell)[corner % 6])) for corner in (k, k + 1)]
        return None if ends[0] is None or ends[1] is None else self.topo.edge_between(ends[0], ends[1])

    def called(self, node: int) -> str:
        """An intersection by its name or number."""
        return self.rules.layout.chart.name("intersection", node) or str(node)

    def instead(self, of: str, count: int, text: object) -> str:
        """What was meant, if that is likely, or else how a place of this kind can be written."""
        known = index(self.rules, of)
        near = get_close_matches(plain(text), known, 1, LIKE) if isinstance(text, str) and len(text) <= LONGEST else []
        if not near:
            return self.forms(of, count)
        called = names(self.rules, of, known[near[0]]).values()
        return f"did you mean {next(name for name in called if plain(name) == near[0])}?"

    def forms(self, of: str, count: int) -> str:
        """How a place of this kind can be written on this board."""
        q, r = self.topo.cells[0]
        names = [called.get("en", "") for called in self.rules.layout.chart.names.get(of, ())]
        forms = [f"a number up to {count - 1}"]
        forms.append(f"coordinates as in '{q},{r}'" if of == "hex" else f"a {WORD[of]} of a hex as in '{q},{r} NE'")
        if of == "path":
            a, b = self.topo.edge_nodes[0]
            forms.append(f"its two ends as in '{a}-{b}'")
        if any(names):
            forms.append(f"a name as {next(filter(None, names))}")
        return f"write {', '.join(forms[:-1])} or {forms[-1]}"


WORD = {"intersection": "corner", "path": "side"}


@lru_cache(maxsize=128)
def nodes(rules: Rules) -> dict[tuple[float, float], int]:
    """The number of each intersection by where it is drawn."""
    return {where: node for node, where in enumerate(rules.topo.places)}
