"""What lies on the table: terrain, number tokens and harbours."""

from kogge.engine.doors import door
from kogge.engine.fields import HEX, HEX_OR_NONE, INTERSECTION, PATH, Axis, one, up_to
from kogge.engine.layout import WORKING, Layout
from kogge.engine.state import NOBODY, State
from kogge.engine.topology import Topology
from kogge.modules.events import HARBOR_LAID, TOKEN_LAID, TOKEN_LIFTED
from kogge.modules.resources import KINDS, RESOURCES

DESERT = KINDS  # a terrain below it yields the resource of the same number
GOLD_RIVER = 6
SPICE = 7
UNEXPLORED = 8  # a terrain below it is land
SEA = 9  # and those above it are kinds of sea
SHOAL = 10
COUNCIL = 11

TERRAINS = (
    *("forest", "hill", "pasture", "field", "mountain", "desert"),
    *("gold_river", "spice", "unexplored", "sea", "shoal", "council"),
)

GENERIC = KINDS  # a harbour below it is special to the resource of the same number
NO_HARBOR = -1
NO_HEX = -1
LARGEST_ROLL = 12  # that two dice can show
ROLL_NUMBERS = LARGEST_ROLL + 1  # of a row that has a cell for every number, from 0 on

TERRAIN = Axis("terrain")  # which kinds there are a game says
NUMBER = Axis("number", ROLL_NUMBERS)
HARBOR = Axis.named("harbor", (*RESOURCES, "any"))


class Terrain:
    """The board is part of the position: one game plays on all boards.

    The hexes of each number hang in a chain (``rolled``, then ``next`` from hex to hex), so that
    a roll looks at its own hexes only and a token can be moved.
    """

    def __init__(self, layout: Layout, topo: Topology, harbors: bool = True, names: tuple[str, ...] = TERRAINS) -> None:
        self.topo = topo
        layout.name(TERRAIN, names)
        self.kind = layout.field(
            "terrain", per=HEX, holds=one(TERRAIN), fill=min(DESERT, len(names) - 1), meaning="kind of terrain"
        )
        self.number = layout.field(
            "number", per=HEX, holds=up_to(LARGEST_ROLL, none="none"), meaning="number that is printed or lies there"
        )
        self.harbor: int = self.lay_harbors(layout) if harbors else NO_HARBOR
        self.rolled = layout.field(
            "rolled_hex", NUMBER, HEX_OR_NONE, fill=NO_HEX, seen_by=WORKING, meaning="first hex of the number"
        )
        self.next = layout.field(
            "next_hex", HEX, HEX_OR_NONE, fill=NO_HEX, seen_by=WORKING, meaning="next hex of the same number"
        )
        self.laying: list[int] = []  # the steps at which hexes are still to be laid
        layout.renew(self.renew)

    def renew(self, s: State) -> str:
        """Chain the hexes of each number that yield cards anew; what hangs together already keeps its order.

        While a board is laid, hexes of which nothing but the number is known hang there as well.
        """
        numbers = s.cells(self.number, self.number + self.topo.n_hexes)
        kinds = s.cells(self.kind, self.kind + self.topo.n_hexes)
        most = DESERT if s.step in self.laying else KINDS - 1
        chains = [chain(self, s, number) for number in range(ROLL_NUMBERS)]
        s.blot(self.next, self.next + self.topo.n_hexes, NO_HEX)
        for number in range(ROLL_NUMBERS):
            wanted = [h for h, lies in enumerate(numbers) if lies == number > 0 and kinds[h] <= most]
            link = self.rolled + number
            for h in chains[number] if sorted(chains[number]) == wanted else wanted:
                s[link] = h
                link = self.next + h
            s[link] = NO_HEX
        return ""

    def lay_harbors(self, layout: Layout) -> int:
        """The game has harbours."""
        return layout.field(
            "harbor",
            per=INTERSECTION,
            holds=one(HARBOR, none="none"),
            fill=NO_HARBOR,
            meaning="harbour at it: for which resource it trades 2:1, or for any 3:1",
        )

    @door(HEX, NUMBER)
    def place_token(self, s: State, h: int, number: int) -> None:
        """A number token is laid on a hex that has none."""
        s.at[self.number + h] = number
        s.at[self.next + h] = s.at[self.rolled + number]
        s.at[self.rolled + number] = h
        s.tell(TOKEN_LAID, NOBODY, h, number)

    @door(HEX)
    def take_token(self, s: State, h: int) -> None:
        """The number token of a hex is lifted from it.  (M-65)"""
        number = s.at[self.number + h]
        link = self.rolled + number
        while s.at[link] != h and s.at[link] != NO_HEX:
            link = self.next + s.at[link]
        s.at[link] = s.at[self.next + h]
        s.at[self.next + h] = NO_HEX
        s.at[self.number + h] = 0
        s.tell(TOKEN_LIFTED, NOBODY, h, number)

    @door(PATH, HARBOR)
    def place_harbor(self, s: State, edge: int, kind: int) -> None:
        """A harbour serves the two intersections of its coast.  (B-06)"""
        if self.harbor == NO_HARBOR:
            return  # a game without any has no cells for them
        s.at[self.harbor + self.topo.edge_nodes.at[edge][0]] = kind
        s.at[self.harbor + self.topo.edge_nodes.at[edge][1]] = kind
        s.tell(HARBOR_LAID, NOBODY, edge, kind)


class Robbed:
    """The hex that the robber blocks, for everyone and until it is moved.  (B-12, B-26, B-35)"""

    def __init__(self, layout: Layout) -> None:
        self.hex = layout.field("robber", holds=HEX_OR_NONE, fill=NO_HEX, meaning="where the robber stands")


def chain(terrain: Terrain, s: State, number: int) -> list[int]:
    """The hexes of a number as they hang together; of a chain that comes back to itself, up to there."""
    found: list[int] = []
    h = s[terrain.rolled + number]
    while h != NO_HEX and h not in found:
        found.append(h)
        h = s[terrain.next + h]
    return found if h == NO_HEX else [*found, h]
