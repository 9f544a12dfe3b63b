"""Spices: the villages, who may trade and build there, and to whom they sell."""

from collections.abc import Set

from kogge.games.isles.referee.chapter import Chapter, ClosedGround
from kogge.games.isles.referee.chart import SPICE, RefereeChart
from kogge.games.isles.referee.crews import own_crews
from kogge.games.isles.referee.discovery import not_face_down
from kogge.games.isles.referee.fleet import hex_not_touched, not_aboard, not_afloat, not_at_port
from kogge.games.referee.reading import NOTHING, Parts, Reading, Stage, bar
from kogge.games.referee.sevens import none_in_hand
from kogge.games.referee.table import RefereeTable


def unfriendly(table: RefereeTable) -> Set[int]:
    """The spice hexes in whose villages the asker has no crew."""
    return {h for h in table.once(RefereeChart).of_kind(SPICE) if not own_crews(table, h)}


@bar("E-91", "no_village", hex="hex")
def no_village(table: RefereeTable, _: int, h: int) -> Parts | None:
    """No spices grow there."""
    return None if table.once(RefereeChart).terrain[h] == SPICE else {"hex": h}


@bar("E-92", "crew_in_village", hex="hex")
def crew_in_village(table: RefereeTable, _: int, h: int) -> Parts | None:
    """The own crew there has come to stay."""
    return {"hex": h} if table.once(RefereeChart).terrain[h] == SPICE and own_crews(table, h) else None


@bar("E-97", "no_fast_gold")
def no_fast_gold(table: RefereeTable, _: int) -> Parts | None:
    """No village has taught the asker to sell for gold."""
    return None if table.own("fast_gold") else NOTHING


@bar("E-97", "fast_gold_used", n="count")
def fast_gold_used(table: RefereeTable, _: int) -> Parts | None:
    """Each such village has bought a card this turn."""
    villages = table.own("fast_gold")
    return {"n": villages} if villages and table.cell("fast_gold_sales") >= villages else None


CHAPTER = Chapter(
    "E-90",
    (
        Reading(
            "turn_village",
            ("turn_village",),
            (not_face_down("E-90", "no_such_village", "villages_left", "unnamed_hex"),),
            by_chance=True,
        ),
        Reading(
            "trade_spice",
            ("movement",),
            (not_afloat("E-91"), no_village, crew_in_village, hex_not_touched("E-91"), not_aboard("E-91", "crew")),
        ),
        Reading("deliver_spice", ("movement",), (not_afloat("E-94"), not_aboard("E-94", "sack"), not_at_port("E-94"))),
        Reading("sell_to_village", ("action",), (no_fast_gold, fast_gold_used, none_in_hand.under("E-97"))),
    ),
    (Stage("turn_village", "E-90"),),
    closed=(ClosedGround("E-93", "no_crew_in_village", unfriendly),),
    staying=(crew_in_village,),
)
