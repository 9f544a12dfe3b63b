"""Trade with the bank: three for one, and resources for gold.  (E-24, E-25)"""

import pytest

from kogge.games.isles.scenarios import ISLES
from kogge.modules.resources import RESOURCES
from tests.support.isles import BLUE, ORANGE, RED, WHITE, acts, bank, choices, do, gold, hand, isles, may

SCENARIOS = [scenario.name for scenario in ISLES]
THREE_OF_EACH = "3 wood 3 brick 3 wool 3 grain 3 ore"


# Three equal resources


@pytest.mark.rule("E-24")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("turn_of", [BLUE, ORANGE])
def test_three_equal_cards_bring_one_of_any_other_kind_to_everyone(scenario: str, turn_of: int) -> None:
    game = isles(scenario, hand={turn_of: THREE_OF_EACH}, turn_of=turn_of)
    pairs = {f"{give} for {take}" for give in RESOURCES for take in RESOURCES if give != take}
    assert set(choices(game, "bank_trade")) == pairs


@pytest.mark.rule("E-24")
def test_the_three_cards_go_to_the_bank_and_one_comes_from_it() -> None:
    game = isles(hand={BLUE: "4 wool"})
    game.play("bank_trade wool for ore")
    assert hand(game, BLUE) == {"wool": 1, "ore": 1}
    assert bank(game) == {"wood": 19, "brick": 19, "wool": 18, "grain": 19, "ore": 18}
    assert gold(game, BLUE) == 2


@pytest.mark.rule("E-24")
def test_two_equal_cards_and_one_other_bring_nothing() -> None:
    game = isles(hand={BLUE: "2 wool 2 ore 1 grain"})
    assert not acts(game) & {"bank_trade", "sell_resource"}


@pytest.mark.rule("E-24")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_homes_at_the_coast_do_not_better_the_rate(scenario: str) -> None:
    harbours, settlements = {BLUE: ["4,-3 SE", "3,-1 N", "2,0 NE", "1,2 NE"]}, {BLUE: ["4,-3 N", "0,0 NW"]}
    assert "harbor" not in isles(scenario).rules.layout.fields
    two_of_each = {BLUE: "2 wood 2 brick 2 wool 2 grain 2 ore"}
    game = isles(scenario, harbours=harbours, settlements=settlements, hand=two_of_each)
    assert not acts(game) & {"bank_trade", "sell_resource"}
    game = isles(scenario, harbours=harbours, settlements=settlements, hand={BLUE: "3 wool"})
    game.play("bank_trade wool for wood")
    assert hand(game, BLUE) == {"wood": 1}


@pytest.mark.rule("E-24")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("card", RESOURCES)
def test_three_equal_cards_bring_a_gold(scenario: str, card: str) -> None:
    game = isles(scenario, hand={BLUE: f"4 {card} 2 {'wood' if card == 'ore' else 'ore'}"})
    assert choices(game, "sell_resource") == [card]
    game.play(f"sell_resource {card}")
    assert gold(game, BLUE) == 3
    assert hand(game, BLUE)[card] == 1
    assert bank(game)[card] == 18


@pytest.mark.rule("E-24")
def test_cards_are_sold_as_often_as_there_are_three() -> None:
    game = isles(hand={BLUE: "12 wood 3 ore"})
    do(game, *["sell_resource wood"] * 4, "sell_resource ore")
    assert (gold(game, BLUE), hand(game, BLUE)) == (7, {})
    assert not may(game, "sell_resource wood")


@pytest.mark.rule("E-24", "E-25")
def test_selling_for_gold_uses_up_none_of_the_two_purchases() -> None:
    """Ruling 5."""
    game = isles(hand={BLUE: "9 wood"}, gold={BLUE: 1})
    do(game, *["sell_resource wood"] * 3, "buy_resource ore", "buy_resource ore")
    assert (gold(game, BLUE), hand(game, BLUE)) == (0, {"ore": 2})


@pytest.mark.rule("E-24")
def test_gold_is_not_traded_three_for_one() -> None:
    game = isles(gold={BLUE: 30}, trade=False)
    assert acts(game) == {"set_sail", "buy_resource"}
    for name in ("bank_trade", "sell_resource"):
        assert not any("gold" in part.words for part in game.notation.acts[name].parts)


@pytest.mark.rule("E-24", "E-09")
def test_the_bank_trades_only_what_it_has() -> None:
    """B-76."""
    game = isles(hand={BLUE: "3 wool"}, bank="0 ore 1 grain", hoarder=WHITE)
    assert set(choices(game, "bank_trade")) == {"wool for wood", "wool for brick", "wool for grain"}


@pytest.mark.rule("E-24", "E-06")
def test_gold_comes_also_when_the_bank_has_no_cards() -> None:
    """Ruling 2: the gold does not run out."""
    game = isles(hand={BLUE: "3 wool"}, bank="0 wood 0 brick 0 wool 0 grain 0 ore", hoarder=WHITE, gold={WHITE: 200})
    assert not may(game, "bank_trade wool for wood")
    game.play("sell_resource wool")
    assert gold(game, BLUE) == 3


# Two gold


@pytest.mark.rule("E-25")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_two_gold_buy_one_resource_of_choice_from_the_bank(scenario: str) -> None:
    game = isles(scenario, gold={BLUE: 3})
    assert choices(game, "buy_resource") == list(RESOURCES)
    game.play("buy_resource grain")
    assert (gold(game, BLUE), hand(game, BLUE), bank(game)["grain"]) == (1, {"grain": 1}, 18)
    assert not may(game, "buy_resource grain")  # for one gold there is nothing


@pytest.mark.rule("E-25")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("second", ["wood", "ore"])
def test_a_resource_is_bought_twice_a_turn_at_most(scenario: str, second: str) -> None:
    game = isles(scenario, gold={BLUE: 20})
    do(game, "buy_resource wood", f"buy_resource {second}")
    assert "buy_resource" not in acts(game)
    assert gold(game, BLUE) == 16


@pytest.mark.rule("E-25")
def test_other_trade_and_building_in_between_bring_no_further_purchase() -> None:
    game = isles(gold={BLUE: 20, RED: 3}, hand={BLUE: "4 wood 3 brick", RED: "ore"}, settlements={BLUE: ["0,0 N"]})
    do(game, "buy_resource wood", "sell_resource wood", "build_road {0,0 NE}", "buy_resource wood")
    game.play("open_trade; offer gold; ask ore; propose; accept; decline; decline; deal red")
    do(game, "build_road {0,0 NW}")
    assert "buy_resource" not in acts(game)


@pytest.mark.rule("E-25")
def test_everyone_may_buy_twice_again_in_the_next_turn() -> None:
    game = isles("land-ho", players=2, gold={BLUE: 20, RED: 20})
    for seat in (BLUE, RED, BLUE):
        assert game.turn_of == seat
        do(game, "buy_resource wood", "buy_resource ore")
        assert "buy_resource" not in acts(game)
        do(game, "set_sail", "end_turn", "roll", "dice 2")
    assert hand(game, BLUE) == {"wood": 2, "ore": 2}


@pytest.mark.rule("E-25", "E-09")
def test_only_what_the_bank_has_can_be_bought() -> None:
    game = isles(gold={BLUE: 20}, bank="0 wood 1 ore", hoarder=WHITE)
    assert choices(game, "buy_resource") == ["brick", "wool", "grain", "ore"]
    game.play("buy_resource ore")
    assert choices(game, "buy_resource") == ["brick", "wool", "grain"]


@pytest.mark.rule("E-25", "E-20")
@pytest.mark.parametrize(("step", "allowed"), [("before_roll", False), ("action", True), ("movement", False)])
def test_gold_buys_resources_in_the_trade_and_build_phase_only(step: str, allowed: bool) -> None:
    assert ("buy_resource" in acts(isles(gold={BLUE: 20}, step=step))) is allowed


@pytest.mark.rule("E-25")
def test_wool_for_speed_and_tribute_are_no_trade() -> None:
    """Both may be paid after the two purchases, and outside the trade-and-build phase."""
    game = isles(players=2, gold={BLUE: 9}, pirate=("4,-1", RED), ships={BLUE: ["4,-1 NW"]}, hand={BLUE: "wool"})
    do(game, "buy_resource wood", "buy_resource ore", "set_sail", "buy_wind 1", "sail 1 {4,-1 W}")
    assert (gold(game, BLUE), hand(game, BLUE)) == (9 - 2 - 2 - 1, {"wood": 1, "ore": 1})
    assert game.read("gold_purchases") == [[2]]
