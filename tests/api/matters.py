"""Moments in which several may decide at once."""

import kogge
from tests.support.position import BLUE, ORANGE, RED, WHITE, position, roll

HANDS = {ORANGE: "4 wool 4 ore", RED: "3 wool", BLUE: "5 wood 4 ore", WHITE: "4 brick 4 grain"}


def offered() -> kogge.Game:
    """Orange offers a wool for an ore; red, blue and white have some."""
    game = kogge.start("base", seed=7)
    for action in ("starting_roll 12", "starting_roll 5", "starting_roll 4", "starting_roll 3", "roll", "dice 10"):
        game.play(action)
    game.play("offer wool for ore")
    return game


def seven() -> kogge.Game:
    """Orange has rolled a seven: all but red owe four cards."""
    game = position(step="before_roll", hand=HANDS)
    roll(game, 7)
    return game
