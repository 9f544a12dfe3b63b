"""Turns and their phases: what belongs to one is put away after it."""

from kogge.engine.state import NOBODY, OVER
from tests.laws.cells import Cells, Change, law, law_of_change
from tests.laws.stuck import stuck_for_good

IDLE = ("needed_cards", "cards_before")  # used within an action only
TRADE = {"compose_offer", "answer_offer", "close_deal"}
DURING = {  # at which steps a field may be in use, and what it holds when it is not
    "discards_due": ({"discard"}, 0),
    "victim": ({"theft"}, NOBODY),
    "free_roads": ({"lay_free_road"}, 0),
    "cards_to_take": ({"take_card"}, 0),
    "offered": (TRADE, 0),
    "asked": (TRADE, 0),
    "answer": (TRADE, 0),
    "found_hex": ({"turn_tile", "draw_chip"}, -1),
    "unnumbered_hex": ({"number_shoal"}, -1),
    "unnamed_hex": ({"turn_village"}, -1),
    "hero_roll": ({"hero_roll"}, -1),
    "bare_land": ({"turn_token", "move_token"}, -1),
    "founded_at": ({"choose_land"}, -1),
    "line_here": ({"choose_line"}, -1),
    "line_route": ({"choose_line"}, -1),
    "line_there": ({"choose_line"}, -1),
    "double_arrow": ({"choose_line", "lay_free_route"}, -1),
    "free_routes": ({"choose_line", "lay_free_route"}, 0),
    "walking_merchant": ({"walk"}, -1),
    "walk_left": ({"walk"}, 0),
    "walk_stop": ({"walk"}, 0),
    "driving_caravan": ({"drive"}, -1),
    "drive_left": ({"drive"}, 0),
    "drive_by_card": ({"drive"}, 0),
    "drive_crowded": ({"drive"}, 0),
}
BEFORE_TRADE = {  # the steps of a turn that come before its trade and build phase, and those before the first turn
    *("lay_land", "starting_roll", "found_harbour_settlement", "found_settlement", "found_road", "found_ship"),
    *("place_kontor", "place_neutral_kontor", "place_route", "before_roll", "dice", "discard"),
}
STANDING = {"before_roll", "action", "trade", "build", "movement"}  # where a turn stands if nothing interrupts it
BEFORE_MOVEMENT = BEFORE_TRADE | TRADE | {"action", "relaunch_ship"}
NOT_YET = {  # what a phase leaves to the next turn: nothing
    "gold_purchases": (BEFORE_TRADE, 0),
    "fast_gold_sales": (BEFORE_TRADE, 0),
    "steps_sailed": (BEFORE_MOVEMENT, 0),
    "steps_left": (BEFORE_MOVEMENT, 0),
    "ship_status": (BEFORE_MOVEMENT, 0),
    "wind_bought": (BEFORE_MOVEMENT, 0),
    "crowded_ship": (BEFORE_MOVEMENT, -1),
    "tribute_paid": (BEFORE_MOVEMENT, 0),
    "ship_has_chased": (BEFORE_MOVEMENT, 0),
    "fish_rolled": (BEFORE_MOVEMENT, 0),
    "conquered_lairs": (BEFORE_MOVEMENT, -1),
}


@law("what an action needs for itself is put away after it")
def put_away(cells: Cells) -> None:
    for name in IDLE:
        assert name not in cells or not any(cells.column(name)), f"{name} still holds {cells.column(name)}"


@law("what a step needs is put away after it")
def put_away_after_step(cells: Cells) -> None:
    for name, (steps, empty) in DURING.items():
        if name in cells and cells.step not in steps and cells.state.step != OVER:
            assert set(cells.column(name)) == {empty}, f"{name} still holds {cells.column(name)} at {cells.step}"


@law("what belongs to a phase is put away before it")
def put_away_before_phase(cells: Cells) -> None:
    for name, (steps, empty) in NOT_YET.items():
        if name in cells and cells.step in steps:
            assert set(cells.column(name)) == {empty}, f"{name} holds {cells.column(name)} at {cells.step}"


@law("fish are rolled for once a turn, or not at all", "fish_rolled")
def fish_rolled(cells: Cells) -> None:
    assert cells.cell("fish_rolled") in (0, 1), f"fish were rolled for {cells.cell('fish_rolled')} times"


@law("who has enough points in the own turn has won", "points", "winner")
def enough(cells: Cells) -> None:
    p, target = cells.state.turn_of, cells.target
    won = cells.cell("winner") == p
    if cells.cell("turn"):
        assert won or cells.column("points")[p] < target, f"seat {p} has {cells.column('points')[p]} of {target} points"
    if not stuck_for_good(cells):
        assert not won or cells.column("points")[p] >= target, f"seat {p} won with {cells.column('points')[p]} points"


@law_of_change("a turn passes to the left, one at a time", "turn")
def turns(change: Change) -> None:
    before, after = change.before, change.after
    passed = after.cell("turn") - before.cell("turn")
    assert passed in (0, 1), f"turn {before.cell('turn')} was followed by {after.cell('turn')}"
    if passed and before.cell("turn"):
        assert after.state.turn_of == (before.state.turn_of + 1) % before.players, f"to {after.state.turn_of}"
    elif before.cell("turn"):
        assert after.state.turn_of == before.state.turn_of, f"to {after.state.turn_of} within a turn"


@law_of_change("no interruption interrupts another: a turn goes back to where it stood by itself", "back_to_step")
def interruptions(change: Change) -> None:
    back = change.after.cell("back_to_step")
    if back != change.before.cell("back_to_step"):
        name = change.after.rules.steps[back].name
        assert name in STANDING, f"the turn would go back to {name}, which is an interruption itself"
