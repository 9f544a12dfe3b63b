"""Guests over HTTP: becoming one, and being called otherwise."""

from fastapi import APIRouter, Request, Response

from kogge.server.asked import SHOWN, Address, AGuest, AService
from kogge.server.bodies import GuestShown, NewGuest, Renamed
from kogge.server.guests import set_cookie

router = APIRouter(prefix="/api", tags=["guests"])


@router.post("/guests", status_code=201)
async def new_guest(
    wanted: NewGuest, request: Request, response: Response, service: AService, address: Address
) -> GuestShown:
    """Become a guest.  A browser gets a cookie; a program gets a token, to show as ``Authorization: Bearer``."""
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
