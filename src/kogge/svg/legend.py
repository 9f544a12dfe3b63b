"""Below the board: each seat with its pieces, its name and its points."""

from kogge.svg.elements import Point, element, group, moved, title, words
from kogge.svg.ground import SEA_WIDTH
from kogge.svg.palette import CREAM, INK, RED_NUMBER, SANS
from kogge.svg.pieces import home_piece, road_piece
from kogge.svg.sheet import Sheet

CARD = (236, 58)
GAP = 18
SIGNS = {"to act": "M-7-9L7 0L-7 9Z", "winner": "M0-10L2.5-3H10L4 1.5L6 9L0 4.5L-6 9L-4 1.5L-10-3H-2.5Z"}
BELOW = SEA_WIDTH + 58  # the land, to the middle of the cards


def legend(sheet: Sheet) -> str:
    """One card for each seat; that of the seat to act, or of the winner, is pointed at."""
    return group(*(card(sheet, p) for p in range(len(sheet.seats))), font_family=SANS)


def card_place(sheet: Sheet, p: int) -> Point:
    """The middle of a seat's card: side by side, below the middle of the board."""
    left, _, right, bottom = sheet.bounds()
    place = p - (len(sheet.seats) - 1) / 2
    return (left + right) / 2 + place * (CARD[0] + GAP), bottom + BELOW


def card(sheet: Sheet, p: int) -> str:
    width, height = CARD
    color, news = sheet.seat(p), standing(sheet, p)
    points = str(sheet.view.column("points")[p]) if sheet.has("points") else ""
    spoken = [color, news, f"{points} points" if points else ""]
    return group(
        title(", ".join(word for word in spoken if word)),
        element("rect", x=-width / 2, y=-height / 2, width=width, height=height, rx=12, fill=CREAM, **edge(bool(news))),
        element("path", d=SIGNS[news], fill=RED_NUMBER, transform=moved((-width / 2 + 16, 0))) if news else "",
        group(home_piece(sheet, p, 0), transform=moved((-width / 2 + 48, 3), 0.95)),
        group(road_piece(sheet, p, (0, 0), -60), transform=moved((-width / 2 + 84, 0), 0.7)),
        words(color, (-width / 2 + 102, 0), 23, text_anchor="start", fill=INK),
        words(points, (width / 2 - 24, 0), 27, fill=INK, font_weight="bold") if points else "",
        transform=moved(card_place(sheet, p)),
    )


def standing(sheet: Sheet, p: int) -> str:
    """What is to be said of a seat just now, if anything."""
    if sheet.view.step != "over":
        return "to act" if sheet.view.to_act == p else ""
    return "winner" if sheet.has("winner") and sheet.view.column("winner") == [p] else ""


def edge(strong: bool) -> dict[str, str | float | None]:
    return {"stroke": RED_NUMBER, "stroke_width": 4} if strong else {"stroke": INK, "stroke_width": 1.5}
