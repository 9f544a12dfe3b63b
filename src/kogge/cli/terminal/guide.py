"""What a person can type, and what the signs mean."""

import re
from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

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
UNSEEN = ("unseen", "what still lies face down in each region")
SAILING = ("sail 1 to 87", "all the steps of a ship to a path that it can reach now, by the cheapest way")


def commands(view: View) -> Table:
    """All that can be typed."""
    first, *others = COMMANDS
    more = [SAILING] if any(act.is_step for act in notation(view.rules).acts.values()) else []
    if "tiles_left" in view.rules.layout.fields:
        more.append(UNSEEN)
    return glossary([first, *more, *others])


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
