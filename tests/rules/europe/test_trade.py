"""Trade between players: resources and gold, offers and counter-offers.  (M-30)"""

import pytest

import kogge
from kogge.games.europe.board import BOARDS
from kogge.games.europe.material import RESOURCES
from tests.support.europe import BLUE, ORANGE, RED, WHITE, bank, choices, europe, gold, hand, may
from tests.support.position import acts, column

GOODS = [*RESOURCES, "gold"]
GOLD = GOODS.index("gold")
COINS = {RED: 3, BLUE: 4, WHITE: 0, ORANGE: 1}


def market(scenario: str = "europe") -> kogge.Game:
    """Red, to trade, has wool, ore and 3 gold; blue has salt and 4 gold, white salt alone, orange wood and a gold."""
    hands = {RED: "2 wool 2 ore", BLUE: "salt wood", WHITE: "2 salt grain", ORANGE: "3 wood"}
    return europe(scenario, hand=hands, gold=COINS)


def offered(offer: str = "wool", ask: str = "salt") -> kogge.Game:
    """Red has just made an offer, and blue is the first to answer."""
    game = market()
    game.play(f"open_trade; offer {offer}; ask {ask}; propose")
    return game


# Offers and answers


@pytest.mark.rule("M-30")
@pytest.mark.parametrize("scenario", BOARDS)
def test_every_other_player_answers_and_the_active_player_chooses_the_partner(scenario: str) -> None:
    game = market(scenario)
    game.play("open_trade; offer wool; ask salt; propose")
    for seat, answer in ((BLUE, "accept"), (WHITE, "accept"), (ORANGE, "decline")):
        assert (game.step, game.to_act) == ("answer_offer", seat)
        game.play(answer)
    assert (game.step, game.to_act) == ("close_deal", RED)
    assert game.legal_texts() == ["withdraw", f"deal {BLUE}", f"deal {WHITE}"]
    game.play("deal white")
    assert [hand(game, seat) for seat in range(4)] == [
        {"wool": 1, "ore": 2, "salt": 1},
        {"wood": 1, "salt": 1},
        {"wool": 1, "grain": 1, "salt": 1},
        {"wood": 3},
    ]
    assert (game.step, game.to_act) == ("action", RED)


@pytest.mark.rule("M-30")
def test_any_numbers_of_any_resources_may_be_offered_and_asked() -> None:
    game = offered("wool wool ore", "salt wood")
    game.play("accept; decline; decline; deal blue")
    assert hand(game, RED) == {"wood": 1, "ore": 1, "salt": 1}
    assert hand(game, BLUE) == {"wool": 2, "ore": 1}


@pytest.mark.rule("M-30")
def test_when_all_decline_the_turn_goes_on_and_another_offer_may_follow() -> None:
    game = offered()
    game.play("decline; decline; decline")
    assert (game.step, game.to_act) == ("action", RED)
    assert hand(game, RED) == {"wool": 2, "ore": 2}
    game.play("open_trade; offer ore; ask wood; propose; decline; decline; accept; deal orange")
    game.play("open_trade; offer ore; ask wood; propose; decline; decline; accept; deal orange")
    assert hand(game, RED) == {"wood": 2, "wool": 2}


@pytest.mark.rule("M-30")
def test_an_offer_may_be_withdrawn() -> None:
    game = offered()
    game.play("accept; accept; decline; withdraw")
    assert (game.step, game.to_act, hand(game, RED)) == ("action", RED, {"wool": 2, "ore": 2})
    assert game.read("offered") == game.read("asked") == [[0] * 6] * 4


# Gold both ways


@pytest.mark.rule("M-30")
@pytest.mark.parametrize("scenario", BOARDS)
def test_gold_may_be_given_for_resources(scenario: str) -> None:
    game = market(scenario)
    game.play("open_trade; offer gold gold; ask salt; propose; accept; decline; decline; deal blue")
    assert column(game, "gold") == [1, 6, 0, 1]
    assert hand(game, RED) == {"wool": 2, "ore": 2, "salt": 1}
    assert hand(game, BLUE) == {"wood": 1}


@pytest.mark.rule("M-30")
def test_resources_may_be_given_for_gold() -> None:
    game = offered("wool", "gold gold gold")
    game.play("accept; decline; decline; deal blue")
    assert column(game, "gold") == [6, 1, 0, 1]
    assert hand(game, BLUE) == {"wood": 1, "wool": 1, "salt": 1}


@pytest.mark.rule("M-30")
@pytest.mark.parametrize(
    ("offer", "ask"), [("gold wool", "salt"), ("wool", "gold salt"), ("gold gold ore", "wood salt")]
)
def test_gold_and_resources_may_lie_on_one_side_together(offer: str, ask: str) -> None:
    game = offered(offer, ask)
    game.play("accept; decline; decline; deal blue")
    shift = ask.split().count("gold") - offer.split().count("gold")
    assert column(game, "gold") == [3 + shift, 4 - shift, 0, 1]
    assert sum(hand(game, RED).values()) + sum(hand(game, BLUE).values()) == 6


@pytest.mark.rule("M-30")
def test_a_deal_moves_what_lies_on_the_table_and_nothing_else() -> None:
    """Neither bank nor supply has a part in it."""
    game = market()
    fields = list(game.rules.layout.fields)
    before = {name: game.read(name) for name in fields}
    game.play("open_trade; offer gold wool; ask salt wood; propose; accept; decline; decline; deal blue")
    changed = {name for name in fields if game.read(name) != before[name]}
    assert changed - {"back_to_step"} == {"hand", "hand_size", "gold"}
    assert sum(column(game, "gold")) == 8
    assert column(game, "hand_size") == [5, 1, 3, 3]


# Counter-offers


@pytest.mark.rule("M-30")
def test_the_others_may_make_counter_offers_with_gold_or_without_and_one_is_taken() -> None:
    game = offered()
    game.play("counter; offer salt; ask gold gold; propose")
    assert game.to_act == WHITE
    game.play("counter; offer salt salt; ask ore; propose")
    game.play("counter; offer gold; ask ore; propose")
    assert game.legal_texts() == ["withdraw", f"deal {BLUE}", f"deal {WHITE}", f"deal {ORANGE}"]
    games = [game.copy() for _ in range(3)]
    for seat, played in zip((BLUE, WHITE, ORANGE), games, strict=True):
        played.play(f"deal {seat}")
    assert [column(played, "gold") for played in games] == [[1, 6, 0, 1], [3, 4, 0, 1], [4, 4, 0, 0]]
    assert [hand(played, RED) for played in games] == [
        {"wool": 2, "ore": 2, "salt": 1},
        {"wool": 2, "ore": 1, "salt": 2},
        {"wool": 2, "ore": 1},
    ]


@pytest.mark.rule("M-30")
def test_the_active_player_may_call_for_offers_without_making_one() -> None:
    game = market()
    game.play("call_for_offers")
    assert acts(game) == {"decline", "counter"}  # there is nothing to accept
    game.play("counter; offer gold; ask ore; propose; decline; counter; offer wood wood; ask wool; propose")
    assert choices(game, "deal") == [str(BLUE), str(ORANGE)]
    game.play("deal blue")
    assert (hand(game, RED), gold(game, RED)) == ({"wool": 2, "ore": 1}, 4)


@pytest.mark.rule("M-30")
def test_a_counter_offer_may_be_taken_back_for_another_answer() -> None:
    game = offered()
    game.play("counter; offer gold; ask ore; withdraw")
    assert (game.step, game.to_act) == ("answer_offer", BLUE)
    assert game.read("offered")[BLUE] == game.read("asked")[BLUE] == [0] * 6
    game.play("accept; decline; decline; deal blue")
    assert (hand(game, BLUE), gold(game, BLUE)) == ({"wood": 1, "wool": 1}, 4)


# Only with the active player


@pytest.mark.rule("M-30")
def test_the_others_can_not_trade_among_themselves() -> None:
    """Blue asks for grain, which white has; white can't take the offer, and red can't pay it."""
    game = market()
    game.play("call_for_offers; counter; offer gold; ask grain; propose")
    assert (game.to_act, acts(game)) == (WHITE, {"decline", "counter"})
    game.play("decline; counter; offer wood; ask ore; propose")
    assert (game.step, game.to_act) == ("close_deal", RED)
    assert choices(game, "deal") == [str(ORANGE)]


@pytest.mark.rule("M-30")
def test_accepting_means_the_active_players_offer_whatever_others_propose() -> None:
    game = offered()
    game.play("counter; offer wood; ask ore; propose; accept; decline; deal white")
    assert hand(game, RED) == {"wool": 1, "ore": 2, "salt": 1}
    assert hand(game, BLUE) == {"wood": 1, "salt": 1}


@pytest.mark.rule("M-30", "M-20")
@pytest.mark.parametrize(("step", "is_open"), [("before_roll", False), ("action", True), ("move_robber", False)])
def test_players_trade_in_the_action_phase(step: str, is_open: bool) -> None:
    game = europe(step=step, hand={RED: "wool"})
    assert ({"open_trade", "call_for_offers"} <= acts(game)) is is_open
    assert bool({"open_trade", "call_for_offers"} & acts(game)) is is_open


# No gifts, no like for like, nothing but resources and gold


@pytest.mark.rule("M-30")
@pytest.mark.parametrize(
    "half", ["offer gold", "ask gold", "offer wool", "ask salt", "offer gold wool", "ask gold salt"]
)
def test_there_are_no_gifts(half: str) -> None:
    """Ruling R29: neither of cards nor of gold."""
    game = market()
    game.play("open_trade")
    assert not may(game, "propose")
    game.play(half)
    assert not may(game, "propose")
    game.play("ask wood" if half.startswith("offer") else "offer ore")
    assert may(game, "propose")


@pytest.mark.rule("M-30")
@pytest.mark.parametrize("half", ["offer gold", "ask gold", "offer wood", "ask ore"])
def test_a_counter_offer_may_not_be_a_gift_either(half: str) -> None:
    """Ruling R29."""
    game = offered()
    game.play(f"counter; {half}")
    assert not may(game, "propose")


@pytest.mark.rule("M-30")
@pytest.mark.parametrize("name", GOODS)
def test_the_same_kind_may_not_be_on_both_sides_and_gold_is_a_kind(name: str) -> None:
    """Ruling R29: like for like is the base game's ban too."""
    game = europe(hand=dict.fromkeys(range(4), "2 wood 2 wool 2 grain 2 ore 2 salt"))
    game.play(f"open_trade; offer {name}")
    assert choices(game, "ask") == [other for other in GOODS if other != name]
    game.play(f"withdraw; open_trade; ask {name}")
    assert choices(game, "offer") == [other for other in GOODS if other != name]


@pytest.mark.rule("M-30")
@pytest.mark.parametrize("thing", ["goods", "kontor", "route", "lancer", "merchant", "caravan", "token"])
def test_nothing_but_resources_and_gold_can_be_traded(thing: str) -> None:
    """Ruling R29: no goods, pieces or cards."""
    game = europe(hand={RED: "wool", BLUE: "salt"}, cards={RED: "lancer"}, kontors={RED: ["Krakow"]})
    assert [list(game.notation.acts[name].parts[0].words) for name in ("offer", "ask")] == [GOODS, GOODS]
    with pytest.raises(kogge.Refused):
        game.play(f"open_trade; offer {thing}; ask salt; propose")


# Only what one has


@pytest.mark.rule("M-30")
def test_nobody_can_offer_more_than_they_have() -> None:
    game = market()
    game.play("open_trade; offer gold gold gold")
    assert choices(game, "offer") == ["wool", "ore"]
    game.play("offer wool wool")
    assert choices(game, "offer") == ["ore"]
    game = offered()
    game.play("decline; counter")
    assert (game.to_act, choices(game, "offer")) == (WHITE, ["grain", "salt"])  # white has no gold


@pytest.mark.rule("M-30")
def test_only_who_has_what_is_asked_can_accept() -> None:
    game = offered("wool", "gold")
    for seat, able in ((BLUE, True), (WHITE, False), (ORANGE, True)):
        assert game.to_act == seat
        assert may(game, "accept") is able
        game.play("decline")
    game.play("open_trade; offer wool; ask salt salt; propose")
    for able in (False, True, False):
        assert may(game, "accept") is able
        game.play("decline")


@pytest.mark.rule("M-30")
def test_a_counter_offer_that_the_active_player_can_not_pay_is_no_deal() -> None:
    game = offered()
    game.play("counter; offer salt; ask gold gold gold gold; propose; accept; decline")
    assert choices(game, "deal") == [str(WHITE)]


@pytest.mark.rule("M-30")
def test_who_has_only_gold_can_trade_and_who_has_nothing_can_not() -> None:
    game = europe(hand={BLUE: "wood"}, gold={RED: 1})
    assert {"open_trade", "call_for_offers"} <= acts(game)
    game.play("open_trade; offer gold; ask wood; propose; accept; decline; decline; deal blue")
    assert (hand(game, RED), gold(game, BLUE)) == ({"wood": 1}, 4)
    assert not acts(europe(hand={BLUE: "wood"}, gold={RED: 0})) & {"open_trade", "call_for_offers"}


@pytest.mark.rule("M-30")
def test_three_players_trade_alike() -> None:
    game = europe(players=3, hand={WHITE: "wood"}, gold={RED: 2})
    game.play("open_trade; offer gold; ask wood; propose; decline; accept; deal white")
    assert (hand(game, RED), column(game, "gold")) == ({"wood": 1}, [1, 3, 4])


@pytest.mark.rule("M-30")
@pytest.mark.parametrize("scenario", BOARDS)
def test_a_game_may_be_played_without_trade_between_players(scenario: str) -> None:
    game = europe(scenario, trade=False, hand={RED: "3 wood", BLUE: "wool"})
    assert acts(game) == {"bank_trade", "sell_resource", "buy_resource", "end_turn"}
    assert "open_trade" not in game.notation.acts
    assert bank(game)["wood"] == 16


@pytest.mark.rule("M-30")
def test_everyone_sees_what_is_offered() -> None:
    game = offered("gold gold", "salt")
    for seat in (RED, BLUE, WHITE, ORANGE, None):
        assert game.view(seat).row("offered", RED)[GOLD] == 2
        assert game.view(seat).row("asked", RED)[RESOURCES.index("salt")] == 1
