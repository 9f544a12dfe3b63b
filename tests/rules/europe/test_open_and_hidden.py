"""What everyone sees of the others, and what not.  (M-26)"""

import pytest

import kogge
from kogge.games.europe.board import BOARDS
from tests.support.europe import BLUE, ORANGE, RED, WHITE, do, europe
from tests.support.position import roll

EVERYONE = (RED, BLUE, WHITE, ORANGE, None)
NOTHING = [None] * 5

OPEN = {
    "the board": ("terrain", "number", "token", "robber", "kontor", "route", "merchant", "caravan"),
    "gold": ("gold", "gold_purchases"),
    "goods": ("goods_uncovered", "goods_at", "points"),
    "the pieces left": ("kontors_left", "routes_left", "merchants_left", "caravans_left"),
    "the number of cards in each hand": ("hand_size", "card_count"),
    "the bank": ("bank",),
    "played cards and the size of the pile": ("discarded_cards", "pile"),
}


def table(scenario: str = "europe") -> kogge.Game:
    """Everybody has something to show and something to hide."""
    return europe(
        scenario,
        step="before_roll",
        kontors={RED: ["Vienna", "Krakow", "Zagreb", "Rome"], BLUE: ["Venice", "Berlin", "Turin"], WHITE: ["Cologne"]},
        goods_at=["Venice"],
        delivered={RED: 1},
        routes={RED: ["Vienna-4,7 N-Venice"]},
        merchants={BLUE: ["Berlin"]},
        caravans={RED: ["Venice-4,7 N"]},
        hand={RED: "2 wool ore salt", BLUE: "2 wood grain", WHITE: "ore", ORANGE: "salt grain"},
        gold={RED: 7, BLUE: 0},
        cards={RED: "lancer", BLUE: "2 loan monopoly"},
        discarded="2 lancer",
    )


@pytest.mark.rule("M-26")
@pytest.mark.parametrize("scenario", BOARDS)
@pytest.mark.parametrize("seat", EVERYONE)
def test_the_number_of_each_players_resource_cards_is_open_and_which_ones_is_not(
    scenario: str, seat: int | None
) -> None:
    game = table(scenario)
    assert game.view(seat).column("hand_size") == [4, 3, 1, 2]
    for row, held in enumerate(game.read("hand")):
        assert game.view(seat).field("hand")[row] == (held if row == seat else NOTHING)


@pytest.mark.rule("M-26")
@pytest.mark.parametrize("what", OPEN)
@pytest.mark.parametrize("seat", EVERYONE)
def test_gold_goods_and_pieces_are_open(seat: int | None, what: str) -> None:
    """Ruling R32."""
    game = table()
    for field in OPEN[what]:
        assert game.view(seat).field(field) == game.read(field)


@pytest.mark.rule("M-26")
def test_everyone_sees_what_a_roll_brings_to_whom() -> None:
    """The 11 brings salt for white at Cologne and wool for red at Krakow: sizes and bank say so, hands don't."""
    game = table()
    roll(game, 11)
    seen = game.view(ORANGE)
    assert seen.column("hand_size") == [5, 3, 2, 2]
    assert seen.field("bank") == game.read("bank")
    assert seen.field("hand")[WHITE] == NOTHING
    assert seen.column("gold") == [7, 1, 3, 4]


@pytest.mark.rule("M-26")
def test_what_is_discarded_is_seen_but_not_what_is_kept() -> None:
    game = europe(step="before_roll", hand={BLUE: "5 wood 5 ore"})
    roll(game, 7)
    do(game, "discard ore")
    assert game.changes(WHITE)[-1].text == "discard ore"
    assert game.view(WHITE).column("hand_size")[BLUE] == 9
    assert game.view(WHITE).field("hand")[BLUE] == NOTHING


@pytest.mark.rule("M-26")
def test_which_actions_are_legal_is_for_their_owner_alone() -> None:
    """They tell what can be paid."""
    game = europe(kontors={RED: ["Krakow"]}, hand={RED: "ore wood"})
    assert game.view(RED).legal
    for seat in (BLUE, WHITE, ORANGE, None):
        assert game.view(seat).legal == []
