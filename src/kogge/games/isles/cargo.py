"""What ships and harbour basins carry."""

from functools import partial

from kogge.engine.doors import door
from kogge.engine.fields import SEAT, Axis, one, up_to
from kogge.engine.layout import WORKING, Layout
from kogge.engine.state import State
from kogge.engine.tables import Row, Table
from kogge.games.isles.events import LOADED, SUPPLIED
from kogge.modules.facts import Stowage, Supply

SETTLER = 0
FISH = 1
CREW = 2
SACK = 3
PIECE_KINDS = 4
PIECES = ("settler", "fish", "crew", "sack")

NO_SUPPLY = -1  # the cell of what a scenario does not have

EMPTY = 0  # the loads: one large piece or two small ones  (E-35)
A_SETTLER = 1
A_FISH = 2
NO_LOAD = -1  # of what no hold can have together
LOAD_KINDS = 8
LOADS = ("nothing", "settler", "fish", "crew", "two_crews", "sack", "two_sacks", "crew_and_sack")
CONTENTS = (
    (0, 0, 0, 0),
    (1, 0, 0, 0),
    (0, 1, 0, 0),
    (0, 0, 1, 0),
    (0, 0, 2, 0),
    (0, 0, 0, 1),
    (0, 0, 0, 2),
    (0, 0, 1, 1),
)

SHIPS = 3  # of each player
BASINS = 4
HOLDS = 7  # places for cargo of each player: the ships', then the basins of the harbour settlements
SHIP_WORDS = ("1", "2", "3")
HOLD_WORDS = ("ship 1", "ship 2", "ship 3", "harbour 1", "harbour 2", "harbour 3", "harbour 4")

PIECE = Axis.named("piece", PIECES)
LOAD = Axis.named("load", LOADS)
SHIP = Axis.named("ship", SHIP_WORDS)
BASIN = Axis("basin", BASINS)
HOLD = Axis.named("hold", HOLD_WORDS)


class Cargo:
    """The load of every hold and basin, and the pieces left in the supplies.  (E-01, E-35)"""

    def __init__(self, layout: Layout, settlers: int) -> None:
        self.players: int = layout.players
        self.load = layout.field(
            "cargo", per=(SEAT, HOLD), holds=one(LOAD), meaning="load of each ship, then of each harbour settlement"
        )
        self.aboard = layout.field(
            "pieces_aboard", (SEAT, PIECE), up_to(2 * SHIPS), seen_by=WORKING, meaning="pieces aboard the ships"
        )
        self.loaded = layout.field(
            "loaded_holds", SEAT, up_to(HOLDS), seen_by=WORKING, meaning="ships and harbours that are not empty"
        )
        self.settlers = layout.field(
            "settlers_left", SEAT, up_to(settlers), fill=settlers, meaning="settlers in supply"
        )
        self.crews: int = NO_SUPPLY  # what a scenario does not have is in no supply
        self.shoals: int = NO_SUPPLY
        self.sacks: int = NO_SUPPLY
        self.count = Table(CONTENTS)
        self.more = Table([[with_one(load, piece, 1) for piece in range(PIECE_KINDS)] for load in range(LOAD_KINDS)])
        self.less = Table([[with_one(load, piece, -1) for piece in range(PIECE_KINDS)] for load in range(LOAD_KINDS)])
        self.rest = Row(
            [rest(a, b, c) for a in range(LOAD_KINDS) for b in range(LOAD_KINDS) for c in range(LOAD_KINDS)]
        )
        layout.renew(self.renew)
        layout.use("settlers_left", partial(stowed, self, SETTLER))
        layout.tell(Supply("settler", settlers, "settlers_left"), Stowage(SHIPS, BASINS, PIECES, LOADS, CONTENTS))

    def renew(self, s: State) -> str:
        """What is aboard follows from the loads; there are only pieces that the scenario has."""
        supplies = {FISH: self.shoals, CREW: self.crews, SACK: self.sacks}
        for p in range(self.players):
            loads = s.cells(self.load + p * HOLDS, self.load + (p + 1) * HOLDS)
            s[self.loaded + p] = HOLDS - loads.count(EMPTY)
            for piece in range(PIECE_KINDS):
                s[self.aboard + p * PIECE_KINDS + piece] = sum(CONTENTS[load][piece] for load in loads[:SHIPS])
                if supplies.get(piece) == NO_SUPPLY and any(CONTENTS[load][piece] for load in loads):
                    return f"seat {p} carries {PIECES[piece]}, which this game does not have"
        return ""

    def stock_crews(self, layout: Layout, n: int) -> None:
        """The scenario is played with so many crews for each player."""
        self.crews = layout.field("crews_left", SEAT, up_to(n), fill=n, meaning="crews in supply")
        layout.use("crews_left", partial(stowed, self, CREW))
        layout.tell(Supply("crew", n, "crews_left"))

    def stock_shoals(self, layout: Layout, n: int) -> None:
        """The scenario is played with so many shoals."""
        self.shoals = layout.field("shoals_left", holds=up_to(n), fill=n, meaning="shoals in supply")
        layout.use("shoals_left", partial(stowed_by_all, self, FISH))
        layout.tell(Supply("shoal", n, "shoals_left", shared=True))

    def stock_sacks(self, layout: Layout, n: int) -> None:
        """The scenario is played with so many sacks."""
        self.sacks = layout.field("sacks_left", holds=up_to(n), fill=n, meaning="sacks in supply")
        layout.use("sacks_left", partial(stowed_by_all, self, SACK))
        layout.tell(Supply("sack", n, "sacks_left", shared=True))

    def of(self, s: State, p: int, hold: int) -> int:
        """The load of a hold."""
        return s.at[self.load + p * HOLDS + hold]

    @door(SEAT, HOLD, LOAD)
    def stow(self, s: State, p: int, hold: int, load: int) -> None:
        """From now on the hold has this load."""
        before = s.at[self.load + p * HOLDS + hold]
        if before == EMPTY:
            s.at[self.loaded + p] += 1
        if load == EMPTY:
            s.at[self.loaded + p] -= 1
        if hold < SHIPS:
            for piece in range(PIECE_KINDS):
                more = self.count.at[load][piece] - self.count.at[before][piece]
                s.at[self.aboard + p * PIECE_KINDS + piece] += more
        s.at[self.load + p * HOLDS + hold] = load
        s.tell(LOADED, p, hold, load, before)

    def has(self, s: State, p: int, hold: int, piece: int) -> bool:
        return self.count.at[s.at[self.load + p * HOLDS + hold]][piece] > 0

    def has_room(self, s: State, p: int, hold: int, piece: int) -> bool:
        return self.more.at[s.at[self.load + p * HOLDS + hold]][piece] != NO_LOAD

    def put(self, s: State, p: int, hold: int, piece: int) -> None:
        """One piece more, for which there is room."""
        self.stow(s, p, hold, self.more.at[s.at[self.load + p * HOLDS + hold]][piece])

    def take(self, s: State, p: int, hold: int, piece: int) -> None:
        """One piece less."""
        self.stow(s, p, hold, self.less.at[s.at[self.load + p * HOLDS + hold]][piece])

    def give_back(self, s: State, p: int, piece: int) -> None:
        """A piece goes to its supply.  (E-44)"""
        s.tell(SUPPLIED, p, piece, 1)
        if piece == SETTLER:
            s.at[self.settlers + p] += 1
        elif piece == CREW:
            s.at[self.crews + p] += 1
        elif piece == FISH:
            s.at[self.shoals] += 1
        else:
            s.at[self.sacks] += 1

    def fetch(self, s: State, p: int, piece: int) -> None:
        """A settler or a crew comes from the supply of its player."""
        s.tell(SUPPLIED, p, piece, -1)
        if piece == SETTLER:
            s.at[self.settlers + p] -= 1
        else:
            s.at[self.crews + p] -= 1

    def clear(self, s: State, p: int, hold: int) -> None:
        """Everything in the hold goes to the supplies."""
        for piece in range(PIECE_KINDS):
            for _ in range(self.count.at[s.at[self.load + p * HOLDS + hold]][piece]):
                self.give_back(s, p, piece)
        self.stow(s, p, hold, EMPTY)


def stowed(cargo: Cargo, piece: int, s: State) -> list[int]:
    """How many of such pieces each player has in ships and basins."""
    rows = [s.cells(cargo.load + p * HOLDS, cargo.load + (p + 1) * HOLDS) for p in range(cargo.players)]
    return [sum(CONTENTS[load][piece] for load in loads) for loads in rows]


def stowed_by_all(cargo: Cargo, piece: int, s: State) -> list[int]:
    """How many of such pieces all players together have in ships and basins."""
    return [sum(stowed(cargo, piece, s))]


def with_one(load: int, piece: int, n: int) -> int:
    """The load with one piece more, or less, if there is such a load."""
    wanted = [count + n * (kind == piece) for kind, count in enumerate(CONTENTS[load])]
    return found(wanted)


def rest(a: int, b: int, kept: int) -> int:
    """What is left of two loads for the one side if the other keeps this, if it can.  (E-45, ruling 18)"""
    return found([x + y - z for x, y, z in zip(CONTENTS[a], CONTENTS[b], CONTENTS[kept], strict=True)])


def found(contents: list[int]) -> int:
    return CONTENTS.index(tuple(contents)) if tuple(contents) in CONTENTS else NO_LOAD
