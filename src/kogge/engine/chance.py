"""The random source and the list of legal actions.

Interpreted twin of ``chance.pyx``: the same seed gives the same numbers, compiled or not.
"""

from kogge.engine.tables import plain

MASK = (1 << 64) - 1
MOST_ACTIONS = 100_000_000  # of a game: more than any has


def scrambled(x: int) -> int:
    """A 64-bit number that looks unrelated to ``x`` (the finaliser of splitmix64)."""
    x = (x + 0x9E3779B97F4A7C15) & MASK
    x = ((x ^ x >> 30) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ x >> 27) * 0x94D049BB133111EB) & MASK
    return x ^ x >> 31


def seed_number(seed: int) -> int:
    """A seed, if it is one."""
    try:
        return plain(seed)
    except TypeError:
        raise TypeError(f"luck begins with a whole number, not with {seed!r}") from None


class Random:
    """A generator of its own for each game: xorshift64*, seeded by any integer."""

    def __init__(self, seed: int) -> None:
        self._x = scrambled(seed_number(seed) & MASK) or 1

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely (n at most 2**31)."""
        x = self._x
        x ^= x >> 12
        x ^= x << 25 & MASK
        x ^= x >> 27
        self._x = x
        return ((x * 0x2545F4914F6CDD1D & MASK) >> 32) * n >> 32

    def number(self, n: int) -> int:
        """``below``, for callers outside the rules."""
        n = plain(n)
        if not 0 < n <= 2**31 - 1:
            raise ValueError(f"a number can't be drawn from {n}")
        return self.below(n)

    def copy(self) -> "Random":
        """A generator that will give the same numbers."""
        twin = Random(0)
        twin._x = self._x
        return twin

    def shuffle(self, items: list[int]) -> None:
        """Put the items in random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    @property
    def position(self) -> int:
        """Where in its stream the generator stands; may be set, to go back there."""
        return self._x

    @position.setter
    def position(self, x: int) -> None:
        x = plain(x)
        if not 0 < x <= MASK:
            raise ValueError(f"luck stands at a number from 1 to {MASK}, not at {x}")
        self._x = x


class Moves:
    """A reusable list of legal actions, with weights when chance is to act."""

    def __init__(self, capacity: int) -> None:
        if not 0 <= capacity < MOST_ACTIONS:
            raise ValueError(f"a list has room for 0 to {MOST_ACTIONS - 1} actions, not for {capacity}")
        self.action = [0] * capacity
        self._weight = [0] * capacity
        self.n = 0
        self.total = 0
        self.failed = False  # interpreted, what an open act raises is raised at once

    def clear(self) -> None:
        self.n = 0
        self.total = 0

    def add(self, action: int) -> None:
        """A player may do this."""
        self.action[self.n] = action
        self.n += 1

    def add_if(self, action: int, allowed: bool) -> None:
        """A player may do this if it is allowed.  Compiled, it does not branch: nobody could foretell which way."""
        if allowed:
            self.add(action)

    def weigh(self, action: int, weight: int) -> None:
        """Chance may do this, ``weight`` times out of the total."""
        self.action[self.n] = action
        self._weight[self.n] = weight
        self.n += 1
        self.total += weight

    def weighs(self) -> bool:
        """Is there something to pick, and has each action a weight that it can be picked by?"""
        return self.n > 0 and all(weight > 0 for weight in self.weights())

    def pick(self, rng: Random) -> int:
        """One of the weighted actions, by its weight, or -1 if there is none."""
        if self.n == 0:
            return -1
        k = rng.below(self.total)
        i = 0
        while i < self.n - 1 and k >= self._weight[i]:
            k -= self._weight[i]
            i += 1
        return self.action[i]

    def raise_failure(self) -> None:
        """Raise what an open act has raised instead of filling the list; interpreted, that has happened already."""

    def actions(self) -> list[int]:
        return self.action[: self.n]

    def weights(self) -> list[int]:
        return self._weight[: self.n]
