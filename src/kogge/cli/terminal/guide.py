"""What a person can type, and what the signs mean."""

import re
from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from kogge.cli.terminal.seats import letters
from kogge.games.refusal import Refused
from kogge.notation import notation
from kogge.views import View

COMMANDS = (
    ("a number", "choose from the list; a place by its number on the map"),
    ("an action", "'build_road 34', 'build_road 40-44', 'rob blue'; a part of its name will do: 'road 34', 'end'"),
    ("trade", "'trade 2 wool for brick' puts an offer to the others; 'counter ore for wool' answers one"),
    ("map", "the board again; 'map paths', 'map intersections' or 'map hexes' with all free numbers"),
    ("log", "what has happened so far; 'log 20' the last 20 sentences"),
    ("undo", "take back what you did, unless luck or somebody else has acted since or it showed you a secret"),
    ("save FILE", "keep the game; go on with 'kogge play --load FILE', look at it with 'kogge replay FILE'"),
    ("help ACTION", "what an action does; 'help' alone explains all that you may do now"),
    ("quit", "leave the game"),
)
LEGEND = (
    "On the map: {roads} roads, {homes} settlements, [{city}] a city. ROB is the robber. '+' is an intersection with a "
    "harbour, '*' one where you may build. In the table: VP victory points (yours that are hidden after a plus), "
    "rc resource cards, dc development cards, kn knights played, rt longest route; a star holds the card for it. "
    "Below: your cards, those bought this turn after a plus, those of the bank, and its rate for you."
)


def commands() -> Table:
    """All that can be typed."""
    return glossary(COMMANDS)


def legend(seats: Sequence[str]) -> Text:
    """What the signs on the map and in the table mean."""
    signs = letters(seats)
    return Text(LEGEND.format(roads=", ".join(signs).lower(), homes=", ".join(signs), city=signs[0]))


def explained(view: View, name: str = "") -> Table:
    """What an act does, or all that are open now."""
    acts = notation(view.rules).acts
    if name and name not in acts:
        raise Refused(f"there is no action {name!r} in this game")
    return glossary([(act, promise(type(acts[act]).__doc__)) for act in ([name] if name else view.options())])


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
