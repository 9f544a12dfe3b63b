"""Every cell holds what its field says that it can hold."""

from kogge.engine.layout import Field
from kogge.engine.rules import Rules
from kogge.engine.state import State


def check_bounds(rules: Rules, s: State) -> None:
    """No cell of the position is outside of what its field declares."""
    wrong = [told for field in rules.layout.fields.values() for told in outside(field, s)]
    assert not wrong, "; ".join(wrong)


def outside(field: Field, s: State) -> list[str]:
    """The cells of a field that hold what they can't, by row and column."""
    cells = s.cells(field.start, field.stop)
    if field.low <= min(cells) and max(cells) <= field.holds.most(field.cols - 1):  # the least of all columns
        return []
    return [
        f"{field.name} holds {value} at {divmod(k, field.cols)}"
        for k, value in enumerate(cells)
        if not field.low <= value <= field.holds.most(k % field.cols)
    ]
