"""The two boards of Merchants of Europe, as the catalogue lists them."""

from dataclasses import dataclass
from typing import Literal

from kogge.engine.rules import Rules
from kogge.games.europe.assembly import OURS, Europe, EuropeOptions
from kogge.games.europe.board import Board, load, read
from kogge.games.scenario import IN_MESSAGES, Scenario


@dataclass(frozen=True)
class ShortOptions(EuropeOptions):
    """What can be chosen before a short game begins."""

    start: Literal["fixed", "variable"] = "fixed"


def board_of(options: EuropeOptions, name: str) -> Board:
    """The board that comes with the game, or the one of a text that an owner has written."""
    return load(name) if options.board == OURS else read(options.board, "this text")


def main_game(options: EuropeOptions) -> Rules:
    return Europe(options, board_of(options, "europe")).variable_start()


def short_game(options: ShortOptions) -> Rules:
    europe = Europe(options, board_of(options, "europe-short"))
    return europe.fixed_start() if options.start == "fixed" else europe.variable_start()


EUROPE_SHORT = Scenario(
    name="europe-short",
    title=IN_MESSAGES,
    summary=IN_MESSAGES,
    options=ShortOptions,
    assemble=short_game,
    rulebook="europe",
)
EUROPE = Scenario(
    name="europe",
    title=IN_MESSAGES,
    summary=IN_MESSAGES,
    options=EuropeOptions,
    assemble=main_game,
    rulebook="europe",
)
MERCHANTS = (EUROPE_SHORT, EUROPE)
