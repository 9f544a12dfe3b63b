"""The chapters of which the terminal shows more than fields and facts tell, a file for each."""

from kogge.chapters import chapters
from kogge.cli.terminal.chapter import Chapter

CHAPTERS: list[Chapter] = chapters(__name__, __path__)
