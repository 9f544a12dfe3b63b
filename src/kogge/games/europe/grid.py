"""Hexes, corners and paths as a board file writes them: ``5,1``, ``5,1 N`` and ``5,1 N -- 6,0 S``.

A hex is its axial coordinates, q to the east and r to the south-east. Every corner of the grid is the northern corner
of one hex or the southern corner of one, also where that hex is sea or lies off the board: so it has one name.
"""

import re
from itertools import pairwise

from kogge.engine.topology import Cell, corners, reading_order
from kogge.games.refusal import Refused, quoted

Corner = tuple[Cell, ...]  # the three cells that meet there, as the topology knows it
Path = tuple[Corner, Corner]  # its two ends, as one reads

CELL = re.compile(r"\s*(-?[0-9]{1,2})\s*,\s*(-?[0-9]{1,2})\s*")
CORNER = re.compile(CELL.pattern + "([NS])\\s*")
NORTH, SOUTH = 0, 3  # among the six corners of a hex
JOINT = "--"


def read_cell(text: str) -> Cell:
    found = CELL.fullmatch(text)
    if not found:
        raise Refused(f"{quoted(text)} is no hex; write its q and r with up to two digits each, as in '5,1'")
    return int(found[1]), int(found[2])


def read_corner(text: str) -> Corner:
    found = CORNER.fullmatch(text)
    if not found:
        raise Refused(
            f"{quoted(text)} is no corner; write a hex with N or S, its northern or southern tip, as in '5,1 N'"
        )
    return corners((int(found[1]), int(found[2])))[NORTH if found[3] == "N" else SOUTH]


def read_line(text: str) -> list[Path]:
    """The paths between corners that are neighbours in the text."""
    places = text.split(JOINT)
    if len(places) < 2:
        raise Refused(f"{quoted(text)} is no path; write two corners with {JOINT} between them, as in '5,1 N -- 6,0 S'")
    return [path_between(a, b) for a, b in pairwise(map(read_corner, places))]


def read_path(text: str) -> Path:
    """One path, by its two ends."""
    found = read_line(text)
    if len(found) > 1:
        raise Refused(f"{quoted(text)} has {len(found)} paths, but one must stand here; write its two ends")
    return found[0]


def path_between(a: Corner, b: Corner) -> Path:
    """The side of a hex whose ends these are."""
    if len(set(a) & set(b)) != 2:
        raise Refused(
            f"{write_corner(a)} and {write_corner(b)} are no neighbouring corners, so no path joins them; "
            f"{write_corner(a)} has the neighbours {', '.join(map(write_corner, neighbours(a)))}"
        )
    return (a, b) if reading_order(a) < reading_order(b) else (b, a)


def neighbours(corner: Corner) -> list[Corner]:
    """The three corners that are one side of a hex away, as one reads."""
    near = {other for cell in corner for other in corners(cell) if len(set(other) & set(corner)) == 2}
    return sorted(near, key=reading_order)


def write_cell(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def write_corner(corner: Corner) -> str:
    for cell in corner:
        for tip, word in ((NORTH, "N"), (SOUTH, "S")):
            if corners(cell)[tip] == corner:
                return f"{write_cell(cell)} {word}"
    raise AssertionError(corner)


def write_path(path: Path) -> str:
    return f" {JOINT} ".join(map(write_corner, path))


def path_order(path: Path) -> tuple[tuple[int, int], tuple[int, int]]:
    """Sorts paths by their northern, then by their southern ends, as one reads."""
    return reading_order(path[0]), reading_order(path[1])
