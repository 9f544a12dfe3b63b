"""The referee, asked about every action in many positions of every game that has one.

Whatever he says against an action must be so, and nothing may stand against what is legal. Every bar must once be the
only one: then no bar can be taken out, and none can grow too wide, without an action on which he and the rules differ.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import kogge
from kogge import games
from kogge.games import catalogue
from kogge.games.referee.reading import Bar, Reading
from kogge.games.referee.referee import WRONG_TIMES, Referee, referee_of
from tests.laws import arranged_base, arranged_europe, arranged_isles
from tests.laws.players import player_for
from tests.laws.refereeing import Heard, Kind, check_reasons_hide, check_referee
from tests.laws.spread import Setting, settings

ARRANGED: dict[str, Callable[[], Iterator[kogge.Game]]] = {  # by rulebook
    "base": arranged_base.positions,
    "europe": arranged_europe.positions,
    "isles": arranged_isles.positions,
}
BOOKS = sorted(ARRANGED)
POSITIONS = 300  # of each scenario
OPENING, LENGTH = 40, 1000  # actions of a game


def settings_of(book: str) -> dict[str, list[Setting]]:
    """By scenario of a rulebook, all of its settings."""
    names = [scenario.name for scenario in catalogue.SCENARIOS if scenario.rulebook == book]
    return {name: [setting for setting in settings() if setting.scenario == name] for name in names}


def at_random(setting: Setting, seed: int, wanted: int) -> Iterator[kogge.Game]:
    """Some positions of a random game, more of its opening, and how it stands in the end."""
    game, luck, player = setting.start(seed), kogge.Random(seed), player_for(seed)
    moments = {luck.number(LENGTH if k % 4 else OPENING) for k in range(wanted - 1)}
    while not game.is_over and len(game) < LENGTH:
        if len(game) in moments:
            yield game
        game.play(player.choose(game, game.legal(), luck))
    yield game


def positions(book: str) -> Iterator[kogge.Game]:
    """Random ones of every scenario, and those that were arranged."""
    for found in settings_of(book).values():
        for number, setting in enumerate(found):
            yield from at_random(setting, number, -(-POSITIONS // len(found)))
    yield from ARRANGED[book]()


def bars_of(book: str) -> set[Kind]:
    """Everything that can bar an act of any scenario of a rulebook."""
    return {kind for referee in referees(book) for kind in kinds(referee)}


def referees(book: str) -> list[Referee]:
    """Those of the scenarios of a rulebook."""
    found = [referee_of(settings[0].start(0).rules) for settings in settings_of(book).values()]
    return [referee for referee in found if referee is not None]


def cited(book: str) -> set[tuple[str, str]]:
    """Every act with the rules that are cited of it."""
    readings = [reading for referee in referees(book) for reading in referee.readings.values()]
    return {(reading.act, rule) for reading in readings for rule in reading.rules}


def kinds(referee: Referee) -> list[Kind]:
    return [(reading.act, one.key, one.rule) for reading, one in referee.bars()]


@pytest.mark.parametrize("book", BOOKS)
def test_something_stands_against_an_action_exactly_if_it_is_not_legal(book: str) -> None:
    heard = Heard()
    for game in positions(book):
        check_referee(game, heard)
    alone = {kind for kind in heard.alone if kind[1] not in WRONG_TIMES}
    assert sorted(bars_of(book) - alone) == [], "they were in no position the only ones"
    assert alone <= bars_of(book)
    assert {kind[1] for kind in heard.said} >= set(WRONG_TIMES)
    assert sorted(cited(book) - {(act, rule) for act, _, rule in heard.said}) == [], "they were never cited"


def test_every_rulebook_has_a_referee_and_positions_of_its_own() -> None:
    assert {scenario.rulebook for scenario in catalogue.SCENARIOS} == set(ARRANGED)


@pytest.mark.parametrize("book", BOOKS)
def test_two_bars_of_an_act_can_be_told_apart(book: str) -> None:
    for referee in referees(book):
        assert len(kinds(referee)) == len(set(kinds(referee)))


@pytest.mark.parametrize(
    "setting", [one for book in BOOKS for found in settings_of(book).values() for one in found], ids=str
)
def test_every_act_is_read_and_every_step_has_its_stage(setting: Setting) -> None:
    rules = setting.start(0).rules
    referee = referee_of(rules)
    assert referee is not None
    assert {act.name for act in rules.acts.items} <= set(referee.readings)
    assert {step.name for step in rules.steps} <= set(referee.stages)
    assert {step for reading in referee.readings.values() for step in reading.at} <= set(referee.stages)


def without(referee: Referee, reading: Reading, taken: Bar) -> Referee:
    """A referee who has forgotten a bar."""
    short = replace(reading, bars=tuple(one for one in reading.bars if one is not taken))
    readings = [short if known is reading else known for known in referee.readings.values()]
    return Referee(list(referee.stages.values()), readings, referee.ending, referee.turns)


def check_all(games: list[kogge.Game], referee: Referee) -> Heard:
    heard = Heard()
    for game in games:
        check_referee(game, heard, referee)
    return heard


@pytest.mark.parametrize("act", ["play_knight", "play_road_building", "take_card", "bank_trade", "ask", "discard"])
def test_a_referee_who_forgets_a_bar_is_found_out(act: str) -> None:
    games = [game.copy() for game in arranged_base.positions()]
    referee = referee_of(games[0].rules)
    assert referee is not None
    heard, reading = check_all(games, referee), referee.readings[act]
    taken = [one for one in reading.bars if (act, one.key, one.rule) in heard.alone]
    assert taken
    for one in taken:
        with pytest.raises(AssertionError, match=f"'{act}"):
            check_all(games, without(referee, reading, one))


@pytest.mark.parametrize("book", BOOKS)
def test_reasons_tell_no_secret(book: str) -> None:
    luck = kogge.Random(7)
    worlds = sum(check_reasons_hide(game, luck) for game in ARRANGED[book]())
    assert worlds


ASKED_OF_THE_RULES = re.compile(r"\.(needs|actions|legal|acts|apply|play|outcomes|guard)\b")


def test_the_referee_does_not_ask_the_rules() -> None:
    """He reads the rulebook anew: what acts need and list is none of his business, and he tries nothing out."""
    home = Path(games.__file__).parent
    files = [file for file in home.rglob("*.py") if "referee" in file.relative_to(home).parts[:-1]]
    assert len(files) > 10
    for file in files:
        found = ASKED_OF_THE_RULES.search(file.read_text("utf-8"))
        assert found is None, f"{file.name} asks for {found}"
