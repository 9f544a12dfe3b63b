"""Luck that nobody can change and everybody can check: sealed before the first draw, opened after the last.

Whoever rolls for a table makes a secret and shows its hash before anything is drawn. The players may add words of
their own, which are not known when the secret is made. Every draw follows from the secret, the words and its number
among the draws. When the game is over the secret is told: then anybody can work out every draw again.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from unicodedata import category, normalize

from kogge.engine.rules import Rules
from kogge.engine.state import State
from kogge.games.refusal import Refused, quoted
from kogge.modules.dice import TwoDice
from kogge.plies import Faces

SECRET = 32  # bytes
WORD = 64  # characters that a player may add
NUMBERS = 1 << 256  # as many as there are numbers to draw from
SIDES = range(1, 7)  # of a die


@dataclass(frozen=True)
class Seal:
    """A secret, and the words that were added to it, each with the seat whose it is, in the order of the seats."""

    secret: bytes
    words: tuple[tuple[str, str], ...] = ()

    def __post_init__(self) -> None:
        if len(self.secret) != SECRET:
            raise Refused(f"a secret has {SECRET} bytes, not {len(self.secret)}")

    def __repr__(self) -> str:
        return f"<Seal {self.hash}>"  # a secret must not get into a log

    @classmethod
    def fresh(cls) -> "Seal":
        """A new secret from the entropy of the system."""
        return cls(secrets.token_bytes(SECRET))

    @property
    def hash(self) -> str:
        """What is shown before the first draw."""
        return hashlib.sha256(self.secret).hexdigest()

    @property
    def key(self) -> bytes:
        """From which all draws follow: the secret and the words."""
        told = "".join(f"{seat}: {word}\n" for seat, word in self.words)
        return hmac.digest(self.secret, told.encode(), "sha256")

    def number(self, draw: int, below: int) -> int:
        """A number from 0 up to one below, each as likely as the others: that of this draw.

        What can't be shared out evenly is drawn again.
        """
        fair, tries = NUMBERS - NUMBERS % below, 0
        while True:
            found = int.from_bytes(hmac.digest(self.key, f"{draw}/{tries}".encode(), "sha256"), "big")
            if found < fair:
                return found % below
            tries += 1

    def drawn(self, rules: Rules, s: State, draw: int) -> tuple[int, Faces | None]:
        """What chance does in a position, by the draw of this number; and the faces of dice, if two are rolled.

        The outcomes are taken in the order in which the rules list them, each as often as it weighs.
        """
        outcomes = rules.outcomes(s)
        place = self.number(draw, sum(weight for _, weight in outcomes))
        for action, weight in outcomes:
            if place < weight:
                break
            place -= weight
        dice = rules.act_of(action)
        return action, throws(action - dice.first)[place] if isinstance(dice, TwoDice) else None


def throws(total: int) -> list[Faces]:
    """The ways to roll a total with two dice."""
    return [(first, total - first) for first in SIDES if total - first in SIDES]


def checked_word(word: str) -> str:
    """A word that a player adds, as it is written down: of one line, and the same on every machine."""
    written = " ".join(normalize("NFC", word).split())
    if not 0 < len(written) <= WORD or any(category(letter).startswith("C") for letter in written):
        raise Refused(f"a word for the luck has 1 to {WORD} characters, in one line; this is {quoted(word)}")
    return written


def ordered(words: dict[str, str], seats: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Words by seat, in the order of the seats; who has said nothing is left out."""
    return tuple([(seat, words[seat]) for seat in seats if seat in words])
