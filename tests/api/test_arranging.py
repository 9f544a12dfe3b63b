"""Positions from outside fit together: what there is not can't lie anywhere, and nothing can be in two places."""

from collections.abc import Mapping
from typing import Any

import pytest

import kogge

Cells = Mapping[str, Mapping[int, int]]  # by field: what cells hold


def underway(scenario: str) -> kogge.Game:
    game = kogge.start(scenario, seed=1)
    game.play_out(limit=150)
    game.play_chance()
    return game


def refused(game: kogge.Game, cells: Cells, step: str = "") -> str:
    """Why this position with other cells can't be; the game stays as it is."""
    before, position = game.state.copy(), game.state.copy()
    for name, values in cells.items():
        for k, value in values.items():
            position[game.rules.layout.fields[name].start + k] = value
    if step:
        position.step = next(known.id for known in game.rules.steps if known.name == step)
        position.to_act = kogge.CHANCE if game.rules.steps[position.step].by_chance else position.turn_of
    with pytest.raises(kogge.Refused) as refusal:
        game.arrange(position)
    assert game.state == before
    return str(refusal.value).removeprefix("this can't be a position: ")


def first(game: kogge.Game, field: str, value: int) -> int:
    """The first cell of a field that holds this."""
    return [cell for row in game.read(field) for cell in row].index(value)


def test_there_are_no_more_cards_than_there_are() -> None:
    game = underway("base")
    bank = game.read("bank")[0][0]
    told = refused(game, {"bank": {0: bank + 1}})
    assert told == "hand and bank together are 20 for seat 0 and resource wood, and can be 19 at most"
    size = game.read("hand_size")[2][0]
    assert refused(game, {"hand_size": {2: size + 1}}) == f"hand_size is {size + 1} for seat 2, and there are {size}"


@pytest.mark.parametrize(
    ("scenario", "supply"),
    [("base", "roads_left"), ("base", "cities_left"), ("europe", "routes_left"), ("europe", "kontors_left")],
)
def test_no_piece_is_on_the_board_and_in_supply(scenario: str, supply: str) -> None:
    game = kogge.start(scenario, seed=1)
    while (left := game.read(supply)[0][0]) == game.rules.layout.fields[supply].high:
        game.play_out(limit=50)
    total = game.rules.layout.fields[supply].high
    told = refused(game, {supply: {0: left + 1}})
    assert told == f"{supply} is {left + 1} for seat 0, and {total - left} of {total} are in use"


def test_homes_keep_their_distance_and_only_they_grow() -> None:
    game = underway("base")
    node = first(game, "home", 0)
    near = game.rules.topo.node_nodes[node][0]
    assert "is next to another" in refused(game, {"home": {near: 0}, "settlements_left": {0: 0}})
    empty = first(game, "home", -1)
    assert refused(game, {"home_kind": {empty: 1}}) == f"at intersection {empty} there is no home that could have grown"


@pytest.mark.parametrize(
    ("cells", "told"),
    [
        ({"ship": {0: -1}, "ships_left": {0: 3}}, "seat 0 has cargo in ship 1, which is not on the board"),
        ({"cargo": {6: 1}, "settlers_left": {0: 0}}, "seat 0 has cargo in harbour 4, which is not on the board"),
        ({"ship": {0: 8}}, "ship 1 of seat 0 is on path 8, which is no route"),
        ({"harbour": {0: 0}}, "and harbour says [0, -1, -1, -1]"),
        ({"cargo": {0: 3}}, "seat 0 carries crew, which this game does not have"),
        ({"terrain": {20: 0}}, "tiles_left is 1 for region north and terrain forest, and 1 of 1 are in use"),
        ({"crowded_ship": {0: 0}}, "ship 1 does not pass a full route now"),
        ({"steps_sailed": {0: 8}}, "ship 1 has sailed 8 steps, which is further than it may"),
    ],
)
def test_ships_and_harbours_are_where_they_can_be(cells: Cells, told: str) -> None:
    assert told in refused(kogge.start("land-ho", seed=1), cells)


@pytest.mark.parametrize(
    ("cells", "step", "told"),
    [
        ({"conquered_lairs": {0: 20}}, "", "hex 20 is not a lair that was conquered"),
        ({"hero_roll": {0: 3}}, "", "nobody contends for the hero now"),
        ({"lair": {0: 1}}, "", "hex 0 has a lair, or shows its number, where it can't"),
        ({"pirate": {0: 5}}, "", "a pirate ship is at sea if and only if it is somebody's"),
        ({"found_hex": {0: 0}}, "turn_tile", "hex 0 is not being discovered"),
        ({"shoal": {3: 1}, "shoals_left": {0: 5}}, "", "no shoal 3 can be at hex -1"),
        ({"village": {0: 1}, "villages_left": {1: 0}}, "", "hex 0 has a village, or none, where it can't"),
        ({"village": {0: 1}}, "", "villages_left is 1 for region north and advantage pirate_bonus_5, and 1 of 1 are"),
        ({"movement_points": {0: 6}}, "", "seat 0 has learnt 6 movement points"),
        ({"ships_left": {}}, "relaunch_ship", "at relaunch_ship there is nothing to decide, as ships_left is 0"),
    ],
)
def test_chapters_know_what_can_be(cells: Cells, step: str, told: str) -> None:
    game = kogge.start("explorers-pirates", seed=1)
    while game.step != "before_roll":
        game.play_out(limit=1)
    if step == "relaunch_ship":
        cells = {"ships_left": {game.state.turn_of: 0}, "ship": {game.state.turn_of * 3 + k: 5 for k in range(3)}}
    assert told in refused(game, cells, step)


@pytest.mark.parametrize(
    ("cells", "step", "told"),
    [
        ({"caravan": {0: 0}}, "", "caravan 1 of seat 0 stands where no route is"),
        ({"kontor": {0: 0}, "kontors_left": {0: 1}}, "", "there is a kontor at intersection 0, which is no city"),
        ({"goods_uncovered": {0: 9}}, "", "seat 0 has more goods than there are"),
        ({"walk_left": {0: 3}}, "", "a merchant is on its way at walk only"),
        ({"drive_left": {0: 3}}, "", "a caravan is on its way at drive only"),
        ({"free_routes": {0: 1}}, "", "no route is free now"),
        ({}, "lay_free_route", "at lay_free_route a route must be free"),
        ({}, "drive", "at drive a caravan must have steps left"),
        ({"gold": {0: 1_000_001}}, "", "gold is 1000001 for seat 0, and can be a count up to 1000000"),
    ],
)
def test_europe_knows_what_can_be(cells: Cells, step: str, told: str) -> None:
    game = kogge.start("europe", seed=1)
    while game.step != "before_roll":
        game.play_out(limit=1)
    assert told in refused(game, cells, step)


@pytest.mark.parametrize(
    ("scenario", "options", "stage"),
    [
        ("base", {"board": "random"}, "founded"),
        ("pirate-lairs", {}, "founded"),
        ("europe-short", {"start": "variable"}, "placed"),
    ],
)
def test_before_the_first_turn_everyone_founds_in_order(scenario: str, options: dict[str, Any], stage: str) -> None:
    game = kogge.start(scenario, seed=1, **options)
    while game.to_act == kogge.CHANCE:
        game.play_chance()
    assert refused(game, {stage: {0: 1}}).startswith("after 1 ")


def test_nobody_places_what_is_not_placed_by_so_many_players() -> None:
    game = kogge.start("europe", seed=1)
    while game.to_act == kogge.CHANCE:
        game.play_chance()
    assert refused(game, {}, "place_neutral_kontor").startswith("after 0 pieces it is for another to place")


@pytest.mark.parametrize(("done", "step"), [(2, "lay_frame"), (9, "lay_hex"), (25, "lay_tokens")])
def test_a_board_is_laid_in_its_order(done: int, step: str) -> None:
    game = kogge.start("base", seed=1, board="shuffled")
    for _ in range(done):
        game.play(game.rules.drawn(game.state, kogge.Random(done)))
    assert game.step == step
    field, cell = {"lay_frame": ("harbor", 53), "lay_hex": ("terrain", 18), "lay_tokens": ("number", 0)}[step]
    value = 0 if step != "lay_tokens" else 12
    assert "can't have been laid so" in refused(game, {field: {cell: value}})
