"""What was decided outlives who decided it."""

from array import array

import kogge
from kogge.arena.logbook import Logbook, play_again
from kogge.arena.match import play
from tests.arena.players import First, Last

START = {"seed": 5, "players": 2, "turn_limit": 30, "trade": False}


def test_a_book_tells_the_decisions_of_the_game_that_was_begun_last() -> None:
    cells = array("q", [0] * 12)
    book, reader = Logbook(cells), Logbook(cells)
    for number, choices in ((3, [7, 8, 9]), (4, [5])):
        book.begin(number)
        for choice in choices:
            book.write(choice)
        assert reader.decisions(number) == choices
    assert reader.decisions(3) == []


def test_a_full_book_keeps_what_it_has() -> None:
    book = Logbook(array("q", [0] * 5))
    book.begin(1)
    for choice in range(9):
        book.write(choice)
    assert book.decisions(1) == [0, 1, 2]


def test_without_paper_nothing_is_written() -> None:
    book = Logbook()
    book.begin(1)
    book.write(2)
    assert book.decisions(1) == []


def test_decisions_and_the_games_own_luck_tell_the_whole_game() -> None:
    game = kogge.start("base", **START)  # type: ignore[arg-type]
    told: list[int] = []
    play(game, [First(0), Last(0)], told=told.append)
    again = kogge.start("base", **START)  # type: ignore[arg-type]
    play_again(again, told)
    assert again.record() == game.record()


def test_nonsense_is_followed_as_far_as_it_makes_sense() -> None:
    game = kogge.start("base", **START)  # type: ignore[arg-type]
    play_again(game, [game.action("roll"), -5])
    assert [game.text(action) for action in game.actions if action == game.action("roll")] == ["roll"]
