"""The folder where records of simulated games are kept, none written over another."""

import re
from os.path import lexists
from pathlib import Path

from kogge.files import shown, write_whole
from kogge.games.refusal import Refused

NAME = re.compile(r"(\d{6,})\.record")


def place_of(folder: Path, number: int) -> Path:
    """Where the record of a game is kept."""
    return folder / f"{number:06}.record"


def check_free(folder: Path, games: range) -> None:
    """Refuse a folder that already has records under the names of these games."""
    names = [NAME.fullmatch(path.name) for path in folder.iterdir()]
    taken = sorted(int(name[1]) for name in names if name and int(name[1]) in games)
    if taken:
        first = shown(place_of(folder, taken[0]))
        what = f"{first} exists already" if len(taken) == 1 else f"{first} and {len(taken) - 1:,} more exist already"
        raise Refused(f"{what}; choose another folder for the records, or write over them with --overwrite")


def keep(folder: Path, number: int, record: str, overwrite: bool) -> None:
    """Write the record of a game, whole or not at all."""
    path = place_of(folder, number)
    if not overwrite and lexists(path):
        raise Refused(f"{shown(path)} exists already")
    write_whole(path, record)


def keep_failure(folder: Path, name: str, record: str) -> Path:
    """Write the record of a game that was broken off, under the next free name."""
    path, tries = folder / f"{name}.record", 1
    while lexists(path):
        tries += 1
        path = folder / f"{name}-{tries}.record"
    write_whole(path, record)
    return path
