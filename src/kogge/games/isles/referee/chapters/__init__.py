"""The chapters of Explorers & Pirates as the referee reads them, a file for each."""

from kogge.chapters import chapters
from kogge.games.isles.referee.chapter import Chapter

CHAPTERS: list[Chapter] = chapters(__name__, __path__)
