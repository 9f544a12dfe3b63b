"""A seven, discards, the robber and its theft.  (B-30 to B-35)"""

import pytest

import kogge
from tests.support.position import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    acts,
    bank,
    cards,
    cell,
    chances,
    choices,
    hand,
    may,
    position,
    roll,
)

FULL = {"wood": 19, "brick": 19, "wool": 19, "grain": 19, "ore": 19}


def many_cards() -> kogge.Game:
    """Blue is about to roll; orange, red and white have too many cards, blue has just few enough."""
    return position(
        step="before_roll",
        turn_of=BLUE,
        hand={ORANGE: "4 wood 4 ore", RED: "9 grain", BLUE: "7 wool", WHITE: "11 brick"},
    )


@pytest.mark.rule("B-30")
def test_a_seven_produces_nothing() -> None:
    game = position(beginner_start=True, step="before_roll")
    before = game.read("hand")
    roll(game, 7)
    assert game.read("hand") == before
    assert game.step == "move_robber"


@pytest.mark.rule("B-31")
@pytest.mark.parametrize(("size", "gone"), [(0, 0), (7, 0), (8, 4), (9, 4), (10, 5), (11, 5), (19, 9)])
def test_more_than_seven_cards_are_halved_rounded_down(size: int, gone: int) -> None:
    game = position(step="before_roll", hand={RED: f"{size} wool"})
    roll(game, 7)
    for _ in range(gone):
        assert (game.step, game.to_act) == ("discard", RED)
        game.play("discard wool")
    assert (game.step, game.to_act) == ("move_robber", ORANGE)
    assert cell(game, "hand_size", RED) == size - gone
    assert bank(game) == FULL | {"wool": 19 - size + gone}


@pytest.mark.rule("B-31")
def test_everyone_with_too_many_discards_before_the_robber_moves() -> None:
    game = many_cards()
    roll(game, 7)
    discarded = [0, 0, 0, 0]
    while game.step == "discard":
        assert acts(game) == {"discard"}
        discarded[game.to_act] += 1
        game.play(game.legal()[0])
    assert discarded == [4, 4, 0, 5]
    assert (game.step, game.to_act) == ("move_robber", BLUE)
    assert acts(game) == {"move_robber"}


@pytest.mark.rule("B-31")
def test_the_player_who_rolled_discards_as_well() -> None:
    game = position(step="before_roll", turn_of=BLUE, hand={BLUE: "8 ore"})
    roll(game, 7)
    assert (game.step, game.to_act) == ("discard", BLUE)


@pytest.mark.rule("B-31")
def test_what_is_discarded_is_the_players_own_choice_among_the_cards_held() -> None:
    game = many_cards()
    roll(game, 7)
    assert choices(game, "discard") == ["wood", "ore"]
    other = game.copy()
    for text in ("discard wood", "discard ore", "discard ore", "discard wood"):
        game.play(text)
    assert hand(game, ORANGE) == {"wood": 2, "ore": 2}
    for _ in range(4):
        other.play("discard wood")
    assert hand(other, ORANGE) == {"ore": 4}


@pytest.mark.rule("B-31")
def test_development_cards_are_not_counted_nor_discarded() -> None:
    game = position(step="before_roll", hand={RED: "7 wool"}, cards={RED: "3 knight 2 victory_point"})
    roll(game, 7)
    assert game.step == "move_robber"
    assert cards(game, RED) == {"knight": 3, "victory_point": 2}


@pytest.mark.rule("B-31")
def test_no_other_number_makes_anyone_discard() -> None:
    for total in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12):
        game = many_cards()
        roll(game, total)
        assert (game.step, game.to_act) == ("action", BLUE)


@pytest.mark.rule("B-32")
@pytest.mark.parametrize("robber", [9, 0, 18])
def test_the_robber_must_move_to_a_different_hex_and_the_desert_is_allowed(robber: int) -> None:
    game = position(step="before_roll", robber=robber)
    roll(game, 7)
    assert acts(game) == {"move_robber"}
    assert choices(game, "move_robber") == [str(h) for h in range(19) if h != robber]
    there = 9 if robber != 9 else 10
    game.play(f"move_robber {there}")
    assert cell(game, "robber") == there


def robber_at_the_forest() -> kogge.Game:
    """Orange has moved the robber to hex 0, where orange, red and blue live; white lives elsewhere."""
    game = position(
        step="before_roll",
        settlements={ORANGE: [0], RED: [7], WHITE: [53]},
        cities={BLUE: [8]},
        roads={WHITE: ["3-7"]},
        hand={RED: "3 wool ore", WHITE: "wood"},
        cards={BLUE: "knight victory_point"},
    )
    roll(game, 7)
    game.play("move_robber 0")
    return game


@pytest.mark.rule("B-33")
def test_one_of_the_other_players_at_the_hex_is_robbed_or_nobody() -> None:
    game = robber_at_the_forest()
    assert (game.step, game.to_act) == ("rob", ORANGE)
    assert sorted(game.legal_texts()) == [f"rob {RED}", f"rob {BLUE}", "rob_nobody"]


@pytest.mark.rule("B-33")
def test_one_card_is_stolen_unseen_and_at_random() -> None:
    game = robber_at_the_forest()
    game.play("rob red")
    assert game.to_act == kogge.CHANCE
    assert chances(game) == pytest.approx({"wool": 3 / 4, "ore": 1 / 4})
    game.play("steal wool")
    assert hand(game, ORANGE) == {"wool": 1}
    assert hand(game, RED) == {"wool": 2, "ore": 1}
    assert (cell(game, "hand_size", ORANGE), cell(game, "hand_size", RED)) == (1, 3)
    told = {seat: game.changes(seat)[-1].text for seat in (ORANGE, RED, BLUE, WHITE, None)}
    assert told == {ORANGE: "steal wool", RED: "steal wool", BLUE: "steal", WHITE: "steal", None: "steal"}


@pytest.mark.rule("B-33")
def test_stealing_may_be_declined() -> None:
    game = robber_at_the_forest()
    game.play("rob_nobody")
    assert (game.step, game.to_act) == ("action", ORANGE)
    assert hand(game, ORANGE) == {}
    assert hand(game, RED) == {"wool": 3, "ore": 1}


@pytest.mark.rule("B-33")
def test_an_owner_without_resource_cards_can_be_chosen_and_yields_nothing() -> None:
    game = robber_at_the_forest()
    game.play("rob blue")
    assert (game.step, game.to_act) == ("action", ORANGE)
    assert hand(game, ORANGE) == cards(game, ORANGE) == {}
    assert cards(game, BLUE) == {"knight": 1, "victory_point": 1}  # development cards can't be stolen


@pytest.mark.rule("B-33")
@pytest.mark.parametrize("settlements", [{}, {ORANGE: [0, 7]}])
def test_nobody_is_robbed_where_no_other_player_lives(settlements: dict[int, list[int]]) -> None:
    game = position(
        step="before_roll", settlements=settlements, roads={RED: ["4-8"]}, hand={ORANGE: "wood", RED: "wood"}
    )
    roll(game, 7)
    game.play("move_robber 0")
    assert (game.step, game.to_act) == ("action", ORANGE)
    assert hand(game, ORANGE) == hand(game, RED) == {"wood": 1}


@pytest.mark.rule("B-33")
def test_a_victim_with_two_homes_at_the_hex_is_robbed_once() -> None:
    game = position(step="before_roll", settlements={RED: [0, 7]}, hand={RED: "2 wool"})
    roll(game, 7)
    game.play("move_robber 0")
    assert choices(game, "rob") == [str(RED)]
    game.play("rob red")
    game.play("steal wool")
    assert hand(game, RED) == {"wool": 1}
    assert game.step == "action"


@pytest.mark.rule("B-34")
@pytest.mark.parametrize("rest", ["0", "1; rob_nobody", "1; rob blue"])
def test_it_does_so_too_if_nothing_is_stolen(rest: str) -> None:
    """There is nobody to rob, the player does without, or the victim has no card."""
    game = position(step="before_roll", settlements={BLUE: [1]}, phases="separate")
    roll(game, 7)
    game.play(f"move_robber {rest}")
    assert (game.step, game.to_act) == ("trade", ORANGE)


@pytest.mark.rule("B-34")
@pytest.mark.parametrize(("phases", "step"), [("combined", "action"), ("separate", "trade")])
def test_after_a_seven_the_turn_goes_on_with_trade(phases: str, step: str) -> None:
    game = position(
        phases=phases, step="before_roll", settlements={RED: [7]}, hand={ORANGE: "4 wool", RED: "8 ore", BLUE: "8 wood"}
    )
    roll(game, 7)
    for text in ["discard ore"] * 4 + ["discard wood"] * 4 + ["move_robber 0", "rob red", "steal ore"]:
        game.play(text)
    assert (game.step, game.to_act, game.turn_of) == (step, ORANGE, ORANGE)
    assert may(game, "bank_trade wool for grain")
    assert may(game, "open_trade")
    assert not may(game, "roll")


@pytest.mark.rule("B-35")
def test_the_robber_blocks_its_hex_for_everyone_its_mover_included_until_moved() -> None:
    game = position(step="before_roll", settlements={ORANGE: [0], RED: [7]})
    roll(game, 7)
    game.play("move_robber 0; rob_nobody; end_turn")
    for _ in (RED, BLUE, WHITE, ORANGE):
        roll(game, 6)
        assert hand(game, ORANGE) == hand(game, RED) == {}
        game.play("end_turn")
    roll(game, 7)
    game.play("move_robber 9; end_turn")
    roll(game, 6)
    assert hand(game, ORANGE) == hand(game, RED) == {"wood": 1}


@pytest.mark.rule("B-35")
@pytest.mark.parametrize("seed", range(4))
def test_the_robber_moves_only_on_a_rolled_seven_or_by_a_knight(seed: int) -> None:
    game = kogge.start("base", seed=seed, trade=False)
    game.play_out(3000)
    robber = game.rules.layout.fields["robber"].start
    called = False
    for before, action, after in game.replay():
        text = game.text(action)
        if before[robber] != after[robber]:
            assert called
            called = False
        called = called or text in ("dice 7", "play_knight")
