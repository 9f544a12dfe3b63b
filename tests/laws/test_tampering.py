"""The laws can fail: a position that was tampered with breaks one of them."""

import pytest

import kogge
from tests.laws.cells import LAWS, Cells, Law
from tests.laws.checks import Broken, check_bookkeeping, check_change, check_position
from tests.laws.spread import Setting, settings

UNGUARDED = {  # what is open to any value that the board, the dice or the phases allow
    "asked", "answer", "back_to_step", "card_played_this_turn", "founded", "frame_left", "harbor", "hexes_left",
    "laid", "last_founded", "number", "robber", "starting_roll", "terrain", "turn",
}  # fmt: skip


def midgame(setting: Setting) -> kogge.Game:
    """A game in which much has been built and much is held, at a turn's point of decision."""
    game = setting.start(seed=5)
    turns = 60
    while Cells(game.rules, game.state).cell("turn") < turns and not game.is_over:
        game.play_out(limit=1)
    return game


def broken_by(game: kogge.Game, cell: int, by: int) -> bool:
    """Do the laws notice when this cell is changed?"""
    game.state[cell] += by
    try:
        check_bookkeeping(game)
    except Broken:
        return True
    finally:
        game.state[cell] -= by
    return False


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_every_field_of_a_position_is_guarded(scenario: str) -> None:
    game = midgame(next(setting for setting in settings() if setting.scenario == scenario))
    for field in game.rules.layout.fields.values():
        if field.name not in UNGUARDED:
            noticed = [broken_by(game, cell, by=1) for cell in range(field.start, field.stop)]
            assert any(noticed), f"no law notices a change of {field.name}"
    check_bookkeeping(game)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.title)
def test_every_law_can_fail(law: Law) -> None:
    """Somewhere in some position there is a cell whose change breaks it."""
    assert any(breakable(law, midgame(setting)) for setting in settings())


def breakable(law: Law, game: kogge.Game) -> bool:
    if not law.applies(Cells(game.rules, game.state)):
        return False
    for cell in range(len(game.state)):
        for by in (1, -1):
            game.state[cell] += by
            try:
                law.check(Cells(game.rules, game.state))
            except (AssertionError, IndexError, ValueError):
                return True
            finally:
                game.state[cell] -= by
    return False


def test_an_action_that_removes_a_road_is_noticed() -> None:
    game = midgame(settings()[0])
    before = game.state.copy()
    road = game.rules.layout.fields["road"]
    path = next(cell for cell in range(road.start, road.stop) if before[cell] >= 0)
    check_change(game, before, action=0)
    game.state[path] = -1
    with pytest.raises(Broken, match="stay where they are"):
        check_change(game, before, action=0)


def test_a_broken_law_tells_the_game_that_led_to_it() -> None:
    game = settings()[0].start(seed=1)
    game.play_out(limit=40)
    game.state[game.rules.layout.fields["bank"].start] += 1
    with pytest.raises(Broken, match="in the bank or in one hand") as broken:
        check_position(game)
    assert kogge.read_record(broken.value.record).actions == game.actions
