"""Merchants become kontors, which uncover goods and take the gold of the coast.  (M-62 to M-64, R15, R17)"""

import pytest

import kogge
from kogge.games.europe.board import City
from kogge.games.europe.grid import write_corner
from tests.rules.europe.atlas import atlas
from tests.rules.europe.on_the_way import acts, spots, stands, walk, walks
from tests.support.europe import BLUE, ORANGE, RED, WHITE, at, cell, choices, do, europe, gold, hand, may

NOBODY = -1
HIRE = "wool grain wood"


def owner(game: kogge.Game, city: str) -> int:
    """Whose kontor stands there?"""
    return cell(game, "kontor", at(game, city))


# A merchant becomes a kontor


@pytest.mark.rule("M-62")
@pytest.mark.parametrize(
    ("city", "before"), [("Turin", "3,7 S"), ("Vienna", "4,7 N"), ("Kyiv", "8,5 N"), ("Rome", "2,8 S")]
)
def test_a_merchant_that_stays_on_an_empty_city_becomes_a_kontor_be_it_violet_or_brown(city: str, before: str) -> None:
    game = europe(merchants={RED: [before]}, hand={RED: "grain wood wool ore salt"})
    walk(game, 1, city)
    assert owner(game, city) == NOBODY
    game.play("found_kontor")
    assert owner(game, city) == RED
    assert hand(game, RED) == {"wood": 1, "wool": 1, "ore": 1, "salt": 1}  # no cost but that of the way
    assert game.step == "action"
    assert game.to_act == RED


@pytest.mark.rule("M-62")
def test_the_merchant_goes_back_to_the_supply() -> None:
    game = europe(kontors={RED: ["Turin"]}, merchants={RED: ["8,5 N", "6,6 N"]}, hand={RED: f"grain {HIRE}"})
    assert not choices(game, "hire_merchant")
    walk(game, 1, "Kyiv")
    game.play("found_kontor")
    assert game.read("merchant")[RED] == [NOBODY, at(game, "6,6 N")]
    assert cell(game, "merchants_left", RED) == 1
    assert sorted(choices(game, "hire_merchant")) == ["Kyiv", "Turin"]
    do(game, "hire_merchant {Kyiv}")
    assert stands(game, RED, 1, "Kyiv")


@pytest.mark.rule("M-62")
def test_after_the_last_step_on_an_empty_city_nothing_is_left_but_to_found() -> None:
    game = europe(merchants={RED: ["3,6 S"]}, hand={RED: "grain"})
    walk(game, 1, "3,7 N", "3,6 S", "Bern")
    assert acts(game) == {"found_kontor"}
    game.play("found_kontor")
    assert owner(game, "Bern") == RED
    assert game.step == "action"


@pytest.mark.rule("M-62", "M-26")
@pytest.mark.parametrize("words", ["grain", "2 grain", "grain wood"])
def test_what_others_see_of_the_last_step_on_an_empty_city_tells_nothing_of_the_hand(words: str) -> None:
    """Whether it founds or goes on is seen when it does, not whether it could."""
    game = europe(merchants={RED: ["3,6 S"]}, hand={RED: words})
    walk(game, 1, "3,7 N", "3,6 S", "Bern")
    seen = [game.view(seat) for seat in (BLUE, WHITE, ORANGE, None)]
    assert {view.step for view in seen} == {"walk"}
    assert [view.legal for view in seen] == [[]] * 4
    assert owner(game, "Bern") == NOBODY


@pytest.mark.rule("M-62")
def test_a_merchant_walks_through_an_empty_city_without_founding() -> None:
    """Ruling R15: only the end of the move counts."""
    game = europe(merchants={RED: ["3,6 S"]}, hand={RED: "grain"})
    walk(game, 1, "Bern", "3,5 S")
    game.play("end_walk")
    assert owner(game, "Bern") == NOBODY
    assert stands(game, RED, 1, "3,5 S")
    assert cell(game, "kontors_left", RED) == 10


@pytest.mark.rule("M-62")
@pytest.mark.parametrize("stay", [True, False])
def test_with_grain_left_the_player_chooses_between_founding_and_going_on(stay: bool) -> None:
    """Ruling R15: grain adds up in one move, which may lead over an empty city with its third step."""
    game = europe(merchants={RED: ["3,7 N"]}, hand={RED: "2 grain"})
    walk(game, 1, "3,6 S", "Bern", "Lyon")
    assert owner(game, "Lyon") == NOBODY
    assert acts(game) == {"walk", "found_kontor"}
    if stay:
        game.play("found_kontor")
        assert owner(game, "Lyon") == RED
        assert hand(game, RED) == {"grain": 1}
    else:
        walk(game, 1, "1,8 N")
        game.play("end_walk")
        assert owner(game, "Lyon") == NOBODY
        assert stands(game, RED, 1, "1,8 N")
        assert hand(game, RED) == {}


@pytest.mark.rule("M-62")
@pytest.mark.parametrize("stay", [True, False])
def test_with_grain_the_player_chooses_after_the_last_step_of_a_card_too(stay: bool) -> None:
    """Ruling R15: it does not matter what has paid for the steps before."""
    game = europe(merchants={RED: ["4,5 S"]}, cards={RED: "journey"}, hand={RED: "3 grain"})
    game.play("play_journey")
    walk(game, 1, "3,7 N", "3,6 S", "Bern", "3,5 S", "Paris")
    assert owner(game, "Paris") == NOBODY
    if stay:
        game.play("found_kontor")
    else:
        walk(game, 1, "Brussels", "3,5 N", "3,4 S")
    assert owner(game, "Paris") == (RED if stay else NOBODY)
    assert hand(game, RED) == {"grain": 3 - (not stay)}


@pytest.mark.rule("M-62")
def test_a_card_may_found_before_the_roll() -> None:
    game = europe(step="before_roll", merchants={RED: ["3,6 S"]}, cards={RED: "journey"})
    game.play("play_journey")
    walk(game, 1, "Bern")
    game.play("found_kontor")
    assert owner(game, "Bern") == RED
    assert game.step == "before_roll"


@pytest.mark.rule("M-62")
def test_two_merchants_may_found_in_one_turn() -> None:
    game = europe(merchants={RED: ["3,6 S", "8,5 N"]}, hand={RED: "2 grain"})
    walk(game, 1, "Bern")
    game.play("found_kontor")
    walk(game, 2, "Kyiv")
    game.play("found_kontor")
    assert (owner(game, "Bern"), owner(game, "Kyiv")) == (RED, RED)
    assert cell(game, "kontors_left", RED) == 8
    assert cell(game, "merchants_left", RED) == 2


@pytest.mark.rule("M-62")
def test_a_city_next_to_a_kontor_may_be_founded() -> None:
    """There is no distance between kontors to be kept."""
    game = europe(kontors={BLUE: ["Brussels"]}, merchants={RED: ["4,4 S"]}, hand={RED: "grain"})
    walk(game, 1, "Cologne")
    game.play("found_kontor")
    assert owner(game, "Cologne") == RED


@pytest.mark.rule("M-62")
def test_a_new_kontor_yields_like_any_other() -> None:
    game = europe(merchants={RED: ["3,6 S"]}, hand={RED: "grain"})
    walk(game, 1, "Bern")
    game.play("found_kontor; end_turn; roll; dice 11")  # Burgundy: wood
    assert hand(game, RED) == {"wood": 1}


@pytest.mark.rule("M-62", "M-61")
def test_at_a_new_kontor_others_do_not_stay_any_more() -> None:
    game = europe(merchants={RED: ["3,6 S"], BLUE: ["3,5 S"]}, hand={RED: "grain", BLUE: "grain"})
    walk(game, 1, "Bern")
    game.play("found_kontor; end_turn; roll; dice 12")
    walk(game, 1, "Bern")
    assert not may(game, "end_walk")


# Goods and gold


@pytest.mark.rule("M-63")
def test_the_kontor_comes_from_the_warehouse_and_uncovers_a_goods_token() -> None:
    game = europe(kontors={RED: ["Turin", "Lyon", "Zagreb"]}, merchants={RED: ["3,6 S"]}, hand={RED: "grain"})
    assert (cell(game, "kontors_left", RED), cell(game, "goods_uncovered", RED)) == (7, 1)
    walk(game, 1, "Bern")
    game.play("found_kontor")
    assert (cell(game, "kontors_left", RED), cell(game, "goods_uncovered", RED)) == (6, 2)
    assert [cell(game, "goods_uncovered", p) for p in (BLUE, WHITE, ORANGE)] == [1, 1, 1]
    assert cell(game, "points", RED) == 0


@pytest.mark.rule("M-63", "M-75")
def test_the_uncovered_token_can_be_delivered_in_the_same_turn() -> None:
    """Ruling R22: also by a caravan that stands beside its target already."""
    game = europe(
        kontors={BLUE: ["Nuremberg", "Venice"]},
        goods_at=["Venice"],
        delivered={RED: 1},
        routes={RED: ["Nuremberg-3,5 S"]},
        caravans={RED: ["Nuremberg-3,5 S"]},
        merchants={RED: ["3,6 S"]},
        hand={RED: "grain"},
    )
    assert not may(game, "deliver {Nuremberg}")
    walk(game, 1, "Bern")
    game.play("found_kontor")
    do(game, "deliver {Nuremberg}")
    assert cell(game, "points", RED) == 2


@pytest.mark.rule("M-64")
@pytest.mark.parametrize("scenario", ["europe", "europe-short"])
def test_every_city_pays_its_founder_the_gold_it_shows(scenario: str) -> None:
    cities = atlas(scenario).board.cities
    paid = {}
    for city in cities:
        game = europe(scenario, merchants={RED: [place_beside(scenario, city)]}, hand={RED: "grain"})
        do(game, f"walk 1 {{{city.name.en}}}", "found_kontor")
        paid[city.name.en] = gold(game, RED) - 3
        assert [gold(game, p) for p in (BLUE, WHITE, ORANGE)] == [3, 3, 3]
    assert paid == {city.name.en: city.gold for city in cities}
    assert (paid["Bergen"], paid["Athens"], paid["Genoa"], paid["Kaliningrad"]) == (3, 2, 1, 0)


def place_beside(scenario: str, city: City) -> str:
    """An intersection one step from the city that is no city itself."""
    board = atlas(scenario).board
    near = [board.corners[node] for node in atlas(scenario).near[board.node[city.corner]]]
    return next(write_corner(place) for place in near if place not in {other.corner for other in board.cities})


@pytest.mark.rule("M-64")
def test_passing_a_coast_or_staying_at_an_own_kontor_there_pays_nothing() -> None:
    game = europe(kontors={RED: ["Genoa"]}, merchants={RED: ["1,8 N"]}, hand={RED: "2 grain"})
    walk(game, 1, "Marseille", "1,8 N", "Genoa")
    assert game.step == "action"
    assert gold(game, RED) == 3


# Without a kontor in the warehouse  (R17)


@pytest.mark.rule("M-62", "M-63")
def test_without_a_kontor_no_merchant_stays_on_an_empty_city() -> None:
    """Ruling R17. It may still pass, wait at an own kontor, and stay where there is no city."""
    game = europe(kontors={RED: ["Turin"]}, kontors_left={RED: 0}, merchants={RED: ["3,7 N"]}, hand={RED: "2 grain"})
    walk(game, 1, "3,6 S", "Bern")
    assert acts(game) == {"walk"}
    walk(game, 1, "3,6 S")
    assert game.step == "action"
    walk(game, 1, "Bern", "3,6 S")
    assert walks(game, 1) == spots(game, "Turin; 3,7 N")
    walk(game, 1, "Turin")
    assert stands(game, RED, 1, "Turin")
    assert owner(game, "Bern") == NOBODY


@pytest.mark.rule("M-62", "M-43")
def test_without_a_kontor_no_merchant_is_hired_nor_hired_anew() -> None:
    """Ruling R17."""
    for merchants in ([], ["3,6 S"], ["3,6 S", "3,7 N"]):
        for left in (0, 1):
            game = europe(
                kontors={RED: ["Turin"]}, kontors_left={RED: left}, merchants={RED: merchants}, hand={RED: HIRE}
            )
            hiring = {"rehire_merchant"} if len(merchants) == 2 else {"hire_merchant"}
            assert acts(game) & {"hire_merchant", "rehire_merchant"} == (hiring if left else set())


@pytest.mark.rule("M-62")
def test_the_last_kontor_closes_the_cities_to_the_other_merchant() -> None:
    """Ruling R17, in the same turn; merchants of others found as before."""
    game = europe(
        kontors_left={RED: 1},
        merchants={RED: ["3,6 S", "8,5 N"], BLUE: ["9,5 N"]},
        hand={RED: "2 grain", BLUE: "grain"},
    )
    walk(game, 1, "Bern")
    game.play("found_kontor")
    assert cell(game, "kontors_left", RED) == 0
    walk(game, 2, "Kyiv")
    assert acts(game) == {"walk"}
    walk(game, 2, "8,5 N")
    game.play("end_walk; end_turn; roll; dice 12")
    walk(game, 1, "Kyiv")
    game.play("found_kontor")
    assert owner(game, "Kyiv") == BLUE
