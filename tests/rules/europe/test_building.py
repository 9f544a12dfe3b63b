"""What building costs, where the price goes, and when it can be paid.  (M-40)"""

import pytest

import kogge
from kogge.games.europe.material import RESOURCES
from tests.support.europe import BLUE, RED, cell, choices, do, europe, gold, hand
from tests.support.position import acts, counted, roll

PRICES = {
    "buy_card": "wool salt",
    "hire_merchant": "wool grain wood",
    "form_caravan": "ore wood salt",
    "build_route": "ore wood",
}
ONE_OF_EACH = {
    "buy_card": "buy_card",
    "hire_merchant": "hire_merchant {Prague}",
    "form_caravan": "form_caravan {Prague-4,6 N}",
    "build_route": "build_route {Prague-Berlin}",
}
AGAIN = {"hire_merchant": "rehire_merchant 1", "form_caravan": "reform_caravan 1"}


def with_hand(words: str, scenario: str = "europe") -> kogge.Game:
    """Red could build anything at Prague, if these cards are enough for it."""
    return europe(
        scenario,
        kontors={RED: ["Prague", "Venice"]},
        routes={RED: ["Prague-4,6 N"]},
        hand={RED: words, BLUE: "wood wool grain ore salt"},
        gold={RED: 0},
    )


def bank(game: kogge.Game) -> list[int]:
    return game.read("bank")[0]


@pytest.mark.rule("M-40")
@pytest.mark.parametrize("scenario", ["europe", "europe-short"])
@pytest.mark.parametrize("act", PRICES)
def test_each_piece_and_card_has_its_price_which_goes_to_the_bank(act: str, scenario: str) -> None:
    game = with_hand(PRICES[act], scenario)
    others = hand(game, BLUE)
    do(game, ONE_OF_EACH[act])
    assert hand(game, RED) == {}
    assert bank(game) == [18] * 5  # all but the cards of blue
    assert cell(game, "hand_size", RED) == 0
    assert hand(game, BLUE) == others


@pytest.mark.rule("M-40")
@pytest.mark.parametrize(("act", "missing"), [(act, card) for act, price in PRICES.items() for card in price.split()])
def test_without_one_card_of_the_price_nothing_is_built_whatever_else_is_in_the_hand(act: str, missing: str) -> None:
    rich = " ".join(f"3 {card}" for card in RESOURCES if card != missing)
    assert act not in acts(with_hand(rich))
    assert act in acts(with_hand(f"{rich} {missing}"))


@pytest.mark.rule("M-40")
@pytest.mark.parametrize("act", PRICES)
def test_nothing_beyond_the_price_is_taken(act: str) -> None:
    game = with_hand("3 wood 3 wool 3 grain 3 ore 3 salt")
    do(game, ONE_OF_EACH[act])
    price = counted(PRICES[act], RESOURCES)
    assert hand(game, RED) == {card: 3 - price.get(card, 0) for card in RESOURCES}
    assert gold(game, RED) == (1 if act == "build_route" else 0)  # of the first connection


@pytest.mark.rule("M-40")
def test_gold_pays_for_no_piece_itself() -> None:
    game = europe(kontors={RED: ["Prague"]}, routes={RED: ["Prague-4,6 N"]}, gold={RED: 50})
    assert not acts(game) & set(PRICES)


@pytest.mark.rule("M-40")
def test_as_much_is_built_as_can_be_paid_in_any_order() -> None:
    """M-20: also two of a kind in one turn."""
    game = with_hand("5 wood 3 wool 2 grain 3 ore 2 salt")
    do(game, "build_route {Prague-4,5 N}", "hire_merchant {Venice}", "buy_card", "draw_card loan")
    do(game, "build_route {4,5 N-4,4 S}", "form_caravan {Prague-4,5 N}", "hire_merchant {Prague}")
    assert hand(game, RED) == {}
    assert (cell(game, "routes_left", RED), cell(game, "merchants_left", RED)) == (27, 0)
    assert (cell(game, "caravans_left", RED), cell(game, "card_count", RED)) == (1, 1)


@pytest.mark.rule("M-40")
@pytest.mark.parametrize("act", PRICES)
def test_cards_of_the_others_pay_nothing(act: str) -> None:
    """Only the hand of the one whose turn it is counts."""
    game = europe(
        kontors={RED: ["Prague"]}, routes={RED: ["Prague-4,6 N"]}, hand={BLUE: "5 wood 5 wool 5 grain 5 ore 5 salt"}
    )
    assert choices(game, act) == []


@pytest.mark.rule("M-40")
def test_nothing_is_built_before_the_roll() -> None:
    """M-20: building belongs to the action phase."""
    game = europe(
        kontors={RED: ["Prague"]},
        routes={RED: ["Prague-4,6 N"]},
        hand={RED: "wood wool grain ore salt"},
        step="before_roll",
    )
    assert acts(game) == {"roll"}
    roll(game, 12)
    assert set(PRICES) <= acts(game)


@pytest.mark.rule("M-40")
@pytest.mark.parametrize("act", AGAIN)
def test_what_is_hired_or_formed_anew_costs_the_full_price(act: str) -> None:
    """M-43, M-44: each card of the price is needed, and paid."""
    for missing in PRICES[act].split():
        rich = " ".join(f"3 {card}" for card in RESOURCES if card != missing)
        assert AGAIN[act].split()[0] not in acts(with_all_on_the_board(rich))
    game = with_all_on_the_board(PRICES[act])
    do(game, AGAIN[act])
    assert hand(game, RED) == {}
    assert bank(game) == [19] * 5


def with_all_on_the_board(words: str) -> kogge.Game:
    """Red has both merchants and both caravans out, and these cards."""
    return europe(
        kontors={RED: ["Prague", "Venice"]},
        routes={RED: ["Prague-4,6 N", "Venice-3,7 N"]},
        merchants={RED: ["Prague", "5,6 N"]},
        caravans={RED: ["Prague-4,6 N", "Venice-3,7 N"]},
        hand={RED: words},
    )
