"""Why something is not possible, for a person who asks: the referee's reasons, with the rules behind them."""

from collections.abc import Sequence

from kogge.cli.terminal.typed import spelled
from kogge.games.refusal import Refused
from kogge.notation import notation
from kogge.reasons import Reason, against_all
from kogge.texts import Texts
from kogge.views import View

MADE_OF = {"trade": "open_trade"}  # what is typed for several acts, by the first of them


def about(view: View, text: str, seats: Sequence[str]) -> Sequence[int]:
    """The actions that a text is about: one, the last of a journey, or all of an act of which nothing else is known."""
    name, *words = text.split()
    known = notation(view.rules)
    act = known.acts.get(MADE_OF.get(name, name))
    if act is None:
        return ()
    try:
        single = known.singles(spelled(act, words, view.rules, seats))[0]
        last = known.destination(single, seats)
        return (known.read(single, seats) if last is None else last,)
    except Refused:
        return range(act.first, act.first + act.size)


def against(view: View, actions: Sequence[int]) -> Reason | None:
    """What stands against all of these actions; nothing if one of them is open, or if each has reasons of its own."""
    return against_all(view.why_not(action) for action in actions)


def told(found: Sequence[Reason], texts: Texts) -> list[str]:
    """Reasons as lines: the most telling one, and what stands against it as well."""
    first, *others = [texts.say("why-reason", reason=one.said(texts).removesuffix("."), rule=one.rule) for one in found]
    return (
        [first, texts.say("why-also"), *[texts.say("why-other", reason=one) for one in others]] if others else [first]
    )
