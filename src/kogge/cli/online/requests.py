"""What is asked of a server over HTTP."""

import json
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import ProxyHandler, Request, build_opener

from kogge.games.refusal import Refused, written

PATIENCE = 20.0  # seconds for an answer
LARGEST = 4 * 1024 * 1024  # bytes of one


class Server:
    """A server by its address, and the token by which it knows us."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.token = ""
        self.opener = build_opener(ProxyHandler({})) if is_near(origin) else build_opener()

    def get(self, path: str) -> dict[str, Any]:
        return self.answer(path, None)

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        return self.answer(path, json.dumps(body).encode())

    def answer(self, path: str, body: bytes | None) -> dict[str, Any]:
        return understood(self.asked(path, body))

    def text(self, path: str) -> str:
        """Something that is no JSON: a record."""
        return self.asked(path, None).decode("utf-8", "replace")

    def asked(self, path: str, body: bytes | None) -> bytes:
        """What the server answers; what it refuses is refused here, too."""
        headers = {"accept": "application/json", "content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        request = Request(self.origin + path, body, headers, method="GET" if body is None else "POST")
        try:
            with self.opener.open(request, timeout=PATIENCE) as answer:
                found: bytes = answer.read(LARGEST)
                return found
        except HTTPError as error:
            with error:
                raise refusal_in(understood(error.read(LARGEST))) from None
        except URLError as trouble:
            raise self.unreachable(trouble.reason) from trouble
        except (OSError, HTTPException) as trouble:
            raise self.unreachable(trouble) from trouble

    def unreachable(self, trouble: object) -> Refused:
        why = getattr(trouble, "strerror", None) or str(trouble) or type(trouble).__name__
        return Refused.of("server_not_reached", url=written(self.origin, 200), reason=why)


def is_near(origin: str) -> bool:
    """Is the server this machine?  No proxy leads there."""
    host = origin.partition("://")[2]
    return host.startswith(("127.", "localhost", "[::1]"))


def understood(body: bytes) -> dict[str, Any]:
    """An answer as it was meant; what is no server of ours says something else."""
    try:
        told = json.loads(body) if body else {}
    except ValueError:
        raise strange() from None
    if not isinstance(told, dict):
        raise strange()
    return told


def refusal_in(told: dict[str, Any]) -> Refused:
    """What a server has refused."""
    refusal = told.get("refusal")
    is_one = isinstance(refusal, dict) and isinstance(refusal.get("parts"), dict) and "key" in refusal
    return Refused.from_dict(refusal) if is_one and isinstance(refusal, dict) else strange()


def strange() -> Refused:
    return Refused.of("no_server_of_ours")
