"""Fish: shoals come by a roll, ships catch them and bring them to the Council."""

from collections.abc import Sequence
from functools import partial

from kogge.engine.act import Act, Need
from kogge.engine.chance import Moves
from kogge.engine.doors import door
from kogge.engine.fields import HEX, HEX_OR_NONE, YES_NO, up_to
from kogge.engine.layout import WORKING, Layout
from kogge.engine.parts import Part
from kogge.engine.state import CHANCE, NOBODY, State
from kogge.engine.tables import Row
from kogge.engine.topology import NOWHERE
from kogge.games.isles.cargo import EMPTY, FISH, HOLDS, PIECE_KINDS, SHIP_WORDS, SHIPS, Cargo
from kogge.games.isles.discovery import REGION, REGIONS, Discovery
from kogge.games.isles.events import DELIVERED, FISH_CAUGHT, FISH_ROLLED, SHOAL_CAME, SHOAL_LEFT, SHOAL_NUMBERED
from kogge.games.isles.fleet import CAME, WENT, Fleet
from kogge.games.isles.missions import Mission
from kogge.games.isles.pirate import DIE, FACE, FACES, OneDie, PirateShip
from kogge.games.isles.voyages import Voyages
from kogge.modules.facts import Places
from kogge.modules.piles import Draw
from kogge.modules.terrain import NO_HEX, SHOAL
from kogge.modules.turn import Turn
from kogge.modules.watcher import Watcher


class Ports:
    """The anchor ports of the Council of Catan.  (E-80)"""

    def __init__(self, layout: Layout, fleet: Fleet, nodes: Sequence[int]) -> None:
        self.fleet = fleet
        self.node = Row(nodes)
        self.count = len(nodes)
        layout.tell(Places("port", "intersection", tuple(nodes)))

    def moored(self, s: State, p: int, i: int) -> bool:
        """Is a tip of the ship at a port?"""
        route = self.fleet.where(s, p, i)
        if route != NOWHERE:
            for k in range(self.count):
                if self.fleet.ends_at(route, self.node.at[k]):
                    return True
        return False


class Shoals(Watcher):
    """The fish hexes by their numbers, and which of them have a shoal.  (E-81 to E-85)"""

    def __init__(
        self,
        layout: Layout,
        discovery: Discovery,
        cargo: Cargo,
        pirate: PirateShip,
        turn: Turn,
        numbers: Sequence[Sequence[int]],
    ) -> None:
        self.discovery = discovery
        self.cargo = cargo
        self.pirate = pirate
        self.fleet = pirate.fleet
        self.turn = turn
        self.region = discovery.region
        self.place = layout.field(
            "shoal_hex", per=FACE, holds=HEX_OR_NONE, fill=NO_HEX, meaning="fish hex of the number, if it is known"
        )
        self.there = layout.field(
            "shoal", per=FACE, holds=YES_NO, meaning="whether a shoal is at the fish hex of the number"
        )
        self.number = layout.field(
            "shoal_on_hex", HEX, up_to(DIE, none="none"), seen_by=WORKING, meaning="number of the fish hex"
        )
        self.numbers = layout.field(
            "shoal_numbers_left", per=(REGION, FACE), holds=YES_NO, meaning="whether nobody has seen the number"
        )
        self.unnumbered = layout.field(
            "unnumbered_hex", holds=HEX_OR_NONE, fill=NO_HEX, meaning="fish hex that is about to show its number"
        )
        self.rolled_now = layout.field(
            "fish_rolled", holds=YES_NO, meaning="whether the active player has rolled for fish in this turn"
        )
        self.number_step = layout.step("number_shoal")
        layout.matter("unnumbered_hex", self.number_step)
        self.roll_step = layout.step("fish_roll")
        layout.matter("shoals_left", self.roll_step)
        layout.renew(self.renew)
        layout.use("shoals_left", partial(shoals_at_sea, self))
        layout.use("shoal_numbers_left", partial(numbers_seen, self))
        for region in range(REGIONS):
            for number in numbers[region]:
                layout.blank[self.numbers + region * FACES + number] = 1

    def renew(self, s: State) -> str:
        """Shoals are at their hexes, one at each, and in sight of the routes there."""
        s.blot(self.number, self.number + self.fleet.topo.n_hexes, 0)
        for number in range(FACES):
            h = s[self.place + number]
            if h != NO_HEX and s[self.discovery.terrain.kind + h] != SHOAL:
                return f"hex {h} is no fish hex that could show {number}"
            if s[self.there + number] == 0:
                continue
            if h == NO_HEX or number == 0 or s[self.number + h] or h == s[self.pirate.hex]:
                return f"no shoal {number} can be at hex {h}"
            s[self.number + h] = number
            self.fleet.sight(s, h, CAME)
        return ""

    def explored(self, s: State, p: int, h: int) -> None:
        """A fish hex shows its number."""
        if s.at[self.discovery.terrain.kind + h] == SHOAL:
            s.at[self.unnumbered] = h
            self.turn.interrupt(s, self.number_step)
            s.to_act = CHANCE

    @door(FACE)
    def come(self, s: State, number: int) -> None:
        """A shoal comes to the hex of this number, if it is known, empty, and without a pirate.  (E-82)"""
        h = s.at[self.place + number]
        if h != NO_HEX and s.at[self.there + number] == 0 and s.at[self.pirate.hex] != h:
            s.at[self.cargo.shoals] -= 1
            s.tell(SHOAL_CAME, NOBODY, h, number)
            s.at[self.there + number] = 1
            s.at[self.number + h] = number
            self.fleet.sight(s, h, CAME)

    def pirate_came(self, s: State, h: int) -> None:
        """A pirate sends the shoal of its hex back to the supply.  (E-85)"""
        if s.at[self.number + h]:
            s.tell(SHOAL_LEFT, NOBODY, h, s.at[self.number + h])
            self.leave(s, s.at[self.number + h])
            s.at[self.cargo.shoals] += 1

    def leave(self, s: State, number: int) -> None:
        """The shoal of this number is no longer at its hex."""
        s.at[self.there + number] = 0
        s.at[self.number + s.at[self.place + number]] = 0
        self.fleet.sight(s, s.at[self.place + number], WENT)

    def turn_ended(self, s: State, p: int) -> None:
        s.at[self.rolled_now] = 0


def shoals_at_sea(shoals: Shoals, s: State) -> list[int]:
    """How many shoals are at fish hexes?"""
    return [sum(s.cells(shoals.there, shoals.there + FACES))]


def numbers_seen(shoals: Shoals, s: State) -> list[int]:
    """Which numbers the fish hexes of each region show."""
    places = [s[shoals.place + number] for number in range(FACES)]
    return [int(h != NO_HEX and shoals.region[h] == region) for region in range(REGIONS) for h in places]


class NumberShoal(Draw):
    """Chance says which number is on the fish hex that was found.  (E-81)"""

    def __init__(self, shoals: Shoals) -> None:
        super().__init__("number_shoal", Part("number", FACES))
        self.shoals = shoals

    def pile(self, s: State) -> int:
        return self.shoals.numbers + self.shoals.region.at[s.at[self.shoals.unnumbered]] * FACES

    def apply(self, s: State, number: int) -> None:
        h = s.at[self.shoals.unnumbered]
        self.take(s, number)
        s.at[self.shoals.place + number] = h
        s.tell(SHOAL_NUMBERED, s.turn_of, h, number)
        s.at[self.shoals.unnumbered] = NO_HEX
        self.shoals.turn.resume(s)


class RollForFish(Act):
    """Once a turn, between the moves of ships: does a shoal come?  (E-82)"""

    def __init__(self, shoals: Shoals, voyages: Voyages) -> None:
        super().__init__("roll_for_fish", always=True)
        self.shoals = shoals
        self.voyages = voyages
        self.needs = [voyages.may_stop(), Need.exactly(shoals.rolled_now, 0), Need(shoals.cargo.shoals, stride=0)]

    def apply(self, s: State, arg: int) -> None:
        s.at[self.shoals.rolled_now] = 1
        self.voyages.end_moves(s)
        self.shoals.turn.interrupt(s, self.shoals.roll_step)
        s.to_act = CHANCE


class FishRoll(OneDie):
    """The die says at which fish hex a shoal may come.  (E-82)"""

    def __init__(self, shoals: Shoals) -> None:
        super().__init__("fish_roll")
        self.shoals = shoals

    def apply(self, s: State, face: int) -> None:
        s.tell(FISH_ROLLED, s.turn_of, face)
        self.shoals.come(s, face)
        self.shoals.turn.resume(s)


class CatchFish(Act):
    """An empty ship at a corner of the hex takes the shoal aboard.  (E-83)"""

    def __init__(self, shoals: Shoals, fleet: Fleet) -> None:
        super().__init__("catch_fish", Part("ship", SHIP_WORDS), Part("shoal", FACES))
        self.shoals = shoals
        self.ship = fleet.ship
        self.load = shoals.cargo.load
        self.number = shoals.number
        self.sea = fleet.sea
        self.around = fleet.sea.around
        self.needs = [Need(fleet.in_sight)]

    def legal(self, s: State, out: Moves) -> None:
        for i in range(SHIPS):
            route = s.at[self.ship + s.to_act * SHIPS + i]
            if route != NOWHERE and s.at[self.load + s.to_act * HOLDS + i] == EMPTY:
                for k in range(4):
                    h = self.around.at[route][k]
                    if h != NO_HEX and s.at[self.number + h]:
                        self.offer_shoals(s, i, route, out)
                        break

    def offer_shoals(self, s: State, i: int, route: int, out: Moves) -> None:
        """Every shoal beside the ship, in the order of their numbers."""
        for number in range(1, FACES):
            if s.at[self.shoals.there + number] and self.sea.touches(route, s.at[self.shoals.place + number]):
                out.add(self.first + i * FACES + number)

    def apply(self, s: State, arg: int) -> None:
        s.tell(FISH_CAUGHT, s.to_act, s.at[self.shoals.place + arg % FACES], arg % FACES, arg // FACES)
        self.shoals.leave(s, arg % FACES)
        self.shoals.cargo.put(s, s.to_act, arg // FACES, FISH)


class DeliverFish(Act):
    """A ship at an anchor port delivers its fish: a step on the track.  (E-84)"""

    def __init__(self, cargo: Cargo, ports: Ports, mission: Mission) -> None:
        super().__init__("deliver_fish", Part("ship", SHIP_WORDS))
        self.cargo = cargo
        self.ports = ports
        self.mission = mission
        self.needs = [Need(cargo.aboard + FISH, stride=PIECE_KINDS)]

    def legal(self, s: State, out: Moves) -> None:
        for i in range(SHIPS):
            if self.cargo.has(s, s.to_act, i, FISH) and self.ports.moored(s, s.to_act, i):
                out.add(self.first + i)

    def apply(self, s: State, i: int) -> None:
        s.tell(DELIVERED, s.to_act, i, FISH)
        self.cargo.take(s, s.to_act, i, FISH)
        self.cargo.give_back(s, s.to_act, FISH)
        self.mission.advance(s, s.to_act)
