"""Where ships may sail: every voyage to a route where it could end is tried out."""

from collections import Counter
from dataclasses import dataclass

from kogge.games.isles.referee.chart import Chart
from tests.laws.cells import Cells, Change, law, law_of_change
from tests.laws.choices import Seat, expect
from tests.laws.gold import owes_tribute
from tests.laws.ships import DONE, NOWHERE, RESTING, ROOM, UNDER_WAY, WIND

WOOL = 2


@dataclass(frozen=True)
class Voyage:
    """A ship on its way: where it is, and what it has left to go on with."""

    ship: int
    route: int
    points: int
    wind: bool  # can it still be bought?
    gold: int
    free: bool  # of tribute


class Waters:
    """The sea as the player to act finds it."""

    def __init__(self, seat: Seat) -> None:
        self.cells = seat.cells
        self.chart = seat.cells.once(Chart)
        self.seat = seat
        self.ships = Counter(seat.cells.column("ship"))

    def voyage(self, i: int) -> Voyage:
        """A ship before its next step."""
        cells, seat = self.cells, self.seat
        bought, sailed = cells.column("wind_bought")[i], cells.column("steps_sailed")[i]
        return Voyage(
            ship=i,
            route=seat.of("ship")[i],
            points=seat.of("movement_points")[0] + WIND * bought - sailed,
            wind=not bought and seat.of("hand")[WOOL] > 0,
            gold=seat.of("gold")[0],
            free="tribute_paid" not in cells or cells.column("tribute_paid")[i] == 1,
        )

    def others(self, i: int, route: int) -> int:
        """How many other ships are on a route?"""
        return self.ships[route] - (self.seat.of("ship")[i] == route)

    def steps(self, v: Voyage) -> list[Voyage]:
        """Every single step that the ship can take and pay.  (E-41, E-42, E-53)"""
        points, wind = (v.points, v.wind) if v.points > 0 or not v.wind else (v.points + WIND, False)
        if points <= 0:
            return []
        found = []
        for route in self.chart.where.next_edges[v.route] & self.chart.routes:
            due = not v.free and self.is_foreign(v.route, route)
            if not due or v.gold:
                found.append(Voyage(v.ship, route, points - 1, wind, v.gold - due, v.free or due))
        return found

    def is_foreign(self, *routes: int) -> bool:
        """Is one of these a side of the hex with another's pirate?"""
        if self.cells.cell("pirate_owner") in (-1, self.seat.p):
            return False
        return any(self.cells.cell("pirate") in self.chart.where.beside[route] for route in routes)

    def can_end(self, v: Voyage) -> bool:
        """Is the ship where it may stay, or can it get there?  (E-43)"""
        if self.others(v.ship, v.route) < ROOM:
            return True
        return any(self.can_end(further) for further in self.steps(v))


def movable(cells: Cells, seat: Seat) -> list[int]:
    """The ships whose moves are not over, if no other must go on first."""
    crowded, status = cells.cell("crowded_ship"), cells.column("ship_status")
    afloat = [i for i, route in enumerate(seat.of("ship")) if route != NOWHERE]
    return [i for i in afloat if status[i] != DONE and crowded in (NOWHERE, i)]


@expect("sail")
def sail(seat: Seat) -> set[str]:
    """To any neighbouring route where the voyage can end, now or after going on.  (E-40 to E-43, E-53)"""
    waters = Waters(seat)
    able = [v for v in map(waters.voyage, movable(seat.cells, seat)) if v.points > 0]
    return {f"{v.ship + 1} {step.route}" for v in able for step in waters.steps(v) if waters.can_end(step)}


@law("a ship on a full route can go on", "crowded_ship", "ship")
def way_out(cells: Cells) -> None:
    crowded = cells.cell("crowded_ship")
    if crowded != NOWHERE and cells.step == "movement":
        seat = Seat(cells)
        waters = Waters(seat)
        ways = waters.steps(waters.voyage(crowded))
        assert any(waters.can_end(step) for step in ways), f"ship {crowded} is stuck"


@law_of_change("a ship sails to a neighbouring route, and all others stay", "ship", "steps_sailed", "ship_status")
def steps(change: Change) -> None:
    before, after = change.before, change.after
    if change.act != "sail":
        return
    ship, path = (int(word) for word in change.argument.split())
    p, i, chart = change.actor, ship - 1, before.once(Chart)
    ships = [list(row) for row in before.rows("ship")]
    assert path in chart.where.next_edges[ships[p][i]], f"{change.text} from {ships[p][i]}"
    ships[p][i] = path
    assert after.rows("ship") == ships, f"{change.text} led to {after.rows('ship')}"
    sailed = [n + (k == i) for k, n in enumerate(before.column("steps_sailed"))]
    assert after.column("steps_sailed") == sailed, f"{change.text} left {after.column('steps_sailed')}"
    check_status(change, i, found=bool(chart.where.touched[path] & chart.dark))


def check_status(change: Change, i: int, found: bool) -> None:
    """The ship is under way, or done if it has found something; any other that was under way is done.  (E-40, E-46)"""
    wanted = [
        DONE if k != i and status == UNDER_WAY else status
        for k, status in enumerate(change.before.column("ship_status"))
    ]
    wanted[i] = DONE if found else UNDER_WAY
    assert change.after.column("ship_status") == wanted, f"{change.text} left {change.after.column('ship_status')}"
    assert (change.after.step == "turn_tile") == found, f"{change.text} was followed by {change.after.step}"


@law_of_change("tribute is noted for the ship that has paid it", "tribute_paid")
def tribute(change: Change) -> None:
    if change.act == "sail":
        ship, path = (int(word) for word in change.argument.split())
        paid = list(change.before.column("tribute_paid"))
        paid[ship - 1] |= owes_tribute(change.before, ship - 1, path)
        assert change.after.column("tribute_paid") == paid, f"{change.text} left {change.after.column('tribute_paid')}"


@law_of_change("ships leave the board by landing settlers and to be rebuilt only", "ship")
def ships_stay(change: Change) -> None:
    pairs = list(zip(change.before.column("ship"), change.after.column("ship"), strict=True))
    gone = [k for k, (old, new) in enumerate(pairs) if old != NOWHERE == new]
    launched = [k for k, (old, new) in enumerate(pairs) if old == NOWHERE != new]
    moved = [k for k, (old, new) in enumerate(pairs) if NOWHERE not in (old, new) and old != new]
    assert len(gone) == (change.act in ("land_settler", "rebuild_ship")), f"{change.text} removed {gone}"
    assert len(launched) == (change.act in ("build_ship", "relaunch_ship", "found_ship")), f"{change.text}: {launched}"
    assert len(moved) == (change.act == "sail"), f"{change.text} moved {moved}"


@law_of_change("a roll for fish ends the move that is under way", "fish_rolled", "ship_status")
def fish_end_moves(change: Change) -> None:
    if change.act == "roll_for_fish":
        wanted = [DONE if status == UNDER_WAY else status for status in change.before.column("ship_status")]
        assert change.after.column("ship_status") == wanted, f"left {change.after.column('ship_status')}"
    elif change.act not in ("sail", "end_turn", "turn_lair") and RESTING in change.before.column("ship_status"):
        assert change.after.column("ship_status") == change.before.column("ship_status"), f"{change.text} ended a move"
