"""Places on the board by name and number."""

from kogge.cli.terminal.picture import HOMES, PLACES, ROADS, Places
from kogge.cli.terminal.words import singular
from kogge.engine.state import NOBODY
from kogge.engine.topology import Topology
from kogge.games.refusal import Refused, written
from kogge.notation import notation
from kogge.views import View


def legal_places(view: View) -> dict[str, set[int]]:
    """Where the seat to act may do something."""
    places: dict[str, set[int]] = {}
    for action in view.legal:
        for part in notation(view.rules).parts(action)[-1:]:
            if part.of in PLACES:
                places.setdefault(part.of, set()).add(part.value)
    return places


def free_places(view: View, kinds: str) -> Places:
    """All ``paths``, ``intersections`` or ``hexes`` on which nothing stands."""
    kind = singular(kinds)
    if kind not in PLACES:
        raise Refused.of("map_of_what", said=written(kinds))
    number = how_many(view.rules.topo, kind)
    built = {"path": ROADS, "intersection": HOMES, "hex": ()}[kind]  # on hexes nothing is built
    owners = next((view.column(field) for field in built if view.has(field)), [NOBODY] * number)
    return {kind: [place for place in range(number) if owners[place] == NOBODY]}


def how_many(topo: Topology, kind: str) -> int:
    """How many places of a kind a board has."""
    return {"path": topo.n_edges, "intersection": topo.n_nodes, "hex": topo.n_hexes}[kind]
