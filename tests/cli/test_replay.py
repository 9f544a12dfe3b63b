"""A recorded game, stepped through in the terminal."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import kogge
from kogge.cli.terminal.replay import replay_in_terminal
from tests.cli.typist import Typist

RECORD = Path(__file__).parents[1] / "recorded" / "base_example.record"


@pytest.fixture(scope="module")
def game() -> kogge.Game:
    return kogge.read_record(RECORD.read_text("utf-8"))


def leaf_through(game: kogge.Game, lines: Iterable[str], height: int = 24) -> Typist:
    typist = Typist(lines, height=height)
    replay_in_terminal(game, typist.console, typist.read)
    return typist


def at(typist: Typist) -> list[int]:
    """After how many actions each position was that was shown."""
    return [int(number) for number in re.findall(r"^(\d+) of \d+: ", typist.seen, re.MULTILINE)]


def test_enter_goes_through_the_whole_game_one_action_at_a_time(game: kogge.Game) -> None:
    typist = leaf_through(game, [""] * (len(game) + 1))
    assert "The beginning of a game of" in typist.seen
    assert at(typist) == list(range(1, len(game) + 1))
    assert "This is the last position" in typist.seen


@pytest.mark.parametrize(
    ("lines", "places"),
    [
        (["next", "n", "next 3", "5", "+2"], [1, 2, 5, 10, 12]),
        (["action 20", "previous", "p", "back 3", "-5"], [20, 19, 18, 15, 10]),
        (["3", "previous 50", "next"], [3, 1]),
        (["action 7", "start", ""], [7, 1]),
    ],
)
def test_one_can_go_forwards_and_backwards(game: kogge.Game, lines: list[str], places: list[int]) -> None:
    assert at(leaf_through(game, lines)) == places


def test_one_can_jump_to_the_end(game: kogge.Game) -> None:
    assert at(leaf_through(game, ["end", "next 99999"])) == [len(game)]
    assert at(leaf_through(game, ["next 99999"])) == [len(game)]


def test_one_can_jump_to_the_beginning_of_a_turn(game: kogge.Game) -> None:
    typist = leaf_through(game, ["turn 16", "turn 2"])
    assert "Turn 16: white" in typist.after("turn 16")
    assert "Turn 2: red" in typist.after("turn 2")
    assert "red  began turn 2." in typist.after("turn 2")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("dance", "'dance' is not something that a replay can do; type help."),
        ("turn", "A number is needed here."),
        ("turn 99", "The record has 17 turns."),
        ("turn last", "A number is needed here, not 'last'."),
        ("action 99999", "The record has 166 actions."),
        ("previous", "This is the beginning."),
        ("map moon", "A map can show paths, intersections or hexes, not 'moon'."),
    ],
)
def test_wrong_input_is_answered_with_a_sentence(game: kogge.Game, line: str, answer: str) -> None:
    typist = leaf_through(game, [line])
    assert typist.after(line).startswith(answer)
    assert at(typist) == []


def test_all_hands_are_open(game: kogge.Game) -> None:
    typist = leaf_through(game, ["end"])
    hands = game.read("hand")
    for kind, name in enumerate(("wood", "brick", "wool", "grain", "ore")):
        counts = " +".join(str(hand[kind]) for hand in hands)
        assert re.search(rf"{name} +{counts} +\d+", typist.after("end")), name


def test_what_was_bought_and_stolen_is_told(game: kogge.Game) -> None:
    typist = leaf_through(game, ["end", "log"])
    log = re.sub(r"\s+", " ", typist.after("log"))
    assert "red began turn 2, rolled 10: " in log
    assert "bought a development card: discovery" in log
    assert "stole 1 wood from white" in log
    assert "traded 1 wool for 1 brick with white" in log


def test_the_log_tells_only_what_has_been_shown(game: kogge.Game) -> None:
    typist = leaf_through(game, ["turn 3", "log", "log 1"])
    assert "red  began turn 2, rolled 10: " in typist.after("log")
    assert "blue  began turn 3." in typist.after("log")
    assert len(typist.after("log 1").strip().split("\n")) < len(typist.after("log").strip().split("\n"))


def test_an_action_without_words_of_its_own_is_told_by_its_name(game: kogge.Game) -> None:
    first = next(number for number, action in enumerate(game.actions, start=1) if game.text(action) == "roll")
    assert f"{first} of {len(game)}: orange: roll" in leaf_through(game, [f"action {first}"]).seen


def test_help_and_maps_are_there(game: kogge.Game) -> None:
    typist = leaf_through(game, ["help", "map hexes", "map", "quit", "never typed"])
    assert "the beginning of a turn" in typist.after("help")
    assert "18" in typist.after("map hexes")
    assert "never typed" not in typist.seen


def test_the_end_of_the_input_and_an_interruption_end_it_with_a_sentence(game: kogge.Game) -> None:
    def interrupted() -> Iterator[str]:
        yield "next"
        raise KeyboardInterrupt

    assert leaf_through(game, []).seen.endswith("\nThe replay ends here.\n")
    assert leaf_through(game, interrupted()).seen.endswith("\nThe replay ends here.\n")


def test_a_replay_changes_nothing(game: kogge.Game) -> None:
    before = game.record()
    leaf_through(game, ["turn 5", "end", "start", "log"])
    assert game.record() == before


@pytest.mark.parametrize("name", ["base_four_trade", "base_three_separate_2015", "base_two_random_board"])
def test_every_recorded_game_can_be_read_to_its_end(name: str) -> None:
    game = kogge.read_record(RECORD.with_name(f"{name}.record").read_text("utf-8"))
    typist = leaf_through(game, ["end", "log", "turn 1"], height=40)
    assert f"{len(game)} of {len(game)}:" in typist.seen
