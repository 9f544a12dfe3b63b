"""Victory-point cards: hidden until they win.  (B-42, B-43)"""

import pytest

from tests.support.position import ORANGE, RED, acts, buy, column, hand, pass_round, points, position

PRICE = "ore wool grain"
FOUR_CITIES = [0, 2, 11, 20]  # eight points


@pytest.mark.rule("B-42", "B-43")
def test_a_bought_victory_card_that_brings_ten_points_wins_at_once() -> None:
    game = position(cities={ORANGE: FOUR_CITIES}, settlements={ORANGE: [53]}, hand={ORANGE: PRICE})
    assert points(game, ORANGE) == 9
    buy(game, "victory_point")
    assert game.is_over
    assert game.winner == ORANGE
    assert points(game, ORANGE) == 10


@pytest.mark.rule("B-42")
@pytest.mark.parametrize("card", ["knight", "road_building", "discovery", "monopoly"])
def test_another_card_bought_with_nine_points_does_not_win(card: str) -> None:
    game = position(cities={ORANGE: FOUR_CITIES}, settlements={ORANGE: [53]}, hand={ORANGE: PRICE})
    buy(game, card)
    assert not game.is_over
    assert game.winner is None


@pytest.mark.rule("B-42")
def test_a_victory_card_that_brings_nine_points_does_not_win() -> None:
    game = position(cities={ORANGE: FOUR_CITIES}, hand={ORANGE: PRICE})
    buy(game, "victory_point")
    assert not game.is_over
    assert points(game, ORANGE) == 8


@pytest.mark.rule("B-43")
def test_victory_cards_stay_hidden_and_are_not_played() -> None:
    game = position(cities={ORANGE: [0]}, cards={ORANGE: "3 victory_point"}, bought={ORANGE: "victory_point"})
    assert not any("victory" in text for text in game.legal_texts())
    assert points(game, ORANGE) == 2
    for seat in (RED, None):
        assert game.view(seat).field("cards")[ORANGE] == game.view(seat).field("bought_cards")[ORANGE] == [None] * 5
        assert game.view(seat).field("points")[ORANGE] == [2]
    pass_round(game)
    assert acts(game) == {"roll"}


@pytest.mark.rule("B-43")
@pytest.mark.parametrize("older", [1, 2, 4])
def test_any_number_of_victory_cards_is_shown_to_win(older: int) -> None:
    """The points on the board are one short of ten less the cards, and the last card is bought."""
    homes = FOUR_CITIES[: (9 - older) // 2]
    rest = [53] if (9 - older) % 2 else []
    game = position(
        cities={ORANGE: homes},
        settlements={ORANGE: rest},
        hand={ORANGE: PRICE},
        cards={ORANGE: f"{older} victory_point"},
    )
    assert points(game, ORANGE) == 9 - older
    buy(game, "victory_point")
    assert game.winner == ORANGE
    assert column(game, "points") == [10, 0, 0, 0]


@pytest.mark.rule("B-43")
def test_victory_cards_win_with_a_settlement_as_well() -> None:
    game = position(
        cities={ORANGE: FOUR_CITIES},
        roads={ORANGE: ["50-53"]},
        cards={ORANGE: "victory_point"},
        hand={ORANGE: "wood brick wool grain"},
    )
    game.play("build_settlement 53")
    assert game.winner == ORANGE
    assert points(game, ORANGE) == 10


@pytest.mark.rule("B-43")
def test_a_victory_card_does_not_count_as_the_one_card_of_the_turn() -> None:
    game = position(
        cities={ORANGE: FOUR_CITIES}, settlements={ORANGE: [53]}, hand={ORANGE: PRICE}, cards={ORANGE: "monopoly"}
    )
    game.play("play_monopoly ore")
    buy(game, "victory_point")
    assert game.winner == ORANGE
    game = position(hand={ORANGE: PRICE}, cards={ORANGE: "monopoly"})
    buy(game, "victory_point")
    game.play("play_monopoly ore")
    assert hand(game, ORANGE) == {}
