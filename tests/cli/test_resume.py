"""Going on with a game: whatever happened, and with the same people and bots in the same seats."""

import re
import resource
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest
from typer.testing import CliRunner, Result

import kogge
from kogge.cli.app import app
from kogge.cli.keeping import shelf
from kogge.cli.terminal.play import result
from kogge.texts import texts
from tests.cli.process import command, environment, run
from tests.cli.typist import joined

OWN = "tests.cli.own_bots"
PROMPT = re.compile(r"orange> $")


@pytest.fixture(autouse=True)
def _wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that no sentence is broken."""
    monkeypatch.setenv("COLUMNS", "250")


@pytest.fixture(autouse=True)
def _nobody_stays() -> Iterator[None]:
    yield
    for terminal in Terminal.sitting.copy():
        terminal.end(signal.SIGKILL)


def play(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, ["play", "--terminal", *arguments], input=typed)


def kept(number: int = 1) -> kogge.Game:
    """The kept game with this number."""
    return kogge.read_record(shelf().path(number).read_text("utf-8"))


def seats(game: kogge.Game) -> list[str]:
    return [game.sitters[seat].text for seat in range(game.players)]


class Terminal:
    """Somebody at the keyboard of a process, who waits for each answer."""

    sitting: ClassVar[list["Terminal"]] = []

    def __init__(self, *arguments: str, folder: Path) -> None:
        self.sitting.append(self)
        self.process = subprocess.Popen(
            command("play", "--terminal", *arguments),
            cwd=folder,
            env=environment(PYTHONUNBUFFERED="1"),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    def wait_for(self, end: re.Pattern[str]) -> str:
        """What is printed up to and including this; a process that ends before is a failure."""
        assert self.process.stdout is not None
        seen = ""
        while not end.search(seen):
            byte = self.process.stdout.read(1)
            assert byte, seen
            seen += byte.decode("latin-1")
        return seen

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def end(self, how: signal.Signals) -> None:
        self.sitting.remove(self)
        self.process.send_signal(how)
        self.process.wait(timeout=60)
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            pipe.close()


# However it ends


def test_a_decision_that_was_answered_survives_the_death_of_the_process(tmp_path: Path) -> None:
    terminal = Terminal("--seed", "1", folder=tmp_path)
    terminal.wait_for(PROMPT)
    decisions = ["roll", "move_robber 3", "rob_nobody"]
    for number, decision in enumerate(decisions, start=1):
        terminal.type(decision)
        terminal.wait_for(PROMPT)
        terminal.end(signal.SIGKILL)
        told = [line.removeprefix("orange: ") for line in kept().record().splitlines() if line.startswith("orange: ")]
        assert told == decisions[:number]
        terminal = Terminal("--resume", folder=tmp_path)
        terminal.wait_for(PROMPT)
    terminal.end(signal.SIGKILL)
    assert [game.number for game in shelf().games()] == [1]


def test_a_decision_is_kept_before_the_bots_think_about_it(tmp_path: Path) -> None:
    terminal = Terminal("--seed", "1", "--bots", f"{OWN}:Sleeper", folder=tmp_path)
    terminal.wait_for(PROMPT)
    for decision in ("roll", "move_robber 3", "rob_nobody"):
        terminal.type(decision)
        terminal.wait_for(PROMPT)
    terminal.type("end_turn")
    terminal.wait_for(re.compile("The bot thinks"))
    terminal.end(signal.SIGKILL)
    assert kept().record().splitlines()[-2] == "orange: end_turn"


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_loses_nothing(how: signal.Signals, tmp_path: Path) -> None:
    terminal = Terminal("--seed", "1", folder=tmp_path)
    terminal.wait_for(PROMPT)
    terminal.type("roll")
    terminal.wait_for(PROMPT)
    terminal.end(how)
    assert [kept().text(action) for action in kept().actions[-2:]] == ["roll", "dice 7"]


def test_an_interruption_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["roll"])

    def typed(_: str) -> str:
        if line := next(lines, ""):
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", typed)
    left = play("--seed", "1")
    assert left.exit_code == 0
    assert left.stdout.endswith("\nThe game was interrupted; it is kept: kogge play --resume 1 goes on with it.\n")
    assert [kept().text(action) for action in kept().actions[-2:]] == ["roll", "dice 7"]


def test_the_end_of_the_input_loses_nothing() -> None:
    left = play("--seed", "1", typed="roll\n")
    assert left.exit_code == 0
    assert joined("you have left the game; it is kept: kogge play --resume 1 goes on with it.") in joined(left.stdout)
    before = kept().record()
    again = play("--resume")
    assert "A game that was saved goes on: you play orange." in again.stdout
    assert "Move the robber" in again.stdout
    assert kept().record() == before


def test_a_game_without_a_keyboard_ends_with_a_sentence(tmp_path: Path) -> None:
    done = subprocess.run(
        ["sh", "-c", 'exec "$@" <&-', "sh", *command("play", "--terminal", "--seed", "1")],
        cwd=tmp_path,
        env=environment(),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert "The input has ended" in done.stdout


def test_what_is_no_text_does_not_end_a_game(tmp_path: Path) -> None:
    done = subprocess.run(
        command("play", "--terminal", "--seed", "1"),
        input=b"\xff\nsave \xff/x\nroll\nquit\n",
        cwd=tmp_path,
        env=environment(PYTHONIOENCODING="utf-8:strict"),
        capture_output=True,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert "orange: roll" in kept().record()


def test_games_in_two_terminals_do_not_meet(tmp_path: Path) -> None:
    terminals = [Terminal("--seed", seed, folder=tmp_path) for seed in ("1", "6")]
    for terminal in terminals:
        terminal.wait_for(PROMPT)
    for terminal in terminals:
        terminal.type("roll")
        terminal.wait_for(PROMPT)
    for number in (1, 2):
        refused = run("play", "--resume", str(number), folder=tmp_path)
        assert refused.stderr == f"kogge: game {number} is being played in another terminal.\n"
        refused = run("play", "--throw-away", str(number), folder=tmp_path)
        assert refused.stderr == f"kogge: game {number} is being played in another terminal.\n"
    for terminal in terminals:
        terminal.end(signal.SIGKILL)
    assert sorted(kept(number).seed or 0 for number in (1, 2)) == [1, 6]
    assert run("play", "--throw-away", "2", folder=tmp_path).stdout == "Game 2 was thrown away.\n"
    assert [game.number for game in shelf().games()] == [1]


def test_what_was_there_stays_whole_where_the_disk_is_full(tmp_path: Path) -> None:
    def little_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (420, 420))

    done = subprocess.run(
        command("play", "--terminal", "--seed", "1"),
        input="save one.record\nroll\nmove_robber 3\nrob_nobody\nsave\nquit\n",
        cwd=tmp_path,
        env=environment(COLUMNS="300"),
        preexec_fn=little_room,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0
    assert done.stdout.count("one.record can't be written: File too large") == 2  # by save, and when the game is left
    assert done.stdout.count("This game is not being kept: ") == 1
    saved = kogge.read_record((tmp_path / "one.record").read_text("utf-8"))
    assert len(saved) < 8
    assert kept().record().startswith(saved.record().partition("luck")[0])


# Which game


def test_several_games_are_listed_to_choose_from() -> None:
    play("--seed", "1", "--names", "Ana")
    play("land-ho", "--seed", "2", "--names", "Ben")
    asked = play("--resume", typed="7\n1\n")
    assert "There is no kept game '7'" in asked.stdout
    assert "Ana plays orange" in asked.stdout
    assert "land-ho" in asked.stdout
    assert "Ana plays orange" in play("--resume", "last").stdout  # which has just been played
    assert "Ben plays blue" in play("--resume", "2").stdout
    assert play("--resume", typed="\n").exit_code == 0


def test_a_finished_game_is_shown_again_and_not_gone_on_with() -> None:
    play("--people", "none", "--players", "2", "--bots", "random", "-o", "turn_limit=4", "--seed", "1", typed="quit\n")
    assert kept().is_over
    assert play("--resume").stderr == "kogge: there is no game to go on with; 'kogge play' begins one.\n"
    play("--seed", "1")
    assert play("--resume", "1").stderr == "kogge: game 1 is over; 'kogge replay 1' shows it.\n"
    for name in ("1", "last"):
        shown = CliRunner().invoke(app, ["replay", name], input="end\n")
        assert "The beginning of a game of" in shown.stdout
        assert "They play: " in shown.stdout
    chosen = CliRunner().invoke(app, ["replay"], input="1\nend\n")
    assert f"{len(kept())} of {len(kept())}: " in chosen.stdout


def test_a_file_whose_name_is_a_number_can_be_replayed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("7").write_text(kogge.start("base", seed=1).record(), "utf-8")
    assert CliRunner().invoke(app, ["replay", "7"]).stderr.startswith("kogge: there is no kept game '7'")
    assert "The beginning of a game of 0 actions." in CliRunner().invoke(app, ["replay", "./7"]).stdout


def test_a_broken_kept_game_is_named_and_can_be_thrown_away() -> None:
    play("--seed", "1")
    shelf().path(1).write_text("Dear", "utf-8")
    assert "1.record can't be read: this is not a record" in play("--resume").stderr
    assert "1.record can't be read: this is not a record" in play("--resume").stderr  # it is given back
    assert play("--throw-away", "1").stdout == "Game 1 was thrown away.\n"


# Who plays


def test_people_bots_and_names_are_those_of_the_last_time() -> None:
    begun = play("--people", "blue,0", "--names", "Ana,Ben", "--bots", "random,greedy", "--seed", "1")
    assert "Ana plays orange and Ben plays blue" in begun.stdout
    assert "Pass the keyboard to Ana (orange), who then presses Enter." in begun.stdout
    expected = ["person Ana", "bot random", "person Ben", "bot greedy"]
    assert seats(kept()) == expected
    assert "Ana plays orange and Ben plays blue" in play("--resume", typed="\nroll\n").stdout
    assert seats(kept()) == expected


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (["--names", "Cleo,Dora"], ["person Cleo", "bot random", "person Dora", "bot random"]),
        (["--seat", "blue"], ["bot greedy", "bot random", "person Ben", "bot random"]),
        (["--people", "0,1,2"], ["person Ana", "person", "person Ben", "bot random"]),
        (["--people", "none", "--bots", "greedy"], ["bot greedy"] * 4),
        (["--bots", "greedy,random"], ["person Ana", "bot greedy", "person Ben", "bot random"]),
    ],
)
def test_what_is_said_now_counts(said: list[str], expected: list[str], tmp_path: Path) -> None:
    file = tmp_path / "one.record"
    play("--people", "0,2", "--names", "Ana,Ben", "--bots", "random", "--seed", "1", "--save-as", str(file))
    for arguments in (["--resume", "1"], ["--load", str(file)]):
        assert play(*arguments, *said, "--save-as", str(tmp_path / arguments[0]), typed="\n").exit_code == 0
        assert seats(kogge.read_record((tmp_path / arguments[0]).read_text("utf-8"))) == expected


def test_a_record_that_tells_nobody_is_played_from_the_first_seat(tmp_path: Path) -> None:
    file = tmp_path / "old.record"
    file.write_text(kogge.start("base", seed=1).record(), "utf-8")
    play("--load", str(file))
    assert seats(kept()) == ["person", "bot greedy", "bot greedy", "bot greedy"]


def test_a_bot_that_is_gone_is_named_with_what_to_do() -> None:
    play("--seed", "1", "--bots", f"{OWN}:Hasty")
    record = shelf().path(1).read_text("utf-8")
    shelf().path(1).write_text(record.replace(OWN, "lost_bots"), "utf-8")
    refused = play("--resume").stderr
    assert refused.startswith("kogge: the bot lost_bots:Hasty could not be imported: ")
    assert refused.endswith("; name other bots for this game, for example --bots greedy.\n")
    assert play("--resume", "--bots", "greedy").exit_code == 0
    assert seats(kept()) == ["person", "bot greedy", "bot greedy", "bot greedy"]


@pytest.mark.parametrize(
    ("typed", "said", "runs"),
    [("yes\n", [], True), ("no\n", [], False), ("", [], False), ("", ["--bots", f"{OWN}:Hasty"], True)],
)
def test_a_program_that_a_file_names_is_run_only_if_wanted(
    typed: str, said: list[str], runs: bool, tmp_path: Path
) -> None:
    file = tmp_path / "one.record"
    play("--seed", "1", "--bots", f"{OWN}:Hasty", "--save-as", str(file))
    loaded = play("--load", str(file), *said, typed=typed)
    assert ("Run them?" in loaded.stdout) == (not said)
    assert ("you play orange" in loaded.stdout) == runs
    if not runs:
        assert loaded.stderr == (
            f"kogge: nothing was run of {OWN}:Hasty; name other bots for this game, for example --bots greedy.\n"
        )


def test_the_winner_is_called_by_name() -> None:
    won = kogge.start("base", seed=2, players=2, trade=False)
    won.sitters = {0: kogge.Sitter(name="ana"), 1: kogge.Sitter(name="ben")}
    won.play_out()
    assert re.match(r"(Ana \(orange\)|Ben \(blue\)) has won after \d+ turns: ", result(won, texts()))


# Files


def test_a_loaded_file_stays_as_it_is_unless_somebody_says_otherwise(tmp_path: Path) -> None:
    file = tmp_path / "evening.record"
    play("--seed", "1", "--save-as", str(file))
    before = file.read_text("utf-8")
    asked = "is where this game comes from. Write over it? (yes or no)"
    left = play("--load", str(file), typed="roll\nquit\n")
    assert joined("it is kept: kogge play --resume 2 goes on with it.") in joined(left.stdout)
    assert file.read_text("utf-8") == before
    assert kept(2).text(kept(2).actions[-2]) == "roll"
    for line in ("save", f"save {file}"):
        refused = play("--load", str(file), typed=f"roll\n{line}\nno\nquit\n")
        assert joined(asked) in joined(refused.stdout)
        assert joined(f"Nothing was written to {file}.") in joined(refused.stdout)
        assert file.read_text("utf-8") == before
    play("--load", str(file), typed="roll\nsave\nyes\nquit\n")
    assert len(kogge.read_record(file.read_text("utf-8"))) == len(kept(2))


def test_a_loaded_file_is_written_over_if_it_is_named(tmp_path: Path) -> None:
    file = tmp_path / "evening.record"
    play("--seed", "1", "--save-as", str(file))
    play("--load", str(file), "--save-as", str(file), typed="roll\n")
    assert "orange: roll" in file.read_text("utf-8")


def test_a_seed_of_zero_is_a_seed_too() -> None:
    refused = play("--resume", "--seed", "0")
    assert refused.stderr.startswith("kogge: a saved game goes on as it began: --resume can't be joined with")


def test_without_a_seed_every_game_is_another() -> None:
    play()
    play()
    assert kept(1).seed != kept(2).seed
    assert max(kept(1).seed or 0, kept(2).seed or 0) > 1_000_000
