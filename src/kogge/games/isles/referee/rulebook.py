"""The referee of the five scenarios, who knows all their acts."""

from kogge.games.isles.referee.ashore import LANDING
from kogge.games.isles.referee.cargo import STOWING
from kogge.games.isles.referee.chapters import CHAPTERS
from kogge.games.isles.referee.discovery import DISCOVERING
from kogge.games.isles.referee.founding import FOUNDING, SET_UP
from kogge.games.isles.referee.ground import BUILDING
from kogge.games.isles.referee.pirate import PIRACY
from kogge.games.isles.referee.turn import INTERRUPTIONS, PHASES, ROLLING, TRADING
from kogge.games.isles.referee.voyages import MOVING
from kogge.games.referee.reading import Stage
from kogge.games.referee.referee import Referee

STAGES = (
    *(Stage("over", "B-80"), *SET_UP, *PHASES, *INTERRUPTIONS),
    *(stage for chapter in CHAPTERS for stage in chapter.stages),
)
READINGS = (
    *(*FOUNDING, *ROLLING, *TRADING, *BUILDING, *STOWING),
    *(*MOVING, *LANDING, *PIRACY, *DISCOVERING),
    *(reading for chapter in CHAPTERS for reading in chapter.readings),
)
REFEREE = Referee(STAGES, READINGS, ending="B-80", turns="E-20")
