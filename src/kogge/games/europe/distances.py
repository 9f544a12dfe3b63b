"""How far places are apart on a board of routes, whatever stands on it."""

from kogge.engine.act import NO_LIMIT as TOO_FAR
from kogge.engine.tables import Row
from kogge.engine.topology import Topology


def by_distance(topo: Topology) -> tuple[Row, Row]:
    """For each intersection all others, the nearest first, and how many steps away each is.

    A row has as many places as there are intersections. It begins with the intersection itself; after those that can
    be reached it ends with itself as well, further away than anybody can walk.
    """
    places: list[int] = []
    steps: list[int] = []
    for node in range(topo.n_nodes):
        away = {node: 0}
        for here in (queue := [node]):  # which grows while it is read
            for there in topo.node_nodes[here]:
                if there not in away:
                    away[there] = away[here] + 1
                    queue.append(there)
        beyond = topo.n_nodes - len(queue)
        places += [*queue, *[node] * beyond]
        steps += [*away.values(), *[TOO_FAR] * beyond]
    return Row(places), Row(steps)
