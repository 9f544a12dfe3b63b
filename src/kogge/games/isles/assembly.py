"""What the five scenarios share: the island, the sea, ships, discovery, gold, and the turn."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Literal

from kogge.engine.act import Act, Step
from kogge.engine.layout import Layout
from kogge.engine.rules import Rules
from kogge.engine.state import State
from kogge.games.colors import Palette
from kogge.games.facts import gathered
from kogge.games.hooks import Once, attach, check_hearing, part_of
from kogge.games.isles.board import COLORS, COUNCIL_SEA, NORTH, SOUTH, IslesBoard
from kogge.games.isles.cargo import Cargo
from kogge.games.isles.discovery import TERRAIN_KINDS, Discovery, DrawChip, TurnTile
from kogge.games.isles.fleet import Fleet
from kogge.games.isles.ground import Ground
from kogge.games.isles.referee.rulebook import REFEREE
from kogge.games.isles.sea import Sea
from kogge.games.isles.shipyard import (
    BuildHarbourSettlement,
    BuildShip,
    RebuildShip,
    RelaunchShip,
    Slipway,
    build_settler,
)
from kogge.games.isles.stowing import Jettison, LandSettler, Stow
from kogge.games.isles.voyages import Aftermath, BuyWind, EndTurn, Sail, SetSail, Tolls, Voyages
from kogge.games.refusal import Refused
from kogge.games.scenario import Options, laid_out
from kogge.modules.bank_trade import BankTrade, Rates
from kogge.modules.building import BuildRoad, BuildSettlement
from kogge.modules.dice import Production, Roll
from kogge.modules.discards import Discard, Discards
from kogge.modules.facts import Owners, Places
from kogge.modules.founding import Opening, StartingCards, StartingRoll
from kogge.modules.gold import EQUAL_CARDS, BuyResource, CompensatedDice, Compensation, Gold, SellResource
from kogge.modules.pieces import Pieces
from kogge.modules.player_trade import bargaining
from kogge.modules.purse import Purse
from kogge.modules.resources import KINDS, RESOURCES
from kogge.modules.score import Score, Victory
from kogge.modules.terrain import ROLL_NUMBERS, UNEXPLORED, Terrain
from kogge.modules.turn import Turn
from kogge.modules.watcher import Watcher

BANK = 19  # cards of each resource  (B-02)
COINS = 2  # of each player at the start  (E-06)
ROADS = 15  # of each player  (E-01)
SETTLEMENTS = 5
HARBOUR_SETTLEMENTS = 4
SETTLERS = 2


@dataclass(frozen=True)
class IslesOptions(Options):
    """What can be chosen before a game begins."""

    palette: ClassVar = Palette(COLORS, left_out=("orange", "white"))

    players: Literal[2, 3, 4] = 4
    trade: bool = True
    turn_limit: int = 1000

    @property
    def neutrals(self) -> list[str]:
        """With two players the other two colours; with three the fourth is left out.  (E-07, E-18, E-19)"""
        return self.unchosen if self.players == 2 else []


class Isles:
    """The parts that every scenario has.  Chapters add theirs, then ``rules`` puts all together.

    What the base game has as well is made of the same modules, so its rules hold here. (E-09)
    """

    @Once
    def seven(self) -> Step:
        """What follows on the discards: at first nothing, for there is no robber.  (E-23)"""
        return self.action

    @Once
    def aftermath(self) -> Aftermath:
        """What follows on the movement phase."""
        return Aftermath(self.turn)

    @Once
    def tolls(self) -> Tolls:
        """What a route costs."""
        return Tolls()

    @Once
    def first(self) -> Step:
        """The first step of all."""
        return self.starting_roll

    def __init__(self, options: IslesOptions, board: IslesBoard, points: int) -> None:
        self.options = options
        self.board = board
        self.topo = topo = board.topo
        self.layout = layout = Layout(options.players, topo, len(options.neutrals))
        layout.tell(Owners(options.owners), REFEREE)
        self.terrain = Terrain(layout, topo, harbors=False)
        self.score = Score(layout)
        self.victory = Victory(layout, self.score, points)
        self.purse = Purse(layout, RESOURCES, BANK)
        names = "harbour_settlement", "harbour_settlements"
        counts = ROADS, SETTLEMENTS, HARBOUR_SETTLEMENTS
        self.pieces = Pieces(layout, topo, self.score, *counts, greater_names=names)
        self.turn = Turn(layout, options.turn_limit)
        self.gold = Gold(layout, COINS)
        self.production = part_of(Production, self.make_production())
        self.starting_cards = StartingCards(self.terrain, self.purse)
        self.sea = Sea(layout, self.terrain)
        self.ground = Ground(layout, self.terrain, self.pieces)
        self.cargo = Cargo(layout, SETTLERS)
        self.fleet = Fleet(layout, self.sea, self.cargo)
        self.discovery = Discovery(layout, self.sea, self.ground, self.purse, self.gold, self.turn, board.region())
        self.voyages = Voyages(layout, self.fleet, self.purse, Tolls(), self.discovery)
        self.slipway = Slipway(layout, self.fleet, self.purse, self.turn)
        self.action = self.turn.phase(layout, "action")
        self.starting_roll = layout.step("starting_roll")
        layout.opens(self.starting_roll)
        self.watchers: list[Watcher] = [self.gold, self.voyages]  # of the turn's end
        self.scouts: list[Watcher] = []  # watchers of discoveries
        self.reapers: list[Watcher] = []  # watchers of what a roll brings
        self.listeners: list[Watcher] = []  # watchers from outside, of all that is told
        self.told = ["road_laid", "settled", "upgraded", "rolled", "explored", "turn_ended"]
        self.jettison = Jettison(self.cargo)
        sail, buy_wind = Sail(self.voyages), BuyWind(self.voyages)
        sail.extension = buy_wind
        self.moving: list[Act] = [  # in the movement phase alone  (E-27)
            sail,
            buy_wind,
            Stow(self.fleet, self.cargo),
            LandSettler(self.voyages, self.cargo, self.pieces),
        ]
        self.building: list[Act] = [
            BuildRoad(self.pieces, self.purse),
            BuildSettlement(self.pieces, self.purse),
            BuildHarbourSettlement(self.pieces, self.purse, self.sea),
            BuildShip(self.slipway),
            RebuildShip(self.slipway),
            build_settler(self.fleet, self.purse),
        ]
        self.trading: list[Act] = [
            BankTrade(self.purse, Rates(layout, EQUAL_CARDS, EQUAL_CARDS), best=EQUAL_CARDS),  # E-24
            SellResource(self.gold, self.purse),
            BuyResource(self.gold, self.purse),
        ]
        self.preparations: list[Callable[[State], None]] = [self.lay_board]
        layout.use("tiles_left", self.tiles_shown)
        layout.use("chips_left", self.chips_laid)
        layout.renew(self.check_regions)
        layout.tell(
            Places("island", "hex", tuple(board.island)),
            Places("north", "hex", tuple(board.hexes(NORTH))),
            Places("south", "hex", tuple(board.hexes(SOUTH))),
            Places("council", "hex", tuple(board.hexes(COUNCIL_SEA))),
        )

    def make_production(self) -> Production:
        """What a roll brings, a card to each home at a hex: a game of one's own may bring something else.  (E-22)"""
        return Production(self.layout, self.terrain, self.purse, settlement=1, greater=1)

    def lay_board(self, s: State) -> None:
        """Sea, island numbers, and the tiles and chips that lie face down.  (E-02, E-03)"""
        for h, kind in enumerate(self.board.kinds()):
            s[self.terrain.kind + h] = kind
        for h, number in zip(self.board.island, self.board.numbers, strict=True):
            self.terrain.place_token(s, h, number)
        for k, region in enumerate(self.board.regions):
            for kind, n in region.tiles.items():
                s[self.discovery.tiles + k * TERRAIN_KINDS + kind] = n
            for number in region.chips:
                s[self.discovery.chips + k * ROLL_NUMBERS + number] += 1
        self.sea.chart(s)
        self.ground.survey(s)

    def tiles_shown(self, s: State) -> list[int]:
        """How many tiles of each region and kind lie face up?"""
        kinds = [[s[self.terrain.kind + h] for h in self.board.hexes(sign)] for sign in (NORTH, SOUTH)]
        return [shown.count(k) if k != UNEXPLORED else 0 for shown in kinds for k in range(TERRAIN_KINDS)]

    def chips_laid(self, s: State) -> list[int]:
        """How many chips of each region and number lie on land?"""
        lands = [
            [s[self.terrain.number + h] for h in self.board.hexes(sign) if s[self.terrain.kind + h] < KINDS]
            for sign in (NORTH, SOUTH)
        ]
        return [laid.count(number) if number else 0 for laid in lands for number in range(ROLL_NUMBERS)]

    def check_regions(self, s: State) -> str:
        """Tell of hexes that nobody has seen, where nothing was face down or no tile is left for them."""
        hidden = {h for h in range(self.topo.n_hexes) if s[self.terrain.kind + h] == UNEXPLORED}
        strange = sorted(hidden - set(self.board.hexes(NORTH, SOUTH)))
        if strange:
            return f"hex {strange[0]} can't be unexplored"
        for k, sign in enumerate((NORTH, SOUTH)):
            tiles = self.discovery.tiles + k * TERRAIN_KINDS
            left, places = sum(s.cells(tiles, tiles + TERRAIN_KINDS)), len(hidden & set(self.board.hexes(sign)))
            if left != places:
                return f"{left} tiles are left for {places} unexplored hexes of a region"
        return ""

    def begin_with(self, opening: Opening) -> None:
        """What follows once the starting player is known."""
        if self.starting_roll.acts:
            raise Refused("what follows on the starting roll is set already; begin_with is called once")
        self.starting_roll.draws([StartingRoll(self.layout, part_of(Opening, opening))])

    def take_turns(self) -> None:
        """Production, trade and build, movement.  (E-20)"""
        dice = self.layout.step("dice")
        discards = Discards(self.layout, self.purse, self.turn, then=self.seven)
        compensation = Compensation(self.layout, self.gold, self.purse)
        self.turn.before_roll.offers([Roll(dice)])
        roll = CompensatedDice(self.production, discards, self.turn, self.action, compensation)
        attach(roll, [*self.reapers, *self.listeners])
        dice.draws([roll])
        discards.discard.offers([Discard(discards)])
        self.action.offers([SetSail(self.voyages), *self.building, self.jettison, *self.trading, *self.player_trade()])
        self.slipway.again.offers([RelaunchShip(self.slipway)])
        self.voyages.movement.offers([EndTurn(self.voyages, self.aftermath), *self.moving, self.jettison])
        self.discovery.turn_tile.draws([TurnTile(self.discovery)])
        self.discovery.draw_chip.draws([DrawChip(self.discovery)])

    def player_trade(self) -> list[Act]:
        """The dialogue between players, if the game is played with it; gold is traded too.  (E-26)"""
        if not self.options.trade:
            return []
        return bargaining(self.layout, self.purse, self.turn, BANK, self.gold.coins)

    def listen(self) -> None:
        """Whoever watches hears it; whoever would hear nothing is refused."""
        check_hearing(self.watchers, ["turn_ended"])
        check_hearing(self.scouts, [what for what in self.told if what in ("explored", "pirate_came")])
        check_hearing(self.reapers, ["rolled"])
        check_hearing(self.listeners, self.told)
        attach(self.pieces, [self.production, self.fleet, *self.listeners])
        attach(self.turn, [*self.watchers, *self.listeners])
        attach(self.discovery, [*self.scouts, *self.listeners])

    def rules(self) -> Rules:
        if not self.starting_roll.acts:
            raise Refused("nothing follows on the starting roll; a chapter must call begin_with")
        self.take_turns()
        self.listen()
        if type(self.voyages.tolls) is not Tolls:
            raise Refused("what a route costs is put into the tolls of the assembly, not into its voyages")
        self.voyages.tolls = self.tolls
        blank = laid_out(self.layout, self.first)
        for prepare in self.preparations:
            prepare(blank)
        return Rules(self.layout, self.topo, self.victory, blank, gathered(self.layout))
