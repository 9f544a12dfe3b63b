"""What routes ask of a request: whose it is, and which server it is for."""

from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request
from fastapi.security import APIKeyCookie, HTTPBearer

from kogge.games.refusal import Refused
from kogge.server.bodies import Problem
from kogge.server.grammar import TableId
from kogge.server.guards import address_of
from kogge.server.guests import COOKIE, shown_token
from kogge.server.service import Service
from kogge.server.store import Guest

PROBLEMS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": Problem, "description": "Refused, and nothing has changed."},
    "5XX": {"model": Problem, "description": "The server can't do it at the moment."},
}


def service(request: Request) -> Service:
    """The server that is asked."""
    found: Service = request.app.state.service
    return found


AService = Annotated[Service, Depends(service)]


async def guest(request: Request, service: AService) -> Guest:
    """Whoever asks; refused if we don't know them."""
    token = shown_token(request)
    if token is None:
        raise Refused.of("not_a_guest")
    return await service.guests.known(token)


async def guest_if_any(request: Request, service: AService) -> Guest | None:
    """Whoever asks, if we know them."""
    return await guest(request, service) if shown_token(request) is not None else None


def address(request: Request) -> str:
    return address_of(request)


SHOWN = [Depends(APIKeyCookie(name=COOKIE, auto_error=False)), Depends(HTTPBearer(auto_error=False))]  # for OpenAPI

AGuest = Annotated[Guest, Depends(guest)]
MaybeGuest = Annotated[Guest | None, Depends(guest_if_any)]
Address = Annotated[str, Depends(address)]
ATable = Annotated[TableId, Path(description="The id of a table.")]
LANGUAGE = r"^(de|en|es)$"
Language = Annotated[str, Query(pattern=LANGUAGE, description="The language of the reader.")]
