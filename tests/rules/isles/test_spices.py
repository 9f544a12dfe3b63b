"""Spices: villages, sacks for crews, building there, and delivering.  (E-90 to E-94)"""

import pytest

import kogge
from tests.support.isles import (
    BLUE,
    RED,
    acts,
    cell,
    chances,
    choices,
    column,
    do,
    gold,
    hand,
    hexagon,
    isles,
    load,
    may,
    roll,
)

WITH_SPICES = ["spices", "explorers-pirates"]
SPICE_HEX = "5,-1"
BESIDE = "5,-1 W"
RICH = "4 wood 4 brick 4 wool 4 grain 4 ore"


def crews(game: kogge.Game) -> list[int]:
    """How many crews each player has in the village."""
    return game.read("crews_ashore")[hexagon(game, SPICE_HEX)]


def sacks(game: kogge.Game) -> int:
    return cell(game, "village_sacks", hexagon(game, SPICE_HEX))


# Discovery


@pytest.mark.rule("E-90")
@pytest.mark.parametrize("scenario", WITH_SPICES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_discovers_a_spice_hex_gets_two_gold_and_the_village_a_sack_for_each_player(
    scenario: str, players: int
) -> None:
    """Ruling 37: neutral colours are no players."""
    game = isles(scenario, players=players, step="movement", ships={BLUE: ["4,-1 NW"]}, gold={BLUE: 1, RED: 1})
    do(game, "sail 1 {4,-1 NE}", "turn_tile spice", "turn_village fast_gold")
    assert (gold(game, BLUE), gold(game, RED)) == (1 + 2, 1)
    assert hand(game, BLUE) == {}
    assert sacks(game) == players
    assert cell(game, "sacks_left") == 24 - players
    assert crews(game) == [0] * players
    assert (game.to_act, game.step) == (BLUE, "movement")


@pytest.mark.rule("E-90")
@pytest.mark.parametrize(
    ("start", "step", "bonus"),
    [("4,-1 NW", "4,-1 NE", "pirate_bonus_5"), ("4,0 W", "4,0 SW", "pirate_bonus_4")],
)
def test_each_region_has_one_village_of_each_advantage(start: str, step: str, bonus: str) -> None:
    game = isles(step="movement", ships={BLUE: [start]})
    do(game, f"sail 1 {{{step}}}", "turn_tile spice")
    assert chances(game) == {word: pytest.approx(1 / 3) for word in ("swift_voyage", bonus, "fast_gold")}


@pytest.mark.rule("E-90")
def test_what_a_village_teaches_is_known_to_be_missing_elsewhere_in_its_region() -> None:
    game = isles(step="movement", tiles={"5,-1": "spice swift_voyage"}, ships={BLUE: ["5,-3 E"]})
    do(game, "sail 1 {5,-2 NE}", "turn_tile spice")
    assert set(chances(game)) == {"pirate_bonus_5", "fast_gold"}


# A sack for a crew


def trading(cargo: str = "crew", *, route: str = BESIDE, ashore: dict[int, int] | None = None) -> kogge.Game:
    """Blue's first ship lies at a village; its second has a crew too, but lies elsewhere."""
    return isles(
        step="movement",
        tiles={SPICE_HEX: "spice fast_gold"},
        ashore={SPICE_HEX: ashore or {}},
        ships={BLUE: [f"{route} {cargo}", "2,1 E crew"]},
    )


@pytest.mark.rule("E-91")
@pytest.mark.parametrize(
    ("cargo", "then"), [("crew", "sack"), ("two_crews", "crew_and_sack"), ("crew_and_sack", "two_sacks")]
)
def test_a_crew_goes_ashore_and_a_sack_comes_aboard_in_its_place(cargo: str, then: str) -> None:
    """Ruling 37: in the same place of the hold, so that a full ship can trade too."""
    game = trading(cargo)
    before = (cell(game, "sacks_left"), cell(game, "crews_left", BLUE), sacks(game))
    do(game, "trade_spice 1 {5,-1}")
    assert load(game, BLUE, "ship 1") == then
    assert crews(game) == [1, 0, 0, 0]
    assert (cell(game, "sacks_left"), cell(game, "crews_left", BLUE), sacks(game) + 1) == before
    assert column(game, "spices_track") == [0, 0, 0, 0]  # only a delivery counts
    assert may(game, "sail 1 {4,-1 NE}")


@pytest.mark.rule("E-91")
@pytest.mark.parametrize("cargo", ["nothing", "settler", "fish", "sack", "two_sacks"])
def test_without_a_crew_there_is_no_sack(cargo: str) -> None:
    assert "trade_spice" not in acts(trading(cargo))


@pytest.mark.rule("E-91")
@pytest.mark.parametrize(
    ("route", "near"), [("5,-1 W", True), ("5,-1 SW", True), ("4,-1 NE", True), ("4,-1 NW", False), ("4,0 W", False)]
)
def test_a_tip_of_the_ship_must_touch_a_corner_of_the_spice_hex(route: str, near: bool) -> None:
    assert may(trading(route=route), "trade_spice 1 {5,-1}") is near


@pytest.mark.rule("E-91")
@pytest.mark.parametrize("tile", ["forest 5", "gold_river", "gold_river 4", "sea", "shoal 3"])
def test_there_are_no_sacks_elsewhere(tile: str) -> None:
    game = isles(step="movement", tiles={SPICE_HEX: tile}, ships={BLUE: [f"{BESIDE} two_crews"]})
    assert "trade_spice" not in acts(game)


@pytest.mark.rule("E-91")
def test_the_ship_that_discovered_the_village_trades_at_once() -> None:
    """Ruling 12."""
    game = isles(step="movement", ships={BLUE: ["4,-1 NW crew"]})
    do(game, "sail 1 {4,-1 NE}", "turn_tile spice", "turn_village fast_gold", "trade_spice 1 {5,-1}")
    assert load(game, BLUE, "ship 1") == "sack"


@pytest.mark.rule("E-92")
def test_each_player_gets_one_sack_of_each_spice_hex() -> None:
    game = trading("two_crews")
    do(game, "trade_spice 1 {5,-1}")
    assert "trade_spice" not in acts(game)
    assert sacks(game) == 3


@pytest.mark.rule("E-92")
def test_nobody_takes_the_sacks_of_others() -> None:
    game = trading("crew", ashore={RED: 1})
    assert may(game, "trade_spice 1 {5,-1}")
    do(game, "trade_spice 1 {5,-1}")
    assert (crews(game), sacks(game)) == ([1, 1, 0, 0], 2)


@pytest.mark.rule("E-92")
def test_at_another_spice_hex_there_is_another_sack() -> None:
    game = isles(
        step="movement",
        tiles={SPICE_HEX: "spice fast_gold", "4,1": "spice fast_gold"},
        ashore={SPICE_HEX: {BLUE: 1}},
        ships={BLUE: [f"{BESIDE} crew", "4,1 W crew"]},
    )
    assert choices(game, "trade_spice") == [f"2 {hexagon(game, '4,1')}"]


@pytest.mark.rule("E-92")
def test_a_landed_crew_never_leaves_and_a_lost_sack_is_not_replaced() -> None:
    """Ruling 37."""
    game = trading("two_crews")
    do(game, "trade_spice 1 {5,-1}", "jettison ship 1 sack")
    assert load(game, BLUE, "ship 1") == "crew"
    assert "fetch_crew" not in acts(game)
    assert "trade_spice" not in acts(game)
    assert cell(game, "sacks_left") == 24 - 3  # it is in the supply, three are in the village


# Building


def network(ashore: dict[int, int]) -> kogge.Game:
    """Blue has a settlement at a forest and roads to its corner at the spice hex."""
    return isles(
        tiles={"5,-1": "forest 5", "6,-2": "spice fast_gold"},
        ashore={"6,-2": ashore},
        settlements={BLUE: ["5,-1 SW"]},
        roads={BLUE: ["5,-1 W", "5,-1 NW"]},
        hand={BLUE: RICH},
    )


@pytest.mark.rule("E-93")
@pytest.mark.parametrize(
    ("ashore", "open_"), [({}, False), ({RED: 1}, False), ({BLUE: 1}, True), ({BLUE: 1, RED: 1}, True)]
)
def test_one_builds_at_a_spice_hex_only_with_an_own_crew_in_its_village(ashore: dict[int, int], open_: bool) -> None:
    """Ruling 20: it depends on the player."""
    game = network(ashore)
    assert may(game, "build_road {5,-1 NE}") is open_
    assert may(game, "build_road {6,-2 W}") is open_
    assert may(game, "build_settlement {5,-1 N}") is open_


@pytest.mark.rule("E-93")
@pytest.mark.parametrize(("ashore", "open_"), [({}, False), ({RED: 1}, False), ({BLUE: 1}, True)])
def test_the_same_holds_for_a_settler_ship(ashore: dict[int, int], open_: bool) -> None:
    game = isles(
        step="movement",
        tiles={SPICE_HEX: "spice fast_gold"},
        ashore={SPICE_HEX: ashore},
        ships={BLUE: [f"{BESIDE} settler"]},
    )
    assert ("land_settler" in acts(game)) is open_


@pytest.mark.rule("E-93")
def test_the_ground_is_open_as_soon_as_the_crew_has_landed_to_its_owner_alone() -> None:
    game = isles(
        step="movement",
        tiles={SPICE_HEX: "spice fast_gold"},
        ships={BLUE: [f"{BESIDE} crew", f"{BESIDE} settler"], RED: ["5,-1 SW settler"]},
    )
    assert "land_settler" not in acts(game)
    do(game, "trade_spice 1 {5,-1}", "land_settler 2 {5,-1 NW}")
    assert cell(game, "settlements_left", BLUE) == 4
    do(game, "end_turn", "roll", "dice 2", "set_sail")
    assert "land_settler" not in acts(game)


@pytest.mark.rule("E-93")
def test_a_spice_hex_that_was_just_discovered_is_closed_until_the_crew_has_landed() -> None:
    game = isles(step="movement", ships={BLUE: ["4,-1 NW crew", "4,-1 NW settler"]})
    do(game, "sail 1 {4,-1 NE}", "turn_tile spice", "turn_village fast_gold", "sail 2 {4,-1 NE}")
    assert not may(game, "land_settler 2 {5,-1 NW}")
    do(game, "trade_spice 1 {5,-1}")
    assert may(game, "land_settler 2 {5,-1 NW}")


@pytest.mark.rule("E-93")
def test_a_spice_hex_next_to_land_closes_the_corner_between_them_to_strangers() -> None:
    game = isles(
        step="movement",
        tiles={"5,-1": "forest 5", "6,-2": "spice fast_gold"},
        ashore={"6,-2": {RED: 1}},
        ships={BLUE: ["5,-1 NW settler"]},
    )
    assert not may(game, "land_settler 1 {5,-1 N}")
    assert may(game, "land_settler 1 {5,-1 NW}")


@pytest.mark.rule("E-93")
@pytest.mark.parametrize("total", [total for total in range(2, 13) if total != 7])
def test_a_spice_hex_produces_nothing(total: int) -> None:
    game = isles(
        step="before_roll",
        tiles={SPICE_HEX: "spice fast_gold"},
        ashore={SPICE_HEX: {BLUE: 1}},
        settlements={BLUE: ["5,-1 NW"]},
        gold={BLUE: 0},
    )
    roll(game, total)
    assert hand(game, BLUE) == {}
    assert gold(game, BLUE) == 1  # the compensation


# Delivering


@pytest.mark.rule("E-94")
@pytest.mark.parametrize(("cargo", "then"), [("sack", "nothing"), ("two_sacks", "sack"), ("crew_and_sack", "crew")])
@pytest.mark.parametrize("route", ["3,0 NE", "3,0 SW"])
def test_a_delivered_sack_goes_to_the_supply_and_moves_the_marker_one_step(cargo: str, then: str, route: str) -> None:
    game = isles(step="movement", ships={BLUE: [f"{route} {cargo}"]})
    left = cell(game, "sacks_left")
    do(game, "deliver_spice 1")
    assert load(game, BLUE, "ship 1") == then
    assert cell(game, "sacks_left") == left + 1
    assert column(game, "spices_track") == [1, 0, 0, 0]


@pytest.mark.rule("E-94")
def test_both_sacks_are_delivered_in_one_stop_for_two_steps() -> None:
    """Ruling 38."""
    game = isles(step="movement", ships={BLUE: ["3,0 NE two_sacks"]})
    do(game, "deliver_spice 1", "deliver_spice 1")
    assert column(game, "spices_track") == [2, 0, 0, 0]
    assert cell(game, "sacks_left") == 24
    assert "deliver_spice" not in acts(game)
    assert may(game, "sail 1 {3,0 NW}")


@pytest.mark.rule("E-94")
@pytest.mark.parametrize("route", ["3,0 W", "3,0 E", "4,-1 W"])
def test_away_from_the_anchor_ports_nothing_is_delivered(route: str) -> None:
    """Only the third route has an end at a port."""
    game = isles(step="movement", ships={BLUE: [f"{route} two_sacks"]})
    assert may(game, "deliver_spice 1") is (route == "4,-1 W")


@pytest.mark.rule("E-94")
@pytest.mark.parametrize("cargo", ["nothing", "settler", "fish", "two_crews"])
def test_only_sacks_are_delivered_for_this_mission(cargo: str) -> None:
    """The second ship has some, but is not at a port."""
    game = isles(step="movement", ships={BLUE: [f"3,0 NE {cargo}", "2,2 E two_sacks"]})
    assert "deliver_spice" not in acts(game)
