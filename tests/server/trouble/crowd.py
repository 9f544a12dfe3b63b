"""Many people at many tables, who act at given moments, and how long the server takes to acknowledge that."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.trouble.process import PATIENCE, Served

SEATS = 4
AT_ONCE = 20  # people who sit down at the same time
A_GUEST = 5  # sockets that one may have


@dataclass
class Figures:
    """What came of a round."""

    seconds: float
    took: list[float] = field(default_factory=list)  # of each action that was acknowledged
    refused: int = 0
    idle: int = 0  # moments at which nobody at the table could act

    @property
    def rate(self) -> float:
        return len(self.took) / self.seconds

    def percentile(self, percent: float) -> float:
        ordered = sorted(self.took)
        return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))] if ordered else float("inf")

    def line(self) -> str:
        times = ", ".join(f"p{p} {self.percentile(p) * 1000:.1f} ms" for p in (50, 90, 99, 100))
        return f"{self.rate:.1f} actions a second, {times}; {self.refused} refused, {self.idle} came too early"


@dataclass(eq=False)
class Client:
    """Somebody at a seat, with a socket."""

    seat: int
    table: "Round"
    line: ClientConnection
    asked: dict[str, Any] | None = None
    waiting: dict[str, asyncio.Future[bool]] = field(default_factory=dict)

    async def listen(self) -> None:
        async for text in self.line:
            kind = text[9:13]  # ``{"type":"news"``: most of what comes is not looked at any closer
            if kind in ("done", "refu"):
                message = json.loads(text)
                answered = self.waiting.pop(message["id"], None)
                if answered is not None:
                    answered.set_result(message["type"] == "done")
            elif kind in ("news", "tabl"):
                self.notice(str(text))

    def notice(self, text: str) -> None:
        """Keep a message in mind that asks something; of others only that nothing is asked any more."""
        self.asked = None if '"choices":null' in text else json.loads(text)


@dataclass(eq=False)
class Round:
    """Four people at a table."""

    id: str
    luck: Random
    clients: list[Client] = field(default_factory=list)
    said: int = 0

    async def act(self, due: float, figures: Figures) -> None:
        """Let somebody act of whom that is asked."""
        asked = [client for client in self.clients if client.asked is not None and not client.waiting]
        if not asked:
            figures.idle += 1
            return
        client = self.luck.choice(asked)
        assert client.asked is not None
        self.said += 1
        name, action = f"a{self.said}", sensible(client.asked["choices"], self.luck)
        answered = client.waiting[name] = asyncio.get_running_loop().create_future()
        act = {"type": "act", "table": self.id, "id": name, "seat": client.seat, "seq": client.asked["seq"]}
        client.asked = None
        await client.line.send(json.dumps(act | {"action": action}))
        if await answered:
            figures.took.append(perf_counter() - due)
        else:
            figures.refused += 1


def sensible(choices: Sequence[dict[str, Any]], luck: Random) -> str:
    """An action as people choose it, so that games go on: rarely an offer of goods."""
    usual = [choice for choice in choices if not str(choice["text"]).startswith("offer")]
    text: str = luck.choice(usual or choices)["text"]
    return text


class Crowd:
    """All tables."""

    def __init__(self, server: Served, tables: int) -> None:
        self.server = server
        self.luck = Random(tables)
        self.tables = tables
        self.rounds: list[Round] = []
        self.listening: list[asyncio.Task[None]] = []

    async def sit_down(self) -> None:
        gate = asyncio.Semaphore(AT_ONCE)
        async with httpx.AsyncClient(base_url=self.server.origin, timeout=PATIENCE) as web:

            async def one() -> None:
                async with gate:
                    await self.open_table(web)

            await asyncio.gather(*[one() for _ in range(self.tables)])

    async def open_table(self, web: httpx.AsyncClient) -> None:
        """Four new guests at a new table, which begins."""
        tokens = [(await said(web, "/api/guests", None, name="Ana", program=True))["token"] for _ in range(SEATS)]
        kinds = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        opened = await said(web, "/api/tables", tokens[0], scenario="base", seats=kinds)
        found = Round(opened["table"], Random(self.luck.random()))
        for token in tokens[1:]:
            await said(web, f"/api/tables/{found.id}/claim", token, token=opened["invite"])
        for seat, token in enumerate(tokens):
            line = await connected(self.server, token)
            client = Client(seat, found, line)
            found.clients.append(client)
            self.listening.append(asyncio.create_task(client.listen()))
            await line.send(json.dumps({"type": "watch", "table": found.id}))
        begun = found.clients[0].waiting["start"] = asyncio.get_running_loop().create_future()
        await found.clients[0].line.send(json.dumps({"type": "start", "table": found.id, "id": "start"}))
        assert await asyncio.wait_for(begun, PATIENCE)
        self.rounds.append(found)

    async def act(self, rate: float, seconds: float) -> Figures:
        """Act at a rate, table by table, whether or not the server keeps up."""
        figures, begun, acting = Figures(seconds), perf_counter(), set[asyncio.Task[None]]()
        for number in range(int(rate * seconds)):
            due = begun + number / rate
            if (left := due - perf_counter()) > 0:
                await asyncio.sleep(left)
            task = asyncio.create_task(self.rounds[number % len(self.rounds)].act(due, figures))
            acting.add(task)
            task.add_done_callback(acting.discard)
        await asyncio.wait_for(asyncio.gather(*acting), PATIENCE)
        figures.seconds = perf_counter() - begun
        return figures

    async def close(self) -> None:
        for found in self.rounds:
            for client in found.clients:
                client.line.transport.abort()
        await asyncio.gather(*self.listening, return_exceptions=True)


@asynccontextmanager
async def look_on(server: Served, sockets: int) -> AsyncIterator[tuple[int, float]]:
    """Sockets that look on at a public table: how many, and how long it took to open them."""
    async with httpx.AsyncClient(base_url=server.origin, timeout=PATIENCE) as web:
        host = (await said(web, "/api/guests", None, name="Ana", program=True))["token"]
        wanted = {"scenario": "base", "seats": [{"kind": "me"}] * SEATS, "public": True}
        table = (await said(web, "/api/tables", host, **wanted))["table"]
        many = range(-(-sockets // A_GUEST))
        tokens = [(await said(web, "/api/guests", None, name="Zoe", program=True))["token"] for _ in many]
    begun, gate = perf_counter(), asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> ClientConnection:
        async with gate:
            line = await connected(server, tokens[number // A_GUEST])
            await line.send(json.dumps({"type": "watch", "table": table}))
            while json.loads(await line.recv())["type"] != "table":
                pass
            return line

    lines = await asyncio.gather(*[one(number) for number in range(sockets)])
    try:
        yield len(lines), perf_counter() - begun
    finally:
        for line in lines:
            line.transport.abort()


async def connected(server: Served, token: str) -> ClientConnection:
    """A socket of a guest."""
    line = await connect(server.socket_url, open_timeout=PATIENCE, ping_interval=None, max_size=None, compression=None)
    await line.send(json.dumps({"type": "authorise", "token": token}))
    return line


async def said(web: httpx.AsyncClient, path: str, by: str | None, **body: Any) -> dict[str, Any]:
    headers = {} if by is None else {"authorization": f"Bearer {by}"}
    answer = await web.post(path, headers=headers, json=body)
    assert answer.is_success, answer.text
    told: dict[str, Any] = answer.json()
    return told
