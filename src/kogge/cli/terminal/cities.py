"""The cities of the board as a list: where they are, what they bring, whose kontor stands there."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from kogge.cli.terminal.names import name_of, signs
from kogge.cli.terminal.places import hex_name
from kogge.cli.terminal.seats import paint
from kogge.engine.state import NOBODY
from kogge.games.refusal import Refused
from kogge.views import View

HEADS = ("", "city", "at", "", "gold", "kontor", "goods", "lands")


def cities(view: View, colors: Sequence[str]) -> Table:
    """All cities by name, each with its letters on the map and its intersection."""
    rules = view.rules
    if not signs(rules):
        raise Refused("the intersections of this game have no names")
    table = Table(*HEADS, box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    owners, taken = view.column("kontor"), view.column("goods_at")
    for node in sorted(signs(rules), key=lambda node: name_of(rules, "intersection", node)):
        violet, gold = node in view.facts.places_of("violet_city"), view.facts.coast_gold.get(node, 0)
        owner = Text("") if owners[node] == NOBODY else Text(colors[owners[node]], paint(colors[owners[node]]))
        row = ["violet" if violet else "brown", str(gold) if gold else "", owner, "yes" if taken[node] else ""]
        sign = signs(rules)[node].upper() if violet else signs(rules)[node]
        table.add_row(sign, name_of(rules, "intersection", node), str(node), *row, lands(view, node))
    return table


def lands(view: View, node: int) -> str:
    """``Bohemia ore 3, Franconia wood``: what lies around a city."""
    return ", ".join(f"{name_of(view.rules, 'hex', h)} {hex_name(view, h)}" for h in view.rules.topo.node_hexes[node])
