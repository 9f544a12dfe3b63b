"""Records: what is written is read back, and what is broken is refused."""

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kogge
from kogge.record import Transcript
from tests.api.refusals import fingerprint, refused

FUZZ = settings(max_examples=200)


def written(seed: int = 4, limit: int = 120, **choices: Any) -> str:
    game = kogge.start("base", seed=seed, **choices)
    game.play_out(limit=limit)
    return game.record()


RECORD = written(players=3, board="random")
LINES = RECORD.splitlines()
HEAD = LINES.index("")  # the empty line after it


def plain(line: str) -> str:
    """A line without what does not matter: spaces, and zeros before a number."""
    return re.sub(r"(?<![\d.])(-?)0*(\d+)\b", r"\1\2", " ".join(line.split())).replace("-0", "0")


def meant(line: str) -> str:
    """A line of the head as it is meant: of a seed only 64 bits count, and colours may have spaces between them."""
    name, _, value = plain(line).lower().partition(": ")
    if name == "colors":
        value = value.replace(" ", "")
    return f"{name}: {int(value) % 2**64}" if name == "seed" else f"{name}: {value}"


def parts(text: str) -> tuple[set[str], list[str]]:
    """The head and the rest of a record."""
    head, _, rest = text.replace("\r\n", "\n").partition("\n\n")
    return {meant(line) for line in head.strip("\n").split("\n")}, [
        plain(line) for line in rest.strip("\n").split("\n")
    ]


def assert_refused_or_told(text: str) -> None:
    """Whatever was done to a record, it is refused with a sentence, or the game is the one that it tells."""
    try:
        game = kogge.read_record(text)
    except kogge.Refused:
        with refused():
            kogge.read_record(text)
        return
    head, rest = parts(text)
    known_head, known_rest = parts(game.record())
    assert rest == known_rest
    assert head <= known_head
    assert kogge.read_record(game.record()).record() == game.record()


@pytest.mark.parametrize("limit", [0, 1, 30, 1_000_000])
@pytest.mark.parametrize("choices", [{}, {"players": 2, "board": "random", "phases": "separate", "trade": False}])
def test_what_is_written_is_read_back(limit: int, choices: dict[str, Any]) -> None:
    game = kogge.start("base", seed=-9, **choices)
    game.play_out(limit=limit)
    twin = kogge.read_record(game.record())
    assert fingerprint(twin) == fingerprint(game)
    assert (twin.seed, twin.options, twin.scenario) == (game.seed, game.options, game.scenario)
    assert twin.record() == game.record()
    game.play_out(limit=40)
    twin.play_out(limit=40)
    assert fingerprint(twin) == fingerprint(game)


def test_a_record_is_made_to_be_read() -> None:
    text = written(seed=7, limit=3, players=3)
    assert text.startswith("kogge record 1\nscenario: base\nplayers: 3\n")
    assert re.search(r"\n\nchance: starting_roll \d+ \(\d\+\d\)\n", text)
    assert text.endswith("end: 3 actions, underway\n")
    assert all(line == line.strip() and line.isascii() for line in text.splitlines())


@pytest.mark.parametrize(
    "changed",
    [
        RECORD.replace("\n", "\r\n"),
        RECORD.rstrip("\n"),
        RECORD + "\n\n",
        "\n".join(line + "  " if line.startswith(("chance", "orange")) else line for line in LINES),
    ],
    ids=["line ends of Windows", "no last line end", "empty lines after it", "spaces after actions"],
)
def test_what_editors_do_to_a_file_does_no_harm(changed: str) -> None:
    assert kogge.read_record(changed).record() == RECORD


@pytest.mark.parametrize("length", range(len(LINES)))
def test_a_record_that_was_cut_off_is_refused(length: int) -> None:
    with refused():
        kogge.read_record("\n".join(LINES[:length]))
    with refused():
        kogge.read_record("".join(line + "\n" for line in LINES[:length]))


@pytest.mark.parametrize("number", range(HEAD + 1, len(LINES)))
def test_a_record_without_one_of_its_actions_is_refused(number: int) -> None:
    with refused():
        kogge.read_record("\n".join([*LINES[:number], *LINES[number + 1 :]]))


@pytest.mark.parametrize("number", [number for number in range(len(LINES)) if number != HEAD])
def test_a_record_with_a_line_twice_is_refused(number: int) -> None:
    with refused():
        kogge.read_record("\n".join([*LINES[: number + 1], *LINES[number:]]))


BROKEN = {
    "no text": ("kogge record 1", ""),
    "another version": ("kogge record 1", "kogge record 2"),
    "another game": ("scenario: base", "scenario: chess"),
    "no scenario": ("scenario: base\n", ""),
    "no seed": ("seed: 4\n", ""),
    "no luck": ("luck: ", "fortune: "),
    "two minus signs": ("seed: 4", "seed: --4"),
    "a minus alone": ("seed: 4", "seed: -"),
    "a seed without end": ("seed: 4", "seed: " + "4" * 5000),
    "a seed in words": ("seed: 4", "seed: four"),
    "negative luck": ("luck: ", "luck: -"),
    "too much luck": ("luck: ", "luck: 9999999999"),
    "players without end": ("players: 3", "players: " + "3" * 5000),
    "players twice negated": ("players: 3", "players: --3"),
    "too many players": ("players: 3", "players: 30"),
    "other players": ("players: 3", "players: 4"),
    "an unknown option": ("players: 3", "players: 3\nweather: fine"),
    "neither yes nor no": ("trade: yes", "trade: maybe"),
    "a limit too high": ("turn_limit: 1000", "turn_limit: 10000000000"),
    "the wrong actor": ("chance: lay_frame", "orange: lay_frame"),
    "no actor": ("chance: lay_frame", "lay_frame"),
    "an unknown action": ("chance: lay_hex forest", "chance: lay_hex swamp"),
    "two actions in a line": ("chance: lay_tokens_from", "chance: lay_tokens_from 0; lay_tokens_from"),
    "too few": ("end: 120", "end: 119"),
    "another end": ("underway", "orange won"),
    "old line ends": ("\n", "\r"),
    "no line ends": ("\n", " "),
    "empty lines between": ("\n", "\n\n"),
}


@pytest.mark.parametrize(("old", "new"), BROKEN.values(), ids=BROKEN)
def test_a_broken_record_is_refused(old: str, new: str) -> None:
    assert old in RECORD
    with refused():
        kogge.read_record(RECORD.replace(old, new))


def test_luck_that_would_never_change_is_refused() -> None:
    """A generator at 0 stays there for ever."""
    with refused(says="luck"):
        kogge.read_record(re.sub(r"luck: \d+", "luck: 0", RECORD))


@pytest.mark.parametrize("record", [None, 3, b"kogge record 1", ["kogge record 1"], "", " ", "\n", "\x00"], ids=repr)
def test_what_is_no_record_is_refused(record: Any) -> None:
    with refused():
        kogge.read_record(record)


def test_a_refusal_names_the_line() -> None:
    number = next(n for n, line in enumerate(LINES) if n > HEAD + 40)
    wrong = [*LINES[:number], "purple: fly", *LINES[number + 1 :]]
    with refused(says=f"line {number + 1} "):
        kogge.read_record("\n".join(wrong))


@FUZZ
@given(st.integers(0, len(LINES) - 1), st.integers(0, len(LINES) - 1))
def test_swapped_lines_are_refused_or_told(a: int, b: int) -> None:
    lines = list(LINES)
    lines[a], lines[b] = lines[b], lines[a]
    assert_refused_or_told("\n".join(lines))


@FUZZ
@given(st.integers(0, len(re.findall(r"\d+", RECORD)) - 1), st.integers(-1, 100) | st.integers())
def test_another_number_is_refused_or_told(which: int, number: int) -> None:
    spots = list(re.finditer(r"\d+", RECORD))
    begin, end = spots[which].span()
    assert_refused_or_told(RECORD[:begin] + str(number) + RECORD[end:])


@FUZZ
@given(st.integers(0, len(LINES) - 1), st.lists(st.sampled_from(LINES), max_size=3))
def test_lines_that_are_put_in_or_left_out_are_refused_or_told(place: int, more: list[str]) -> None:
    assert_refused_or_told("\n".join([*LINES[:place], *more, *LINES[place + 1 :]]))


@FUZZ
@given(st.integers(0, len(RECORD) - 1), st.integers(0, 3), st.text(st.characters(codec="ascii"), max_size=3))
def test_characters_that_are_changed_are_refused_or_told(place: int, lost: int, more: str) -> None:
    assert_refused_or_told(RECORD[:place] + more + RECORD[place + lost :])


@given(st.text(max_size=200))
def test_any_text_is_refused(text: str) -> None:
    with refused():
        kogge.read_record(text)
    with refused():
        kogge.read_record("kogge record 1\n" + text)


def test_a_transcript_is_the_record_whatever_was_taken_back() -> None:
    game = kogge.start("base", seed=4, players=3, board="random")
    told = Transcript(game)
    luck = kogge.Random(1)
    for _ in range(60):
        assert told.text() == Transcript(game).text() == game.record()
        for _ in range(luck.number(6)):
            game.undo() if len(game) and luck.number(3) == 0 else game.play_out(limit=1)
    assert len(game) > 30
    assert kogge.read_record(told.text()).record() == told.text()
