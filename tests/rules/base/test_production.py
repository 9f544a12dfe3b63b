"""What a roll brings.  (B-25 to B-27)"""

import pytest

from tests.support.position import BLUE, ORANGE, RED, WHITE, bank, hand, position, roll

# On the almanac's board hex 0 is forest 6, with the intersections 0, 7 and 8 (which also is at mountain 4),
# and hex 10 is mountain 6, with 19, 30 and 31.


@pytest.mark.rule("B-25")
def test_a_settlement_gets_one_card_and_a_city_two() -> None:
    game = position(settlements={ORANGE: [0]}, cities={BLUE: [8]}, step="before_roll")
    roll(game, 6)
    assert hand(game, ORANGE) == {"wood": 1}
    assert hand(game, BLUE) == {"wood": 2}
    assert bank(game)["wood"] == 16


@pytest.mark.rule("B-25")
@pytest.mark.parametrize(
    ("built", "cards"), [("", 0), ("build_settlement 0", 1), ("build_settlement 0; build_city 0", 2)]
)
def test_what_was_built_yields_from_the_next_roll_on(built: str, cards: int) -> None:
    game = position(roads={ORANGE: ["0-4"]}, hand={ORANGE: "brick wood wool 3 grain 3 ore"})
    game.play(f"{built}; end_turn" if built else "end_turn")
    before = bank(game)["wood"]
    roll(game, 6)
    assert before - bank(game)["wood"] == cards


@pytest.mark.rule("B-25")
def test_everyone_at_the_hex_gets_cards_whoever_has_rolled() -> None:
    game = position(settlements={ORANGE: [0], RED: [8], WHITE: [7]}, step="before_roll", turn_of=BLUE)
    roll(game, 6)
    assert [hand(game, seat) for seat in (ORANGE, RED, BLUE, WHITE)] == [{"wood": 1}, {"wood": 1}, {}, {"wood": 1}]


@pytest.mark.rule("B-25")
def test_several_homes_at_one_hex_all_count() -> None:
    game = position(settlements={ORANGE: [0, 7]}, cities={ORANGE: [8]}, step="before_roll")
    roll(game, 6)
    assert hand(game, ORANGE) == {"wood": 4}


@pytest.mark.rule("B-25")
def test_every_hex_of_the_number_yields() -> None:
    game = position(settlements={ORANGE: [0, 31], BLUE: [19]}, cities={WHITE: [30]}, step="before_roll")
    roll(game, 6)
    assert hand(game, ORANGE) == {"wood": 1, "ore": 1}
    assert hand(game, BLUE) == {"ore": 1}
    assert hand(game, WHITE) == {"ore": 2}


@pytest.mark.rule("B-25")
@pytest.mark.parametrize("total", [2, 3, 4, 5, 8, 9, 10, 11, 12])
def test_hexes_of_other_numbers_and_homes_elsewhere_get_nothing(total: int) -> None:
    game = position(settlements={ORANGE: [0], RED: [53]}, roads={RED: ["0-3", "4-8"]}, step="before_roll")
    roll(game, total)
    assert hand(game, ORANGE) == {}
    assert hand(game, RED) == ({"brick": 1} if total == 11 else {})


@pytest.mark.rule("B-26")
def test_a_hex_with_the_robber_gives_nothing() -> None:
    game = position(settlements={ORANGE: [0, 31]}, cities={BLUE: [8]}, robber=0, step="before_roll")
    roll(game, 6)
    assert hand(game, ORANGE) == {"ore": 1}  # the other hex of the number is not touched
    assert hand(game, BLUE) == {}


@pytest.mark.rule("B-26")
def test_the_robber_blocks_a_hex_for_its_own_number_only() -> None:
    game = position(settlements={ORANGE: [8]}, robber=0, step="before_roll")
    roll(game, 4)
    assert hand(game, ORANGE) == {"ore": 1}


@pytest.mark.rule("B-27")
def test_nobody_gets_a_resource_that_does_not_suffice_for_everyone_entitled() -> None:
    game = position(settlements={ORANGE: [0]}, cities={BLUE: [8]}, bank="2 wood", hoarder=WHITE, step="before_roll")
    roll(game, 6)
    assert hand(game, ORANGE) == hand(game, BLUE) == {}
    assert bank(game)["wood"] == 2


@pytest.mark.rule("B-27")
def test_the_last_cards_are_given_when_they_just_suffice() -> None:
    game = position(settlements={ORANGE: [0]}, cities={BLUE: [8]}, bank="3 wood", hoarder=WHITE, step="before_roll")
    roll(game, 6)
    assert (hand(game, ORANGE), hand(game, BLUE)) == ({"wood": 1}, {"wood": 2})
    assert bank(game)["wood"] == 0


@pytest.mark.rule("B-27")
@pytest.mark.parametrize(("left", "given"), [(2, {"wood": 2}), (1, {"wood": 1}), (0, {})])
def test_the_only_one_entitled_takes_what_is_left(left: int, given: dict[str, int]) -> None:
    game = position(settlements={BLUE: [0]}, cities={BLUE: [8]}, bank=f"{left} wood", hoarder=WHITE, step="before_roll")
    roll(game, 6)
    assert hand(game, BLUE) == given
    assert bank(game)["wood"] == 0


@pytest.mark.rule("B-27")
def test_a_shortage_leaves_other_resources_unaffected() -> None:
    game = position(
        settlements={ORANGE: [0, 31], BLUE: [8]}, cities={RED: [19]}, bank="1 wood", hoarder=WHITE, step="before_roll"
    )
    roll(game, 6)
    assert hand(game, ORANGE) == {"ore": 1}
    assert hand(game, RED) == {"ore": 2}
    assert hand(game, BLUE) == {}


@pytest.mark.rule("B-27")
def test_each_shortage_is_judged_on_its_own() -> None:
    """Of the last wood nobody gets any, two being entitled; the last ore goes to orange alone."""
    game = position(
        settlements={BLUE: [8]}, cities={ORANGE: [0, 31]}, bank="2 wood 1 ore", hoarder=WHITE, step="before_roll"
    )
    roll(game, 6)
    assert hand(game, ORANGE) == {"ore": 1}
    assert hand(game, BLUE) == {}


@pytest.mark.rule("B-25", "B-27")
@pytest.mark.parametrize("left", [19, 4])
def test_two_hexes_of_one_resource_and_number_are_both_paid(left: int) -> None:
    game = position(
        terrain={10: "forest"},
        settlements={ORANGE: [0, 19]},
        cities={BLUE: [31]},
        bank=f"{left} wood",
        hoarder=WHITE,
        step="before_roll",
    )
    roll(game, 6)
    assert (hand(game, ORANGE), hand(game, BLUE)) == ({"wood": 2}, {"wood": 2})
    assert bank(game)["wood"] == left - 4


@pytest.mark.rule("B-27")
def test_all_hexes_of_the_number_count_together() -> None:
    """Orange and blue each stand alone at a forest 6, and one wood is left: two are entitled."""
    game = position(
        terrain={10: "forest"}, settlements={ORANGE: [0], BLUE: [31]}, bank="1 wood", hoarder=WHITE, step="before_roll"
    )
    roll(game, 6)
    assert hand(game, ORANGE) == hand(game, BLUE) == {}


@pytest.mark.rule("B-27")
def test_a_player_entitled_at_two_hexes_is_still_the_only_one() -> None:
    game = position(
        terrain={10: "forest"}, settlements={ORANGE: [0, 31]}, bank="1 wood", hoarder=WHITE, step="before_roll"
    )
    roll(game, 6)
    assert hand(game, ORANGE) == {"wood": 1}


@pytest.mark.rule("B-27", "B-26")
def test_a_home_at_the_robbed_hex_is_not_entitled() -> None:
    """Blue's forest is robbed, so orange is the only one entitled and takes the last wood."""
    game = position(
        terrain={10: "forest"},
        cities={ORANGE: [0]},
        settlements={BLUE: [31]},
        bank="1 wood",
        robber=10,
        hoarder=WHITE,
        step="before_roll",
    )
    roll(game, 6)
    assert hand(game, ORANGE) == {"wood": 1}
    assert hand(game, BLUE) == {}


@pytest.mark.rule("B-26")
def test_the_robbed_one_of_two_like_hexes_gives_nothing() -> None:
    game = position(
        terrain={10: "forest"}, settlements={ORANGE: [0, 19]}, cities={BLUE: [31]}, robber=10, step="before_roll"
    )
    roll(game, 6)
    assert (hand(game, ORANGE), hand(game, BLUE)) == ({"wood": 1}, {})


@pytest.mark.rule("B-26", "B-27")
def test_an_own_home_at_the_robbed_hex_does_not_spoil_the_last_cards() -> None:
    game = position(
        terrain={10: "forest"},
        cities={ORANGE: [0, 19]},
        bank="1 wood",
        robber=10,
        hoarder=WHITE,
        step="before_roll",
    )
    roll(game, 6)
    assert hand(game, ORANGE) == {"wood": 1}


@pytest.mark.rule("B-27")
def test_a_shortage_is_forgotten_by_the_next_roll() -> None:
    game = position(cities={ORANGE: [0], BLUE: [8]}, bank="1 wood", hoarder=WHITE, step="before_roll", turn_of=WHITE)
    roll(game, 6)
    game.play("bank_trade wood for ore")
    game.play("end_turn")
    roll(game, 6)
    assert (hand(game, ORANGE), hand(game, BLUE)) == ({"wood": 2}, {"wood": 2})
