"""Positions that are set up by name."""
