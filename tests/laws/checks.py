"""All laws together: on a position, on an action, along a whole game."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import kogge
from kogge.engine.state import State
from tests.laws import harvest, network, stock, table
from tests.laws.cells import LAWS, LAWS_OF_CHANGE, Cells, Change
from tests.laws.choices import check_choices
from tests.laws.decisions import check_copy, check_decision, check_record, check_undo
from tests.laws.players import player_for
from tests.laws.secrecy import check_events, check_views
from tests.laws.spread import Setting

BOOKKEEPING = (harvest, network, stock, table)  # importing them has entered their laws
ACTIONS_ENOUGH = 2_000_000  # for any game to end


class Broken(AssertionError):
    """A law does not hold; ``record`` is the game up to there."""

    def __init__(self, law: str, why: str, game: kogge.Game) -> None:
        super().__init__(f"{law}: {why}  ({game!r})")
        self.law = law
        self.why = why
        self.record = told(game)


def told(game: kogge.Game) -> str:
    """The record of a game; of one that is out of order, what was played in it."""
    try:
        return game.record()
    except Exception as error:
        return f"{game.scenario.name} {game.options} seed {game.seed}: {game.actions} ({error})"


@contextmanager
def under(law: str, game: kogge.Game) -> Iterator[None]:
    """Whatever goes wrong inside breaks this law."""
    try:
        yield
    except Broken:
        raise
    except Exception as error:
        raise Broken(law, f"{type(error).__name__}: {error}", game) from error


def check_bookkeeping(game: kogge.Game) -> None:
    """What is stored is what follows from the board."""
    cells = Cells(game.rules, game.state)
    for law in LAWS:
        if law.applies(cells):
            with under(law.title, game):
                law.check(cells)


def check_change(game: kogge.Game, before: State, action: int) -> None:
    """The last action did only what an action may do."""
    change = Change(game.text(action), Cells(game.rules, before), Cells(game.rules, game.state))
    for law in LAWS_OF_CHANGE:
        if law.applies(change.before):
            with under(law.title, game):
                law.check(change)


def check_position(game: kogge.Game, luck: kogge.Random | None = None) -> None:
    """All laws that can be asked of one position."""
    with under("every decision has a choice", game):
        check_decision(game)
    check_bookkeeping(game)
    with under("what is legal follows from the board", game):
        check_choices(Cells(game.rules, game.state), game.legal_texts())
    with under("a copy shares nothing", game):
        check_copy(game)
    with under("a view does not depend on what it hides", game):
        check_views(game, luck or kogge.Random(len(game)))


@dataclass(frozen=True)
class Pace:
    """How thoroughly a game is watched: all laws are asked once in so many actions, on average."""

    positions: int
    pasts: int  # the laws that go through the whole game again; they are asked at its end as well
    firsts: int  # in one of so many games they are asked of the first action of every kind as well


USUAL = Pace(positions=250, pasts=8000, firsts=1)


def play_under_laws(setting: Setting, seed: int, pace: Pace = USUAL) -> kogge.Game:
    """Play a game at random and hold it to the laws all the way."""
    game = setting.start(seed)
    luck = kogge.Random(seed)
    player = player_for(seed)
    seen: set[str] = set()
    seeking = not luck.number(pace.firsts)
    check_position(game, luck)
    while not game.is_over:
        with under("every decision has a choice", game):
            legal = check_decision(game)
        with under("the game ends", game):
            assert len(game) < ACTIONS_ENOUGH, f"{len(game)} actions and no end"
        before = game.state.copy()
        with under("what is legal can be done", game):
            action = player.choose(game, legal, luck)
            game.play(action)
        due = not luck.number(pace.positions) or game.is_over
        if due:
            check_position(game, luck)
        if due or (seeking and game.rules.act_of(action).name not in seen):  # what is rare must not be missed
            seen.add(game.rules.act_of(action).name)
            check_action(game, before, action, luck)
        if not luck.number(pace.pasts) or game.is_over:
            check_past(game)
    return game


def check_action(game: kogge.Game, before: State, action: int, luck: kogge.Random) -> None:
    """All laws that can be asked of the last action."""
    check_change(game, before, action)
    with under("what is told does not depend on a secret", game):
        check_events(game.rules, before, action, game.state, luck)


def check_past(game: kogge.Game) -> None:
    """The laws that go through the whole game once more."""
    with under("what is written is read back", game):
        check_record(game)
    with under("what is taken back can be done again", game):
        check_undo(game)
