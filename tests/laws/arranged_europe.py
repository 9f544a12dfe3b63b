"""Positions of Merchants of Europe in which a single rule stands against an action, and which games hardly reach."""

from collections.abc import Iterator
from functools import partial

import kogge
from tests.laws.arranged_travels import of_deliveries, of_drives, of_forming, of_hiring, of_tokens, of_walks, told
from tests.rules.europe.opening import begun, place_kontors, variable
from tests.support.europe import BLUE, ORANGE, RED, WHITE, europe

CARDS = ("lancer", "route_building", "journey", "fast_caravan", "bounty", "monopoly", "loan")
PRICE_OF_CARD = "wool salt"
KONTORS = {
    RED: ["Vienna", "Hamburg", "Lviv"],
    BLUE: ["Warsaw", "Prague", "Budapest"],
    WHITE: ["Berlin", "Venice", "Nuremberg"],
    ORANGE: ["Turin", "Krakow", "Zagreb"],
}


def positions() -> Iterator[kogge.Game]:
    """All of them."""
    yield from of_the_start()
    yield from of_routes()
    yield from of_lines()
    yield from of_hiring()
    yield from of_walks()
    yield from of_tokens()
    yield from of_forming()
    yield from of_drives()
    yield from of_deliveries()
    yield from of_cards()
    yield from of_the_bank()
    yield from of_trades()
    yield from of_the_robber()


def of_the_start() -> Iterator[kogge.Game]:
    """Some cities are taken, and start routes would join two."""
    yield kogge.start("europe", seed=0)
    four, three = variable("europe"), begun("europe", players=3)
    yield from told(four, "place_kontor {Paris}")
    yield from told(variable("europe-short"), "place_kontor {Berlin}")
    four = variable("europe")
    place_kontors(four, KONTORS)
    yield from told(four, "place_route {Zagreb-4,7 N}", "place_route {Berlin-6,4 S}", "place_route {Prague-4,5 N}")
    place_kontors(three, {seat: KONTORS[seat] for seat in (RED, BLUE, WHITE)})
    yield from told(three, "place_neutral_kontor {Turin}", "place_neutral_kontor {Krakow}")


def of_routes() -> Iterator[kogge.Game]:
    """Paths are taken, or touch nothing; routes are used up; free ones come from a card or beside a double arrow."""
    placed = partial(europe, kontors={RED: ["Venice"]}, routes={RED: ["Venice-3,7 N"], BLUE: ["Venice-4,7 N"]})
    yield placed()
    yield placed(hand={RED: "ore wood"})
    yield placed(hand={RED: "ore wood"}, routes_left={RED: 0}, cards={RED: "route_building"})
    yield from told(placed(cards={RED: "route_building"}), "play_route_building")
    arrow = europe(kontors={RED: ["Prague"]}, routes={RED: ["6,4 S-6,5 N"]}, hand={RED: "ore wood"})
    yield from told(arrow, "build_route {6,5 N-7,3 S}", "decline_free_route")


def of_lines() -> Iterator[kogge.Game]:
    """Of two equally short lines one is chosen, at the new route and farther away from it."""
    around = {BLUE: ["Berlin-6,3 S-6,4 N-7,3 S"], WHITE: ["Berlin-6,4 S-6,5 N-7,3 S"]}
    yield from told(
        europe(kontors={RED: ["Kaliningrad"]}, routes=around, hand={RED: "ore wood"}),
        "build_route {Kaliningrad-7,3 S}",
        "follow_line {7,3 S-6,4 N}",
    )
    fork = {RED: ["Nuremberg-4,5 S"], BLUE: ["4,6 N-Prague"], WHITE: ["4,6 N-Vienna"]}
    yield from told(europe(routes=fork, hand={RED: "ore wood"}), "build_route {4,5 S-4,6 N}")


def of_cards() -> Iterator[kogge.Game]:
    """Cards can't be bought, are too new, are one too many, or there is nothing that they could be used for."""
    placed = partial(
        europe,
        kontors={RED: ["Venice"]},
        routes={RED: ["Venice-3,7 N"]},
        merchants={RED: ["Venice"]},
        caravans={RED: ["Venice-3,7 N"]},
    )
    yield placed()
    yield placed(step="before_roll")
    yield placed(cards={RED: " ".join(CARDS)}, card_played=True)
    yield europe(cards={RED: " ".join(CARDS)})
    yield placed(hand={RED: PRICE_OF_CARD}, pile="", hoarder=BLUE)
    for card in CARDS:
        buying = placed(hand={RED: PRICE_OF_CARD}, pile=f"2 {card}", hoarder=BLUE)
        yield from told(buying, "buy_card", f"draw_card {card}")
    bounty = placed(cards={RED: "bounty"}, bank="0 ore", hoarder=BLUE)
    yield from told(bounty, "play_bounty", "take_card wood", "take_card salt")


def of_the_bank() -> Iterator[kogge.Game]:
    """The bank has run out of a resource; gold is missing, or enough has been bought for it."""
    yield europe(hand={RED: "3 wool 2 wood"}, bank="0 ore", hoarder=BLUE)
    yield europe(gold={RED: 1})
    yield europe(purchases=2)


def of_trades() -> Iterator[kogge.Game]:
    """Somebody has nothing to trade with, or offers, or asks for, all that there is."""
    poor = dict.fromkeys(range(4), 0)
    yield europe(gold=poor, hand={BLUE: "wood"})
    yield europe(trade=False)
    game = europe(gold=poor | {RED: 1, BLUE: 1}, hand={RED: "18 wood ore", BLUE: "salt"})
    yield from told(game, "open_trade", "offer ore", "ask wood", "propose", "decline")
    game = europe(gold=poor | {BLUE: 1}, hand={RED: "wood", BLUE: "wood", ORANGE: "salt"})
    yield from told(game, "open_trade", "ask gold", "offer wood", "propose", "counter", "ask wood", "offer gold")
    yield from told(game, "ask ore", "withdraw")
    called = europe(gold=poor, hand={RED: "wood", BLUE: "ore", ORANGE: "salt"})
    yield from told(called, "call_for_offers", "counter", "offer ore", "ask wool", "propose")
    yield from told(called, "decline", "counter", "offer salt", "ask wood", "propose", "deal orange")


def of_the_robber() -> Iterator[kogge.Game]:
    """A seven: some have given back enough while others choose; the robber stands on a land with a number."""
    hands = {BLUE: "4 ore 4 wool", WHITE: "8 grain", ORANGE: "8 salt"}
    game = europe(step="before_roll", hand=hands)
    yield from told(game, "roll", "dice 7")
    game.give(BLUE, "; ".join(["discard ore"] * 4))
    yield game
    game.give(ORANGE, "discard salt")
    yield game
    kontors = {RED: ["Prague"], BLUE: ["Berlin"], WHITE: ["Turin"]}
    robbing = europe(step="move_robber", kontors=kontors, hand=hands, robber="Po Valley")
    yield from told(robbing, "move_robber {Bohemia}", "rob blue", "steal ore")
