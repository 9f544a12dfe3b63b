"""What can be had of a game that is over: figures, the proof of its luck, and all of it again."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from threading import current_thread
from typing import Any

import pytest

import kogge
from kogge.game import Game
from kogge.record import read_record
from kogge.server import annals, retelling
from kogge.server.grammar import Message
from kogge.server.table import Table
from kogge.views import shown_fields
from tests.server.wire.serving import Running, Visitor, assert_refused

PLAIN = {"accept-encoding": "identity"}


@dataclass(frozen=True)
class Ended:
    """A table whose game is over, somebody who has played there, and the game as its record has it."""

    ana: Visitor
    table: str
    record: str

    def get(self, what: str) -> Any:
        return self.ana.get(f"/api/tables/{self.table}{what}").json()

    @property
    def game(self) -> Game:
        return read_record(self.record)


@pytest.fixture(scope="module", params=kogge.scenarios())
def ended(server: Running, request: pytest.FixtureRequest) -> Ended:
    return played_by(server.guest(), request.param)


def nearly_over(scenario: str, turns: int) -> tuple[str, str]:
    """The record of a short game before its last decision, and that decision."""
    game = kogge.start(scenario, seed=3, turn_limit=turns)
    game.play_out()
    while game.to_act < 0 or game.is_over:
        actor, action = game.plies()[-1].actor, game.actions[-1]
        game.undo()
    assert actor >= 0, "luck has ended it"
    return game.record(), game.text(action)


def brought_to_its_end(ana: Visitor, record: str, last: str) -> str:
    """A table at which a game from elsewhere is over."""
    game = read_record(record)
    seats = [{"kind": "me"}] * game.players
    table: str = ana.new_table(scenario=game.scenario.name, record=record, seats=seats, options={})["table"]
    with ana.socket() as talk:
        talk.say(type="watch", table=table)
        talk.say(type="start", table=table, id="start")
        begun = talk.answer("start")
        talk.say(type="act", table=table, id="last", seat=game.to_act, seq=begun["seq"], action=last)
        assert talk.answer("last")["type"] == "done"
    assert ana.get(f"/api/tables/{table}").json()["state"] == "over"
    return table


def played_by(ana: Visitor, scenario: str, turns: int = 6) -> Ended:
    """A game that is over after so many turns."""
    table = brought_to_its_end(ana, *nearly_over(scenario, turns))
    return Ended(ana, table, ana.get(f"/api/tables/{table}/record").text)


def positions(told: dict[str, Any]) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """The fields and the place after every action, as a client that knows no rule makes them."""
    fields = told["fields"]
    yield fields, told["place"]
    for action in told["actions"]:
        for field, row, col, value in action["changes"]:
            fields[field][row][col] = value
        yield fields, action["place"]


def test_whoever_puts_the_changes_of_a_replay_together_has_every_position(ended: Ended) -> None:
    told, game = ended.get("/replay"), ended.game
    assert [action["text"] for action in told["actions"]] == [game.text(action) for action in game.actions]
    assert [action["actor"] for action in told["actions"]] == [ply.actor for ply in game.plies()]
    assert told["winners"] == game.winners
    names = shown_fields(game.rules)
    back = [({name: game.read(name) for name in names}, place_of(game))]
    while len(game):
        game.undo()
        back.append(({name: game.read(name) for name in names}, place_of(game)))
    for (fields, place), (wanted, where) in zip(positions(told), back[::-1], strict=True):
        assert place == where
        assert fields == wanted


def place_of(game: Game) -> dict[str, Any]:
    return {"step": game.step, "to_act": game.to_act, "turn_of": game.turn_of}


def test_a_replay_hides_nothing_and_tells_the_events_of_each_action(server: Running) -> None:
    ended = played_by(server.guest(), "base", turns=30)
    told = ended.get("/replay")
    events = [event for action in told["actions"] for event in action["events"]]
    assert [event["ply"] for event in events] == sorted(event["ply"] for event in events)
    rolls = [action["events"][0]["kind"] for action in told["actions"] if action["text"].startswith("dice ")]
    assert rolls == ["rolled"] * 30
    stolen = [event for event in events if event["kind"] == "stole"]
    assert stolen
    assert all(event["good"] is not None for event in stolen)
    assert len(events) == len(ended.game.events(None))


def test_the_statistics_are_those_that_the_record_gives(ended: Ended) -> None:
    told = ended.get("/statistics")
    counted: Any = kogge.statistics(ended.game).to_dict()
    for part in ("scenario", "actions", "turns", "rolls", "expected", "short"):
        assert told[part] == counted[part], part
    assert told["race"] == {turn: list(points) for turn, points in counted["race"].items()}
    assert told["seats"] == list(counted["seats"])
    assert told["state"] == "over"
    proof = kogge.verify(ended.record)
    assert told["luck"]["verdict"] == proof.verdict == "partly"
    assert told["luck"]["before"] == proof.before > 0
    assert told["luck"]["hash"] == ended.get("")["luck"]


def test_production_is_told_beside_what_was_to_be_expected(ended: Ended) -> None:
    told, game = ended.get("/statistics"), ended.game
    assert sum(told["rolls"].values()) > 0
    for seat, counted in zip(told["seats"], kogge.statistics(game).seats, strict=True):
        assert seat["expected_production"] == counted.expected_production
        assert set(seat["expected_production"]) <= set(told["goods"])
    assert any(seat["expected_production"] for seat in told["seats"])


def test_the_proof_of_a_game_that_was_sealed_from_its_beginning(server: Running) -> None:
    ana = server.guest()
    table = begun(ana)
    abandon(server, table)
    luck = ana.get(f"/api/tables/{table}/statistics").json()["luck"]
    shown = ana.get(f"/api/tables/{table}").json()
    assert (luck["verdict"], luck["reason"], luck["before"]) == ("proved", None, 0)
    assert luck["words"] == {"red": "four of a kind"}
    assert (luck["hash"], luck["secret"]) == (shown["luck"], shown["secret"])
    assert luck["draws"] > 0


def begun(ana: Visitor, **wanted: Any) -> str:
    """A table with a word for its luck, at which a game has begun."""
    table: str = ana.new_table(seats=[{"kind": "me"}] * 4, **wanted)["table"]
    with ana.socket() as talk:
        talk.say(type="word", table=table, id="word", seat=1, word="four of a kind")
        talk.answer("word")
        talk.say(type="start", table=table, id="start")
        assert talk.answer("start")["type"] == "done"
    return table


def abandon(server: Running, table: str) -> None:
    """Nobody comes back to a table."""
    sitting = server.service.house.sittings[table].result()
    asyncio.run_coroutine_threadsafe(sitting.abandon(), sitting.task.get_loop()).result()


def test_of_an_abandoned_game_everything_can_be_had_and_nothing_before(server: Running) -> None:
    ana, ben = server.guest(), server.guest("Ben")
    unbegun = f"/api/tables/{ana.new_table()['table']}"
    table = begun(ana)
    for what in ("statistics", "replay"):
        assert_refused(ana.get(f"{unbegun}/{what}"), 409, "after_the_end")
        assert_refused(ana.get(f"/api/tables/{table}/{what}"), 409, "after_the_end")
    abandon(server, table)
    for what in ("statistics", "replay"):
        assert ana.get(f"/api/tables/{table}/{what}").status_code == 200
        assert_refused(ben.get(f"/api/tables/{table}/{what}"), 404, "no_table")
    counted = ana.get(f"/api/tables/{table}/statistics").json()
    assert (counted["state"], counted["winners"]) == ("abandoned", [])


def test_an_answer_is_made_once_in_a_thread_and_kept_compressed(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def noted(table: Table) -> Message:
        made.append(current_thread().name)
        return real(table)

    real = retelling.replay
    monkeypatch.setattr(annals, "replay", noted)
    ana = server.guest()
    path = f"/api/tables/{played_by(ana, 'base').table}/replay"
    with server.client(ana.token) as client:
        answers = [client.get(path), client.get(path), client.get(path, headers=PLAIN)]
    assert len(made) == 1
    assert made[0] != "server", "the thread of the event loop"
    assert [one.headers.get("content-encoding") for one in answers] == ["gzip", "gzip", None]
    assert len({one.text for one in answers}) == 1
    assert int(answers[0].headers["content-length"]) * 5 < int(answers[2].headers["content-length"])
    assert answers[0].headers["cache-control"].startswith("private")
