"""A game in figures."""

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

import kogge
from kogge.counting import CAUSES
from kogge.figures import expected
from kogge.games.events import kinds
from tests.api.refusals import refused
from tests.support.europe import RED as EUROPE_RED
from tests.support.europe import do, europe
from tests.support.isles import BLUE as ISLES_BLUE
from tests.support.isles import do as do_at_sea
from tests.support.isles import isles
from tests.support.position import BLUE, ORANGE, RED, WHITE, position, roll

RECORD = Path(__file__).parents[1] / "recorded" / "base_example.record"


def test_rolls_are_counted_beside_what_is_to_be_expected() -> None:
    game = kogge.read_record(RECORD.read_text("utf-8"))
    counted = kogge.statistics(game)
    assert sum(counted.rolls.values()) == 16
    assert list(counted.rolls) == list(range(2, 13))
    assert counted.expected == pytest.approx({total: 16 * n / 36 for total, n in zip(range(2, 13), WAYS, strict=True)})


WAYS = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)


def test_the_expected_rolls_are_as_many_as_there_were() -> None:
    assert sum(expected(100).values()) == pytest.approx(100)


def test_production_is_told_from_what_the_robber_kept_back_and_the_bank_had_not() -> None:
    game = position(step="before_roll", settlements={RED: [20]}, cities={BLUE: [10]})
    roll(game, 10)
    red, blue = (kogge.statistics(game).seats[seat] for seat in (RED, BLUE))
    assert (red.gained, blue.gained) == ({"production": {"wood": 1}}, {"production": {"wood": 2}})
    robbed = position(step="before_roll", cities={BLUE: [10]}, robber=6)
    roll(robbed, 10)
    assert kogge.statistics(robbed).seats[BLUE].kept_back == {"wood": 2}
    short = position(step="before_roll", cities={BLUE: [10]}, bank="1 wood", hoarder=WHITE)
    roll(short, 10)
    assert kogge.statistics(short).short == {"wood": 1}
    assert kogge.statistics(short).seats[BLUE].gained == {"production": {"wood": 1}}


def test_a_settlement_at_a_six_is_expected_to_yield_five_cards_in_36_rolls() -> None:
    game = position(step="before_roll", settlements={RED: [0]}, cities={BLUE: [10]})
    assert expectations(game) == [{}, {}, {}, {}]
    roll(game, 12)
    forest_at_6, city_at_8_and_10 = {"wood": 5 / 36}, {"wood": 2 * 3 / 36, "wool": 2 * 5 / 36}
    assert expectations(game) == [{}, forest_at_6, city_at_8_and_10, {}]
    game.play("end_turn")
    roll(game, 6)
    assert expectations(game) == [{}, twice(forest_at_6), twice(city_at_8_and_10), {}]
    game.undo()
    assert expectations(game) == [{}, forest_at_6, city_at_8_and_10, {}]


def expectations(game: kogge.Game) -> list[object]:
    """What every seat was to be expected to get."""
    return [pytest.approx(one.expected_production) for one in kogge.statistics(game).seats]


def twice(goods: Mapping[str, float]) -> dict[str, float]:
    return {good: 2 * n for good, n in goods.items()}


def test_a_robbed_hex_is_expected_to_yield_nothing() -> None:
    game = position(step="before_roll", settlements={RED: [0]}, cities={BLUE: [10]}, robber=2)
    roll(game, 8)
    assert expectations(game) == [{}, {"wood": 5 / 36}, {"wood": 2 * 3 / 36}, {}]


def test_no_more_is_expected_than_the_bank_has() -> None:
    alone = position(step="before_roll", cities={RED: [0]}, bank="1 wood", hoarder=WHITE)
    roll(alone, 2)
    assert expectations(alone)[RED] == {"wood": 5 / 36}
    together = position(step="before_roll", settlements={RED: [0], BLUE: [7]}, bank="1 wood", hoarder=WHITE)
    roll(together, 2)
    assert expectations(together) == [{}, {}, {"grain": 1 / 36}, {}]


def test_gold_that_consoles_is_not_what_a_hex_yields() -> None:
    game = kogge.start("land-ho", seed=1)
    while not any(event.kind == "consoled" for event in game.events(None)):
        game.play_out(1)
    assert all("gold" not in one.expected_production for one in kogge.statistics(game).seats)


def test_what_is_spent_is_told_from_what_is_traded() -> None:
    game = position(settlements={ORANGE: [20]}, hand={ORANGE: "5 wood brick ore wool grain", RED: "brick"})
    for text in ("bank_trade wood for ore", "build_road 20-25", "buy_card", "draw_card knight"):
        game.play(text)
    orange = kogge.statistics(game).seats[ORANGE]
    assert orange.given["bank"] == {"wood": 4}
    assert orange.gained == {"bank": {"ore": 1}}
    assert orange.spent == {
        "road": {"wood": 1, "brick": 1},
        "development_card": {"ore": 1, "wool": 1, "grain": 1},
    }
    assert orange.bought == {"road": 1, "development_card": 1}


def test_deals_are_counted_on_both_sides() -> None:
    game = position(hand={ORANGE: "2 wool", RED: "brick"})
    game.play("open_trade; offer wool; ask brick; propose; accept; decline; decline; deal red")
    orange, red = (kogge.statistics(game).seats[seat] for seat in (ORANGE, RED))
    assert (orange.given, orange.gained) == ({"players": {"wool": 1}}, {"players": {"brick": 1}})
    assert (red.given, red.gained) == ({"players": {"brick": 1}}, {"players": {"wool": 1}})


def test_what_was_stolen_is_known_to_thief_and_victim_alone_until_the_game_is_over() -> None:
    game = position(step="move_robber", settlements={RED: [20]}, hand={RED: "ore"})
    for text in ("move_robber 6", "rob red", "steal ore"):
        game.play(text)
    for reader, good in ((None, "unknown"), (BLUE, "unknown"), (RED, "ore"), (ORANGE, "ore")):
        counted = kogge.statistics(game, reader)
        assert counted.seats[ORANGE].gained == {"theft": {good: 1}}
        assert counted.seats[RED].given == {"theft": {good: 1}}
        assert counted.seats[RED].total("given", "theft") == 1


def test_points_are_told_by_where_they_come_from_and_when() -> None:
    game = position(settlements={ORANGE: [20]}, hand={ORANGE: "2 grain 3 ore"})
    [[before], *_] = game.read("points")
    game.play("build_city 20; end_turn")
    counted = kogge.statistics(game)
    assert counted.seats[ORANGE].sources == {"start": before, "settlement": -1, "greater_home": 2}
    assert [points[ORANGE] for points in counted.race.values()] == [before + 1, before + 1]
    assert list(counted.race) == [1, 2]


def test_ships_and_their_pieces_are_told_apart() -> None:
    ships = {ISLES_BLUE: ["3,-2 E crew", "4,-1 NW", "4,-1 W"]}
    hand = {ISLES_BLUE: "wood 2 wool ore"}
    game = isles(harbours={ISLES_BLUE: ["3,-2 SE"]}, ships=ships, hand=hand)
    do_at_sea(game, "rebuild_ship 1", "relaunch_ship {3,-1 NE}", "build_crew harbour 1")
    blue = kogge.statistics(game).seats[ISLES_BLUE]
    assert blue.bought == {"ship": 1, "crew": 1}
    assert blue.spent == {"ship": {"wood": 1, "wool": 1}, "crew": {"wool": 1, "ore": 1}}


def test_journeys_are_paid_for() -> None:
    game = europe(kontors={EUROPE_RED: ["Prague"]}, merchants={EUROPE_RED: ["Prague"]}, hand={EUROPE_RED: "grain"})
    do(game, "walk 1 to {Berlin}", "found_kontor")
    assert kogge.statistics(game).seats[EUROPE_RED].spent == {"walk": {"grain": 1}}


def test_players_are_called_by_their_names() -> None:
    game = kogge.start("base", seed=1)
    game.sitters = {0: kogge.Sitter(name="Ana"), 1: kogge.Sitter(bot="greedy")}
    assert [one.player for one in kogge.statistics(game).seats] == ["Ana", "greedy", "", ""]


def test_statistics_are_plain_values_for_programs() -> None:
    game = kogge.read_record(RECORD.read_text("utf-8"))
    counted = kogge.statistics(game)
    told = json.loads(json.dumps(counted.to_dict()))
    assert (told["scenario"], told["turns"], told["winners"]) == ("base", 17, [])
    assert told["race"] == {str(turn): list(points) for turn, points in counted.race.items()}
    assert told["rolls"]["7"] == counted.rolls[7]
    assert told["seats"][RED]["gained"] == counted.seats[RED].gained
    assert told["seats"][RED]["expected_production"] == counted.seats[RED].expected_production != {}


def test_a_seat_that_does_not_exist_is_refused() -> None:
    game = kogge.start("base")
    with refused(game, says="there is no seat 7"):
        kogge.statistics(game, 7)


def test_every_flow_of_goods_has_a_cause() -> None:
    flows = {kind.name for kind in kinds().values() if kind.flow is not None}
    assert set(CAUSES) | {"paid", "got"} == flows
