"""The laws can fail: a position that was tampered with breaks one of them."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache, partial

import pytest

import kogge
from kogge.engine.layout import Field
from kogge.engine.state import State
from tests.laws.cells import LAWS, LAWS_OF_CHANGE, Cells, Change, Law, LawOfChange
from tests.laws.checks import Broken, check_bookkeeping, check_change, check_position
from tests.laws.phases import DURING
from tests.laws.players import Purposeful
from tests.laws.spread import Setting, settings

BY_CHANGE = {  # what a single position leaves open; the laws of change tell by which action it may come
    "answer", "asked", "back_to_step", "card_played_this_turn", "founded", "frame_left", "gold", "harbor", "hexes_left",
    "laid", "last_founded", "number", "pile_made_of", "pirate", "pirate_owner", "robber", "starting_roll", "terrain",
    "turn",
}  # fmt: skip
TURNS = 60
TWISTS = (1, -1, 99)
ENOUGH = 2  # actions of each kind that are tampered with
MIDDLE = 1200  # actions of a game


def played(setting: Setting, until: str) -> kogge.Game | None:
    """A game up to where this is the case, if it comes to it."""
    game, player, luck = setting.start(seed=5), Purposeful(), kogge.Random(5)
    while not game.is_over:
        cells = Cells(game.rules, game.state)
        if until == "midgame" and cells.cell("turn") >= TURNS and cells.step == "before_roll":
            return game
        if until == "crowded" and "crowded_ship" in cells and cells.cell("crowded_ship") >= 0:
            return game
        game.play(player.choose(game, game.legal(), luck))
    return None


@lru_cache(maxsize=128)
def midgame(setting: Setting) -> kogge.Game:
    """A game in which much has been built and much is held, at the beginning of a turn."""
    game = played(setting, "midgame")
    assert game, f"{setting} was over before turn {TURNS}"
    return game


def shows(game: kogge.Game, field: Field, by: int, is_broken: Callable[[], bool]) -> bool:
    """Is anything broken when one cell of the field after the other is changed, and put right again?"""
    for cell in range(field.start, field.stop):
        game.state[cell] += by
        try:
            if is_broken():
                return True
        finally:
            game.state[cell] -= by
    return False


def is_noticed(game: kogge.Game, before: State, action: int, by_change: bool) -> bool:
    """Does a law notice that something is wrong?"""
    try:
        if by_change:
            check_change(game, before, action)
        else:
            check_bookkeeping(game)
    except Broken:
        return True
    return False


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_every_field_of_a_position_is_guarded(scenario: str) -> None:
    game = midgame(next(setting for setting in settings() if setting.scenario == scenario)).copy()
    before, action = game.state.copy(), game.legal()[0]
    game.play(action)
    for field in game.rules.layout.fields.values():
        noticed = partial(is_noticed, game, before, action, field.name in BY_CHANGE)
        assert shows(game, field, 1, noticed), f"no law notices a change of {field.name}"
    check_bookkeeping(game)
    check_change(game, before, action)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.title)
def test_every_law_can_fail(law: Law) -> None:
    """Somewhere in some position there is a cell whose change breaks it, most likely one of its own fields."""
    assert any(breakable(law, game, own=True) for game in positions(law)) or any(
        breakable(law, game, own=False) for game in positions(law)
    )


def positions(law: Law) -> Iterator[kogge.Game]:
    """Positions of those scenarios to which a law applies."""
    for setting in {setting.scenario: setting for setting in settings()}.values():
        game = setting.start(0)
        if law.applies(Cells(game.rules, game.state)):
            yield midgame(setting).copy()
            crowded = played(setting, "crowded")
            if crowded:
                yield crowded
            for moment in at_steps(setting).values():
                yield moment.copy()


@lru_cache(maxsize=32)
def at_steps(setting: Setting) -> dict[tuple[str, str], kogge.Game]:
    """A game at each step that it comes to, by each act that led there, as late as in the middle of it."""
    found: dict[tuple[str, str], kogge.Game] = {}
    game, player, luck = setting.start(seed=5), Purposeful(), kogge.Random(5)
    led = ""
    while not game.is_over and (len(game) < MIDDLE or len({step for step, _ in found}) < len(game.rules.steps) - 1):
        if (game.step, led) not in found or len(game) < MIDDLE:
            found[game.step, led] = game.copy()
        action = player.choose(game, game.legal(), luck)
        led = game.rules.act_of(action).name
        game.play(action)
    return found


def breakable(law: Law, game: kogge.Game, own: bool) -> bool:
    """Is there a cell whose change breaks the law, in its own fields or in any other?"""
    fields = [field for field in game.rules.layout.fields.values() if (field.name in law.fields) == own]

    def is_broken() -> bool:
        return fails(lambda: law.check(Cells(game.rules, game.state)))

    return any(shows(game, field, by, is_broken) for field in fields for by in TWISTS)


@pytest.mark.parametrize(
    "scenario", [name for name in kogge.scenarios() if "net_part" in kogge.start(name).rules.layout.fields]
)
def test_what_a_step_needs_for_itself_is_guarded_at_that_step(scenario: str) -> None:
    """Most fields that tell how far a move has come are empty at other times."""
    for name, (steps, _) in DURING.items():
        if name in kogge.start(scenario).rules.layout.fields:
            moments = (at_steps(setting) for setting in settings() if setting.scenario == scenario)
            games = (game.copy() for found in moments for (step, _), game in found.items() if step in steps)
            assert any(is_guarded(game, name) for game in games), f"no law notices a change of {name} at {steps}"


def is_guarded(game: kogge.Game, name: str) -> bool:
    """Does a law of positions notice a change, or a law of what the last action may have done?"""
    field = game.rules.layout.fields[name]
    past = game.copy()
    past.undo()
    for by_change in (False, True):
        if shows(game, field, 1, partial(is_noticed, game, past.state, game.actions[-1], by_change)):
            return True
    return False


def fails(check: Callable[[], None]) -> bool:
    try:
        check()
    except (AssertionError, IndexError, ValueError, KeyError):
        return True
    return False


def test_every_law_of_change_can_fail() -> None:
    """Somewhere in some game there is a cell whose change, together with an action, breaks it."""
    unbroken = list(LAWS_OF_CHANGE)
    for setting in {setting.scenario: setting for setting in settings()}.values():
        game, player, luck, done = setting.start(seed=3), Purposeful(), kogge.Random(3), Counter[str]()
        while unbroken and not game.is_over:
            before, action = game.state.copy(), player.choose(game, game.legal(), luck)
            game.play(action)
            change = Change(game.text(action), Cells(game.rules, before), Cells(game.rules, game.state))
            kind = change.text if change.actor == kogge.CHANCE else change.act
            done[kind] += 1
            if done[kind] <= ENOUGH:
                unbroken = [law for law in unbroken if not spoilt(law, change, game)]
    assert not unbroken, f"nothing breaks {[law.title for law in unbroken]}"


def spoilt(law: LawOfChange, change: Change, game: kogge.Game) -> bool:
    """Is there a cell whose change breaks the law?"""

    def is_broken() -> bool:
        return fails(lambda: law.check(Change(change.text, change.before, Cells(game.rules, game.state))))

    fields = game.rules.layout.fields
    if not law.applies(change.before):
        return False
    return any(shows(game, fields[name], by, is_broken) for name in law.fields or fields for by in TWISTS)


def test_an_action_that_removes_a_road_is_noticed() -> None:
    game = midgame(settings()[0]).copy()
    before = game.state.copy()
    road = game.rules.layout.fields["road"]
    path = next(cell for cell in range(road.start, road.stop) if before[cell] >= 0)
    check_change(game, before, action=0)
    game.state[path] = -1
    with pytest.raises(Broken, match="by its own acts only"):
        check_change(game, before, action=0)


def test_a_broken_law_tells_the_game_that_led_to_it() -> None:
    game = settings()[0].start(seed=1)
    game.play_out(limit=40)
    game.state[game.rules.layout.fields["bank"].start] += 1
    with pytest.raises(Broken, match="in the bank or in one hand") as broken:
        check_position(game)
    assert kogge.read_record(broken.value.record).actions == game.actions
