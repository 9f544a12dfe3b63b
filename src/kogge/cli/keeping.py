"""The games that are kept as they are played: a folder with a record for each, by number."""

import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import time

from platformdirs import user_data_path

from kogge.claims import Claim, claim, is_claimed
from kogge.files import PART, mentioned, place, read_text, reason, write_whole
from kogge.games.refusal import Refused, written
from kogge.head import SEAT
from kogge.record import LARGEST_RECORD

FOLDER = "KOGGE_DATA"  # the environment variable that moves it
UNDERWAY_KEPT = 100
FINISHED_KEPT = 100
LONGEST_END = 1000  # bytes, more than any last line of a record has
DIGITS = 9  # of a number
STALE = 3600  # seconds, after which nobody is still writing a part of a file


def shelf() -> "Shelf":
    """The kept games of this user."""
    folder = os.environ.get(FOLDER)
    return Shelf((place(folder) if folder else user_data_path("kogge", appauthor=False)) / "games")


@dataclass(frozen=True)
class Kept:
    """A game in the folder, as far as it can be known without reading all of it."""

    number: int
    path: Path
    played: float  # when, in seconds since 1970
    end: str  # the last line of its record

    @property
    def is_over(self) -> bool:
        return self.end.startswith("end: ") and not self.end.endswith(", underway")


class GameSlot:
    """The place of one game, which nobody else writes to meanwhile."""

    def __init__(self, number: int, path: Path, held: Claim) -> None:
        self.number = number
        self.path = path
        self.held = held

    def write(self, record: str) -> None:
        write_whole(self.path, record)

    def give_back(self) -> None:
        """Let another terminal go on with the game."""
        self.held.give_back()


class Shelf:
    """The folder of the kept games; nothing is made before the first game is kept."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path(self, number: int) -> Path:
        return self.folder / f"{number}.record"

    def lock(self, number: int) -> Path:
        return self.folder / f"{number}.lock"

    # What is there

    def games(self) -> list[Kept]:
        """All kept games, the last one first."""
        found = [kept for number in self.numbers(".record") if (kept := self.look_at(number)) is not None]
        return sorted(found, key=lambda kept: (kept.played, kept.number), reverse=True)

    def underway(self) -> list[Kept]:
        """Those that can be gone on with, the last one first."""
        return [kept for kept in self.games() if not kept.is_over]

    def numbers(self, kind: str) -> list[int]:
        """The numbers of the files of a kind."""
        try:
            names = [path.stem for path in self.folder.iterdir() if path.suffix == kind]
        except OSError:  # there is no such folder yet
            return []
        return sorted(int(name) for name in names if is_number(name) and name == str(int(name)))

    def look_at(self, number: int) -> Kept | None:
        """What is kept under a number, if anything is."""
        path = self.path(number)
        try:
            with path.open("rb") as file:
                known = os.fstat(file.fileno())
                file.seek(max(0, known.st_size - LONGEST_END))
                last = file.read(LONGEST_END).decode("utf-8", "replace").rstrip("\n").rpartition("\n")[2]
        except OSError:
            return None
        return Kept(number, path, known.st_mtime, last)

    def find(self, name: str) -> Kept:
        """A kept game by what a user calls it: its number, or ``last``."""
        if name == "last":
            if games := self.games():
                return games[0]
            raise Refused.of("none_kept")
        kept = self.look_at(int(name)) if is_number(name) else None
        if kept is None:
            numbers = [str(kept.number) for kept in self.games()]
            raise Refused.of("no_such_kept_game", name=written(name), games=numbers)
        return kept

    def is_open(self, kept: Kept) -> bool:
        """Is it being played somewhere?"""
        return is_claimed(self.lock(kept.number))

    # Keeping

    def new(self) -> GameSlot:
        """A place for a new game; where there can be none, ``Refused`` says why."""
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            number = max([0, *self.numbers(".record"), *self.numbers(".lock")])
            while True:
                number += 1
                held = claim(self.lock(number))
                if held is not None and not self.path(number).exists():
                    return GameSlot(number, self.path(number), held)
                if held is not None:
                    held.give_back()
        except (OSError, ValueError) as trouble:
            raise Refused.of("not_used", path=mentioned(self.folder), reason=reason(trouble)) from trouble

    def take(self, kept: Kept) -> GameSlot:
        """The place of a game that is gone on with."""
        try:
            held = claim(self.lock(kept.number))
        except OSError as trouble:
            raise Refused.of("not_used", path=mentioned(self.folder), reason=reason(trouble)) from trouble
        if held is None:
            raise Refused.of("being_played", number=str(kept.number))
        return GameSlot(kept.number, kept.path, held)

    # Throwing away

    def throw_away(self, kept: Kept) -> None:
        """Forget a game for good; one that is being played is refused."""
        slot = self.take(kept)
        try:
            kept.path.unlink()
        except OSError as trouble:
            raise Refused.of("not_thrown_away", path=mentioned(kept.path), reason=reason(trouble)) from trouble
        finally:
            slot.give_back()

    def make_room(self) -> list[int]:
        """Throw away the oldest of what is too much, and tell the numbers of those that were not over.

        Games in which no person has decided anything go before all others.
        """
        self.sweep()
        games = self.games()
        for kept in [kept for kept in games if kept.is_over][FINISHED_KEPT:]:
            self.let_go(kept)
        underway = [kept for kept in games if not kept.is_over]
        if len(underway) <= UNDERWAY_KEPT:
            return []
        return [kept.number for kept in sorted(underway, key=is_untouched)[UNDERWAY_KEPT:] if self.let_go(kept)]

    def let_go(self, kept: Kept) -> bool:
        """Throw a game away if that can be done."""
        with suppress(Refused):
            self.throw_away(kept)
            return True
        return False

    def sweep(self) -> None:
        """Take away what is left of processes that were killed."""
        with suppress(OSError):
            for number in set(self.numbers(".lock")) - set(self.numbers(".record")):
                held = claim(self.lock(number))
                if held is not None:
                    held.give_back()
            for part in self.folder.glob(PART):
                if part.stat().st_mtime < time() - STALE:
                    part.unlink()


def is_number(name: str) -> bool:
    """Can this be the number of a kept game?"""
    return name.isascii() and name.isdecimal() and len(name) <= DIGITS


def is_untouched(kept: Kept) -> bool:
    """Has no person decided anything in it?"""
    try:
        head, _, body = read_text(kept.path, LARGEST_RECORD, "record").partition("\n\n")
    except Refused:
        return False
    people = [
        line.removeprefix(SEAT).partition(":")[0]
        for line in head.splitlines()
        if line.startswith(SEAT) and ": person" in line
    ]
    return not any(line.partition(":")[0] in people for line in body.splitlines())
