"""One game between bots, and bots that fail."""

import pickle
from collections.abc import Iterable

import pytest

import kogge
from kogge.arena.match import BotFailed, play
from kogge.bots import make
from kogge.engine.state import State
from tests.arena.players import Cheats, Despairs, First, Interrupts, Last, Quits, Speechless, Stumbles, Yields
from tests.games.heap import HeapOptions, Take, assemble


def game(**choices: object) -> kogge.Game:
    return kogge.start("base", **{"seed": 5, "players": 2, "turn_limit": 30, **choices})  # type: ignore[arg-type]


def failure(bot: First) -> tuple[kogge.Game, BotFailed]:
    """A game in which this bot fails."""
    played = game()
    with pytest.raises(BotFailed) as caught:
        play(played, [bot, bot])
    return played, caught.value


def test_bots_play_a_game_to_its_end() -> None:
    played = game()
    play(played, [make("random", 1), make("random", 2)])
    assert played.is_over
    assert len(played) > 30


def test_the_same_seeds_play_the_same_game() -> None:
    games = [game(), game()]
    for each in games:
        play(each, [make("random", 1), First(2)])
    assert games[0].record() == games[1].record()


def test_each_bot_decides_for_its_own_seat() -> None:
    played = game(trade=False)
    play(played, [First(0), Last(0)])
    for before, action, _ in played.replay():
        if before.to_act != kogge.CHANCE:
            assert action == played.rules.actions(before)[(0, -1)[before.to_act]]


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(kogge.Refused, match="2 seats need 2 bots, not 3"):
        play(game(), [make("random", 1)] * 3)


def test_a_bot_that_finds_no_end_is_reported() -> None:
    played = game(turn_limit=0)
    with pytest.raises(BotFailed, match=r"the bot First in seat . .* finds no end after 500 actions") as caught:
        play(played, [First(0), First(0)], patience=500)
    assert caught.value.record == played.record()
    assert len(played) == 500


def test_a_bot_that_raises_is_reported_with_the_place_and_the_record() -> None:
    played, failed = failure(Stumbles(1))
    assert "the bot Stumbles in seat " in str(failed)
    assert "raised ZeroDivisionError: nothing to divide (players.py, line " in str(failed)
    assert failed.record == played.record()
    assert kogge.read_record(failed.record).state == played.state


@pytest.mark.parametrize(
    ("kind", "named"),
    [(Quits, "SystemExit: enough"), (Yields, "GeneratorExit"), (Despairs, "Wordless")],
)
def test_whatever_a_bot_raises_is_its_failure(kind: type[First], named: str) -> None:
    played, failed = failure(kind(1))
    assert f"raised {named} (players.py, line " in str(failed)
    assert failed.record == played.record()


def test_what_may_be_a_person_who_wants_to_stop_is_no_failure() -> None:
    with pytest.raises(KeyboardInterrupt):
        play(game(), [Interrupts(1), Interrupts(1)])


def test_every_decision_is_told_once_it_is_played() -> None:
    played = game(trade=False)
    told: list[int] = []
    play(played, [First(0), Last(0)], told=told.append)
    assert told == [action for before, action, _ in played.replay() if before.to_act != kogge.CHANCE]


def test_an_illegal_choice_is_reported_and_not_played() -> None:
    played, failed = failure(Cheats(0))
    assert "the bot Cheats in seat " in str(failed)
    assert "is not possible now" in str(failed)
    assert not played.is_over
    assert failed.record == played.record()


def test_an_answer_that_is_no_number_is_reported() -> None:
    _, failed = failure(Speechless(0))
    assert str(failed).endswith("chose None: a choice must be a whole number, not None")


def test_a_failure_is_reported_where_no_record_exists() -> None:
    played = game()
    played.play_chance()
    played.arrange(played.state)
    with pytest.raises(BotFailed) as caught:
        play(played, [Cheats(0), Cheats(0)])
    assert caught.value.record == ""


def test_a_failure_survives_the_way_between_processes() -> None:
    _, failed = failure(Stumbles(1))
    twin = pickle.loads(pickle.dumps(failed))
    assert (str(twin), twin.record) == (str(failed), failed.record)


class Stuck(Take):
    """The last match can't be taken, so the game never ends."""

    def offers(self, s: State) -> Iterable[int]:
        return [1] if s[self.heap] > 1 else []


def test_a_bot_is_not_to_blame_where_the_rules_of_a_game_leave_it_nothing_to_do() -> None:
    scenario = kogge.Scenario("stuck", "Stuck", "", HeapOptions, lambda options: assemble(options, Stuck))
    with pytest.raises(BotFailed, match=r"^at 'take' there is nothing that blue could do, and the game is not over$"):
        play(kogge.Game(scenario, scenario.choose(), seed=1), [make("random", seed) for seed in range(2)])
