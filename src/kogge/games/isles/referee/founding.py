"""How the five scenarios begin: the island's hexes, and the first pieces of everyone."""

from collections import Counter

from kogge.games.isles.referee.chart import PRODUCING, RefereeChart
from kogge.games.isles.referee.fleet import fleet
from kogge.games.isles.referee.ground import at_council, beside, no_land, no_route
from kogge.games.referee.building import site_taken, too_near
from kogge.games.referee.geography import geography
from kogge.games.referee.reading import Parts, Reading, Stage, bar
from kogge.games.referee.sevens import no_such_roll
from kogge.games.referee.table import RefereeTable

ISLAND = (4, 2, 4, 2, 3)  # hexes of forest, hill, pasture with the one on the frame, field and mountain  (E-02)

SET_UP = (
    Stage("lay_land", "E-14"),
    Stage("starting_roll", "B-13"),
    Stage("found_harbour_settlement", "E-11"),
    Stage("found_settlement", "E-11"),
    Stage("found_road", "E-13"),
    Stage("found_ship", "E-13"),
)


@bar("E-02", "no_hex_left", terrain="terrain")
def no_hex_left(table: RefereeTable, terrain: int) -> Parts | None:
    """The island has all its hexes of this kind."""
    laid = Counter(table.column("terrain")[h] for h in table.once(RefereeChart).island)
    return None if laid[PRODUCING[terrain]] < ISLAND[terrain] else {"terrain": terrain}


@bar("E-12", "not_circled", intersection="intersection")
def not_circled(table: RefereeTable, site: int) -> Parts | None:
    """The intersection is none of those for the first harbour settlements."""
    return None if site in table.once(RefereeChart).circled else {"intersection": site}


@bar("E-11", "not_on_island", intersection="intersection")
def not_on_island(table: RefereeTable, site: int) -> Parts | None:
    """The intersection touches no hex of the start island."""
    return None if geography(table.topo).around[site] & table.once(RefereeChart).island else {"intersection": site}


@bar("E-13", "not_at_founded", intersection="intersection")
def not_at_founded(table: RefereeTable, path: int) -> Parts | None:
    """The first road goes to the settlement that was founded."""
    founded = table.own("last_founded")
    return None if founded in geography(table.topo).ends[path] else {"intersection": founded}


@bar("E-13", "not_at_harbour", intersection="intersection")
def not_at_harbour(table: RefereeTable, path: int) -> Parts | None:
    """The first ship goes to the harbour settlement that was founded."""
    founded = fleet(table).basins[0]
    return None if founded in geography(table.topo).ends[path] else {"intersection": founded}


FOUNDING = (
    Reading("lay_land", ("lay_land",), (no_hex_left,), by_chance=True),
    Reading("starting_roll", ("starting_roll",), (no_such_roll("B-13"),), by_chance=True),
    Reading(
        "found_harbour_settlement",
        ("found_harbour_settlement",),
        (site_taken.under("E-12"), too_near.under("E-12"), not_circled),
    ),
    Reading(
        "found_settlement",
        ("found_settlement",),
        (site_taken.under("E-12"), too_near.under("E-12"), not_on_island),
    ),
    Reading("found_road", ("found_road",), (not_at_founded, at_council(beside), no_land("B-51", beside))),
    Reading("found_ship", ("found_ship",), (not_at_harbour, no_route("E-30"))),
)
