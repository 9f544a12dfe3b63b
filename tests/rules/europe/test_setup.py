"""What a game begins with, on either board, however the players start.  (M-01 to M-08, M-16)"""

from typing import Any

import pytest

import kogge
from kogge.games.europe.board import BOARDS
from kogge.games.europe.material import EFFECTS, RESOURCES, TOKEN_COLORS
from tests.rules.europe.atlas import atlas
from tests.rules.europe.opening import begun, variable
from tests.support.europe import BLUE, RED, at, bank, cell, do, europe, gold, may
from tests.support.position import chances, column

STARTS: list[tuple[str, dict[str, Any]]] = [
    ("europe", {}),
    ("europe-short", {"start": "fixed"}),
    ("europe-short", {"start": "variable"}),
]
KONTORS = {("europe-short", 3): 8, ("europe-short", 4): 7, ("europe", 3): 12, ("europe", 4): 10}  # of each player
GOODS = {("europe-short", 3): 6, ("europe-short", 4): 5, ("europe", 3): 10, ("europe", 4): 8}


# Boards and players


@pytest.mark.rule("M-01")
@pytest.mark.parametrize(("scenario", "has_london"), [("europe", True), ("europe-short", False)])
def test_the_main_game_is_played_all_over_europe_and_the_short_one_without_the_west(
    scenario: str, has_london: bool
) -> None:
    game = kogge.start(scenario)
    chart = game.rules.layout.chart
    cities = {chart.name("intersection", node) for node in range(game.rules.topo.n_nodes)} - {""}
    assert cities == {city.name.en for city in atlas(scenario).board.cities}
    assert ("London" in cities) is has_london
    assert "Moscow" in cities


@pytest.mark.rule("M-01")
@pytest.mark.parametrize(("scenario", "options"), STARTS)
def test_three_or_four_may_play(scenario: str, options: dict[str, Any]) -> None:
    for players in (3, 4):
        game = begun(scenario, players=players, **options)
        assert game.seats == ["red", "blue", "white", "orange"][:players]
        assert (game.to_act, game.is_over) == (RED, False)
    for players in (0, 1, 2, 5, 6):
        with pytest.raises(kogge.Refused):
            kogge.start(scenario, players=players, **options)


@pytest.mark.rule("M-01", "M-11")
def test_the_main_game_has_no_fixed_start() -> None:
    with pytest.raises(kogge.Refused):
        kogge.start("europe", start="fixed")


# Cards, pieces and goods


@pytest.mark.rule("M-02")
@pytest.mark.parametrize("scenario", BOARDS)
def test_there_are_nineteen_cards_of_each_of_five_resources(scenario: str) -> None:
    game = variable(scenario)
    assert bank(game) == {"wood": 19, "wool": 19, "grain": 19, "ore": 19, "salt": 19}
    assert game.read("hand") == [[0] * 5] * 4


@pytest.mark.rule("M-02")
@pytest.mark.parametrize("scenario", BOARDS)
def test_every_land_is_of_the_terrain_that_gives_its_resource(scenario: str) -> None:
    game = kogge.start(scenario)
    words = game.rules.layout.fields["terrain"].values
    gives = dict(zip(("forest", "pasture", "field", "mountain", "salt_works"), RESOURCES, strict=True))
    for land in atlas(scenario).board.lands:
        terrain = cell(game, "terrain", at(game, land.name.en, "hex"))
        assert gives[words[terrain]] == RESOURCES[land.resource], land.name.en


@pytest.mark.rule("M-03")
@pytest.mark.parametrize(("scenario", "players"), KONTORS)
def test_everyone_has_routes_caravans_merchants_and_kontors_by_board_and_players(scenario: str, players: int) -> None:
    game = variable(scenario, players=players)
    assert column(game, "routes_left") == [30] * players
    assert column(game, "caravans_left") == [2] * players
    assert column(game, "merchants_left") == [2] * players
    assert column(game, "kontors_left") == [KONTORS[scenario, players]] * players


@pytest.mark.rule("M-03")
@pytest.mark.parametrize(("scenario", "players"), GOODS)
def test_goods_are_as_many_as_board_and_players_say(scenario: str, players: int) -> None:
    """The last of them wins, the last but one does not."""
    goods = GOODS[scenario, players]
    for delivered in (goods - 2, goods - 1):
        game = europe(
            scenario,
            players=players,
            kontors={RED: ["Vienna", "Krakow", "Zagreb"], BLUE: ["Turin", "Bern", "Venice"]},
            kontors_left={RED: 0},
            routes={RED: ["Venice-4,7 N"]},
            caravans={RED: ["Venice-4,7 N"]},
            delivered={RED: delivered},
        )
        do(game, "deliver {Venice}")
        assert game.is_over is (delivered == goods - 1)
        assert cell(game, "goods_uncovered", RED) == goods - 1 - delivered


@pytest.mark.rule("M-04")
@pytest.mark.parametrize(("scenario", "players"), GOODS)
def test_the_kontors_of_the_warehouse_cover_all_goods_but_one(scenario: str, players: int) -> None:
    """Three are placed at the start, which uncovers nothing; under those left lie the goods, all but the top one."""
    game = europe(scenario, players=players, kontors={RED: ["Vienna", "Krakow", "Zagreb"]})
    assert cell(game, "kontors_left", RED) == GOODS[scenario, players] - 1
    assert cell(game, "goods_uncovered", RED) == 1


@pytest.mark.rule("M-04")
def test_one_goods_token_can_be_delivered_from_the_beginning_and_no_second_one() -> None:
    game = europe(
        kontors={RED: ["Vienna", "Krakow", "Zagreb"], BLUE: ["Berlin", "Prague"]},
        routes={RED: ["Berlin-Prague"]},
        caravans={RED: ["Berlin-Prague"]},
    )
    assert may(game, "deliver {Berlin}")
    assert may(game, "deliver {Prague}")
    do(game, "deliver {Berlin}")
    assert column(game, "points") == [1, 0, 0, 0]
    assert not may(game, "deliver {Prague}")


# Number tokens


@pytest.mark.rule("M-05")
@pytest.mark.parametrize(("scenario", "options"), STARTS)
def test_lands_have_their_printed_number_the_marked_token_or_none(scenario: str, options: dict[str, Any]) -> None:
    game = begun(scenario, **options)
    chart = atlas(scenario)
    for land in chart.board.lands:
        h = at(game, land.name.en, "hex")
        assert cell(game, "number", h) == chart.at_start(land), land.name.en
        assert cell(game, "token", h) == int(land.marked), land.name.en
    assert sum(column(game, "token")) == 5


@pytest.mark.rule("M-05")
@pytest.mark.parametrize(("scenario", "options"), STARTS)
def test_two_tokens_of_each_colour_lie_at_sea(scenario: str, options: dict[str, Any]) -> None:
    game = begun(scenario, **options)
    at_sea = {
        color: [number for number, n in enumerate(row) for _ in range(n)]
        for color, row in zip(TOKEN_COLORS, game.read("tokens_at_sea"), strict=True)
    }
    assert at_sea == {"green": [9, 11], "light_green": [3, 5], "yellow": [3, 9], "grey": [9, 11], "white": [5, 11]}


@pytest.mark.rule("M-05")
@pytest.mark.parametrize(
    ("city", "expected"), [("Kaliningrad", {"5": 1 / 2, "11": 1 / 2}), ("Minsk", {"3": 1 / 2, "5": 1 / 2})]
)
def test_tokens_at_sea_lie_face_down_sorted_only_by_their_colour(city: str, expected: dict[str, float]) -> None:
    start = {"Kaliningrad": "7,3 S", "Minsk": "9,3 S"}[city]
    game = europe(kontors={RED: ["Warsaw"]}, merchants={RED: [start]}, hand={RED: "grain"})
    do(game, f"walk 1 {{{city}}}", "found_kontor")
    assert game.step == "turn_token"
    assert game.to_act == kogge.CHANCE
    assert chances(game) == pytest.approx(expected)


# Robber, gold and development cards


@pytest.mark.rule("M-06")
@pytest.mark.parametrize(("scenario", "options"), STARTS)
def test_the_robber_stands_in_anatolia_which_has_no_number(scenario: str, options: dict[str, Any]) -> None:
    """Ruling R36."""
    game = begun(scenario, **options)
    assert cell(game, "robber") == at(game, "Anatolia", "hex")
    assert cell(game, "number", at(game, "Anatolia", "hex")) == 0


@pytest.mark.rule("M-07")
@pytest.mark.parametrize(("scenario", "options"), STARTS)
@pytest.mark.parametrize("players", [3, 4])
def test_everyone_starts_with_three_gold(scenario: str, options: dict[str, Any], players: int) -> None:
    assert column(begun(scenario, players=players, **options), "gold") == [3] * players


@pytest.mark.rule("M-07")
def test_the_supply_of_gold_does_not_run_out() -> None:
    """Ruling R31: there are coins for 100 gold in the box; here everyone has as much, and it goes on."""
    game = europe(step="before_roll", gold=dict.fromkeys(range(4), 100), hand={RED: "3 wood"})
    do(game, "roll", "dice 12")
    assert column(game, "gold") == [101] * 4
    do(game, "sell_resource wood")
    assert gold(game, RED) == 102


@pytest.mark.rule("M-08")
@pytest.mark.parametrize(("scenario", "options"), STARTS)
def test_twenty_five_development_cards_lie_in_the_pile(scenario: str, options: dict[str, Any]) -> None:
    game = begun(scenario, **options)
    assert game.read("pile") == [[25]]
    assert sum(game.read("pile_by_kind")[0]) == 25
    assert game.read("cards") == [[0] * len(EFFECTS)] * 4
    assert game.read("discarded_cards") == [[0] * len(EFFECTS)]


@pytest.mark.rule("M-08")
@pytest.mark.parametrize("scenario", BOARDS)
def test_the_cards_are_shuffled(scenario: str) -> None:
    """Each of the 25 is as likely to be drawn as any other, and nobody sees the order."""
    game = europe(scenario, hand={RED: "wool salt"})
    do(game, "buy_card")
    assert game.to_act == kogge.CHANCE
    counts = {"lancer": 10, "route_building": 3, "journey": 3, "fast_caravan": 3, "bounty": 2, "monopoly": 2, "loan": 2}
    assert chances(game) == pytest.approx({name: n / 25 for name, n in counts.items()})
    for seat in (RED, BLUE, None):
        assert game.view(seat).field("pile_by_kind") == [[None] * len(EFFECTS)]


# Paths and intersections


@pytest.mark.rule("M-16")
@pytest.mark.parametrize("scenario", BOARDS)
def test_the_paths_of_a_game_are_those_that_its_board_lists(scenario: str) -> None:
    game = kogge.start(scenario)
    board = atlas(scenario).board
    assert game.notation.acts["build_route"].size == game.rules.topo.n_edges == len(board.paths)
    ends = {tuple(sorted(board.node[corner] for corner in path)) for path in board.paths}
    assert {tuple(sorted(game.rules.topo.edge_nodes[path])) for path in range(game.rules.topo.n_edges)} == ends


@pytest.mark.rule("M-16")
@pytest.mark.parametrize(
    ("kind", "city", "path"),
    [
        ("land", "Kaliningrad", "Kaliningrad-8,3 S"),
        ("coast", "Kaliningrad", "Kaliningrad-7,3 S"),
        ("border", "Helsinki", "Helsinki-9,1 N"),
        ("sea", "Bergen", "Bergen-4,3 N"),
    ],
)
@pytest.mark.parametrize("scenario", BOARDS)
def test_a_route_runs_over_land_along_coast_and_border_and_over_the_sea(
    scenario: str, kind: str, city: str, path: str
) -> None:
    board = atlas(scenario).board
    game = europe(scenario, kontors={RED: [city]}, hand={RED: "ore wood"})
    assert board.kind_of(board.paths[at(game, path, "path")]) == kind
    do(game, f"build_route {{{path}}}")
    assert cell(game, "route", at(game, path, "path")) == RED


@pytest.mark.rule("M-16")
@pytest.mark.parametrize("scenario", BOARDS)
def test_the_corners_of_sea_lanes_are_intersections_too(scenario: str) -> None:
    """A merchant may stand at a corner at which no land lies, and walk on from there."""
    game = europe(scenario, kontors={RED: ["Copenhagen"]}, merchants={RED: ["Copenhagen"]}, hand={RED: "2 grain"})
    assert atlas(scenario).lands("7,2 S") == []
    do(game, "walk 1 {6,3 N}", "walk 1 {7,2 S}", "end_walk")
    assert cell(game, "merchant", RED, 0) == at(game, "7,2 S")
    assert may(game, "walk 1 {6,4 N}")
    assert may(game, "walk 1 {7,3 N}")


@pytest.mark.rule("M-16")
@pytest.mark.parametrize(("scenario", "ends"), [("europe", {"1,7 N", "1,8 N"}), ("europe-short", {"1,8 N"})])
def test_only_the_paths_of_the_board_in_play_count(scenario: str, ends: set[str]) -> None:
    """Where Lyon lies two paths lead on from Bern's on the main board; in the short game one, along Savoy's border."""
    game = europe(scenario, kontors={RED: ["Bern"]}, routes={RED: ["Bern-2,6 S"]}, hand={RED: "ore wood"})
    near = game.rules.topo.node_nodes[at(game, "2,6 S")]
    assert set(near) == {at(game, "Bern"), *(at(game, end) for end in ends)}
    assert all(may(game, f"build_route {{2,6 S-{end}}}") for end in ends)
