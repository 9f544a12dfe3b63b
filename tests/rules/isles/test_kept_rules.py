"""Rules of the base game that hold here too: who begins, who wins, what is hidden.  (B-13, B-80 to B-91, by E-09)"""

import json
from typing import Any

import pytest

import kogge
from kogge.games.isles.scenarios import ISLES
from tests.support.isles import BLUE, ORANGE, RED, WHITE, cell, column, do, isles, points

SCENARIOS = [scenario.name for scenario in ISLES]
EVERYONE = (BLUE, RED, WHITE, ORANGE, None)  # and a spectator
NOTHING = [None] * 5
SETTLEMENT = "wood brick wool grain"
THREE_HARBOURS = ["4,-3 NE", "2,0 SE", "1,2 NE"]  # six points


# Who begins


def before_the_starting_roll(scenario: str, players: int) -> kogge.Game:
    game = kogge.start(scenario, seed=3, players=players)
    while game.step != "starting_roll":
        game.play(game.outcomes()[0].action)  # the island's terrain
    return game


@pytest.mark.rule("E-09")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_highest_starting_roll_begins(scenario: str, players: int) -> None:
    """B-13."""
    game = before_the_starting_roll(scenario, players)
    for seat in range(players):
        game.play(f"starting_roll {9 if seat == 1 else 4}")
    assert (game.turn_of, game.to_act) == (1, 1)


@pytest.mark.rule("E-09")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_those_who_tie_for_the_highest_roll_again(scenario: str) -> None:
    """B-13: red and orange tie, and then orange rolls more."""
    game = before_the_starting_roll(scenario, 4)
    for total in (3, 8, 5, 8):
        game.play(f"starting_roll {total}")
    assert game.step == "starting_roll"
    do(game, "starting_roll 4", "starting_roll 6")
    assert (game.turn_of, game.to_act) == (ORANGE, ORANGE)


# Who wins


def seven_points(**more: Any) -> kogge.Game:
    """Blue has seven points in Land Ho!, where eight win."""
    pieces: dict[str, Any] = {"harbours": {BLUE: THREE_HARBOURS}, "settlements": {BLUE: ["0,0 N"]}}
    return isles("land-ho", **{**pieces, **more})


@pytest.mark.rule("E-09")
def test_the_settlement_that_makes_the_points_wins_at_once() -> None:
    """B-80."""
    game = seven_points(roads={BLUE: ["0,3 NE"]}, hand={BLUE: SETTLEMENT})
    do(game, "build_settlement {0,3 N}")
    assert points(game, BLUE) == 8
    assert (game.is_over, game.winner, game.legal()) == (True, BLUE, [])
    with pytest.raises(kogge.Refused, match="over"):
        game.play("set_sail")


@pytest.mark.rule("E-09")
def test_a_harbour_settlement_wins_at_once() -> None:
    """B-80."""
    game = seven_points(hand={BLUE: "2 grain 2 ore"})
    do(game, "build_harbour_settlement {0,0 N}")
    assert game.winner == BLUE


@pytest.mark.rule("E-09")
def test_a_settler_that_lands_wins_at_once() -> None:
    """B-80: in the movement phase as well."""
    game = seven_points(ships={BLUE: ["3,-1 NE settler"]}, step="movement")
    do(game, "land_settler 1 {3,-1 N}")
    assert (game.is_over, game.winner) == (True, BLUE)


@pytest.mark.rule("E-09")
def test_a_point_less_does_not_win() -> None:
    game = seven_points()
    do(game, "set_sail", *["end_turn", "roll", "dice 2", "set_sail"] * 4)
    assert (game.turn_of, game.is_over, game.winner) == (BLUE, False, None)


@pytest.mark.rule("E-09")
def test_the_points_win_in_the_own_turn_only() -> None:
    """B-81: with eight points in white's turn, blue waits for orange's end."""
    game = seven_points(harbours={BLUE: [*THREE_HARBOURS, "3,-1 N"]}, settlements={}, turn_of=WHITE)
    do(game, "set_sail", "end_turn", "roll", "dice 2", "set_sail")
    assert (game.turn_of, game.is_over, game.winner) == (ORANGE, False, None)
    game.play("end_turn")
    assert (game.is_over, game.winner) == (True, BLUE)


def blue_and_red_before_a_lair(turn_of: int) -> kogge.Game:
    """Both have eleven points, where twelve win; the end of the turn settles a lair that both have conquered."""
    return isles(
        "pirate-lairs",
        tiles={"5,-1": "gold_river"},
        ashore={"5,-1": {BLUE: 1, RED: 2}},
        conquered=["5,-1"],
        harbours={BLUE: ["4,-3 NE", "2,0 SE", "1,2 NE", "3,-1 N"], RED: ["0,3 SW", "0,2 SW", "0,1 SW", "4,-3 NW"]},
        settlements={BLUE: ["0,0 N", "1,3 S", "2,-2 NW"], RED: ["1,-1 SE", "0,1 SE", "0,3 NE"]},
        step="movement",
        turn_of=turn_of,
    )


@pytest.mark.rule("E-09")
def test_points_that_come_in_anothers_turn_win_when_the_own_turn_comes() -> None:
    """B-80, B-81, ruling 41: the lair that white leaves behind brings blue and red a step each."""
    game = blue_and_red_before_a_lair(turn_of=WHITE)
    assert (points(game, BLUE), points(game, RED)) == (11, 11)
    do(game, "end_turn", "hero_roll 1", "hero_roll 6", "turn_lair 8")
    assert min(points(game, BLUE), points(game, RED)) >= 12
    assert (game.turn_of, game.is_over) == (ORANGE, False)
    do(game, "roll", "dice 2", "set_sail", "end_turn")
    assert game.winner == BLUE


@pytest.mark.rule("E-09")
@pytest.mark.parametrize("turn_of", [BLUE, RED])
def test_who_has_the_turn_wins_before_others_with_as_many_points(turn_of: int) -> None:
    """B-81, ruling 41."""
    game = blue_and_red_before_a_lair(turn_of)
    game.play("end_turn")
    assert (game.is_over, game.winner) == (True, turn_of)


# What is open and what is hidden


def table() -> kogge.Game:
    """Everybody has something to show, and cards to hide."""
    return isles(
        tiles={"5,-1": "gold_river 4", "6,-1": "spice fast_gold", "6,-2": "shoal 2", "4,1": "gold_river"},
        harbours={BLUE: ["3,-1 N"], RED: ["2,0 SE"]},
        settlements={WHITE: ["0,0 N"], ORANGE: ["5,-1 NW"]},
        ships={BLUE: ["3,-1 NE settler", "4,-1 W crew_and_sack"], RED: ["2,0 E fish"]},
        basins={RED: ["two_crews"]},
        ashore={"4,1": {RED: 2}, "6,-1": {BLUE: 1}},
        pirate=("5,0", RED),
        shoals=[2],
        tracks={"fish": {WHITE: 2}, "lairs": {ORANGE: 1}},
        hand={BLUE: "3 wool 2 ore", RED: "2 wood brick", WHITE: "ore"},
        gold={BLUE: 5, RED: 0},
    )


@pytest.mark.rule("E-09")
@pytest.mark.parametrize("seat", EVERYONE)
def test_everything_on_the_table_is_open_to_all(seat: int | None) -> None:
    """B-90: nothing is hidden but hands; how large they are, and the gold, is open."""
    game = table()
    view = game.view(seat).to_dict()
    assert isinstance(view["fields"], dict)
    for name, shown in view["fields"].items():
        assert name == "hand" or shown == game.read(name), name
    assert {"gold", "hand_size", "bank", "ship", "cargo", "crews_ashore", "pirate", "points"} <= set(view["fields"])


@pytest.mark.rule("E-09")
@pytest.mark.parametrize("seat", EVERYONE)
def test_hands_are_seen_by_their_owners_alone(seat: int | None) -> None:
    """B-91."""
    game = table()
    shown = game.view(seat).field("hand")
    assert shown == [game.read("hand")[owner] if owner == seat else NOTHING for owner in range(4)]


@pytest.mark.rule("E-09")
@pytest.mark.parametrize("seat", EVERYONE)
def test_only_the_seat_to_act_sees_what_it_may_do(seat: int | None) -> None:
    """B-91: what blue can pay tells of blue's cards."""
    game = table()
    assert "build_crew harbour 1" in game.legal_texts()
    assert game.view(seat).texts() == (game.legal_texts() if seat == BLUE else [])


@pytest.mark.rule("E-09")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_positions_that_differ_only_in_a_hand_look_the_same_to_everybody_else(scenario: str) -> None:
    """B-91."""
    one = isles(scenario, hand={BLUE: "wood", RED: "2 ore", WHITE: "brick grain"})
    other = isles(scenario, hand={BLUE: "wood", RED: "ore grain", WHITE: "brick ore"})
    for seat in (BLUE, ORANGE, None):
        assert one.view(seat).to_dict() == other.view(seat).to_dict()
    assert one.view(RED).to_dict() != other.view(RED).to_dict()
    assert json.loads(json.dumps(one.view(None).to_dict())) == one.view(None).to_dict()


@pytest.mark.rule("E-09")
def test_what_lies_face_down_is_nowhere_in_the_position() -> None:
    """B-91: which tile lies where is decided when it is turned; how many of each are left is open."""
    game = isles(ships={BLUE: ["4,-1 NW"]}, step="movement")
    unseen = [h for h, kind in enumerate(column(game, "terrain")) if kind == 8]
    assert len(unseen) == 32
    assert {cell(game, "number", h) for h in unseen} == {0}
    do(game, "sail 1 {4,-1 NE}")
    texts = {outcome.text.split()[-1] for outcome in game.outcomes()}
    assert texts == {"forest", "hill", "pasture", "field", "mountain", "gold_river", "spice", "sea", "shoal"}
