"""The engine, which knows no game."""
