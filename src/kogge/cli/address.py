"""Where the server of a data folder can be reached: noted beside its tables as long as it runs."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from kogge.cli.online.requests import Server
from kogge.games.refusal import Refused

FILE = "address"
LONGEST = 300  # characters


@contextmanager
def noted(folder: Path, url: str) -> Iterator[None]:
    """Let other commands know where we are; where that can't be written down they only know that we are."""
    path = folder / FILE
    with suppress(OSError):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.write_text(f"{url}\n", "utf-8")
    try:
        yield
    finally:
        with suppress(OSError):
            path.unlink()


def reachable(folder: Path) -> str | None:
    """The address of the server that has a data folder, if it answers."""
    try:
        with (folder / FILE).open(encoding="utf-8") as file:
            url = file.read(LONGEST).strip().rstrip("/")
        Server(url).get("/api/schema")
    except (OSError, ValueError, Refused):
        return None
    return url
