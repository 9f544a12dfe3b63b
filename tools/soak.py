"""The laws at length: random games over every scenario and its options, until one breaks a law.

    python tools/soak.py --games 100000 --jobs 2 --seed 1

Each setting of the catalogue is played in turn. Now and then a game is also played interpreted, in
another process, and must agree to the last cell. The first game that breaks a law is saved.
"""

import argparse
import os
import sys
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.laws.checks import Broken, Pace, play_under_laws  # noqa: E402
from tests.laws.elsewhere import elsewhere, played  # noqa: E402
from tests.laws.spread import Setting, settings  # noqa: E402

import kogge  # noqa: E402  # the laws are tests, which lie beside this folder

BATCH = 36  # games that a process plays before it reports
PACE = Pace(positions=500, changes=100, twins=5000, worlds=50, pasts=20_000, firsts=8)
INTERPRETED = 5000  # actions of a game that is also played interpreted
AGREEMENT = "interpreted and compiled agree to the last cell"


@dataclass(frozen=True)
class Failure:
    """A game that broke a law."""

    setting: Setting
    seed: int
    law: str
    why: str
    record: str

    def save(self, folder: Path) -> Path:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self.setting.scenario}-{self.seed}.record"
        path.write_text(self.record, "utf-8")
        return path


def game_number(n: int, first_seed: int) -> tuple[Setting, int]:
    """The setting and the seed of the n-th game: all settings in turn, then all with the next seed."""
    return settings()[n % len(settings())], first_seed + n // len(settings())


def play_batch(first_seed: int, begin: int, end: int) -> Failure | None:
    """Play some games under the laws; the last one interpreted as well."""
    for n in range(begin, end):
        setting, seed = game_number(n, first_seed)
        try:
            play_under_laws(setting, seed, PACE)
        except Broken as broken:
            return Failure(setting, seed, broken.law, broken.why, broken.record)
    return disagreement(*game_number(begin + first_seed % (end - begin), first_seed)) if kogge.COMPILED else None


def disagreement(setting: Setting, seed: int) -> Failure | None:
    """Does the interpreted game differ from the compiled one?"""
    game, compiled = played(setting, seed, INTERPRETED)
    told = elsewhere("trace", [(setting, seed)], INTERPRETED, KOGGE_PURE="1")["told"]
    if told == [compiled]:
        return None
    return Failure(setting, seed, AGREEMENT, f"compiled {compiled}, interpreted {told}", game.record())


def run(games: int, jobs: int, first_seed: int, console: Console) -> Failure | None:
    """Play all games on several processes and stop at the first failure."""
    batches = ((begin, min(begin + BATCH, games)) for begin in range(0, games, BATCH))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with (
        ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool,
        Progress(*columns, TimeRemainingColumn(), console=console) as progress,
    ):
        task = progress.add_task("games that kept the laws", total=games)
        running: dict[Future[Failure | None], tuple[int, int]] = {}
        while True:
            for batch in islice(batches, jobs + 1 - len(running)):
                running[pool.submit(play_batch, first_seed, *batch)] = batch
            if not running:
                return None
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                try:
                    failure = done.result()
                except BrokenProcessPool as crash:
                    failure = died(crash, list(running.values()), first_seed)
                if failure:
                    pool.shutdown(wait=False, cancel_futures=True)
                    return failure
                begin, end = running.pop(done)
                progress.advance(task, end - begin)


def died(crash: BrokenProcessPool, running: list[tuple[int, int]], first_seed: int) -> Failure:
    """A process has died: any of the games being played may have done it, and all are listed."""
    suspects = [game_number(n, first_seed) for begin, end in running for n in range(begin, end)]
    listed = "\n".join(f"{setting} seed={seed}" for setting, seed in suspects)
    why = f"{crash}  It was one of {len(suspects)} games, the first of which is named here."
    return Failure(*suspects[0], "no process dies", why, listed)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Play random games over all scenarios and options under the laws.")
    parser.add_argument("--games", type=int, default=10_000, help="how many (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one for each core)")
    parser.add_argument("--seed", type=int, default=1, help="of the first games (default: %(default)s)")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "soak", help="where to save a game that fails")
    given = parser.parse_args()
    if given.games < 1 or given.jobs < 1:
        parser.error("--games and --jobs must be at least 1")
    return given


def main() -> int:
    given = arguments()
    console = Console()
    console.print(f"kogge is {kogge.status()}; {len(settings())} settings, from seed {given.seed} on")
    failure = run(given.games, given.jobs, given.seed, console)
    if failure is None:
        console.print(f"{given.games} games kept all laws.")
        return 0
    console.print(f"[bold red]A law is broken:[/] {failure.law}", highlight=False)
    for line in (
        failure.why,
        f"scenario and options: {failure.setting}",
        f"seed: {failure.seed}",
        f"saved as {failure.save(given.out)}",
    ):
        console.print(f"  {line}", markup=False, highlight=False, soft_wrap=True)
    return 1


if __name__ == "__main__":
    sys.exit(main())
