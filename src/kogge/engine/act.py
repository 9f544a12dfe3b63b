"""What rules are made of: acts that a player or chance may choose, and steps that offer them."""

from collections.abc import Sequence

from kogge.engine.chance import Moves, Random
from kogge.engine.parts import Part
from kogge.engine.state import State

NO_LIMIT = 2**31 - 1  # more than any cell holds
ACTS_AT_A_STEP = 63  # a bit each in a machine word


class Need:
    """A condition of an act: a cell must hold at least ``least`` and at most ``most``.

    Each seat has a cell of its own: that of seat 0 is ``cell``, and each next seat's lies ``stride`` cells further on.
    So the stride is 1 for a field with a cell for each seat, the length of a row for a field with a row for each seat,
    and 0 for a cell that everyone shares.
    """

    def __init__(self, cell: int, least: int = 1, stride: int = 1, most: int = NO_LIMIT) -> None:
        self.cell = cell
        self.least = least
        self.stride = stride
        self.most = most

    @classmethod
    def exactly(cls, cell: int, value: int) -> "Need":
        """The need that a cell that everyone shares holds this number."""
        return cls(cell, value, 0, value)


class Act:
    """One kind of action: when it is allowed and what it does.

    ``parts`` are what it must be told, as the path of a road. Each combination of their values is one argument; there
    are ``size`` of them, numbered from 0, and the last part changes fastest. When the rules are assembled, each becomes
    an action: they have the numbers from ``first`` on.

    ``needs`` are conditions that can be checked without asking the act: while one of them is not met, ``legal`` is not
    called. If nothing else has to be checked, the act is made with ``always=True``, and ``legal`` is never called.

    An act that ``is_step`` moves a piece one step on its way; its parts are the piece and the place.
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
        """The values that an argument stands for, one for each part."""
        values: list[int] = []
        for part in reversed(self.parts):
            arg, k = divmod(arg, part.size)
            values.append(part.values[k])
        return tuple(reversed(values))

    def join(self, values: Sequence[int]) -> int:
        """The argument that stands for these values, one for each part."""
        arg = 0
        for part, value in zip(self.parts, values, strict=True):
            arg = arg * part.size + part.values.index(value)
        return arg

    def legal(self, s: State, out: Moves) -> None:
        """Add every action that is allowed now, when the needs are met; here, the only one that there is."""
        out.add(self.first)

    def apply(self, s: State, arg: int) -> None:
        """Do it.  The caller has made sure that it is allowed."""

    def draw(self, s: State, out: Moves, rng: Random) -> int:
        """The action that chance takes: one of those that are legal, by its weight."""
        self.legal(s, out)
        return out.pick(rng)

    def witnessed(self, s: State, seat: int) -> bool:
        """May this seat (``NOBODY``: a spectator) see the argument?  Asked before the action is applied."""
        return True


class Step:
    """A point of decision, and the acts that are open there, in the order of the rulebook."""

    def __init__(self, name: str, id: int) -> None:
        self.name = name
        self.id = id
        self.acts: list[Act] = []
        self.by_chance = False
        self.guards: dict[Act, list[Need]] = {}
        self.is_closed = False

    def offers(self, acts: list[Act]) -> None:
        """Say which acts are open at this step."""
        if self.is_closed:
            raise ValueError(f"nothing more is offered at {self.name} once the rules are put together")
        if self.by_chance:
            raise ValueError(f"chance acts at {self.name}, by one act: nothing else is offered there")
        for act in acts:
            if act in self.acts:
                raise ValueError(f"{act.name} is offered at {self.name} already")
            self.acts.append(act)
        assert len(self.acts) <= ACTS_AT_A_STEP, f"{self.name} offers too many acts"

    def draws(self, acts: list[Act]) -> None:
        """Say that chance acts at this step, and by which one act."""
        if self.acts or len(acts) != 1:
            raise ValueError(
                f"chance has one act at {self.name}, from which it draws, and nothing else is offered there"
            )
        self.offers(acts)
        self.by_chance = True

    def guard(self, act: Act, *needs: Need) -> None:
        """Say what an act needs at this step on top of its own needs; at other steps it does not need that."""
        if self.is_closed or act in self.guards:
            when = "can't be said once the rules are put together" if self.is_closed else "was said before"
            raise ValueError(f"what {act.name} needs at {self.name} {when}")
        self.guards[act] = list(needs)

    def closed(self) -> "Step":
        """The step, which takes no more acts: the rules are put together."""
        self.is_closed = True
        return self

    def needs(self, act: Act) -> list[Need]:
        """All that an act needs at this step: what it needs everywhere, and what it needs only here."""
        return [*act.needs, *self.guards.get(act, [])]


class Judge:
    """Looks at the position after an action and may end the game.

    It is asked only when the cell that it ``needs``, of the player whose turn it is, holds enough for an end. One that
    needs nothing is never asked: in such a game acts set the step to ``OVER`` themselves.
    """

    def __init__(self, needs: Need | None = None) -> None:
        need = needs or Need(0, NO_LIMIT, 0)  # which no cell ever meets
        self.cell: int = need.cell
        self.least: int = need.least
        self.stride: int = need.stride

    def ruling(self, s: State) -> None:
        """Set the step to ``OVER`` when the game is."""
