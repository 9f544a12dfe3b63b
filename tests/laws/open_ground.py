"""Where a player may build, by the hexes that lie face up."""

from kogge.engine.state import NOBODY
from kogge.games.isles.referee.chart import SPICE, RefereeChart
from tests.laws.cells import Cells


def closed(cells: Cells, p: int) -> set[int]:
    """The hexes on which ``p`` may not build: unknown, with a lair, or spice without an own crew.  (E-38, E-93)"""
    chart = cells.once(RefereeChart)
    return chart.dark | chart.lairs | {h for h in chart.of_kind(SPICE) if not cells.row("crews_ashore", h)[p]}


def free_paths(cells: Cells, p: int) -> set[int]:
    """Paths beside land, on no closed hex and without a road.  (E-38, ruling 20)"""
    chart, roads, shut = cells.once(RefereeChart), cells.column("road"), closed(cells, p)
    beside = chart.where.beside
    return {
        path
        for path in chart.where.edges
        if roads[path] == NOBODY and beside[path] & chart.land and not beside[path] & shut
    }


def free_sites(cells: Cells, p: int) -> set[int]:
    """Intersections at land, at no closed hex, without a home there or beside them.  (E-39, ruling 20)"""
    chart, homes, shut = cells.once(RefereeChart), cells.column("home"), closed(cells, p)
    where = chart.where
    return {
        node
        for node in where.nodes
        if where.around[node] & chart.land
        and not where.around[node] & shut
        and all(homes[near] == NOBODY for near in (node, *where.next_nodes[node]))
    }
