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


def underway(scenario: str, actions: int = 150) -> kogge.Game:
    game = kogge.start(scenario, seed=1)
    game.play_out(limit=actions)
    game.play_chance()
    return game


def step(game: kogge.Game, name: str) -> int:
    return next(step.id for step in game.rules.steps if step.name == name)


@pytest.mark.parametrize(
    ("scenario", "name", "reason"),
    [
        ("base", "theft", "at theft there is nothing to decide, as victim is -1 nobody"),
        ("fish", "turn_tile", "at turn_tile there is nothing to decide, as found_hex is"),
        ("fish", "number_shoal", "at number_shoal there is nothing to decide, as unnumbered_hex is"),
        ("pirate-lairs", "turn_lair", "at turn_lair there is nothing to decide, as conquered_lairs is"),
        ("spices", "turn_village", "at turn_village there is nothing to decide, as unnamed_hex is"),
        ("europe", "turn_token", "at turn_token there is nothing to decide, as bare_land is"),
    ],
)
def test_at_a_step_there_is_something_to_decide(scenario: str, name: str, reason: str) -> None:
    game = underway(scenario)
    position = game.state.copy()
    position.step, position.to_act = step(game, name), kogge.CHANCE
    with pytest.raises(kogge.Refused, match=reason):
        game.arrange(position)


def test_chance_and_seats_act_at_their_own_steps() -> None:
    game = underway("base")
    position = game.state.copy()
    position.step, position.to_act = step(game, "dice"), 0
    with pytest.raises(kogge.Refused, match="at dice chance is to act, not a seat"):
        game.arrange(position)
    position.step, position.to_act = step(game, "before_roll"), kogge.CHANCE
    with pytest.raises(kogge.Refused, match="at before_roll a seat is to act, not chance"):
        game.arrange(position)
    position.to_act, position.turn_of = 1, 2
    with pytest.raises(kogge.Refused, match="at before_roll seat 1 acts in the turn of seat 2"):
        game.arrange(position)


@pytest.mark.parametrize(("name", "says"), [(name, f"go on at {name}") for name in ("dice", "theft", "rob")])
def test_a_turn_goes_on_where_it_stands_by_itself(name: str, says: str) -> None:
    game = underway("base")
    position = game.state.copy()
    position[game.rules.layout.fields["back_to_step"].start] = step(game, name)
    with pytest.raises(kogge.Refused, match=says):
        game.arrange(position)


@pytest.mark.parametrize(("scenario", "piece"), [("fish", "ship"), ("europe", "merchant"), ("europe", "caravan")])
def test_a_piece_is_on_the_board_or_in_supply(scenario: str, piece: str) -> None:
    game = underway(scenario)
    position = game.state.copy()
    position[game.rules.layout.fields[f"{piece}s_left"].start] ^= 1
    with pytest.raises(kogge.Refused, match=f"{piece}s_left is ., and . of seat 0 are not on the board"):
        game.arrange(position)


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_a_position_of_a_game_is_taken_as_it_is(scenario: str) -> None:
    game, twin = kogge.start(scenario, seed=2), kogge.start(scenario, seed=2)
    while not game.is_over and len(game) < 400:
        twin.arrange(game.state)
        assert twin.state == game.state
        game.play_out(limit=47)
