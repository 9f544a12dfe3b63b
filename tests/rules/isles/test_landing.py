"""A settler ship founds a settlement; the end of the movement phase.  (E-48, E-49)"""

import pytest

import kogge
from kogge.games.isles.sea import CLOSED
from tests.rules.isles.at_sea import RING, is_at_sea, lies, sail, steps
from tests.support.isles import (
    BLUE,
    ORANGE,
    RED,
    acts,
    cell,
    choices,
    column,
    corner,
    do,
    gold,
    hand,
    isles,
    may,
    places,
    points,
)

EVERYWHERE = ("land-ho", "pirate-lairs", "fish", "spices", "explorers-pirates")
SHORE = "5,-1 NW"  # a corner of the land in the next position


def off_new_land(scenario: str = "explorers-pirates", load: str = "settler", tile: str = "forest 5") -> kogge.Game:
    """A tip of blue's ship is at the shore of a hex in the north."""
    return isles(scenario, step="movement", tiles={"5,-1": tile}, ships={BLUE: [f"4,-1 NE {load}"]})


def sites(game: kogge.Game) -> list[str]:
    """The corners where a ship may found, by the ship's number and the intersection."""
    return choices(game, "land_settler")


@pytest.mark.rule("E-48")
@pytest.mark.parametrize("scenario", EVERYWHERE)
def test_a_settler_ship_founds_a_settlement_at_its_tip(scenario: str) -> None:
    game = off_new_land(scenario)
    assert sites(game) == [f"1 {corner(game, SHORE)}"]
    do(game, f"land_settler 1 {{{SHORE}}}")
    assert cell(game, "home", corner(game, SHORE)) == BLUE
    assert cell(game, "home_kind", corner(game, SHORE)) == 0
    assert points(game, BLUE) == 1
    assert (game.step, game.to_act) == ("movement", BLUE)


@pytest.mark.rule("E-48")
def test_ship_and_settler_go_back_to_the_supply_and_nothing_is_paid() -> None:
    game = off_new_land()
    assert [cell(game, f"{piece}_left", BLUE) for piece in ("ships", "settlers", "settlements")] == [2, 1, 5]
    do(game, f"land_settler 1 {{{SHORE}}}")
    assert [cell(game, f"{piece}_left", BLUE) for piece in ("ships", "settlers", "settlements")] == [3, 2, 4]
    assert not is_at_sea(game, BLUE, 1)
    assert set(column(game, "ships_on_route")) == {0, CLOSED}
    assert (hand(game, BLUE), gold(game, BLUE)) == ({}, 2)
    assert not {"sail", "stow", "jettison"} & acts(game)


@pytest.mark.rule("E-48")
@pytest.mark.parametrize("load", ["nothing", "fish", "crew", "two_crews", "sack"])
def test_a_ship_without_a_settler_founds_nothing(load: str) -> None:
    assert sites(off_new_land(load=load)) == []


@pytest.mark.rule("E-48")
def test_a_settler_in_a_basin_founds_nothing() -> None:
    game = isles(step="movement", harbours={BLUE: ["3,-2 SE"]}, ships={BLUE: ["3,-1 W"]}, basins={BLUE: ["settler"]})
    assert sites(game) == []


@pytest.mark.rule("E-48")
def test_it_founds_on_the_start_island_too() -> None:
    """Ruling 23: anywhere on known land; both tips count."""
    game = isles(step="movement", ships={BLUE: ["3,-1 W settler"]})
    assert sites(game) == [f"1 {corner(game, '3,-1 NW')}", f"1 {corner(game, '3,-1 SW')}"]


@pytest.mark.rule("E-48")
def test_it_founds_at_its_tips_only() -> None:
    game = isles(step="movement", tiles={"5,-1": "forest 5"}, ships={BLUE: ["4,-1 NW settler"]})
    assert sites(game) == []
    sail(game, 1, "4,-1 NE")
    assert set(sites(game)) == {f"1 {node}" for node in places(game, "land_settler", SHORE)}


@pytest.mark.rule("E-48")
def test_it_founds_only_on_land() -> None:
    for tile in ("sea", "shoal 2"):
        assert sites(off_new_land(tile=tile)) == []


@pytest.mark.rule("E-48")
@pytest.mark.parametrize(
    ("tile", "crews", "allowed"),
    [
        ("gold_river", {}, False),
        ("gold_river 5", {}, True),
        ("spice fast_gold", {}, False),
        ("spice fast_gold", {RED: 1}, False),
        ("spice fast_gold", {BLUE: 1}, True),
    ],
)
def test_all_rules_of_building_must_allow_it(tile: str, crews: dict[int, int], allowed: bool) -> None:
    game = isles(
        step="movement",
        tiles={"5,-1": tile},
        ashore={"5,-1": crews} if crews else {},
        ships={BLUE: ["4,-1 NE settler"]},
    )
    assert may(game, f"land_settler 1 {{{SHORE}}}") == allowed


@pytest.mark.rule("E-48")
@pytest.mark.parametrize("owner", [BLUE, RED])
@pytest.mark.parametrize(("home", "allowed"), [(SHORE, False), ("5,-1 SW", False), ("5,-1 S", True)])
def test_the_distance_rule_holds_for_it(owner: int, home: str, allowed: bool) -> None:
    game = isles(
        step="movement",
        tiles={"5,-1": "forest 5"},
        settlements={owner: [home]},
        ships={BLUE: ["4,-1 NE settler"]},
    )
    assert may(game, f"land_settler 1 {{{SHORE}}}") == allowed


@pytest.mark.rule("E-48")
def test_neutral_homes_keep_their_distance_too() -> None:
    for harbours, free in ((["3,-2 SE"], ["3,-1 SW"]), ([], ["3,-1 NW", "3,-1 SW"])):
        game = isles(players=2, step="movement", neutral={2: {"harbours": harbours}}, ships={BLUE: ["3,-1 W settler"]})
        assert sites(game) == [f"1 {corner(game, place)}" for place in free]


@pytest.mark.rule("E-48")
def test_a_settlement_must_be_left_in_the_supply() -> None:
    homes = ["0,0 NW", "1,0 NW", "0,2 NW", "0,3 S", "2,-2 NW"]
    for n in (4, 5):
        game = isles(
            step="movement",
            tiles={"5,-1": "forest 5"},
            settlements={BLUE: homes[:n]},
            ships={BLUE: ["4,-1 NE settler"]},
        )
        assert may(game, f"land_settler 1 {{{SHORE}}}") == (n == 4)


@pytest.mark.rule("E-48", "E-46")
def test_a_settler_ship_may_discover_and_settle_in_the_same_turn() -> None:
    """Ruling 12."""
    game = isles(step="movement", ships={BLUE: ["4,-1 NW settler"]})
    sail(game, 1, "4,-1 NE")
    do(game, "turn_tile hill", "draw_chip 4", f"land_settler 1 {{{SHORE}}}")
    assert cell(game, "home", corner(game, SHORE)) == BLUE


@pytest.mark.rule("E-48")
def test_a_ship_without_points_or_whose_move_is_over_may_found() -> None:
    """Ruling 12."""
    game = isles(
        step="movement",
        tiles={"5,-1": "forest 5"},
        ships={BLUE: [f"{RING[5]} settler", "0,0 W"]},
        sailed=[1],
        status=[1],
    )
    sail(game, 1, RING[0], "4,-1 NW", "4,-1 NE")
    assert steps(game, 1) == set()
    assert may(game, f"land_settler 1 {{{SHORE}}}")
    sail(game, 2, "0,0 NW")
    assert may(game, f"land_settler 1 {{{SHORE}}}")


@pytest.mark.rule("E-48", "E-40")
def test_founding_does_not_end_the_move_of_another_ship() -> None:
    game = isles(step="movement", tiles={"5,-1": "forest 5"}, ships={BLUE: ["4,-1 NE settler", "0,0 W"]})
    sail(game, 2, "0,0 NW")
    do(game, f"land_settler 1 {{{SHORE}}}")
    sail(game, 2, "1,-1 W")
    assert lies(game, BLUE, 2, "1,-1 W")


@pytest.mark.rule("E-48")
def test_nothing_is_founded_by_ship_in_the_trade_and_build_phase() -> None:
    game = isles(tiles={"5,-1": "forest 5"}, ships={BLUE: ["4,-1 NE settler"]})
    assert "land_settler" not in acts(game)
    game.play("set_sail")
    assert "land_settler" in acts(game)


@pytest.mark.rule("E-49")
@pytest.mark.parametrize("scenario", EVERYWHERE)
@pytest.mark.parametrize("ships", [[], [RING[0], "0,0 W settler"]])
def test_the_phase_ends_when_the_player_says_so(scenario: str, ships: list[str]) -> None:
    game = isles(scenario, ships={BLUE: ships})
    assert not may(game, "end_turn")
    game.play("set_sail")
    assert (game.step, game.to_act) == ("movement", BLUE)
    game.play("end_turn")
    assert (game.step, game.to_act, game.turn_of) == ("before_roll", RED, RED)


@pytest.mark.rule("E-49")
def test_it_does_not_end_by_itself() -> None:
    game = isles("land-ho", step="movement", ships={BLUE: [RING[0]]})
    sail(game, 1, *RING[1:5])
    assert game.legal_texts() == ["end_turn"]


@pytest.mark.rule("E-49")
def test_conquered_lairs_are_settled_before_the_turn_passes() -> None:
    game = isles(
        step="movement",
        turn_of=ORANGE,
        tiles={"5,-1": "gold_river"},
        ashore={"5,-1": {ORANGE: 3}},
        conquered=["5,-1"],
    )
    game.play("end_turn")
    assert (game.step, game.turn_of) == ("turn_lair", ORANGE)
    assert gold(game, ORANGE) == 4
    game.play("turn_lair 8")
    assert (game.step, game.to_act, game.turn_of) == ("before_roll", BLUE, BLUE)
