"""Discovery: a hex that a ship reaches is turned up, and finding it has its reward.  (E-46, E-47)"""

import pytest

import kogge
from tests.rules.isles.at_sea import RING, come_round, lies, routes, sail, steps
from tests.support.isles import (
    BLUE,
    RED,
    acts,
    bank,
    cell,
    chances,
    choices,
    do,
    gold,
    hand,
    hexagon,
    isles,
    load,
    may,
)

EVERYWHERE = ("land-ho", "pirate-lairs", "fish", "spices", "explorers-pirates")
LAND = {"forest": "wood", "hill": "brick", "pasture": "wool", "field": "grain", "mountain": "ore"}
NORTH = ("4,-1 NW", "4,-1 NE", "5,-1")  # from the first route, which touches nothing new, a step finds the hex
SOUTH = ("3,1 NW", "3,1 NE", "4,1")
NORTHERN_LAND = {"forest": 1, "hill": 1, "pasture": 1, "field": 1, "mountain": 2}
SOUTHERN_LAND = {"forest": 1, "hill": 1, "pasture": 1, "field": 2, "mountain": 1}
OTHERS = {
    "land-ho": ({"sea": 2}, {"sea": 2}),
    "pirate-lairs": ({"sea": 2, "gold_river": 3}, {"sea": 2, "gold_river": 3}),
    "fish": ({"gold_river": 3, "shoal": 2}, {"gold_river": 2, "shoal": 3}),
    "spices": ({"sea": 1, "shoal": 3, "spice": 3},) * 2,
    "explorers-pirates": ({"sea": 1, "shoal": 3, "spice": 3, "gold_river": 3},) * 2,
}


def outward_bound(scenario: str = "explorers-pirates", cards: str = "", **more: str) -> kogge.Game:
    """Blue's first ship is a step away from the unexplored north, the second from the south."""
    return isles(
        scenario,
        step="movement",
        ships={BLUE: [f"{NORTH[0]} {more.get('load', 'nothing')}", SOUTH[0], RING[3]]},
        hand={BLUE: cards},
        bank=more.get("bank"),
    )


def find(game: kogge.Game, tile: str) -> None:
    """Blue's first ship discovers this tile in the north."""
    kind, _, more = tile.partition(" ")
    sail(game, 1, NORTH[1])
    game.play(f"turn_tile {kind}")
    if more:
        told = {"shoal": "number_shoal", "spice": "turn_village"}.get(kind, "draw_chip")
        game.play(f"{told} {more}")


def terrain(game: kogge.Game, place: str) -> int:
    return cell(game, "terrain", hexagon(game, place))


@pytest.mark.rule("E-46")
@pytest.mark.parametrize("scenario", EVERYWHERE)
@pytest.mark.parametrize(("ship", "way"), [(1, NORTH), (2, SOUTH)])
def test_a_hex_that_a_ships_tip_touches_must_be_discovered(scenario: str, ship: int, way: tuple[str, str, str]) -> None:
    game = outward_bound(scenario)
    unexplored = terrain(game, way[2])
    sail(game, ship, way[1])
    assert (game.step, game.to_act) == ("turn_tile", kogge.CHANCE)
    game.play("turn_tile hill")
    assert (game.step, game.to_act) == ("draw_chip", kogge.CHANCE)
    game.play("draw_chip 5")
    assert (game.step, game.to_act) == ("movement", BLUE)
    assert terrain(game, way[2]) != unexplored
    assert sum(row.count(unexplored) for row in game.read("terrain")) == sum(map(sum, game.read("tiles_left")))


@pytest.mark.rule("E-46")
@pytest.mark.parametrize("scenario", EVERYWHERE)
def test_the_tile_is_one_of_those_of_its_colour(scenario: str) -> None:
    for k, (ship, way, land) in enumerate(((1, NORTH, NORTHERN_LAND), (2, SOUTH, SOUTHERN_LAND))):
        game = outward_bound(scenario)
        sail(game, ship, way[1])
        tiles = land | OTHERS[scenario][k]
        assert chances(game) == pytest.approx({kind: n / sum(tiles.values()) for kind, n in tiles.items()})


@pytest.mark.rule("E-46")
@pytest.mark.parametrize("kind", LAND)
def test_land_gets_the_top_chip_of_its_colours_pile(kind: str) -> None:
    for ship, way, chips in ((1, NORTH, (3, 4, 5, 6, 9, 10)), (2, SOUTH, (4, 5, 8, 9, 10, 11))):
        game = outward_bound()
        sail(game, ship, way[1])
        game.play(f"turn_tile {kind}")
        assert chances(game) == pytest.approx({str(number): 1 / 6 for number in chips})
        game.play("draw_chip 9")
        assert cell(game, "number", hexagon(game, way[2])) == 9
        assert [sum(row) for row in game.read("chips_left")] == ([5, 6] if ship == 1 else [6, 5])
        assert [row[9] for row in game.read("chips_left")] == ([0, 1] if ship == 1 else [1, 0])


@pytest.mark.rule("E-46")
def test_a_tile_or_chip_that_was_turned_up_is_not_found_again() -> None:
    game = isles("land-ho", step="movement", tiles={"7,-3": "hill 5"}, ships={BLUE: [NORTH[0]]})
    sail(game, 1, NORTH[1])
    assert "hill" not in chances(game)
    game.play("turn_tile field")
    assert "5" not in chances(game)


@pytest.mark.rule("E-46")
@pytest.mark.parametrize("tile", ["sea", "gold_river", "shoal 2", "spice swift_voyage"])
def test_other_tiles_get_no_chip(tile: str) -> None:
    game = outward_bound()
    find(game, tile)
    assert (game.step, game.to_act) == ("movement", BLUE)
    assert cell(game, "number", hexagon(game, NORTH[2])) == 0
    assert [sum(row) for row in game.read("chips_left")] == [6, 6]


@pytest.mark.rule("E-46")
def test_the_new_land_bears_when_its_number_is_rolled() -> None:
    game = outward_bound(load="settler")
    find(game, "mountain 5")
    do(game, "land_settler 1 {5,-1 NW}", "end_turn", "roll", "dice 5")
    assert hand(game, BLUE) == {"ore": 2}


@pytest.mark.rule("E-46")
@pytest.mark.parametrize("tile", ["forest 5", "sea", "gold_river", "shoal 2", "spice swift_voyage"])
def test_a_discovery_ends_the_ships_move(tile: str) -> None:
    """Whatever was found, and though points are left; rulings 12 and 13."""
    game = outward_bound(cards="wool")
    find(game, tile)
    assert steps(game, 1) == set()
    assert not may(game, "buy_wind 1")
    assert steps(game, 2)
    assert choices(game, "buy_wind") == ["2", "3"]


@pytest.mark.rule("E-46", "E-40")
def test_a_ship_that_has_discovered_may_sail_on_in_the_next_turn() -> None:
    game = outward_bound()
    find(game, "forest 5")
    sail(game, 3, RING[2])
    assert steps(game, 1) == set()
    come_round(game)
    assert steps(game, 1) == routes(game, "5,-1 NW; 4,-1 E; 4,-1 NW; 4,-2 E")
    sail(game, 1, "4,-1 E")
    assert game.to_act == BLUE  # the hex is known already
    assert lies(game, BLUE, 1, "5,-1 W")


@pytest.mark.rule("E-46")
def test_what_is_already_known_is_not_discovered_again() -> None:
    game = isles(step="movement", tiles={NORTH[2]: "hill 4"}, ships={BLUE: [NORTH[0]]})
    sail(game, 1, NORTH[1])
    assert (game.step, game.to_act) == ("movement", BLUE)
    assert (hand(game, BLUE), gold(game, BLUE)) == ({}, 2)
    assert steps(game, 1)


@pytest.mark.rule("E-46")
@pytest.mark.parametrize("scenario", EVERYWHERE)
def test_one_step_can_touch_at_most_one_new_hex(scenario: str) -> None:
    """Ruling 8: every hex at the new tip but one was at the old tips too."""
    topo = kogge.start(scenario).rules.topo
    around = [{h for node in topo.edge_nodes[edge] for h in topo.node_hexes[node]} for edge in range(topo.n_edges)]
    for here in range(topo.n_edges):
        for there in topo.edge_edges[here]:
            assert len(around[there] - around[here]) <= 1


@pytest.mark.rule("E-46")
def test_cargo_may_be_loaded_after_a_discovery() -> None:
    game = isles(
        step="movement",
        tiles={"5,-1": "forest 5"},
        harbours={BLUE: ["5,-1 NW"]},
        ships={BLUE: ["4,-1 NE"]},
        basins={BLUE: ["crew"]},
    )
    sail(game, 1, "5,-1 NW")
    game.play("turn_tile sea")
    game.play("stow 1 crew")
    assert load(game, BLUE, "ship 1") == "crew"


@pytest.mark.rule("E-46")
@pytest.mark.parametrize(
    ("tile", "landing"), [("gold_river", "land_crew 1 {5,-1}"), ("spice fast_gold", "trade_spice 1 {5,-1}")]
)
def test_crews_may_land_after_a_discovery(tile: str, landing: str) -> None:
    game = outward_bound(load="crew")
    find(game, tile)
    do(game, landing)
    assert cell(game, "crews_ashore", hexagon(game, NORTH[2]), BLUE) == 1


@pytest.mark.rule("E-46")
@pytest.mark.parametrize(("tile", "inland"), [("sea", "5,-1 NE"), ("shoal 2", "5,-1 NE"), ("forest 5", "")])
def test_new_sea_has_routes_on_all_its_sides_and_new_land_none_inland(tile: str, inland: str) -> None:
    tiles = {"6,-2": "hill 4", "6,-1": "field 3", "5,-1": tile}
    game = isles(step="movement", tiles=tiles, ships={BLUE: ["5,-1 NW"]})
    assert steps(game, 1) == routes(game, f"4,-1 NE; 4,-1 E; 5,-2 E; {inland}")


@pytest.mark.rule("E-46", "E-40")
def test_several_ships_may_discover_in_one_turn() -> None:
    game = outward_bound()
    find(game, "hill 5")
    sail(game, 2, SOUTH[1])
    game.play("turn_tile sea")
    assert (hand(game, BLUE), gold(game, BLUE)) == ({"brick": 1}, 4)
    assert "sail" in acts(game)
    assert not steps(game, 1) | steps(game, 2)


@pytest.mark.rule("E-46")
@pytest.mark.parametrize("tile", ["turn_tile hill; draw_chip 5", "turn_tile sea"])
def test_between_a_hex_and_the_frame_ships_sail_once_the_hex_is_known(tile: str) -> None:
    """Ruling 7: before, a ship that comes there turns it up first."""
    game = isles(step="movement", ships={BLUE: ["6,-3 NW"]})
    sail(game, 1, "6,-3 NE")
    assert game.step == "turn_tile"
    game.play(tile)
    come_round(game)
    sail(game, 1, "7,-3 NW")
    assert lies(game, BLUE, 1, "7,-3 NW")
    assert (game.step, game.to_act) == ("movement", BLUE)


@pytest.mark.rule("E-47")
@pytest.mark.parametrize("scenario", EVERYWHERE)
@pytest.mark.parametrize(("kind", "resource"), LAND.items())
def test_producing_land_brings_one_card_of_its_resource(scenario: str, kind: str, resource: str) -> None:
    game = outward_bound(scenario)
    find(game, f"{kind} 5")
    assert hand(game, BLUE) == {resource: 1}
    assert bank(game)[resource] == 18
    assert [gold(game, seat) for seat in range(4)] == [2, 2, 2, 2]


@pytest.mark.rule("E-47")
@pytest.mark.parametrize(("kind", "resource"), LAND.items())
def test_from_an_empty_bank_there_is_no_card_and_no_gold_instead(kind: str, resource: str) -> None:
    """Ruling 3: tile and chip are placed all the same."""
    game = outward_bound(bank=f"0 {resource}")
    find(game, f"{kind} 5")
    assert (hand(game, BLUE), gold(game, BLUE)) == ({}, 2)
    assert bank(game)[resource] == 0
    assert cell(game, "number", hexagon(game, NORTH[2])) == 5


@pytest.mark.rule("E-47")
@pytest.mark.parametrize(
    ("scenario", "tile"),
    [
        ("land-ho", "sea"),
        ("pirate-lairs", "sea"),
        ("pirate-lairs", "gold_river"),
        ("fish", "shoal 2"),
        ("spices", "spice fast_gold"),
        ("explorers-pirates", "sea"),
        ("explorers-pirates", "gold_river"),
        ("explorers-pirates", "shoal 2"),
        ("explorers-pirates", "spice fast_gold"),
    ],
)
def test_anything_else_brings_two_gold(scenario: str, tile: str) -> None:
    game = outward_bound(scenario)
    find(game, tile)
    assert [gold(game, seat) for seat in range(4)] == [4, 2, 2, 2]
    assert hand(game, BLUE) == {}


@pytest.mark.rule("E-47")
def test_the_reward_is_the_active_players() -> None:
    game = isles(step="movement", turn_of=RED, ships={RED: [NORTH[0]], BLUE: [NORTH[0]]})
    find(game, "field 5")
    assert (hand(game, RED), hand(game, BLUE)) == ({"grain": 1}, {})
    assert "sail" not in acts(game)
