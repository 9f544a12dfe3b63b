"""The shapes and colours of ``kogge.svg`` for the browser: ``python tools/shapes.py`` writes them.

``web/src/drawn`` gets ``symbols.svg``, in which each shape is drawn once around the origin and has
the id ``k-NAME``; ``liveries.css`` with the colours that shapes take from where they are put; and
``shapes.ts`` with what a page has to know of them: colours, and where letters stand.
"""

import json
from pathlib import Path

import kogge
from kogge.modules.facts import Lessons
from kogge.svg import (
    atlas,
    basins,
    cities,
    freight,
    ground,
    harbors,
    honours,
    missions,
    palette,
    pieces,
    ships,
    spots,
    stock,
    travellers,
    waters,
)
from kogge.svg.art import SIGNS
from kogge.svg.chapters import lairs, spices
from kogge.svg.elements import Point, element, group
from kogge.svg.palette import DISC, LIVERIES, PLAIN, Livery
from kogge.svg.scenery import GROUND, PLANTED, SHAPES, scenery
from kogge.svg.sheet import Sheet
from kogge.svg.symbols import SYMBOLS

HOME = Path(__file__).resolve().parent.parent / "web" / "src" / "drawn"
TAG = "k"
HERE: Point = (0, 0)
ANY = Livery("var(--livery)", "var(--livery-edge)", "var(--livery-mark)", DISC)
NOBODYS = Livery(palette.CREAM, palette.INK, palette.INK, DISC)  # of a piece that is shown for itself
BROKEN, RIM = "var(--broken,none)", "var(--rim)"
MADE = "Made by tools/shapes.py from src/kogge/svg: change it there."
NUMBERS = [number for number in range(2, 13) if number != 7]
Room = tuple[float, float, float, float]  # left, top, width, height

ICON: Room = (-16, -16, 32, 32)  # what a small sign takes
ROOMS: dict[str, Room] = {  # of shapes that are larger or smaller
    "settlement": (-24, -26, 48, 48),
    "city": (-33, -33, 66, 66),
    "harbour_settlement": (-28, -31, 56, 56),
    "road": (-34, -34, 68, 68),
    "route": (-17, -17, 34, 34),
    "ship": (-42, -51, 84, 84),
    "pirate": (-44, -53, 88, 88),
    "kontor": (-26, -29, 52, 52),
    "neutral_kontor": (-26, -29, 52, 52),
    "merchant": (-25, -25, 51, 51),
    "caravan": (-27, -25, 54, 54),
    "marker": (-16, -15, 32, 32),
    "robber": (-33, -33, 66, 66),
    "basin": (-33, -33, 66, 66),
    "token": (-32, -32, 64, 64),
    "lair": (-34, -34, 68, 68),
    "port": (-20, -20, 40, 40),
    "double_arrow": (-31, -31, 62, 62),
    "violet_city": (-19, -19, 38, 38),
    "brown_city": (-18, -18, 36, 36),
    "plate": (-29, -29, 58, 58),
    "colored_token": (-31, -31, 62, 62),
    "spot": (-37, -37, 74, 74),
    "marked_spot": (-47, -47, 94, 94),
    "ring": (-33, -33, 66, 66),
    "moon": (-30, -30, 60, 60),
    "sun": (-31, -31, 62, 62),
    "clouds": (-70, -70, 140, 140),
    "school": (-52, -52, 104, 104),
    "hall": (-60, -62, 120, 120),
    "swift_voyage": (-18, -17, 36, 36),
    "fast_gold": (-26, -21, 42, 42),
    "knight": (-19, -21, 38, 38),
    "settler": (-17, -18, 34, 34),
    "crew": (-15, -16, 30, 30),
}


def sheet() -> Sheet:
    """Any sheet will do: shapes that are made of others only ask it for ids."""
    return Sheet(kogge.start("base", players=3).view(None), [], False, False, TAG)


def shapes() -> dict[str, str]:
    """Every shape by its name, around the origin."""
    on = sheet()
    return {
        **{name: SHAPES[name] for name in SHAPES},
        **stock.GOODS,
        **SYMBOLS,
        "hull": stock.HULL,
        "robber": stock.ROBBER,
        **{f"die-{face}": waters.die(HERE, face) for face in waters.PIPS},
        **liveried(),
        **numbered(),
        **{f"harbor-{good}": harbors.cog(on, good) for good in stock.GOODS},
        **{f"lesson-{word}": spices.sign(on, word, HERE) for word in lessons()},
        "pirate": rounded(ships.pirate_shape(ANY, on.stamp("skull", (0, -16)))),
        "lair": lairs.palisade(on, HERE),
        "port": waters.anchorage(on, HERE),
        "basin": basins.basin_shape(),
        "double_arrow": atlas.arrow_shape(),
        "violet_city": cities.city_sign(True),
        "brown_city": cities.city_sign(False),
        "ring": travellers.ring(28),
    }


def liveried() -> dict[str, str]:
    """Pieces of a seat; they get their colours from where they are put."""
    drawn = {
        **{name: pieces.home_shape(ANY, kind, BROKEN) for kind, name in enumerate(pieces.LOOKS)},
        **{name: freight.figure_shape(ANY, name) for name in freight.FIGURES},
        "road": pieces.road_shape(ANY),
        "route": honours.route_shape(ANY),
        "ship": ships.rigging(ANY) + ships.hull(ANY),
        "kontor": cities.kontor_shape(ANY, False),
        "neutral_kontor": cities.kontor_shape(ANY, True),
        "merchant": travellers.merchant_shape(ANY),
        "caravan": travellers.caravan_shape(ANY),
        "marker": missions.marker_shape(ANY),
    }
    return {name: rounded(art) for name, art in drawn.items()}


def numbered() -> dict[str, str]:
    """Numbers with their dots, and what they lie on."""
    figures = {
        f"figures-{number}": group(*ground.figures(HERE, number), fill=ground.ink(number), font_family=palette.SERIF)
        for number in NUMBERS
    }
    return figures | {
        "token": ground.disc(HERE),
        "plate": spots.plate(HERE),
        "colored_token": spots.raised(HERE, RIM),
        "spot": spots.spot(HERE, RIM, False),
        "marked_spot": spots.spot(HERE, RIM, True),
    }


def lessons() -> tuple[str, ...]:
    """What villages teach."""
    rules = kogge.start("explorers-pirates", players=3).rules
    return next(fact.words for fact in rules.layout.facts if isinstance(fact, Lessons))


def rounded(art: str) -> str:
    return group(art, stroke_linejoin="round")


def symbols() -> str:
    """All shapes, and the scenery of each terrain, which is made of them."""
    drawn = [group(art, id=f"{TAG}-{name}") for name, art in shapes().items()]
    lands = [scenery(terrain, TAG) for terrain in PLANTED]
    inner = element("defs", stock.light(TAG), stock.waves(TAG), *drawn, *lands)
    made = f"<!-- {MADE} -->"
    return element("svg", made, inner, xmlns="http://www.w3.org/2000/svg", width=0, height=0, aria_hidden="true") + "\n"


def liveries() -> str:
    """``data-color="red"`` around a piece gives it its colours; of a colour that has none, plain ones."""
    rules = [livery_rule(":root", NOBODYS), livery_rule("[data-color]", PLAIN)]
    rules += [livery_rule(f'[data-color="{color}"]', look) for color, look in LIVERIES.items()]
    rims = [f'[data-rim="{color}"] {{\n  --rim: {rim};\n}}\n' for color, rim in palette.TOKEN_RIMS.items()]
    return "\n".join([f"/* {MADE} */\n", *rules, *rims])


def livery_rule(where: str, look: Livery) -> str:
    named = {"--livery": look.fill, "--livery-edge": look.edge, "--livery-mark": look.mark}
    return f"{where} {{\n" + "".join(f"  {name}: {value};\n" for name, value in named.items()) + "}\n"


def constants() -> str:
    """Colours, and where letters and numbers stand on pieces."""
    palette_names = [name for name, value in vars(palette).items() if name.isupper() and isinstance(value, str)]
    emblems = {color: vars(look) for color, look in LIVERIES.items()}
    return "\n".join(
        [
            f"// {MADE}\n",
            "/** How the pieces of a colour look: fill, edge, what is written on them, and a shape of their own. */",
            "export interface Livery {\n  fill: string;\n  edge: string;\n  mark: string;\n  emblem: string;\n}\n",
            "/** Where a letter or a number stands on a piece, by its middle, and how large it is. */",
            "export interface Mark {\n  x: number;\n  y: number;\n  size: number;\n}\n",
            "/** Left, top, width and height. */\nexport type Room = readonly [number, number, number, number];\n",
            constant("palette", {camel(name): getattr(palette, name) for name in palette_names}, " as const"),
            constant("ground", GROUND, kind="Record<string, string>"),
            constant("sails", palette.SAILS, kind="Record<string, string>"),
            constant("tokenRims", palette.TOKEN_RIMS, kind="Record<string, string>"),
            constant("liveries", emblems, kind="Record<string, Livery>"),
            constant("plain", vars(PLAIN), kind="Livery"),
            "/** How a colour looks on pieces; `data-color` around a shape gives it the same colours. */",
            "export const livery = (color: string): Livery => liveries[color] ?? plain;\n",
            constant("marks", marks(), kind="Record<string, Mark>"),
            "/** The shapes that stand for words of the rules: barren terrains, missions, shared pieces. */",
            constant("signs", SIGNS, kind="Record<string, string>"),
            "/** The terrains that have a picture, `k-TERRAIN`. */",
            constant("planted", list(PLANTED), kind="readonly string[]"),
            "/** The room that each shape takes, for showing it alone. */",
            constant("rooms", rooms(), kind="Record<string, Room>"),
        ]
    )


def camel(name: str) -> str:
    """``GOLD_EDGE`` as ``goldEdge``."""
    first, *others = name.lower().split("_")
    return first + "".join(map(str.capitalize, others))


def constant(name: str, value: object, after: str = "", kind: str = "") -> str:
    typed = f": {kind}" if kind else ""
    return f"export const {name}{typed} = {written(value)}{after};\n"


def written(value: object) -> str:
    """A value as TypeScript, a line for each of its parts."""
    if isinstance(value, dict):
        parts = [f"  {json.dumps(key)}: {json.dumps(part, ensure_ascii=False)},\n" for key, part in value.items()]
        return "{\n" + "".join(parts) + "}"
    return json.dumps(value, ensure_ascii=False)


def marks() -> dict[str, dict[str, float]]:
    """Where letter and number stand on each piece."""
    found: dict[str, tuple[Point, float]]
    homes = {name: (at, pieces.HOME_LETTER) for name, at in zip(pieces.LOOKS, stock.HOME_MARKS, strict=True)}
    figures = {name: (at, size) for name, (_, at, size) in freight.FIGURES.items()}
    found = {
        **homes,
        **figures,
        "ship": (ships.DECK, ships.LETTER),
        "pirate": (ships.DECK, ships.LETTER),
        "kontor": (cities.KONTOR_MARK, cities.KONTOR_LETTER),
        "neutral_kontor": (cities.KONTOR_MARK, cities.KONTOR_LETTER),
        "merchant": travellers.MERCHANT_MARK,
        "caravan": travellers.CARAVAN_MARK,
        "marker": (HERE, missions.MARKER_LETTER),
        "basin": (basins.PLAQUE, basins.LETTER),
        "harbor": (harbors.RATE_PLACE, harbors.RATE_SIZE),
    }
    return {name: {"x": at[0], "y": at[1], "size": size} for name, (at, size) in found.items()}


def rooms() -> dict[str, Room]:
    """The room of each shape; signs and goods have the same."""
    lands: dict[str, Room] = dict.fromkeys(PLANTED, (-80, -80, 160, 160))
    signs = {name: ROOMS.get(name, ICON) for name in [*stock.GOODS, *SYMBOLS]}
    dice: dict[str, Room] = {f"die-{face}": (-22, -22, 44, 44) for face in waters.PIPS}
    boards = {f"lesson-{word}": ROOMS["token"] for word in lessons()}
    cogs: dict[str, Room] = {f"harbor-{good}": (-40, -50, 80, 80) for good in stock.GOODS}
    return signs | dice | boards | cogs | ROOMS | lands


def files() -> dict[Path, str]:
    """What is written where."""
    return {HOME / "symbols.svg": symbols(), HOME / "liveries.css": liveries(), HOME / "shapes.ts": constants()}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, "utf-8")
