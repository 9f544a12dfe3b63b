"""The games: each scenario is a table of contents of modules and a board."""
