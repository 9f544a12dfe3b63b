"""The steps of the five scenarios, and the referee who knows all their acts."""

from kogge.games.isles.referee.ashore import LANDING
from kogge.games.isles.referee.cargo import STOWING
from kogge.games.isles.referee.discovery import DISCOVERING
from kogge.games.isles.referee.fish import FISHING
from kogge.games.isles.referee.founding import FOUNDING
from kogge.games.isles.referee.ground import BUILDING
from kogge.games.isles.referee.pirate import PIRACY
from kogge.games.isles.referee.voyages import MOVING
from kogge.games.referee.reading import Stage
from kogge.games.referee.referee import Referee

STAGES = (
    Stage("over", "B-80"),
    Stage("lay_land", "E-14"),
    Stage("starting_roll", "B-13"),
    Stage("found_harbour_settlement", "E-11"),
    Stage("found_settlement", "E-11"),
    Stage("found_road", "E-13"),
    Stage("found_ship", "E-13"),
    Stage("before_roll", "E-20", time=1),
    Stage("dice", "E-20", time=2),
    Stage("discard", "E-23"),
    Stage("place_pirate", "E-51"),
    Stage("rob", "E-52"),
    Stage("theft", "E-52"),
    Stage("action", "E-20", time=3),
    Stage("relaunch_ship", "E-32"),
    Stage("movement", "E-27", time=4),
    Stage("turn_tile", "E-46"),
    Stage("draw_chip", "E-46"),
    Stage("number_shoal", "E-81"),
    Stage("turn_village", "E-90"),
    Stage("chase_roll", "E-55"),
    Stage("fish_roll", "E-82"),
    Stage("hero_roll", "E-75", time=5),
    Stage("turn_lair", "E-76", time=5),
)
REFEREE = Referee(
    STAGES,
    (*FOUNDING, *BUILDING, *STOWING, *MOVING, *LANDING, *FISHING, *PIRACY, *DISCOVERING),
    ending="B-80",
    turns="E-20",
)
