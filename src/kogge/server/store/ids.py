"""Names that can't be guessed, and tokens that are kept so that whoever reads the database can't use them."""

from hashlib import sha256
from secrets import token_urlsafe

BITS = 128
ID_LENGTH = 22  # characters of 6 bits each
DIGEST_LENGTH = 64  # characters of a SHA-256 in hexadecimal digits


def new_id() -> str:
    """A name for a guest or a table, of 128 random bits.

    >>> len(new_id())
    22
    """
    return token_urlsafe(BITS // 8)


def new_token() -> str:
    """What somebody shows to be who they are, or to have been invited: as hard to guess as an id."""
    return token_urlsafe(BITS // 8)


def digest(token: str) -> str:
    """What is kept of a token.

    >>> digest("abc")[:8]
    'ba7816bf'
    """
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
