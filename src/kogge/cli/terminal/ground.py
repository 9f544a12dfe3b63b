"""The hexes of the drawn board: terrain and number tokens."""

from kogge.cli.terminal.goods import terrain_name
from kogge.cli.terminal.picture import Picture
from kogge.modules.terrain import TERRAINS

GROUNDS = {
    "forest": "#000000 on #58a55c",
    "hill": "#000000 on #d9855b",
    "pasture": "#000000 on #b4e07a",
    "field": "#000000 on #f2d352",
    "mountain": "#000000 on #a9b0ba",
    "desert": "#000000 on #e9dcb8",
    "gold_river": "#000000 on #ffb000",
    "spice": "#000000 on #d8a3e0",
    "unexplored": "#d0d0d0 on #4a4a4a",
    "sea": "#ffffff on #1d4f80",
    "shoal": "#ffffff on #1f7aa8",
    "council": "#ffffff on #5a3f9e",
}
SIGNS = {"sea": "", "unexplored": "?", "shoal": "fish", "gold_river": "gold", "council": "Council"}

TOKEN = "#000000 on #fdfdf5"
HOT_TOKEN = "bold #c00000 on #fdfdf5"
HOT = (6, 8)  # the numbers that come up most often, but for the seven


def draw_terrain(picture: Picture) -> None:
    """Each hex in its colour, with what it yields."""
    if not picture.shows("terrain"):
        return
    scale = picture.scale
    for h, kind in enumerate(picture.view.column("terrain")):
        line, column = picture.hex(h)
        reach = [scale.half - scale.low, *[scale.half] * scale.tall, scale.half - scale.near]
        for at, width in enumerate(reach, start=line - 1):
            picture.canvas.paint(at, column - width + 1, 2 * width - 1, GROUNDS[TERRAINS[kind]])
        name = SIGNS.get(TERRAINS[kind], terrain_name(picture.view.rules, kind))
        picture.canvas.center(line, column, name[: 2 * scale.half - 1])


def draw_numbers(picture: Picture) -> None:
    """The tokens; where there is room, with a dot for each throw of the dice that brings the number."""
    if not picture.shows("number"):
        return
    for h, number in enumerate(picture.view.column("number")):
        if number:
            line, column = picture.hex(h)
            picture.canvas.center(line + 1, column, f"{number:^3}", HOT_TOKEN if number in HOT else TOKEN)
            if picture.scale.tall > 1:
                ways = 6 - abs(7 - number)
                picture.canvas.center(line + 2, column, ":" * (ways // 2) + "." * (ways % 2))
