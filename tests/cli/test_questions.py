"""Questions that a person does not want to answer, and arguments that need no act."""

from pathlib import Path

import pytest

import kogge
from tests.cli.typist import sit_down
from tests.support.isles import BLUE, isles
from tests.support.position import ORANGE, RED, hand, position, roll

WAYS_OUT = ("cancel", "back", "esc", "Escape", "\x1b", "never mind", "")


@pytest.mark.parametrize("word", WAYS_OUT)
def test_an_entry_that_was_opened_is_left_for_the_whole_menu(word: str) -> None:
    game = position(settlements={ORANGE: [20]}, hand={ORANGE: "wood brick"})
    typist = sit_down(game, ["road", word, "2"])
    assert "Which path? Enter or cancel goes back." in typist.seen
    after = typist.seen.split("which path> ")[1]
    assert "Trade, build, or end your turn." in after
    assert "call_for_offers" in after
    assert game.text(game.actions[0]) == "open_trade"  # number 2 of the whole menu


@pytest.mark.parametrize("word", [word for word in WAYS_OUT if word])
def test_an_offer_in_the_making_is_taken_back(word: str) -> None:
    game = position(hand={ORANGE: "2 wool"})
    sit_down(game, ["open_trade", "offer wool", "offer", word, word])  # the question, then the offer
    assert game.step == "action"
    assert game.read("offered")[ORANGE] == [0, 0, 0, 0, 0]


def test_a_counter_offer_in_the_making_leads_back_to_the_answer() -> None:
    game = position(turn_of=RED, hand={ORANGE: "ore", RED: "wool"})
    game.play("open_trade; offer wool; ask ore; propose; decline; decline")
    sit_down(game, ["counter", "cancel"])
    assert (game.step, game.to_act) == ("answer_offer", ORANGE)


def test_where_nothing_is_asked_there_is_nothing_to_cancel() -> None:
    for game in (position(), position(step="move_robber"), isles(step="movement", ships={BLUE: ["4,-1 NW"]})):
        typist = sit_down(game, ["cancel"])
        assert "There is nothing to cancel; undo takes back what you did last." in typist.after("cancel")


def test_leaving_can_be_thought_better_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    game = position(settlements={ORANGE: [20]}, hand={ORANGE: "2 wood 2 brick"})
    typist = sit_down(game, ["build_road 20-25", "quit", "cancel", "build_road 25-31", "quit", ""])
    assert "Keep the game?" in typist.seen
    assert "cancel to play on" in typist.seen
    assert game.read("road").count([ORANGE]) == 2
    assert typist.seen.endswith("You have left the game; it was not saved.\n")
    assert not list(tmp_path.iterdir())


# Arguments alone


@pytest.mark.parametrize("line", ["27", "path 27", "17-18", "27 "])
def test_a_place_answers_the_only_question_there_is(line: str) -> None:
    game = kogge.start("base", seed=3, board="random")
    game.play_chance()
    game.play(f"found_settlement {game.rules.topo.edge_nodes[27][1]}")
    ends = "-".join(map(str, game.rules.topo.edge_nodes[27]))
    sit_down(game, [line.replace("17-18", ends)])
    assert game.read("road")[27] == [ORANGE]


def test_several_numbers_are_no_place() -> None:
    game = kogge.start("base", seed=3, board="random")
    game.play_chance()
    before = game.state.copy()
    typist = sit_down(game, ["1 2 3"])
    assert "found_settlement needs one intersection, not '1 2 3'." in typist.after("1 2 3")
    assert game.state == before


@pytest.mark.parametrize("line", ["3 wool ore", "ore 3 wool", "discard ore, 3 wool"])
def test_cards_are_given_up_by_their_names(line: str) -> None:
    game = position(step="before_roll", hand={ORANGE: "5 wool 3 ore"})
    roll(game, 7)
    sit_down(game, [line])
    assert hand(game, ORANGE) == {"wool": 2, "ore": 2}


def test_two_cards_are_two_cards_and_not_the_second_in_the_list() -> None:
    game = position(step="before_roll", hand={ORANGE: "5 wool 3 ore"})
    roll(game, 7)
    sit_down(game, ["2 wool"])
    assert hand(game, ORANGE) == {"wool": 3, "ore": 3}
    game = position(hand={ORANGE: "3 wool ore"})
    sit_down(game, ["open_trade", "offer", "2 wool"])
    assert game.read("offered")[ORANGE] == [0, 0, 2, 0, 0]


def test_a_colour_says_who_is_robbed() -> None:
    game = position(step="move_robber", settlements={RED: [20]}, hand={RED: "wool"})
    game.play("move_robber 6")
    typist = sit_down(game, ["rob purple", "red"])
    assert "Rob takes the colour of a seat, orange, red, blue or white, not 'purple'." in typist.after("rob purple")
    assert hand(game, ORANGE) == {"wool": 1}


def test_the_bank_is_told_how_many_it_takes() -> None:
    game = position(hand={ORANGE: "4 wood"})
    typist = sit_down(
        game, ["bank 3 wood for ore", "bank 4 wood for 2 ore", "bank x wood for ore", "bank 4 wood for ore"]
    )
    assert "The bank takes 4 wood from you for one card." in typist.after("bank 3 wood for ore")
    assert "The bank takes 4 wood from you for one card." in typist.after("bank 4 wood for 2 ore")
    assert "bank_trade takes a resource for a resource" in typist.after("bank x wood for ore")
    assert hand(game, ORANGE) == {"ore": 1}


def test_a_short_name_is_that_of_the_act_which_is_open() -> None:
    game = position(cards={ORANGE: "road_building"}, settlements={ORANGE: [20]})
    sit_down(game, ["play_road_building", "20-25", "decline"])
    assert game.text(game.actions[2]) == "decline_free_road"
