"""In words, what the sea games add: on hexes, at sea, and in harbours."""

from kogge.engine.state import NOBODY
from kogge.svg.ashore import told_crews
from kogge.svg.chapters import CHAPTERS
from kogge.svg.freight import told
from kogge.svg.sheet import Sheet
from kogge.svg.waters import UNSEEN, region, region_name


def findings(sheet: Sheet, h: int) -> list[str]:
    """What is on a hex besides its terrain and its number."""
    return [
        *([region_name(sheet, region(sheet, h))] if sheet.terrain(h) == UNSEEN else []),
        *(told for chapter in CHAPTERS for told in chapter.found(sheet, h)),
        *crews(sheet, h),
    ]


def crews(sheet: Sheet, h: int) -> list[str]:
    return [told_crews(sheet, landed) for landed in sheet.view.rows("crews_ashore")[h : h + 1] if any(landed)]


def pirate(sheet: Sheet) -> str:
    h, owner = sheet.view.at("pirate"), sheet.view.at("pirate_owner")
    return sheet.say("picture-told-pirate", seat=sheet.seat(owner), hex=str(h)) if h != NOBODY else ""


def ports(sheet: Sheet) -> str:
    nodes = sheet.facts.places_of("port")
    return sheet.say("picture-told-ports", intersections=sheet.listed(map(str, nodes))) if nodes else ""


def at_sea(sheet: Sheet, p: int) -> list[str]:
    """The ships of a seat and the basins of its harbours, each with its load."""
    if not sheet.has("ship", "harbour", "cargo") or sheet.is_neutral(p):
        return []
    loads, ships = sheet.view.row("cargo", p), len(sheet.view.row("ship", p))
    afloat = [
        sheet.say("picture-told-ship", number=i + 1, path=str(route), load=told(sheet, loads[i]))
        for i, route in enumerate(sheet.view.row("ship", p))
        if route != NOBODY
    ]
    basins = [
        sheet.say("picture-told-basin", number=b + 1, intersection=str(n), load=told(sheet, loads[ships + b]))
        for b, n in enumerate(sheet.view.row("harbour", p))
        if n != NOBODY
    ]
    return afloat + basins
