"""What can be a position of a game: compiled rules trust every cell, so nothing else may reach them."""

from kogge.engine.contents import contents, whereabouts
from kogge.engine.layout import OWNER, SECRET, Field, Layout
from kogge.engine.state import CHANCE, NOBODY, OVER, UNKNOWN, State

IN_SUPPLY = "in supply"  # what fields of pieces say of one that is not on the board


def possible(layout: Layout, blank: State, s: State) -> State:
    """The position as a game can go on from it; a ``ValueError`` says why another can't be one of this game.

    It is at a step that the game has, with whoever acts there, and each cell is within what its field holds. What
    somebody may not see may be ``UNKNOWN``. Cells that are kept for speed are not believed: where modules say how they
    follow from the rest they are made anew.
    """
    check_head(layout, blank, s)
    for field in layout.fields.values():
        cells = s.cells(field.start, field.stop)
        if cells and not (field.low <= min(cells) and max(cells) <= field.holds.most(field.cols - 1)):
            check_each(field, cells)
    for name in layout.matters.get(s.step, []):
        field = layout.fields[name]
        if s[field.start] == field.low:
            raise ValueError(f"at {layout.steps[s.step].name} {name} must be {contents(field)}, and not {NOBODY}")
    check_order(layout, s)
    check_supply(layout, s)
    check_return(layout, s)
    return renewed(layout, blank, s)


def check_head(layout: Layout, blank: State, s: State) -> None:
    """Refuse another size, a step or a seat that the game does not have, and a seat in the place of chance."""
    if len(s) != len(blank):
        raise ValueError(f"it has {len(s)} cells, and those of this game have {len(blank)}")
    if not 0 <= s.step < len(layout.steps):
        raise ValueError(f"it is at the step {s.step}, and those of this game are 0 to {len(layout.steps) - 1}")
    if not (CHANCE <= s.to_act < layout.players and 0 <= s.turn_of < layout.players):
        raise ValueError(
            f"seat {s.to_act} is to act in the turn of seat {s.turn_of}, and there are {layout.players} seats"
        )
    step = layout.steps[s.step]
    if s.step != OVER and (s.to_act == CHANCE) != step.by_chance:
        raise ValueError(
            f"at {step.name} {'chance is to act, not a seat' if step.by_chance else 'a seat is to act, not chance'}"
        )


def check_each(field: Field, cells: list[int]) -> None:
    """Refuse the first cell that holds what its field does not; of a set the last column holds the least."""
    for k, value in enumerate(cells):
        row, col = divmod(k, field.cols)
        if not field.low <= value <= field.holds.most(col) and not (value == UNKNOWN and is_secret(field)):
            raise ValueError(f"{field.name} is {value}{whereabouts(field, row, col)}, and can be {contents(field)}")


def is_secret(field: Field) -> bool:
    """Is there something in it that somebody may not see?"""
    return field.seen_by in (OWNER, SECRET)


def check_order(layout: Layout, s: State) -> None:
    """Refuse another seat to act than that whose turn it is, where the rules ask no other."""
    free = s.step == OVER or s.to_act == CHANCE or s.step in layout.openings or s.step in layout.shared
    if not free and s.to_act != s.turn_of:
        raise ValueError(f"at {layout.steps[s.step].name} seat {s.to_act} acts in the turn of seat {s.turn_of}")


def check_supply(layout: Layout, s: State) -> None:
    """Refuse pieces that are neither on the board nor in supply, or both: ships, merchants, caravans."""
    for field in layout.fields.values():
        if field.holds.word(NOBODY) == IN_SUPPLY:
            left = layout.fields[f"{field.name}s_left"]
            for seat in range(field.rows):
                row = s.cells(field.start + seat * field.cols, field.start + (seat + 1) * field.cols)
                if row.count(NOBODY) != s[left.start + seat]:
                    told = f"{row.count(NOBODY)} of seat {seat} are not on the board"
                    raise ValueError(f"{left.name} is {s[left.start + seat]}, and {told}")


def check_return(layout: Layout, s: State) -> None:
    """Refuse an interruption from which the turn would go on where no seat decides."""
    field = layout.find("back_to_step")
    for step in s.cells(field.start, field.stop):
        if layout.steps[step].by_chance or step in layout.matters:
            raise ValueError(f"the turn can't go on at {layout.steps[step].name}")


def renewed(layout: Layout, blank: State, s: State) -> State:
    """The same position with the cells that are kept for speed made anew."""
    twin = s.copy()
    for name in layout.idle:
        field = layout.fields[name]
        for cell in range(field.start, field.stop):
            twin[cell] = blank[cell]
    for renew in layout.renewals:
        if wrong := renew(twin):
            raise ValueError(wrong)
    return twin
