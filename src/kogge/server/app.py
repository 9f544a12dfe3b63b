"""The application: all routes of a server, and how it starts and ends."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, WebSocket
from starlette.types import Receive, Scope, Send

from kogge import __version__
from kogge.server import annals, bot_api, guest_api, lobby, pages, reference, watchtower
from kogge.server.asked import PROBLEMS
from kogge.server.service import Service
from kogge.server.shell import Shell, answer_refusals
from kogge.server.sockets import socket

PARTS = (guest_api, lobby, annals, reference, bot_api, watchtower, pages)


class App:
    """What uvicorn runs, for one server."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.inner = FastAPI(
            title="Kogge",
            version=__version__,
            description="Tables for board games of settling and trade. Refusals are keys and parts, not sentences.",
            openapi_url="/api/openapi.json",
            docs_url=None,  # their pages load scripts from elsewhere
            redoc_url=None,
            lifespan=self.lifespan,
            responses=PROBLEMS,
        )
        for part in PARTS:
            self.inner.include_router(part.router)
        self.inner.add_api_websocket_route("/api/socket", self.socket)
        answer_refusals(self.inner, [route for part in PARTS for route in part.router.routes])
        self.inner.state.service = service
        self.shell = Shell(self.inner, service)

    @asynccontextmanager
    async def lifespan(self, _: FastAPI) -> AsyncIterator[None]:
        """From the start, when the tables are taken up, to the end, when everything is written."""
        try:
            await self.service.start()
            yield
        finally:
            await self.service.close()

    async def socket(self, websocket: WebSocket) -> None:
        await socket(websocket, self.service)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.shell(scope, receive, send)
