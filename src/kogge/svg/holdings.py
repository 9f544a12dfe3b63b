"""The lower part of a seat's card: what it has, what it has gained, and the pieces left to it."""

from collections.abc import Callable

from kogge.modules.facts import Supply
from kogge.svg.chapter import Gain
from kogge.svg.chapters import CHAPTERS
from kogge.svg.cities import kontor_piece
from kogge.svg.elements import Point, group, moved, words
from kogge.svg.freight import figure
from kogge.svg.honours import HEIGHT as HONOURS_HEIGHT
from kogge.svg.honours import has_honours, honours, told_honours
from kogge.svg.palette import INK
from kogge.svg.pieces import CITY, HARBOUR_SETTLEMENT, SETTLEMENT, home_piece, road_piece
from kogge.svg.sheet import Sheet
from kogge.svg.ships import ship_piece
from kogge.svg.storehouse import HEIGHT as STOREHOUSE_HEIGHT
from kogge.svg.storehouse import has_storehouse, storehouse, told_goods
from kogge.svg.travellers import caravan_piece, merchant_piece

PIECES_HEIGHT = 104
FIRST, SECOND = 22, 72  # the lines
BESIDE = 22  # a piece, its count


def holdings(sheet: Sheet, p: int, width: float) -> str:
    """Gold, cards and gains, knights and routes; below them the pieces not on the board, and the storehouse."""
    across = (width - 36) / max(1, len(piece_set(sheet)))
    more = has_honours(sheet)
    line = SECOND + (HONOURS_HEIGHT if more else 0)
    left = [
        item(piece(sheet, p), (30 + across * k, line), str(n))
        for k, (piece, n) in enumerate((PIECES[name], n) for name, n in left_of(sheet, p).items())
    ]
    goods = storehouse(sheet, p, width) if has_storehouse(sheet) else ""
    return (
        purse(sheet, p)
        + badges(sheet, p, width)
        + (group(honours(sheet, p, width), transform=moved((0, SECOND - 4))) if more else "")
        + group(*left)
        + group(goods, transform=moved((0, PIECES_HEIGHT)) if goods else None)
    )


def height(sheet: Sheet) -> float:
    """The room that all this takes."""
    below = STOREHOUSE_HEIGHT if has_storehouse(sheet) else 0
    return PIECES_HEIGHT + (HONOURS_HEIGHT if has_honours(sheet) else 0) + below


def piece_set(sheet: Sheet) -> list[Supply]:
    """The pieces that seats have in this game, in the order in which they are drawn."""
    return [sheet.facts.supplies[piece] for piece in PIECES if piece in sheet.facts.supplies]


def left_of(sheet: Sheet, p: int) -> dict[str, int]:
    """How many pieces of each kind a seat has not on the board."""
    return {supply.piece: sheet.view.column(supply.field)[p] for supply in piece_set(sheet)}


def purse(sheet: Sheet, p: int) -> str:
    """How much gold and how many cards a seat has."""
    kept = (("coin", "gold"), ("cards", "hand_size"), ("scrolls", "card_count"))
    counts = [(art, sheet.view.column(field)[p]) for art, field in kept if sheet.has(field)]
    return "".join(
        item(sheet.stamp(art, (0, 0), 1.2), (30 + 82 * k, FIRST), str(n)) for k, (art, n) in enumerate(counts)
    )


def badges(sheet: Sheet, p: int, width: float) -> str:
    """What the seat has gained for good, on the right."""
    gained = gains(sheet, p)
    places = [(width - 34 - 56 * (len(gained) - 1 - k), FIRST) for k in range(len(gained))]
    return group(*(gain.paint(at) for gain, at in zip(gained, places, strict=True)))


def gains(sheet: Sheet, p: int) -> list[Gain]:
    """What the chapters of the game have brought to the seat for good."""
    return [gain for chapter in CHAPTERS for gain in chapter.gained(sheet, p)]


def item(art: str, at: Point, text: str) -> str:
    """A thing and how many there are."""
    beside = words(text, (at[0] + BESIDE, at[1]), 20, fill=INK, text_anchor="start")
    return group(art, transform=moved(at)) + beside


def told_holdings(sheet: Sheet, p: int) -> list[str]:
    """The same in words."""
    has = [sheet.goods("gold", sheet.view.column("gold")[p])] if sheet.has("gold") else []
    has.append(sheet.say("picture-cards", n=sheet.view.column("hand_size")[p]))
    if sheet.has("card_count"):
        has.append(sheet.say("picture-development_cards", n=sheet.view.column("card_count")[p]))
    if has_honours(sheet):
        has += told_honours(sheet, p)
    if has_storehouse(sheet):
        has.append(told_goods(sheet, p))
    left = sheet.listed(sheet.say(f"picture-left-{name}", n=n) for name, n in left_of(sheet, p).items())
    return [*has, *(gain.told for gain in gains(sheet, p)), sheet.say("picture-left", pieces=left)]


def small(art: str, scale: float, down: float = 0) -> str:
    return group(art, transform=moved((0, down), scale))


PIECES: dict[str, Callable[[Sheet, int], str]] = {
    "road": lambda sheet, p: small(road_piece(sheet, p, (0, 0), -60), 0.5),
    "settlement": lambda sheet, p: small(home_piece(sheet, p, SETTLEMENT), 0.62, 2),
    "city": lambda sheet, p: small(home_piece(sheet, p, CITY), 0.5, 2),
    "harbour_settlement": lambda sheet, p: small(home_piece(sheet, p, HARBOUR_SETTLEMENT), 0.62, 2),
    "ship": lambda sheet, p: small(ship_piece(sheet, p, "", 0), 0.5, 5),
    "settler": lambda sheet, p: figure(sheet, p, "settler", (0, 0), 1.05),
    "kontor": lambda sheet, p: small(kontor_piece(sheet, p), 0.72, 2),
    "route": lambda sheet, p: small(road_piece(sheet, p, (0, 0), -60), 0.5),
    "merchant": lambda sheet, p: small(merchant_piece(sheet, p, ""), 0.75),
    "caravan": lambda sheet, p: small(caravan_piece(sheet, p, ""), 0.72),
    "crew": lambda sheet, p: figure(sheet, p, "crew", (0, 0), 1.05),
}
