"""Crews at pirate lairs: how they land, and how they are fetched.  (E-72, E-73, E-76)"""

import pytest

import kogge
from tests.support.isles import BLUE, RED, acts, cell, choices, do, hexagon, isles, load, may, places

RIVER, NEIGHBOUR = "5,-1", "6,-2"  # two hexes beside the northern sea
BESIDE = "5,-1 W"  # a route along the river
NEAR = [("5,-1 W", True), ("5,-1 SW", True), ("4,-1 NE", True), ("4,-1 NW", False), ("4,0 W", False)]


def crews(game: kogge.Game, place: str = RIVER) -> list[int]:
    """How many crews each player has on a hex."""
    return game.read("crews_ashore")[hexagon(game, place)]


# Landing


def landing(cargo: str, *, route: str = BESIDE, ashore: dict[int, int] | None = None) -> kogge.Game:
    """Blue's first ship lies at a lair; its second has a crew too, but lies elsewhere."""
    return isles(
        step="movement",
        tiles={RIVER: "gold_river"},
        ashore={RIVER: ashore or {}},
        ships={BLUE: [f"{route} {cargo}", "2,1 E crew"]},
    )


@pytest.mark.rule("E-72")
@pytest.mark.parametrize(("cargo", "rest"), [("crew", "nothing"), ("two_crews", "crew"), ("crew_and_sack", "sack")])
def test_a_ship_with_a_crew_lands_it_at_the_lair(cargo: str, rest: str) -> None:
    game = landing(cargo)
    left = cell(game, "crews_left", BLUE)
    do(game, "land_crew 1 {5,-1}")
    assert crews(game) == [1, 0, 0, 0]
    assert load(game, BLUE, "ship 1") == rest
    assert cell(game, "crews_left", BLUE) == left
    assert may(game, "sail 1 {4,-1 NE}")  # it may move on


@pytest.mark.rule("E-72")
def test_a_ship_may_land_both_of_its_crews() -> None:
    game = landing("two_crews")
    do(game, "land_crew 1 {5,-1}", "land_crew 1 {5,-1}")
    assert crews(game) == [2, 0, 0, 0]
    assert load(game, BLUE, "ship 1") == "nothing"
    assert "land_crew" not in acts(game)


@pytest.mark.rule("E-72")
@pytest.mark.parametrize(("route", "near"), NEAR)
def test_a_tip_of_the_ship_must_touch_a_corner_of_the_river(route: str, near: bool) -> None:
    """Ruling 19: on a side of the hex, or with one end at a corner of it."""
    assert may(landing("crew", route=route), "land_crew 1 {5,-1}") is near


@pytest.mark.rule("E-72")
@pytest.mark.parametrize("cargo", ["nothing", "settler", "fish", "sack", "two_sacks"])
def test_only_crews_are_landed(cargo: str) -> None:
    assert "land_crew" not in acts(landing(cargo))


@pytest.mark.rule("E-72")
@pytest.mark.parametrize("ashore", [{BLUE: 2}, {BLUE: 1, RED: 1}, {RED: 2}])
def test_at_most_three_crews_are_on_a_lair_whoever_landed_them(ashore: dict[int, int]) -> None:
    game = landing("two_crews", ashore=ashore)
    do(game, "land_crew 1 {5,-1}")
    assert sum(crews(game)) == 3
    assert "land_crew" not in acts(game)
    assert load(game, BLUE, "ship 1") == "crew"


@pytest.mark.rule("E-72")
@pytest.mark.parametrize("tile", ["forest 5", "gold_river 4", "spice fast_gold", "sea", "shoal 2"])
def test_crews_are_landed_nowhere_else(tile: str) -> None:
    """Neither on other land, the island included, nor on a freed river."""
    game = isles(step="movement", tiles={RIVER: tile}, ships={BLUE: [f"{BESIDE} two_crews", "3,-1 NE crew"]})
    assert "land_crew" not in acts(game)


@pytest.mark.rule("E-72")
def test_of_several_lairs_only_those_are_open_that_the_ship_touches() -> None:
    game = isles(
        step="movement",
        tiles={RIVER: "gold_river", NEIGHBOUR: "gold_river", "4,1": "gold_river"},
        ships={BLUE: ["5,-1 NW crew", "5,-1 SW crew", "4,1 W two_crews"]},
    )
    both = places(game, "land_crew", f"{RIVER}; {NEIGHBOUR}")
    expected = {f"1 {h}" for h in both} | {f"2 {hexagon(game, RIVER)}", f"3 {hexagon(game, '4,1')}"}
    assert set(choices(game, "land_crew")) == expected


@pytest.mark.rule("E-72")
def test_the_ship_that_discovered_the_lair_lands_its_crews_at_once() -> None:
    """Ruling 12: what remains possible for a ship that a discovery has stopped."""
    game = isles(step="movement", ships={BLUE: ["4,-1 NW two_crews"]})
    do(game, "sail 1 {4,-1 NE}", "turn_tile gold_river", "land_crew 1 {5,-1}", "land_crew 1 {5,-1}")
    assert crews(game) == [2, 0, 0, 0]
    assert "sail" not in acts(game)


# Three crews


@pytest.mark.rule("E-73")
@pytest.mark.parametrize("ashore", [{}, {BLUE: 1}, {RED: 1}])
def test_fewer_than_three_crews_conquer_nothing_and_wait(ashore: dict[int, int]) -> None:
    game = landing("crew", ashore=ashore)
    do(game, "land_crew 1 {5,-1}", "end_turn")
    assert (game.turn_of, game.step) == (RED, "before_roll")
    assert cell(game, "lair", hexagon(game, RIVER)) == 1
    assert sum(crews(game)) == 1 + sum(ashore.values())


@pytest.mark.rule("E-73")
def test_two_ships_can_bring_the_three_crews_in_one_turn() -> None:
    game = isles(
        step="movement", tiles={RIVER: "gold_river"}, ships={BLUE: [f"{BESIDE} two_crews", "5,-1 SW two_crews"]}
    )
    do(game, "land_crew 1 {5,-1}", "land_crew 2 {5,-1}", "land_crew 2 {5,-1}", "end_turn")
    assert game.step == "turn_lair"


@pytest.mark.rule("E-73")
@pytest.mark.parametrize("ashore", [{BLUE: 1}, {BLUE: 2}, {BLUE: 1, RED: 1}])
def test_crews_cannot_be_taken_back_before_the_conquest(ashore: dict[int, int]) -> None:
    """Ruling 31."""
    assert "fetch_crew" not in acts(landing("nothing", ashore=ashore))


@pytest.mark.rule("E-73")
def test_nor_in_the_turn_of_the_conquest() -> None:
    """Ruling 32: the remaining crews stay until a later turn."""
    game = landing("crew", ashore={BLUE: 2})
    do(game, "land_crew 1 {5,-1}")
    assert "fetch_crew" not in acts(game)


# Fetching


def fetching(
    cargo: str = "nothing", *, route: str = BESIDE, ashore: dict[int, int] | None = None, turn_of: int = BLUE
) -> kogge.Game:
    """A ship lies at a freed river, where blue has two crews if nothing else is said."""
    return isles(
        step="movement",
        turn_of=turn_of,
        tiles={RIVER: "gold_river 4"},
        ashore={RIVER: ashore or {BLUE: 2}},
        ships={turn_of: [f"{route} {cargo}"]},
    )


@pytest.mark.rule("E-76")
@pytest.mark.parametrize(("cargo", "then"), [("nothing", "crew"), ("crew", "two_crews"), ("sack", "crew_and_sack")])
def test_remaining_crews_are_picked_up_where_there_is_room(cargo: str, then: str) -> None:
    game = fetching(cargo)
    left = cell(game, "crews_left", BLUE)
    do(game, "fetch_crew 1 {5,-1}")
    assert load(game, BLUE, "ship 1") == then
    assert crews(game) == [1, 0, 0, 0]
    assert cell(game, "crews_left", BLUE) == left
    assert may(game, "sail 1 {4,-1 NE}")


@pytest.mark.rule("E-76")
@pytest.mark.parametrize("cargo", ["settler", "fish", "two_crews", "two_sacks", "crew_and_sack"])
def test_a_full_ship_picks_up_nobody(cargo: str) -> None:
    assert "fetch_crew" not in acts(fetching(cargo))


@pytest.mark.rule("E-76")
def test_both_crews_can_be_picked_up_and_no_more_than_there_are() -> None:
    game = fetching()
    do(game, "fetch_crew 1 {5,-1}", "fetch_crew 1 {5,-1}")
    assert load(game, BLUE, "ship 1") == "two_crews"
    assert crews(game) == [0, 0, 0, 0]
    game = fetching(ashore={BLUE: 1})
    do(game, "fetch_crew 1 {5,-1}")
    assert "fetch_crew" not in acts(game)


@pytest.mark.rule("E-76")
@pytest.mark.parametrize(("route", "near"), NEAR)
def test_only_a_ship_whose_tip_touches_the_river_picks_up_crews(route: str, near: bool) -> None:
    assert may(fetching(route=route), "fetch_crew 1 {5,-1}") is near


@pytest.mark.rule("E-76")
def test_nobody_picks_up_the_crews_of_others() -> None:
    assert "fetch_crew" not in acts(fetching(turn_of=RED))
    game = fetching(ashore={BLUE: 1, RED: 1}, turn_of=RED)
    do(game, "fetch_crew 1 {5,-1}")
    assert crews(game) == [1, 0, 0, 0]
    assert "fetch_crew" not in acts(game)


@pytest.mark.rule("E-76")
def test_a_crew_that_was_fetched_lands_at_the_next_lair() -> None:
    game = isles(
        step="movement",
        tiles={RIVER: "gold_river 4", "4,1": "gold_river"},
        ashore={RIVER: {BLUE: 1, RED: 1}},
        ships={BLUE: ["5,-1 SW"]},
    )
    do(game, "fetch_crew 1 {5,-1}", "sail 1 {4,0 E}")
    do(game, "land_crew 1 {4,1}")
    assert (crews(game), crews(game, "4,1")) == ([0, 1, 0, 0], [1, 0, 0, 0])
