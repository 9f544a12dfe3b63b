"""How somebody gets a seat: by its token, by an invitation, or at a public table."""

import asyncio
from collections.abc import Sequence
from hmac import compare_digest

from kogge.games.refusal import Refused
from kogge.server.store import Reads, SeatRow, digest
from kogge.server.table import Table


class Doors:
    """The digests of a table's tokens."""

    def __init__(self, seats: Sequence[SeatRow], invite: str | None) -> None:
        self.tokens = {row.seat: row.token for row in seats}
        self.invite = invite

    def is_invite(self, token: str) -> bool:
        return self.invite is not None and compare_digest(self.invite, digest(token))

    def seat_of(self, token: str) -> int | None:
        """The seat whose token this is."""
        shown = digest(token)
        return next((seat for seat, kept in self.tokens.items() if kept and compare_digest(kept, shown)), None)

    def seat_for(self, table: Table, guest: str, token: str | None) -> int:
        """The seat that somebody gets, or has already; without a token, at a public table."""
        found = None if token is None else self.seat_of(token)
        if found is not None:
            return found
        if not (table.row.public if token is None else self.is_invite(token)):
            raise Refused.of("wrong_token")
        own = table.seats_of(guest)
        if own:
            return own[0]
        if table.state not in ("open", "playing"):
            raise Refused.of("table_ended")
        for seat, chair in enumerate(table.chairs):
            if chair.kind == "open":
                return seat
        raise Refused.of("no_open_seat")


async def name_of(reads: Reads, guest: str) -> str:
    """What a guest is called."""
    found = await asyncio.to_thread(reads.guest, guest)
    if found is None:
        raise Refused.of("no_guest")
    return found.name
