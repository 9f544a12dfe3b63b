"""City spaces with their names, kontors with the goods under them, and trade routes."""

from kogge.engine.state import NOBODY
from kogge.svg.atlas import SEA_NAME, named_seas
from kogge.svg.elements import Point, element, group, moved, title, words
from kogge.svg.ground import LAND_NAME, named_lands
from kogge.svg.lettering import Box, clearest, distance, near, room_of, width
from kogge.svg.palette import BROWN, CREAM, GOLD, GOLD_EDGE, INK, SANS, VIOLET, Livery, livery
from kogge.svg.pieces import laid
from kogge.svg.sheet import Sheet
from kogge.svg.spots import SPOT
from kogge.svg.travellers import caravan_boxes, merchant_boxes

DISC, SQUARE = 15, 13.5  # radius, and half of a side
STAR = "M0-9L2.600-3.200L9-2.600L4.200 1.700L5.600 8L0 4.700L-5.600 8L-4.200 1.700L-9-2.600L-2.600-3.200Z"
KONTOR = "M-18 19V-5H-13V-12H-8V-19H-3V-25H3V-19H8V-12H13V-5H18V19Z"  # a house with a stepped gable
KONTOR_MARK, KONTOR_LETTER = (0, 5), 19  # where its letter is written, and how large
KONTOR_ROOM = (19, 23)  # half of what it hides
NAME, COIN = 19, 10  # size of the letters, radius
BESIDE = 22  # from a city to its name
SLIM = 0.8  # a printed name in thin letters may be touched at its rim
APART = 9  # from a name to the next
CLEARLY = 0.8  # a name is so much nearer to its own city than to any other
REACH = 300  # from a city: no name and what it could hide are farther


def city_spaces(sheet: Sheet) -> str:
    """Where kontors can stand: violet discs with a star, where the game can begin, and brown squares."""
    return group(*(city_space(sheet, n) for n in city_nodes(sheet) if is_free(sheet, n)))


def is_free(sheet: Sheet, n: int) -> bool:
    """Does no kontor stand there?"""
    return sheet.view.at("kontor", n) == NOBODY


def city_nodes(sheet: Sheet) -> list[int]:
    return sorted([*sheet.facts.places_of("violet_city"), *sheet.facts.places_of("brown_city")])


def city_space(sheet: Sheet, n: int) -> str:
    return group(
        title(sheet.at(sheet.titled("intersection", n), told_city(sheet, n))),
        city_sign(sheet.is_marked("violet_city", n)),
        transform=moved(sheet.node(n)),
    )


def told_city(sheet: Sheet, n: int) -> str:
    """A city space in words: ``brown city, 2 gold``."""
    kind = "picture-violet_city" if sheet.is_marked("violet_city", n) else "picture-brown_city"
    gold = sheet.facts.coast_gold.get(n, 0)
    return sheet.say(f"{kind}.gold", gold=gold) if gold else sheet.say(kind)


def city_sign(violet: bool) -> str:
    """A city space around the origin."""
    if violet:
        disc = element("circle", r=DISC, fill=VIOLET, stroke=CREAM, stroke_width=3)
        return element("circle", r=DISC + 2.5, fill=INK) + disc + element("path", d=STAR, fill=CREAM)
    side = {"x": -SQUARE, "y": -SQUARE, "width": 2 * SQUARE, "height": 2 * SQUARE, "rx": 4}
    return (
        element("rect", **side, fill=INK, stroke=INK, stroke_width=5)
        + element("rect", **side, fill=BROWN, stroke=CREAM, stroke_width=3)
        + element("circle", r=4, fill=CREAM)
    )


def names(sheet: Sheet) -> str:
    """The name of every city beside it, and the coins of a coast where no kontor stands yet."""
    return group(
        *(name(sheet, n, box) for n, box in name_boxes(sheet).items()),
        font_family=SANS,
        font_weight="bold",
        fill=INK,
    )


def name(sheet: Sheet, n: int, box: Box) -> str:
    (x, y), (half, _) = box
    coins = coast_gold(sheet, n)
    halo: dict[str, str | float | None] = {
        "stroke": "#fffaf0",
        "stroke_width": 4.5,
        "stroke_linejoin": "round",
        "paint_order": "stroke",
    }
    text = words(sheet.name("intersection", n), (x - half, y), NAME, text_anchor="start", **halo)
    return text + (coin((x + half - COIN, y), coins) if coins else "")


def coin(at: Point, n: int) -> str:
    x, y = at
    disc = element("circle", cx=x, cy=y, r=COIN, fill=GOLD, stroke=GOLD_EDGE, stroke_width=1.8)
    return disc + words(str(n), at, 15, fill=GOLD_EDGE)


def coast_gold(sheet: Sheet, n: int) -> int:
    """The gold that founding a kontor here would still pay."""
    return sheet.facts.coast_gold.get(n, 0) if is_free(sheet, n) else 0


def name_boxes(sheet: Sheet) -> dict[int, Box]:
    """Where the name of each city is written: where it hides nothing, if there is such a place."""
    nodes = city_nodes(sheet)
    taken: list[Box] = [(sheet.node(n), KONTOR_ROOM) for n in nodes]
    taken += [(sheet.hex(h), (SPOT, SPOT)) for h in range(sheet.topo.n_hexes)]
    taken += [room_of(lines, at, SLIM * LAND_NAME) for lines, at in named_lands(sheet)]
    taken += [room_of(lines, at, SLIM * SEA_NAME) for lines, at in named_seas(sheet)]
    taken += [route_box(sheet, e) for e, p in enumerate(sheet.view.get("route")) if p != NOBODY]
    taken += [*merchant_boxes(sheet).values(), *caravan_boxes(sheet).values()]
    found: dict[int, Box] = {}
    for n in sorted(nodes, key=lambda n: -len(sheet.name("intersection", n))):  # the longest need room most
        if sheet.name("intersection", n):
            found[n] = clearest(own_places(sheet, n, nodes), near(sheet.node(n), taken, REACH))
            at, (half, high) = found[n]
            taken.append((at, (half + APART, high)))
    return {n: found[n] for n in sorted(found)}


def route_box(sheet: Sheet, e: int) -> Box:
    """What the middle of a route hides."""
    (ax, ay), (bx, by) = sheet.path(e)
    return sheet.middle(e), (6 + abs(bx - ax) / 5, 6 + abs(by - ay) / 5)


def own_places(sheet: Sheet, n: int, nodes: list[int]) -> list[Box]:
    """The places at which a name can't be taken for that of another city, which is as near."""
    here = sheet.node(n)
    others = [sheet.node(m) for m in nodes if m != n]
    places = name_places(sheet, n)
    own = [box for box in places if is_clearly_of(here, box, others)]
    return own or places


def is_clearly_of(here: Point, box: Box, others: list[Point]) -> bool:
    """Is a name in this box nearer to its own city than to all others?"""
    far = distance(here, box)
    return all(far < CLEARLY * distance(at, box) for at in others)


def name_places(sheet: Sheet, n: int) -> list[Box]:
    """Right or left of a city, clear of its paths; or between those that go aslant."""
    x, y = sheet.node(n)
    coins = 2 * COIN + 5 if coast_gold(sheet, n) else 0
    half = (width(sheet.name("intersection", n), NAME) + coins) / 2, NAME * 0.42
    away = -1 if sheet.is_northern(n) else 1
    beside = BESIDE + half[0]
    sides = [(side * beside, down) for down in (9.5, 22) for side in (1, -1)]
    steps = [*sides, (0, -48), (0.6 * beside, 34), (-0.6 * beside, 34)]
    return [((x + dx, y + dy * away), half) for dx, dy in steps]


def routes(sheet: Sheet) -> str:
    """Trade routes in the colour of their owner, with the owner's emblem."""
    return laid(sheet, "route")


def kontors(sheet: Sheet) -> str:
    """Kontors in the colour of their owner, with its first letter, and the goods that were delivered to them."""
    goods = sheet.view.column("goods_at")
    owners = enumerate(sheet.view.column("kontor"))
    return group(*(kontor(sheet, n, p, bool(goods[n])) for n, p in owners if p != NOBODY), stroke_linejoin="round")


def kontor(sheet: Sheet, n: int, p: int, goods: bool) -> str:
    told = sheet.say("picture-kontor.goods" if goods else "picture-kontor", owner=sheet.owner(p))
    return group(
        title(sheet.at(sheet.titled("intersection", n), told)),
        kontor_piece(sheet, p),
        sheet.stamp("goods", (14, 17), 0.85) if goods else "",
        transform=moved(sheet.node(n)),
    )


def kontor_piece(sheet: Sheet, p: int) -> str:
    """A kontor around the origin; one that nobody plays is pale and has a broken edge."""
    look, neutral = livery(sheet.color(p)), sheet.is_neutral(p)
    mark = INK if neutral else look.mark
    letter = words(sheet.letter(p), KONTOR_MARK, KONTOR_LETTER, fill=mark, font_family=SANS, font_weight="bold")
    return kontor_shape(look, neutral) + letter


def kontor_shape(look: Livery, neutral: bool) -> str:
    """A kontor without its letter."""
    fill = CREAM if neutral else look.fill
    outline = {"stroke": look.fill if neutral else look.edge, "stroke_dasharray": "5 3" if neutral else None}
    return (
        element("path", d=KONTOR, fill="#000", opacity=0.32, transform="translate(2 3)")
        + (element("path", d=KONTOR, fill=INK, stroke=INK, stroke_width=5) if neutral else "")
        + element("path", d=KONTOR, fill=fill, stroke_width=3, **outline)
    )
