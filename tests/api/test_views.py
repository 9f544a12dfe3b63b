"""The position and the events, as a seat may see them."""

import json

import pytest

import kogge
from kogge.engine.state import UNKNOWN


def underway() -> kogge.Game:
    game = kogge.start("base", seed=4)
    while "steal" not in [game.text(action).split()[0] for action in game.actions[-1:]]:
        game.play_out(limit=1)
    return game


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_a_seat_sees_its_own_hand_and_no_other(seat: int | None) -> None:
    game = underway()
    view = game.view(seat)
    for p, cards in enumerate(game.read("hand")):
        assert view.field("hand")[p] == (cards if p == seat else [None] * 5)
        assert view.row("hand", p) == (cards if p == seat else [UNKNOWN] * 5)
    assert view.field("pile_by_kind") == [[None] * 5]
    assert view.column("hand_size") == [sum(cards) for cards in game.read("hand")]
    assert view.field("bank") == game.read("bank")


def test_hands_and_the_pile_are_the_only_secrets() -> None:
    fields = kogge.start("base", board="random").view(None).to_dict()["fields"]
    assert isinstance(fields, dict)
    hidden = {name for name, rows in fields.items() if any(None in row for row in rows)}
    assert hidden == {"hand", "cards", "bought_cards", "pile_by_kind"}


def test_only_the_seat_to_act_sees_what_is_legal() -> None:
    game = underway()
    while game.to_act == kogge.CHANCE:
        game.play_chance()
    for seat in range(4):
        assert game.view(seat).legal == (game.legal() if seat == game.to_act else [])
        assert game.view(seat).texts() == (game.legal_texts() if seat == game.to_act else [])
    assert game.view(None).legal == []


def test_a_view_stays_as_it_was_when_the_game_goes_on() -> None:
    game = underway()
    view = game.view(0)
    shown = json.dumps(view.to_dict())
    game.play_out(limit=100)
    assert json.dumps(view.to_dict()) == shown
    assert json.dumps(game.view(0).to_dict()) != shown


def test_a_view_says_where_the_game_stands() -> None:
    game = underway()
    view = game.view(1)
    assert (view.step, view.to_act, view.turn_of) == (game.step, game.to_act, game.turn_of)
    assert view.seat == 1


def test_a_view_lists_the_actions_of_each_act() -> None:
    game = kogge.start("base", seed=4)
    game.play_out(limit=150)
    while game.step != "action":
        game.play_out(limit=1)
    acts = game.view(game.to_act).acts()
    assert [game.text(action) for action in acts.get("build_road", [])] == [
        text for text in game.legal_texts() if text.startswith("build_road")
    ]
    assert sorted(action for actions in acts.values() for action in actions) == sorted(game.legal())


def test_the_stolen_card_is_seen_by_thief_and_victim_alone() -> None:
    game = underway()
    thief = game.turn_of
    events = {seat: game.changes(seat)[-1] for seat in (None, 0, 1, 2, 3)}
    victims = [change.row for change in events[None].changes if change.field == "hand_size" and change.row != thief]
    for seat, event in events.items():
        knows = seat is not None and seat in (thief, *victims)
        assert event.text == (game.text(game.actions[-1]) if knows else "steal")
        assert {change.field for change in event.changes} <= {"hand", "hand_size", "victim", "back_to_step"}
        assert all(change.row == seat for change in event.changes if change.field == "hand")
        assert bool([change for change in event.changes if change.field == "hand"]) is knows


def test_events_tell_the_whole_game_or_its_latest_part() -> None:
    game = underway()
    told = game.changes(2)
    assert len(told) == len(game)
    assert game.changes(2, since=len(game) - 5) == told[-5:]
    assert game.changes(2, since=len(game)) == []
    assert told[0].actor == kogge.CHANCE


@pytest.mark.parametrize("seat", [None, 0, 3])
def test_the_changes_of_the_events_lead_from_the_first_view_to_the_last(seat: int | None) -> None:
    game = kogge.start("base", seed=11, board="random")
    first = game.view(seat).to_dict()["fields"]
    assert isinstance(first, dict)
    game.play_out(limit=400)
    for event in game.changes(seat):
        for change in event.changes:
            assert first[change.field][change.row][change.col] == change.before
            first[change.field][change.row][change.col] = change.after
    assert first == game.view(seat).to_dict()["fields"]


def test_a_replay_goes_through_all_positions() -> None:
    game = underway()
    kept = game.state.key()
    last = None
    for before, action, after in game.replay():
        assert last is None or before == last
        assert action in game.rules.actions(before)
        last = after
    assert last == game.state
    assert game.state.key() == kept


def test_a_view_of_a_game_without_a_field_shows_nothing_of_it() -> None:
    view = kogge.start("base", players=3).view(0)
    assert view.has("robber", "hand")
    assert not view.has("robber", "pirate")
    assert view.get("robber") == view.column("robber")
    assert view.rows("rate") == [view.row("rate", seat) for seat in range(3)]
    assert view.at("robber") == view.column("robber")[0]
    assert view.at("points", 2, absent=9) == 2
    assert (view.get("pirate"), view.rows("cargo"), view.at("pirate"), view.at("gold", 1, absent=0)) == ([], [], -1, 0)
