"""Pirate lairs: who may land there, who is the hero, and what is under them."""

from collections.abc import Set

from kogge.games.isles.referee.chapter import Chapter, ClosedGround
from kogge.games.isles.referee.chart import RefereeChart
from kogge.games.isles.referee.crews import ashore, own_crews
from kogge.games.isles.referee.discovery import no_such_face
from kogge.games.isles.referee.fleet import hex_not_touched, not_aboard, not_afloat
from kogge.games.referee.reading import NOTHING, Parts, Reading, Stage, bar
from kogge.games.referee.table import RefereeTable


@bar("E-72", "no_lair", hex="hex")
def no_lair(table: RefereeTable, _: int, h: int) -> Parts | None:
    """No lair stands there."""
    return None if h in table.once(RefereeChart).lairs else {"hex": h}


@bar("E-73", "lair_conquered", hex="hex", n="count")
def lair_conquered(table: RefereeTable, _: int, h: int) -> Parts | None:
    """As many crews as it takes are there."""
    enough = table.facts.counts["lair_crews"]
    return {"hex": h, "n": enough} if h in table.once(RefereeChart).lairs and ashore(table, h) >= enough else None


@bar("E-73", "crew_at_lair", hex="hex")
def crew_at_lair(table: RefereeTable, _: int, h: int) -> Parts | None:
    """The own crew there has not conquered the lair yet."""
    return {"hex": h} if h in table.once(RefereeChart).lairs and own_crews(table, h) else None


@bar("E-76", "no_such_lair")
def no_such_lair(table: RefereeTable, number: int) -> Parts | None:
    """No lair that nobody has turned has this number."""
    return None if table.column("lair_numbers_left")[number] else NOTHING


def standing(table: RefereeTable) -> Set[int]:
    """The hexes on which a lair stands."""
    return table.once(RefereeChart).lairs


CHAPTER = Chapter(
    "E-70",
    (
        Reading(
            "land_crew",
            ("movement",),
            (not_afloat("E-72"), no_lair, lair_conquered, hex_not_touched("E-72"), not_aboard("E-72", "crew")),
        ),
        Reading("turn_lair", ("turn_lair",), (no_such_lair,), by_chance=True),
        Reading("hero_roll", ("hero_roll",), (no_such_face("E-75"),), by_chance=True),
    ),
    (Stage("hero_roll", "E-75", time=5), Stage("turn_lair", "E-76", time=5)),
    closed=(ClosedGround("E-71", "lair_stands", standing),),
    staying=(crew_at_lair,),
)
