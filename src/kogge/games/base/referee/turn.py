"""A turn of the base game: from the roll to the passing of the dice."""

from kogge.games.referee.bank import bank_lacks, same_resource, too_few_cards
from kogge.games.referee.building import (
    no_own_settlement,
    nowhere_to_build,
    path_taken,
    road_blocked,
    road_not_joined,
    site_not_reached,
    site_taken,
    too_near,
)
from kogge.games.referee.cards import not_in_pile, pile_empty, playing
from kogge.games.referee.purses import none_left, too_dear
from kogge.games.referee.reading import NOTHING, Parts, Reading, Stage, bar
from kogge.games.referee.sevens import (
    no_such_roll,
    none_in_hand,
    not_at_robber,
    nothing_due,
    robber_there,
    robs_oneself,
    victim_lacks,
)
from kogge.games.referee.table import RefereeTable

AFTER_THE_ROLL = ("trade", "action")
BUILD = ("build", "action")
DECISIONS = ("before_roll", "trade", "build", "action")  # at which a card may be played
ROAD = (path_taken, road_blocked, road_not_joined)

PHASES = (
    Stage("before_roll", "B-23", time=1),
    Stage("dice", "B-23", time=2),
    Stage("trade", "B-21", time=3),
    Stage("build", "B-21", time=4),
    Stage("action", "B-20", time=4),
)
INTERRUPTIONS = (
    Stage("discard", "B-31"),
    Stage("move_robber", "B-32"),
    Stage("rob", "B-33"),
    Stage("theft", "B-33"),
    Stage("draw_card", "B-40"),
    Stage("lay_free_road", "B-46"),
    Stage("take_card", "B-47"),
)


@bar("B-46", "first_road_due")
def first_road_due(table: RefereeTable) -> Parts | None:
    """Only the second free road may be declined."""
    return NOTHING if table.cell("free_roads") == table.facts.card("road_building").amount else None


TURN = (
    Reading("roll", ("before_roll",)),
    Reading("dice", ("dice",), (no_such_roll("B-23"),), by_chance=True),
    Reading("start_building", ("trade",)),
    Reading("end_turn", BUILD),
    Reading("build_road", BUILD, (*ROAD, none_left("B-54", "road"), too_dear("B-07", "build_road"))),
    Reading(
        "build_settlement",
        BUILD,
        (
            site_taken,
            too_near,
            site_not_reached,
            none_left("B-54", "settlement"),
            too_dear("B-07", "build_settlement"),
        ),
    ),
    Reading("build_city", BUILD, (no_own_settlement, none_left("B-54", "city"), too_dear("B-07", "build_city"))),
    Reading("buy_card", BUILD, (pile_empty("B-40"), too_dear("B-07", "buy_card")), when="B-57"),
    Reading("draw_card", ("draw_card",), (not_in_pile("B-40"),), by_chance=True),
    Reading("play_knight", DECISIONS, playing("play_knight")),
    Reading("play_discovery", DECISIONS, playing("play_discovery")),
    Reading("play_monopoly", DECISIONS, playing("play_monopoly")),
    Reading(
        "play_road_building",
        DECISIONS,
        (*playing("play_road_building"), nowhere_to_build("B-46"), none_left("B-46", "road")),
    ),
    Reading("lay_free_road", ("lay_free_road",), ROAD),
    Reading("decline_free_road", ("lay_free_road",), (first_road_due,)),
    Reading("take_card", ("take_card",), (bank_lacks("B-47"),)),
    Reading(
        "bank_trade",
        AFTER_THE_ROLL,
        (
            same_resource("B-73"),
            bank_lacks("B-76"),
            too_few_cards("B-73", rate=4),
            too_few_cards("B-74", rate=3),
            too_few_cards("B-75", rate=2),
        ),
        whose="B-76",
    ),
)
SEVEN = (
    Reading("discard", ("discard",), (nothing_due, none_in_hand)),
    Reading("move_robber", ("move_robber",), (robber_there,), when="B-35"),
    Reading("rob_nobody", ("rob",)),
    Reading("rob", ("rob",), (robs_oneself("B-33"), not_at_robber)),
    Reading("steal", ("theft",), (victim_lacks("B-33"),), by_chance=True),
)
