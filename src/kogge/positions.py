"""What can be a position of a game: compiled rules trust every cell, so nothing else may reach them."""

from kogge.engine.layout import Field
from kogge.engine.rules import Rules
from kogge.engine.state import CHANCE, NOBODY, OVER, State
from kogge.fields import contents, whereabouts
from kogge.games.refusal import Refused

IN_SUPPLY = "in supply"  # what fields of pieces say of one that is not on the board


def possible(rules: Rules, s: State) -> State:
    """The position as the game can go on from it; refused is what can't be one of this game.

    It is at a step that the game has, with whoever acts there, and each cell is within what its field holds. Cells that
    are kept for speed are not believed: where modules say how they follow from the rest they are made anew.
    """
    if not isinstance(s, State) or len(s) != len(rules.blank):
        raise Refused("this is no position of this game with these options")
    if not (0 <= s.step < len(rules.steps) and CHANCE <= s.to_act < rules.players and 0 <= s.turn_of < rules.players):
        raise Refused("this position is at a step, or of a seat, that the game does not have")
    if s.step != OVER and (s.to_act == CHANCE) != rules.steps[s.step].by_chance:
        raise Refused(f"this can't be a position: {rules.misfit(s)}")
    for field in rules.layout.fields.values():
        cells = s.cells(field.start, field.stop)
        if cells and not (field.low <= min(cells) and max(cells) <= field.holds.most(field.cols - 1)):
            check_each(field, cells)
    for name in rules.layout.matters.get(s.step, []):
        field = rules.layout.fields[name]
        if s[field.start] == field.low:
            step = rules.steps[s.step].name
            raise Refused(f"this can't be a position: at {step} {name} must be {contents(field)}, and not {NOBODY}")
    check_order(rules, s)
    check_supply(rules, s)
    check_return(rules, s)
    return renewed(rules, s)


def check_order(rules: Rules, s: State) -> None:
    """Refuse another seat to act than that whose turn it is, where the rules ask no other."""
    free = s.step == OVER or s.to_act == CHANCE or s.step in rules.layout.openings or s.step in rules.layout.shared
    if not free and s.to_act != s.turn_of:
        step = rules.steps[s.step].name
        raise Refused(f"this can't be a position: at {step} seat {s.to_act} acts in the turn of seat {s.turn_of}")


def check_supply(rules: Rules, s: State) -> None:
    """Refuse pieces that are neither on the board nor in supply, or both: ships, merchants, caravans."""
    for field in rules.layout.fields.values():
        if field.holds.word(NOBODY) == IN_SUPPLY:
            left = rules.layout.fields[f"{field.name}s_left"]
            for seat in range(field.rows):
                row = s.cells(field.start + seat * field.cols, field.start + (seat + 1) * field.cols)
                if row.count(NOBODY) != s[left.start + seat]:
                    told = f"{row.count(NOBODY)} of seat {seat} are not on the board"
                    raise Refused(f"this can't be a position: {left.name} is {s[left.start + seat]}, and {told}")


def check_return(rules: Rules, s: State) -> None:
    """Refuse an interruption from which the turn would go on where no seat decides."""
    field = rules.layout.find("back_to_step")
    for step in s.cells(field.start, field.stop):
        if rules.steps[step].by_chance or step in rules.layout.matters:
            raise Refused(f"this can't be a position: the turn can't go on at {rules.steps[step].name}")


def renewed(rules: Rules, s: State) -> State:
    """The same position with the cells that are kept for speed made anew."""
    twin = s.copy()
    for name in rules.layout.idle:
        field = rules.layout.fields[name]
        for cell in range(field.start, field.stop):
            twin[cell] = rules.blank[cell]
    for renew in rules.layout.renewals:
        if wrong := renew(twin):
            raise Refused(f"this can't be a position: {wrong}")
    return twin


def check_each(field: Field, cells: list[int]) -> None:
    """Refuse the first cell that holds what its field does not; of a set the last column holds the least."""
    for k, value in enumerate(cells):
        row, col = divmod(k, field.cols)
        if not field.low <= value <= field.holds.most(col):
            where = whereabouts(field, row, col)
            raise Refused(f"this can't be a position: {field.name} is {value}{where}, and can be {contents(field)}")
