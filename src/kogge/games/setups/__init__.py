"""How a position is set up by name: what the games share.  Each game has the words for its own things."""
