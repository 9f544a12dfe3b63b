"""The cities of the board as a list: where they are, what they bring, whose kontor stands there."""

from rich.table import Table
from rich.text import Text

from kogge.cli.terminal.names import signs
from kogge.cli.terminal.seats import color, seat_paint
from kogge.engine.state import NOBODY
from kogge.games.refusal import Refused
from kogge.names import plain
from kogge.texts import Texts
from kogge.views import View
from kogge.wording import Wording

HEADS = ("", "name", "at", "", "gold", "kontor", "goods", "lands")


def cities(view: View, texts: Texts) -> Table:
    """All cities by name, each with its letters on the map and its intersection."""
    found, names = signs(view.rules), Wording(view.rules, view.state, view.seat, texts)
    if not found:
        raise Refused(texts.say("screen-no_cities"))
    heads = [texts.say(f"screen-cities-{head}") if head else "" for head in HEADS]
    table = Table(*heads, box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    owners, taken = view.column("kontor"), view.column("goods_at")
    for node in sorted(found, key=lambda node: plain(names.called("intersection", node))):
        violet, gold = node in view.facts.places_of("violet_city"), view.facts.coast_gold.get(node, 0)
        table.add_row(
            found[node].upper() if violet else found[node],
            names.called("intersection", node),
            str(node),
            texts.say("screen-cities-violet" if violet else "screen-cities-brown"),
            str(gold) if gold else "",
            owner(view, owners[node], texts),
            texts.say("screen-cities-has_goods") if taken[node] else "",
            texts.listed([land(names, h) for h in view.rules.topo.node_hexes[node]], "list-comma"),
        )
    return table


def owner(view: View, seat: int, texts: Texts) -> Text:
    """Whose kontor it is, if there is one."""
    return Text("") if seat == NOBODY else Text(color(view, seat, texts), seat_paint(view, seat))


def land(names: Wording, h: int) -> str:
    """``Bohemia ore 3``: one of the lands around a city."""
    yielded = names.texts.say("land", terrain=names.land(h), number=names.number[h])
    return names.texts.say("screen-cities-land", name=names.called("hex", h), land=yielded)
