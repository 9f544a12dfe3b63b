"""Journeys: a piece sent to a far place, a step at a time.

Rules know single steps. Where a piece can get by several of them, and what that costs, is found by taking those steps
on copies of the position (``engine/travel.py``).
"""

from collections.abc import Sequence
from typing import NamedTuple

from kogge.engine.rules import Rules
from kogge.engine.state import CHANCE, OVER, State
from kogge.engine.travel import Search, Travel

MEANS = ("hand", "gold")  # the fields of what a journey may cost


class Journey(NamedTuple):
    """The cheapest way of a piece to a place: the actions that lead there, one after the other.

    Among them is what buys further steps, where the way needs them; ``steps`` are those of the piece alone.
    """

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

    Only where it may stay, and not where it is already. A way ends where chance or another seat has a word, as with a
    discovery. What another seat than that to act may see of a position does not tell: then there are none.
    """
    return [trip for act in travels(rules, s) for piece in range(act.pieces) for trip in ways(rules, s, act, piece)]


def travels(rules: Rules, s: State) -> list[Travel]:
    """The acts by which pieces may be on their way now, in the order of their names."""
    if s.step == OVER or s.to_act == CHANCE or any(s[cell] < 0 for cell in means(rules, s.to_act).values()):
        return []
    return sorted((act for act in rules.steps[s.step].acts if isinstance(act, Travel)), key=lambda act: act.name)


def ways(rules: Rules, s: State, act: Travel, piece: int) -> list[Journey]:
    """All journeys of one piece."""
    pieces, places = act.parts
    name, mover, first = act.name, pieces.words[piece], act.first + piece * act.places
    found = Search(rules, act, piece, means(rules, s.to_act), s).ways()
    return [Journey(name, mover, places.words[way[-1] - first], way, costs, steps) for way, costs, steps in found]


def means(rules: Rules, seat: int) -> dict[str, int]:
    """What a seat can pay with, by name: the cell that counts it."""
    fields = [rules.layout.find(name) for name in MEANS]
    return {name: f.start + seat * f.cols + col for f in fields for col, name in enumerate(f.columns)}


def costs(rules: Rules, before: State, after: State) -> dict[str, int]:
    """What the seat to act has spent between two positions; what it has got in the meantime counts for nothing."""
    spent = [(name, before[cell] - after[cell]) for name, cell in means(rules, before.to_act).items()]
    return {name: less for name, less in spent if less > 0}


# In a line of actions


def way_to(rules: Rules, s: State, last: int) -> list[int]:
    """The actions of the journey that ends with a step; none if there is no such journey."""
    act = rules.act_of(last)
    if not isinstance(act, Travel) or act not in travels(rules, s):
        return []
    found = ways(rules, s, act, (last - act.first) // act.places)
    return next((list(trip.actions) for trip in found if trip.actions[-1] == last), [])


def has_ended(rules: Rules, s: State, way: Sequence[int], text: str) -> bool:
    """Does a text only say what the last step of the way before it has done already: that the piece stays there?"""
    act = rules.act_of(way[-1]) if way else None
    if not isinstance(act, Travel) or act.ending is None or text.split() != [act.ending.name]:
        return False
    return act.ending not in rules.steps[s.step].acts
