"""What a seat may do now, ready to be offered: every legal action and every journey, with its parts and its price."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from kogge.engine.act import Act
from kogge.engine.rules import Rules
from kogge.engine.state import State
from kogge.events import event
from kogge.games.events import KINDS
from kogge.journeys import MEANS, Journey, journeys
from kogge.notation import Chosen, notation
from kogge.pools import known_in, secret_fields


@dataclass(frozen=True)
class Choice:
    """One legal action, or a journey of several.

    ``action`` is its number, of a journey that of its last step, and ``steps`` are all actions that it takes, by name.
    ``price`` is what the seat gives for it now, by good; what it gets makes it no cheaper. ``text`` is what to play.
    ``gain`` is what a single action brings the seat at once, as far as the seat knows it; luck comes later. ``way`` are
    the places to which a piece that travels comes, one after the other, by the numbers that its last part has.
    """

    action: int
    act: str
    parts: tuple[Chosen, ...]
    price: Mapping[str, int]
    gain: Mapping[str, int]
    text: str
    steps: tuple[str, ...]
    way: tuple[int, ...]

    def to_dict(self) -> dict[str, object]:
        """All of it as plain values, ready for JSON, but for the number, which means nothing outside the process."""
        return {
            "act": self.act,
            "parts": [part.to_dict() for part in self.parts],
            "price": dict(self.price),
            "gain": dict(self.gain),
            "text": self.text,
            "steps": list(self.steps),
            "way": list(self.way),
        }


def choices(rules: Rules, s: State, legal: Sequence[int]) -> list[Choice]:
    """The legal actions of a position, in their order, and then the journeys of more than one step.

    The position may be one in which secrets are hidden: what a seat pays is its own.
    """
    if not legal:
        return []
    far = [journey for journey in journeys(rules, s) if len(journey.actions) > 1]
    known = laid_open(rules, s)
    return [*[at_once(rules, known, action) for action in legal], *[sent(rules, journey) for journey in far]]


def laid_open(rules: Rules, s: State) -> State:
    """A copy in which others hold just what everyone knows of: the cards that they offer, so that they can pay."""
    known = {
        field.start + row * field.cols + col: n
        for field in secret_fields(rules)
        for row in range(field.rows)
        if field.hidden_from(row, s.to_act)
        for col, n in enumerate(known_in(rules, s, field, row))
    }
    return rules.with_secrets(s, known)


def at_once(rules: Rules, s: State, action: int) -> Choice:
    """A single action."""
    names, act = notation(rules), rules.act_of(action)
    text, (price, gain) = names.write(action), flows(rules, s, action)
    way = stops(act, [action]) if act.is_step else ()
    return Choice(action, act.name, names.parts(action), price, gain, text, (text,), way)


def sent(rules: Rules, journey: Journey) -> Choice:
    """A journey, whose parts are those of its last step."""
    names, last = notation(rules), journey.actions[-1]
    steps = tuple([names.write(action) for action in journey.actions])
    way = stops(rules.act_of(last), journey.actions)
    return Choice(last, journey.act, names.parts(last), journey.costs, {}, journey.text, steps, way)


def stops(act: Act, actions: Sequence[int]) -> tuple[int, ...]:
    """The places to which these actions lead, without those by which further steps are bought."""
    return tuple([act.split(action - act.first)[-1] for action in actions if 0 <= action - act.first < act.size])


def flows(rules: Rules, s: State, action: int) -> tuple[dict[str, int], dict[str, int]]:
    """What the seat to act gives, and what it gets, if it does this now: the action is done on a copy that is
    listened to.  Luck that the action calls for is not played.
    """
    trial = s.copy()
    trial.listen()
    rules.play(trial, action)
    goods = [word for field in MEANS for word in rules.layout.find(field).columns]
    given, got = Counter[str](), Counter[str]()
    for tiding in trial.told():
        flow = KINDS[tiding[0]].flow
        if flow is not None:
            told = event(0, tiding, None, s.to_act)
            for side, seat in ((given, told.parts.get(flow.giver)), (got, told.parts.get(flow.taker))):
                if seat == s.to_act:
                    side[goods[told.known("good")]] += told.known("n")
    return dict(given), dict(got)
