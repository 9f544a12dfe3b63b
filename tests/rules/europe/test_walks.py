"""Merchants walk: three intersections for a grain.  (M-60, R15, R18)"""

import pytest

from tests.rules.europe.on_the_way import EDGE, acts, come_round, spots, stands, walk, walks
from tests.support.europe import BLUE, RED, cell, europe, hand, may

GRAIN = 2  # among the cards of the bank


@pytest.mark.rule("M-60")
@pytest.mark.parametrize("scenario", ["europe", "europe-short"])
def test_a_step_leads_to_a_neighbouring_intersection(scenario: str) -> None:
    game = europe(scenario, merchants={RED: ["11,3 N"]}, hand={RED: "grain"})
    assert walks(game, 1) == spots(game, "12,2 S; Moscow; 12,1 S")
    walk(game, 1, "12,2 S")
    assert stands(game, RED, 1, "12,2 S")
    assert walks(game, 1) == spots(game, "11,3 N; 11,4 N")


@pytest.mark.rule("M-60")
@pytest.mark.parametrize(("distance", "cost"), [(1, 1), (2, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3), (10, 4)])
def test_a_move_costs_a_third_of_its_distance_in_grain_rounded_up(distance: int, cost: int) -> None:
    game = europe(merchants={RED: [EDGE[0]]}, hand={RED: "5 grain"})
    walk(game, 1, *EDGE[1 : distance + 1])
    assert stands(game, RED, 1, EDGE[distance])
    assert hand(game, RED) == {"grain": 5 - cost}
    assert cell(game, "bank", 0, GRAIN) == 14 + cost


@pytest.mark.rule("M-60")
def test_a_walk_costs_nothing_but_grain() -> None:
    game = europe(merchants={RED: [EDGE[0]]}, hand={RED: "wood wool 2 grain ore salt", BLUE: "3 grain"})
    walk(game, 1, *EDGE[1:4])
    assert hand(game, RED) == {"wood": 1, "wool": 1, "grain": 1, "ore": 1, "salt": 1}
    assert hand(game, BLUE) == {"grain": 3}
    assert [row[0] for row in game.read("gold")] == [3, 3, 3, 3]


@pytest.mark.rule("M-60")
def test_without_grain_no_merchant_moves() -> None:
    game = europe(merchants={RED: [EDGE[0]]}, hand={RED: "3 wool 3 salt", BLUE: "grain"})
    assert walks(game, 1) == set()
    game = europe(merchants={RED: [EDGE[0]]}, hand={RED: "grain"})
    walk(game, 1, *EDGE[1:4])
    assert game.step == "action"
    assert walks(game, 1) == set()


@pytest.mark.rule("M-60")
def test_a_merchant_may_stop_after_each_step() -> None:
    game = europe(merchants={RED: [EDGE[0]]}, hand={RED: "grain"})
    for place in EDGE[1:3]:
        walk(game, 1, place)
        assert acts(game) == {"walk", "end_walk"}
    game.play("end_walk")
    assert game.step == "action"
    assert game.to_act == RED
    assert stands(game, RED, 1, EDGE[2])


@pytest.mark.rule("M-60")
def test_unused_steps_lapse() -> None:
    game = europe(merchants={RED: [EDGE[0]]}, hand={RED: "2 grain"})
    walk(game, 1, EDGE[1])
    game.play("end_walk")
    walk(game, 1, EDGE[2])
    assert hand(game, RED) == {}
    walk(game, 1, EDGE[3], EDGE[4])
    assert walks(game, 1) == set()
    assert stands(game, RED, 1, EDGE[4])


@pytest.mark.rule("M-60")
def test_unused_steps_are_not_kept_for_the_next_turn() -> None:
    game = europe(merchants={RED: [EDGE[0]]}, hand={RED: "grain"})
    walk(game, 1, EDGE[1])
    game.play("end_walk")
    come_round(game)
    assert walks(game, 1) == set()


@pytest.mark.rule("M-60")
def test_the_steps_of_a_grain_are_not_split_between_two_merchants() -> None:
    game = europe(merchants={RED: [EDGE[0], EDGE[6]]}, hand={RED: "2 grain"})
    assert walks(game, 1)
    assert walks(game, 2)
    walk(game, 2, EDGE[7])
    assert walks(game, 1) == set()
    game.play("end_walk")
    walk(game, 1, EDGE[1])
    assert hand(game, RED) == {}
    assert walks(game, 2) == set()
    game.play("end_walk")
    assert walks(game, 1) == walks(game, 2) == set()
    assert stands(game, RED, 1, EDGE[1])
    assert stands(game, RED, 2, EDGE[7])


@pytest.mark.rule("M-60")
def test_a_merchant_may_walk_back_and_forth() -> None:
    game = europe(merchants={RED: [EDGE[0]]}, hand={RED: "grain"})
    walk(game, 1, EDGE[1], EDGE[0])
    game.play("end_walk")
    assert stands(game, RED, 1, EDGE[0])


@pytest.mark.rule("M-60")
def test_only_own_merchants_walk() -> None:
    merchants = {RED: [EDGE[0], EDGE[3]], BLUE: [EDGE[8]]}
    game = europe(turn_of=BLUE, merchants=merchants, hand={BLUE: "grain", RED: "grain"})
    assert walks(game, 1) == spots(game, f"{EDGE[7]}; {EDGE[9]}")
    assert walks(game, 2) == set()
    walk(game, 1, EDGE[9])
    assert hand(game, RED) == {"grain": 1}
    assert hand(game, BLUE) == {}


@pytest.mark.rule("M-60")
def test_merchants_walk_by_grain_only_in_the_action_phase() -> None:
    game = europe(step="before_roll", merchants={RED: [EDGE[0]]}, hand={RED: "grain"})
    assert "walk" not in acts(game)
    game.play("roll; dice 12")
    assert "walk" in acts(game)


@pytest.mark.rule("M-60")
def test_a_merchant_in_the_supply_does_not_walk() -> None:
    game = europe(kontors={RED: ["Turin"]}, hand={RED: "3 grain"})
    assert "walk" not in acts(game)


@pytest.mark.rule("M-60")
def test_a_merchant_may_set_out_anew_in_the_same_turn() -> None:
    """Ruling R15: a second move starts from a legal resting place."""
    game = europe(merchants={RED: [EDGE[0]]}, hand={RED: "2 grain"})
    walk(game, 1, *EDGE[1:4])
    assert game.step == "action"
    walk(game, 1, *EDGE[4:7])
    assert stands(game, RED, 1, EDGE[6])
    assert hand(game, RED) == {}


@pytest.mark.rule("M-60")
def test_a_merchant_crosses_the_sea_on_sea_paths() -> None:
    """Ruling R18: paths are paths."""
    game = europe(merchants={RED: ["3,9 N"]}, hand={RED: "grain"})
    walk(game, 1, "4,8 S", "4,9 N")  # the second of these paths has the sea on both sides
    game.play("end_walk")
    assert stands(game, RED, 1, "4,9 N")


@pytest.mark.rule("M-60")
def test_where_there_is_no_path_no_merchant_goes() -> None:
    """Helsinki lies at the edge: two paths lead there, and none along the edge of the board."""
    game = europe(kontors={RED: ["Helsinki"]}, merchants={RED: ["Helsinki"]}, hand={RED: "grain"})
    assert walks(game, 1) == spots(game, "9,1 N; Tallinn")


@pytest.mark.rule("M-60")
def test_a_card_moves_one_merchant_five_steps_without_grain() -> None:
    game = europe(merchants={RED: [EDGE[0], EDGE[12]]}, cards={RED: "journey"}, hand={RED: "2 grain"})
    game.play("play_journey")
    walk(game, 1, *EDGE[1:6])
    assert game.step == "action"
    assert stands(game, RED, 1, EDGE[5])
    assert hand(game, RED) == {"grain": 2}


@pytest.mark.rule("M-60")
def test_the_steps_of_a_card_are_not_split_either_and_lapse() -> None:
    game = europe(merchants={RED: [EDGE[0], EDGE[12]]}, cards={RED: "journey"})
    game.play("play_journey")
    assert walks(game, 1)
    walk(game, 2, EDGE[11])
    assert walks(game, 1) == set()
    game.play("end_walk")
    assert "walk" not in acts(game)


@pytest.mark.rule("M-60")
def test_grain_pays_for_a_walk_of_its_own_after_that_of_a_card() -> None:
    game = europe(merchants={RED: [EDGE[0]]}, cards={RED: "journey"}, hand={RED: "grain"})
    game.play("play_journey")
    walk(game, 1, EDGE[1])
    game.play("end_walk")
    walk(game, 1, *EDGE[2:5])
    assert game.step == "action"
    assert stands(game, RED, 1, EDGE[4])
    assert hand(game, RED) == {}


@pytest.mark.rule("M-60")
def test_a_walk_by_card_before_the_roll_leads_back_before_the_roll() -> None:
    game = europe(step="before_roll", merchants={RED: [EDGE[0]]}, cards={RED: "journey"}, hand={RED: "grain"})
    game.play("play_journey")
    walk(game, 1, EDGE[1])
    game.play("end_walk")
    assert game.step == "before_roll"
    assert not may(game, f"walk 1 {{{EDGE[2]}}}")
