"""In every game, what may be built is what the rulebook's own words allow.  (B-50 to B-54, B-58)

The game keeps its building sites up to date piece by piece; here they are found by looking at the
whole board each time.
"""

import pytest

import kogge
from tests.support.position import cell, choices

NOBODY = -1
PURSE = (1, 1, 1, 2, 3)  # enough for anything


class Board:
    """The pieces on the board, read as a person reads them."""

    def __init__(self, game: kogge.Game) -> None:
        self.topo = game.rules.topo
        self.road = [owner for (owner,) in game.read("road")]
        self.home = [owner for (owner,) in game.read("home")]
        self.is_city = [kind == 1 for (kind,) in game.read("home_kind")]

    def continues(self, seat: int, node: int) -> bool:
        """May the seat lay a road from this intersection?"""
        own_road = any(self.road[path] == seat for path in self.topo.node_edges[node])
        return self.home[node] == seat or (self.home[node] == NOBODY and own_road)

    def paths(self, seat: int) -> list[str]:
        ends = self.topo.edge_nodes
        free = [path for path in range(72) if self.road[path] == NOBODY]
        return [str(path) for path in free if any(self.continues(seat, node) for node in ends[path])]

    def sites(self, seat: int) -> list[str]:
        reached = [node for node in range(54) if any(self.road[path] == seat for path in self.topo.node_edges[node])]
        around = self.topo.node_nodes
        return [str(n) for n in reached if all(self.home[near] == NOBODY for near in (n, *around[n]))]

    def settlements(self, seat: int) -> list[str]:
        return [str(node) for node in range(54) if self.home[node] == seat and not self.is_city[node]]


def with_a_full_purse(game: kogge.Game, seat: int) -> kogge.Game:
    """The same position in the seat's own turn, after the roll, with cards for one of everything, as only it has."""
    fields = game.rules.layout.fields
    s = game.state.copy()
    s.turn_of = s.to_act = seat
    s.step = next(step.id for step in game.rules.steps if step.name == "action")
    for name in ("hand", "hand_size"):
        s.blot(fields[name].start, fields[name].stop, 0)
    for r, n in enumerate(PURSE):
        s[fields["hand"].start + 5 * seat + r] = n
        s[fields["bank"].start + r] = fields["bank"].high - n
    s[fields["hand_size"].start + seat] = sum(PURSE)
    twin = game.copy()
    twin.arrange(s)
    return twin


@pytest.mark.rule("B-50", "B-51", "B-52", "B-53", "B-54", "B-58")
@pytest.mark.parametrize("seed", range(8))
def test_what_may_be_built_follows_from_the_board_and_the_pieces_left(seed: int) -> None:
    game = kogge.start("base", seed=seed, players=2 + seed % 3, board="random", trade=False)
    while not game.is_over:
        game.play_out(40)
        board = Board(game)
        for seat in range(game.players):
            rich = with_a_full_purse(game, seat)
            left = {kind: cell(game, f"{kind}_left", seat) > 0 for kind in ("roads", "settlements", "cities")}
            assert choices(rich, "build_road") == (board.paths(seat) if left["roads"] else [])
            assert choices(rich, "build_settlement") == (board.sites(seat) if left["settlements"] else [])
            assert choices(rich, "build_city") == (board.settlements(seat) if left["cities"] else [])


@pytest.mark.rule("B-54")
@pytest.mark.parametrize("seed", range(4))
def test_the_pieces_left_and_those_on_the_board_make_the_full_set(seed: int) -> None:
    game = kogge.start("base", seed=seed, board="random", trade=False)
    while not game.is_over:
        game.play_out(60)
        board = Board(game)
        for seat in range(game.players):
            settlements = len(board.settlements(seat))
            assert settlements + cell(game, "settlements_left", seat) == 5
            assert board.home.count(seat) - settlements + cell(game, "cities_left", seat) == 4
            assert board.road.count(seat) + cell(game, "roads_left", seat) == 15
