"""How far everyone has come with fish."""

from kogge.games.isles.fish import DeliverFish
from kogge.games.isles.setup.chapter import Chapter

CHAPTER = Chapter("E-80", "fish", DeliverFish)
