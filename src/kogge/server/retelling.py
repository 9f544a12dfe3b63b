"""A game that has ended, told as a whole: in figures, with the proof of its luck, and action by action.

Nothing of it is a secret any more: its record tells everything, and so do these. It takes its time: call it in a
thread.
"""

from typing import Any, Literal

from kogge.counting import statistics
from kogge.engine.state import State
from kogge.events import open_events
from kogge.game import Game
from kogge.proof import verify
from kogge.server.bodies import GameFigures, LuckProved, Replay, ReplayAction, ReplayPlace
from kogge.server.table import Table
from kogge.views import changes, rows, shown_fields


def figures(table: Table, state: Literal["over", "abandoned"]) -> GameFigures:
    """What is counted of a game, and what its record proves."""
    assert table.game is not None
    told: dict[str, Any] = statistics(table.game, hides=False).to_dict()
    counted = {name: told[name] for name in GameFigures.model_fields if name in told}
    return GameFigures.model_validate(
        {"table": table.id, "state": state, "luck": luck(table, table.game), **counted}, strict=False
    )


def luck(table: Table, game: Game) -> LuckProved:
    """What ``kogge verify`` says about the record, and the secret that it tells."""
    proof: dict[str, Any] = verify(game.record()).to_dict()
    shown = {name: proof[name] for name in LuckProved.model_fields if name in proof}
    return LuckProved(secret=table.seal.secret.hex(), **shown)


def replay(table: Table) -> Replay:
    """A game from its beginning to its end: whoever puts the changes into the cells has every position."""
    game = table.game
    assert game is not None
    rules = game.rules
    return Replay.model_construct(  # of the library's own values, as in ``audience``
        table=table.id,
        scenario=table.row.scenario,
        options=dict(table.row.options),
        colors=game.colors,
        place=place(game, game.beginning),
        fields={name: rows(rules, name, game.beginning) for name in shown_fields(rules)},
        actions=[
            ReplayAction.model_construct(
                actor=before.to_act,
                text=game.text(action),
                events=[event.to_dict() for event in open_events(ply)],
                changes=[(c.field, c.row, c.col, c.after) for c in changes(rules, before, after)],
                place=place(game, after),
            )
            for ply, (before, action, after) in zip(game.plies(), game.replay(), strict=True)
        ],
        winners=game.winners if game.is_over else [],
    )


def place(game: Game, s: State) -> ReplayPlace:
    return ReplayPlace(step=game.rules.steps[s.step].name, to_act=s.to_act, turn_of=s.turn_of)
