"""What can be a position of a game: compiled rules trust every cell, so nothing else may reach them."""

from kogge.engine.layout import Field
from kogge.engine.rules import Rules
from kogge.engine.state import CHANCE, State
from kogge.fields import contents, whereabouts
from kogge.games.refusal import Refused


def possible(rules: Rules, s: State) -> None:
    """Refuse what can't be a position of this game: at a step it has, with each cell within what its field holds."""
    if not isinstance(s, State) or len(s) != len(rules.blank):
        raise Refused("this is no position of this game with these options")
    if not (0 <= s.step < len(rules.steps) and CHANCE <= s.to_act < rules.players and 0 <= s.turn_of < rules.players):
        raise Refused("this position is at a step, or of a seat, that the game does not have")
    for field in rules.layout.fields.values():
        cells = s.cells(field.start, field.stop)
        if cells and not (field.low <= min(cells) and max(cells) <= field.holds.most(field.cols - 1)):
            check_each(field, cells)


def check_each(field: Field, cells: list[int]) -> None:
    """Refuse the first cell that holds what its field does not; of a set the last column holds the least."""
    for k, value in enumerate(cells):
        row, col = divmod(k, field.cols)
        if not field.low <= value <= field.holds.most(col):
            where = whereabouts(field, row, col)
            raise Refused(f"this can't be a position: {field.name} is {value}{where}, and can be {contents(field)}")
