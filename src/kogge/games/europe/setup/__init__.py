"""Positions of Merchants of Europe, set up by name."""

from kogge.games.europe.setup.table import EuropeTable

__all__ = ["EuropeTable"]
