"""The engine: positions, decisions and chance.  It knows no game."""
