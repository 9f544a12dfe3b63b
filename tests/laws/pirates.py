"""The pirate ship: whose it is, where it may lie, and what ships have to do with it."""

from kogge.engine.state import NOBODY
from kogge.games.isles.referee.chart import RefereeChart
from tests.laws.cells import Cells, Change, law, law_of_change
from tests.laws.ships import lessons

NO_HEX = -1
ALWAYS_SCARED = 6  # the face of the die that chases the pirate off
BONUS = {1: 5, 2: 4}  # villages, and the face that they add
EVERYONE = 0


@law("the pirate waters are the open sea that is known", "pirate_waters")
def pirate_waters(cells: Cells) -> None:
    stored, waters = cells.members("pirate_waters", EVERYONE), cells.once(RefereeChart).pirate_waters
    assert stored == waters, f"hexes that differ: {stored ^ waters}"


@law("the pirate is somebody's, and in its waters", "pirate", "pirate_owner")
def pirate(cells: Cells) -> None:
    h, owner = cells.cell("pirate"), cells.cell("pirate_owner")
    if owner == NOBODY:
        assert h == NO_HEX, f"nobody's pirate is at {h}"
    else:
        assert 0 <= owner < cells.players, f"the pirate belongs to {owner}"
        assert h in cells.once(RefereeChart).pirate_waters, f"the pirate is at {h}"


@law("the pirate is scared by a six and by what villages teach", "pirate_bonus")
def pirate_bonus(cells: Cells) -> None:
    for p, stored in enumerate(cells.rows("pirate_bonus")):
        faces = {ALWAYS_SCARED} | {BONUS[lesson] for lesson in lessons(cells, p) if lesson in BONUS}
        assert stored == [int(face in faces) for face in range(len(stored))], f"seat {p}: {stored}, not {faces}"


@law("a ship has paid tribute or not, and it has tried a chase or not", "tribute_paid", "ship_has_chased")
def flags(cells: Cells) -> None:
    for name in ("tribute_paid", "ship_has_chased"):
        assert set(cells.column(name)) <= {0, 1}, f"{name} is {cells.column(name)}"


@law("only a ship that has sailed has paid tribute", "tribute_paid", "steps_sailed")
def payers(cells: Cells) -> None:
    for i, (paid, steps) in enumerate(zip(cells.column("tribute_paid"), cells.column("steps_sailed"), strict=True)):
        assert steps or not paid, f"ship {i} has paid for {steps} steps"


@law("who robs has the pirate there, and who may be robbed has a ship on a side of its hex", "pirate", "victim")
def thief(cells: Cells) -> None:
    if cells.step in ("rob", "theft"):
        assert cells.cell("pirate_owner") == cells.state.turn_of, f"seat {cells.cell('pirate_owner')} robs"
    victim = cells.cell("victim")
    if victim != NOBODY:
        assert victim in exposed(cells), f"seat {victim} is robbed, at the pirate are {exposed(cells)}"
        assert sum(cells.rows("hand")[victim]), f"seat {victim} has nothing"


def exposed(cells: Cells) -> set[int]:
    """The others with a ship on a side of the pirate's hex.  (E-52)"""
    where, h = cells.once(RefereeChart).where, cells.cell("pirate")
    ships = [(p, route) for p, routes in enumerate(cells.rows("ship")) for route in routes if route >= 0]
    beside = {p for p, route in ships if h in where.beside[route]}
    return beside - {cells.state.turn_of}


@law_of_change("the pirate comes where it is placed, and goes when it is chased off", "pirate", "pirate_owner")
def pirate_moves(change: Change) -> None:
    before, after = change.before, change.after
    old, new = ((c.cell("pirate"), c.cell("pirate_owner")) for c in (before, after))
    if change.act == "place_pirate":
        assert new == (int(change.argument), change.actor), f"{change.text} led to {new}"
    elif change.act == "chase_roll" and before.rows("pirate_bonus")[before.state.turn_of][int(change.argument)]:
        assert new == (NO_HEX, NOBODY), f"{change.text} left {new}"
        assert after.step == "place_pirate", f"{change.text} was followed by {after.step}"
    else:
        assert new == old, f"{change.text} moved the pirate from {old} to {new}"


@law_of_change("the pirate comes on a seven, after the discards", "pirate", "discards_due")
def pirate_due(change: Change) -> None:
    owing = any(change.after.column("discards_due"))
    if change.act == "dice":
        wanted = ("discard" if owing else "place_pirate") if int(change.argument) == 7 else "action"
        assert change.after.step in (wanted, "over"), f"{change.text} was followed by {change.after.step}"
    elif change.act == "discard":
        assert change.after.step == ("discard" if owing else "place_pirate"), f"then came {change.after.step}"
