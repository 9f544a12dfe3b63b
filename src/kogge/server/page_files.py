"""The files of the browser client, as ``vite`` has built them."""

import hashlib
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

BUILT = Path(__file__).parent / "static"
INDEX = "index.html"
GZ = ".gz"  # beside each file that is worth it there is a compressed one


def is_built(folder: Path = BUILT) -> bool:
    """Is there a page to show?"""
    return (folder / INDEX).is_file()


@dataclass(frozen=True)
class PageFile:
    """A file of the page, as it was built."""

    body: bytes
    kind: str  # its media type
    digest: str


def find(folder: Path, name: str) -> PageFile | None:
    """A file below a folder by its name; nothing if there is none, or if it lies elsewhere."""
    try:
        root = folder.resolve()
        path = (root / name).resolve()
        if not path.is_relative_to(root) or not path.is_file():
            return None
        return read(path, path.stat().st_mtime_ns)
    except (OSError, ValueError):  # a name that no file can have
        return None


@lru_cache(maxsize=256)
def read(path: Path, _: int) -> PageFile:
    """A file, which is read once as long as nobody writes to it."""
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return PageFile(body, kind, hashlib.sha256(body).hexdigest()[:32])
