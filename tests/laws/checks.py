"""All laws together: on a position, on an action, along a whole game."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache

import kogge
from kogge.engine.rules import Rules
from kogge.engine.state import State
from tests.laws import (
    authors,
    caravans,
    decks,
    gold,
    ground,
    hands,
    harvest,
    lairs,
    lines,
    merchants,
    missions,
    net,
    network,
    phases,
    pirates,
    ships,
    stock,
    stuck,
    table,
    tokens,
    villages,
    voyages,
    warehouse,
)
from tests.laws.bounds import check_bounds
from tests.laws.cells import LAWS, LAWS_OF_CHANGE, Cells, Change
from tests.laws.decisions import check_copy, check_decision, check_record, check_undo
from tests.laws.imagination import check_imagined
from tests.laws.ledger import check_ledger
from tests.laws.odds import check_odds
from tests.laws.parts import check_choices_told, check_parts
from tests.laws.players import player_for
from tests.laws.refereeing import check_reasons_hide, check_referee
from tests.laws.secrecy import check_events, check_views
from tests.laws.spread import Setting
from tests.laws.worlds import check_worlds

BOOKKEEPING = (  # importing them has entered their laws
    *(authors, gold, ground, hands, harvest, lairs, missions, network),
    *(phases, pirates, ships, stock, table, villages, voyages),
    *(caravans, decks, lines, merchants, net, stuck, tokens, warehouse),
)
ACTIONS_ENOUGH = 2_000_000  # for any game to end
FIRSTS = {1, 8}  # of the actions of a kind that are looked at in any case


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


def check_bookkeeping(game: kogge.Game) -> Cells:
    """What is stored is what follows from the board, as it was read here."""
    cells = Cells(game.rules, game.state)
    for law in LAWS:
        if law.applies(cells):
            with under(law.title, game):
                law.check(cells)
    return cells


def check_change(game: kogge.Game, before: State, action: int) -> None:
    """The last action did only what an action may do."""
    change = Change(game.text(action), Cells(game.rules, before), Cells(game.rules, game.state))
    for law in LAWS_OF_CHANGE:
        if law.applies(change.before):
            with under(law.title, game):
                law.check(change)
    with under("what events tell adds up to what is seen", game):
        check_ledger(game, before, game.plies(len(game) - 1)[-1])


def check_position(game: kogge.Game) -> None:
    """What can be asked of one position alone."""
    with under("every decision has a choice", game):
        check_decision(game)
    with under("an action is what its parts say", game):
        check_parts(game, game.legal())
    with under("every cell holds what its field says", game):
        check_bounds(game.rules, game.state)
    cells = check_bookkeeping(game)
    with under("what is legal follows from the board", game):
        check_referee(game)
    with under("what is likely follows from what was seen", game):
        check_odds(game, cells)


def check_twins(game: kogge.Game, luck: kogge.Random) -> None:
    """What can be asked of a position and others like it."""
    with under("a copy shares nothing", game):
        check_copy(game)
    with under("a view does not depend on what it hides", game):
        check_views(game, luck)
    with under("what a view hides can be imagined", game):
        check_imagined(game, luck)
    with under("why an action is not open does not depend on a secret", game):
        check_reasons_hide(game, luck)
    with under("a view tells all that its seat may do, and what it costs", game):
        check_choices_told(game)


@dataclass(frozen=True)
class Pace:
    """How thoroughly a game is watched: laws are asked once in so many actions, on average."""

    positions: int
    changes: int
    twins: int
    worlds: int
    pasts: int  # the laws that go through the whole game again; they are asked at its end as well
    firsts: int  # in one of so many games, laws are asked of the first actions of every kind as well
    actions: int = ACTIONS_ENOUGH  # after which a game is left


USUAL = Pace(positions=300, changes=40, twins=1500, worlds=4, pasts=20_000, firsts=1)


def play_under_laws(setting: Setting, seed: int, pace: Pace = USUAL) -> kogge.Game:
    """Play a game at random and hold it to the laws all the way."""
    game = setting.start(seed)
    luck = kogge.Random(seed)
    player = player_for(seed)
    seen = Counter[object]()
    seeking = not luck.number(pace.firsts)
    check_position(game)
    while not game.is_over and len(game) < pace.actions:
        with under("every decision has a choice", game):
            legal = check_decision(game)
        before = game.state.copy()
        with under("what is legal can be done", game):
            action = player.choose(game, legal, luck)
            game.play(action)
        last = game.is_over or len(game) == pace.actions
        act = game.rules.act_of(action).name
        outcome = signature(game, act, before)
        seen.update([act, outcome])
        if last or (seeking and seen[act] in FIRSTS) or not luck.number(pace.positions):
            check_position(game)
        if last or (seeking and seen[outcome] in FIRSTS) or not luck.number(pace.changes):
            check_change(game, before, action)
        if last or (seeking and seen[outcome] in FIRSTS) or not luck.number(pace.worlds):
            check_worlds_of(game, before, action, luck)
        if last or (seeking and seen[act] == 1 and not luck.number(3)) or not luck.number(pace.twins):
            check_twins(game, luck)
            check_events_of(game, before, action, luck)
        if last or not luck.number(pace.pasts):
            check_past(game)
    with under("the game ends", game):
        assert game.is_over or len(game) < ACTIONS_ENOUGH, f"{len(game)} actions and no end"
    return game


def signature(game: kogge.Game, act: str, before: State) -> tuple[object, ...]:
    """An action by what it does: where it leads, which fields it changes, and who gains how much gold."""
    old, new, gold = before.key(), game.state.key(), game.rules.layout.fields.get("gold")
    changed = [name for name, span in spans(game.rules) if old[span] != new[span]]
    cells = range(gold.start, gold.stop) if gold and "gold" in changed else range(0)
    return act, game.state.step, *changed, *sorted(game.state[cell] - before[cell] for cell in cells)


@lru_cache(maxsize=64)
def spans(rules: Rules) -> list[tuple[str, slice]]:
    """Where each field is in the key of a position, which begins with three other numbers."""
    size = len(rules.blank.key()) // (3 + len(rules.blank))
    fields = rules.layout.fields.values()
    return [(field.name, slice((3 + field.start) * size, (3 + field.stop) * size)) for field in fields]


def check_events_of(game: kogge.Game, before: State, action: int, luck: kogge.Random) -> None:
    """What the last action tells does not depend on a secret."""
    with under("what is told does not depend on a secret", game):
        check_events(game.rules, before, action, game.state, luck)


def check_worlds_of(game: kogge.Game, before: State, action: int, luck: kogge.Random) -> None:
    """What the last action led to looks the same whatever a seat can't see."""
    with under("what follows does not depend on a secret", game):
        check_worlds(game.rules, before, action, luck)


def check_past(game: kogge.Game) -> None:
    """The laws that go through the whole game once more."""
    with under("what is written is read back", game):
        check_record(game)
    with under("what is taken back can be done again", game):
        check_undo(game)
    if "line_here" in game.rules.layout.fields:
        with under("every first connection has paid one shortest line", game):
            lines.check_connections(game)
