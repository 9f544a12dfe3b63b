"""The application: all routes of a server, and how it starts and ends."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, WebSocket
from starlette.types import Receive, Scope, Send

from kogge import __version__
from kogge.server import bot_api, guest_api, lobby, reference, watchtower
from kogge.server.asked import PROBLEMS
from kogge.server.service import Service, Setup
from kogge.server.shell import Shell, answer_refusals
from kogge.server.sockets import socket


class App:
    """What uvicorn runs.  The parts of it that hold on to something are made when it starts."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.service: Service | None = None
        self.shell: Shell | None = None
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
        for part in (guest_api, lobby, reference, bot_api, watchtower):
            self.inner.include_router(part.router)
        self.inner.add_api_websocket_route("/api/socket", self.socket)
        answer_refusals(self.inner)

    @asynccontextmanager
    async def lifespan(self, api: FastAPI) -> AsyncIterator[None]:
        """From the start, when the tables are taken up, to the end, when everything is written."""
        service = Service(self.setup)
        try:
            await service.start()
            api.state.service = self.service = service
            self.shell = Shell(self.inner, service)
            yield
        finally:
            self.service = self.shell = None
            await service.close()

    async def socket(self, websocket: WebSocket) -> None:
        assert self.service is not None
        await socket(websocket, self.service)

    async def api(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The application as a server calls it."""
        await (self.shell or self.inner)(scope, receive, send)
