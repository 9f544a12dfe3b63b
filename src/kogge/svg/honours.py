"""Knights and routes of a seat, and who has the cards for the largest army and the longest route."""

from kogge.svg.elements import Point, element, group, moved, words
from kogge.svg.palette import GOLD, GOLD_EDGE, INK, Livery, livery
from kogge.svg.sheet import Sheet

HEIGHT = 46  # of the line in the seat's card
ROUTE = "M-14 9L-5-7L5 7L14-9"


def has_honours(sheet: Sheet) -> bool:
    return sheet.has("played_cards", "largest_army", "route_length", "longest_route")


def knights(sheet: Sheet, p: int) -> int:
    """How many knights a seat has played."""
    return sheet.view.row("played_cards", p)[sheet.words("played_cards").index("knight")]


def honours(sheet: Sheet, p: int, width: float) -> str:
    """Knights on the left, the route on the right; behind each the card for it, if the seat has it."""
    road = route_shape(livery(sheet.color(p)))
    half = (width - 12) / 2
    return honour(
        sheet.stamp("knight", (0, 0), 1.1), (30, 0), knights(sheet, p), points(sheet, "largest_army", p)
    ) + honour(road, (30 + half, 0), sheet.view.column("route_length")[p], points(sheet, "longest_route", p))


def route_shape(look: Livery) -> str:
    """A winding road around the origin."""
    return element("path", d=ROUTE, fill="none", stroke=look.edge, stroke_width=9, stroke_linejoin="round") + element(
        "path", d=ROUTE, fill="none", stroke=look.fill, stroke_width=5.5, stroke_linejoin="round"
    )


def honour(art: str, at: Point, count: int, points: int) -> str:
    x, y = at
    number = words(str(count), (x + 24, y), 20, fill=INK, text_anchor="start")
    return group(art, transform=moved(at)) + number + (award((x + 74, y), points) if points else "")


def award(at: Point, points: int) -> str:
    """The card for having most of something, with what it is worth."""
    frame = {"x": -19, "y": -15, "width": 38, "height": 30, "rx": 5}
    return group(
        element("rect", **frame, fill=GOLD, stroke=GOLD_EDGE, stroke_width=2),
        words(f"+{points}", (0, 0), 19, fill=INK, font_weight="bold"),
        transform=moved(at),
    )


def points(sheet: Sheet, card: str, p: int) -> int:
    """What a card is worth to a seat: nothing, unless it holds it."""
    return sheet.facts.worth[card] if holds(sheet, card, p) else 0


def holds(sheet: Sheet, card: str, p: int) -> bool:
    return sheet.view.column(card) == [p]


def told_honours(sheet: Sheet, p: int) -> list[str]:
    """The same in words."""
    return [
        sheet.say("picture-knights", n=knights(sheet, p)),
        *([sheet.say("picture-largest_army")] if holds(sheet, "largest_army", p) else []),
        sheet.say("picture-route_length", n=sheet.view.column("route_length")[p]),
        *([sheet.say("picture-longest_route")] if holds(sheet, "longest_route", p) else []),
    ]
