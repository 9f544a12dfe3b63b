"""Setting up: the random board, who starts, the founding.  (B-10, B-12 to B-18)"""

from collections.abc import Sequence

import pytest

import kogge
from tests.support.founding import ISLAND, found, founding, laid
from tests.support.position import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    acts,
    cell,
    chances,
    choices,
    column,
    hand,
    may,
    paths,
    position,
)

TERRAINS = ["forest", "hill", "pasture", "field", "mountain", "desert"]
LETTERS = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]
OUTER = [0, 3, 7, 12, 16, 17, 18, 15, 11, 6, 2, 1]  # the hexes at the coast, counter-clockwise
INNER = [4, 8, 13, 14, 10, 5]  # the ring within, counter-clockwise from beside hex 0
CORNERS = [0, 7, 16, 18, 11, 2]
COAST = (  # clockwise from the north-west side of the top left hex, five sides to a frame piece
    "0-3 0-4 1-4 1-5 2-5  2-6 6-10 10-15 15-20 20-26  26-32 32-37 37-42 42-46 46-50 "
    "50-53 49-53 49-52 48-52 48-51  47-51 43-47 38-43 33-38 27-33  21-27 16-21 11-16 7-11 3-7"
)
GENERIC, WOOD, BRICK, WOOL, GRAIN, ORE = 5, 0, 1, 2, 3, 4
FRAME = [{0: GENERIC, 3: GRAIN}, {2: ORE}, {0: GENERIC, 3: WOOL}, {2: GENERIC}, {0: GENERIC, 3: BRICK}, {2: WOOD}]


def spiral(corner: int) -> list[int]:
    """From a corner counter-clockwise inwards."""
    begin = OUTER.index(corner)
    turn = CORNERS.index(corner)
    return [*OUTER[begin:], *OUTER[:begin], *INNER[turn:], *INNER[:turn], 9]


def island(desert: int) -> str:
    """The hexes of the game, with the desert at this place."""
    kinds = ISLAND.replace("desert", "").split()
    return " ".join([*kinds[:desert], "desert", *kinds[desert:]])


@pytest.mark.rule("B-10")
@pytest.mark.parametrize("frame", [(0, 1, 2, 3, 4, 5), (3, 0, 5, 1, 4, 2), (5, 4, 3, 2, 1, 0), (2, 3, 4, 5, 0, 1)])
def test_the_frame_pieces_lie_in_any_order(frame: Sequence[int]) -> None:
    expected = [-1] * 54
    for place, piece in enumerate(frame):
        for side, kind in FRAME[piece].items():
            for node in COAST.split()[5 * place + side].split("-"):
                expected[int(node)] = kind
    assert column(laid(frame=frame), "harbor") == expected


@pytest.mark.rule("B-10")
def test_each_frame_piece_is_laid_once_and_all_orders_are_equally_likely() -> None:
    game = kogge.start("base", board="random")
    order = [4, 0, 5, 2, 1, 3]
    for laid_before, piece in enumerate(order):
        left = order[laid_before:]
        assert chances(game) == pytest.approx({str(other): 1 / len(left) for other in left})
        game.play(f"lay_frame {piece}")
    assert game.step == "lay_hex"


@pytest.mark.rule("B-10", "B-01")
def test_the_hexes_are_shuffled_and_each_is_laid_once() -> None:
    game = kogge.start("base", board="random")
    for piece in range(6):
        game.play(f"lay_frame {piece}")
    left = ISLAND.split()
    for kind in ISLAND.split():
        assert chances(game) == pytest.approx({name: left.count(name) / len(left) for name in left})
        game.play(f"lay_hex {kind}")
        left.remove(kind)
    assert [TERRAINS[kind] for kind in column(game, "terrain")] == ISLAND.split()


@pytest.mark.rule("B-10")
def test_the_tokens_begin_at_any_corner_hex() -> None:
    game = laid()
    game.undo()
    assert chances(game) == pytest.approx({str(corner): 1 / 6 for corner in CORNERS})


def test_shuffled_tokens_lie_on_any_hex_but_no_6_or_8_beside_another() -> None:
    for seed in range(40):
        game = kogge.start("base", seed=seed, board="shuffled")
        game.play_chance()
        numbers = column(game, "number")
        assert sorted(numbers) == [0, *sorted([2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12])]
        assert TERRAINS[column(game, "terrain")[numbers.index(0)]] == "desert"
        for path in range(72):
            beside = [numbers[h] for h in game.rules.topo.edge_hexes[path]]
            assert len(beside) < 2 or not set(beside) <= {6, 8}
        assert game.step == "found_settlement"


def test_the_first_shuffled_token_may_lie_on_any_hex_but_the_desert() -> None:
    game = kogge.start("base", seed=0, board="shuffled")
    game.play_chance()
    while game.step != "lay_tokens" or game.text(game.actions[-1]).startswith("lay_token_on"):
        game.undo()
    desert = column(game, "terrain").index(TERRAINS.index("desert"))
    assert chances(game) == pytest.approx({str(h): 1 / 18 for h in range(19) if h != desert})


@pytest.mark.rule("B-10", "B-05", "B-12")
@pytest.mark.parametrize("corner", CORNERS)
@pytest.mark.parametrize("desert", range(19))
def test_tokens_go_by_letter_counter_clockwise_inwards_skipping_the_desert(corner: int, desert: int) -> None:
    game = laid(terrain=island(desert), corner=corner)
    numbers = column(game, "number")
    assert numbers[desert] == 0
    assert [numbers[h] for h in spiral(corner) if h != desert] == LETTERS
    assert cell(game, "robber") == desert


@pytest.mark.rule("B-12")
@pytest.mark.parametrize("board", ["beginner2010", "beginner2015"])
def test_the_robber_starts_on_the_desert(board: str) -> None:
    game = kogge.start("base", board=board)
    assert TERRAINS[column(game, "terrain")[cell(game, "robber")]] == "desert"


def after_rolls(*totals: int) -> kogge.Game:
    game = kogge.start("base")
    for total in totals:
        assert game.step == "starting_roll"
        game.play(f"starting_roll {total}")
    return game


@pytest.mark.rule("B-13")
@pytest.mark.parametrize(
    ("totals", "starter"), [((12, 2, 3, 4), ORANGE), ((5, 9, 8, 3), RED), ((5, 5, 6, 3), BLUE), ((2, 2, 2, 3), WHITE)]
)
def test_the_highest_roll_starts(totals: Sequence[int], starter: int) -> None:
    game = after_rolls(*totals)
    assert game.step == "before_roll"
    assert (game.to_act, game.turn_of) == (starter, starter)


@pytest.mark.rule("B-13")
@pytest.mark.parametrize(
    ("totals", "starter"),
    [
        ((9, 9, 3, 9, 4, 11, 5), RED),  # orange, red and white roll again
        ((9, 8, 9, 2, 3, 2), ORANGE),  # red's 8 counts no more
        ((3, 10, 4, 10, 6, 6, 5, 6), WHITE),  # tied again
        ((7, 7, 7, 7, 2, 3, 5, 4), BLUE),
        ((8, 8, 8, 2, 9, 11, 11, 2, 3), BLUE),  # only those who tie for the highest
    ],
)
def test_players_who_tie_for_the_highest_roll_again_among_themselves(totals: Sequence[int], starter: int) -> None:
    game = after_rolls(*totals)
    assert game.step == "before_roll"
    assert game.turn_of == starter


@pytest.mark.rule("B-13")
def test_the_starting_roll_is_of_two_dice() -> None:
    ways = {total: 6 - abs(total - 7) for total in range(2, 13)}
    assert chances(kogge.start("base")) == pytest.approx({str(total): n / 36 for total, n in ways.items()})


@pytest.mark.rule("B-14", "B-16", "B-18")
@pytest.mark.parametrize("starter", [ORANGE, BLUE, WHITE])
def test_founding_goes_clockwise_and_then_back_and_the_starting_player_takes_the_first_turn(starter: int) -> None:
    game = founding(starter)
    clockwise = [(starter + k) % 4 for k in range(4)]
    sites = {0: "0-3", 2: "2-5", 11: "11-16", 20: "20-26", 21: "21-27", 47: "47-51", 53: "50-53", 42: "42-46"}
    order = []
    for node, road in sites.items():
        order.append(game.to_act)
        game.play(f"found_settlement {node}")
        assert game.to_act == order[-1]
        game.play(f"found_road {road}")
    assert order == [*clockwise, *reversed(clockwise)]
    assert [column(game, "home")[node] for node in sites] == order
    assert (game.step, game.to_act, game.turn_of) == ("before_roll", starter, starter)
    assert column(game, "settlements_left") == [3] * 4
    assert column(game, "roads_left") == [13] * 4


@pytest.mark.rule("B-14")
def test_the_first_settlement_goes_on_any_intersection_with_a_road_touching_it() -> None:
    game = founding(ORANGE)
    assert acts(game) == {"found_settlement"}
    assert [int(node) for node in choices(game, "found_settlement")] == list(range(54))
    game.play("found_settlement 13")
    assert acts(game) == {"found_road"}
    assert set(choices(game, "found_road")) == paths(game, "8-13 9-13 13-18")


@pytest.mark.rule("B-14", "B-15")
def test_a_settlement_is_founded_where_no_neighbouring_intersection_is_settled() -> None:
    game = founding(ORANGE)
    found(game, 13, "13-18")
    found(game, 0, "0-4")
    free = set(range(54)) - {13, 8, 9, 18} - {0, 3, 4}
    assert {int(node) for node in choices(game, "found_settlement")} == free


@pytest.mark.rule("B-15")
@pytest.mark.parametrize("kind", ["settlements", "cities"])
@pytest.mark.parametrize("owner", [ORANGE, RED])
def test_nothing_is_built_beside_a_settlement_or_city_of_anyone(kind: str, owner: int) -> None:
    there = {owner: [13]}
    line = {ORANGE: ["4-8-12", "18-23", "5-9-14"]}
    price = {ORANGE: "wood brick wool grain"}
    if kind == "settlements":
        game = position(settlements=there, roads=line, hand=price)
    else:
        game = position(cities=there, roads=line, hand=price)
    assert set(choices(game, "build_settlement")) == {"4", "12", "23", "5", "14"}
    assert set(choices(position(roads=line, hand=price), "build_settlement")) >= {"8", "9", "18"}


@pytest.mark.rule("B-16")
def test_the_second_settlement_is_free_of_the_first_and_its_road_touches_it() -> None:
    game = founding(ORANGE, players=2)
    found(game, 13, "13-18")
    found(game, 40, "40-44")
    assert game.to_act == 1
    free = set(range(54)) - {13, 8, 9, 18} - {40, 35, 44, 45}
    assert {int(node) for node in choices(game, "found_settlement")} == free
    game.play("found_settlement 16")
    assert set(choices(game, "found_road")) == paths(game, "11-16 16-21 16-22")
    game.play("found_road 16-21")
    assert game.to_act == 0
    game.play("found_settlement 24")
    assert set(choices(game, "found_road")) == paths(game, "18-24 19-24 24-30")
    assert not may(game, "found_road 8-13")


@pytest.mark.rule("B-17")
@pytest.mark.parametrize(
    ("node", "road", "brought"),
    [
        (8, "4-8", {"wood": 1, "wool": 1, "ore": 1}),
        (28, "22-28", {"wood": 1, "brick": 1, "grain": 1}),
        (48, "48-51", {"brick": 1, "wool": 1}),
        (0, "0-3", {"wood": 1}),
        (24, "24-30", {"grain": 1, "ore": 1}),  # and the desert
    ],
)
def test_only_the_second_settlement_brings_a_card_for_each_resource_hex(
    node: int, road: str, brought: dict[str, int]
) -> None:
    game = founding(ORANGE, players=2)
    found(game, 37, "37-42")
    found(game, 6, "6-10")
    assert hand(game, ORANGE) == hand(game, 1) == {}
    game.play(f"found_settlement {node}")
    assert hand(game, 1) == brought  # at once, before the road
    assert cell(game, "hand_size", 1) == sum(brought.values())
    game.play(f"found_road {road}")
    assert hand(game, 1) == brought
    assert hand(game, ORANGE) == {}
