"""The socket of a client: one WebSocket, over which all messages go."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from time import perf_counter
from typing import Any

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from kogge import __version__
from kogge.games.refusal import Refused, written
from kogge.server.grammar import refusal
from kogge.server.guards import Bucket, address_of
from kogge.server.guests import shown_token
from kogge.server.lines import GuestLine
from kogge.server.messages import (
    CLIENT,
    FRAME,
    Authorise,
    Command,
    Declined,
    FromClient,
    Hello,
    Ping,
    Pong,
    Uncover,
    Unwatch,
    Watch,
)
from kogge.server.service import Service
from kogge.server.store import Guest

ABORT = "kogge.abort"  # in the scope: how a connection is ended at once
CODES = {
    "server_closing": 1012,
    "message_too_large": 1009,
    "broken": 1011,
}  # why a socket is closed; 1008 for all others
POLICY = 1008

logger = logging.getLogger(__name__)


async def socket(websocket: WebSocket, service: Service) -> None:
    """Serve one client, from the handshake to the end."""
    address = address_of(websocket)
    try:
        service.origins.check(websocket)
        await service.doorkeeper.count("requests", address)
        service.doorkeeper.admit(address)
    except Refused as refused:
        service.metrics.refused.labels(refused.key).inc()
        await websocket.close()  # before it is accepted: the answer is a 403
        return
    service.metrics.sockets.inc()
    try:
        await websocket.accept()
        await Socket(websocket, service, address).run()
    except WebSocketDisconnect:  # it is gone, while we were about to say something
        pass
    finally:
        service.metrics.sockets.dec()
        service.doorkeeper.let_go(address)


class Socket:
    """A client that is connected."""

    def __init__(self, websocket: WebSocket, service: Service, address: str) -> None:
        self.websocket = websocket
        self.service = service
        self.bounds = service.bounds
        self.address = address
        self.bucket = Bucket(self.bounds.burst, self.bounds.messages)
        self.excess = 0  # messages above the rate, one after the other
        self.watched: set[str] = set()  # tables
        abort: Callable[[], None] = websocket.scope.get("extensions", {}).get(ABORT, lambda: None)
        self.line = GuestLine("", self.bounds, service.metrics, abort)

    async def run(self) -> None:
        """Find out who it is, then hear and tell until one of us ends it."""
        writer = asyncio.create_task(self.write())
        try:
            guest = await self.authorised()
            self.line.guest = guest.id
            self.service.lines.add(self.line)
            try:
                self.service.house.connected(self.line)
                self.line.send(Hello(version=__version__, guest=guest.id, name=guest.name))
                reader = asyncio.create_task(self.read())
                await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
                reader.cancel()
                await asyncio.gather(reader, return_exceptions=True)
                if self.line.ended is None:  # the client is gone: there is nobody to tell the rest
                    writer.cancel()
            finally:
                await self.leave()
        except Refused as refused:
            self.line.end(refused)
        except WebSocketDisconnect:
            writer.cancel()
        with suppress(TimeoutError, asyncio.CancelledError):
            await asyncio.wait_for(writer, self.bounds.farewell)
        await self.close()

    async def leave(self) -> None:
        """Nobody hears of any table here any more."""
        self.service.lines.remove(self.line)
        await self.service.to_the_end(self.service.house.gone(self.line))

    async def close(self) -> None:
        """The last of it; whoever does not read is not waited for."""
        if self.line.is_cut:
            self.line.cut()
        elif self.websocket.application_state is WebSocketState.CONNECTED:
            key = self.line.ended.key if self.line.ended else ""
            with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
                await asyncio.wait_for(self.websocket.close(CODES.get(key, POLICY)), self.bounds.farewell)

    # Telling

    async def write(self) -> None:
        """Tell all that waits, until it is the end."""
        while (text := await self.line.take()) is not None:
            await self.websocket.send_text(text)

    # Hearing

    async def authorised(self) -> Guest:
        """Whose socket it is: by the cookie, or by the first message."""
        token = shown_token(self.websocket)
        if token is None:
            try:
                message = await asyncio.wait_for(self.heard(), self.bounds.handshake)
            except TimeoutError:
                raise Refused.of("too_late") from None
            if not isinstance(message, Authorise):
                raise Refused.of("not_a_guest")
            token = message.token
        return await self.service.guests.known(token)

    async def read(self) -> None:
        """Hear message after message; who says nothing for long, or too much, is shut out."""
        while self.line.ended is None:
            message: FromClient | None = None
            try:
                message = await self.in_time()
                await self.obey(message)
            except WebSocketDisconnect:
                return
            except Refused as refused:
                self.decline(message, refused)
            except Exception:
                logger.exception("a message could not be answered")
                self.service.metrics.failed.inc()
                self.decline(message, Refused.of("broken"))

    async def in_time(self) -> FromClient:
        """The next message; the socket ends if there is none for long, or if it is far too much."""
        try:
            return await asyncio.wait_for(self.heard(), self.bounds.idle)
        except TimeoutError:
            self.line.end(Refused.of("idle"))
            raise Refused.of("idle") from None
        except Refused as refused:
            if refused.key == "message_too_large" or self.excess > self.bounds.patience:
                self.line.end(refused)
            raise

    async def heard(self) -> FromClient:
        """The next message, if it is one."""
        frame = await self.websocket.receive()
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame.get("code", 1005))
        if not self.bucket.take():
            self.excess += 1
            raise Refused.of("too_fast")
        await self.service.doorkeeper.count("messages", self.address)
        self.excess = 0
        return understood(frame)

    async def obey(self, message: FromClient) -> None:
        """Do what a message says.  Whether its guest may is asked of the table, for each message anew."""
        self.service.metrics.received.labels(message.type).inc()
        if isinstance(message, Ping):
            self.line.send(Pong(n=message.n))
            return
        if isinstance(message, Authorise):
            raise Refused.of("known_already")
        if isinstance(message, Watch) and len(self.watched | {message.table}) > self.bounds.watched:
            raise Refused.of("too_many_watched", most=self.bounds.watched)
        sitting = await self.service.house.sitting(message.table)
        if isinstance(message, Watch):
            await sitting.watch(self.line)
            self.watched.add(message.table)
        elif isinstance(message, Unwatch):
            await sitting.unwatch(self.line)
            self.watched.discard(message.table)
        elif isinstance(message, Uncover):
            await sitting.uncover(self.line, message.seat)
        else:
            begun = perf_counter()
            answer = await self.service.to_the_end(sitting.do(self.line, message))
            self.service.metrics.commands.labels(message.type).observe(perf_counter() - begun)
            self.line.send(answer)

    def decline(self, message: FromClient | None, refused: Refused) -> None:
        """Say what is refused, and why."""
        self.service.metrics.refused.labels(refused.key).inc()
        table = getattr(message, "table", None)
        said = message.id if isinstance(message, Command) else None
        self.line.send(Declined(table=table, id=said, refusal=refusal(refused)))


def understood(frame: Mapping[str, Any]) -> FromClient:
    """A frame as a message; anything else is refused, with the place where it is wrong."""
    text = frame.get("text")
    if text is None:
        raise Refused.of("no_text_frame")
    if len(text) > FRAME or len(text.encode("utf-8", "surrogatepass")) > FRAME:
        raise Refused.of("message_too_large", most=FRAME)
    try:
        return CLIENT.validate_json(text)
    except ValidationError as error:
        raise not_understood(error.errors(include_url=False, include_context=False, include_input=False)) from None


def not_understood(errors: Any) -> Refused:
    """Where something is not as the schema has it: the first place, as far as it can be told."""
    place = ".".join(str(part) for part in errors[0]["loc"]) if errors else ""
    return Refused.of("not_understood", where=written(place or "json"))
