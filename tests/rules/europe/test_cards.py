"""Buying, holding, playing and discarding development cards.  (M-08, M-41, M-42)"""

import pytest

import kogge
from kogge.games.europe.material import EFFECTS
from tests.support.europe import BLUE, ORANGE, RED, WHITE, cell, choices, do, europe, hand
from tests.support.position import acts, buy, chances, pass_round, roll

PRICE = "wool salt"
PLAYS = {f"play_{effect}" for effect in EFFECTS}
ALL = " ".join(EFFECTS)
REST = {  # what a card asks for after it was played
    "lancer": ["move_robber {Po Valley}"],
    "route_building": ["decline_free_route"],
    "journey": ["end_walk"],
    "fast_caravan": ["end_drive"],
    "bounty": ["take_card ore", "take_card ore"],
}


def holding(cards: str, *, step: str = "action", words: str = "") -> kogge.Game:
    """Red could play any card that it holds."""
    return europe(
        step=step,
        kontors={RED: ["Prague"]},
        routes={RED: ["Prague-4,6 N"]},
        merchants={RED: ["5,6 N"]},
        caravans={RED: ["Prague-4,6 N"]},
        cards={RED: cards},
        hand={RED: words},
    )


def play(game: kogge.Game, effect: str) -> None:
    """Play a card, and do as little as it allows."""
    do(game, f"play_{effect} wool" if effect == "monopoly" else f"play_{effect}", *REST.get(effect, []))


def held(game: kogge.Game, seat: int) -> dict[str, int]:
    """The development cards of a seat, just bought or not, by name."""
    both = zip(EFFECTS, game.read("cards")[seat], game.read("bought_cards")[seat], strict=True)
    return {name: old + new for name, old, new in both if old + new}


def discards(game: kogge.Game) -> dict[str, int]:
    return {name: n for name, n in zip(EFFECTS, game.read("discarded_cards")[0], strict=True) if n}


@pytest.mark.rule("M-08")
@pytest.mark.parametrize("scenario", ["europe", "europe-short"])
def test_there_are_25_cards_in_a_shuffled_pile(scenario: str) -> None:
    game = europe(scenario, hand={RED: PRICE})
    assert cell(game, "pile") == 25
    game.play("buy_card")
    assert game.to_act == kogge.CHANCE
    counts = {"lancer": 10, "route_building": 3, "journey": 3, "fast_caravan": 3, "bounty": 2, "monopoly": 2, "loan": 2}
    assert chances(game) == pytest.approx({name: n / 25 for name, n in counts.items()})


@pytest.mark.rule("M-08")
def test_a_bought_card_comes_from_the_pile_to_the_hand_of_its_buyer() -> None:
    game = europe(turn_of=BLUE, hand={BLUE: "2 wool 2 salt"}, pile="3 lancer loan", hoarder=WHITE)
    buy(game, "loan")
    assert (game.to_act, game.step) == (BLUE, "action")
    assert held(game, BLUE) == {"loan": 1}
    assert (cell(game, "card_count", BLUE), cell(game, "pile")) == (1, 3)
    game.play("buy_card")
    assert chances(game) == pytest.approx({"lancer": 1})


@pytest.mark.rule("M-08")
def test_a_bought_card_is_its_owner_s_secret_until_it_is_played() -> None:
    game = europe(hand={RED: PRICE})
    buy(game, "loan")
    assert game.changes(RED)[-1].text == "draw_card loan"
    for seat in (BLUE, None):
        assert game.changes(seat)[-1].text == "draw_card"
        view = game.view(seat)
        assert view.field("cards")[RED] == view.field("bought_cards")[RED] == [None] * 7
        assert view.field("pile_by_kind") == [[None] * 7]
        assert view.field("card_count")[RED] == [1]
    pass_round(game)
    game.play("play_loan")
    assert game.view(BLUE).field("discarded_cards") == [[0, 0, 0, 0, 0, 0, 1]]


@pytest.mark.rule("M-41")
@pytest.mark.parametrize("effect", EFFECTS)
def test_a_card_can_t_be_played_in_the_turn_it_is_bought(effect: str) -> None:
    game = holding("", words=PRICE)
    buy(game, effect)
    assert not acts(game) & PLAYS
    pass_round(game)
    assert acts(game) & PLAYS == {f"play_{effect}"}


@pytest.mark.rule("M-41")
def test_an_older_card_of_the_same_kind_can_be_played_in_that_turn() -> None:
    game = holding("loan", words=PRICE)
    buy(game, "loan")
    play(game, "loan")
    assert held(game, RED) == {"loan": 1}
    pass_round(game)
    assert "play_loan" in acts(game)


@pytest.mark.rule("M-41")
@pytest.mark.parametrize("step", ["before_roll", "action"])
@pytest.mark.parametrize("effect", EFFECTS)
def test_one_card_a_turn_is_played_before_the_roll_or_in_the_action_phase(effect: str, step: str) -> None:
    """Ruling R28: any card, not only the Lancer, may be played before the roll."""
    game = holding(f"{ALL} {effect}", step=step)
    assert acts(game) & PLAYS == PLAYS
    play(game, effect)
    assert (game.step, game.to_act) == (step, RED)
    assert not acts(game) & PLAYS
    assert held(game, RED)[effect] == 1
    if step == "before_roll":
        assert acts(game) == {"roll"}


@pytest.mark.rule("M-41")
@pytest.mark.parametrize("effect", EFFECTS)
def test_the_card_played_before_the_roll_is_the_one_of_the_turn(effect: str) -> None:
    """Ruling R28: one card in all, whatever it was."""
    game = holding(f"{ALL} {effect}", step="before_roll")
    play(game, effect)
    roll(game, 12)
    assert not acts(game) & PLAYS
    pass_round(game)
    assert acts(game) & PLAYS == PLAYS


@pytest.mark.rule("M-41")
def test_one_player_s_card_does_not_keep_the_next_from_playing_one() -> None:
    game = europe(cards={RED: "loan", BLUE: "loan"})
    game.play("play_loan")
    game.play("end_turn")
    assert acts(game) == {"roll", "play_loan"}


@pytest.mark.rule("M-41")
def test_cards_are_played_in_the_own_turn_only() -> None:
    """Neither in another's turn, nor while a seven is dealt with."""
    game = europe(
        step="before_roll", kontors={BLUE: ["Prague"]}, hand={BLUE: "8 ore"}, cards={BLUE: "loan", RED: "loan"}
    )
    roll(game, 7)
    assert (game.to_act, acts(game)) == (BLUE, {"discard"})
    while game.to_act == BLUE:
        game.play("discard ore")
    assert acts(game) == {"move_robber"}
    do(game, "move_robber {Bohemia}")
    assert acts(game) == {"rob", "rob_nobody"}


@pytest.mark.rule("M-41")
def test_several_cards_may_be_bought_in_a_turn() -> None:
    game = europe(hand={RED: "3 wool 3 salt"})
    for effect in ("loan", "lancer", "loan"):
        buy(game, effect)
    assert held(game, RED) == {"lancer": 1, "loan": 2}
    assert hand(game, RED) == {}


@pytest.mark.rule("M-42")
@pytest.mark.parametrize("effect", EFFECTS)
def test_a_played_card_goes_to_the_discard_pile(effect: str) -> None:
    game = holding(effect)
    left = cell(game, "pile")
    play(game, effect)
    assert discards(game) == {effect: 1}
    assert (held(game, RED), cell(game, "card_count", RED), cell(game, "pile")) == ({}, 0, left)


@pytest.mark.rule("M-42")
def test_discarded_cards_are_not_drawn_while_the_pile_lasts() -> None:
    game = europe(hand={RED: PRICE}, pile="2 loan", discarded="5 lancer", hoarder=WHITE)
    game.play("buy_card")
    assert chances(game) == pytest.approx({"loan": 1})
    game.play("draw_card loan")
    assert (cell(game, "pile"), discards(game)) == (1, {"lancer": 5})


@pytest.mark.rule("M-42")
def test_when_the_last_card_has_been_bought_the_discards_are_shuffled_into_a_new_pile() -> None:
    game = europe(hand={RED: "2 wool 2 salt"}, pile="loan", discarded="3 lancer journey", hoarder=WHITE)
    buy(game, "loan")
    assert (cell(game, "pile"), discards(game)) == (4, {})
    game.play("buy_card")
    assert chances(game) == pytest.approx({"lancer": 3 / 4, "journey": 1 / 4})


@pytest.mark.rule("M-42")
def test_with_no_discards_then_the_next_one_becomes_the_pile() -> None:
    """Red buys the last card; both piles are empty until blue plays a card."""
    game = europe(hand={RED: "2 wool 2 salt", BLUE: PRICE}, pile="loan", cards={BLUE: "monopoly"}, hoarder=WHITE)
    buy(game, "loan")
    assert (cell(game, "pile"), discards(game)) == (0, {})
    assert "buy_card" not in acts(game)
    game.play("end_turn")
    roll(game, 12)
    assert "buy_card" not in acts(game)
    game.play("play_monopoly ore")
    assert (cell(game, "pile"), discards(game)) == (1, {})
    game.play("buy_card")
    assert chances(game) == pytest.approx({"monopoly": 1})


@pytest.mark.rule("M-42")
def test_with_both_piles_empty_no_card_can_be_bought() -> None:
    game = europe(hand={RED: "5 wool 5 salt"}, pile="", hoarder=ORANGE)
    assert choices(game, "buy_card") == []
    assert sum(held(game, ORANGE).values()) == 25
    assert "buy_card" in acts(europe(hand={RED: PRICE}, pile="loan", hoarder=ORANGE))
