"""What rules are made of: acts that a player or chance may choose, and steps that offer them."""

from collections.abc import Sequence

from kogge.engine.chance import Moves, Random
from kogge.engine.parts import Part
from kogge.engine.state import State

NEVER = 2**31 - 1  # more than any cell holds
ACTS_AT_A_STEP = 63  # a bit each in a machine word


class Need:
    """A cell, counted for the player to act in steps of ``stride``, must hold at least and at most so much."""

    def __init__(self, cell: int, least: int = 1, stride: int = 1, most: int = NEVER) -> None:
        self.cell = cell
        self.least = least
        self.stride = stride
        self.most = most

    @classmethod
    def exactly(cls, cell: int, value: int) -> "Need":
        """A cell that everyone shares must hold this."""
        return cls(cell, value, 0, value)


class Act:
    """One kind of action: when it is allowed and what it does.

    What it must be told are its ``parts``, of which each combination is an argument: the last part changes fastest. An
    act owns the action ids ``first .. first + size - 1``. One that ``is_step`` moves a piece on its way: its
    parts are the piece and the place.
    An act is not even asked while one of its ``needs`` is not met, and one that is ``always`` open
    when they are is never asked.
    """

    def __init__(self, name: str, *parts: Part, always: bool = False) -> None:
        self.name = name
        self.parts: tuple[Part, ...] = parts
        self.size = 1
        for part in parts:
            self.size *= part.size
        self.is_step = False
        self.first = -1
        self.always = always
        self.needs: list[Need] = []

    def split(self, arg: int) -> tuple[int, ...]:
        """The values of its parts in an argument."""
        values: list[int] = []
        for part in reversed(self.parts):
            arg, k = divmod(arg, part.size)
            values.append(part.values[k])
        return tuple(reversed(values))

    def join(self, values: Sequence[int]) -> int:
        """The argument that has these values."""
        arg = 0
        for part, value in zip(self.parts, values, strict=True):
            arg = arg * part.size + part.values.index(value)
        return arg

    def legal(self, s: State, out: Moves) -> None:
        """Add what is allowed now; of an act without arguments, that its needs are met is enough."""
        out.add(self.first)

    def apply(self, s: State, arg: int) -> None:
        """Do it.  The caller has made sure that it is allowed."""

    def draw(self, s: State, out: Moves, rng: Random) -> int:
        """Chance picks one of its actions, by weight."""
        self.legal(s, out)
        return out.pick(rng)

    def witnessed(self, s: State, seat: int) -> bool:
        """May this seat (``NOBODY``: a spectator) see the argument?  Asked before the action is applied."""
        return True


class Step:
    """A point of decision: the acts open there, in rulebook order."""

    def __init__(self, name: str, id: int) -> None:
        self.name = name
        self.id = id
        self.acts: list[Act] = []
        self.by_chance = False
        self.guards: dict[Act, list[Need]] = {}

    def offers(self, acts: list[Act]) -> None:
        """Say which acts are open at this step."""
        self.acts.extend(acts)
        assert len(self.acts) <= ACTS_AT_A_STEP, f"{self.name} offers too many acts"

    def draws(self, acts: list[Act]) -> None:
        """Say that chance acts at this step, and by which one act."""
        assert len(acts) == 1, f"chance has one act at {self.name}, from which it draws"
        self.offers(acts)
        self.by_chance = True

    def guard(self, act: Act, *needs: Need) -> None:
        """At this step an act, which others may offer too, has needs of its own."""
        self.guards[act] = list(needs)

    def needs(self, act: Act) -> list[Need]:
        """All that an act needs at this step."""
        return [*act.needs, *self.guards.get(act, [])]


class Judge:
    """Looks at the position after an action and may end the game.

    It is not even asked while what it ``needs``, counted for the player whose turn it is, is not met.
    Without needs it never is: acts may end the game themselves.
    """

    def __init__(self, needs: Need | None = None) -> None:
        need = needs or Need(0, NEVER, 0)
        self.cell: int = need.cell
        self.least: int = need.least
        self.stride: int = need.stride

    def ruling(self, s: State) -> None:
        """Set the step to ``OVER`` when the game is."""
