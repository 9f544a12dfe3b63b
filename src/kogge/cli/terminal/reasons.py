"""Why cards can't be offered, asked for or given up, in the words of the person who wants to."""

from collections import Counter

from kogge.cli.terminal.goods import goods, resources
from kogge.cli.terminal.table import has
from kogge.cli.terminal.words import counted
from kogge.games.refusal import Refused
from kogge.notation import notation
from kogge.views import View

CARDS = ("offer", "ask", "discard")  # acts that are done once for each card


def reason(view: View, line: str) -> str:
    """What is wrong with the cards that a line names; nothing if that is not what is wrong."""
    named = named_goods(view, line)
    if not any(named.values()):
        return ""
    if any(named["discard"]):
        return discarding(view, named["discard"])
    offered = named["offer"] + laid(view, "offered")
    asked = named["ask"] + laid(view, "asked")
    both = [name for name in offered if name in asked]
    if both:
        return f"nothing is traded for itself, and {both[0]} would be on both sides"
    return missing(view, offered, "offer") or unheard_of(view, asked)


def named_goods(view: View, line: str) -> dict[str, Counter[str]]:
    """The cards and the gold that a line names, by what is to be done with them."""
    named = {act: Counter[str]() for act in CARDS}
    texts = notation(view.rules)
    for single in texts.singles(line):
        if single.split()[:1] and single.split()[0] in named:
            try:
                action = texts.read(single)
            except Refused:  # of what nobody can have
                return {}
            named[texts.rules.act_of(action).name].update([part.name for part in texts.parts(action)])
    return named


def laid(view: View, field: str) -> Counter[str]:
    """What lies on the table already, on one side of the person's own offer."""
    return Counter(dict(zip(goods(view.rules, field), view.row(field, view.seat or 0), strict=True))) + Counter()


def held(view: View) -> dict[str, int]:
    """The cards of the person, and the gold where there is some."""
    cards = dict(zip(resources(view.rules), view.row("hand", view.seat or 0), strict=True))
    return cards | ({"gold": view.column("gold")[view.seat or 0]} if has(view, "gold") else {})


def missing(view: View, wanted: Counter[str], what: str) -> str:
    """Of which of these the person has not enough."""
    for name, number in wanted.items():
        have = held(view).get(name, 0)
        if number > have:
            return f"you have {f'only {have}' if have else 'no'} {name} to {what}"
    return ""


def unheard_of(view: View, asked: Counter[str]) -> str:
    """What nobody can have, if all else is right: gold is counted, of cards there are only so many."""
    if has(view, "gold") and asked["gold"] > (others := sum(view.column("gold")) - held(view)["gold"]):
        return f"the others have {f'only {others} gold together' if others else 'no gold'}"
    return "nobody can have so many of what you ask for" if asked else ""


def discarding(view: View, given: Counter[str]) -> str:
    """The wrong cards, or too many."""
    due = view.column("discards_due")[view.seat or 0]
    if given.total() > due > 0:
        return f"you give up {counted(due, 'card')}, not {given.total()}"
    return missing(view, given, "give up")
