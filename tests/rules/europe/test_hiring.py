"""Hiring merchants, and hiring them anew.  (M-43)"""

import pytest

import kogge
from tests.support.europe import BLUE, RED, WHITE, Places, at, cell, choices, do, europe, hand, may
from tests.support.position import acts, roll

PRICE = "wool grain wood"


def hiring(merchants: Places | None = None, *, words: str = PRICE, left: int | None = None) -> kogge.Game:
    """Red has kontors at Prague, Venice and Turin, blue one at Vienna, and white a merchant near it."""
    return europe(
        kontors={RED: ["Prague", "Venice", "Turin"], BLUE: ["Vienna"]},
        merchants={WHITE: ["4,6 N"], **(merchants or {})},
        kontors_left={} if left is None else {RED: left},
        hand={RED: words},
    )


def standing(game: kogge.Game, seat: int) -> list[int]:
    """Where the merchants of a seat stand, -1 for those in the supply."""
    return game.read("merchant")[seat]


@pytest.mark.rule("M-43")
def test_a_new_merchant_stands_at_an_own_kontor() -> None:
    """Not at another's, not in an empty city, not elsewhere."""
    game = hiring()
    assert sorted(choices(game, "hire_merchant")) == ["Prague", "Turin", "Venice"]
    do(game, "hire_merchant {Venice}")
    assert standing(game, RED) == [at(game, "Venice"), -1]
    assert cell(game, "merchants_left", RED) == 1
    assert (game.step, game.to_act) == ("action", RED)


@pytest.mark.rule("M-43")
def test_no_merchant_is_hired_at_a_neutral_kontor() -> None:
    game = europe(players=3, kontors={RED: ["Prague"]}, neutral=["Berlin"], hand={RED: PRICE})
    assert choices(game, "hire_merchant") == ["Prague"]


@pytest.mark.rule("M-43")
def test_a_new_merchant_may_walk_in_the_same_turn() -> None:
    game = hiring(words=f"{PRICE} grain")
    do(game, "hire_merchant {Prague}", "walk 1 {4,6 N}", "walk 1 {4,5 S}", "end_walk")
    assert standing(game, RED) == [at(game, "4,5 S"), -1]
    assert hand(game, RED) == {}


@pytest.mark.rule("M-43")
def test_a_new_merchant_may_found_a_kontor_in_the_same_turn() -> None:
    game = hiring(words=f"{PRICE} grain")
    do(game, "hire_merchant {Prague}", "walk 1 {Berlin}", "found_kontor")
    assert cell(game, "kontor", at(game, "Berlin")) == RED
    assert (standing(game, RED), cell(game, "merchants_left", RED)) == ([-1, -1], 2)


@pytest.mark.rule("M-43")
def test_a_merchant_may_be_hired_at_a_kontor_that_was_founded_in_the_same_turn() -> None:
    game = hiring({RED: ["5,6 N"]}, words=f"{PRICE} grain")
    do(game, "walk 1 {Budapest}", "found_kontor", "hire_merchant {Budapest}")
    assert standing(game, RED) == [at(game, "Budapest"), -1]


@pytest.mark.rule("M-43")
def test_a_merchant_is_hired_at_any_own_kontor_also_where_one_waits() -> None:
    """Ruling R16."""
    game = hiring({RED: ["Prague"]}, words="2 wool 2 grain 2 wood")
    assert sorted(choices(game, "hire_merchant")) == ["Prague", "Turin", "Venice"]
    do(game, "hire_merchant {Prague}")
    assert standing(game, RED) == [at(game, "Prague"), at(game, "Prague")]
    assert cell(game, "merchants_left", RED) == 0
    assert "hire_merchant" not in acts(game)


@pytest.mark.rule("M-43")
def test_at_the_only_kontor_both_merchants_are_hired() -> None:
    """Ruling R16."""
    game = europe(kontors={RED: ["Bern"]}, hand={RED: "2 wool 2 grain 2 wood"})
    do(game, "hire_merchant {Bern}", "hire_merchant {Bern}")
    assert standing(game, RED) == [at(game, "Bern")] * 2


@pytest.mark.rule("M-43")
@pytest.mark.parametrize("merchants", [[], ["Prague"]])
def test_none_is_taken_off_while_one_is_in_the_supply(merchants: list[str]) -> None:
    game = hiring({RED: merchants})
    assert "rehire_merchant" not in acts(game)
    assert "hire_merchant" in acts(game)


@pytest.mark.rule("M-43")
@pytest.mark.parametrize(("taken", "stays"), [(1, "6,6 N"), (2, "5,6 N")])
def test_with_both_on_the_board_one_is_taken_off_and_hired_anew(taken: int, stays: str) -> None:
    game = hiring({RED: ["5,6 N", "6,6 N"]}, words=f"{PRICE} grain")
    assert "hire_merchant" not in acts(game)
    assert choices(game, "rehire_merchant") == ["1", "2"]
    do(game, f"rehire_merchant {taken}")
    assert (game.step, game.to_act, acts(game)) == ("place_merchant", RED, {"place_merchant"})
    assert sorted(choices(game, "place_merchant")) == ["Prague", "Turin", "Venice"]
    do(game, "place_merchant {Turin}")
    assert (game.step, game.to_act) == ("action", RED)
    assert sorted(standing(game, RED)) == sorted([at(game, "Turin"), at(game, stays)])
    assert cell(game, "merchants_left", RED) == 0
    do(game, f"walk {taken} {{3,6 S}}", "end_walk")  # it may walk at once
    assert hand(game, RED) == {}


@pytest.mark.rule("M-43")
def test_a_merchant_hired_anew_may_come_back_to_its_place_or_to_the_other() -> None:
    """Ruling R16: merchant 1 is taken off Prague, merchant 2 stays at Venice."""
    game = hiring({RED: ["Prague", "Venice"]})
    do(game, "rehire_merchant 1")
    assert sorted(choices(game, "place_merchant")) == ["Prague", "Turin", "Venice"]
    do(game, "place_merchant {Venice}")
    assert standing(game, RED) == [at(game, "Venice")] * 2


@pytest.mark.rule("M-43")
def test_the_place_of_a_merchant_that_was_taken_off_is_free_for_others() -> None:
    """Ruling R16: where red's merchant stood, white's may stay."""
    game = europe(
        kontors={RED: ["Turin"]},
        merchants={RED: ["5,6 N", "6,6 N"], WHITE: ["6,4 S"]},
        hand={RED: PRICE, WHITE: "2 grain"},
    )
    do(game, "rehire_merchant 1", "place_merchant {Turin}", "end_turn")
    roll(game, 12)
    do(game, "end_turn")
    roll(game, 12)
    do(game, "walk 1 {5,6 N}", "end_walk")
    assert standing(game, WHITE) == [at(game, "5,6 N"), -1]
    do(game, "walk 1 {Budapest}", "walk 1 {6,6 N}")
    assert not may(game, "end_walk")


@pytest.mark.rule("M-43")
def test_without_a_kontor_in_the_warehouse_no_merchant_is_hired() -> None:
    """Ruling R17: neither a new one nor one anew."""
    assert "hire_merchant" in acts(hiring(left=1))
    assert "hire_merchant" not in acts(hiring(left=0))
    both: Places = {RED: ["5,6 N", "6,6 N"]}
    assert "rehire_merchant" in acts(hiring(both, left=1))
    assert "rehire_merchant" not in acts(hiring(both, left=0))


@pytest.mark.rule("M-43")
def test_without_a_kontor_in_the_warehouse_a_merchant_does_not_end_in_an_empty_city() -> None:
    """Ruling R17: Budapest takes the last kontor; then the other merchant may pass Berlin, but not stay there."""
    game = hiring({RED: ["6,4 S", "5,6 N"]}, left=1, words="2 grain")
    do(game, "walk 2 {Budapest}", "found_kontor", "walk 1 {Berlin}")
    assert acts(game) == {"walk"}
    do(game, "walk 1 {6,3 S}", "end_walk")
    assert standing(game, RED)[0] == at(game, "6,3 S")


@pytest.mark.rule("M-43")
@pytest.mark.parametrize("left", [0, 1])
def test_without_a_kontor_in_the_warehouse_the_last_step_does_not_lead_to_an_empty_city(left: int) -> None:
    """Ruling R17."""
    game = hiring({RED: ["5,6 N"]}, left=left, words="grain")
    do(game, "walk 1 {6,4 S}", "walk 1 {6,5 N}")
    assert may(game, "walk 1 {Wroclaw}") is (left == 1)
    assert may(game, "walk 1 {7,3 S}")


@pytest.mark.rule("M-43")
def test_others_merchants_do_not_count() -> None:
    """Blue has both merchants out; red hires its first."""
    game = hiring({BLUE: ["5,6 N", "6,6 N"]})
    assert "rehire_merchant" not in acts(game)
    assert "hire_merchant" in acts(game)
