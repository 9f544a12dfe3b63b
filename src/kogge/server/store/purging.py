"""Removing what need not be kept any longer."""

import asyncio
from collections.abc import Callable, Sequence
from datetime import datetime

from kogge.games.refusal import Refused
from kogge.server.store.journal import Journal
from kogge.server.store.reads import Reads
from kogge.server.store.writes import Remove, remove_guest, remove_table


async def purge(journal: Journal, reads: Reads, now: datetime, unseen_since: datetime) -> int:
    """Remove the tables whose time is over, and then guests who were not here since and have no table; how many."""
    tables = await remove_all(journal, lambda: reads.outdated(now), remove_table)
    return tables + await remove_all(journal, lambda: reads.unseen_guests(unseen_since), remove_guest)


async def remove_all(journal: Journal, found: Callable[[], Sequence[str]], remove: Callable[[str], Remove]) -> int:
    """Remove one by one, so that nobody waits long behind it; what somebody has come back to meanwhile stays."""
    removed = 0
    while names := await asyncio.to_thread(found):
        for name in names:
            try:
                await journal.append([remove(name)])
                removed += 1
            except Refused as refusal:
                if refusal.key != "not_in_agreement":
                    raise
    return removed
