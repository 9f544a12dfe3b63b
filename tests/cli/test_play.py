"""A game in the terminal, played by somebody who types, from its beginning to its end."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import kogge
from kogge.bots import make
from kogge.cli.terminal.play import play_in_terminal
from kogge.engine.chance import Random
from kogge.views import View
from tests.cli.typist import Typist, joined, sit_down


def choosing(game: kogge.Game, seed: int) -> Iterator[str]:
    """Lines of somebody who plays as a bot would, and asks for everything else as well."""
    bot = make("greedy", seed)
    luck = Random(seed)
    while not game.is_over:
        yield ("help", "log 3", "map", "map paths", "map hexes", "nonsense", "", "undo")[luck.number(8)]
        if not game.is_over:
            yield game.text(bot.choose(game.view(game.to_act)))
    yield ""


# Whole games


@pytest.mark.parametrize(
    ("players", "board", "phases", "limit", "width", "height"),
    [
        (4, "beginner2010", "combined", 30, 80, 24),
        (3, "random", "separate", 30, 100, 40),
        (2, "random", "combined", 1000, 60, 20),
    ],
)
def test_a_person_plays_a_whole_game_against_bots(
    players: int, board: str, phases: str, limit: int, width: int, height: int
) -> None:
    game = kogge.start("base", seed=3, players=players, board=board, phases=phases, turn_limit=limit)
    typist = Typist(choosing(game, 3), width, height)
    play_in_terminal(game, [0], dict.fromkeys(range(1, players), "greedy"), typist.console, typist.read)
    assert game.is_over
    last = typist.seen.split("\n")[-3:]
    assert (game.winner is None) == (limit < 1000)
    assert last[0].startswith("The game is over" if game.winner is None else game.seats[game.winner].capitalize())
    assert last[1].startswith("Keep the game?")
    for line in typist.seen.split("\n"):
        assert len(line) <= width or "> " in line, line


def test_the_same_lines_bring_the_same_game() -> None:
    def played() -> tuple[str, str]:
        game = kogge.start("base", seed=5, board="random", turn_limit=8)
        typist = Typist(choosing(game, 1))
        play_in_terminal(game, [1], {0: "random", 2: "greedy", 3: "random"}, typist.console, typist.read)
        return game.record(), typist.seen

    assert played() == played()


def test_bots_alone_play_to_the_end_and_the_game_can_be_stepped_through() -> None:
    game = kogge.start("base", seed=2, players=3, turn_limit=12)
    typist = sit_down(game, ["turn 3", "quit"], people=())
    assert game.is_over
    assert "Turn 3:" in typist.after("turn 3")


def test_every_seat_needs_somebody() -> None:
    with pytest.raises(kogge.Refused, match="nobody plays blue and white"):
        play_in_terminal(kogge.start("base"), [0], {1: "random"}, Typist().console, Typist().read)


def test_a_bot_that_fails_is_reported_and_its_game_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def choose(self, view: View) -> int:
            return -1

    monkeypatch.chdir(tmp_path)
    with pytest.raises(kogge.Refused, match=r"Broken in seat \d .*kogge-failure-base-4.record"):
        sit_down(kogge.start("base", seed=4), ["roll", "end_turn"] * 5, bot=Broken)
    assert len(kogge.read_record(Path("kogge-failure-base-4.record").read_text("utf-8"))) > 0


# Saving and leaving


def test_a_saved_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "evening.record"
    game = kogge.start("base", seed=1, board="random")
    typist = sit_down(game, ["20", "27", f"save {file}", "quit"])
    assert typist.seen.endswith(
        f"The game is in {file}.\norange> quit\nYou have left the game; it is in {file}.\n"
    ) or (str(file) in typist.seen.replace("\n", ""))
    again = kogge.read_record(file.read_text("utf-8"))
    assert again.state == game.state
    assert "A game that was saved goes on: you play orange." in sit_down(again, ["quit"]).seen


def test_quitting_an_unsaved_game_offers_to_save_it(tmp_path: Path) -> None:
    game = kogge.start("base", seed=1)
    typist = sit_down(game, ["quit", str(tmp_path / "late.record")])
    assert "Keep the game?" in typist.seen
    assert kogge.read_record((tmp_path / "late.record").read_text("utf-8")).state == game.state


def test_quitting_without_saving_says_so() -> None:
    typist = sit_down(kogge.start("base", seed=1), ["quit", ""])
    assert typist.seen.endswith("You have left the game; it was not saved.\n")


def test_a_file_of_somebody_else_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_text("dear", "utf-8")
    game = kogge.start("base", seed=1)
    typist = sit_down(game, [f"save {file}", f"save {file}2", f"save {file}2"])
    assert joined(f"{file} exists already; choose another name.") in joined(typist.seen)
    assert file.read_text("utf-8") == "dear"
    assert Path(f"{file}2").exists()
    with pytest.raises(kogge.Refused, match="exists already"):
        sit_down(kogge.start("base"), [], save_as=file)


def test_a_file_that_can_not_be_written_is_named(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "Evening.record"
    typist = sit_down(kogge.start("base", seed=1), [f"save {file}"])
    assert joined(f"{file} can't be written: No such file or directory.") in joined(typist.seen)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("~nosuchuser/x", "Nobody here has the home that '~nosuchuser/x' begins with; choose another name."),
        ("x" * 300, f"'{'x' * 40}'... can't be used: File name too long."),
        ("a\0b", "'a\\x00b' can't be used: embedded null byte."),
        (f"{__file__}/x", f"{__file__}/x can't be used: Not a directory."),
        ("/dev/full", "/dev/full exists already; choose another name."),
        (".", ". exists already; choose another name."),
    ],
)
def test_a_name_that_can_not_be_a_file_is_refused_and_the_game_goes_on(name: str, says: str) -> None:
    typist = sit_down(kogge.start("base", seed=1), [f"save {name}", "roll", "quit", name, ""])
    assert joined(says) in joined(typist.after(f"save {name}"))
    assert "You  rolled 7 (" in typist.after("roll")
    assert typist.seen.count("Keep the game?") == 1
    assert joined(says) in joined(typist.seen.rpartition("Keep the game?")[2])


def test_a_game_with_a_file_is_kept_however_it_ends(tmp_path: Path) -> None:
    def interrupted() -> Iterator[str]:
        yield "decline"
        raise KeyboardInterrupt

    for number, lines in enumerate((iter(["quit"]), iter(["nonsense"]), interrupted())):
        file = tmp_path / f"{number}.record"
        game = kogge.start("base", seed=1)
        typist = sit_down(game, lines, save_as=file)
        assert joined(f"it is in {file}.") in joined(typist.seen)
        assert kogge.read_record(file.read_text("utf-8")).state == game.state


def test_the_end_of_the_input_ends_the_game_with_a_sentence() -> None:
    assert sit_down(kogge.start("base", seed=1), []).seen.endswith(
        "The input has ended, and you have left the game; it was not saved.\n"
    )


def test_the_end_tells_who_won_and_keeps_the_game_if_wanted(tmp_path: Path) -> None:
    game = kogge.start("base", seed=9, players=2, turn_limit=4)
    file = tmp_path / "whole.record"
    bot = make("random", 1)

    def typed() -> Iterator[str]:
        while not game.is_over:
            yield game.text(bot.choose(game.view(game.to_act)))
        yield str(tmp_path)
        yield str(file)

    typist = sit_down(game, typed())
    assert "The game is over and nobody has won." in typist.seen
    assert joined(f"{tmp_path} exists already") in joined(typist.seen)
    assert kogge.read_record(file.read_text("utf-8")).is_over
