"""The pieces: the robber, roads and homes."""

from kogge.engine.state import NOBODY
from kogge.svg.elements import Point, element, group, moved, title, words
from kogge.svg.palette import SANS, Livery, livery
from kogge.svg.sheet import Sheet
from kogge.svg.stock import HOME_MARKS, HOMES

SETTLEMENT, CITY, HARBOUR_SETTLEMENT = range(3)  # the looks of homes
LOOKS = ("settlement", "city", "harbour_settlement")
ROAD = "M-31-6.5H31V6.5H-31Z"
HOME_LETTER = 18  # size
BROKEN = "5 3"  # the edge of what nobody plays


def robber(sheet: Sheet) -> str:
    """The robber, beside the number token so that both can be seen."""
    (h,) = sheet.view.column("robber")
    if h == NOBODY:
        return ""
    x, y = sheet.hex(h)
    token = sheet.view.at("number", h, absent=0) > 0 or bool(sheet.facts.spots and sheet.facts.spots[h])
    return group(
        title(sheet.on_hex("picture-robber", h)),
        sheet.stamp("robber", (x + 50, y + 2) if token else (x, y), 0.95 if token else 1.25),
    )


def roads(sheet: Sheet) -> str:
    """Roads in the colour of their owner, with the owner's emblem."""
    return laid(sheet, "road")


def laid(sheet: Sheet, piece: str) -> str:
    """All pieces on paths that are called like the field that says whose they are: roads, or trade routes."""
    owners = enumerate(sheet.view.column(piece))
    return group(*(on_path(sheet, piece, e, p) for e, p in owners if p != NOBODY), stroke_linejoin="round")


def on_path(sheet: Sheet, piece: str, e: int, p: int) -> str:
    told = sheet.say(f"picture-{piece}", owner=sheet.owner(p))
    return group(title(sheet.at(sheet.titled_path(e), told)), road_piece(sheet, p, sheet.middle(e), sheet.slope(e)))


def road_piece(sheet: Sheet, p: int, at: Point, slope: float) -> str:
    look = livery(sheet.color(p))
    emblem = element("path", d=look.emblem, fill=look.mark, transform=moved(at, 0.9))
    return road_shape(look, moved(at, 1, slope)) + emblem


def road_shape(look: Livery, placed: str | None = None) -> str:
    """A road around the origin, or where it is put."""
    return element("path", d=ROAD, fill=look.fill, stroke=look.edge, stroke_width=2.6, transform=placed)


def homes(sheet: Sheet) -> str:
    """Homes in the colour of their owner, with its first letter."""
    kinds = sheet.view.column("home_kind")
    owners = enumerate(sheet.view.column("home"))
    return group(
        *(home(sheet, n, p, home_look(sheet, kinds[n])) for n, p in owners if p != NOBODY), stroke_linejoin="round"
    )


def home_look(sheet: Sheet, kind: int) -> int:
    """What a kind of home looks like: a game has cities or harbour settlements."""
    harbours = "harbour_settlement" in sheet.view.rules.layout.find("home_kind").values
    return HARBOUR_SETTLEMENT if kind and harbours else kind


def home(sheet: Sheet, n: int, p: int, kind: int) -> str:
    told = sheet.say(f"picture-{LOOKS[kind]}", owner=sheet.owner(p))
    return group(
        title(sheet.at(sheet.titled("intersection", n), told)),
        home_piece(sheet, p, kind),
        transform=moved(sheet.node(n)),
    )


def home_piece(sheet: Sheet, p: int, kind: int) -> str:
    """A home around the origin; the edge of one that nobody plays is broken."""
    look = livery(sheet.color(p))
    broken = BROKEN if sheet.is_neutral(p) else None
    letter = words(sheet.letter(p), HOME_MARKS[kind], HOME_LETTER, fill=look.mark, font_family=SANS, font_weight="bold")
    return home_shape(look, kind, broken) + letter


def home_shape(look: Livery, kind: int, broken: str | None = None) -> str:
    """A home without its letter."""
    shape = HOMES[kind]
    shadow = element("path", d=shape, fill="#000", opacity=0.3, transform="translate(2 3)")
    return shadow + element("path", d=shape, fill=look.fill, stroke=look.edge, stroke_width=3, stroke_dasharray=broken)
