"""Forming caravans, and forming them anew.  (M-44)"""

import pytest

import kogge
from tests.support.europe import BLUE, RED, WHITE, Places, cell, choices, do, europe, gold, hand, may, paths
from tests.support.position import acts

PRICE = "ore wood salt"


def forming(caravans: Places | None = None, *, words: str = PRICE) -> kogge.Game:
    """Red has a line from Prague to blue's Vienna and on, and a route at Venice; blue and white have one each."""
    return europe(
        kontors={RED: ["Prague", "Venice"], BLUE: ["Vienna"]},
        routes={RED: ["Prague-4,6 N-Vienna-5,6 N", "Venice-3,7 N"], BLUE: ["Prague-Berlin"], WHITE: ["Venice-4,7 N"]},
        caravans=caravans,
        hand={RED: words},
    )


def standing(game: kogge.Game, seat: int) -> list[str]:
    """The routes beside which the caravans of a seat stand, -1 for those in the supply."""
    return [str(path) for path in game.read("caravan")[seat]]


def path(game: kogge.Game, ends: str) -> str:
    (found,) = paths(game, ends)
    return found


@pytest.mark.rule("M-44")
def test_a_new_caravan_stands_beside_an_own_route_that_touches_an_own_kontor() -> None:
    """Not beside an own route elsewhere or at another's kontor, not beside another's route at an own kontor."""
    game = forming()
    assert choices(game, "form_caravan") == paths(game, "Prague-4,6 N", "Venice-3,7 N")
    do(game, "form_caravan {Venice-3,7 N}")
    assert standing(game, RED) == [path(game, "Venice-3,7 N"), "-1"]
    assert cell(game, "caravans_left", RED) == 1
    assert (game.step, game.to_act) == ("action", RED)


@pytest.mark.rule("M-44")
def test_a_route_without_a_kontor_and_a_kontor_without_a_route_are_not_enough() -> None:
    game = europe(kontors={RED: ["Turin"]}, routes={RED: ["Prague-4,6 N"]}, hand={RED: PRICE})
    assert "form_caravan" not in acts(game)


@pytest.mark.rule("M-44")
def test_a_route_touches_a_kontor_with_either_end_whichever_came_first() -> None:
    """A route that was just built at a kontor, and a kontor that was just founded at a route."""
    game = europe(kontors={RED: ["Turin"]}, hand={RED: f"{PRICE} ore wood"})
    do(game, "build_route {Turin-3,6 S}")
    assert choices(game, "form_caravan") == paths(game, "Turin-3,6 S")
    game = europe(
        kontors={RED: ["Turin"]},
        routes={RED: ["4,6 N-Vienna"], BLUE: ["Vienna-4,7 N"]},
        merchants={RED: ["5,6 N"]},
        hand={RED: f"{PRICE} grain"},
    )
    do(game, "walk 1 {Vienna}", "found_kontor")
    assert choices(game, "form_caravan") == paths(game, "4,6 N-Vienna")


@pytest.mark.rule("M-44")
def test_two_caravans_find_room_beside_a_route() -> None:
    """M-71; they may be of one player or of two."""
    game = forming({BLUE: ["Prague-4,6 N"]})
    assert may(game, "form_caravan {Prague-4,6 N}")
    for two in ({BLUE: ["Prague-4,6 N"] * 2}, {BLUE: ["Prague-4,6 N"], WHITE: ["Prague-4,6 N"]}):
        game = forming(two)
        assert choices(game, "form_caravan") == paths(game, "Venice-3,7 N")


@pytest.mark.rule("M-44")
def test_no_caravan_is_formed_where_every_such_route_holds_two() -> None:
    """Ruling R26."""
    game = forming({BLUE: ["Prague-4,6 N", "Venice-3,7 N"], WHITE: ["Prague-4,6 N", "Venice-3,7 N"]})
    assert "form_caravan" not in acts(game)


@pytest.mark.rule("M-44")
def test_a_new_caravan_may_drive_in_the_same_turn() -> None:
    """Ruling R19."""
    game = forming(words=f"{PRICE} salt")
    do(game, "form_caravan {Prague-4,6 N}", "drive 1 {4,6 N-Vienna}", "end_drive")
    assert standing(game, RED) == [path(game, "4,6 N-Vienna"), "-1"]
    assert hand(game, RED) == {}


@pytest.mark.rule("M-44")
def test_a_new_caravan_may_deliver_in_the_same_turn() -> None:
    """Ruling R19: right where it is placed, M-75."""
    game = europe(kontors={RED: ["Prague"], BLUE: ["Berlin"]}, routes={RED: ["Prague-Berlin"]}, hand={RED: PRICE})
    assert "deliver" not in acts(game)
    do(game, "form_caravan {Prague-Berlin}", "deliver {Berlin}")
    assert cell(game, "points", RED) == 1


@pytest.mark.rule("M-44")
@pytest.mark.parametrize("caravans", [[], ["Prague-4,6 N"]])
def test_none_is_taken_off_while_one_is_in_the_supply(caravans: list[str]) -> None:
    game = forming({RED: caravans, BLUE: ["Prague-Berlin", "Prague-Berlin"]})
    assert "reform_caravan" not in acts(game)
    assert "form_caravan" in acts(game)


@pytest.mark.rule("M-44")
@pytest.mark.parametrize(("taken", "stays"), [(1, "Vienna-5,6 N"), (2, "4,6 N-Vienna")])
def test_with_both_on_the_board_one_is_taken_off_and_formed_anew(taken: int, stays: str) -> None:
    game = forming({RED: ["4,6 N-Vienna", "Vienna-5,6 N"]}, words=f"{PRICE} salt")
    assert "form_caravan" not in acts(game)
    assert choices(game, "reform_caravan") == ["1", "2"]
    do(game, f"reform_caravan {taken}")
    assert (game.step, game.to_act, acts(game)) == ("place_caravan", RED, {"place_caravan"})
    assert choices(game, "place_caravan") == paths(game, "Prague-4,6 N", "Venice-3,7 N")
    do(game, "place_caravan {Prague-4,6 N}")
    assert (game.step, game.to_act) == ("action", RED)
    assert set(standing(game, RED)) == {path(game, "Prague-4,6 N"), path(game, stays)}
    assert cell(game, "caravans_left", RED) == 0
    do(game, f"drive {taken} {{4,6 N-Vienna}}", "end_drive")  # it may drive at once
    assert hand(game, RED) == {}


@pytest.mark.rule("M-44")
def test_a_caravan_that_is_taken_off_makes_room_for_itself() -> None:
    """Ruling R26: every route at an own kontor holds two, but one of them is the caravan that is taken off."""
    game = forming(
        {RED: ["Prague-4,6 N", "Vienna-5,6 N"], BLUE: ["Prague-4,6 N", "Venice-3,7 N"], WHITE: ["Venice-3,7 N"]}
    )
    assert choices(game, "reform_caravan") == ["1"]
    do(game, "reform_caravan 1")
    assert choices(game, "place_caravan") == paths(game, "Prague-4,6 N")


@pytest.mark.rule("M-44")
def test_no_caravan_is_formed_anew_where_every_such_route_holds_two_others() -> None:
    """Ruling R26."""
    others: Places = {BLUE: ["Prague-4,6 N", "Venice-3,7 N"], WHITE: ["Prague-4,6 N", "Venice-3,7 N"]}
    game = forming({RED: ["4,6 N-Vienna", "Vienna-5,6 N"], **others})
    assert "reform_caravan" not in acts(game)


@pytest.mark.rule("M-44")
def test_a_caravan_formed_anew_is_another_and_pays_its_own_tolls() -> None:
    """M-72: each caravan pays for itself."""
    game = europe(
        kontors={RED: ["Prague"]},
        routes={RED: ["Prague-4,6 N", "Prague-4,5 N"], BLUE: ["Prague-Berlin", "4,6 N-Vienna"]},
        caravans={RED: ["Prague-4,6 N", "Prague-4,5 N"]},
        hand={RED: f"{PRICE} 2 salt"},
    )
    do(game, "drive 1 {4,6 N-Vienna}", "end_drive")
    assert (gold(game, RED), gold(game, BLUE)) == (2, 4)
    do(game, "reform_caravan 1", "place_caravan {Prague-4,6 N}", "drive 1 {Prague-Berlin}", "end_drive")
    assert (gold(game, RED), gold(game, BLUE)) == (1, 5)


@pytest.mark.rule("M-44")
def test_forming_beside_an_own_route_costs_no_toll_and_others_caravans_do_not_count() -> None:
    game = forming({BLUE: ["Prague-4,6 N", "Venice-3,7 N"]})
    assert "reform_caravan" not in acts(game)
    do(game, "form_caravan {Prague-4,6 N}")
    assert (gold(game, RED), gold(game, BLUE)) == (3, 3)
