"""Games whose luck is sealed with a secret that is no secret here."""

import re
from collections.abc import Iterator
from typing import Any

import kogge
from kogge.seal import Seal

SECRET = bytes(range(32))
WORDS = (("red", "four of a kind"), ("white", "Grüße"))  # of seats that every scenario has
SEAL = Seal(SECRET, WORDS)


def sealed(scenario: str = "base", limit: int | None = None, **options: Any) -> kogge.Game:
    """A sealed game, played to its end or for so many actions; seats choose at random, in the same way every time."""
    game = kogge.start(scenario, seal=SEAL, **options)
    game.luck = kogge.Random(11)
    game.play_out() if limit is None else game.play_out(limit)
    return game


def opened(scenario: str = "base", limit: int | None = None, **options: Any) -> str:
    """The record of such a game that tells the secret."""
    game = sealed(scenario, limit, **options)
    game.open_seal()
    return game.record()


def rolls(record: str) -> Iterator[tuple[int, str]]:
    """The lines in which two dice were rolled, with their numbers."""
    for number, line in enumerate(record.split("\n"), start=1):
        if re.search(r"\(\d\+\d\)", line):
            yield number, line


def replaced(record: str, number: int, line: str) -> str:
    """A record with another line in the place of one."""
    lines = record.split("\n")
    lines[number - 1] = line
    return "\n".join(lines)
