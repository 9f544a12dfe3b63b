"""Journeys: a piece sent to a far place, a step at a time.

Rules know single steps. Where a piece can get by several of them, and what that costs, is found
by taking those steps on copies of the position: legality has one author, the rules themselves.
"""

from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count

from kogge.engine.rules import Rules
from kogge.engine.state import CHANCE, OVER, State
from kogge.notation import notation

MEANS = ("hand", "gold")  # the fields of what a journey may cost
FOLLOWING = ("hand_size", "bank")  # what changes with them


@dataclass(frozen=True)
class Journey:
    """The cheapest way of a piece to a place: the actions that lead there, one after the other."""

    act: str
    piece: str
    place: str
    actions: tuple[int, ...]
    costs: dict[str, int]  # by name, as ``{"gold": 1}``
    steps: int

    @property
    def text(self) -> str:
        """How the journey is asked for: ``sail 1 to 87``."""
        return f"{self.act} {self.piece} to {self.place}"


def journeys(rules: Rules, s: State) -> list[Journey]:
    """Where each piece of the seat to act can go now: to every place by the cheapest, then the shortest way.

    A way ends where chance or another seat has a word, as with a discovery.
    """
    if s.step == OVER or s.to_act == CHANCE:
        return []
    travellers = {traveller(rules, action) for action in rules.actions(s) if rules.act_of(action).is_step}
    return [found for act, piece in sorted(travellers) for found in ways(rules, s, act, piece)]


def traveller(rules: Rules, action: int) -> tuple[str, str]:
    """The act of a step and the piece that takes it."""
    return rules.act_of(action).name, notation(rules).piece(action).name


def ways(rules: Rules, s: State, act: str, piece: str) -> list[Journey]:
    """All journeys of one piece: a search by cost, and by steps among equal costs.

    A place where the piece can do nothing but go on is no end of a journey.
    """
    order = count()  # where two ways cost the same, the one found first
    open_ways: list[tuple[int, int, int, State, tuple[int, ...]]] = [(0, 0, next(order), s, ())]
    done: set[bytes] = set()
    found: dict[str, Journey] = {}
    while open_ways:
        _, steps, _, here, past = heappop(open_ways)
        if penniless(rules, here) in done:  # as far by a cheaper way
            continue
        done.add(penniless(rules, here))
        legal = rules.actions(here) if here.to_act == s.to_act and here.step != OVER else []
        ahead = [a for a in legal if rules.act_of(a).is_step and traveller(rules, a) == (act, piece)]
        if past and (not ahead or len(ahead) < len(legal)):
            place = notation(rules).place(past[-1]).name
            found.setdefault(place, Journey(act, piece, place, past, costs(rules, s, here), steps))
        for action in ahead:
            there = here.copy()
            rules.play(there, action)
            spent = sum(costs(rules, s, there).values())
            heappush(open_ways, (spent, steps + 1, next(order), there, (*past, action)))
    return list(found.values())


def penniless(rules: Rules, s: State) -> bytes:
    """The position but for what anybody has to pay with."""
    bare = s.copy()
    for name in (*MEANS, *FOLLOWING):
        field = rules.layout.fields.get(name)
        if field is not None:
            bare.blot(field.start, field.stop, 0)
    return bare.key()


def costs(rules: Rules, before: State, after: State) -> dict[str, int]:
    """What the seat to act has spent between two positions."""
    spent = {}
    for name in MEANS:
        field = rules.layout.fields.get(name)
        if field is not None:
            start = field.start + before.to_act * field.cols
            for col in range(field.cols):
                less = before[start + col] - after[start + col]
                if less > 0:  # what a way brings makes it no cheaper
                    spent[field.columns[col]] = less
    return spent
