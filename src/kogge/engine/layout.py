"""Which cell of a position means what, and who may see it."""

from collections.abc import Sequence
from dataclasses import dataclass

from kogge.engine.act import Step
from kogge.engine.chart import Chart

PUBLIC = 0  # everyone sees it
OWNER = 1  # row i is seen by seat i alone
SECRET = 2  # nobody sees it: a face-down pile
WORKING = 3  # follows from the rest of the position, kept for speed; not shown


@dataclass(frozen=True)
class Field:
    """A named run of cells: ``rows`` rows of ``cols`` numbers."""

    name: str
    start: int
    rows: int
    cols: int
    seen_by: int

    @property
    def stop(self) -> int:
        return self.start + self.rows * self.cols

    def hidden_from(self, row: int, seat: int | None) -> bool:
        """Is this row a secret to the seat (``None``: a spectator)?"""
        return self.seen_by == SECRET or (self.seen_by == OWNER and row != seat)


class Layout:
    """Hands out cells and steps to the modules of a game while it is assembled."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.fields: dict[str, Field] = {}
        self.blank: list[int] = []
        self.steps = [Step("over", 0)]
        self.pools: list[tuple[str, ...]] = []
        self.known: dict[str, str] = {}
        self.words: dict[str, tuple[str, ...]] = {}  # by field: what its columns are
        self.values: dict[str, tuple[str, ...]] = {}  # by field: what the numbers in it mean, where they are kinds
        self.chart = Chart()
        self.facts: list[object] = []  # what modules have told of themselves

    def field(
        self, name: str, rows: int = 1, cols: int = 1, fill: int = 0, seen_by: int = PUBLIC, words: Sequence[str] = ()
    ) -> int:
        """Reserve ``rows * cols`` cells and return the first; ``words`` say what its columns are."""
        assert name not in self.fields, f"two fields are called {name}"
        assert len(words) in (0, cols), f"{name} has {cols} columns, not {len(words)}"
        self.words[name] = tuple(words)
        assert seen_by != OWNER or rows == self.players, f"{name} needs a row for each seat"
        start = len(self.blank)
        self.fields[name] = Field(name, start, rows, cols, seen_by)
        self.blank.extend([fill] * (rows * cols))
        return start

    def tell(self, *facts: object) -> None:
        """Say what no position will change: a price, a supply, a place on the board."""
        self.facts.extend(facts)

    def step(self, name: str) -> Step:
        """A new point of decision."""
        assert all(step.name != name for step in self.steps), f"two steps are called {name}"
        step = Step(name, len(self.steps))
        self.steps.append(step)
        return step

    def pool(self, *names: str) -> None:
        """Say that the rows of these fields hold things of the same kinds, one kind a column.

        To somebody who can't see some of the rows, their contents could be dealt out among
        them in any way that keeps the size of each row.
        """
        assert len({self.fields[name].cols for name in names}) == 1, names
        self.pools.append(names)

    def know(self, name: str, shown: str) -> None:
        """Say that what everyone sees in a row of ``shown`` is part of the same row of ``name``.

        Columns that only ``shown`` has are of things that are no secret.
        """
        assert self.fields[name].rows == self.fields[shown].rows
        assert self.fields[name].cols <= self.fields[shown].cols
        self.known[name] = shown
