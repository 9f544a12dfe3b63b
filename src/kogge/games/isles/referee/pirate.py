"""The pirate ship: where it may lie, whom it robs, and who may chase it off."""

from kogge.engine.state import NOBODY
from kogge.games.isles.referee.chart import RefereeChart
from kogge.games.isles.referee.fleet import NOWHERE, RESTING, fleet, not_afloat
from kogge.games.referee.geography import geography
from kogge.games.referee.reading import NOTHING, Parts, Reading, bar
from kogge.games.referee.sevens import robs_oneself
from kogge.games.referee.table import RefereeTable


@bar("E-50", "no_known_sea", hex="hex")
def no_known_sea(table: RefereeTable, h: int) -> Parts | None:
    """The hex is land, or nobody knows yet what it is."""
    return None if h in table.once(RefereeChart).sea else {"hex": h}


@bar("E-50", "sea_of_frame", hex="hex")
def sea_of_frame(table: RefereeTable, h: int) -> Parts | None:
    """The sea hex is printed on the frame."""
    return {"hex": h} if h == table.once(RefereeChart).frame_sea else None


@bar("E-50", "sea_of_island", hex="hex")
def sea_of_island(table: RefereeTable, h: int) -> Parts | None:
    """The sea hex touches the start island."""
    return {"hex": h} if h in table.once(island_waters) else None


def island_waters(table: RefereeTable) -> set[int]:
    """The sea that touches the start island."""
    chart = table.once(RefereeChart)
    ashore = {node for h in chart.island for node in chart.where.corners[h]}
    return {h for h in chart.sea if chart.where.corners[h] & ashore}


@bar("E-51", "pirate_stays", hex="hex")
def pirate_stays(table: RefereeTable, h: int) -> Parts | None:
    """The own pirate lies there already."""
    here = table.cell("pirate_owner") == table.asker and table.cell("pirate") == h
    return {"hex": h} if here else None


@bar("E-52", "no_ship_at_pirate", seat="seat", hex="hex")
def no_ship_at_pirate(table: RefereeTable, victim: int) -> Parts | None:
    """The other player has no ship on a side of the pirate's hex."""
    beside, h = geography(table.topo).beside, table.cell("pirate")
    there = victim == table.asker or any(route != NOWHERE and h in beside[route] for route in table.row("ship", victim))
    return None if there else {"seat": victim, "hex": h}


# Chasing it off


@bar("E-55", "no_pirate")
def no_pirate(table: RefereeTable, _: int) -> Parts | None:
    """No pirate is at sea."""
    return NOTHING if table.cell("pirate_owner") == NOBODY else None


@bar("E-55", "own_pirate")
def own_pirate(table: RefereeTable, _: int) -> Parts | None:
    """The pirate is the asker's own."""
    return NOTHING if table.cell("pirate_owner") == table.asker else None


@bar("E-55", "has_sailed", ship="ship", n="count")
def has_sailed(table: RefereeTable, ship: int) -> Parts | None:
    """The ship has moved this turn."""
    resting = table.column("ship_status")[ship] == RESTING
    return None if resting else {"ship": ship, "n": table.column("steps_sailed")[ship]}


@bar("E-55", "has_chased", ship="ship")
def has_chased(table: RefereeTable, ship: int) -> Parts | None:
    """The ship has tried it this turn."""
    return {"ship": ship} if table.column("ship_has_chased")[ship] else None


@bar("E-55", "hex_not_touched", ship="ship", hex="hex")
def pirate_not_touched(table: RefereeTable, ship: int) -> Parts | None:
    """No tip of the ship is at a corner of the pirate's hex."""
    here, h = fleet(table), table.cell("pirate")
    if h == NOWHERE or not here.afloat(ship) or h in here.touched(ship):
        return None
    return {"ship": ship, "hex": h}


PIRACY = (
    Reading("place_pirate", ("place_pirate",), (no_known_sea, sea_of_frame, sea_of_island, pirate_stays)),
    Reading("rob_nobody", ("rob",)),
    Reading("rob", ("rob",), (robs_oneself("E-52"), no_ship_at_pirate)),
    Reading(
        "chase",
        ("movement",),
        (not_afloat("E-55"), no_pirate, own_pirate, has_sailed, has_chased, pirate_not_touched),
    ),
)
