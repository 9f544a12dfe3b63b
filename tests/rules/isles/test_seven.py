"""A seven: half of a large hand, and no robber.  (E-23)"""

import pytest

import kogge
from kogge.games.isles.scenarios import ISLES
from tests.support.isles import BLUE, ORANGE, RED, WHITE, bank, choices, column, do, gold, hand, isles, roll

SCENARIOS = [scenario.name for scenario in ISLES]
WITH_PIRATE = SCENARIOS[1:]


def seven(scenario: str = "explorers-pirates", **hands: str) -> kogge.Game:
    """Red has just rolled a seven."""
    seats = {"blue": BLUE, "red": RED, "white": WHITE, "orange": ORANGE}
    dealt = {seats[color]: words for color, words in hands.items()}
    game = isles(scenario, hand=dealt, step="before_roll", turn_of=RED)
    roll(game, 7)
    return game


@pytest.mark.rule("E-23", "E-09")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize(("held", "given"), [(7, 0), (8, 4), (9, 4), (10, 5), (15, 7)])
def test_more_than_seven_cards_lose_half_rounded_down(scenario: str, held: int, given: int) -> None:
    game = seven(scenario, blue=f"{held} wood")
    for _ in range(given):
        assert (game.step, game.to_act) == ("discard", BLUE)
        game.play("discard wood")
    assert game.step != "discard"
    assert hand(game, BLUE) == {"wood": held - given}
    assert bank(game)["wood"] == 19 - held + given


@pytest.mark.rule("E-23")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_gold_is_no_card_and_does_not_count(scenario: str) -> None:
    """Ruling 5."""
    game = isles(scenario, hand={BLUE: "7 wood"}, gold={BLUE: 30, RED: 8}, step="before_roll")
    roll(game, 7)
    assert game.step != "discard"
    assert (hand(game, BLUE), gold(game, BLUE), gold(game, RED)) == ({"wood": 7}, 30, 8)


@pytest.mark.rule("E-23")
def test_gold_does_not_raise_what_is_due_and_cannot_be_given_instead() -> None:
    game = isles(hand={BLUE: "5 wood 3 ore"}, gold={BLUE: 30}, step="before_roll")
    roll(game, 7)
    assert choices(game, "discard") == ["wood", "ore"]
    for card in ("ore", "wood", "ore", "ore"):
        game.play(f"discard {card}")
    assert game.step == "place_pirate"
    assert (hand(game, BLUE), gold(game, BLUE)) == ({"wood": 4}, 30)


@pytest.mark.rule("E-23")
def test_everyone_chooses_the_own_cards() -> None:
    game = seven(white="4 wood 2 wool 2 grain")
    assert game.to_act == WHITE
    assert choices(game, "discard") == ["wood", "wool", "grain"]
    for card in ("wool", "wool", "grain", "wood"):
        game.play(f"discard {card}")
    assert hand(game, WHITE) == {"wood": 3, "grain": 1}


@pytest.mark.rule("E-23")
@pytest.mark.parametrize("scenario", WITH_PIRATE)
def test_all_discards_come_before_the_pirate(scenario: str) -> None:
    game = seven(scenario, blue="8 wood", red="9 wool", orange="8 ore")
    for seat, card in ((BLUE, "wood"), (RED, "wool"), (ORANGE, "ore")):
        for _ in range(4):
            assert (game.step, game.to_act) == ("discard", seat)
            game.play(f"discard {card}")
    assert (game.step, game.to_act) == ("place_pirate", RED)


@pytest.mark.rule("E-23")
@pytest.mark.parametrize("scenario", WITH_PIRATE)
def test_without_discards_the_pirate_moves_at_once_and_then_the_turn_goes_on(scenario: str) -> None:
    game = seven(scenario, blue="7 wood")
    assert (game.step, game.to_act) == ("place_pirate", RED)
    do(game, "place_pirate {5,0}")
    assert (game.step, game.to_act) == ("action", RED)  # there is nobody to steal from


@pytest.mark.rule("E-23")
def test_in_the_first_scenario_the_turn_goes_on_after_the_discards() -> None:
    game = seven("land-ho", white="8 ore", red="wood")
    for _ in range(4):
        game.play("discard ore")
    assert (game.step, game.to_act, game.turn_of) == ("action", RED, RED)
    assert (seven("land-ho").step, seven("land-ho").to_act) == ("action", RED)


@pytest.mark.rule("E-23")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_there_is_no_robber(scenario: str) -> None:
    game = seven(scenario)
    assert "robber" not in game.rules.layout.fields
    assert not {"move_robber", "play_knight"} & set(game.notation.acts)


@pytest.mark.rule("E-23")
def test_after_a_seven_every_hex_yields_as_before() -> None:
    game = isles("land-ho", settlements={BLUE: ["4,-3 N"], RED: ["0,0 NW"], WHITE: ["1,3 S"]}, step="before_roll")
    roll(game, 7)
    for total in (9, 6, 5):
        do(game, "set_sail", "end_turn", "roll", f"dice {total}")
    assert column(game, "hand_size") == [1, 1, 1, 0]
