"""What is told of kontors, routes, merchants and caravans."""

from collections.abc import Iterator

from kogge.cli.terminal.clause import Clause, Part, Several, Sum
from kogge.cli.terminal.page import Page, Teller, by_itself
from kogge.events import Event


def placed(page: Page, event: Event) -> Iterator[Clause]:
    """A kontor that nobody plays is told of nobody."""
    yield page.sentence(event, "neutral") if page.atlas.is_neutral(event.seat) else page.clause(event)


def delivered(page: Page, event: Event) -> Iterator[Clause]:
    """To whose kontor, and how many that makes."""
    place = page.atlas.brief_intersection(event.known("intersection"))
    points = page.atlas.points[event.known("seat")] + sum(one.known("n") for one in page.of("scored"))
    variant = "neutral" if page.atlas.is_neutral(event["other"]) else ""
    yield page.clause(event, variant, **page.atlas.parts(event) | {"intersection": place, "points": points})


def connected(page: Page, event: Event) -> Iterator[Clause]:
    """Who got how much because cities were joined; the line that was chosen between them is told with the rest."""
    names = (("seat", page.atlas.seat(event.seat)), ("whom", page.atlas.seat(event.seat, "whom")))
    share = ("connected.share", names)
    builder = next((one.seat for one in page.of("route_laid")), page.atlas.turn_of)
    yield Clause(builder, "connected", {"shares": Sum({share: event.known("n")})})


# Merchants and caravans


def at_city(page: Page, event: Event) -> Iterator[Clause]:
    """A clause on a merchant and where it is, in short."""
    place = page.atlas.brief_intersection(event.known("intersection"))
    yield page.clause(event, **page.atlas.parts(event) | {"intersection": place})


def left(page: Page, event: Event) -> Iterator[Clause]:
    """A merchant who founds a kontor goes back to the supply, and everyone knows."""
    if not page.of("kontor_placed"):
        yield from at_city(page, event)


def walked(page: Page, event: Event) -> Iterator[Clause]:
    """Steps of a merchant are told as one walk, with all that it cost."""
    place = page.atlas.brief_intersection(event.known("intersection"))
    price = page.atlas.goods(*page.of("paid"))
    yield page.clause(event, **page.atlas.parts(event, "merchant"), intersection=Several((place,)), price=price)


def drove(page: Page, event: Event) -> Iterator[Clause]:
    """Steps of a caravan are told as one drive, with salt and toll."""
    parts = page.atlas.parts(event, "caravan", "path")
    price = page.atlas.goods(*page.of("paid"))
    way = Several((str(parts["path"]),))
    yield page.clause(event, caravan=parts["caravan"], path=way, price=price, tolls=tolls(page))


def tolls(page: Page) -> Part:
    """What was paid to whom."""
    total = Sum({})
    for event in page.of("toll_paid"):
        whom = (("object", page.atlas.person(event["other"])), ("other", page.atlas.seat(event["other"], "object")))
        total = total.joined(Sum({(event.kind, whom): event.known("n")}))
    return total


EUROPE_TELLERS: dict[str, Teller] = {
    "kontor_placed": placed,
    "goods_delivered": delivered,
    "connected": connected,
    "merchant_hired": at_city,
    "merchant_left": left,
    "merchant_walked": walked,
    "caravan_drove": drove,
    "reshuffled": by_itself,
}
