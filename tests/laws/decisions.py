"""Laws of every decision: somebody is to act, something is legal, and asking changes nothing."""

from functools import lru_cache
from itertools import pairwise

import kogge
from kogge.engine.act import Act
from kogge.engine.rules import Rules

TOLERANCE = 1e-9


def acts_of(rules: Rules, step: int) -> list[Act]:
    """The acts that a step offers."""
    return rules.steps[step].acts


@lru_cache(maxsize=4096)
def open_actions(rules: Rules, step: int) -> frozenset[int]:
    """Every action of the acts that a step offers."""
    return frozenset(act.first + arg for act in acts_of(rules, step) for arg in range(act.size))


def check_decision(game: kogge.Game) -> list[int]:
    """One seat, or chance, is to act and has something to choose, which is returned; at the end nobody has."""
    position = game.state.key()
    legal = game.legal()
    if game.is_over:
        check_end(game, legal)
    else:
        assert 0 <= game.turn_of < game.players, f"it is the turn of {game.turn_of}"
        check_legal(game, legal)
        check_chance(game, legal)
    assert game.state.key() == position, "asking for what is legal has changed the position"
    return legal


def check_end(game: kogge.Game, legal: list[int]) -> None:
    assert legal == [] == game.outcomes(), f"at the end {legal} is legal"
    assert game.winner is None or 0 <= game.winner < game.players, f"the winner is {game.winner}"


def check_legal(game: kogge.Game, legal: list[int]) -> None:
    """There is an action; all are different and belong to the step."""
    assert legal, f"nothing is legal at {game.step}"
    assert len(set(legal)) == len(legal), f"an action is listed twice: {game.legal_texts()}"
    own = open_actions(game.rules, game.state.step)
    strange = [action for action in legal if action not in own]
    assert not strange, f"{[game.text(action) for action in strange]} do not belong to {game.step}"


def check_order(game: kogge.Game, legal: list[int]) -> None:
    """Acts may come in any order, but their arguments don't."""
    for one, other in pairwise(legal):
        if one > other:
            same_act = game.rules.act_of(one) is game.rules.act_of(other)
            assert not same_act, f"{game.text(one)} is listed before {game.text(other)}"


def check_chance(game: kogge.Game, legal: list[int]) -> None:
    """Chance has outcomes whose probabilities add up to 1; a seat has none."""
    outcomes = game.outcomes()
    if game.to_act != kogge.CHANCE:
        assert 0 <= game.to_act < game.players, f"{game.to_act} is to act"
        assert outcomes == [], f"a seat is to act, yet chance may do {outcomes}"
        return
    assert len(acts_of(game.rules, game.state.step)) == 1, f"chance has several acts at {game.step}"
    assert [outcome.action for outcome in outcomes] == legal, f"{outcomes} are not what is legal"
    assert all(outcome.probability > 0 for outcome in outcomes), f"{outcomes} has something impossible"
    total = sum(outcome.probability for outcome in outcomes)
    assert abs(total - 1) < TOLERANCE, f"the probabilities add up to {total}"
    drawn = game.rules.drawn(game.state, kogge.Random(len(game)))
    assert drawn in legal, f"chance drew {game.text(drawn)}, which is not legal"


def check_copy(game: kogge.Game) -> None:
    """A copy goes its own way, and so does its original."""
    kept, twin = fingerprint(game), game.copy()
    assert fingerprint(twin) == kept, "a copy is not equal to its original"
    twin.play_out(limit=25)
    assert fingerprint(game) == kept, "playing on in a copy has changed the original"
    again, moved = game.copy(), fingerprint(twin)
    again.play_out(limit=25)
    assert fingerprint(again) == moved, "two copies of one game have played on differently"
    state, cells = game.state.copy(), game.state.cells(0, len(game.state))
    for cell in range(len(state)):
        state[cell] += 1
    state.step, state.to_act, state.turn_of = -7, -7, -7
    assert game.state.cells(0, len(game.state)) == cells, "a copied position shares cells with its original"
    assert fingerprint(game) == kept, "a copied position shares something with its original"


def check_record(game: kogge.Game) -> None:
    """What is written is read back as the same game, and goes on the same."""
    text = game.record()
    twin = kogge.read_record(text)
    assert twin.record() == text, "the record of a game that was read differs from what was read"
    assert fingerprint(twin) == fingerprint(game), "the game that was read is not the one that was written"
    assert twin.actions == game.actions, "the game that was read has other actions"
    original = game.copy()
    original.play_out(limit=25)
    twin.play_out(limit=25)
    assert fingerprint(twin) == fingerprint(original), "the game that was read goes on differently"


def check_undo(game: kogge.Game) -> None:
    """Taking the last action back leads to the position before it, and doing it again back here."""
    if not len(game):
        return
    twin, last = game.copy(), game.actions[-1]
    twin.undo()
    assert len(twin) == len(game) - 1, f"{len(twin)} actions are left of {len(game)}"
    twin.play(last)
    assert fingerprint(twin) == fingerprint(game), "taken back and done again, an action leads elsewhere"


def fingerprint(game: kogge.Game) -> tuple[bytes, int, int]:
    """What changes in a game, short of the list of its actions."""
    return game.state.key(), len(game), game.luck.position
