"""Games of Merchants of Europe in the terminal, on our boards and on an owner's."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import kogge
from kogge.cli.terminal.play import play_in_terminal
from kogge.cli.terminal.replay import replay_in_terminal
from kogge.engine.chance import Random
from kogge.games.europe.assembly import EuropeOptions
from tests.cli.process import run
from tests.cli.typist import Typist, sit_down
from tests.games.test_europe_boards import text_of

ASIDES = ("help", "log 3", "map", "map paths", "map intersections", "map hexes", "nonsense", "unseen", "cities", "undo")
OWN = {'title = "Europe without the west"': 'title = "The real one"', 'en = "Riga"': 'en = "Riga on the Dvina"'}


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """The board file of somebody who has corrected everything in it."""
    text = text_of("europe-short")
    for ours, theirs in OWN.items():
        text = text.replace(ours, theirs)
    first, _, rest = text.partition("reconstructed = [")
    file = tmp_path / "mine.toml"
    file.write_text(f"{first}reconstructed = []\n{rest.partition(chr(10))[2]}", "utf-8")
    return file


def choosing(game: kogge.Game, seed: int) -> Iterator[str]:
    """Lines of somebody who plays anything, and now and then asks for something else."""
    luck = Random(seed)
    while not game.is_over:
        if not luck.number(12):
            yield ASIDES[luck.number(len(ASIDES))]
        if not game.is_over:
            texts, length = game.legal_texts(), len(game)
            yield texts[luck.number(len(texts))]
            if len(game) == length:
                yield "yes"  # to the price of a step
    yield ""


@pytest.mark.parametrize(
    ("name", "players", "trade", "limit", "width", "height"),
    [
        ("europe-short", 4, True, 5, 80, 24),
        ("europe-short", 3, False, 24, 160, 60),
        ("europe", 3, False, 24, 100, 40),
        ("europe", 4, False, 12, 250, 60),
    ],
)
def test_a_person_plays_some_turns(name: str, players: int, trade: bool, limit: int, width: int, height: int) -> None:
    game = kogge.start(name, seed=5, players=players, trade=trade, turn_limit=limit)
    typist = Typist(choosing(game, 3), width, height)
    play_in_terminal(game, [0], dict.fromkeys(range(1, players), "random"), typist.console, typist.read)
    assert game.is_over
    assert "The game is over and nobody has won." in typist.seen
    for line in typist.seen.split("\n"):
        assert len(line) <= width or "> " in line, line


@pytest.mark.parametrize(("name", "seed"), [("europe-short", 2), ("europe", 16)])
def test_a_whole_game_can_be_watched_and_stepped_through(name: str, seed: int) -> None:
    game = kogge.start(name, seed=seed, players=3, trade=False)
    game.play_out()
    assert game.winner is not None
    lines = ["end", "previous 20", "turn 9", "log 5", "unseen", "cities", "help", "map paths", "10", "quit"]
    reader = Typist(lines, width=120)
    replay_in_terminal(game, reader.console, reader.read)
    assert f"{len(game)} of {len(game)}: " in reader.after("end")
    assert "The winner is " in reader.after("end")
    assert "Number tokens at sea" in reader.after("unseen")
    assert "Prague" in reader.after("cities")
    assert "all cities" in reader.after("help")
    whole = Typist(["end", "log", "quit"], width=300)
    replay_in_terminal(game, whole.console, whole.read)
    told = whole.after("log")
    for words in (
        "founded a kontor at",
        "delivered goods to",
        "joined cities",
        "turned up a number token",
        "a toll of",
    ):
        assert words in told


@pytest.mark.parametrize("name", ["europe-short", "europe"])
def test_the_command_plays_both_boards(name: str, tmp_path: Path) -> None:
    arguments = ["--terminal", "--players", "3", "--seed", "1", "--bots", "random", "--save-as", "one.record"]
    done = run("play", name, *arguments, folder=tmp_path, typed="help\ncities\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "reconstruction" in done.stdout
    assert "you play red" in done.stdout
    again = run("play", "--terminal", "--load", "one.record", "--save-as", "one.record", folder=tmp_path, typed="map\n")
    assert again.returncode == 0, again.stderr
    assert "A game that was saved goes on" in again.stdout
    shown = run("replay", "one.record", folder=tmp_path, typed="end\nquit\n")
    assert shown.returncode == 0
    assert "reconstruction" in shown.stdout


# An owner's board


def board_of(game: kogge.Game) -> str:
    """The text of the board that a game is played on."""
    assert isinstance(game.options, EuropeOptions)
    return game.options.board


def test_a_game_on_an_owners_board_is_saved_loaded_and_replayed(own: Path, tmp_path: Path) -> None:
    arguments = ["--terminal", "--seed", "4", "--bots", "random", "--board", own.name, "--save-as", "one.record"]
    started = run(
        "play", "europe-short", *arguments, "-o", "trade=no", folder=tmp_path, typed="roll\nend\ncities\nquit\n"
    )
    assert started.returncode == 0, started.stderr
    assert "reconstruction" not in started.stdout
    assert "Riga on the Dvina" in started.stdout
    record = (tmp_path / "one.record").read_text("utf-8")
    assert 'board| title = "The real one"' in record
    own.unlink()  # the record has it all
    game = kogge.read_record(record)
    assert board_of(game) in record.replace("\nboard| ", "\n")
    assert len(game) > 20
    on = run("play", "--terminal", "--load", "one.record", folder=tmp_path, typed="cities\nquit\n")
    assert on.returncode == 0, on.stderr
    assert "Riga on the Dvina" in on.stdout
    shown = run("replay", "one.record", folder=tmp_path, typed="end\ncities\nquit\n")
    assert shown.returncode == 0
    assert "Riga on the Dvina" in shown.stdout
    assert f"{len(game)} of {len(game)}: " in shown.stdout


def test_a_name_of_several_words_can_be_typed(own: Path) -> None:
    game = kogge.start("europe", board=own.read_text("utf-8"), seed=4)
    [riga] = [
        n for n, names in enumerate(game.rules.layout.chart.names["intersection"]) if "Riga" in names.get("en", "")
    ]
    while game.to_act != 0:
        game.play_out(1)
    typist = sit_down(game, ["place_kontor to Riga on the Dvina", "place_kontor Turin"], width=120)
    assert f"place_kontor {riga} (Riga on the Dvina) is not possible now" in typist.seen
    assert sum(owner == [0] for owner in game.read("kontor")) == 1


@pytest.mark.parametrize("switch", [["--board", "mine.toml"], ["-o", "board=mine.toml"]])
def test_a_series_on_an_owners_board_does_not_print_it(switch: list[str], own: Path, tmp_path: Path) -> None:
    arguments = ["simulate", "europe-short", *switch, "-o", "turn_limit=20", "-n", "3"]
    told = run(*arguments, "--records", "games", folder=tmp_path)
    assert told.returncode == 0, told.stderr
    lines = own.read_text("utf-8").count("\n") + 1
    assert f"board=text of {lines} lines (" in told.stdout
    assert len(told.stdout) < 2000
    options = json.loads(run(*arguments, "--json", folder=tmp_path).stdout)["options"]
    assert options["board"].startswith(f"text of {lines} lines (")
    assert options["turn_limit"] == 20
    records = sorted((tmp_path / "games").iterdir())
    assert len(records) == 3
    assert board_of(kogge.read_record(records[0].read_text("utf-8"))) == own.read_text("utf-8")


@pytest.mark.parametrize("command", [["play"], ["simulate"], ["simulate", "--jobs", "2"], ["bench"]])
def test_a_fixed_start_needs_a_board_that_has_one(command: list[str], tmp_path: Path) -> None:
    (tmp_path / "main.toml").write_text(text_of("europe"), "utf-8")
    refused = run(*command, "europe-short", "--board", "main.toml", folder=tmp_path)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr == "kogge: this board has no fixed start; choose start = variable.\n"


def test_our_own_board_has_a_name(tmp_path: Path) -> None:
    told = run("simulate", "europe", "--board", "reconstruction", "-o", "turn_limit=9", "-n", "1", folder=tmp_path)
    assert told.returncode == 0, told.stderr
    assert "board=reconstruction" in told.stdout


def test_a_board_can_be_measured(own: Path, tmp_path: Path) -> None:
    arguments = ["--seconds", "0.02", "--no-threads", "--json"]
    told = run("bench", "europe", "--board", "mine.toml", *arguments, folder=tmp_path)
    assert told.returncode == 0, told.stderr
    [row] = json.loads(told.stdout)
    assert row["games_per_cpu_s"]["median"] > 0
    refused = run("bench", "fish", "--board", "mine.toml", *arguments, folder=tmp_path)
    assert refused.returncode == 2
    assert "fish has no option 'board'" in refused.stderr
    assert own.exists()


def test_a_game_does_not_show_its_whole_board(own: Path) -> None:
    game = kogge.start("europe-short", board=own.read_text("utf-8"))
    assert len(repr(game)) < 200
    assert "board='# Merchants of Europe" in repr(game)
    assert "players=3" in repr(kogge.start("europe", players=3))


def test_the_list_of_games_explains_the_option(tmp_path: Path) -> None:
    told = run("games", folder=tmp_path).stdout
    assert "reconstruction, or a file (see 'kogge board')" in told
    assert "beginner2010, beginner2015, random, shuffled" in told
    assert told.count("are lost. This board") == 2
    for scenario in json.loads(run("games", "--json", folder=tmp_path).stdout)["scenarios"]:
        options = {option["name"]: option for option in scenario["options"]}
        is_europe = scenario["name"].startswith("europe")
        assert ("reconstruction" in scenario["note"]) == is_europe
        if is_europe:
            assert options["board"] == {"name": "board", "kind": "file", "choices": [], "default": "reconstruction"}
