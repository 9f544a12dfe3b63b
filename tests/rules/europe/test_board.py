"""The two boards: terrain, numbers, cities, paths and the counts of the material.  (M-01 to M-05, M-16)

What a game makes of them is proved where it is played; so only what the boards alone decide carries a rule's id."""

from collections import Counter

import pytest

from kogge.games.europe.board import BOARDS, load
from kogge.games.europe.material import EFFECTS, PLAYER_COLORS, RESOURCES, TERRAINS, TOKEN_COLORS
from tests.rules.europe.atlas import atlas

COUNTS = {  # lands, intersections, paths, those at sea, cities, violet ones, those with gold, double arrows
    "europe": (63, 219, 303, 46, 57, 19, 27, 15),
    "europe-short": (48, 150, 206, 14, 40, 16, 14, 10),
}
SPOTS = {"europe": (32, 5, 26), "europe-short": (25, 5, 18)}  # printed numbers, marked spots, other spots
PIPS_AT_START = {
    "europe": {"wood": 26, "wool": 25, "grain": 25, "ore": 25, "salt": 24},
    "europe-short": {"wood": 24, "wool": 19, "grain": 22, "ore": 22, "salt": 21},
}
TOKENS = {
    "green": (4, 9, 11),
    "light_green": (10, 5, 3),
    "yellow": (10, 9, 3),
    "grey": (4, 9, 11),
    "white": (10, 5, 11),
}


@pytest.mark.rule("M-01", "M-16")
@pytest.mark.parametrize("name", BOARDS)
def test_there_are_two_boards_with_their_lands_cities_and_paths(name: str) -> None:
    board = load(name)
    assert COUNTS[name] == (
        len(board.cells),
        len(board.corners),
        len(board.pairs),
        sum(board.kind_of(path) == "sea" for path in board.paths),
        len(board.cities),
        sum(city.violet for city in board.cities),
        sum(city.gold > 0 for city in board.cities),
        len(board.double_arrows),
    )


@pytest.mark.rule("M-01")
def test_the_short_board_is_the_main_one_without_its_west() -> None:
    main, short = load("europe"), load("europe-short")
    assert set(short.lands) < set(main.lands)
    assert set(short.cities) < set(main.cities)
    assert set(short.paths) < set(main.paths)
    assert short.water < main.water
    assert set(short.double_arrows) == set(main.double_arrows) & set(short.paths)
    missing = {land.name.en for land in set(main.lands) - set(short.lands)}
    assert {"Scotland", "Ireland", "Picardy", "Burgundy", "Castile", "Andalusia"} < missing
    assert max(q + r / 2 for q, r in set(main.cells) - set(short.cells)) < 6  # all of them west of the Rhine
    assert (main.tokens, main.cards) == (short.tokens, short.cards)


@pytest.mark.rule("M-02")
@pytest.mark.parametrize("name", BOARDS)
def test_each_terrain_yields_its_resource(name: str) -> None:
    yields = {
        "forest": "wood",
        "mountain_forest": "wood",
        "pasture": "wool",
        "alpine_pasture": "wool",
        "field": "grain",
        "mountain": "ore",
        "coastal_salt_works": "salt",
        "inland_salt_works": "salt",
    }
    lands = load(name).lands
    assert {TERRAINS[land.terrain] for land in lands} == set(yields)
    assert all(RESOURCES[land.resource] == yields[TERRAINS[land.terrain]] for land in lands)


@pytest.mark.rule("M-03")
@pytest.mark.parametrize(
    ("name", "players", "kontors", "goods"),
    [("europe-short", 3, 8, 6), ("europe-short", 4, 7, 5), ("europe", 3, 12, 10), ("europe", 4, 10, 8)],
)
def test_kontors_and_goods_depend_on_board_and_players(name: str, players: int, kontors: int, goods: int) -> None:
    stock = load(name).stocks[players]
    assert (stock.kontors, stock.goods) == (kontors, goods)


@pytest.mark.rule("M-04")
@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("players", [3, 4])
def test_three_kontors_start_on_the_board_and_the_others_cover_all_goods_but_one(name: str, players: int) -> None:
    stock = load(name).stocks[players]
    assert stock.kontors - 3 == stock.goods - 1


@pytest.mark.rule("M-03")
@pytest.mark.parametrize(
    ("name", "players", "most"),
    [("europe", 4, 40), ("europe", 3, 39), ("europe-short", 4, 28), ("europe-short", 3, 27)],
)
def test_every_kontor_that_can_come_into_play_finds_a_city(name: str, players: int, most: int) -> None:
    board = load(name)
    neutral = 3 if players == 3 else 0
    assert players * board.stocks[players].kontors + neutral == most
    assert len(board.cities) >= most


@pytest.mark.rule("M-05")
def test_there_are_fifteen_number_tokens_three_of_each_colour() -> None:
    tokens = load("europe").tokens
    found = {color: (of.marked, *of.face_down) for color, of in zip(TOKEN_COLORS, tokens, strict=True)}
    assert found == TOKENS
    assert sorted(n for numbers in TOKENS.values() for n in numbers) == [
        3,
        3,
        4,
        4,
        5,
        5,
        9,
        9,
        9,
        10,
        10,
        10,
        11,
        11,
        11,
    ]


@pytest.mark.rule("M-05")
@pytest.mark.parametrize("name", BOARDS)
def test_each_marked_token_has_a_marked_spot_of_its_colour(name: str) -> None:
    marked = {land.name.en: TOKEN_COLORS[land.spot] for land in load(name).lands if land.marked}
    assert marked == {
        "Franconia": "green",
        "Moravia": "light_green",
        "Brandenburg": "yellow",
        "Styria": "grey",
        "Salzkammergut": "white",
    }


@pytest.mark.rule("M-05")
@pytest.mark.parametrize("name", BOARDS)
def test_a_land_has_a_printed_number_or_a_spot_of_its_resource(name: str) -> None:
    lands = load(name).lands
    kinds = Counter("number" if land.number else "marked" if land.marked else "spot" for land in lands)
    assert (kinds["number"], kinds["marked"], kinds["spot"]) == SPOTS[name]
    assert all((land.number == 0) == (land.spot == land.resource) for land in lands)
    assert 7 not in {land.number for land in lands}


@pytest.mark.rule("M-05")
@pytest.mark.parametrize("name", BOARDS)
def test_each_colour_has_more_empty_spots_than_face_down_tokens(name: str) -> None:
    empty = Counter(land.spot for land in load(name).lands if not land.number and not land.marked)
    assert all(empty[color] > 2 for color in range(5))


@pytest.mark.rule("M-05")
@pytest.mark.parametrize("name", BOARDS)
def test_the_resources_are_yielded_about_equally_often_at_the_start(name: str) -> None:
    chart = atlas(name)
    assert chart.pips(list(chart.board.lands)) == PIPS_AT_START[name]


@pytest.mark.parametrize("name", BOARDS)
def test_the_robber_starts_in_anatolia_which_has_no_number(name: str) -> None:
    chart = atlas(name)
    land = chart.board.lands[chart.board.robber]
    assert land.name.en == "Anatolia"
    assert chart.at_start(land) == 0


@pytest.mark.parametrize("name", BOARDS)
def test_there_are_twenty_five_development_cards(name: str) -> None:
    counts = {effect: (card.count, card.amount) for effect, card in zip(EFFECTS, load(name).cards, strict=True)}
    assert counts == {
        "lancer": (10, 0),
        "route_building": (3, 2),
        "journey": (3, 5),
        "fast_caravan": (3, 4),
        "bounty": (2, 2),
        "monopoly": (2, 0),
        "loan": (2, 3),
    }
    assert sum(count for count, _ in counts.values()) == 25


def test_a_first_short_game_begins_with_what_is_laid_out_for_each_colour() -> None:
    board = load("europe-short")
    found = {
        color: (
            [board.cities[k].name.en for k in start.kontors],
            " ".join(RESOURCES[card] for card in start.cards),
        )
        for color, start in board.starts.items()
    }
    assert found == {
        "red": (["Warsaw", "Hamburg", "Zagreb"], "wood grain salt"),
        "blue": (["Krakow", "Turin", "Vienna"], "salt wool ore"),
        "white": (["Nuremberg", "Venice", "Prague"], "wood grain wool"),
        "orange": (["Berlin", "Budapest", "Lviv"], "ore salt grain"),
    }
    assert tuple(found) == PLAYER_COLORS


def test_the_fixed_routes_touch_a_kontor_of_their_colour_and_join_no_cities() -> None:
    board = load("europe-short")
    cities = {city.corner for city in board.cities}
    ends = [end for start in board.starts.values() for end in start.route]
    for start in board.starts.values():
        own = {board.cities[k].corner for k in start.kontors}
        assert len(own & set(start.route)) == len(cities & set(start.route)) == 1
    assert len(set(ends)) == 8  # no two of them meet


def test_the_main_board_knows_the_variable_start_only() -> None:
    assert load("europe").starts == {}


@pytest.mark.parametrize("name", BOARDS)
def test_there_are_violet_cities_for_three_kontors_each_and_three_neutral_ones(name: str) -> None:
    assert sum(city.violet for city in load(name).cities) >= 3 * 4


@pytest.mark.rule("M-16")
@pytest.mark.parametrize("name", BOARDS)
def test_a_path_is_what_the_board_lists_and_an_intersection_the_end_of_one(name: str) -> None:
    board = load(name)
    assert len(set(board.paths)) == len(board.paths)
    assert {end for path in board.paths for end in path} == set(board.corners)
    at_sea = [corner for corner in board.corners if not board.lands_at(corner)]
    assert len(at_sea) == {"europe": 22, "europe-short": 5}[name]
    assert (
        Counter(map(len, board.neighbours()))
        == {
            "europe": {2: 51, 3: 168},
            "europe-short": {2: 38, 3: 112},
        }[name]
    )


@pytest.mark.rule("M-16")
@pytest.mark.parametrize("name", BOARDS)
def test_every_side_of_a_land_is_a_path_but_not_every_side_of_a_sea(name: str) -> None:
    board = load(name)
    sides = Counter(cell for a, b in board.paths for cell in set(a) & set(b))
    assert {sides[cell] for cell in board.cells} == {6}
    assert min(sides[cell] for cell in board.water) < 6
    assert {board.kind_of(path) for path in board.paths} == {"land", "coast", "border", "sea"}


@pytest.mark.rule("M-16")
@pytest.mark.parametrize("name", BOARDS)
def test_intersections_and_paths_are_numbered_as_one_reads(name: str) -> None:
    board = load(name)
    assert board.pairs == sorted(set(board.pairs))
    assert all(a < b for a, b in board.pairs)
    assert [board.edge(path) for path in board.paths] == list(range(len(board.paths)))
    assert [land.cell[::-1] for land in board.lands] == sorted(land.cell[::-1] for land in board.lands)
    nodes = [board.node[city.corner] for city in board.cities]
    assert nodes == sorted(nodes)
