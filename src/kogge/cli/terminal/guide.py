"""What a person can type, and what the signs mean."""

import re
from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from kogge.cli.terminal.goods import example
from kogge.cli.terminal.names import signs
from kogge.games.refusal import Refused
from kogge.notation import notation
from kogge.views import View

COMMANDS = (
    ("a number", "choose from the list; a place by its number on the map"),
    ("an action", "'{build} 34', '{build} 40-44', 'rob blue'; a part of its name will do: '{part} 34', 'end'"),
    ("trade", "'trade 2 wool for {example}' puts an offer to the others; 'counter ore for wool' answers one"),
    (
        "no trades",
        "decline all that others offer in this turn; 'no trades ever' in every turn, \"decline what I can't pay\" what "
        "you could not accept; 'trades' ends it",
    ),
    ("cancel", "leave a question, or the making of an offer: back to all that you may do"),
    ("map", "the board again; 'map paths', 'map intersections' or 'map hexes' with all free numbers"),
    ("log", "what has happened so far; 'log 20' the last 20 sentences"),
    ("undo", "take back what you did, unless luck or somebody else has acted since or it showed you a secret"),
    ("save FILE", "put the game into a file, for 'kogge play --load FILE' and 'kogge replay FILE'; it is kept anyway"),
    ("help ACTION", "what an action does; 'help' alone explains all that you may do now"),
    ("quit", "leave the game; 'kogge play --resume' goes on with it"),
)
TRADES = ("trade", "no trades")  # where players trade with each other
UNSEEN = {  # by field
    "tiles_left": ("unseen", "what still lies face down in each region"),
    "tokens_at_sea": ("unseen", "the number tokens that lie face down at sea, and the discarded cards"),
}
JOURNEYS = {  # by act
    "sail": (
        "sail 1 to 87",
        "all the steps of a ship to a path that it can reach now, by the cheapest way; it tells its price",
    ),
    "walk": ("walk 1 to 57", "all the steps of a merchant; 'walk 1 to Vienna' names a city; 'walk 1' tells prices"),
    "drive": (
        "drive 2 to 33",
        "all the steps of a caravan to a route that it can reach now, by the cheapest way; it tells its price",
    ),
}
CITIES = ("cities", "all cities: their letters and numbers on the map, gold, kontors, goods and lands")


def commands(view: View) -> Table:
    """All that can be typed."""
    return glossary(known_commands(view))


def known_commands(view: View) -> list[tuple[str, str]]:
    """Everything that can be typed in this game, and what it does."""
    acts = notation(view.rules).acts
    build = "build_road" if "build_road" in acts else "build_route"
    words = {"build": build, "part": "road" if build == "build_road" else "build", "example": example(view.rules)}
    shown = [row for row in COMMANDS if row[0] not in TRADES or view.has("offered")]
    first, *others = [(command, does.format(**words)) for command, does in shown]
    more = [told for act, told in JOURNEYS.items() if act in acts]
    return [first, *more, *lists(view), *others]


def lists(view: View) -> list[tuple[str, str]]:
    """The commands that list something which not every game has."""
    found = [told for field, told in UNSEEN.items() if view.has(field)]
    return [*found, CITIES] if signs(view.rules) else found


def explained(view: View, name: str = "") -> Table:
    """What a command or an act does, by its name or a part of it, or all that are open now."""
    acts = notation(view.rules).acts
    rows = [(command, does) for command, does in known_commands(view) if name and name in command.split()]
    named = [name] if name in acts else [act for act in acts if name in act.split("_")] if name else view.acts()
    rows += [(act, promise(type(acts[act]).__doc__)) for act in named]
    if not rows:
        raise Refused(f"there is no action {name!r} in this game")
    return glossary(rows)


def promise(docstring: str | None) -> str:
    """The first line of an act's description, without the numbers of its rules."""
    first = (docstring or "").strip().split("\n")[0]
    return re.sub(r"\s*\([^()]*\d[^()]*\)$", "", first)


def glossary(rows: Sequence[tuple[str, str]]) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    for row in rows:
        table.add_row(*[Text(cell) for cell in row])
    return table
