"""Trade with the bank, and what harbours are good for.  (B-73 to B-76, B-78)"""

import pytest

import kogge
from kogge.modules.resources import RESOURCES
from tests.support.position import BLUE, ORANGE, RED, acts, bank, choices, hand, may, position, roll

# The harbours of the two beginner boards: the two intersections of each, and what it shows.
HARBOURS = {
    "beginner2010": {
        (0, 3): "generic",
        (1, 5): "wool",
        (10, 15): "generic",
        (26, 32): "generic",
        (42, 46): "brick",
        (49, 52): "wood",
        (47, 51): "generic",
        (33, 38): "grain",
        (11, 16): "ore",
    },
    "beginner2015": {
        (0, 3): "generic",
        (1, 5): "grain",
        (10, 15): "ore",
        (26, 32): "generic",
        (42, 46): "wool",
        (49, 52): "generic",
        (47, 51): "generic",
        (33, 38): "brick",
        (11, 16): "wood",
    },
}
SERVED = [
    (board, node, shown) for board, harbours in HARBOURS.items() for nodes, shown in harbours.items() for node in nodes
]
ORE, WOOL, GENERIC, NO_HARBOUR = 11, 5, 3, 8  # intersections of the board of 2010


def rates(node: int, board: str = "beginner2010", kind: str = "settlements") -> dict[str, int]:
    """How many equal cards orange must have for a trade with the bank, with a home at an intersection."""
    homes = {ORANGE: [node]}
    found = {}
    for name in RESOURCES:
        for n in range(6, 0, -1):
            game = position(
                board=board,
                settlements=homes if kind == "settlements" else None,
                cities=homes if kind == "cities" else None,
                hand={ORANGE: f"{n} {name}"},
            )
            if choices(game, "bank_trade"):
                found[name] = n
    return found


@pytest.mark.rule("B-73")
def test_without_a_harbour_four_equal_cards_bring_one() -> None:
    assert rates(NO_HARBOUR) == dict.fromkeys(RESOURCES, 4)


@pytest.mark.rule("B-73")
@pytest.mark.parametrize("give", RESOURCES)
@pytest.mark.parametrize("take", RESOURCES)
def test_the_card_is_of_another_kind_and_all_cards_go_over_the_bank(give: str, take: str) -> None:
    game = position(hand={ORANGE: f"5 {give}"})
    assert may(game, f"bank_trade {give} for {take}") is (give != take)
    if give != take:
        game.play(f"bank_trade {give} for {take}")
        assert hand(game, ORANGE) == {give: 1, take: 1}
        assert bank(game) == dict.fromkeys(RESOURCES, 19) | {give: 18, take: 18}


@pytest.mark.rule("B-73")
def test_the_four_cards_must_be_equal() -> None:
    assert choices(position(hand={ORANGE: "3 wood 3 brick 3 wool 3 grain 3 ore"}), "bank_trade") == []


@pytest.mark.rule("B-74")
def test_with_a_generic_harbour_three_equal_cards_bring_one() -> None:
    assert rates(GENERIC) == dict.fromkeys(RESOURCES, 3)
    game = position(settlements={ORANGE: [GENERIC]}, hand={ORANGE: "4 wool"})
    game.play("bank_trade wool for ore")
    assert hand(game, ORANGE) == {"wool": 1, "ore": 1}
    assert not may(position(settlements={ORANGE: [GENERIC]}, hand={ORANGE: "3 wool"}), "bank_trade wool for wool")


@pytest.mark.rule("B-75")
def test_a_special_harbour_gives_two_for_one_for_what_it_shows_and_nothing_for_others() -> None:
    assert rates(WOOL) == dict.fromkeys(RESOURCES, 4) | {"wool": 2}
    game = position(settlements={ORANGE: [WOOL]}, hand={ORANGE: "3 wool 3 ore"})
    assert choices(game, "bank_trade") == ["wool for wood", "wool for brick", "wool for grain", "wool for ore"]
    game.play("bank_trade wool for ore")
    assert hand(game, ORANGE) == {"wool": 1, "ore": 4}


@pytest.mark.rule("B-74", "B-75")
def test_several_harbours_serve_side_by_side() -> None:
    game = position(settlements={ORANGE: [GENERIC, WOOL, ORE]}, hand={ORANGE: "2 wood 2 brick 2 wool 2 grain 2 ore"})
    assert {text.split()[0] for text in choices(game, "bank_trade")} == {"wool", "ore"}
    game = position(settlements={ORANGE: [WOOL, GENERIC, ORE]}, hand={ORANGE: "3 wood 3 brick 1 wool 3 grain 1 ore"})
    assert {text.split()[0] for text in choices(game, "bank_trade")} == {"wood", "brick", "grain"}


@pytest.mark.rule("B-76")
def test_the_bank_gives_only_what_it_has() -> None:
    game = position(hand={ORANGE: "4 wood"}, bank="0 ore 1 brick", hoarder=BLUE)
    assert choices(game, "bank_trade") == ["wood for brick", "wood for wool", "wood for grain"]
    game.play("bank_trade wood for brick")
    assert bank(game)["brick"] == 0
    with pytest.raises(kogge.Refused):
        position(hand={ORANGE: "4 wood"}, bank="0 ore", hoarder=BLUE).play("bank_trade wood for ore")


@pytest.mark.rule("B-76")
def test_the_active_player_trades_with_the_bank_any_number_of_times() -> None:
    game = position(hand={ORANGE: "12 wood 4 wool"})
    for take in ("brick", "grain", "ore"):
        game.play(f"bank_trade wood for {take}")
    game.play("bank_trade wool for ore")
    assert hand(game, ORANGE) == {"brick": 1, "grain": 1, "ore": 2}


@pytest.mark.rule("B-76")
def test_nobody_trades_with_the_bank_before_the_roll_or_in_anothers_turn() -> None:
    game = position(step="before_roll", hand={ORANGE: "8 wood", RED: "8 wool"})
    assert acts(game) == {"roll"}
    game.play("roll")
    game.play("dice 7")
    assert acts(game) == {"discard"}
    offered = position(hand={ORANGE: "8 wood", RED: "8 wool"})
    offered.play("call_for_offers")
    assert offered.to_act == RED
    assert acts(offered) == {"decline", "counter"}


@pytest.mark.rule("B-76")
def test_with_separate_phases_the_bank_trades_before_the_building() -> None:
    game = position(phases="separate", hand={ORANGE: "9 wood"})
    game.play("bank_trade wood for ore")
    game.play("start_building")
    assert "bank_trade" not in acts(game)


@pytest.mark.rule("B-78")
@pytest.mark.parametrize("kind", ["settlements", "cities"])
@pytest.mark.parametrize(("board", "node", "shown"), SERVED)
def test_a_harbour_serves_a_home_on_either_of_its_two_intersections(
    board: str, node: int, shown: str, kind: str
) -> None:
    better = dict.fromkeys(RESOURCES, 3) if shown == "generic" else {shown: 2}
    assert rates(node, board, kind) == dict.fromkeys(RESOURCES, 4) | better


@pytest.mark.rule("B-78")
def test_other_intersections_give_no_advantage() -> None:
    served = {node for board, node, _ in SERVED if board == "beginner2010"}
    assert len(served) == 18
    for node in sorted(set(range(54)) - served):
        game = position(settlements={ORANGE: [node]})
        assert game.read("rate")[ORANGE] == [4, 4, 4, 4, 4], node


@pytest.mark.rule("B-78")
def test_a_road_to_a_harbour_or_another_players_home_there_is_not_enough() -> None:
    game = position(roads={ORANGE: ["8-4-1-5"]}, settlements={RED: [5]}, hand={ORANGE: "3 wool"})
    assert choices(game, "bank_trade") == []


@pytest.mark.rule("B-78")
def test_a_harbour_is_kept_when_its_settlement_becomes_a_city_and_in_later_turns() -> None:
    game = position(settlements={ORANGE: [WOOL]}, hand={ORANGE: "4 wool 2 grain 3 ore"})
    game.play("build_city 5")
    game.play("bank_trade wool for wood")
    game.play("end_turn")
    for total in (12, 12, 12):
        roll(game, total)
        game.play("end_turn")
    roll(game, 12)
    game.play("bank_trade wool for wood")
    assert hand(game, ORANGE) == {"wood": 2}
