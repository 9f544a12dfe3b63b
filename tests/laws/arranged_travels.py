"""Positions of Merchants of Europe in which a single rule stands against a merchant, a caravan or a token."""

from collections.abc import Iterator
from functools import partial

import kogge
from tests.rules.europe.on_the_way import EDGE
from tests.rules.europe.on_the_way import EDGE_PATHS as P
from tests.support.europe import BLUE, ORANGE, RED, WHITE, do, europe

LINE = {RED: ["-".join(EDGE)]}  # along the eastern edge
PRICE_OF_MERCHANT, PRICE_OF_CARAVAN = "wool grain wood", "ore wood salt"


def told(game: kogge.Game, *texts: str) -> Iterator[kogge.Game]:
    """A game before, between and after these actions, with places by name in braces."""
    yield game
    for text in texts:
        do(game, text)
        yield game


def of_hiring() -> Iterator[kogge.Game]:
    """Merchants, kontors or cards for hiring are missing."""
    homes, both = {RED: ["Prague", "Venice"]}, {RED: ["Prague", "Venice"]}
    yield europe(kontors=homes)
    yield europe(kontors=homes, hand={RED: PRICE_OF_MERCHANT})
    yield europe(kontors=homes, hand={RED: PRICE_OF_MERCHANT}, kontors_left={RED: 0})
    yield europe(kontors=homes, merchants=both)
    yield europe(kontors=homes, merchants=both, hand={RED: PRICE_OF_MERCHANT}, kontors_left={RED: 0})
    yield from told(europe(kontors=homes, merchants=both, hand={RED: PRICE_OF_MERCHANT}), "rehire_merchant 1")


def of_walks() -> Iterator[kogge.Game]:
    """Merchants are in each other's way, at others' kontors, or have come to an empty city."""
    yield europe(merchants={RED: [EDGE[6]]})
    two = europe(merchants={RED: [EDGE[6], EDGE[9]]}, hand={RED: "grain"})
    yield from told(two, *[f"walk 1 {{{place}}}" for place in EDGE[7:9]])
    passing = europe(merchants={RED: [EDGE[6]], BLUE: [EDGE[7]]}, hand={RED: "grain"})
    yield from told(passing, f"walk 1 {{{EDGE[7]}}}")
    yield from told(europe(merchants={RED: ["11,3 N"]}, hand={RED: "grain"}), "walk 1 {Moscow}")
    for owner in (RED, BLUE):
        visit = europe(kontors={owner: ["Moscow"]}, merchants={RED: ["11,3 N"]}, hand={RED: "grain"})
        yield from told(visit, "walk 1 {Moscow}")
    useless = europe(merchants={RED: ["11,3 N"]}, hand={RED: "grain"}, kontors_left={RED: 0})
    yield from told(useless, "walk 1 {Moscow}")
    journey = europe(step="before_roll", merchants={RED: [EDGE[8]]}, cards={RED: "journey"}, hand={RED: "grain"})
    way = (*EDGE[7:3:-1], "Moscow")
    yield from told(journey, "play_journey", *[f"walk 1 {{{place}}}" for place in way])


def of_tokens() -> Iterator[kogge.Game]:
    """A new kontor has several lands without a number; or no token of the colour is left at sea."""
    belgrade = europe(merchants={RED: ["5,7 S"]}, hand={RED: "grain"})
    yield from told(belgrade, "walk 1 {Belgrade}", "found_kontor", "choose_land {Serbia}")
    grey_out = {"Macedonia": 9, "Vestland": 11}
    tirana = europe(tokens=grey_out, merchants={RED: ["4,9 N"]}, hand={RED: "grain"})
    yield from told(tirana, "walk 1 {Tirana}", "found_kontor")


def of_forming() -> Iterator[kogge.Game]:
    """Routes, kontors, room or cards for a caravan are missing, or all caravans are out."""
    placed = partial(
        europe,
        kontors={RED: ["Prague", "Venice"]},
        routes={RED: ["Prague-4,6 N-Vienna-5,6 N", "Venice-3,7 N"], BLUE: ["Prague-Berlin"]},
    )
    yield placed()
    full = {BLUE: ["Prague-4,6 N", "Prague-4,6 N"]}
    yield placed(caravans=full, hand={RED: PRICE_OF_CARAVAN})
    both = {RED: ["4,6 N-Vienna", "Vienna-5,6 N"]}
    yield placed(caravans=both)
    yield from told(placed(caravans=both | full, hand={RED: PRICE_OF_CARAVAN}), "reform_caravan 1")
    jammed = both | full | {WHITE: ["Venice-3,7 N", "Venice-3,7 N"]}
    yield placed(caravans=jammed, hand={RED: PRICE_OF_CARAVAN})


def of_drives() -> Iterator[kogge.Game]:
    """Salt, gold, routes or room are missing."""
    yield europe(routes=LINE, caravans={RED: [P[0]]})
    yield from told(europe(routes=LINE, caravans={RED: [P[0], P[5]]}, hand={RED: "salt"}), f"drive 1 {{{P[1]}}}")
    toll = {RED: [f"{EDGE[0]}-{EDGE[1]}"], BLUE: [f"{EDGE[1]}-{EDGE[2]}"]}
    yield europe(routes=toll, caravans={RED: [P[0]]}, hand={RED: "salt"}, gold={RED: 0})
    full = {BLUE: [P[3], P[3]], WHITE: [P[4], P[4]]}
    stuck = europe(routes=LINE, caravans={RED: [P[0]]} | full, hand={RED: "salt"})
    yield from told(stuck, f"drive 1 {{{P[1]}}}", f"drive 1 {{{P[2]}}}")
    passing = europe(routes=LINE, caravans={RED: [P[0]], ORANGE: [P[1], P[1]]}, hand={RED: "salt"})
    yield from told(passing, f"drive 1 {{{P[1]}}}")


def of_deliveries() -> Iterator[kogge.Game]:
    """Kontors are own ones, served or too far; goods are covered; another drives; it is too early, or all over."""
    placed = partial(
        europe,
        kontors={RED: ["Prague"], BLUE: ["Vienna", "Nuremberg", "Moscow"]},
        routes={RED: ["Berlin-Prague-4,6 N-Vienna", "Nuremberg-4,5 S"]},
    )
    beside = {RED: ["4,6 N-Vienna", "Prague-Berlin"]}
    yield placed(caravans=beside, goods_at=["Moscow"])
    yield placed(caravans=beside, goods_at=["Vienna"])
    yield placed(caravans=beside, delivered={RED: 1}, goods_at=["Moscow"])
    yield from told(placed(caravans=beside, hand={RED: "salt"}), "drive 2 {Prague-4,6 N}")
    early = placed(step="before_roll", caravans=beside, cards={RED: "fast_caravan"})
    yield from told(early, "play_fast_caravan", "drive 1 {Prague-4,6 N}", "drive 1 {4,6 N-Vienna}")
    last = placed(caravans=beside, kontors_left={RED: 0}, delivered={RED: 7})
    yield from told(last, "deliver {Vienna}")
