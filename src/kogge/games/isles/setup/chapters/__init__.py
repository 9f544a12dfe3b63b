"""The chapters of which more can be said in a position than pieces and places, a file for each."""

from kogge.chapters import chapters
from kogge.games.isles.setup.chapter import Chapter

CHAPTERS: list[Chapter] = chapters(__name__, __path__)
