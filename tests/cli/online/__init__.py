"""Tests of playing at a table of a server."""
