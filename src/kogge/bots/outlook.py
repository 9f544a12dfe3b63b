"""The position as a bot looks at it: its seat's view, and what follows from it."""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Any, Protocol, TypeVar

from kogge.bots.aims import LUCK, PATIENCE, Aim, effort, spare, waits
from kogge.bots.atlas import Atlas, Cards
from kogge.bots.charts import SeaChart, chart
from kogge.bots.diary import Diary
from kogge.bots.errands import Errand
from kogge.bots.ground import SeatGround, ground
from kogge.bots.income import HOMES, Income, income
from kogge.bots.land import Landscape, land
from kogge.bots.realm import Realm, realm
from kogge.engine.state import State
from kogge.modules.dice import WAYS
from kogge.modules.terrain import NO_HARBOR, UNEXPLORED
from kogge.views import View

Found = TypeVar("Found")

NEARLY = 0.8  # of the points that win: from there on nobody gets help
COIN = 3.0  # rolls until another one comes in
MOST_BOUGHT = 4  # cards that gold is counted on for: more take too many turns


class Counsel(Protocol):
    """What a tactic knows of a position besides the worth of actions."""

    def aims(self, outlook: "Outlook", /) -> Iterable[Aim]:
        """What is worth saving for."""

    def errands(self, outlook: "Outlook", /) -> Iterable[Errand]:
        """What ships could do."""

    def closed(self, outlook: "Outlook", /) -> Iterable[int]:
        """The hexes that everyone has seen and on which the seat may not build."""

    def crews(self, outlook: "Outlook", /) -> Iterable[float]:
        """The worth of each crew that could be used ashore."""

    def sales(self, outlook: "Outlook", /) -> int:
        """How many cards somebody else than the bank would still buy for gold in this turn."""


class Outlook:
    """A position in which one seat decides.  Everything is read, or reckoned, when a tactic first asks for it.

    It outlasts the words of a dialogue: what they say is read afresh with ``row`` and ``cell``.
    """

    def __init__(self, view: View, atlas: Atlas, counsels: Sequence[Counsel], diary: Diary) -> None:
        self.atlas = atlas
        self.diary = diary
        self.counsels = counsels
        self.seat: int = view.state.to_act
        self.turn_of: int = view.state.turn_of
        self.look_again(view)

    def look_again(self, view: View) -> None:
        """The same position, another decision."""
        self.view = view
        self.state = view.state
        self.known: dict[Callable[[Outlook], Any], Any] = {}

    def once(self, reckon: Callable[["Outlook"], Found]) -> Found:
        """What a tactic reckons from this decision, reckoned no more than once."""
        if reckon not in self.known:
            self.known[reckon] = reckon(self)
        found: Found = self.known[reckon]
        return found

    # Fields

    def has(self, name: str) -> bool:
        """Is there such a field in this game?"""
        return name in self.atlas.spans

    def column(self, name: str) -> list[int]:
        """All cells of a field."""
        start, stop, _ = self.atlas.spans[name]
        return self.state.cells(start, stop)

    def row(self, name: str, row: int) -> list[int]:
        """The cells of a field that belong to a seat."""
        start, _, cols = self.atlas.spans[name]
        return self.state.cells(start + row * cols, start + (row + 1) * cols)

    def cell(self, name: str, row: int = 0) -> int:
        """A single cell of a field."""
        return self.state[self.atlas.spans[name][0] + row]

    def get(self, name: str, row: int = 0, absent: int = 0) -> int:
        """A single cell of a field that not all games have; ``absent`` where there is none."""
        return self.cell(name, row) if self.has(name) else absent

    # Cards

    @cached_property
    def hand(self) -> list[int]:
        return self.row("hand", self.seat)

    @cached_property
    def rates(self) -> list[int]:
        """What the bank asks of this seat for a card."""
        return self.row("rate", self.seat)

    @cached_property
    def with_others(self) -> list[int]:
        """How many cards of each resource the other players hold together: all that bank and hand have not."""
        bank = self.column("bank")
        return [n - b - h for n, b, h in zip(self.atlas.supply, bank, self.hand, strict=True)]

    @cached_property
    def wait(self) -> list[float]:
        """How many rolls it takes to get a card of each resource."""
        settles = any(self.has(name) for name in HOMES)
        return waits(self.income.pips if settles else [0] * self.atlas.kinds, self.rates, self.luck)

    @cached_property
    def luck(self) -> float:
        """The pips of any resource: where a roll without cards brings gold, that buys some too."""
        if not self.has("cards_before"):
            return LUCK
        idle = sum(WAYS) - WAYS[7] - sum(WAYS[number] for number in self.income.numbers)
        return LUCK + idle / self.atlas.coin_price

    @cached_property
    def coins(self) -> int:
        return self.get("gold", self.seat)

    @cached_property
    def purchases(self) -> int:
        """How many cards can be bought in this turn with gold that the aim leaves over."""
        gold = self.atlas.facts.gold
        if gold is None:
            return 0
        coins = self.coins - self.aim.coins + self.sales
        return min(max(0, coins) // gold.price, gold.purchases - self.cell("gold_purchases"))

    @cached_property
    def sales(self) -> int:
        """How many idle cards somebody else than the bank would still buy in this turn."""
        left = sum([counsel.sales(self) for counsel in self.counsels])
        return min(len(self.idle), left) if left else 0

    @cached_property
    def idle(self) -> list[int]:
        """The cards that neither the aim needs nor the bank would take for another, each by its resource."""
        left = enumerate(zip(spare(self.aim.price, self.hand), self.rates, strict=True))
        return [r for r, (n, rate) in left for _ in range(max(0, n) % rate)]

    @cached_property
    def goods(self) -> int:
        """How many kinds of things are traded among players: resources, and gold where there is any."""
        return self.atlas.spans["offered"][2]

    # Points

    @cached_property
    def turn(self) -> int:
        """Which turn of the game it is."""
        return self.cell("turn")

    @cached_property
    def points(self) -> list[int]:
        """What everyone sees."""
        return self.column("points")

    @cached_property
    def standing(self) -> int:
        """The own points, secret ones included."""
        return self.points[self.seat] + self.held("victory_point")

    def held(self, card: str) -> int:
        """How many development cards of a kind this seat has, those just bought included."""
        kind = self.atlas.card.get(card)
        return 0 if kind is None else sum([self.row(name, self.seat)[kind] for name in ("cards", "bought_cards")])

    @cached_property
    def season(self) -> float:
        """How much of the game lies ahead: 1 at its beginning, towards 0 when somebody is about to win."""
        return 1 - max(self.standing, *self.points) / self.atlas.target if self.atlas.target else 0.5

    def is_rival(self, seat: int) -> bool:
        """Is this player so close to winning that helping would be foolish?"""
        return self.atlas.target > 0 and self.points[seat] >= NEARLY * self.atlas.target

    # The board

    @cached_property
    def land(self) -> Landscape:
        harbor = self.column("harbor") if self.has("harbor") else [NO_HARBOR] * len(self.home)
        return land(self.atlas, tuple(self.column("terrain")), tuple(self.column("number")), tuple(harbor))

    @cached_property
    def home(self) -> list[int]:
        """Whose home stands on each node."""
        return self.column(next(name for name in HOMES if self.has(name)))

    @cached_property
    def home_kind(self) -> list[int]:
        return self.column("home_kind") if self.has("home_kind") else [0] * len(self.home)

    @cached_property
    def income(self) -> Income:
        """What the own homes bring."""
        return self.income_of(self.seat)

    def income_of(self, seat: int) -> Income:
        return income(self.atlas, self.land, seat, tuple(self.home), tuple(self.home_kind))

    @cached_property
    def realm(self) -> Realm:
        """The own part of the board."""
        road = self.column("road")
        pieces = tuple(self.home), tuple(self.home_kind), tuple(road)
        return realm(self.atlas, self.land, self.ground, self.seat, *pieces)

    @cached_property
    def ground(self) -> SeatGround:
        """Where this seat may build: not beside what nobody has seen, nor what a chapter keeps closed."""
        terrain = tuple(self.column("terrain"))
        closed = [h for h, kind in enumerate(terrain) if kind == UNEXPLORED]
        closed += [h for counsel in self.counsels for h in counsel.closed(self)]
        return ground(self.atlas, terrain, tuple(closed))

    def crews(self, h: int) -> list[int]:
        """Everyone's crews on a hex."""
        return self.row("crews_ashore", h)

    @cached_property
    def chart(self) -> SeaChart:
        """All routes of the known sea."""
        return chart(self.atlas, tuple(self.column("terrain")))

    def may(self, act: str) -> bool:
        """Is an act without arguments open now?"""
        return self.atlas.first.get(act) in self.view.legal

    def after(self, action: int, s: State | None = None) -> State:
        """The position after an action, now or in another position, as far as this seat can foresee it."""
        trial = (self.state if s is None else s).copy()
        self.atlas.rules.play(trial, action)
        return trial

    def able(self, act: str) -> State:
        """The position as it would be if this seat could act where the act is open, and had the cards that it costs."""
        rules, trial = self.atlas.rules, self.state.copy()
        trial.step = next(step.id for step in rules.steps if any(one.name == act for one in step.acts))
        trial.to_act = trial.turn_of = self.seat
        hand, bank = self.atlas.spans["hand"][0] + self.seat * self.atlas.kinds, self.atlas.spans["bank"][0]
        for r, need in enumerate(self.atlas.price(act)):
            missing = max(0, need - self.hand[r])
            trial[hand + r] += missing
            trial[bank + r] -= min(missing, trial[bank + r])  # what the bank has not, others have
            trial[self.atlas.spans["hand_size"][0] + self.seat] += missing
        return rules.admit(trial)

    def gained(self, trial: State) -> float:
        """How many points an action has brought that led to this position."""
        return trial[self.atlas.spans["points"][0] + self.seat] - self.points[self.seat]

    # The plan

    @cached_property
    def aims(self) -> list[Aim]:
        """Everything worth saving for."""
        return [aim for counsel in self.counsels for aim in counsel.aims(self)]

    @cached_property
    def aim(self) -> Aim:
        """What this seat is saving for: the best worth for the time it takes."""
        nothing = Aim("", (), [0] * self.atlas.kinds, 0.0)
        return max(self.aims, key=lambda aim: self.promise(aim, self.hand), default=nothing)

    @cached_property
    def effort(self) -> float:
        """About how many rolls until the aim can be paid; 0 if that is possible in this turn."""
        rolls = effort(self.aim.price, self.hand, self.rates, self.wait, self.purchases)
        return rolls + COIN * max(0, self.aim.coins - self.coins)

    def promise(self, aim: Aim, hand: Cards) -> float:
        """The worth of an aim for the time it takes from such a hand."""
        return self.promise_with(aim, hand, self.coins)

    def promise_with(self, aim: Aim, hand: Cards, coins: int, late: float = 0.0) -> float:
        """The same, with so much gold, and so many rolls later."""
        left = coins - aim.coins
        bought = min(max(0, left) // self.atlas.coin_price, MOST_BOUGHT)
        rolls = effort(aim.price, hand, self.rates, self.wait, bought) + COIN * max(0, -left)
        return aim.worth / (rolls + late + PATIENCE)

    def prospect(self, hand: Cards, coins: int, late: float = 0.0) -> float:
        """The best promise of such a hand and so much gold, so many rolls later."""
        return max([self.promise_with(aim, hand, coins, late) for aim in self.aims], default=0.0)

    def spares(self, price: Cards) -> bool:
        """Can the price be paid without touching what the aim needs?"""
        hand, aim = self.hand, self.aim.price
        return all(not need or hand[r] - need >= aim[r] for r, need in enumerate(price))
