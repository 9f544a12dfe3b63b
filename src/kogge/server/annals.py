"""Games that have ended, over HTTP: their statistics, and all that happened in them."""

import gzip
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from kogge.games.refusal import Refused
from kogge.server.asked import SHOWN, AService, ATable, MaybeGuest
from kogge.server.bodies import GameFigures, Replay
from kogge.server.lobby import watched
from kogge.server.retelling import figures, replay
from kogge.server.service import Service
from kogge.server.store import Guest
from kogge.server.table import Table

AGE = 24 * 3600  # seconds for which a browser need not ask again: an ended game does not change

router = APIRouter(prefix="/api/tables/{table}", tags=["tables"], dependencies=SHOWN)


@router.get("/statistics", response_class=JSONResponse, responses={200: {"model": GameFigures}})
async def game_statistics(table: ATable, request: Request, service: AService, guest: MaybeGuest) -> Response:
    """A game that is over in figures: rolls against expectation, points, goods, and the proof of its luck."""
    found = await ended(service, table, guest)
    state: Any = found.state
    return told(request, await service.shelf.get("statistics", table, lambda: figures(found, state)))


@router.get("/replay", response_class=JSONResponse, responses={200: {"model": Replay}})
async def game_replay(table: ATable, request: Request, service: AService, guest: MaybeGuest) -> Response:
    """All that happened in a game that is over, action by action, with the cells that changed: nothing is hidden."""
    found = await ended(service, table, guest)
    return told(request, await service.shelf.get("replay", table, lambda: replay(found)))


async def ended(service: Service, table: str, guest: Guest | None) -> Table:
    """A table at which somebody may look on, and whose game has ended: as long as it goes on, hands are secrets."""
    found = (await watched(service, table, guest)).table
    if found.game is None or found.state not in ("over", "abandoned"):
        raise Refused.of("after_the_end")
    return found


def told(request: Request, body: bytes) -> Response:
    """An answer that was compressed before, for a client that may not know how to read that."""
    headers = {"cache-control": f"private, max-age={AGE}", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, media_type="application/json", headers=headers)
