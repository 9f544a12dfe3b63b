"""The boards of the five scenarios, read from their files."""

import tomllib
from collections import Counter, defaultdict
from dataclasses import dataclass
from importlib import resources
from typing import Any

from kogge.engine.topology import Cell, Topology
from kogge.games.refusal import Refused
from kogge.games.setups.places import CORNERS, SIDES
from kogge.modules.terrain import COUNCIL, DESERT, SEA, TERRAINS, UNEXPLORED

COLORS = ("blue", "red", "white", "orange")
REGIONS = ("north", "south")
ISLAND, OPEN_SEA, COUNCIL_SEA, FRAME_SEA, NORTH, SOUTH = "I.@ANS"
WESTERN_TIP = (0, 0)  # the hex that is printed on the frame
LAND_TILES = 6  # of each region


@dataclass(frozen=True)
class Region:
    """What lies face down in the north or in the south."""

    tiles: dict[int, int]  # how many of each terrain
    chips: tuple[int, ...]
    others: dict[str, list[Any]]  # what else the box has for it, by name: each chapter reads its own


@dataclass(frozen=True)
class IslesStart:
    """What one colour has on the board when the game begins."""

    settlement: int
    road: int
    harbour_settlement: int
    ship: int


class IslesBoard:
    """A scenario's hexes, its island, what is hidden, and the tracks of its missions.  (E-16)"""

    def __init__(self, name: str, data: dict[str, Any], material: dict[str, Any]) -> None:
        self.name = name
        self.title: str = data["title"]
        self.signs = signs(data["rows"])
        self.topo = Topology(list(self.signs))
        self.by_sign: dict[str, list[int]] = defaultdict(list)
        for h, sign in enumerate(self.signs.values()):
            self.by_sign[sign].append(h)
        self.island = self.hexes(ISLAND)
        self.numbers = numbers(material["island"]["numbers"])
        self.loose = {known(kind): n for kind, n in material["island"]["loose"].items()}
        self.terrain = [known(kind) for kind in " ".join(data.get("terrain", [])).split()]
        self.regions = [read_region(material[region], data["tiles"][region]) for region in REGIONS]
        self.lair_numbers: list[int] = material["lairs"]["numbers"]
        self.tracks: dict[str, list[int]] = material["tracks"]
        self.starts = {color: self.read_start(start) for color, start in data.get("opening", {}).items()}

    def hexes(self, *wanted: str) -> list[int]:
        """The hexes with one of these signs."""
        return sorted(h for sign in wanted for h in self.by_sign[sign])

    def kinds(self) -> list[int]:
        """What every hex shows at the start, the island's land aside."""
        dark = UNEXPLORED
        shown = {ISLAND: DESERT, OPEN_SEA: SEA, FRAME_SEA: SEA, COUNCIL_SEA: COUNCIL, NORTH: dark, SOUTH: dark}
        return [shown[sign] for sign in self.signs.values()]

    def region(self) -> list[int]:
        """To which region each hex belongs, where it belongs to one."""
        return [1 if sign == SOUTH else 0 for sign in self.signs.values()]

    def western_tip(self) -> int:
        """The pasture that is printed on the frame, and never shuffled.  (E-02)"""
        return list(self.signs).index(WESTERN_TIP)

    def circled(self) -> list[int]:
        """The island's intersections at the sea within the frame.  (E-12)"""
        sea = set(self.hexes(OPEN_SEA, COUNCIL_SEA))
        island = set(self.island)
        around = [set(self.topo.node_hexes[node]) for node in range(self.topo.n_nodes)]
        return [node for node, hexes in enumerate(around) if hexes & sea and hexes & island]

    def ports(self) -> list[int]:
        """The two anchors of the Council: its northern and its southern corner.  (E-80)"""
        return [self.topo.hex_nodes[h][corner] for h in self.hexes(COUNCIL_SEA) for corner in (0, 3)]

    def pirate_waters(self) -> list[int]:
        """Where a pirate may lie before anything is discovered.  (E-50)"""
        island = set(self.island)
        return [h for h in self.hexes(OPEN_SEA) if not island & set(self.topo.hex_hexes[h])]

    def read_start(self, start: dict[str, Any]) -> IslesStart:
        return IslesStart(
            settlement=self.corner(start["settlement"]),
            road=self.side(start["road"]),
            harbour_settlement=self.corner(start["harbour_settlement"]),
            ship=self.side(start["ship"]),
        )

    def corner(self, place: tuple[int, int, str]) -> int:
        """The intersection at a corner of a hex."""
        return self.topo.hex_nodes[self.at(place, CORNERS)][CORNERS.index(place[2])]

    def side(self, place: tuple[int, int, str]) -> int:
        """The path along a side of a hex."""
        return self.topo.hex_edges[self.at(place, SIDES)][SIDES.index(place[2])]

    def at(self, place: tuple[int, int, str], words: tuple[str, ...]) -> int:
        q, r, word = place
        if (q, r) not in self.signs or word not in words:
            raise Refused(f"the board {self.name} has no place {q}, {r}, {word}; it must end with {', '.join(words)}")
        return list(self.signs).index((q, r))


def signs(rows: list[str]) -> dict[Cell, str]:
    """The sign of each hex, in reading order; the middle row is row 0."""
    found = {}
    for r, row in enumerate(rows, start=-(len(rows) // 2)):
        for k, sign in enumerate(row):
            if sign not in "I.@ANS":
                raise Refused(f"{sign!r} is no sign for a hex; there are I . @ A N S")
            found[k - min(r, 0), r] = sign
    return found


def numbers(rows: list[str]) -> list[int]:
    return [int(number) for number in " ".join(rows).split()]


def known(word: str) -> int:
    if word not in TERRAINS:
        raise Refused(f"{word!r} is no terrain; it must be one of {', '.join(TERRAINS)}")
    return TERRAINS.index(word)


def read_region(box: dict[str, Any], others: dict[str, int]) -> Region:
    """The tiles of a region: its six land tiles, and those that the scenario adds."""
    return Region(
        tiles={known(kind): n for kind, n in (box["land"] | others).items()},
        chips=tuple(box["chips"]),
        others={name: laid for name, laid in box.items() if name not in ("land", "chips")},
    )


def read(name: str) -> dict[str, Any]:
    text = resources.files("kogge.games.isles").joinpath("boards", f"{name}.toml").read_text("utf-8")
    return tomllib.loads(text)


def load(name: str) -> IslesBoard:
    """The board of a scenario."""
    return check(IslesBoard(name, read(name), read("material")))


def check(board: IslesBoard) -> IslesBoard:
    """Refuse a board that is not made of the game's material, or does not hold it."""
    for sign, region, side in zip((NORTH, SOUTH), board.regions, REGIONS, strict=True):
        if len(board.hexes(sign)) != sum(region.tiles.values()):
            raise Refused(f"{board.name} has {len(board.hexes(sign))} places in the {side} for other tiles")
        if len(region.chips) != LAND_TILES:
            raise Refused(f"{board.name} must have a chip for each of the {LAND_TILES} land tiles in the {side}")
    if len(board.numbers) != len(board.island):
        raise Refused(f"{board.name} has {len(board.island)} hexes and {len(board.numbers)} numbers on its island")
    if board.terrain:
        laid = Counter(kind for h, kind in zip(board.island, board.terrain, strict=True) if h != board.western_tip())
        if laid != Counter(board.loose):
            raise Refused(f"{board.name} has not the loose hexes of the game on its island")
    return board
