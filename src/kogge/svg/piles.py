"""What lies beside the map: number tokens at sea, and the piles of development cards."""

from kogge.svg.elements import element, group, moved, words
from kogge.svg.lettering import shrunk
from kogge.svg.palette import BRASS, CREAM, INK, TOKEN_RIMS
from kogge.svg.panel import PANEL, Panel
from kogge.svg.sheet import Sheet
from kogge.svg.supplies import chip, several

FIRST, CHIPS, NEXT_CHIP = 74, 120, 37  # down from the top of the panel
ACROSS = 66  # from colour to colour
MOST_LINES = 4  # of cards that were played


def tokens_at_sea(sheet: Sheet) -> list[Panel]:
    """The tokens that lie face down, by colour, and the numbers that are among them."""
    if not sheet.has("tokens_at_sea"):
        return []
    left = {token.color: several(sheet.view.row("tokens_at_sea", k)) for k, token in enumerate(sheet.facts.tokens)}
    drawn = [column(color, numbers, 44 + ACROSS * k) for k, (color, numbers) in enumerate(left.items())]
    told = sheet.parted(
        sheet.say(
            "picture-tokens_at_sea.color",
            color=sheet.token_color(color),
            numbers=sheet.listed(map(str, numbers)) or sheet.say("picture-none"),
        )
        for color, numbers in left.items()
    )
    sign = element("path", d="M-14 4q7-9 14 0t14 0M-14-5q7-9 14 0t14 0", fill="none", stroke=INK, stroke_width=2.6)
    name = sheet.say("picture-tokens_at_sea.title")
    return [Panel(name, sheet.say("picture-tokens_at_sea", tokens=told), group(*drawn), sign)]


def column(color: str, numbers: list[int], x: float) -> str:
    """The back of a colour's tokens with their count, and below it the numbers that they can show."""
    back = element("circle", cx=x, cy=FIRST, r=20, fill=TOKEN_RIMS[color], stroke=INK, stroke_width=1.8)
    inner = element("circle", cx=x, cy=FIRST, r=14, fill=CREAM, opacity=0.92)
    count = words(str(len(numbers)), (x, FIRST), 21, fill=INK, font_weight="bold")
    chips = [chip((x, CHIPS + NEXT_CHIP * k), number) for k, number in enumerate(numbers[:2])]
    return group(back, inner, count, *chips, opacity=None if numbers else 0.45)


def card_piles(sheet: Sheet) -> list[Panel]:
    """How many development cards are in the pile, and which were discarded, or lie face up before the players."""
    field = next((field for field in ("discarded_cards", "played_cards") if sheet.has("pile", field)), "")
    if not field:
        return []
    (pile,), message = sheet.view.column("pile"), f"picture-piles-{field.removesuffix('_cards')}"
    rows = range(sheet.view.rules.layout.fields[field].rows)
    totals = [sum(counts) for counts in zip(*(sheet.view.row(field, row) for row in rows), strict=True)]
    kinds = [sheet.texts.name("card", kind) for kind in sheet.words(field)]
    away = [sheet.say("picture-held_card", n=n, card=kind) for kind, n in zip(kinds, totals, strict=True) if n]
    told = sheet.listed(away) or sheet.say("picture-none")
    lines, share = shrunk(told, 18, PANEL[0] - 126, MOST_LINES)
    counted = sheet.say(f"{message}.away", n=sum(totals))
    drawn = [
        card((58, 110), str(pile), "#7d3b46", CREAM),
        words(sheet.say("picture-pile"), (58, 168), 18, fill=INK),
        words(counted, (106, 76), 19, text_anchor="start", fill=INK, font_weight="bold"),
        *(
            words(text, (106, 102 + 22 * share * k), 17 * share, text_anchor="start", fill=INK)
            for k, text in enumerate(lines)
        ),
    ]
    sign = sheet.stamp("scrolls", (0, 0), 1.3)
    name = sheet.say("picture-pile.title")
    return [Panel(name, sheet.say(message, pile=pile, cards=told), group(*drawn), sign)]


def card(at: tuple[float, float], text: str, fill: str, ink: str) -> str:
    """The back of a card, with a number on it."""
    frame = {"x": -25, "y": -38, "width": 50, "height": 76, "rx": 7}
    return group(
        element("rect", **frame, fill=INK, opacity=0.3, transform="translate(3 4)"),
        element("rect", **frame, fill=fill, stroke=BRASS, stroke_width=2.4),
        words(text, (0, 0), 28, fill=ink, font_weight="bold"),
        transform=moved(at),
    )
