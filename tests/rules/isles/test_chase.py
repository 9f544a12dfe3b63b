"""Chasing another's pirate off.  (E-55, E-56)"""

import pytest

import kogge
from tests.rules.isles.at_sea import RING, come_round, lies, routes, sail, steps
from tests.support.isles import (
    BLUE,
    RED,
    WHITE,
    acts,
    cell,
    chances,
    choices,
    do,
    gold,
    hand,
    hexagon,
    isles,
    may,
    roll,
)

HERE = "4,-1"  # the pirate's hex; the eastern side of the ring is its western side


def hunt(*ships: str, owner: int = RED, coins: int = 2) -> kogge.Game:
    """Blue's ships are at sea, and so is a pirate; red and white each have a ship and a card."""
    return isles(
        step="movement",
        ships={BLUE: ships, RED: ["4,-1 SW"], WHITE: ["4,0 W"]},
        pirate=(HERE, owner),
        hand={RED: "ore", WHITE: "wool"},
        gold={BLUE: coins},
    )


@pytest.mark.rule("E-55")
@pytest.mark.parametrize(
    ("place", "near"),
    [
        ("4,-1 W", True),  # on its routes
        ("4,-1 NW", True),
        ("4,-1 SW", True),
        ("3,-1 NE", True),  # a tip at a corner
        ("3,-1 SE", True),
        ("4,0 W", True),
        ("3,-1 NW", False),
        ("3,-1 W", False),
        ("3,-1 SW", False),
        ("3,-2 E", False),
        ("0,0 W", False),
    ],
)
def test_a_ship_chases_the_pirate_if_it_touches_its_hex(place: str, near: bool) -> None:
    """Ruling 29: a tip on a corner is enough."""
    assert choices(hunt(place), "chase") == (["1"] if near else [])


@pytest.mark.rule("E-55")
@pytest.mark.parametrize("scenario", ["pirate-lairs", "fish", "spices", "explorers-pirates"])
def test_on_a_six_the_pirate_goes_home_and_the_chasers_own_comes(scenario: str) -> None:
    game = isles(scenario, step="movement", ships={BLUE: [RING[0]]}, pirate=(HERE, RED))
    game.play("chase 1")
    assert (game.step, game.to_act) == ("chase_roll", kogge.CHANCE)
    assert chances(game) == pytest.approx({str(face): 1 / 6 for face in range(1, 7)})
    game.play("chase_roll 6")
    assert (game.step, game.to_act) == ("place_pirate", BLUE)
    assert acts(game) == {"place_pirate"}
    assert (cell(game, "pirate"), cell(game, "pirate_owner")) == (-1, -1)
    do(game, "place_pirate {5,0}")
    assert (cell(game, "pirate"), cell(game, "pirate_owner")) == (hexagon(game, "5,0"), BLUE)
    assert (game.step, game.to_act) == ("movement", BLUE)


@pytest.mark.rule("E-55")
@pytest.mark.parametrize("face", range(1, 6))
def test_on_any_other_number_it_stays(face: int) -> None:
    game = hunt(RING[0])
    game.play(f"chase 1; chase_roll {face}")
    assert (cell(game, "pirate"), cell(game, "pirate_owner")) == (hexagon(game, HERE), RED)
    assert (game.step, game.to_act) == ("movement", BLUE)


@pytest.mark.rule("E-55")
def test_the_chasers_pirate_may_come_to_any_legal_hex_also_the_same() -> None:
    """Ruling 29."""
    game = hunt(RING[0])
    game.play("chase 1; chase_roll 6")
    assert len(choices(game, "place_pirate")) == 17
    do(game, f"place_pirate {{{HERE}}}")
    assert (cell(game, "pirate"), cell(game, "pirate_owner")) == (hexagon(game, HERE), BLUE)


@pytest.mark.rule("E-55", "E-52")
@pytest.mark.parametrize(("place", "victims"), [(HERE, [RED]), ("4,0", [WHITE]), ("8,0", [])])
def test_the_chaser_may_steal_where_the_own_pirate_comes(place: str, victims: list[int]) -> None:
    game = hunt(RING[0])
    do(game, "chase 1", "chase_roll 6", f"place_pirate {{{place}}}")
    assert choices(game, "rob") == [str(victim) for victim in victims]
    assert game.step == ("rob" if victims else "movement")


@pytest.mark.rule("E-55", "E-52")
def test_after_the_theft_the_movement_phase_goes_on() -> None:
    game = hunt(RING[0])
    do(game, "chase 1", "chase_roll 6", f"place_pirate {{{HERE}}}", f"rob {RED}", "steal ore")
    assert (hand(game, BLUE), hand(game, RED)) == ({"ore": 1}, {})
    assert (game.step, game.to_act) == ("movement", BLUE)


@pytest.mark.rule("E-55")
def test_each_ship_tries_once_a_turn() -> None:
    game = hunt(RING[0], RING[1], RING[2])
    for ship, others in (("2", ["1", "3"]), ("1", ["3"]), ("3", [])):
        game.play(f"chase {ship}; chase_roll 5")
        assert choices(game, "chase") == others
    come_round(game)
    assert choices(game, "chase") == ["1", "2", "3"]


@pytest.mark.rule("E-55")
def test_once_it_is_gone_there_is_nothing_to_chase() -> None:
    game = hunt(RING[0], RING[2])
    do(game, "chase 1", "chase_roll 6", f"place_pirate {{{HERE}}}", "rob_nobody")
    assert "chase" not in acts(game)


@pytest.mark.rule("E-55")
def test_the_own_pirate_is_not_chased_and_neither_is_none() -> None:
    assert "chase" not in acts(hunt(RING[0], owner=BLUE))
    assert "chase" not in acts(isles(step="movement", ships={BLUE: [RING[0]]}))


@pytest.mark.rule("E-55")
def test_only_a_ship_that_has_not_moved_chases() -> None:
    game = hunt(RING[0], RING[2], RING[4])
    sail(game, 1, RING[5], RING[0])
    assert choices(game, "chase") == ["2"]
    sail(game, 3, RING[5], RING[0])
    assert choices(game, "chase") == ["2"]
    game.play("chase 2; chase_roll 1")
    assert "chase" not in acts(game)


@pytest.mark.rule("E-55")
def test_a_ship_that_moved_in_an_earlier_turn_chases_in_this_one() -> None:
    game = hunt(RING[5])
    sail(game, 1, RING[0])
    assert "chase" not in acts(game)
    come_round(game)
    assert choices(game, "chase") == ["1"]


@pytest.mark.rule("E-55")
def test_loading_throwing_out_and_wind_are_no_move() -> None:
    game = isles(
        step="movement",
        harbours={BLUE: ["3,-2 SE"]},
        ships={BLUE: [f"{RING[0]} two_crews"]},
        pirate=(HERE, RED),
        hand={BLUE: "wool"},
    )
    game.play("buy_wind 1; stow 1 crew; jettison ship 1 crew")
    assert choices(game, "chase") == ["1"]


@pytest.mark.rule("E-55")
def test_a_ship_built_in_this_turn_has_not_moved() -> None:
    """Ruling 10."""
    game = isles(harbours={BLUE: ["3,-2 SE"]}, pirate=(HERE, RED), hand={BLUE: "wood wool"})
    do(game, f"build_ship {{{RING[0]}}}", "set_sail")
    assert choices(game, "chase") == ["1"]


@pytest.mark.rule("E-55")
def test_the_pirate_is_chased_only_in_the_movement_phase() -> None:
    game = isles(step="before_roll", ships={BLUE: [RING[0]]}, pirate=(HERE, RED))
    assert acts(game) == {"roll"}
    roll(game, 2)
    assert "chase" not in acts(game)
    game.play("set_sail")
    assert "chase" in acts(game)


@pytest.mark.rule("E-55")
def test_without_pirates_there_is_nothing_to_chase() -> None:
    assert "chase" not in isles("land-ho").notation.acts


@pytest.mark.rule("E-56")
@pytest.mark.parametrize("face", [1, 6])
def test_the_ship_that_chased_may_move_normally(face: int) -> None:
    game = hunt(RING[0])
    game.play(f"chase 1; chase_roll {face}")
    if face == 6:
        do(game, "place_pirate {8,0}")
    sail(game, 1, RING[1], RING[2], RING[3], RING[4])
    assert lies(game, BLUE, 1, RING[4])
    assert steps(game, 1) == set()


@pytest.mark.rule("E-56")
def test_if_it_failed_tribute_is_due_as_usual() -> None:
    game = hunt(RING[1], coins=1)
    game.play("chase 1; chase_roll 3")
    sail(game, 1, RING[2])
    assert gold(game, BLUE) == 0


@pytest.mark.rule("E-56")
def test_if_it_failed_and_there_is_no_gold_the_ship_stays() -> None:
    game = hunt(RING[1], coins=0)
    game.play("chase 1; chase_roll 3")
    assert steps(game, 1) == set()
    assert may(game, "end_turn")


@pytest.mark.rule("E-56")
@pytest.mark.parametrize("there", [HERE, "8,0"])
def test_if_it_succeeded_there_is_no_tribute(there: str) -> None:
    game = hunt(RING[1], coins=0)
    do(game, "chase 1", "chase_roll 6", f"place_pirate {{{there}}}")
    if game.step == "rob":
        game.play("rob_nobody")
    assert steps(game, 1) == routes(game, f"{RING[0]}; {RING[2]}; 4,-1 NW; 4,-1 SW")
    sail(game, 1, RING[0])
    assert gold(game, BLUE) == 0
