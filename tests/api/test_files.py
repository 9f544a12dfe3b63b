"""Files are read only as far as is sensible, and written whole or not at all."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kogge.files import place, read_text, write_whole
from kogge.games.refusal import Refused

LARGEST = 1000


def read(path: Path) -> str:
    return read_text(path, LARGEST, "is no letter")


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


# Reading


def test_what_was_written_can_be_read(tmp_path: Path) -> None:
    write_whole(tmp_path / "letter", "Dear Ána,\n\nhow are you?\n")
    assert read(tmp_path / "letter") == "Dear Ána,\n\nhow are you?\n"
    assert (tmp_path / "letter").read_bytes() == "Dear Ána,\n\nhow are you?\n".encode()
    assert names(tmp_path) == ["letter"]


def test_a_mark_of_utf_8_at_the_beginning_is_not_part_of_the_text(tmp_path: Path) -> None:
    (tmp_path / "letter").write_bytes(b"\xef\xbb\xbfDear")
    assert read(tmp_path / "letter") == "Dear"


def test_a_file_that_is_too_large_is_not_read_to_its_end(tmp_path: Path) -> None:
    (tmp_path / "letter").write_bytes(b"x" * LARGEST)
    assert len(read(tmp_path / "letter")) == LARGEST
    with (tmp_path / "letter").open("r+b") as file:
        file.truncate(10**12)  # more than any memory holds; it takes no room on the disk
    with pytest.raises(Refused, match="is no letter: it is larger than 0 KiB"):
        read(tmp_path / "letter")


def test_what_is_not_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter").write_bytes(b"\xff\xfe")
    with pytest.raises(Refused, match="is no letter: it is not text in UTF-8"):
        read(tmp_path / "letter")


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("lost", "there is no file 'lost'"),
        (".", ". can't be read: it is a folder, not a file"),
        ("/dev/zero", "/dev/zero can't be read: it is a device or a pipe, not a file"),
        ("pipe", "pipe can't be read: it is a device or a pipe, not a file"),
        ("letter/below", "letter/below can't be read: Not a directory"),
        ("x" * 300, f"'{'x' * 40}'... can't be read: File name too long"),
        ("a\0b", "'a\\x00b' can't be read: "),
    ],
)
def test_what_is_no_file_is_refused_at_once(
    name: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    write_whole(Path("letter"), "Dear")
    os.mkfifo("pipe")  # to open it would mean to wait for somebody who writes
    with pytest.raises(Refused) as refused:
        read(Path(name))
    assert str(refused.value).startswith(says)


# Writing


@pytest.mark.parametrize(
    ("name", "says"),
    [
        (".", ". can't be written: it is a folder, not a file"),
        ("/dev/full", "/dev/full can't be written: it is a device or a pipe, not a file"),
        ("pipe", "pipe can't be written: it is a device or a pipe, not a file"),
        ("nowhere/letter", "nowhere/letter can't be written: No such file or directory"),
        ("letter/below", "letter/below can't be written: Not a directory"),
        ("x" * 300, f"'{'x' * 40}'... can't be written: File name too long"),
        ("a\0b", "'a\\x00b' can't be written: "),
    ],
)
def test_what_can_not_be_written_is_named(
    name: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    write_whole(Path("letter"), "Dear")
    os.mkfifo("pipe")
    with pytest.raises(Refused) as refused:
        write_whole(Path(name), "Hello")
    assert str(refused.value).startswith(says)
    assert names(tmp_path) == ["letter", "pipe"]
    assert read(Path("letter")) == "Dear"


def test_a_name_may_be_as_long_as_the_system_allows(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 255)
    write_whole(path, "Dear")
    assert read(path) == "Dear"


def test_what_was_there_stays_where_the_disk_is_full(tmp_path: Path) -> None:
    path = tmp_path / "letter"
    write_whole(path, "Dear")
    code = (
        "import resource, sys; from pathlib import Path; from kogge.files import write_whole\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (5000, 5000))\n"
        "write_whole(Path(sys.argv[1]), 'x' * 10_000)"
    )
    done = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, text=True)
    assert "letter can't be written: File too large" in done.stderr
    assert read(path) == "Dear"
    assert names(tmp_path) == ["letter"]


def test_an_interruption_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: int) -> None:
        raise KeyboardInterrupt

    path = tmp_path / "letter"
    write_whole(path, "Dear")
    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_whole(path, "Hello")
    assert read(path) == "Dear"
    assert names(tmp_path) == ["letter"]


def test_a_text_that_has_no_utf_8_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="can't be written: "):
        write_whole(tmp_path / "letter", "\ud800")
    assert names(tmp_path) == []


def test_permissions_stay_as_they_were(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        write_whole(tmp_path / "new", "Dear")
    finally:
        os.umask(before)
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o640
    (tmp_path / "new").chmod(0o604)
    write_whole(tmp_path / "new", "Hello")
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o604


def test_a_protected_file_is_not_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "letter"
    write_whole(path, "Dear")
    path.chmod(0o444)
    monkeypatch.setattr(os, "access", lambda *_: False)  # to the superuser nothing is protected
    with pytest.raises(Refused, match="it is write-protected"):
        write_whole(path, "Hello")
    assert read(path) == "Dear"


def test_a_link_goes_on_leading_to_its_file(tmp_path: Path) -> None:
    write_whole(tmp_path / "letter", "Dear")
    (tmp_path / "link").symlink_to("letter")
    write_whole(tmp_path / "link", "Hello")
    assert (tmp_path / "link").is_symlink()
    assert read(tmp_path / "letter") == "Hello"


# Names that are typed


def test_a_home_is_found_by_its_sign(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert place("~/letter") == tmp_path / "letter"
    assert place("letter") == Path("letter")
    with pytest.raises(Refused, match="nobody here has the home that '~nosuchuser/x' begins with"):
        place("~nosuchuser/x")
