"""The chart of a board: what is printed on it for people."""

from dataclasses import asdict

from kogge.engine.chart import Chart
from kogge.games.europe.board import EuropeBoard
from kogge.games.europe.kontors import BROWN, NO_CITY, VIOLET
from kogge.games.europe.material import TERRAINS, TOKEN_COLORS
from kogge.games.europe.parts import NO_SPOT
from kogge.games.messages import Message
from kogge.modules.facts import CoastGold, Places, Print, TokenColor

RECONSTRUCTED = Message("note-reconstructed")


def chart(board: EuropeBoard) -> Chart:
    """Names of lands, cities and seas, and what is marked on hexes, intersections and paths."""
    corners: list[dict[str, str]] = [{} for _ in board.corners]
    cities = [NO_CITY] * len(corners)
    coast = [0] * len(corners)
    for city in board.cities:
        node = board.node[city.corner]
        corners[node] = asdict(city.name)
        cities[node] = VIOLET if city.violet else BROWN
        coast[node] = city.gold
    arrows = [0] * len(board.pairs)
    for path in board.double_arrows:
        arrows[board.edge(path)] = 1
    return Chart(
        names={
            "hex": [asdict(land.name) for land in board.lands],
            "intersection": corners,
            "card": [asdict(card.name) for card in board.cards],
        },
        marks={
            "hex": {
                "landscape": [land.terrain for land in board.lands],
                "spot": [0 if land.spot == NO_SPOT else land.spot + 1 for land in board.lands],
                "marked": [int(land.marked) for land in board.lands],
            },
            "intersection": {"city": cities, "coast_gold": coast},
            "path": {"double_arrow": arrows},
        },
        waters=[(asdict(sea.name), sea.cells) for sea in board.seas],
        note=RECONSTRUCTED if board.reconstructed else {},
    )


def printed(board: EuropeBoard) -> list[object]:
    """The facts of a board: its cities, double arrows and pictures, and the tokens that belong to it."""
    cities = [(board.node[city.corner], city) for city in board.cities]
    return [
        Places("violet_city", "intersection", tuple(sorted(node for node, city in cities if city.violet))),
        Places("brown_city", "intersection", tuple(sorted(node for node, city in cities if not city.violet))),
        Places("double_arrow", "path", tuple(sorted(board.edge(path) for path in board.double_arrows))),
        Places("marked_land", "hex", tuple(h for h, land in enumerate(board.lands) if land.marked)),
        CoastGold({node: city.gold for node, city in cities if city.gold}),
        Print(
            tuple(TERRAINS[land.terrain] for land in board.lands),
            tuple("" if land.spot == NO_SPOT else TOKEN_COLORS[land.spot] for land in board.lands),
        ),
        *(
            TokenColor(color, tokens.marked, tokens.face_down)
            for color, tokens in zip(TOKEN_COLORS, board.tokens, strict=True)
        ),
    ]
