"""Luck that nobody can change and everybody can check: sealed before the first draw, opened after the last.

Whoever rolls for a table makes a secret and shows its hash before anything is drawn. The players may add words of
their own, which are not known when the secret is made. Every draw follows from the secret, the words and its number
among the draws. When the game is over the secret is told: then anybody can work out every draw again.
"""

import hashlib
import hmac
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate
from secrets import token_bytes
from unicodedata import category, normalize

from kogge.engine.rules import Rules
from kogge.engine.state import CHANCE, State
from kogge.games.refusal import Refused, quoted, written
from kogge.modules.dice import TwoDice
from kogge.notation import notation
from kogge.plies import Faces, in_brackets

SECRET = 32  # bytes
WORD = 64  # characters that a player may add
NUMBERS = 1 << 256  # as many as there are numbers to draw from
SIDES = range(1, 7)  # of a die

Words = tuple[tuple[str, str], ...]  # seats, by colour, each with what it has added


@dataclass(frozen=True)
class Seal:
    """A secret, and the words that were added to it, each with the seat whose it is, in the order of the seats.

    ``is_open`` says that the secret may be told. Whoever has a seal can foresee all of its draws. A game that has begun
    otherwise, and was sealed later, has ``first`` draws that don't come from the seal.
    """

    secret: bytes
    words: Words = ()
    is_open: bool = field(default=False, compare=False)
    first: int = 0

    def __post_init__(self) -> None:
        if not isinstance(self.secret, bytes):
            raise Refused(f"a secret is given as bytes, not as {type(self.secret).__name__}")
        if len(self.secret) != SECRET:
            raise Refused(f"a secret has {SECRET} bytes, not {len(self.secret)}")
        check_words(self.words)

    def __repr__(self) -> str:
        return f"<Seal {self.hash}>"  # a secret must not get into a log

    @classmethod
    def fresh(cls) -> "Seal":
        """A new secret from the entropy of the system."""
        return cls(token_bytes(SECRET))

    def with_words(self, words: Mapping[str, str], seats: Sequence[str]) -> "Seal":
        """The same secret with the words of players, by colour, in a game with these seats; each adds one or none."""
        return replace(self, words=ordered({seat: checked_word(word) for seat, word in words.items()}, seats))

    def opened(self) -> "Seal":
        """The same seal, of which the secret may be told."""
        return replace(self, is_open=True)

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
        if not 0 < below <= NUMBERS:
            raise Refused(f"a number can't be drawn from {quoted(below)}")
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
        ends = list(accumulate(weight for _, weight in outcomes))  # each outcome has the numbers below its end
        number = self.number(draw, ends[-1])
        chosen = bisect_right(ends, number)
        action, weight = outcomes[chosen]
        dice = rules.act_of(action)
        if not isinstance(dice, TwoDice):
            return action, None
        return action, throws(action - dice.first)[number - ends[chosen] + weight]

    def check(self, rules: Rules, s: State, line: Sequence[int], faces: Faces | None, draw: int) -> None:
        """Refuse a line of actions in which somebody says what chance does.

        Only when the seal is open may that be said, of a single draw, and it must be the sealed one. Before that not
        even the right one is taken, or else one could try them all and foresee what will come.
        """
        if len(line) == 1 and s.to_act == CHANCE and self.is_open:
            if draw < self.first:
                return  # of what was before the seal it says nothing
            drawn = self.drawn(rules, s, draw)
            if drawn != (line[0], faces):
                sealed, said = shown(rules, *drawn), shown(rules, line[0], faces)
                raise Refused.of("other_draw", draw=str(draw), sealed=sealed, said=said)
        elif s.to_act == CHANCE or (len(line) > 1 and leads_to_chance(rules, s, line)):
            raise Refused.of("luck_is_sealed")


@dataclass(frozen=True)
class ClosedSeal:
    """A seal of which only the hash and the words are known: what was drawn can be told, but nothing more drawn."""

    hash: str
    words: Words = ()
    first: int = 0
    is_open = False
    secret = None

    def __post_init__(self) -> None:
        check_words(self.words)

    def __repr__(self) -> str:
        return f"<ClosedSeal {self.hash}>"

    def opened(self) -> Seal:
        """Nobody can open it without the secret."""
        raise Refused.of("secret_unknown")

    def drawn(self, rules: Rules, s: State, draw: int) -> tuple[int, Faces | None]:
        """Nobody can draw without the secret."""
        raise Refused.of("secret_unknown")

    def check(self, rules: Rules, s: State, line: Sequence[int], faces: Faces | None, draw: int) -> None:
        """Whatever chance is said to do may have been sealed."""


AnySeal = Seal | ClosedSeal


def one_source(seed: int | None, seal: AnySeal | None, seats: Sequence[str]) -> AnySeal | None:
    """The seal of a game, if its luck does not come from a seed; the words in it must be those of the seats."""
    if (seed is None) == (seal is None):
        raise Refused("the luck of a game comes from a seed or from a seal, and not from both")
    if seal is not None and not isinstance(seal, AnySeal):
        raise Refused(f"a seal is a kogge.Seal, not a {type(seal).__name__}")
    if seal is not None and ordered(dict(seal.words), seats) != seal.words:
        raise Refused(f"the words of a seal come in the order of the seats, one of each: {', '.join(seats)}")
    return seal


def leads_to_chance(rules: Rules, s: State, line: Sequence[int]) -> bool:
    """Is it chance that does one of these actions?"""
    trial = s.copy()
    for action in line:
        if trial.to_act == CHANCE:
            return True
        rules.play(trial, action)
    return False


def shown(rules: Rules, action: int, faces: Faces | None) -> str:
    """A draw as a record tells it."""
    return f"{notation(rules).write(action)}{in_brackets(faces)}"


def throws(total: int) -> list[Faces]:
    """The ways to roll a total with two dice.

    >>> throws(4)
    [(1, 3), (2, 2), (3, 1)]
    """
    return [(first, total - first) for first in SIDES if total - first in SIDES]


# Words


def checked_word(word: str) -> str:
    """A word that a player adds, as it is written down: of one line, and the same on every machine.

    >>> checked_word("  four   of \u00a0a kind ")
    'four of a kind'
    """
    if not isinstance(word, str):
        raise Refused(f"a word for the luck is a text, not {quoted(word)}")
    told = " ".join(normalize("NFC", word).split())
    if not is_word(told) or any(category(letter).startswith("C") for letter in told):
        raise wrong_word(word)
    return told


def check_words(words: Words) -> None:
    """Refuse words that can't be told line by line; another machine may know more letters, and has normalised them."""
    if not isinstance(words, tuple) or not all(isinstance(pair, tuple) and len(pair) == 2 for pair in words):
        raise Refused('words are given as pairs of a seat and its word, as in (("red", "four of a kind"),)')
    for _, word in words:
        if not isinstance(word, str) or not is_word(word):
            raise wrong_word(word if isinstance(word, str) else quoted(word))


def is_word(word: str) -> bool:
    """Is it short, in one line, without blanks around it, and can it be written in UTF-8?"""
    is_line = word == " ".join(word.split()) and not any(category(letter) in ("Cc", "Cs") for letter in word)
    return is_line and 0 < len(word) <= WORD


def wrong_word(word: str) -> Refused:
    return Refused.of("wrong_word", most=WORD, word=written(word))


def ordered(words: Mapping[str, str], seats: Sequence[str]) -> Words:
    """Words by seat, in the order of the seats; who has said nothing is left out."""
    for seat in words:
        if seat not in seats:
            raise Refused.of("word_of_nobody", color=written(seat), seats=list(seats))
    return tuple([(seat, words[seat]) for seat in seats if seat in words])
