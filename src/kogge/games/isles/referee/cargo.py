"""What goes into holds and basins, and what comes out of them."""

from kogge.games.isles.referee.fleet import RefereeFleet, fleet, no_room_for_crew, not_afloat
from kogge.games.referee.purses import none_left, too_dear
from kogge.games.referee.reading import Bar, Parts, Reading, bar
from kogge.games.referee.table import RefereeTable


def no_such_hold(rule: str) -> Bar:
    """The ship is not on the board, or the harbour settlement is not built."""

    def check(table: RefereeTable, hold: int) -> Parts | None:
        here = fleet(table)
        there = here.afloat(hold) if here.is_ship(hold) else hold - len(here.routes) < len(here.harbours)
        return None if there else {"hold": hold}

    return Bar(rule, "no_such_hold", check, {"hold": "hold"})


def not_in_port(rule: str) -> Bar:
    """No tip of the ship is at an own harbour settlement."""

    def check(table: RefereeTable, hold: int, *_: int) -> Parts | None:
        here = fleet(table)
        at_sea = here.is_ship(hold) and here.afloat(hold) and here.port(hold) is None
        return {"ship": hold} if at_sea else None

    return Bar(rule, "not_in_port", check, {"ship": "ship"})


def hold_taken(rule: str) -> Bar:
    """Something is in the hold already."""

    def check(table: RefereeTable, hold: int, *_: int) -> Parts | None:
        load = fleet(table).cargo[hold]
        return {"hold": hold, "load": load} if load else None

    return Bar(rule, "hold_taken", check, {"hold": "hold", "load": "load"})


@bar("E-44", "not_in_hold", hold="hold", piece="word")
def not_in_hold(table: RefereeTable, hold: int, piece: int) -> Parts | None:
    """No such piece is there to be thrown out."""
    here = fleet(table)
    word = here.pieces[piece]
    return None if here.carries(hold, word) else {"hold": hold, "piece": word}


# Loading, unloading and swapping: the ship's load from now on is chosen


@bar("E-45", "loaded_so", ship="ship")
def loaded_so(table: RefereeTable, ship: int, load: int) -> Parts | None:
    """The ship has this load already."""
    here = fleet(table)
    return {"ship": ship} if here.afloat(ship) and here.cargo[ship] == load else None


@bar("E-45", "not_at_hand", ship="ship", piece="word")
def not_at_hand(table: RefereeTable, ship: int, load: int) -> Parts | None:
    """Ship and harbour settlement together have too few of a piece."""
    here = fleet(table)
    left = shared(here, ship, load)
    lacking = [piece for piece, n in zip(here.pieces, left or (), strict=False) if n < 0]
    return {"ship": ship, "piece": lacking[0]} if lacking else None


@bar("E-35", "no_room", hold="hold")
def basin_full(table: RefereeTable, ship: int, load: int) -> Parts | None:
    """The harbour settlement can't hold what the ship leaves."""
    here, port = fleet(table), fleet(table).port(ship)
    left = shared(here, ship, load)
    if port is None or left is None or min(left) < 0 or here.fits(left):
        return None
    return {"hold": len(here.routes) + port}


def shared(here: RefereeFleet, ship: int, load: int) -> list[int] | None:
    """How many of each piece are left for the harbour settlement if the ship has this load."""
    port = here.port(ship)
    if port is None:
        return None
    held, stored = here.load(ship), here.load(len(here.routes) + port)
    return [a + b - kept for a, b, kept in zip(held, stored, here.contents[load], strict=True)]


STOWING = (
    Reading(
        "build_settler",
        ("action",),
        (
            no_such_hold("E-33"),
            not_in_port("E-33"),
            hold_taken("E-33"),
            none_left("E-01", "settler"),
            too_dear("E-05", "build_settler"),
        ),
    ),
    Reading(
        "build_crew",
        ("action",),
        (
            no_such_hold("E-34"),
            not_in_port("E-34"),
            no_room_for_crew,
            none_left("E-01", "crew"),
            too_dear("E-05", "build_crew"),
        ),
    ),
    Reading("jettison", ("action", "movement"), (not_in_hold,)),
    Reading("stow", ("movement",), (not_afloat("E-45"), not_in_port("E-45"), loaded_so, not_at_hand, basin_full)),
)
