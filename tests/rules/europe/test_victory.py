"""The last own goods token wins.  (M-80)"""

import pytest

import kogge
from tests.rules.europe.on_the_way import drive
from tests.support.europe import BLUE, ORANGE, RED, WHITE, cell, do, europe

GOODS = [("europe-short", 3, 6), ("europe-short", 4, 5), ("europe", 3, 10), ("europe", 4, 8)]  # of each player, M-03
LINE = "Prague-4,6 N-Vienna-4,7 N"


def last_but(missing: int, scenario: str = "europe", players: int = 4, turn_of: int = RED, salt: int = 0) -> kogge.Game:
    """The player lacks so many deliveries, all goods uncovered, and has a caravan at Prague; Vienna is next."""
    (goods,) = [n for name, seats, n in GOODS if (name, seats) == (scenario, players)]
    other = (turn_of + 1) % players
    return europe(
        scenario,
        players=players,
        turn_of=turn_of,
        kontors={other: ["Prague", "Vienna"]},
        kontors_left={turn_of: 0, other: 0},
        delivered={turn_of: goods - missing, other: goods - 1},
        routes={turn_of: [LINE]},
        caravans={turn_of: ["Prague-4,6 N"], other: ["4,6 N-Vienna"]},
        hand={turn_of: f"{salt} salt"} if salt else {},
    )


def is_won_by(game: kogge.Game, seat: int) -> bool:
    """Has the seat won alone, and is nothing left to play?"""
    over = game.is_over and game.step == "over" and game.legal() == []
    return over and game.winner == seat and game.winners == [seat]


@pytest.mark.rule("M-80")
@pytest.mark.parametrize(("scenario", "players", "goods"), GOODS)
def test_who_has_delivered_all_own_goods_wins(scenario: str, players: int, goods: int) -> None:
    game = last_but(1, scenario, players)
    assert cell(game, "goods_uncovered", RED) == 1
    do(game, "deliver {Prague}")
    assert cell(game, "points", RED) == goods
    assert cell(game, "goods_uncovered", RED) == 0
    assert is_won_by(game, RED)


@pytest.mark.rule("M-80")
@pytest.mark.parametrize(("scenario", "players"), [(name, players) for name, players, _ in GOODS])
def test_all_but_one_are_not_all(scenario: str, players: int) -> None:
    game = last_but(2, scenario, players)
    do(game, "deliver {Prague}")
    assert not game.is_over
    assert game.winner is None
    assert game.winners == []
    game.play("end_turn")
    assert not game.is_over


@pytest.mark.rule("M-80")
@pytest.mark.parametrize("seat", [RED, BLUE, WHITE, ORANGE])
def test_whoever_it_is(seat: int) -> None:
    game = last_but(1, turn_of=seat)
    do(game, "deliver {Prague}")
    assert is_won_by(game, seat)


@pytest.mark.rule("M-80")
def test_the_win_is_at_once_on_the_way_with_steps_left() -> None:
    game = last_but(2, salt=2)
    do(game, "deliver {Prague}")
    drive(game, 1, "4,6 N-Vienna")
    assert not game.is_over
    do(game, "deliver {Vienna}")
    assert is_won_by(game, RED)


@pytest.mark.rule("M-80")
def test_goods_that_others_lack_and_gold_do_not_matter() -> None:
    """Nobody plays on: the others get no turn more."""
    game = last_but(1)
    assert cell(game, "points", BLUE) == 7
    do(game, "deliver {Prague}")
    assert is_won_by(game, RED)
    with pytest.raises(kogge.Refused):
        game.play("end_turn")
