"""What is counted of a game adds up to what its position shows."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping

import pytest

import kogge
from kogge.events import open_events
from kogge.figures import UNKNOWN
from kogge.views import imagined
from tests.laws.cells import Cells
from tests.laws.harvest import SEVEN, due
from tests.laws.players import Purposeful
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


def expectations(counted: kogge.Statistics) -> list[Mapping[str, float]]:
    """What every seat was to be expected to get by production."""
    return [one.expected_production for one in counted.seats]


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
        assert set(one.expected_production) <= set(game.facts.resources)
        assert all(n > 0 for n in one.expected_production.values())
    assert list(counted.race.values())[-1] == tuple(shown)
    assert counted.turns == max(counted.race) == game.read("turn")[0][0]
    return counted


@pytest.mark.parametrize("setting", settings()[::3], ids=str)
def test_statistics_add_up(setting: Setting) -> None:
    game = setting.start(seed=3)
    for _ in range(3):
        game.play_out(limit=250)
        counted = [check(game, reader) for reader in (None, *range(game.players))]
        assert all(expectations(one) == expectations(counted[0]) for one in counted), "it depends on who asks"


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


def rolled(game: kogge.Game, actions: int) -> Iterator[kogge.Game]:
    """Play on purpose for so many actions, with a pause before each roll for production."""
    player, luck = Purposeful(), kogge.Random(9)
    for _ in range(actions):
        if game.is_over:
            return
        if game.step == "dice":
            yield game
        game.play(player.choose(game, game.legal(), luck))


@pytest.mark.parametrize("setting", settings()[::5], ids=str)
def test_what_was_to_be_expected_is_the_mean_of_what_would_have_happened(setting: Setting) -> None:
    """Twice: by what events then tell, and by what stands around the hexes of each number."""
    game = setting.start(seed=4)
    wanted = [defaultdict[str, float](float) for _ in range(game.players)]
    for before in rolled(game, 400):
        told, worked_out = mean_told(before), mean_due(before)
        for seat in range(game.players):
            assert told[seat] == pytest.approx(worked_out[seat])
            for good, n in told[seat].items():
                wanted[seat][good] += n
    counted = kogge.statistics(game)
    assert [pytest.approx(dict(goods)) for goods in wanted] == expectations(counted)
    assert sum(counted.rolls.values()) > 3


def mean_told(game: kogge.Game) -> list[dict[str, float]]:
    """What rolls tell, each as often as it comes."""
    mean = [defaultdict[str, float](float) for _ in range(game.players)]
    for outcome in game.outcomes():
        twin = game.copy()
        twin.play(outcome.action)
        for event in twin.events(None, len(game)):
            if event.kind in ("produced", "got_the_rest"):
                good = game.facts.resources[event.known("good")]
                mean[event.known("seat")][good] += event.known("n") * outcome.probability
    return [dict(goods) for goods in mean]


def mean_due(game: kogge.Game) -> list[dict[str, float]]:
    """What the board owes for each number, as often as two dice show it."""
    cells = Cells(game.rules, game.state)
    mean = [defaultdict[str, float](float) for _ in range(game.players)]
    for one in range(1, 7):
        for two in range(1, 7):
            owed = due(cells, one + two) if one + two != SEVEN else []
            for seat, goods in enumerate(owed):
                for good, n in zip(game.facts.resources, goods, strict=True):
                    mean[seat][good] += n / 36
    return [{good: n for good, n in goods.items() if n} for goods in mean]


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_what_was_to_be_expected_tells_nothing_hidden(scenario: str) -> None:
    """Had all that spectators can't see been otherwise, it would have been the same."""
    luck = kogge.Random(2)
    for game in rolled(kogge.start(scenario, seed=7), 300):
        one, other = game.copy(), game.copy()
        one.arrange(game.state)
        other.arrange(imagined(game.rules, game.state, None, luck))
        one.play("dice 3")
        other.play("dice 11")
        assert expectations(kogge.statistics(one)) == expectations(kogge.statistics(other))
