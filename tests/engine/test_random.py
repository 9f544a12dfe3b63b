"""The random source: the same numbers for ever, compiled or not."""

import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kogge.engine.chance import Random
from tests.engine.twins import interpreted

twin = interpreted("chance")

# The stream may never change: every record and every published result hangs on it.
KNOWN = {
    0: (16294208416658607535, [2, 5, 4, 5, 2, 2, 1, 0, 4, 3, 5, 3], 12641632368665167759),
    1: (10451216379200822465, [1, 5, 2, 1, 5, 0, 0, 3, 5, 0, 1, 0], 2055218099359401232),
    7: (7191089600892374487, [0, 1, 2, 3, 3, 3, 2, 3, 4, 2, 1, 1], 14483593468501029590),
    -1: (16490336266968443936, [0, 0, 1, 5, 5, 5, 5, 2, 3, 1, 0, 4], 10503138140287744765),
    2**63: (5196802822362493915, [3, 3, 4, 5, 5, 3, 0, 2, 0, 0, 1, 4], 13467537231098816076),
}


@pytest.mark.parametrize("seed", KNOWN)
def test_the_stream_never_changes(seed: int) -> None:
    first, dice, last = KNOWN[seed]
    for kind in (Random, twin.Random):
        rng = kind(seed)
        assert rng.position == first
        assert [rng.number(6) for _ in range(12)] == dice
        for _ in range(5):
            rng.number(1000)
        assert rng.position == last


def test_the_order_of_a_shuffle_never_changes() -> None:
    for kind in (Random, twin.Random):
        items = list(range(10))
        kind(7).shuffle(items)
        assert items == [9, 7, 4, 1, 5, 6, 3, 8, 2, 0]


@given(st.integers(), st.lists(st.integers(1, 2**31 - 1), max_size=50))
def test_compiled_and_interpreted_give_the_same_numbers(seed: int, bounds: list[int]) -> None:
    one, other = Random(seed), twin.Random(seed)
    for bound in bounds:
        number = one.number(bound)
        assert number == other.number(bound)
        assert 0 <= number < bound
        assert one.position == other.position


def test_every_number_is_about_as_likely() -> None:
    rng = Random(3)
    counts = [0] * 11
    for _ in range(22_000):
        counts[rng.number(11)] += 1
    assert sum((n - 2000) ** 2 / 2000 for n in counts) < 30  # chi-square with 10 degrees: once in a thousand


def test_a_copy_goes_on_with_the_same_numbers() -> None:
    rng = Random(5)
    rng.number(10)
    copied, restored = rng.copy(), pickle.loads(pickle.dumps(rng))
    numbers = [rng.number(100) for _ in range(20)]
    assert [copied.number(100) for _ in range(20)] == numbers
    assert [restored.number(100) for _ in range(20)] == numbers


def test_a_position_can_be_gone_back_to() -> None:
    rng = Random(5)
    mark = rng.position
    once = [rng.number(100) for _ in range(5)]
    rng.position = mark
    assert [rng.number(100) for _ in range(5)] == once


@pytest.mark.parametrize("seed", ["7", 7.0, None])
def test_luck_begins_with_a_whole_number(seed: Any) -> None:
    with pytest.raises(TypeError, match="luck begins with a whole number, not with"):
        Random(seed)


@pytest.mark.parametrize("position", [0, -1, 2**64])
def test_luck_is_not_put_where_it_never_stands(position: int) -> None:
    """At 0 it would stay there for ever."""
    rng = Random(5)
    mark = rng.position
    with pytest.raises(ValueError, match=f"luck stands at a number from 1 to .*, not at {position}"):
        rng.position = position
    assert rng.position == mark
