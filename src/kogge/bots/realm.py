"""What a player owns on the board, and where the roads could lead."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from kogge.bots.atlas import Atlas
from kogge.bots.ground import SeatGround
from kogge.bots.income import income
from kogge.bots.land import Landscape
from kogge.engine.state import NOBODY

BOARD = ("terrain", "number", "home", "home_kind", "road")  # the fields that a realm is read from

FAR = 3  # roads: nobody plans for a site that is further away


class Site(NamedTuple):
    """A place for a settlement, and the roads that are missing on the way to it."""

    worth: float
    node: int
    path: tuple[int, ...]


class Realm:
    """The homes and roads of one seat, and the sites it can reach."""

    def __init__(
        self,
        atlas: Atlas,
        land: Landscape,
        ground: SeatGround,
        seat: int,
        home: Sequence[int],
        kind: Sequence[int],
        road: Sequence[int],
    ) -> None:
        self.atlas = atlas
        self.land = land
        self.ground = ground
        self.seat = seat
        self.home = home
        self.road = road
        self.crowded = [False] * len(home)
        for node, owner in enumerate(home):
            if owner != NOBODY:
                self.crowded[node] = True
                for near in atlas.node_nodes[node]:
                    self.crowded[near] = True
        self.homes = [node for node, owner in enumerate(home) if owner == seat]
        self.settlements = [node for node in self.homes if not kind[node]]
        self.pips = income(atlas, land, seat, tuple(home), tuple(kind)).pips
        self.frontier: list[int] = []  # the paths on which a road could be laid now
        self.best: list[Site | None] = [None] * (FAR + 1)  # the best site for each number of missing roads
        self.explore()

    def is_site(self, node: int) -> bool:
        """May this seat have a home on the node, and does it keep its distance from all others?"""
        return not self.crowded[node] and self.ground.sites[node]

    def explore(self) -> None:
        """Walk outwards from the own network, a missing road at a time."""
        paths: dict[int, tuple[int, ...]] = dict.fromkeys(self.network(), ())
        ring = list(paths)
        for distance in range(FAR + 1):
            for node in ring:
                if self.is_site(node):
                    self.consider(distance, Site(self.land.worth(node, self.pips), node, paths[node]))
            if distance < FAR:
                ring = self.beyond(ring, paths)

    def network(self) -> list[int]:
        """The nodes that own homes or roads touch."""
        touched = dict.fromkeys(self.homes)
        for edge, owner in enumerate(self.road):
            if owner == self.seat:
                touched.update(dict.fromkeys(self.atlas.edge_nodes[edge]))
        return list(touched)

    def beyond(self, ring: list[int], paths: dict[int, tuple[int, ...]]) -> list[int]:
        """The nodes that one road more would reach; other players' homes stand in the way."""
        found = []
        for node in ring:
            if self.home[node] != NOBODY and self.home[node] != self.seat:
                continue
            path = paths[node]
            for edge, far in zip(self.atlas.node_edges[node], self.atlas.node_nodes[node], strict=True):
                if self.road[edge] == NOBODY and self.ground.paths[edge]:
                    if not path and edge not in self.frontier:
                        self.frontier.append(edge)
                    if far not in paths:
                        paths[far] = (*path, edge)
                        found.append(far)
        return found

    def consider(self, distance: int, site: Site) -> None:
        """Keep the best site of its distance."""
        best = self.best[distance]
        if best is None or site.worth > best.worth:
            self.best[distance] = site


@lru_cache(maxsize=1024)
def realm(
    atlas: Atlas,
    land: Landscape,
    ground: SeatGround,
    seat: int,
    home: tuple[int, ...],
    kind: tuple[int, ...],
    road: tuple[int, ...],
) -> Realm:
    """The realm of a seat; the same pieces on the same land give the same object."""
    return Realm(atlas, land, ground, seat, home, kind, road)
