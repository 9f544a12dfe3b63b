"""Shoals, and the numbers of the fishing grounds to which they come."""

from kogge.svg.chapter import Chapter, Layer
from kogge.svg.elements import group, title
from kogge.svg.sheet import Sheet
from kogge.svg.waters import die, die_place


def shoals(sheet: Sheet) -> str:
    """The number of each fishing ground as a die, and the shoal if one is there."""
    there = sheet.view.column("shoal")
    places = enumerate(sheet.view.column("shoal_hex"))
    return group(*(shoal(sheet, number, h, there[number]) for number, h in places if h >= 0))


def shoal(sheet: Sheet, number: int, h: int, there: int) -> str:
    x, y = sheet.hex(h)
    fish = sheet.stamp("school", (x, y - 27)) if there else ""
    told = sheet.say("picture-shoal" if there else "picture-shoal.gone", hex=str(h), number=number)
    return group(title(told), fish, die(die_place(sheet, h), number))


def found(sheet: Sheet, h: int) -> list[str]:
    """In words, the number of a fishing ground, and whether a shoal is there."""
    there = sheet.view.get("shoal")
    numbers = [number for number, place in enumerate(sheet.view.get("shoal_hex")) if place == h]
    return [
        sheet.say("picture-told-hex.fish" if there[number] else "picture-told-hex.no_fish", number=number)
        for number in numbers
    ]


CHAPTER = Chapter("E-80", (Layer(("shoal", "shoal_hex"), shoals),), found)
