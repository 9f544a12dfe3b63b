"""What is no position of Merchants of Europe is refused, and the rest is whole."""

import doctest
from typing import Any

import pytest

import kogge
from kogge.games.europe.board import BOARDS
from tests.support import europe as builder
from tests.support.europe import BLUE, NEUTRAL, ORANGE, RED, WHITE, at, bank, cell, choices, do, europe, hand, may
from tests.support.position import column

IMPOSSIBLE: list[dict[str, Any]] = [
    {"kontors": {RED: ["3,6 S"]}},  # no city
    {"kontors": {RED: ["Atlantis"]}},
    {"scenario": "europe-short", "kontors": {RED: ["London"]}},  # in the west
    {"kontors": {RED: ["Turin"], BLUE: ["Turin"]}},
    {
        "scenario": "europe-short",
        "kontors": {RED: ["Turin", "Bern", "Genoa", "Rome", "Naples", "Venice", "Vienna", "Prague"]},  # it has seven
    },
    {"neutral": ["Turin"]},  # with four players
    {"players": 3, "neutral": ["3,6 S"]},
    {"players": 3, "neutral": ["Turin"], "kontors": {RED: ["Turin"]}},
    {"players": 3, "neutral": ["Turin", "Bern", "Vienna", "Prague"]},
    {"players": 3, "kontors": {ORANGE: ["Turin"]}},
    {"routes": {RED: ["Turin-Venice"]}},  # no path
    {"routes": {RED: ["Turin-3,6 S"], BLUE: ["3,6 S-Turin"]}},
    {"merchants": {RED: ["Turin", "Bern", "Genoa"]}},  # it has two
    {"merchants": {RED: ["3,6 S"], BLUE: ["3,6 S"]}},
    {"merchants": {RED: ["Turin"]}, "kontors": {BLUE: ["Turin"]}},
    {"merchants": {RED: ["Turin"]}, "kontors_left": {RED: 0}},  # nor found there
    {"caravans": {RED: ["Turin-3,6 S"]}},  # no route there
    {"routes": {RED: ["Turin-3,6 S"]}, "caravans": {RED: ["Turin-3,6 S"] * 3}},
    {"routes": {RED: ["Turin-3,6 S"]}, "caravans": {RED: ["Turin-3,6 S"] * 2, BLUE: ["Turin-3,6 S"]}},
    {"delivered": {RED: 2}},  # one is uncovered
    {"tokens": {"Po Valley": 9}},  # it has a number
    {"tokens": {"Banat": 11}},  # yellow are 9 and 3
    {"tokens": {"Banat": 9, "Muscovy": 9}},  # there is one of it
    {"robber": "Baltic Sea"},
    {"hand": {RED: "20 wool"}},
    {"hand": {RED: "10 wool"}, "bank": "10 wool"},
    {"hand": {RED: "gold"}},
    {"cards": {RED: "11 lancer"}},
    {"cards": {RED: "knight"}},
    {"cards": {RED: "loan"}, "pile": "2 loan"},
    {"step": "set_sail"},
]


@pytest.mark.parametrize("wishes", IMPOSSIBLE)
def test_what_can_not_be_is_refused(wishes: dict[str, Any]) -> None:
    with pytest.raises(kogge.Refused):
        europe(**wishes)


def test_pieces_come_from_their_supplies() -> None:
    game = europe(
        kontors={RED: ["Turin", "Bern", "Vienna", "Rome", "Genoa"], BLUE: ["Prague"]},
        kontors_left={BLUE: 5},
        goods_at=["Prague", "Bern"],
        delivered={RED: 1, BLUE: 1},
        routes={RED: ["Turin-3,6 S-3,7 N-Venice"], BLUE: ["Prague-4,6 N"]},
        routes_left={WHITE: 2},
        merchants={RED: ["Bern", "6,6 N"]},
        caravans={RED: ["Venice-3,7 N"], BLUE: ["Venice-3,7 N"]},
    )
    assert column(game, "kontors_left") == [5, 5, 10, 10]
    assert column(game, "goods_uncovered") == [1 + 2 - 1, 1 + 2 - 1, 1, 1]
    assert column(game, "points") == [1, 1, 0, 0]
    assert column(game, "routes_left") == [27, 29, 2, 30]
    assert column(game, "merchants_left") == [0, 2, 2, 2]
    assert column(game, "caravans_left") == [1, 1, 2, 2]
    assert cell(game, "kontor", at(game, "Turin")) == RED
    assert cell(game, "route", at(game, "3,6 S-3,7 N", "path")) == RED
    assert cell(game, "merchant", RED, 1) == at(game, "6,6 N")
    assert cell(game, "caravan", BLUE, 0) == at(game, "3,7 N-Venice", "path")
    assert choices(game, "deliver") == []  # both caravans stand at an empty city


def test_cards_come_from_bank_and_pile() -> None:
    game = europe(
        hand={RED: "wood 2 ore", BLUE: "salt"},
        bank="3 wool",
        cards={RED: "lancer", BLUE: "2 loan"},
        discarded="lancer",
        pile="journey",
        hoarder=WHITE,
    )
    assert hand(game, RED) == {"wood": 1, "ore": 2}
    assert hand(game, WHITE) == {"wool": 16}
    assert bank(game) == {"wood": 18, "wool": 3, "grain": 19, "ore": 17, "salt": 18}
    assert column(game, "hand_size") == [3, 1, 16, 0]
    assert column(game, "card_count") == [1, 2, 25 - 1 - 2 - 1 - 1, 0]
    assert game.read("pile") == [[1]]
    assert game.read("discarded_cards") == [[1, 0, 0, 0, 0, 0, 0]]


@pytest.mark.parametrize("scenario", BOARDS)
@pytest.mark.parametrize("players", [3, 4])
def test_what_nobody_asked_for_is_the_empty_board(scenario: str, players: int) -> None:
    game = europe(scenario, players=players)
    assert (game.step, game.to_act, game.turn_of) == ("action", RED, RED)
    assert {owner for field in ("kontor", "route") for (owner,) in game.read(field)} == {-1}
    assert column(game, "gold") == [3] * players
    assert column(game, "hand_size") == [0] * players
    assert cell(game, "robber") == at(game, "Anatolia", "hex")
    assert sum(map(sum, game.read("tokens_at_sea"))) == 10
    assert len(game) == 0


def test_tokens_are_laid_from_the_sea_and_yield_as_if_they_had_been_turned_up() -> None:
    game = europe(tokens={"Serbia": 9}, robber="Po Valley", kontors={RED: ["Tirana"]})
    assert cell(game, "number", at(game, "Serbia", "hex")) == 9
    assert cell(game, "robber") == at(game, "Po Valley", "hex")
    assert sum(map(sum, game.read("tokens_at_sea"))) == 9
    do(game, "end_turn", "roll", "dice 9")
    assert hand(game, RED) == {"ore": 1}


def test_neutral_kontors_belong_to_the_colour_that_nobody_plays() -> None:
    game = europe(players=3, kontors={RED: ["Prague"]}, neutral=["Berlin", "Turin"])
    assert cell(game, "kontor", at(game, "Berlin")) == NEUTRAL
    assert game.colors[NEUTRAL] == "orange"
    assert len(game.seats) == NEUTRAL


def test_a_position_may_be_at_any_step_of_any_turn() -> None:
    game = europe(step="move_robber", turn_of=WHITE, back="before_roll")
    assert (game.step, game.to_act, game.turn_of) == ("move_robber", WHITE, WHITE)
    do(game, "move_robber {Moravia}")
    assert (game.step, game.to_act) == ("before_roll", WHITE)


def test_places_are_cities_lands_corners_and_paths() -> None:
    game = europe(kontors={RED: ["Turin"]}, hand={RED: "ore wood"})
    assert at(game, "Turin") == at(game, "2,8 N")
    assert at(game, "Turin-3,6 S", "path") == at(game, "3,6 S-2,8 N", "path")
    assert game.rules.layout.chart.name("hex", at(game, "Po Valley", "hex")) == "Po Valley"
    assert may(game, "build_route {Turin-3,6 S}")
    assert not may(game, "build_route {Bern-3,6 S}")
    assert at(game, "-1,9 S") == at(game, "Granada")


def test_the_examples_are_true() -> None:
    assert doctest.testmod(builder).failed == 0
    assert doctest.testmod(builder).attempted > 0
