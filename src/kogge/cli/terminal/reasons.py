"""Why cards can't be offered, asked for or given up, in the words of the person who wants to."""

from collections import Counter

from kogge.cli.terminal.goods import goods, resources
from kogge.cli.terminal.objection import Named, Objection
from kogge.cli.terminal.table import has
from kogge.games.refusal import Refused
from kogge.notation import notation
from kogge.views import View

CARDS = ("offer", "ask", "discard")  # acts that are done once for each card


def reason(view: View, line: str) -> Objection | None:
    """What is wrong with the cards that a line names; nothing if that is not what is wrong."""
    named = named_goods(view, line)
    if not any(named.values()):
        return None
    if any(named["discard"]):
        return discarding(view, named["discard"])
    offered = named["offer"] + laid(view, "offered")
    asked = named["ask"] + laid(view, "asked")
    both = [name for name in offered if name in asked]
    if both:
        return Objection("objection-same", good=Named("good", both[0]))
    return missing(view, offered, "objection-offer", "objection-offer.few") or unheard_of(view, asked)


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


def missing(view: View, wanted: Counter[str], none: str, few: str) -> Objection | None:
    """Of which of these the person has not enough, said with one message or the other."""
    for name, number in wanted.items():
        have = held(view).get(name, 0)
        if number > have > 0:
            return Objection(few, goods=Named("good", name, have))
        if number > have:
            return Objection(none, good=Named("good", name))
    return None


def unheard_of(view: View, asked: Counter[str]) -> Objection | None:
    """What nobody can have, if all else is right: gold is counted, of cards there are only so many."""
    if has(view, "gold") and asked["gold"] > (others := sum(view.column("gold")) - held(view)["gold"]):
        few = Objection("objection-others_gold.few", goods=Named("good", "gold", others))
        return few if others else Objection("objection-others_gold")
    return Objection("objection-unheard_of") if asked else None


def discarding(view: View, given: Counter[str]) -> Objection | None:
    """The wrong cards, or too many."""
    due = view.column("discards_due")[view.seat or 0]
    if given.total() > due > 0:
        return Objection("objection-discard.many", due=due, n=given.total())
    return missing(view, given, "objection-discard", "objection-discard.few")
