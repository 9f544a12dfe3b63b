"""Sets of numbers in cells, beside Python's own sets."""

from hypothesis import given
from hypothesis import strategies as st

import kogge
from kogge.engine.chance import Moves
from kogge.engine.fields import BITS, SEAT, TABLE, Axis
from kogge.engine.layout import WORKING, Layout
from kogge.engine.sets import Sets
from kogge.engine.state import State

UNIVERSES = st.sampled_from([1, 2, BITS - 1, BITS, BITS + 1, 2 * BITS, 72, 100])


def made(universe: int, owners: int = 3) -> tuple[Sets, Sets, State]:
    """Two families of sets side by side, with a cell before and after them that must stay as it is."""
    layout = Layout(players=owners)
    layout.field("before", fill=7)
    one = Sets(layout, "one", SEAT, Axis("number", universe))
    other = Sets(layout, "other", TABLE, Axis("number", universe))
    layout.field("after", fill=7)
    s = State(len(layout.blank))
    for cell, value in enumerate(layout.blank):
        s[cell] = value
    return one, other, s


def offered(sets: Sets, s: State, owner: int, first: int = 0) -> list[int]:
    """The members as legal actions; compiled, only rules can ask for them so."""
    if kogge.COMPILED:
        return [first + x for x in range(sets.universe) if sets.has(s, owner, x)]
    out = Moves(sets.universe + 1)
    sets.offer(s, owner, first, out)
    return out.actions()


@given(UNIVERSES, st.lists(st.tuples(st.booleans(), st.integers(0, 2), st.integers(0, 99)), max_size=60))
def test_sets_hold_what_python_sets_hold(universe: int, changes: list[tuple[bool, int, int]]) -> None:
    sets, _, s = made(universe)
    twins: list[set[int]] = [set(), set(), set()]
    for add, owner, number in changes:
        x = number % universe
        if add:
            sets.add(s, owner, x)
            twins[owner].add(x)
        else:
            sets.remove(s, owner, x)
            twins[owner].discard(x)
    for owner, twin in enumerate(twins):
        assert {x for x in range(universe) if sets.has(s, owner, x)} == twin
        assert offered(sets, s, owner, first=500) == [500 + x for x in sorted(twin)]
    assert s[0] == s[len(s) - 1] == 7


@given(UNIVERSES, st.sets(st.integers(0, 99)), st.sets(st.integers(0, 99)))
def test_what_two_sets_have_in_common_is_offered_in_order(universe: int, a: set[int], b: set[int]) -> None:
    one, other, s = made(universe)
    mine, theirs = {x % universe for x in a}, {x % universe for x in b}
    for x in mine:
        one.add(s, 2, x)
    for x in theirs:
        other.add(s, 0, x)
    assert offered(one, s, 2, first=10) == [10 + x for x in sorted(mine)]
    if not kogge.COMPILED:  # only rules can ask for what follows
        out = Moves(universe + 1)
        one.offer_common(s, 2, other, 0, 10, out)
        assert out.actions() == [10 + x for x in sorted(mine & theirs)]
        assert one.meets(s, 2, other, 0) == bool(mine & theirs)
        assert not one.meets(s, 1, other, 0)


@given(UNIVERSES)
def test_a_full_set_has_every_number_and_the_others_stay_empty(universe: int) -> None:
    sets, other, s = made(universe)
    sets.fill(s, 1)
    assert offered(sets, s, 1) == list(range(universe))
    assert offered(sets, s, 0) == offered(sets, s, 2) == offered(other, s, 0) == []
    assert s[0] == s[len(s) - 1] == 7


def test_sets_are_kept_for_speed_and_not_shown() -> None:
    layout = Layout(players=4)
    sets = Sets(layout, "marked", SEAT, Axis("path", 72))
    field = layout.fields["marked"]
    assert (field.rows, field.cols, field.seen_by) == (4, 3, WORKING)
    assert sets.start == field.start
