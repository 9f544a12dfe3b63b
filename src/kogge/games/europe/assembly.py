"""Merchants of Europe, read from top to bottom like its rulebook."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from kogge.engine.act import Act, Need
from kogge.engine.layout import Layout
from kogge.engine.rules import Rules
from kogge.engine.sets import EVERYONE
from kogge.engine.state import State
from kogge.engine.topology import Topology
from kogge.games.colors import Palette
from kogge.games.europe.board import EuropeBoard, board_text
from kogge.games.europe.caravans import Caravans
from kogge.games.europe.cards import Deck, PlayFastCaravan, PlayJourney, PlayLancer, PlayLoan, PlayRouteBuilding
from kogge.games.europe.chart import chart, printed
from kogge.games.europe.deliveries import Deliver
from kogge.games.europe.drives import Drive, Drives, EndDrive
from kogge.games.europe.forming import FormCaravan, Forming, PlaceCaravan, ReformCaravan
from kogge.games.europe.harvest import Harvest, MoveRobber
from kogge.games.europe.kontors import Kontors
from kogge.games.europe.lines import Lines
from kogge.games.europe.material import (
    BOUNTY,
    EFFECTS,
    FAST_CARAVAN,
    JOURNEY,
    LOAN,
    MONOPOLY,
    PLAYER_COLORS,
    RESOURCES,
    ROUTE_BUILDING,
    START_KONTORS,
    YIELDING,
)
from kogge.games.europe.merchants import HireMerchant, Hiring, Merchants, PlaceMerchant, RehireMerchant
from kogge.games.europe.net import Net
from kogge.games.europe.parts import NO_NUMBER
from kogge.games.europe.placement import PlaceKontor, Placement, PlaceNeutralKontor, PlaceRoute
from kogge.games.europe.referee import REFEREE
from kogge.games.europe.routes import BuildRoute, DeclineFreeRoute, FollowLine, LayFreeRoute, Layings
from kogge.games.europe.stalemate import EndTurn, Stalemate
from kogge.games.europe.tokens import ChooseLand, MoveToken, Tokens, TurnToken
from kogge.games.europe.tolls import RouteTolls
from kogge.games.europe.walks import EndWalk, FoundKontor, Walk, Walks
from kogge.games.facts import gathered
from kogge.games.hooks import attach, check_hearing, part_of
from kogge.games.refusal import Refused
from kogge.games.scenario import Options, in_file, laid_out
from kogge.modules.bank_trade import BankTrade, Rates
from kogge.modules.cards import BuyCard, DrawCard
from kogge.modules.dice import Roll
from kogge.modules.discards import Discard, Discards
from kogge.modules.facts import Count, Owners
from kogge.modules.founding import Opening, StartingCards, StartingRoll
from kogge.modules.gold import EQUAL_CARDS, BuyResource, CompensatedDice, Compensation, Gold, SellResource
from kogge.modules.player_trade import bargaining
from kogge.modules.progress import Gifts, PlayDiscovery, PlayMonopoly, TakeCard
from kogge.modules.purse import Purse
from kogge.modules.resources import KINDS
from kogge.modules.robber import Robber
from kogge.modules.score import Score, Victory
from kogge.modules.terrain import ROLL_NUMBERS, Robbed, Terrain
from kogge.modules.theft import Rob, RobNobody, Steal
from kogge.modules.turn import Turn
from kogge.modules.watcher import Watcher

BANK = 19  # cards of each resource  (M-02)
COINS = 3  # of each player at the start  (M-07)
TOLD = ("settled", "settled_neutral", "rolled", "turn_ended")  # of what watchers hear
OURS = "reconstruction"  # the board that comes with the game


@dataclass(frozen=True)
class EuropeOptions(Options):
    """What can be chosen before a game begins.

    ``board`` is ``reconstruction``, or the whole text of an owner's board file.
    """

    palette: ClassVar = Palette(PLAYER_COLORS, left_out=("orange",))  # R35

    players: Literal[3, 4] = 4
    board: str = in_file(OURS, board_text)
    trade: bool = True
    turn_limit: int = 1000

    @property
    def neutrals(self) -> list[str]:
        """With three players the colour that nobody chose.  (M-10, M-13, R35)"""
        return self.unchosen


class Europe:
    """The parts of the game, and the steps at which their acts are open."""

    def __init__(self, options: EuropeOptions, board: EuropeBoard) -> None:
        self.options = options
        self.board = board
        self.stock = board.stocks[options.players]
        self.topo = topo = Topology(board.cells, board.paths)
        self.layout = layout = Layout(options.players, topo, len(options.neutrals))
        layout.chart = chart(board)
        layout.tell(Owners(options.owners), *printed(board), Count("start_kontors", START_KONTORS), REFEREE)
        self.terrain = Terrain(layout, topo, harbors=False, names=YIELDING)
        self.robbed = Robbed(layout)
        self.score = Score(layout)
        self.victory = Victory(layout, self.score, self.stock.goods, of="goods")  # M-80
        self.purse = Purse(layout, RESOURCES, BANK)
        self.gold = Gold(layout, COINS)
        self.turn = Turn(layout, options.turn_limit)
        self.action = self.turn.phase(layout, "action")
        self.assemble_pieces()
        self.deck = Deck(layout, self.turn, EFFECTS, [card.count for card in board.cards])
        self.production = Harvest(layout, self.terrain, self.purse, self.robbed)
        self.robber = Robber(layout, self.robbed, self.production, self.purse, self.turn)
        self.starting_cards = StartingCards(self.terrain, self.purse)
        self.listeners: list[Watcher] = []  # watchers from outside, of all that is told

    def assemble_pieces(self) -> None:
        """Kontors, routes, merchants and caravans.  (M-03)"""
        layout, cities, paths = self.layout, self.layout.chart.marks["intersection"], self.layout.chart.marks["path"]
        self.kontors = Kontors(
            *(layout, self.topo, self.score, self.gold, cities["city"], cities["coast_gold"], self.stock.kontors)
        )
        self.tokens = Tokens(layout, self.terrain, self.turn, [land.spot for land in self.board.lands])
        self.net = Net(layout, self.kontors)
        self.lines = Lines(layout, self.net, self.gold)
        self.layings = Layings(layout, self.net, self.lines, self.turn, paths["double_arrow"])
        self.merchants = Merchants(layout, self.kontors)
        self.hiring = Hiring(layout, self.merchants, self.purse, self.turn)
        self.walks = Walks(layout, self.merchants, self.tokens, self.purse, self.turn, self.action)
        self.caravans = Caravans(layout, self.net)
        self.tolls = RouteTolls(layout, self.net, self.gold)
        self.forming = Forming(layout, self.caravans, self.tolls, self.purse, self.turn)
        by_card = self.board.cards[FAST_CARAVAN].amount
        self.drives = Drives(layout, self.caravans, self.tolls, self.purse, self.turn, by_card)

    def take_turns(self) -> None:
        """Production, then the actions in any order.  (M-20)"""
        dice = self.layout.step("dice")
        discards = Discards(self.layout, self.purse, self.turn, then=self.robber.move)
        compensation = Compensation(self.layout, self.gold, self.purse)
        cards = self.cards()
        self.turn.before_roll.offers([Roll(dice), *cards])
        roll = CompensatedDice(self.production, discards, self.turn, self.action, compensation)
        attach(roll, self.listeners)
        dice.draws([roll])
        discards.discard.offers([Discard(discards)])
        self.robber.move.offers([MoveRobber(self.robber, self.tokens)])
        self.robber.rob.offers([Rob(self.robber), RobNobody(self.robber)])
        self.robber.theft.draws([Steal(self.robber)])
        stalemate = Stalemate(self.layout, self.kontors, self.net, self.caravans, self.gold, self.victory)
        self.action.offers([EndTurn(self.turn, stalemate), *self.building(), *self.moving(), *cards, *self.trading()])

    def cards(self) -> list[Act]:
        """What can be played, also before the roll.  (M-08, M-41)"""
        amount = [card.amount for card in self.board.cards]
        gifts = Gifts(self.layout, self.purse, self.turn, amount[BOUNTY])
        gifts.take.offers([TakeCard(gifts)])
        self.deck.draw.draws([DrawCard(self.deck)])
        return [
            PlayLancer(self.deck, self.robber),
            PlayRouteBuilding(self.deck, self.layings, amount[ROUTE_BUILDING]),
            PlayJourney(self.deck, self.walks, amount[JOURNEY]),
            PlayFastCaravan(self.deck, self.drives, amount[FAST_CARAVAN]),
            PlayDiscovery(self.deck, BOUNTY, gifts),
            PlayMonopoly(self.deck, MONOPOLY, self.purse),
            PlayLoan(self.deck, self.gold, amount[LOAN]),
        ]

    def building(self) -> list[Act]:
        """Routes, merchants, caravans and cards.  (M-40 to M-50)"""
        self.lines.choose.offers([FollowLine(self.layings)])
        self.layings.lay_free.offers([DeclineFreeRoute(self.layings), LayFreeRoute(self.layings)])
        self.hiring.again.offers([PlaceMerchant(self.hiring)])
        self.forming.again.offers([PlaceCaravan(self.forming)])
        return [
            BuildRoute(self.layings, self.purse),
            HireMerchant(self.hiring),
            RehireMerchant(self.hiring),
            FormCaravan(self.forming),
            ReformCaravan(self.forming),
            BuyCard(self.deck, self.purse, self.purse.price(wool=1, salt=1)),
        ]

    def moving(self) -> list[Act]:
        """Merchants walk and found, caravans drive and deliver.  (M-60 to M-79)"""
        walk, drive = Walk(self.walks), Drive(self.drives)
        walk.ending, drive.ending = EndWalk(self.walks), EndDrive(self.drives)
        deliver = Deliver(self.kontors, self.drives, self.action)
        self.walks.walk.offers([walk.ending, FoundKontor(self.walks), walk])
        self.drives.drive.offers([drive.ending, deliver, drive])
        self.tokens.choose.offers([ChooseLand(self.tokens)])
        self.tokens.turn_up.draws([TurnToken(self.tokens)])
        self.tokens.move.offers([MoveToken(self.tokens)])
        self.action.guard(walk, Need(self.walks.grain, stride=KINDS))
        self.action.guard(drive, Need(self.drives.salt, stride=KINDS))
        return [deliver, walk, drive]

    def trading(self) -> list[Act]:
        """With the bank, and with others if the game is played with it; gold is traded too.  (M-30 to M-32)"""
        bank: list[Act] = [
            BankTrade(self.purse, Rates(self.layout, EQUAL_CARDS, EQUAL_CARDS), best=EQUAL_CARDS),
            SellResource(self.gold, self.purse),
            BuyResource(self.gold, self.purse),
        ]
        if not self.options.trade:
            return bank
        return [*bank, *bargaining(self.layout, self.purse, self.turn, BANK, self.gold.coins)]

    def neutral_kontors(self) -> int:
        """With three players kontors of the fourth colour stand there too.  (M-10, M-13)"""
        return START_KONTORS * len(self.options.neutrals)

    def lay_board(self, s: State) -> None:
        """Lands, printed numbers, marked tokens and those at sea, the robber, and room everywhere.  (M-02 to M-06)"""
        s.write(self.terrain.kind, [land.resource for land in self.board.lands])
        for h, land in enumerate(self.board.lands):
            if land.number != NO_NUMBER:
                self.tokens.print_number(s, h, land.number)
            elif land.marked:
                self.tokens.print_number(s, h, self.board.tokens[land.spot].marked)
                s[self.tokens.lies + h] = 1
        for color, tokens in enumerate(self.board.tokens):
            for number in tokens.face_down:
                s[self.tokens.at_sea + color * ROLL_NUMBERS + number] += 1
        s[self.robbed.hex] = self.board.robber
        self.net.free.fill(s, EVERYONE)
        for p in range(self.options.players):
            self.kontors.inns.fill(s, p)
        self.caravans.roomy.fill(s, EVERYONE)

    def variable_start(self) -> Rules:
        """Players place their kontors, routes and caravans themselves.  (M-11 to M-15)"""
        placement = Placement(
            *(self.layout, self.turn, self.kontors, self.net, self.caravans, self.starting_cards),
            neutral=self.neutral_kontors(),
        )
        placement.kontor.offers([PlaceKontor(placement)])
        placement.neutral_kontor.offers([PlaceNeutralKontor(placement)])
        placement.route.offers([PlaceRoute(placement)])
        return self.rules(placement)

    def fixed_start(self) -> Rules:
        """Every colour has its place; one that nobody chose has neutral kontors and no more.  (M-09, M-10, R35)"""
        if not self.board.starts:
            raise Refused("this board has no fixed start; choose start = variable")
        rules = self.rules(Opening(self.turn))
        for p, color in enumerate(self.options.seats):
            start = self.board.starts[color]
            self.settle(rules.blank, p, self.start_kontors(color), self.board.edge(start.route), start.cards)
        for color in self.options.neutrals:
            for node in self.start_kontors(color):
                self.kontors.place_neutral(rules.blank, node)
        return rules

    def start_kontors(self, color: str) -> list[int]:
        """Where the kontors of a colour stand in the fixed start."""
        return [self.board.node[self.board.cities[k].corner] for k in self.board.starts[color].kontors]

    def settle(self, s: State, p: int, kontors: list[int], route: int, cards: Sequence[int]) -> None:
        """A player's fixed start."""
        for node in kontors:
            self.kontors.place(s, p, node)
        self.net.lay(s, p, route)
        self.caravans.put(s, p, route)
        for r in cards:
            self.purse.gain(s, p, r, 1)

    def listen(self) -> None:
        """Whoever watches hears it; whoever would hear nothing is refused."""
        check_hearing(self.listeners, TOLD)
        attach(self.kontors, [self.production, self.net, self.caravans, *self.listeners])
        attach(self.turn, [self.gold, self.tolls, self.deck, *self.listeners])

    def rules(self, opening: Opening) -> Rules:
        """The assembled game; the starting player is known by a roll.  (M-11, R35)"""
        begin = self.layout.step("starting_roll")
        begin.draws([StartingRoll(self.layout, part_of(Opening, opening))])
        self.layout.opens(begin)
        self.take_turns()
        self.listen()
        blank = laid_out(self.layout, begin)
        self.lay_board(blank)
        return Rules(self.layout, self.topo, self.victory, blank, gathered(self.layout))
