"""The greedy bot's routes and caravans, a position each."""

import pytest

import kogge
from kogge.bots.atlas import atlas
from kogge.bots.gazetteer import gazetteer
from tests.bots.test_greedy_moves import chosen, played
from tests.support.europe import BLUE, ORANGE, RED, WHITE, at, cell, choices, do, europe, gold, hand, may, spelled

PRAGUE = {RED: ["Prague"], BLUE: ["Berlin"]}
NO_KONTORS = {RED: 0}  # in the warehouse: nothing to save for but deliveries


def points(game: kogge.Game, seat: int = RED) -> int:
    return cell(game, "points", seat)


# Routes


def test_a_route_is_built_to_another_kontor_and_goods_are_delivered_there() -> None:
    game = europe(
        kontors=PRAGUE,
        kontors_left=NO_KONTORS,
        routes={RED: ["Prague-4,6 N"]},
        caravans={RED: ["Prague-4,6 N"]},
        hand={RED: "ore wood salt"},
        gold={RED: 0},
        trade=False,
    )
    texts = played(game, RED)
    assert texts[0] == spelled(game, "build_route {Prague-Berlin}")
    assert points(game) == 1
    assert gold(game, RED) == 1  # the two cities are joined for the first time


def test_a_line_leads_the_shortest_way_to_the_nearest_kontor() -> None:
    game = europe(
        "europe-short",
        kontors={RED: ["Vienna"], BLUE: ["Venice"], WHITE: ["Moscow"]},
        kontors_left=NO_KONTORS,
        routes={RED: ["Vienna-4,6 N"]},
        caravans={RED: ["Vienna-4,6 N"]},
        hand={RED: "2 ore 2 wood"},
        gold={RED: 0},
        trade=False,
    )
    played(game, RED)
    steps = gazetteer(atlas(game.rules)).steps[at(game, "Venice")]
    laid = [path for path, (owner,) in enumerate(game.read("route")) if owner == RED]
    assert len(laid) == 3
    assert min(steps[node] for path in laid for node in game.rules.topo.edge_nodes[path]) == 0


def test_no_route_is_laid_towards_a_kontor_that_has_its_goods() -> None:
    game = europe(
        kontors={RED: ["Prague"], BLUE: ["Berlin"]},
        kontors_left=NO_KONTORS,
        goods_at=["Berlin"],
        routes={RED: ["Prague-4,6 N"]},
        caravans={RED: ["Prague-4,6 N"]},
        hand={RED: "ore wood salt"},
        gold={RED: 0},
        trade=False,
    )
    assert may(game, "build_route {Prague-Berlin}")
    assert played(game, RED) == ["end_turn"]


def test_the_free_route_of_a_double_arrow_goes_on_to_the_kontor() -> None:
    game = europe(
        kontors={RED: ["Wroclaw"], BLUE: ["Kaliningrad"]},
        routes={RED: ["Wroclaw-6,5 N"]},
        caravans={RED: ["Wroclaw-6,5 N"]},
        hand={RED: "ore wood salt"},
        gold={RED: 0},
        trade=False,
    )
    texts = played(game, RED)
    assert texts[0] == spelled(game, "build_route {6,5 N-7,3 S}")
    assert texts[1] == spelled(game, "lay_free_route {7,3 S-Kaliningrad}")
    assert points(game) == 1
    assert gold(game, RED) == 3


def test_a_free_route_that_leads_nowhere_is_declined() -> None:
    game = europe(
        kontors={RED: ["Wroclaw"]}, routes={RED: ["Wroclaw-6,5 N"]}, hand={RED: "ore wood"}, gold={RED: 0}, trade=False
    )
    do(game, "build_route {6,5 N-7,3 S}")
    assert choices(game, "lay_free_route")
    assert chosen(game) == "decline_free_route"


def test_the_card_for_routes_is_played_for_a_line() -> None:
    game = europe(
        kontors={RED: ["Vienna"], BLUE: ["Venice"]},
        kontors_left=NO_KONTORS,
        routes={RED: ["Vienna-4,6 N"]},
        caravans={RED: ["Vienna-4,6 N"]},
        cards={RED: "route_building"},
        gold={RED: 0},
        trade=False,
    )
    texts = played(game, RED)
    assert texts[0] == "play_route_building"
    assert [text.split()[0] for text in texts[1:3]] == ["lay_free_route"] * 2
    assert points(game) == 1  # the gold for joining Vienna and Venice has bought the salt


# Caravans


def test_a_caravan_is_formed_where_it_can_deliver_at_once() -> None:
    game = europe(
        kontors=PRAGUE,
        kontors_left=NO_KONTORS,
        routes={RED: ["Prague-Berlin"]},
        hand={RED: "ore wood salt"},
        gold={RED: 0},
        trade=False,
    )
    texts = played(game, RED)
    assert texts[:2] == [spelled(game, "form_caravan {Prague-Berlin}"), spelled(game, "deliver {Berlin}")]


def test_goods_are_delivered_before_anything_else() -> None:
    game = europe(
        kontors=PRAGUE,
        routes={RED: ["Prague-Berlin"]},
        caravans={RED: ["Prague-Berlin"]},
        hand={RED: "2 ore 2 wood 2 salt 2 grain 2 wool"},
        cards={RED: "lancer loan"},
    )
    assert chosen(game) == spelled(game, "deliver {Berlin}")


def test_the_last_goods_win() -> None:
    game = europe(
        kontors={RED: ["Prague"], BLUE: ["Berlin"]},
        kontors_left={RED: 0},
        delivered={RED: 7},
        routes={RED: ["Prague-Berlin", "Prague-4,6 N"]},
        caravans={RED: ["Prague-4,6 N"]},
        hand={RED: "2 grain"},
        gold={RED: 2},
        trade=False,
    )
    texts = played(game, RED)
    assert texts[0] == "buy_resource salt"
    assert game.winner == RED


def test_one_drive_delivers_to_all_kontors_on_its_way() -> None:
    game = europe(
        kontors={RED: ["Bern"], ORANGE: ["Paris", "Cologne"], WHITE: ["Brussels"]},
        kontors_left={RED: 4},
        routes={RED: ["Bern-3,5 S-Paris-Brussels"], WHITE: ["Brussels-Cologne"]},
        caravans={RED: ["Bern-3,5 S"]},
        hand={RED: "salt"},
        gold={RED: 1},
        trade=False,
    )
    texts = played(game, RED)
    assert sum(text.startswith("deliver") for text in texts) == 3
    assert points(game) == 3
    assert hand(game, RED) == {}
    assert gold(game, WHITE) == 4  # a toll


@pytest.mark.parametrize(("red", "blue"), [("west", "east"), ("east", "west")])
def test_of_two_equal_ways_the_one_without_a_toll_is_driven(red: str, blue: str) -> None:
    around_bohemia = {"west": "Berlin-Prague-4,6 N-Vienna", "east": "Berlin-6,4 S-5,6 N-Vienna"}
    game = europe(
        kontors={RED: ["Berlin"], WHITE: ["Vienna"]},
        kontors_left=NO_KONTORS,
        routes={RED: ["Berlin-6,3 S", around_bohemia[red]], BLUE: [around_bohemia[blue]]},
        caravans={RED: ["Berlin-6,3 S"]},
        hand={RED: "salt"},
        trade=False,
    )
    played(game, RED)
    assert points(game) == 1
    assert gold(game, BLUE) == 3  # as before


def test_a_longer_way_is_better_than_a_toll_if_it_costs_no_more_salt() -> None:
    game = europe(
        kontors={RED: ["Berlin"], WHITE: ["Vienna"]},
        kontors_left=NO_KONTORS,
        routes={RED: ["6,4 S-Berlin-Prague-4,6 N-Vienna"], BLUE: ["6,4 S-5,6 N-Vienna"]},  # three steps and two
        caravans={RED: ["6,4 S-Berlin"]},
        hand={RED: "salt"},
        trade=False,
    )
    played(game, RED)
    assert points(game) == 1
    assert gold(game, BLUE) == 3  # as before


def test_gold_for_the_toll_is_not_spent_on_salt() -> None:
    for coins, delivered in ((2, 0), (3, 1)):
        game = europe(
            kontors={RED: ["Prague"], BLUE: ["Berlin"]},
            kontors_left=NO_KONTORS,
            routes={RED: ["Prague-4,6 N"], BLUE: ["Prague-Berlin"]},
            caravans={RED: ["Prague-4,6 N"]},
            gold={RED: coins},
            trade=False,
        )
        played(game, RED)
        assert points(game) == delivered
        assert gold(game, RED) == (0 if delivered else coins)


def test_a_card_drives_a_caravan_without_salt() -> None:
    game = europe(
        kontors=PRAGUE,
        routes={RED: ["Prague-Berlin", "Prague-4,6 N"]},
        caravans={RED: ["Prague-4,6 N"]},
        cards={RED: "fast_caravan"},
        gold={RED: 0},
        trade=False,
    )
    assert played(game, RED)[0] == "play_fast_caravan"
    assert points(game) == 1


def test_caravans_that_reach_nothing_are_formed_anew_where_there_is_something_to_deliver() -> None:
    game = europe(
        kontors={RED: ["Prague", "Turin"], BLUE: ["Berlin"]},
        kontors_left=NO_KONTORS,
        routes={RED: ["Prague-Berlin", "Turin-Genoa"]},
        caravans={RED: ["Turin-Genoa", "Turin-Genoa"]},
        hand={RED: "ore wood salt"},
        gold={RED: 0},
        trade=False,
    )
    texts = played(game, RED)
    assert texts[0].startswith("reform_caravan")
    assert texts[1] == spelled(game, "place_caravan {Prague-Berlin}")
    assert points(game) == 1


def test_steps_that_are_left_over_lead_towards_the_next_kontor() -> None:
    game = europe(
        kontors={RED: ["Prague"], BLUE: ["Berlin", "Vienna"]},
        routes={RED: ["5,6 N-6,4 S-Berlin-Prague-4,6 N"]},
        caravans={RED: ["Prague-4,6 N"]},
        hand={RED: "salt"},
        gold={RED: 0},
        trade=False,
    )
    played(game, RED)
    assert points(game) == 1
    assert game.read("caravan")[RED][0] != at(game, "Prague-Berlin", "path")
