"""What a person may type, and what comes of it."""

import re

import pytest

import kogge
from tests.cli.typist import Accepter, joined, sit_down
from tests.support.position import BLUE, ORANGE, RED, WHITE, hand, position, roll

# Choosing


def test_an_action_can_be_chosen_by_number_by_name_or_by_a_part_of_its_name() -> None:
    for line in ("1", "roll", "ROLL", "ro", ""):
        game = position(step="before_roll")
        typist = sit_down(game, [line])
        assert "You  rolled" in typist.seen, line


def test_a_long_list_is_folded_and_opened_by_its_number() -> None:
    game = position(settlements={ORANGE: [20]}, roads={ORANGE: ["20-25-31"]}, hand={ORANGE: "wood brick"})
    typist = sit_down(game, ["1", "46"])
    assert "1 build_road (5 paths)" in typist.seen
    assert "build_road: path 22, 30, 32, 46, 47" in typist.after("1")
    assert game.read("road")[46] == [ORANGE]


def test_a_number_with_an_argument_needs_no_opening() -> None:
    game = position(settlements={ORANGE: [20]}, hand={ORANGE: "wood brick"})
    sit_down(game, ["1 20-25"])
    assert game.read("road")[30] != [ORANGE]
    assert sum(owner == [ORANGE] for owner in game.read("road")) == 1


def test_enter_closes_an_opened_list() -> None:
    game = position(settlements={ORANGE: [20]}, hand={ORANGE: "wood brick"})
    typist = sit_down(game, ["road", "", "2"])
    assert "which path> " in typist.seen
    assert "call_for_offers" in typist.seen.split("which path> ")[1]
    assert "Compose your offer" in typist.seen


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("17", "There is no number 17 in the list; it goes from 1 to 6."),
        ("build_city 3", "build_city 3 is not possible now; you may choose among"),
        ("fly", "There is no action 'fly' in this game"),
        ("end_trun", "did you mean 'end_turn'?"),
        ("build_road sea", "build_road takes a path from 0 to 71, not 'sea'."),
        ("build_road 0", "build_road 0 is not possible now"),
        ("map moon", "A map can show paths, intersections or hexes, not 'moon'."),
        ("log many", "A number is needed here, not 'many'."),
        ("log " + "9" * 5000, "A number is needed here"),
        ("9" * 5000, "A number is needed here"),
        ("help fly", "There is no action 'fly' in this game."),
        ("save", "Save needs the name of a file"),
        ("save board", "A game that began from an arranged position has no record."),
        ("trade for wool", "Both sides of a trade need cards"),
        ("trade gold for wool", "'gold' can't be traded"),
        ("trade 5000 wool for ore", "Nobody has 5000 cards of a kind."),
        ("trade wool for ore", "You have no more wool to offer [B-77]."),
        ("trade 3 wood for ore", "You have no more wood to offer [B-77]."),
        ("trade wood for 20 ore", "The others can\u2019t have more ore than 19 [B-77]."),
        ("trade wood for wood", "There can\u2019t be wood on both sides of a trade [B-72]."),
        (";", "An action must be named"),
        ("play", "'play' could mean play_knight or play_monopoly."),
        ("trade wool", "Both sides of a trade need cards, as in 'trade wool wool for brick'."),
        ("sail 1 to 4", "There is no action 'sail' in this game; type help."),
        ("rob red", "Rob red is not possible now; you may choose among"),
        ("city", "build_city is not possible now; you may choose among"),
        ("robber", "move_robber is not possible now"),
        ("build_road 20-31", "No path joins 20 and 31."),
        ("build_road 0", "build_road can be 22, 31 or 32; other choices: end_turn,"),
        ("build_road 31; build_road 22", "build_road 22 is not possible after the actions before it"),
        ("bank_trade wood", "bank_trade wood is not possible now"),
        ("undo", "There is nothing to take back."),
    ],
)
def test_wrong_input_is_answered_with_a_sentence(line: str, answer: str) -> None:
    game = position(settlements={ORANGE: [20]}, hand={ORANGE: "wood brick"}, cards={ORANGE: "knight monopoly"})
    before = game.state.copy()
    typist = sit_down(game, [line])
    assert joined(answer) in joined(typist.after(line))
    assert game.state == before


@pytest.mark.parametrize(
    "step", ["before_roll", "action", "move_robber", "rob", "discard", "close_deal", "answer_offer"]
)
def test_no_answer_names_the_very_act_that_was_refused_without_saying_how_it_is_done(step: str) -> None:
    game = decision(step)
    seat = game.to_act
    for act in game.notation.acts.values():
        texts = [game.text(act.first), game.text(act.first + act.size - 1)]
        for line in (act.name, *texts, f"{act.name} x", f"{act.name} 1 2 3"):
            twin = game.copy()
            told = joined(sit_down(twin, [line], people=(seat,), width=300).after(line))
            if len(twin) == len(game) and "notpossible" in told:
                assert f"among{act.name}." not in told, line
                assert "?." not in told


def decision(step: str) -> kogge.Game:
    """A position at this step, with something to choose."""
    if step == "discard":
        game = position(step="before_roll", hand={ORANGE: "5 wool 3 ore"})
        roll(game, 7)
    elif step in ("close_deal", "answer_offer"):
        game = position(hand={ORANGE: "2 wool", RED: "brick"})
        game.play(
            "open_trade; offer wool; ask brick; propose" + ("; accept; decline; decline" * (step == "close_deal"))
        )
    elif step == "rob":
        game = position(step="move_robber", settlements={RED: [20]}, hand={RED: "wool"})
        game.play("move_robber 6")
    else:
        game = position(step=step, settlements={ORANGE: [20]}, hand={ORANGE: "wood brick"})
    assert game.step == step
    return game


def test_cards_are_discarded_in_one_line() -> None:
    game = position(step="before_roll", hand={ORANGE: "5 wool 3 ore"})
    roll(game, 7)
    typist = sit_down(game, ["discard 2 wool 3 ore", "discard 3 wool, ore"])
    assert typist.after("discard 2 wool 3 ore").startswith("You give up 4 cards, not 5.")
    assert "You  discarded 3 wool and 1 ore." in typist.seen
    assert hand(game, ORANGE) == {"wool": 2, "ore": 2}


def test_every_legal_action_can_be_reached_through_the_menu() -> None:
    game = position(
        settlements={ORANGE: [20, 40]},
        roads={ORANGE: ["20-25-31"]},
        hand={ORANGE: "4 wood 2 brick 4 wool 3 grain 4 ore"},
        cards={ORANGE: "knight monopoly discovery road_building"},
    )
    for action in game.legal():
        twin, text = game.copy(), game.text(action)
        act, _, argument = text.partition(" ")
        menu = sit_down(game.copy(), []).seen
        found = re.search(rf"(?:^| )(\d+) {act}(?: \(| {re.escape(argument)}\b| \d| *$|  )", menu, re.MULTILINE)
        assert found, f"{text} is not in\n{menu}"
        sit_down(twin, [f"{found[1]} {argument}" if argument else found[1]])
        assert text == twin.text(twin.actions[0])


# Trade


def test_a_trade_is_put_to_the_others_in_one_line() -> None:
    game = position(hand={ORANGE: "2 wool", RED: "brick", BLUE: "brick"})
    typist = sit_down(game, ["trade 2 wool for brick", "deal blue"], bot=Accepter)
    told = re.sub(r"\s+", " ", typist.after("trade 2 wool for brick"))
    assert "You offer 2 wool for 1 brick. Red accepts. Blue accepts. White declines. Close a deal" in told
    assert "You  traded 2 wool for 1 brick with blue." in typist.seen
    assert [hand(game, seat) for seat in (ORANGE, RED, BLUE)] == [{"brick": 1}, {"brick": 1}, {"wool": 2}]


def test_an_offer_can_be_answered_with_another() -> None:
    game = position(turn_of=RED, hand={ORANGE: "ore", RED: "wool brick"})
    game.play("open_trade; offer wool; ask grain; propose; decline; decline")
    typist = sit_down(game, ["", "counter ore for brick"], people=(ORANGE, RED))
    assert "Red offers 1 wool for 1 grain." in typist.seen
    assert "You can't accept this." in typist.seen
    assert game.step == "close_deal"
    assert hand(game, ORANGE) == {"ore": 1}  # red has not agreed yet


def test_two_people_trade_at_one_screen() -> None:
    game = position(turn_of=RED, hand={ORANGE: "ore", RED: "wool brick"})
    lines = ["", "trade wool for grain", "", "counter ore for brick", "", "deal orange"]
    typist = sit_down(game, lines, people=(ORANGE, RED))
    assert "Pass the keyboard to orange" in typist.seen
    assert joined("Orange would give 1 ore for 1 brick.") in joined(typist.seen)
    assert hand(game, ORANGE) == {"brick": 1}
    assert hand(game, RED) == {"wool": 1, "ore": 1}


def test_a_trade_with_the_bank_is_told_from_an_offer() -> None:
    typist = sit_down(position(hand={ORANGE: "4 wool"}), ["trade"])
    told = "'trade' could mean bank_trade or open_trade; an offer to the others is written 'trade wool for ore'."
    assert joined(told) in joined(typist.after("trade"))


def test_an_offer_is_answered_with_a_counter_offer() -> None:
    game = position(turn_of=RED, hand={ORANGE: "ore", RED: "wool"})
    game.play("open_trade; offer wool; ask ore; propose; decline; decline")
    typist = sit_down(game, ["trade ore for wool"])
    assert "An offer is answered with 'counter ore for wool'." in typist.after("trade ore for wool")


def test_a_trade_at_the_wrong_time_is_refused() -> None:
    game = position(hand={ORANGE: "wool"}, step="before_roll")
    typist = sit_down(game, ["trade wool for ore", "counter wool for ore"])
    assert typist.after("trade wool for ore").startswith("Trade is not possible now; you may choose among roll.")
    assert typist.after("counter wool for ore").startswith("Counter is not possible now")


def test_what_lies_on_the_table_is_shown_while_an_offer_is_composed() -> None:
    game = position(hand={ORANGE: "2 wool"})
    typist = sit_down(game, ["open", "offer wool", "ask ore", "propose"])
    assert "You offer 1 wool for nothing yet." in typist.after("offer wool")
    assert "You offer 1 wool for 1 ore." in typist.after("ask ore")
    assert "You  offered 1 wool for 1 ore." in typist.seen


def test_an_offer_begun_by_hand_is_finished_by_a_trade_line() -> None:
    game = position(hand={ORANGE: "2 wool", RED: "ore"})
    sit_down(game, ["open_trade", "trade wool for ore", "deal red"], bot=Accepter)
    assert hand(game, ORANGE) == {"wool": 1, "ore": 1}


# Undo


def test_what_was_built_can_be_taken_back() -> None:
    game = position(settlements={ORANGE: [20]}, hand={ORANGE: "2 wood 2 brick"})
    before = game.state.copy()
    typist = sit_down(game, ["build_road 20-25", "build_road 25-31", "undo", "undo"])
    assert game.state == before
    assert typist.seen.count("1 action taken back.") == 2


def test_a_line_of_several_actions_is_taken_back_as_one() -> None:
    game = position(step="before_roll", hand={ORANGE: "5 wool 3 ore"})
    roll(game, 7)
    before = game.state.copy()
    typist = sit_down(game, ["discard 3 wool ore", "undo"])
    assert "4 actions taken back." in typist.seen
    assert game.state == before


def test_luck_can_not_be_taken_back() -> None:
    game = position(step="before_roll")
    typist = sit_down(game, ["roll", "undo"])
    assert "Luck has decided something since" in typist.after("undo")
    assert len(game) >= 2


def test_the_decision_of_another_seat_can_not_be_taken_back() -> None:
    game = position(hand={ORANGE: "2 wool"})
    typist = sit_down(game, ["trade wool for ore", "undo"])
    assert "White has acted since" in typist.after("undo")


def test_a_secret_that_was_shown_can_not_be_taken_back() -> None:
    game = position(cards={ORANGE: "monopoly"}, hand={RED: "2 wool ore", BLUE: "3 grain", WHITE: "wool 2 brick"})
    typist = sit_down(game, ["play_monopoly wool", "undo"])
    assert "That has shown you what was hidden" in typist.after("undo")
    assert hand(game, ORANGE) == {"wool": 3}


def test_what_was_done_after_a_secret_was_shown_can_be_taken_back_and_no_more() -> None:
    game = position(cards={ORANGE: "monopoly"}, hand={RED: "wool", ORANGE: "wood brick"}, settlements={ORANGE: [20]})
    typist = sit_down(game, ["play_monopoly wool; build_road 20-25", "undo", "undo"])
    assert "1 action taken back." in typist.after("undo")
    assert typist.seen.count("That has shown you what was hidden") == 1
    assert hand(game, ORANGE) == {"wood": 1, "brick": 1, "wool": 1}


def test_a_game_that_goes_on_is_taken_back_action_by_action() -> None:
    game = position(settlements={ORANGE: [20]}, hand={ORANGE: "2 wood 2 brick"})
    game.play("build_road 20-25; build_road 25-31")  # before the person sat down
    typist = sit_down(game, ["undo"])
    assert "1 action taken back." in typist.seen
    assert len(game) == 1


def test_the_story_forgets_what_was_taken_back() -> None:
    game = position(settlements={ORANGE: [20]}, hand={ORANGE: "2 wood 2 brick"})
    typist = sit_down(game, ["build_road 20-25", "undo", "log"])
    assert "built a road" not in typist.after("log")


def test_an_offer_that_was_taken_back_is_not_part_of_the_next() -> None:
    game = position(hand={ORANGE: "wool ore"})
    typist = sit_down(game, ["open_trade", "offer wool", "undo", "offer ore", "ask brick", "propose"])
    assert "You  offered 1 ore for 1 brick." in typist.after("propose")
