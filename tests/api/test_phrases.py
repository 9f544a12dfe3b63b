"""Acts and choices in words, for whoever shows them."""

import pytest

import kogge
from kogge import Chosen
from kogge.choices import Choice
from kogge.phrases import act_name, phrase, said, said_part
from kogge.prompts import step_prompt
from kogge.texts import texts
from kogge.wording import Wording
from tests.games.heap import HEAP
from tests.support.isles import BLUE, isles
from tests.support.position import ORANGE, RED, position


def wording(game: kogge.Game, language: str) -> Wording:
    view = game.view(game.to_act)
    return Wording(view.rules, view.state, view.seat, texts(language))


def choices(game: kogge.Game, act: str) -> list[Choice]:
    return [choice for choice in game.view(game.to_act).choices() if choice.act == act]


@pytest.mark.parametrize(
    ("language", "told", "price"),
    [
        ("en", "build a city at 20 (wood 10, grain 9)", ", for 2 grain and 3 ore"),
        (
            "es",
            "construir una ciudad en la encrucijada 20 (madera 10, cereales 9)",
            ", por 2 de cereales y 3 de mineral",
        ),
        ("de", "Stadt auf Kreuzung 20 (Holz 10, Getreide 9) bauen", ", für 2 Getreide und 3 Erz"),
    ],
)
def test_a_choice_is_said_with_its_place_and_its_price(language: str, told: str, price: str) -> None:
    game = position(settlements={ORANGE: [20]}, hand={ORANGE: "3 ore 2 grain"})
    [city] = choices(game, "build_city")
    assert phrase(game.rules, city.action, wording(game, language)) == told
    assert said(city, wording(game, language)) == told + price


def test_what_costs_nothing_is_said_without_a_price() -> None:
    game = position()
    [end] = choices(game, "end_turn")
    assert said(end, wording(game, "de")) == "Zug beenden"
    assert act_name("end_turn", texts("es")) == "terminar el turno"


def test_both_goods_of_a_trade_are_told_apart() -> None:
    game = position(hand={ORANGE: "4 wool"})
    told = [said(choice, wording(game, "en")) for choice in choices(game, "bank_trade")]
    assert "trade wool for ore with the bank, for 4 wool" in told


def test_seats_are_said_by_their_colour() -> None:
    game = position(step="move_robber", settlements={RED: [20]}, hand={RED: "wool"})
    game.play("move_robber 6")
    [robbed] = choices(game, "rob")
    assert [said(robbed, wording(game, language)) for language in ("en", "es", "de")] == [
        "rob red",
        "robar a Rojo",
        "Rot ausrauben",
    ]


def test_what_a_game_of_ones_own_is_about_is_said_as_it_is_written() -> None:
    rules = HEAP.rules(HEAP.choose())
    wording = Wording(rules, rules.blank, 0, texts("en"))
    chosen = Chosen("jewel", 1, "jade"), Chosen("hex", 0, "0"), Chosen("intersection", 5, "5")
    assert [said_part(part, wording) for part in chosen] == ["jade", "hex 0", "5"]


def test_a_journey_tells_its_steps_and_what_they_cost() -> None:
    game = isles(step="movement", ships={BLUE: ["4,-1 NW"]}, hand={BLUE: "wool"})
    far = [choice for choice in choices(game, "sail") if len(choice.steps) > 1]
    free = next(choice for choice in far if not choice.price)
    dear = next(choice for choice in far if choice.price)
    path = free.parts[1].name
    assert said(free, wording(game, "en")) == f"sail ship 1 to path {path}, in {len(free.steps)} steps"
    steps = next(trip.steps for trip in game.journeys() if trip.text == dear.text)
    assert steps < len(dear.steps)  # one of them buys wind
    assert said(dear, wording(game, "de")).endswith(f", in {steps} Schritten, für 1 Wolle")


def test_a_prompt_tells_what_makes_a_step_special() -> None:
    assert step_prompt(position(step="before_roll").view(ORANGE), texts("de")) == "Du bist am Zug: Würfle."
    with_card = position(step="before_roll", cards={ORANGE: "knight"})
    asked = "Es tu turno: lanza los dados, o juega antes una carta."
    assert step_prompt(with_card.view(ORANGE), texts("es")) == asked
