"""The folder of the records."""

from pathlib import Path

import pytest

import kogge
from kogge.arena.shelf import check_free, keep, keep_failure

ADVICE = "choose another folder for the records, or write over them with --overwrite"


def test_records_that_would_be_written_over_are_named(tmp_path: Path) -> None:
    for name in ("000004.record", "000006.record", "1000000.record", "000005.txt", "7.record", "notes.record"):
        (tmp_path / name).touch()
    for free in (range(4), range(5, 6), range(7, 1_000_000)):
        check_free(tmp_path, free)
    with pytest.raises(kogge.Refused) as caught:
        check_free(tmp_path, range(5, 10))
    assert str(caught.value) == f"{tmp_path}/000006.record exists already; {ADVICE}"
    with pytest.raises(kogge.Refused) as caught:
        check_free(tmp_path, range(1_000_001))
    assert str(caught.value) == f"{tmp_path}/000004.record and 2 more exist already; {ADVICE}"


def test_a_record_keeps_its_place(tmp_path: Path) -> None:
    keep(tmp_path, 7, "first", overwrite=False)
    with pytest.raises(kogge.Refused, match=r"000007\.record exists already"):
        keep(tmp_path, 7, "second", overwrite=False)
    assert (tmp_path / "000007.record").read_text("utf-8") == "first"
    keep(tmp_path, 7, "second", overwrite=True)
    assert (tmp_path / "000007.record").read_text("utf-8") == "second"


def test_failures_get_names_that_are_free(tmp_path: Path) -> None:
    kept = [keep_failure(tmp_path, "kogge-failure", text) for text in ("one", "two", "three")]
    assert [path.name for path in kept] == [f"kogge-failure{tail}.record" for tail in ("", "-2", "-3")]
    assert [path.read_text("utf-8") for path in kept] == ["one", "two", "three"]
