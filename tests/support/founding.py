"""Random boards of which chance lays what a test wants, up to the founding."""

from collections.abc import Sequence

import kogge

ISLAND = (  # the almanac's board
    "forest pasture pasture field mountain field forest forest hill desert "
    "mountain field field mountain forest pasture hill pasture hill"
)


def laid(*, players: int = 4, frame: Sequence[int] = range(6), terrain: str = ISLAND, corner: int = 0) -> kogge.Game:
    """A game whose board is laid: these frame pieces, these hexes, tokens from this corner."""
    game = kogge.start("base", seed=0, board="random", players=players)
    for piece in frame:
        game.play(f"lay_frame {piece}")
    for kind in terrain.split():
        game.play(f"lay_hex {kind}")
    game.play(f"lay_tokens_from {corner}")
    return game


def founding(starter: int, players: int = 4) -> kogge.Game:
    """A game in which this seat begins to found; the tokens lie from the top left, 5 on the first forest."""
    game = laid(players=players)
    for seat in range(players):
        game.play(f"starting_roll {12 if seat == starter else 2}")
    return game


def found(game: kogge.Game, node: int, road: str) -> None:
    """Whoever is to act founds a settlement and lays the road there."""
    game.play(f"found_settlement {node}")
    game.play(f"found_road {road}")
