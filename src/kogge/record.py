"""A whole game as text: save file, replay, bug report and test alike.

A head of ``name: value`` lines says what is played, an empty line follows, then comes one action
a line, chance included, and a last line that says how many there were::

    kogge record 1
    scenario: base
    players: 3
    seat orange: person Ana
    seat red: bot greedy

    chance: starting_roll 9 (4+5)
    orange: roll
    end: 2 actions, underway

What was given ahead and is not due yet stands before the last line: ``given red: accept``. A value of several
lines, as an owner's board, is written ``name| line``, line by line. Who plays a seat is told where it is known.
The head is written and read in ``kogge.head``.
"""

import re
from pathlib import Path

from kogge.decisions import told
from kogge.engine.state import CHANCE
from kogge.files import mentioned, read_text
from kogge.game import Game
from kogge.games.refusal import Refused, quoted, written
from kogge.head import begun, head_of, wrong_line
from kogge.plies import Faces, Ply, in_brackets
from kogge.seal import Seal

ROLL = re.compile(r"(.*)\s\(([1-6])\+([1-6])\)\s*")
GIVEN = "given "  # how the lines begin that tell what is held
LARGEST_RECORD = 16 * 1024 * 1024  # bytes: twenty times as many as random games of 1,000 turns have


def write_record(game: Game) -> str:
    """The text from which ``read_record`` makes the game again."""
    return Transcript(game).text()


class Transcript:
    """The record of a game that goes on: what was told once is not worked out again."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.told: tuple[Ply | None, list[str]] = (None, [])  # the last action that was told, and all lines up to it

    def text(self) -> str:
        """The record of the game as it stands now."""
        if self.game.beginning != self.game.rules.blank:
            raise Refused("a game that began from an arranged position has no record")
        end = f"end: {len(self.game)} actions, {result(self.game)}"
        return "\n".join([*head_of(self.game), "", *self.lines(), *held_by(self.game), end, ""])

    def lines(self) -> list[str]:
        """The actions, a line each."""
        plies = self.game.plies()
        last, lines = self.told
        if plies[: len(lines)][-1:] != [last]:  # nothing was told yet, or something was taken back
            lines = []
        lines = lines + [self.line(ply) for ply in plies[len(lines) :]]
        self.told = (plies[-1] if plies else None, lines)  # all at once: an interruption finds the old or the new
        return lines

    def line(self, ply: Ply) -> str:
        """An action, and the faces of dice after their total."""
        return f"{actor(self.game, ply.actor)}: {self.game.text(ply.action)}{in_brackets(ply.faces)}"


def held_by(game: Game) -> list[str]:
    """What was given ahead and is not due yet, a line for each seat."""
    return [f"{GIVEN}{game.seats[seat]}: {told(game.rules, answer)}" for seat, answer in sorted(game.held.items())]


def rolled(text: str) -> tuple[str, Faces | None]:
    """An action as a record tells it, and the faces of its dice; older records tell none."""
    found = ROLL.fullmatch(text)
    return (found[1], (int(found[2]), int(found[3]))) if found else (text, None)


def actor(game: Game, seat: int) -> str:
    return "chance" if seat == CHANCE else game.seats[seat]


def result(game: Game) -> str:
    """How the game stands, in two words."""
    if not game.is_over:
        return "underway"
    winners = [game.seats[seat] for seat in game.winners]
    return f"{' and '.join(winners) or 'nobody'} won"


def recorded(path: Path) -> Game:
    """The game that a file tells; any other file is refused, and a huge one before it is read."""
    text = read_text(path, LARGEST_RECORD, "record")
    try:
        return read_record(text)
    except Refused as reason:
        raise Refused.of("not_read", path=mentioned(path), reason=reason.to_dict()) from reason


def read_record(text: str, secret: bytes | None = None) -> Game:
    """The game that a record tells; a broken or truncated one is refused.

    Where a sealed record tells its secret, every draw must be the sealed one. Whoever keeps the secret of a game that
    goes on gives it here: it is checked in the same way, and the record does not tell it before it may.
    """
    if not isinstance(text, str):
        raise Refused(f"a record is a text, not {quoted(text)}")
    head, _, body = text.replace("\r\n", "\n").partition("\n\n")
    lines = body.strip("\n").split("\n")
    game = begun(head.strip("\n").split("\n"), secret)
    sealed, luck = game.seal, game.luck.position
    if isinstance(sealed, Seal):
        game.open_seal()  # so that draws can be told, and are checked
    if not lines[-1].startswith("end: "):
        raise Refused.of("truncated")
    for number, line in enumerate(lines[:-1], start=head.count("\n") + 3):
        try:
            follow(game, line)
        except Refused as reason:
            raise wrong_line(number, reason) from reason
    if lines[-1] != f"end: {len(game)} actions, {result(game)}":
        told = f"{len(game)} actions, {result(game)}"
        raise Refused.of("wrong_end", line=written(lines[-1]), told=told)
    game.seal, game.luck.position = sealed, luck
    return game


def follow(game: Game, line: str) -> None:
    """Play one line of a record."""
    name, colon, text = line.partition(": ")
    if not colon:
        raise Refused.of("no_action_line", line=written(line))
    if name.startswith(GIVEN):
        hold(game, name.removeprefix(GIVEN), text)
        return
    if game.held:
        raise Refused.of("given_before_last")
    if name != actor(game, game.to_act):
        raise Refused.of("another_acts", actor=actor(game, game.to_act), name=written(name))
    text, faces = rolled(text)
    game.play(game.action(text), faces)


def hold(game: Game, color: str, text: str) -> None:
    """Give what a record tells to be held."""
    if color not in game.seats:
        raise Refused.of("given_by_nobody", color=written(color), seats=game.seats)
    seat = game.seats.index(color)
    if seat in game.held:
        raise Refused.of("given_twice", color=color)
    for part in text.split(";"):
        game.give(seat, game.action(part))
    if seat not in game.held:
        raise Refused.of("given_is_due", color=color)
