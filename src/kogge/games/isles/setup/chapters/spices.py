"""Crews in villages, who have had their sack delivered."""

from kogge.games.isles.setup.chapter import Chapter
from kogge.games.isles.setup.pieces import IslesPiecesTable
from kogge.games.isles.spices import DeliverSpice, Villages
from kogge.games.refusal import Refused, quoted
from kogge.games.setups.words import Place


def befriend(table: IslesPiecesTable, h: int, p: int, n: int, place: Place) -> None:
    """The crew has got its sack, which is back in the supply, and learned what the village teaches."""
    if not n:
        return
    if n > 1:
        raise Refused(f"one crew of each player is enough for the village at {quoted(place)}, not {n}")
    villages: Villages = table.part(Villages, "villages")
    table.s[villages.sacks + h] -= 1
    table.s[table.isles.cargo.sacks] += 1
    table.isles.ground.open(table.s, p, h)
    villages.teach(table.s, p, table.s[villages.advantage + h])


CHAPTER = Chapter("E-90", "spices", DeliverSpice, "spice", befriend)
