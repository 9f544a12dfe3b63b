"""Worlds that look alike to a seat still do after the same action, unless a rule reveals more.

One position can't show what a secret does to the next: a move that ends by itself because a hand is empty tells
everyone of that hand. So the same action is played in two worlds that differ only in what a seat can't see: what it
sees after it, and the events that it is told, must be the same.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import kogge
from kogge.engine.rules import Rules
from kogge.engine.state import OVER, State
from kogge.events import Event
from kogge.games.events import kinds
from kogge.views import imagined
from tests.laws.secrecy import Told, as_events, played_out, watchers
from tests.laws.table import VICTORY_POINT

NUMBERS = ("step", "to_act", "turn_of")  # what everyone sees of a position beside its fields


@dataclass(frozen=True)
class Pair:
    """What a seat sees after the same action in two worlds."""

    rules: Rules
    act: str
    one: State
    other: State

    def differing(self) -> set[str]:
        """The fields, and the numbers beside them, in which the worlds can be told apart."""
        if self.one == self.other:
            return set()
        fields = self.rules.layout.fields.values()
        found = {f.name for f in fields if self.one.cells(f.start, f.stop) != self.other.cells(f.start, f.stop)}
        return found | {name for name in NUMBERS if getattr(self.one, name) != getattr(self.other, name)}


@dataclass(frozen=True)
class Revelation:
    """Where a rule lets everyone see what was a secret: when it happens, and all that it shows."""

    rules: tuple[str, ...]
    why: str
    happens: Callable[[Pair], bool]
    shows: frozenset[str]
    tells: frozenset[str]  # the kinds of events that depend on the secret


def is_monopoly(pair: Pair) -> bool:
    return pair.act == "play_monopoly"


def is_won_by_cards(pair: Pair) -> bool:
    """Has the game ended in one of the worlds, or in both, with victory-point cards on the table?"""
    field = pair.rules.layout.fields.get("played_cards")
    if field is None:
        return False
    ended = [world for world in (pair.one, pair.other) if world.step == OVER]
    return any(any(world.cells(field.start, field.stop)[VICTORY_POINT :: field.cols]) for world in ended)


REVEALED = (
    Revelation(
        ("B-48", "M-08"),
        "all cards of a kind change hands, and how many a hand holds is open",
        is_monopoly,
        frozenset({"hand_size"}),
        frozenset({"monopolized"}),
    ),
    Revelation(
        ("B-42", "B-43", "B-80"),
        "hidden victory-point cards win as soon as they are enough, also before the turn's roll, and are shown then",
        is_won_by_cards,
        frozenset({"step", "winner", "points", "card_count", "bought_count", "played_cards"}),
        frozenset({"card_shown", "scored", "won"}),
    ),
)


def check_worlds(
    rules: Rules, before: State, action: int, luck: kogge.Random, revealed: Sequence[Revelation] = REVEALED
) -> int:
    """An action looks the same to each seat whatever it can't see.  Returns in how many other worlds it was played."""
    found = 0
    after, told = played_out(rules, before, action)
    for seat in watchers(rules):
        twin = imagined(rules, before, seat, luck)
        if twin != before and action in rules.actions(twin):
            found += 1
            check_twin(rules, (before, after, told), twin, action, seat, revealed)
    return found


def check_twin(
    rules: Rules,
    story: tuple[State, State, Told],
    twin: State,
    action: int,
    seat: int | None,
    revealed: Sequence[Revelation],
) -> None:
    """What a seat sees of an action, and after it, is what it would see in another world."""
    before, after, told = story
    then, retold = played_out(rules, twin, action)
    act = rules.act_of(action).name
    if seat is not None:
        assert rules.witnessed(before, action, seat) == rules.witnessed(twin, action, seat), f"seat {seat} sees {act}"
    pair = Pair(rules, act, rules.redacted(after, seat), rules.redacted(then, seat))
    open_now = [revelation for revelation in revealed if revelation.happens(pair)]
    leaked = pair.differing() - {field for revelation in open_now for field in revelation.shows}
    assert not leaked, f"seat {seat} learns a secret from {act}: it sees {sorted(leaked)} depend on it"
    if told != retold:
        check_told(as_events(told, seat), as_events(retold, seat), act, open_now)
    if pair.one == pair.other and seat == after.to_act and after.step != OVER:
        assert rules.actions(after) == rules.actions(then), f"what seat {seat} may do after {act} depends on a secret"


def check_told(one: list[Event], other: list[Event], act: str, open_now: Sequence[Revelation]) -> None:
    """Events do not depend on a secret either; where a rule reveals one, an event says so and nobody may undo it."""
    by_rule = {kind for revelation in open_now for kind in revelation.tells}
    strange = [[event for event in told if event.kind not in by_rule] for told in (one, other)]
    assert strange[0] == strange[1], f"what {act} tells depends on a secret: {strange[0]} or {strange[1]}"
    if one != other:
        told = {event.kind for event in (*one, *other)}
        assert any(kinds()[kind].reveals for kind in told), f"{act} tells of a secret and could be taken back"
