"""The pieces: the robber, roads, settlements and cities."""

from kogge.engine.state import NOBODY
from kogge.svg.elements import Point, element, group, moved, title, words
from kogge.svg.palette import SANS, livery
from kogge.svg.sheet import Sheet
from kogge.svg.stock import HOME_MARKS, HOMES

KINDS = ("settlement", "city")
ROAD = "M-31-6.5H31V6.5H-31Z"


def robber(sheet: Sheet) -> str:
    """The robber, beside the number token so that both can be seen."""
    (h,) = sheet.view.column("robber")
    if h == NOBODY:
        return ""
    x, y = sheet.hex(h)
    token = sheet.has("number") and sheet.view.column("number")[h] > 0
    return group(
        title(f"robber, on hex {h}"),
        sheet.stamp("robber", (x + 50, y + 2) if token else (x, y), 0.95 if token else 1.25),
    )


def roads(sheet: Sheet) -> str:
    """Roads in the colour of their owner, with the owner's emblem."""
    owners = enumerate(sheet.view.column("road"))
    return group(*(road(sheet, e, p) for e, p in owners if p != NOBODY), stroke_linejoin="round")


def road(sheet: Sheet, e: int, p: int) -> str:
    a, b = sheet.topo.edge_nodes[e]
    return group(
        title(f"path {e} ({a}-{b}): {sheet.seat(p)} road"), road_piece(sheet, p, sheet.middle(e), sheet.slope(e))
    )


def road_piece(sheet: Sheet, p: int, at: Point, slope: float) -> str:
    look = livery(sheet.seat(p))
    return element(
        "path", d=ROAD, fill=look.fill, stroke=look.edge, stroke_width=2.6, transform=moved(at, 1, slope)
    ) + element("path", d=look.emblem, fill=look.mark, transform=moved(at, 0.9))


def homes(sheet: Sheet) -> str:
    """Settlements and cities in the colour of their owner, with its first letter."""
    kinds = sheet.view.column("home_kind")
    owners = enumerate(sheet.view.column("home"))
    return group(*(home(sheet, n, p, kinds[n]) for n, p in owners if p != NOBODY), stroke_linejoin="round")


def home(sheet: Sheet, n: int, p: int, kind: int) -> str:
    return group(
        title(f"intersection {n}: {sheet.seat(p)} {KINDS[kind]}"),
        home_piece(sheet, p, kind),
        transform=moved(sheet.node(n)),
    )


def home_piece(sheet: Sheet, p: int, kind: int) -> str:
    """A home around the origin."""
    look = livery(sheet.seat(p))
    shape = HOMES[kind]
    return (
        element("path", d=shape, fill="#000", opacity=0.3, transform="translate(2 3)")
        + element("path", d=shape, fill=look.fill, stroke=look.edge, stroke_width=3)
        + words(sheet.seat(p)[:1].upper(), HOME_MARKS[kind], 18, fill=look.mark, font_family=SANS, font_weight="bold")
    )
