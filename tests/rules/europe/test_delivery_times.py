"""When goods are delivered: before, on and after the way, also where a caravan only stands.  (M-75, R19 to R22)"""

import pytest

from tests.rules.europe.on_the_way import come_round, drive, drives, goods, walk
from tests.support.europe import BLUE, RED, cell, choices, do, europe, hand

FORM = "ore wood salt"
BETWEEN = "Prague-Berlin"  # both ends are cities


@pytest.mark.rule("M-75", "M-70")
def test_a_caravan_delivers_at_each_step_of_its_way() -> None:
    """The first before it sets out, the second in between, the third at the end."""
    game = europe(
        kontors={
            BLUE: ["Prague", "Vienna", "Venice"],
            RED: ["Turin", "Bern", "Lyon", "Paris", "Cologne"],  # three goods uncovered
        },
        routes={RED: ["Prague-4,6 N-Vienna-4,7 N-Venice"]},
        caravans={RED: ["Prague-4,6 N"]},
        hand={RED: "salt"},
    )
    do(game, "deliver {Prague}")
    drive(game, 1, "4,6 N-Vienna")
    assert choices(game, "deliver") == ["Vienna"]
    do(game, "deliver {Vienna}")
    drive(game, 1, "Vienna-4,7 N")
    assert choices(game, "deliver") == []
    drive(game, 1, "4,7 N-Venice")
    assert game.step == "action"
    do(game, "deliver {Venice}")
    assert cell(game, "points", RED) == 3


@pytest.mark.rule("M-75")
def test_nothing_obliges_a_caravan_to_deliver() -> None:
    game = europe(
        kontors={BLUE: ["Vienna"]},
        routes={RED: ["Prague-4,6 N-Vienna-4,7 N"]},
        caravans={RED: ["Prague-4,6 N"]},
        hand={RED: "salt"},
    )
    drive(game, 1, "4,6 N-Vienna", "Vienna-4,7 N")
    game.play("end_drive; end_turn")
    assert goods(game, "Vienna") == 0


@pytest.mark.rule("M-75")
def test_on_its_way_a_caravan_alone_delivers() -> None:
    """The other one, which stands beside a kontor, does so before or after."""
    game = europe(
        kontors={BLUE: ["Vienna"]},
        routes={RED: ["4,6 N-Vienna", "7,6 N-Lviv-8,6 N-9,5 S"]},
        caravans={RED: ["4,6 N-Vienna", "7,6 N-Lviv"]},
        hand={RED: "salt"},
    )
    drive(game, 2, "Lviv-8,6 N")
    assert choices(game, "deliver") == []
    game.play("end_drive")
    assert choices(game, "deliver") == ["Vienna"]


@pytest.mark.rule("M-75")
def test_both_caravans_deliver() -> None:
    game = europe(
        kontors={BLUE: ["Vienna", "Lviv"], RED: ["Turin", "Bern", "Lyon", "Zagreb"]},
        routes={RED: ["4,6 N-Vienna", "7,6 N-Lviv"]},
        caravans={RED: ["4,6 N-Vienna", "7,6 N-Lviv"]},
    )
    assert sorted(choices(game, "deliver")) == ["Lviv", "Vienna"]
    do(game, "deliver {Vienna}", "deliver {Lviv}")
    assert cell(game, "points", RED) == 2


@pytest.mark.rule("M-75", "M-44")
def test_a_caravan_delivers_right_after_it_is_formed_and_may_drive() -> None:
    """Ruling R19."""
    game = europe(
        kontors={RED: ["Prague"], BLUE: ["Berlin"]}, routes={RED: ["4,6 N-Prague-Berlin"]}, hand={RED: f"{FORM} salt"}
    )
    do(game, "form_caravan {Prague-Berlin}", "deliver {Berlin}")
    assert cell(game, "points", RED) == 1
    drive(game, 1, "Prague-4,6 N")
    assert hand(game, RED) == {}


@pytest.mark.rule("M-75", "M-44")
def test_a_caravan_delivers_right_after_it_is_formed_anew() -> None:
    """Ruling R19."""
    game = europe(
        kontors={RED: ["Prague"], BLUE: ["Berlin"]},
        routes={RED: ["Vienna-4,6 N-Prague-Berlin"]},
        caravans={RED: ["Vienna-4,6 N", "Prague-4,6 N"]},
        hand={RED: f"{FORM} salt"},
    )
    assert choices(game, "deliver") == []
    do(game, "reform_caravan 1", "place_caravan {Prague-Berlin}", "deliver {Berlin}")
    assert cell(game, "points", RED) == 1
    assert drives(game, 1)


@pytest.mark.rule("M-75")
def test_a_caravan_that_is_taken_off_delivers_no_more() -> None:
    game = europe(
        kontors={RED: ["Vienna"], BLUE: ["Prague"]},
        routes={RED: ["4,7 N-Vienna-4,6 N-Prague"]},
        caravans={RED: ["Prague-4,6 N", "Vienna-4,7 N"]},
        hand={RED: FORM},
    )
    assert choices(game, "deliver") == ["Prague"]
    do(game, "reform_caravan 1", "place_caravan {Vienna-4,7 N}")
    assert choices(game, "deliver") == []


@pytest.mark.rule("M-75")
def test_to_a_kontor_that_is_built_beside_a_standing_caravan_goods_are_delivered_later() -> None:
    """Ruling R21: in the own next turn, without a move."""
    game = europe(
        turn_of=BLUE,
        routes={RED: ["3,6 S-Bern"]},
        caravans={RED: ["3,6 S-Bern"], BLUE: ["3,6 S-Bern"]},
        merchants={BLUE: ["3,5 S"]},
        hand={BLUE: "grain"},
    )
    walk(game, 1, "Bern")
    game.play("found_kontor")
    assert choices(game, "deliver") == []  # for its owner it is an own kontor
    for _ in range(3):
        game.play("end_turn; roll; dice 12")
    assert game.turn_of == RED
    do(game, "deliver {Bern}")
    assert cell(game, "points", RED) == 1


@pytest.mark.rule("M-75")
def test_goods_uncovered_later_are_delivered_by_a_standing_caravan() -> None:
    """Ruling R22."""
    game = europe(
        kontors={BLUE: ["Prague", "Berlin"]},
        routes={RED: [BETWEEN]},
        caravans={RED: [BETWEEN]},
        merchants={RED: ["3,5 S"]},
        hand={RED: "grain"},
    )
    do(game, "deliver {Berlin}")
    assert choices(game, "deliver") == []
    walk(game, 1, "Bern")
    game.play("found_kontor")
    assert choices(game, "deliver") == ["Prague"]


@pytest.mark.rule("M-75")
def test_a_standing_caravan_delivers_in_any_later_turn() -> None:
    game = europe(kontors={BLUE: ["Prague"]}, routes={RED: ["Prague-4,6 N"]}, caravans={RED: ["Prague-4,6 N"]})
    come_round(game)
    assert choices(game, "deliver") == ["Prague"]
