"""The base game as its rulebook has it: when each act is open, and what bars it."""

from kogge.games.referee.building import (
    no_own_settlement,
    path_taken,
    road_blocked,
    road_not_joined,
    site_not_reached,
    site_taken,
    too_near,
)
from kogge.games.referee.purses import none_left, too_dear
from kogge.games.referee.reading import Reading, Stage
from kogge.games.referee.referee import Referee

BUILD = ("build", "action")

STAGES = (
    Stage("over", "B-80"),
    Stage("before_roll", "B-23", time=1),
    Stage("dice", "B-23", time=2),
    Stage("trade", "B-21", time=3),
    Stage("build", "B-21", time=4),
    Stage("action", "B-20", time=4),
)
BUILDING = (
    Reading(
        "build_road",
        BUILD,
        (path_taken, road_blocked, road_not_joined, none_left("B-54", "road"), too_dear("B-07", "build_road")),
    ),
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
)
REFEREE = Referee(STAGES, BUILDING, ending="B-80", turns="B-20")
