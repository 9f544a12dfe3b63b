"""Who somebody is at a server: a token that was given to them once, kept for the next time."""

import os
from hashlib import sha256
from pathlib import Path

from platformdirs import user_data_path

from kogge.cli.keeping import FOLDER
from kogge.cli.online.requests import Server
from kogge.files import place, reason
from kogge.games.refusal import Refused, written

LONGEST = 300  # characters of a token


def folder() -> Path:
    """Where tokens are kept."""
    moved = os.environ.get(FOLDER)
    return (place(moved) if moved else user_data_path("kogge", appauthor=False)) / "guests"


def path_of(origin: str, name: str) -> Path:
    """The file of somebody's token; under another name they are another guest of the same server."""
    return folder() / sha256(f"{origin}\n{name}".encode()).hexdigest()[:32]


def known_at(server: Server, name: str, home: str | None = None) -> None:
    """Be somebody to a server: the guest that one was before, or a new one.

    ``home`` is what to remember it by instead of the address, if that may be another one the next time.
    """
    path = path_of(home or server.origin, name)
    kept = read(path)
    if kept:
        server.token = kept
        try:
            server.get("/api/me")
        except Refused as refusal:
            if refusal.key != "not_a_guest":
                raise
        else:
            return
    server.token = ""
    made = server.post("/api/guests", {"name": name, "program": True})
    server.token = str(made["token"])
    keep(path, server.token)


def read(path: Path) -> str:
    """The token in a file, if there is one."""
    try:
        with path.open(encoding="ascii") as file:
            return file.read(LONGEST).strip()
    except (OSError, ValueError):
        return ""


def keep(path: Path, token: str) -> None:
    """Write a token down where nobody else can read it."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(f"{token}\n")
    except OSError as trouble:
        raise Refused.of("guest_not_kept", path=written(str(path.parent)), reason=reason(trouble)) from trouble
