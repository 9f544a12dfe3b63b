"""Positions in which something is about to happen, found by playing thriftily: nobody builds, so hands grow."""

from collections.abc import Callable
from functools import lru_cache

import kogge
from kogge.bots import make
from kogge.game import Game

PATIENCE = 3000  # actions within which a position is found
ENDS = ("end_turn", "set_sail")  # what leads on, before anything is spent


@lru_cache(maxsize=16)
def reached(scenario: str, asks: Callable[[Game], bool], seed: int = 3) -> Game:
    """The first position of a game that is as it is wanted."""
    game = kogge.start(scenario, seed=seed)
    bot = make("greedy", seed)
    while not asks(game):
        assert len(game) < PATIENCE, f"{scenario} has no such position"
        if game.to_act == kogge.CHANCE:
            game.play_chance()
        else:
            thrifty = [text for text in game.legal_texts() if text in ENDS]
            game.play(thrifty[0] if thrifty else bot.choose(game.view(game.to_act)))
    return game


def may_trade(game: Game) -> bool:
    """Has the first seat the turn, and does it hold a card that the second has none of, and the other way round?"""
    if game.to_act != 0 or game.turn_of != 0 or "open_trade" not in game.legal_texts():
        return False
    return all(spare(game, 0, 1)) and len(spare(game, 1, 0)) > 1


def spare(game: Game, seat: int, other: int) -> tuple[str, ...]:
    """What a seat has of which another has none."""
    hands = game.read("hand")
    return tuple(
        good
        for good, own, others in zip(game.facts.resources, hands[seat], hands[other], strict=True)
        if own and not others
    ) or ("",)


def both_discard(game: Game) -> bool:
    """Do exactly two seats, both of which hold too much, have to give cards back?"""
    return game.step == "discard" and sum(due > 0 for [due] in game.read("discards_due")) == 2


def may_build(game: Game) -> bool:
    """Can the first seat build a road in its turn, and in more than one place?"""
    roads = [text for text in game.legal_texts() if text.startswith("build_road ")]
    return game.to_act == 0 and "end_turn" in game.legal_texts() and len(roads) > 1


def may_roll(game: Game) -> bool:
    """Is it the first seat's turn to roll, with few cards in its hand?"""
    return game.to_act == 0 and game.step == "before_roll" and sum(game.read("hand")[0]) < 4
