"""What a record proves about the luck of its game."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from kogge.counting import statistics
from kogge.game import Game
from kogge.games.refusal import Refused
from kogge.head import SEALED, TOLD
from kogge.record import read_record
from kogge.seal import ClosedSeal

PROVED = "proved"  # the secret is told, and every draw is the sealed one
PARTLY = "partly"  # the same, but for draws before the game was sealed, of which nothing is known
WRONG = "wrong"  # the record can't be that of a game with this seal
CLOSED = "closed"  # the luck is sealed, and the secret is not told yet
UNSEALED = "unsealed"  # the luck comes from a seed


@dataclass(frozen=True)
class Proof:
    """What is known of the luck of a game.

    ``draws`` is how many actions of chance the record has, and ``before`` how many of them came before the seal;
    ``rolls`` is how often each total was rolled for production, and ``expected`` how often that is to be expected. What
    is wrong is said by ``reason``, with the number of a ``line`` if it is one of them.
    """

    verdict: str
    hash: str = ""
    words: Mapping[str, str] = field(default_factory=dict)
    draws: int = 0
    before: int = 0
    is_over: bool = False
    rolls: Mapping[int, int] = field(default_factory=dict)
    expected: Mapping[int, float] = field(default_factory=dict)
    reason: Refused | None = None

    @property
    def line(self) -> int | None:
        """The number of the first line that is wrong."""
        found = self.reason is not None and self.reason.key == "wrong_line" and self.reason.parts["number"]
        return int(str(found)) if found else None

    def to_dict(self) -> dict[str, object]:
        """All of it as plain values, ready for JSON; the reason also as a sentence in English."""
        return {
            "verdict": self.verdict,
            "hash": self.hash,
            "words": dict(self.words),
            "draws": self.draws,
            "before": self.before,
            "is_over": self.is_over,
            "rolls": {str(total): times for total, times in self.rolls.items()},
            "expected": {str(total): times for total, times in self.expected.items()},
            "line": self.line,
            "reason": None if self.reason is None else self.reason.to_dict(),
            "sentence": "" if self.reason is None else str(self.reason),
        }


def verify(text: str) -> Proof:
    """What a record proves about its luck; a text that is no record is refused.

    A sealed game can prove that the secret is the one whose hash was shown, and that every draw follows from it. That
    the hash, and somebody's word, are those that were known before the first draw, only they can say.
    """
    try:
        game = read_record(text)
    except Refused as reason:
        if isinstance(text, str) and claims_seal(text):
            return Proof(WRONG, reason=reason)
        raise
    if game.seal is None:
        return Proof(UNSEALED, is_over=game.is_over)
    return shown_by(game, game.seal.hash, dict(game.seal.words))


def shown_by(game: Game, shown: str, words: Mapping[str, str]) -> Proof:
    """What a sealed game shows that could be read from its record: with the secret, every draw was checked."""
    counted = statistics(game)
    before = min(game.seal.first, game.draws) if game.seal is not None else 0
    verdict = CLOSED if isinstance(game.seal, ClosedSeal) else PARTLY if before else PROVED
    return Proof(verdict, shown, words, game.draws, before, game.is_over, counted.rolls, counted.expected)


def claims_seal(text: str) -> bool:
    """Does the head of a record say anything of a seal?"""
    head = text.replace("\r\n", "\n").partition("\n\n")[0].split("\n")
    return any(line.startswith((f"{SEALED}: ", f"{TOLD}: ")) for line in head[1:])
