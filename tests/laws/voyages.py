"""What ships do on their voyages, and when they leave the board."""

from kogge.games.isles.referee.chart import RefereeChart
from kogge.games.isles.referee.voyages import Waters
from tests.laws.cells import Cells, Change, law, law_of_change
from tests.laws.gold import owes_tribute
from tests.laws.ships import DONE, NOWHERE, RESTING, UNDER_WAY


@law("a ship on a full route can go on", "crowded_ship", "ship")
def way_out(cells: Cells) -> None:
    crowded = cells.cell("crowded_ship")
    if crowded != NOWHERE and cells.step == "movement":
        waters = cells.once(Waters)
        ways = waters.onward(waters.voyages[crowded])
        assert any(waters.can_end(step) for step in ways), f"ship {crowded} is stuck"


@law_of_change("a ship sails to a neighbouring route, and all others stay", "ship", "steps_sailed", "ship_status")
def steps(change: Change) -> None:
    before, after = change.before, change.after
    if change.act != "sail":
        return
    ship, path = (int(word) for word in change.argument.split())
    p, i, chart = change.actor, ship - 1, before.once(RefereeChart)
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
