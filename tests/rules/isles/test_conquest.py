"""How a conquered lair is settled: rewards, the hero, and the number.  (E-74 to E-76)"""

from collections.abc import Mapping

import pytest

import kogge
from tests.support.isles import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    acts,
    cell,
    chances,
    column,
    do,
    gold,
    hexagon,
    isles,
    may,
    points,
)

RIVER, SOUTHERN = "5,-1", "4,1"
BESIDE = "5,-1 W"


def conquest(
    ashore: Mapping[int, int],
    turn_of: int = BLUE,
    *,
    tracks: Mapping[int, int] | None = None,
    scenario: str = "pirate-lairs",
) -> kogge.Game:
    """The player whose turn it is has landed the third crew, and ends the movement phase."""
    game = isles(
        scenario,
        step="movement",
        turn_of=turn_of,
        tiles={RIVER: "gold_river"},
        ashore={RIVER: {seat: n - (seat == turn_of) for seat, n in ashore.items()}},
        ships={turn_of: [f"{BESIDE} crew"]},
        tracks={"lairs": tracks or {}},
        gold=dict.fromkeys(range(4), 0),
    )
    do(game, "land_crew 1 {5,-1}", "end_turn")
    return game


def crews(game: kogge.Game) -> list[int]:
    """How many crews each player has at the river."""
    return game.read("crews_ashore")[hexagon(game, RIVER)]


def track(game: kogge.Game) -> list[int]:
    return column(game, "lairs_track")


# Rewards


@pytest.mark.rule("E-74")
def test_nothing_happens_before_the_movement_phase_is_over() -> None:
    game = isles(
        step="movement",
        tiles={RIVER: "gold_river"},
        ashore={RIVER: {RED: 2}},
        ships={BLUE: [f"{BESIDE} crew", "3,-1 NE"]},
        gold={BLUE: 0, RED: 0},
    )
    do(game, "land_crew 1 {5,-1}")
    assert (game.to_act, game.step) == (BLUE, "movement")
    assert may(game, "sail 1 {4,-1 NE}")
    assert may(game, "sail 2 {3,-1 E}")
    assert (gold(game, BLUE), gold(game, RED)) == (0, 0)
    assert track(game) == [0, 0, 0, 0]
    do(game, "sail 2 {3,-1 E}", "end_turn")
    assert (gold(game, BLUE), gold(game, RED)) == (2, 2)


@pytest.mark.rule("E-74")
@pytest.mark.parametrize("scenario", ["pirate-lairs", "fish", "explorers-pirates"])
@pytest.mark.parametrize("ashore", [{BLUE: 1, RED: 2}, {BLUE: 2, ORANGE: 1}, {BLUE: 1, WHITE: 1, ORANGE: 1}])
def test_each_participant_gets_two_gold_and_a_step_whatever_its_crews(scenario: str, ashore: dict[int, int]) -> None:
    game = conquest(ashore, scenario=scenario)
    assert column(game, "gold") == [2 if seat in ashore else 0 for seat in range(4)]
    assert track(game) == [1 if seat in ashore else 0 for seat in range(4)]


@pytest.mark.rule("E-74")
@pytest.mark.parametrize(
    ("turn_of", "order"),
    [(WHITE, [WHITE, BLUE, RED]), (RED, [RED, WHITE, BLUE]), (BLUE, [BLUE, RED, WHITE])],
)
def test_the_active_player_steps_first_and_the_others_clockwise(turn_of: int, order: list[int]) -> None:
    """It matters for the stack: the first to come has the card."""
    game = conquest({BLUE: 1, RED: 1, WHITE: 1}, turn_of)
    arrival = column(game, "lairs_arrival")
    assert sorted(order, key=lambda seat: arrival[seat]) == order
    assert cell(game, "lairs_leader") == turn_of


@pytest.mark.rule("E-74")
@pytest.mark.parametrize("order", [(RIVER, SOUTHERN), (SOUTHERN, RIVER)])
def test_several_lairs_are_settled_in_the_order_in_which_they_were_completed(order: tuple[str, str]) -> None:
    """Ruling 32."""
    game = isles(
        step="movement",
        tiles={RIVER: "gold_river", SOUTHERN: "gold_river"},
        ashore={RIVER: {RED: 2}, SOUTHERN: {WHITE: 2}},
        ships={BLUE: [f"{BESIDE} crew", "4,1 W crew"]},
        gold=dict.fromkeys(range(4), 0),
    )
    ship = {RIVER: 1, SOUTHERN: 2}
    friend = {RIVER: RED, SOUTHERN: WHITE}
    first, second = order
    do(game, f"land_crew {ship[first]} {{{first}}}", f"land_crew {ship[second]} {{{second}}}", "end_turn")
    assert (gold(game, BLUE), gold(game, friend[first]), gold(game, friend[second])) == (2, 2, 0)
    do(game, "hero_roll 6", "hero_roll 1", "turn_lair 3")
    assert cell(game, "number", hexagon(game, first)) == 3
    assert (gold(game, BLUE), gold(game, friend[first]), gold(game, friend[second])) == (4, 2, 2)
    assert cell(game, "lair", hexagon(game, second)) == 1
    do(game, "hero_roll 1", "hero_roll 6", "turn_lair 8")
    assert cell(game, "number", hexagon(game, second)) == 8
    assert (game.turn_of, game.step) == (RED, "before_roll")
    assert track(game)[BLUE] == 2 + 1


# The hero


@pytest.mark.rule("E-75")
def test_each_participant_rolls_one_die_the_active_player_first() -> None:
    """Ruling 33: nobody else rolls."""
    game = conquest({ORANGE: 1, RED: 2}, ORANGE)
    assert (game.to_act, game.step) == (kogge.CHANCE, "hero_roll")
    assert chances(game) == {str(face): pytest.approx(1 / 6) for face in range(1, 7)}
    do(game, "hero_roll 2")
    assert column(game, "hero_roll") == [-1, 0, -1, 2]
    do(game, "hero_roll 5")
    assert game.step == "turn_lair"


@pytest.mark.rule("E-75")
@pytest.mark.parametrize(
    ("ashore", "dice", "hero"),
    [
        ({BLUE: 1, RED: 2}, (4, 2), BLUE),  # 5 to 4
        ({BLUE: 1, RED: 2}, (3, 4), RED),
        ({BLUE: 1, RED: 2}, (6, 6), RED),  # the crews are added
        ({BLUE: 2, RED: 1}, (1, 3), RED),
        ({BLUE: 2, RED: 1}, (3, 3), BLUE),
        ({BLUE: 2, WHITE: 1}, (1, 6), WHITE),
        ({BLUE: 1, WHITE: 1, ORANGE: 1}, (2, 5, 4), WHITE),
        ({BLUE: 1, WHITE: 1, ORANGE: 1}, (2, 5, 6), ORANGE),
        ({BLUE: 1, RED: 1, WHITE: 1}, (6, 5, 5), BLUE),
    ],
)
def test_the_highest_sum_of_die_and_crews_is_the_hero(ashore: dict[int, int], dice: tuple[int, ...], hero: int) -> None:
    """One step more, and one of the crews goes back to the supply; the others keep theirs."""
    game = conquest(ashore)
    supply = column(game, "crews_left")
    do(game, *(f"hero_roll {face}" for face in dice))
    assert game.step == "turn_lair"
    assert track(game) == [(seat in ashore) + (seat == hero) for seat in range(4)]
    assert crews(game) == [ashore.get(seat, 0) - (seat == hero) for seat in range(4)]
    assert column(game, "crews_left") == [left + (seat == hero) for seat, left in enumerate(supply)]
    assert column(game, "gold") == [2 if seat in ashore else 0 for seat in range(4)]


@pytest.mark.rule("E-75")
@pytest.mark.parametrize(("ashore", "dice", "hero"), [((1, 2), (5, 4), RED), ((2, 1), (5, 6), BLUE)])
def test_a_tie_goes_to_whoever_has_more_crews_there(ashore: tuple[int, int], dice: tuple[int, int], hero: int) -> None:
    game = conquest(dict(zip((BLUE, RED), ashore, strict=True)))
    do(game, *(f"hero_roll {face}" for face in dice))
    assert game.step == "turn_lair"
    assert track(game)[hero] == 2


@pytest.mark.rule("E-75")
def test_those_still_tied_roll_again_and_the_others_are_out() -> None:
    game = conquest({BLUE: 1, RED: 1, WHITE: 1})
    do(game, "hero_roll 2", "hero_roll 5", "hero_roll 5")
    assert game.step == "hero_roll"
    assert column(game, "hero_roll") == [-1, 0, 0, -1]
    assert track(game) == [1, 1, 1, 0]
    do(game, "hero_roll 1", "hero_roll 1")  # red, white: tied once more, though blue's two was higher
    assert column(game, "hero_roll") == [-1, 0, 0, -1]
    do(game, "hero_roll 1", "hero_roll 2")
    assert track(game) == [1, 1, 2, 0]
    assert crews(game) == [1, 1, 0, 0]
    assert game.step == "turn_lair"


@pytest.mark.rule("E-75")
def test_if_all_three_are_tied_all_roll_again() -> None:
    game = conquest({BLUE: 1, RED: 1, WHITE: 1}, RED)
    do(game, "hero_roll 3", "hero_roll 3", "hero_roll 3")
    assert column(game, "hero_roll") == [0, 0, 0, -1]
    do(game, "hero_roll 4", "hero_roll 2", "hero_roll 1")
    assert track(game) == [1, 2, 1, 0]  # the active player, red, rolled first


@pytest.mark.rule("E-75")
def test_a_second_roll_is_judged_without_the_first() -> None:
    game = conquest({BLUE: 1, RED: 1, WHITE: 1})
    do(game, "hero_roll 6", "hero_roll 6", "hero_roll 5", "hero_roll 1", "hero_roll 2")
    assert track(game) == [1, 2, 1, 0]


@pytest.mark.rule("E-75")
def test_whoever_conquers_a_lair_alone_is_its_hero_without_a_roll_and_loses_a_crew_too() -> None:
    game = conquest({BLUE: 3})
    assert (game.to_act, game.step) == (kogge.CHANCE, "turn_lair")
    assert track(game) == [2, 0, 0, 0]
    assert crews(game) == [2, 0, 0, 0]
    assert cell(game, "crews_left", BLUE) == 9 - 2
    assert gold(game, BLUE) == 2


# The number


@pytest.mark.rule("E-76")
def test_then_the_token_is_turned_the_remaining_crews_stay_and_the_turn_passes() -> None:
    game = conquest({BLUE: 2, RED: 1})
    do(game, "hero_roll 6", "hero_roll 1")
    assert acts(game) == {"turn_lair"}
    assert chances(game) == {number: pytest.approx(1 / 6) for number in ("2", "3", "4", "5", "6", "8")}
    do(game, "turn_lair 8")
    h = hexagon(game, RIVER)
    assert (cell(game, "lair", h), cell(game, "number", h)) == (0, 8)
    assert cell(game, "lair_numbers_left", 8) == 0
    assert crews(game) == [1, 1, 0, 0]
    assert column(game, "conquered_lairs") == [-1] * 6
    assert (game.turn_of, game.to_act, game.step) == (RED, RED, "before_roll")


@pytest.mark.rule("E-76")
def test_the_crews_are_fetched_in_later_turns() -> None:
    game = conquest({BLUE: 2, RED: 1})
    do(game, "hero_roll 6", "hero_roll 1", "turn_lair 8")
    for _ in range(3):
        do(game, "roll", "dice 2", "set_sail", "end_turn")
    do(game, "roll", "dice 2", "set_sail", "fetch_crew 1 {5,-1}")
    assert crews(game) == [0, 1, 0, 0]


# Winning meanwhile


def close_to_the_end(ashore: Mapping[int, int], tracks: Mapping[int, int], turn_of: int = BLUE) -> kogge.Game:
    """Blue has nine points for its homes; twelve win."""
    game = isles(
        "pirate-lairs",
        step="movement",
        turn_of=turn_of,
        tiles={RIVER: "gold_river"},
        ashore={RIVER: {seat: n - (seat == turn_of) for seat, n in ashore.items()}},
        ships={turn_of: [f"{BESIDE} crew"]},
        tracks={"lairs": tracks},
        harbours={BLUE: ["3,-2 SE", "4,-3 NE", "2,0 NE", "1,1 SE"]},
        settlements={BLUE: ["0,0 N"]},
    )
    do(game, "land_crew 1 {5,-1}")
    assert points(game, BLUE) < 12
    do(game, "end_turn")
    return game


@pytest.mark.rule("E-74")
def test_the_active_player_wins_at_once_before_the_others_have_stepped() -> None:
    """Ruling 41: checked after every change, also in the middle of a conquest."""
    game = close_to_the_end({BLUE: 1, RED: 2}, {RED: 2, BLUE: 2})
    assert points(game, BLUE) == 9 + 2 + 1
    assert (game.is_over, game.winner) == (True, BLUE)
    assert track(game)[RED] == 2


@pytest.mark.rule("E-75")
def test_the_heros_step_can_win_too() -> None:
    """Ruling 41."""
    game = close_to_the_end({BLUE: 2, RED: 1}, {RED: 5, BLUE: 4})
    assert points(game, BLUE) == 9 + 2
    do(game, "hero_roll 6")
    assert not game.is_over
    do(game, "hero_roll 1")
    assert points(game, BLUE) == 9 + 3
    assert game.winner == BLUE


@pytest.mark.rule("E-74")
def test_points_that_come_in_anothers_turn_win_when_the_own_turn_begins() -> None:
    """Ruling 41: orange conquers, blue takes part and then is next."""
    game = close_to_the_end({ORANGE: 2, BLUE: 1}, {BLUE: 2}, turn_of=ORANGE)
    assert points(game, BLUE) == 9 + 2 + 1
    assert not game.is_over
    do(game, "hero_roll 6", "hero_roll 1")
    assert not game.is_over
    do(game, "turn_lair 3")
    assert (game.turn_of, game.winner) == (BLUE, BLUE)


@pytest.mark.rule("E-74")
def test_they_do_not_win_in_the_turn_of_a_third_player() -> None:
    game = close_to_the_end({RED: 2, BLUE: 1}, {BLUE: 2}, turn_of=RED)
    do(game, "hero_roll 6", "hero_roll 1", "turn_lair 3")
    assert points(game, BLUE) == 9 + 2 + 1
    assert (game.turn_of, game.is_over) == (WHITE, False)
