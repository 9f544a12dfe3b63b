"""The rulebook's examples of Merchants of Europe, played from the placement on and replayed from their records.

Who stands where and has what was reckoned from the moves on paper, not taken from the game.
"""

import pytest

import kogge
from tests.recorded.moments import moments
from tests.support.europe import BLUE, ORANGE, RED, WHITE, at, cell, choices, do, gold, hand, may, spelled

ALL = (RED, BLUE, WHITE, ORANGE)


def after(example: str, turn: int, text: str) -> kogge.Game:
    """The game after an action of a turn, whose place is written in braces."""
    wanted = spelled(moments(f"europe_{example}")[0][2], text)
    return next(game.copy() for n, done, game in moments(f"europe_{example}") if (n, done) == (turn, wanted))


def treasure(game: kogge.Game) -> list[int]:
    return [gold(game, seat) for seat in ALL]


def gained(before: kogge.Game, game: kogge.Game) -> list[int]:
    """The gold that everyone has more."""
    return [new - old for old, new in zip(treasure(before), treasure(game), strict=True)]


def cards_gained(before: kogge.Game, game: kogge.Game, seat: int) -> dict[str, int]:
    """The cards that a seat has more, or fewer."""
    old, new = hand(before, seat), hand(game, seat)
    names = sorted({*old, *new})
    return {name: new.get(name, 0) - old.get(name, 0) for name in names if new.get(name, 0) != old.get(name, 0)}


def owner(game: kogge.Game, path: str) -> int:
    """Whose route lies on a path."""
    return cell(game, "route", at(game, path, "path"))


@pytest.mark.rule("M-27")
def test_a_five_brings_blue_wool_orange_and_red_grain_and_white_a_gold() -> None:
    before, game = after("m27", 1, "roll"), after("m27", 1, "dice 5")
    assert cell(game, "kontor", at(game, "Lyon")) == BLUE
    assert cell(game, "kontor", at(game, "Cologne")) == ORANGE
    assert cell(game, "kontor", at(game, "Nuremberg")) == RED
    assert cards_gained(before, game, BLUE) == {"wool": 1}
    assert cards_gained(before, game, ORANGE) == {"grain": 1}
    assert cards_gained(before, game, RED) == {"grain": 1}
    assert cards_gained(before, game, WHITE) == {}
    assert gained(before, game) == [0, 0, 1, 0]


@pytest.mark.rule("M-27")
def test_the_fields_of_cologne_and_nuremberg_are_the_same_and_have_a_five() -> None:
    game = after("m27", 1, "roll")
    rhineland = at(game, "Rhineland", "hex")
    assert cell(game, "number", rhineland) == 5
    assert {at(game, "Cologne"), at(game, "Nuremberg")} <= set(game.rules.topo.hex_nodes[rhineland])


@pytest.mark.rule("M-51")
def test_red_joins_turin_with_venice_over_one_own_route_and_two_of_blue() -> None:
    before = after("m51", 4, "dice 3")
    assert [owner(before, path) for path in ("Turin-3,6 S", "3,6 S-3,7 N", "3,7 N-Venice")] == [-1, BLUE, BLUE]
    game = after("m51", 4, "build_route {Turin-3,6 S}")
    assert gained(before, game) == [1, 2, 0, 0]
    assert cards_gained(before, game, RED) == {"ore": -1, "wood": -1}
    assert game.step == "action"


@pytest.mark.rule("M-51")
def test_then_red_joins_bern_over_two_own_routes_and_the_longer_way_to_venice_brings_nothing() -> None:
    before = after("m51", 4, "build_route {Turin-3,6 S}")
    game = after("m51", 4, "build_route {Bern-3,6 S}")
    assert cell(game, "kontor", at(game, "Bern")) == BLUE
    assert [owner(game, path) for path in ("Bern-3,6 S", "3,6 S-Turin")] == [RED, RED]
    assert gained(before, game) == [2, 0, 0, 0]
    assert gained(after("m51", 4, "dice 3"), game) == [3, 2, 0, 0]


@pytest.mark.rule("M-51")
def test_blues_own_route_before_that_joined_no_city_and_brought_nothing() -> None:
    assert gained(after("m51", 1, "dice 10"), after("m51", 1, "build_route {3,7 N-3,6 S}")) == [0, 0, 0, 0]


@pytest.mark.rule("M-52")
def test_blue_builds_on_a_double_arrow_and_may_lay_a_second_route_at_once() -> None:
    before = after("m52", 3, "dice 4")
    game = after("m52", 3, "build_route {6,5 N-7,3 S}")
    assert game.rules.layout.chart.mark("path", "double_arrow", at(game, "6,5 N-7,3 S", "path"))
    assert (game.step, game.to_act) == ("lay_free_route", BLUE)
    assert may(game, "lay_free_route {7,3 S-Kaliningrad}")
    assert gained(before, game) == [0, 0, 0, 0]
    assert cards_gained(before, game, BLUE) == {"ore": -1, "wood": -1}


@pytest.mark.rule("M-52")
def test_the_free_route_reaches_kaliningrad_and_brings_blue_three_gold() -> None:
    before = after("m52", 3, "build_route {6,5 N-7,3 S}")
    game = after("m52", 3, "lay_free_route {7,3 S-Kaliningrad}")
    assert [owner(game, path) for path in ("Wroclaw-6,5 N", "6,5 N-7,3 S", "7,3 S-Kaliningrad")] == [BLUE] * 3
    assert gained(before, game) == [0, 3, 0, 0]
    assert cards_gained(before, game, BLUE) == {}
    assert game.step == "action"


@pytest.mark.rule("M-68")
def test_white_hires_at_prague_and_walks_three_intersections_for_its_only_grain() -> None:
    hired = after("m68", 7, "hire_merchant {Prague}")
    assert cell(hired, "merchant", WHITE) == at(hired, "Prague")
    assert hand(hired, WHITE)["grain"] == 1
    game = after("m68", 7, "walk 1 {6,5 N}")
    assert cell(game, "merchant", WHITE) == at(game, "6,5 N")
    assert cards_gained(hired, game, WHITE) == {"grain": -1}
    assert sum(n == 7 and text.startswith("walk 1 ") for n, text, _ in moments("europe_m68")) == 3
    assert game.step == "action"


@pytest.mark.rule("M-68")
def test_kaliningrad_was_beyond_one_grain_and_is_within_the_next() -> None:
    hired = after("m68", 7, "hire_merchant {Prague}")
    with pytest.raises(kogge.Refused):
        hired.play(f"walk 1 to {at(hired, 'Kaliningrad')}")
    game = after("m68", 7, "walk 1 {6,5 N}")
    do(game, "end_turn", "roll", "dice 2", "end_turn", "roll", "dice 2", "end_turn", "roll", "dice 2", "end_turn")
    do(game, "roll", "dice 10")
    (way,) = [way for way in game.journeys() if (way.act, way.place) == ("walk", str(at(game, "Kaliningrad")))]
    assert way.costs == {"grain": 1}
    assert way.steps == 2


@pytest.mark.rule("M-67")
def test_blue_buys_a_grain_for_two_gold_and_founds_kaliningrad() -> None:
    before = after("m68", 10, "dice 2")
    assert "grain" not in hand(before, BLUE)
    bought = after("m68", 10, "buy_resource grain")
    assert (gained(before, bought), hand(bought, BLUE)["grain"]) == ([0, -2, 0, 0], 1)
    game = after("m68", 10, "found_kontor")
    assert cell(game, "kontor", at(game, "Kaliningrad")) == BLUE
    assert "grain" not in hand(game, BLUE)
    assert (cell(bought, "merchants_left", BLUE), cell(game, "merchants_left", BLUE)) == (1, 2)
    assert (cell(bought, "goods_uncovered", BLUE), cell(game, "goods_uncovered", BLUE)) == (1, 2)
    assert gained(bought, game) == [0, 0, 0, 0]


@pytest.mark.rule("M-67")
def test_the_last_white_token_is_an_eleven_and_comes_to_the_salt_works() -> None:
    before = after("m68", 10, "found_kontor")
    assert (before.to_act, [outcome.text for outcome in before.outcomes()]) == (kogge.CHANCE, ["turn_token 11"])
    assert cell(before, "number", at(before, "Prussia", "hex")) == 0
    game = after("m68", 10, "turn_token 11")
    assert cell(game, "number", at(game, "Prussia", "hex")) == 11
    assert (game.step, game.to_act) == ("action", BLUE)


@pytest.mark.rule("M-67")
def test_red_hires_in_budapest_and_founds_belgrade_between_two_lands_without_a_number() -> None:
    hired = after("m67", 14, "hire_merchant {Budapest}")
    game = after("m67", 14, "found_kontor")
    assert cell(game, "kontor", at(game, "Belgrade")) == RED
    assert cards_gained(hired, game, RED) == {"grain": -1}
    assert (game.step, game.to_act) == ("choose_land", RED)
    assert choices(game, "choose_land") == ["Banat", "Serbia"]


@pytest.mark.rule("M-67")
def test_the_two_ore_tokens_lie_on_other_lands_and_one_grain_token_is_left_at_sea() -> None:
    game = after("m67", 14, "found_kontor")
    assert sum(cell(game, "tokens_at_sea", 3, number) for number in range(13)) == 0
    assert [cell(game, "number", at(game, land, "hex")) for land in ("Macedonia", "Vestland", "Styria")] == [9, 11, 4]
    assert [number for number in range(13) if cell(game, "tokens_at_sea", 2, number)] == [9]


@pytest.mark.rule("M-67")
def test_red_chooses_the_mountain_and_moves_the_nine_there() -> None:
    chosen = after("m67", 14, "choose_land {Serbia}")
    assert (chosen.step, choices(chosen, "move_token")) == ("move_token", ["Vestland", "Styria", "Macedonia"])
    game = after("m67", 14, "move_token {Macedonia}")
    assert [cell(game, "number", at(game, land, "hex")) for land in ("Serbia", "Macedonia", "Banat")] == [9, 0, 0]


@pytest.mark.rule("M-67")
def test_the_nine_that_brought_white_ore_in_athens_brings_it_to_red_in_belgrade() -> None:
    chosen, moved = after("m67", 14, "choose_land {Serbia}"), after("m67", 14, "move_token {Macedonia}")
    assert cell(chosen, "kontor", at(chosen, "Athens")) == WHITE
    assert [cell(chosen, "yields", at(chosen, "Macedonia", "hex"), seat) for seat in ALL] == [0, 0, 1, 0]
    do(moved, "end_turn", "roll")
    game = moved.copy()
    do(game, "dice 9")
    assert cards_gained(moved, game, RED) == {"ore": 1}
    assert "ore" not in cards_gained(moved, game, WHITE)


@pytest.mark.rule("M-78")
def test_blue_has_formed_a_caravan_beside_bern_and_has_three_goods() -> None:
    game = after("m78", 17, "form_caravan {Bern-3,5 S}")
    assert cell(game, "caravan", BLUE, 1) == at(game, "Bern-3,5 S", "path")
    assert cell(game, "goods_uncovered", BLUE) == 3
    assert [cell(game, "kontor", at(game, city)) for city in ("Paris", "Brussels", "Cologne")] == [
        ORANGE,
        WHITE,
        ORANGE,
    ]


@pytest.mark.rule("M-78")
def test_one_salt_takes_blues_caravan_to_paris_brussels_and_cologne_with_a_good_for_each() -> None:
    built = after("m78", 21, "build_route {Paris-Brussels}")
    stations = [
        ("drive 2 {3,5 S-Paris}", "Paris", 1),
        ("drive 2 {Paris-Brussels}", "Brussels", 2),
        ("drive 2 {Brussels-Cologne}", "Cologne", 3),
    ]
    for step, city, points in stations:
        there = after("m78", 21, step)
        assert choices(there, "deliver") == [city]
        game = after("m78", 21, f"deliver {{{city}}}")
        assert cell(game, "points", BLUE) == points
        assert cell(game, "goods_at", at(game, city)) == 1
        assert cards_gained(built, game, BLUE) == {"salt": -1}
    assert cell(game, "goods_uncovered", BLUE) == 0


@pytest.mark.rule("M-78")
def test_the_toll_is_one_gold_to_white_for_its_route_to_cologne() -> None:
    before = after("m78", 21, "deliver {Brussels}")
    assert owner(before, "Brussels-Cologne") == WHITE
    assert gained(after("m78", 21, "build_route {Paris-Brussels}"), before) == [0, 0, 0, 0]
    assert gained(before, after("m78", 21, "drive 2 {Brussels-Cologne}")) == [0, -1, 1, 0]
