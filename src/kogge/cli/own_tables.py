"""The tables that ``kogge play`` has made: which they are, and what opens their seats."""

import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import time

from platformdirs import user_data_path

from kogge.cli.keeping import FOLDER, is_number
from kogge.cli.online.passport import keep, read
from kogge.files import place
from kogge.games.refusal import Refused, written

MARK = "t"  # before the number: games of the terminal have numbers, too


@dataclass(frozen=True)
class OwnTable:
    """A table by the number that the user knows it by."""

    number: int
    table: str
    key: str  # what stands behind the # of its link
    played: float  # when it was last opened or left, in seconds since 1970

    @property
    def name(self) -> str:
        return f"{MARK}{self.number}"


class OwnTables:
    """A folder with a file for each table, which nobody else can read."""

    def __init__(self) -> None:
        moved = os.environ.get(FOLDER)
        self.folder = (place(moved) if moved else user_data_path("kogge", appauthor=False)) / "tables"

    def all(self) -> list[OwnTable]:
        """All of them, the last one first."""
        try:
            names = [path.name.removeprefix(MARK) for path in self.folder.iterdir() if path.name.startswith(MARK)]
        except OSError:
            return []
        found = [table for name in names if is_number(name) and (table := self.look_at(int(name))) is not None]
        return sorted(found, key=lambda table: (table.played, table.number), reverse=True)

    def look_at(self, number: int) -> OwnTable | None:
        path = self.path(number)
        table, _, key = read(path).partition("#")
        try:
            return OwnTable(number, table, key, path.stat().st_mtime) if table else None
        except OSError:  # somebody else has just forgotten it
            return None

    def find(self, name: str) -> OwnTable:
        """A table as the user calls it: ``t2``."""
        number = name.removeprefix(MARK)
        found = self.look_at(int(number)) if is_number(number) else None
        if found is None:
            raise Refused.of("no_such_own_table", name=written(name), tables=[table.name for table in self.all()])
        return found

    def path(self, number: int) -> Path:
        return self.folder / f"{MARK}{number}"

    def add(self, table: str, tokens: Sequence[str]) -> OwnTable:
        """Remember a new table; where that can't be written down, its link still leads there."""
        number, key = max((one.number for one in self.all()), default=0) + 1, ",".join(tokens)
        with suppress(Refused):
            keep(self.path(number), f"{table}#{key}")
        return OwnTable(number, table, key, time())

    def touch(self, table: OwnTable) -> None:
        """It was played at just now."""
        with suppress(OSError):
            os.utime(self.path(table.number))

    def forget(self, table: OwnTable) -> None:
        with suppress(OSError):
            self.path(table.number).unlink()


def is_own_table(name: str) -> bool:
    """Does this name a table, and no game of the terminal?"""
    return name.startswith(MARK) and is_number(name.removeprefix(MARK))
