"""What a person gets to see of ships, gold and missions."""

import re

import pytest

import kogge
from kogge.engine.chance import Random
from kogge.views import imagined
from tests.cli.test_isles_drawing import ISLES
from tests.cli.typist import sit_down
from tests.support.isles import BLUE, ORANGE, RED, WHITE, corner, isles, side


def test_the_table_tells_gold_and_how_far_missions_have_come() -> None:
    game = isles(gold={RED: 7}, tracks={"lairs": {RED: 2, BLUE: 2}, "fish": {WHITE: 1}, "spices": {ORANGE: 3}})
    seen = sit_down(game, [], width=120).seen
    assert re.search(r"VP rc gd la fi sp", seen)
    assert re.search(r"R red +2 +0 +7 +2\* +0 +0", seen)
    assert re.search(r"B blue +1 +0 +2 +2 +0 +0", seen)
    assert re.search(r"W white +2 +0 +2 +0 +1\* +0", seen)
    assert re.search(r"O orange +3 +0 +2 +0 +0 +3\*", seen)
    assert "supply: 6 shoals, 24 sacks" in seen


def test_a_game_without_missions_has_no_columns_for_them() -> None:
    seen = sit_down(kogge.start("land-ho", seed=3), ["help"], width=120).seen
    assert re.search(r"VP rc gd *\n", seen)
    assert "supply" not in seen
    assert "a star holds the card" not in seen


def test_own_ships_and_harbours_are_listed_with_cargo_place_and_points() -> None:
    game = isles(
        step="movement",
        harbours={BLUE: ["3,-2 SE"], RED: ["1,2 NE"]},
        ships={BLUE: ["3,-2 E settler", "4,-1 W"], RED: ["2,1 SE fish", "3,1 NW"]},
        basins={BLUE: ["crew_and_sack"], RED: ["two_crews"]},
        sailed=[1, 2, 0],
        wind=[1, 0, 0],
        status=[1, 2, 0],
    )
    seen = sit_down(game, [], width=120).seen
    assert re.search(rf"ship 1 +settler +{side(game, '3,-2 E')} +5", seen)
    assert re.search(rf"ship 2 +- +{side(game, '4,-1 W')} +0", seen)
    assert re.search(rf"harbour 1 crew and sack +{corner(game, '3,-2 SE')} *\n", seen)
    assert "R ship 1 fish, ship 2 -, harbour 1 two crews" in re.sub(r" *\n[^R\n]*?   +(?=harbour|two|crews)", " ", seen)
    assert re.search(r"W no ships", seen)


def test_what_is_left_to_build_is_counted_for_each_player() -> None:
    seen = re.sub(r"\s+", " ", sit_down(isles(ships={BLUE: ["4,-1 W crew"]}), [], width=80).seen)
    assert "left: 15 roads, 5 settlements, 4 harbour settlements, 2 settlers, 2 ships, 8 crews" in seen


def test_what_lies_face_down_can_be_asked_for() -> None:
    tiles = {"5,-1": "forest 5", "6,-1": "shoal 2", "4,1": "spice fast_gold", "5,1": "gold_river 8"}
    seen = sit_down(isles(tiles=tiles), ["unseen"], width=200).after("unseen")
    assert seen.startswith(
        "In the north: 1 brick, 1 wool, 1 grain, 2 ore, 3 gold river, 3 spices, 1 sea, 2 fish; "
        "numbers 3, 4, 6, 9, 10; fish 1, 3; villages swift voyage, pirate bonus 5, fast gold.\n"
        "In the south: 1 wood, 1 brick, 1 wool, 2 grain, 1 ore, 2 gold river, 2 spices, 1 sea, 3 fish; "
        "numbers 4, 5, 8, 9, 10, 11; fish 4, 5, 6; villages swift voyage, pirate bonus 4.\n"
        "Under the lairs: 2, 3, 4, 5, 6."
    )
    assert "Nothing is left to discover in this game." in sit_down(kogge.start("base", seed=1), ["unseen"]).seen


@pytest.mark.parametrize("name", ISLES)
def test_help_explains_the_signs_that_the_game_has(name: str) -> None:
    game = kogge.start(name, seed=3)
    told = re.sub(r"\s+", " ", sit_down(game, ["help"], width=100).seen.partition("> help\n")[2])
    fields = game.rules.layout.fields
    assert "(B) a harbour settlement, B2 a ship" in told
    assert "sail 1 to 87" in told
    for sign, field in (("P:B is the pirate", "pirate"), ("A lair has", "lair"), ("><> is a shoal", "shoal")):
        assert (sign in told) == (field in fields)
    assert ("Villages teach" in told) == ("village" in fields)
    assert "ROB" not in told
    assert "(E-" not in told


@pytest.mark.parametrize("name", ISLES)
def test_what_is_printed_does_not_depend_on_what_is_hidden(name: str) -> None:
    game = kogge.start(name, seed=5)
    game.play_out(700)
    while game.to_act != 0 and not game.is_over:
        game.play_out(1)
    seen = set()
    for deal in range(3):
        twin = game.copy()
        twin.arrange(imagined(game.rules, game.state, 0, Random(deal)) if deal else game.state)
        seen.add(sit_down(twin, ["help", "map paths", "log", "unseen", "undo", ""], height=40).seen)
    assert len(seen) == 1


def test_everything_fits_beside_the_board_or_in_columns_below_it() -> None:
    game = isles(ships={BLUE: ["4,-1 W crew"]})
    for width in (80, 100, 101, 124, 160):
        seen = sit_down(game.copy(), ["map paths", "map hexes"], width=width, height=50).seen
        assert all(len(line) <= width for line in seen.split("\n"))
        lines = seen.split("\n")
        title = next(line for line in lines if "Turn 1: blue" in line)
        beside = "-" in title or "." in title.partition("Turn")[0]
        assert beside == (width > 100)
        if not beside:
            assert re.search(r"Turn 1: blue +you bank", title)  # players, cards and ships side by side


def test_a_board_that_is_wider_than_the_window_is_cut_off_and_not_broken() -> None:
    seen = sit_down(isles(), ["map"], width=60, height=40).seen
    assert "The board needs 73 columns, and this window has 60" in seen.replace("\n", " ")
    rows = [line for line in seen.split("\n") if line.count("'.'") > 5]
    assert rows
    assert all(len(line) == 60 for line in rows if line.startswith("'"))
    assert not [line for line in seen.split("\n") if line in ("'.'   '.'", "|  ?  |")]
