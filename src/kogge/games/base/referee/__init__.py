"""The base game as its rulebook has it: when each act is open, and what bars it."""

from kogge.games.base.referee.set_up import LAYING, SET_UP
from kogge.games.base.referee.turn import AFTER_THE_ROLL, INTERRUPTIONS, PHASES, SEVEN, TURN
from kogge.games.referee import bargains
from kogge.games.referee.reading import Stage
from kogge.games.referee.referee import Referee

STAGES = (Stage("over", "B-80"), *LAYING, *PHASES, *INTERRUPTIONS, *bargains.STAGES)
READINGS = (*SET_UP, *TURN, *SEVEN, *bargains.bargaining(AFTER_THE_ROLL))
REFEREE = Referee(STAGES, READINGS, ending="B-80", turns="B-20")
