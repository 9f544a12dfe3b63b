"""Ten points, and whose turn it is when they are there.  (B-80 to B-82)"""

import pytest

import kogge
from tests.support.position import BLUE, ORANGE, RED, WHITE, cell, points, position, roll

SETTLEMENT, ROAD, CITY = "wood brick wool grain", "wood brick", "2 grain 3 ore"
FOUR_CITIES = [0, 8, 18, 30]  # eight points

# Lines that don't meet, and roads of blue that reach 16.
WEST_7 = "3-7-11-16-21-27-33-28"  # blue at 16 leaves 3 and 4
TO_WEST = "17-22-16"
EAST_6 = "2-6-10-15-20-26-32"
SOUTH_5 = "47-51-48-52-49-53"


def is_won_by(game: kogge.Game, seat: int) -> bool:
    """Has the seat won, and is nothing left to play?"""
    return game.is_over and game.step == "over" and game.winner == seat and game.legal() == []


# In the own turn


@pytest.mark.rule("B-80")
def test_the_settlement_that_makes_ten_points_wins_at_once() -> None:
    game = position(
        cities={ORANGE: FOUR_CITIES},
        settlements={ORANGE: [40]},
        roads={ORANGE: ["48-51"]},
        hand={ORANGE: SETTLEMENT},
    )
    game.play("build_settlement 48")
    assert points(game, ORANGE) == 10
    assert is_won_by(game, ORANGE)


@pytest.mark.rule("B-80")
def test_the_city_that_makes_ten_points_wins_at_once() -> None:
    game = position(cities={ORANGE: FOUR_CITIES[:3]}, settlements={ORANGE: [30, 40, 48]}, hand={ORANGE: CITY})
    game.play("build_city 40")
    assert points(game, ORANGE) == 10
    assert is_won_by(game, ORANGE)


@pytest.mark.rule("B-80")
def test_the_longest_route_wins_at_once_even_before_the_roll() -> None:
    game = position(
        cities={ORANGE: FOUR_CITIES},
        roads={ORANGE: ["47-51-48-52-49"]},
        cards={ORANGE: "road_building"},
        step="before_roll",
    )
    game.play("play_road_building")
    assert not game.is_over
    game.play("lay_free_road 49-53")
    assert points(game, ORANGE) == 10
    assert is_won_by(game, ORANGE)


@pytest.mark.rule("B-80")
def test_the_largest_army_wins_at_once() -> None:
    game = position(cities={ORANGE: FOUR_CITIES}, played={ORANGE: "2 knight"}, cards={ORANGE: "knight"})
    game.play("play_knight")
    assert is_won_by(game, ORANGE)


@pytest.mark.rule("B-80")
def test_more_than_ten_points_win_as_well() -> None:
    game = position(
        cities={ORANGE: FOUR_CITIES},
        settlements={ORANGE: [40]},
        roads={ORANGE: ["47-51-48-52-49"]},
        hand={ORANGE: ROAD},
    )
    game.play("build_road 49-53")
    assert points(game, ORANGE) == 11
    assert is_won_by(game, ORANGE)


@pytest.mark.rule("B-80")
def test_nine_points_do_not_win() -> None:
    game = position(cities={ORANGE: FOUR_CITIES}, roads={ORANGE: ["39-44"]}, hand={ORANGE: f"{SETTLEMENT} {ROAD}"})
    game.play("build_settlement 44")
    game.play("build_road 44-48")
    assert points(game, ORANGE) == 9
    for _ in range(4):  # nor when the own turn comes
        game.play("end_turn")
        roll(game, 12)
    assert (game.is_over, game.winner, game.turn_of) == (False, None, ORANGE)


@pytest.mark.rule("B-80")
def test_nothing_can_be_played_once_the_game_is_won() -> None:
    game = position(cities={ORANGE: FOUR_CITIES}, played={ORANGE: "2 knight"}, cards={ORANGE: "knight"})
    game.play("play_knight")
    with pytest.raises(kogge.Refused, match="over"):
        game.play("move_robber 0")


# In another's turn


def red_reaches_ten_in_blues_turn() -> kogge.Game:
    """Blue has broken orange's line, so that the longest route and with it the tenth point fell to red."""
    game = position(
        turn_of=BLUE,
        cities={RED: [1, 13, 24, 40]},
        roads={ORANGE: [WEST_7], RED: [EAST_6], WHITE: [SOUTH_5], BLUE: [TO_WEST]},
        hand={BLUE: f"{SETTLEMENT} {ROAD}", WHITE: f"{ROAD} {ROAD}"},
    )
    assert (cell(game, "longest_route"), points(game, RED)) == (ORANGE, 8)
    game.play("build_settlement 16")
    assert (cell(game, "longest_route"), points(game, RED)) == (RED, 10)
    return game


@pytest.mark.rule("B-81")
def test_ten_points_in_anothers_turn_do_not_win_yet() -> None:
    game = red_reaches_ten_in_blues_turn()
    assert not game.is_over
    game.play("build_road 17-23")
    game.play("end_turn")
    roll(game, 12)
    assert (game.is_over, game.winner, game.turn_of) == (False, None, WHITE)


@pytest.mark.rule("B-80", "B-81")
def test_they_win_when_the_own_turn_begins_before_any_roll() -> None:
    game = red_reaches_ten_in_blues_turn()
    for seat in (WHITE, ORANGE):
        game.play("end_turn")
        assert (game.is_over, game.turn_of) == (False, seat)
        roll(game, 12)
    game.play("end_turn")
    assert is_won_by(game, RED)


@pytest.mark.rule("B-81")
def test_points_lost_again_before_the_own_turn_do_not_win() -> None:
    game = red_reaches_ten_in_blues_turn()
    game.play("end_turn")
    roll(game, 12)
    game.play("build_road 50-53")
    game.play("build_road 46-50")  # white now has seven roads in a line
    assert (cell(game, "longest_route"), points(game, RED)) == (WHITE, 8)
    game.play("end_turn")
    roll(game, 12)
    game.play("end_turn")
    assert (game.is_over, game.winner, game.turn_of, game.step) == (False, None, RED, "before_roll")


@pytest.mark.rule("B-81")
def test_who_reaches_ten_in_the_own_turn_wins_before_another_who_had_ten_and_had_to_wait() -> None:
    game = position(
        turn_of=BLUE,
        cities={RED: [1, 13, 24, 40], WHITE: [31, 42, 53]},
        settlements={WHITE: [34, 43, 48]},
        roads={ORANGE: [WEST_7], RED: [EAST_6], BLUE: [TO_WEST]},
        hand={BLUE: SETTLEMENT, WHITE: CITY},
    )
    game.play("build_settlement 16")
    assert points(game, RED) == 10
    game.play("end_turn")
    roll(game, 12)
    game.play("build_city 34")
    assert is_won_by(game, WHITE)


@pytest.mark.rule("B-81")
def test_who_waits_for_the_own_turn_does_not_win_when_the_limit_of_turns_comes_first() -> None:
    """Not a rule, but the option ``turn_limit``: after so many turns the game is nobody's."""
    game = red_reaches_ten_in_blues_turn()
    game.state[game.rules.layout.fields["turn"].start] = game.options.turn_limit  # type: ignore[attr-defined]
    game.play("end_turn")
    assert game.is_over
    assert game.winners == []
    assert points(game, RED) == 10


# What counts


PARTS = ("two settlements", "a city", "the longest route", "the largest army", "two victory-point cards")


def worth_ten(without: str = "") -> kogge.Game:
    """White ends a turn; orange, next, has everything that brings points, with one part left out."""
    have = [part for part in PARTS if part != without]
    return position(
        turn_of=WHITE,
        settlements={ORANGE: [0, 40] if "two settlements" in have else []},
        cities={ORANGE: [18] if "a city" in have else []},
        roads={ORANGE: [SOUTH_5] if "the longest route" in have else []},
        played={ORANGE: "3 knight" if "the largest army" in have else ""},
        cards={ORANGE: "2 victory_point" if "two victory-point cards" in have else ""},
    )


@pytest.mark.rule("B-82")
def test_settlements_cities_special_cards_and_victory_point_cards_make_the_points() -> None:
    game = worth_ten()
    assert points(game, ORANGE) == 8
    game.play("end_turn")
    assert is_won_by(game, ORANGE)
    assert points(game, ORANGE) == 10


@pytest.mark.rule("B-82")
@pytest.mark.parametrize("part", PARTS)
def test_each_part_is_worth_two_points(part: str) -> None:
    game = worth_ten(without=part)
    assert points(game, ORANGE) == (8 if part == "two victory-point cards" else 6)
    game.play("end_turn")
    assert not game.is_over


@pytest.mark.rule("B-82")
@pytest.mark.parametrize("held", range(6))
def test_each_victory_point_card_is_worth_one_point(held: int) -> None:
    game = position(
        turn_of=WHITE, cities={ORANGE: FOUR_CITIES[:3]}, cards={ORANGE: f"{held} victory_point" if held else ""}
    )
    game.play("end_turn")
    assert game.is_over is (6 + held >= 10)


@pytest.mark.rule("B-82")
@pytest.mark.parametrize("seed", range(4))
def test_in_every_game_the_open_points_are_what_lies_on_the_table(seed: int) -> None:
    game = kogge.start("base", seed=seed, players=2 + seed % 3, board="random", trade=False)
    while not game.is_over:
        for seat in range(game.players):
            assert points(game, seat) == counted_points(game, seat), game.record()
        game.play_out(10)
    assert game.winner is not None
    assert points(game, game.winner) >= 10


def counted_points(game: kogge.Game, seat: int) -> int:
    """The points of a seat, counted from its homes and the two special cards."""
    homes = zip(game.read("home"), game.read("home_kind"), strict=True)
    at_home = sum(1 + kind for (owner,), (kind,) in homes if owner == seat)
    return at_home + 2 * (cell(game, "longest_route") == seat) + 2 * (cell(game, "largest_army") == seat)
