"""Positions from outside: what no field can hold is refused before compiled rules see it."""

import pytest

import kogge


@pytest.mark.parametrize(
    ("scenario", "field", "cell", "value", "reason"),
    [
        ("base", "road", 12, 4, "road is 4 for path 12, and can be -1 nobody, or a color"),
        ("base", "robber", 0, 19, "robber is 19, and can be -1 none, or a hex"),
        ("base", "hand", 5, 20, "hand is 20 for seat 1 and resource wood, and can be 0 to 19"),
        ("base", "hand", 7, -1, "hand is -1 for seat 1 and resource wool, and can be 0 to 19"),
        ("base", "terrain", 3, 12, "terrain is 12 for hex 3, and can be 0 forest, 1 hill, "),
        ("base", "back_to_step", 0, 99, "back_to_step is 99, and can be a step"),
        ("base", "next_hex", 0, 19, "next_hex is 19 for hex 0, and can be -1 none, or a hex"),
        ("base", "free_paths", 2, 1 << 12, "free_paths is 4096 for seat 0 and word 2, and can be a set of 72"),
        ("fish", "cargo", 8, 8, "cargo is 8 for seat 1 and hold ship 2, and can be 0 nothing, 1 settler, "),
        ("fish", "ship", 3, 1000, "ship is 1000 for seat 1 and ship 1, and can be -1 in supply, or a path"),
        ("europe", "kontor", 90, 4, "kontor is 4 for intersection 90, and can be -1 nobody, or a color"),
        ("europe", "gold", 2, -1, "gold is -1 for seat 2, and can be a count"),
    ],
)
def test_a_position_with_a_cell_that_its_field_can_not_hold_is_refused(
    scenario: str, field: str, cell: int, value: int, reason: str
) -> None:
    game = kogge.start(scenario, seed=1)
    game.play_out(limit=50)
    before, position = game.state.copy(), game.state.copy()
    position[game.rules.layout.fields[field].start + cell] = value
    with pytest.raises(kogge.Refused) as refused:
        game.arrange(position)
    assert reason in str(refused.value)
    assert game.state == before
    assert len(game) == 50


def test_a_neutral_colour_can_own_what_is_neutral() -> None:
    game = kogge.start("land-ho", seed=1, players=2)
    position = game.state.copy()
    position[game.rules.layout.fields["home"].start] = 3
    game.arrange(position)
    position[game.rules.layout.fields["home"].start] = 4
    with pytest.raises(kogge.Refused, match="home is 4 for intersection 0"):
        game.arrange(position)
