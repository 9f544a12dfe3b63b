"""Wild positions, numbers and texts at length, one seed after the other.

    python -m tests.fuzz --count 100000
    python -m tests.fuzz --kind positions --first 4913 --count 1

``--note`` names a file that says what is being tried: a sanitizer ends the process without a word of ours.
``--share 2/3`` tries the second of every three, so that several processes can do it together.
"""

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.fuzz.numbers import try_number
from tests.fuzz.parts import try_part
from tests.fuzz.positions import try_position
from tests.fuzz.strangers import try_stranger
from tests.fuzz.texts import try_text

KINDS: dict[str, Callable[[int], bool]] = {
    "positions": try_position,
    "numbers": try_number,
    "texts": try_text,
    "parts": try_part,
    "strangers": try_stranger,
}
TENTHS = {"positions": 4, "numbers": 1, "texts": 2, "parts": 2, "strangers": 1}  # of all that is tried
BAR = 40  # signs
WIDTH = 16  # of a note: each is written over the one before


def repeat(kind: str, seed: int) -> str:
    """How to try one of them again."""
    return f"python -m tests.fuzz --kind {kind} --first {seed} --count 1"


def tries(kind: str, first: int, count: int) -> Iterator[tuple[str, int]]:
    """What is tried, by kind and seed."""
    tenths = TENTHS if kind == "all" else {kind: 10}
    for each, tenth in tenths.items():
        for seed in range(first, first + (count * tenth + 9) // 10):
            yield each, seed


def share(text: str) -> tuple[int, int]:
    """The first of what is tried, from 0, and how many further the next one is."""
    number, of = (int(part) for part in text.split("/"))
    if not 1 <= number <= of:
        raise ValueError(f"{text} is no share")
    return number - 1, of


def show(done: int, count: int, kind: str) -> None:
    """A bar where somebody watches, and a line now and then where nobody does."""
    if sys.stderr.isatty():
        filled = BAR * done // count
        print(f"\r[{'#' * filled}{' ' * (BAR - filled)}] {done} of {count}: {kind}   ", end="", file=sys.stderr)
    elif done * 10 // count != (done - count // 100) * 10 // count:
        print(f"{done} of {count}: {kind}", file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Try what nobody would do; each is taken or refused.")
    parser.add_argument("--kind", choices=[*KINDS, "all"], default="all", help="of what (default: %(default)s)")
    parser.add_argument("--first", type=int, default=0, help="the first seed (default: %(default)s)")
    parser.add_argument("--count", type=int, default=10_000, help="how many (default: %(default)s)")
    parser.add_argument("--note", type=Path, default=Path(os.devnull), help="a file for what is being tried")
    parser.add_argument("--share", type=share, default=(0, 1), metavar="K/N", help="the K-th of every N of them")
    given = parser.parse_args()
    first, step = given.share
    wanted = list(tries(given.kind, given.first, given.count))[first::step]
    taken, every = 0, max(1, len(wanted) // 100)
    with given.note.open("w", encoding="ascii") as note:
        for done, (kind, seed) in enumerate(wanted, start=1):
            note.seek(0)
            note.write(f"{kind} {seed}".ljust(2 * WIDTH))
            note.flush()
            try:
                taken += KINDS[kind](seed)
            except BaseException:
                print(f"\nto see it again: {repeat(kind, seed)}", file=sys.stderr, flush=True)
                raise
            if done % every == 0 and not first:
                show(done, len(wanted), kind)
    print(f"\n{taken} of {len(wanted)} were taken, the others refused", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
