"""Cards seen from the front: those of the bank, and those in the hand of whoever looks at the picture."""

from kogge.svg.elements import Point, element, group, moved, words
from kogge.svg.lettering import shrunk
from kogge.svg.palette import CREAM, INK, SAILS
from kogge.svg.panel import PANEL, Panel
from kogge.svg.sheet import Sheet

FACE = (54, 82)
FIRST, ACROSS = 46, 65.5  # the middle of the first card, and from card to card
SIZE, BETWEEN_LINES, MOST_LINES = 16, 20, 2  # of the text below


def faces(sheet: Sheet, counts: list[int], names: tuple[str, ...], y: float) -> str:
    """Resource cards side by side, with the number of each; those that there are none of are pale."""
    return group(
        *(face(sheet, name, (FIRST + ACROSS * k, y), n) for k, (name, n) in enumerate(zip(names, counts, strict=True)))
    )


def face(sheet: Sheet, name: str, at: Point, count: int) -> str:
    width, height = FACE
    frame = {"x": -width / 2, "y": -height / 2, "width": width, "height": height, "rx": 7}
    return group(
        element("rect", **frame, fill=SAILS.get(name, CREAM), stroke=INK, stroke_width=1.6),
        element("circle", cy=-13, r=19, fill=CREAM, opacity=0.9),
        sheet.stamp(name, (0, -13), 1.15),
        words(str(count), (0, 24), 24, fill=INK, font_weight="bold"),
        transform=moved(at),
        opacity=None if count else 0.4,
    )


def hand(sheet: Sheet) -> list[Panel]:
    """What the seat that looks at the picture has in its hand; nobody else's hand is shown."""
    seat = sheet.view.seat
    if seat is None or not sheet.has("hand"):
        return []
    held, names = sheet.view.row("hand", seat), sheet.words("hand")
    bought = development(sheet, seat)
    lines, share = shrunk(sheet.listed(bought), SIZE, PANEL[0] - 40, MOST_LINES)
    text = [
        words(line, (20, 160 + BETWEEN_LINES * share * k), SIZE * share, text_anchor="start", fill=INK)
        for k, line in enumerate(lines)
    ]
    goods = [sheet.goods(name, n) for name, n in zip(names, held, strict=True) if n]
    told = sheet.listed([*goods, *bought]) or sheet.say("picture-nothing")
    drawn = faces(sheet, held, names, 96 if sheet.has("cards") else 118) + "".join(text)
    sign = sheet.stamp("cards", (0, 0), 1.25)
    whose = sheet.seat(seat)
    name = sheet.say("picture-hand.title", seat=whose)
    return [Panel(name, sheet.say("picture-hand", seat=whose, cards=told), drawn, sign)]


def development(sheet: Sheet, seat: int) -> list[str]:
    """The development cards of a seat in words, those bought in this turn apart."""
    if not sheet.has("cards", "bought_cards"):
        return []
    kinds = [sheet.texts.name("card", name) for name in sheet.words("cards")]
    held = zip(sheet.view.row("cards", seat), kinds, strict=True)
    new = zip(sheet.view.row("bought_cards", seat), kinds, strict=True)
    return [
        *(sheet.say("picture-held_card", n=n, card=kind) for n, kind in held if n),
        *(sheet.say("picture-held_card.new", n=n, card=kind) for n, kind in new if n),
    ]
