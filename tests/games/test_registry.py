"""Scenarios of one's own: registered by a program, or brought by an installed package."""

import json
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Literal

import pytest

import kogge
from kogge.arena.series import Series
from kogge.arena.workers import play_series
from kogge.cli.app import app
from kogge.cli.facts import rows
from kogge.cli.terminal.goal import goal
from kogge.cli.terminal.legend import legend
from kogge.engine.acts import OpenAct
from kogge.engine.layout import Layout
from kogge.engine.rules import Rules
from kogge.games import catalogue
from kogge.games.base.scenario import BASE
from kogge.games.colors import Palette
from kogge.games.registry import brought
from kogge.listing import listing
from kogge.server.reference import told
from kogge.texts import texts
from tests.games.heap import HEAP, HeapOptions, Take, assemble, heap

BOOKS = [scenario.name for scenario in catalogue.SCENARIOS]
Bring = Callable[..., None]


@pytest.fixture(autouse=True)
def nothing_stays(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever a test registers or installs is forgotten."""
    monkeypatch.setattr(catalogue.OUTSIDE, "registered", {})
    monkeypatch.setattr(catalogue.OUTSIDE, "packaged", {})
    yield
    monkeypatch.undo()
    brought.cache_clear()


@pytest.fixture
def bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Bring:
    """Let a package seem installed that brings these scenarios."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def bring(package: str, **scenarios: str) -> None:
        metadata = tmp_path / f"{package}-1.0.dist-info"
        metadata.mkdir()
        (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        lines = [f"{name.replace('_', '-')} = {where}" for name, where in scenarios.items()]
        (metadata / "entry_points.txt").write_text("\n".join(["[kogge.scenarios]", *lines, ""]))
        brought.cache_clear()

    return bring


def test_a_registered_scenario_is_known_by_its_name() -> None:
    assert kogge.register(HEAP) is HEAP
    assert kogge.register(HEAP) is HEAP  # once more changes nothing
    assert kogge.scenarios() == [*BOOKS, "heap"]
    game = kogge.start("heap", seed=3)
    game.play_out()
    assert kogge.read_record(game.record()).record() == game.record()
    assert pickle.loads(pickle.dumps(game)).record() == game.record()
    assert kogge.statistics(game).winners == tuple(game.winners)
    assert "matches left" in str(kogge.view_schema("heap"))


def test_a_game_that_says_nothing_of_itself_has_its_colours_and_can_be_shown() -> None:
    game = kogge.Game(HEAP, HEAP.choose(), seed=3)
    assert (game.facts.colors, game.facts.goal.count) == (("red", "blue"), 0)
    assert "whoever is to act" in legend(game.view(0), texts("en")).plain
    assert [text for name, text in rows(game.facts) if name == "goal"] == []
    assert goal(game.view(0), texts("en")) == []


def test_processes_that_play_for_a_program_know_what_it_has_registered() -> None:
    kogge.register(HEAP)
    series = Series("heap", HEAP.choose(), ("random", "greedy"), seed=4)
    parts = list(play_series(series, range(4), jobs=2))
    assert sum(len(part.numbers) for part in parts) == 4
    assert all(part.tally.seats[0].played == 1 for part in parts)


def test_a_scenario_that_no_name_leads_to_stays_at_home_and_is_refused_by_its_name_elsewhere() -> None:
    kogge.register(kogge.Scenario("heap", "The heap", "", HeapOptions, lambda options: assemble(options)))
    series = Series("heap", HEAP.choose(), ("random", "greedy"), seed=4)
    with pytest.raises(kogge.Refused, match="there is no scenario 'heap'"):
        list(play_series(series, range(4), jobs=2))


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_a_list_of_games_tells_its_own_title_in_every_language(language: str) -> None:
    before = told(language, tuple(catalogue.names()))
    kogge.register(HEAP)
    [found] = [one for one in listing(texts(language))["scenarios"] if one["name"] == "heap"]
    assert (found["title"], found["summary"]) == ("The heap", "Who takes the last match wins.")
    assert found["players"] == [2]
    assert told(language, tuple(catalogue.names())).mark != before.mark  # so does a server, from now on


@dataclass(frozen=True)
class Vague(HeapOptions):
    players: int = 2  # type: ignore[assignment]


@dataclass(frozen=True)
class Fractional(HeapOptions):
    share: float = 0.5


@dataclass(frozen=True)
class Seedy(HeapOptions):
    seed: Literal["wheat", "rye"] = "rye"


class Undecorated(HeapOptions):
    """The decorator of a dataclass is missing, so the option would be ignored."""

    piles: int = 1


@dataclass(frozen=True)
class Seated(HeapOptions):
    seats: int = 2  # type: ignore[assignment]


@dataclass(frozen=True)
class Mixed(HeapOptions):
    piles: Literal[1, "many"] = "many"


@dataclass(frozen=True)
class Nobody(HeapOptions):
    players: Literal[0, 2] = 2  # type: ignore[assignment]


@dataclass(frozen=True)
class Crowd(HeapOptions):
    players: Literal[2, 9] = 2  # type: ignore[assignment]


@dataclass(frozen=True)
class Spotted(HeapOptions):
    palette: ClassVar = Palette(("red, white", "blue"))


def for_four(_: HeapOptions) -> Rules:
    return BASE.rules(BASE.choose())


class TakeAll(OpenAct):
    """Another act of the same name."""

    def __init__(self, _: Layout) -> None:
        super().__init__("take")


def doubled(options: HeapOptions) -> Rules:
    return assemble(options, Take, TakeAll)


def leave(_: HeapOptions) -> Rules:
    raise SystemExit(3)


def broken(_: HeapOptions) -> Rules:
    raise LookupError("no board")


REFUSED: dict[str, tuple[object, str]] = {
    "no scenario": ("heap", r"a scenario is a kogge\.Scenario, not 'heap'"),
    "a name that records could not tell": (heap("The Heap"), "small letters, digits and single hyphens"),
    "a name that is too long": (heap("h" * 41), "at most 40"),
    "the name of a rulebook's": (heap("base"), "there is a scenario 'base' already"),
    "no title": (heap(title=""), "a title and a summary of its own"),
    "no options": (heap(options=dict), r"derived from kogge\.Options"),  # type: ignore[arg-type]
    "players that can't be listed": (heap(options=Vague), "players of heap must be annotated as a Literal of numbers"),
    "an option that nobody could write": (
        heap(options=Fractional),
        "share of heap must be annotated as an int",
    ),
    "an option like a line of records": (heap(options=Seedy), "can't have an option 'seed'"),
    "an option that is none": (heap(options=Undecorated), "Undecorated has an option 'piles' and is no dataclass"),
    "an option that means something else": (heap(options=Seated), "can't have an option 'seats'"),
    "an option that records would tell otherwise": (
        heap(options=Mixed),
        "a Literal of numbers, or of texts of one line",
    ),
    "nobody to play": (heap(options=Nobody), "players of heap must be annotated as a Literal of numbers from 1 on"),
    "more players than colours": (heap(options=Crowd), "9 players choose 9 colours, not 2"),
    "colours that nobody could write": (heap(options=Spotted), "a Palette of colours in small letters"),
    "a title of two lines": (heap(title="The\nheap"), "texts of one line"),
    "a rulebook that is not there": (
        kogge.Scenario("heap", "H", "", HeapOptions, assemble, rulebook="mine"),
        "the rulebook of heap must be one of base, europe, isles, or none",
    ),
    "rules for others": (
        kogge.Scenario("heap", "H", "", HeapOptions, for_four),
        "heap is assembled for 4 players, and 2 were chosen",
    ),
    "two acts of one name": (kogge.Scenario("heap", "H", "", HeapOptions, doubled), "heap has two acts 'take'"),
    "an assembly that ends the program": (
        kogge.Scenario("heap", "H", "", HeapOptions, leave),
        "can't be assembled: SystemExit: 3",
    ),
    "no assembly": (kogge.Scenario("heap", "H", "", HeapOptions, broken), "can't be assembled: LookupError: no board"),
    "no rules": (kogge.Scenario("heap", "H", "", HeapOptions, str), 'must be assembled to Rules, not to "HeapOpt'),  # type: ignore[arg-type]
}


@pytest.mark.parametrize(("scenario", "sentence"), REFUSED.values(), ids=REFUSED)
def test_what_could_not_be_played_is_not_registered(scenario: object, sentence: str) -> None:
    with pytest.raises(kogge.Refused, match=sentence):
        kogge.register(scenario)  # type: ignore[arg-type]
    assert kogge.scenarios() == BOOKS


def test_a_game_that_could_not_tell_its_results_is_not_registered() -> None:
    def nameless(options: HeapOptions) -> Rules:
        rules = assemble(options)
        fields = {name: field for name, field in rules.layout.fields.items() if name != "winner"}
        vars(rules.layout)["fields"] = fields  # past what keeps a finished layout as it is
        return rules

    with pytest.raises(kogge.Refused, match="heap needs a field 'winner' with one cell for all"):
        kogge.register(kogge.Scenario("heap", "The heap", "", HeapOptions, nameless))


def test_a_second_scenario_of_the_same_name_is_refused() -> None:
    kogge.register(HEAP)
    with pytest.raises(kogge.Refused, match="there is a scenario 'heap' already"):
        kogge.register(heap())
    assert catalogue.find("heap") is HEAP


def test_what_an_installed_package_brings_is_found_by_itself(bring: Bring) -> None:
    bring("matches", heap="tests.games.heap:HEAP")
    assert kogge.start("heap", seed=1).scenario is HEAP
    assert kogge.scenarios() == [*BOOKS, "heap"]
    assert catalogue.faults() == []
    with pytest.raises(kogge.Refused, match="the package matches brings a scenario 'heap'"):
        kogge.register(heap())


def test_a_package_is_not_imported_before_somebody_asks_for_its_game(bring: Bring) -> None:
    bring("matches", heap="no_such_module:HEAP")
    assert kogge.start("base", seed=1).scenario is BASE
    assert catalogue.OUTSIDE.packaged == {}


BROKEN = {
    "a module that is not there": ("no_such_module:HEAP", "ModuleNotFoundError: No module named 'no_such_module'"),
    "a name that is not there": ("tests.games.heap:PILE", "AttributeError: "),
    "something else": ("tests.games.heap:MATCHES", r"a scenario is a kogge\.Scenario, not 10"),
    "another name": ("tests.games.heap:HEAP", "its entry point calls itself 'heap'"),
}


@pytest.mark.parametrize(("where", "sentence"), BROKEN.values(), ids=BROKEN)
def test_a_broken_package_is_named_and_breaks_no_other(
    where: str, sentence: str, bring: Bring, capsys: pytest.CaptureFixture[str]
) -> None:
    bring("matches", heap="tests.games.heap:HEAP")
    bring("splinters", splinter=where)
    assert kogge.scenarios() == [*BOOKS, "heap"]
    with pytest.raises(kogge.Refused, match=f"^the package splinters brings no scenario 'splinter' .*: {sentence}"):
        kogge.start("splinter")
    with pytest.raises(SystemExit) as end:
        app(["games", "--json"])
    printed = capsys.readouterr()
    assert end.value.code == 0
    assert [one["name"] for one in json.loads(printed.out)["scenarios"]] == [*BOOKS, "heap"]
    assert printed.err.startswith("kogge: the package splinters brings no scenario 'splinter' that can be played: ")


def test_of_two_packages_with_one_name_the_first_has_it_and_the_other_is_told(bring: Bring) -> None:
    bring("bundles", heap="tests.games.heap:HEAP")
    bring("matches", heap="tests.games.heap:HEAP", base="tests.games.heap:HEAP")
    assert kogge.scenarios() == [*BOOKS, "heap"]
    assert [str(fault).partition("played: ")[2] for fault in catalogue.faults()] == [
        "Kogge itself has a scenario of this name",
        "the package bundles brings one of this name, too",
    ]
    assert catalogue.find("base") is BASE


LAZY = "import sys, kogge; kogge.start('base', seed=1).play_out(); print('importlib.metadata' in sys.modules)"


def test_whoever_plays_a_game_of_the_books_does_not_search_the_installed_packages() -> None:
    done = subprocess.run([sys.executable, "-c", LAZY], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
