"""A line that is being typed while others talk, and the clock beside it."""

from collections.abc import Callable
from io import StringIO

import pytest
from rich.console import Console

from kogge.cli.online.clocks import Clocks, shown
from kogge.cli.online.editor import MOST, Editor
from kogge.cli.online.prompt import LinePrompt, LivePrompt


def typed(*keys: str) -> tuple[list[str], str, int]:
    """The lines that come of these keys, and what stands on the last one, with the cursor."""
    editor = Editor()
    lines = [line for key in keys for line in editor.press(key)]
    return lines, editor.line, editor.cursor


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        (["roll"], "roll"),
        (["rxoll", "\x1b[D\x1b[D\x1b[D", "\x7f"], "roll"),
        (["oll", "\x01", "r", "\x05", "!"], "roll!"),
        (["say one two", "\x17", "three"], "say one three"),
        (["say one two", "\x1bb\x1bb", "\x0b", "a"], "say a"),
        (["say one", "\x15", "pass"], "pass"),
        (["rolll", "\x02", "\x04"], "roll"),
        (["roxll", "\x1b[H\x1b[C\x1b[C", "\x1b[3~"], "roll"),
        (["año \u00fcber"], "año \u00fcber"),
        (["r\x1b[5~\x1b[200~o\x00ll"], "roll"),  # keys that mean nothing here
    ],
)
def test_a_line_is_edited_as_everywhere(keys: list[str], line: str) -> None:
    assert typed(*keys)[:2] == ([], line)


def test_lines_end_with_enter_and_can_be_several_at_once() -> None:
    assert typed("roll\rend turn\nsay") == (["roll", "end turn"], "say", 3)


def test_a_key_that_comes_in_two_parts_is_one() -> None:
    assert typed("ac", "\x1b", "[", "D", "b") == ([], "abc", 2)


def test_escape_and_enter_leave_a_question_open() -> None:
    assert typed("\x1b", "\r") == (["esc"], "", 0)


def test_older_lines_are_recalled_and_the_new_one_is_not_lost() -> None:
    lines, line, _ = typed("roll\r", "roll\r", "say a\r", "new", "\x1b[A", "\x1b[A", "\x1b[A")
    assert (lines, line) == (["roll", "roll", "say a"], "roll")
    assert typed("roll\r", "new", "\x1b[A", "\x1b[B")[1:] == ("new", 3)
    assert typed("roll\r", "new", "\x1b[B")[1] == "new"
    editor = Editor()
    assert len(list(editor.press("".join(f"say {k}\r" for k in range(MOST + 5))))) == MOST + 5
    assert len(editor.history) == MOST


def test_control_d_ends_the_input_only_on_an_empty_line() -> None:
    for keys, is_ended in (("a\x04", False), ("\x04", True)):
        editor = Editor()
        assert not list(editor.press(keys))
        assert editor.is_ended == is_ended


def prompts(kind: Callable[[Console], LinePrompt], width: int) -> tuple[LinePrompt, StringIO]:
    out = StringIO()
    return kind(Console(file=out, width=width)), out


def test_news_do_not_tear_a_line() -> None:
    prompt, out = prompts(LivePrompt, 60)
    assert isinstance(prompt, LivePrompt)
    prompt.show("Ana (orange)>")
    assert not list(prompt.editor.press("say hal"))
    prompt.show("Ana (orange)>")
    prompt.clear()
    assert out.getvalue().endswith("\r\x1b[J")  # nothing of it stands before the news
    prompt.show("Ana (orange)>")
    assert out.getvalue().endswith("\rAna (orange)> say hal\x1b[K\r\x1b[21C")


def test_of_a_long_line_that_part_is_seen_where_one_types() -> None:
    prompt, out = prompts(LivePrompt, 40)
    assert isinstance(prompt, LivePrompt)
    assert not list(prompt.editor.press("say " + "x" * 60 + "end"))
    prompt.show("Ana>")
    row = out.getvalue().rpartition("\x1b[K")[0].rpartition("\r")[2]
    assert row.endswith("end")
    assert len(row) == 39
    assert not list(prompt.editor.press("\x01"))
    prompt.show("Ana>")
    assert "\rAna> say xxx" in out.getvalue()


def test_a_question_that_leaves_no_room_stands_above_the_answer() -> None:
    prompt, out = prompts(LivePrompt, 40)
    prompt.show("Ana (orange), which ship of yours shall sail?>")
    assert out.getvalue().endswith("\r> \x1b[K\r\x1b[2C")
    prompt.clear()
    assert out.getvalue().endswith("\r\x1b[2A\x1b[J")


def test_without_a_terminal_it_is_asked_once_and_news_begin_a_line() -> None:
    prompt, out = prompts(LinePrompt, 40)
    prompt.show("Ana>")
    prompt.show("Ana>")
    prompt.clear()
    prompt.clear()
    prompt.show("Ana>")
    assert out.getvalue() == "Ana> \nAna> "


def test_a_clock_goes_on_from_what_was_told_and_those_of_others_stand_still() -> None:
    now = [100.0]
    clocks = Clocks(lambda: now[0])
    assert (clocks.text(0), clocks.next_change(0)) == ("", None)
    clocks.hear([65.5, 30.0, None], [0, 2])
    assert [clocks.text(seat) for seat in range(3)] == ["1:06", "0:30", ""]
    assert clocks.next_change(0) == pytest.approx(0.5)
    now[0] += 5.5
    assert [clocks.text(seat) for seat in range(3)] == ["1:00", "0:30", ""]
    assert clocks.next_change(0) == pytest.approx(1.0)
    assert clocks.next_change(1) is None
    now[0] += 600
    assert (clocks.text(0), clocks.next_change(0)) == ("0:00", None)


def test_time_is_shown_as_on_a_clock() -> None:
    assert [shown(seconds) for seconds in (0, 0.2, 9, 60, 3599.5, 3661)] == [
        *("0:00", "0:01", "0:09", "1:00"),
        *("1:00:00", "1:01:01"),
    ]
