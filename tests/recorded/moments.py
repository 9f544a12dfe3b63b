"""A recorded game, looked at after each of its actions."""

from functools import cache
from pathlib import Path

import kogge


@cache
def moments(record: str) -> list[tuple[int, str, kogge.Game]]:
    """The game after each of its actions, with the turn and the text of the action."""
    told = kogge.read_record((Path(__file__).parent / f"{record}.record").read_text("utf-8"))
    game = kogge.Game(told.scenario, told.options, told.seed)
    found = []
    turn = 0
    for action in told.actions:
        game.play(action)
        text = game.text(action)
        turn += text == "roll"
        found.append((turn, text, game.copy()))
    return found
