"""Games that are nearly over: those of the docs, played to their end by bots and cut some turns before it."""

from functools import lru_cache
from pathlib import Path

import kogge
from kogge.arena.match import play
from kogge.bots import make

DOCS = Path(__file__).parents[2] / "docs"
FILES = {"base": "board"}  # where the record has another name than its scenario


@lru_cache(maxsize=8)
def whole(scenario: str) -> str:
    """The record of a game of the docs, when bots have played it to its end."""
    game = kogge.read_record(DOCS.joinpath(f"{FILES.get(scenario, scenario)}.record").read_text("utf-8"))
    play(game, [make("greedy", seat) for seat in range(game.rules.players)])
    return game.record()


@lru_cache(maxsize=8)
def late(scenario: str, turns: int = 10) -> str:
    """The same, some turns before its end."""
    game = kogge.read_record(whole(scenario))
    begun = [event.number for event in game.events(None) if event.kind == "turn_began"]
    return cut(whole(scenario), begun[-turns])


def first_roll() -> str:
    """The beginning of a base game, up to where the first seat is to roll."""
    game = kogge.read_record(whole("base"))
    plies = enumerate(zip(game.actions, game.plies(), strict=True))
    rolls = [number for number, (action, ply) in plies if ply.actor == 0 and game.text(action) == "roll"]
    return cut(whole("base"), rolls[0])


def cut(record: str, actions: int) -> str:
    """A record up to so many actions: each is a line, after an empty one and before the last."""
    head, _, lines = record.partition("\n\n")
    return "\n".join([head, "", *lines.splitlines()[:actions], f"end: {actions} actions, underway", ""])
