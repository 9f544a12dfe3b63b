"""The greedy bot's moves, a position each."""

import pytest

import kogge
from kogge.bots.greedy import GreedyBot
from kogge.modules.dice import WAYS
from tests.support.position import BLUE, ORANGE, RED, WHITE, choices, hand, position, roll

SIX_POINTS = {ORANGE: [17, 25, 39]}  # in cities
TWO_POINTS = {ORANGE: [8, 14]}  # in settlements
THREE_POINTS = {ORANGE: [8, 14, 36]}


def chosen(game: kogge.Game, seed: int = 0) -> str:
    """What a new greedy bot does now."""
    return game.text(GreedyBot(seed).choose(game.view(game.to_act)))


def played(game: kogge.Game, seat: int) -> list[str]:
    """What one greedy bot does with the rest of its turn, when the others decline every offer."""
    bot = GreedyBot(0)
    texts = []
    while game.turn_of == seat and not game.is_over:
        if game.to_act == seat:
            action = bot.choose(game.view(seat))
            texts.append(game.text(action))
            game.play(action)
        elif game.to_act == kogge.CHANCE:
            game.play_chance()
        else:
            game.play("decline")
    return texts


@pytest.mark.parametrize("seed", range(5))
def test_a_city_that_wins_is_built_before_anything_else(seed: int) -> None:
    game = position(
        cities=SIX_POINTS,
        settlements=THREE_POINTS,
        hand={ORANGE: "3 ore 2 grain 4 wool wood brick"},
        cards={ORANGE: "knight"},
        robber=10,  # on an own hex
    )
    game.play(chosen(game, seed))
    assert game.winner == ORANGE


def test_a_road_that_wins_by_the_longest_route_is_built() -> None:
    roads = {ORANGE: ["17-23-29-35-40"]}
    game = position(cities=SIX_POINTS, settlements=TWO_POINTS, roads=roads, hand={ORANGE: "wood brick wool grain ore"})
    game.play(chosen(game))
    assert game.winner == ORANGE


def test_a_knight_that_wins_by_the_largest_army_is_played_before_the_roll() -> None:
    game = position(
        cities=SIX_POINTS,
        settlements=TWO_POINTS,
        played={ORANGE: "2 knight"},
        cards={ORANGE: "knight monopoly"},
        step="before_roll",
        robber=9,
    )
    game.play(chosen(game))
    assert game.winner == ORANGE


def test_a_knight_frees_an_own_hex_before_the_roll() -> None:
    game = position(settlements={ORANGE: [25], BLUE: [8]}, cards={ORANGE: "knight"}, step="before_roll", robber=10)
    assert chosen(game) == "play_knight"


def test_a_single_knight_is_kept_while_the_robber_is_elsewhere() -> None:
    game = position(settlements={ORANGE: [25], BLUE: [8]}, cards={ORANGE: "knight"}, step="before_roll", robber=4)
    assert chosen(game) == "roll"


def test_the_better_settlement_becomes_the_city() -> None:
    game = position(settlements={ORANGE: [0, 25, 50]}, hand={ORANGE: "3 ore 2 grain"})
    assert chosen(game) == "build_city 25"


def test_the_best_site_in_reach_is_settled() -> None:
    roads = {ORANGE: ["20-25", "25-31", "20-15", "15-10", "31-36"]}
    game = position(settlements={ORANGE: [25]}, roads=roads, hand={ORANGE: "wood brick wool grain"})
    assert set(choices(game, "build_settlement")) == {"10", "15", "36"}
    assert chosen(game) == "build_settlement 10"  # as many pips as 36, but of the wool that 25 lacks


def test_a_road_leads_to_the_best_site_that_others_have_left() -> None:
    others = {BLUE: [14, 24, 36]}  # they have spoilt all sites that lie towards 19 and 31
    game = position(settlements={ORANGE: [25], **others}, roads={ORANGE: ["20-25"]}, hand={ORANGE: "wood brick"})
    assert chosen(game) == f"build_road {game.rules.topo.edge_between(20, 26)}"  # the nine, not the ten


def test_the_robber_goes_to_the_leader_and_spares_oneself() -> None:
    game = position(
        cities={BLUE: [17, 39]},
        settlements={RED: [14], WHITE: [36], ORANGE: [48]},  # 48 is at the eight, the best hex of 39
        step="move_robber",
        robber=9,
    )
    target = int(chosen(game).split()[1])
    around = [game.read("home")[node][0] for node in game.rules.topo.hex_nodes[target]]
    assert BLUE in around
    assert ORANGE not in around


def test_the_leader_is_robbed_if_there_is_something_to_rob() -> None:
    homes = {RED: [29], BLUE: [22], ORANGE: [0]}
    leading = {BLUE: [14, 39], RED: [36]}
    game = position(settlements=homes, cities=leading, hand={RED: "2 ore", BLUE: "2 wool"}, step="rob", robber=8)
    assert chosen(game) == f"rob {BLUE}"
    game = position(settlements=homes, cities=leading, hand={RED: "2 ore"}, step="rob", robber=8)
    assert chosen(game) == f"rob {RED}"


def test_what_the_aim_does_not_need_is_discarded() -> None:
    game = position(settlements={ORANGE: [25, 39]}, hand={ORANGE: "3 ore 2 grain 4 wool"}, step="before_roll")
    roll(game, 7)
    bot = GreedyBot(0)
    while game.step == "discard":
        game.play(bot.choose(game.view(ORANGE)))
    assert hand(game, ORANGE) == {"ore": 3, "grain": 2}


def test_spare_cards_are_swapped_at_the_bank_for_what_the_aim_lacks() -> None:
    game = position(settlements={ORANGE: [25, 39]}, hand={ORANGE: "3 ore grain 4 wool"}, trade=False)
    assert played(game, ORANGE)[:2] == ["bank_trade wool for grain", "build_city 25"]


def test_with_separate_phases_trade_comes_first_and_building_follows() -> None:
    game = position(settlements={ORANGE: [25, 39]}, hand={ORANGE: "3 ore grain 4 wool"}, trade=False, phases="separate")
    assert played(game, ORANGE) == ["bank_trade wool for grain", "start_building", "build_city 25", "end_turn"]


def test_discovery_brings_the_last_cards_of_the_aim() -> None:
    game = position(settlements={ORANGE: [25, 39]}, hand={ORANGE: "2 ore grain"}, cards={ORANGE: "discovery"})
    texts = played(game, ORANGE)
    assert texts[0] == "play_discovery"
    assert set(texts[1:3]) == {"take_card ore", "take_card grain"}
    assert texts[3] == "build_city 25"


def test_a_monopoly_names_what_the_others_have_most_of() -> None:
    game = position(
        settlements={ORANGE: [25, 39]}, hand={RED: "3 brick 2 wool", BLUE: "3 brick 3 wool"}, cards={ORANGE: "monopoly"}
    )
    assert chosen(game) == "play_monopoly brick"


@pytest.mark.parametrize("seed", range(10))
def test_the_first_settlement_is_founded_on_many_pips(seed: int) -> None:
    game = kogge.start("base", seed=seed, board="random")
    game.play_chance()
    numbers = [WAYS[number] for (number,) in game.read("number")]
    topo = game.rules.topo
    pips = [sum(numbers[h] for h in topo.node_hexes[node]) for node in range(topo.n_nodes)]
    assert pips[int(chosen(game).split()[1])] >= max(pips) - 2


def test_nothing_useful_to_do_ends_the_turn() -> None:
    game = position(settlements={ORANGE: [25, 39]}, roads={ORANGE: ["20-25", "39-44"]}, hand={ORANGE: "wool"})
    assert played(game, ORANGE) == ["end_turn"]


def test_nothing_to_save_for_ends_the_turn() -> None:
    game = position(settlements={BLUE: [25]}, hand={ORANGE: "4 wool ore", BLUE: "ore"}, pile="")
    assert len(game.legal()) > 3
    assert played(game, ORANGE) == ["end_turn"]
