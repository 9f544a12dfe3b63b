"""Explorers & Pirates: five scenarios, each a list of chapters and a board file."""
