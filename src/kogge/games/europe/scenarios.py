"""The two boards of Merchants of Europe, as the catalogue lists them.  (M-01)"""

from dataclasses import dataclass
from functools import partial
from typing import Literal

from kogge.engine.rules import Rules
from kogge.games.europe.assembly import OURS, Europe, EuropeOptions
from kogge.games.europe.board import EuropeBoard, load, read
from kogge.games.europe.setup import EuropeTable
from kogge.games.scenario import IN_MESSAGES, Scenario


@dataclass(frozen=True)
class ShortOptions(EuropeOptions):
    """What can be chosen before a short game begins."""

    start: Literal["fixed", "variable"] = "fixed"


def board_of(options: EuropeOptions, name: str) -> EuropeBoard:
    """The board that comes with the game, or the one of a text that an owner has written."""
    return load(name) if options.board == OURS else read(options.board, "this text")


def main_parts(options: EuropeOptions) -> tuple[Europe, Rules]:
    """The parts of the main game, and the rules that they make."""
    europe = Europe(options, board_of(options, "europe"))
    return europe, europe.variable_start()


def short_parts(options: ShortOptions) -> tuple[Europe, Rules]:
    """The parts of the short game, and the rules that they make."""
    europe = Europe(options, board_of(options, "europe-short"))
    return europe, europe.fixed_start() if options.start == "fixed" else europe.variable_start()


EUROPE_SHORT = Scenario(
    name="europe-short",
    title=IN_MESSAGES,
    summary=IN_MESSAGES,
    options=ShortOptions,
    assemble=lambda options: short_parts(options)[1],
    rulebook="europe",
    setup=lambda options: partial(EuropeTable, *short_parts(options)),
)
EUROPE = Scenario(
    name="europe",
    title=IN_MESSAGES,
    summary=IN_MESSAGES,
    options=EuropeOptions,
    assemble=lambda options: main_parts(options)[1],
    rulebook="europe",
    setup=lambda options: partial(EuropeTable, *main_parts(options)),
)
MERCHANTS = (EUROPE_SHORT, EUROPE)
