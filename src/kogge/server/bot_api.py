"""For programs that play: a stream of messages, a line each, and a POST for the move."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import JSONResponse, StreamingResponse

from kogge.games.refusal import Refused
from kogge.server.asked import SHOWN, AService, ATable
from kogge.server.bodies import BotAct, Problem
from kogge.server.grammar import Message
from kogge.server.guests import bearer
from kogge.server.lines import GuestLine
from kogge.server.messages import Act, Closing, Declined, Done, Snapshot, YourTurn
from kogge.server.service import Service
from kogge.server.store import digest, new_id

NDJSON = "application/x-ndjson"
STALE = 409

router = APIRouter(prefix="/api/tables/{table}", tags=["programs"], dependencies=SHOWN)


@dataclass(frozen=True)
class Player:
    """A program at a table.  With the token of a seat it plays that seat, and hears of no other."""

    guest: str
    seat: int | None


async def player(table: ATable, request: Request, service: AService) -> Player:
    """Whoever asks: by the token of a seat of this table, or by that of a guest."""
    token = bearer(request)
    if token is None:
        raise Refused.of("not_a_guest")
    if "." in token:  # a guest's is signed
        return Player((await service.guests.known(token)).id, None)
    row = await asyncio.to_thread(service.reads.seat_of_token, digest(token))
    if row is None or row.table_id != table or row.guest is None:
        raise Refused.of("not_a_guest")
    return Player(row.guest, row.seat)


APlayer = Annotated[Player, Depends(player)]


class TableLine(GuestLine):
    """A line that hears of one table alone."""

    def __init__(self, player: Player, table: str, service: Service) -> None:
        super().__init__(player.guest, service.bounds, service.metrics, lambda: None)
        self.table = table
        if player.seat is not None:
            self.opened_by = (table, player.seat)

    def send(self, message: Message) -> None:
        if isinstance(message, Snapshot) and self.opened_by and message.seat not in (None, self.opened_by[1]):
            self.end(Refused.of("not_your_seat"))  # somebody else has taken that seat
        if isinstance(message, YourTurn) and self.opened_by not in (None, (message.table, message.seat)):
            return  # another seat of the same guest is asked
        shown = getattr(message, "shown", None)
        of = shown.table if shown is not None else getattr(message, "table", self.table)
        if of == self.table or isinstance(message, Closing):
            super().send(message)


@router.get(
    "/stream",
    response_class=StreamingResponse,
    responses={200: {"content": {NDJSON: {"schema": {"type": "string"}}}}},
)
async def stream(table: ATable, player: APlayer, service: AService) -> StreamingResponse:
    """All that happens at a table, a JSON object a line, as a socket would tell it; an empty line is a sign of life."""
    sitting = await service.house.sitting(table)
    line = TableLine(player, table, service)
    service.lines.add(line)
    try:
        service.house.connected(line)
        await sitting.watch(line)
        if player.seat is not None:
            await sitting.uncover(line, player.seat)
    except BaseException:
        await hang_up(service, line)
        raise
    return StreamingResponse(told(service, line), media_type=NDJSON)


async def told(service: Service, line: TableLine) -> AsyncIterator[str]:
    """What is said on a line, until one of us ends it."""
    service.metrics.streams.inc()
    try:
        while True:
            try:
                text = await asyncio.wait_for(line.take(), service.bounds.keepalive)
            except TimeoutError:
                text = ""
            if text is None:
                return
            yield text + "\n"
    finally:
        service.metrics.streams.dec()
        await hang_up(service, line)


async def hang_up(service: Service, line: TableLine) -> None:
    """Nobody hears of the table here any more."""
    service.lines.remove(line)
    await service.to_the_end(service.house.gone(line))


@router.post(
    "/act",
    response_model=Done,
    responses={STALE: {"model": Problem, "description": "It answers a position that is past."}},
)
async def act(table: ATable, wanted: BotAct, player: APlayer, service: AService) -> JSONResponse:
    """Play an action by its text.  The answer comes when it is written down, and can't be lost any more."""
    seat = player.seat if player.seat is not None else wanted.seat
    if seat is None:
        raise Refused.of("not_understood", where="seat")
    command = Act(table=table, id=wanted.id or new_id(), seat=seat, seq=wanted.seq, action=wanted.action)
    sitting = await service.house.sitting(table)
    answer = await service.to_the_end(sitting.do(TableLine(player, table, service), command))
    if isinstance(answer, Done):
        return JSONResponse(answer.model_dump(mode="json"))
    assert isinstance(answer, Declined)
    problem = Problem(refusal=answer.refusal, reason=answer.reason)
    return JSONResponse(problem.model_dump(mode="json"), STALE if answer.stale else 400)
