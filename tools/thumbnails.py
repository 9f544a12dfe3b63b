"""Small pictures of the games for the page's home: ``python tools/thumbnails.py`` writes ``web/public/games/*.svg``.

Each is the middle of a board on which bots have played for a while, drawn as ``kogge.svg`` draws it, but without words.
"""

import re
from dataclasses import dataclass
from pathlib import Path

import kogge
from kogge import bots
from kogge.game import Game
from kogge.svg import ashore, basins, cities, ground, harbors, pieces, ships, spots, travellers, waters
from kogge.svg.chapters import CHAPTERS
from kogge.svg.drawing import LAYERS
from kogge.svg.elements import element, number
from kogge.svg.scenery import PLANTED
from kogge.svg.sheet import Sheet
from kogge.svg.stock import stock
from kogge.texts import ENGLISH

HOME = Path(__file__).resolve().parent.parent / "web" / "public" / "games"
SEED = 11
SHAPE = 8 / 5  # width by height


@dataclass(frozen=True)
class Look:
    """After how many actions a board is shown, how much of its width, and where the middle of that is."""

    actions: int
    part: float
    at: float = 0.5


LOOKS = {"base": Look(260, 0.98), "isles": Look(620, 0.66, 0.44), "europe": Look(260, 0.5)}  # by rulebook
SHOWN = {  # layers without words, lists and marks
    *(ground.sea, ground.coast, ground.terrain, ground.tokens),
    *(waters.waters, waters.mist, waters.found, waters.ports, harbors.harbors, spots.numbers, ashore.crews),
    *(layer.paint for chapter in CHAPTERS for layer in chapter.layers),
    *(pieces.robber, pieces.roads, pieces.homes, ships.pirate, ships.ships, basins.basins),
    *(cities.city_spaces, cities.routes, cities.kontors, travellers.caravans, travellers.merchants),
}
TITLE = re.compile(r"<title>[^<]*</title>")
LONG = re.compile(r"-?\d+\.\d\d+")


def played(game: Game, actions: int) -> None:
    """Let bots play for a while."""
    sitters = [bots.make("greedy", seat) for seat in range(game.players)]
    for _ in range(actions):
        game.play_chance()
        if game.is_over:
            break
        game.play(sitters[game.to_act].choose(game.view(game.to_act)))
    game.play_chance()


def drawn(scenario: str) -> str:
    """The picture of a scenario."""
    game = kogge.start(scenario, seed=SEED)
    look = LOOKS[game.scenario.rulebook]
    played(game, look.actions)
    sheet = Sheet(game.view(None), game.colors[: game.players], False, False, "k", game.colors[game.players :], ENGLISH)
    layers = [layer.paint(sheet) for layer in LAYERS if layer.paint in SHOWN and sheet.has(*layer.needs)]
    lands = ground.landscapes(sheet) if sheet.has("terrain") else []
    picture = element(
        "svg",
        stock(sheet.tag, [terrain for terrain in PLANTED if terrain in lands], "".join(layers)),
        *layers,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(map(number, middle(sheet, look))),
        preserveAspectRatio="xMidYMid slice",
    )
    return LONG.sub(lambda found: number(round(float(found[0]), 1)), TITLE.sub("", picture)) + "\n"


def middle(sheet: Sheet, look: Look) -> tuple[float, float, float, float]:
    """Left, top, width and height of the part of the board that is shown."""
    left, top, right, bottom = sheet.bounds()
    width = (right - left) * look.part
    height = width / SHAPE
    return left + (right - left) * look.at - width / 2, (top + bottom - height) / 2, width, height


def main() -> None:
    HOME.mkdir(parents=True, exist_ok=True)
    for scenario in kogge.scenarios():
        (HOME / f"{scenario}.svg").write_text(drawn(scenario), "utf-8")


if __name__ == "__main__":
    main()
