"""Records, notations, keys, pickled games and words for positions, none of them as it was written."""

import pickle
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import kogge
from kogge.beginning import retold
from kogge.engine.state import restored
from tests.fuzz.chaos import CLEAN, Chaos
from tests.fuzz.numbers import THINGS, game_at

RECORDS = Path(__file__).parents[1] / "recorded"
LONGEST = 120  # lines of a record
SIGNS = " \t\n-,;:.=#0123456789abcdefghijklmnopqrstuvwxyz{}[]'\"\\\x00é\u2028"
WORDS: dict[str, Any] = {
    "settlements": {"orange": [7, 10]}, "roads": {"orange": ["0-3-7"]}, "hands": {"orange": "wood 2 ore"},
    "cards": {"red": "knight"}, "robber": 9, "step": "action", "turn_of": "orange", "sketch": True,
}  # fmt: skip


@cache
def records() -> tuple[str, ...]:
    """The beginnings of all recorded games."""
    texts = [path.read_text("utf-8") for path in sorted(RECORDS.glob("*.record"))]
    return tuple("\n".join(text.splitlines()[:LONGEST]) + "\n" for text in texts)


def scratched(chaos: Chaos, text: str) -> str:
    """The text with some signs, words or lines lost, doubled, exchanged or new."""
    for _ in range(1 + chaos.below(3)):
        apart = chaos.one_of(("", " ", "\n"))
        parts = text.split(apart) if apart else list(text)
        if not parts:
            return text
        k, way = chaos.below(len(parts)), chaos.below(5)
        if way == 0:
            del parts[k]
        elif way == 1:
            parts.insert(k, chaos.one_of(parts))
        elif way == 2:
            parts[k] = chaos.one_of(parts)
        elif way == 3:
            parts[k] = "".join(chaos.one_of(SIGNS) for _ in range(1 + chaos.below(4)))
        else:
            parts[k] = str(chaos.one_of((-1, 0, 3, 99, 10**6, 10**30)))
        text = apart.join(parts)
    return text


def shaken(chaos: Chaos, told: Any) -> Any:
    """A value in which something deep inside is something else."""
    if chaos.one_in(3):
        return chaos.one_of(THINGS)
    if isinstance(told, str):
        return scratched(chaos, told)
    if isinstance(told, bytes):
        k = chaos.below(len(told) + 1)
        return told[:k] + bytes([chaos.below(256)]) * chaos.below(3) + told[k + chaos.below(3) :]
    if isinstance(told, (list, tuple)) and told:
        k = chaos.below(len(told))
        return type(told)([*told[:k], shaken(chaos, told[k]), *told[k + 1 :]])
    if isinstance(told, dict) and told:
        key = chaos.one_of(tuple(told))
        return told | {key: shaken(chaos, told[key])}
    return chaos.one_of(THINGS)


def a_record(chaos: Chaos) -> None:
    kogge.read_record(scratched(chaos, chaos.one_of(records())))


def a_notation(chaos: Chaos) -> None:
    game = game_at(chaos.one_of(kogge.scenarios()), chaos.one_of((0, 40, 200))).copy()
    game.play(scratched(chaos, chaos.one_of(game.legal_texts() or ["roll"])))


def a_key(chaos: Chaos) -> None:
    game = game_at(chaos.one_of(kogge.scenarios()), 40).copy()
    game.arrange(restored(shaken(chaos, game.state.key())))


def a_pickled_game(chaos: Chaos) -> None:
    """Its parts, as they come out of a pickle."""
    _, told = game_at(chaos.one_of(kogge.scenarios()), chaos.one_of((0, 40))).__reduce__()
    assert isinstance(told, tuple)
    parts = list(told)
    k = chaos.below(len(parts))
    parts[k] = shaken(chaos, pickle.loads(pickle.dumps(parts[k])))
    retold(*parts)


def a_position(chaos: Chaos) -> None:
    words = {shaken(chaos, word) if chaos.one_in(9) else word: said for word, said in WORDS.items()}
    word = chaos.one_of(tuple(words))
    words[word] = shaken(chaos, words[word])
    kogge.position("base", seed=1, **{str(word): said for word, said in words.items()})


KINDS: tuple[Callable[[Chaos], None], ...] = (a_record, a_notation, a_key, a_pickled_game, a_position)


def try_text(seed: int) -> bool:
    """Read something that was scratched; whether it was taken."""
    chaos = Chaos(seed)
    try:
        chaos.one_of(KINDS)(chaos)
    except CLEAN:
        return False
    return True
