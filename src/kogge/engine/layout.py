"""Which cell of a position means what, and who may see it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from types import MappingProxyType

from kogge.engine.act import Step
from kogge.engine.chart import Chart
from kogge.engine.fields import ANYTHING, COLOR, HEX, INTERSECTION, MANY, PATH, SEAT, STEP, TABLE, Axis, Holds
from kogge.engine.state import UNKNOWN, State
from kogge.engine.together import Together
from kogge.engine.topology import Topology
from kogge.engine.warden import Warden

PUBLIC = 0  # everyone sees it
OWNER = 1  # row i is seen by seat i alone
SECRET = 2  # nobody sees it: a face-down pile
WORKING = 3  # follows from the rest of the position, kept for speed; not shown


@dataclass(frozen=True)
class Field:
    """A named run of cells: a row for each thing of one axis, in it a number for each thing of another."""

    name: str
    start: int
    rows: int
    cols: int
    seen_by: int
    per: tuple[Axis, Axis]
    holds: Holds
    meaning: str

    @property
    def stop(self) -> int:
        return self.start + self.rows * self.cols

    @property
    def low(self) -> int:
        """The lowest number that its cells can hold."""
        return self.holds.low

    @property
    def high(self) -> int:
        """The highest number that its cells can hold."""
        return self.holds.high

    @property
    def columns(self) -> tuple[str, ...]:
        """What its columns are called, if they have names."""
        return self.per[1].words

    @property
    def values(self) -> tuple[str, ...]:
        """What its numbers from 0 on are called, if they are of things with names."""
        return self.holds.axis.words if self.holds.axis else ()

    @property
    def is_secret(self) -> bool:
        """Is there something in it that somebody may not see?"""
        return self.seen_by in (OWNER, SECRET)

    def most(self, col: int) -> int:
        """The highest number in a column of a position: no game counts further than that by far."""
        return min(MANY, self.high) if self.seen_by != WORKING else self.holds.most(col)

    def hidden_from(self, row: int, seat: int | None) -> bool:
        """Is this row a secret to the seat (``None``: a spectator)?"""
        return self.seen_by == SECRET or (self.seen_by == OWNER and row != seat)


def fixed(value: object) -> object:
    """A collection to which nothing can be added."""
    if isinstance(value, list):
        return tuple(value)
    return frozenset(value) if isinstance(value, set) else value


NO_FIELD = Field("", 0, 0, 0, PUBLIC, (Axis("nothing"), Axis("nothing")), ANYTHING, "")


class Layout:
    """Hands out cells and steps to the modules of a game while it is assembled.

    It knows how many seats there are, how large the board is, and which colours nobody plays; what else
    fields have rows and columns for, or hold the numbers of, the modules tell it.
    """

    def __init__(self, players: int, topo: Topology | None = None, neutrals: int = 0) -> None:
        self.players = players
        self.fields: dict[str, Field] = {}
        self.blank: list[int] = []
        self.steps = [Step("over", 0)]
        self.pools: list[tuple[str, ...]] = []
        self.known: dict[str, str] = {}
        self.counts: dict[str, tuple[str, str]] = {}
        self.sources: dict[str, str] = {}
        self.chart = Chart()
        self.shared: dict[int, Together] = {}  # by step: where several seats may decide at once
        self.matters: dict[int, list[str]] = {}  # by step: the fields that say what is decided there
        self.openings: set[int] = set()  # steps before the first turn, where seats act in an order of their own
        self.phases: list[int] = []  # steps at which a turn stands by itself, and to which interruptions lead back
        self.idle: list[str] = []  # fields that are used within an action only
        self.renewals: list[Callable[[State], str]] = []  # of cells that follow from the rest
        self.elsewhere: dict[str, list[Callable[[State], list[int]]]] = {}  # by supply: what is not in it
        self.facts: list[object] = []  # what modules have told of themselves
        self.axes: dict[str, Axis] = {}
        self.name(STEP, tuple(step.name for step in self.steps))
        self.number(SEAT, players)
        self.number(COLOR, players + neutrals)
        self.warden = Warden(self)
        if topo is not None:
            self.number(HEX, topo.n_hexes)
            self.number(INTERSECTION, topo.n_nodes)
            self.number(PATH, topo.n_edges)

    def freeze(self) -> None:
        """The game is put together: its rules rely on all this from now on."""
        self.steps = [step.closed() for step in self.steps]
        for name, value in vars(self).items():
            if isinstance(value, dict):
                vars(self)[name] = MappingProxyType({key: fixed(one) for key, one in value.items()})
            elif name != "facts":  # to which nothing that can be played listens
                vars(self)[name] = fixed(value)

    def check_open(self, what: str, name: str) -> None:
        """Refuse what comes too late."""
        if self.warden.is_finished:
            raise ValueError(f"the {what} {name} can't be added once the rules are put together")

    def __setattr__(self, name: str, value: object) -> None:
        if "warden" in vars(self) and self.warden.is_finished:
            raise AttributeError(f"{name} of a layout can't be set once the rules are put together")
        object.__setattr__(self, name, value)

    def number(self, axis: Axis, size: int) -> None:
        """Say how many of these things there are in this game."""
        assert axis.of not in self.axes, f"how many there are of {axis.of} was said before"
        self.axes[axis.of] = replace(axis, size=size)

    def name(self, axis: Axis, words: tuple[str, ...]) -> None:
        """Say what each of these things is called in this game."""
        assert axis.of not in self.axes, f"what there is of {axis.of} was said before"
        self.axes[axis.of] = Axis.named(axis.of, words)

    def sized(self, axis: Axis) -> Axis:
        """The things of an axis as this game has them."""
        assert axis.size or axis.of in self.axes, f"nobody has said how many there are of {axis.of}"
        return axis if axis.size else self.axes[axis.of]

    def field(
        self,
        name: str,
        per: Axis | tuple[Axis, Axis] = TABLE,
        holds: Holds = ANYTHING,
        fill: int = 0,
        seen_by: int = PUBLIC,
        meaning: str = "",
    ) -> int:
        """Reserve a cell for each thing that the field is ``per``, by rows and columns, and return the first."""
        self.check_open("field", name)
        assert name not in self.fields, f"two fields are called {name}"
        rows, cols = (per, TABLE) if isinstance(per, Axis) else per
        assert seen_by != OWNER or rows == SEAT, f"{name} needs a row for each seat"
        if holds.axis is not None:
            holds = holds.on(self.sized(holds.axis))
        per = self.sized(rows), self.sized(cols)
        start = len(self.blank)
        self.fields[name] = Field(name, start, per[0].size, per[1].size, seen_by, per, holds, meaning)
        self.blank.extend([fill] * (per[0].size * per[1].size))
        return start

    def find(self, name: str) -> Field:
        """A field by name; of what this game does not have, one without any cells."""
        return self.fields.get(name, NO_FIELD)

    def tell(self, *facts: object) -> None:
        """Say what no position will change: a price, a supply, a place on the board."""
        self.facts.extend(facts)

    def step(self, name: str) -> Step:
        """A new point of decision."""
        self.check_open("step", name)
        assert all(step.name != name for step in self.steps), f"two steps are called {name}"
        step = Step(name, len(self.steps))
        self.steps.append(step)
        steps = self.axes[STEP.of] = Axis.named(STEP.of, tuple(step.name for step in self.steps))
        for field in list(self.fields.values()):
            if field.holds.axis is not None and field.holds.axis.of == STEP.of:
                self.fields[field.name] = replace(field, holds=field.holds.on(steps))
        return step

    def matter(self, name: str, *steps: Step) -> None:
        """Say that at these steps a field tells what is decided: it is not the least that it can be.

        Of a field with a row for each seat, that is the row of whoever decides.
        """
        for step in steps:
            self.matters.setdefault(step.id, []).append(name)

    def opens(self, *steps: Step) -> None:
        """Say that these steps come before the first turn: the seats act there in an order of their own."""
        self.openings |= {step.id for step in steps}

    def rests(self, name: str) -> None:
        """Say that a field is used within an action only: between two of them it is blank."""
        self.idle.append(name)

    def renew(self, how: Callable[[State], str]) -> None:
        """Say how cells that are kept for speed follow from the rest, for positions that come from outside.

        It sets them, and tells what does not fit together, if they can't follow from that.
        """
        self.renewals.append(how)

    def use(self, supply: str, how: Callable[[State], list[int]]) -> None:
        """Say how many pieces of a supply are in use, cell by cell: none is ever made.

        With those that are left they are no more than when the game began.
        """
        self.elsewhere.setdefault(supply, []).append(how)

    def decide(self, together: Together, *steps: Step) -> None:
        """Say that at these steps several seats may decide at once."""
        self.shared |= {step.id: together for step in steps}

    def ranges(self) -> tuple[list[int], list[int], list[int], list[bool]]:
        """Of each cell the least and the most that it can hold, and something else that it may: ``UNKNOWN``, if secret.

        And whether other cells may follow from it, or it from others.
        """
        least: list[int] = []
        greatest: list[int] = []
        instead: list[int] = []
        followed: list[bool] = []
        for field in self.fields.values():
            size = field.rows * field.cols
            least.extend([field.low] * size)
            greatest.extend([field.most(col) for col in range(field.cols)] * field.rows)
            instead.extend([UNKNOWN if field.is_secret else field.low] * size)
            followed.extend([self.is_followed(field)] * size)
        return least, greatest, instead, followed

    def is_followed(self, field: Field) -> bool:
        """Is it more than what a seat has, or what is left for all, of things that are nowhere else?"""
        kept = field.seen_by == WORKING or field.name in self.elsewhere
        decisive = any(field.name in names for names in self.matters.values())
        plain = field.per[0].of == SEAT.of or any(field.name in names for names in self.pools)
        return kept or decisive or not plain or field.holds.axis is not None

    # What can be known of that which is hidden

    def pool(self, *names: str) -> None:
        """Say that the rows of these fields hold things of the same kinds, one kind a column, and all that there are.

        None is ever made or lost, so whoever sees some of the rows knows what is in the others together. To
        somebody who can't see them, it could be dealt out among them in any way that keeps the size of each row.
        """
        assert len({self.fields[name].cols for name in names}) == 1, names
        self.pools.append(names)

    def count(self, name: str, shown: str, less: str = "") -> None:
        """Say that everyone sees in ``shown`` how many things a row of ``name`` has, or it and that of ``less``."""
        for counter in (shown, less) if less else (shown,):
            assert self.fields[counter].seen_by == PUBLIC, f"not everyone sees {counter}"
            assert (self.fields[counter].rows, self.fields[counter].cols) == (self.fields[name].rows, 1), counter
        self.counts[name] = shown, less

    def know(self, name: str, shown: str) -> None:
        """Say that what everyone sees in a row of ``shown`` is part of the same row of ``name``.

        Columns that only ``shown`` has are of things that are no secret.
        """
        assert self.fields[name].rows == self.fields[shown].rows
        assert self.fields[name].cols <= self.fields[shown].cols
        self.known[name] = shown

    def source(self, name: str, shown: str) -> None:
        """Say that everyone saw of what ``name``, a single row, was made; since then things were only taken from it."""
        assert self.fields[shown].seen_by == PUBLIC, f"not everyone sees {shown}"
        assert (self.fields[name].rows, self.fields[name].cols) == (1, self.fields[shown].cols), name
        self.sources[name] = shown
