"""Free founding: harbour settlements, settlements, then roads and settler ships.  (E-11 to E-13, E-15)"""

from collections.abc import Sequence

import pytest

import kogge
from tests.support.isles import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    acts,
    bank,
    cell,
    choices,
    column,
    corner,
    do,
    founding,
    hand,
    island_of,
    load,
    may,
    places,
    side,
)

SCENARIOS = ["pirate-lairs", "fish", "spices", "explorers-pirates"]
CIRCLED = (
    "4,-3 NE; 4,-3 SE; 3,-2 NE; 3,-2 SE; 2,-1 NE; 2,-1 SE; 2,0 NE; "
    "2,0 SE; 1,1 NE; 1,1 SE; 1,2 NE; 1,2 SE; 1,3 NE; 1,3 SE"
)
HARBOURS = ["4,-3 SE", "3,-2 SE", "2,0 NE", "1,1 SE"]
SETTLEMENTS = ["0,0 N", "0,2 N", "1,0 N", "3,-3 NW"]
ROADS = ["0,0 NE", "0,2 NE", "1,0 NE", "3,-3 NW"]
SHIPS = ["5,-3 SW", "4,-2 W", "3,-1 SW", "2,1 SW"]
NOBODY = -1


def order(starter: int, players: int) -> list[int]:
    """The seats clockwise from the starting player."""
    return [(starter + k) % players for k in range(players)]


def founded(game: kogge.Game, act: str, wanted: Sequence[str]) -> list[int]:
    """Whoever is to act founds at the next of these places; who was it?"""
    seats = []
    for place in wanted:
        seats.append(game.to_act)
        do(game, f"{act} {{{place}}}")
    return seats


def with_homes(scenario: str = "explorers-pirates", *, players: int = 4, starter: int = BLUE) -> kogge.Game:
    """A game in which all homes are founded, and the roads and ships not yet."""
    game = founding(scenario, players=players, starter=starter)
    founded(game, "found_harbour_settlement", HARBOURS[:players])
    founded(game, "found_settlement", SETTLEMENTS[:players])
    return game


@pytest.mark.rule("E-11", "E-13")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("starter", [BLUE, WHITE])
def test_harbour_settlements_clockwise_settlements_back_then_roads_and_ships_clockwise(
    scenario: str, players: int, starter: int
) -> None:
    """Ruling 39: whoever placed the last settlement is the starting player, and rolls first."""
    game = founding(scenario, players=players, starter=starter)
    clockwise = order(starter, players)
    assert founded(game, "found_harbour_settlement", HARBOURS[:players]) == clockwise
    assert founded(game, "found_settlement", SETTLEMENTS[:players]) == clockwise[::-1]
    for seat in clockwise:
        assert (game.step, game.to_act) == ("found_road", seat)
        do(game, f"found_road {{{ROADS[players - 1 - clockwise.index(seat)]}}}")
        assert (game.step, game.to_act) == ("found_ship", seat)
        do(game, f"found_ship {{{SHIPS[clockwise.index(seat)]}}}")
    assert (game.step, game.to_act, game.turn_of) == ("before_roll", starter, starter)
    assert acts(game) == {"roll"}


@pytest.mark.rule("E-11")
def test_both_homes_are_founded_without_a_road() -> None:
    game = founding()
    assert acts(game) == {"found_harbour_settlement"}
    founded(game, "found_harbour_settlement", HARBOURS)
    assert acts(game) == {"found_settlement"}
    founded(game, "found_settlement", SETTLEMENTS)
    assert set(column(game, "road")) == {NOBODY}
    assert column(game, "ships_left") == [3] * 4


@pytest.mark.rule("E-11")
def test_a_founded_harbour_settlement_uses_no_settlement_and_is_worth_two_points() -> None:
    game = founding()
    do(game, "found_harbour_settlement {4,-3 SE}")
    assert cell(game, "harbour_settlements_left", BLUE) == 3
    assert cell(game, "settlements_left", BLUE) == 5
    assert cell(game, "points", BLUE) == 2
    assert cell(game, "harbour", BLUE) == corner(game, "4,-3 SE")
    assert load(game, BLUE, "harbour 1") == "nothing"


@pytest.mark.rule("E-12")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_harbour_settlement_is_founded_on_one_of_fourteen_circled_intersections(scenario: str) -> None:
    game = founding(scenario)
    circled = places(game, "found_harbour_settlement", CIRCLED)
    assert len(circled) == 14
    assert set(choices(game, "found_harbour_settlement")) == circled


@pytest.mark.rule("E-12")
def test_the_distance_rule_holds_among_harbour_settlements() -> None:
    game = founding()
    do(game, "found_harbour_settlement {3,-2 SE}")
    near = places(game, "found_harbour_settlement", "3,-2 NE; 3,-2 SE; 2,-1 NE")
    assert set(choices(game, "found_harbour_settlement")) == (places(game, "found_harbour_settlement", CIRCLED) - near)


@pytest.mark.rule("E-12")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_settlement_is_founded_on_any_intersection_of_the_island_that_keeps_the_distance(scenario: str) -> None:
    game = founding(scenario)
    founded(game, "found_harbour_settlement", HARBOURS)
    topo, homes = game.rules.topo, column(game, "home")
    island = {node for h in island_of(game) for node in topo.hex_nodes[h]}
    assert len(island) == 48
    free = {n for n in island if all(homes[near] == NOBODY for near in (n, *topo.node_nodes[n]))}
    assert set(choices(game, "found_settlement")) == {str(node) for node in free}


@pytest.mark.rule("E-12")
def test_a_settlement_keeps_the_distance_to_homes_of_both_kinds() -> None:
    game = founding()
    founded(game, "found_harbour_settlement", HARBOURS)
    assert not may(game, "found_settlement {4,-3 S}")  # next to a harbour settlement
    assert may(game, "found_settlement {0,0 NE}")
    do(game, "found_settlement {0,0 N}")
    assert not may(game, "found_settlement {0,0 N}")
    assert not may(game, "found_settlement {0,0 NE}")
    assert may(game, "found_settlement {0,0 SE}")


@pytest.mark.rule("E-12")
def test_a_settlement_may_be_founded_on_a_circled_intersection_too() -> None:
    game = founding()
    founded(game, "found_harbour_settlement", HARBOURS)
    do(game, "found_settlement {1,3 SE}")
    assert cell(game, "home", corner(game, "1,3 SE")) == ORANGE
    assert cell(game, "home_kind", corner(game, "1,3 SE")) == 0


@pytest.mark.rule("E-13")
def test_the_road_is_founded_at_the_own_settlement() -> None:
    game = with_homes()
    assert acts(game) == {"found_road"}
    assert set(choices(game, "found_road")) == places(
        game, "found_road", "3,-3 NW; 3,-3 W"
    )  # blue's, not the harbour's
    do(game, "found_road {3,-3 NW}", "found_ship {5,-3 SW}")
    assert set(choices(game, "found_road")) == places(game, "found_road", "1,0 NW; 1,0 NE; 2,-1 W")  # red's


@pytest.mark.rule("E-13")
@pytest.mark.parametrize(
    ("harbour", "routes"), [("4,-3 SE", "4,-3 SE; 4,-3 E; 5,-3 SW"), ("2,-1 SE", "2,-1 E; 2,0 NE")]
)
def test_the_ship_is_founded_on_a_sea_route_at_the_own_harbour_settlement(harbour: str, routes: str) -> None:
    """There are two or three of them."""
    game = founding()
    founded(game, "found_harbour_settlement", [harbour, "1,2 NE", "1,3 SE", "1,1 NE"])
    founded(game, "found_settlement", SETTLEMENTS)
    do(game, "found_road {3,-3 NW}")
    assert acts(game) == {"found_ship"}
    assert set(choices(game, "found_ship")) == places(game, "found_ship", routes)


@pytest.mark.rule("E-13")
def test_the_founded_ship_carries_a_settler() -> None:
    game = with_homes()
    do(game, "found_road {3,-3 NW}", "found_ship {5,-3 SW}")
    assert game.read("ship")[BLUE] == [side(game, "5,-3 SW"), NOBODY, NOBODY]
    assert load(game, BLUE, "ship 1") == "settler"
    assert cell(game, "settlers_left", BLUE) == 1
    assert cell(game, "ships_left", BLUE) == 2
    assert cell(game, "roads_left", BLUE) == 14


@pytest.mark.rule("E-15")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_settlement_brings_a_card_for_each_hex_next_to_it(scenario: str) -> None:
    """A hill and two mountains meet at 1,0 N, field, pasture and forest at 0,2 N; 0,0 NW touches one pasture."""
    game = founding(scenario)
    founded(game, "found_harbour_settlement", HARBOURS)
    assert column(game, "hand_size") == [0] * 4  # the harbour settlement brings none
    do(game, "found_settlement {1,0 N}", "found_settlement {0,2 N}", "found_settlement {0,0 NW}")
    assert hand(game, ORANGE) == {"brick": 1, "ore": 2}
    assert hand(game, WHITE) == {"wood": 1, "wool": 1, "grain": 1}
    assert hand(game, RED) == {"wool": 1}
    assert bank(game) == {"wood": 18, "brick": 18, "wool": 17, "grain": 18, "ore": 17}


@pytest.mark.rule("E-15")
def test_road_and_ship_are_free() -> None:
    game = with_homes()
    before = game.read("hand")
    do(game, "found_road {3,-3 NW}", "found_ship {5,-3 SW}")
    assert game.read("hand") == before
    assert column(game, "gold") == [2] * 4
