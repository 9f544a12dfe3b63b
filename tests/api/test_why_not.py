"""Why an action is not open: each kind of answer that the referee of the base game gives."""

import json

import pytest

import kogge
from kogge.engine.state import CHANCE
from kogge.games.refusal import Refused
from kogge.reasons import Reason
from tests.support.founding import found, founding
from tests.support.position import BLUE, ORANGE, RED, WHITE, position

HOME = {ORANGE: [7]}
ROAD = {ORANGE: ["3-7"]}


def why(game: kogge.Game, action: str, seat: int | None = None) -> Reason:
    """The reason, which there must be."""
    reason = game.why_not(action, seat)
    assert reason is not None, f"{action} is open"
    return reason


def told(game: kogge.Game, action: str, seat: int | None = None) -> tuple[str, str]:
    """The rule and the sentence, with apostrophes as they are typed."""
    reason = why(game, action, seat)
    return reason.rule, reason.text().replace("\u2019", "'")


def test_what_is_legal_has_nothing_against_it() -> None:
    game = position(settlements=HOME, hand={ORANGE: "wood brick"})
    assert game.why_not("end_turn") is None
    assert game.why_not("build_road 7-11") is None
    assert game.why_not(game.action("build_road 7-11")) is None


@pytest.mark.rule("B-07")
def test_it_is_told_which_cards_are_missing() -> None:
    game = position(settlements=HOME, hand={ORANGE: "ore grain"})
    reason = why(game, "build_city 7")
    assert (reason.rule, reason.key, reason.parts) == ("B-07", "too_dear", {"missing": {"ore": 2, "grain": 1}})
    assert reason.text() == "1 grain and 2 ore are missing."
    assert told(position(settlements=HOME, hand={ORANGE: "wood"}), "build_road 7-11") == ("B-07", "1 brick is missing.")


@pytest.mark.rule("B-15")
def test_it_is_told_who_lives_too_near() -> None:
    game = position(settlements={RED: [12]}, roads=ROAD, hand={ORANGE: "wood brick wool grain"})
    reason = why(game, "build_settlement 7")
    assert (reason.rule, reason.parts) == ("B-15", {"intersection": 12, "seat": RED})
    assert "a home of red, is right beside it." in reason.text()
    own = position(settlements=HOME, roads={ORANGE: ["7-12"]}, hand={ORANGE: "wood brick wool grain"})
    assert "a home of yours" in why(own, "build_settlement 12").text()


@pytest.mark.rule("B-50")
def test_it_is_told_who_blocks_a_road() -> None:
    game = position(settlements={RED: [7]}, roads=ROAD, hand={ORANGE: "wood brick"})
    reason = why(game, "build_road 7-11")
    assert (reason.rule, reason.key) == ("B-50", "road_blocked")
    assert reason.text().endswith("your road is blocked by red.")
    assert why(game, "build_road 49-53").key == "road_not_joined"


@pytest.mark.rule("B-54")
def test_what_is_wrong_for_good_is_told_before_what_a_turn_can_change() -> None:
    cities = {ORANGE: [0, 5, 12, 15]}
    reason = why(position(cities=cities, settlements={ORANGE: [40]}), "build_city 44")
    assert [one.key for one in (reason, *reason.others)] == ["no_own_settlement", "none_left", "too_dear"]
    assert reason.others[0].text() == "All 4 of your cities are on the board."


@pytest.mark.rule("B-42")
def test_a_card_bought_in_this_turn_waits() -> None:
    game = position(bought={ORANGE: "knight"})
    assert told(game, "play_knight") == ("B-42", "You have bought “knight” in this very turn.")
    assert told(game, "play_discovery") == ("B-41", "You have no card “discovery”.")


@pytest.mark.rule("B-41")
def test_a_second_card_in_a_turn_is_one_too_many() -> None:
    game = position(cards={ORANGE: "monopoly"}, card_played=True)
    assert told(game, "play_monopoly ore") == ("B-41", "You have played a development card in this turn already.")


@pytest.mark.rule("B-20", "B-71", "B-76")
def test_in_anothers_turn_it_is_told_whose_it_is() -> None:
    game = position(hand={RED: "4 wood"})
    assert told(game, "end_turn", RED) == ("B-20", "It is orange's turn.")
    assert told(game, "open_trade", RED) == ("B-71", "It is orange's turn.")
    assert told(game, "bank_trade wood for ore", RED) == ("B-76", "It is orange's turn.")


@pytest.mark.rule("B-23")
def test_before_the_roll_it_is_told_to_roll_and_what_else_is_wrong() -> None:
    reason = why(position(step="before_roll", settlements=HOME), "build_road 7-11")
    assert (reason.rule, reason.text()) == ("B-23", "First the dice must be rolled.")
    assert [one.key for one in reason.others] == ["too_dear"]


def test_after_the_roll_it_is_too_late_to_roll() -> None:
    assert told(position(), "roll") == ("B-23", "That can only be done before the dice are rolled.")


@pytest.mark.rule("B-21")
def test_with_separate_phases_there_is_no_trade_after_building() -> None:
    game = position(phases="separate", hand={ORANGE: "4 wood"})
    assert told(game, "end_turn") == ("B-21", "First go on to building.")
    game.play("start_building")
    assert told(game, "bank_trade wood for ore") == ("B-21", "That can only be done in the trade phase.")


@pytest.mark.rule("B-57")
def test_a_card_is_bought_when_one_builds() -> None:
    game = position(phases="separate", hand={ORANGE: "ore wool grain"})
    assert told(game, "buy_card") == ("B-57", "First go on to building.")
    game.play("start_building")
    assert game.why_not("buy_card") is None
    robbing = position(phases="separate", step="move_robber", hand={ORANGE: "ore wool grain"})
    assert told(robbing, "buy_card") == ("B-32", "First move the robber.")


@pytest.mark.rule("B-35")
def test_the_robber_moves_only_when_something_moves_it() -> None:
    rule, text = told(position(), "move_robber 3")
    assert (rule, text) == ("B-35", "That can only be done when a seven or a card lets you move the robber.")


@pytest.mark.rule("B-31")
def test_while_others_discard_the_active_player_waits() -> None:
    game = position(step="before_roll", hand={RED: "8 wood", ORANGE: "wood brick"}, settlements=HOME)
    game.play("roll")
    game.play("dice 7")
    assert told(game, "build_road 7-11", ORANGE) == ("B-31", "First red must decide.")
    assert told(game, "discard ore", RED) == ("B-31", "You have no ore.")
    assert told(game, "end_turn", RED) == ("B-20", "It is orange's turn.")


@pytest.mark.rule("B-31")
def test_whoever_has_given_back_enough_is_told_so() -> None:
    game = position(step="before_roll", hand={RED: "8 wood", BLUE: "8 ore"})
    game.play("roll")
    game.play("dice 7")
    game.give(RED, "; ".join(["discard wood"] * 4))
    assert told(game, "discard wood", RED) == ("B-31", "You have no more cards to give back.")


def test_chance_can_be_asked_about_what_chance_decides() -> None:
    game = position(step="before_roll")
    assert told(game, "dice 8") == ("B-23", "That is for dice and cards to decide.")
    game.play("roll")
    assert game.to_act == CHANCE
    assert game.why_not("dice 8") is None
    assert told(game, "dice 1") == ("B-23", "Two dice can't show 1.")
    assert told(game, "roll") == ("B-23", "That is for a player to decide.")


def test_while_chance_decides_a_seat_waits_for_it() -> None:
    game = position(step="before_roll")
    game.play("roll")
    assert told(game, "end_turn", ORANGE) == ("B-23", "First the dice must be rolled.")
    assert told(game, "end_turn", RED) == ("B-20", "It is orange's turn.")


@pytest.mark.rule("B-33")
def test_chance_draws_from_the_hand_of_the_victim() -> None:
    game = position(step="move_robber", settlements={RED: [20]}, hand={RED: "ore"})
    game.play("move_robber 6")
    assert told(game, "rob orange") == ("B-33", "You can't rob yourself.")
    assert why(game, "rob blue").key == "not_at_robber"
    game.play("rob red")
    assert game.why_not("steal ore") is None
    assert told(game, "steal wood") == ("B-33", "There is no wood in the hand of red.")
    assert told(game, "steal wood", BLUE) == ("B-33", "That is for dice and cards to decide.")


@pytest.mark.rule("B-72", "B-77")
def test_a_trade_has_two_sides_and_cards_for_both() -> None:
    game = position(hand={ORANGE: "ore", RED: "wood"})
    game.play("open_trade")
    assert told(game, "propose") == ("B-72", "You must offer something: gifts are not allowed.")
    game.play("offer ore")
    assert told(game, "offer ore") == ("B-77", "You have no more ore to offer.")
    assert told(game, "ask ore") == ("B-72", "There can't be ore on both sides of a trade.")
    for text in ("ask wood", "ask wood", "propose"):
        game.play(text)
    assert told(game, "accept", RED) == ("B-77", "You can't give what is asked for: 1 wood is missing.")
    assert told(game, "accept", BLUE) == ("B-77", "You can't give what is asked for: 2 wood are missing.")
    assert told(game, "propose", RED) == ("B-70", "That can only be done while you make an offer.")


@pytest.mark.rule("B-74", "B-75")
def test_the_rate_of_a_harbour_is_the_rule_that_is_cited() -> None:
    game = position(settlements={ORANGE: [0, 5]}, hand={ORANGE: "2 wood wool"})
    assert told(game, "bank_trade wood for ore") == ("B-74", "The bank takes 3 equal cards: 1 wood is missing.")
    assert told(game, "bank_trade wool for ore") == ("B-75", "The bank takes 2 equal cards: 1 wool is missing.")
    assert told(position(), "bank_trade wool for ore")[0] == "B-73"


@pytest.mark.rule("B-14", "B-16")
def test_in_the_founding_a_road_begins_at_the_new_settlement() -> None:
    game = founding(ORANGE, players=2)
    assert told(game, "build_road 7-11", ORANGE) == ("B-14", "First found a settlement.")
    assert told(game, "build_road 7-11", RED) == ("B-14", "First orange must decide.")
    game.play("found_settlement 7")
    assert why(game, "found_road 49-53").rule == "B-14"
    game.play("found_road 7-11")
    found(game, 40, "40-44")
    game.play("found_settlement 49")
    assert why(game, "found_road 7-12").rule == "B-16"


def test_when_the_game_is_over_nothing_is_open() -> None:
    game = kogge.start("base", seed=4)
    game.play_out()
    assert {told(game, text, seat) for text in ("roll", "dice 7") for seat in range(4)} == {
        ("B-80", "The game is over.")
    }


def test_a_reason_is_told_in_three_languages() -> None:
    game = position(settlements={RED: [7]}, roads=ROAD, hand={ORANGE: "wood brick"})
    reason = why(game, "bank_trade wood for ore")
    assert reason.text("es") == "El banco toma 4 cartas iguales: faltan 3 de madera."
    assert reason.text("de") == "Die Bank nimmt 4 gleiche Karten: Es fehlen 3 Holz."
    assert reason.text() == "The bank takes 4 equal cards: 3 wood are missing."
    with pytest.raises(Refused, match="there are no texts in 'xx'"):
        reason.text("xx")


def test_a_reason_is_plain_values_for_programs() -> None:
    reason = why(position(step="before_roll", settlements=HOME, hand={ORANGE: "wood"}), "build_road 7-11")
    kept = json.loads(json.dumps(reason.to_dict()))
    assert kept == {
        "rule": "B-23",
        "key": "first",
        "parts": {"step": "before_roll"},
        "slots": {"step": "step"},
        "others": [
            {
                "rule": "B-07",
                "key": "too_dear",
                "parts": {"missing": {"brick": 1}},
                "slots": {"missing": "goods"},
                "others": [],
            }
        ],
    }


def test_a_view_answers_for_its_own_seat() -> None:
    game = position(hand={RED: "wood"}, cards={WHITE: "knight"})
    reason = game.view(WHITE).why_not("play_knight")
    assert reason == game.why_not("play_knight", WHITE)
    with pytest.raises(Refused, match="a spectator has nothing to decide"):
        game.view(None).why_not("roll")
    with pytest.raises(Refused, match="fly_away"):
        game.why_not("fly_away")
