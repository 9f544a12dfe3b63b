"""In words, what Merchants of Europe add: the map, and what everyone has on it."""

from collections.abc import Mapping, Sequence

from kogge.engine.state import NOBODY
from kogge.svg.cities import city_nodes, told_city
from kogge.svg.elements import capital
from kogge.svg.sheet import Sheet
from kogge.svg.travellers import on_the_way

STEPS_LEFT = {"merchant": "walk_left", "caravan": "drive_left"}


def seas(sheet: Sheet) -> str:
    names = [sheet.called(names) for names, _ in sheet.chart.waters]
    return sheet.say("picture-told-seas", seas=sheet.listed(names)) if names else ""


def cities(sheet: Sheet) -> str:
    """The city spaces on which no kontor stands."""
    empty = [n for n in city_nodes(sheet) if sheet.view.at("kontor", n) == NOBODY]
    free = [sheet.say("picture-told-cities.city", city=called(sheet, n), kind=told_city(sheet, n)) for n in empty]
    return sheet.say("picture-told-cities", cities=sheet.parted(free)) if free else ""


def double_arrows(sheet: Sheet) -> str:
    marked = [str(e) for e in sheet.facts.places_of("double_arrow")]
    return sheet.say("picture-told-arrows", paths=sheet.listed(marked)) if marked else ""


def owners(sheet: Sheet) -> list[int]:
    """The seats, and the neutral colour if it has kontors."""
    shown = sheet.view.get("kontor")
    return [*range(len(sheet.seats)), *sorted({p for p in shown if p != NOBODY and sheet.is_neutral(p)})]


def trader(sheet: Sheet, p: int) -> str:
    """What one seat, or the neutral colour, has on the board."""
    kontors = [kontor(sheet, n) for n, owner in enumerate(sheet.view.column("kontor")) if owner == p]
    routes = [str(e) for e, owner in enumerate(sheet.view.column("route")) if owner == p]
    told = pieces(sheet, {"kontor": kontors, "route": routes})
    if not sheet.is_neutral(p):
        told += [travelling for piece in STEPS_LEFT if (travelling := travels(sheet, p, piece))]
    return has(sheet, p, told)


def pieces(sheet: Sheet, places: Mapping[str, Sequence[str]]) -> list[str]:
    """The places of each kind of piece that there is any of."""
    return [
        sheet.say(f"picture-told-pieces-{piece}", places=sheet.listed(there))
        for piece, there in places.items()
        if there
    ]


def has(sheet: Sheet, p: int, told: Sequence[str]) -> str:
    """All that a seat, or a neutral colour, has on the board."""
    owner = capital(sheet.owner(p))
    if not told:
        return sheet.say("picture-told-seat.nothing", owner=owner)
    return sheet.say("picture-told-seat", owner=owner, pieces=sheet.parted(told))


def kontor(sheet: Sheet, n: int) -> str:
    """A kontor by its city, and whether goods were delivered there."""
    name = called(sheet, n)
    return sheet.say("picture-told-kontor.goods", kontor=name) if sheet.view.column("goods_at")[n] else name


def travels(sheet: Sheet, p: int, piece: str) -> str:
    """Where the merchants or the caravans of a seat are, and how far the one that is on its way can still go."""
    moving, left = on_the_way(sheet, piece), sheet.view.column(STEPS_LEFT[piece])[0]
    return sheet.listed(
        sheet.say(
            f"picture-told-{piece}.moving" if moving == (p, i) else f"picture-told-{piece}",
            number=i + 1,
            place=str(place),
            n=left,
        )
        for i, place in enumerate(sheet.view.row(piece, p))
        if place != NOBODY
    )


def called(sheet: Sheet, n: int) -> str:
    """An intersection by number and name: ``57 Prague``."""
    name = sheet.name("intersection", n)
    return sheet.say("picture-told-kontor", intersection=str(n), name=name) if name else str(n)


def note(sheet: Sheet) -> str:
    return sheet.called(sheet.chart.note)
