"""Positions of Explorers & Pirates, set up by name."""

from kogge.games.isles.setup.table import IslesTable

__all__ = ["IslesTable"]
