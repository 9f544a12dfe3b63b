"""Play at a table of a server: ``kogge join``."""
