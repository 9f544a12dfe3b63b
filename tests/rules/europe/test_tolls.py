"""Caravans pay for the routes of others: a gold for each owner, caravan and turn.  (M-72 to M-74, R23 to R25)"""

import pytest

import kogge
from tests.rules.europe.on_the_way import EDGE_PATHS as P
from tests.rules.europe.on_the_way import come_round, drive, drives, paths, waits
from tests.support.europe import BLUE, ORANGE, RED, WHITE, do, europe, gold, hand, may

FIRST = {RED: [P[0]]}


def along(
    *owners: int, coins: int = 3, caravans: dict[int, list[str]] | None = None, step: str = "action"
) -> kogge.Game:
    """Routes of these owners along the edge, and red's caravan beside the first of them."""
    return europe(
        step=step,
        routes={p: [P[k] for k, owner in enumerate(owners) if owner == p] for p in owners},
        caravans=caravans or FIRST,
        hand={RED: "4 salt"},
        gold={RED: coins},
        cards={RED: "fast_caravan"},
    )


def purses(game: kogge.Game) -> list[int]:
    return [gold(game, p) for p in range(game.players)]


# Who is paid


@pytest.mark.rule("M-72")
@pytest.mark.parametrize(("owner", "after"), [(BLUE, [2, 4, 3, 3]), (WHITE, [2, 3, 4, 3]), (ORANGE, [2, 3, 3, 4])])
def test_a_caravan_that_comes_beside_anothers_route_pays_its_owner_a_gold(owner: int, after: list[int]) -> None:
    game = along(RED, owner)
    drive(game, 1, P[1])
    assert purses(game) == after


@pytest.mark.rule("M-72")
@pytest.mark.parametrize("coins", [0, 3])
def test_own_routes_are_free(coins: int) -> None:
    """Nobody needs gold for them, and no toll is noted."""
    game = along(RED, RED, RED, RED, coins=coins)
    drive(game, 1, *P[1:4])
    assert purses(game) == [coins, 3, 3, 3]
    assert not any(map(sum, game.read("toll_paid")))


@pytest.mark.rule("M-72")
def test_a_player_is_paid_once_however_many_routes() -> None:
    game = along(RED, BLUE, BLUE, RED, BLUE, RED, BLUE)
    drive(game, 1, P[1], P[2], P[3], P[4], P[5], P[6], P[5], P[4])
    assert purses(game) == [2, 4, 3, 3]


@pytest.mark.rule("M-72")
def test_each_owner_on_the_way_is_paid() -> None:
    game = along(RED, BLUE, WHITE, ORANGE, BLUE)
    drive(game, 1, P[1])
    assert purses(game) == [2, 4, 3, 3]
    drive(game, 1, P[2])
    assert purses(game) == [1, 4, 4, 3]
    drive(game, 1, P[3])
    assert purses(game) == [0, 4, 4, 4]
    drive(game, 1, P[4])
    assert purses(game) == [0, 4, 4, 4]


@pytest.mark.rule("M-72")
def test_one_toll_covers_all_moves_of_a_caravan_in_a_turn() -> None:
    """Ruling R24, also if one of them is by a card."""
    game = along(RED, BLUE, BLUE, BLUE)
    drive(game, 1, P[1])
    game.play("end_drive")
    drive(game, 1, P[2])
    game.play("end_drive; play_fast_caravan")
    drive(game, 1, P[3])
    assert purses(game) == [2, 4, 3, 3]


@pytest.mark.rule("M-72")
def test_a_card_saves_the_salt_but_not_the_toll() -> None:
    game = along(RED, BLUE, WHITE)
    game.play("play_fast_caravan")
    drive(game, 1, P[1], P[2])
    assert purses(game) == [1, 4, 4, 3]
    assert hand(game, RED) == {"salt": 4}


@pytest.mark.rule("M-72")
def test_a_toll_paid_before_the_roll_counts_for_the_whole_turn() -> None:
    game = along(RED, BLUE, BLUE, step="before_roll")
    game.play("play_fast_caravan")
    drive(game, 1, P[1])
    game.play("end_drive; roll; dice 12")
    before = purses(game)
    drive(game, 1, P[2])
    assert purses(game) == before


@pytest.mark.rule("M-72")
def test_each_of_the_two_caravans_pays_for_itself() -> None:
    game = along(RED, BLUE, BLUE, BLUE, RED, caravans={RED: [P[0], P[4]]})
    drive(game, 1, P[1])
    game.play("end_drive")
    drive(game, 2, P[3])
    assert purses(game) == [1, 5, 3, 3]
    drive(game, 2, P[2])
    game.play("end_drive")
    drive(game, 1, P[0], P[1])
    assert purses(game) == [1, 5, 3, 3]


@pytest.mark.rule("M-72")
def test_every_turn_the_toll_is_due_anew() -> None:
    game = along(RED, BLUE, BLUE, BLUE)
    drive(game, 1, P[1])
    game.play("end_drive")
    assert purses(game) == [2, 4, 3, 3]
    come_round(game)  # four rolls without a yield: four gold for everybody
    assert purses(game) == [6, 8, 7, 7]
    drive(game, 1, P[2])
    assert purses(game) == [5, 9, 7, 7]


@pytest.mark.rule("M-72")
def test_what_one_player_paid_does_not_free_another() -> None:
    game = europe(
        routes={BLUE: [P[0], P[1], P[2]]},
        caravans={RED: [P[0]], WHITE: [P[0]]},
        hand={RED: "salt", WHITE: "salt"},
    )
    drive(game, 1, P[1])
    game.play("end_drive; end_turn; roll; dice 12; end_turn; roll; dice 12")
    assert purses(game) == [4, 6, 5, 5]
    drive(game, 1, P[1])
    assert purses(game) == [4, 7, 4, 5]


@pytest.mark.rule("M-72", "M-44")
def test_a_caravan_that_is_formed_anew_pays_again() -> None:
    """It is another caravan, whatever the one that was taken off has paid; the other one's tolls stay paid."""
    game = europe(
        kontors={RED: ["Prague"]},
        routes={RED: ["Prague-4,6 N"], BLUE: ["4,6 N-4,5 S-3,7 N"]},
        caravans={RED: ["Prague-4,6 N", "Prague-4,6 N"]},
        hand={RED: "ore wood 6 salt"},
        gold={RED: 5},
    )
    for caravan in (1, 2):
        drive(game, caravan, "4,6 N-4,5 S")
        game.play("end_drive")
    assert purses(game) == [3, 5, 3, 3]
    do(game, "reform_caravan 1", "place_caravan {Prague-4,6 N}")
    drive(game, 1, "4,6 N-4,5 S")
    game.play("end_drive")
    assert purses(game) == [2, 6, 3, 3]
    drive(game, 2, "4,5 S-3,7 N")
    assert purses(game) == [2, 6, 3, 3]


# Where the caravan was


@pytest.mark.rule("M-73")
def test_to_stand_beside_anothers_route_is_free() -> None:
    game = along(BLUE, BLUE)
    come_round(game)
    assert purses(game) == [7, 7, 7, 7]  # four rolls without a yield
    game.play("end_turn")
    assert purses(game) == [7, 7, 7, 7]


@pytest.mark.rule("M-73")
def test_to_leave_anothers_route_is_free() -> None:
    game = along(BLUE, RED, RED)
    drive(game, 1, P[1], P[2])
    game.play("end_drive")
    assert purses(game) == [3, 3, 3, 3]


@pytest.mark.rule("M-73")
def test_to_leave_anothers_route_is_free_without_any_gold() -> None:
    game = along(BLUE, RED, coins=0)
    drive(game, 1, P[1])
    assert waits(game, RED, 1, P[1])


@pytest.mark.rule("M-73", "M-72")
def test_to_move_along_further_routes_of_the_same_player_is_not_free() -> None:
    """Ruling R25: the route where it starts does not make the next one free."""
    game = along(BLUE, BLUE, BLUE)
    drive(game, 1, P[1])
    assert purses(game) == [2, 4, 3, 3]
    drive(game, 1, P[2])
    assert purses(game) == [2, 4, 3, 3]


@pytest.mark.rule("M-73", "M-72")
def test_to_come_back_to_the_route_it_left_is_not_free() -> None:
    """Ruling R25: that player's routes are used again."""
    game = along(BLUE, RED)
    drive(game, 1, P[1])
    assert purses(game) == [3, 3, 3, 3]
    drive(game, 1, P[0])
    assert purses(game) == [2, 4, 3, 3]


# Without gold


@pytest.mark.rule("M-74")
def test_without_gold_the_routes_of_others_are_closed() -> None:
    """Ruling R23: no debts."""
    game = europe(
        routes={RED: ["Prague-4,6 N", "Prague-4,5 N"], BLUE: ["4,6 N-Vienna"], WHITE: ["Prague-Berlin"]},
        caravans={RED: ["Prague-4,6 N"]},
        hand={RED: "salt"},
        gold={RED: 0},
    )
    assert drives(game, 1) == paths(game, "Prague-4,5 N")


@pytest.mark.rule("M-74")
def test_the_last_gold_opens_the_routes_of_one_player() -> None:
    """Ruling R23: it is paid on entering; then those of a second one are closed, those of the first stay open."""
    game = along(RED, BLUE, WHITE, coins=1)
    assert drives(game, 1) == paths(game, P[1])
    drive(game, 1, P[1])
    assert drives(game, 1) == paths(game, P[0])
    drive(game, 1, P[0], P[1])
    assert purses(game) == [0, 4, 3, 3]


@pytest.mark.rule("M-74")
def test_a_toll_that_is_paid_opens_the_routes_without_gold_for_this_caravan_only() -> None:
    game = along(RED, BLUE, BLUE, RED, coins=1, caravans={RED: [P[0], P[3]]})
    drive(game, 1, P[1])
    game.play("end_drive")
    assert drives(game, 1) == paths(game, f"{P[0]}; {P[2]}")
    assert drives(game, 2) == set()


@pytest.mark.rule("M-74")
def test_gold_that_comes_in_between_opens_them_again() -> None:
    game = along(RED, BLUE, coins=0)
    assert not may(game, f"drive 1 {{{P[1]}}}")
    game.play("sell_resource salt")
    drive(game, 1, P[1])
    assert purses(game) == [0, 4, 3, 3]
