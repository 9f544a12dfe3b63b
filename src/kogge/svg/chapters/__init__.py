"""The chapters of which pictures show more than fields and facts tell, a file for each."""

from kogge.chapters import chapters
from kogge.svg.chapter import Chapter

CHAPTERS: list[Chapter] = chapters(__name__, __path__)
