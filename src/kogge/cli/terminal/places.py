"""Places on the board by name and number."""

from kogge.cli.terminal.goods import terrain, terrain_name
from kogge.cli.terminal.picture import HOMES, PLACES, ROADS, Places
from kogge.cli.terminal.words import singular
from kogge.engine.state import NOBODY
from kogge.engine.topology import Topology
from kogge.games.refusal import Refused
from kogge.views import View

CALLED = {"sea": "the sea", "shoal": "fish", "council": "the Council"}  # terrains that have another name among players


def chosen_last(of: str) -> str:
    """What the last word of an argument is: of a ``ship and path`` the path."""
    return of.rpartition(" and ")[2]


def legal_places(view: View) -> dict[str, set[int]]:
    """Where the seat to act may do something."""
    places: dict[str, set[int]] = {}
    for action in view.legal:
        act = view.rules.act_of(action)
        if chosen_last(act.of) in PLACES:
            place = act.words[action - act.first].split()[-1]
            places.setdefault(chosen_last(act.of), set()).add(int(place))
    return places


def free_places(view: View, kinds: str) -> Places:
    """All ``paths``, ``intersections`` or ``hexes`` on which nothing stands."""
    kind = singular(kinds)
    if kind not in PLACES:
        raise Refused(f"a map can show paths, intersections or hexes, not {kinds!r}")
    fields, number = view.rules.layout.fields, how_many(view.rules.topo, kind)
    built = {"path": ROADS, "intersection": HOMES, "hex": ()}[kind]  # on hexes nothing is built
    owners = next((view.column(field) for field in built if field in fields), [NOBODY] * number)
    return {kind: [place for place in range(number) if owners[place] == NOBODY]}


def how_many(topo: Topology, kind: str) -> int:
    """How many places of a kind a board has."""
    return {"path": topo.n_edges, "intersection": topo.n_nodes, "hex": topo.n_hexes}[kind]


def hex_name(view: View, h: int) -> str:
    """A hex as players call it: ``grain 10``, ``fish 3``."""
    fields = view.rules.layout.fields
    if "terrain" not in fields:
        return f"hex {h}"
    kind = view.column("terrain")[h]
    name = CALLED.get(terrain(view.rules, kind), terrain_name(view.rules, kind))
    number = view.column("number")[h] if "number" in fields else 0
    if "shoal_hex" in fields and h in view.column("shoal_hex"):
        number = view.column("shoal_hex").index(h)
    return f"{name} {number}" if number else name
