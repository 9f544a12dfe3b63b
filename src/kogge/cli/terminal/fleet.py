"""Ships and harbour basins beside the board: where they are, and what they carry."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kogge.cli.terminal.seats import seat_letters, seat_paint
from kogge.engine.state import NOBODY
from kogge.games.isles.voyages import DONE
from kogge.texts import Texts
from kogge.views import View

EMPTY = "nothing"  # among the loads
BRIEF = 22  # columns for what others carry


def fleet(view: View, texts: Texts) -> RenderableType | None:
    """The holds of the seat itself one by one, those of the others in short; nothing in a game without ships."""
    if not view.has("ship"):
        return None
    own = [] if view.seat is None or not holds(view, view.seat) else [own_holds(view, view.seat, texts)]
    return Group(*own, in_short(view, [seat for seat in range(view.rules.players) if seat != view.seat], texts))


def own_holds(view: View, seat: int, texts: Texts) -> Table:
    """Each ship and basin with its place; of ships also how far they can still go this turn."""
    table = Table(box=None, pad_edge=False, padding=(0, 0, 0, 1), header_style="dim")
    table.add_column()
    table.add_column(texts.say("screen-carries"))
    table.add_column(texts.say("screen-at"), justify="right")
    table.add_column(texts.say("screen-steps"), justify="right")
    for hold, place in holds(view, seat):
        far = str(points_left(view, seat, hold)) if is_ship(view, hold) and view.turn_of == seat else ""
        table.add_row(name(view, hold, texts), load(view, seat, hold, texts), str(place), far)
    return table


def in_short(view: View, seats: Sequence[int], texts: Texts) -> Table:
    """``B ship 1 settler, 2 -``: a few words for each of these seats."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column()
    table.add_column(max_width=BRIEF)
    for seat in seats:
        worth = [hold for hold, _ in holds(view, seat) if is_ship(view, hold) or carried(view, seat, hold) != EMPTY]
        told = [
            texts.say("screen-hold-carries", hold=name(view, hold, texts), load=load(view, seat, hold, texts))
            for hold in worth
        ]
        letter = Text(seat_letters(view, texts)[seat], f"bold {seat_paint(view, seat)}")
        table.add_row(letter, texts.listed(told, "list-comma") or texts.say("screen-no_ships"))
    return table


def is_ship(view: View, hold: int) -> bool:
    """Is it the hold of a ship?  Basins count on from them."""
    return view.facts.stowage is not None and hold < view.facts.stowage.ships


def name(view: View, hold: int, texts: Texts) -> str:
    """A ship or a basin, each counted from 1."""
    if is_ship(view, hold):
        return texts.say("screen-hold-ship", number=hold + 1)
    return texts.say("screen-hold-harbour", number=hold + 1 - (view.facts.stowage.ships if view.facts.stowage else 0))


def holds(view: View, seat: int) -> list[tuple[int, int]]:
    """The ships and basins of a seat that are on the board: number among all holds, path or intersection."""
    places = [*view.row("ship", seat), *view.row("harbour", seat)]
    return [(hold, place) for hold, place in enumerate(places) if place != NOBODY]


def carried(view: View, seat: int, hold: int) -> str:
    """What a hold carries, by the word of the rules."""
    stowage = view.facts.stowage
    return stowage.loads[view.row("cargo", seat)[hold]] if stowage else EMPTY


def load(view: View, seat: int, hold: int, texts: Texts) -> str:
    """The same in words."""
    word = carried(view, seat, hold)
    return "-" if word == EMPTY else texts.name("screen-load", word)


def points_left(view: View, seat: int, ship: int) -> int:
    """How many steps a ship can still take this turn, as far as it may move at all."""
    if view.column("ship_status")[ship] == DONE:
        return 0
    wind = view.facts.trips["ship"].more * view.column("wind_bought")[ship]
    return view.column("movement_points")[seat] + wind - view.column("steps_sailed")[ship]
