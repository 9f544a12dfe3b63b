"""What is counted of a game adds up to what its position shows."""

from collections import Counter

import pytest

import kogge
from kogge.events import open_events
from kogge.figures import UNKNOWN
from tests.laws.spread import Setting, settings


def held(game: kogge.Game, seat: int) -> Counter[str]:
    """What a seat holds now, less what it held at the beginning."""
    found: Counter[str] = Counter()
    for field in (game.rules.layout.find("hand"), game.rules.layout.find("gold")):
        first = field.start + seat * field.cols
        for column, word in enumerate(field.columns):
            found[word] += game.state[first + column] - game.beginning[first + column]
    return found


def balance(one: kogge.SeatStatistics) -> Counter[str]:
    """What a seat got, less what it gave."""
    found: Counter[str] = Counter()
    for goods in one.gained.values():
        found.update(goods)
    for goods in one.given.values():
        found.subtract(goods)
    return found


def check(game: kogge.Game, reader: int | None) -> kogge.Statistics:
    """The accounts of every seat, as far as the reader may know them."""
    counted = kogge.statistics(game, reader)
    shown = [points for [points] in game.read("points")]
    for one in counted.seats:
        kept, told = held(game, one.seat), balance(one)
        assert told.total() == kept.total()
        if one.seat == reader or game.is_over:
            assert {good: n for good, n in told.items() if n} == {good: n for good, n in kept.items() if n}
            assert UNKNOWN not in told
        spent = Counter[str]()
        for goods in one.spent.values():
            spent.update(goods)
        assert spent == Counter(one.given.get("building", {}))
        assert set(one.bought) == set(one.spent)
        assert one.points == sum(one.sources.values()) == shown[one.seat]
    assert list(counted.race.values())[-1] == tuple(shown)
    assert counted.turns == max(counted.race) == game.read("turn")[0][0]
    return counted


@pytest.mark.parametrize("setting", settings()[::3], ids=str)
def test_statistics_add_up(setting: Setting) -> None:
    game = setting.start(seed=3)
    for _ in range(3):
        game.play_out(limit=250)
        for reader in (None, *range(game.players)):
            check(game, reader)


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_of_a_game_that_is_over_everyone_may_know_all(scenario: str) -> None:
    game = kogge.start(scenario, seed=5, turn_limit=60)
    game.play_out()
    assert game.is_over
    counted = check(game, None)
    assert all(kogge.statistics(game, seat) == counted for seat in range(game.players))
    rolls = [event for ply in game.plies() for event in open_events(ply) if event.kind == "rolled"]
    assert sum(counted.rolls.values()) == len(rolls) == pytest.approx(sum(counted.expected.values()))


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_statistics_tell_a_seat_no_secret(scenario: str) -> None:
    """They are made of what the seat is told: had hidden cards been others, they would be the same."""
    game = kogge.start(scenario, seed=6)
    game.play_out(limit=900)
    if game.is_over:
        game.undo()
    stolen = [event for event in game.events(0) if event.kind == "stole" and 0 not in (event.seat, event["other"])]
    counted = kogge.statistics(game, 0)
    unknown = sum(one.gained.get("theft", {}).get(UNKNOWN, 0) for one in counted.seats)
    assert unknown == len(stolen) == sum(one.given.get("theft", {}).get(UNKNOWN, 0) for one in counted.seats)
