"""Whatever stands in a board file, it is a board that can be played on, or it is refused in a sentence."""

import tomllib
from collections.abc import Callable
from copy import deepcopy
from datetime import date
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kogge.games.europe.board import BOARDS, EuropeBoard, read
from kogge.games.europe.checks import check
from kogge.games.europe.parts import reached
from kogge.games.europe.reading import read_board
from kogge.games.refusal import Refused
from tests.games.test_europe_boards import text_of

TEXTS = {name: text_of(name) for name in BOARDS}
DOCUMENTS = {name: tomllib.loads(text) for name, text in TEXTS.items()}
WORDS = (
    "green",
    "wool",
    "lancer",
    "5,1",
    "6,2 N",
    "5,1 N -- 6,0 S",
    "Berlin",
    "name",
    "at",
    "gold",
    "start",
    "N",
    "--",
)
VALUES = st.one_of(
    st.integers(-3, 13),
    st.sampled_from([0, 2**31, -(2**63), 10**60, True, False, 0.5, float("inf"), float("nan"), date(2011, 1, 1)]),
    st.sampled_from([[], {}, [[]], [{}], "", " ", "\x1b[2J", "x" * 5000, "\u202e", *WORDS]),
    st.text(max_size=8),
)
CHANGES = st.sampled_from(["replace", "remove", "repeat", "copy", "rename"])
SHORT = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def playable(board: EuropeBoard) -> bool:
    """Does everything hold that a game relies on?"""
    near = board.neighbours()
    cities = [board.node[city.corner] for city in board.cities]
    spots = sorted(land.spot for land in board.lands if land.marked)
    return all(
        (
            len(reached(near, cities[0])) == len(board.corners),
            len(set(cities)) == len(cities),
            all(board.lands_at(city.corner) for city in board.cities),
            all(1 <= len(others) <= 3 for others in near),
            len(set(board.pairs)) == len(board.paths),
            set(board.double_arrows) <= set(board.paths),
            sum(city.violet for city in board.cities) >= 12,
            spots == [0, 1, 2, 3, 4],
            not board.lands[board.robber].number and not board.lands[board.robber].marked,
            all(n * (stock.kontors - 3) + 12 <= len(cities) for n, stock in board.stocks.items()),
            all(stock.goods == stock.kontors - 2 for stock in board.stocks.values()),
            sum(card.count for card in board.cards) == 25,
            all(board.cities[k].violet for start in board.starts.values() for k in start.kontors),
            len(set(board.cells)) == len(board.cells),
        )
    )


def judge(reading: Callable[[], EuropeBoard]) -> None:
    """A board must be playable, a refusal one sentence; anything else that is raised is a fault."""
    try:
        board = reading()
    except Refused as refused:
        reason = str(refused)
    else:
        assert playable(board)
        return
    assert 10 < len(reason) < 500
    assert len(reason.splitlines()) == 1


def parts_of(value: Any) -> list[tuple[Any, Any]]:
    """Every list and table in a document, with each of its keys."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
    return [(value, key) for key in keys] + [part for key in keys for part in parts_of(value[key])]


def change(document: dict[str, Any], data: st.DataObject) -> None:
    """Spoil one place of a document."""
    parts = parts_of(document)
    where, key = parts[data.draw(st.integers(0, len(parts) - 1))]
    kind = data.draw(CHANGES)
    if kind == "replace":
        where[key] = data.draw(VALUES)
    elif kind == "remove":
        del where[key]
    elif kind == "repeat" and isinstance(where, list):
        where.append(deepcopy(where[key]))
    elif kind == "rename" and isinstance(where, dict):
        where[data.draw(st.sampled_from(WORDS))] = where.pop(key)
    else:
        other, place = parts[data.draw(st.integers(0, len(parts) - 1))]
        where[key] = deepcopy(other[place])


@SHORT
@given(st.sampled_from(BOARDS), st.integers(1, 3), st.data())
def test_a_file_with_spoilt_values_is_playable_or_refused(name: str, changes: int, data: st.DataObject) -> None:
    document = deepcopy(DOCUMENTS[name])
    for _ in range(changes):
        change(document, data)
    judge(lambda: check(read_board(document, "mine.toml")))


@SHORT
@given(st.sampled_from(BOARDS), st.data())
def test_a_file_with_spoilt_letters_is_playable_or_refused(name: str, data: st.DataObject) -> None:
    text = TEXTS[name]
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        lost = data.draw(st.sampled_from([0, 1, 1, 2, 40, 3000]))
        text = (
            text[:at]
            + data.draw(st.text(max_size=4) | st.sampled_from([*'"{}[]=,.#-\n019NS', *WORDS]))
            + text[at + lost :]
        )
    judge(lambda: read(text, "mine.toml"))


@SHORT
@given(st.recursive(VALUES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner)))
def test_anything_else_is_refused(found: object) -> None:
    for document in (found, dict.fromkeys(DOCUMENTS["europe-short"], found)):
        try:
            read_board(document, "mine.toml")
        except Refused:
            continue
        raise AssertionError(document)
