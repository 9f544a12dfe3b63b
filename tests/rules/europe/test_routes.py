"""Where a trade route may be laid.  (M-45, M-46)"""

import pytest

import kogge
from tests.support.europe import BLUE, ORANGE, RED, WHITE, cell, choices, do, europe, may, paths
from tests.support.position import acts

PRICE = "ore wood"


def offers(game: kogge.Game, *lines: str) -> bool:
    """Are these the paths, and all of them, on which a route may be built?"""
    return choices(game, "build_route") == paths(game, *lines)


@pytest.mark.rule("M-45")
@pytest.mark.parametrize("scenario", ["europe", "europe-short"])
def test_a_route_goes_on_a_path_at_an_own_kontor(scenario: str) -> None:
    game = europe(scenario, kontors={RED: ["Vienna", "Turin"], BLUE: ["Berlin"]}, hand={RED: PRICE})
    assert offers(game, "4,6 N-Vienna-5,6 N", "Vienna-4,7 N", "Genoa-Turin-3,7 S", "Turin-3,6 S")


@pytest.mark.rule("M-45")
def test_a_route_goes_on_a_path_at_an_own_route_at_either_end_of_it() -> None:
    """Without a kontor near it: a line of routes goes on for ever."""
    game = europe(routes={RED: ["4,6 N-4,5 S"]}, hand={RED: PRICE})
    assert offers(game, "Prague-4,6 N-Vienna", "Nuremberg-4,5 S-3,7 N")


@pytest.mark.rule("M-45")
def test_a_new_route_is_built_on_from_in_the_same_turn() -> None:
    game = europe(kontors={RED: ["Venice"]}, hand={RED: "2 ore 2 wood"})
    assert not may(game, "build_route {3,7 N-3,6 S}")
    do(game, "build_route {Venice-3,7 N}", "build_route {3,7 N-3,6 S}")
    assert cell(game, "routes_left", RED) == 28


@pytest.mark.rule("M-45")
def test_a_path_takes_one_route_whoever_has_it() -> None:
    game = europe(kontors={RED: ["Vienna"]}, routes={RED: ["Vienna-4,6 N"], BLUE: ["Vienna-5,6 N"]}, hand={RED: PRICE})
    assert offers(game, "Vienna-4,7 N", "Prague-4,6 N-4,5 S")


@pytest.mark.rule("M-45")
def test_neither_others_kontors_nor_others_routes_are_a_beginning() -> None:
    game = europe(
        players=3,
        kontors={RED: ["Venice"], BLUE: ["Prague"]},
        neutral=["Berlin"],
        routes={RED: ["Venice-3,7 N"], BLUE: ["Prague-4,6 N"], WHITE: ["Hamburg-4,5 N"]},
        hand={RED: PRICE},
    )
    assert offers(game, "4,7 N-Venice-3,8 N", "3,6 S-3,7 N-4,5 S")


@pytest.mark.rule("M-45")
def test_neither_merchants_nor_caravans_are_a_beginning() -> None:
    game = europe(
        routes={BLUE: ["Venice-3,7 N"]},
        merchants={RED: ["4,6 N", "4,7 N"]},
        caravans={RED: ["Venice-3,7 N"]},
        hand={RED: PRICE},
    )
    assert "build_route" not in acts(game)


@pytest.mark.rule("M-45")
@pytest.mark.parametrize("there", ["another's kontor", "a neutral kontor", "an empty city", "an own kontor"])
def test_a_kontor_or_an_empty_city_does_not_stop_a_route(there: str) -> None:
    """Red comes to Vienna by a route and goes on from there, whatever stands there."""
    game = europe(
        players=3,
        kontors={"another's kontor": {BLUE: ["Vienna"]}, "an own kontor": {RED: ["Vienna"]}}.get(there, {}),
        neutral=["Vienna"] if there == "a neutral kontor" else [],
        routes={RED: ["4,5 S-4,6 N"]},
        hand={RED: "2 ore 2 wood"},
    )
    do(game, "build_route {4,6 N-Vienna}")
    assert may(game, "build_route {Vienna-5,6 N}")
    assert may(game, "build_route {Vienna-4,7 N}")


@pytest.mark.rule("M-45")
def test_others_routes_do_not_stop_a_route() -> None:
    """Blue's routes meet red's at 4,6 N; the third path there is free for red."""
    game = europe(routes={RED: ["4,5 S-4,6 N"], BLUE: ["Prague-4,6 N"]}, hand={RED: PRICE})
    assert offers(game, "4,6 N-Vienna", "Nuremberg-4,5 S-3,7 N")
    game = europe(routes={RED: ["4,5 S-4,6 N"], BLUE: ["Prague-4,6 N-Vienna"]}, hand={RED: PRICE})
    assert offers(game, "Nuremberg-4,5 S-3,7 N")


@pytest.mark.rule("M-45")
def test_neither_merchants_nor_caravans_nor_the_robber_stop_a_route() -> None:
    game = europe(
        kontors={RED: ["Vienna"]},
        routes={BLUE: ["Vienna-5,6 N"]},
        merchants={BLUE: ["4,6 N"], RED: ["4,7 N"]},
        caravans={BLUE: ["Vienna-5,6 N", "Vienna-5,6 N"]},
        robber="Bohemia",
        hand={RED: PRICE},
    )
    assert offers(game, "4,6 N-Vienna-4,7 N")


@pytest.mark.rule("M-45")
def test_routes_run_along_coasts_and_over_the_sea() -> None:
    """M-16: from Kaliningrad along the coast, and by the sea lane into the Baltic."""
    game = europe(kontors={RED: ["Kaliningrad"]}, routes={RED: ["Kaliningrad-8,2 S"]}, hand={RED: PRICE})
    assert offers(game, "7,3 S-Kaliningrad-8,3 S", "7,3 N-8,2 S-Riga")


@pytest.mark.rule("M-45")
def test_the_western_paths_are_not_there_in_the_short_game() -> None:
    """M-01: from Cologne one goes to Brussels and Amsterdam on the main board only."""
    main = europe("europe", kontors={RED: ["Cologne"]}, hand={RED: PRICE})
    assert offers(main, "Brussels-Cologne-4,4 S", "Cologne-4,3 S")
    short = europe("europe-short", kontors={RED: ["Cologne"]}, hand={RED: PRICE})
    assert offers(short, "3,4 S-Cologne-4,4 S", "Cologne-4,3 S")


@pytest.mark.rule("M-45")
def test_a_kontor_that_was_just_founded_opens_the_paths_around_it() -> None:
    game = europe(kontors={RED: ["Prague"]}, merchants={RED: ["5,6 N"]}, hand={RED: f"grain {PRICE}"})
    assert not may(game, "build_route {Vienna-4,7 N}")
    do(game, "walk 1 {Vienna}", "found_kontor")
    assert may(game, "build_route {Vienna-4,7 N}")


@pytest.mark.rule("M-45")
def test_a_laid_route_is_its_builder_s_and_comes_from_the_builder_s_supply() -> None:
    game = europe(kontors={BLUE: ["Venice"]}, turn_of=BLUE, hand={BLUE: PRICE})
    do(game, "build_route {Venice-3,7 N}")
    (path,) = paths(game, "Venice-3,7 N")
    assert cell(game, "route", int(path)) == BLUE
    assert [row[0] for row in game.read("routes_left")] == [30, 29, 30, 30]
    assert (game.step, game.to_act) == ("action", BLUE)


@pytest.mark.rule("M-46")
def test_with_no_route_left_in_the_supply_none_can_be_built() -> None:
    """Ruling R27; what the others have left does not matter."""
    game = europe(kontors={RED: ["Venice"]}, hand={RED: "2 ore 2 wood"}, routes_left={RED: 1, BLUE: 0})
    do(game, "build_route {Venice-3,7 N}")
    assert cell(game, "routes_left", RED) == 0
    assert "build_route" not in acts(game)
    game = europe(kontors={RED: ["Venice"]}, hand={RED: PRICE}, routes_left={BLUE: 0, WHITE: 0, ORANGE: 0})
    assert offers(game, "3,7 N-Venice-3,8 N", "Venice-4,7 N")
