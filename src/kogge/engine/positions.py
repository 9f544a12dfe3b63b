"""What can be a position of a game: compiled rules trust every cell, so nothing else may reach them."""

from kogge.engine.contents import contents, whereabouts
from kogge.engine.fields import MANY, SEAT
from kogge.engine.layout import Layout
from kogge.engine.state import CHANCE, OVER, State
from kogge.engine.stocks import Stocks


def possible(layout: Layout, stocks: Stocks, blank: State, s: State) -> State:
    """The position as a game can go on from it; a ``ValueError`` says why another can't be one of this game.

    Its head is that of a position, and each cell is within what its field holds. Cells that are kept for speed are
    not believed: they are made anew.
    """
    check_matter(layout, s)
    check_order(layout, s)
    stocks.check_pieces(s)
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


def out_of_bounds(layout: Layout, s: State, cell: int) -> str:
    """What is wrong with a cell that holds what its field does not."""
    field = next(field for field in layout.fields.values() if field.start <= cell < field.stop)
    where = whereabouts(field, *divmod(cell - field.start, field.cols))
    told = f"{field.name} is {s[cell]}{where}, and can be {contents(field)}"
    return f"{told}{f' up to {MANY}' if field.high > MANY else ''}"


def check_matter(layout: Layout, s: State) -> None:
    """Refuse a step at which there is nothing to decide."""
    for name in layout.matters.get(s.step, []):
        field = layout.fields[name]
        row = (s.turn_of if s.to_act == CHANCE else s.to_act) if field.per[0].of == SEAT.of else 0
        if s[field.start + row * field.cols] == field.low:
            step, where = layout.steps[s.step].name, whereabouts(field, row, 0)
            held = f"{field.low} {field.holds.word(field.low)}".rstrip()
            raise ValueError(f"at {step} there is nothing to decide, as {name} is {held}{where}")


def check_order(layout: Layout, s: State) -> None:
    """Refuse another seat to act than that whose turn it is, where the rules ask no other."""
    free = s.step == OVER or s.to_act == CHANCE or s.step in layout.openings or s.step in layout.shared
    if not free and s.to_act != s.turn_of:
        raise ValueError(f"at {layout.steps[s.step].name} seat {s.to_act} acts in the turn of seat {s.turn_of}")


def check_return(layout: Layout, s: State) -> None:
    """Refuse an interruption from which the turn would go on where no seat decides."""
    field = layout.find("back_to_step")
    for step in s.cells(field.start, field.stop):
        if step != OVER and step not in layout.phases:
            raise ValueError(f"the turn can't go on at {layout.steps[step].name}")


def renewed(layout: Layout, blank: State, s: State, is_between: bool = True) -> State:
    """The same position with the cells that are kept for speed made anew.

    That they can't follow from the rest is wrong between two actions; within one the rules have not done yet.
    """
    twin = s.copy()
    for name in layout.idle if is_between else ():
        field = layout.fields[name]
        twin.blot(field.start, field.stop, blank[field.start])
    for renew in layout.renewals:
        if (wrong := renew(twin)) and is_between:
            raise ValueError(wrong)
    return twin


def refit(layout: Layout, stocks: Stocks, blank: State, s: State, is_between: bool, has_moved: bool) -> None:
    """What an open part has moved is followed by all that is kept for speed; what can't be is refused.

    Where it has changed plain counts only, nothing follows, and a look at what is decided is enough.
    """
    if not is_between:
        s.copy_from(renewed(layout, blank, s, is_between=False))
        return
    check_head(layout, blank, s)
    if has_moved:
        s.copy_from(possible(layout, stocks, blank, s))
    else:
        check_matter(layout, s)
        check_order(layout, s)
        check_return(layout, s)
