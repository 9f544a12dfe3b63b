"""Games that were played once are played the same way for ever.

To keep one more, put its record beside this file: ``game.record()``, or what a bug report brings.
"""

from functools import cache
from pathlib import Path

import pytest

import kogge

RECORDS = sorted(Path(__file__).parent.glob("*.record"))
NAMES = [record.stem for record in RECORDS]


@cache
def games() -> list[kogge.Game]:
    """All of them, read once."""
    return [kogge.read_record(record.read_text("utf-8")) for record in RECORDS]


@pytest.mark.parametrize("record", RECORDS, ids=NAMES)
def test_a_recorded_game_replays_to_the_same_text(record: Path) -> None:
    text = record.read_text("utf-8")
    assert kogge.read_record(text).record() == text


@pytest.mark.parametrize("record", RECORDS, ids=NAMES)
def test_every_prefix_of_a_record_that_is_cut_off_is_refused(record: Path) -> None:
    lines = record.read_text("utf-8").splitlines(keepends=True)
    for kept in range(0, len(lines), 1 + len(lines) // 50):
        with pytest.raises(kogge.Refused):
            kogge.read_record("".join(lines[:kept]))


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_the_recorded_games_show_every_act_of_the_game(scenario: str) -> None:
    played: set[str] = set()
    known: set[str] = set()
    for game in games():
        if game.scenario.name == scenario:
            played |= {game.rules.act_of(action).name for action in game.actions}
            known |= set(game.notation.acts)
    assert known
    assert played == known
