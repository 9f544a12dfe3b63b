"""Below the board: each seat with its pieces, its name and its points."""

from kogge.standing import secret_points
from kogge.svg.cities import kontor_piece
from kogge.svg.elements import Point, element, group, moved, title, words
from kogge.svg.ground import sea_width
from kogge.svg.holdings import height as holdings_height
from kogge.svg.holdings import holdings, piece_set, told_holdings
from kogge.svg.note import note_height
from kogge.svg.palette import CREAM, INK, RED_NUMBER, SANS
from kogge.svg.pieces import home_piece, road_piece
from kogge.svg.sheet import Sheet
from kogge.svg.storehouse import goods_needed, has_storehouse

CARD = (236, 58)
WIDE_CARD = 420  # with holdings below
MIDDLE_CARD = 258  # with few of them, so that four have room below a small board
FEW_PIECES = 3
GAP = 18
SIGNS = {
    "picture-to_act": "M-7-9L7 0L-7 9Z",
    "picture-winner": "M0-10L2.5-3H10L4 1.5L6 9L0 4.5L-6 9L-4 1.5L-10-3H-2.5Z",
}
BELOW_THE_SEA = 29  # the upper edge of the cards


def legend(sheet: Sheet) -> str:
    """One card for each seat; that of the seat to act, or of the winner, is pointed at."""
    return group(*(card(sheet, p) for p in range(len(sheet.seats))), font_family=SANS)


def card_size(sheet: Sheet) -> tuple[float, float]:
    """A seat that has more than cards has a larger card."""
    if not has_holdings(sheet):
        return CARD
    width = WIDE_CARD if len(piece_set(sheet)) > FEW_PIECES else MIDDLE_CARD
    return width, CARD[1] + holdings_height(sheet)


def has_holdings(sheet: Sheet) -> bool:
    return sheet.has("hand_size")


def cards_bottom(sheet: Sheet) -> float:
    """The lower edge of the cards."""
    return sheet.bounds()[3] + sea_width(sheet) + note_height(sheet) + BELOW_THE_SEA + card_size(sheet)[1]


def card_place(sheet: Sheet, p: int) -> Point:
    """The middle of a seat's card: side by side, below the middle of the board."""
    left, _, right, _ = sheet.bounds()
    width, height = card_size(sheet)
    place = p - (len(sheet.seats) - 1) / 2
    return (left + right) / 2 + place * (width + GAP), cards_bottom(sheet) - height / 2


def card(sheet: Sheet, p: int) -> str:
    width, height = card_size(sheet)
    line = -height / 2 + CARD[1] / 2
    color, news = sheet.seat(p), standing(sheet, p)
    points = str(sheet.view.column("points")[p]) if sheet.has("points") else ""
    worth = f"{points}+{hidden(sheet, p)}" if hidden(sheet, p) else points
    needed = f"{points}/{goods_needed(sheet, p)}" if has_storehouse(sheet) else worth
    more = has_holdings(sheet)
    return group(
        title(told(sheet, p)),
        element("rect", x=-width / 2, y=-height / 2, width=width, height=height, rx=12, fill=CREAM, **edge(bool(news))),
        element("path", d=SIGNS[news], fill=RED_NUMBER, transform=moved((-width / 2 + 16, line))) if news else "",
        group(house(sheet, p), transform=moved((-width / 2 + 48, line + 3), 0.95)),
        group(road_piece(sheet, p, (0, 0), -60), transform=moved((-width / 2 + 84, line), 0.7)),
        words(color, (-width / 2 + 102, line), 23, text_anchor="start", fill=INK),
        words(needed, (width / 2 - 24, line), 27, fill=INK, font_weight="bold", **at_the_edge(needed))
        if points
        else "",
        group(holdings(sheet, p, width), transform=moved((-width / 2, line + CARD[1] / 2))) if more else "",
        transform=moved(card_place(sheet, p)),
    )


def told(sheet: Sheet, p: int) -> str:
    """A seat's card in words."""
    news = standing(sheet, p)
    return sheet.listed(
        [
            sheet.seat(p),
            *([sheet.say(news)] if news else []),
            *([told_points(sheet, p)] if sheet.has("points") else []),
            *(told_holdings(sheet, p) if has_holdings(sheet) else []),
        ]
    )


def told_points(sheet: Sheet, p: int) -> str:
    n, secret = sheet.view.column("points")[p], hidden(sheet, p)
    return sheet.say("picture-points.hidden", n=n, hidden=secret) if secret else sheet.say("picture-points", n=n)


def house(sheet: Sheet, p: int) -> str:
    """What a seat builds."""
    return kontor_piece(sheet, p) if sheet.has("kontor") else home_piece(sheet, p, 0)


def hidden(sheet: Sheet, p: int) -> int:
    """Points that whoever looks at the picture has on cards that nobody else sees; they stand after a plus."""
    return secret_points(sheet.view)[p]


def at_the_edge(text: str) -> dict[str, str | float | None]:
    """A longer text ends where a number would."""
    return {} if text.isdecimal() else {"text_anchor": "end", "dx": 10}


def standing(sheet: Sheet, p: int) -> str:
    """The message of what is to be said of a seat just now, if anything."""
    if sheet.view.step != "over":
        return "picture-to_act" if sheet.view.to_act == p else ""
    has_won = sheet.view.at("winner") == p or sheet.view.at("shared_win", p, absent=0)
    return "picture-winner" if has_won else ""


def edge(strong: bool) -> dict[str, str | float | None]:
    return {"stroke": RED_NUMBER, "stroke_width": 4} if strong else {"stroke": INK, "stroke_width": 1.5}
