"""Trade between players, in which gold is a card like others.  (E-26, and B-70 to B-72, B-77, B-79 by E-09)"""

import pytest

import kogge
from kogge.games.isles.scenarios import ISLES
from kogge.modules.resources import RESOURCES
from tests.support.isles import BLUE, ORANGE, RED, WHITE, acts, bank, choices, column, gold, hand, isles, may

SCENARIOS = [scenario.name for scenario in ISLES]
GOODS = [*RESOURCES, "gold"]
GOLD = GOODS.index("gold")


def market(scenario: str = "explorers-pirates", **more: dict[int, int]) -> kogge.Game:
    """Blue, to trade, has wool, ore and 3 gold; red has brick and 4 gold, white brick alone, orange wood and gold."""
    hands = {BLUE: "2 wool 2 ore", RED: "brick wood", WHITE: "2 brick grain", ORANGE: "3 wood"}
    return isles(scenario, hand=hands, gold=more.get("gold", {BLUE: 3, RED: 4, WHITE: 0, ORANGE: 1}))


# Gold changes hands


@pytest.mark.rule("E-26")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_gold_may_be_given_for_cards(scenario: str) -> None:
    game = market(scenario)
    game.play("open_trade; offer gold gold; ask brick; propose; accept; decline; decline; deal red")
    assert (gold(game, BLUE), gold(game, RED)) == (1, 6)
    assert hand(game, BLUE) == {"wool": 2, "ore": 2, "brick": 1}
    assert hand(game, RED) == {"wood": 1}
    assert (game.step, game.to_act) == ("action", BLUE)


@pytest.mark.rule("E-26")
def test_cards_may_be_given_for_gold() -> None:
    game = market()
    game.play("open_trade; offer wool; ask gold gold gold; propose; accept; decline; decline; deal red")
    assert column(game, "gold") == [6, 1, 0, 1]
    assert hand(game, RED) == {"brick": 1, "wood": 1, "wool": 1}


@pytest.mark.rule("E-26")
@pytest.mark.parametrize(
    ("offer", "ask"), [("gold wool", "brick"), ("wool", "gold brick"), ("gold gold ore", "wood brick")]
)
def test_gold_and_cards_may_lie_on_one_side_together(offer: str, ask: str) -> None:
    game = market()
    before = column(game, "gold")
    game.play(f"open_trade; offer {offer}; ask {ask}; propose; accept; decline; decline; deal red")
    shift = ask.split().count("gold") - offer.split().count("gold")
    assert column(game, "gold") == [before[BLUE] + shift, before[RED] - shift, 0, 1]
    assert sum(hand(game, BLUE).values()) + sum(hand(game, RED).values()) == 6


@pytest.mark.rule("E-26")
def test_a_counter_offer_may_ask_for_gold_or_give_it() -> None:
    game = market()
    game.play("open_trade; offer wool; ask brick; propose")
    game.play("counter; offer brick; ask gold gold; propose")
    game.play("decline")
    game.play("counter; offer gold; ask ore; propose")
    other = game.copy()
    game.play("deal red")
    assert (column(game, "gold"), hand(game, BLUE)) == ([1, 6, 0, 1], {"brick": 1, "wool": 2, "ore": 2})
    other.play("deal orange")
    assert (column(other, "gold"), hand(other, BLUE)) == ([4, 4, 0, 0], {"wool": 2, "ore": 1})


@pytest.mark.rule("E-26")
def test_gold_that_changes_hands_does_not_come_from_the_supply() -> None:
    game = market()
    cards = bank(game)
    game.play("open_trade; offer gold; ask brick; propose; accept; accept; decline; deal white")
    assert sum(column(game, "gold")) == 8
    assert bank(game) == cards
    assert column(game, "hand_size") == [5, 2, 2, 3]


# Gold counts as a card: no gifts, no like for like


@pytest.mark.rule("E-26")
@pytest.mark.parametrize("half", ["offer gold", "ask gold", "offer gold gold", "offer gold wool", "ask gold brick"])
def test_nothing_for_gold_and_gold_for_nothing_are_gifts(half: str) -> None:
    game = market()
    game.play("open_trade")
    assert not may(game, "propose")
    game.play(half)
    assert not may(game, "propose")
    game.play("ask brick" if half.startswith("offer") else "offer ore")
    assert may(game, "propose")


@pytest.mark.rule("E-26")
@pytest.mark.parametrize("half", ["offer gold", "ask gold"])
def test_a_counter_offer_of_gold_may_not_be_a_gift_either(half: str) -> None:
    game = market()
    game.play(f"open_trade; offer wool; ask brick; propose; counter; {half}")
    assert not may(game, "propose")


@pytest.mark.rule("E-26")
@pytest.mark.parametrize("name", GOODS)
def test_the_same_kind_may_not_be_on_both_sides_and_gold_is_a_kind(name: str) -> None:
    everyone = dict.fromkeys((BLUE, RED, WHITE, ORANGE), "2 wood 2 brick 2 wool 2 grain 2 ore")
    game = isles(hand=everyone)
    game.play(f"open_trade; offer {name}")
    assert choices(game, "ask") == [other for other in GOODS if other != name]
    game.play(f"withdraw; open_trade; ask {name}")
    assert choices(game, "offer") == [other for other in GOODS if other != name]


# Only gold that one has


@pytest.mark.rule("E-26", "E-09")
def test_nobody_can_offer_more_gold_than_they_have() -> None:
    """B-77."""
    game = market()
    game.play("open_trade; offer gold gold gold")
    assert choices(game, "offer") == ["wool", "ore"]
    game = market()
    game.play("open_trade; offer wool; ask brick; propose; decline; counter")
    assert (game.to_act, choices(game, "offer")) == (WHITE, ["brick", "grain"])


@pytest.mark.rule("E-26", "E-09")
def test_only_who_has_the_asked_gold_can_accept() -> None:
    """B-77."""
    game = market()
    game.play("open_trade; offer wool; ask gold; propose")
    for seat, able in ((RED, True), (WHITE, False), (ORANGE, True)):
        assert game.to_act == seat
        assert may(game, "accept") is able
        game.play("decline")
    game.play("open_trade; offer wool; ask gold gold; propose; decline; decline")
    assert game.to_act == ORANGE
    assert not may(game, "accept")


@pytest.mark.rule("E-26", "E-09")
def test_a_counter_offer_that_asks_for_more_gold_than_the_active_player_has_is_no_deal() -> None:
    game = market()
    game.play("open_trade; offer wool; ask brick; propose")
    game.play("counter; offer brick; ask gold gold gold gold; propose; accept; decline")
    assert choices(game, "deal") == [str(WHITE)]


@pytest.mark.rule("E-26")
def test_who_has_only_gold_can_trade_and_who_has_nothing_cannot() -> None:
    game = isles(hand={RED: "wood"}, gold={BLUE: 1})
    assert {"open_trade", "call_for_offers"} <= acts(game)
    game.play("open_trade; offer gold; ask wood; propose; accept; decline; decline; deal red")
    assert (hand(game, BLUE), gold(game, RED)) == ({"wood": 1}, 3)
    assert not acts(isles(hand={RED: "wood"}, gold={BLUE: 0})) & {"open_trade", "call_for_offers"}


# The dialogue of the base game


@pytest.mark.rule("E-09")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_everyone_answers_and_the_active_player_chooses_the_partner(scenario: str) -> None:
    """B-70."""
    game = market(scenario)
    game.play("open_trade; offer wool; ask brick; propose")
    for seat, answer in ((RED, "accept"), (WHITE, "accept"), (ORANGE, "decline")):
        assert (game.step, game.to_act) == ("answer_offer", seat)
        game.play(answer)
    assert game.legal_texts() == ["withdraw", f"deal {RED}", f"deal {WHITE}"]
    game.play("deal white")
    assert hand(game, WHITE) == {"brick": 1, "grain": 1, "wool": 1}
    assert hand(game, RED) == {"brick": 1, "wood": 1}
    assert (game.step, game.to_act) == ("action", BLUE)


@pytest.mark.rule("E-09")
def test_the_active_player_may_call_for_offers_and_others_cannot_trade_with_each_other() -> None:
    """B-70, B-71: red asks for grain, which white has; only blue could give it, and has none."""
    game = market()
    game.play("call_for_offers")
    assert acts(game) == {"decline", "counter"}
    game.play("counter; offer gold; ask grain; propose")
    assert (game.to_act, acts(game)) == (WHITE, {"decline", "counter"})
    game.play("decline; counter; offer wood; ask ore; propose")
    assert choices(game, "deal") == [str(ORANGE)]


@pytest.mark.rule("E-09")
@pytest.mark.parametrize(("step", "is_open"), [("before_roll", False), ("action", True), ("movement", False)])
def test_players_trade_after_the_roll_and_before_the_movement_phase(step: str, is_open: bool) -> None:
    game = isles(hand={BLUE: "wool"}, step=step)
    assert ({"open_trade", "call_for_offers"} <= acts(game)) is is_open
    assert bool({"open_trade", "call_for_offers"} & acts(game)) is is_open


@pytest.mark.rule("E-09", "E-26")
def test_nothing_but_resources_and_gold_can_be_named_in_an_offer() -> None:
    """B-79: no pieces, no cargo, no promises."""
    game = market()
    assert [list(game.notation.acts[name].parts[0].words) for name in ("offer", "ask")] == [GOODS, GOODS]
    with pytest.raises(kogge.Refused):
        game.play("open_trade; offer ship; ask brick; propose")


@pytest.mark.rule("E-09", "E-26")
def test_a_deal_moves_the_cards_and_the_gold_on_the_table_and_nothing_else() -> None:
    game = market()
    fields = list(game.rules.layout.fields)
    before = {name: game.read(name) for name in fields}
    game.play("open_trade; offer gold wool; ask brick wood; propose; accept; decline; decline; deal red")
    changed = {name for name in fields if game.read(name) != before[name]}
    assert changed - {"back_to_step"} == {"hand", "hand_size", "gold"}


@pytest.mark.rule("E-26")
def test_everyone_sees_the_gold_on_the_table() -> None:
    game = market()
    game.play("open_trade; offer gold gold; ask brick; propose")
    for seat in (BLUE, RED, WHITE, ORANGE, None):
        assert game.view(seat).row("offered", BLUE)[GOLD] == 2
        assert game.view(seat).column("gold") == [3, 4, 0, 1]


@pytest.mark.rule("E-26")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_game_may_be_played_without_trade_between_players(scenario: str) -> None:
    game = isles(scenario, trade=False, hand={BLUE: "3 wood", RED: "wool"})
    assert acts(game) == {"set_sail", "bank_trade", "sell_resource", "buy_resource"}
    assert "open_trade" not in game.notation.acts


@pytest.mark.rule("E-26")
@pytest.mark.parametrize("players", [2, 3])
def test_gold_is_traded_with_fewer_players_too(players: int) -> None:
    game = isles(players=players, hand={players - 1: "wood"}, gold={BLUE: 2})
    game.play("open_trade; offer gold; ask wood; propose" + "; decline" * (players - 2) + "; accept")
    game.play(f"deal {players - 1}")
    assert (hand(game, BLUE), gold(game, BLUE), gold(game, players - 1)) == ({"wood": 1}, 1, 3)
