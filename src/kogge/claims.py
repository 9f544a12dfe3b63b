"""Files that only one process may hold at a time, however that process ends: a kept game, the data of a server."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from weakref import WeakSet

if sys.platform != "win32":
    import fcntl


class Claim:
    """A locked file: nobody else can claim it until it is given back or the process is gone.

    It is not sure where the system has no locks.
    """

    def __init__(self, path: Path, handle: int, is_sure: bool) -> None:
        self.path = path
        self.handle = handle
        self.is_sure = is_sure
        HELD.add(self)

    def give_back(self) -> None:
        """Let others have it; the file goes while it is still locked, so that nobody finds it half gone."""
        HELD.discard(self)
        with suppress(OSError):
            self.path.unlink()
        os.close(self.handle)


HELD: WeakSet[Claim] = WeakSet()


def let_go() -> None:
    """In a process that was forked: it would keep the files locked after the one that has claimed them is gone."""
    for held in list(HELD):
        os.close(held.handle)
    HELD.clear()


if sys.platform != "win32":
    os.register_at_fork(after_in_child=let_go)


def claim(path: Path) -> Claim | None:
    """Lock a file, which is made if need be; nothing if somebody else has done so."""
    while True:
        handle = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
        is_ours = lock(handle)
        if is_ours is False:
            os.close(handle)
            return None
        if is_at(path, handle):
            return Claim(path, handle, is_sure=is_ours is True)
        os.close(handle)  # whoever had it before has just given it back: this file has no name any more


def is_claimed(path: Path) -> bool:
    """Has somebody locked this file?"""
    try:
        handle = os.open(path, os.O_RDWR)
    except OSError:
        return False
    try:
        return lock(handle) is False
    finally:
        os.close(handle)


def lock(handle: int) -> bool | None:
    """Lock an open file, unless somebody else has; nothing where the system has no locks: there everybody may."""
    if sys.platform == "win32":
        return None
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return None
    return True


def is_at(path: Path, handle: int) -> bool:
    """Is this still the file that the path names?"""
    try:
        return os.path.samestat(path.stat(), os.fstat(handle))
    except FileNotFoundError:
        return False
