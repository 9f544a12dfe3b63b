"""A seat's storehouse: the goods under its kontors, those that lie open, and those that were delivered."""

from kogge.svg.cities import kontor_piece
from kogge.svg.elements import element, group, line, moved
from kogge.svg.palette import BRASS, INK
from kogge.svg.sheet import Sheet

HEIGHT = 62  # of the line in the seat's card
WIDEST = 44  # from one of the goods to the next
TICK = "M-7 0L-2 6L8-7"


def has_storehouse(sheet: Sheet) -> bool:
    return sheet.has("goods_uncovered", "kontors_left", "kontor", "points")


def goods_of(sheet: Sheet, p: int) -> tuple[int, int, int]:
    """How many goods were delivered, lie open, and lie under kontors."""
    delivered, uncovered = sheet.view.column("points")[p], sheet.view.column("goods_uncovered")[p]
    return delivered, uncovered, max(0, sheet.facts.goal.count - delivered - uncovered)


def goods_needed(sheet: Sheet, p: int) -> int:
    """How many goods a seat has in all."""
    return sum(goods_of(sheet, p))


def storehouse(sheet: Sheet, p: int, width: float) -> str:
    """All goods of a seat in a row: delivered ones with a tick, open ones plain, the others under their kontors."""
    delivered, uncovered, covered = goods_of(sheet, p)
    total = max(1, delivered + uncovered + covered)
    across = min(WIDEST, (width - 56) / max(1, total - 1))
    drawn = [shipped()] * delivered + [opened(sheet)] * uncovered + [stored(sheet, p)] * covered
    return line((14, 0), (width - 14, 0), stroke=BRASS, stroke_width=1.5) + group(
        *(group(one, transform=moved((28 + across * k, 31))) for k, one in enumerate(drawn))
    )


def opened(sheet: Sheet) -> str:
    """Goods that can be delivered."""
    return sheet.stamp("goods", (0, 2), 1.25)


def shipped() -> str:
    """A place in the storehouse whose goods have been delivered."""
    frame = {"x": -14, "y": -12, "width": 28, "height": 28, "rx": 4}
    return element("rect", **frame, fill="#dcebc8", stroke=INK, stroke_width=1.6) + element(
        "path", d=TICK, transform=moved((0, 2)), fill="none", stroke="#2d6b1f", stroke_width=4, stroke_linecap="round"
    )


def stored(sheet: Sheet, p: int) -> str:
    """Goods with a kontor on them."""
    kontor = group(kontor_piece(sheet, p), transform=moved((0, -4), 0.68), stroke_linejoin="round")
    return sheet.stamp("goods", (0, 4), 1.25) + kontor


def told_goods(sheet: Sheet, p: int) -> str:
    delivered, uncovered, covered = goods_of(sheet, p)
    return sheet.say(
        "picture-goods", delivered=delivered, total=goods_needed(sheet, p), uncovered=uncovered, covered=covered
    )
