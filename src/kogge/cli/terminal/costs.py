"""What can be bought, for which cards, and what of it a seat can pay."""

from collections.abc import Mapping

from kogge.cli.terminal.cards import held
from kogge.cli.terminal.words import capital
from kogge.phrases import act_name, goods
from kogge.texts import Texts
from kogge.views import View


def costs(view: View, texts: Texts) -> list[str]:
    """A sentence for each thing that has a price, and for each piece that goes nowhere without one."""
    prices = view.facts.prices.items()
    told = [priced(view, act, price, texts) for act, price in prices]
    for trip in view.facts.trips.values():
        if not trip.steps:
            price = goods({trip.good: 1}, texts)
            told.append(capital(texts.say("costs-steps", act=act_name(trip.act, texts), price=price, n=trip.more)))
    return told or [texts.say("costs-none")]


def priced(view: View, act: str, price: Mapping[str, int], texts: Texts) -> str:
    """What one act costs; what of it the seat lacks, or that it can be paid."""
    have = held(view)
    short = {good: n - have.get(good, 0) for good, n in price.items() if n > have.get(good, 0)}
    parts = {"act": act_name(act, texts), "price": goods(price, texts)}
    if short:
        return capital(texts.say("costs-short", **parts, missing=goods(short, texts), n=sum(short.values())))
    return capital(texts.say("costs-payable", **parts))
