"""Random games and wild input under the sanitizers of the C compiler, which see what C itself does not check.

    python tools/sanitize.py --games 3000 --wild 100000

The rules are built anew in a temporary folder: with checks of array bounds, of overflowing numbers
and of shifts, and, where the compiler has it, with the address sanitizer, which sees a read or write
beyond a row of cells. Then games are played over every scenario and its options, and wild positions, numbers,
records and texts are tried (``tests/fuzz``), on all processors. Any report ends it, and says how to see it again.
"""

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILDERS = ("setup.py", "page_build.py", "rule_sources.py", "side_cars.py", "pyproject.toml", "README.md", "LICENSE")
COPIED = ("src", "tests", *BUILDERS)
LEFT_OUT = shutil.ignore_patterns("*.so", "compiled.json", "__pycache__", "*.egg-info")
CHECKS = ["bounds", "signed-integer-overflow", "shift"]
FLAGS = [
    "-O1",  # builds faster
    "-g1",
    "-fno-omit-frame-pointer",
    "-fno-sanitize-recover=all",
    "-fno-wrapv",  # Python asks for numbers that wrap, and then no overflow would be reported
]

# What the sanitized process does: batches without the interpreter lock, then games under all laws.
PLAY = """
import sys
import kogge
from kogge.engine.playout import play_many
from tests.laws.checks import play_under_laws
from tests.laws.spread import settings
games = int(sys.argv[1])
assert kogge.COMPILED, "the rules run interpreted: nothing would be checked"
actions = 0
for setting in settings():
    rules = setting.start(0).rules
    told = play_many(rules, 1, games // len(settings()) + 1, 1_000_000, range(len(rules.blank)))
    actions += sum(one[0] for one in told)
last = {setting.scenario: setting for setting in settings()}  # so that none is left out
for setting in {*settings()[:: max(1, len(settings()) // 12)], *last.values()}:
    actions += len(play_under_laws(setting, seed=1))
print(f"{actions} actions in games of {len(settings())} settings: no report")
"""


def address_sanitizer() -> Path | None:
    """The library to load before Python, if the compiler has it."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    asked = subprocess.run([*compiler, "-print-file-name=libasan.so"], capture_output=True, text=True, check=False)
    library = Path(asked.stdout.strip())
    return library.resolve() if library.is_absolute() and library.exists() else None


def copied(folder: Path) -> None:
    """A checkout of its own, so that the usual build stays as it is."""
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=LEFT_OUT)
        elif (ROOT / name).exists():
            shutil.copy2(ROOT / name, folder / name)


def run(command: list[str], folder: Path, **environment: str) -> int:
    """The exit code of a command; what it prints is shown."""
    return subprocess.run(command, cwd=folder, env=os.environ | environment, check=False).returncode


def sanitized(folder: Path, games: int, wild: int) -> int:
    """Build, play, try what nobody would do, and return the exit code of whatever failed."""
    library = address_sanitizer()
    checks = ["address", *CHECKS] if library else CHECKS
    say(f"building with -fsanitize={','.join(checks)}" + ("" if library else " (no address sanitizer here)"))
    flags = " ".join([f"-fsanitize={','.join(checks)}", *FLAGS])
    failed = run([sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"], folder, KOGGE_CFLAGS=flags)
    if failed:
        return failed
    environment = surroundings(folder, library)
    say(f"playing {games} games")
    failed = run([sys.executable, "-c", PLAY, str(games)], folder, **environment)
    if failed:
        return failed
    say(f"trying {wild} wild positions, numbers and texts")
    return tried(folder, wild, environment)


def tried(folder: Path, wild: int, environment: dict[str, str]) -> int:
    """The exit code of the first process that failed; each tries its share, and one that fails ends all."""
    shares = os.cpu_count() or 1
    notes = [folder / f"tried-{share}" for share in range(1, shares + 1)]
    fuzz = [sys.executable, "-m", "tests.fuzz", "--count", str(wild)]
    running = [
        subprocess.Popen(
            [*fuzz, "--share", f"{share}/{shares}", "--note", str(note)], cwd=folder, env=os.environ | environment
        )
        for share, note in enumerate(notes, start=1)
    ]
    try:
        while None in (codes := [process.poll() for process in running]) and not any(codes):
            time.sleep(1)
    finally:
        for process in running:
            process.terminate()
            process.wait()
    for code, note in zip(codes, notes, strict=True):
        if code:
            kind, seed = note.read_text("ascii").split()
            say(f"to see it again: python -m tests.fuzz --kind {kind} --first {seed} --count 1")
            return code
    return 0


def surroundings(folder: Path, library: Path | None) -> dict[str, str]:
    """What a sanitized process needs to find."""
    return {
        "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(folder)]),
        "KOGGE_PURE": "",
        "ASAN_OPTIONS": "detect_leaks=0",  # Python itself keeps much until it ends
        "UBSAN_OPTIONS": "print_stacktrace=1",
        **({"LD_PRELOAD": str(library)} if library else {}),
    }


def say(line: str) -> None:
    print(f"sanitize: {line}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games and wild input under the sanitizers of the C compiler.")
    parser.add_argument("--games", type=int, default=3000, help="how many (default: %(default)s)")
    parser.add_argument("--wild", type=int, default=100_000, help="how much wild input (default: %(default)s)")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="kogge-sanitize-") as name:
        folder = Path(name)
        copied(folder)
        failed = sanitized(folder, given.games, given.wild)
    say(f"failed with exit code {failed}" if failed else "clean")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
