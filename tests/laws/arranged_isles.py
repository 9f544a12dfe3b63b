"""Positions of Explorers & Pirates in which the rare objections of the referee stand alone.

Each is made of what it is about; whoever acts is blue, and has cards for everything unless a lack of them matters.
"""

from collections.abc import Iterator
from typing import Any

import kogge
from tests.support.isles import BLUE, RED, WHITE, do, isles

RICH = {BLUE: "6 wood 6 brick 6 wool 6 grain 6 ore"}
NORTH, BEYOND = "5,-1", "6,-2"  # two hexes in the north, beside each other
ROUND = ["5,-1 NW", "5,-1 W", "5,-1 SW", "5,-1 SE"]  # from where the northern one meets the other
HARBOUR = "3,-1 N"
UNDER_WAY, DONE = 1, 2


def positions() -> Iterator[kogge.Game]:
    """All of them."""
    for some in (closed_ground, poverty, no_piece_left, shipyard, voyages, cargo, ashore, fishing):
        yield from some()
    for some in (piracy, seven, trade, left_to_chance):
        yield from some()
    yield ended()
    for players in (2, 3, 4):
        yield from setting_up(players)
    yield at_the_council()


def rich(**more: Any) -> kogge.Game:
    """A position with cards for everything."""
    return isles(**{"hand": RICH, **more})


def at_sea(**more: Any) -> kogge.Game:
    """A position in the movement phase."""
    return isles(**{"step": "movement", **more})


def closed_ground() -> Iterator[kogge.Game]:
    """Roads lead to what is unexplored, to a lair, to a village without a crew; settlers come there too."""
    for tile in ("", "gold_river", "spice fast_gold"):
        yield rich(tiles={NORTH: "forest 5"} | ({BEYOND: tile} if tile else {}), roads={BLUE: ROUND})
    for tile in ("gold_river", "spice fast_gold", "forest 5"):
        yield at_sea(tiles={NORTH: tile}, ships={BLUE: ["5,-1 W settler", "4,-1 NE settler"]})
    yield at_sea(ships={BLUE: ["3,-1 E settler"]})  # at the Council
    yield rich(settlements={BLUE: ["3,0 NW", "1,0 N"]})  # and inland
    yield rich(settlements={RED: [HARBOUR]}, roads={BLUE: ["3,-2 E"]})  # whose road can't go on
    yield at_sea(tiles={NORTH: "forest 5"}, settlements={RED: ["5,-1 S"]}, ships={BLUE: ["5,-1 W settler"]})


def poverty() -> Iterator[kogge.Game]:
    """Somebody has a place for everything, and no cards."""
    yield isles(tiles={NORTH: "forest 5"}, roads={BLUE: ROUND})
    yield isles(settlements={BLUE: [HARBOUR]})
    yield isles(harbours={BLUE: [HARBOUR]}, ships={BLUE: ["3,-1 NE"]})
    yield isles(harbours={BLUE: [HARBOUR]}, ships={BLUE: ["3,-1 NE", "2,1 E", "2,1 E"]})


def no_piece_left() -> Iterator[kogge.Game]:
    """All pieces of a kind are on the board, or in holds."""
    roads = {BLUE: ROUND}
    yield rich(tiles={NORTH: "forest 5"}, roads=roads, fields={"settlements_left": [0]})
    yield rich(tiles={NORTH: "forest 5"}, roads={BLUE: ROUND[:2]}, fields={"roads_left": [0]})
    yield at_sea(tiles={NORTH: "forest 5"}, ships={BLUE: ["5,-1 W settler"]}, fields={"settlements_left": [0]})
    yield rich(settlements={BLUE: [HARBOUR]}, fields={"harbour_settlements_left": [0]})
    yield rich(harbours={BLUE: [HARBOUR]}, ships={BLUE: ["4,-1 W", "2,1 E", "2,1 E"]})
    two = ["3,-1 N", "1,1 SE"]
    yield rich(harbours={BLUE: two}, ships={BLUE: ["4,-1 W settler"]}, basins={BLUE: ["settler"]})
    crews = ["3,-1 NE two_crews", "4,-1 W two_crews", "2,1 E two_crews"]
    yield rich(harbours={BLUE: two}, ships={BLUE: crews}, basins={BLUE: ["two_crews", "crew"]})
    yield at_sea(fields={"shoals_left": [0]})
    yield at_sea(fields={"fish_rolled": [1]})


def shipyard() -> Iterator[kogge.Game]:
    """Ships have no place to be built, or to be built again."""
    there: dict[str, Any] = {"tiles": {NORTH: "forest 5"}, "harbours": {BLUE: ["5,-1 NW", HARBOUR, "1,1 SE"]}}
    full = {RED: ["3,-1 NE", "3,-1 NE", "3,-1 NW"], WHITE: ["3,-1 NW", "3,-2 E", "3,-2 E"]}
    own = {BLUE: ["4,-1 W", "2,1 E", "2,1 E"]}
    yield rich(**there, ships=full)
    yield rich(harbours={BLUE: [HARBOUR]}, ships=full | own)
    yield rich(**there, ships={**full, BLUE: own[BLUE][:2]}, step="relaunch_ship")
    yield rich(harbours={BLUE: [HARBOUR]}, ships={BLUE: ["3,-1 NE settler", "2,1 E"]}, basins={BLUE: ["two_crews"]})


def voyages() -> Iterator[kogge.Game]:
    """A ship can't go on from a full route, or must; or it has done its moves."""
    ships = {BLUE: ["3,-1 NW settler", "3,-1 NE settler"], RED: ["3,-1 W"], WHITE: ["3,-1 W"]}
    yield at_sea(ships=ships, sailed=[3], status=[UNDER_WAY])
    yield at_sea(ships=ships, hand={BLUE: "2 wool"}, wind=[1])
    game = at_sea(scenario="fish", ships=ships, hand={BLUE: "2 wool"})
    do(game, "sail 1 {3,-1 W}")
    yield game
    yield at_sea(ships=ships, sailed=[4], status=[UNDER_WAY])
    yield at_sea(ships=ships, hand={BLUE: "wool"}, sailed=[2], status=[DONE])


def cargo() -> Iterator[kogge.Game]:
    """Ships in port and at sea, with this and that in their holds."""
    harbours = {BLUE: [HARBOUR]}
    for load, basin in (("two_crews", "two_sacks"), ("settler", "crew"), ("nothing", "settler"), ("fish", "nothing")):
        ships = {BLUE: [f"3,-1 NE {load}", f"2,1 E {load}"]}
        yield at_sea(harbours=harbours, ships=ships, basins={BLUE: [basin]})
        yield rich(harbours=harbours, ships=ships, basins={BLUE: [basin]})


def ashore() -> Iterator[kogge.Game]:
    """Crews at a lair, at a freed river and in a village, and ships beside them."""
    ships = {BLUE: ["5,-1 W crew", "2,1 E crew"]}
    for load in ("crew", "two_crews", "nothing"):
        there = {BLUE: [f"5,-1 W {load}", f"2,1 E {load}"]}
        yield at_sea(tiles={NORTH: "gold_river 4"}, ashore={NORTH: {BLUE: 1}}, ships=there)
        yield at_sea(tiles={NORTH: "gold_river"}, ashore={NORTH: {BLUE: 1}}, ships=there)
        yield at_sea(tiles={NORTH: "spice fast_gold"}, ashore={NORTH: {BLUE: 1}}, ships=there)
        yield at_sea(tiles={NORTH: "spice fast_gold"}, ashore={NORTH: {RED: 1}}, ships=there)
    crews = {NORTH: {BLUE: 2, RED: 1}}
    yield at_sea(tiles={NORTH: "gold_river"}, ashore=crews, conquered=[NORTH], ships=ships)
    village: dict[str, Any] = {"tiles": {NORTH: "spice fast_gold"}, "hand": {BLUE: "wood"}}
    yield isles(**village)
    yield isles(**village, ashore={NORTH: {BLUE: 1}})
    yield isles(**village, ashore={NORTH: {BLUE: 1}}, fields={"fast_gold_sales": [1]})


def fishing() -> Iterator[kogge.Game]:
    """Shoals, ships that could catch them, and the ports of the Council."""
    for load in ("nothing", "crew"):
        ships = {BLUE: [f"5,-1 W {load}", f"2,1 E {load}"]}
        yield at_sea(tiles={NORTH: "shoal 2", BEYOND: "shoal 3"}, shoals=[2], ships=ships)
    yield at_sea(ships={BLUE: ["3,-1 W fish", "3,0 NW crew"]})
    yield at_sea(ships={BLUE: ["3,-1 W sack", "3,0 NW crew"]})


def piracy() -> Iterator[kogge.Game]:
    """The pirate among ships: whose it is, and what they have done this turn."""
    ships = {BLUE: ["4,-1 W", "3,-1 NE", "2,1 E"], RED: ["4,-1 W"]}
    for owner in (BLUE, RED):
        pirate = ("4,-1", owner)
        yield at_sea(ships=ships, pirate=pirate, gold={BLUE: 0})
        yield at_sea(ships=ships, pirate=pirate, sailed=[1], status=[UNDER_WAY])
        yield at_sea(ships=ships, pirate=pirate, fields={"ship_has_chased": [1]})
        yield isles(step="place_pirate", ships=ships, pirate=pirate)
    yield at_sea(ships={BLUE: ["4,-1 W"]})
    yield at_sea(ships={BLUE: ["4,-1 W"]}, pirate=("4,-1", RED))
    yield isles(step="place_pirate")
    game = isles(step="rob", ships=ships, pirate=("4,-1", BLUE), hand={RED: "wool"})
    yield game.copy()
    do(game, "rob red")
    yield game


def seven() -> Iterator[kogge.Game]:
    """Several owe cards to the bank; one of them has chosen, another has begun to."""
    game = isles(step="dice", to_act=kogge.CHANCE, hand={BLUE: "9 wood", RED: "8 ore", WHITE: "8 wool"})
    yield game
    game.play("dice 7")
    yield game
    game.give(BLUE, "; ".join(["discard wood"] * 4))
    yield game
    game.give(RED, "discard ore")
    yield game


def trade() -> Iterator[kogge.Game]:
    """The bank is short of something, or a player of everything."""
    yield rich(bank="0 ore", gold={BLUE: 9})
    yield rich(gold={BLUE: 9}, fields={"gold_purchases": [2]})
    yield isles(gold={BLUE: 0})
    game = isles(gold={RED: 0})
    game.play("call_for_offers")
    yield game
    yield from bargain()


def bargain() -> Iterator[kogge.Game]:
    """Blue offers all its wood for wool; red would rather have grain, white has nothing."""
    game = isles(hand={BLUE: "19 wood wool", RED: "wool"}, gold={WHITE: 0})
    texts = "open_trade; ask wool; offer wood; propose; counter; offer wool; ask grain; propose"
    for text in texts.split("; "):
        game.play(text)
        yield game.copy()
    while game.step != "close_deal":
        game.play("decline")
        yield game.copy()


def left_to_chance() -> Iterator[kogge.Game]:
    """What dice and shuffled piles decide."""
    for tile in ("forest", "shoal", "spice", "gold_river"):
        game = at_sea(tiles={NORTH: "sea"}, ships={BLUE: ["4,-1 NE"]})
        do(game, "sail 1 {5,-1 NW}")
        yield game.copy()
        do(game, f"turn_tile {tile}")
        yield game
    game = at_sea(ships={BLUE: ["4,-1 W"]}, pirate=("4,-1", RED))
    do(game, "chase 1")
    yield game
    game = at_sea()
    do(game, "roll_for_fish")
    yield game
    game = at_sea(tiles={NORTH: "gold_river"}, ashore={NORTH: {BLUE: 2, RED: 1}}, conquered=[NORTH])
    do(game, "end_turn")
    yield game.copy()
    do(game, "hero_roll 6", "hero_roll 1")
    yield game


def setting_up(players: int) -> Iterator[kogge.Game]:
    """Every position before the first turn, as chance and the seats happen to play."""
    game = kogge.start("explorers-pirates", seed=players, players=players)
    while not game.read("turn")[0][0]:
        yield game
        game.play_out(limit=1)


def at_the_council() -> kogge.Game:
    """Somebody has founded at the Council, and lays the first road."""
    game = kogge.start("explorers-pirates", seed=1)
    while game.step != "found_settlement":
        game.play_out(limit=1)
    founder = game.to_act
    do(game, "found_settlement {2,0 SE}")
    while (game.step, game.to_act) != ("found_road", founder):
        game.play_out(limit=1)
    return game


def ended() -> kogge.Game:
    """A game without a winner, after its last turn."""
    game = kogge.start("land-ho", seed=0, turn_limit=1)
    game.play_out()
    return game
