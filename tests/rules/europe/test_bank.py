"""Trade with the bank: gold for resources, three equal ones for gold or another.  (M-31, M-32)"""

from itertools import product

import pytest

import kogge
from kogge.games.europe.board import BOARDS
from kogge.games.europe.material import RESOURCES
from tests.support.europe import BLUE, ORANGE, RED, WHITE, bank, choices, do, europe, gold, hand
from tests.support.position import acts, column, roll

TRADING = {"bank_trade", "sell_resource", "buy_resource"}


# Two gold buy a resource


@pytest.mark.rule("M-31")
@pytest.mark.parametrize("scenario", BOARDS)
@pytest.mark.parametrize("resource", RESOURCES)
def test_two_gold_buy_a_resource_of_any_kind_from_the_bank(scenario: str, resource: str) -> None:
    game = europe(scenario, gold={RED: 5})
    assert choices(game, "buy_resource") == list(RESOURCES)
    do(game, f"buy_resource {resource}")
    assert (hand(game, RED), gold(game, RED)) == ({resource: 1}, 3)
    assert bank(game)[resource] == 18
    assert column(game, "gold") == [3, 3, 3, 3]


@pytest.mark.rule("M-31")
@pytest.mark.parametrize(("coins", "is_enough"), [(0, False), (1, False), (2, True), (3, True)])
def test_one_gold_is_not_enough(coins: int, is_enough: bool) -> None:
    game = europe(gold={RED: coins})
    assert ("buy_resource" in acts(game)) is is_enough


@pytest.mark.rule("M-31")
@pytest.mark.parametrize(("first", "second"), [("wood", "salt"), ("ore", "ore")])
def test_at_most_two_resources_are_bought_in_a_turn(first: str, second: str) -> None:
    """Alike or different, and whatever is done between."""
    game = europe(gold={RED: 20}, hand={RED: "3 wool"})
    do(game, f"buy_resource {first}", "sell_resource wool", f"buy_resource {second}")
    assert gold(game, RED) == 20 - 2 + 1 - 2
    assert "buy_resource" not in acts(game)
    with pytest.raises(kogge.Refused):
        do(game, "buy_resource grain")


@pytest.mark.rule("M-31")
def test_everyone_may_buy_twice_again_in_the_next_turn() -> None:
    game = europe(gold=dict.fromkeys(range(4), 20))
    for seat in (RED, BLUE, WHITE, ORANGE, RED):
        assert game.to_act == seat
        do(game, "buy_resource wood", "buy_resource wood")
        assert "buy_resource" not in acts(game)
        do(game, "end_turn")
        roll(game, 12)
    assert [hand(game, seat)["wood"] for seat in range(4)] == [4, 2, 2, 2]


@pytest.mark.rule("M-31")
def test_only_what_the_bank_has_can_be_bought() -> None:
    game = europe(gold={RED: 9}, bank="0 ore 1 salt", hoarder=BLUE)
    assert choices(game, "buy_resource") == ["wood", "wool", "grain", "salt"]
    do(game, "buy_resource salt")
    assert choices(game, "buy_resource") == ["wood", "wool", "grain"]


@pytest.mark.rule("M-31", "M-20")
def test_gold_buys_nothing_before_the_roll() -> None:
    assert acts(europe(step="before_roll", gold={RED: 9}, hand={RED: "9 wood"})) == {"roll"}


@pytest.mark.rule("M-31", "M-30")
def test_what_another_player_sells_for_gold_does_not_count_as_a_purchase() -> None:
    game = europe(gold={RED: 9}, hand={BLUE: "3 salt"})
    game.play("open_trade; offer gold gold; ask salt; propose; accept; decline; decline; deal blue")
    do(game, "buy_resource wood", "buy_resource wood")
    game.play("open_trade; offer gold gold; ask salt; propose; accept; decline; decline; deal blue")
    assert (hand(game, RED), gold(game, RED)) == ({"wood": 2, "salt": 2}, 1)


# Three equal resources


@pytest.mark.rule("M-32")
@pytest.mark.parametrize("scenario", BOARDS)
@pytest.mark.parametrize(("give", "take"), [pair for pair in product(RESOURCES, RESOURCES) if pair[0] != pair[1]])
def test_three_equal_resources_bring_one_of_another_kind(scenario: str, give: str, take: str) -> None:
    game = europe(scenario, hand={RED: f"4 {give}"})
    do(game, f"bank_trade {give} for {take}")
    assert hand(game, RED) == {give: 1, take: 1}
    assert (bank(game)[give], bank(game)[take]) == (18, 18)
    assert gold(game, RED) == 3


@pytest.mark.rule("M-32")
@pytest.mark.parametrize("resource", RESOURCES)
def test_three_equal_resources_are_never_taken_for_the_same_kind(resource: str) -> None:
    game = europe(hand={RED: f"9 {resource}"})
    assert choices(game, "bank_trade") == [f"{resource} for {other}" for other in RESOURCES if other != resource]
    with pytest.raises(kogge.Refused):
        do(game, f"bank_trade {resource} for {resource}")


@pytest.mark.rule("M-32")
@pytest.mark.parametrize("resource", RESOURCES)
def test_three_equal_resources_bring_a_gold(resource: str) -> None:
    game = europe(hand={RED: f"4 {resource}"})
    assert choices(game, "sell_resource") == [resource]
    do(game, f"sell_resource {resource}")
    assert (hand(game, RED), gold(game, RED)) == ({resource: 1}, 4)
    assert bank(game)[resource] == 18
    assert "sell_resource" not in acts(game)


@pytest.mark.rule("M-32")
@pytest.mark.parametrize("cards", ["2 wood", "2 wood 2 wool 2 grain 2 ore 2 salt", ""])
def test_two_equal_resources_or_three_unequal_ones_bring_nothing(cards: str) -> None:
    assert not acts(europe(hand={RED: cards}, gold={RED: 0})) & TRADING


@pytest.mark.rule("M-32")
def test_the_bank_is_traded_with_as_often_as_can_be_paid() -> None:
    """Unlike purchases with gold, of which there are two a turn."""
    game = europe(hand={RED: "9 wood 6 ore"}, gold={RED: 0})
    do(game, *["bank_trade wood for salt"] * 3, *["sell_resource ore"] * 2, "bank_trade salt for ore")
    assert (hand(game, RED), gold(game, RED)) == ({"ore": 1}, 2)
    do(game, "buy_resource wool")
    assert hand(game, RED) == {"wool": 1, "ore": 1}


@pytest.mark.rule("M-32")
def test_the_bank_gives_only_what_it_has_but_always_gold() -> None:
    game = europe(hand={RED: "3 wood"}, bank="0 ore 0 salt", hoarder=BLUE)
    assert choices(game, "bank_trade") == ["wood for wool", "wood for grain"]
    assert choices(game, "sell_resource") == ["wood"]


@pytest.mark.rule("M-32")
def test_nobody_trades_better_for_a_kontor_on_the_coast() -> None:
    """There are no harbours."""
    game = europe(
        kontors={RED: ["Copenhagen", "Venice", "Zagreb", "London", "Lisbon", "Genoa"]}, hand={RED: "2 wood 2 ore"}
    )
    assert not acts(game) & {"bank_trade", "sell_resource"}
    assert game.read("rate") == [[3] * 5] * 4
