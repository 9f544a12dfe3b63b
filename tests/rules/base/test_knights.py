"""Knights and the largest army.  (B-44, B-45)"""

import pytest

import kogge
from tests.support.position import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    acts,
    cards,
    cell,
    choices,
    column,
    hand,
    points,
    position,
    roll,
)

NOBODY = -1


def with_knight(phases: str = "combined", step: str = "") -> kogge.Game:
    """Orange may play a knight; everyone has too many cards for a seven, and red lives at hex 0."""
    return position(
        phases=phases,
        step=step,
        settlements={RED: [0]},
        hand={ORANGE: "8 wood", RED: "8 ore", BLUE: "9 wool"},
        cards={ORANGE: "knight"},
    )


@pytest.mark.rule("B-44", "B-32", "B-33")
def test_a_knight_moves_the_robber_as_a_seven_does() -> None:
    game = with_knight()
    game.play("play_knight")
    assert (game.step, game.to_act) == ("move_robber", ORANGE)
    assert choices(game, "move_robber") == [str(h) for h in range(19) if h != 9]
    game.play("move_robber 0")
    assert sorted(game.legal_texts()) == [f"rob {RED}", "rob_nobody"]
    game.play("rob red; steal ore")
    assert cell(game, "robber") == 0
    assert hand(game, ORANGE) == {"wood": 8, "ore": 1}
    assert hand(game, RED) == {"ore": 7}


@pytest.mark.rule("B-44", "B-31")
def test_with_a_knight_nobody_discards() -> None:
    game = with_knight(step="before_roll")
    sizes = column(game, "hand_size")
    game.play("play_knight")
    assert game.step == "move_robber"
    game.play("move_robber 0; rob_nobody")
    assert column(game, "hand_size") == sizes
    assert column(game, "discards_due") == [0] * 4


@pytest.mark.rule("B-44")
@pytest.mark.parametrize(
    ("phases", "step"),
    [
        ("combined", "before_roll"),
        ("combined", "action"),
        ("separate", "before_roll"),
        ("separate", "trade"),
        ("separate", "build"),
    ],
)
@pytest.mark.parametrize("theft", ["move_robber 0; rob red; steal ore", "move_robber 0; rob_nobody", "move_robber 18"])
def test_after_a_knight_the_turn_resumes_where_it_was(phases: str, step: str, theft: str) -> None:
    game = with_knight(phases, step)
    before = acts(game)
    game.play(f"play_knight; {theft}")
    assert (game.step, game.to_act, game.turn_of) == (step, ORANGE, ORANGE)
    assert acts(game) == before - {"play_knight"}


@pytest.mark.rule("B-44")
def test_a_seven_rolled_after_a_knight_still_makes_discard_and_moves_the_robber_again() -> None:
    game = with_knight(step="before_roll")
    game.play("play_knight; move_robber 0; rob_nobody")
    roll(game, 7)
    assert (game.step, game.to_act) == ("discard", ORANGE)
    for text in ["discard wood"] * 4 + ["discard ore"] * 4 + ["discard wool"] * 4:
        game.play(text)
    assert choices(game, "move_robber") == [str(h) for h in range(1, 19)]
    game.play("move_robber 9")
    assert game.step == "action"


@pytest.mark.rule("B-44")
def test_a_played_knight_stays_face_up_in_front_of_its_player() -> None:
    game = with_knight()
    game.play("play_knight; move_robber 18; end_turn")
    assert cards(game, ORANGE) == {}
    assert cell(game, "pile") == 24
    for seat in (ORANGE, BLUE, None):
        assert game.view(seat).field("played_cards")[ORANGE] == [1, 0, 0, 0, 0]
        assert game.view(seat).field("card_count")[ORANGE] == [0]


def knights(**played: str) -> kogge.Game:
    """Orange has two knights face up and one in hand, the others as told."""
    seats = {"orange": ORANGE, "red": RED, "blue": BLUE, "white": WHITE}
    return position(
        settlements={ORANGE: [0], RED: [53]},
        cards={ORANGE: "knight"},
        played={seats[color]: words for color, words in played.items()},
    )


@pytest.mark.rule("B-45")
def test_the_first_with_three_face_up_knights_gets_the_largest_army_and_two_points() -> None:
    game = knights(orange="2 knight", red="2 knight")
    assert cell(game, "largest_army") == NOBODY
    game.play("play_knight")
    assert cell(game, "largest_army") == ORANGE
    assert column(game, "points") == [3, 1, 0, 0]


@pytest.mark.rule("B-45")
def test_two_knights_and_those_still_in_hand_make_no_army() -> None:
    game = position(cards={ORANGE: "5 knight"}, played={ORANGE: "knight"})
    game.play("play_knight; move_robber 18")
    assert cell(game, "largest_army") == NOBODY
    assert points(game, ORANGE) == 0


@pytest.mark.rule("B-45")
def test_as_many_knights_as_the_holder_do_not_take_the_army() -> None:
    game = knights(red="3 knight", orange="2 knight")
    game.play("play_knight")
    assert cell(game, "largest_army") == RED
    assert column(game, "points") == [1, 3, 0, 0]


@pytest.mark.rule("B-45")
def test_the_army_passes_with_its_points_to_whoever_has_strictly_more_knights() -> None:
    game = knights(red="3 knight", orange="3 knight")
    game.play("play_knight")
    assert cell(game, "largest_army") == ORANGE
    assert column(game, "points") == [3, 1, 0, 0]


@pytest.mark.rule("B-45")
def test_three_knights_are_not_enough_against_a_holder_with_four() -> None:
    for orange in ("2 knight", "3 knight"):
        game = knights(red="4 knight", orange=orange)
        game.play("play_knight")
        assert cell(game, "largest_army") == RED
        assert column(game, "points") == [1, 3, 0, 0]


@pytest.mark.rule("B-45")
def test_more_knights_of_the_holder_bring_no_more_points() -> None:
    game = knights(orange="3 knight", red="3 knight")
    assert column(game, "points") == [3, 1, 0, 0]
    game.play("play_knight")
    assert cell(game, "largest_army") == ORANGE
    assert column(game, "points") == [3, 1, 0, 0]


@pytest.mark.rule("B-45")
def test_only_knights_count_for_the_army() -> None:
    game = position(
        played={ORANGE: "2 knight 2 monopoly 2 discovery"}, cards={ORANGE: "road_building"}, roads={ORANGE: [0]}
    )
    game.play("play_road_building")
    assert cell(game, "largest_army") == NOBODY
