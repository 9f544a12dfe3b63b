"""Settlers that go ashore, and crews that come back."""

from kogge.games.isles.referee.chapters import CHAPTERS
from kogge.games.isles.referee.crews import own_crews
from kogge.games.isles.referee.fleet import (
    fleet,
    hex_not_touched,
    no_room_for_crew,
    not_aboard,
    not_afloat,
    this_must_go_on,
)
from kogge.games.isles.referee.ground import OF_CHAPTERS, around, at_council, no_land
from kogge.games.referee.building import site_taken, too_near
from kogge.games.referee.purses import none_left
from kogge.games.referee.reading import Bar, Parts, Reading, bar
from kogge.games.referee.table import RefereeTable


@bar("E-48", "not_at_tip", ship="ship", intersection="intersection")
def not_at_tip(table: RefereeTable, ship: int, site: int) -> Parts | None:
    """The intersection is at neither end of the ship."""
    here = fleet(table)
    return None if not here.afloat(ship) or site in here.tips(ship) else {"ship": ship, "intersection": site}


def of_site(one: Bar) -> Bar:
    """What bars a settlement from an intersection, where a ship is told of before."""
    return Bar(one.rule, one.key, lambda table, _, site: one.check(table, site), one.slots)


@bar("E-76", "no_crew_waiting", hex="hex")
def no_crew_waiting(table: RefereeTable, _: int, h: int) -> Parts | None:
    """No own crew is there."""
    return None if own_crews(table, h) else {"hex": h}


LANDING = (
    Reading(
        "land_settler",
        ("movement",),
        (
            not_afloat("E-48"),
            not_at_tip,
            of_site(site_taken.under("E-48")),
            of_site(too_near.under("E-39")),
            *(ground.bar(around) for ground in OF_CHAPTERS),
            at_council(around),
            no_land("E-48", around),  # of what is unexplored nothing is said: no tip of a ship touches it for long
            not_aboard("E-48", "settler"),
            this_must_go_on,
            none_left("B-54", "settlement"),
        ),
    ),
    Reading(
        "fetch_crew",
        ("movement",),
        (
            not_afloat("E-76"),
            no_crew_waiting,
            *(one for chapter in CHAPTERS for one in chapter.staying),
            hex_not_touched("E-76"),
            no_room_for_crew,
        ),
    ),
)
