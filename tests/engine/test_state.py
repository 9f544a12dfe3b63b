"""Positions, constant tables and layouts."""

import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kogge.engine import tables
from kogge.engine.fields import SEAT, TABLE, Axis
from kogge.engine.layout import OWNER, PUBLIC, SECRET, WORKING, Layout
from kogge.engine.state import CHANCE, NOBODY, OVER, State
from kogge.engine.tables import Row, Table
from tests.engine.twins import interpreted

NUMBERS = st.integers(-(2**31), 2**31 - 1)
CELLS = st.lists(NUMBERS, max_size=50)
HAND = Axis("hand", 2)
FINGER = Axis("finger", 5)


def filled(kind: Any, cells: list[int]) -> Any:
    s = kind(len(cells))
    for cell, value in enumerate(cells):
        s[cell] = value
    s.step, s.to_act, s.turn_of = 3, 1, 2
    return s


@given(CELLS)
def test_compiled_and_interpreted_positions_are_alike(cells: list[int]) -> None:
    one, other = filled(State, cells), filled(interpreted("state").State, cells)
    assert one.key() == other.key()
    assert one.cells(0, len(cells)) == other.cells(0, len(cells)) == cells
    assert len(one) == len(other) == len(cells)
    assert one.copy().key() == other.copy().key()
    assert pickle.loads(pickle.dumps(one)) == one


@given(CELLS, CELLS)
def test_positions_are_equal_when_all_of_them_is(a: list[int], b: list[int]) -> None:
    one, other = filled(State, a), filled(State, b)
    assert (one == other) is (a == b) is (one.key() == other.key())
    for part in ("step", "to_act", "turn_of"):
        twin = one.copy()
        assert twin == one
        setattr(twin, part, 77)
        assert twin != one
    assert one != "a position"
    assert one is not None


def test_a_new_position_is_empty() -> None:
    s = State(4)
    assert s.cells(0, 4) == [0, 0, 0, 0]
    assert (s.step, s.to_act, s.turn_of) == (OVER, CHANCE, 0)
    assert (OVER, CHANCE, NOBODY) == (0, -1, -1)


@pytest.mark.parametrize("cell", [-1, 4, 100, -(2**31), 2**31 - 1])
def test_there_are_no_cells_beyond_the_last(cell: int) -> None:
    s = State(4)
    told = f"there is no cell {cell} in this position; the last one is 3"
    with pytest.raises(IndexError, match=told):
        s[cell]
    with pytest.raises(IndexError, match=told):
        s[cell] = 1


@pytest.mark.parametrize(("start", "stop"), [(-1, 2), (0, 5), (3, 2), (5, 5), (-(2**31), 2**31 - 1)])
def test_there_are_no_runs_of_cells_beyond_the_last(start: int, stop: int) -> None:
    s = State(4)
    told = f"there are no cells from {start} up to {stop} in this position; the last one is 3"
    with pytest.raises(IndexError, match=told):
        s.cells(start, stop)
    with pytest.raises(IndexError, match=told):
        s.blot(start, stop, 1)
    assert s == State(4)


def test_a_run_of_cells_is_overwritten() -> None:
    s = filled(State, [1, 2, 3, 4])
    s.blot(1, 3, 9)
    assert s.cells(0, 4) == [1, 9, 9, 4]
    s.blot(2, 2, 5)
    assert s.cells(0, 4) == [1, 9, 9, 4]


def test_a_position_becomes_equal_to_another_of_its_size_only() -> None:
    s, other = filled(State, [1, 2, 3]), State(3)
    other.copy_from(s)
    assert other == s
    other[0] = 8
    assert s[0] == 1
    with pytest.raises(ValueError, match="different games"):
        State(4).copy_from(s)


@pytest.mark.parametrize("kind", [State, interpreted("state").State], ids=["used", "interpreted"])
@pytest.mark.parametrize("number", [2.0, 2.7, "2", None, 2**31, -(2**31) - 1, 10**30])
def test_a_position_holds_whole_numbers_that_a_cell_can_hold(kind: Any, number: Any) -> None:
    s = filled(kind, [1, 2, 3])
    before = s.copy()
    refused = pytest.raises((TypeError, OverflowError), match=r"interpreted as an integer|no cell can hold")
    with refused:
        s[0] = number
    with refused:
        s.blot(0, 2, number)
    with refused:
        s.write(1, [7, number])
    for name in ("step", "to_act", "turn_of"):
        with refused:
            setattr(s, name, number)
    s.listen()
    for place in range(5):
        with refused:
            s.tell(*[number if k == place else 1 for k in range(5)])
    assert s.told() == ()
    assert s == before


@pytest.mark.parametrize("kind", [State, interpreted("state").State], ids=["used", "interpreted"])
def test_yes_and_no_are_one_and_nought_in_a_position(kind: Any) -> None:
    s = filled(kind, [7, 7])
    s[0], s[1] = True, False
    assert [repr(number) for number in s.cells(0, 2)] == ["1", "0"]


@pytest.mark.parametrize("place", [2**32, 2**32 + 1, -(2**32), 2**63, 1.0])
def test_no_place_is_taken_for_another(place: Any) -> None:
    """C would keep the last 32 bits of it."""
    s = filled(State, [1, 2, 3])
    for kept in (s, Row([1, 2, 3]), Table([[1], [2], [3]])):
        with pytest.raises((IndexError, OverflowError, TypeError)):
            kept[place]
    with pytest.raises((IndexError, OverflowError, TypeError)):
        s[place] = 9
    assert s.cells(0, 3) == [1, 2, 3]


@pytest.mark.parametrize("tables", [interpreted("tables"), tables], ids=["interpreted", "used"])
@pytest.mark.parametrize("number", [2.7, "2", None, 2**31, -(2**31) - 1])
def test_rows_and_tables_hold_what_cells_can(tables: Any, number: Any) -> None:
    for kind, values in ((tables.Row, [1, number]), (tables.Table, [[1, number]])):
        with pytest.raises((TypeError, OverflowError), match=r"interpreted as an integer|no cell can hold"):
            kind(values)


@given(CELLS)
def test_rows_are_alike_and_do_not_change(values: list[int]) -> None:
    rows: list[Any] = [Row(values), interpreted("tables").Row(values)]
    for row in rows:
        assert list(row) == values
        assert len(row) == row.size == len(values)
        for i in (-1, len(values)):
            with pytest.raises(IndexError):
                row[i]
        with pytest.raises(TypeError):
            row[0] = 1


@given(st.lists(st.lists(st.integers(0, 2**31 - 1), max_size=6), max_size=12))
def test_tables_are_alike_and_do_not_change(rows: list[list[int]]) -> None:
    tables: list[Any] = [Table(rows), interpreted("tables").Table(rows)]
    for table in tables:
        assert [list(row) for row in table] == rows
        assert len(table) == table.size == len(rows)
        for i in (-1, len(rows)):
            with pytest.raises(IndexError):
                table[i]


def test_a_table_has_six_columns_at_most() -> None:
    for kind in (Table, interpreted("tables").Table):
        with pytest.raises(ValueError, match="at most 6"):
            kind([[1, 2], [1, 2, 3, 4, 5, 6, 7]])


def test_a_layout_hands_out_cells_one_after_the_other() -> None:
    layout = Layout(players=3)
    assert layout.field("one", (SEAT, FINGER), fill=2) == 0
    assert layout.field("two") == 15
    assert layout.field("three", HAND, fill=-1) == 16
    assert layout.blank == [2] * 15 + [0] + [-1] * 2
    assert (layout.fields["one"].start, layout.fields["one"].stop) == (0, 15)
    assert [step.name for step in layout.steps] == ["over"]
    assert layout.step("first").id == 1


def test_a_layout_notices_mistakes_of_assembly() -> None:
    layout = Layout(players=3)
    layout.field("hand", (SEAT, FINGER), seen_by=OWNER)
    layout.field("bank", (TABLE, Axis("leg", 4)))
    layout.step("roll")
    with pytest.raises(AssertionError, match="two fields are called hand"):
        layout.field("hand")
    with pytest.raises(AssertionError, match="two steps are called roll"):
        layout.step("roll")
    with pytest.raises(AssertionError, match="two steps are called over"):
        layout.step("over")
    with pytest.raises(AssertionError, match="a row for each seat"):
        layout.field("purse", (HAND, FINGER), seen_by=OWNER)
    with pytest.raises(AssertionError):
        layout.pool("hand", "bank")


def test_a_field_is_hidden_as_it_was_declared() -> None:
    layout = Layout(players=2)
    for seen_by, hidden in (
        (PUBLIC, (False, False, False)),
        (OWNER, (False, True, True)),
        (SECRET, (True, True, True)),
        (WORKING, (False, False, False)),
    ):
        layout.field(f"field {seen_by}", SEAT, seen_by=seen_by)
        field = layout.fields[f"field {seen_by}"]
        assert tuple(field.hidden_from(0, seat) for seat in (0, 1, None)) == hidden
