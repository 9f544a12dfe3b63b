"""What time it is, and how time passes: of the system, or of a test that need not wait."""

import asyncio
import time
from collections.abc import Awaitable
from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """Tells the time in seconds since 1970, and lets some of it pass."""

    def now(self) -> float: ...

    def sleep(self, seconds: float) -> Awaitable[None]: ...


class SystemClock:
    """The time of the system."""

    def now(self) -> float:
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


def moment(seconds: float) -> datetime:
    """A time as rows have it."""
    return datetime.fromtimestamp(seconds, UTC)
