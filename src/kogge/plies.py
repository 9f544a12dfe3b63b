"""What a game remembers of each action: who did it, what it told, and how it can be taken back."""

from collections.abc import Iterator
from dataclasses import dataclass

from kogge.engine.chance import Random
from kogge.engine.rules import Rules
from kogge.engine.state import WayBack
from kogge.engine.tidings import Tiding
from kogge.games.refusal import Refused, quoted, whole
from kogge.modules.dice import TwoDice

Faces = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Ply:
    """One action, and all before it: copies of a game share their past.

    ``faces`` are those of the dice, where the action is a roll and somebody has drawn them.
    """

    number: int
    action: int
    actor: int
    faces: Faces | None
    told: tuple[Tiding, ...]
    way_back: WayBack
    before: "Ply | None"
    draws: int = 0  # how many actions were luck's up to here


def backwards(last: Ply | None, until: int = 0) -> Iterator[Ply]:
    """The plies from the last one down to that with the number ``until``."""
    while last is not None and last.number >= until:
        yield last
        last = last.before


def drawn(rules: Rules, action: int, luck: Random) -> Faces | None:
    """The faces of two dice that this luck has just drawn; of any other action, none."""
    return (1 + luck.number(6), 1 + luck.number(6)) if isinstance(rules.act_of(action), TwoDice) else None


def in_brackets(faces: Faces | None) -> str:
    """The faces of dice as they are written after their total; nothing if there are none."""
    return f" ({faces[0]}+{faces[1]})" if faces else ""


def thrown(rules: Rules, line: list[int], faces: Faces) -> Faces:
    """The faces of two dice, if they are what this line says of them."""
    dice = rules.act_of(line[0]) if len(line) == 1 else None
    if not isinstance(dice, TwoDice):
        raise Refused("faces can be told of a single roll of two dice only")
    if len(faces) != 2 or not all(1 <= whole(face, "a face") <= 6 for face in faces):
        raise Refused(f"two dice show two numbers from 1 to 6, not {quoted(str(faces))}")
    if sum(faces) != line[0] - dice.first:
        raise Refused(f"{dice.name} {line[0] - dice.first} can't be {faces[0]} and {faces[1]}")
    return (faces[0], faces[1])
