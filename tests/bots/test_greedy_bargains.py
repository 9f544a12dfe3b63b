"""The greedy bot at the table: what it offers, accepts and declines."""

import re
from collections.abc import Sequence

import pytest

import kogge
from kogge.bots.diary import Diary
from kogge.bots.greedy import GreedyBot
from tests.bots.test_greedy_moves import chosen, played
from tests.support.position import BLUE, ORANGE, RED, WHITE, hand, position

HOMES = {ORANGE: [25, 39], RED: [8], BLUE: [14], WHITE: [36]}
MUCH_WOOL = [9, 37]  # and grain; no ore, wood and brick
MUCH_ORE = [19, 31]  # and grain; little wood and wool
WOOL_HARBOUR = [5]  # two wool are a card at the bank


def offered_to_red(offer: str, red: str, leader: bool = False, homes: Sequence[int] = (8, 14)) -> kogge.Game:
    """Orange, a leader or not, makes an offer; red, with a settlement to make a city of, is to answer."""
    cities = {ORANGE: [17, 24, 44, 41]} if leader else {ORANGE: [17]}
    game = position(cities=cities, settlements={RED: homes}, hand={ORANGE: "4 ore 4 wool 4 wood", RED: red})
    game.play(f"open_trade; {offer}; propose")
    assert game.to_act == RED
    return game


def test_an_offer_gives_what_is_spare_for_what_the_aim_lacks() -> None:
    game = position(settlements=HOMES, hand={ORANGE: "2 ore 2 grain 2 wool", RED: "2 ore", BLUE: "2 brick"})
    assert played(game, ORANGE)[:4] == ["open_trade", "offer wool", "ask ore", "propose"]


def test_a_partner_who_accepts_gets_the_deal_and_the_city_is_built() -> None:
    game = position(settlements=HOMES, hand={ORANGE: "2 ore 2 grain 2 wool", RED: "2 ore", BLUE: "2 brick"})
    bot = GreedyBot(0)
    for _ in range(4):
        game.play(bot.choose(game.view(ORANGE)))
    game.play("accept; decline; decline")
    assert game.text(bot.choose(game.view(ORANGE))) == f"deal {RED}"
    game.play(f"deal {RED}")
    assert game.text(bot.choose(game.view(ORANGE))) == "build_city 25"


def test_two_declined_offers_are_enough_for_a_turn() -> None:
    game = position(settlements=HOMES, hand={ORANGE: "2 ore 2 grain 2 brick 2 wool", RED: "3 ore"}, pile="")
    texts = played(game, ORANGE)
    offers = [texts[n : texts.index("propose", n)] for n, text in enumerate(texts) if text == "open_trade"]
    assert len(offers) == 2
    assert len({tuple(offer) for offer in offers}) == len(offers)  # none is made twice
    assert texts[-1] == "end_turn"


def test_a_new_turn_brings_new_offers() -> None:
    diary = Diary()
    diary.open(turn=1)
    diary.write(7)
    diary.open(turn=1)
    assert diary.count(7) == 1
    diary.open(turn=2)
    assert diary.count(7) == 0


def test_an_offer_that_helps_the_own_aim_is_accepted() -> None:
    assert chosen(offered_to_red("offer ore; ask wool", red="2 ore 2 grain 2 wool")) == "accept"


def test_an_offer_that_does_not_help_is_declined() -> None:
    assert chosen(offered_to_red("offer wood; ask grain", red="2 ore 2 grain 2 wool")) == "decline"


def test_a_bad_bargain_is_declined() -> None:
    assert chosen(offered_to_red("offer ore; ask wool wool wool", red="2 ore 2 grain 3 wool")) == "decline"


def test_two_cards_that_the_own_hexes_bring_in_plenty_go_for_one_that_they_do_not_bring() -> None:
    game = offered_to_red("offer ore; ask wool wool", red="2 ore 2 grain 3 wool", homes=MUCH_WOOL)
    assert chosen(game) == "accept"


@pytest.mark.parametrize(
    ("homes", "red", "asked"),
    [
        (MUCH_ORE, "2 ore 2 grain 3 wool", "wool wool"),  # the ore comes soon by itself, the wool does not
        (MUCH_WOOL, "2 ore 2 grain 2 wool wood", "wool wood"),  # the wood is as hard to come by as the ore
        (WOOL_HARBOUR, "2 wool grain", "wool wool"),  # the bank asks no more, once there is a wool to spare
    ],
)
def test_two_cards_for_one_that_is_not_worth_them_are_refused(homes: list[int], red: str, asked: str) -> None:
    assert chosen(offered_to_red(f"offer ore; ask {asked}", red, homes=homes)) != "accept"


def test_one_card_goes_for_one_that_brings_the_aim_nearer_by_little() -> None:
    game = offered_to_red("offer ore; ask wool", red="2 ore 2 grain 3 wool", homes=MUCH_ORE)
    assert chosen(game) == "accept"


def test_somebody_about_to_win_gets_no_help() -> None:
    assert chosen(offered_to_red("offer ore; ask wool", red="2 ore 2 grain 2 wool", leader=True)) == "decline"


def test_two_cards_are_offered_for_one_that_the_own_hexes_do_not_bring() -> None:
    assert offers_of_orange(MUCH_WOOL) == ["offer wool; ask ore", "offer wool; offer wool; ask ore"]


def test_two_cards_are_not_offered_for_one_that_comes_soon() -> None:
    assert offers_of_orange(MUCH_ORE) == ["offer wool; ask ore"]


def offers_of_orange(homes: list[int]) -> list[str]:
    """What orange, one ore short of a city, offers in its turn, when red, who has ore, declines."""
    game = position(
        settlements={ORANGE: homes, RED: [17]}, hand={ORANGE: "2 ore 2 grain 3 wool", RED: "2 ore"}, pile=""
    )
    return re.findall("open_trade; (.*?); propose", "; ".join(played(game, ORANGE)))


@pytest.mark.parametrize(("homes", "answer"), [(MUCH_WOOL, f"deal {RED}"), (MUCH_ORE, "withdraw")])
def test_a_counter_offer_that_wants_two_for_one_is_taken_if_it_is_worth_it(homes: list[int], answer: str) -> None:
    game = position(settlements={ORANGE: homes, RED: [17]}, hand={ORANGE: "2 ore 2 grain 3 wool", RED: "2 ore"})
    game.play("open_trade; offer wool; ask ore; propose; counter; offer ore; ask wool wool; propose; decline; decline")
    assert chosen(game) == answer


def test_a_counter_offer_asks_for_the_last_card_of_the_aim() -> None:
    game = offered_to_red("offer wood; ask brick", red="2 ore 2 grain 2 brick")
    bot = GreedyBot(0)
    texts = []
    while game.to_act == RED:
        texts.append(game.text(bot.choose(game.view(RED))))
        game.play(texts[-1])
    assert texts == ["counter", "offer brick", "ask ore", "propose"]


def test_a_counter_offer_that_helps_is_taken() -> None:
    game = position(settlements=HOMES, hand={ORANGE: "2 ore 2 grain 2 wool 2 wood", RED: "2 ore", BLUE: "brick"})
    game.play("open_trade; offer wool; ask ore; propose; counter; offer ore; ask wood; propose; decline; decline")
    assert chosen(game) == f"deal {RED}"
    game.play(chosen(game))
    assert hand(game, ORANGE) == {"ore": 3, "grain": 2, "wool": 2, "wood": 1}
