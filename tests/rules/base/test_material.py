"""The material: hexes, cards, pieces, tokens, harbours, prices.  (B-01 to B-08)"""

from collections import Counter

import pytest

import kogge
from kogge.modules.terrain import TERRAINS
from tests.support.founding import laid
from tests.support.position import ORANGE, bank, cell, choices, column, hand, position, roll

LETTERS = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]
HEXES = {"forest": 4, "pasture": 4, "field": 4, "hill": 3, "mountain": 3, "desert": 1}
PRICES = [
    ("build_road 0-3", "wood brick"),
    ("build_settlement 0", "wood brick wool grain"),
    ("build_city 8", "3 ore 2 grain"),
    ("buy_card", "ore wool grain"),
]


@pytest.mark.rule("B-01")
@pytest.mark.parametrize("board", ["beginner2010", "beginner2015", "random"])
def test_the_island_has_nineteen_hexes_of_six_terrains(board: str) -> None:
    game = kogge.start("base", seed=3, board=board)
    game.play_chance()
    assert Counter(TERRAINS[kind] for kind in column(game, "terrain")) == HEXES


@pytest.mark.rule("B-01")
@pytest.mark.parametrize(
    ("node", "number", "resource"), [(0, 6, "wood"), (1, 3, "wool"), (11, 2, "grain"), (47, 8, "brick"), (13, 4, "ore")]
)
def test_each_terrain_yields_its_own_resource(node: int, number: int, resource: str) -> None:
    game = position(settlements={ORANGE: [node]}, step="before_roll")
    roll(game, number)
    assert hand(game, ORANGE) == {resource: 1}


@pytest.mark.rule("B-01")
def test_the_desert_yields_nothing() -> None:
    game = position(settlements={ORANGE: [30]}, step="before_roll", robber=0)  # desert, mountain 6, forest 3
    for total in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12):
        twin = game.copy()
        roll(twin, total)
        assert hand(twin, ORANGE) == {3: {"wood": 1}, 6: {"ore": 1}}.get(total, {})


@pytest.mark.rule("B-02")
def test_the_bank_begins_with_nineteen_cards_of_each_resource() -> None:
    assert bank(laid()) == {"wood": 19, "brick": 19, "wool": 19, "grain": 19, "ore": 19}


@pytest.mark.rule("B-02")
@pytest.mark.parametrize("seed", range(3))
def test_a_resource_card_is_always_in_the_bank_or_in_one_hand(seed: int) -> None:
    game = kogge.start("base", seed=seed, board=("beginner2010", "random")[seed % 2])
    for _ in range(800):
        game.play_out(1)
        hands = game.read("hand")
        piles = [*hands, *game.read("bank")]
        assert all(n >= 0 for pile in piles for n in pile)
        assert [sum(pile[r] for pile in piles) for r in range(5)] == [19] * 5
        assert column(game, "hand_size") == [sum(row) for row in hands]


@pytest.mark.rule("B-03")
def test_there_are_twenty_five_development_cards() -> None:
    game = position(hand={ORANGE: "ore wool grain"})
    assert cell(game, "pile") == 25
    game.play("buy_card")
    assert {outcome.text: round(25 * outcome.probability, 9) for outcome in game.outcomes()} == {
        "draw_card knight": 14,
        "draw_card road_building": 2,
        "draw_card discovery": 2,
        "draw_card monopoly": 2,
        "draw_card victory_point": 5,
    }


@pytest.mark.rule("B-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_begins_with_fifteen_roads_five_settlements_and_four_cities(players: int) -> None:
    game = laid(players=players)
    assert column(game, "roads_left") == [15] * players
    assert column(game, "settlements_left") == [5] * players
    assert column(game, "cities_left") == [4] * players


@pytest.mark.rule("B-04")
def test_a_settlement_piece_comes_back_when_it_becomes_a_city() -> None:
    game = position(settlements={ORANGE: [8, 0]}, hand={ORANGE: "3 ore 2 grain"})
    assert cell(game, "settlements_left", ORANGE) == 3
    game.play("build_city 8")
    assert cell(game, "settlements_left", ORANGE) == 4
    assert cell(game, "cities_left", ORANGE) == 3


@pytest.mark.rule("B-04")
@pytest.mark.parametrize("seed", range(3))
def test_a_road_or_a_city_once_built_stays_to_the_end(seed: int) -> None:
    game = kogge.start("base", seed=seed, trade=False)
    roads, homes, kinds = column(game, "road"), column(game, "home"), column(game, "home_kind")
    while not game.is_over and len(game) < 3000:
        game.play_out(1)
        before = (roads, homes, kinds)
        roads, homes, kinds = column(game, "road"), column(game, "home"), column(game, "home_kind")
        assert all(old in (-1, new) for old, new in zip(before[0] + before[1], roads + homes, strict=True))
        assert all(old <= new for old, new in zip(before[2], kinds, strict=True))
    built = [[kind for home, kind in zip(homes, kinds, strict=True) if home == p] for p in range(4)]
    assert column(game, "roads_left") == [15 - roads.count(p) for p in range(4)]
    assert column(game, "settlements_left") == [5 - built[p].count(0) for p in range(4)]
    assert column(game, "cities_left") == [4 - built[p].count(1) for p in range(4)]


@pytest.mark.rule("B-05")
def test_the_tokens_lie_in_the_order_of_their_letters() -> None:
    numbers = column(laid(corner=0), "number")  # the desert is in the middle
    spiral = [0, 3, 7, 12, 16, 17, 18, 15, 11, 6, 2, 1, 4, 8, 13, 14, 10, 5]
    assert [numbers[h] for h in spiral] == LETTERS


@pytest.mark.rule("B-05")
@pytest.mark.parametrize("board", ["beginner2010", "beginner2015"])
def test_a_beginner_board_uses_the_same_eighteen_tokens(board: str) -> None:
    numbers = column(kogge.start("base", board=board), "number")
    assert sorted(numbers) == sorted([*LETTERS, 0])
    if board == "beginner2010":  # clockwise from the left forest
        spiral = [7, 3, 0, 1, 2, 6, 11, 15, 18, 17, 16, 12, 8, 4, 5, 10, 14, 13]
        assert [numbers[h] for h in spiral] == LETTERS


@pytest.mark.rule("B-06")
@pytest.mark.parametrize(
    ("piece", "harbors"),
    [
        (0, {"0-3": 5, "1-5": 3}),
        (1, {"1-4": 4}),
        (2, {"0-3": 5, "1-5": 2}),
        (3, {"1-4": 5}),
        (4, {"0-3": 5, "1-5": 1}),
        (5, {"1-4": 0}),
    ],
)
def test_six_frame_pieces_carry_four_generic_harbours_and_one_for_each_resource(
    piece: int, harbors: dict[str, int]
) -> None:
    game = kogge.start("base", board="random")
    game.play(f"lay_frame {piece}")
    expected = {int(node): kind for side, kind in harbors.items() for node in side.split("-")}
    assert {node: kind for node, kind in enumerate(column(game, "harbor")) if kind != -1} == expected


@pytest.mark.rule("B-06")
@pytest.mark.parametrize("board", ["beginner2010", "beginner2015", "random"])
def test_each_of_nine_harbours_serves_two_coastal_intersections(board: str) -> None:
    game = kogge.start("base", seed=5, board=board)
    game.play_chance()
    kinds, topo = column(game, "harbor"), game.rules.topo
    coast = [topo.edge_nodes[path] for path in range(topo.n_edges) if len(topo.edge_hexes[path]) == 1]
    served = [kinds[a] for a, b in coast if kinds[a] == kinds[b] != -1]
    assert sorted(served) == [0, 1, 2, 3, 4, 5, 5, 5, 5]
    assert sum(kind != -1 for kind in kinds) == 18


@pytest.mark.rule("B-07")
@pytest.mark.parametrize(("text", "price"), PRICES)
def test_what_is_built_costs_its_price(text: str, price: str) -> None:
    game = position(settlements={ORANGE: [8]}, roads={ORANGE: ["8-4-0"]}, hand={ORANGE: price})
    game.play(text)
    assert hand(game, ORANGE) == {}
    assert bank(game) == {"wood": 19, "brick": 19, "wool": 19, "grain": 19, "ore": 19}


@pytest.mark.rule("B-07")
@pytest.mark.parametrize(("text", "price"), PRICES)
def test_nothing_is_built_for_a_card_less_than_its_price(text: str, price: str) -> None:
    full = position(settlements={ORANGE: [8]}, hand={ORANGE: price})
    for missing in hand(full, ORANGE):
        plenty = " ".join(f"9 {name}" for name in ("wood", "brick", "wool", "grain", "ore") if name != missing)
        short = f"{hand(full, ORANGE)[missing] - 1} {missing}"
        game = position(settlements={ORANGE: [8]}, roads={ORANGE: ["8-4-0"]}, hand={ORANGE: f"{plenty} {short}"})
        assert choices(game, text.split()[0]) == []


@pytest.mark.rule("B-08")
@pytest.mark.parametrize(("players", "seats"), [(2, 2), (3, 3), (4, 4)])
def test_three_or_four_play_and_two_as_an_option(players: int, seats: int) -> None:
    assert len(kogge.start("base", players=players).seats) == seats


@pytest.mark.rule("B-08")
@pytest.mark.parametrize("players", [1, 5])
def test_one_or_five_can_not_play(players: int) -> None:
    with pytest.raises(kogge.Refused):
        kogge.start("base", players=players)
