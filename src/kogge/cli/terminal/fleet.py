"""Ships and harbour basins beside the board: where they are, and what they carry."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kogge.cli.terminal.seats import letters, paint
from kogge.engine.state import NOBODY
from kogge.games.isles.voyages import DONE
from kogge.views import View

NOTHING = "nothing"
BRIEF = 22  # columns for what others carry


def fleet(view: View, colors: Sequence[str]) -> RenderableType | None:
    """The holds of the seat itself one by one, those of the others in short; nothing in a game without ships."""
    if not view.has("ship"):
        return None
    own = [] if view.seat is None or not holds(view, view.seat) else [own_holds(view, view.seat)]
    return Group(*own, in_short(view, colors, [seat for seat in range(view.rules.players) if seat != view.seat]))


def own_holds(view: View, seat: int) -> Table:
    """Each ship and basin with its place; of ships also how far they can still go this turn."""
    table = Table(box=None, pad_edge=False, padding=(0, 0, 0, 1), header_style="dim")
    table.add_column()
    table.add_column("carries")
    table.add_column("at", justify="right")
    table.add_column("go", justify="right")
    for name, hold, place in holds(view, seat):
        far = str(points_left(view, seat, hold)) if is_ship(view, hold) and view.turn_of == seat else ""
        table.add_row(name, load(view, seat, hold), str(place), far)
    return table


def in_short(view: View, colors: Sequence[str], seats: Sequence[int]) -> Table:
    """``B ship 1 settler, 2 -``: a few words for each of these seats."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column()
    table.add_column(max_width=BRIEF)
    for seat in seats:
        told = [f"{name} {load(view, seat, hold)}" for name, hold, _ in holds(view, seat) if is_worth(view, seat, hold)]
        table.add_row(Text(letters(colors)[seat], f"bold {paint(colors[seat])}"), ", ".join(told) or "no ships")
    return table


def is_worth(view: View, seat: int, hold: int) -> bool:
    """Is it a ship, or a basin with something in it?"""
    return is_ship(view, hold) or load(view, seat, hold) != "-"


def is_ship(view: View, hold: int) -> bool:
    """Is it the hold of a ship?  Basins count on from them."""
    return view.facts.stowage is not None and hold < view.facts.stowage.ships


def holds(view: View, seat: int) -> list[tuple[str, int, int]]:
    """The ships and basins of a seat that are on the board: name, number among all holds, path or intersection."""
    ships = [(f"ship {k + 1}", k, route) for k, route in enumerate(view.row("ship", seat))]
    basins = [(f"harbour {k + 1}", len(ships) + k, node) for k, node in enumerate(view.row("harbour", seat))]
    return [hold for hold in [*ships, *basins] if hold[2] != NOBODY]


def load(view: View, seat: int, hold: int) -> str:
    """What a hold carries, in words."""
    stowage = view.facts.stowage
    carried = stowage.loads[view.row("cargo", seat)[hold]] if stowage else NOTHING
    return "-" if carried == NOTHING else carried.replace("_", " ")


def points_left(view: View, seat: int, ship: int) -> int:
    """How many steps a ship can still take this turn, as far as it may move at all."""
    if view.column("ship_status")[ship] == DONE:
        return 0
    wind = view.facts.trips["ship"].more * view.column("wind_bought")[ship]
    return view.column("movement_points")[seat] + wind - view.column("steps_sailed")[ship]
