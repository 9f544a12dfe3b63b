"""Goods, kontors and what travels, beside the board."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kogge.cli.terminal.names import called
from kogge.cli.terminal.seats import letters, paint
from kogge.engine.state import NOBODY
from kogge.views import View

TRAVELLERS = {"merchant": "intersection", "caravan": "path"}  # fields, and where their pieces are
BRIEF = 30  # columns for where the pieces of others are


def travellers(view: View, colors: Sequence[str]) -> RenderableType | None:
    """Merchants and caravans of the seat itself one by one, those of others in short; nothing without such pieces."""
    if not view.has(*TRAVELLERS):
        return None
    own = [] if view.seat is None else [Text(line) for line in places(view, view.seat)]
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column()
    table.add_column(max_width=BRIEF)
    for seat in range(view.rules.players):
        if seat != view.seat:
            told = ", ".join(in_short(view, seat)) or "nobody travels"
            table.add_row(Text(letters(colors)[seat], f"bold {paint(colors[seat])}"), told)
    return Group(*own, table)


def places(view: View, seat: int) -> list[str]:
    """``merchant 1 at Vienna (57)``, ``caravan 2 on 33 (at Prague)``."""
    return [
        f"{piece} {number} {'at' if of == 'intersection' else 'on'} {called(view.rules, of, place)}"
        for piece, of in TRAVELLERS.items()
        for number, place in enumerate(view.row(piece, seat), start=1)
        if place != NOBODY
    ]


def in_short(view: View, seat: int) -> list[str]:
    """The same by numbers alone: the map shows where they are."""
    return [
        f"{piece} {number} {'at' if of == 'intersection' else 'on'} {place}"
        for piece, of in TRAVELLERS.items()
        for number, place in enumerate(view.row(piece, seat), start=1)
        if place != NOBODY
    ]
