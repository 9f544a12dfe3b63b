"""The greedy bot at a table where gold is traded too."""

from tests.bots.test_greedy_moves import chosen, played
from tests.support.europe import BLUE, RED, WHITE, europe


def test_gold_is_offered_for_the_last_card_of_the_aim() -> None:
    game = europe(
        kontors={RED: ["Warsaw"], BLUE: ["Turin"]}, hand={RED: "wool wood grain", BLUE: "grain"}, gold={RED: 1}
    )
    texts = played(game, RED)
    begin = texts.index("open_trade")
    assert texts[begin : begin + 4] == ["open_trade", "offer gold", "ask grain", "propose"]


def test_gold_that_a_toll_will_cost_is_not_offered() -> None:
    for coins, offers in ((1, False), (2, True)):
        game = europe(
            kontors={RED: ["Prague"], BLUE: ["Berlin"]},
            kontors_left={RED: 0},
            routes={RED: ["Prague-4,6 N"], BLUE: ["Prague-Berlin"]},
            caravans={RED: ["Prague-4,6 N"]},
            hand={BLUE: "salt"},
            gold={RED: coins},
        )
        assert ("offer gold" in played(game, RED)) is offers


def test_a_spare_card_is_given_for_gold() -> None:
    game = europe(
        kontors={RED: ["Warsaw"], BLUE: ["Turin"], WHITE: ["Krakow"]}, hand={RED: "wood", BLUE: "4 ore"}, gold={RED: 1}
    )
    game.play("open_trade; offer gold; ask ore; propose")
    assert game.to_act == BLUE
    assert chosen(game) == "accept"


def test_two_gold_which_buy_a_card_at_the_bank_do_not_go_to_a_player_for_one() -> None:
    game = europe(kontors={RED: ["Warsaw"], BLUE: ["Turin"], WHITE: ["Krakow"]}, hand={RED: "grain"}, gold={BLUE: 3})
    game.play("open_trade; offer grain; ask gold gold; propose")
    assert game.to_act == BLUE
    assert chosen(game) == "decline"
