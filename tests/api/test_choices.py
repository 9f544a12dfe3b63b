"""A view tells a client all that it can offer: what each choice names, what it costs, and what to play."""

import json

import pytest

import kogge
from kogge.modules.resources import RESOURCES
from tests.api.matters import offered, seven
from tests.support.europe import BLUE as LANDLORD
from tests.support.europe import RED as MERCHANT
from tests.support.europe import at, europe
from tests.support.isles import BLUE as SAILOR
from tests.support.isles import isles
from tests.support.position import BLUE, ORANGE, RED, WHITE, position, roll

RICH = "4 wood 4 brick 4 wool 4 grain 4 ore"


def choice(game: kogge.Game, text: str) -> kogge.Choice:
    """What the seat to act is told of an action."""
    (found,) = [choice for choice in game.view(game.to_act).choices() if choice.text == text]
    return found


def test_a_choice_has_all_that_a_client_needs() -> None:
    game = position(settlements={ORANGE: [20]}, hand={ORANGE: "wood brick"})
    assert choice(game, "build_road 31").to_dict() == {
        "act": "build_road",
        "parts": [{"of": "path", "value": 31, "name": "31"}],
        "price": {"wood": 1, "brick": 1},
        "gain": {},
        "text": "build_road 31",
        "steps": ["build_road 31"],
        "way": [],
    }
    assert choice(game, "build_road 31").action == game.action("build_road 31")


@pytest.mark.parametrize(
    ("text", "price"),
    [
        ("end_turn", {}),
        ("build_settlement 31", {"wood": 1, "brick": 1, "wool": 1, "grain": 1}),
        ("build_city 20", {"grain": 2, "ore": 3}),
        ("buy_card", {"wool": 1, "grain": 1, "ore": 1}),
        ("bank_trade wool for ore", {"wool": 4}),
        ("play_monopoly wool", {}),
        ("open_trade", {}),
    ],
)
def test_the_price_is_what_the_seat_gives(text: str, price: dict[str, int]) -> None:
    game = position(
        settlements={ORANGE: [20]},
        roads={ORANGE: ["20-25-31"]},
        hand={ORANGE: RICH, RED: "3 wool"},
        cards={ORANGE: "monopoly"},
    )
    assert choice(game, text).price == price


def test_a_harbour_makes_the_price_lower() -> None:
    games = [position(settlements={ORANGE: [node]}, hand={ORANGE: "4 wool"}) for node in range(54)]
    wool = RESOURCES.index("wool")
    prices = {game.read("rate")[ORANGE][wool]: choice(game, "bank_trade wool for ore").price for game in games}
    assert prices == {4: {"wool": 4}, 3: {"wool": 3}, 2: {"wool": 2}}


def test_cards_that_are_given_up_are_a_price() -> None:
    game = position(step="before_roll", hand={ORANGE: "5 wool 3 ore"})
    roll(game, 7)
    assert choice(game, "discard wool").price == {"wool": 1}


def test_a_deal_costs_what_the_seat_gives_although_it_can_not_see_what_the_other_has() -> None:
    game = position(hand={ORANGE: "2 wool", WHITE: "ore"})
    game.play("open_trade; offer wool wool; ask ore; propose")
    while game.step != "close_deal":
        game.play("accept" if "accept" in game.legal_texts() else "decline")
    assert choice(game, f"deal {WHITE}").price == {"wool": 2}


def test_gold_is_a_price_too() -> None:
    game = isles(gold={SAILOR: 2}, trade=False)
    assert choice(game, "buy_resource wool").price == {"gold": 2}


def test_the_luck_that_an_action_calls_for_is_not_played() -> None:
    game = position(step="before_roll", hand={ORANGE: "8 wool"})
    assert choice(game, "roll").price == {}


@pytest.mark.parametrize("trade", [True, False])
def test_the_gain_is_what_the_seat_gets_at_once(trade: bool) -> None:
    game = position(hand={ORANGE: RICH, RED: "3 wool"}, cards={ORANGE: "monopoly"}, trade=trade)
    assert choice(game, "bank_trade wool for ore").gain == {"ore": 1}
    assert choice(game, "play_monopoly wool").gain == {}, "what others hold is not known before"
    assert choice(game, "buy_card").gain == {}


def test_a_deal_gains_what_the_other_gives() -> None:
    game = position(hand={ORANGE: "2 wool", WHITE: "ore"})
    game.play("open_trade; offer wool wool; ask ore; propose")
    while game.step != "close_deal":
        game.play("accept" if "accept" in game.legal_texts() else "decline")
    assert choice(game, f"deal {WHITE}").gain == {"ore": 1}


def test_a_route_tells_the_gold_that_it_brings() -> None:
    here, there = "Vienna-4,6 N", "4,6 N-Prague"
    game = europe(
        kontors={MERCHANT: ["Vienna"], LANDLORD: ["Prague"]}, routes={MERCHANT: [here]}, hand={MERCHANT: "wood ore"}
    )
    assert choice(game, f"build_route {at(game, there, 'path')}").gain["gold"] > 0


def test_a_way_leads_from_place_to_place() -> None:
    game = isles(ships={SAILOR: ["4,-1 NW"]}, hand={SAILOR: "wool"}, step="movement")
    far = [one for one in game.view(SAILOR).choices() if one.act == "sail"]
    assert max(len(one.way) for one in far) > 4, "wool makes it longer"
    for one in far:
        assert one.way[-1] == one.parts[-1].value
        assert [f"sail {one.parts[0].name} {place}" for place in one.way] == [
            step for step in one.steps if step.startswith("sail")
        ]


def test_journeys_come_after_the_single_steps() -> None:
    game = europe(merchants={MERCHANT: ["Vienna"]}, hand={MERCHANT: "2 grain"})
    told = game.view(MERCHANT).choices()
    single, far = told[: len(game.legal())], told[len(game.legal()) :]
    assert [choice.action for choice in single] == game.legal()
    ways = {way.text: way for way in game.journeys() if len(way.actions) > 1}
    assert far
    assert {choice.text for choice in far} == {*ways}
    for choice in far:
        way = ways[choice.text]
        assert (choice.act, choice.action, choice.price) == ("walk", way.actions[-1], way.costs)
        assert choice.steps == tuple(game.text(action) for action in way.actions)
        assert [(part.of, part.name) for part in choice.parts] == [("merchant", "1"), ("intersection", way.place)]
        game.copy().play(choice.text)


def test_a_toll_is_part_of_the_price() -> None:
    here, there = "4,5 N-4,4 S", "4,5 N-Prague"
    game = europe(
        routes={MERCHANT: [here], LANDLORD: [there]},
        caravans={MERCHANT: [here]},
        hand={MERCHANT: "salt"},
        gold={MERCHANT: 3},
    )
    path = at(game, there, "path")
    paid = choice(game, f"drive 1 {path}")
    before, after = game.read("gold")[MERCHANT][0], game.copy()
    after.play(paid.text)
    assert paid.price == {"salt": 1, "gold": before - after.read("gold")[MERCHANT][0]}
    assert paid.price["gold"] > 0


def test_nobody_else_is_told() -> None:
    game = position(settlements={ORANGE: [20]}, hand={ORANGE: RICH})
    assert game.view(ORANGE).choices()
    assert [game.view(seat).choices() for seat in (None, RED, WHITE)] == [[], [], []]


def test_after_the_end_there_is_nothing_to_choose() -> None:
    game = kogge.start("base", seed=1, turn_limit=2)
    game.play_out()
    assert [game.view(seat).choices() for seat in (None, *range(game.players))] == [[]] * (game.players + 1)


def test_choices_are_in_the_dictionary_if_they_are_asked_for() -> None:
    game = position(settlements={ORANGE: [20]}, hand={ORANGE: RICH})
    view = game.view(ORANGE)
    plain, whole = view.to_dict(), view.to_dict(choices=True)
    assert whole == {**plain, "choices": [choice.to_dict() for choice in view.choices()]}
    assert json.loads(json.dumps(whole)) == whole
    assert game.view(RED).to_dict(choices=True)["choices"] == []


def test_each_who_may_decide_at_once_has_choices() -> None:
    game = seven()
    hands = {ORANGE: ("wool", "ore"), BLUE: ("wood", "ore"), WHITE: ("brick", "grain")}
    assert game.waiting() == list(hands)
    for seat, resources in hands.items():
        prices = {choice.text: choice.price for choice in game.view(seat).choices()}
        assert prices == {f"discard {resource}": {resource: 1} for resource in resources}


def test_a_proposer_who_need_not_wait_sees_the_price_of_a_deal() -> None:
    game = offered()
    game.give(WHITE, "accept")
    assert {choice.text: dict(choice.price) for choice in game.view(ORANGE).choices()} == {
        "withdraw": {},
        "deal 3": {"wool": 1},
    }
