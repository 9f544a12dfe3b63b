"""Everything about a game that does not change while it is played, in one object."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Any, TypeVar

from kogge.engine.chart import Chart
from kogge.engine.layout import Layout
from kogge.engine.rules import Rules
from kogge.modules.facts import (
    Award,
    CardCount,
    CoastGold,
    Cost,
    Count,
    Crop,
    Currency,
    Effect,
    Goal,
    HarborKind,
    Lessons,
    Owners,
    Payment,
    Places,
    Print,
    Rate,
    Stowage,
    Supply,
    Throw,
    TokenColor,
    Track,
    Treasury,
    Trip,
    Worth,
)

T = TypeVar("T")
NONE: Mapping[Any, Any] = MappingProxyType({})


@dataclass(frozen=True)
class CardKind:
    """A kind of development card: how many there are, and how much it gives where that is counted.

    ``act`` plays it; a card without one counts by being held.
    """

    name: str
    count: int
    act: str
    amount: int


@dataclass(frozen=True)
class Facts:
    """What the modules of a game have told of it.  What a game does not have is empty, ``None`` or 0."""

    players: int
    colors: tuple[str, ...]  # of the seats, and then of pieces that nobody plays
    resources: tuple[str, ...]
    bank: int  # cards of each resource in the whole game
    prices: Mapping[str, Mapping[str, int]]  # by act: cards by resource, or gold
    supplies: Mapping[str, Supply]  # by piece
    goal: Goal
    worth: Mapping[str, int]  # points by thing
    yields: tuple[int, ...]  # cards of a settlement, and of what it grows into, from a hex of the roll
    awards: Mapping[str, Award]
    cards: tuple[CardKind, ...]  # in the order of their numbers
    rate: int  # equal cards that the bank takes for another
    harbors: tuple[HarborKind, ...]  # in the order of their numbers
    gold: Treasury | None
    payments: Mapping[str, int]  # gold by occasion
    trips: Mapping[str, Trip]  # by piece
    missions: Mapping[str, Track]
    stowage: Stowage | None
    lessons: tuple[str, ...]  # what can be learnt for good, in the order of their numbers
    tokens: tuple[TokenColor, ...]  # in the order of their numbers
    places: Mapping[str, Places]
    landscapes: tuple[str, ...]  # of each hex, where the board has pictures of its own
    spots: tuple[str, ...]  # of each hex: the colour of the tokens that may lie there, or nothing
    coast_gold: Mapping[int, int]  # by intersection
    dice: tuple[int, ...]  # the ways to roll each total
    counts: Mapping[str, int]  # other numbers of the rules
    chart: Chart  # names that are printed on the board

    def places_of(self, kind: str) -> tuple[int, ...]:
        """The places of a kind; none if the board has no such."""
        found = self.places.get(kind)
        return found.at if found else ()

    def card(self, name: str) -> CardKind:
        """A kind of development card by name."""
        return next(card for card in self.cards if card.name == name)

    def cost(self, act: str) -> tuple[int, ...]:
        """The price of an act in cards, resource by resource."""
        price = self.prices.get(act, NONE)
        return tuple([price.get(name, 0) for name in self.resources])

    def to_dict(self) -> dict[str, Any]:
        """All of it as plain values, ready for JSON."""
        return {part.name: plain(getattr(self, part.name)) for part in fields(self)}


def plain(value: Any) -> Any:
    """A value as JSON has them: keys are texts, sequences are lists."""
    if is_dataclass(value):
        return {part.name: plain(getattr(value, part.name)) for part in fields(value)}
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return value


@lru_cache(maxsize=128)
def facts_of(rules: Rules) -> Facts:
    """The facts that a game carries; of rules that were put together without them, those that the modules told."""
    return rules.facts if isinstance(rules.facts, Facts) and rules.facts.colors else gathered(rules.layout)


def gathered(layout: Layout) -> Facts:
    """All that the modules of a game have told, once it is assembled."""
    told = layout.facts
    currency, crop = first(told, Currency) or Currency((), 0), first(told, Crop)
    shown = first(told, Print) or Print((), ())
    awards, missions = every(told, Award), every(told, Track)
    worth = {one.thing: one.points for one in every(told, Worth)}
    worth |= {one.name: one.points for one in awards} | {f"{one.mission}_card": one.card for one in missions}
    return Facts(
        players=layout.players,
        colors=(first(told, Owners) or Owners(())).colors,
        resources=currency.resources,
        bank=currency.bank,
        prices=fixed({one.act: fixed(dict(one.price)) for one in every(told, Cost)}),
        supplies=fixed({one.piece: one for one in every(told, Supply)}),
        goal=first(told, Goal) or Goal(0),
        worth=fixed(worth),
        yields=(crop.settlement, crop.greater) if crop else (),
        awards=fixed({one.name: one for one in awards}),
        cards=cards(told),
        rate=(first(told, Rate) or Rate(0)).cards,
        harbors=tuple(every(told, HarborKind)),
        gold=first(told, Treasury),
        payments=fixed({one.occasion: one.gold for one in every(told, Payment)}),
        trips=fixed({one.piece: one for one in every(told, Trip)}),
        missions=fixed({one.mission: one for one in missions}),
        stowage=first(told, Stowage),
        lessons=(first(told, Lessons) or Lessons(())).words,
        tokens=tuple(every(told, TokenColor)),
        places=fixed({one.kind: one for one in every(told, Places)}),
        landscapes=shown.landscapes,
        spots=shown.spots,
        coast_gold=(first(told, CoastGold) or CoastGold(NONE)).at,
        dice=(first(told, Throw) or Throw(())).ways,
        counts=fixed({one.name: one.n for one in every(told, Count)}),
        chart=layout.chart,
    )


def cards(told: list[object]) -> tuple[CardKind, ...]:
    """The kinds of development cards, with what those that can be played give."""
    effects = {one.card: one for one in every(told, Effect)}
    held = Effect("", "", 0)
    kinds = [(one, effects.get(one.name, held)) for one in every(told, CardCount)]
    return tuple([CardKind(one.name, one.count, effect.act, effect.amount) for one, effect in kinds])


def every(told: list[object], kind: type[T]) -> list[T]:
    """All facts of a kind, in the order in which they were told."""
    return [one for one in told if isinstance(one, kind)]


def first(told: list[object], kind: type[T]) -> T | None:
    """The fact of a kind of which there is one, if there is."""
    return next(iter(every(told, kind)), None)


def fixed(found: dict[Any, Any]) -> Mapping[Any, Any]:
    """A mapping that nobody changes."""
    return MappingProxyType(found)
