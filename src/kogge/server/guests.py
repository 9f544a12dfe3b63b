"""Guests: people and programs who play without an account, known by a token that this server has signed."""

import asyncio
from collections import OrderedDict
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from time import monotonic

from starlette.requests import HTTPConnection
from starlette.responses import Response

from kogge.games.refusal import Refused
from kogge.server.secret import Secret
from kogge.server.store import Add, Guest, Journal, Reads, change_guest, digest, new_id, new_token

COOKIE = "kogge_guest"
AGE = 400 * 24 * 3600  # seconds that a browser keeps it, the most that they do
REMEMBERED = 10_000  # guests who need not be looked up again
FRESH = 600.0  # seconds, after which they are
SEEN = timedelta(days=1)  # how exactly we know when somebody was here
PURPOSE = "guest"


class Guests:
    """All guests of a server."""

    def __init__(self, secret: Secret, journal: Journal, reads: Reads) -> None:
        self.secret = secret
        self.journal = journal
        self.reads = reads
        self.recent: OrderedDict[str, tuple[float, Guest]] = OrderedDict()

    async def new(self, name: str) -> tuple[Guest, str]:
        """Somebody new, and the signed token by which they are known from now on."""
        token, now = new_token(), datetime.now(UTC)
        guest = Guest(id=new_id(), name=name, token=digest(token), created=now, seen=now)
        await self.journal.append([Add(guest)])
        self.remember(guest)
        return guest, f"{token}.{self.secret.signature(PURPOSE, token)}"

    async def known(self, signed: str) -> Guest:
        """Whose token this is; one that we have not signed is refused without a look into the database."""
        token, _, signature = signed.partition(".")
        if not self.secret.is_signed(PURPOSE, token, signature):
            raise Refused.of("not_a_guest")
        found = self.recent.get(digest(token))
        if found is not None and monotonic() - found[0] < FRESH:
            return found[1]
        guest = await asyncio.to_thread(self.reads.guest_of_token, digest(token))
        if guest is None:
            raise Refused.of("not_a_guest")
        return await self.saw(guest)

    async def saw(self, guest: Guest) -> Guest:
        """Remember that somebody was here, to the day."""
        now = datetime.now(UTC)
        if now - guest.seen > SEEN:
            await self.journal.append([change_guest(guest.id, seen=now)])
            guest = replace(guest, seen=now)
        self.remember(guest)
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Call a guest otherwise; at tables where they sit already they keep their name."""
        await self.journal.append([change_guest(guest.id, name=name)])
        renamed = replace(guest, name=name)
        self.remember(renamed)
        return renamed

    def remember(self, guest: Guest) -> None:
        self.recent[guest.token] = (monotonic(), guest)
        self.recent.move_to_end(guest.token)
        if len(self.recent) > REMEMBERED:
            self.recent.popitem(last=False)


def shown_token(connection: HTTPConnection) -> str | None:
    """The token that a request shows: a program's in its head, a browser's in its cookie."""
    return bearer(connection) or connection.cookies.get(COOKIE)


def bearer(connection: HTTPConnection) -> str | None:
    """The token of a program."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() or None if scheme.lower() == "bearer" else None


def set_cookie(response: Response, signed: str, is_safe: bool) -> None:
    """Let a browser keep a token where no script can read it; only over https if it came that way."""
    response.set_cookie(COOKIE, signed, max_age=AGE, path="/", httponly=True, samesite="lax", secure=is_safe)
