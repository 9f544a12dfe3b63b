"""What a person may ask at any time: what things cost, what wins, and where in a turn we are."""

import kogge
from kogge.cli.terminal.costs import costs
from kogge.cli.terminal.goal import goal
from kogge.cli.terminal.phases import phases
from kogge.texts import texts
from tests.cli.typist import joined, sit_down
from tests.support import europe as map_of_europe
from tests.support import isles as islands
from tests.support.position import ORANGE, RED, position

ENGLISH, GERMAN = texts("en"), texts("de")


def test_costs_tell_what_can_be_paid_and_what_is_missing() -> None:
    game = position(hand={ORANGE: "wood brick 3 ore"})
    assert costs(game.view(ORANGE), ENGLISH) == [
        "Build a road: 1 wood and 1 brick. You can pay that.",
        "Build a settlement: 1 wood, 1 brick, 1 wool and 1 grain. You lack 1 wool and 1 grain.",
        "Build a city: 2 grain and 3 ore. You lack 2 grain.",
        "Buy a development card: 1 wool, 1 grain and 1 ore. You lack 1 wool and 1 grain.",
    ]
    assert costs(game.view(RED), GERMAN)[0] == "Straße bauen: 1 Holz und 1 Lehm. Dir fehlen 1 Holz und 1 Lehm."


def test_costs_are_of_gold_and_of_steps_where_those_are_paid() -> None:
    game = map_of_europe.europe(gold={map_of_europe.RED: 1})
    told = costs(game.view(map_of_europe.RED), ENGLISH)
    assert "Buy a resource: 2 gold. You lack 1 gold." in told
    assert told[-2:] == ["Move a merchant: 1 grain for 3 steps.", "Move a caravan: 1 salt for 3 steps."]


def test_the_goal_tells_what_wins_and_how_everyone_stands() -> None:
    game = position(settlements={ORANGE: [20], RED: [40]}, cards={ORANGE: "victory_point"})
    wins, worth, standing = goal(game.view(ORANGE), ENGLISH)
    assert wins == "Whoever has 10 points in a turn of their own wins."
    assert "a city 2, " in worth
    assert "the longest trade route 2 (from 5 on)" in worth
    assert standing == "So far: orange 2 of 10 (1 of them hidden), red 1 of 10, blue 0 of 10, white 0 of 10."
    assert goal(game.view(RED), ENGLISH)[-1].startswith("So far: orange 1 of 10, red 1 of 10")  # what red can see


def test_the_goal_tells_of_missions_and_of_goods() -> None:
    told = goal(kogge.start("fish", seed=1).view(0), GERMAN)
    assert (
        "Die Mission Fische bringt Stufe für Stufe 0 1 1 2 2 2 3 3 Siegpunkte, und wer führt, bekommt 1 dazu." in told
    )
    assert goal(kogge.start("europe", seed=1).view(0), ENGLISH)[0] == "Whoever has delivered 8 goods wins at once."


def test_a_turn_tells_its_phases_and_where_we_are() -> None:
    game = position(step="before_roll")
    assert phases(game.view(ORANGE), ENGLISH)[0] == "Turn 1 is yours."
    told = phases(position().view(ORANGE), ENGLISH)
    assert told[2] == "2. Trade and build, in any order. (You are here.)"
    assert not told[1].endswith("(You are here.)")
    ships = phases(islands.isles(step="movement").view(islands.BLUE), ENGLISH)
    assert [line[:1] for line in ships[1:]] == ["1", "2", "3"]
    assert ships[3].endswith("(You are here.)")
    apart = kogge.start("base", seed=1, phases="separate")
    assert [line[:8] for line in phases(apart.view(0), ENGLISH)[1:4]] == ["1. Roll ", "2. Trade", "3. Build"]


def test_a_turn_tells_what_is_asked_in_between() -> None:
    game = position(step="move_robber")
    assert phases(game.view(ORANGE), ENGLISH)[-1] == "At the moment: Move the robber to another hex."
    begun = kogge.start("base", seed=3, board="random")
    begun.play_chance()
    told = phases(begun.view(begun.to_act), ENGLISH)
    assert told[0] == "It is before the first turn: everyone founds what they begin with."
    assert told[-1] == "At the moment: Found a settlement on any marked intersection."


def test_all_of_it_can_be_typed_and_changes_nothing() -> None:
    game = position(hand={ORANGE: "wood brick"})
    before = game.state.copy()
    typist = sit_down(game, ["costs", "goal", "turn", "help turn"])
    assert "Build a road: 1 wood and 1 brick. You can pay that." in typist.after("costs")
    assert "Whoever has 10 points in a turn of their own wins." in typist.after("goal")
    assert "(You are here.)" in typist.after("turn")
    assert joined("turn the phases of a turn, and where in it we are") in joined(typist.after("help turn"))
    assert game.state == before
