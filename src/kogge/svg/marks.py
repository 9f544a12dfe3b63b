"""Marks over the board: what is legal, and where."""

from collections.abc import Sequence

from kogge.notation import Chosen, notation
from kogge.svg.basins import quay
from kogge.svg.elements import between, element, group, line, title
from kogge.svg.lettering import Box
from kogge.svg.moorings import anchored
from kogge.svg.palette import CREAM, INK, livery
from kogge.svg.sheet import Sheet
from kogge.svg.travellers import caravan_boxes, merchant_boxes

Place = tuple[str, int]

LINES = ((INK, 8.5), (CREAM, 6.5))  # below the colour of a mark


def legal(sheet: Sheet) -> str:
    """A mark on every place that a legal action names."""
    if not sheet.legal:
        return ""
    color = livery(sheet.seats[sheet.view.seat]).fill if sheet.view.seat is not None else INK
    marks = {
        "hex": hex_mark,
        "path": path_mark,
        "intersection": node_mark,
        "ship": ship_mark,
        "harbour": harbour_mark,
        "merchant": merchant_mark,
        "caravan": caravan_mark,
    }
    return group(
        *(
            group(title(sheet.parted(texts)), marks[kind](sheet, place, color))
            for (kind, place), texts in legal_places(sheet).items()
        ),
        fill="none",
        stroke_linecap="round",
    )


def legal_places(sheet: Sheet) -> dict[Place, list[str]]:
    """What may be done, by the place that it names: a hex, a path, an intersection, a ship, a harbour, a traveller."""
    texts = notation(sheet.view.rules)
    places: dict[Place, list[str]] = {}
    for action in sheet.view.legal:
        place = named_place(sheet, texts.parts(action))
        if place is not None:
            places.setdefault(place, []).append(texts.write(action))
    return places


def named_place(sheet: Sheet, parts: Sequence[Chosen]) -> Place | None:
    """The place that an action names: of ship and path the path, of ship and load the ship."""
    for part in reversed(parts):
        if part.of in ("hex", "path", "intersection", "ship", "merchant", "caravan"):
            return part.of, part.value
        if part.of == "shoal":
            return "hex", sheet.view.column("shoal_hex")[part.value]
        if part.of == "hold":
            ships = sheet.facts.stowage.ships if sheet.facts.stowage else 0
            return ("ship", part.value) if part.value < ships else ("harbour", part.value - ships)
    return None


def node_mark(sheet: Sheet, n: int, color: str) -> str:
    x, y = sheet.node(n)
    radius = 27 if sheet.is_city(n) else 15
    return "".join(
        element("circle", cx=x, cy=y, r=radius, stroke=stroke, stroke_width=width)
        for stroke, width in (*LINES, (color, 3.5))
    )


def ship_mark(sheet: Sheet, i: int, color: str) -> str:
    """A ring around a ship of the seat that views."""
    x, y = anchored(sheet)[sheet.view.seat or 0, i]
    return "".join(
        element("circle", cx=x, cy=y, r=38, stroke=stroke, stroke_width=width, stroke_dasharray="10 9.9")
        for stroke, width in (*LINES, (color, 3.5))
    )


def merchant_mark(sheet: Sheet, i: int, color: str) -> str:
    """A ring around a merchant of the seat that views."""
    return traveller_mark(merchant_boxes(sheet)[sheet.view.seat or 0, i], color)


def caravan_mark(sheet: Sheet, i: int, color: str) -> str:
    """A ring around a caravan of the seat that views."""
    return traveller_mark(caravan_boxes(sheet)[sheet.view.seat or 0, i], color)


def traveller_mark(box: Box, color: str) -> str:
    (x, y), _ = box
    return "".join(
        element("circle", cx=x, cy=y, r=31, stroke=stroke, stroke_width=width, stroke_dasharray="10 9.478")
        for stroke, width in (*LINES, (color, 3.5))
    )


def harbour_mark(sheet: Sheet, b: int, color: str) -> str:
    """A frame around a basin of the seat that views."""
    x, y = quay(sheet, sheet.view.row("harbour", sheet.view.seat or 0)[b])
    return "".join(
        element("rect", x=x - 33, y=y - 18, width=66, height=36, rx=12, stroke=stroke, stroke_width=width)
        for stroke, width in (*LINES, (color, 3.5))
    )


def path_mark(sheet: Sheet, e: int, color: str) -> str:
    a, b = sheet.path(e)
    ends = between(a, b, 0.3), between(a, b, 0.7)
    return "".join(
        line(*ends, stroke=stroke, stroke_width=width) for stroke, width in ((INK, 13), (CREAM, 10.5), (color, 5))
    )


def hex_mark(sheet: Sheet, h: int, color: str) -> str:
    x, y = sheet.hex(h)
    return "".join(
        element("circle", cx=x, cy=y, r=41, stroke=stroke, stroke_width=width, stroke_dasharray="13.5 12.26")
        for stroke, width in ((INK, 9), (CREAM, 7), (color, 4))
    )
