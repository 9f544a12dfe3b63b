"""The variable start: a route and a caravan each.  (M-14)"""

from collections.abc import Mapping
from importlib import resources

import pytest

import kogge
from kogge.games.europe.board import BOARDS
from tests.rules.europe.opening import begun, place_kontors, routes_of, variable
from tests.support.europe import BLUE, ORANGE, RED, WHITE, at, cell, choices, do, gold, may
from tests.support.position import acts, column, roll

NOWHERE = -1
FOUR = {
    RED: ["Vienna", "Hamburg", "Lviv"],
    BLUE: ["Warsaw", "Prague", "Budapest"],
    WHITE: ["Berlin", "Venice", "Nuremberg"],
    ORANGE: ["Turin", "Krakow", "Zagreb"],
}
THREE = {seat: FOUR[seat] for seat in (RED, BLUE, WHITE)}


def ready(scenario: str = "europe", players: int = 4, starter: int = RED) -> kogge.Game:
    """A game in which all kontors are placed."""
    game = variable(scenario, players=players, starter=starter)
    place_kontors(game, FOUR if players == 4 else THREE, ["Turin", "Krakow", "Zagreb"] if players == 3 else ())
    return game


def own_board(after: str, more: str, kontors: Mapping[int, list[str]] = FOUR, starter: int = RED) -> kogge.Game:
    """All kontors are placed on a board that an owner has made of the main one: its file says more after some words."""
    text = resources.files("kogge.games.europe").joinpath("boards", "europe.toml").read_text("utf-8")
    assert text.count(after) == 1
    game = begun(starter=starter, board=text.replace(after, after + more))
    place_kontors(game, kontors)
    return game


@pytest.mark.rule("M-14")
@pytest.mark.parametrize("scenario", BOARDS)
@pytest.mark.parametrize("players", [3, 4])
def test_routes_are_placed_from_the_last_player_back(scenario: str, players: int) -> None:
    for starter in range(players):
        game = ready(scenario, players, starter)
        for k in reversed(range(players)):
            assert (game.step, game.to_act) == ("place_route", (starter + k) % players)
            assert acts(game) == {"place_route"}
            game.play(game.legal()[0])
        assert (game.step, game.to_act) == ("before_roll", starter)


@pytest.mark.rule("M-14")
def test_a_caravan_stands_beside_the_route() -> None:
    game = ready()
    path = at(game, "Zagreb-5,7 N", "path")
    do(game, "place_route {Zagreb-5,7 N}")
    assert routes_of(game, ORANGE) == [path]
    assert game.read("caravan")[ORANGE] == [path, NOWHERE]
    assert (cell(game, "routes_left", ORANGE), cell(game, "caravans_left", ORANGE)) == (29, 1)
    assert column(game, "routes_left")[:3] == [30] * 3
    assert column(game, "caravans_left")[:3] == [2] * 3


@pytest.mark.rule("M-14")
def test_a_start_route_costs_nothing_and_brings_no_gold() -> None:
    game = ready()
    before = game.read("hand"), game.read("bank"), game.read("gold")
    do(game, "place_route {Zagreb-5,7 N}", "place_route {Berlin-6,4 S}")
    assert (game.read("hand"), game.read("bank"), game.read("gold")) == before


@pytest.mark.rule("M-14")
@pytest.mark.parametrize("scenario", BOARDS)
def test_the_route_lies_at_any_of_the_own_kontors_and_nowhere_else(scenario: str) -> None:
    """Orange has Turin, Krakow and Zagreb; Turin and Genoa are neighbours, so that path is none for a start route."""
    game = ready(scenario)
    ends = ["Turin-3,6 S", "Turin-3,7 S", "Krakow-6,6 N", "Krakow-7,6 N", "Krakow-6,7 N"]
    ends += ["Zagreb-4,7 N", "Zagreb-5,7 N", "Zagreb-4,8 N"]
    assert sorted(map(int, choices(game, "place_route"))) == sorted(at(game, path, "path") for path in ends)


# No cities may be joined


@pytest.mark.rule("M-14")
@pytest.mark.parametrize("scenario", BOARDS)
def test_a_start_route_may_not_join_neighbouring_cities_with_kontors_or_without(scenario: str) -> None:
    game = ready(scenario)
    assert not may(game, "place_route {Turin-Genoa}")  # brown and empty
    do(game, "place_route {Zagreb-5,7 N}")
    assert game.to_act == WHITE
    assert not may(game, "place_route {Berlin-Prague}")  # blue's
    assert may(game, "place_route {Berlin-6,4 S}")
    do(game, "place_route {Berlin-6,4 S}")
    assert game.to_act == BLUE
    assert not may(game, "place_route {Prague-Berlin}")
    assert not may(game, "place_route {Warsaw-Wroclaw}")  # violet and empty
    assert may(game, "place_route {Warsaw-8,3 S}")


@pytest.mark.rule("M-14")
def test_a_start_route_may_not_join_two_own_cities_either() -> None:
    game = variable("europe")
    place_kontors(game, FOUR | {WHITE: ["Berlin", "Venice", "Prague"], BLUE: ["Warsaw", "Nuremberg", "Budapest"]})
    do(game, "place_route {Zagreb-5,7 N}")
    assert game.to_act == WHITE
    assert not may(game, "place_route {Berlin-Prague}")


@pytest.mark.rule("M-14")
@pytest.mark.parametrize("scenario", BOARDS)
def test_a_start_route_may_not_make_a_chain_with_anothers(scenario: str) -> None:
    """Ruling R8: Zagreb and Venice, Zagreb and Vienna each have the corner between them in common."""
    game = ready(scenario)
    free = game.copy()
    do(game, "place_route {Zagreb-4,7 N}")
    assert game.to_act == WHITE
    assert not may(game, "place_route {Venice-4,7 N}")
    assert may(game, "place_route {Venice-3,7 N}")
    do(game, "place_route {Berlin-6,4 S}", "place_route {Prague-4,5 N}")
    assert game.to_act == RED
    assert not may(game, "place_route {Vienna-4,7 N}")
    assert not may(game, "place_route {Hamburg-4,5 N}")  # blue's from Prague ends there
    assert may(game, "place_route {Vienna-5,6 N}")
    do(free, "place_route {Zagreb-5,7 N}")
    assert may(free, "place_route {Venice-4,7 N}")


@pytest.mark.rule("M-14")
def test_a_start_route_may_end_beside_anothers_that_it_does_not_touch() -> None:
    """Ruling R8: white's route from Nuremberg ends a path away from one corner, blue's from Budapest at the other."""
    game = ready()
    do(game, "place_route {Zagreb-5,7 N}", "place_route {Nuremberg-4,5 S}", "place_route {Budapest-5,6 N}")
    assert game.to_act == RED
    assert may(game, "place_route {Vienna-4,6 N}")
    assert not may(game, "place_route {Vienna-5,6 N}")


# No legal route: cities all around three kontors

FENCE = "".join(
    f'\n    {{ at = "{corner}", color = "brown", gold = 0, name = {{ en = "F{k}", es = "F{k}", de = "F{k}" }} }},'
    for k, corner in enumerate(("6,3 S", "6,4 S", "4,5 N", "4,6 N", "4,4 N", "5,4 N"))
)
FENCED_IN = ["Berlin", "Prague", "Hamburg"]
OTHERS = (["Vienna", "Nuremberg", "Lviv"], ["Warsaw", "Venice", "Budapest"], ["Turin", "Krakow", "Zagreb"])


@pytest.mark.rule("M-14")
@pytest.mark.parametrize("seat", [RED, BLUE, WHITE, ORANGE])
@pytest.mark.parametrize("starter", [RED, WHITE])
def test_who_has_no_legal_start_route_is_passed_over(seat: int, starter: int) -> None:
    """On this board every path from Berlin, Prague and Hamburg leads to a city; the others go on as ever."""
    others = iter(OTHERS)
    kontors = {p: FENCED_IN if p == seat else next(others) for p in range(4)}
    game = own_board("cities = [", FENCE, kontors, starter)
    asked = []
    while game.step == "place_route":
        asked.append(game.to_act)
        game.play(game.legal()[0])
    assert asked == [p % 4 for p in range(starter + 3, starter - 1, -1) if p % 4 != seat]
    assert (game.step, game.to_act) == ("before_roll", starter)
    assert routes_of(game, seat) == []
    assert game.read("caravan")[seat] == [NOWHERE, NOWHERE]
    assert (cell(game, "routes_left", seat), cell(game, "caravans_left", seat)) == (30, 2)


@pytest.mark.rule("M-14")
def test_who_has_but_one_legal_start_route_must_take_it() -> None:
    """With a gap in the fence."""
    kontors = dict(zip(range(4), (FENCED_IN, *OTHERS), strict=True))
    game = own_board("cities = [", FENCE.replace("6,4 S", "11,0 S"), kontors, ORANGE)
    assert game.to_act == WHITE
    while game.to_act != RED:
        game.play(game.legal()[0])
    assert game.legal_texts() == [f"place_route {at(game, 'Berlin-6,4 S', 'path')}"]


# Double arrows


@pytest.mark.rule("M-14", "M-50")
def test_a_start_route_on_a_double_arrow_brings_no_free_route() -> None:
    """Ruling R7: the double arrow leads away from Berlin on this board; later a route there does bring one."""
    game = own_board("double_arrows = [", '\n    "5,5 N -- 6,4 S", "5,6 S -- 5,7 N",')
    do(game, "place_route {Zagreb-5,7 N}")
    assert (game.step, game.to_act) == ("place_route", WHITE)
    do(game, "place_route {Berlin-6,4 S}")
    assert (game.step, game.to_act) == ("place_route", BLUE)
    assert (len(routes_of(game, ORANGE)), len(routes_of(game, WHITE))) == (1, 1)
    while game.step == "place_route":
        game.play(game.legal()[0])
    assert (game.step, game.to_act) == ("before_roll", RED)
    assert column(game, "gold") == [3] * 4


@pytest.mark.rule("M-50")
def test_the_same_double_arrow_brings_a_free_route_in_a_turn() -> None:
    """The other half of ruling R7."""
    game = own_board("double_arrows = [", '\n    "5,5 N -- 6,4 S",')
    do(game, "place_route {Zagreb-5,7 N}", "place_route {Venice-3,7 N}", "place_route {Warsaw-8,3 S}")
    game.play(game.legal()[0])
    for _ in range(2):
        roll(game, 2)
        do(game, "end_turn")
    roll(game, 2)
    assert game.to_act == WHITE
    assert gold(game, WHITE) == 6
    do(game, "buy_resource ore", "buy_resource wood", "build_route {Berlin-6,4 S}")
    assert (game.step, game.to_act) == ("lay_free_route", WHITE)
