"""Explorers & Pirates as its rulebook has it: when each act is open, and what bars it."""
