"""Buying, holding and playing development cards.  (B-40 to B-42)"""

import pytest

import kogge
from tests.support.position import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    acts,
    buy,
    cards,
    cell,
    chances,
    choices,
    may,
    pass_round,
    position,
    roll,
)

PLAYABLE = "knight road_building discovery monopoly"
PLAYS = {"play_knight", "play_road_building", "play_discovery", "play_monopoly"}
PRICE = "ore wool grain"


@pytest.mark.rule("B-40")
def test_a_bought_card_is_the_top_one_of_the_shuffled_pile() -> None:
    game = position(hand={ORANGE: f"{PRICE} {PRICE}"}, pile="3 knight victory_point", hoarder=WHITE)
    game.play("buy_card")
    assert game.to_act == kogge.CHANCE
    assert chances(game) == pytest.approx({"knight": 3 / 4, "victory_point": 1 / 4})
    game.play("draw_card victory_point")
    assert (game.to_act, game.step) == (ORANGE, "action")
    assert cards(game, ORANGE) == {"victory_point": 1}
    assert cell(game, "pile") == 3
    game.play("buy_card")
    assert chances(game) == pytest.approx({"knight": 1})


@pytest.mark.rule("B-40")
def test_a_bought_card_is_secret_until_used() -> None:
    game = position(hand={ORANGE: PRICE}, settlements={ORANGE: [0]})
    buy(game, "knight")
    assert game.changes(ORANGE)[-1].text == "draw_card knight"
    for seat in (RED, None):
        assert game.changes(seat)[-1].text == "draw_card"
        view = game.view(seat)
        assert view.field("cards")[ORANGE] == view.field("bought_cards")[ORANGE] == [None] * 5
        assert view.field("pile_by_kind") == [[None] * 5]
        assert view.field("card_count")[ORANGE] == [1]
    pass_round(game)
    assert game.view(RED).field("cards")[ORANGE] == [None] * 5
    game.play("play_knight")
    assert game.view(RED).field("played_cards")[ORANGE] == [1, 0, 0, 0, 0]


@pytest.mark.rule("B-40")
def test_with_the_pile_empty_no_card_can_be_bought() -> None:
    assert may(position(hand={ORANGE: PRICE}, pile="knight", hoarder=WHITE), "buy_card")
    game = position(hand={ORANGE: f"{PRICE} {PRICE}"}, pile="knight", hoarder=WHITE)
    buy(game, "knight")
    assert not may(game, "buy_card")


def holding(cards: str, phases: str = "combined", step: str = "") -> kogge.Game:
    """Orange could play any card of the kinds that it holds."""
    return position(phases=phases, step=step, settlements={ORANGE: [0]}, hand={RED: "wood"}, cards={ORANGE: cards})


@pytest.mark.rule("B-41")
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
@pytest.mark.parametrize("card", ["knight", "road_building", "discovery", "monopoly wool"])
def test_one_card_is_played_at_any_own_point_of_decision_without_ending_a_phase(
    phases: str, step: str, card: str
) -> None:
    game = holding(f"{PLAYABLE} {PLAYABLE}", phases, step)
    assert acts(game) >= PLAYS
    game.play(f"play_{card}")
    follow_up = {"knight": "move_robber 18", "road_building": "lay_free_road 0-3; decline_free_road"}
    follow_up["discovery"] = "take_card ore; take_card ore"
    if card in follow_up:
        game.play(follow_up[card])
    assert (game.step, game.to_act) == (step, ORANGE)
    assert not acts(game) & PLAYS


@pytest.mark.rule("B-41")
@pytest.mark.parametrize("phases", ["combined", "separate"])
def test_a_card_played_before_the_roll_is_the_one_of_the_turn(phases: str) -> None:
    game = holding("2 knight monopoly", phases, "before_roll")
    game.play("play_knight; move_robber 18")
    roll(game, 2)
    assert not acts(game) & PLAYS
    if phases == "separate":
        game.play("start_building")
        assert not acts(game) & PLAYS
    game.play("end_turn")
    for _ in (RED, BLUE, WHITE):
        roll(game, 2)
        if phases == "separate":
            game.play("start_building")
        game.play("end_turn")
    assert acts(game) == {"roll", "play_knight", "play_monopoly"}


@pytest.mark.rule("B-41")
def test_one_player_s_card_does_not_keep_the_next_from_playing_one() -> None:
    game = position(cards={ORANGE: "monopoly", RED: "monopoly"})
    game.play("play_monopoly ore")
    game.play("end_turn")
    assert "play_monopoly" in acts(game)


@pytest.mark.rule("B-41")
def test_no_card_is_played_in_the_middle_of_discards_or_of_the_robber() -> None:
    game = position(
        step="before_roll",
        settlements={RED: [0]},
        hand={ORANGE: "8 ore", RED: "8 ore"},
        cards={ORANGE: PLAYABLE, RED: PLAYABLE},
    )
    roll(game, 7)
    seen = []
    while game.step != "action":
        if game.to_act != kogge.CHANCE:
            seen.append(game.step)
            assert not acts(game) & PLAYS
        game.play(
            {"move_robber": "move_robber 0", "rob": "rob red", "theft": "steal ore"}.get(game.step, "discard ore")
        )
    assert seen == ["discard"] * 8 + ["move_robber", "rob"]
    assert acts(game) >= PLAYS - {"play_road_building"}


@pytest.mark.rule("B-41")
def test_no_card_is_played_in_answer_to_a_trade_or_in_the_turn_of_another() -> None:
    game = position(hand={ORANGE: "wood", RED: "ore"}, cards={RED: PLAYABLE})
    game.play("open_trade; offer wood; ask ore; propose")
    assert game.to_act == RED
    assert acts(game) == {"accept", "decline", "counter"}


@pytest.mark.rule("B-42")
@pytest.mark.parametrize("card", PLAYABLE.split())
def test_a_card_is_not_played_in_the_turn_in_which_it_was_bought(card: str) -> None:
    game = position(hand={ORANGE: PRICE, RED: "wood"}, settlements={ORANGE: [0]})
    buy(game, card)
    assert not acts(game) & PLAYS
    pass_round(game)
    assert acts(game) == {"roll", f"play_{card}"}


@pytest.mark.rule("B-42")
def test_an_older_copy_of_the_same_kind_can_be_played() -> None:
    game = position(hand={ORANGE: PRICE}, cards={ORANGE: "monopoly"})
    buy(game, "monopoly")
    game.play("play_monopoly wool")
    assert cards(game, ORANGE) == {"monopoly": 1}
    pass_round(game)
    assert len(choices(game, "play_monopoly")) == 5


@pytest.mark.rule("B-42")
def test_a_card_stays_unplayable_though_others_buy_in_their_turns() -> None:
    """What red buys in red's turn can be played when red's next turn comes, and not in orange's."""
    game = position(hand={RED: PRICE}, turn_of=RED)
    buy(game, "knight")
    game.play("end_turn")
    for _ in (BLUE, WHITE, ORANGE):
        assert "play_knight" not in acts(game)
        roll(game, 2)
        assert "play_knight" not in acts(game)
        game.play("end_turn")
    assert "play_knight" in acts(game)
