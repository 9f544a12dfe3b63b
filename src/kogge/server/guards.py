"""Who is let in, and how often: origins, addresses and rates."""

from collections import Counter
from collections.abc import Callable, Iterable
from ipaddress import IPv6Address, ip_address
from time import monotonic

from limits import RateLimitItem, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import FixedWindowRateLimiter
from starlette.requests import HTTPConnection

from kogge.games.refusal import Refused
from kogge.server.bounds import Bounds

NOBODY = "unknown"  # the address of whoever has none
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")  # how a proxy says that it speaks for somebody
ONE_HOME = 64  # bits of an IPv6 address that a household shares


def address_of(connection: HTTPConnection) -> str:
    """Where somebody comes from; all addresses of a household count as one."""
    host = connection.client.host if connection.client else NOBODY
    try:
        found = ip_address(host)
    except ValueError:
        return NOBODY
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(IPv6Address(int(found) >> (128 - ONE_HOME) << (128 - ONE_HOME)))
    return host


def is_at_home(connection: HTTPConnection) -> bool:
    """Does somebody ask from this machine itself, by a name of its own, and not through a proxy that runs here?

    A page of somebody else's can be made to come from a name that leads to this machine.
    """
    if any(name in connection.headers for name in FORWARDED):
        return False
    host = connection.client.host if connection.client else NOBODY
    named = connection.url.hostname or ""
    return is_loopback(host) and (named == "localhost" or is_loopback(named))


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


class Origins:
    """The pages that may speak to this server.  A program that is no browser names none, and may."""

    def __init__(self, allowed: Iterable[str]) -> None:
        self.allowed = frozenset(origin.rstrip("/").lower() for origin in allowed)

    def check(self, connection: HTTPConnection) -> None:
        """Refuse a page of somebody else's, whose reader may not know what it does in their name."""
        named = connection.headers.getlist("origin")
        if any(origin.lower() not in self.allowed for origin in named):
            raise Refused.of("foreign_origin")


class Bucket:
    """How fast one connection may speak: so much at once, and so much a second."""

    def __init__(self, burst: float, rate: float, now: Callable[[], float] = monotonic) -> None:
        self.burst, self.rate, self.now = burst, rate, now
        self.left, self.at = burst, now()

    def take(self) -> bool:
        """Take one; false if there is none left."""
        now = self.now()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Doorkeeper:
    """What each address has asked for lately, and how many sockets it has."""

    def __init__(self, bounds: Bounds) -> None:
        self.bounds = bounds
        self.limiter = FixedWindowRateLimiter(MemoryStorage())
        self.sockets: Counter[str] = Counter()
        times = bounds.per_address
        self.rates: dict[str, RateLimitItem] = {
            "messages": RateLimitItemPerSecond(bounds.address_messages * times),
            "requests": RateLimitItemPerMinute(bounds.address_requests * times),
            "guests": RateLimitItemPerMinute(bounds.address_guests * times),
            "tables": RateLimitItemPerMinute(bounds.address_tables * times),
            "claims": RateLimitItemPerMinute(bounds.address_claims * times),
        }

    async def count(self, what: str, address: str) -> None:
        """Count one more; refused if that is too much."""
        if not await self.limiter.hit(self.rates[what], what, address):
            raise Refused.of("too_fast")

    def admit(self, address: str) -> None:
        """One more socket; refused if the address has too many."""
        if self.sockets[address] >= self.bounds.address_sockets * self.bounds.per_address:
            raise Refused.of("too_many_from_here")
        self.sockets[address] += 1

    def let_go(self, address: str) -> None:
        """One socket less."""
        self.sockets[address] -= 1
        if self.sockets[address] <= 0:
            del self.sockets[address]
