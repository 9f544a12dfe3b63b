"""Double arrows: one more route, free and at once.  (M-50, M-52)"""

from importlib import resources

import pytest

import kogge
from kogge.games.europe.board import EuropeBoard, load
from kogge.games.europe.grid import Path, write_corner
from tests.rules.europe.nets import earned, net
from tests.support.europe import BLUE, ORANGE, RED, WHITE, cell, choices, do, europe, hand, may, paths
from tests.support.position import acts

BUILD_THE_ARROW = "build_route {6,5 N-7,3 S}"
BESIDE = ("6,4 S-6,5 N-Wroclaw", "6,4 N-7,3 S-Kaliningrad")  # the four paths at the arrow towards Kaliningrad
FREE = {"lay_free_route", "decline_free_route"}


def own_board(*arrows: str) -> str:
    """The short board with more double arrows, as an owner of the box could draw them."""
    text = resources.files("kogge.games.europe").joinpath("boards", "europe-short.toml").read_text("utf-8")
    lines = "".join(f'    "{arrow}",\n' for arrow in arrows)
    return text.replace("double_arrows = [\n", f"double_arrows = [\n{lines}")


@pytest.mark.rule("M-52")
@pytest.mark.parametrize("scenario", ["europe", "europe-short"])
def test_blue_builds_on_a_double_arrow_and_the_free_route_reaches_kaliningrad(scenario: str) -> None:
    game = europe(
        scenario, turn_of=BLUE, kontors={BLUE: ["Wroclaw"]}, routes={BLUE: ["Wroclaw-6,5 N"]}, hand={BLUE: "ore wood"}
    )
    do(game, BUILD_THE_ARROW, "lay_free_route {7,3 S-Kaliningrad}")
    assert hand(game, BLUE) == {}
    assert earned(game) == [3, 3 + 3, 3, 3]
    assert (game.step, game.to_act) == ("action", BLUE)


@pytest.mark.rule("M-50")
def test_a_route_on_a_double_arrow_allows_one_more_beside_it_in_either_direction_free_and_at_once() -> None:
    game = europe(kontors={RED: ["Prague"]}, routes={RED: ["6,4 S-6,5 N"]}, hand={RED: "2 ore 2 wood"})
    do(game, BUILD_THE_ARROW)
    assert (game.step, game.to_act, acts(game)) == ("lay_free_route", RED, FREE)
    assert choices(game, "lay_free_route") == paths(game, "6,5 N-Wroclaw", BESIDE[1])
    do(game, "lay_free_route {6,5 N-Wroclaw}")
    assert hand(game, RED) == {"ore": 1, "wood": 1}
    assert cell(game, "routes_left", RED) == 27
    assert cell(game, "route", int(paths(game, "6,5 N-Wroclaw")[0])) == RED
    assert game.step == "action"


@pytest.mark.rule("M-50")
def test_the_free_route_may_be_declined_and_is_then_lost() -> None:
    game = net(red=["6,5 N-Wroclaw"])
    do(game, BUILD_THE_ARROW, "decline_free_route")
    assert (game.step, game.to_act) == ("action", RED)
    assert cell(game, "routes_left", RED) == 28
    assert not acts(game) & FREE
    do(game, "build_route {7,3 S-Kaliningrad}")
    assert hand(game, RED) == {"ore": 3, "wood": 3}
    assert game.step == "action"


@pytest.mark.rule("M-50")
@pytest.mark.parametrize(("scenario", "arrows"), [("europe", 15), ("europe-short", 10)])
def test_every_path_with_a_double_arrow_allows_a_free_route_and_no_other_does(scenario: str, arrows: int) -> None:
    """On land and at sea: red comes to each path of the board by a route of its own."""
    board = load(scenario)
    allowing = []
    for path in board.paths:
        before, new = ("-".join(map(write_corner, line)) for line in (ways_to(board, path)[0], path))
        game = europe(scenario, routes={RED: [before]}, hand={RED: "ore wood"})
        do(game, f"build_route {{{new}}}")
        if game.step == "lay_free_route":
            allowing.append(path)
    assert tuple(allowing) == board.double_arrows
    assert len(allowing) == arrows


def ways_to(board: EuropeBoard, path: Path) -> list[Path]:
    """The paths that lead to a path, each with the end of it where it arrives."""
    return [
        (other, end)
        for end in path
        for way in board.paths
        if end in way and way != path
        for other in way
        if other != end
    ]


@pytest.mark.rule("M-50")
def test_a_route_beside_a_double_arrow_that_was_built_on_before_allows_none() -> None:
    game = net(red=["6,5 N-7,3 S"])
    do(game, "build_route {6,5 N-6,4 S}")
    assert game.step == "action"


@pytest.mark.rule("M-50")
def test_the_free_route_goes_on_a_free_path() -> None:
    game = net(red=["6,4 S-6,5 N"], blue=["7,3 S-6,4 N"])
    do(game, BUILD_THE_ARROW)
    assert choices(game, "lay_free_route") == paths(game, "6,5 N-Wroclaw", "7,3 S-Kaliningrad")


@pytest.mark.rule("M-50")
def test_with_no_free_path_beside_it_a_double_arrow_allows_none() -> None:
    game = net(red=[BESIDE[0]], blue=[BESIDE[1]])
    do(game, BUILD_THE_ARROW)
    assert (game.step, game.to_act) == ("action", RED)


@pytest.mark.rule("M-50")
@pytest.mark.parametrize("left", [1, 2])
def test_with_no_route_left_there_is_no_free_one(left: int) -> None:
    """Ruling R27: the one on the double arrow may have been the last."""
    game = europe(routes={RED: ["6,4 S-6,5 N"]}, routes_left={RED: left}, hand={RED: "ore wood"})
    do(game, BUILD_THE_ARROW)
    assert game.step == ("action" if left == 1 else "lay_free_route")
    assert cell(game, "routes_left", RED) == left - 1


@pytest.mark.rule("M-49")
def test_gold_is_settled_before_the_free_route_and_again_after_it() -> None:
    """Ruling R5: the arrow joins Wroclaw with Kaliningrad, the free route then Berlin with Wroclaw."""
    game = net(red=["Wroclaw-6,5 N"], blue=["7,3 S-Kaliningrad"], white=["6,4 S-Berlin"])
    do(game, BUILD_THE_ARROW)
    assert (game.step, earned(game)) == ("lay_free_route", [2, 1, 0, 0])
    do(game, "lay_free_route {6,5 N-6,4 S}")
    assert (game.step, earned(game)) == ("action", [2 + 2, 1, 1, 0])


@pytest.mark.rule("M-49")
def test_the_line_of_the_first_route_is_chosen_before_the_free_route() -> None:
    """Ruling R5: Hamburg and Copenhagen are equally near."""
    game = net(red=["Berlin-6,3 S"], blue=["Hamburg-5,4 N"], white=["Copenhagen-5,4 N"])
    do(game, "build_route {5,4 N-6,3 S}")
    assert acts(game) == {"follow_line"}
    do(game, "follow_line {5,4 N-Copenhagen}")
    assert earned(game) == [2, 0, 1, 0]
    assert choices(game, "lay_free_route") == paths(game, "6,3 S-6,4 N")


@pytest.mark.rule("M-49")
def test_the_line_of_the_free_route_is_chosen_too() -> None:
    """Around Pomerania, on the way to Kaliningrad: the arrow closes the ring, the free route leads on."""
    game = net(red=["Berlin-6,4 S-6,5 N"], blue=["Berlin-6,3 S-6,4 N-7,3 S"])
    do(game, BUILD_THE_ARROW)
    assert earned(game) == [0, 0, 0, 0]
    do(game, "lay_free_route {7,3 S-Kaliningrad}")
    assert acts(game) == {"follow_line"}
    do(game, "follow_line {7,3 S-6,5 N}")
    assert (game.step, earned(game)) == ("action", [4, 0, 0, 0])


@pytest.mark.rule("M-50")
def test_a_free_route_on_another_double_arrow_again_allows_one() -> None:
    """Ruling R6, on a board where three of them follow each other: 7,3 S - 6,5 N - 6,4 S - 5,6 N."""
    game = europe(
        "europe-short",
        board=own_board("6,5 N -- 6,4 S", "6,4 S -- 5,6 N"),
        routes={RED: ["7,3 S-Kaliningrad"]},
        hand={RED: "ore wood"},
    )
    do(game, BUILD_THE_ARROW)
    assert choices(game, "lay_free_route") == paths(game, BESIDE[0], "6,4 N-7,3 S")
    do(game, "lay_free_route {6,5 N-6,4 S}")
    assert choices(game, "lay_free_route") == paths(game, "6,5 N-Wroclaw", "Berlin-6,4 S-5,6 N")
    do(game, "lay_free_route {6,4 S-5,6 N}")
    assert choices(game, "lay_free_route") == paths(game, "Berlin-6,4 S", "Vienna-5,6 N-Budapest")
    do(game, "lay_free_route {5,6 N-Vienna}")
    assert game.step == "action"
    assert cell(game, "routes_left", RED) == 25
    assert cell(game, "gold", RED) == 3 + 5


@pytest.mark.rule("M-50")
def test_a_chain_of_double_arrows_ends_where_the_free_route_is_declined_or_the_supply_is_empty() -> None:
    board = own_board("6,5 N -- 6,4 S", "6,4 S -- 5,6 N")
    for left in (29, 2):
        game = europe(
            "europe-short", board=board, routes={RED: ["7,3 S-6,4 N"]}, routes_left={RED: left}, hand={RED: "ore wood"}
        )
        do(game, BUILD_THE_ARROW, "lay_free_route {6,5 N-6,4 S}")
        if left == 29:
            do(game, "decline_free_route")
        assert game.step == "action"
        assert cell(game, "routes_left", RED) == left - 2


@pytest.mark.rule("M-50")
def test_the_route_of_the_fixed_start_allows_no_free_one() -> None:
    """Ruling R7: blue starts between Vienna and 5,6 N, on a double arrow here."""
    game = kogge.start("europe-short", board=own_board("5,5 S -- 5,6 N"))
    assert cell(game, "route", int(paths(game, "Vienna-5,6 N")[0])) == BLUE
    for roll in (2, 12, 2, 2):
        game.play(f"starting_roll {roll}")
    assert (game.step, game.to_act) == ("before_roll", BLUE)
    assert [row[0] for row in game.read("routes_left")] == [29] * 4


@pytest.mark.rule("M-50")
def test_a_route_laid_on_a_double_arrow_in_the_variable_start_allows_no_free_one() -> None:
    """Ruling R7; red begins, so orange is the first to lay."""
    game = kogge.start("europe-short", board=own_board("5,5 S -- 5,6 N"), start="variable")
    for roll in (12, 2, 2, 2):
        game.play(f"starting_roll {roll}")
    while game.step == "place_kontor":
        vienna = game.to_act == ORANGE and may(game, "place_kontor {Vienna}")
        do(game, "place_kontor {Vienna}" if vienna else f"place_kontor {game.legal_texts()[0].split()[1]}")
    assert (game.step, game.to_act) == ("place_route", ORANGE)
    do(game, "place_route {Vienna-5,6 N}")
    assert (game.step, game.to_act) == ("place_route", WHITE)
    assert cell(game, "routes_left", ORANGE) == 29
