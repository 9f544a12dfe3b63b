"""What the numbers of places may not hide."""

from kogge.engine.state import NOBODY
from kogge.svg.basins import quay
from kogge.svg.cities import KONTOR_ROOM, city_nodes, name_boxes
from kogge.svg.elements import Point
from kogge.svg.lettering import Box
from kogge.svg.moorings import anchored
from kogge.svg.sheet import Sheet
from kogge.svg.spots import PLATE
from kogge.svg.travellers import caravan_boxes, merchant_boxes

SHIP, HOME, BASIN, PIRATE, SCHOOL = (25, 29), (19, 20), (28, 14), (34, 42), (48, 24)  # half of what they hide
ROBBER = (20, 29)


def hidden(sheet: Sheet) -> list[Box]:
    """All that has to stay visible, in a game that has ships or merchants."""
    return [*(at_sea(sheet) if sheet.has("ship") else []), *(on_the_map(sheet) if sheet.has("merchant") else [])]


def at_sea(sheet: Sheet) -> list[Box]:
    """Ships, harbours, pirates, shoals and crews."""
    homes = [n for n, owner in enumerate(sheet.view.get("home")) if owner != NOBODY]
    basins = [n for n in sheet.view.get("harbour") if n != NOBODY]
    pirates = [h for h in sheet.view.get("pirate") if h != NOBODY]
    shoals = [h for h in sheet.view.get("shoal_hex") if h != NOBODY]
    landed = [sum(row) for row in sheet.view.rows("crews_ashore")]
    return [
        *((at, SHIP) for at in anchored(sheet).values()),
        *((sheet.node(n), HOME) for n in homes),
        *((quay(sheet, n), BASIN) for n in basins),
        *((shifted(sheet.hex(h), (0, -30)), PIRATE) for h in pirates),
        *((shifted(sheet.hex(h), (0, -27)), SCHOOL) for h in shoals),
        *((shifted(sheet.hex(h), (0, 50)), (13 * n, 17)) for h, n in enumerate(landed) if n),
    ]


def on_the_map(sheet: Sheet) -> list[Box]:
    """Cities and their names, merchants, caravans, numbers and the robber."""
    robbed = [h for h in sheet.view.get("robber") if h != NOBODY]
    return [
        *((sheet.node(n), KONTOR_ROOM) for n in city_nodes(sheet)),
        *name_boxes(sheet).values(),
        *merchant_boxes(sheet).values(),
        *caravan_boxes(sheet).values(),
        *((sheet.hex(h), (PLATE, PLATE)) for h in range(sheet.topo.n_hexes)),
        *((shifted(sheet.hex(h), (50, 2)), ROBBER) for h in robbed),
    ]


def shifted(at: Point, by: Point) -> Point:
    return at[0] + by[0], at[1] + by[1]
