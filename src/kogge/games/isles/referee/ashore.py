"""Settlers, crews and what they find ashore: lairs, freed rivers and villages."""

from kogge.games.isles.referee.chart import SPICE, RefereeChart
from kogge.games.isles.referee.fleet import (
    fleet,
    hex_not_touched,
    no_room_for_crew,
    not_aboard,
    not_afloat,
    this_must_go_on,
)
from kogge.games.isles.referee.ground import around, at_council, at_lair, no_land, spice_without_crew
from kogge.games.referee.building import site_taken, too_near
from kogge.games.referee.purses import none_left
from kogge.games.referee.reading import NOTHING, Bar, Parts, Reading, bar
from kogge.games.referee.sevens import none_in_hand
from kogge.games.referee.table import RefereeTable


@bar("E-48", "not_at_tip", ship="ship", intersection="intersection")
def not_at_tip(table: RefereeTable, ship: int, site: int) -> Parts | None:
    """The intersection is at neither end of the ship."""
    here = fleet(table)
    return None if not here.afloat(ship) or site in here.tips(ship) else {"ship": ship, "intersection": site}


def of_site(one: Bar) -> Bar:
    """What bars a settlement from an intersection, where a ship is told of before."""
    return Bar(one.rule, one.key, lambda table, _, site: one.check(table, site), one.slots)


# Lairs


@bar("E-72", "no_lair", hex="hex")
def no_lair(table: RefereeTable, _: int, h: int) -> Parts | None:
    """No lair stands there."""
    return None if h in table.once(RefereeChart).lairs else {"hex": h}


@bar("E-73", "lair_conquered", hex="hex", n="count")
def lair_conquered(table: RefereeTable, _: int, h: int) -> Parts | None:
    """As many crews as it takes are there."""
    enough = table.facts.counts["lair_crews"]
    return {"hex": h, "n": enough} if h in table.once(RefereeChart).lairs and ashore(table, h) >= enough else None


def ashore(table: RefereeTable, h: int) -> int:
    """How many crews are on a hex."""
    return sum(table.row("crews_ashore", h))


@bar("E-73", "crew_at_lair", hex="hex")
def crew_at_lair(table: RefereeTable, _: int, h: int) -> Parts | None:
    """The own crew there has not conquered the lair yet."""
    return {"hex": h} if h in table.once(RefereeChart).lairs and own_crews(table, h) else None


@bar("E-92", "crew_in_village", hex="hex")
def crew_in_village(table: RefereeTable, _: int, h: int) -> Parts | None:
    """The own crew there has come to stay."""
    return {"hex": h} if table.once(RefereeChart).terrain[h] == SPICE and own_crews(table, h) else None


@bar("E-76", "no_crew_waiting", hex="hex")
def no_crew_waiting(table: RefereeTable, _: int, h: int) -> Parts | None:
    """No own crew is there."""
    return None if own_crews(table, h) else {"hex": h}


def own_crews(table: RefereeTable, h: int) -> int:
    """How many crews of the asker are on a hex."""
    return table.row("crews_ashore", h)[table.asker]


# Villages


@bar("E-91", "no_village", hex="hex")
def no_village(table: RefereeTable, _: int, h: int) -> Parts | None:
    """No spices grow there."""
    return None if table.once(RefereeChart).terrain[h] == SPICE else {"hex": h}


@bar("E-97", "no_fast_gold")
def no_fast_gold(table: RefereeTable, _: int) -> Parts | None:
    """No village has taught the asker to sell for gold."""
    return None if table.own("fast_gold") else NOTHING


@bar("E-97", "fast_gold_used", n="count")
def fast_gold_used(table: RefereeTable, _: int) -> Parts | None:
    """Each such village has bought a card this turn."""
    villages = table.own("fast_gold")
    return {"n": villages} if villages and table.cell("fast_gold_sales") >= villages else None


LANDING = (
    Reading(
        "land_settler",
        ("movement",),
        (
            not_afloat("E-48"),
            not_at_tip,
            of_site(site_taken.under("E-48")),
            of_site(too_near.under("E-39")),
            at_lair(around),
            spice_without_crew(around),
            at_council(around),
            no_land("E-48", around),  # of what is unexplored nothing is said: no tip of a ship touches it for long
            not_aboard("E-48", "settler"),
            this_must_go_on,
            none_left("B-54", "settlement"),
        ),
    ),
    Reading(
        "land_crew",
        ("movement",),
        (not_afloat("E-72"), no_lair, lair_conquered, hex_not_touched("E-72"), not_aboard("E-72", "crew")),
    ),
    Reading(
        "fetch_crew",
        ("movement",),
        (
            not_afloat("E-76"),
            no_crew_waiting,
            crew_at_lair,
            crew_in_village,
            hex_not_touched("E-76"),
            no_room_for_crew,
        ),
    ),
    Reading(
        "trade_spice",
        ("movement",),
        (not_afloat("E-91"), no_village, crew_in_village, hex_not_touched("E-91"), not_aboard("E-91", "crew")),
    ),
    Reading("sell_to_village", ("action",), (no_fast_gold, fast_gold_used, none_in_hand.under("E-97"))),
)
