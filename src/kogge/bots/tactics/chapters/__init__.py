"""How to play the chapters of the sea, a tactic and a file for each."""

from kogge.bots.tactics.tactic import Tactic
from kogge.chapters import chapters

CHAPTERS: list[Tactic] = chapters(__name__, __path__)
