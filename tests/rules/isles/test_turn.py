"""The phases of a turn, and what belongs into which.  (E-20, E-27)"""

from typing import Any

import pytest

import kogge
from kogge.games.isles.scenarios import ISLES
from tests.support.isles import BLUE, ORANGE, RED, WHITE, acts, do, hand, isles, load, may, roll

SCENARIOS = [scenario.name for scenario in ISLES]

RICH = "6 wood 6 brick 6 wool 6 grain 6 ore"
NORTH = "5,-1"  # an unexplored hex, beside the sea hex 4,-1

# A position for each thing that is done with ships, and the text that does it.
MOVING: dict[str, tuple[str, dict[str, Any]]] = {
    "stepping": ("sail 1 {4,-1 NW}", {"ships": {BLUE: ["4,-1 W"]}}),
    "buying wind": ("buy_wind 1", {"ships": {BLUE: ["4,-1 W"]}, "hand": {BLUE: "wool"}}),
    "loading": (
        "stow 1 settler",
        {"harbours": {BLUE: ["3,-1 N"]}, "basins": {BLUE: ["settler"]}, "ships": {BLUE: ["3,-1 NE"]}},
    ),
    "unloading": ("stow 1 nothing", {"harbours": {BLUE: ["3,-1 N"]}, "ships": {BLUE: ["3,-1 NE settler"]}}),
    "swapping": (
        "stow 1 two_crews",
        {"harbours": {BLUE: ["3,-1 N"]}, "basins": {BLUE: ["two_crews"]}, "ships": {BLUE: ["3,-1 NE settler"]}},
    ),
    "landing a crew": ("land_crew 1 {5,-1}", {"tiles": {NORTH: "gold_river"}, "ships": {BLUE: ["4,-1 E crew"]}}),
    "fetching a crew": (
        "fetch_crew 1 {5,-1}",
        {"tiles": {NORTH: "gold_river 4"}, "ashore": {NORTH: {BLUE: 1}}, "ships": {BLUE: ["4,-1 E"]}},
    ),
    "founding by ship": ("land_settler 1 {3,-1 N}", {"ships": {BLUE: ["3,-1 NE settler"]}}),
    "rolling for fish": ("roll_for_fish", {}),
    "catching fish": ("catch_fish 1 3", {"tiles": {NORTH: "shoal 3"}, "shoals": [3], "ships": {BLUE: ["4,-1 E"]}}),
    "delivering fish": ("deliver_fish 1", {"ships": {BLUE: ["3,0 NE fish"]}}),
    "trading spice": ("trade_spice 1 {5,-1}", {"tiles": {NORTH: "spice fast_gold"}, "ships": {BLUE: ["4,-1 E crew"]}}),
    "delivering spice": ("deliver_spice 1", {"ships": {BLUE: ["3,0 NE sack"]}}),
    "chasing": ("chase 1", {"pirate": ("4,-1", RED), "ships": {BLUE: ["4,-1 W"]}}),
    "paying tribute": ("sail 1 {4,-1 W}", {"pirate": ("4,-1", RED), "ships": {BLUE: ["4,-1 NW"]}}),
}

BUILDING = {
    "a road": "build_road {4,-3 NW}",
    "a settlement": "build_settlement {3,-3 NW}",
    "a harbour settlement": "build_harbour_settlement {4,-3 N}",
    "a ship": "build_ship {3,-1 NW}",
    "a settler": "build_settler harbour 1",
    "a crew": "build_crew harbour 1",
}
TRADING = {
    "cards for a card": "bank_trade ore for wood",
    "cards for gold": "sell_resource ore",
    "gold for a card": "buy_resource wood",
    "fast gold": "sell_to_village wood",
    "an offer": "open_trade",
    "a call for offers": "call_for_offers",
}
AT_THE_BUILDERS = {**BUILDING, **TRADING}


def wealthy(scenario: str = "explorers-pirates", **more: Any) -> kogge.Game:
    """Blue could build and trade everything that the scenario has, and has a ship with a settler."""
    return isles(
        scenario,
        harbours={BLUE: ["3,-1 N"]},
        settlements={BLUE: ["4,-3 N"]},
        roads={BLUE: ["3,-3 NW"]},
        ships={BLUE: ["3,-1 NE settler"]},
        hand={BLUE: RICH, RED: "wood"},
        gold={BLUE: 9},
        **more,
    )


def well_read(step: str) -> kogge.Game:
    """As before, and blue knows a village that teaches fast gold."""
    return wealthy(tiles={NORTH: "spice fast_gold"}, ashore={NORTH: {BLUE: 1}}, step=step)


# The phases


@pytest.mark.rule("E-20")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_turn_is_production_then_trade_and_build_then_movement(scenario: str) -> None:
    game = wealthy(scenario, step="before_roll")
    game.play("roll")
    assert (game.step, game.to_act) == ("dice", kogge.CHANCE)
    game.play("dice 9")
    assert (game.step, game.to_act) == ("action", BLUE)
    game.play("set_sail")
    assert (game.step, game.to_act) == ("movement", BLUE)
    game.play("end_turn")
    assert (game.step, game.to_act, game.turn_of) == ("before_roll", RED, RED)


@pytest.mark.rule("E-20")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_nothing_is_allowed_before_the_roll(scenario: str) -> None:
    assert wealthy(scenario, step="before_roll").legal_texts() == ["roll"]


@pytest.mark.rule("E-20")
@pytest.mark.parametrize("what", MOVING)
def test_no_ship_and_no_cargo_stirs_before_the_roll(what: str) -> None:
    assert isles(step="before_roll", **MOVING[what][1]).legal_texts() == ["roll"]


@pytest.mark.rule("E-20", "E-09")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_dice_pass_to_the_left_and_come_round(players: int) -> None:
    game = isles("land-ho", players=players, step="before_roll", turn_of=1)
    for seat in [1, *range(2, players), 0, 1]:
        assert (game.turn_of, game.to_act, game.step) == (seat, seat, "before_roll")
        roll(game, 2)
        do(game, "set_sail", "end_turn")


@pytest.mark.rule("E-20")
def test_trade_and_build_come_in_any_order_and_as_often_as_wanted() -> None:
    game = wealthy()
    do(game, "build_crew harbour 1", "bank_trade ore for wood", "build_road {4,-3 NW}", "buy_resource brick")
    do(game, "build_settlement {3,-3 NW}", "sell_resource grain", "build_ship {3,-1 NW}", "bank_trade brick for ore")
    game.play("open_trade; offer gold; ask wood; propose; accept; decline; decline; deal red")
    do(game, "build_road {3,-3 W}", "buy_resource ore", "build_crew harbour 1")
    assert (game.step, game.to_act) == ("action", BLUE)


@pytest.mark.rule("E-20")
@pytest.mark.parametrize("what", AT_THE_BUILDERS)
def test_whatever_is_built_or_traded_is_of_the_phase_after_the_roll(what: str) -> None:
    assert may(well_read("action"), AT_THE_BUILDERS[what])


@pytest.mark.rule("E-20")
@pytest.mark.parametrize("what", AT_THE_BUILDERS)
def test_in_the_movement_phase_nothing_is_built_or_traded(what: str) -> None:
    game = well_read("action")
    game.play("set_sail")
    assert not may(game, AT_THE_BUILDERS[what])


@pytest.mark.rule("E-20")
def test_after_ships_have_moved_and_things_have_happened_there_is_still_no_trade_and_no_building() -> None:
    game = well_read("movement")
    forbidden = {text.split()[0] for text in AT_THE_BUILDERS.values()}
    line = (
        "sail 1 {3,-1 E}",
        "sail 1 {3,-1 SE}",
        "buy_wind 1",
        "roll_for_fish",
        "fish_roll 2",
        "jettison ship 1 settler",
    )
    for text in line:
        do(game, text)
        assert not acts(game) & forbidden, text
    assert game.step == "movement"


@pytest.mark.rule("E-20")
def test_a_discovery_in_the_movement_phase_does_not_lead_back_to_trade_and_build() -> None:
    game = isles(ships={BLUE: ["4,-1 W"]}, hand={BLUE: RICH}, gold={BLUE: 9}, step="movement")
    do(game, "sail 1 {4,-1 NW}", "sail 1 {4,-1 NE}", "turn_tile forest", "draw_chip 5")
    assert game.step == "movement"
    assert not acts(game) & {text.split()[0] for text in AT_THE_BUILDERS.values()}


@pytest.mark.rule("E-20")
def test_both_later_phases_may_be_passed_without_doing_anything() -> None:
    game = wealthy(step="before_roll")
    roll(game, 12)
    before = {name: game.read(name) for name in ("hand", "gold", "ship", "cargo", "home", "road")}
    do(game, "set_sail", "end_turn")
    assert {name: game.read(name) for name in before} == before
    assert game.turn_of == RED


# What is done with ships


@pytest.mark.rule("E-27")
@pytest.mark.parametrize("what", MOVING)
def test_what_ships_do_is_done_in_the_movement_phase(what: str) -> None:
    text, pieces = MOVING[what]
    assert may(isles(step="movement", **pieces), text)


@pytest.mark.rule("E-27")
@pytest.mark.parametrize("what", MOVING)
def test_what_ships_do_is_not_done_before_the_movement_phase(what: str) -> None:
    text, pieces = MOVING[what]
    game = isles(step="action", **pieces)
    assert text.split()[0] not in acts(game)
    with pytest.raises(kogge.Refused):
        do(game, text)
    game.play("set_sail")
    assert may(game, text)


@pytest.mark.rule("E-27")
@pytest.mark.parametrize("what", MOVING)
def test_what_ships_do_is_done_in_the_own_movement_phase_only(what: str) -> None:
    """Red moves; of what blue's ships could do, red can do only what needs no ship of the own."""
    text, pieces = MOVING[what]
    game = isles(step="movement", turn_of=RED, **pieces)
    assert may(game, text) is (what == "rolling for fish")
    assert acts(game) <= {"end_turn", "roll_for_fish"}


@pytest.mark.rule("E-27")
def test_those_who_do_not_have_the_turn_have_no_part_in_the_movement_phase() -> None:
    game = isles(step="movement", ships={BLUE: ["4,-1 W"], RED: ["3,-1 NE"], WHITE: ["2,1 E"], ORANGE: ["2,2 E"]})
    do(game, "sail 1 {4,-1 NW}")
    assert game.to_act == BLUE
    assert all(not game.view(seat).legal for seat in (RED, WHITE, ORANGE))


@pytest.mark.rule("E-27")
def test_before_the_movement_phase_only_building_places_cargo() -> None:
    game = isles(
        harbours={BLUE: ["3,-1 N"]},
        basins={BLUE: ["crew"]},
        ships={BLUE: ["3,-1 NE", "3,-1 NW settler"]},
        hand={BLUE: RICH},
    )
    placing = [text for text in game.legal_texts() if changes_cargo(game, text)]
    assert [text for text in placing if not text.startswith("jettison")] == [
        *("build_settler ship 1", "build_crew ship 1", "build_crew harbour 1"),
    ]
    do(game, "build_settler ship 1", "build_crew harbour 1")
    assert (load(game, BLUE, "ship 1"), load(game, BLUE, "harbour 1")) == ("settler", "two_crews")


def changes_cargo(game: kogge.Game, text: str) -> bool:
    trial = game.copy()
    trial.play(text)
    return trial.read("cargo") != game.read("cargo")


@pytest.mark.rule("E-27")
def test_what_ships_have_done_is_forgotten_in_the_next_turn() -> None:
    game = isles("land-ho", players=2, step="movement", ships={BLUE: ["4,-1 W"]}, hand={BLUE: "2 wool"})
    do(game, "buy_wind 1", *(f"sail 1 {{4,-1 {word}}}" for word in ("NW", "W") * 3))
    assert not acts(game) & {"sail", "buy_wind"}
    do(game, "end_turn", "roll", "dice 2", "set_sail", "end_turn", "roll", "dice 2", "set_sail")
    assert may(game, "sail 1 {4,-1 NW}")
    assert may(game, "buy_wind 1")
    assert game.read("steps_sailed") == game.read("wind_bought") == [[0]] * 3
    assert hand(game, BLUE)["wool"] == 1
