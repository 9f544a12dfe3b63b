"""The gold of first connections.  (M-47, M-49, M-51)"""

import pytest

from tests.rules.europe.nets import earned, net
from tests.support.europe import BLUE, RED, WHITE, do, europe

PRICE = "ore wood"


@pytest.mark.rule("M-51")
@pytest.mark.parametrize("scenario", ["europe", "europe-short"])
def test_red_joins_turin_with_venice_and_then_bern(scenario: str) -> None:
    """Three routes, of which two are blue's: red gets 1 gold and blue 2. Then Bern by two own routes: 2 for red."""
    game = europe(
        scenario,
        kontors={RED: ["Turin"], BLUE: ["Venice"]},
        routes={BLUE: ["Venice-3,7 N-3,6 S"]},
        hand={RED: "2 ore 2 wood"},
    )
    do(game, "build_route {Turin-3,6 S}")
    assert earned(game) == [3 + 1, 3 + 2, 3, 3]
    do(game, "build_route {3,6 S-Bern}")
    assert earned(game) == [3 + 1 + 2, 3 + 2, 3, 3]
    assert game.step == "action"


@pytest.mark.rule("M-47")
def test_neighbouring_cities_are_joined_by_one_route_for_one_gold() -> None:
    game = net(kontors={RED: ["Prague"]})
    do(game, "build_route {Prague-Berlin}")
    assert earned(game) == [1, 0, 0, 0]


@pytest.mark.rule("M-47")
def test_a_route_that_reaches_no_second_city_pays_nothing() -> None:
    game = net(kontors={RED: ["Venice"]})
    do(game, "build_route {Venice-3,7 N}", "build_route {3,7 N-3,6 S}")
    assert earned(game) == [0, 0, 0, 0]
    do(game, "build_route {3,6 S-Turin}")
    assert earned(game) == [3, 0, 0, 0]


@pytest.mark.rule("M-47")
def test_every_owner_on_the_line_gets_a_gold_for_each_own_route() -> None:
    """Vienna - 5,6 N - 6,4 S - 6,5 N - 7,3 S - Kaliningrad belongs to all four colours."""
    game = net(red=["Vienna-5,6 N"], blue=["6,4 S-6,5 N"], white=["6,5 N-7,3 S"], orange=["7,3 S-Kaliningrad"])
    do(game, "build_route {5,6 N-6,4 S}")
    assert earned(game) == [2, 1, 1, 1]


@pytest.mark.rule("M-47")
def test_routes_beside_the_line_earn_nothing() -> None:
    """Blue's route leads away from it, white's hangs on the city beyond."""
    game = net(red=["Turin-3,6 S"], blue=["3,7 N-4,5 S", "Venice-3,7 N"], white=["Venice-3,8 N"])
    do(game, "build_route {3,6 S-3,7 N}")
    assert earned(game) == [2, 1, 0, 0]


@pytest.mark.rule("M-47")
def test_the_builder_of_the_last_route_gets_no_more_than_the_others() -> None:
    game = net(red=["Turin-Genoa"], blue=["3,6 S-3,7 N-Venice"])
    do(game, "build_route {Turin-3,6 S}")
    assert earned(game) == [1, 2, 0, 0]


@pytest.mark.rule("M-47")
@pytest.mark.parametrize("there", ["nothing", "own", "others'", "neutral"])
def test_whether_a_kontor_stands_in_the_cities_does_not_matter(there: str) -> None:
    """Ruling R4."""
    cities = ["Turin", "Venice"]
    game = europe(
        players=3,
        kontors={"own": {RED: cities}, "others'": {BLUE: cities}}.get(there, {}),
        neutral=cities if there == "neutral" else [],
        routes={RED: ["3,6 S-3,7 N"], WHITE: ["3,6 S-Turin"]},
        hand={RED: PRICE},
        gold={RED: 0, BLUE: 0, WHITE: 0},
    )
    do(game, "build_route {3,7 N-Venice}")
    assert earned(game) == [2, 0, 1]


@pytest.mark.rule("M-47")
def test_violet_and_brown_cities_are_joined_alike() -> None:
    """Genoa, Rome and Naples are brown."""
    game = net(red=["Genoa-1,9 N-2,8 S"])
    do(game, "build_route {2,8 S-Rome}", "build_route {Rome-3,8 S}", "build_route {3,8 S-Naples}")
    assert earned(game) == [3 + 2, 0, 0, 0]


@pytest.mark.rule("M-47")
def test_a_city_that_others_have_joined_is_isolated_no_more() -> None:
    """Turin and Venice, and Nuremberg and Cologne: nothing is new for any of them when red joins the pairs."""
    game = net(red=["3,7 N-4,5 S"], blue=["Turin-3,6 S-3,7 N-Venice"], white=["Nuremberg-4,4 S-Cologne"])
    do(game, "build_route {4,5 S-Nuremberg}")
    assert earned(game) == [0, 0, 0, 0]


@pytest.mark.rule("M-47")
def test_a_connection_pays_once_and_never_again() -> None:
    """Ruling R3: neither a second line nor a shorter one between the same cities pays."""
    game = net(red=["Vienna-5,6 N-6,4 S"])
    do(game, "build_route {6,4 S-Berlin}")
    assert earned(game) == [3, 0, 0, 0]
    do(game, "build_route {Vienna-4,6 N}", "build_route {4,6 N-Prague}")
    assert earned(game) == [3 + 2, 0, 0, 0]  # Prague is new
    do(game, "build_route {Prague-Berlin}")
    assert earned(game) == [3 + 2, 0, 0, 0]


@pytest.mark.rule("M-47")
def test_of_the_lines_to_several_cities_the_shortest_pays() -> None:
    """Bern is two routes from Turin and three from Venice; blue's longer way is not asked."""
    game = net(red=["3,6 S-Turin"], blue=["3,6 S-3,7 N-Venice"])
    do(game, "build_route {3,6 S-Bern}")
    assert earned(game) == [2, 0, 0, 0]
    assert game.step == "action"


@pytest.mark.rule("M-47")
def test_the_line_runs_by_the_shortest_way_where_there_are_several() -> None:
    """Around Pomerania: from 6,5 N Berlin is two routes away by the south and four by the north."""
    north, south = "6,5 N-7,3 S-6,4 N-6,3 S-Berlin", "6,5 N-6,4 S-Berlin"
    game = net(kontors={RED: ["Wroclaw"]}, blue=[north], white=[south])
    do(game, "build_route {Wroclaw-6,5 N}")
    assert earned(game) == [1, 0, 2, 0]
    assert game.step == "action"


@pytest.mark.rule("M-49")
def test_two_isolated_cities_are_paid_for_together_once() -> None:
    """Ruling R2: both are joined for the first time, and neither is isolated after it."""
    game = net(red=["Turin-3,6 S", "Venice-3,7 N"])
    do(game, "build_route {3,6 S-3,7 N}")
    assert earned(game) == [3, 0, 0, 0]
    do(game, "build_route {3,7 N-4,5 S}", "build_route {4,5 S-Nuremberg}")
    assert earned(game) == [3 + 3, 0, 0, 0]  # Nuremberg - 4,5 S - 3,7 N - Venice: only Nuremberg is new


@pytest.mark.rule("M-49")
@pytest.mark.parametrize("new", ["Bern-3,6 S", "3,6 S-3,7 N"])
def test_a_single_city_on_one_side_and_several_on_the_other_pay_the_line_to_the_nearest(new: str) -> None:
    """Bern's side may be the city itself or a longer line; the others are Venice and, two away from it, Vienna."""
    lines = {"Bern-3,6 S": ["3,6 S-3,7 N"], "3,6 S-3,7 N": ["Bern-3,6 S"]}
    game = net(red=lines[new], blue=["3,7 N-Venice"], white=["Venice-4,7 N-Vienna"])
    do(game, f"build_route {{{new}}}")
    assert earned(game) == [2, 1, 0, 0]


@pytest.mark.rule("M-49")
def test_several_cities_on_both_sides_pay_nothing() -> None:
    game = net(red=["Turin-3,6 S-Bern"], blue=["Venice-4,7 N-Vienna", "Venice-3,7 N"])
    do(game, "build_route {3,6 S-3,7 N}")
    assert earned(game) == [0, 0, 0, 0]
    assert game.step == "action"


@pytest.mark.rule("M-49")
def test_a_bare_end_joined_to_a_city_or_to_a_bare_end_pays_nothing() -> None:
    game = net(red=["4,5 S-3,7 N"], blue=["4,6 N-Vienna"], white=["3,6 S-Turin"])
    do(game, "build_route {3,7 N-3,6 S}")
    assert earned(game) == [0, 0, 0, 0]
    game = net(red=["5,6 N-6,4 S"], blue=["6,5 N-7,3 S"])
    do(game, "build_route {6,4 S-6,5 N}")
    assert earned(game) == [0, 0, 0, 0]


@pytest.mark.rule("M-49")
def test_a_bare_end_joined_to_several_cities_pays_nothing_and_later_earns_on_the_line() -> None:
    """Blue's bare route lies between Nuremberg and the cities that are joined already."""
    game = net(kontors={RED: ["Nuremberg"]}, red=["Turin-3,6 S"], blue=["3,7 N-4,5 S"], white=["3,6 S-Bern"])
    do(game, "build_route {3,6 S-3,7 N}")
    assert earned(game) == [0, 0, 0, 0]
    do(game, "build_route {4,5 S-Nuremberg}", "follow_line {3,6 S-Turin}")
    assert earned(game) == [3, 1, 0, 0]


@pytest.mark.rule("M-49")
def test_a_route_between_two_ends_of_the_same_part_pays_nothing() -> None:
    """The ring around Pomerania is closed; Berlin is alone on it before and after."""
    game = net(red=["Berlin-6,3 S-6,4 N-7,3 S", "Berlin-6,4 S"], blue=["6,5 N-7,3 S"])
    do(game, "build_route {6,4 S-6,5 N}")
    assert earned(game) == [0, 0, 0, 0]
    game = net(red=["Turin-3,6 S-3,7 N-Venice", "Venice-3,8 N"], blue=["Turin-3,7 S"])
    do(game, "build_route {3,8 N-3,7 S}", "decline_free_route")
    assert earned(game) == [0, 0, 0, 0]


@pytest.mark.rule("M-47")
def test_the_line_passes_the_routes_of_others_and_ends_at_a_city_of_others() -> None:
    """Red's way to Prague goes over 4,6 N; the kontors of blue at Nuremberg and white at Prague hinder nothing."""
    game = net(
        kontors={BLUE: ["Nuremberg"], WHITE: ["Prague"]},
        red=["4,5 S-3,7 N"],
        blue=["Nuremberg-4,5 S"],
        white=["4,6 N-Prague"],
    )
    do(game, "build_route {4,5 S-4,6 N}")
    assert earned(game) == [1, 1, 1, 0]


@pytest.mark.rule("M-47")
def test_each_new_city_on_a_long_line_of_routes_pays_when_it_is_reached() -> None:
    """Through blue's kontor at Prague, from city to city."""
    game = net(kontors={RED: ["Hamburg"], BLUE: ["Prague"]})
    do(game, "build_route {Hamburg-4,5 N}", "build_route {4,5 N-Prague}")
    assert earned(game) == [2, 0, 0, 0]
    do(game, "build_route {Prague-Berlin}")
    assert earned(game) == [3, 0, 0, 0]
