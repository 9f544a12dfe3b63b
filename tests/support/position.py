"""Positions of the base game, sketched by name: seats by number, words of the rulebook.

A test lists what matters to it, and the rest is an empty island with the terrain, numbers and
harbours of a beginner board: a sketch, as ``kogge.position`` makes it.

>>> game = position(settlements={BLUE: [7]}, roads={ORANGE: ["3-7"]}, hand={ORANGE: "wood brick"})
>>> may(game, "build_road 7-11")
False
"""

from collections.abc import Mapping, Sequence
from typing import Any

import kogge
from kogge.games.base.board import path as path_between
from kogge.games.setups import words
from kogge.modules.cards import CARDS
from kogge.modules.resources import RESOURCES

ORANGE, RED, BLUE, WHITE = range(4)  # the seats of a game of four

Words = Mapping[int, str]  # of each seat: ``"wood 2 ore"``
Nodes = Mapping[int, Sequence[int]]
Paths = Mapping[int, Sequence[int | str]]  # a number, ``"40-44"``, or a line of roads ``"40-44-48"``


def position(*, hand: Words | None = None, **things: Any) -> kogge.Game:
    """A sketch of a position: after the roll of the first seat, unless ``turn_of`` and ``step`` say otherwise."""
    return kogge.position("base", seed=0, sketch=True, hands=hand, **things)


def counted(text: str, names: Sequence[str]) -> dict[str, int]:
    """How many of each: ``"wood 2 ore"`` is one wood and two ore."""
    return words.counted(text, names, "these")


def hand(game: kogge.Game, seat: int) -> dict[str, int]:
    """The resource cards of a seat, by name; none of a kind is left out."""
    return named(game.read("hand")[seat], RESOURCES)


def bank(game: kogge.Game) -> dict[str, int]:
    """The resource cards in the bank, all five by name."""
    return dict(zip(RESOURCES, game.read("bank")[0], strict=True))


def cards(game: kogge.Game, seat: int) -> dict[str, int]:
    """The development cards that a seat holds, just bought or not, by name."""
    both = zip(game.read("cards")[seat], game.read("bought_cards")[seat], strict=True)
    return named([held + bought for held, bought in both], CARDS)


def named(counts: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    return {name: n for name, n in zip(names, counts, strict=True) if n}


def points(game: kogge.Game, seat: int) -> int:
    """The points that everyone sees."""
    return game.read("points")[seat][0]


def cell(game: kogge.Game, field: str, row: int = 0) -> int:
    """The only number in a row of a field."""
    (value,) = game.read(field)[row]
    return value


def column(game: kogge.Game, field: str) -> list[int]:
    """A field with one number in each row."""
    return [row[0] for row in game.read(field)]


def chances(game: kogge.Game) -> dict[str, float]:
    """What chance may do now, and how likely it is, by the last word of its text."""
    return {outcome.text.split()[-1]: outcome.probability for outcome in game.outcomes()}


def may(game: kogge.Game, text: str) -> bool:
    """Is this legal now?"""
    return game.action(text) in game.legal()


def choices(game: kogge.Game, act: str) -> list[str]:
    """The arguments with which an act is legal now: for ``build_road`` the paths."""
    return [text.partition(" ")[2] for text in game.legal_texts() if text.partition(" ")[0] == act]


def paths(game: kogge.Game, ends: str) -> set[str]:
    """Paths that are given by their ends (``"13-8 13-9"``), as ``choices`` names them."""
    return {str(path_between(text, game.rules.topo)) for text in ends.split()}


def acts(game: kogge.Game) -> set[str]:
    """The names of the acts that are legal now."""
    return {text.partition(" ")[0] for text in game.legal_texts()}


def roll(game: kogge.Game, total: int) -> None:
    """The player to act rolls this number."""
    game.play("roll")
    game.play(f"dice {total}")


def buy(game: kogge.Game, card: str) -> None:
    """The player to act buys a development card, and it is this one."""
    game.play("buy_card")
    game.play(f"draw_card {card}")


def pass_round(game: kogge.Game) -> None:
    """End the turn, let the others roll a 2 and pass, and come back before the own roll."""
    game.play("end_turn")
    for _ in range(game.players - 1):
        roll(game, 2)
        game.play("end_turn")
