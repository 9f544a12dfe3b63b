"""The rows in which a game keeps what somebody can't see, and what everyone knows of them.

What that is, the layout says: which fields hold all things of the same kinds (``pool``), which of them everyone sees
there (``know``), and of what a row was made (``source``).
"""

from dataclasses import dataclass
from functools import lru_cache

from kogge.engine.layout import OWNER, SECRET, Field
from kogge.engine.rules import Rules
from kogge.engine.state import State


def secret_fields(rules: Rules) -> list[Field]:
    """The fields of which something is hidden from somebody."""
    return [field for field in rules.layout.fields.values() if field.seen_by in (OWNER, SECRET)]


@dataclass(frozen=True)
class PoolRow:
    """Where a row of a pool is, what is known of it, and of what it was made: first cells, and those after the last."""

    field: Field
    number: int
    is_hidden: bool
    cells: tuple[int, int]
    known: tuple[int, int]  # all cells if it is seen; none if nobody sees what is there
    source: tuple[int, int]  # none if nobody saw that


@lru_cache(maxsize=1024)  # for each pool of some games, and each seat
def pool_rows(rules: Rules, seat: int | None, pool: tuple[str, ...]) -> list[PoolRow]:
    """All rows of the fields of a pool, as a seat sees them."""
    found = []
    for field in (rules.layout.fields[name] for name in pool):
        made = rules.layout.find(rules.layout.sources.get(field.name, ""))
        for row in range(field.rows):
            here, is_hidden = span(field, row), field.hidden_from(row, seat)
            known = known_cells(rules, field, row) if is_hidden else here
            found.append(PoolRow(field, row, is_hidden, here, known, span(made, row)))
    return found


def known_in(rules: Rules, s: State, field: Field, row: int) -> list[int]:
    """What everyone knows to be in a row that is hidden from some, by kind."""
    return s.cells(*known_cells(rules, field, row)) or [0] * field.cols


def known_cells(rules: Rules, field: Field, row: int) -> tuple[int, int]:
    """The cells that tell what everyone knows to be in a row; none if nothing does."""
    first, stop = span(rules.layout.find(rules.layout.known.get(field.name, "")), row)
    return first, min(stop, first + field.cols)


def cells(s: State, field: Field, row: int) -> list[int]:
    """A row of a field; of a field that is not there, no cells."""
    return s.cells(*span(field, row))


def span(field: Field, row: int) -> tuple[int, int]:
    """The first cell of a row, and the one after its last."""
    return field.start + row * field.cols, field.start + (row + 1) * field.cols
