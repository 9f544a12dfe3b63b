"""Why an action is not open in Explorers & Pirates: the ship, the place, the piece and the player that matter."""

import pytest

import kogge
from kogge.reasons import Reason
from tests.support.isles import BLUE, RED, WHITE, act, corner, do, founding, hexagon, isles, side

RICH = {BLUE: "6 wood 6 brick 6 wool 6 grain 6 ore"}
NORTH, BEYOND = "5,-1", "6,-2"  # two hexes in the north, beside each other
UNDER_WAY, DONE = 1, 2


def why(game: kogge.Game, text: str, seat: int | None = None) -> Reason:
    """The reason, which there must be; places are named in braces."""
    reason = game.why_not(act(game, text), seat)
    assert reason is not None, f"{text} is open"
    return reason


def told(game: kogge.Game, text: str) -> tuple[str, str]:
    """The rule and the sentence, with apostrophes as they are typed."""
    reason = why(game, text)
    return reason.rule, reason.text().replace("\u2019", "'")


# Ships at sea


@pytest.mark.rule("E-40")
def test_it_is_told_which_ship_has_ended_its_move() -> None:
    game = isles(step="movement", ships={BLUE: ["3,-1 NE", "2,1 E"]})
    do(game, "sail 1 {3,-1 E}", "sail 2 {2,1 NE}")
    reason = why(game, "sail 1 {3,-1 NE}")
    assert (reason.rule, reason.key, reason.parts) == ("E-40", "move_over", {"ship": 0})
    assert reason.text() == "Ship 1 has ended its move."
    assert reason.text("de") == "Schiff 1 hat seine Fahrt beendet."
    assert reason.text("es") == "El barco 1 ya ha terminado su movimiento."


@pytest.mark.rule("E-41")
def test_it_is_told_how_far_a_ship_has_come_and_where_it_lies() -> None:
    game = isles(step="movement", ships={BLUE: ["3,-1 NE"]}, sailed=[4], status=[UNDER_WAY])
    assert told(game, "sail 1 {3,-1 E}") == ("E-41", "Ship 1 has sailed 4 steps and has no movement points left.")
    far = why(game, "sail 1 {2,1 E}")
    assert (far.rule, far.parts["from_path"], far.parts["path"]) == ("E-41", side(game, "3,-1 NE"), side(game, "2,1 E"))
    assert [one.key for one in far.others] == ["no_points_left"]


@pytest.mark.rule("E-30")
def test_what_is_no_sea_route_is_told_apart_from_what_is_too_far() -> None:
    game = isles(step="movement", ships={BLUE: ["3,-2 E"]})
    assert why(game, "sail 1 {3,-2 NE}").key == "no_route"
    assert why(game, "sail 2 {3,-2 NE}").key == "not_afloat"


@pytest.mark.rule("E-42")
def test_more_wind_is_refused_to_a_ship_that_had_it_and_to_a_player_without_wool() -> None:
    game = isles(step="movement", ships={BLUE: ["3,-1 NE", "2,1 E"]}, wind=[1])
    assert told(game, "buy_wind 1") == ("E-42", "A wool was paid for ship 1 in this turn already.")
    assert told(game, "buy_wind 2") == ("E-42", "1 wool is missing.")


@pytest.mark.rule("E-43")
def test_a_full_route_is_told_by_the_ship_that_can_not_or_must_go_on() -> None:
    ships = {BLUE: ["3,-1 NW settler", "3,-1 NE"], RED: ["3,-1 W"], WHITE: ["3,-1 W"]}
    stopped = isles(step="movement", ships=ships, sailed=[3], status=[UNDER_WAY])
    assert why(stopped, "sail 1 {3,-1 W}").parts == {"ship": 0, "path": side(stopped, "3,-1 W")}
    passing = isles(step="movement", ships=ships)
    do(passing, "sail 1 {3,-1 W}")
    sentence = ("E-43", "Ship 1 is on a full route: it must go on first.")
    for text in ("end_turn", "roll_for_fish", "sail 2 {3,-1 E}", "land_settler 1 {3,-1 SW}"):
        assert told(passing, text) == sentence


@pytest.mark.rule("E-53")
def test_it_is_told_whose_pirate_asks_for_gold_that_is_not_there() -> None:
    game = isles(step="movement", ships={BLUE: ["3,-1 NE"]}, pirate=("4,-1", RED), gold={BLUE: 0})
    reason = why(game, "sail 1 {3,-1 E}")
    assert (reason.rule, reason.parts) == ("E-53", {"ship": 0, "seat": RED, "hex": hexagon(game, "4,-1")})
    assert "to red" in reason.text()
    assert "von Rot" in reason.text("de")
    assert "de Rojo" in reason.text("es")


# The wrong phase


@pytest.mark.rule("E-20", "E-27")
def test_each_phase_is_told_of_the_others() -> None:
    building = isles(ships={BLUE: ["3,-1 NE"]})
    assert told(building, "sail 1 {3,-1 E}") == ("E-20", "First finish trading and building.")
    moving = isles(step="movement", hand=RICH)
    assert told(moving, "bank_trade wood for ore") == (
        "E-20",
        "That can only be done in the trade-and-build phase.",
    )
    assert told(moving, "buy_resource ore")[0] == "E-25"
    assert told(isles(step="before_roll"), "set_sail") == ("E-20", "First the dice must be rolled.")
    assert told(moving, "place_pirate {4,-1}")[0] == "E-51"


# Building


@pytest.mark.rule("E-38", "E-71", "E-93")
@pytest.mark.parametrize(
    ("tile", "rule", "key"),
    [
        ("", "E-38", "unexplored"),
        ("gold_river", "E-71", "lair_stands"),
        ("spice fast_gold", "E-93", "no_crew_in_village"),
    ],
)
def test_it_is_told_which_hex_is_closed(tile: str, rule: str, key: str) -> None:
    tiles = {NORTH: "forest 5"} | ({BEYOND: tile} if tile else {})
    game = isles(tiles=tiles, roads={BLUE: ["5,-1 NW"]}, hand=RICH)
    for text in ("build_road {5,-1 NE}", "build_settlement {5,-1 N}"):
        reason = why(game, text)
        assert (reason.rule, reason.key, reason.parts) == (rule, key, {"hex": hexagon(game, BEYOND)})
        assert f"hex {hexagon(game, BEYOND)}" in reason.text()
        assert not reason.others


@pytest.mark.rule("E-31")
def test_a_new_ship_is_told_why_a_route_does_not_take_it() -> None:
    harbours = {BLUE: ["3,-1 N", "5,-1 NW", "1,1 SE"]}
    game = isles(tiles={NORTH: "forest 5"}, harbours=harbours, ships={RED: ["3,-1 NE", "3,-1 NE"]}, hand=RICH)
    wanted = {"3,-1 NE": "route_full", "5,-1 NW": "would_discover", "2,1 E": "no_own_harbour", "1,1 SE": "no_route"}
    assert {place: why(game, f"build_ship {{{place}}}").key for place in wanted} == wanted


@pytest.mark.rule("E-32")
def test_no_ship_is_taken_off_while_another_can_be_built() -> None:
    game = isles(harbours={BLUE: ["3,-1 N"]}, ships={BLUE: ["3,-1 NE", "2,1 E"]}, hand=RICH)
    assert told(game, "rebuild_ship 1") == ("E-32", "You can still build a ship without taking one off the board.")


# Cargo


@pytest.mark.rule("E-33", "E-34", "E-35")
def test_it_is_told_which_hold_is_not_there_not_in_port_or_full() -> None:
    game = isles(
        harbours={BLUE: ["3,-1 N"]}, ships={BLUE: ["3,-1 NE two_crews", "2,1 E"]}, basins={BLUE: ["crew"]}, hand=RICH
    )
    assert told(game, "build_crew harbour 2") == ("E-34", "You have no harbour 2.")
    assert told(game, "build_crew ship 2") == ("E-34", "Ship 2 is at none of your harbour settlements.")
    assert told(game, "build_crew ship 1")[0] == "E-35"
    assert told(game, "build_settler harbour 1") == ("E-33", "There is a crew in harbour 1 already.")


@pytest.mark.rule("E-44", "E-45")
def test_it_is_told_which_piece_is_missing() -> None:
    game = isles(
        step="movement", harbours={BLUE: ["3,-1 N"]}, ships={BLUE: ["3,-1 NE settler"]}, basins={BLUE: ["crew"]}
    )
    assert told(game, "jettison ship 1 crew") == ("E-44", "There is no crew in ship 1.")
    assert told(game, "stow 1 two_crews") == ("E-45", "Ship 1 and its harbour settlement do not have enough crews.")
    assert told(game, "stow 1 settler") == ("E-45", "That is what ship 1 carries already.")
    assert why(game, "stow 1 nothing").parts == {"hold": 3}


# Ashore


@pytest.mark.rule("E-48", "E-39")
def test_a_settler_is_told_what_is_wrong_with_the_place_before_what_is_wrong_aboard() -> None:
    game = isles(
        step="movement", tiles={NORTH: "forest 5"}, settlements={RED: ["5,-1 S"]}, ships={BLUE: ["5,-1 W crew"]}
    )
    near = why(game, "land_settler 1 {5,-1 SW}")
    assert (near.rule, near.parts) == ("E-39", {"intersection": corner(game, "5,-1 S"), "seat": RED})
    assert [one.text() for one in near.others] == ["There is no settler aboard ship 1."]
    assert why(game, "land_settler 1 {5,-1 N}").key == "not_at_tip"


@pytest.mark.rule("E-73", "E-92")
@pytest.mark.parametrize(("tile", "rule"), [("gold_river", "E-73"), ("spice fast_gold", "E-92")])
def test_crews_do_not_come_back_from_lairs_and_villages(tile: str, rule: str) -> None:
    game = isles(step="movement", tiles={NORTH: tile}, ashore={NORTH: {BLUE: 1}}, ships={BLUE: ["5,-1 W"]})
    reason = why(game, f"fetch_crew 1 {{{NORTH}}}")
    assert (reason.rule, reason.parts) == (rule, {"hex": hexagon(game, NORTH)})


@pytest.mark.rule("E-97")
def test_villages_buy_once_a_turn() -> None:
    tiles, friends = {NORTH: "spice fast_gold"}, {NORTH: {BLUE: 1}}
    assert told(isles(tiles=tiles, hand=RICH), "sell_to_village wood") == (
        "E-97",
        "No village has taught you fast gold.",
    )
    game = isles(tiles=tiles, ashore=friends, hand=RICH)
    do(game, "sell_to_village wood")
    assert told(game, "sell_to_village ore") == (
        "E-97",
        "The village that buys from you has bought a card in this turn already.",
    )


# The pirate


@pytest.mark.rule("E-55")
def test_a_chase_is_told_of_the_pirate_and_of_the_ship() -> None:
    ships = {BLUE: ["4,-1 W", "2,1 E"]}
    assert told(isles(step="movement", ships=ships), "chase 1") == ("E-55", "No pirate ship is at sea.")
    own = isles(step="movement", ships=ships, pirate=("4,-1", BLUE))
    assert told(own, "chase 1") == ("E-55", "The pirate ship is your own.")
    foreign = isles(step="movement", ships=ships, pirate=("4,-1", RED), sailed=[1], status=[DONE])
    assert why(foreign, "chase 1").parts == {"ship": 0, "n": 1}
    assert why(foreign, "chase 2").key == "hex_not_touched"


@pytest.mark.rule("E-50", "E-51")
def test_the_pirate_keeps_off_the_island_and_does_not_stay() -> None:
    game = isles(step="place_pirate", pirate=("4,-1", BLUE))
    wanted = {"4,-1": "pirate_stays", "3,-1": "sea_of_island", "0,0": "no_known_sea", NORTH: "no_known_sea"}
    assert {place: why(game, f"place_pirate {{{place}}}").key for place in wanted} == wanted


# Before the first turn, and what chance decides


@pytest.mark.rule("E-12", "E-13")
def test_the_founding_is_told_where_pieces_go() -> None:
    game = founding(players=2)
    assert why(game, "found_harbour_settlement {1,0 N}").rule == "E-12"
    assert told(game, "found_settlement {1,0 N}") == ("E-11", "First found a harbour settlement.")


@pytest.mark.rule("E-46")
def test_chance_turns_no_tile_that_is_not_there() -> None:
    game = isles("land-ho", step="movement", ships={BLUE: ["4,-1 NW"]})
    do(game, "sail 1 {4,-1 NE}")
    assert told(game, "turn_tile gold_river") == ("E-46", "No such tile lies face down in this region any more.")
    assert told(game, "end_turn") == ("E-27", "That is for a player to decide.")
    assert why(game, "end_turn", BLUE).text() == "First the tile that was discovered must be turned."
