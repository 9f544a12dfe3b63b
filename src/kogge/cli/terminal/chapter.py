"""What a chapter of the rules adds to the terminal."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from kogge.cli.terminal.page import Teller
from kogge.cli.terminal.picture import Picture


@dataclass(frozen=True)
class Chapter:
    """What it draws on the hexes of the board, the sentence on its signs, and how its events are told.

    In a game without the chapter it draws nothing.
    """

    rules: str  # the first of the chapter's
    about: str  # the field that a game with this chapter has
    draw: Callable[[Picture], None]
    legend: str  # the message on its signs
    grounds: Mapping[str, str] = field(default_factory=dict)  # the style of each of its terrains
    unseen: Mapping[str, str] = field(default_factory=dict)  # a field of what is face down: its message
    tellers: Mapping[str, Teller] = field(default_factory=dict)  # of events for which their message is not enough
