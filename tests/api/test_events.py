"""Events: what acts tell, kept by the game, told to each seat as it may know it."""

import json
import pickle

import pytest

import kogge
from kogge.engine.state import State
from kogge.engine.tidings import COUNT
from kogge.events import ANOTHER_ACTED, LUCK, NOTHING_DONE, REVEALED, Event, events, open_events, schema, why_not_undo
from kogge.games.europe import events as europe
from kogge.games.events import KINDS, kinds
from kogge.games.isles import events as isles
from kogge.modules import events as shared
from tests.api.refusals import refused
from tests.support.position import position


def begun(seed: int = 4, limit: int = 900) -> kogge.Game:
    game = kogge.start("base", seed=seed, players=3, board="random")
    game.play_out(limit=limit)
    return game


def test_nobody_listens_to_a_position_unless_asked() -> None:
    s = State(3)
    s.tell(shared.ROLLED, 0, 7)
    assert not s.heard
    assert s.told() == ()


def test_what_is_told_is_kept_until_somebody_asks() -> None:
    s = State(3)
    s.listen()
    for total in range(40):
        s.tell(shared.ROLLED, 1, total)
    assert s.told() == tuple((shared.ROLLED, 1, total, -1, -1) for total in range(40))
    assert s.told() == ()


def test_what_is_told_is_no_part_of_the_position() -> None:
    s, twin = State(3), State(3)
    s.listen()
    s.tell(shared.STARTED, 2)
    assert s == twin
    assert s.key() == twin.key()
    assert s.copy().told() == ()
    assert not s.copy().heard
    assert not pickle.loads(pickle.dumps(s)).heard
    twin.copy_from(s)
    assert twin.told() == ()
    assert s.told() == ((shared.STARTED, 2, -1, -1, -1),)


def test_the_way_back_leads_back() -> None:
    before, after = State(5), State(5)
    after.step, after.to_act, after.turn_of = 3, 1, 2
    after[0], after[4] = 7, -1
    way = after.way_back(before)
    after.go_back(way)
    assert after == before


def test_events_are_numbered_by_their_actions() -> None:
    game = begun()
    events = game.events(0)
    numbers = [event.number for event in events]
    assert numbers == sorted(numbers)
    assert game.events(0, since=500) == [event for event in events if event.number >= 500]
    assert game.events(0, since=len(game)) == []


def test_every_event_is_of_a_known_kind_with_its_parts() -> None:
    game = begun()
    for event in game.events(None):
        kind = kinds()[event.kind]
        assert list(event.parts) == [slot.name for slot in kind.slots]
        assert json.loads(json.dumps(event.to_dict())) == {"ply": event.number, "kind": event.kind, **event.parts}
        assert set(schema(kind)["required"]) == {*event.to_dict()}  # type: ignore[call-overload]


def test_an_event_as_plain_values_keeps_its_action_and_all_its_parts() -> None:
    game = kogge.start("base", seed=7, board="random")
    game.play_chance()
    events = [event for event in game.events(None) if "token" in event.parts]
    assert len(events) == 18  # the tokens, each laid by an action of its own
    assert [Event.from_dict(json.loads(json.dumps(event.to_dict()))) for event in events] == events


def test_dice_show_the_faces_that_were_drawn() -> None:
    rolls = [event for event in begun().events(None) if event.kind in ("rolled", "rolled_to_start")]
    assert len(rolls) > 10
    for event in rolls:
        first, second = event["first"], event["second"]
        assert first is not None
        assert second is not None
        assert 1 <= first <= 6
        assert 1 <= second <= 6
        assert first + second == event["total"]


def test_whoever_rolls_may_say_which_faces_the_dice_show() -> None:
    game = kogge.start("base", seed=1, players=2)
    game.play("starting_roll 9", faces=(3, 6))
    assert game.events(0)[0].parts == {"seat": 0, "total": 9, "first": 3, "second": 6}
    assert "starting_roll 9 (3+6)\n" in game.record()
    assert kogge.read_record(game.record()).events(0) == game.events(0)
    assert pickle.loads(pickle.dumps(game)).events(0) == game.events(0)


def test_dice_without_faces_are_told_without() -> None:
    game = kogge.start("base", seed=1, players=2)
    game.play("starting_roll 9")
    assert game.events(0)[0].parts == {"seat": 0, "total": 9, "first": None, "second": None}
    assert "starting_roll 9\n" in game.record()


@pytest.mark.parametrize("faces", [(4, 4), (0, 9), (7, 2), (9,), (1, 2, 6)])
def test_faces_that_two_dice_can_not_show_are_refused(faces: tuple[int, int]) -> None:
    game = kogge.start("base", seed=1, players=2)
    with refused(game):
        game.play("starting_roll 9", faces=faces)


def test_faces_are_those_of_a_roll() -> None:
    game = kogge.start("base", seed=1, players=2)
    game.play_chance()
    with refused(game, says="roll"):
        game.play("roll", faces=(1, 1))


def test_with_nothing_hidden_everyone_knows_what_those_concerned_do() -> None:
    game = begun()
    secrets = {kind.name: slot.name for kind in KINDS.values() for slot in kind.slots if slot.known_to}
    for ply in game.plies():
        for place, event in enumerate(open_events(ply)):
            assert event.kind not in secrets or event[secrets[event.kind]] is not None
            concerned = event.seat if event.kind in secrets else None
            assert event == events(ply, concerned)[place]


def test_undo_forgets_what_was_told() -> None:
    game = begun()
    kept = game.events(1)
    twin = game.copy()
    twin.play_out(limit=30)
    for _ in range(30):
        twin.undo()
    assert twin.state == game.state
    assert twin.events(1) == kept


def test_a_seat_may_take_back_what_it_did_if_that_revealed_nothing() -> None:
    game = kogge.start("base", seed=2, players=2)
    game.play_chance()
    assert not game.may_undo(game.to_act)
    game.play("roll")
    assert game.may_undo(game.turn_of)
    assert not game.may_undo(1 - game.turn_of)
    game.play_chance()
    assert not game.may_undo(game.turn_of)


def test_why_an_action_can_not_be_taken_back() -> None:
    def reason(game: kogge.Game, seat: int) -> str | None:
        return why_not_undo(game.plies()[-1] if len(game) else None, seat)

    game = kogge.start("base", seed=2, players=2)
    assert reason(game, 0) == NOTHING_DONE
    game.play_chance()
    assert reason(game, game.to_act) == LUCK
    game.play("roll")
    assert reason(game, game.turn_of) is None
    assert reason(game, 1 - game.turn_of) == ANOTHER_ACTED
    named = position(cards={0: "monopoly"})
    named.play("play_monopoly wool")
    assert reason(named, 0) == REVEALED


@pytest.mark.parametrize("module", [shared, isles, europe], ids=["shared", "isles", "europe"])
def test_every_constant_is_a_kind_and_is_called_like_it(module: object) -> None:
    for number, kind in vars(module)["EVENTS"].items():
        assert vars(module)[kind.name.upper()] == number


def test_the_numbers_of_kinds_are_distinct_and_their_seats_come_first() -> None:
    assert len({kind.name for kind in KINDS.values()}) == len(KINDS)
    for kind in KINDS.values():
        assert kind.slots[0].name == "seat"
        assert kind.meaning.endswith(".")
        assert not [slot for slot in kind.slots if slot.known_to and slot.of == COUNT]


def test_no_part_of_an_event_is_called_like_what_every_event_has() -> None:
    taken = {"ply", "kind"}
    assert not [kind.name for kind in KINDS.values() if taken & {slot.name for slot in kind.slots}]
    game = kogge.start("land-ho", seed=2, players=3)
    game.play_out(limit=2000)
    laid = [event for event in game.events(None) if event.kind == "token_laid"]
    assert laid, "nothing was discovered"
    assert [event.to_dict()["ply"] for event in laid] == [event.number for event in laid]
