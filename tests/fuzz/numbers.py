"""Numbers, and other things, where a call expects others: whatever is public takes them or refuses them."""

from collections.abc import Callable
from functools import cache, partial
from typing import Any

import kogge
from kogge.engine.chance import Moves
from kogge.engine.playout import play_many
from kogge.engine.tables import Row, Table
from kogge.engine.travel import Search, Travel
from tests.fuzz.chaos import CLEAN, EDGES, Chaos, Sly

DEPTHS = (0, 40, 200)  # actions after which games are looked at
THINGS: tuple[Any, ...] = (
    *EDGES, *(Sly(10**6), Sly(-7)),
    *(2**31, 2**32 + 1, 2**63, -(2**63) - 1, 10**30, 3.0, 1.5, float("nan"), float("inf"), True, None),
    *("", "7", "roll", "hand", "\ud800", b"", b"\x00" * 16, [], [7], (1, 2), {}, {"gold": 10**9}, object()),
)  # fmt: skip
FEW: tuple[Any, ...] = (
    *[edge for edge in EDGES if edge < 3],
    3.5,
    None,
    "3",
    2**31,
    10**30,
)  # of what would take its time


@cache
def game_at(scenario: str, depth: int) -> kogge.Game:
    game = kogge.start(scenario, seed=depth)
    game.play_out(limit=depth)
    return game


class Asked:
    """A game, what belongs to it, and wild things to ask it for.  Nothing that was set wildly is used again."""

    def __init__(self, chaos: Chaos) -> None:
        self.chaos = chaos
        self.game = game_at(chaos.one_of(kogge.scenarios()), chaos.one_of(DEPTHS)).copy()
        self.rules = self.game.rules
        self.state = self.game.state.copy()
        self.other = game_at(chaos.one_of(kogge.scenarios()), 40).state

    def thing(self) -> Any:
        """Anything: now and then what the call expects."""
        if self.chaos.one_in(4):
            return self.chaos.one_of((self.state, self.other, kogge.Random(1), self.rules, self.game, Moves(3)))
        if self.chaos.one_in(2):
            return self.chaos.one_of((self.chaos.below(self.rules.n_actions), self.chaos.below(8), len(self.state)))
        return self.chaos.one_of(THINGS)

    def few(self) -> Any:
        """A number of games or of actions that are soon played, or that can't be."""
        return self.chaos.one_of(FEW)


def of_rules(a: Asked) -> list[Callable[[], object]]:
    rules, s, x, y = a.rules, a.state, a.thing(), a.thing()
    travels = [act for step in rules.steps for act in step.acts if isinstance(act, Travel)]
    return [
        lambda: rules.actions(x),
        lambda: rules.outcomes(x),
        lambda: rules.drawn(x, y),
        lambda: rules.drawn(s, x),
        lambda: rules.play(s, x),
        lambda: rules.play(x, y),
        lambda: rules.play_on(s, x, a.few()),
        lambda: rules.play_on(x, kogge.Random(1), 9),
        lambda: rules.rule(x),
        lambda: rules.admit(x),
        lambda: rules.check_whole(x),
        lambda: rules.redacted(x, y),
        lambda: rules.redacted(s, x),
        lambda: rules.hidden(x),
        lambda: rules.with_secrets(x, y),
        lambda: rules.with_secrets(s, {a.chaos.below(len(s)): x}),
        lambda: rules.asking(x, 0, a.chaos.one_of(rules.steps)),
        lambda: rules.asking(s, x, y),
        lambda: rules.actions(rules.asking(s, x, a.chaos.one_of(rules.steps))),
        lambda: rules.actions(rules.with_secrets(s, {a.chaos.one_of(tuple(rules.most)): x})),
        lambda: rules.act_of(x),
        lambda: rules.witnessed(s, x, y),
        lambda: rules.witnessed(x, y, 0),
        lambda: play_many(x, 1, 1, 1, []),
        lambda: play_many(rules, x, a.few(), a.few(), [y]),
        lambda: play_many(rules, 1, 1, a.few(), x),
        lambda: Search(rules, a.chaos.one_of([*travels, x]), x, {}, s).way(y),
        lambda: Search(rules, a.chaos.one_of([*travels, y]), 0, x, s),
    ]


def of_positions(a: Asked) -> list[Callable[[], object]]:
    s, x, y, z = a.state, a.thing(), a.thing(), a.thing()
    luck = kogge.Random(1)
    return [
        lambda: kogge.State(x),
        lambda: s[x],
        partial(s.__setitem__, x, y),
        lambda: s.cells(x, y),
        lambda: s.blot(x, y, z),
        lambda: s.copy_from(x),
        lambda: s.way_back(x),
        lambda: s.go_back(x),
        lambda: s.tell(x, y, z),
        lambda: s == x,
        partial(setattr, s, a.chaos.one_of(("step", "to_act", "turn_of")), x),
        lambda: kogge.Random(x),
        lambda: luck.number(x),
        lambda: luck.shuffle(x),
        partial(setattr, luck, "position", x),
        lambda: (Moves(x).actions(), Moves(x).weights()),
        lambda: Row(x)[y],
        lambda: Table(x)[y],
    ]


def of_games(a: Asked) -> list[Callable[[], object]]:
    game, x, y = a.game, a.thing(), a.thing()
    return [
        lambda: game.play(x),
        lambda: game.play(x, y),
        lambda: game.give(x, y),
        lambda: game.take_back(x),
        lambda: game.may_undo(x),
        lambda: game.play_out(a.few()),
        lambda: game.arrange(x),
        lambda: game.view(x),
        lambda: game.read(x),
        lambda: game.text(x),
        lambda: game.action(x),
        lambda: game.parts(x),
        lambda: game.why_not(x, y),
        lambda: game.events(x, y),
        lambda: game.changes(x, y),
        lambda: game.plies(x),
        lambda: kogge.start(x, seed=y),
        lambda: kogge.start("base", seed=x),
        lambda: kogge.start("base", **{a.chaos.one_of(("players", "board", "trade", "turn_limit", "colors", "no")): x}),
    ]


def of_views(a: Asked) -> list[Callable[[], object]]:
    view, x, y = a.game.view(a.chaos.one_of((None, 0, 1))), a.thing(), a.thing()
    return [
        lambda: view.field(x),
        lambda: view.row(x, y),
        lambda: view.row("points", x),
        lambda: view.column(x),
        lambda: view.has(x, y),
        lambda: view.get(x),
        lambda: view.rows(x),
        lambda: view.at(x, y),
        lambda: view.at("points", x),
        lambda: view.why_not(x),
        lambda: view.why_none(x),
        lambda: view.imagine(x),
        lambda: view.to_dict(x),
    ]


def try_number(seed: int) -> bool:
    """Ask for something wild; whether it was answered."""
    asked = Asked(Chaos(seed))
    ask = asked.chaos.one_of(asked.chaos.one_of((of_rules, of_positions, of_games, of_views))(asked))
    try:
        ask()
    except CLEAN:
        return False
    return True
