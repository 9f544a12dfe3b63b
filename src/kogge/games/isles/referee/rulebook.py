"""The referee of the five scenarios, who knows all their acts."""

from kogge.games.isles.referee.ashore import LANDING
from kogge.games.isles.referee.cargo import STOWING
from kogge.games.isles.referee.discovery import DISCOVERING
from kogge.games.isles.referee.fish import FISHING
from kogge.games.isles.referee.founding import FOUNDING, SET_UP
from kogge.games.isles.referee.ground import BUILDING
from kogge.games.isles.referee.pirate import PIRACY
from kogge.games.isles.referee.turn import INTERRUPTIONS, PHASES, ROLLING, TRADING
from kogge.games.isles.referee.voyages import MOVING
from kogge.games.referee.reading import Stage
from kogge.games.referee.referee import Referee

STAGES = (Stage("over", "B-80"), *SET_UP, *PHASES, *INTERRUPTIONS)
READINGS = (
    *(*FOUNDING, *ROLLING, *TRADING, *BUILDING, *STOWING),
    *(*MOVING, *LANDING, *FISHING, *PIRACY, *DISCOVERING),
)
REFEREE = Referee(STAGES, READINGS, ending="B-80", turns="E-20")
