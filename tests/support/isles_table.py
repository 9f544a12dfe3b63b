"""A position of Explorers & Pirates in the making: each wish is carried out by the game's own parts, or refused."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from kogge.engine.rules import Rules
from kogge.engine.state import CHANCE, State
from kogge.games.isles.assembly import Isles, IslesOptions
from kogge.games.isles.board import CORNERS, SIDES, load
from kogge.games.isles.cargo import CONTENTS, LOADS, PIECES, SHIPS
from kogge.games.isles.conquest import Conquests
from kogge.games.isles.fish import DeliverFish, Shoals
from kogge.games.isles.lairs import CREWS_TO_CONQUER, Lairs
from kogge.games.isles.missions import Mission
from kogge.games.isles.pirate import PirateLog
from kogge.games.isles.scenarios import explorers_pirates, fish_for_catan, land_ho, pirate_lairs, spices_for_catan
from kogge.games.isles.sea import CHART
from kogge.games.isles.spices import DeliverSpice, Villages
from kogge.games.scenario import laid_out
from kogge.modules.resources import KINDS, RESOURCES
from kogge.modules.terrain import NO_HEX, TERRAINS
from kogge.notation import notation
from tests.support.position import counted

SCENARIOS: dict[str, Callable[[Any], Isles]] = {
    "land-ho": land_ho,
    "pirate-lairs": pirate_lairs,
    "fish": fish_for_catan,
    "spices": spices_for_catan,
    "explorers-pirates": explorers_pirates,
}
PRINTED = load("pirate-lairs").terrain  # the island's terrain where a test does not say otherwise

Words = Mapping[int, str]
Places = Mapping[int, Sequence[str]]  # of each seat
Crews = Mapping[str, Mapping[int, int]]  # on each hex, of each seat


@cache
def parts(scenario: str, options: IslesOptions) -> tuple[Isles, Rules]:
    """The parts of a game and the rules they make, which act on every position of the same options."""
    assembled = SCENARIOS[scenario](options)
    return assembled, assembled.rules()


class Table:
    """A position in the making."""

    def __init__(self, scenario: str, options: IslesOptions) -> None:
        self.isles, self.rules = parts(scenario, options)
        self.fields = self.rules.layout.fields
        self.steps = {step.name: step for step in self.rules.steps}
        self.s: State = laid_out(self.isles.layout, self.steps["over"])
        self.isles.lay_board(self.s)
        self.write("pirate_waters", self.first("pirate_waters"))
        self.write("hexes_left", [0] * len(self.first("hexes_left")))

    def first(self, name: str) -> list[int]:
        """What a field holds when the game begins; nothing, if the game does not have it."""
        field = self.fields.get(name)
        return self.rules.blank.cells(field.start, field.stop) if field else []

    def write(self, name: str, values: Sequence[int]) -> None:
        """The first cells of a field."""
        for k, value in enumerate(values):
            assert self.fields[name].start + k < self.fields[name].stop, f"{name} has no {k + 1} cells"
            self.s[self.fields[name].start + k] = value

    def chance(self, text: str, step: str = "") -> None:
        """Chance does this, as it could at this step."""
        if step:
            self.s.step = self.steps[step].id
        self.s.to_act = CHANCE
        action = notation(self.rules).read(text)
        assert action in self.rules.actions(self.s), f"chance can't do this here: {text}"
        self.rules.play(self.s, action)

    def part(self, kind: type[Any]) -> Any:
        """The part of this class, which the scenario must have."""
        found = [part for part in [*self.isles.watchers, *self.isles.scouts, *self.isles.moving] if type(part) is kind]
        assert found, f"this scenario has no {kind.__name__}"
        return found[0]

    def hexagon(self, place: str) -> int:
        return numbered(self.rules, place, "hex")

    def corner(self, place: str) -> int:
        return numbered(self.rules, place, "intersection")

    def side(self, place: str) -> int:
        return numbered(self.rules, place, "path")

    # The ground

    def lay_island(self, other: Mapping[str, str]) -> None:
        kinds = dict(zip(self.isles.board.island, PRINTED, strict=True))
        for place, word in other.items():
            assert self.hexagon(place) in kinds, f"{place} is no hex of the island"
            kinds[self.hexagon(place)] = TERRAINS.index(word)
        for h, kind in kinds.items():
            self.s[self.isles.terrain.kind + h] = kind

    def discover(self, place: str, tile: str) -> None:
        """Somebody has turned up this tile; what it brought has been spent."""
        h = self.hexagon(place)
        kind, _, more = tile.partition(" ")
        assert self.isles.sea.is_dark(self.s, h), f"{place} is not unexplored"
        self.s[self.isles.discovery.found] = h
        self.chance(f"turn_tile {kind}", "turn_tile")
        if kind == "gold_river" and more:
            self.s[self.part(Lairs).conquered] = h
            self.chance(f"turn_lair {more}", "turn_lair")
        elif kind not in ("gold_river", "sea"):
            told = {"shoal": "number_shoal", "spice": "turn_village"}.get(kind, "draw_chip")
            self.chance(f"{told} {more}")
        for r in range(KINDS):
            self.isles.purse.gain(self.s, 0, r, -self.s[self.isles.purse.hand + r])
        self.s.turn_of = 0
        self.write("gold", self.first("gold"))

    # Crews

    def land_crews(self, ashore: Crews, conquered: Sequence[str]) -> None:
        for place, crews in ashore.items():
            h = self.hexagon(place)
            kind = TERRAINS[self.s[self.isles.terrain.kind + h]]
            assert kind in ("gold_river", "spice"), f"no crew can be at {place}"
            for p, n in crews.items():
                self.supply(p, "crew", n)
                self.write_crews(h, p, n)
                if kind == "spice":
                    assert n == 1, f"one crew of each player is enough for {place}"
                    self.befriend(h, p)
            if kind == "gold_river":
                self.check_lair(place, sum(crews.values()), place in conquered)
        lairs = [self.hexagon(place) for place in conquered]
        if lairs:
            self.write("conquered_lairs", lairs)

    def write_crews(self, h: int, p: int, n: int) -> None:
        self.s[self.fields["crews_ashore"].start + h * self.rules.players + p] = n
        is_river = TERRAINS[self.s[self.isles.terrain.kind + h]] == "gold_river"
        if is_river and not self.s[self.part(Lairs).standing + h]:
            self.s[self.fields["crews_waiting"].start + p] += n

    def check_lair(self, place: str, crews: int, conquered: bool) -> None:
        standing = self.s[self.part(Lairs).standing + self.hexagon(place)]
        assert crews == CREWS_TO_CONQUER if conquered else crews < CREWS_TO_CONQUER, f"{crews} crews at {place}"
        assert standing or not conquered, f"there is no lair to conquer at {place}"

    def befriend(self, h: int, p: int) -> None:
        """The crew in the village has got its sack, which is back in the supply."""
        villages: Villages = self.part(Villages)
        self.s[villages.sacks + h] -= 1
        self.s[self.isles.cargo.sacks] += 1
        self.isles.ground.open(self.s, p, h)
        villages.teach(self.s, p, self.s[villages.advantage + h])

    # Pieces

    def obstruct(self, neutral: Mapping[int, Mapping[str, Sequence[str]]]) -> None:
        for owner, pieces in neutral.items():
            assert self.rules.players <= owner < 4, f"{owner} is no neutral colour"
            for greater, plural in enumerate(("settlements", "harbours")):
                for place in pieces.get(plural, []):
                    self.check_site(0, place)
                    self.isles.pieces.obstruct(self.s, owner, self.corner(place), greater)
            for place in pieces.get("roads", []):
                self.isles.pieces.obstruct_path(self.s, owner, self.side(place))

    def put_pieces(self, harbours: Places, settlements: Places, roads: Places) -> None:
        pieces = self.isles.pieces
        for p, places in harbours.items():
            for place in places:
                self.check_site(p, place)
                assert self.isles.sea.coast.has(self.s, CHART, self.corner(place)), f"{place} is not on a coast"
                pieces.found_greater(self.s, p, self.corner(place))
                assert self.s[pieces.greater + p] >= 0, f"seat {p} has no harbour settlement left for {place}"
        for p, places in settlements.items():
            for place in places:
                self.check_site(p, place)
                pieces.settle(self.s, p, self.corner(place))
                assert self.s[pieces.settlements + p] >= 0, f"seat {p} has no settlement left for {place}"
        for p, places in roads.items():
            for place in places:
                assert pieces.paths.has(self.s, p, self.side(place)), f"{place} is no free path"
                pieces.lay(self.s, p, self.side(place))
                assert self.s[pieces.roads + p] >= 0, f"seat {p} has no road left for {place}"

    def check_site(self, p: int, place: str) -> None:
        free = self.isles.pieces.sites.has(self.s, p, self.corner(place))
        assert free, f"{place} is no free site: the ground or the distance rule forbids the position"

    # Cargo

    def put_cargo(self, ships: Places, basins: Places) -> None:
        for p, places in ships.items():
            assert len(places) <= SHIPS, f"seat {p} has not {len(places)} ships"
            for i, place in enumerate(places):
                hexagon, word, *load = place.split()
                route = self.side(f"{hexagon} {word}")
                self.check_route(route, place)
                self.isles.fleet.launch(self.s, p, route)
                self.stow(p, i, load[0] if load else LOADS[0])
        for p, loads in basins.items():
            for b, stored in enumerate(loads):
                assert self.isles.fleet.is_at_harbour(self.s, p, SHIPS + b), f"seat {p} has no basin {b + 1}"
                self.stow(p, SHIPS + b, stored)

    def check_route(self, route: int, place: str) -> None:
        assert self.isles.sea.is_route(self.s, route), f"{place} is no sea route"
        assert self.isles.sea.new_hex(self.s, route) == NO_HEX, f"{place} touches an unexplored hex"
        assert self.s[self.isles.sea.traffic + route] < 2, f"there are two ships at {place} already"

    def stow(self, p: int, hold: int, load: str) -> None:
        for piece, n in zip(PIECES, CONTENTS[LOADS.index(load)], strict=True):
            self.supply(p, piece, n)
        self.isles.cargo.stow(self.s, p, hold, LOADS.index(load))

    def supply(self, p: int, piece: str, n: int) -> None:
        """So many pieces leave their supply."""
        field, row = {
            "settler": ("settlers_left", p),
            "crew": ("crews_left", p),
            "fish": ("shoals_left", 0),
            "sack": ("sacks_left", 0),
        }[piece]
        if n:
            assert field in self.fields, f"this scenario is played without any {piece}"
            self.s[self.fields[field].start + row] -= n
            assert self.s[self.fields[field].start + row] >= 0, f"there is no {piece} left for seat {p}"

    # Missions

    def put_pirate(self, place: str, owner: int) -> None:
        ship = self.part(PirateLog).pirate.ship
        assert ship.waters.has(self.s, CHART, self.hexagon(place)), f"no pirate may lie at {place}"
        self.write("pirate", [self.hexagon(place)])
        self.write("pirate_owner", [owner])
        self.isles.fleet.sight(self.s, self.hexagon(place), 1)

    def put_shoals(self, numbers: Sequence[int]) -> None:
        for number in numbers:
            there = self.part(Shoals)
            h = self.s[there.place + number]
            assert h not in (NO_HEX, self.s[there.pirate.hex]), f"no shoal can be at the fish hex {number}"
            there.come(self.s, number)
            assert self.s[there.there + number], f"no shoal came to the fish hex {number}"
            assert self.s[there.cargo.shoals] >= 0, "there is no fish left for it"

    def advance(self, tracks: Mapping[str, Mapping[int, int]]) -> None:
        for name, steps in tracks.items():
            for p, n in steps.items():
                for _ in range(n):
                    self.mission(name).advance(self.s, p)
                assert self.s[self.fields[f"{name}_track"].start + p] == n, f"the track {name} has not {n} steps"

    def mission(self, name: str) -> Mission:
        if name == "lairs":
            assert isinstance(self.isles.aftermath, Conquests), "this scenario has no lairs"
            return self.isles.aftermath.mission
        found: Mission = self.part({"fish": DeliverFish, "spices": DeliverSpice}[name]).mission
        return found

    # Cards and the turn

    def deal(self, hand: Words, bank: str, gold: Mapping[int, int], hoarder: int) -> None:
        for p, words in hand.items():
            for name, n in counted(words, RESOURCES).items():
                self.take(p, name, n)
        for name, n in counted(bank, RESOURCES).items():
            self.take(hoarder, name, self.s[self.isles.purse.bank + RESOURCES.index(name)] - n)
        for p, coins in gold.items():
            self.s[self.isles.gold.coins + p] = coins

    def take(self, p: int, name: str, n: int) -> None:
        """Cards go from the bank to a hand."""
        assert 0 <= n <= self.s[self.isles.purse.bank + RESOURCES.index(name)], f"the bank has not {n} {name} to give"
        self.isles.purse.gain(self.s, p, RESOURCES.index(name), n)

    def set_turn(self, step: str, turn_of: int, to_act: int | None) -> None:
        self.s.step = self.steps[step].id
        self.s.turn_of = turn_of
        self.s.to_act = turn_of if to_act is None else to_act
        self.write("turn", [1])
        self.write("back_to_step", [self.steps["action"].id])

    def make_ready(self) -> None:
        """In the movement phase, also while it is interrupted, the ships have the steps they have not sailed yet."""
        movement = self.isles.voyages.movement.id
        if movement in (self.s.step, self.s[self.isles.turn.back]):
            self.isles.voyages.make_ready(self.s)


def numbered(rules: Rules, place: str, of: str) -> int:
    """The number of a hex, or of the intersection or path at a corner or side of it."""
    hexagon, _, word = place.strip().partition(" ")
    q, r = hexagon.split(",")
    h = rules.topo.cells.index((int(q), int(r)))
    if of.endswith("intersection"):
        return rules.topo.hex_nodes[h][CORNERS.index(word)]
    if of.endswith("path"):
        return rules.topo.hex_edges[h][SIDES.index(word)]
    assert of.endswith("hex"), f"{place} is no {of}"
    assert not word, f"{place} is no hex"
    return h
