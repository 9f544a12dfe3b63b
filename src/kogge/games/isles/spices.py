"""Spices: villages that trade a sack for a crew and teach it something."""

from collections.abc import Sequence
from functools import partial

from kogge.engine.act import Act, Need
from kogge.engine.chance import Moves
from kogge.engine.doors import door
from kogge.engine.fields import HEX, HEX_OR_NONE, SEAT, YES_NO, Axis, one, up_to
from kogge.engine.layout import Layout
from kogge.engine.parts import Part
from kogge.engine.state import CHANCE, State
from kogge.games.isles.ashore import Ashore, ShoreAct
from kogge.games.isles.cargo import CREW, PIECE_KINDS, SACK, SHIP_WORDS, SHIPS
from kogge.games.isles.discovery import REGION, REGIONS, Discovery
from kogge.games.isles.events import DELIVERED, LEARNT, SPICE_TRADED, SUPPLIED, VILLAGE_FOUND
from kogge.games.isles.fish import Ports
from kogge.games.isles.missions import Mission
from kogge.games.isles.pirate import FACES, Pirate
from kogge.games.isles.voyages import MOVEMENT_POINTS, Voyages
from kogge.modules.events import GOLD, GOT, PAID
from kogge.modules.facts import Lessons, Payment
from kogge.modules.piles import Draw
from kogge.modules.purse import Purse
from kogge.modules.resources import KINDS
from kogge.modules.terrain import NO_HEX, SPICE
from kogge.modules.watcher import Watcher

SWIFT_VOYAGE = 0
PIRATE_BONUS_5 = 1
PIRATE_BONUS_4 = 2
FAST_GOLD = 3
ADVANTAGES = 4
ADVANTAGE_WORDS = ("swift_voyage", "pirate_bonus_5", "pirate_bonus_4", "fast_gold")
ADVANTAGE = Axis.named("advantage", ADVANTAGE_WORDS)
NO_VILLAGE = -1
VILLAGE_GOLD = 1  # for a resource


class Villages(Watcher):
    """The village of each spice hex, its sacks, and what its friends learn there.  (E-90 to E-97)"""

    def __init__(
        self,
        layout: Layout,
        discovery: Discovery,
        ashore: Ashore,
        voyages: Voyages,
        pirate: Pirate,
        advantages: Sequence[Sequence[int]],
    ) -> None:
        self.discovery = discovery
        self.ashore = ashore
        self.voyages = voyages
        self.pirate = pirate
        self.turn = ashore.turn
        self.region = discovery.region
        self.players: int = layout.players
        village = one(ADVANTAGE, none="no village")
        self.advantage = layout.field(
            "village", per=HEX, holds=village, fill=NO_VILLAGE, meaning="what the village there teaches"
        )
        self.sacks = layout.field(
            "village_sacks", per=HEX, holds=up_to(layout.players), meaning="sacks left in the village there"
        )
        self.left = layout.field(
            "villages_left", per=(REGION, ADVANTAGE), holds=YES_NO, meaning="whether nobody has seen the village"
        )
        self.unnamed = layout.field(
            "unnamed_hex", holds=HEX_OR_NONE, fill=NO_HEX, meaning="spice hex that is about to show its village"
        )
        self.fast_gold = layout.field(
            "fast_gold", per=SEAT, holds=up_to(REGIONS), meaning="villages that teach the seat to sell for gold"
        )
        self.fast_sold = layout.field(
            "fast_gold_sales", holds=up_to(REGIONS), meaning="cards sold for a gold each in this turn"
        )
        self.name_step = layout.step("turn_village")
        layout.matter("unnamed_hex", self.name_step)
        for region in range(REGIONS):
            for advantage in advantages[region]:
                layout.blank[self.left + region * ADVANTAGES + advantage] = 1
        layout.renew(self.renew)
        layout.use("sacks_left", partial(sacks_in_villages, self))
        layout.use("villages_left", partial(villages_seen, self))
        layout.tell(Lessons(ADVANTAGE_WORDS), Payment("fast_gold", VILLAGE_GOLD))

    def renew(self, s: State) -> str:
        """A spice hex is closed to those without a crew there.  (E-93)"""
        for h in range(self.ashore.terrain.topo.n_hexes):
            friends = [p for p in range(self.players) if self.ashore.of(s, h, p)]
            is_spice, village = s[self.ashore.terrain.kind + h] == SPICE, s[self.advantage + h]
            is_named = is_spice and (s.step != self.name_step.id or s[self.unnamed] != h)
            if is_named != (village != NO_VILLAGE):
                return f"hex {h} has a village, or none, where it can't"
            if s[self.sacks + h] > (self.players - len(friends) if is_spice else 0):
                return f"there are {s[self.sacks + h]} sacks at hex {h}, more than one for each without a crew there"
            if is_spice:
                self.ashore.ground.close(s, h)
                for p in friends:
                    self.ashore.ground.open(s, p, h)
        return unlearnt(self, s)

    def explored(self, s: State, p: int, h: int) -> None:
        """A sack for each player; the ground is closed to those without a crew.  (E-90, E-93)"""
        if s.at[self.discovery.terrain.kind + h] == SPICE:
            s.at[self.unnamed] = h
            sacks = min(self.players, s.at[self.ashore.cargo.sacks])  # there are always enough, but in a sketch
            s.at[self.sacks + h] = sacks
            s.at[self.ashore.cargo.sacks] -= sacks
            s.tell(SUPPLIED, p, SACK, -sacks)
            self.ashore.ground.close(s, h)
            self.turn.interrupt(s, self.name_step)
            s.to_act = CHANCE

    @door(SEAT, ADVANTAGE)
    def teach(self, s: State, p: int, advantage: int) -> None:
        """What the village gives to a player from now on.  (E-95, E-96, E-97)"""
        if advantage == SWIFT_VOYAGE:
            s.at[self.voyages.points + p] += 1
            self.voyages.make_ready(s)
        elif advantage == PIRATE_BONUS_5:
            s.at[self.pirate.scares + p * FACES + 5] = 1
        elif advantage == PIRATE_BONUS_4:
            s.at[self.pirate.scares + p * FACES + 4] = 1
        else:
            s.at[self.fast_gold + p] += 1

    def turn_ended(self, s: State, p: int) -> None:
        s.at[self.fast_sold] = 0


def sacks_in_villages(villages: Villages, s: State) -> list[int]:
    """How many sacks are in villages?"""
    return [sum(s.cells(villages.sacks, villages.sacks + villages.ashore.terrain.topo.n_hexes))]


def villages_seen(villages: Villages, s: State) -> list[int]:
    """How many villages of each region and advantage everyone has seen."""
    hexes = range(villages.ashore.terrain.topo.n_hexes)
    seen = [(villages.region[h], s[villages.advantage + h]) for h in hexes]
    return [seen.count((region, advantage)) for region in range(REGIONS) for advantage in range(ADVANTAGES)]


def unlearnt(villages: Villages, s: State) -> str:
    """Tell of what a player can't have learnt from the villages with an own crew."""
    for p in range(villages.players):
        hexes = [h for h in range(villages.ashore.terrain.topo.n_hexes) if villages.ashore.of(s, h, p)]
        learnt = [s[villages.advantage + h] for h in hexes]
        points, gold = s[villages.voyages.points + p], s[villages.fast_gold + p]
        if (points - MOVEMENT_POINTS, gold) != (learnt.count(SWIFT_VOYAGE), learnt.count(FAST_GOLD)):
            return f"seat {p} has learnt {points} movement points and {gold} fast gold of other villages than its own"
    return ""


class TurnVillage(Draw):
    """Chance says which village lies on the spice hex that was found.  (E-90)"""

    def __init__(self, villages: Villages) -> None:
        super().__init__("turn_village", Part("advantage", ADVANTAGE_WORDS))
        self.villages = villages

    def pile(self, s: State) -> int:
        return self.villages.left + self.villages.region.at[s.at[self.villages.unnamed]] * ADVANTAGES

    def apply(self, s: State, advantage: int) -> None:
        h = s.at[self.villages.unnamed]
        self.take(s, advantage)
        s.at[self.villages.advantage + h] = advantage
        s.tell(VILLAGE_FOUND, s.turn_of, h, advantage)
        s.at[self.villages.unnamed] = NO_HEX
        self.villages.turn.resume(s)


class TradeSpice(ShoreAct):
    """A crew goes ashore in a village, for good, and a sack comes aboard in its place.  (E-91, E-92)"""

    def __init__(self, villages: Villages) -> None:
        super().__init__("trade_spice", villages.ashore)
        self.villages = villages
        self.needs = [Need(villages.ashore.cargo.aboard + CREW, stride=PIECE_KINDS)]

    def is_open(self, s: State, i: int, h: int) -> bool:
        if s.at[self.villages.sacks + h] == 0 or self.ashore.of(s, h, s.to_act):
            return False
        return self.ashore.cargo.has(s, s.to_act, i, CREW)

    def apply(self, s: State, arg: int) -> None:
        h = arg % self.hexes
        self.ashore.cargo.take(s, s.to_act, arg // self.hexes, CREW)
        self.ashore.cargo.put(s, s.to_act, arg // self.hexes, SACK)
        s.at[self.villages.sacks + h] -= 1
        self.ashore.add(s, h, s.to_act, 1)
        self.ashore.ground.open(s, s.to_act, h)
        s.tell(SPICE_TRADED, s.to_act, h, arg // self.hexes)
        s.tell(LEARNT, s.to_act, h, s.at[self.villages.advantage + h])
        self.villages.teach(s, s.to_act, s.at[self.villages.advantage + h])


class DeliverSpice(Act):
    """A ship at an anchor port delivers a sack: a step on the track.  (E-94)"""

    def __init__(self, villages: Villages, ports: Ports, mission: Mission) -> None:
        super().__init__("deliver_spice", Part("ship", SHIP_WORDS))
        self.cargo = villages.ashore.cargo
        self.ports = ports
        self.mission = mission
        self.needs = [Need(villages.ashore.cargo.aboard + SACK, stride=PIECE_KINDS)]

    def legal(self, s: State, out: Moves) -> None:
        for i in range(SHIPS):
            if self.cargo.has(s, s.to_act, i, SACK) and self.ports.moored(s, s.to_act, i):
                out.add(self.first + i)

    def apply(self, s: State, i: int) -> None:
        s.tell(DELIVERED, s.to_act, i, SACK)
        self.cargo.take(s, s.to_act, i, SACK)
        self.cargo.give_back(s, s.to_act, SACK)
        self.mission.advance(s, s.to_act)


class SellToVillage(Act):
    """Fast gold: once a turn each such village buys a resource of its friend's choice, for one gold.  (E-97)"""

    def __init__(self, villages: Villages, purse: Purse) -> None:
        super().__init__("sell_to_village", Part("resource", purse.names))
        self.villages = villages
        self.gold = villages.ashore.gold
        self.purse = purse
        self.needs = [Need(villages.fast_gold), Need(purse.size)]

    def legal(self, s: State, out: Moves) -> None:
        if s.at[self.villages.fast_sold] < s.at[self.villages.fast_gold + s.to_act]:
            for r in range(KINDS):
                if s.at[self.purse.hand + s.to_act * KINDS + r]:
                    out.add(self.first + r)

    def apply(self, s: State, r: int) -> None:
        s.at[self.villages.fast_sold] += 1
        self.purse.gain(s, s.to_act, r, -1)
        self.gold.add(s, s.to_act, VILLAGE_GOLD)
        s.tell(PAID, s.to_act, r, 1)
        s.tell(GOT, s.to_act, GOLD, VILLAGE_GOLD)
