"""Positions of the base game in which a single rule stands against an action, and which random games hardly reach.

Each game has such a file: ``positions()`` yields games, and the law of the referee asks about all actions in each.
"""

from collections.abc import Iterator

import kogge
from tests.support.position import BLUE, ORANGE, RED, WHITE, position

ALL_ROADS = "0-3-7-11-16-21-27-33-38-43-47-51-48-52-49-53"
EACH_CARD = "knight road_building discovery monopoly"


def positions() -> Iterator[kogge.Game]:
    """All of them."""
    yield from of_cards()
    yield from of_pieces()
    yield from of_the_bank()
    yield from of_trades()
    yield from of_discards()


def of_cards() -> Iterator[kogge.Game]:
    """Cards that can't be played: bought only now, or one was played already, or there is no use for them."""
    home = {ORANGE: [7]}
    yield position(settlements=home, cards={ORANGE: EACH_CARD}, card_played=True)
    yield position(settlements=home, cards={ORANGE: EACH_CARD}, card_played=True, step="before_roll")
    yield position(settlements=home, bought={ORANGE: EACH_CARD})
    yield position(cards={ORANGE: "road_building"})
    yield position(hand={ORANGE: "ore wool grain"}, pile="")
    blocked = position(settlements={ORANGE: [0], RED: [7]}, roads={ORANGE: ["0-3-7"]}, cards={ORANGE: "road_building"})
    blocked.play("play_road_building")
    yield blocked


def of_pieces() -> Iterator[kogge.Game]:
    """All pieces of a kind are on the board, or others are in the way."""
    cities = {ORANGE: [0, 5, 12, 15]}
    yield position(cities=cities, settlements={ORANGE: [40]}, hand={ORANGE: "3 ore 2 grain"})
    yield position(
        settlements={ORANGE: [0, 7, 16, 27, 38]},
        roads={ORANGE: [ALL_ROADS]},
        hand={ORANGE: "wood brick wool grain"},
        cards={ORANGE: "road_building"},
    )
    yield position(settlements={RED: [7]}, roads={ORANGE: ["0-3-7"]}, hand={ORANGE: "wood brick wool grain"})


def of_the_bank() -> Iterator[kogge.Game]:
    """The bank has run out of a resource, or of all but one."""
    yield position(hand={ORANGE: "4 wool 4 wood"}, bank="0 ore 0 brick")
    yield position(step="take_card", bank="0 ore", fields={"cards_to_take": [1]})


def of_trades() -> Iterator[kogge.Game]:
    """Somebody has nothing to trade with, or asks for all cards that there are."""
    yield position(hand={RED: "wood"})
    asking = position(hand={ORANGE: "18 wood ore"})
    for text in ("open_trade", "offer ore", "ask wood"):
        yield asking
        asking.play(text)
    yield asking
    asking.play("propose")
    yield asking
    calling = position(hand={ORANGE: "ore", RED: "wood"})
    lines = (ORANGE, "call_for_offers"), (RED, "counter"), (RED, "offer wood; ask grain; propose"), (BLUE, "decline")
    for seat, line in (*lines, (WHITE, "decline")):
        calling.give(seat, line)
        yield calling


def of_discards() -> Iterator[kogge.Game]:
    """Some have given back enough, and the others are still choosing."""
    game = position(step="before_roll", hand={RED: "8 wood", BLUE: "4 ore 4 wool", WHITE: "8 grain"})
    game.play("roll")
    game.play("dice 7")
    yield game
    game.give(RED, "; ".join(["discard wood"] * 4))
    yield game
    game.give(WHITE, "discard grain")
    yield game
