"""Several people at one table, each in a browser of their own or by a program, with bots on the other seats."""

from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page

from kogge.game import Game
from kogge.server.table import Table
from tests.server.wire.serving import Running, Visitor, wait_for
from tests.web.person import GREEDY, OPEN, Person

ME = {"kind": "me"}


def table_of(server: Running, table: str) -> Table:
    """A table as the server has it."""
    found: Table = server.service.house.sittings[table].result().table
    return found


def gather(
    server: Running, pages: Mapping[int, Page], game: Game, program: int | None = None
) -> tuple[Visitor, list[Person]]:
    """Go on with a game: a person at each of these pages, a program on one seat; it has begun again."""
    host = server.guest("Host")
    seats = [OPEN if seat in pages else ME if seat == program else GREEDY for seat in range(game.players)]
    opened = host.new_table(scenario=game.scenario.name, record=game.record(), seats=seats)
    people = [come(server, page, opened, seat) for seat, page in sorted(pages.items())]
    with host.socket() as talk:
        talk.say(type="start", table=opened["table"], id="start")
        assert talk.answer("start")["type"] == "done"
    return host, people


def come(server: Running, page: Page, opened: dict[str, Any], seat: int) -> Person:
    """Sit down by the invitation, on the first seat that is open."""
    page.goto(f"/t/{opened['table']}#{opened['invite']}")
    wait_for(lambda: is_taken(server, opened["table"], seat))
    return Person(server, page, opened["table"], seat)


def is_taken(server: Running, table: str, seat: int) -> bool:
    """Does a person sit there?"""
    found = server.service.house.sittings.get(table)
    return found is not None and found.done() and found.result().table.chairs[seat].kind == "person"


def say(server: Running, host: Visitor, table: str, seat: int, action: str) -> None:
    """Let a program play an action, again if a bot has played in between."""
    with host.socket() as talk:
        answer: dict[str, Any] = {"stale": True}
        while answer.get("stale"):
            seq = table_of(server, table).seq
            talk.say(type="act", table=table, id=f"{seq}", seat=seat, seq=seq, action=action)
            answer = talk.answer(f"{seq}")
        assert answer["type"] == "done", answer
