"""Goods, kontors and what travels, beside the board."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kogge.cli.terminal.seats import seat_letters, seat_paint
from kogge.engine.state import NOBODY
from kogge.texts import Texts
from kogge.views import View
from kogge.wording import Wording

TRAVELLERS = {"merchant": "intersection", "caravan": "path"}  # fields, and where their pieces are
BRIEF = 30  # columns for where the pieces of others are


def travellers(view: View, texts: Texts) -> RenderableType | None:
    """Merchants and caravans of the seat itself one by one, those of others in short; nothing without such pieces."""
    if not view.has(*TRAVELLERS):
        return None
    own = [] if view.seat is None else [Text(line) for line in places(view, view.seat, texts)]
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column()
    table.add_column(max_width=BRIEF)
    for seat in range(view.rules.players):
        if seat != view.seat:
            told = texts.listed(in_short(view, seat, texts), "list-comma") or texts.say("screen-nobody_travels")
            table.add_row(Text(seat_letters(view, texts)[seat], f"bold {seat_paint(view, seat)}"), told)
    return Group(*own, table)


def on_board(view: View, seat: int) -> list[tuple[str, int, int]]:
    """The merchants and caravans of a seat that are on the board: which, its number, its place."""
    return [
        (piece, number, place)
        for piece in TRAVELLERS
        for number, place in enumerate(view.row(piece, seat), start=1)
        if place != NOBODY
    ]


def places(view: View, seat: int, texts: Texts) -> list[str]:
    """``merchant 1 at Vienna (57)``, ``caravan 2 on 33 (at Prague)``."""
    names = Wording(view.rules, view.state, view.seat, texts)
    told = []
    for piece, number, place in on_board(view, seat):
        where = names.brief_intersection(place) if TRAVELLERS[piece] == "intersection" else names.path(place)
        told.append(texts.say(f"screen-{piece}", number=number, place=where))
    return told


def in_short(view: View, seat: int, texts: Texts) -> list[str]:
    """The same by numbers alone: the map shows where they are."""
    return [
        texts.say(f"screen-{piece}.brief", number=number, place=str(place))
        for piece, number, place in on_board(view, seat)
    ]
