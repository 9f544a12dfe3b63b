"""What is left: the tiles and chips of each region, the bank, and the pieces that everyone shares."""

from kogge.svg.art import SIGNS, sign_of
from kogge.svg.cards import faces
from kogge.svg.elements import Point, capital, element, group, polygon, words
from kogge.svg.ground import HOT
from kogge.svg.holdings import item
from kogge.svg.palette import BRASS, CREAM, FISHING_GROUND, GOLD, INK, OPEN_SEA, PALISADE, RED_NUMBER
from kogge.svg.panel import Panel
from kogge.svg.scenery import GROUND
from kogge.svg.sheet import Sheet
from kogge.svg.waters import REGION_NAMES, REGION_SIGNS, die, region_name

FIRST, SECOND, THIRD = 70, 116, 163  # the lines
ACROSS = 65  # from item to item
CARDS = 118  # the middle of cards, where there is nothing else
CHIP = 14.5  # radius
COLORS = GROUND | {"sea": OPEN_SEA, "shoal": FISHING_GROUND}


def regions(sheet: Sheet) -> list[Panel]:
    """What may still be found in the north and in the south."""
    return [region(sheet, k) for k in range(len(REGION_NAMES))] if sheet.has("tiles_left", "chips_left") else []


def region(sheet: Sheet, k: int) -> Panel:
    kinds = sheet.terrain_names
    tiles = {kinds[kind]: n for kind, n in enumerate(sheet.view.row("tiles_left", k)) if n}
    chips = several(sheet.view.row("chips_left", k))
    kept = [
        item(tile(sheet, kind), (34 + ACROSS * j, y), str(n))
        for y, wanted in ((FIRST, True), (SECOND, False))
        for j, (kind, n) in enumerate(lands(sheet, tiles, wanted))
    ]
    drawn = [chip((30 + 31 * j, THIRD), number) for j, number in enumerate(chips)]
    faces = several(sheet.view.row("shoal_numbers_left", k)) if "shoal" in tiles else []
    done = sheet.say("picture-unexplored.done")
    dice = [die((338 - 31 * (len(faces) - j) + 8, THIRD), face, 0.66) for j, face in enumerate(faces)]
    return Panel(
        capital(region_name(sheet, k)),
        told_region(sheet, k, tiles, chips, faces),
        group(*kept, *drawn, *dice) or words(done, (58, FIRST), 20, fill=INK, text_anchor="start"),
        sheet.stamp(REGION_SIGNS[k], (0, 0), 0.55),
    )


def lands(sheet: Sheet, tiles: dict[str, int], wanted: bool) -> list[tuple[str, int]]:
    """The tiles that yield resources, or the others."""
    return [(kind, n) for kind, n in tiles.items() if (kind in sheet.yields) == wanted]


def told_region(sheet: Sheet, k: int, tiles: dict[str, int], chips: list[int], faces: list[int]) -> str:
    told = [sheet.say("picture-unexplored.tiles", n=n, land=sheet.land(kind)) for kind, n in tiles.items()]
    left = sheet.listed(told) or sheet.say("picture-nothing")
    numbers = {"picture-unexplored.numbers": chips, "picture-unexplored.shoals": faces}
    return sheet.parted(
        [
            sheet.say("picture-unexplored", region=region_name(sheet, k), tiles=left),
            *(sheet.say(name, numbers=sheet.listed(map(str, found))) for name, found in numbers.items() if found),
        ]
    )


def tile(sheet: Sheet, kind: str) -> str:
    """A small hex with the sign of what it yields."""
    corners = [(0, -19), (16.5, -9.5), (16.5, 9.5), (0, 19), (-16.5, 9.5), (-16.5, -9.5)]
    faces = SIGNS | sheet.yields
    face = sheet.stamp(faces[kind], (0, 0), 0.85) if kind in faces else ""
    crest = element("path", d="M-10 3q5-6 10 0t10 0M-10-4q5-6 10 0t10 0", fill="none", stroke="#fff", stroke_width=2)
    return polygon(corners, fill=COLORS.get(kind, CREAM), stroke=INK, stroke_width=1.4) + (face or crest)


def chip(at: Point, number: int, fill: str = CREAM) -> str:
    """A small number token."""
    x, y = at
    ink = CREAM if fill != CREAM else RED_NUMBER if number in HOT else INK
    edge = GOLD if fill != CREAM else BRASS
    return element("circle", cx=x, cy=y, r=CHIP, fill=fill, stroke=edge, stroke_width=1.8) + words(
        str(number), at, 17, fill=ink, font_weight="bold"
    )


def several(counts: list[int]) -> list[int]:
    """The numbers of which there is at least one, each as often as there is."""
    return [number for number, n in enumerate(counts) for _ in range(n)]


def supply(sheet: Sheet) -> list[Panel]:
    """The bank, what everyone shares besides, and lair tokens."""
    if not sheet.has("bank"):
        return []
    bank, names = sheet.view.row("bank"), sheet.words("bank")
    shared = [supply for supply in sheet.facts.supplies.values() if supply.shared]
    things = {supply.piece: sheet.view.column(supply.field)[0] for supply in shared}
    lairs = several(sheet.view.get("lair_numbers_left"))
    told = [sheet.goods(name, n) for name, n in zip(names, bank, strict=True)]
    told += [sheet.say(f"picture-supply-{name}", n=n) for name, n in things.items()]
    left = [sheet.say("picture-supply", things=sheet.listed(told))]
    if lairs:
        left.append(sheet.say("picture-supply.lairs", numbers=sheet.listed(map(str, lairs))))
    drawn = in_lines(sheet, bank, things, lairs) if sheet.has("ship") else faces(sheet, bank, names, CARDS)
    return [Panel(sheet.say("picture-supply.title"), sheet.parted(left), drawn, chest())]


def in_lines(sheet: Sheet, bank: list[int], things: dict[str, int], lairs: list[int]) -> str:
    """Where there is more than cards, a line for the cards, one for the things, and one for the tokens under lairs."""
    cards = [
        item(sheet.stamp(name, (0, 0)), (34 + ACROSS * k, FIRST), str(bank[k]))
        for k, name in enumerate(sheet.words("bank"))
    ]
    goods = [
        item(sheet.stamp(sign_of(name), (0, 0), 1.2), (34 + 1.25 * ACROSS * k, SECOND), str(n))
        for k, (name, n) in enumerate(things.items())
    ]
    tokens = [chip((30 + 33 * k, THIRD), number, PALISADE) for k, number in enumerate(lairs)]
    return group(*cards, *goods, *tokens)


def chest() -> str:
    """A sign for the supply."""
    return element(
        "path",
        d="M-13-2C-13-11 13-11 13-2V10H-13ZM-13-2H13M-3-2H3V4H-3Z",
        fill="#c79c66",
        stroke=INK,
        stroke_width=1.8,
        stroke_linejoin="round",
    )
