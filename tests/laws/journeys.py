"""Journeys found once more, the long way: by playing every step on a copy of the whole position.

Nothing is taken for granted here but what is legal and what it does. A piece may stay where its player could say so, or
where the word is with chance or with another.
"""

from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count

from kogge.engine.rules import Rules
from kogge.engine.state import CHANCE, OVER, State
from kogge.journeys import Journey, journeys
from kogge.notation import notation

STEPS = {"sail": "ship", "walk": "merchant", "drive": "caravan"}  # the acts by which pieces travel, and their fields
FURTHER = {"sail": "buy_wind"}  # what buys more steps
STAYING = {"end_walk", "found_kontor", "end_drive", "end_turn", "roll"}  # who may do one of these need not go on
MEANS = ("hand", "gold")
FOLLOWING = ("hand_size", "bank")  # what changes with them


@dataclass(frozen=True)
class Found:
    """What is to be known of a journey."""

    costs: dict[str, int]
    steps: int


def check_journeys(rules: Rules, s: State) -> int:
    """The journeys of a position are those that the long way finds, and lead where they say.  Returns how many."""
    trips = journeys(rules, s)
    for trip in trips:
        check_way(rules, s, trip)
    told = {trip.text: Found(trip.costs, trip.steps) for trip in trips}
    assert len(told) == len(trips), "a place is offered twice"
    assert told == {text: found for mover in movers(rules, s) for text, found in long_way(rules, s, *mover).items()}
    if s.to_act != CHANCE and s.step != OVER:
        assert journeys(rules, rules.redacted(s, s.to_act)) == trips, "journeys depend on a secret"
    return len(trips)


def check_way(rules: Rules, s: State, trip: Journey) -> None:
    """The actions of a journey can be played, and do what was said."""
    after = s.copy()
    for action in trip.actions:
        assert action in rules.actions(after), f"{trip.text}: {notation(rules).write(action)} is not legal"
        rules.play(after, action)
    assert (
        place(rules, after, s.turn_of, trip.act, trip.piece)
        == trip.place
        != place(rules, s, s.turn_of, trip.act, trip.piece)
    )
    assert spent(rules, s, after) == trip.costs, trip.text
    assert may_stay(rules, s, after), f"{trip.text} leads to where the piece can't stay"


def movers(rules: Rules, s: State) -> list[tuple[str, str]]:
    """The acts and pieces of which a step, or what buys further steps, is legal."""
    texts = [notation(rules).write(action) for action in legal(rules, s)]
    return sorted({(act, text.split()[1]) for text in texts for act in STEPS if text.split()[0] in opening(act)})


def opening(act: str) -> tuple[str, str]:
    return act, FURTHER.get(act, act)


def long_way(rules: Rules, s: State, act: str, piece: str) -> dict[str, Found]:
    """All journeys of one piece, by cost, and by steps among equal costs."""
    order = count()
    ahead: list[tuple[int, int, int, State]] = [(0, 0, next(order), s)]
    done: set[bytes] = set()
    found: dict[str, Found] = {}
    start = place(rules, s, s.turn_of, act, piece)
    while ahead:
        _, steps, _, here = heappop(ahead)
        if penniless(rules, here) in done:
            continue
        done.add(penniless(rules, here))
        end = place(rules, here, s.turn_of, act, piece)
        if end != start and may_stay(rules, s, here):
            found.setdefault(f"{act} {piece} to {end}", Found(spent(rules, s, here), steps))
        for action in legal(rules, here) if here.to_act == s.to_act else []:
            words = notation(rules).write(action).split()
            if words[0] in opening(act) and words[1] == piece:
                there = here.copy()
                rules.play(there, action)
                cost = sum(spent(rules, s, there).values())
                heappush(ahead, (cost, steps + (words[0] == act), next(order), there))
    return found


def legal(rules: Rules, s: State) -> list[int]:
    return [] if s.step == OVER or s.to_act == CHANCE else rules.actions(s)


def may_stay(rules: Rules, before: State, s: State) -> bool:
    """Is nobody waiting for the piece to go on?"""
    return s.to_act != before.to_act or any(rules.act_of(action).name in STAYING for action in legal(rules, s))


def place(rules: Rules, s: State, seat: int, act: str, piece: str) -> str:
    """Where a piece stands."""
    field = rules.layout.fields[STEPS[act]]
    return str(s[field.start + seat * field.cols + int(piece) - 1])


def penniless(rules: Rules, s: State) -> bytes:
    """The position but for what anybody has to pay with."""
    bare = s.copy()
    for name in (*MEANS, *FOLLOWING):
        field = rules.layout.fields.get(name)
        if field is not None:
            bare.blot(field.start, field.stop, 0)
    return bare.key()


def spent(rules: Rules, before: State, after: State) -> dict[str, int]:
    """What the seat to act has paid between two positions."""
    paid = {}
    for field in (rules.layout.fields[name] for name in MEANS if name in rules.layout.fields):
        for col in range(field.cols):
            cell = field.start + before.to_act * field.cols + col
            if before[cell] > after[cell]:
                paid[field.columns[col]] = before[cell] - after[cell]
    return paid
