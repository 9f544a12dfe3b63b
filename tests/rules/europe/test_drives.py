"""Caravans drive from route to route: three of them for a salt.  (M-70, M-77, M-79)"""

import pytest

from tests.rules.europe.on_the_way import EDGE, EDGE_PATHS, acts, come_round, drive, drives, paths, waits
from tests.support.europe import BLUE, ORANGE, RED, WHITE, cell, do, europe, gold, hand, may

SALT = 4  # among the cards of the bank
LINE = {RED: ["-".join(EDGE)]}  # red's routes along the whole edge
FIRST = {RED: [EDGE_PATHS[0]]}  # a caravan at their beginning
BOTH = {RED: [EDGE_PATHS[0], EDGE_PATHS[6]]}


# From route to route


@pytest.mark.rule("M-70")
@pytest.mark.parametrize("scenario", ["europe", "europe-short"])
def test_a_step_leads_to_a_route_that_shares_an_intersection(scenario: str) -> None:
    routes = {RED: ["Berlin-Prague-4,6 N-Vienna", "Prague-4,5 N-Hamburg", "Berlin-6,3 S"]}
    game = europe(scenario, routes=routes, caravans={RED: ["Prague-4,6 N"]}, hand={RED: "salt"})
    assert drives(game, 1) == paths(game, "Berlin-Prague; Prague-4,5 N; 4,6 N-Vienna")
    drive(game, 1, "Berlin-Prague")
    assert waits(game, RED, 1, "Berlin-Prague")
    assert drives(game, 1) == paths(game, "Prague-4,6 N; Prague-4,5 N; Berlin-6,3 S")


@pytest.mark.rule("M-79")
def test_a_caravan_never_enters_a_path_without_a_route() -> None:
    game = europe(routes={RED: ["Prague-4,6 N"]}, caravans={RED: ["Prague-4,6 N"]}, hand={RED: "3 salt"})
    assert drives(game, 1) == set()
    game = europe(
        routes={RED: ["Prague-4,6 N", "Vienna-4,7 N"]},
        caravans={RED: ["Prague-4,6 N"]},
        hand={RED: "3 salt"},
        cards={RED: "fast_caravan"},
    )
    assert drives(game, 1) == set()  # a gap is a gap
    game.play("play_fast_caravan")
    assert drives(game, 1) == set()


@pytest.mark.rule("M-79", "M-71")
def test_not_even_to_make_way_does_a_caravan_leave_the_routes() -> None:
    """Beyond a full route there are only paths without one, and for the way back there is no toll."""
    game = europe(
        routes={RED: ["4,6 N-Vienna"], BLUE: ["Prague-4,6 N"]},
        caravans={RED: ["Prague-4,6 N"], BLUE: ["4,6 N-Vienna", "4,6 N-Vienna"]},
        hand={RED: "3 salt"},
        gold={RED: 0},
    )
    assert drives(game, 1) == set()


@pytest.mark.rule("M-70")
@pytest.mark.parametrize("owner", [RED, BLUE, WHITE, ORANGE])
def test_caravans_use_routes_of_any_player(owner: int) -> None:
    game = europe(routes={owner: ["Prague-4,6 N-Vienna"]}, caravans={RED: ["Prague-4,6 N"]}, hand={RED: "salt"})
    drive(game, 1, "4,6 N-Vienna")
    game.play("end_drive")
    assert waits(game, RED, 1, "4,6 N-Vienna")


@pytest.mark.rule("M-70")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("owner", [None, RED, BLUE, ORANGE])
def test_kontors_and_empty_cities_do_not_block_a_caravan(owner: int | None, players: int) -> None:
    neutral = owner == players
    game = europe(
        players=players,
        kontors={} if owner is None or neutral else {owner: ["Prague"]},
        neutral=["Prague"] if neutral else [],
        routes={RED: ["4,6 N-Prague-4,5 N"]},
        caravans={RED: ["Prague-4,6 N"]},
        hand={RED: "salt"},
    )
    drive(game, 1, "Prague-4,5 N")
    assert waits(game, RED, 1, "Prague-4,5 N")


# Salt


@pytest.mark.rule("M-70")
@pytest.mark.parametrize(("distance", "cost"), [(1, 1), (2, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3), (10, 4)])
def test_a_salt_moves_a_caravan_three_routes_and_several_add_up(distance: int, cost: int) -> None:
    game = europe(routes=LINE, caravans=FIRST, hand={RED: "5 salt wood"})
    drive(game, 1, *EDGE_PATHS[1 : distance + 1])
    assert waits(game, RED, 1, EDGE_PATHS[distance])
    assert hand(game, RED) == {"salt": 5 - cost, "wood": 1}
    assert cell(game, "bank", 0, SALT) == 14 + cost
    assert gold(game, RED) == 3


@pytest.mark.rule("M-70")
def test_without_salt_no_caravan_moves() -> None:
    game = europe(routes=LINE, caravans=FIRST, hand={RED: "3 grain 3 ore", BLUE: "salt"})
    assert "drive" not in acts(game)
    game = europe(routes=LINE, caravans=FIRST, hand={RED: "salt"})
    drive(game, 1, *EDGE_PATHS[1:4])
    assert game.step == "action"
    assert "drive" not in acts(game)


@pytest.mark.rule("M-70")
def test_between_its_steps_a_caravan_may_step_or_stop_and_steps_left_over_lapse() -> None:
    game = europe(routes=LINE, caravans=FIRST, hand={RED: "2 salt"})
    drive(game, 1, EDGE_PATHS[1])
    assert acts(game) == {"drive", "end_drive"}
    drive(game, 1, EDGE_PATHS[2])
    game.play("end_drive")
    assert (game.step, game.to_act) == ("action", RED)
    drive(game, 1, EDGE_PATHS[3])
    assert hand(game, RED) == {}
    drive(game, 1, EDGE_PATHS[4], EDGE_PATHS[5])
    assert "drive" not in acts(game)


@pytest.mark.rule("M-70")
def test_steps_are_not_kept_for_the_next_turn() -> None:
    game = europe(routes=LINE, caravans=FIRST, hand={RED: "salt"})
    drive(game, 1, EDGE_PATHS[1])
    game.play("end_drive")
    come_round(game)
    assert "drive" not in acts(game)


@pytest.mark.rule("M-70")
def test_the_steps_of_a_salt_are_not_split_between_two_caravans() -> None:
    game = europe(routes=LINE, caravans=BOTH, hand={RED: "2 salt"})
    assert drives(game, 1)
    assert drives(game, 2)
    drive(game, 2, EDGE_PATHS[7])
    assert drives(game, 1) == set()
    game.play("end_drive")
    drive(game, 1, EDGE_PATHS[1])
    assert hand(game, RED) == {}
    assert drives(game, 2) == set()
    game.play("end_drive")
    assert "drive" not in acts(game)
    assert waits(game, RED, 1, EDGE_PATHS[1])
    assert waits(game, RED, 2, EDGE_PATHS[7])


@pytest.mark.rule("M-70")
def test_a_caravan_may_set_out_anew_in_the_same_turn() -> None:
    game = europe(routes=LINE, caravans=FIRST, hand={RED: "2 salt"})
    drive(game, 1, *EDGE_PATHS[1:4])
    assert game.step == "action"
    drive(game, 1, *EDGE_PATHS[4:7])
    assert waits(game, RED, 1, EDGE_PATHS[6])


@pytest.mark.rule("M-70")
def test_only_own_caravans_drive() -> None:
    game = europe(
        turn_of=BLUE,
        routes=LINE,
        caravans={RED: [EDGE_PATHS[0], EDGE_PATHS[1]], BLUE: [EDGE_PATHS[6]]},
        hand={RED: "salt", BLUE: "salt"},
    )
    assert drives(game, 1) == paths(game, f"{EDGE_PATHS[5]}; {EDGE_PATHS[7]}")
    assert drives(game, 2) == set()
    drive(game, 1, EDGE_PATHS[7])
    assert (hand(game, RED), hand(game, BLUE)) == ({"salt": 1}, {})


@pytest.mark.rule("M-70")
def test_caravans_drive_by_salt_only_in_the_action_phase() -> None:
    game = europe(step="before_roll", routes=LINE, caravans=FIRST, hand={RED: "salt"})
    assert "drive" not in acts(game)
    game.play("roll; dice 12")
    assert "drive" in acts(game)


@pytest.mark.rule("M-70")
def test_a_caravan_uses_a_route_in_the_turn_it_is_laid() -> None:
    game = europe(routes={RED: ["Prague-4,6 N"]}, caravans={RED: ["Prague-4,6 N"]}, hand={RED: "ore wood salt"})
    assert "drive" not in acts(game)
    do(game, "build_route {4,6 N-4,5 S}")
    drive(game, 1, "4,6 N-4,5 S")
    assert waits(game, RED, 1, "4,6 N-4,5 S")


# A card


@pytest.mark.rule("M-70")
def test_a_card_moves_one_caravan_four_routes_without_salt() -> None:
    game = europe(routes=LINE, caravans=BOTH, cards={RED: "fast_caravan"}, hand={RED: "2 salt"})
    game.play("play_fast_caravan")
    assert drives(game, 2)
    drive(game, 1, *EDGE_PATHS[1:4])
    assert drives(game, 2) == set()
    drive(game, 1, EDGE_PATHS[4])
    assert game.step == "action"
    assert waits(game, RED, 1, EDGE_PATHS[4])
    assert hand(game, RED) == {"salt": 2}


@pytest.mark.rule("M-70")
def test_what_is_left_of_a_card_lapses_and_salt_pays_for_a_drive_of_its_own() -> None:
    game = europe(routes=LINE, caravans=FIRST, cards={RED: "fast_caravan"}, hand={RED: "salt"})
    game.play("play_fast_caravan")
    drive(game, 1, EDGE_PATHS[1])
    game.play("end_drive")
    drive(game, 1, *EDGE_PATHS[2:5])
    assert game.step == "action"
    assert hand(game, RED) == {}


# Back again


@pytest.mark.rule("M-77")
def test_after_a_delivery_a_caravan_goes_on_with_paid_steps_left() -> None:
    game = europe(
        kontors={BLUE: ["Vienna"]},
        routes={RED: ["Prague-4,6 N-Vienna-4,7 N"]},
        caravans={RED: ["Prague-4,6 N"]},
        hand={RED: "salt"},
    )
    drive(game, 1, "4,6 N-Vienna")
    do(game, "deliver {Vienna}")
    assert game.step == "drive"
    assert drives(game, 1) == paths(game, "Prague-4,6 N; Vienna-4,7 N")
    drive(game, 1, "Vienna-4,7 N")
    assert hand(game, RED) == {}
    assert may(game, "end_drive")


@pytest.mark.rule("M-77", "M-70")
def test_a_caravan_may_go_back_the_way_it_came() -> None:
    game = europe(
        kontors={BLUE: ["Vienna"]},
        routes={RED: ["Prague-4,6 N-Vienna"]},
        caravans={RED: ["Prague-4,6 N"]},
        hand={RED: "salt"},
    )
    drive(game, 1, "4,6 N-Vienna")
    do(game, "deliver {Vienna}")
    drive(game, 1, "Prague-4,6 N", "4,6 N-Vienna")
    assert game.step == "action"
    assert waits(game, RED, 1, "4,6 N-Vienna")
