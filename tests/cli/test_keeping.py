"""The games that are kept as they are played: numbered, locked, listed, limited."""

import os
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import kogge
from kogge.cli import keeping
from kogge.cli.keeping import Shelf, shelf
from kogge.cli.kept_list import choose
from kogge.cli.terminal.play import play_in_terminal
from kogge.cli.terminal.saving import Keeper
from kogge.texts import texts
from tests.cli.typist import Typist, joined, sit_down


@pytest.fixture
def games(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "kept" / "games")


def put(games: Shelf, actions: int = 10, name: str = "", *, over: bool = False) -> int:
    """Keep a game in which a person has the first seat, and tell its number."""
    game = kogge.start("base", seed=3, players=2, trade=False, turn_limit=2 if over else 1000)
    game.sitters = {0: kogge.Sitter(name=name), 1: kogge.Sitter(bot="random")}
    game.play_out(limit=1000 if over else actions)
    slot = games.new()
    slot.write(game.record())
    slot.give_back()
    return slot.number


def aged(games: Shelf, number: int, seconds: float) -> None:
    """Let a game have been played so long ago."""
    os.utime(games.path(number), (time.time() - seconds,) * 2)


def numbers(games: Shelf) -> list[int]:
    return [kept.number for kept in games.games()]


# Where, and under which number


def test_the_folder_is_that_of_the_user_unless_told_otherwise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOGGE_DATA", str(tmp_path))
    assert shelf().folder == tmp_path / "games"
    monkeypatch.delenv("KOGGE_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    assert "kogge" in shelf().folder.parts
    assert not (tmp_path / "home").exists()


def test_nothing_is_made_before_a_game_is_kept(games: Shelf) -> None:
    assert games.games() == []
    assert games.make_room() == []
    assert not games.folder.exists()
    put(games)
    assert games.folder.stat().st_mode & 0o777 == 0o700
    assert [path.name for path in games.folder.iterdir()] == ["1.record"]


def test_games_at_the_same_time_have_numbers_of_their_own(games: Shelf) -> None:
    slots = [games.new() for _ in range(3)]
    assert [slot.number for slot in slots] == [1, 2, 3]
    slots[1].write("second")
    slots[0].write("first")
    assert [games.path(number).read_text("utf-8") for number in (1, 2)] == ["first", "second"]
    for slot in slots:
        slot.give_back()
    assert games.new().number == 3  # in which nothing was kept


def test_a_number_stays_with_its_game(games: Shelf) -> None:
    for _ in range(3):
        put(games)
    games.throw_away(games.find("2"))
    assert sorted(numbers(games)) == [1, 3]
    assert put(games) == 4


def test_a_game_can_be_taken_by_one_at_a_time(games: Shelf) -> None:
    number = put(games)
    slot = games.take(games.find("1"))
    assert games.is_open(games.find("1"))
    with pytest.raises(kogge.Refused, match="game 1 is being played in another terminal"):
        games.take(games.find("1"))
    with pytest.raises(kogge.Refused, match="game 1 is being played in another terminal"):
        games.throw_away(games.find("1"))
    slot.give_back()
    assert not games.is_open(games.find("1"))
    games.take(games.find("last")).give_back()
    assert numbers(games) == [number]


def test_what_killed_processes_left_is_swept_away(games: Shelf) -> None:
    put(games)
    (games.folder / "7.lock").touch()
    (games.folder / ".kogge-00.part").touch()
    (games.folder / ".kogge-01.part").touch()
    os.utime(games.folder / ".kogge-00.part", (0, 0))
    games.make_room()
    assert sorted(path.name for path in games.folder.iterdir()) == [".kogge-01.part", "1.record"]


@pytest.mark.parametrize("name", ["", "0", "3", "-1", "1.5", "ten", "1" * 50, "٣", "../1"])
def test_a_game_that_is_not_there_is_refused_with_those_that_are(games: Shelf, name: str) -> None:
    with pytest.raises(kogge.Refused, match="there are none yet"):
        games.find(name)
    put(games)
    put(games)
    aged(games, 1, 60)
    with pytest.raises(kogge.Refused, match="there are 2, 1, and last means the last one"):
        games.find(name)


def test_other_files_in_the_folder_are_left_alone(games: Shelf) -> None:
    put(games)
    for name in ("letter.txt", "01.record", "x.record", "9.txt"):
        (games.folder / name).write_text("Dear", "utf-8")
    assert numbers(games) == [1]
    games.make_room()
    assert (games.folder / "01.record").exists()


# How many


def test_the_last_games_are_kept_and_those_without_a_decision_go_first(
    games: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "UNDERWAY_KEPT", 3)
    monkeypatch.setattr(keeping, "FINISHED_KEPT", 2)
    for number in range(1, 6):  # the higher the number, the longer ago
        put(games, actions=30 if number != 2 else 2)
        aged(games, number, 100 * number)
    for number in range(6, 10):
        put(games, over=True)
        aged(games, number, 100 * number)
    assert games.make_room() == [5, 2]
    assert numbers(games) == [1, 3, 4, 6, 7]
    assert games.make_room() == []


def test_a_game_that_is_being_played_is_not_thrown_away(games: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "UNDERWAY_KEPT", 0)
    put(games)
    slot = games.take(games.find("1"))
    assert games.make_room() == []
    slot.give_back()
    assert games.make_room() == [1]


def test_finished_games_can_be_looked_at_but_not_gone_on_with(games: Shelf) -> None:
    put(games, over=True)
    put(games)
    aged(games, 2, 60)
    assert [kept.number for kept in games.underway()] == [2]
    assert numbers(games) == [1, 2]


# The list


def test_the_list_tells_games_apart(games: Shelf) -> None:
    put(games, actions=12, name="Ana")
    put(games, actions=200, name="Ben")
    aged(games, 1, 60)
    (games.folder / "3.record").write_text("Dear", "utf-8")
    slot = games.take(games.find("1"))
    typist = Typist(["1", "7", "2"], width=100)
    kept = choose(games, typist.console, typist.read, texts(), to_play=True)
    slot.give_back()
    assert kept is not None
    assert kept.number == 2
    rows = [re.split(" {2,}", line.strip()) for line in typist.seen.split("\n") if "random" in line]
    turn = kogge.read_record(games.path(2).read_text("utf-8")).read("turn")[0][0]
    assert [row[:1] + row[2:] for row in rows] == [
        ["2", "base", "Ben (orange), random", str(turn), "200"],
        ["1", "base", "Ana (orange), random", "2", "12", "being played"],
    ]
    assert "broken" in typist.seen
    assert "Game 1 is being played in another terminal." in typist.seen
    assert "There is no kept game '7'; there are" in typist.seen


def test_nobody_must_choose(games: Shelf) -> None:
    put(games)
    typist = Typist([""])
    assert choose(games, typist.console, typist.read, texts(), to_play=True) is None
    with pytest.raises(kogge.Refused, match="no game was chosen"):
        choose(games, Typist().console, Typist().read, texts(), to_play=True)


def test_the_list_to_look_at_has_all_games(games: Shelf) -> None:
    put(games, over=True)
    put(games)
    typist = Typist(["1", ""])
    assert choose(games, typist.console, typist.read, texts(), to_play=True) is None
    assert "Game 1 is over; 'kogge replay 1' shows it." in typist.seen
    typist = Typist(["1"])
    assert choose(games, typist.console, typist.read, texts(), to_play=False) == games.find("1")
    assert "nobody won" in typist.seen


# Keeping a game as it is played


def kept_in(games: Shelf) -> kogge.Game:
    return kogge.read_record(games.path(1).read_text("utf-8"))


def test_a_game_is_kept_from_the_beginning_and_after_every_decision(games: Shelf) -> None:
    game = kogge.start("base", seed=1)
    seen: list[int] = []
    typist = Typist(["roll", "map", "move_robber 3", "undo", "move_robber 4", "rob_nobody", "end_turn"])

    def read(prompt: str) -> str:
        assert kept_in(games).record() == game.record()  # whenever somebody is asked
        seen.append(len(game))
        return typist.read(prompt)

    keeper = Keeper(game, shelf=games)
    play_in_terminal(game, [0], dict.fromkeys((1, 2, 3), "random"), typist.console, read, keeper)
    keeper.let_go()
    assert len(seen) == 8
    assert len(game) > 12  # and bots have acted meanwhile
    assert kept_in(games).record() == game.record()
    assert joined("it is kept: kogge play --resume 1 goes on with it.") in joined(typist.seen)


def test_a_game_that_is_over_is_kept_to_be_looked_at(games: Shelf) -> None:
    game = kogge.start("base", seed=2, players=2, turn_limit=2)
    typist = sit_down(game, ["roll", "end_turn"] * 4, keeper=Keeper(game, shelf=games))
    assert game.is_over
    assert "Keep the game?" not in typist.seen
    assert joined("The game is over; it is kept: kogge replay 1 shows it again.") in joined(typist.seen)
    assert kept_in(games).is_over
    assert games.underway() == []


def test_a_game_that_can_not_be_kept_says_so_once_and_goes_on(games: Shelf, tmp_path: Path) -> None:
    games.folder.parent.write_text("in the way", "utf-8")
    game = kogge.start("base", seed=1)
    file = tmp_path / "rescued.record"
    lines = ["roll", "move_robber 3", "rob_nobody", "quit", str(file)]
    typist = sit_down(game, lines, keeper=Keeper(game, shelf=games), width=200)
    assert typist.seen.count("This game is not being kept: ") == 1
    assert joined("games can't be used: Not a directory.") in joined(typist.seen)
    assert "Keep the game? Name a file, press Enter for no, or cancel to play on: " in typist.seen
    assert kogge.read_record(file.read_text("utf-8")).record() == game.record()


def test_a_game_that_is_kept_nowhere_says_why_when_it_is_left(games: Shelf) -> None:
    games.folder.parent.write_text("in the way", "utf-8")
    game = kogge.start("base", seed=1)
    typist = sit_down(game, ["roll"], keeper=Keeper(game, shelf=games), width=200)
    assert "it was not saved: " in typist.seen.split("\n")[-2]


def test_what_is_kept_is_told_where_the_last_of_it_is_not(games: Shelf) -> None:
    game = kogge.start("base", seed=1)
    folder = games.folder

    def lines() -> Iterator[str]:
        yield "roll"
        folder.rename(folder.with_name("gone"))
        yield "move_robber 3"

    typist = sit_down(game, lines(), keeper=Keeper(game, shelf=games), width=300)
    last = typist.seen.split("\n")[-2]
    assert "; the last of it was not saved: " in last
    assert last.endswith("No such file or directory; kogge play --resume 1 goes on before that.")
    folder.with_name("gone").rename(folder)
    assert kept_in(games).step == "move_robber"


def test_a_disk_that_has_room_again_is_used_again(games: Shelf) -> None:
    game = kogge.start("base", seed=1)
    keeper = Keeper(game, shelf=games)
    keeper.keep()
    games.folder.rename(games.folder.with_name("gone"))
    game.play_chance()
    keeper.keep()
    assert "can't be written" in keeper.trouble
    assert keeper.number == 0
    games.folder.with_name("gone").rename(games.folder)
    keeper.keep()
    assert keeper.trouble == ""
    assert keeper.number == 1
    assert kept_in(games).record() == game.record()
    keeper.let_go()


def test_an_arranged_game_can_not_be_kept(games: Shelf) -> None:
    game = kogge.start("base", seed=1)
    other = kogge.start("base", seed=1)
    other.play("starting_roll 7")
    game.arrange(other.state)
    keeper = Keeper(game, shelf=games)
    keeper.keep()
    assert "arranged" in keeper.trouble
    keeper.let_go()
