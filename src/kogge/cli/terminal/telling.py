"""What is told of each event: a message of the same name, with the event's own parts, unless said otherwise here.

The texts are in ``kogge/texts``. Of most kinds the message needs nothing but the parts of one event. Some are told
together with others of the same action, and some not at all.
"""

from collections.abc import Iterator

from kogge.cli.terminal.clause import Clause, Part, Several
from kogge.cli.terminal.page import Page, Teller, by_itself, said
from kogge.cli.terminal.roll_telling import ROLL_TELLERS, TOLD_WITH_THE_ROLL
from kogge.events import Event
from kogge.modules.events import GOLD

# The bank


def collected(page: Page, event: Event) -> Iterator[Clause]:
    """Goods that come or go one by one, told together."""
    yield page.clause(event, good=page.atlas.goods(event))


def got(page: Page, event: Event) -> Iterator[Clause]:
    """Trade with the bank, if something was paid for it in the same action; what is bought in a row is told at once."""
    price, goods = page.of("paid"), page.atlas.goods(event)
    paid = page.atlas.goods(*price)
    if not price:
        yield page.clause(event, good=goods)
    elif price[0]["good"] == GOLD:
        yield page.clause(event, "bought", good=goods, price=paid)
    elif event["good"] == GOLD:
        yield page.clause(event, "sold", good=goods, price=paid)
    else:
        texts = page.atlas.texts
        yield page.clause(event, "exchanged", good=goods.said(texts), price=paid.said(texts))


# The robber and cards


def moved_robber(page: Page, event: Event) -> Iterator[Clause]:
    """Nobody moves it to where it stands at first."""
    if event.seat is not None:
        yield page.clause(event)


def stole(page: Page, event: Event) -> Iterator[Clause]:
    """What it was is told to those who may know."""
    yield page.clause(event) if event["good"] is not None else page.clause(event, "hidden")


def drew(page: Page, event: Event) -> Iterator[Clause]:
    yield page.clause(event) if event["card"] is not None else page.clause(event, "hidden")


def played(page: Page, event: Event) -> Iterator[Clause]:
    card = page.atlas.facts.cards[event.known("card")]
    yield page.clause(event, card=page.atlas.texts.name("card", card.name, "played"))


def named(page: Page, event: Event) -> Iterator[Clause]:
    """A monopoly, with who had to give how many."""
    texts, parts = page.atlas.texts, page.atlas.parts(event)
    given = tuple(texts.say(one.kind, **said(page, one, "other", "n")) for one in page.of("monopolized"))
    yield Clause(event.seat, "named.bringing" if given else "named", parts | {"given": Several(given, "list-and")})


def awarded(page: Page, event: Event) -> Iterator[Clause]:
    yield page.sentence(event, "nobody" if event.seat is None else "")


# Building


def settled(page: Page, event: Event) -> Iterator[Clause]:
    """A greater home that somebody begins with is told as such."""
    if not any(one["intersection"] == event["intersection"] for one in page.of("upgraded")):
        yield page.clause(event)


def upgraded(page: Page, event: Event) -> Iterator[Clause]:
    """What takes the place of settlements in this game."""
    _, home = page.atlas.rules.layout.find("home_kind").values
    yield page.clause(event, home=page.atlas.texts.name("home", home), **page.atlas.parts(event))


# Trade between players


def proposed(page: Page, event: Event) -> Iterator[Clause]:
    """The whole proposal; of those who answer with one, as a counter-offer."""
    goods = page.atlas.goods
    parts: dict[str, Part] = {"given": goods(*page.of("offered")), "wanted": goods(*page.of("asked"))}
    yield Clause(event.seat, "proposed" if event.seat == page.atlas.turn_of else "proposed.counter", parts)


def withdrew(page: Page, event: Event) -> Iterator[Clause]:
    """Worth telling only where others have heard of the proposal, and by the one who made it."""
    if page.atlas.is_trading and event.seat == page.atlas.turn_of:
        yield page.clause(event)


def traded(page: Page, event: Event) -> Iterator[Clause]:
    """Both sides of a deal, told of the one whose turn it is."""
    if not page.is_first(event):
        return
    dealer = page.atlas.turn_of
    found = page.of("traded")
    given = page.atlas.goods(*(one for one in found if one.seat == dealer))
    got = page.atlas.goods(*(one for one in found if one.seat != dealer))
    partner = event["other"] if event.seat == dealer else event.seat
    whom: dict[str, Part] = {"other": page.atlas.seat(partner, "object"), "object": page.atlas.person(partner)}
    yield Clause(dealer, "traded", {"given": given, "got": got, **whom})


# Number tokens


def token_laid(page: Page, event: Event) -> Iterator[Clause]:
    """Tokens that come to the board in the course of the game; the number of a freed river is told with it."""
    if page.of("token_lifted"):
        return
    if page.of("lair_freed"):
        yield page.sentence(event, "freed", hex=str(event["hex"]), token=event.known("token"))
    elif page.atlas.has_begun:
        land = page.atlas.land(event.known("hex"))
        name = page.atlas.called("hex", event.known("hex"))
        yield page.clause(event, "named" if name else "", land=land, name=name, token=event.known("token"))


def token_lifted(page: Page, event: Event) -> Iterator[Clause]:
    """A token that is moved."""
    [to] = page.of("token_laid")
    places: dict[str, Part] = {
        "hex": page.atlas.brief_hex(event.known("hex")),
        "to": page.atlas.brief_hex(to.known("hex")),
    }
    yield page.clause(event, token=event.known("token"), **places)


def shared_win(page: Page, event: Event) -> Iterator[Clause]:
    yield Clause(None, "shared_win", {"seat": Several((page.atlas.seat(event.seat),), "list-and")})


TELLERS: dict[str, Teller] = {
    **ROLL_TELLERS,
    "started": by_itself,
    "dealt": collected,
    "discarded": collected,
    "got": got,
    "robber_moved": moved_robber,
    "stole": stole,
    "card_drawn": drew,
    "card_played": played,
    "named": named,
    "awarded": awarded,
    "settled": settled,
    "upgraded": upgraded,
    "neutral_settled": by_itself,
    "proposed": proposed,
    "withdrew": withdrew,
    "traded": traded,
    "token_laid": token_laid,
    "token_lifted": token_lifted,
    "won": by_itself,
    "ended": by_itself,
    "shared_win": shared_win,
}

TOLD_WITH_OTHERS = TOLD_WITH_THE_ROLL | {"monopolized", "toll_paid"}  # their texts are parts of other clauses

SILENT = {  # what needs no words
    "scored": "the table shows the points, and what brings them is told",
    "paid": "prices are known; where they are not, what was bought is told with its price",
    "offered": "told when the proposal is complete",
    "asked": "told when the proposal is complete",
    "hex_laid": "the board shows it",
    "harbor_laid": "the board shows it",
}
