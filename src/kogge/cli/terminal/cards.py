"""What is said of a line that names several cards, to the person who wants to offer them or give them up."""

from collections import Counter

from kogge.cli.terminal.goods import resources
from kogge.games.refusal import Refused, counted
from kogge.notation import notation
from kogge.views import View

CARDS = ("offer", "ask", "discard")  # acts that are done once for each card


def in_brief(view: View, line: str, refusal: Refused) -> Refused:
    """A refusal of a line as it was; of one that names cards only the reason, as nobody has typed its single acts."""
    named = [single.split() for single in notation(view.rules).singles(line)]
    cards = [words[1] for words in named if words[:1] == ["discard"] and len(words) > 1]
    if wrong := discarding(view, Counter(cards)):
        return wrong
    reason = refusal.parts.get("reason")
    if reason and any(words[:1] and words[0] in CARDS for words in named):
        return Refused.of("because", reason=reason)
    return refusal


def discarding(view: View, given: Counter[str]) -> Refused | None:
    """More cards than are asked for, or than there are of a kind: of a single card the referee knows what is wrong."""
    due = view.get("discards_due")[view.seat or 0] if given else 0
    if given.total() > due > 0:
        return Refused.of("discard_many", due=due, n=given.total())
    for name, number in given.items():
        if due and number > (have := held(view).get(name, 0)) > 0:
            return Refused.of("discard_few", goods=counted("good", name, have))
    return None


def held(view: View) -> dict[str, int]:
    """The cards of the person, and the gold where there is some."""
    cards = dict(zip(resources(view.rules), view.row("hand", view.seat or 0), strict=True))
    return cards | ({"gold": view.column("gold")[view.seat or 0]} if view.has("gold") else {})
