"""A link to a table: ``http://192.168.1.7:8000/t/TABLE#TOKEN``."""

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from kogge.games.refusal import Refused, written

PATH = re.compile(r"/t/([A-Za-z0-9_-]{22})/?")
TOKEN = re.compile(r"[A-Za-z0-9_.-]{16,128}")
SOCKETS = {"http": "ws", "https": "wss"}


@dataclass(frozen=True)
class Link:
    """Where a table is, and the token that opens a seat: in the fragment, which no browser sends and no log gets."""

    origin: str
    table: str
    token: str = ""

    def __repr__(self) -> str:
        return f"<Link {self.origin}/t/{self.table}>"  # a token must not get into a log

    @property
    def text(self) -> str:
        """The link as it is passed on."""
        return f"{self.origin}/t/{self.table}" + (f"#{self.token}" if self.token else "")

    @property
    def socket(self) -> str:
        """Where the server's WebSocket is."""
        scheme, _, rest = self.origin.partition("://")
        return f"{SOCKETS[scheme]}://{rest}/api/socket"


def read_link(text: str) -> Link:
    """The link that somebody has typed; anything else is refused."""
    try:
        parts = urlsplit(text.strip())
        has_host = bool(parts.hostname) and parts.port != 0  # a port that is no number is refused here
    except ValueError:
        raise no_link(text) from None
    path = PATH.fullmatch(parts.path)
    wrong_token = parts.fragment and not TOKEN.fullmatch(parts.fragment)
    if path is None or not has_host or parts.scheme not in SOCKETS or "@" in parts.netloc or wrong_token:
        raise no_link(text)
    return Link(f"{parts.scheme}://{parts.netloc}", path[1], parts.fragment)


def no_link(text: str) -> Refused:
    """What is told of something that is no link, without what may be a token."""
    return Refused.of("no_link", said=written(text.partition("#")[0]))
