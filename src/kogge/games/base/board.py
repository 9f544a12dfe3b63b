"""Ready boards of the base game, read from their files."""

import tomllib
from collections import Counter
from dataclasses import dataclass
from importlib import resources
from typing import Any

from kogge.engine.topology import Topology
from kogge.games.base.island import LANDS, SUPPLY, TOKENS
from kogge.games.refusal import Refused
from kogge.modules.resources import RESOURCES
from kogge.modules.terrain import GENERIC

HARBORS = (*RESOURCES, "generic")
COLORS = ("orange", "red", "blue", "white")


@dataclass(frozen=True)
class BaseStart:
    """What one colour has on the board when the game begins."""

    settlements: tuple[int, ...]
    roads: tuple[int, ...]
    starred: int


@dataclass(frozen=True)
class BaseBoard:
    """Terrain and number of each hex, harbours by their paths, and the starts by colour."""

    name: str
    title: str
    terrain: tuple[int, ...]
    numbers: tuple[int, ...]
    harbors: dict[int, int]
    starts: dict[str, BaseStart]


def load(name: str, topo: Topology) -> BaseBoard:
    """One of the boards that come with the game."""
    text = resources.files("kogge.games.base").joinpath("boards", f"{name}.toml").read_text("utf-8")
    return check(read(tomllib.loads(text), name, topo), topo)


def read(data: dict[str, Any], name: str, topo: Topology) -> BaseBoard:
    """The board that a file describes."""
    terrain = " ".join(data["terrain"]).split()
    numbers = " ".join(data["numbers"]).split()
    return BaseBoard(
        name=name,
        title=data["title"],
        terrain=tuple(known(kind, LANDS, "terrain") for kind in terrain),
        numbers=tuple(0 if number == "-" else int(number) for number in numbers),
        harbors={path(side, topo): known(kind, HARBORS, "harbour") for side, kind in data["harbors"].items()},
        starts={
            color: BaseStart(
                settlements=tuple(start["settlements"]),
                roads=tuple(path(road, topo) for road in start["roads"]),
                starred=start["starred"],
            )
            for color, start in data["start"].items()
        },
    )


def check(board: BaseBoard, topo: Topology) -> BaseBoard:
    """Refuse a board that is not made of the game's material.  (B-01, B-05, B-06)"""
    if [board.terrain.count(kind) for kind in range(len(LANDS))] != list(SUPPLY):
        raise Refused(f"the board {board.name} has not the 19 hexes of the game")
    if Counter(board.numbers) != Counter([*TOKENS, 0]):
        raise Refused(f"the board {board.name} has not the 18 number tokens of the game")
    if [kind for kind, number in zip(board.terrain, board.numbers, strict=True) if not number] != [len(RESOURCES)]:
        raise Refused(f"the board {board.name} must leave the desert, and nothing else, without a number")
    if Counter(board.harbors.values()) != Counter([*range(GENERIC), *[GENERIC] * 4]):
        raise Refused(f"the board {board.name} has not the 9 harbours of the game")
    if any(len(topo.edge_hexes[side]) != 1 for side in board.harbors):
        raise Refused(f"the board {board.name} has a harbour that is not on the coast")
    if set(board.starts) != set(COLORS):
        raise Refused(f"the board {board.name} must give a start to each of {', '.join(COLORS)}")
    return board


def known(word: str, words: tuple[str, ...], what: str) -> int:
    if word not in words:
        raise Refused(f"{word!r} is no {what}; it must be one of {', '.join(words)}")
    return words.index(word)


def path(text: str, topo: Topology) -> int:
    """The path between two intersections, written ``40-44``."""
    ends = text.split("-")
    if len(ends) == 2 and all(end.isdecimal() and int(end) < topo.n_nodes for end in ends):
        edge = topo.edge_between(int(ends[0]), int(ends[1]))
        if edge is not None:
            return edge
    raise Refused(f"there is no path {text!r}; a path is written by its two intersections, like 40-44")
