"""Playing and replaying in the terminal: the board as text, what happened as sentences, what may be done as a menu."""
