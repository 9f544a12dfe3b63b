"""What an act must be told: the parts of its argument."""

from collections.abc import Sequence

MOST_VALUES = 1_000_000


class Part:
    """One of the things that an act is told, as the ship and the path of ``sail 1 87``.

    ``of`` is what it is: a noun of the games, which the engine does not know. Each of its ``values`` is the number
    that fields, events and tables have for the same thing, and ``words`` are how they are written. A ``joint`` is a
    word that stands before it, as in ``wool for ore``.
    """

    def __init__(self, of: str, words: int | Sequence[str], joint: str = "", values: Sequence[int] = ()) -> None:
        if isinstance(words, int) and not 0 <= words <= MOST_VALUES:
            raise ValueError(f"a part has up to {MOST_VALUES} values, not {words}")
        self.of = of
        self.words: tuple[str, ...] = tuple(map(str, range(words)) if isinstance(words, int) else words)
        self.values: tuple[int, ...] = tuple(values or range(len(self.words)))
        self.joint = joint
        self.size = len(self.words)
        assert self.size == len(set(self.words)) == len(set(self.values)), f"{of}: {self.words} for {self.values}"
