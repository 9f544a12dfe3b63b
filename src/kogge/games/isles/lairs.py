"""Pirate lairs: landing at them, and what the freed rivers yield."""

from collections.abc import Sequence
from functools import partial

from kogge.engine.act import Need
from kogge.engine.fields import HEX, HEX_OR_NONE, YES_NO, Axis, up_to
from kogge.engine.layout import Layout
from kogge.engine.state import State
from kogge.games.isles.ashore import Ashore, ShoreAct
from kogge.games.isles.cargo import CREW, PIECE_KINDS
from kogge.games.isles.events import CREW_FETCHED, CREW_LANDED, LAIR_CONQUERED, LAIR_FOUND
from kogge.modules.dice import Production
from kogge.modules.events import GOLD, PRODUCED
from kogge.modules.facts import Count, Payment
from kogge.modules.terrain import GOLD_RIVER, NO_HEX, NUMBER, ROLL_NUMBERS
from kogge.modules.watcher import Watcher

LAIRS = 6
LAIR = Axis("lair", LAIRS)
CREWS_TO_CONQUER = 3
RIVER_GOLD = 2  # for each home at a freed river


class Lairs(Watcher):
    """A lair on every gold river that is found, until three crews have conquered it.  (E-70 to E-78)

    Which number is under it is chance's to say when it is turned; nobody knows before.
    """

    def __init__(self, layout: Layout, ashore: Ashore, production: Production, numbers: Sequence[int]) -> None:
        self.ashore = ashore
        self.production = production
        self.terrain = ashore.terrain
        self.players: int = layout.players
        self.standing = layout.field("lair", per=HEX, holds=YES_NO, meaning="whether a lair stands there")
        self.river = layout.field(
            "gold_river", per=LAIR, holds=HEX_OR_NONE, fill=NO_HEX, meaning="gold rivers in the order of discovery"
        )
        self.numbers = layout.field(
            "lair_numbers_left", per=NUMBER, holds=up_to(len(numbers)), meaning="lair numbers that nobody has seen"
        )
        self.conquered = layout.field(
            "conquered_lairs", LAIR, HEX_OR_NONE, fill=NO_HEX, meaning="lairs conquered in this turn, in order"
        )
        for number in numbers:
            layout.blank[self.numbers + number] += 1
        layout.renew(self.renew)
        layout.use("lair_numbers_left", partial(numbers_shown, self))
        layout.tell(Count("lair_crews", CREWS_TO_CONQUER), Payment("river", RIVER_GOLD))

    def renew(self, s: State) -> str:
        """A lair closes its gold river; crews on freed ones wait to be fetched."""
        for h in range(self.terrain.topo.n_hexes):
            is_river = s[self.terrain.kind + h] == GOLD_RIVER
            if (s[self.standing + h] != 0) != (is_river and s[self.terrain.number + h] == 0):
                return f"hex {h} has a lair, or shows its number, where it can't"
            if s[self.standing + h]:
                self.ashore.ground.close(s, h)
            elif is_river:
                for p in range(self.players):
                    s[self.ashore.waiting + p] += self.ashore.of(s, h, p)
        return ""

    def explored(self, s: State, p: int, h: int) -> None:
        """A gold river gets a lair.  (E-70)"""
        if s.at[self.terrain.kind + h] == GOLD_RIVER:
            s.at[self.standing + h] = 1
            s.tell(LAIR_FOUND, p, h)
            self.note(s, self.river, h)
            self.ashore.ground.close(s, h)

    def note(self, s: State, cell: int, h: int) -> None:
        """Put the hex at the end of a list."""
        for k in range(LAIRS):
            if s.at[cell + k] == NO_HEX:
                s.at[cell + k] = h
                return

    def rolled(self, s: State, total: int) -> None:
        """A freed river of this number gives gold for each home at it.  (E-78)"""
        for k in range(LAIRS):
            h = s.at[self.river + k]
            if h != NO_HEX and s.at[self.terrain.number + h] == total:
                for p in range(self.players):
                    homes = self.production.yields_to(s, p, h)
                    if homes:
                        self.ashore.gold.add(s, p, RIVER_GOLD * homes)
                        s.tell(PRODUCED, p, h, GOLD, RIVER_GOLD * homes)


def numbers_shown(lairs: Lairs, s: State) -> list[int]:
    """How many freed rivers show each number?"""
    rivers = [h for h in range(lairs.terrain.topo.n_hexes) if s[lairs.terrain.kind + h] == GOLD_RIVER]
    shown = [s[lairs.terrain.number + h] for h in rivers]
    return [shown.count(number) if number else 0 for number in range(ROLL_NUMBERS)]


class LandCrew(ShoreAct):
    """A crew goes ashore at a lair that is not conquered yet; the third conquers it.  (E-72, E-73)"""

    def __init__(self, lairs: Lairs) -> None:
        super().__init__("land_crew", lairs.ashore)
        self.lairs = lairs
        self.needs = [Need(lairs.ashore.cargo.aboard + CREW, stride=PIECE_KINDS)]

    def is_open(self, s: State, i: int, h: int) -> bool:
        if s.at[self.lairs.standing + h] == 0 or self.ashore.on(s, h) == CREWS_TO_CONQUER:
            return False
        return self.ashore.cargo.has(s, s.to_act, i, CREW)

    def apply(self, s: State, arg: int) -> None:
        h = arg % self.hexes
        self.ashore.cargo.take(s, s.to_act, arg // self.hexes, CREW)
        self.ashore.add(s, h, s.to_act, 1)
        s.tell(CREW_LANDED, s.to_act, h, arg // self.hexes)
        if self.ashore.on(s, h) == CREWS_TO_CONQUER:
            self.lairs.note(s, self.lairs.conquered, h)
            s.tell(LAIR_CONQUERED, s.to_act, h)


class FetchCrew(ShoreAct):
    """A crew that helped to conquer a lair comes aboard again.  (E-76)"""

    def __init__(self, lairs: Lairs) -> None:
        super().__init__("fetch_crew", lairs.ashore)
        self.lairs = lairs
        self.needs = [Need(lairs.ashore.waiting)]

    def is_open(self, s: State, i: int, h: int) -> bool:
        if s.at[self.lairs.terrain.kind + h] != GOLD_RIVER or s.at[self.lairs.standing + h]:
            return False
        return self.ashore.of(s, h, s.to_act) > 0 and self.ashore.cargo.has_room(s, s.to_act, i, CREW)

    def apply(self, s: State, arg: int) -> None:
        self.ashore.add(s, arg % self.hexes, s.to_act, -1)
        s.tell(CREW_FETCHED, s.to_act, arg % self.hexes, arg // self.hexes)
        s.at[self.ashore.waiting + s.to_act] -= 1
        self.ashore.cargo.put(s, s.to_act, arg // self.hexes, CREW)
