"""Crews ashore, on whatever they have come to."""

from kogge.games.referee.table import RefereeTable


def ashore(table: RefereeTable, h: int) -> int:
    """How many crews are on a hex."""
    return sum(table.row("crews_ashore", h))


def own_crews(table: RefereeTable, h: int) -> int:
    """How many crews of the asker are on a hex."""
    return table.row("crews_ashore", h)[table.asker]
