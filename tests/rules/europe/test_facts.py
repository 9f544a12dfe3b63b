"""The boards meet every fact that the text of the rulebook states about the printed map.  (F1 to F18)"""

import re
from importlib import resources
from itertools import pairwise

import pytest

from kogge.games.europe.board import BOARDS, load
from kogge.games.europe.grid import read_path
from kogge.games.europe.material import RESOURCES, TERRAINS, TOKEN_COLORS
from tests.rules.europe.atlas import atlas

NAMED = (
    *("Lyon", "Cologne", "Nuremberg", "Bern", "Paris", "Brussels", "Turin", "Venice", "Kaliningrad"),
    *("Prague", "Wroclaw", "Budapest", "Belgrade", "Tirana"),
)
CAPITALS = (
    *("Berlin", "Bern", "Budapest", "Copenhagen", "Prague", "Vienna", "Warsaw", "Zagreb", "Brussels", "Paris"),
    *("Athens", "Belgrade", "Bucharest", "Chisinau", "Helsinki", "Kyiv", "Minsk", "Moscow", "Oslo", "Riga", "Rome"),
    *("Sofia", "Stockholm", "Tallinn", "Tirana", "Vilnius", "Amsterdam", "Dublin", "Lisbon", "London", "Madrid"),
)
WEST_OF_WROCLAW = "6,5 N"


@pytest.mark.rule("M-02")
@pytest.mark.parametrize("name", BOARDS)
def test_f1_eight_pictures_of_terrain_stand_for_five_resources(name: str) -> None:
    lands = load(name).lands
    assert len({TERRAINS[land.terrain] for land in lands}) == 8
    assert {RESOURCES[land.resource] for land in lands} == {"wood", "wool", "grain", "ore", "salt"}


@pytest.mark.rule("M-02")
@pytest.mark.parametrize("name", BOARDS)
def test_f1_coastal_salt_works_lie_at_the_sea(name: str) -> None:
    board = load(name)
    for land in board.lands:
        if TERRAINS[land.terrain] == "coastal_salt_works":
            q, r = land.cell
            assert {(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)} & board.water


@pytest.mark.parametrize(("name", "violet", "brown"), [("europe", 19, 38), ("europe-short", 16, 24)])
def test_f2_cities_are_violet_or_brown(name: str, violet: int, brown: int) -> None:
    found = [city.violet for city in load(name).cities]
    assert (found.count(True), found.count(False)) == (violet, brown)


@pytest.mark.rule("M-05")
@pytest.mark.parametrize("name", BOARDS)
def test_f3_there_are_five_marked_spots_one_of_each_colour(name: str) -> None:
    assert sorted(land.spot for land in load(name).lands if land.marked) == [0, 1, 2, 3, 4]


def test_f4_lyon_lies_at_a_pasture_with_5() -> None:
    assert "wool 5" in atlas("europe").signs("Lyon")


def test_f5_one_field_with_5_lies_between_cologne_and_nuremberg() -> None:
    chart = atlas("europe")
    shared = [land for land in chart.lands("Cologne") if land in chart.lands("Nuremberg")]
    assert [chart.sign(land) for land in shared] == ["grain 5"]


def test_f6_turin_and_venice_are_three_paths_apart() -> None:
    chart = atlas("europe")
    assert chart.distance("Turin", "Venice") == 3
    way = ["Turin", "3,6 S", "3,7 N", "Venice"]
    assert all(chart.joined(a, b) for a, b in pairwise(way))


def test_f7_bern_is_nearer_to_turin_than_to_venice_over_the_same_corner() -> None:
    chart = atlas("europe")
    assert chart.joined("Bern", "3,6 S")
    assert (chart.distance("Bern", "Turin"), chart.distance("Bern", "Venice")) == (2, 3)


@pytest.mark.parametrize("name", BOARDS)
def test_f8_from_prague_a_grain_leads_west_of_wroclaw_and_the_next_to_kaliningrad(name: str) -> None:
    chart = atlas(name)
    assert chart.joined(WEST_OF_WROCLAW, "Wroclaw")
    assert chart.distance("Prague", WEST_OF_WROCLAW) == 3
    assert chart.distance(WEST_OF_WROCLAW, "Kaliningrad") <= 3 < chart.distance("Prague", "Kaliningrad")


@pytest.mark.parametrize("name", BOARDS)
def test_f9_a_double_arrow_lies_on_the_way_to_kaliningrad_which_is_worth_three_gold(name: str) -> None:
    chart = atlas(name)
    assert chart.double_arrow(WEST_OF_WROCLAW, "7,3 S")
    assert chart.joined("7,3 S", "Kaliningrad")
    assert chart.distance("Wroclaw", "Kaliningrad") == 3


@pytest.mark.parametrize("name", BOARDS)
def test_f10_kaliningrad_lies_at_salt_works_with_a_white_spot_and_pays_no_gold(name: str) -> None:
    chart = atlas(name)
    assert chart.signs("Kaliningrad") == ["grain 4", "salt white"]
    assert chart.city("Kaliningrad").gold == 0


@pytest.mark.parametrize("name", BOARDS)
def test_f11_belgrade_lies_at_two_lands_without_a_number_a_mountain_and_a_field(name: str) -> None:
    chart = atlas(name)
    bare = [land for land in chart.lands("Belgrade") if not chart.at_start(land)]
    assert sorted(TERRAINS[land.terrain] for land in bare) == ["field", "mountain"]


def test_the_tokens_of_the_examples_exist() -> None:
    tokens = dict(zip(TOKEN_COLORS, load("europe").tokens, strict=True))
    assert 11 in tokens["white"].face_down
    assert 9 in {tokens["grey"].marked, *tokens["grey"].face_down}


@pytest.mark.parametrize("name", BOARDS)
def test_f12_belgrade_is_one_grain_from_budapest(name: str) -> None:
    assert atlas(name).distance("Budapest", "Belgrade") == 3


def test_f13_a_caravan_beside_bern_passes_paris_brussels_and_cologne_in_three_steps() -> None:
    chart = atlas("europe")
    way = ["Bern", "3,5 S", "Paris", "Brussels", "Cologne"]
    assert all(chart.joined(a, b) for a, b in pairwise(way))


@pytest.mark.rule("M-01")
def test_f14_the_cities_of_the_text_and_many_capitals_are_there() -> None:
    names = {city.name.en for city in load("europe").cities}
    assert set(NAMED) <= names
    assert set(CAPITALS) <= names
    assert len(CAPITALS) == 31


@pytest.mark.rule("M-16")
@pytest.mark.parametrize("name", BOARDS)
def test_f15_routes_run_over_water_and_some_coastal_cities_pay_gold(name: str) -> None:
    board = load(name)
    assert any(board.kind_of(path) == "sea" for path in board.paths)
    paying = [city for city in board.cities if city.gold]
    assert paying
    assert all(set(city.corner) & board.water and not city.violet for city in paying)


@pytest.mark.parametrize("name", BOARDS)
def test_f16_some_cities_are_neighbours_so_that_a_start_route_could_join_them(name: str) -> None:
    chart = atlas(name)
    cities = {chart.board.node[city.corner] for city in chart.board.cities}
    assert chart.joined("Prague", "Berlin")
    assert all(set(chart.near[node]) - cities for node in cities)  # but each city has a path that joins none


@pytest.mark.rule("M-01")
def test_f17_the_short_board_lacks_fifteen_lands_and_seventeen_cities() -> None:
    main, short = load("europe"), load("europe-short")
    assert len(set(main.lands) - set(short.lands)) == 15
    assert len(set(main.cities) - set(short.cities)) == 17


def test_f18_each_colour_has_a_kontor_at_exactly_the_lands_of_its_starting_cards() -> None:
    chart = atlas("europe-short")
    for start in chart.board.starts.values():
        at = [chart.lands(chart.board.cities[k].name.en) for k in start.kontors]
        assert sorted(start.cards) in [sorted(land.resource for land in lands) for lands in at]
        pips = chart.pips([land for lands in at for land in lands])
        assert sum(pips.values()) == 27
        assert all(pips.values())


@pytest.mark.parametrize("name", BOARDS)
def test_no_double_arrow_touches_a_city_or_another(name: str) -> None:
    board = load(name)
    ends = [end for path in board.double_arrows for end in path]
    assert len(set(ends)) == len(ends)
    assert not set(ends) & {city.corner for city in board.cities}


@pytest.mark.parametrize("name", BOARDS)
def test_the_file_says_which_parts_are_a_reconstruction(name: str) -> None:
    parts = set(load(name).reconstructed)
    assert {"lands", "seas", "paths", "double_arrows", "cities", "robber", "tokens", "cards"} <= parts
    assert ("start" in parts) == (name == "europe-short")
    assert "players" not in parts


@pytest.mark.parametrize("name", BOARDS)
def test_what_the_comments_of_the_file_say_of_its_cities_is_true(name: str) -> None:
    """Behind each city stand the resources and numbers of its lands: so a wrong coordinate can't hide."""
    chart = atlas(name)
    text = resources.files("kogge.games.europe").joinpath("boards", f"{name}.toml").read_text("utf-8")
    noted = dict(re.findall(r'gold = \d, name = { en = "([^"]+)".*# (.+)$', text, re.M))
    assert set(noted) == {city.name.en for city in chart.board.cities}
    for city, lands in noted.items():
        shown = [f"{RESOURCES[land.resource]} {chart.at_start(land) or '-'}" for land in chart.lands(city)]
        assert sorted(lands.split(", ")) == sorted(shown), city


@pytest.mark.parametrize("name", BOARDS)
def test_what_the_comments_of_the_file_say_of_its_double_arrows_is_true(name: str) -> None:
    board = load(name)
    names = {land.cell: land.name.en for land in board.lands}
    names |= {cell: sea.name.en for sea in board.seas for cell in sea.cells}
    text = resources.files("kogge.games.europe").joinpath("boards", f"{name}.toml").read_text("utf-8")
    noted = {read_path(path): beside for path, beside in re.findall(r'^    "([^"]+)", +# (.+ / .+)$', text, re.M)}
    assert set(noted) == set(board.double_arrows)
    for (a, b), beside in noted.items():
        assert sorted(beside.split(" / ")) == sorted(names[cell] for cell in set(a) & set(b))
