"""In words, what the sea games add: on hexes, at sea, and in harbours."""

from kogge.engine.state import NOBODY
from kogge.svg.ashore import counted, told_crews
from kogge.svg.freight import told
from kogge.svg.sheet import Sheet
from kogge.svg.waters import REGION_NAMES, UNSEEN, region


def findings(sheet: Sheet, h: int) -> list[str]:
    """What is on a hex besides its terrain and its number."""
    return [
        *([REGION_NAMES[region(sheet, h)]] if sheet.terrain(h) == UNSEEN else []),
        *(["lair"] if sheet.view.at("lair", h, absent=0) else []),
        *village(sheet, h),
        *shoal(sheet, h),
        *crews(sheet, h),
    ]


def village(sheet: Sheet, h: int) -> list[str]:
    advantage = sheet.view.at("village", h)
    if advantage == NOBODY:
        return []
    return [sheet.facts.lessons[advantage].replace("_", " "), counted(sheet.view.column("village_sacks")[h], "sack")]


def shoal(sheet: Sheet, h: int) -> list[str]:
    there = sheet.view.get("shoal")
    numbers = [number for number, place in enumerate(sheet.view.get("shoal_hex")) if place == h]
    return [f"die {number}, {'fish' if there[number] else 'no fish'}" for number in numbers]


def crews(sheet: Sheet, h: int) -> list[str]:
    return [told_crews(sheet, landed) for landed in sheet.view.rows("crews_ashore")[h : h + 1] if any(landed)]


def pirate(sheet: Sheet) -> str:
    h, owner = sheet.view.at("pirate"), sheet.view.at("pirate_owner")
    return f"The {sheet.seat(owner)} pirate is on hex {h}." if h != NOBODY else ""


def ports(sheet: Sheet) -> str:
    nodes = sheet.facts.places_of("port")
    return f"Anchor ports of the Council: {', '.join(map(str, nodes))}." if nodes else ""


def at_sea(sheet: Sheet, p: int) -> list[str]:
    """The ships of a seat and the basins of its harbours, each with its load."""
    if not sheet.has("ship", "harbour", "cargo") or sheet.is_neutral(p):
        return []
    loads, ships = sheet.view.row("cargo", p), len(sheet.view.row("ship", p))
    afloat = [
        f"ship {i + 1} on path {route} with {told(sheet, loads[i])}"
        for i, route in enumerate(sheet.view.row("ship", p))
        if route != NOBODY
    ]
    basins = [
        f"harbour {b + 1} on {n} with {told(sheet, loads[ships + b])}"
        for b, n in enumerate(sheet.view.row("harbour", p))
        if n != NOBODY
    ]
    return afloat + basins
