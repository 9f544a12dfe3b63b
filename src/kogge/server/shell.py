"""What surrounds every request: headers for browsers, bounds for bodies, a line in the log, and refusals as answers."""

import asyncio
import logging
from collections.abc import MutableMapping, Sequence
from time import perf_counter
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.routing import BaseRoute, Match, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kogge.games.refusal import Refused
from kogge.server import asked
from kogge.server.bodies import BODY, Problem
from kogge.server.grammar import refusal as told
from kogge.server.guards import address_of
from kogge.server.logs import note
from kogge.server.pages import page, wants_page
from kogge.server.service import Service
from kogge.server.sockets import not_understood

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cache-control": "no-store",
}
HTTPS = {"strict-transport-security": "max-age=31536000"}
SAFE = {"GET", "HEAD", "OPTIONS"}
OFTEN = ("/healthz", "/metrics")  # asked by programs every few seconds: that all is well is not worth a line each
STATUS = {  # of refusals that are not the fault of what was asked
    "not_a_guest": 401,
    "no_guest": 401,
    "not_your_seat": 403,
    "wrong_token": 403,
    "foreign_origin": 403,
    "only_at_home": 403,
    "no_table": 404,
    "no_such_page": 404,
    "no_such_method": 405,
    "too_late": 408,
    "record_later": 409,
    "after_the_end": 409,
    "not_begun": 409,
    "other_options": 409,
    "other_rules": 409,
    "message_too_large": 413,
    "not_understood": 422,
    "too_fast": 429,
    "too_many_sockets": 429,
    "too_many_from_here": 429,
    "broken": 500,
    "server_busy": 503,
    "server_closing": 503,
    "not_kept": 503,
    "maybe_kept": 503,
    "not_looked_up": 503,
}
BY_STATUS = {  # what routes refuse by themselves
    404: Refused.of("no_such_page"),
    405: Refused.of("no_such_method"),
}

logger = logging.getLogger(__name__)


def refused(refusal: Refused, headers: dict[str, str] | None = None) -> JSONResponse:
    """A refusal as an answer."""
    status = STATUS.get(refusal.key, 400)
    more = {"www-authenticate": "Bearer"} if status == 401 else {"retry-after": "5"} if status in (429, 503) else {}
    body = Problem(refusal=told(refusal)).model_dump(mode="json")
    return JSONResponse(body, status, {**more, **(headers or {})})


def answer_refusals(api: FastAPI, routes: Sequence[BaseRoute]) -> None:
    """Every refusal, whoever made it, is told in the same way."""

    @api.exception_handler(Refused)
    async def of_ours(_: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, Refused)
        return refused(error)

    @api.exception_handler(RequestValidationError)
    async def of_bodies(_: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, RequestValidationError)
        return refused(not_understood(error.errors()))

    @api.exception_handler(HTTPException)
    async def of_routes(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if isinstance(error.__cause__, Refused):  # while the body was read
            return refused(error.__cause__)
        if error.status_code == 404 and wants_page(request):
            return await asyncio.to_thread(page, asked.service(request).setup.page, request, 404)
        headers = {"allow": ", ".join(allowed(routes, request.scope))} if error.status_code == 405 else {}
        return refused(BY_STATUS.get(error.status_code, not_understood([])), headers)


def allowed(routes: Sequence[BaseRoute], scope: Scope) -> list[str]:
    """What can be done at an address: it may have a route for each method."""
    here = [route for route in routes if isinstance(route, Route) and route.matches(scope)[0] is not Match.NONE]
    return sorted({method for route in here for method in route.methods or ()})


class Shell:
    """The outermost part of the application."""

    def __init__(self, inner: ASGIApp, service: Service) -> None:
        self.inner = inner
        self.service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.inner(scope, receive, send)
            return
        answer = HttpAnswer(scope, send)
        begun = perf_counter()
        try:
            await self.guard(scope)
            await self.inner(scope, Body(receive, self.service.bounds.body).receive, answer.send)
        except Refused as refusal:
            await self.tell(refusal, answer, scope, receive)
        except Exception:
            logger.exception("a request could not be answered")
            self.service.metrics.failed.inc()
            await self.tell(Refused.of("broken"), answer, scope, receive)
        finally:
            self.write_down(scope, answer.status, perf_counter() - begun)

    async def guard(self, scope: Scope) -> None:
        """Refuse whoever asks too often, and pages of others that want to change something."""
        connection = HTTPConnection(scope)
        await self.service.doorkeeper.count("requests", address_of(connection))
        if scope["method"] not in SAFE:
            self.service.origins.check(connection)

    async def tell(self, refusal: Refused, answer: "HttpAnswer", scope: Scope, receive: Receive) -> None:
        """Say why, unless an answer has begun already."""
        if answer.status == 0:
            self.service.metrics.refused.labels(refusal.key).inc()
            await refused(refusal)(scope, receive, answer.send)

    def write_down(self, scope: Scope, status: int, seconds: float) -> None:
        """Count and log a request, by its route: a path may have in it what not everyone may know."""
        route = getattr(scope.get("route"), "path", "none")
        method = scope["method"] if route != "none" else "other"
        self.service.metrics.requests.labels(method, route, str(status)).inc()
        if route in OFTEN and status == 200:
            return
        note(logger, "request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))


class HttpAnswer:
    """What is sent back, with headers that every answer has."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.headers = HEADERS | HTTPS if scope["scheme"] == "https" else HEADERS
        self.onward = send
        self.status = 0

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=cast_headers(message))
            for name, value in self.headers.items():
                headers.setdefault(name, value)
        await self.onward(message)


def cast_headers(message: Message) -> MutableMapping[str, Any]:
    """A message that surely has headers."""
    message.setdefault("headers", [])
    return message


class Body:
    """The body of a request, of which there must not be too much, and which must come in time."""

    def __init__(self, receive: Receive, seconds: float) -> None:
        self.onward = receive
        self.seconds = seconds
        self.size = 0
        self.is_whole = False

    async def receive(self) -> Message:
        if self.is_whole:
            return await self.onward()  # what follows is only that somebody is gone
        try:
            message = await asyncio.wait_for(self.onward(), self.seconds)
        except TimeoutError:
            raise Refused.of("too_late") from None
        self.size += len(message.get("body", b""))
        self.is_whole = not message.get("more_body", False)
        if self.size > BODY:
            raise Refused.of("message_too_large", most=BODY)
        return message
