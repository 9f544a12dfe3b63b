"""Files of people: read only as far as is sensible, written whole or not at all."""

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from stat import S_IMODE, S_ISDIR, S_ISREG

from kogge.games.refusal import Part, Refused, quoted, word, written

LONGEST_NAME = 200  # characters of a path that a sentence can bear
PART = ".kogge-*.part"  # how files are called that are not whole yet
TROUBLES = {  # that have words in every language
    errno.EACCES: "permission",
    errno.EPERM: "not_permitted",
    errno.ENOENT: "not_there",
    errno.ENOTDIR: "no_folder",
    errno.EISDIR: "is_folder",
    errno.EEXIST: "exists",
    errno.ENAMETOOLONG: "long_name",
    errno.ENOSPC: "disk_full",
    errno.EROFS: "read_only",
    errno.ELOOP: "links",
    errno.EIO: "device",
}


def place(name: str) -> Path:
    """Where a name leads that somebody typed: a leading ``~`` is their home.

    >>> place("evening.record").name
    'evening.record'
    """
    try:
        return Path(name).expanduser()
    except RuntimeError:
        raise Refused.of("no_such_home", name=written(name)) from None


def shown(path: Path) -> str:
    """A path as a sentence can bear it."""
    name = str(path)
    return name if name.isprintable() and len(name) <= LONGEST_NAME else quoted(name)


def mentioned(path: Path) -> Part:
    """The same as a part of a refusal."""
    name = str(path)
    return name if shown(path) == name else written(name)


def is_there(path: Path) -> bool:
    """Is there anything of this name?  A name that can't be one is refused."""
    try:
        path.stat()
    except FileNotFoundError:
        return False
    except (OSError, ValueError) as trouble:
        raise Refused.of("not_used", path=mentioned(path), reason=reason(trouble)) from trouble
    return True


def read_text(path: Path, largest: int, no: str) -> str:
    """What is in a file, if that is text of at most so many bytes; ``no`` says what any other file is not: ``record``.

    Nothing is waited for: what never ends, as a device or a pipe, is refused at once.
    """
    try:
        check_kind(path.stat().st_mode)
        with path.open("rb") as file:
            content = file.read(largest + 1)
    except FileNotFoundError:
        raise Refused.of("no_such_file", path=written(str(path), sys.maxsize)) from None
    except (OSError, ValueError) as trouble:
        raise Refused.of("not_read", path=mentioned(path), reason=reason(trouble)) from None
    if len(content) > largest:
        raise Refused.of("too_large", path=mentioned(path), no=word("no", no), size=size(largest))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused.of("no_text", path=mentioned(path), no=word("no", no)) from None


def write_whole(path: Path, text: str) -> None:
    """Put a text into a file, so that there is never a part of it: what was there stays until all is written.

    The file keeps its permissions, and a link goes on leading to it. ``Refused`` says why if it can't be written;
    then nothing has changed.
    """
    try:
        target = Path(os.path.realpath(path))
        mode = writable_mode(target)
        part = target.with_name(PART.replace("*", token_hex(8)))  # in the same folder, or it could not be renamed
        try:
            write_safely(part, text.encode("utf-8"))
            if mode is not None:
                part.chmod(mode)
            part.replace(target)
        except BaseException:  # an interruption leaves nothing behind either
            with suppress(OSError):
                part.unlink()
            raise
    except (OSError, ValueError) as trouble:
        raise Refused.of("not_written", path=mentioned(path), reason=reason(trouble)) from trouble


def writable_mode(path: Path) -> int | None:
    """The permissions of a file that may be written over; none if there is no such file yet."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return None
    check_kind(mode)
    if not os.access(path, os.W_OK):
        raise Refused.of("write_protected")
    return S_IMODE(mode)


def check_kind(mode: int) -> None:
    """Only files are read and written over."""
    if not S_ISREG(mode):
        raise Refused.of("folder_no_file") if S_ISDIR(mode) else Refused.of("device_no_file")


def write_safely(path: Path, content: bytes) -> None:
    """Write a new file, and wait until it is on the disk."""
    with path.open("xb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def reason(trouble: OSError | ValueError) -> Part:
    """What is the matter with a file: what the system says of it, or what we have found."""
    if isinstance(trouble, Refused):
        return trouble.to_dict()
    if isinstance(trouble, OSError) and trouble.errno in TROUBLES:
        return word("trouble", TROUBLES[trouble.errno])
    return getattr(trouble, "strerror", None) or str(trouble)


def size(count: int) -> str:
    """So many bytes, in words.

    >>> size(256 * 1024), size(16 * 1024 * 1024)
    ('256 KiB', '16 MiB')
    """
    return f"{count >> 20} MiB" if count >= 1 << 20 else f"{count >> 10} KiB"
