"""Places on the board by name and number."""

from kogge.cli.terminal.picture import PLACES, Places
from kogge.cli.terminal.words import singular
from kogge.engine.state import NOBODY
from kogge.games.refusal import Refused
from kogge.modules.resources import RESOURCES
from kogge.modules.terrain import TERRAINS
from kogge.views import View


def legal_places(view: View) -> dict[str, set[int]]:
    """Where the seat to act may do something."""
    places: dict[str, set[int]] = {}
    for action in view.legal:
        act = view.rules.act_of(action)
        if act.of in PLACES:
            places.setdefault(act.of, set()).add(int(act.words[action - act.first]))
    return places


def free_places(view: View, kinds: str) -> Places:
    """All ``paths``, ``intersections`` or ``hexes`` on which nothing stands."""
    kind = singular(kinds)
    if kind not in PLACES:
        raise Refused(f"a map can show paths, intersections or hexes, not {kinds!r}")
    topo, fields = view.rules.topo, view.rules.layout.fields
    number = {"path": topo.n_edges, "intersection": topo.n_nodes, "hex": topo.n_hexes}[kind]
    field = {"path": "road", "intersection": "home", "hex": ""}[kind]  # on hexes nothing is built
    owners = view.column(field) if field in fields else [NOBODY] * number
    return {kind: [place for place in range(number) if owners[place] == NOBODY]}


def terrain_name(kind: int) -> str:
    """A terrain by what it yields: that matters more to players than what it is called."""
    return RESOURCES[kind] if kind < len(RESOURCES) else TERRAINS[kind]


def hex_name(view: View, h: int) -> str:
    """A hex as players call it: ``grain 10``."""
    fields = view.rules.layout.fields
    name = terrain_name(view.column("terrain")[h]) if "terrain" in fields else f"hex {h}"
    number = view.column("number")[h] if "number" in fields else 0
    return f"{name} {number}" if number else name
