"""Who sits where, and which bots they are."""

import pytest

import kogge
from kogge.arena.series import bot_seed
from kogge.cli.seating import SeatWishes, bots_of, seat_everyone, strangers
from kogge.cli.terminal.company import called, everyone, seated
from kogge.texts import texts
from tests.cli.own_bots import Hasty

OWN = "tests.cli.own_bots:Hasty"


def test_bots_have_the_seeds_that_they_had_before() -> None:
    game = kogge.start("base", seed=5)
    seat_everyone(game, SeatWishes(bots=OWN))
    again = kogge.read_record(game.record())
    seat_everyone(again, SeatWishes())
    for bots in (bots_of(game, known=False), bots_of(again, known=True)):
        seeds = {seat: bot.seed for seat, bot in bots.items() if isinstance(bot, Hasty)}
        assert seeds == {seat: bot_seed(5, 0, seat) for seat in (1, 2, 3)}


def test_a_person_has_the_first_seat_of_which_nothing_is_told() -> None:
    game = kogge.start("base", seed=5)
    game.sitters = {0: kogge.Sitter(bot="random"), 2: kogge.Sitter(bot="random")}
    assert seat_everyone(game, SeatWishes()) == [1]
    assert [game.sitters[seat].text for seat in range(4)] == ["bot random", "person", "bot random", "bot greedy"]
    game.sitters[1] = kogge.Sitter(bot="greedy")
    assert seat_everyone(game, SeatWishes()) == []


def test_a_bot_deep_in_somebodys_packages_has_a_name_too() -> None:
    game = kogge.start("base", seed=5)
    deep = f"{'packages.' * 10}bots:Careful"
    seat_everyone(game, SeatWishes(bots=f"{deep},random,random"))
    assert kogge.read_record(game.record()).sitters[1].bot == deep
    assert strangers(game) == [deep]
    with pytest.raises(kogge.Refused, match=r"could not be imported: ModuleNotFoundError: [^;]*$"):
        bots_of(game, known=False)


def test_people_are_called_by_their_names_where_they_have_any() -> None:
    game = kogge.start("base", seed=5)
    assert (called(game, 0, texts()), seated(game, [0, 2], texts()), everyone(game)) == (
        "orange",
        "you play orange and blue",
        "",
    )
    seat_everyone(game, SeatWishes(people="0,2", names="Ana,Ben"))
    assert called(game, 0, texts()) == "Ana (orange)"
    assert called(game, 1, texts()) == "red"
    assert seated(game, [0, 2], texts()) == "Ana plays orange and Ben plays blue"
    assert everyone(game) == "Ana (orange), Ben (blue), 2 greedy"
    game.sitters[2] = kogge.Sitter()
    assert seated(game, [0, 2], texts()) == "Ana plays orange and somebody plays blue"
    assert everyone(game) == "Ana (orange), a person (blue), 2 greedy"
