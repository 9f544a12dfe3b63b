"""What a roll brings: cards, or else a gold.  (E-21, E-22, and B-25, B-27 by E-09)"""

import pytest

import kogge
from kogge.games.isles.scenarios import ISLES
from tests.support.isles import BLUE, ORANGE, RED, WHITE, bank, column, do, gold, hand, isles, roll

SCENARIOS = [scenario.name for scenario in ISLES]
NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]

# On the island the only 9 is the forest 4,-3. Its corner N touches nothing else, SE the sea, SW other land.
# There are two 8s: the pasture 3,-2 and the forest 2,0; and no 2 at all.


# Compensation


@pytest.mark.rule("E-21")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("turn_of", [BLUE, WHITE])
def test_everyone_without_a_card_takes_a_gold_whoever_has_rolled(scenario: str, turn_of: int) -> None:
    game = isles(scenario, settlements={BLUE: ["4,-3 N"], RED: ["0,3 N"]}, step="before_roll", turn_of=turn_of)
    roll(game, 9)
    assert column(game, "gold") == [2, 3, 3, 3]
    assert [hand(game, seat) for seat in range(4)] == [{"wood": 1}, {}, {}, {}]


@pytest.mark.rule("E-21")
@pytest.mark.parametrize("total", NUMBERS)
def test_every_roll_but_a_seven_compensates(total: int) -> None:
    game = isles(step="before_roll", players=3, gold={BLUE: 0, RED: 5})
    roll(game, total)
    assert column(game, "gold") == [1, 6, 3]


@pytest.mark.rule("E-21", "E-23")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_seven_does_not_compensate(scenario: str) -> None:
    game = isles(scenario, settlements={RED: ["4,-3 N"]}, step="before_roll")
    roll(game, 7)
    assert column(game, "gold") == [2, 2, 2, 2]


@pytest.mark.rule("E-21")
def test_compensation_is_one_gold_however_many_homes_a_player_has() -> None:
    game = isles(harbours={BLUE: ["4,-3 SE", "3,-1 N"]}, settlements={BLUE: ["0,3 N", "0,0 N"]}, step="before_roll")
    roll(game, 12)
    assert gold(game, BLUE) == 3


@pytest.mark.rule("E-21")
def test_a_player_with_many_cards_is_compensated_as_well() -> None:
    game = isles(hand={BLUE: "3 wood 2 ore", RED: "wool"}, step="before_roll")
    roll(game, 9)
    assert (gold(game, BLUE), hand(game, BLUE)) == (3, {"wood": 3, "ore": 2})


@pytest.mark.rule("E-21")
@pytest.mark.parametrize("scenario", ["pirate-lairs", "fish", "explorers-pirates"])
def test_gold_from_a_gold_river_does_not_cancel_the_compensation(scenario: str) -> None:
    """Ruling 1: two gold from the river, one because it is no card."""
    game = isles(scenario, tiles={"5,-1": "gold_river 5"}, settlements={BLUE: ["5,-1 NW"]}, step="before_roll")
    roll(game, 5)
    assert column(game, "gold") == [2 + 2 + 1, 3, 3, 3]


@pytest.mark.rule("E-21")
def test_a_card_beside_the_gold_of_a_river_does_cancel_it() -> None:
    game = isles(
        tiles={"5,-1": "gold_river 5"}, settlements={BLUE: ["5,-1 NW", "1,3 S"], RED: ["1,3 NE"]}, step="before_roll"
    )
    roll(game, 5)
    assert (hand(game, BLUE), gold(game, BLUE)) == ({"wood": 1}, 2 + 2)
    assert (hand(game, RED), gold(game, RED)) == ({"wood": 1}, 2)


@pytest.mark.rule("E-21")
def test_a_shortage_that_leaves_players_without_a_card_earns_them_the_gold() -> None:
    """Ruling 1: one wood is not enough for two, so both get none and a gold each."""
    game = isles(
        settlements={BLUE: ["4,-3 N"], RED: ["4,-3 SW"]},
        bank="1 wood",
        hoarder=WHITE,
        gold={WHITE: 0},
        step="before_roll",
    )
    roll(game, 9)
    assert hand(game, BLUE) == hand(game, RED) == {}
    assert column(game, "gold") == [3, 3, 1, 3]


@pytest.mark.rule("E-21")
def test_who_gets_at_least_one_card_in_a_shortage_gets_no_gold() -> None:
    """Blue should have two wood, and takes the last one."""
    game = isles(settlements={BLUE: ["4,-3 N", "4,-3 SW"]}, bank="1 wood", hoarder=WHITE, step="before_roll")
    roll(game, 9)
    assert (hand(game, BLUE), gold(game, BLUE)) == ({"wood": 1}, 2)


@pytest.mark.rule("E-21")
def test_a_shortage_of_one_resource_is_no_loss_to_who_gets_another() -> None:
    """At an 8, blue is at the forest and at the pasture, red at the forest alone; the wood has run out."""
    game = isles(
        settlements={BLUE: ["2,0 SE", "3,-2 NW"], RED: ["2,0 N"]}, bank="0 wood", hoarder=WHITE, step="before_roll"
    )
    roll(game, 8)
    assert (hand(game, BLUE), gold(game, BLUE)) == ({"wool": 1}, 2)
    assert (hand(game, RED), gold(game, RED)) == ({}, 3)


@pytest.mark.rule("E-21")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_neutral_colours_get_neither_cards_nor_gold(scenario: str) -> None:
    """Ruling 1: the neutral homes stand at the forest that is rolled, and nobody's gold grows by it."""
    game = isles(
        scenario,
        players=2,
        neutral={2: {"harbours": ["4,-3 SE"], "settlements": ["4,-3 N"]}},
        settlements={RED: ["4,-3 SW"]},
        step="before_roll",
    )
    roll(game, 9)
    assert column(game, "gold") == [3, 2]
    assert (hand(game, RED), bank(game)["wood"]) == ({"wood": 1}, 18)


@pytest.mark.rule("E-21")
def test_each_roll_is_judged_on_its_own() -> None:
    game = isles("land-ho", settlements={BLUE: ["4,-3 N"]}, step="before_roll")
    for total in (9, 12, 9, 2):
        roll(game, total)
        do(game, "set_sail", "end_turn")
    assert column(game, "gold") == [4, 6, 6, 6]


# What a home yields


@pytest.mark.rule("E-22", "E-09")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_harbour_settlement_gets_one_card_like_a_settlement(scenario: str) -> None:
    game = isles(
        scenario,
        harbours={BLUE: ["4,-3 SE"]},
        settlements={RED: ["4,-3 N"]},
        island={"4,-3": "forest"},
        step="before_roll",
    )
    roll(game, 9)
    assert hand(game, BLUE) == hand(game, RED) == {"wood": 1}
    assert bank(game)["wood"] == 17


@pytest.mark.rule("E-22")
def test_a_harbour_settlement_yields_as_much_as_the_settlement_that_it_was() -> None:
    game = isles(settlements={BLUE: ["4,-3 S"]}, hand={BLUE: "2 grain 2 ore"})
    do(game, "build_harbour_settlement {4,-3 S}", "set_sail", "end_turn", "roll", "dice 9")
    assert hand(game, BLUE) == {"wood": 1}
    do(game, "set_sail", "end_turn", "roll", "dice 8")
    assert hand(game, BLUE) == {"wood": 1, "wool": 1}


@pytest.mark.rule("E-22", "E-09")
def test_a_harbour_settlement_gets_one_card_from_each_hex_of_the_number() -> None:
    game = isles(
        harbours={BLUE: ["3,-2 SE", "2,0 NE"]}, settlements={BLUE: ["3,-2 NW"], RED: ["2,0 S"]}, step="before_roll"
    )
    roll(game, 8)
    assert hand(game, BLUE) == {"wool": 2, "wood": 1}
    assert hand(game, RED) == {"wood": 1}


# Production as in the base game


@pytest.mark.rule("E-09")
def test_land_that_was_discovered_yields_like_the_island() -> None:
    """B-25: two hexes of the 5, one of them found."""
    game = isles(
        tiles={"5,-1": "mountain 5", "6,-2": "hill 9"},
        harbours={BLUE: ["5,-1 NW"]},
        settlements={RED: ["1,3 NE"]},
        step="before_roll",
    )
    roll(game, 5)
    assert [hand(game, seat) for seat in (BLUE, RED, WHITE)] == [{"ore": 1}, {"wood": 1}, {}]


@pytest.mark.rule("E-09")
@pytest.mark.parametrize("total", NUMBERS)
def test_only_hexes_of_the_number_yield(total: int) -> None:
    """B-25: the home touches the forest 9, the pasture 8 and the pasture 11."""
    game = isles(settlements={BLUE: ["4,-3 SW"]}, step="before_roll")
    roll(game, total)
    assert hand(game, BLUE) == {9: {"wood": 1}, 8: {"wool": 1}, 11: {"wool": 1}}.get(total, {})


def at_the_forest(left: int) -> kogge.Game:
    """Blue's harbour settlement and red's settlement are at the forest 9; so much wood is left."""
    return isles(
        harbours={BLUE: ["4,-3 SE"]},
        settlements={RED: ["4,-3 N"]},
        bank=f"{left} wood",
        hoarder=WHITE,
        step="before_roll",
    )


@pytest.mark.rule("E-09")
def test_nobody_gets_a_resource_that_does_not_suffice_for_everyone_entitled() -> None:
    """B-27, ruling 4."""
    game = at_the_forest(1)
    roll(game, 9)
    assert hand(game, BLUE) == hand(game, RED) == {}
    assert bank(game)["wood"] == 1


@pytest.mark.rule("E-09", "E-22")
def test_the_last_cards_are_given_when_they_just_suffice() -> None:
    """B-27: a harbour settlement counts for one card, so two are enough."""
    game = at_the_forest(2)
    roll(game, 9)
    assert hand(game, BLUE) == hand(game, RED) == {"wood": 1}
    assert bank(game)["wood"] == 0


@pytest.mark.rule("E-09")
def test_a_neutral_home_is_not_entitled_in_a_shortage() -> None:
    game = isles(
        "pirate-lairs",
        players=2,
        neutral={2: {"harbours": ["4,-3 SE"]}, 3: {"settlements": ["4,-3 N"]}},
        settlements={BLUE: ["4,-3 SW"]},
        bank="1 wood",
        hoarder=RED,
        step="before_roll",
    )
    roll(game, 9)
    assert hand(game, BLUE) == {"wood": 1}


@pytest.mark.rule("E-09")
def test_a_seven_produces_nothing() -> None:
    """B-30."""
    game = isles(settlements={BLUE: ["4,-3 SW"], ORANGE: ["1,2 N"]}, step="before_roll")
    roll(game, 7)
    assert [hand(game, seat) for seat in range(4)] == [{}] * 4
