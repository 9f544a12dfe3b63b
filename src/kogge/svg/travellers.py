"""Merchants at intersections and caravans beside routes, each with the letter of its colour and its number."""

from kogge.engine.state import NOBODY
from kogge.svg.elements import Point, element, group, moved, title, words
from kogge.svg.lettering import Box
from kogge.svg.palette import CREAM, GOLD, INK, SANS, Livery, livery
from kogge.svg.sheet import Sheet

Traveller = tuple[int, int]  # a seat and the number of its merchant or caravan, from 0

MERCHANT_ROOM, CARAVAN_ROOM = (14, 22), (24, 18)  # half of what they hide
BESIDE_A_KONTOR = 31
TOGETHER = ((-31, -12), (0, 40), (31, -12), (0, -44))  # at a northern tip: off the paths that go aslant, then elsewhere
OFF_THE_ROUTE = 28
BODY = "M-14 21C-14 8-9 0-5-4H5C9 0 14 8 14 21Z"
HAT = "M-13-11C-7-13-7-14-6-20C-3-23 3-23 6-20C7-14 7-13 13-11C7-8-7-8-13-11Z"
MERCHANT_MARK, CARAVAN_MARK = ((0.0, 13.0), 14), ((0.0, -5.0), 16)  # where letter and number are, and how large
COVER = "M-22 8V-6C-22-20 22-20 22-6V8Z"


def merchants(sheet: Sheet) -> str:
    """Every merchant on the board; the one that is walking has a ring."""
    current = on_the_way(sheet, "merchant")
    return group(
        *(merchant(sheet, who, at, who == current) for who, (at, _) in merchant_boxes(sheet).items()),
        stroke_linejoin="round",
    )


def merchant(sheet: Sheet, who: Traveller, at: Point, walking: bool) -> str:
    p, i = who
    place = sheet.titled("intersection", sheet.view.row("merchant", p)[i])
    message = "picture-merchant.walking" if walking else "picture-merchant"
    return group(
        title(sheet.at(place, sheet.say(message, seat=sheet.seat(p), number=i + 1))),
        ring(28) if walking else "",
        merchant_piece(sheet, p, str(i + 1)),
        transform=moved(at),
    )


def ring(radius: float) -> str:
    """Around the piece that is travelling just now."""
    return element("circle", r=radius, fill="none", stroke=INK, stroke_width=8) + element(
        "circle", r=radius, fill="none", stroke=GOLD, stroke_width=5
    )


def merchant_piece(sheet: Sheet, p: int, number: str) -> str:
    """A merchant with his hat and his staff, around the origin."""
    look = livery(sheet.color(p))
    at, size = MERCHANT_MARK
    return merchant_shape(look) + words(
        sheet.letter(p) + number, at, size, fill=look.mark, font_family=SANS, font_weight="bold"
    )


def merchant_shape(look: Livery) -> str:
    """A merchant without his letter."""
    return (
        element("ellipse", cx=2, cy=21, rx=16, ry=4, fill="#000", opacity=0.32)
        + element("path", d="M15-16V22", stroke=INK, stroke_width=3, stroke_linecap="round")
        + element("path", d=BODY, fill=look.fill, stroke=look.edge, stroke_width=2.4)
        + element("circle", cy=-8, r=6.5, fill="#f1cfa5", stroke=INK, stroke_width=1.6)
        + element("path", d=HAT, fill=look.fill, stroke=look.edge, stroke_width=2)
    )


def merchant_boxes(sheet: Sheet) -> dict[Traveller, Box]:
    """Where merchants stand: on their intersection, or beside a kontor and each other."""
    boxes: dict[Traveller, Box] = {}
    for n, who in standing(sheet, "merchant").items():
        x, y = sheet.node(n)
        housed = sheet.view.at("kontor", n) != NOBODY
        if len(who) > 1:
            down = 1 if sheet.is_northern(n) else -1
            places = [(x + dx, y + dy * down) for dx, dy in TOGETHER]
        else:
            places = [(x - BESIDE_A_KONTOR, y) if housed else (x, y - 6)]
        boxes |= {one: (places[k % len(places)], MERCHANT_ROOM) for k, one in enumerate(who)}
    return boxes


def caravans(sheet: Sheet) -> str:
    """Every caravan on the board; the one that is driving has a ring."""
    current = on_the_way(sheet, "caravan")
    return group(
        *(caravan(sheet, who, at, who == current) for who, (at, _) in caravan_boxes(sheet).items()),
        stroke_linejoin="round",
    )


def caravan(sheet: Sheet, who: Traveller, at: Point, driving: bool) -> str:
    p, i = who
    e = sheet.view.row("caravan", p)[i]
    message = "picture-caravan.driving" if driving else "picture-caravan"
    return group(
        title(sheet.at(sheet.titled_path(e), sheet.say(message, seat=sheet.seat(p), number=i + 1))),
        ring(29) if driving else "",
        caravan_piece(sheet, p, str(i + 1)),
        transform=moved(at),
    )


def caravan_piece(sheet: Sheet, p: int, number: str) -> str:
    """A covered cart around the origin."""
    look = livery(sheet.color(p))
    at, size = CARAVAN_MARK
    return caravan_shape(look) + words(
        sheet.letter(p) + number, at, size, fill=look.mark, font_family=SANS, font_weight="bold"
    )


def caravan_shape(look: Livery) -> str:
    """A covered cart without its letter."""
    wheels = [
        element("circle", cx=x, cy=9, r=r, fill=fill)
        for x in (-12, 12)
        for r, fill in ((7.5, CREAM), (6.5, INK), (2.4, CREAM))
    ]
    return (
        element("ellipse", cx=1, cy=16, rx=24, ry=4, fill="#000", opacity=0.32)
        + element("path", d=COVER, fill=look.fill, stroke=look.edge, stroke_width=2.6)
        + group(*wheels)
    )


def caravan_boxes(sheet: Sheet) -> dict[Traveller, Box]:
    """Where caravans stand: on either side of their route, and a third one, which is passing, on it."""
    boxes: dict[Traveller, Box] = {}
    for e, who in standing(sheet, "caravan").items():
        (x, y), (ax, ay), (bx, by) = sheet.middle(e), *sheet.path(e)
        dx, dy = (ay - by) / 100 * OFF_THE_ROUTE, (bx - ax) / 100 * OFF_THE_ROUTE
        up = -1 if dy > 0 or (dy == 0 and dx > 0) else 1
        places = [(x + up * dx, y + up * dy), (x - up * dx, y - up * dy), (x, y)]
        boxes |= {one: (places[min(k, 2)], CARAVAN_ROOM) for k, one in enumerate(who)}
    return boxes


def standing(sheet: Sheet, field: str) -> dict[int, list[Traveller]]:
    """The travellers at each place that has any; the one that is on its way comes last."""
    found: dict[int, list[Traveller]] = {}
    for p, places in enumerate(sheet.view.rows(field)):
        for i, place in enumerate(places):
            if place != NOBODY:
                found.setdefault(place, []).append((p, i))
    for who in found.values():
        who.sort(key=lambda one: one == on_the_way(sheet, field))
    return found


def on_the_way(sheet: Sheet, field: str) -> Traveller | None:
    """The merchant or the caravan that is travelling just now."""
    moving = {"merchant": "walking_merchant", "caravan": "driving_caravan"}[field]
    i = sheet.view.at(moving)
    return (sheet.view.turn_of, i) if i != NOBODY else None
