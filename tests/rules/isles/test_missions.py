"""Missions in general: the tracks, their points, and the card of whoever leads.  (E-60 to E-65)"""

import pytest

import kogge
from tests.support.isles import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    cell,
    column,
    do,
    isles,
    load,
    may,
    points,
)

MISSIONS = {
    "land-ho": [],
    "pirate-lairs": ["lairs"],
    "fish": ["lairs", "fish"],
    "spices": ["fish", "spices"],
    "explorers-pirates": ["lairs", "fish", "spices"],
}
TRACKS = {  # the points at each step, from S on
    "lairs": [0, 1, 1, 2, 2, 2, 3, 3],
    "fish": [0, 1, 1, 2, 2, 2, 3, 3],
    "spices": [0, 1, 1, 2, 2, 3, 3],
}
EVERY_STEP = [(mission, step) for mission, track in TRACKS.items() for step in range(1, len(track))]
NOBODY = -1
PORT = "3,0 NE"  # a route at an anchor port of the Council
CARGO = {"fish": "fish", "spices": "sack"}


def at_the_port(mission: str, tracks: dict[int, int], player: int = BLUE) -> kogge.Game:
    """A ship with something for the mission lies at the port; the markers came to their steps in this order."""
    return isles(
        step="movement",
        turn_of=player,
        ships={player: [f"{PORT} {CARGO[mission]}"]},
        tracks={mission: tracks},
    )


def deliver(mission: str) -> str:
    return {"fish": "deliver_fish 1", "spices": "deliver_spice 1"}[mission]


def one_step(mission: str, tracks: dict[int, int], player: int = BLUE) -> kogge.Game:
    """A player's marker goes one step on, by what the mission is about."""
    if mission == "lairs":
        helper = (player + 1) % 4  # the hero, whose marker matters to nobody here
        game = isles(
            step="movement",
            turn_of=player,
            tiles={"5,-1": "gold_river"},
            ashore={"5,-1": {helper: 2}},
            ships={player: ["5,-1 W crew"]},
            tracks={mission: tracks},
        )
        do(game, "land_crew 1 {5,-1}", "end_turn")
        return game
    game = at_the_port(mission, tracks, player)
    do(game, deliver(mission))
    return game


@pytest.mark.rule("E-60")
@pytest.mark.parametrize("scenario", MISSIONS)
def test_each_mission_of_the_scenario_has_a_track_and_everyone_starts_at_s(scenario: str) -> None:
    game = kogge.start(scenario)
    names = {name.removesuffix("_track") for name in game.rules.layout.fields if name.endswith("_track")}
    assert names == set(MISSIONS[scenario])
    for mission in MISSIONS[scenario]:
        assert column(game, f"{mission}_track") == [0, 0, 0, 0]
        assert cell(game, f"{mission}_leader") == NOBODY


@pytest.mark.rule("E-60")
@pytest.mark.parametrize("mission", TRACKS)
def test_progress_moves_the_own_marker_one_step(mission: str) -> None:
    game = one_step(mission, {RED: 4, WHITE: 2, BLUE: 2})
    assert cell(game, f"{mission}_track", BLUE) == 3
    assert cell(game, f"{mission}_track", WHITE) == 2


@pytest.mark.rule("E-62")
@pytest.mark.parametrize(("mission", "step"), EVERY_STEP)
def test_a_player_has_the_points_printed_at_the_own_marker(mission: str, step: int) -> None:
    """Orange, at the bottom of the last step, has the card."""
    last = len(TRACKS[mission]) - 1
    game = one_step(mission, {ORANGE: last, BLUE: step - 1})
    assert points(game, BLUE) == TRACKS[mission][step]
    assert points(game, ORANGE) == TRACKS[mission][last] + 1


@pytest.mark.rule("E-63")
@pytest.mark.parametrize("mission", TRACKS)
def test_the_first_to_leave_s_has_the_card(mission: str) -> None:
    game = one_step(mission, {})
    assert cell(game, f"{mission}_leader") == BLUE
    assert points(game, BLUE) == 1 + 1


@pytest.mark.rule("E-63")
def test_nobody_has_the_card_while_all_stand_at_s() -> None:
    """Ruling 35."""
    game = isles(step="movement")
    assert [points(game, seat) for seat in range(4)] == [0, 0, 0, 0]
    assert [cell(game, f"{mission}_leader") for mission in TRACKS] == [NOBODY] * 3


@pytest.mark.rule("E-61", "E-63")
@pytest.mark.parametrize("mission", TRACKS)
def test_whoever_draws_level_comes_on_top_and_the_one_below_keeps_the_card(mission: str) -> None:
    game = one_step(mission, {WHITE: 4, BLUE: 3})
    assert (points(game, WHITE), points(game, BLUE)) == (2 + 1, 2)
    arrival = column(game, f"{mission}_arrival")
    assert arrival[BLUE] > arrival[WHITE]


@pytest.mark.rule("E-63")
@pytest.mark.parametrize("mission", TRACKS)
def test_whoever_steps_ahead_takes_the_card_and_its_point(mission: str) -> None:
    before = 3
    game = one_step(mission, {WHITE: before, BLUE: before})
    assert cell(game, f"{mission}_leader") == BLUE
    assert (points(game, BLUE), points(game, WHITE)) == (TRACKS[mission][before + 1] + 1, TRACKS[mission][before])


@pytest.mark.rule("E-63")
@pytest.mark.parametrize("mission", TRACKS)
def test_the_leader_who_steps_on_keeps_the_card(mission: str) -> None:
    game = one_step(mission, {BLUE: 2, WHITE: 2})
    assert cell(game, f"{mission}_leader") == BLUE
    assert points(game, BLUE) == TRACKS[mission][3] + 1


@pytest.mark.rule("E-61", "E-63")
@pytest.mark.parametrize("order", [(WHITE, ORANGE, RED), (RED, WHITE, ORANGE), (ORANGE, RED, WHITE)])
def test_of_several_on_the_top_step_the_one_at_the_bottom_has_the_card(order: tuple[int, int, int]) -> None:
    """Also when a fourth comes on top of them, whatever their seats."""
    game = one_step("fish", {**dict.fromkeys(order, 5), BLUE: 4})
    assert cell(game, "fish_leader") == order[0]
    assert [points(game, seat) for seat in (BLUE, *order)] == [2, 2 + 1, 2, 2]
    assert sorted(order, key=lambda seat: cell(game, "fish_arrival", seat)) == list(order)


@pytest.mark.rule("E-61", "E-63")
def test_whoever_has_gone_ahead_lies_below_when_the_other_follows() -> None:
    game = isles(
        step="movement", ships={BLUE: [f"{PORT} two_sacks"], RED: ["3,0 SE sack"]}, tracks={"spices": {RED: 1}}
    )
    do(game, "deliver_spice 1")  # blue comes to lie on top of red
    assert cell(game, "spices_leader") == RED
    do(game, "deliver_spice 1", "end_turn", "roll", "dice 2", "set_sail", "deliver_spice 1")
    assert column(game, "spices_track") == [2, 2, 0, 0]
    assert cell(game, "spices_leader") == BLUE


@pytest.mark.rule("E-64")
def test_missions_run_side_by_side() -> None:
    game = isles(
        step="movement",
        ships={BLUE: [f"{PORT} fish", "3,0 SE two_sacks"]},
        tracks={"lairs": {RED: 3}, "fish": {WHITE: 2}, "spices": {ORANGE: 1}},
    )
    assert [points(game, seat) for seat in range(4)] == [0, 2 + 1, 1 + 1, 1 + 1]
    do(game, "deliver_fish 1")
    assert [column(game, f"{mission}_track") for mission in TRACKS] == [[0, 3, 0, 0], [1, 0, 2, 0], [0, 0, 0, 1]]
    do(game, "deliver_spice 2", "deliver_spice 2")
    assert [column(game, f"{mission}_track") for mission in TRACKS] == [[0, 3, 0, 0], [1, 0, 2, 0], [2, 0, 0, 1]]
    assert [cell(game, f"{mission}_leader") for mission in TRACKS] == [RED, WHITE, BLUE]
    assert [points(game, seat) for seat in range(4)] == [1 + 1 + 1, 2 + 1, 1 + 1, 1]


@pytest.mark.rule("E-64")
def test_one_player_can_have_the_cards_of_all_missions() -> None:
    game = isles(tracks={"lairs": {BLUE: 1}, "fish": {BLUE: 1}, "spices": {BLUE: 1}})
    assert points(game, BLUE) == 3 * (1 + 1)


@pytest.mark.rule("E-65")
@pytest.mark.parametrize("mission", ["fish", "spices"])
def test_a_marker_on_the_last_step_stays_there_but_deliveries_are_allowed(mission: str) -> None:
    """Ruling 35: it keeps its place in the stack too."""
    last = len(TRACKS[mission]) - 1
    game = at_the_port(mission, {RED: last, BLUE: last})
    before = [column(game, f"{mission}_{part}") for part in ("track", "arrival", "leader")]
    left = {"fish": "shoals_left", "spices": "sacks_left"}[mission]
    in_supply = cell(game, left)
    assert may(game, deliver(mission))
    do(game, deliver(mission))
    assert [column(game, f"{mission}_{part}") for part in ("track", "arrival", "leader")] == before
    assert (points(game, BLUE), points(game, RED)) == (3, 3 + 1)
    assert load(game, BLUE, "ship 1") == "nothing"
    assert cell(game, left) == in_supply + 1


@pytest.mark.rule("E-65")
def test_at_the_last_step_a_lairs_gold_is_still_paid_and_the_hero_still_loses_a_crew() -> None:
    game = isles(
        step="movement",
        tiles={"5,-1": "gold_river"},
        ashore={"5,-1": {BLUE: 2}},
        ships={BLUE: ["5,-1 W crew"]},
        tracks={"lairs": {WHITE: 7, BLUE: 7}},
        gold={BLUE: 1},
    )
    do(game, "land_crew 1 {5,-1}", "end_turn")
    assert cell(game, "gold", BLUE) == 1 + 2
    assert cell(game, "lairs_track", BLUE) == 7
    assert (points(game, BLUE), points(game, WHITE)) == (3, 3 + 1)
    assert cell(game, "crews_left", BLUE) == 9 - 3 + 1
