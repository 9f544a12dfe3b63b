"""Statistics of one game, counted from what the rules have told and from nothing else."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from kogge.engine.state import State
from kogge.events import Event, events, open_events
from kogge.figures import UNKNOWN, SeatStatistics, Statistics, expected
from kogge.game import Game
from kogge.games.events import kinds
from kogge.modules.events import GOLD, ROLLED, SOURCES
from kogge.outcomes import prospects
from kogge.plies import Ply

PRODUCTION = "production"  # the cause of what rolls bring
START = "start"  # the cause of cards, and the source of points, that a seat begins with

CAUSES = {  # why goods change hands, by the kind of event that tells it
    "produced": PRODUCTION,
    "got_the_rest": PRODUCTION,
    "dealt": START,
    "consoled": "consolation",
    "found": "discovery",
    "rewarded": "lairs",
    "coast_paid": "coast",
    "connected": "connections",
    "traded": "players",
    "stole": "theft",
    "stripped": "theft",
    "monopolized": "monopoly",
    "discarded": "discard",
    "tribute_paid": "tribute",
    "toll_paid": "toll",
}
BANK = "bank"  # the cause of what is paid and got in one action,
CARD = "card"  # of what is got for nothing,
BUILDING = "building"  # and of what is paid for nothing but what it is spent on

PURPOSES = {  # what goods are spent on, by an event of the same action
    "road_laid": "road",
    "settled": "settlement",
    "upgraded": "greater_home",
    "ship_launched": "ship",
    "ship_removed": "ship",
    "wind_caught": "wind",
    "route_laid": "route",
    "merchant_hired": "merchant",
    "merchant_left": "merchant",
    "merchant_walked": "walk",
    "caravan_formed": "caravan",
    "caravan_left": "caravan",
    "caravan_drove": "drive",
}
DEVELOPMENT_CARD = "development_card"  # is drawn in the action after the one that pays for it


def statistics(game: Game, seat: int | None = None, *, hides: bool = True) -> Statistics:
    """A game in figures, as a seat (``None``: a spectator) may know them; when it is over, everyone may know all.

    Goods that were hidden are counted as ``unknown``. Of a game that was abandoned nothing need be hidden, either:
    whoever runs it says so by ``hides``.
    """
    game.events(seat, len(game))  # refuses a seat that does not exist
    count = GameCount(game)
    for ply in game.plies():
        count.action(open_events(ply) if game.is_over or not hides else events(ply, seat))
    for position in before_rolls(game):
        count.expect(position)
    return count.result()


def before_rolls(game: Game) -> Iterator[State]:
    """The positions in which dice were rolled for production, as everyone may know them, the last one first."""
    s = game.state.copy()
    for ply in reversed(game.plies()):
        s.go_back(ply.way_back)
        if is_roll(ply):
            yield game.rules.redacted(s, None)


def is_roll(ply: Ply) -> bool:
    """Was this a roll for production?"""
    return any(tiding[0] == ROLLED for tiding in ply.told)


@dataclass
class Account:
    """What is counted of one seat."""

    gained: dict[str, Counter[str]] = field(default_factory=dict)
    given: dict[str, Counter[str]] = field(default_factory=dict)
    spent: dict[str, Counter[str]] = field(default_factory=dict)
    bought: Counter[str] = field(default_factory=Counter)
    kept_back: Counter[str] = field(default_factory=Counter)
    sources: Counter[str] = field(default_factory=Counter)
    expected: defaultdict[str, Fraction] = field(default_factory=lambda: defaultdict(Fraction))  # of production


class GameCount:
    """Takes in the events of a game, action by action."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.pieces = game.facts.stowage.pieces if game.facts.stowage else ()
        self.goods = (*game.facts.resources, *(["gold"] if game.facts.gold else []))
        self.accounts = [Account() for _ in range(game.players)]
        self.rolls: Counter[int] = Counter()
        self.short: Counter[str] = Counter()
        self.points = self.at_first("points", game.players)
        for account, points in zip(self.accounts, self.points, strict=True):
            account.sources[START] = points
        [self.turn] = self.at_first("turn", 1)
        self.race: dict[int, list[int]] = {}
        self.unspent: list[Event] = []  # paid, but it is not known yet what for

    def at_first(self, field: str, cells: int) -> list[int]:
        """The first cells of a field at the beginning, or nothing where a game has no such field."""
        found = self.game.rules.layout.fields.get(field)
        return [0] * cells if found is None else self.game.beginning.cells(found.start, found.start + cells)

    def action(self, told: Sequence[Event]) -> None:
        """The events of one action."""
        if self.unspent and told:
            self.spend(self.unspent, DEVELOPMENT_CARD if told[0].kind == "card_drawn" else BUILDING)
            self.unspent = []
        paid, got = named(told, "paid"), named(told, "got")
        for event in told:
            self.event(event, BANK if paid and got else BUILDING if event.kind == "paid" else CARD)
        if paid and not got:
            purpose = self.purpose(told)
            if purpose:
                self.spend(paid, purpose)
            else:
                self.unspent = paid

    def purpose(self, told: Iterable[Event]) -> str:
        """What the action is for in which something was paid; nothing if the next one will show."""
        for event in told:
            if event.kind == "supplied" and event.known("n") < 0:
                return self.pieces[event.known("piece")]
            if event.kind in PURPOSES:
                return PURPOSES[event.kind]
        return ""

    def spend(self, paid: Sequence[Event], purpose: str) -> None:
        account = self.accounts[paid[0].known("seat")]
        account.bought[purpose] += 1
        for event in paid:
            account.spent.setdefault(purpose, Counter())[self.good(event)] += event.known("n")

    def event(self, event: Event, bank: str) -> None:
        """One event; ``bank`` is the cause of what is paid or got in its action."""
        n, seat = event.parts.get("n") or 0, event.seat
        if kinds()[event.kind].flow is not None:
            self.flow(event, CAUSES.get(event.kind, bank))
        if event.kind == "rolled":
            self.rolls[event.known("total")] += 1
        elif event.kind == "went_short":
            self.short[self.good(event)] += n
        elif event.kind == "got_the_rest":
            self.short[self.good(event)] -= n
        elif event.kind == "kept_back" and seat is not None:
            self.accounts[seat].kept_back[self.good(event)] += n
        elif event.kind == "scored" and seat is not None:
            self.accounts[seat].sources[SOURCES[event.known("source")]] += n
            self.points[seat] += n
        elif event.kind == "turn_began":
            self.race[self.turn] = list(self.points)
            self.turn = event.known("turn")

    def expect(self, s: State) -> None:
        """What a roll in this position was to be expected to bring; no rule is known here, all outcomes are tried."""
        weights, brought = 0, Counter[tuple[int, str]]()
        for weight, told in prospects(self.game.rules, s):
            weights += weight
            for event in told:
                if CAUSES.get(event.kind) == PRODUCTION:
                    brought[event.known("seat"), self.good(event)] += weight * event.known("n")
        for (seat, good), n in brought.items():
            self.accounts[seat].expected[good] += Fraction(n, weights)

    def flow(self, event: Event, cause: str) -> None:
        """Goods that change hands, in the accounts of both sides."""
        flow = kinds()[event.kind].flow
        assert flow is not None
        giver, taker = event.parts.get(flow.giver), event.parts.get(flow.taker)  # the bank is no part
        if giver is not None:
            self.accounts[giver].given.setdefault(cause, Counter())[self.good(event)] += event.known("n")
        if taker is not None:
            self.accounts[taker].gained.setdefault(cause, Counter())[self.good(event)] += event.known("n")

    def good(self, event: Event) -> str:
        good = event["good"]
        if good is None:
            return UNKNOWN
        return "gold" if good == GOLD else self.goods[good]

    def result(self) -> Statistics:
        """What was counted, as it stays."""
        game = self.game
        self.race[self.turn] = list(self.points)
        if self.unspent:
            self.spend(self.unspent, BUILDING)
        return Statistics(
            scenario=game.scenario.name,
            seed=game.seed,
            actions=len(game),
            turns=self.turn,
            is_over=game.is_over,
            winners=tuple(game.winners),
            goods=self.goods,
            rolls={total: self.rolls[total] for total in range(2, 13)},
            expected=expected(self.rolls.total()),
            short=plain(self.short),
            seats=tuple(self.seat(seat, account) for seat, account in enumerate(self.accounts)),
            race={turn: tuple(points) for turn, points in self.race.items()},
        )

    def seat(self, seat: int, account: Account) -> SeatStatistics:
        sitter = self.game.sitters.get(seat)
        return SeatStatistics(
            seat=seat,
            color=self.game.seats[seat],
            player=(sitter.name or sitter.bot) if sitter else "",
            points=self.points[seat],
            gained={cause: plain(goods) for cause, goods in account.gained.items()},
            given={cause: plain(goods) for cause, goods in account.given.items()},
            spent={purpose: plain(goods) for purpose, goods in account.spent.items()},
            bought=dict(account.bought),
            kept_back=plain(account.kept_back),
            sources={source: n for source, n in account.sources.items() if n},
            expected_production={good: float(n) for good in self.goods if (n := account.expected[good])},
        )


def named(told: Iterable[Event], kind: str) -> list[Event]:
    """The events of a kind."""
    return [event for event in told if event.kind == kind]


def plain(goods: Counter[str]) -> dict[str, int]:
    """What there is of each good, without those of which there is none."""
    return {good: n for good, n in goods.items() if n}
