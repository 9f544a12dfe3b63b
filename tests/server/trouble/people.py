"""People who play over real sockets, do anything that is open to them, and come back whenever they are thrown out."""

import asyncio
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.trouble.process import PATIENCE, Served

PAUSE = 0.02  # seconds before somebody who was thrown out knocks again
SILENCE = 1.0  # seconds after which somebody says something
REST = 0.1  # seconds that are enough to be allowed to say something again
TO_TALK, TO_UNDO = 0.1, 0.1  # how often, instead of acting
TROUBLE = ("not_kept", "maybe_kept", "not_looked_up")  # of the server's, which may pass
TOO_LATE = {"stale_command", "another_acted"}  # an answer may come before an undo of the offer
Message = dict[str, Any]


@dataclass
class Person:
    """Somebody at a seat, and what the server has told them."""

    server: Served
    guest: str
    token: str
    table: str = ""
    seat: int = 0
    luck: Random = field(default_factory=Random)
    ids: Iterator[int] = field(default_factory=count)
    said: Message | None = None  # a command that is not answered yet
    asked: Message | None = None  # the last message about the game
    heard: int = 0  # the number of the last entry that they know of
    acknowledged: dict[str, int] = field(default_factory=dict)
    refused: Counter[str] = field(default_factory=Counter)
    shown: list[Message] = field(default_factory=list)  # the table, each time they came in

    async def play(self) -> None:
        """Play for ever; whenever the line is lost, come in again and say again what was not answered."""
        while True:
            try:
                async with connect(
                    self.server.socket_url, open_timeout=PATIENCE, close_timeout=PAUSE, max_size=None
                ) as line:
                    await self.come_in(line)
                    while True:
                        await self.listen(line)
            except (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, EOFError, TimeoutError):
                await asyncio.sleep(PAUSE)

    async def listen(self, line: ClientConnection) -> None:
        """Hear what comes next; where nothing does, say something: bots alone can't tell that nothing is kept."""
        try:
            async with asyncio.timeout(SILENCE):
                text = await line.recv()
        except TimeoutError:
            if self.asked is not None and self.said is None:
                await self.say(line, {"type": "say", "text": "is anybody there?"})
        else:
            await self.hear(line, json.loads(text))

    async def come_in(self, line: ClientConnection) -> None:
        self.asked = None
        await line.send(json.dumps({"type": "authorise", "token": self.token}))
        await line.send(json.dumps({"type": "watch", "table": self.table}))

    async def hear(self, line: ClientConnection, message: Message) -> None:
        """Keep in mind what is told, and act if something is asked."""
        kind = message["type"]
        self.heard = max(self.heard, message.get("seq", 0))
        if kind == "table" and self.asked is None:
            self.asked = message
            self.shown.append(message)
            if self.said is not None:
                await line.send(json.dumps(self.said))
        elif kind in ("table", "news"):
            self.asked = message
        elif kind == "refused" and message["refusal"]["key"] in TROUBLE:
            self.refused[message["refusal"]["key"]] += 1
            await self.say_again(line, PAUSE)
        elif kind == "refused" and message["refusal"]["key"] == "too_fast":  # the server is quicker than it allows
            await self.say_again(line, REST)
        elif kind in ("done", "refused"):
            self.be_answered(message)
        if self.asked is not None and self.said is None:
            await self.act(line, self.asked)

    async def say_again(self, line: ClientConnection, pause: float) -> None:
        """What could not be done is said again after a while, until it can."""
        await asyncio.sleep(pause)
        again = self.said or {"type": "watch", "table": self.table}
        await line.send(json.dumps(again))

    def be_answered(self, message: Message) -> None:
        assert self.said is not None
        assert message["id"] == self.said["id"], f"{message} answers {self.said}"
        if message["type"] == "done":
            self.acknowledged[message["id"]] = message["seq"]
        else:
            self.refused[message["refusal"]["key"]] += 1
            if not message["stale"]:
                self.asked = None if self.asked is None else self.asked | {"choices": None}
        self.said = None

    async def act(self, line: ClientConnection, asked: Message) -> None:
        """Do something that is open, if a decision is asked."""
        if not asked["choices"]:
            return
        await self.say(line, self.anything(asked))

    async def say(self, line: ClientConnection, what: Message) -> None:
        self.said = what | {"table": self.table, "id": f"{self.guest[:8]}-{next(self.ids)}"}
        await line.send(json.dumps(self.said))

    def anything(self, asked: Message) -> Message:
        if self.luck.random() < TO_TALK:
            return {"type": "say", "text": "well played"}
        of_seat = {"seat": self.seat, "seq": asked["seq"]}
        if asked["undo"] and self.luck.random() < TO_UNDO:
            return {"type": "undo", **of_seat}
        return {"type": "act", **of_seat, "action": self.luck.choice(asked["choices"])["text"]}


def guest(server: Served, name: str) -> Person:
    """Somebody new."""
    told = post(server, "/api/guests", None, name=name, program=True)
    return Person(server, told["guest"], told["token"])


def post(server: Served, path: str, by: str | None, **body: Any) -> Message:
    headers = {} if by is None else {"authorization": f"Bearer {by}"}
    answer = httpx.post(server.origin + path, headers=headers, json=body, timeout=PATIENCE)
    assert answer.is_success, answer.text
    told: Message = answer.json()
    return told


def table(server: Served, people: Sequence[Person], seats: int, **wanted: Any) -> str:
    """A table at which these people sit, and bots at the other seats."""
    kinds = ["me", *["open"] * (len(people) - 1), *["bot"] * (seats - len(people))]
    told = post(
        server, "/api/tables", people[0].token, seats=[{"kind": kind, "bot": "random"} for kind in kinds], **wanted
    )
    for seat, person in enumerate(people):
        person.table, person.seat = told["table"], seat
        if seat:
            claimed = post(server, f"/api/tables/{person.table}/claim", person.token, token=told["invite"])
            assert claimed["seat"] == seat
    return person.table


async def begin(person: Person) -> None:
    """Start the game of a table."""
    async with connect(person.server.socket_url, open_timeout=PATIENCE) as line:
        await person.come_in(line)
        await line.send(json.dumps({"type": "start", "table": person.table, "id": "start"}))
        async with asyncio.timeout(PATIENCE):
            while (message := json.loads(await line.recv()))["type"] not in ("done", "refused"):
                pass
        assert message["type"] == "done", message
