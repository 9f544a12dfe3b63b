"""In words, what Merchants of Europe add: the map, and what everyone has on it."""

from kogge.engine.state import NOBODY
from kogge.svg.ashore import counted
from kogge.svg.cities import city_nodes, told_city
from kogge.svg.sheet import Sheet
from kogge.svg.travellers import on_the_way

STEPS_LEFT = {"merchant": "walk_left", "caravan": "drive_left"}


def seas(sheet: Sheet) -> str:
    names = [sheet.called(names) for names, _ in sheet.chart.waters]
    return f"Seas: {', '.join(names)}." if names else ""


def cities(sheet: Sheet) -> str:
    """The city spaces on which no kontor stands."""
    empty = [n for n in city_nodes(sheet) if sheet.view.at("kontor", n) == NOBODY]
    free = [f"{called(sheet, n)}, {told_city(sheet, n)}" for n in empty]
    return f"Cities without a kontor: {'; '.join(free)}." if free else ""


def double_arrows(sheet: Sheet) -> str:
    marked = [str(e) for e in sheet.facts.places_of("double_arrow")]
    return f"Double arrows on the paths {', '.join(marked)}." if marked else ""


def owners(sheet: Sheet) -> list[int]:
    """The seats, and the neutral colour if it has kontors."""
    shown = sheet.view.get("kontor")
    return [*range(len(sheet.seats)), *sorted({p for p in shown if p != NOBODY and sheet.is_neutral(p)})]


def trader(sheet: Sheet, p: int) -> str:
    """What one seat, or the neutral colour, has on the board."""
    goods = sheet.view.column("goods_at")
    kontors = [
        called(sheet, n) + (" with goods" if goods[n] else "")
        for n, owner in enumerate(sheet.view.column("kontor"))
        if owner == p
    ]
    routes = [str(e) for e, owner in enumerate(sheet.view.column("route")) if owner == p]
    told = [f"{name} {', '.join(places)}" for name, places in (("kontors", kontors), ("routes", routes)) if places]
    if not sheet.is_neutral(p):
        told += [travels(sheet, p, "merchant", "intersection"), travels(sheet, p, "caravan", "path")]
    found = "; ".join(part for part in told if part)
    return f"{sheet.owner(p).capitalize()}: {found or 'nothing on the board'}."


def travels(sheet: Sheet, p: int, piece: str, of: str) -> str:
    """Where the merchants or the caravans of a seat are, and how far the one that is on its way can still go."""
    moving = on_the_way(sheet, piece)
    told = []
    for i, place in enumerate(sheet.view.row(piece, p)):
        if place != NOBODY:
            left = sheet.view.column(STEPS_LEFT[piece])[0] if moving == (p, i) else None
            on = f", on its way with {counted(left, 'step')} left" if left is not None else ""
            told.append(f"{piece} {i + 1} at {of} {place}{on}")
    return ", ".join(told)


def called(sheet: Sheet, n: int) -> str:
    """An intersection by number and name: ``57 Prague``."""
    return f"{n} {sheet.name('intersection', n)}".strip()


def note(sheet: Sheet) -> str:
    return sheet.called(sheet.chart.note)
