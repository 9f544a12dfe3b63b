"""How bad input is answered: one exception, a sentence, and a game that is as it was."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import kogge
from kogge.decisions import Answer

LONGEST = 600  # characters of a sentence that a person will read


@contextmanager
def refused(*games: kogge.Game, says: str = "") -> Iterator[None]:
    """What happens inside is refused with a sentence in which ``says`` occurs, and changes none of the games."""
    kept = [fingerprint(game) for game in games]
    with pytest.raises(kogge.Refused) as answer:
        yield
    assert type(answer.value) is kogge.Refused
    assert_sentence(str(answer.value), says)
    assert [fingerprint(game) for game in games] == kept


def assert_sentence(text: str, says: str = "") -> None:
    """A person can read it: one line of words, not too long, nothing of the machine's insides."""
    assert says in text
    assert len(text.split()) >= 3, text
    assert len(text) <= LONGEST, text
    assert "\n" not in text, text
    assert not any(inside in text for inside in ("Traceback", "object at 0x", "Error", "NoneType")), text


def fingerprint(game: kogge.Game) -> tuple[bytes, list[int], int, bytes, dict[int, Answer]]:
    """All that may change in a game."""
    return game.state.key(), game.actions, game.luck.position, game.beginning.key(), game.held
