"""What somebody can't see, dealt anew from what can be known of it.

What that is, the layout says: which fields hold all things of the same kinds (``pool``), how many are in a row
(``count``), which of them everyone sees there (``know``), and of what a row was made (``source``).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from math import comb
from operator import add, sub

from kogge.engine.chance import Random
from kogge.engine.layout import Field
from kogge.engine.rules import Rules
from kogge.engine.state import OVER, State
from kogge.games.refusal import Refused
from kogge.pools import cells, pool_rows, secret_fields

TRIES = 20_000  # deals until one is found in which the game goes on; in some positions one in thousands does
WORD = 30  # bits that luck gives at once

Kinds = tuple[int, ...]  # how many there are of each kind
Size = Callable[[Field, int], int]  # how many things are in a row of a field


@dataclass(frozen=True)
class HiddenRow:
    """A row that somebody can't see: its first cell, how many things are in it, and those that are known, by kind."""

    start: int
    size: int
    known: list[int]
    source: list[int] | None  # of what it was made, if everyone saw that

    @property
    def unknown(self) -> int:
        """How many things in it are not known."""
        return self.size - sum(self.known)

    def fill(self, secrets: dict[int, int], dealt: Sequence[int]) -> None:
        """Put these things into the row, so many of each kind, beside what is known."""
        secrets.update(enumerate(map(add, self.known, dealt), self.start))


@dataclass(frozen=True)
class Heap:
    """The things of a pool that somebody does not know to be anywhere, by kind, those it does, and the rows to fill."""

    names: tuple[str, ...]
    rows: list[HiddenRow]
    things: list[int]
    placed: list[int]

    def __post_init__(self) -> None:
        room = [row.unknown for row in self.rows]
        if min(self.things, default=0) < 0 or min(room, default=0) < 0 or sum(room) != sum(self.things):
            raise Refused(
                f"this can't be a position: of {', '.join(self.names)} there should be {self.things} more, by kind, "
                f"in rows that take {room} more"
            )

    def deal(self, secrets: dict[int, int], luck: Random) -> None:
        """Fill the rows.  Were the things of a kind told apart, every way to do so would be as likely as any other."""
        left = list(self.things)
        for row in self.rows:
            if row.source is not None:
                taken = remaining(row.source, left, self.placed, row.unknown, luck)
                row.fill(secrets, taken)
                left = [n - gone for n, gone in zip(left, taken, strict=True)]
        shuffled = [kind for kind, n in enumerate(left) for _ in range(n)]
        luck.shuffle(shuffled)
        for row in self.rows:
            if row.source is None:
                rest = len(shuffled) - row.unknown
                drawn = shuffled[rest:]
                row.fill(secrets, [drawn.count(kind) for kind in range(len(left))])
                del shuffled[rest:]


def remaining(source: list[int], things: list[int], placed: list[int], size: int, luck: Random) -> list[int]:
    """What is left, by kind, of a source from which things were taken until it had this size.

    Those that are ``placed`` elsewhere may have been taken from it, or never have been in it.
    """
    ways, beyond = counted_ways(tuple(source), tuple(things), tuple(placed), size)
    found: list[int] = []
    left = size
    for kind, after in zip(ways, beyond, strict=True):
        found.append(picked([n * w for n, w in zip(kind, after[left::-1], strict=False)], luck))
        left -= found[-1]
    return found


@lru_cache(maxsize=256)  # who imagines does so often, and piles change seldom
def counted_ways(source: Kinds, things: Kinds, placed: Kinds, size: int) -> tuple[list[list[int]], list[list[int]]]:
    """Of each kind, in how many ways so many of it are left, and in how many all kinds after it make up so many."""
    ways = [
        [comb(whole, n) * comb(unseen + seen - n, seen) for n in range(min(whole, unseen, size) + 1)]
        for whole, unseen, seen in zip(source, things, placed, strict=True)
    ]
    beyond = [[1] + [0] * size]
    for kind in ways[:0:-1]:
        beyond.append([sum(n * w for n, w in zip(kind, beyond[-1][m::-1], strict=False)) for m in range(size + 1)])
    return ways, beyond[::-1]


def picked(weights: list[int], luck: Random) -> int:
    """One of the numbers from 0, by their weights, which may be larger than luck can tell at once."""
    total = sum(weights)
    if not total:
        raise Refused("this can't be a position: what a pile was made of is not what is left of it")
    bits, drawn = total.bit_length(), total
    while drawn >= total:
        drawn = 0
        for _ in range(0, bits, WORD):
            drawn = drawn << WORD | luck.number(1 << WORD)
        drawn >>= -bits % WORD
    return next(k for k, below in enumerate(accumulate(weights)) if drawn < below)


def dealt(rules: Rules, s: State, heaps: list[Heap], luck: Random) -> State:
    """A copy in which all heaps are dealt: one to which a game can have come, if it can to the position."""
    decided = is_decided(rules, s)
    for _ in range(TRIES):
        secrets: dict[int, int] = {}
        for heap in heaps:
            heap.deal(secrets, luck)
        twin = rules.with_secrets(s, secrets)
        if (decided or not is_decided(rules, twin)) and (s.step == OVER or rules.actions(twin)):
            return twin
    raise Refused("this can't be a position: whatever is hidden in it, the game would be over or could not go on")


def is_decided(rules: Rules, s: State) -> bool:
    """Is the game over, or would it be?  No action leads to a position in which it would and is not."""
    ruled = s.copy()
    rules.rule(ruled)
    return ruled.step == OVER


# What is to be dealt


def laid_out(rules: Rules, s: State, seat: int | None) -> list[Heap]:
    """What a seat can't see of a whole position: as much as is there."""
    return [heap(rules, s, seat, pool, s, lambda field, row: sum(cells(s, field, row))) for pool in rules.layout.pools]


def reckoned(rules: Rules, s: State, seat: int | None) -> list[Heap]:
    """What a seat can't see of a position, reckoned from what it does see: as much as there was and is not seen."""
    pooled = {name for pool in rules.layout.pools for name in pool}
    for field in secret_fields(rules):
        if field.name not in pooled and any(field.hidden_from(row, seat) for row in range(field.rows)):
            raise Refused(
                f"{field.name} can't be imagined: what is in it is known to nobody else, unless the layout says in "
                f'which fields all things of its kinds are, as layout.pool("{field.name}", ...)'
            )
    counted = counter(rules, s)
    return [heap(rules, s, seat, pool, rules.blank, counted) for pool in rules.layout.pools]


def counter(rules: Rules, s: State) -> Size:
    """How everyone knows the size of a row."""

    def size(field: Field, row: int) -> int:
        if field.name not in rules.layout.counts:
            raise Refused(
                f"{field.name} can't be imagined: nobody else knows how many things are in a row of it, unless the "
                f'layout names a public field that tells, as layout.count("{field.name}", ...)'
            )
        shown, less = (rules.layout.find(name) for name in rules.layout.counts[field.name])
        return sum(cells(s, shown, row)) - sum(cells(s, less, row))

    return size


def heap(rules: Rules, s: State, seat: int | None, pool: tuple[str, ...], once: State, size: Size) -> Heap:
    """The things of a pool that a seat can't see, of all that there were ``once``."""
    rows, known = [], []
    for row in pool_rows(rules, seat, pool):
        known.append(s.cells(*row.known) or [0] * row.field.cols)
        if row.is_hidden:
            source = s.cells(*row.source) or None
            rows.append(HiddenRow(row.cells[0], size(row.field, row.number), known[-1], source))
    placed = by_kind(known)
    things = by_kind([once.cells(*row.cells) for row in pool_rows(rules, seat, pool)])
    return Heap(pool, rows, list(map(sub, things, placed)), placed)


def by_kind(rows: list[list[int]]) -> list[int]:
    """How many there are of each kind in some rows."""
    return list(map(sum, zip(*rows, strict=True)))
