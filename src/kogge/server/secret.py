"""The server's own secret, with which it signs what guests show: made on the first start, in a file for its owner."""

import hmac
import os
from base64 import urlsafe_b64encode
from hashlib import sha256
from pathlib import Path
from secrets import token_bytes
from stat import S_IMODE, S_ISREG

from kogge.files import mentioned, reason
from kogge.games.refusal import Refused

FILE = "secret.key"  # in the data folder
SIZE = 32  # bytes
PRIVATE = 0o600


class Secret:
    """Signs texts; nothing of it is ever told."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def __repr__(self) -> str:
        return "<Secret>"  # it must not get into a log

    def signature(self, purpose: str, text: str) -> str:
        """What only this server can say of a text, for one purpose."""
        signed = hmac.digest(self.key, f"{purpose}:{text}".encode(), sha256)
        return urlsafe_b64encode(signed).rstrip(b"=").decode()

    def is_signed(self, purpose: str, text: str, signature: str) -> bool:
        """Is this our signature?  It takes as long whether or not it is."""
        return hmac.compare_digest(self.signature(purpose, text).encode(), signature.encode("utf-8", "replace"))


def kept_secret(folder: Path) -> Secret:
    """The secret in a data folder, which is made if there is none.  A file that others may read is refused."""
    path = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        if not path.exists():
            make(path)
        with path.open("rb") as file:
            known = os.fstat(file.fileno())
            key = file.read(SIZE + 1)
    except OSError as trouble:
        raise Refused.of("secret_not_kept", path=mentioned(path), reason=reason(trouble)) from trouble
    if not S_ISREG(known.st_mode) or len(key) != SIZE:
        raise Refused.of("secret_broken", path=mentioned(path))
    if os.name == "posix" and S_IMODE(known.st_mode) & 0o077:
        raise Refused.of("secret_open", path=mentioned(path))
    return Secret(key)


def make(path: Path) -> None:
    """Write a new secret, whole or not at all; whoever comes second takes the first one's."""
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    handle = os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, PRIVATE)
    try:
        os.write(handle, token_bytes(SIZE))
        os.fsync(handle)
    finally:
        os.close(handle)
    try:
        os.link(part, path)  # unlike a renaming, it never replaces
    except FileExistsError:
        pass
    finally:
        part.unlink()
