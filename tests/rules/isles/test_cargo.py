"""Loading, unloading, swapping and throwing out.  (E-44, E-45, E-57)"""

from collections import Counter
from itertools import product

import pytest

import kogge
from tests.rules.isles.at_sea import RING, lies, sail, steps
from tests.support.isles import BLUE, RED, acts, cell, choices, do, isles, load, may

CONTENTS = {
    "nothing": "",
    "settler": "settler",
    "fish": "fish",
    "crew": "crew",
    "two_crews": "crew crew",
    "sack": "sack",
    "two_sacks": "sack sack",
    "crew_and_sack": "crew sack",
}
SUPPLY = {
    "settler": ("settlers_left", BLUE, 2),
    "fish": ("shoals_left", 0, 6),
    "crew": ("crews_left", BLUE, 9),
    "sack": ("sacks_left", 0, 24),
}


def pieces(*loads: str) -> Counter[str]:
    """All pieces of these loads together."""
    return Counter(" ".join(CONTENTS[one] for one in loads).split())


def left(game: kogge.Game) -> dict[str, int]:
    """How many pieces of each kind are in blue's supply, or in the common one."""
    return {piece: cell(game, field, row) for piece, (field, row, _) in SUPPLY.items()}


def full(*without: str) -> dict[str, int]:
    """The supplies without these pieces."""
    return {piece: n - without.count(piece) for piece, (_, _, n) in SUPPLY.items()}


def in_port(ship: str = "nothing", basin: str = "nothing", step: str = "movement") -> kogge.Game:
    """A tip of blue's ship is at blue's harbour settlement; both have a load."""
    return isles(step=step, harbours={BLUE: ["3,-2 SE"]}, ships={BLUE: [f"{RING[0]} {ship}"]}, basins={BLUE: [basin]})


@pytest.mark.rule("E-45")
@pytest.mark.parametrize(
    ("ship", "basin", "then_ship", "then_basin"),
    [
        ("nothing", "settler", "settler", "nothing"),
        ("settler", "nothing", "nothing", "settler"),
        ("settler", "fish", "fish", "settler"),
        ("two_crews", "settler", "settler", "two_crews"),
        ("two_sacks", "two_crews", "crew_and_sack", "crew_and_sack"),
        ("crew", "crew", "two_crews", "nothing"),
        ("crew", "crew", "nothing", "two_crews"),
        ("crew_and_sack", "nothing", "crew", "sack"),
        ("nothing", "fish", "fish", "nothing"),
    ],
)
def test_ship_and_harbour_settlement_load_unload_and_swap(
    ship: str, basin: str, then_ship: str, then_basin: str
) -> None:
    """Ruling 18: one swap, also of full against full; fish and spices may be stored in a basin."""
    game = in_port(ship, basin)
    supplies = left(game)
    game.play(f"stow 1 {then_ship}")
    assert load(game, BLUE, "ship 1") == then_ship
    assert load(game, BLUE, "harbour 1") == then_basin
    assert left(game) == supplies


@pytest.mark.rule("E-45")
def test_what_counts_is_that_both_can_hold_what_they_get() -> None:
    """Ruling 18, for every load of the one and of the other."""
    for ship, basin in product(CONTENTS, repeat=2):
        both = pieces(ship, basin)
        possible = {kept for kept, other in product(CONTENTS, repeat=2) if pieces(kept, other) == both and kept != ship}
        assert set(choices(in_port(ship, basin), "stow")) == {f"1 {kept}" for kept in possible}, (ship, basin)


@pytest.mark.rule("E-45")
@pytest.mark.parametrize(
    "ships",
    [
        {BLUE: ["3,-1 NE crew"]},
        {BLUE: ["3,-1 NW crew"]},
        {BLUE: ["3,-2 E crew"]},
    ],
)
def test_either_tip_may_be_at_the_harbour_settlement(ships: dict[int, list[str]]) -> None:
    assert may(isles(step="movement", harbours={BLUE: ["3,-2 SE"]}, ships=ships), "stow 1 nothing")


@pytest.mark.rule("E-45")
def test_a_ship_further_off_does_not_load() -> None:
    game = isles(step="movement", harbours={BLUE: ["3,-2 SE"]}, ships={BLUE: ["3,-1 E crew"]}, basins={BLUE: ["crew"]})
    assert "stow" not in acts(game)
    sail(game, 1, "3,-1 NE")
    assert may(game, "stow 1 two_crews")


@pytest.mark.rule("E-45")
def test_a_settlement_is_no_harbour_settlement() -> None:
    game = isles(step="movement", settlements={BLUE: ["3,-2 SE"]}, ships={BLUE: ["3,-1 NE crew"]})
    assert "stow" not in acts(game)


@pytest.mark.rule("E-45", "E-57")
def test_the_harbour_settlement_must_be_the_own() -> None:
    for turn_of in (BLUE, RED):
        game = isles(
            step="movement",
            turn_of=turn_of,
            harbours={RED: ["3,-2 SE"]},
            ships={BLUE: ["3,-1 NE crew"]},
            basins={RED: ["settler"]},
        )
        assert "stow" not in acts(game)


@pytest.mark.rule("E-45")
def test_two_ships_never_exchange_directly() -> None:
    game = isles(step="movement", ships={BLUE: ["3,-1 NE crew", "3,-1 NE", "3,-1 E"]})
    assert "stow" not in acts(game)


@pytest.mark.rule("E-45")
def test_two_ships_exchange_through_a_basin_that_both_touch() -> None:
    game = isles(step="movement", harbours={BLUE: ["3,-2 SE"]}, ships={BLUE: ["3,-1 NE crew", "3,-1 NW settler"]})
    assert choices(game, "stow") == ["1 nothing", "2 nothing"]
    do(game, "stow 1 nothing", "stow 2 crew", "stow 1 settler")
    assert [load(game, BLUE, hold) for hold in ("ship 1", "ship 2", "harbour 1")] == ["settler", "crew", "nothing"]


@pytest.mark.rule("E-44")
def test_loading_costs_no_points_and_does_not_end_the_move() -> None:
    game = in_port("nothing", "settler")
    sail(game, 1, RING[1], RING[0])
    do(game, "stow 1 settler", "stow 1 nothing", "stow 1 settler")
    sail(game, 1, RING[5], RING[4])
    assert lies(game, BLUE, 1, RING[4])
    assert steps(game, 1) == set()


@pytest.mark.rule("E-44", "E-46")
def test_a_ship_without_points_or_whose_move_is_over_may_still_load() -> None:
    """Ruling 12."""
    game = isles(
        step="movement",
        harbours={BLUE: ["3,-2 SE"]},
        ships={BLUE: [RING[4], "0,0 W"]},
        basins={BLUE: ["settler"]},
    )
    sail(game, 1, RING[3], RING[2], RING[1], RING[0])
    assert may(game, "stow 1 settler")
    sail(game, 2, "0,0 NW")
    assert may(game, "stow 1 settler")


@pytest.mark.rule("E-44", "E-45")
def test_before_the_movement_phase_nothing_is_loaded() -> None:
    game = in_port("crew", "crew", step="action")
    assert "stow" not in acts(game)
    assert may(game, "jettison ship 1 crew")


@pytest.mark.rule("E-44")
@pytest.mark.parametrize("step", ["action", "movement"])
@pytest.mark.parametrize("hold", ["ship 1", "harbour 1"])
@pytest.mark.parametrize("piece", SUPPLY)
def test_cargo_may_be_thrown_back_into_its_own_supply(step: str, hold: str, piece: str) -> None:
    """Ruling 16: ship and basin alike, in the trade-and-build or the movement phase."""
    game = in_port(piece, step=step) if hold == "ship 1" else in_port(basin=piece, step=step)
    assert left(game) == full(piece)
    assert choices(game, "jettison") == [f"{hold} {piece}"]
    game.play(f"jettison {hold} {piece}")
    assert left(game) == full()
    assert load(game, BLUE, hold) == "nothing"
    assert game.step == step


@pytest.mark.rule("E-44")
def test_each_piece_is_thrown_back_by_itself() -> None:
    game = in_port("crew_and_sack", "two_crews")
    assert choices(game, "jettison") == ["ship 1 crew", "ship 1 sack", "harbour 1 crew"]
    game.play("jettison ship 1 crew; jettison harbour 1 crew")
    assert (load(game, BLUE, "ship 1"), load(game, BLUE, "harbour 1")) == ("sack", "crew")
    assert left(game) == full("sack", "crew")


@pytest.mark.rule("E-44")
def test_throwing_out_costs_no_points_and_does_not_end_the_move() -> None:
    game = in_port("two_crews")
    sail(game, 1, *RING[1:3])
    game.play("jettison ship 1 crew")
    sail(game, 1, *RING[3:5])
    game.play("jettison ship 1 crew")
    assert lies(game, BLUE, 1, RING[4])


@pytest.mark.rule("E-44")
@pytest.mark.parametrize("step", ["action", "movement"])
def test_only_the_own_cargo_is_thrown_back(step: str) -> None:
    ships = {BLUE: [f"{RING[0]} settler"], RED: ["0,0 W two_crews"]}
    game = isles(turn_of=RED, step=step, ships=ships)
    assert choices(game, "jettison") == ["ship 1 crew"]
    game.play("jettison ship 1 crew")
    assert (load(game, RED, "ship 1"), load(game, BLUE, "ship 1")) == ("crew", "settler")


@pytest.mark.rule("E-44")
def test_before_the_roll_nothing_is_thrown_back() -> None:
    assert acts(in_port("crew", "crew", step="before_roll")) == {"roll"}


@pytest.mark.rule("E-57")
def test_what_is_in_a_basin_goes_nowhere_without_a_ship() -> None:
    """Not over land to another harbour settlement, nor to the lair and the crew beside it."""
    game = isles(
        "pirate-lairs",
        step="movement",
        tiles={"5,-1": "forest 5", "6,-2": "gold_river 5", "6,-1": "gold_river"},
        ashore={"6,-2": {BLUE: 1}},
        harbours={BLUE: ["5,-1 N", "3,-2 SE"]},
        basins={BLUE: ["crew", "settler"]},
    )
    assert acts(game) == {"end_turn", "jettison"}


@pytest.mark.rule("E-57")
def test_a_ship_brings_them_from_one_harbour_settlement_to_the_other() -> None:
    game = isles(
        step="movement",
        harbours={BLUE: ["3,-2 SE", "2,0 NE"]},
        ships={BLUE: ["3,-1 NE"]},
        basins={BLUE: ["settler", "crew"]},
    )
    assert choices(game, "stow") == ["1 settler"]
    game.play("stow 1 settler")
    sail(game, 1, "3,-1 E", "3,-1 SE")
    assert choices(game, "stow") == ["1 crew"]
    game.play("stow 1 crew")
    assert [load(game, BLUE, f"harbour {b}") for b in (1, 2)] == ["nothing", "settler"]
