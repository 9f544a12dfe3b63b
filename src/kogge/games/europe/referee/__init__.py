"""Merchants of Europe as its rulebook has it: a second reading, which says why an action is not open."""

from kogge.games.europe.referee.rulebook import REFEREE

__all__ = ["REFEREE"]
