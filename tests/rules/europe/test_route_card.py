"""The card Open the Routes: up to two trade routes, free of charge.  (M-08)"""

import pytest

import kogge
from tests.rules.europe.nets import earned
from tests.support.europe import BLUE, RED, WHITE, Places, cell, choices, do, europe, hand, paths
from tests.support.position import acts

FREE = {"lay_free_route", "decline_free_route"}
ARROW = "lay_free_route {6,5 N-7,3 S}"


def with_card(routes: Places | None = None, *, step: str = "action", left: int | None = None) -> kogge.Game:
    """Red holds the card, has a kontor at Venice, and nobody has gold."""
    return europe(
        step=step,
        kontors={RED: ["Venice"]},
        routes=routes,
        routes_left=None if left is None else {RED: left},
        cards={RED: "route_building"},
        gold=dict.fromkeys(range(4), 0),
    )


@pytest.mark.rule("M-08")
@pytest.mark.parametrize("step", ["action", "before_roll"])
def test_two_routes_are_laid_free_of_charge_under_the_normal_rules(step: str) -> None:
    game = with_card({BLUE: ["Venice-4,7 N"]}, step=step)
    game.play("play_route_building")
    assert acts(game) == FREE
    assert choices(game, "lay_free_route") == paths(game, "3,7 N-Venice-3,8 N")
    do(game, "lay_free_route {Venice-3,7 N}")
    assert choices(game, "lay_free_route") == paths(game, "Venice-3,8 N", "3,6 S-3,7 N-4,5 S")
    do(game, "lay_free_route {3,7 N-3,6 S}")
    assert (game.step, game.to_act) == (step, RED)
    assert not acts(game) & FREE
    assert cell(game, "routes_left", RED) == 28
    assert hand(game, RED) == {}


@pytest.mark.rule("M-08")
@pytest.mark.parametrize("laid", [0, 1])
def test_fewer_than_two_may_be_laid(laid: int) -> None:
    """The card is played and discarded all the same."""
    game = with_card()
    do(game, "play_route_building", *["lay_free_route {Venice-3,7 N}"] * laid, "decline_free_route")
    assert game.step == "action"
    assert cell(game, "routes_left", RED) == 30 - laid
    assert game.read("discarded_cards")[0] == [0, 1, 0, 0, 0, 0, 0]
    assert not acts(game) & {*FREE, "play_route_building"}


@pytest.mark.rule("M-08")
def test_each_route_of_the_card_earns_the_gold_of_a_first_connection() -> None:
    """M-47: Turin by the first, Bern by the second."""
    game = with_card({RED: ["Venice-3,7 N"], BLUE: ["Turin-3,6 S"]})
    do(game, "play_route_building", "lay_free_route {3,7 N-3,6 S}")
    assert (game.step, earned(game)) == ("lay_free_route", [2, 1, 0, 0])
    do(game, "lay_free_route {3,6 S-Bern}")
    assert (game.step, earned(game)) == ("action", [2 + 1, 1 + 1, 0, 0])


@pytest.mark.rule("M-08")
def test_with_one_route_left_one_is_laid_and_with_none_the_card_can_t_be_played() -> None:
    """Ruling R27."""
    game = with_card(left=1)
    do(game, "play_route_building", "lay_free_route {Venice-3,7 N}")
    assert (game.step, cell(game, "routes_left", RED)) == ("action", 0)
    assert "play_route_building" not in acts(with_card(left=0))


@pytest.mark.rule("M-08")
def test_the_card_can_t_be_played_where_no_route_can_be_laid() -> None:
    """All paths at Venice, red's only kontor, have routes of others."""
    game = with_card({BLUE: ["3,7 N-Venice-3,8 N"], WHITE: ["Venice-4,7 N"]})
    assert "play_route_building" not in acts(game)


@pytest.mark.rule("M-50")
def test_a_route_of_the_card_on_a_double_arrow_allows_one_more() -> None:
    """First the one beside the arrow, at once; then the second of the card, wherever red may build."""
    game = with_card({RED: ["6,4 S-6,5 N"]})
    do(game, "play_route_building", ARROW)
    assert choices(game, "lay_free_route") == paths(game, "6,5 N-Wroclaw", "6,4 N-7,3 S-Kaliningrad")
    do(game, "lay_free_route {7,3 S-6,4 N}", "lay_free_route {Venice-3,7 N}")
    assert game.step == "action"
    assert cell(game, "routes_left", RED) == 29 - 3


@pytest.mark.rule("M-50")
def test_the_second_route_of_the_card_on_a_double_arrow_allows_one_more_too() -> None:
    game = with_card({RED: ["6,4 S-6,5 N"]})
    do(game, "play_route_building", "lay_free_route {Venice-3,7 N}", ARROW, "lay_free_route {7,3 S-6,4 N}")
    assert game.step == "action"
    assert cell(game, "routes_left", RED) == 29 - 3


@pytest.mark.rule("M-50")
def test_the_route_beside_the_arrow_may_be_declined_without_the_second_of_the_card() -> None:
    game = with_card({RED: ["6,4 S-6,5 N"]})
    do(game, "play_route_building", ARROW, "decline_free_route")
    assert acts(game) == FREE
    do(game, "lay_free_route {Venice-3,7 N}")
    assert game.step == "action"
    assert cell(game, "routes_left", RED) == 29 - 2


@pytest.mark.rule("M-50")
def test_with_no_free_path_beside_the_arrow_the_second_route_of_the_card_follows() -> None:
    game = with_card({RED: ["6,4 S-6,5 N-Wroclaw"], BLUE: ["6,4 N-7,3 S-Kaliningrad"]})
    do(game, "play_route_building", ARROW)
    assert acts(game) == FREE
    do(game, "lay_free_route {Venice-3,7 N}")
    assert game.step == "action"


@pytest.mark.rule("M-50")
def test_the_gold_of_routes_by_card_and_arrow_is_settled_one_by_one() -> None:
    """Ruling R5: Wroclaw and Kaliningrad by the arrow, Berlin by the free route, Turin by the second of the card."""
    game = with_card(
        {RED: ["Wroclaw-6,5 N", "Turin-3,6 S", "Venice-3,7 N"], BLUE: ["7,3 S-Kaliningrad", "Berlin-6,4 S"]}
    )
    do(game, "play_route_building", ARROW)
    assert earned(game) == [2, 1, 0, 0]
    do(game, "lay_free_route {6,5 N-6,4 S}")
    assert earned(game) == [2 + 2, 1 + 1, 0, 0]
    do(game, "lay_free_route {3,6 S-3,7 N}")
    assert earned(game) == [2 + 2 + 3, 1 + 1, 0, 0]
    assert game.step == "action"


@pytest.mark.rule("M-50")
def test_the_supply_may_run_out_between_the_routes_of_a_card() -> None:
    """Ruling R27: the arrow takes the last but one, the route beside it the last."""
    game = with_card({RED: ["6,4 S-6,5 N"]}, left=2)
    do(game, "play_route_building", ARROW, "lay_free_route {7,3 S-6,4 N}")
    assert (game.step, cell(game, "routes_left", RED)) == ("action", 0)
