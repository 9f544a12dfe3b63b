"""The base game, read from top to bottom like its rulebook."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Literal

from kogge.engine.act import Act, Step
from kogge.engine.layout import Layout
from kogge.engine.rules import Rules
from kogge.engine.state import State
from kogge.engine.topology import Topology
from kogge.games.base import island
from kogge.games.base.board import COLORS, BaseBoard, load
from kogge.games.base.laying import LayFrame, LayHex, Laying, LayTokenOn, LayTokensFrom
from kogge.games.base.referee import REFEREE
from kogge.games.base.setup import BaseTable
from kogge.games.colors import Palette
from kogge.games.facts import gathered
from kogge.games.hooks import attach, check_hearing, part_of
from kogge.games.scenario import IN_MESSAGES, Options, Scenario, laid_out
from kogge.modules.bank_trade import BankTrade, Harbors, Rates
from kogge.modules.building import BuildCity, BuildRoad, BuildSettlement
from kogge.modules.cards import DISCOVERY, MONOPOLY, BuyCard, CardVictory, DrawCard, FaceUpCards
from kogge.modules.dice import Dice, Production, RobbedProduction, Roll, WatchedDice
from kogge.modules.discards import Discard, Discards
from kogge.modules.facts import Owners, Places
from kogge.modules.founding import Founding, FoundRoad, FoundSettlement, Opening, StartingCards, StartingRoll
from kogge.modules.knights import LargestArmy, PlayKnight
from kogge.modules.longest_route import LongestRoute
from kogge.modules.pieces import Pieces
from kogge.modules.player_trade import bargaining
from kogge.modules.progress import (
    DeclineFreeRoad,
    FreeRoads,
    Gifts,
    LayFreeRoad,
    PlayDiscovery,
    PlayMonopoly,
    PlayRoadBuilding,
    TakeCard,
)
from kogge.modules.purse import Purse
from kogge.modules.resources import RESOURCES
from kogge.modules.robber import MoveRobber, Robber
from kogge.modules.score import Score
from kogge.modules.terrain import DESERT, Robbed, Terrain
from kogge.modules.theft import Rob, RobNobody, Steal
from kogge.modules.turn import EndTurn, StartBuilding, Turn
from kogge.modules.watcher import Watcher

BANK = 19  # cards of each resource  (B-02)
POINTS = 10  # to win  (B-80)
ROADS = 15  # of each player  (B-04)
SETTLEMENTS = 5
CITIES = 4
TOLD = ("road_laid", "settled", "upgraded", "rolled", "turn_ended")  # of what watchers hear
RATE = 4  # of the bank, without a harbour  (B-73)


@dataclass(frozen=True)
class BaseOptions(Options):
    """What can be chosen before a base game begins."""

    palette: ClassVar = Palette(COLORS, left_out=("red", "white"))  # B-11

    players: Literal[2, 3, 4] = 4  # two is an option of ours  (B-08)
    board: Literal["beginner2010", "beginner2015", "random", "shuffled"] = "beginner2010"
    phases: Literal["combined", "separate"] = "combined"
    trade: bool = True
    turn_limit: int = 1000


class BaseGame:
    """The parts of the base game, and the steps at which their acts are open."""

    def __init__(self, options: BaseOptions) -> None:
        self.options = options
        self.topo = topo = Topology(island.HEXES)
        self.layout = layout = Layout(options.players, topo, len(options.neutrals))
        layout.tell(Owners(options.owners), REFEREE)
        self.terrain = Terrain(layout, topo, names=island.LANDS)
        self.robbed = Robbed(layout)
        self.score = Score(layout)
        self.purse = Purse(layout, RESOURCES, BANK)
        self.pieces = Pieces(layout, topo, self.score, ROADS, SETTLEMENTS, CITIES)
        self.turn = Turn(layout, options.turn_limit)
        self.production = part_of(Production, self.make_production())
        self.starting_cards = StartingCards(self.terrain, self.purse)
        self.robber = Robber(layout, self.robbed, self.production, self.purse, self.turn)
        self.discards = Discards(layout, self.purse, self.turn, then=self.robber.move)
        self.cards = FaceUpCards(layout, self.turn)
        self.army = LargestArmy(layout, self.cards, self.score)
        self.rates = Rates(layout, RATE)
        self.route = LongestRoute(layout, self.pieces, self.score)
        self.victory = CardVictory(layout, self.score, POINTS, self.cards)
        self.harbors = Harbors(layout, self.terrain, self.rates, RESOURCES)
        self.listeners: list[Watcher] = []  # watchers from outside, of all that is told

    def make_production(self) -> Production:
        """What a roll brings: a game of one's own may bring something else."""
        return RobbedProduction(self.layout, self.terrain, self.purse, self.robbed, settlement=1, greater=2)

    def make_opening(self) -> Opening:
        """What follows on a ready board once the starting player is known: a game of one's own may begin otherwise."""
        return Opening(self.turn)

    def actions(self) -> None:
        """From the roll to the end of the turn.  (B-20 to B-23)"""
        cards = self.playable_cards()
        trade = [BankTrade(self.purse, self.rates), *self.player_trade()]
        build: list[Act] = [
            BuildRoad(self.pieces, self.purse),
            BuildSettlement(self.pieces, self.purse),
            BuildCity(self.pieces, self.purse),
            BuyCard(self.cards, self.purse, self.purse.price(ore=1, wool=1, grain=1)),  # B-07
        ]
        self.roll = self.layout.step("dice")
        self.turn.before_roll.offers([Roll(self.roll), *cards])
        if self.options.phases == "separate":
            after_roll = self.turn.phase(self.layout, "trade")
            building = self.turn.phase(self.layout, "build")
            after_roll.offers([StartBuilding(building), *cards, *trade])
            building.offers([EndTurn(self.turn), *cards, *build])
        else:
            after_roll = self.turn.phase(self.layout, "action")
            after_roll.offers([EndTurn(self.turn), *cards, *build, *trade])
        self.after_roll = after_roll

    def dice(self) -> Dice:
        """The roll for production; it tells what was rolled if somebody listens."""
        if not self.listeners:
            return Dice(self.production, self.discards, self.turn, self.after_roll)
        dice = WatchedDice(self.production, self.discards, self.turn, self.after_roll)
        attach(dice, self.listeners)
        return dice

    def listen(self) -> None:
        """Whoever watches hears it; whoever would hear nothing is refused."""
        check_hearing(self.listeners, TOLD)
        self.roll.draws([self.dice()])
        attach(self.pieces, [self.production, self.harbors, self.route, *self.listeners])
        attach(self.turn, [self.cards, *self.listeners])

    def seven(self) -> None:
        """Discards, the robber and its theft.  (B-30 to B-35)"""
        self.discards.discard.offers([Discard(self.discards)])
        self.robber.move.offers([MoveRobber(self.robber)])
        self.robber.rob.offers([RobNobody(self.robber), Rob(self.robber)])
        self.robber.theft.draws([Steal(self.robber)])

    def playable_cards(self) -> list[Act]:
        """Development cards, and the decisions that follow on them.  (B-40 to B-49)"""
        roads = FreeRoads(self.layout, self.pieces, self.turn)
        gifts = Gifts(self.layout, self.purse, self.turn)
        self.cards.draw.draws([DrawCard(self.cards)])
        roads.lay.offers([DeclineFreeRoad(roads), LayFreeRoad(roads)])
        gifts.take.offers([TakeCard(gifts)])
        return [
            PlayKnight(self.cards, self.robber, self.army),
            PlayRoadBuilding(self.cards, roads),
            PlayDiscovery(self.cards, DISCOVERY, gifts),
            PlayMonopoly(self.cards, MONOPOLY, self.purse),
        ]

    def player_trade(self) -> list[Act]:
        """The dialogue between players, if the game is played with it.  (B-70 to B-72)"""
        if not self.options.trade:
            return []
        return bargaining(self.layout, self.purse, self.turn, BANK)

    def ready_board(self, board: BaseBoard) -> State:
        """Everything is laid out already; the players only roll for the start.  (B-11)"""
        roll = self.layout.step("starting_roll")
        roll.draws([StartingRoll(self.layout, part_of(Opening, self.make_opening()))])
        self.layout.opens(roll)
        s = self.blank(roll)
        for h, kind in enumerate(board.terrain):
            s[self.terrain.kind + h] = kind
            if kind == DESERT:
                s[self.robbed.hex] = h
            else:
                self.terrain.place_token(s, h, board.numbers[h])
        for path, harbor in board.harbors.items():
            self.terrain.place_harbor(s, path, harbor)
        self.layout.tell(Places("harbor", "path", tuple(board.harbors)))
        for p, color in enumerate(self.options.seats):
            start = board.starts[color]
            for node in start.settlements:
                self.pieces.settle(s, p, node)
            for path in start.roads:
                self.pieces.lay(s, p, path)
            self.starting_cards.deal(s, p, start.starred)
        return s

    def random_board(self) -> State:
        """Frame, hexes and tokens are laid by chance; then comes the founding.  (B-10, B-14)"""
        layout = self.layout
        founding = Founding(layout, self.turn, self.pieces, self.starting_cards)
        founding.settlement.offers([FoundSettlement(founding)])
        founding.road.offers([FoundRoad(founding)])
        roll = layout.step("starting_roll")
        roll.draws([StartingRoll(layout, founding)])
        layout.opens(roll)
        laying = Laying(layout, self.terrain, self.robbed, then=roll)
        laying.frame.draws([LayFrame(layout, laying, island.coast(self.topo), island.FRAME)])
        laying.hexes.draws([LayHex(layout, laying, island.SUPPLY)])
        if self.options.board == "shuffled":
            laying.tokens.draws([LayTokenOn(layout, laying, island.TOKENS)])
        else:
            laying.tokens.draws([LayTokensFrom(layout, laying, island.spirals(), island.TOKENS)])
        return self.blank(laying.frame)

    def blank(self, step: Step) -> State:
        """An empty island."""
        s = laid_out(self.layout, step)
        self.lay_board(s)
        return s

    def lay_board(self, s: State) -> None:
        """Nothing is built yet."""
        self.pieces.clear(s)

    def rules(self) -> Rules:
        self.actions()
        self.seven()
        self.listen()
        if self.options.board in ("random", "shuffled"):
            blank = self.random_board()
        else:
            blank = self.ready_board(load(self.options.board, self.topo))
        return Rules(self.layout, self.topo, self.victory, blank, gathered(self.layout))


def setup(options: BaseOptions) -> Callable[[bool], BaseTable]:
    """What makes tables for positions that are set up by name."""
    base = BaseGame(options)
    return partial(BaseTable, base, base.rules())


BASE = Scenario(
    name="base",
    title=IN_MESSAGES,
    summary=IN_MESSAGES,
    options=BaseOptions,
    assemble=lambda options: BaseGame(options).rules(),
    rulebook="base",
    setup=setup,
)
