"""Villages, and what they teach."""

from kogge.cli.terminal.chapter import Chapter
from kogge.cli.terminal.picture import Picture
from kogge.engine.state import NOBODY


def draw_villages(picture: Picture) -> None:
    """What each village teaches; where there is room, also how many sacks it has."""
    words, sacks = picture.view.rules.layout.find("village").values, picture.view.get("village_sacks")
    for h, advantage in enumerate(picture.view.get("village")):
        if advantage != NOBODY:
            line, column = picture.hex(h)
            room = f" {picture.sign('sacks')}{sacks[h]}" if picture.scale.half > 3 and sacks[h] else ""
            picture.canvas.center(line - 1, column, f"{picture.sign(words[advantage])}{room}")


CHAPTER = Chapter(
    "E-90",
    "village",
    draw_villages,
    "legend-villages",
    grounds={"spice": "#000000 on #d8a3e0"},
    unseen={"villages_left": "villages"},
)
