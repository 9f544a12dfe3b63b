"""Crews at pirate lairs, and at rivers that were freed."""

from kogge.games.isles.conquest import Conquests
from kogge.games.isles.lairs import Lairs
from kogge.games.isles.setup.chapter import Chapter
from kogge.games.isles.setup.pieces import IslesPiecesTable
from kogge.games.setups.words import Place


def land(table: IslesPiecesTable, h: int, p: int, n: int, _: Place) -> None:
    """Where the lair is gone, the crews wait for a ship."""
    if not table.s[table.part(Lairs, "lairs").standing + h]:
        table.s[table.fields["crews_waiting"].start + p] += n


CHAPTER = Chapter("E-70", "lairs", Conquests, "gold_river", land)
