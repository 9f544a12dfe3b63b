"""How bytes come in and go out: uvicorn's protocols, with two more guards.

A request whose head does not come in time is cut off, and a socket can be ended at once, without waiting for a client
that reads nothing. What is said is sent at once.
"""

import asyncio
import socket
from collections.abc import Sequence
from typing import Any

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from kogge.server.app import App
from kogge.server.bounds import Bounds
from kogge.server.messages import FRAME
from kogge.server.sockets import ABORT

PING = 20.0  # seconds between signs of life, and for their answer
LARGEST = 2 * FRAME  # bytes, above which a frame is not even read to tell its sender


class AbortableSocket(WebSocketsSansIOProtocol):
    """A WebSocket that tells the application how it is ended at once."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # a handshake that is none has none
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[ABORT] = self.transport.abort


class TimelyRequests(H11Protocol):
    """HTTP in which the head of a request must come within a time."""

    handshake = Bounds().handshake
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        send_at_once(transport)
        self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.is_idle():
            self.wait()
        else:
            self.stop_waiting()

    def is_idle(self) -> bool:
        """Is no request being answered?"""
        return self.transport.get_protocol() is self and (self.cycle is None or self.cycle.response_complete)

    def wait(self) -> None:
        if self.deadline is None:
            self.deadline = self.loop.call_later(self.handshake, self.too_late)

    def stop_waiting(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def too_late(self) -> None:
        self.deadline = None
        if self.is_idle():
            self.transport.abort()


def send_at_once(transport: asyncio.Transport) -> None:
    """Let nothing wait until what was sent before is acknowledged, which takes a client 40 ms.

    asyncio sees to that by itself, but not for connections that come in by a socket which was opened before.
    """
    found = transport.get_extra_info("socket")
    if found is not None and found.family in (socket.AF_INET, socket.AF_INET6):
        found.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


class Host(uvicorn.Server):
    """A server that says goodbye before it closes."""

    def __init__(self, config: uvicorn.Config, app: App) -> None:
        super().__init__(config)
        self.app = app

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second: is it time to end?  It is if the tables are another server's now."""
        return await super().on_tick(counter) or self.app.service.journal.is_lost

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.app.service.say_goodbye()
        await super().shutdown(sockets)


def host(app: App, proxies: Sequence[str] = ()) -> Host:
    """A server for an application.  Only these proxies are believed whom they speak for."""
    bounds = app.service.bounds
    config = uvicorn.Config(
        app,
        http=type("Requests", (TimelyRequests,), {"handshake": bounds.handshake}),
        ws=AbortableSocket,
        ws_max_size=LARGEST,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,  # it would take more memory for each socket than all else
        lifespan="on",
        access_log=False,  # paths have the ids of tables in them: the application writes what may be known
        log_config=None,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        limit_concurrency=bounds.connections,
        timeout_graceful_shutdown=int(bounds.farewell) + 5,
    )
    return Host(config, app)
