"""What has happened at sea, in sentences."""

import pytest

import kogge
from tests.cli import storyteller
from tests.support.isles import BLUE, ORANGE, RED, WHITE, do, founding, hexagon, isles, side


def told(game: kogge.Game, seat: int | None = BLUE) -> list[str]:
    return storyteller.told(game, seat)


# Gold


def test_compensation_is_told_after_the_cards() -> None:
    game = isles(step="before_roll", settlements={RED: ["1,0 NW"]}, harbours={BLUE: ["3,-2 SE"]})
    do(game, "roll", "dice 12")
    assert told(game) == ["You  rolled 12: red 1 ore from hex 31; 1 gold for you, white and orange."]


def test_a_freed_river_pays_beside_the_compensation() -> None:
    game = isles("pirate-lairs", step="before_roll", tiles={"5,-1": "gold_river 2"}, settlements={BLUE: ["5,-1 NW"]})
    do(game, "roll", "dice 2")
    assert told(game) == ["You  rolled 2: you 2 gold from hex 19; 1 gold for you, red, white and orange."]


def test_what_is_bought_and_sold_is_told_with_its_price() -> None:
    game = isles(hand={BLUE: "3 wool"}, gold={BLUE: 3})
    do(game, "buy_resource ore", "sell_resource wool")
    assert told(game) == ["You  bought 1 ore for 2 gold, sold 3 wool for 1 gold."]


def test_sales_in_a_row_are_told_together() -> None:
    game = isles(tiles={"5,-1": "spice fast_gold"}, ashore={"5,-1": {BLUE: 1}}, hand={BLUE: "3 wool ore"})
    do(game, "sell_to_village ore", "sell_resource wool")
    assert told(game) == ["You  sold 1 ore and 3 wool for 2 gold."]


def test_gold_is_part_of_an_offer() -> None:
    game = isles(hand={BLUE: "wool"}, gold={BLUE: 2, RED: 5})
    game.play("open_trade; offer wool gold; ask ore; propose; decline; decline; decline")
    assert told(game)[0] == "You  offered 1 wool and 1 gold for 1 ore."


def test_whoever_has_no_cards_loses_gold_to_the_pirate() -> None:
    game = isles(step="place_pirate", ships={RED: ["4,-1 W"]}, gold={RED: 2})
    do(game, "place_pirate {4,-1}", "rob red")
    assert told(game)[0].endswith("robbed red, who had no cards, took 1 gold from red.")


# Founding and building


def test_neutral_homes_are_told_by_their_colour() -> None:
    game = founding(players=2)
    do(game, "found_harbour_settlement {2,0 NE}", "found_harbour_settlement {3,-2 NE}")
    do(game, "found_harbour_settlement {1,2 NE}")
    first, second, third = told(game)[1:]
    assert first.startswith("You  built a harbour settlement at ")
    assert second.startswith("red  built a harbour settlement at ")
    assert third.startswith("A neutral harbour settlement of white stands at ")


def test_ships_are_told_by_the_number_that_moves_them() -> None:
    game = isles(harbours={BLUE: ["3,-2 SE"]}, ships={BLUE: ["3,-2 E"]}, hand={BLUE: "wood 3 wool brick grain ore"})
    do(game, "build_ship {3,-1 NE}", "build_crew ship 2", "jettison ship 2 crew")
    route = side(game, "3,-1 NE")
    assert told(game) == [f"You  launched ship 2 on path {route}, put a crew into ship 2, threw a crew out of ship 2."]


def test_a_ship_that_is_built_again_is_told_with_its_new_place() -> None:
    ships = {BLUE: ["3,-2 E", "4,-1 NW", "4,-1 W"]}
    game = isles(harbours={BLUE: ["3,-2 SE"]}, ships=ships, hand={BLUE: "wood wool"})
    do(game, "rebuild_ship 3", "relaunch_ship {3,-1 NE}")
    assert told(game) == [f"You  took ship 3 off the sea, launched ship 3 on path {side(game, '3,-1 NE')}."]


# Voyages


def test_the_steps_of_a_ship_are_told_together() -> None:
    game = isles(step="movement", ships={BLUE: ["4,-1 NW"]}, hand={BLUE: "wool"})
    do(game, "sail 1 {4,-1 W}", "sail 1 {4,-1 SW}", "buy_wind 1", "sail 1 {4,-1 W}")
    one, two, three = (side(game, f"4,-1 {at}") for at in ("W", "SW", "W"))
    further = "gave 1 wool to send ship 1 further"
    assert told(game) == [f"You  sailed ship 1 along {one}, {two}, {further}, sailed ship 1 along {three}."]


def test_tribute_is_told_where_it_is_paid() -> None:
    game = isles(step="movement", ships={BLUE: ["4,-1 NW"]}, pirate=("4,-1", RED), gold={BLUE: 1})
    do(game, "sail 1 {4,-1 W}", "sail 1 {4,-1 SW}")
    one, two = (side(game, f"4,-1 {at}") for at in ("W", "SW"))
    assert told(game) == [f"You  sailed ship 1 along {one}, {two} (for 1 gold of tribute)."]


@pytest.mark.parametrize(
    ("outcomes", "found"),
    [
        (["turn_tile mountain", "draw_chip 5"], "discovered mountain (hex {}), found 1 ore, turned up the number 5"),
        (["turn_tile sea"], "discovered open sea (hex {}), found 2 gold"),
        (["turn_tile gold_river"], "discovered a gold river (hex {}), found 2 gold, came upon a pirate lair"),
        (["turn_tile shoal", "number_shoal 3"], "discovered fish (hex {}), found 2 gold, turned up the number 3"),
        (
            ["turn_tile spice", "turn_village fast_gold"],
            "discovered spices (hex {}), found 2 gold, came upon the village of fast gold",
        ),
    ],
)
def test_a_discovery_is_told_with_its_reward(outcomes: list[str], found: str) -> None:
    game = isles(step="movement", ships={BLUE: ["4,-1 SW"]})
    do(game, "sail 1 {4,-1 SE}", *outcomes)
    assert told(game)[0].endswith(f", {found.format(hexagon(game, '5,-1'))}.")


def test_a_resource_that_the_bank_does_not_have_is_not_told_as_a_reward() -> None:
    game = isles(step="movement", ships={BLUE: ["4,-1 SW"]}, bank="0 ore", hoarder=RED)
    do(game, "sail 1 {4,-1 SE}", "turn_tile mountain", "draw_chip 5")
    assert told(game)[0].endswith(f"discovered mountain (hex {hexagon(game, '5,-1')}), turned up the number 5.")


def test_stowing_says_what_the_ship_carries_then() -> None:
    game = isles(
        step="movement", harbours={BLUE: ["3,-2 SE"]}, ships={BLUE: ["3,-2 E"]}, basins={BLUE: ["crew_and_sack"]}
    )
    do(game, "stow 1 crew", "stow 1 crew_and_sack", "stow 1 nothing")
    stowed = "stowed a crew in ship 1, stowed a crew and a sack in ship 1, unloaded ship 1"
    assert told(game) == [f"You  {stowed}."]


def test_a_settler_who_lands_is_told_with_the_land_around() -> None:
    game = isles(step="movement", tiles={"5,-1": "forest 5"}, ships={BLUE: ["5,-1 W settler"]})
    do(game, "land_settler 1 {5,-1 NW}")
    assert told(game)[0].startswith("You  founded a settlement with ship 1 at ")
    assert told(game)[0].endswith("(wood 5).")


# The pirate and the missions


def test_chasing_the_pirate_is_told_by_its_end() -> None:
    game = isles(step="movement", ships={BLUE: ["4,-1 W"]}, pirate=("4,-1", RED))
    do(game, "chase 1", "chase_roll 5")
    assert told(game) == ["You  rolled 5 against the pirate, who stayed."]
    game = isles(step="movement", ships={BLUE: ["4,-1 W"]}, pirate=("4,-1", RED), tiles={"5,-1": "shoal 3"})
    do(game, "roll_for_fish", "fish_roll 3", "chase 1", "chase_roll 6", "place_pirate {5,-1}")
    fish = f"fish 3 (hex {hexagon(game, '5,-1')})"
    put = f"put the pirate on {fish}, drove the shoal of {fish} away"
    assert told(game)[0].endswith(f"rolled 6 against the pirate, who fled, {put}.")


def test_whoever_puts_the_pirate_on_a_shoal_drives_it_away() -> None:
    game = isles(
        step="movement", tiles={"5,-1": "shoal 3"}, pirate=("4,-1", BLUE), ships={BLUE: ["5,-1 SW"], RED: ["3,0 NE"]}
    )
    do(game, "roll_for_fish", "fish_roll 3", "end_turn", "roll", "dice 7", "place_pirate {5,-1}")
    fish = f"fish 3 (hex {hexagon(game, '5,-1')})"
    assert told(game)[1] == (f"red  began turn 2, rolled 7, put the pirate on {fish}, drove the shoal of {fish} away.")


def test_fish_are_told_from_the_roll_to_the_council() -> None:
    game = isles(step="movement", tiles={"5,-1": "shoal 3"}, ships={BLUE: ["5,-1 SW"], RED: ["3,0 NE fish"]})
    do(game, "roll_for_fish", "fish_roll 3", "catch_fish 1 3", "end_turn", "roll", "dice 2", "set_sail")
    do(game, "roll_for_fish", "fish_roll 6", "deliver_fish 1")
    fish = f"fish 3 (hex {hexagon(game, '5,-1')})"
    came = f"rolled 3 for fish, brought a shoal to {fish}, caught the shoal of {fish} with ship 1"
    red = "set sail, rolled 6 for fish: none came, delivered fish with ship 1, came to step 1 of fish"
    assert told(game)[0] == f"You  {came}."
    assert told(game)[1] == "red  began turn 2, rolled 2: 1 gold for you, red, white and orange."
    assert told(game)[2] == f"red  {red}."
    assert told(game)[3] == "The card for fish goes to red."


def test_spices_are_told_with_what_the_village_teaches() -> None:
    game = isles(step="movement", tiles={"5,-1": "spice swift_voyage"}, ships={BLUE: ["5,-1 SW crew", "3,0 NE sack"]})
    do(game, "trade_spice 1 {5,-1}", "deliver_spice 2")
    left = f"left a crew of ship 1 at spice (hex {hexagon(game, '5,-1')}) for a sack, learned swift voyage"
    assert told(game)[0] == f"You  {left}, delivered a sack with ship 2, came to step 1 of spices."
    assert told(game)[1] == "The card for spices goes to you."


def test_a_lair_is_told_from_the_landing_to_its_number() -> None:
    game = isles(
        "pirate-lairs",
        step="movement",
        turn_of=RED,
        tiles={"5,-1": "gold_river"},
        ashore={"5,-1": {BLUE: 1}},
        ships={RED: ["5,-1 SW two_crews"]},
    )
    lair = hexagon(game, "5,-1")
    do(game, "land_crew 1 {5,-1}", "land_crew 1 {5,-1}", "end_turn", "hero_roll 5", "hero_roll 6", "turn_lair 8")
    landed = f"landed a crew of ship 1 at the lair on hex {lair}"
    share = f"got 2 gold for the lair on hex {lair}, came to step 1 of lairs"
    assert told(game) == [
        f"red  {landed}, {landed}, conquered it, {share}.",
        "The card for lairs goes to red.",
        f"You  {share}.",
        "red  rolled 5 for the hero.",
        "You  rolled 6 for the hero.",
        "red  lost a crew as the hero, came to step 2 of lairs.",
        f"The river on hex {lair} is free, its number is 8.",
        "white  began turn 2.",
    ]


def test_a_hero_alone_rolls_no_die() -> None:
    game = isles(
        "pirate-lairs", step="movement", tiles={"5,-1": "gold_river"}, ashore={"5,-1": {BLUE: 3}}, conquered=["5,-1"]
    )
    do(game, "end_turn", "turn_lair 8")
    assert told(game)[:3] == [
        f"You  got 2 gold for the lair on hex {hexagon(game, '5,-1')}, came to step 1 of lairs.",
        "The card for lairs goes to you.",
        "You  lost a crew as the hero, came to step 2 of lairs.",
    ]


def test_a_tie_for_the_hero_is_rolled_again() -> None:
    game = isles(
        "pirate-lairs",
        step="movement",
        tiles={"5,-1": "gold_river"},
        ashore={"5,-1": {BLUE: 1, WHITE: 1, ORANGE: 1}},
        conquered=["5,-1"],
    )
    do(game, "end_turn", "hero_roll 5", "hero_roll 5", "hero_roll 2", "hero_roll 1", "hero_roll 3")
    assert [line for line in told(game) if "hero" in line] == [
        "You   white  rolled 5 for the hero.",
        "orange  rolled 2 for the hero.",
        "You  rolled 1 for the hero.",
        "white  rolled 3 for the hero, lost a crew as the hero, came to step 2 of lairs.",
    ]


def test_a_second_lair_is_settled_after_the_first() -> None:
    game = isles(
        "pirate-lairs",
        step="movement",
        tiles={"5,-1": "gold_river", "4,1": "gold_river"},
        ashore={"5,-1": {BLUE: 3}, "4,1": {RED: 3}},
        conquered=["5,-1", "4,1"],
    )
    do(game, "end_turn", "turn_lair 8")
    one, two = hexagon(game, "5,-1"), hexagon(game, "4,1")
    lines = told(game)
    first = lines.index(f"The river on hex {one} is free, its number is 8.")
    assert lines[first + 1].startswith(f"red  got 2 gold for the lair on hex {two}, came to step 1 of lairs")
