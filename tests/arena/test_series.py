"""Many games: each depends on the seed and its number alone."""

from collections import Counter
from pathlib import Path

import pytest

import kogge
from kogge.arena.series import LIMIT, GameFailed, ResultSheet, Series, bot_seed, game_seed
from kogge.arena.tally import Ending, Tally
from kogge.engine.chance import MASK, scrambled
from kogge.engine.playout import play_many
from kogge.engine.state import NOBODY

FIRST, LAST, STUMBLES = (f"tests.arena.players:{name}" for name in ("First", "Last", "Stumbles"))


def series(bots: tuple[str, ...] = ("random", "random"), **more: object) -> Series:
    """Short games of two players on random boards."""
    _, options = kogge.load("base", players=len(bots), board="random", turn_limit=25, trade=False)
    return Series("base", options, bots, **{"seed": 0, **more})  # type: ignore[arg-type]


def test_the_seed_of_a_game_comes_from_that_of_the_series_and_its_number() -> None:
    assert game_seed(7, 3) == (scrambled(7) + 3) & MASK
    assert game_seed(-1, 0) == scrambled(MASK)
    seeds = {bot_seed(s, number, seat) for s in range(3) for number in range(20) for seat in range(4)}
    assert len(seeds) == 240
    assert not seeds & {game_seed(s, number) for s in range(3) for number in range(20)}


@pytest.mark.parametrize("seed", [0, 7, -3, 1 << 70])
@pytest.mark.parametrize("choices", [{}, {"trade": False, "board": "random"}, {"phases": "separate", "players": 3}])
def test_a_random_game_of_a_series_is_the_game_that_its_seed_plays(seed: int, choices: dict[str, object]) -> None:
    scenario, options = kogge.load("base", **choices)
    played = Series("base", options, ("random",) * options.players, seed)
    told = list(played.play_alone(range(2, 5)))
    for number, ending in zip(range(2, 5), told, strict=True):
        game = kogge.Game(scenario, options, seed=game_seed(seed, number))
        game.play_out()
        assert ending.actions == len(game)
        assert list(ending.winners) == game.winners
        assert [[points] for points in ending.points] == game.read("points")
        assert [[ending.turns]] == game.read("turn")


@pytest.mark.parametrize("scenario", ["base", "land-ho", "europe-short"])
def test_a_win_may_be_shared_where_the_game_knows_that(scenario: str) -> None:
    found, options = kogge.load(scenario)
    rules = found.rules(options)
    sheet = ResultSheet(rules)
    shares = rules.layout.fields.get("shared_win")
    assert (shares is not None) == (scenario == "europe-short")
    points = list(range(rules.players))
    assert sheet.ending(9, 4, 2, *points, *[0] * (rules.players if shares else 0)).winners == (2,)
    if shares:
        assert sheet.ending(9, 4, NOBODY, *points, *[1, 0, 1, 0][: rules.players]).winners == (0, 2)
        game = kogge.Game(found, options, 1)
        for seat in (1, 2):
            game.state[shares.start + seat] = 1
        assert list(sheet.read(game).winners) == game.winners == [1, 2]


def test_seeds_go_on_after_the_highest() -> None:
    rules = series().game(0).rules
    cells = ResultSheet(rules).cells
    around = play_many(rules, MASK, 3, LIMIT, cells)
    assert around == [play_many(rules, seed, 1, LIMIT, cells)[0] for seed in (MASK, 0, 1)]


@pytest.mark.parametrize("bots", [("random", "random"), (FIRST, "random"), (LAST, "random")])
def test_a_series_can_be_played_in_parts(bots: tuple[str, ...]) -> None:
    played = series(bots, seed=3)
    whole = played.play(range(12))
    parts = Tally.of(bots)
    for span in (range(7, 12), range(1), range(1, 7)):
        parts.add(played.play(span))
    assert parts == whole
    assert whole.games == 12


def test_other_seeds_play_other_games() -> None:
    assert series(seed=1).play(range(20)) != series(seed=2).play(range(20))


def test_without_a_seed_the_system_gives_one() -> None:
    _, options = kogge.load("base", players=2)
    seeds = {Series("base", options, ("random", "random")).seed for _ in range(20)}
    assert len(seeds) == 20
    assert all(0 <= seed <= MASK for seed in seeds)
    assert max(seeds) > 1 << 48  # 64 bits: that all are smaller happens once in 2 ** 320


@pytest.mark.parametrize("bots", [("random", "random"), (LAST, "random")])
def test_the_parts_tell_how_each_game_ended_if_wanted(bots: tuple[str, ...]) -> None:
    parts = list(series(bots, seed=3, each=True).parts(range(4, 9)))
    assert [number for part in parts for number in part.numbers] == list(range(4, 9))
    counted = Tally.of(bots)
    for part in parts:
        for number, ending in zip(part.numbers, part.endings, strict=True):
            counted.count(ending, series(bots).seated(number))
    assert counted == series(bots, seed=3).play(range(4, 9))
    assert all(part.endings == () for part in series(bots, seed=3).parts(range(4, 9)))


def test_a_record_tells_which_bot_sat_where(tmp_path: Path) -> None:
    kept = series((LAST, "random"), records=tmp_path)
    kept.play(range(2))
    for number, names in enumerate([(LAST, "random"), ("random", LAST)]):
        game = kogge.read_record((tmp_path / f"{number:06}.record").read_text("utf-8"))
        assert game.sitters == {seat: kogge.Sitter(bot=name) for seat, name in enumerate(names)}


def test_a_record_is_not_written_over_unless_wanted(tmp_path: Path) -> None:
    series(seed=1, records=tmp_path).play(range(1))
    (path,) = tmp_path.iterdir()
    older = path.read_text("utf-8")
    with pytest.raises(kogge.Refused, match="exists already"):
        series(seed=2, records=tmp_path).play(range(1))
    assert path.read_text("utf-8") == older
    series(seed=2, records=tmp_path, overwrite=True).play(range(1))
    assert kogge.read_record(path.read_text("utf-8")).seed == game_seed(2, 0)


def test_bots_change_seats_so_that_each_has_each_equally_often() -> None:
    played = series(("a", "b", "c"))
    seats = [Counter(played.seated(number)[seat] for number in range(6)) for seat in range(3)]
    assert seats == [{"a": 2, "b": 2, "c": 2}] * 3
    fixed = series(("a", "b", "c"), rotate=False)
    assert all(fixed.seated(number) == ("a", "b", "c") for number in range(6))


@pytest.mark.parametrize("bots", [("random", "random"), (LAST, "random")])
def test_records_tell_exactly_the_games_that_are_counted(tmp_path: Path, bots: tuple[str, ...]) -> None:
    kept = series(bots, seed=9, records=tmp_path)
    tally = kept.play(range(6))
    assert tally == series(bots, seed=9).play(range(6))
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"{number:06}.record" for number in range(6)]
    again = Tally.of(bots)
    for number in range(6):
        game = kogge.read_record((tmp_path / f"{number:06}.record").read_text("utf-8"))
        assert game.seed == game_seed(9, number)
        points = tuple(row[0] for row in game.read("points"))
        again.count(Ending(len(game), game.read("turn")[0][0], tuple(game.winners), points), kept.seated(number))
    assert again == tally


def test_a_failure_names_its_game() -> None:
    played = series((STUMBLES, FIRST), seed=4)
    failing = [number for number in range(10) if bot_seed(4, number, number % 2) % 2]
    with pytest.raises(GameFailed) as caught:
        played.play(range(10))
    assert caught.value.number == failing[0]
    assert str(caught.value).startswith(f"game {failing[0]} was broken off: the bot Stumbles in seat ")
    broken = kogge.read_record(caught.value.record)
    assert len(broken) > 10
    assert [broken.sitters[seat].bot for seat in (0, 1)] == list(played.seated(failing[0]))


@pytest.mark.parametrize(("games", "jobs"), [(1, 1), (7, 3), (1000, 2), (100_001, 4)])
def test_the_parts_of_a_series_are_all_of_it(games: int, jobs: int) -> None:
    spans = list(series().spans(range(7, 7 + games), jobs))
    assert [number for span in spans for number in span] == list(range(7, 7 + games))
