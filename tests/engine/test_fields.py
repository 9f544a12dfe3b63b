"""What fields say of themselves: what they are per, what they hold, what it is called."""

import pytest

from kogge.engine.fields import (
    BITS,
    COLOR_OR_NOBODY,
    COUNT,
    HEX,
    PATH,
    PLENTY,
    SEAT,
    SEAT_OR_NOBODY,
    STEP,
    YES_NO,
    Axis,
    between,
    one,
    set_of,
    up_to,
)
from kogge.engine.layout import Field, Layout
from kogge.engine.topology import Topology

FRUIT = Axis("fruit")
WEEKDAY = Axis.named("weekday", ("mon", "tue", "wed"))


def made(layout: Layout, **told: object) -> Field:
    """A field with these declarations."""
    layout.field("it", **told)  # type: ignore[arg-type]
    return layout.fields["it"]


def test_a_field_is_as_large_as_what_it_is_per() -> None:
    topo = Topology([(0, 0), (1, 0)])
    for per, size in ((SEAT, (3, 1)), (HEX, (2, 1)), ((PATH, SEAT), (topo.n_edges, 3)), ((SEAT, WEEKDAY), (3, 3))):
        field = made(Layout(3, topo), per=per)
        assert (field.rows, field.cols) == size
    field = made(Layout(3, topo))
    assert (field.rows, field.cols, field.stop) == (1, 1, 1)


def test_a_game_names_its_own_things() -> None:
    layout = Layout(2)
    layout.name(FRUIT, ("apple", "pear"))
    field = made(layout, per=(SEAT, FRUIT), holds=one(FRUIT, none="none"))
    assert field.columns == field.values == ("apple", "pear")
    assert [field.holds.word(value) for value in (-1, 0, 1, 2)] == ["none", "apple", "pear", ""]
    assert (field.low, field.high) == (-1, 1)


def test_what_nobody_has_counted_can_not_be_held() -> None:
    with pytest.raises(AssertionError, match="nobody has said how many there are of fruit"):
        Layout(2).field("it", per=FRUIT)
    with pytest.raises(AssertionError, match="nobody has said how many there are of hex"):
        Layout(2).field("it", holds=one(HEX))
    layout = Layout(2)
    layout.name(FRUIT, ("apple", "pear"))
    with pytest.raises(AssertionError, match="was said before"):
        layout.name(FRUIT, ("plum",))
    with pytest.raises(AssertionError, match="weekday: 2 things"):
        Axis("weekday", 2, ("mon", "tue", "wed"))


@pytest.mark.parametrize(
    ("holds", "low", "high"),
    [
        (COUNT, 0, PLENTY),
        (up_to(19), 0, 19),
        (between(-1, 12, (-1, "out")), -1, 12),
        (YES_NO, 0, 1),
        (SEAT_OR_NOBODY, -1, 1),
        (COLOR_OR_NOBODY, -1, 3),
        (one(STEP), 0, 2),
        (one(WEEKDAY), 0, 2),
    ],
)
def test_bounds_follow_from_what_is_held(holds: object, low: int, high: int) -> None:
    layout = Layout(2, neutrals=2)
    layout.field("it", holds=holds)  # type: ignore[arg-type]
    for name in ("roll", "build"):  # steps that come after the field count too
        layout.step(name)
    field = layout.fields["it"]
    assert (field.low, field.high) == (low, high)


def test_a_set_has_a_bit_for_each_member_and_no_others() -> None:
    holds = set_of(BITS + 2)
    assert [holds.most(col) for col in (0, 1)] == [2**BITS - 1, 0b11]


def test_a_field_that_is_not_there_has_no_cells() -> None:
    field = Layout(2).find("road")
    assert (field.start, field.stop, field.rows, field.cols) == (0, 0, 0, 0)
    assert field.columns == field.values == ()
