"""Nothing is told, on the wire: what a seat gets, byte by byte, does not depend on what it can't see."""

import json
import logging
import shutil
from pathlib import Path

import httpx
import pytest

import kogge
from kogge.game import Game
from kogge.server.clock import SystemClock
from kogge.server.logs import Lines
from kogge.server.secret import FILE
from kogge.views import imagined
from tests.server.leaks.listening import Company, Ear, Seat, at, check_known
from tests.server.wire.serving import Running, Visitor, serving

ACTIONS = 50
TRIES = 6  # actions that are not open, of each seat
PATHS = ("", "/board.svg", "/board.svg?seat=0", "/record", "/geometry")
SERVERS = ("kogge", "uvicorn", "sqlalchemy", "alembic", "asyncio")  # who writes logs in a server
LISTS = ("?which=open", "?which=mine", "?which=finished")


class StoppedClock(SystemClock):
    """A clock by which two servers do everything at the same moment."""

    def now(self) -> float:
        return 1_800_000_000.0


@pytest.fixture(autouse=True)
def _no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kogge.server.house.SystemClock", StoppedClock)


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_nobody_hears_what_is_anothers(scenario: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    with serving(tmp_path / "first") as server:
        company = Company(server, scenario)
        company.play(ACTIONS)
        game, sealed = company.game.copy(), company.sitting.table.seal
        for visitor in company.visitors.values():
            company.heard[None] += [answer.text for answer in asked_of(visitor, company.table)]
    for seat, texts in company.heard.items():
        for text in texts:
            if text.startswith('{"type"'):
                check_known(game, text, seat)
    key = (tmp_path / "first" / FILE).read_bytes()
    secrets = {sealed.secret.hex(), key.hex(), *map(str, (sealed.secret, key)), *company.tokens}
    written = [Lines().format(record) for record in caplog.records if record.name.startswith(SERVERS)]
    assert len(written) > len(company.visitors), "nothing is logged"
    told = "\n".join([*(text for texts in company.heard.values() for text in texts), *written])
    assert not [secret for secret in secrets if secret in told]
    check_worlds(company, game, tmp_path)


def asked_of(visitor: Visitor, table: str) -> list[httpx.Response]:
    """All that can be asked about a table over HTTP."""
    with visitor.server.client(visitor.token) as client:
        found = [client.get(f"/api/tables/{table}{path}") for path in PATHS]
        return found + [client.get(f"/api/tables{which}") for which in LISTS]


def check_worlds(company: Company, game: Game, folder: Path) -> None:
    """Take the table up by two servers, in one of which everything hidden is otherwise: nobody sees a difference."""
    shutil.copytree(folder / "first", folder / "second")
    worlds = kogge.Random(7)
    differing = acted = 0
    with serving(folder / "first") as one, serving(folder / "second") as other:
        for seat, visitor in company.visitors.items():
            twin = twin_of(game, seat, worlds)
            differing += twin.state != game.state
            at(other, company.table).table.game = twin
            at(one, company.table).table.game = game
            acted += check_alike(one, other, company, visitor, seat)
    assert differing, "the worlds were the same"
    assert acted, "nobody has acted"


def twin_of(game: Game, seat: Seat, worlds: kogge.Random) -> Game:
    """Another world that looks the same to a seat."""
    twin = game.copy()
    twin.state.copy_from(imagined(game.rules, game.state, seat, worlds))
    return twin


def check_alike(one: Running, other: Running, company: Company, visitor: Visitor, seat: Seat) -> bool:
    """Say the same to both servers; they answer the same, until what happens may be seen to be different."""
    worlds = [Visitor(server, visitor.guest, visitor.token) for server in (one, other)]
    asked = [[plain(answer) for answer in asked_of(world, company.table)] for world in worlds]
    assert asked[0] == asked[1]
    games = [at(server, company.table).table.game for server in (one, other)]
    assert games[0] is not None
    assert games[1] is not None
    action = harmless(games[0], games[1], seat)
    closed = not_open(games[0], company, seat)
    heard = [converse(world, company, seat, closed, action) for world in worlds]
    assert heard[0] == heard[1], f"seat {seat}"
    return action is not None


def plain(answer: httpx.Response) -> tuple[int, dict[str, str], str]:
    headers = {name: value for name, value in answer.headers.items() if name != "date"}
    return answer.status_code, headers, answer.text


def harmless(game: Game, twin: Game, seat: Seat) -> str | None:
    """An action of a seat after which both worlds still look the same to it."""
    if seat is None or seat not in game.waiting():
        return None
    for text in game.view(seat).texts():
        after = [one.copy() for one in (game, twin)]
        for one in after:
            one.give(seat, text)
        if not any(one.to_act < 0 for one in after) and after[0].view(seat).state == after[1].view(seat).state:
            return text
    return None


def not_open(game: Game, company: Company, seat: Seat) -> list[str]:
    """Some actions that a seat may not do now."""
    if seat is None:
        return ["roll"]
    texts = {game.text(company.luck.randrange(game.rules.n_actions)) for _ in range(4 * TRIES)}
    return sorted(texts - {*game.view(seat).texts()})[:TRIES]


def converse(world: Visitor, company: Company, seat: Seat, closed: list[str], action: str | None) -> list[str]:
    """Look on, try what is not open, ask why, and act; all that was heard."""
    heard: list[str] = []
    with world.socket() as talk:
        ear = Ear(talk, heard)
        ear.say(type="watch", table=company.table)
        ear.hear("table")
        for number, text in enumerate(closed):
            place = {"table": company.table, "seat": seat or 0, "action": text}
            ear.say(type="act", id=f"no{seat}-{number}", seq=ear.seq, **place)
            ear.answer(f"no{seat}-{number}")
            ear.say(type="why", id=f"why{seat}-{number}", **place)
            ear.answer(f"why{seat}-{number}")
        if action is not None:
            ear.say(type="act", table=company.table, id=f"yes{seat}", seat=seat, seq=ear.seq, action=action)
            assert ear.answer(f"yes{seat}")["type"] == "done"
            assert [text for text in heard if json.loads(text)["type"] == "news"]
    return heard
