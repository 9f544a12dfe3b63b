"""The hexes of the drawn board: terrain and number tokens."""

from kogge.cli.terminal.chapters import CHAPTERS
from kogge.cli.terminal.goods import land, terrain
from kogge.cli.terminal.picture import Picture
from kogge.engine.chart import Called
from kogge.texts import ENGLISH

GROUNDS = {
    "forest": "#000000 on #58a55c",
    "hill": "#000000 on #d9855b",
    "pasture": "#000000 on #b4e07a",
    "field": "#000000 on #f2d352",
    "mountain": "#000000 on #a9b0ba",
    "salt_works": "#000000 on #e4eef0",
    "desert": "#000000 on #e9dcb8",
    "unexplored": "#d0d0d0 on #4a4a4a",
    "sea": "#ffffff on #1d4f80",
    "council": "#ffffff on #5a3f9e",
    **{land: style for chapter in CHAPTERS for land, style in chapter.grounds.items()},
}
NAMELESS = "sea"  # its hexes are blank

TOKEN = "#000000 on #fdfdf5"
HOT_TOKEN = "bold #c00000 on #fdfdf5"
LOOSE = "'"  # after the number of a token that can be moved away, where others are printed
HOT = (6, 8)  # the numbers that come up most often, but for the seven


def draw_terrain(picture: Picture) -> None:
    """Each hex in its colour, with what it yields."""
    rules = picture.view.rules
    for h, kind in enumerate(picture.view.get("terrain")):
        picture.paint(picture.hex(h), GROUNDS[terrain(rules, kind)])
        if terrain(rules, kind) != NAMELESS:
            picture.canvas.center(*picture.hex(h), picture.word(land(rules, kind), picture.room))


def draw_waters(picture: Picture) -> None:
    """The hexes of named seas, which no rule knows; each name is written once, in the middle of its sea."""
    for names, cells in picture.view.facts.chart.waters:
        for cell in cells:
            picture.paint(picture.sea(cell), GROUNDS["sea"])
        words = printed(names, picture.texts.language).split()
        line, column = picture.sea(cells[len(cells) // 2])
        rows = [words] if picture.scale.tall < 2 else [words[:-1], words[-1:]]  # what has room comes first
        for k, row in enumerate(rows):
            picture.canvas.center(line + k, column, " ".join(row)[: picture.room], "italic")


def printed(names: Called, language: str) -> str:
    """A name or a note that is printed on the board, in English where it has no other."""
    return names.get(language, "") or names.get(ENGLISH, "")


def draw_numbers(picture: Picture) -> None:
    """The tokens; where there is room, with a dot for each throw of the dice that brings the number."""
    loose = picture.owners("token")
    for h, number in enumerate(picture.view.get("number")):
        if number:
            line, column = picture.hex(h)
            sign = f"{number}{LOOSE if h < len(loose) and loose[h] else ''}"
            beside = picture.scale.half - 3 if picture.names_lands else 0  # the name of what the land yields
            picture.canvas.center(line + 1, column + beside, f"{sign:^3}", HOT_TOKEN if number in HOT else TOKEN)
            if picture.scale.tall > 1 and not picture.names_lands:  # names of cities need that room
                ways = 6 - abs(7 - number)
                picture.canvas.center(line + 2, column, ":" * (ways // 2) + "." * (ways % 2))
