"""The ground of a position in the making: the island, and what was discovered."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any

from kogge.engine.rules import Rules
from kogge.games.isles.assembly import Isles
from kogge.games.isles.board import load
from kogge.games.isles.conquest import Conquests
from kogge.games.refusal import Refused, quoted
from kogge.games.setups.treasury import GoldTable
from kogge.games.setups.words import Place, one_of, paired
from kogge.modules.resources import KINDS
from kogge.modules.terrain import DESERT, ROLL_NUMBERS, TERRAINS

LANDS = TERRAINS[: DESERT + 1]


class GroundTable(GoldTable):
    """The sea and the island, as the scenario begins."""

    def __init__(self, isles: Isles, rules: Rules, sketch: bool) -> None:
        super().__init__(isles, rules, sketch)
        self.isles = isles
        self.gold = isles.gold
        if "pirate_waters" in self.fields:
            self.put("pirate_waters", self.first("pirate_waters"))

    def first(self, name: str) -> list[int]:
        """What a field holds when the game begins."""
        return self.rules.blank.cells(self.fields[name].start, self.fields[name].stop)

    def part(self, kind: type[Any], what: str) -> Any:
        """The part of this class, which the scenario must have."""
        parts = [self.isles.aftermath, *self.isles.watchers, *self.isles.scouts, *self.isles.moving]
        for part in parts:
            if type(part) is kind:
                return part
        raise Refused(f"this scenario has no {what}")

    def kind_of(self, h: int) -> str:
        return TERRAINS[self.s[self.isles.terrain.kind + h]]

    def lay_island(self, other: Mapping[Place, str]) -> None:
        """The island's terrain; where it is shuffled, as it is printed for The Pirate Lairs unless said otherwise."""
        shuffled = "hexes_left" in self.fields
        usual = printed() if shuffled else [self.first("terrain")[h] for h in self.isles.board.island]
        kinds = dict(zip(self.isles.board.island, usual, strict=True))
        for place, word in paired(other, "island"):
            h = self.atlas.hexagon(place)
            if h not in kinds:
                raise Refused(f"{quoted(place)} is no hex of the island")
            kinds[h] = LANDS.index(one_of(word, LANDS, "terrain of the island"))
        for h, kind in kinds.items():
            self.s[self.isles.terrain.kind + h] = kind
        if shuffled:
            self.put("hexes_left", [0] * len(self.first("hexes_left")))
        if not self.sketch:
            self.check_island(kinds, shuffled)

    def check_island(self, kinds: Mapping[int, int], shuffled: bool) -> None:
        """Loose hexes may lie otherwise where the scenario shuffles them, but must be those of the box.  (E-02)"""
        if not shuffled:
            if list(kinds.values()) != [self.first("terrain")[h] for h in kinds]:
                raise Refused("the island of this scenario lies as it is printed; another one is for sketches")
            return
        tip = self.isles.board.western_tip()
        if kinds[tip] != self.first("terrain")[tip]:
            raise Refused("the western tip of the island is printed on the frame, and a pasture")
        laid = Counter(kind for h, kind in kinds.items() if h != tip)
        for kind, n in self.isles.board.loose.items():
            if laid[kind] != n:
                raise Refused(f"the island has {n} loose hexes of {LANDS[kind]}, and here are {laid[kind]}")

    def discover(self, place: Place, tile: object) -> None:
        """Somebody has turned up this tile, from what lies face down in its region; what it brought has been spent."""
        h = self.atlas.hexagon(place)
        kind, _, more = tile.partition(" ") if isinstance(tile, str) else (quoted(tile), "", "")
        if not self.isles.sea.is_dark(self.s, h):
            raise Refused(f"{quoted(place)} is not unexplored, so it can't be discovered")
        coins = self.s.cells(self.fields["gold"].start, self.fields["gold"].stop)
        self.s[self.isles.discovery.found] = h
        self.chance(kind, f"the tile at {quoted(place)}", "turn_tile")
        if kind == "gold_river" and more:
            self.free_lair(h, more, f"the number under the lair at {quoted(place)}")
        elif kind not in ("gold_river", "sea"):
            self.chance(more, f"what lies on the {kind} at {quoted(place)}")
        elif more:
            raise Refused(f"the tile at {quoted(place)} is {kind} and nothing more, not {quoted(tile)}")
        for r in range(KINDS):
            self.isles.purse.gain(self.s, 0, r, -self.s[self.isles.purse.hand + r])
        self.s.turn_of = 0
        self.put("gold", coins)

    def free_lair(self, h: int, word: str, what: str) -> None:
        """The lair on this river was conquered: it shows one of the numbers that are left, and is gone."""
        conquests = self.part(Conquests, "lairs")
        left = {str(n): n for n in range(ROLL_NUMBERS) if self.s[conquests.lairs.numbers + n]}
        number = left[one_of(word, list(left), what)]
        self.s[conquests.lairs.numbers + number] -= 1
        self.s[conquests.lairs.conquered] = h
        conquests.free(self.s, number)


@cache
def printed() -> list[int]:
    """The island's terrain as it is printed for The Pirate Lairs."""
    return load("pirate-lairs").terrain
