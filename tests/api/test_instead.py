"""A refusal says what may be done instead."""

import pytest

import kogge
from tests.api.refusals import refused
from tests.support.europe import europe
from tests.support.isles import BLUE as SAILOR
from tests.support.isles import isles
from tests.support.position import ORANGE, RED, position


def answer(game: kogge.Game, text: str) -> str:
    with pytest.raises(kogge.Refused) as refusal:
        game.play(text)
    return str(refusal.value)


def test_a_place_that_is_not_open_is_answered_with_those_that_are() -> None:
    game = kogge.start("base", seed=3, board="random")
    game.play_chance()
    game.play("found_settlement 18")
    places = [text.split()[1] for text in game.legal_texts()]
    told = f"found_road can be {places[0]}, {places[1]} or {places[2]}"
    why = "The road must begin at your new settlement, 18 (wood 3, grain 6, ore 11) [B-14]"
    assert answer(game, "found_road 50") == f"found_road 50 is not possible now; {told}. {why}"


def test_many_places_are_counted() -> None:
    game = kogge.start("base", seed=3, board="random")
    game.play_chance()
    game.play("found_settlement 18; found_road 20")
    number = len(game.legal())
    told = f"found_settlement can be one of {number} others, for example {game.legal_texts()[0].split()[1]}"
    why = "18 (wood 3, grain 6, ore 11) is taken by orange [B-14]"
    assert answer(game, "found_settlement 18") == f"found_settlement 18 is not possible now; {told}. {why}"


def test_other_acts_are_listed_after_the_same_act() -> None:
    game = position(settlements={ORANGE: [20]}, hand={ORANGE: "wood brick"})
    told = answer(game, "build_road 0")
    assert told.startswith(
        "build_road 0 is not possible now; build_road can be 22, 31 or 32; other choices: end_turn, "
    )
    assert told.count("build_road") == 2


def test_seats_are_told_by_their_colours() -> None:
    game = position(step="move_robber", settlements={RED: [20]}, hand={RED: "wool"})
    game.play("move_robber 6")
    told = "rob white is not possible now; rob can be red; other choices: rob_nobody"
    why = "Nothing of white stands at wood 10 (hex 6) [B-33]"
    assert answer(game, "rob 3") == answer(game, "rob white") == f"{told}. {why}"


def test_places_that_have_a_name_are_told_with_it() -> None:
    game = europe(step="move_robber")
    [[here]] = game.read("robber")
    name = game.rules.layout.chart.name
    other = int(game.legal_texts()[0].split()[1])
    told = answer(game, f"move_robber {here}")
    assert told.startswith(f"move_robber {here} ({name('hex', here)}) is not possible now; move_robber can be ")
    assert f" for example {other} ({name('hex', other)}). The robber goes to lands with a number, and " in told
    assert told.endswith(" has none [M-25]")


def test_later_in_a_line_it_is_said_that_it_was_then() -> None:
    game = position(settlements={ORANGE: [20]}, hand={ORANGE: "wood brick"})
    with refused(game):
        game.play("build_road 31; build_road 22")
    told = answer(game, "build_road 31; build_road 22")
    assert told.startswith(
        "build_road 22 is not possible after the actions before it; orange may choose among end_turn"
    )


def test_chance_decides_first() -> None:
    game = position(step="before_roll")
    told = "end_turn is not possible after the actions before it; chance decides first: dice"
    assert answer(game, "roll; end_turn") == f"{told}. First the dice must be rolled [B-23]"


def test_a_journey_at_the_wrong_time_is_answered_with_what_is_open() -> None:
    game = isles(step="before_roll", ships={SAILOR: ["4,-1 NW"]})
    told = "sail 1 to 3 is not possible now; blue may choose among roll. First the dice must be rolled [E-20]"
    assert answer(game, "sail 1 to 3") == told
    game = isles(step="movement", ships={SAILOR: ["4,-1 NW"]})
    assert answer(game, "sail 1 to 246").startswith("sail 1 to 246 is not possible now. ")


def test_after_the_end_a_journey_is_refused_like_everything_else() -> None:
    game = kogge.start("land-ho", seed=1, players=2, turn_limit=2)
    game.play_out()
    assert answer(game, "sail 1 to 3") == answer(game, "end_turn") == "the game is over"
