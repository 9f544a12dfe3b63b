"""Guests over HTTP: becoming one, and being called otherwise."""

from contextlib import suppress

from fastapi import APIRouter, Request, Response

from kogge.games.refusal import Refused
from kogge.server.asked import SHOWN, Address, AGuest, AService, guest_if_any
from kogge.server.bodies import GuestShown, NewGuest, Renamed
from kogge.server.guests import set_cookie
from kogge.server.service import Service
from kogge.server.store import Guest

router = APIRouter(prefix="/api", tags=["guests"])


@router.post("/guests", status_code=201)
async def new_guest(
    wanted: NewGuest, request: Request, response: Response, service: AService, address: Address
) -> GuestShown:
    """Become a guest.  A browser gets a cookie; a program gets a token, to show as ``Authorization: Bearer``.

    A browser that is a guest already stays the one that it is.
    """
    if not wanted.program and (known := await already(request, service)) is not None:
        return GuestShown(guest=known.id, name=known.name)
    await service.doorkeeper.count("guests", address)
    guest, signed = await service.guests.new(wanted.name)
    if wanted.program:
        return GuestShown(guest=guest.id, name=guest.name, token=signed)
    set_cookie(response, signed, request.url.scheme == "https")
    return GuestShown(guest=guest.id, name=guest.name)


@router.get("/me", dependencies=SHOWN)
async def me(guest: AGuest) -> GuestShown:
    """Who I am here."""
    return GuestShown(guest=guest.id, name=guest.name)


@router.patch("/me", dependencies=SHOWN)
async def rename(wanted: Renamed, guest: AGuest, service: AService) -> GuestShown:
    """Be called otherwise, at tables that I sit down at from now on."""
    renamed = await service.guests.rename(guest, wanted.name)
    return GuestShown(guest=renamed.id, name=renamed.name)


async def already(request: Request, service: Service) -> Guest | None:
    """Whoever asks, if they are a guest; the cookie of somebody who was forgotten is as good as none."""
    with suppress(Refused):
        return await guest_if_any(request, service)
    return None
