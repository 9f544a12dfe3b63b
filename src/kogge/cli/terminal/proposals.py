"""What lies on the table to be answered: the offers of a trade, in sentences."""

from kogge.cli.terminal.goods import goods
from kogge.cli.terminal.table import has
from kogge.cli.terminal.words import capital
from kogge.modules.player_trade import ACCEPTED, COUNTERED, DECLINED
from kogge.phrases import goods as amounts
from kogge.texts import Texts
from kogge.views import View

STEPS = ("compose_offer", "answer_offer", "close_deal")  # of a trade
ANSWERS = {ACCEPTED: "proposal-accepted", DECLINED: "proposal-declined", COUNTERED: "proposal-counter"}


def proposals(view: View, texts: Texts) -> list[str]:
    """What the players offer each other at the moment."""
    if not has(view, "offered", "asked", "answer") or view.step not in STEPS:
        return []
    return [told for seat in in_order(view) if (told := proposal(view, seat, texts))]


def in_order(view: View) -> list[int]:
    """The active player, then the others as they answer."""
    players = view.rules.players
    return [(view.turn_of + k) % players for k in range(players)]


def proposal(view: View, seat: int, texts: Texts) -> str:
    """What one seat has to say; nothing if it is silent."""
    message = kind(view, seat)
    if not message:
        return ""
    sides = {"given": cards(view, "offered", seat, texts), "wanted": cards(view, "asked", seat, texts)}
    name = texts.name("color", view.facts.colors[seat])
    return capital(texts.say(message, seat=name, person="you" if seat == view.seat else "one", **sides))


def kind(view: View, seat: int) -> str:
    """The message for what a seat has to say: an answer, an offer as far as it is composed, or a call for offers."""
    answer, offer, price = view.column("answer")[seat], any(view.row("offered", seat)), any(view.row("asked", seat))
    if answer in ANSWERS:
        return ANSWERS[answer]
    if offer or price:
        return "proposal-offer" if offer and price else "proposal-offer.yet"
    return "proposal-call" if seat == view.turn_of and view.step != "compose_offer" else ""


def cards(view: View, field: str, seat: int, texts: Texts) -> str:
    """One side of an offer: ``2 wool and 1 ore``."""
    laid = zip(goods(view.rules, field), view.row(field, seat), strict=True)
    return amounts({name: n for name, n in laid if n > 0}, texts) or texts.say("cards-none")
