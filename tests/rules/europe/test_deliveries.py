"""Goods go from caravans to kontors of others.  (M-75, M-76, R20)"""

import pytest

import kogge
from tests.rules.europe.on_the_way import acts, come_round, drive, goods
from tests.support.europe import BLUE, NEUTRAL, ORANGE, RED, WHITE, at, cell, choices, do, europe, gold, may

BESIDE = "Prague-4,6 N"  # the other end is no city
BETWEEN = "Prague-Berlin"  # both ends are


def beside(path: str, kontors: dict[int, list[str]]) -> kogge.Game:
    """Red's caravan beside a route of its own, and these kontors."""
    return europe(kontors=kontors, routes={RED: [path]}, caravans={RED: [path]})


# What a delivery is


@pytest.mark.rule("M-75")
@pytest.mark.parametrize("owner", [BLUE, WHITE, ORANGE])
def test_a_caravan_delivers_to_the_kontor_of_any_other_player_at_its_route(owner: int) -> None:
    game = beside(BESIDE, {owner: ["Prague"]})
    before = game.read("hand"), game.read("gold"), game.read("caravan"), game.read("kontor")
    do(game, "deliver {Prague}")
    assert goods(game, "Prague") == 1
    assert (cell(game, "points", RED), cell(game, "goods_uncovered", RED)) == (1, 0)
    assert (cell(game, "points", owner), cell(game, "goods_uncovered", owner)) == (0, 1)
    assert before == (game.read("hand"), game.read("gold"), game.read("caravan"), game.read("kontor"))  # free of charge
    assert (game.step, game.to_act) == ("action", RED)


@pytest.mark.rule("M-75", "M-10")
@pytest.mark.parametrize("scenario", ["europe", "europe-short"])
def test_a_neutral_kontor_takes_goods_too(scenario: str) -> None:
    game = europe(scenario, players=3, neutral=["Prague"], routes={RED: [BESIDE]}, caravans={RED: [BESIDE]})
    assert cell(game, "kontor", at(game, "Prague")) == NEUTRAL
    do(game, "deliver {Prague}")
    assert goods(game, "Prague") == 1
    assert cell(game, "points", RED) == 1
    assert not may(game, "deliver {Prague}")


@pytest.mark.rule("M-75")
def test_the_route_may_be_anybodys() -> None:
    game = europe(kontors={BLUE: ["Prague"]}, routes={WHITE: [BESIDE]}, caravans={RED: [BESIDE]})
    do(game, "deliver {Prague}")
    assert [gold(game, p) for p in range(4)] == [3, 3, 3, 3]


@pytest.mark.rule("M-75")
def test_only_a_caravan_at_a_route_that_touches_the_kontor_delivers() -> None:
    game = europe(
        kontors={BLUE: ["Prague"]},
        routes={RED: ["Prague-4,6 N-Vienna"]},
        caravans={RED: ["4,6 N-Vienna"], WHITE: [BESIDE]},
        merchants={RED: ["4,5 N"]},
    )
    assert choices(game, "deliver") == []
    game = europe(kontors={BLUE: ["Prague"]}, routes={RED: [BESIDE]})
    assert choices(game, "deliver") == []


@pytest.mark.rule("M-75")
def test_goods_that_are_covered_are_not_delivered() -> None:
    game = europe(
        kontors={BLUE: ["Prague", "Vienna"], RED: ["Turin", "Bern", "Lyon"]},
        goods_at=["Vienna"],
        delivered={RED: 1},
        routes={RED: [BESIDE]},
        caravans={RED: [BESIDE]},
    )
    assert cell(game, "goods_uncovered", RED) == 0
    assert choices(game, "deliver") == []


@pytest.mark.rule("M-75")
def test_every_kontor_from_the_warehouse_makes_one_more_delivery_possible() -> None:
    game = europe(
        kontors={BLUE: ["Prague", "Berlin"], RED: ["Turin", "Bern", "Lyon", "Zagreb"]},
        routes={RED: [BETWEEN]},
        caravans={RED: [BETWEEN]},
    )
    do(game, "deliver {Prague}", "deliver {Berlin}")
    assert (cell(game, "points", RED), cell(game, "goods_uncovered", RED)) == (2, 0)


@pytest.mark.rule("M-75")
def test_goods_are_delivered_only_in_the_action_phase() -> None:
    game = europe(
        step="before_roll",
        kontors={BLUE: ["Vienna"]},
        routes={RED: ["Prague-4,6 N-Vienna"]},
        caravans={RED: ["Prague-4,6 N"]},
        cards={RED: "fast_caravan"},
    )
    game.play("play_fast_caravan")
    drive(game, 1, "4,6 N-Vienna")
    assert "deliver" not in acts(game)
    game.play("end_drive")
    assert "deliver" not in acts(game)
    game.play("roll; dice 12")
    do(game, "deliver {Vienna}")
    assert cell(game, "points", RED) == 1


@pytest.mark.rule("M-75")
def test_only_the_player_whose_turn_it_is_delivers() -> None:
    game = europe(
        kontors={WHITE: ["Prague", "Vienna"]}, routes={BLUE: [BESIDE]}, caravans={BLUE: [BESIDE]}, turn_of=RED
    )
    assert choices(game, "deliver") == []
    game.play("end_turn; roll; dice 12")
    assert choices(game, "deliver") == ["Prague"]


@pytest.mark.rule("M-75")
@pytest.mark.parametrize("order", [("Prague", "Berlin"), ("Berlin", "Prague")])
@pytest.mark.parametrize(("players", "berlin"), [(4, BLUE), (4, WHITE), (3, NEUTRAL)])
def test_between_two_kontors_a_caravan_delivers_to_both(players: int, berlin: int, order: tuple[str, str]) -> None:
    """Ruling R20: one good each, in any order."""
    kontors = {RED: ["Turin", "Bern", "Lyon", "Zagreb"], BLUE: ["Prague"]}
    if berlin < players:
        kontors[berlin] = [*kontors.get(berlin, []), "Berlin"]
    game = europe(
        players=players,
        kontors=kontors,
        neutral=["Berlin"] if berlin == players else [],
        routes={RED: [BETWEEN]},
        caravans={RED: [BETWEEN]},
    )
    assert sorted(choices(game, "deliver")) == ["Berlin", "Prague"]
    do(game, f"deliver {{{order[0]}}}")
    assert choices(game, "deliver") == [order[1]]
    do(game, f"deliver {{{order[1]}}}")
    assert (goods(game, "Prague"), goods(game, "Berlin"), cell(game, "points", RED)) == (1, 1, 2)


# To whom not


@pytest.mark.rule("M-76")
def test_an_own_kontor_and_an_empty_city_take_no_goods() -> None:
    assert choices(beside(BESIDE, {RED: ["Prague"]}), "deliver") == []
    assert choices(beside(BESIDE, {}), "deliver") == []
    assert choices(beside(BETWEEN, {RED: ["Prague"], BLUE: ["Berlin"]}), "deliver") == ["Berlin"]
    assert choices(beside(BETWEEN, {BLUE: ["Prague"]}), "deliver") == ["Prague"]


@pytest.mark.rule("M-76")
@pytest.mark.parametrize("owner", [BLUE, NEUTRAL])
def test_a_kontor_takes_goods_once_in_the_whole_game(owner: int) -> None:
    """Neither another caravan of the same player nor another player delivers there again."""
    game = europe(
        players=3,
        kontors={RED: ["Turin", "Bern", "Lyon", "Zagreb"], **({BLUE: ["Prague"]} if owner == BLUE else {})},
        neutral=["Prague"] if owner == NEUTRAL else [],
        routes={RED: ["4,6 N-Prague-4,5 N"]},
        caravans={RED: [BESIDE, "Prague-4,5 N"], WHITE: [BESIDE]},
    )
    do(game, "deliver {Prague}")
    assert cell(game, "goods_uncovered", RED) == 1
    assert choices(game, "deliver") == []
    game.play("end_turn; roll; dice 12; end_turn; roll; dice 12")
    assert game.turn_of == WHITE
    assert choices(game, "deliver") == []
    assert (cell(game, "points", RED), cell(game, "points", WHITE)) == (1, 0)


@pytest.mark.rule("M-76")
def test_what_was_delivered_stays_under_the_kontor() -> None:
    game = beside(BESIDE, {BLUE: ["Prague"]})
    do(game, "deliver {Prague}")
    come_round(game)
    assert goods(game, "Prague") == 1
    assert choices(game, "deliver") == []
