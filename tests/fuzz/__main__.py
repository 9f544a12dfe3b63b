"""Wild positions, numbers and texts at length, one seed after the other.

    python -m tests.fuzz --count 100000
    python -m tests.fuzz --kind positions --first 4913 --count 1

``--note`` names a file that says what is being tried: a sanitizer ends the process without a word of ours.
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
SHARES = {"positions": 4, "numbers": 1, "texts": 2, "parts": 2, "strangers": 1}  # of ten
BAR = 40  # signs
WIDTH = 16  # of a note: each is written over the one before


def repeat(kind: str, seed: int) -> str:
    """How to try one of them again."""
    return f"python -m tests.fuzz --kind {kind} --first {seed} --count 1"


def tries(kind: str, first: int, count: int) -> Iterator[tuple[str, int]]:
    """What is tried, by kind and seed."""
    shares = SHARES if kind == "all" else {kind: 10}
    for each, share in shares.items():
        for seed in range(first, first + (count * share + 9) // 10):
            yield each, seed


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
    given = parser.parse_args()
    taken, every = 0, max(1, given.count // 100)
    with given.note.open("w", encoding="ascii") as note:
        for done, (kind, seed) in enumerate(tries(given.kind, given.first, given.count), start=1):
            note.seek(0)
            note.write(f"{kind} {seed}".ljust(2 * WIDTH))
            note.flush()
            try:
                taken += KINDS[kind](seed)
            except BaseException:
                print(f"\nto see it again: {repeat(kind, seed)}", file=sys.stderr, flush=True)
                raise
            if done % every == 0:
                show(done, given.count, kind)
    print(f"\n{taken} of {given.count} were taken, the others refused", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
