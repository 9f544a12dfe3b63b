"""Our random games beside those of a reference in C, in one run: ``make bench``.

An absolute figure says little on a shared machine, so both take turns, and what counts is the median of
the ratios of each round. The reference is optional: a C file named by ``KOGGE_REFERENCE``, or the one that lies beside
the checkout. It is given a number of games and prints ``... games/s(cpu)``.
"""

import os
import re
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import kogge
from kogge.arena.figures import Figure
from kogge.arena.speed import enough, fastest, one_round, random_games, with_trade
from kogge.engine.rules import Rules
from kogge.games import catalogue

REFERENCE_GAMES = "15000"
BESIDE = Path(__file__).resolve().parents[1].parent / "shared" / "bench" / "reference.c"


def main() -> None:
    arguments = ArgumentParser(description="Random base games of four players, beside a reference in C.")
    arguments.add_argument("--rounds", type=int, default=7, help="how often both are measured")
    arguments.add_argument("--seconds", type=float, default=1.0, help="how long a round of ours takes")
    wanted = arguments.parse_args()
    base = catalogue.find("base")
    options = fastest(base, 4)
    print(f"kogge is {kogge.status()}")
    with compiled(Path(os.environ.get("KOGGE_REFERENCE", BESIDE))) as reference:
        if reference is None:
            report(base.rules(options), "without", wanted.rounds, wanted.seconds)
        else:
            compare(base.rules(options), reference, wanted.rounds, wanted.seconds)
    trading = with_trade(base, options)
    if trading is not None:
        report(base.rules(trading), "with", wanted.rounds, wanted.seconds)


@contextmanager
def compiled(source: Path) -> Iterator[Path | None]:
    """The program that a C file makes; nothing where there is no file, or no compiler that takes it."""
    compiler = shutil.which("cc")
    with TemporaryDirectory() as folder:
        program = Path(folder) / "reference"
        if not source.is_file():
            print(f"no comparison: there is no reference at {source}")
            yield None
        elif compiler is None:
            print("no comparison: there is no C compiler")
            yield None
        elif subprocess.run([compiler, "-O3", "-march=native", "-pthread", "-o", program, source]).returncode:
            print("no comparison: the reference does not compile")
            yield None
        else:
            yield program


def compare(rules: Rules, reference: Path, rounds: int, seconds: float) -> None:
    """Take turns with the reference, and print the ratio."""
    games = enough(rules, seconds)
    pairs = []
    for number in range(1, rounds + 1):
        pairs.append((one_round(rules, games).games_per_cpu_s, reference_games(reference)))
        print_line(f"round {number}", *pairs[-1])
    print_line("median", median(ours for ours, _ in pairs), median(theirs for _, theirs in pairs))
    ratio = Figure.of([ours / theirs for ours, theirs in pairs])
    print(f"ratio {ratio.median:.3f} in the median round, {ratio.low:.3f} to {ratio.high:.3f} in all of them")


def print_line(name: str, ours: float, theirs: float) -> None:
    print(f"{name:8}  kogge {ours:8,.0f} games/s(cpu)   reference {theirs:8,.0f} games/s(cpu)", flush=True)


def reference_games(program: Path) -> float:
    """Games per CPU-second of the reference."""
    told = subprocess.run([program, REFERENCE_GAMES], check=True, capture_output=True, text=True).stdout
    found = re.search(r"([\d.]+) games/s\(cpu\)", told)
    if found is None:
        sys.exit(f"the reference says nothing of games/s(cpu): {told!r}")
    return float(found[1])


def report(rules: Rules, trades: str, rounds: int, seconds: float) -> None:
    """Our own figures, with nothing beside them."""
    pace = random_games(rules, rounds * seconds / 2, rounds)
    for figure, what in ((pace.games_per_cpu_s, "games"), (pace.actions_per_cpu_s, "actions")):
        spread = f"{figure.low:,.0f} to {figure.high:,.0f}"
        print(f"kogge {trades} player trades: {figure.median:,.0f} {what}/s(cpu), in all rounds {spread}")


if __name__ == "__main__":
    main()
