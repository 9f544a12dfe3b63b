"""The chapters of which scenarios are made.  Each adds its parts to the common ones."""

from functools import partial

from kogge.engine.sets import EVERYONE
from kogge.engine.state import State
from kogge.games.hooks import attach
from kogge.games.isles.ashore import Ashore
from kogge.games.isles.assembly import Isles
from kogge.games.isles.board import NORTH, SOUTH
from kogge.games.isles.conquest import Conquests, HeroRoll, TurnLair
from kogge.games.isles.fish import CatchFish, DeliverFish, FishRoll, NumberShoal, Ports, RollForFish, Shoals
from kogge.games.isles.lairs import FetchCrew, Lairs, LandCrew
from kogge.games.isles.missions import Mission
from kogge.games.isles.pirate import Chase, ChaseRoll, Pirate, PirateLog, PirateShip, PlacePirate, Tribute
from kogge.games.isles.settling import (
    FoundHarbourSettlement,
    FoundRoad,
    FoundSettlement,
    FoundShip,
    LayLand,
    Settling,
)
from kogge.games.isles.shipyard import build_crew
from kogge.games.isles.spices import ADVANTAGE_WORDS, DeliverSpice, SellToVillage, TradeSpice, TurnVillage, Villages
from kogge.modules.facts import Places
from kogge.modules.founding import Opening
from kogge.modules.pieces import GREATER, SETTLEMENT
from kogge.modules.terrain import TERRAINS
from kogge.modules.theft import Rob, RobNobody, Steal

CREWS = 9  # of each player  (E-01)
SHOALS = 6  # in the supply  (E-82)
SACKS = 24
PASTURE = TERRAINS.index("pasture")


def printed_land(isles: Isles) -> None:
    """The island's terrain lies as the board file says.  (E-14)"""

    def lay(s: State) -> None:
        for h, kind in zip(isles.board.island, isles.board.terrain, strict=True):
            s[isles.terrain.kind + h] = kind

    isles.preparations.append(lay)


def shuffled_land(isles: Isles) -> None:
    """The island's loose hexes are shuffled; the numbers and the western tip stay.  (E-14)"""
    tip = isles.board.western_tip()
    loose = [h for h in isles.board.island if h != tip]
    supply = [isles.board.loose[kind] for kind in range(len(isles.board.loose))]
    isles.first = isles.layout.step("lay_land")
    isles.layout.opens(isles.first)
    isles.terrain.laying.append(isles.first.id)
    isles.first.draws([LayLand(isles.layout, isles.terrain, loose, supply, isles.first, then=isles.starting_roll)])

    def lay(s: State) -> None:
        s[isles.terrain.kind + tip] = PASTURE

    isles.preparations.append(lay)


def fixed_opening(isles: Isles) -> None:
    """Everyone's first pieces stand where the board file says for their colour.  (E-07, E-10, E-18)"""
    isles.begin_with(Opening(isles.turn))

    def place(s: State) -> None:
        for p, color in enumerate(isles.options.seats):
            start = isles.board.starts[color]
            isles.pieces.found_greater(s, p, start.harbour_settlement)
            isles.pieces.settle(s, p, start.settlement)
            isles.pieces.lay(s, p, start.road)
            isles.fleet.launch_settler(s, p, start.ship)
            isles.starting_cards.deal(s, p, start.settlement)
        for owner, color in enumerate(isles.options.neutrals, start=isles.options.players):
            start = isles.board.starts[color]
            isles.pieces.obstruct(s, owner, start.harbour_settlement, GREATER)
            isles.pieces.obstruct(s, owner, start.settlement, SETTLEMENT)
            isles.pieces.obstruct_path(s, owner, start.road)

    isles.preparations.append(place)


def free_founding(isles: Isles) -> None:
    """Everyone founds a harbour settlement and a settlement, then a road and a ship.  (E-11 to E-13, E-19)"""
    sites = isles.board.circled()
    settling = Settling(isles.layout, isles.turn, isles.pieces, isles.fleet, isles.starting_cards, sites)
    isles.layout.tell(Places("founding_site", "intersection", tuple(sites)))
    settling.harbour.offers([FoundHarbourSettlement(settling)])
    settling.settlement.offers([FoundSettlement(settling)])
    settling.road.offers([FoundRoad(settling)])
    settling.ship.offers([FoundShip(settling)])
    isles.begin_with(settling)


class Pirates:
    """Crews, and the pirate ship: from the second scenario on.  (E-01, E-50 to E-57)"""

    def __init__(self, isles: Isles) -> None:
        layout = isles.layout
        isles.cargo.stock_crews(layout, CREWS)
        isles.building.append(build_crew(isles.fleet, isles.purse))
        self.ship = PirateShip(layout, isles.fleet)
        self.tribute = Tribute(layout, self.ship, isles.gold)
        self.pirate = Pirate(layout, self.ship, isles.gold, isles.purse, isles.turn)
        self.ashore = Ashore(layout, isles.fleet, isles.cargo, isles.ground, isles.gold, isles.turn)
        self.pirate.place.offers([PlacePirate(self.pirate)])
        self.pirate.rob.offers([RobNobody(self.pirate), Rob(self.pirate)])
        self.pirate.theft.draws([Steal(self.pirate)])
        self.pirate.chase.draws([ChaseRoll(self.pirate)])
        isles.tolls = self.tribute
        isles.seven = self.pirate.place
        isles.moving.append(Chase(self.pirate, isles.voyages))
        log = PirateLog(self.pirate, self.tribute)
        isles.watchers.append(log)
        isles.scouts.append(log)
        isles.told.append("pirate_came")

        def open_waters(s: State) -> None:
            attach(self.pirate, [*isles.scouts, *isles.listeners])
            for h in isles.board.pirate_waters():
                self.ship.waters.add(s, EVERYONE, h)

        isles.preparations.append(open_waters)
        layout.renew(partial(chart_waters, isles, self.ship))


def chart_waters(isles: Isles, ship: PirateShip, s: State) -> str:
    """The pirate may go where it always may, and to sea that was discovered.  (E-50)"""
    found = [h for h in isles.board.hexes(NORTH, SOUTH) if isles.sea.is_sea(s, h)]
    ship.waters.become(s, EVERYONE, [*isles.board.pirate_waters(), *found])
    return ""


def lairs(isles: Isles, pirates: Pirates) -> None:
    """Pirate lairs on the gold rivers.  (E-70 to E-78)"""
    layout = isles.layout
    camps = Lairs(layout, pirates.ashore, isles.production, isles.board.lair_numbers)
    mission = Mission(layout, isles.score, "lairs", isles.board.tracks["lairs"])
    conquests = Conquests(layout, isles.turn, camps, mission, isles.victory)
    conquests.hero_roll.draws([HeroRoll(conquests)])
    conquests.turn_lair.draws([TurnLair(conquests)])
    isles.aftermath = conquests
    isles.voyages.after.extend([conquests.hero_roll.id, conquests.turn_lair.id])
    isles.moving += [LandCrew(camps), FetchCrew(camps)]
    isles.scouts.append(camps)
    isles.reapers.append(camps)


def fish(isles: Isles, pirates: Pirates) -> None:
    """Shoals for the Council of Catan.  (E-80 to E-85)"""
    layout = isles.layout
    isles.cargo.stock_shoals(layout, SHOALS)
    numbers = [region.others["shoals"] for region in isles.board.regions]
    shoals = Shoals(layout, isles.discovery, isles.cargo, pirates.ship, isles.turn, numbers)
    mission = Mission(layout, isles.score, "fish", isles.board.tracks["fish"])
    shoals.number_step.draws([NumberShoal(shoals)])
    shoals.roll_step.draws([FishRoll(shoals)])
    ports = Ports(layout, isles.fleet, isles.board.ports())
    isles.moving += [
        RollForFish(shoals, isles.voyages),
        CatchFish(shoals, isles.fleet),
        DeliverFish(isles.cargo, ports, mission),
    ]
    isles.watchers.append(shoals)
    isles.scouts.append(shoals)


def spices(isles: Isles, pirates: Pirates) -> None:
    """Spices for the Council of Catan, and what the villages teach.  (E-90 to E-97)"""
    layout = isles.layout
    isles.cargo.stock_sacks(layout, SACKS)
    advantages = [[ADVANTAGE_WORDS.index(word) for word in region.others["villages"]] for region in isles.board.regions]
    villages = Villages(layout, isles.discovery, pirates.ashore, isles.voyages, pirates.pirate, advantages)
    mission = Mission(layout, isles.score, "spices", isles.board.tracks["spices"])
    villages.name_step.draws([TurnVillage(villages)])
    ports = Ports(layout, isles.fleet, isles.board.ports())
    isles.moving += [TradeSpice(villages), DeliverSpice(villages, ports, mission)]
    isles.trading.append(SellToVillage(villages, isles.purse))
    isles.watchers.append(villages)
    isles.scouts.append(villages)
