"""Whatever comes from outside is taken or refused; what is taken can be played on.  ``KOGGE_FUZZ`` tries more."""

import os

import pytest

import kogge
from tests.fuzz.__main__ import KINDS, repeat, tries
from tests.fuzz.positions import grounds

COUNT = int(os.environ.get("KOGGE_FUZZ", "3000"))
PARTS = 10


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("kind", KINDS)
def test_what_nobody_would_do_is_taken_or_refused(kind: str, part: int) -> None:
    outcomes = set()
    for name, seed in [*tries("all", 0, COUNT)][part::PARTS]:
        if name == kind:
            try:
                outcomes.add(KINDS[kind](seed))
            except BaseException as failure:
                failure.add_note(f"to see it again: {repeat(kind, seed)}")
                raise
    assert outcomes == {True, False}, "nothing was taken, or nothing refused: then nothing was tried"


def test_every_scenario_is_tried() -> None:
    assert {setting.scenario for setting in grounds()} == set(kogge.scenarios())
