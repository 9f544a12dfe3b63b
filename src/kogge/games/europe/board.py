"""The boards of Merchants of Europe: those that come with the game, and an owner's own."""

import tomllib
from importlib import resources
from pathlib import Path

from kogge.files import read_text
from kogge.games.europe.checks import check
from kogge.games.europe.parts import Card, City, ColorTokens, EuropeBoard, EuropeStart, Land, Name, NamedSea, Stock
from kogge.games.europe.reading import read_board
from kogge.games.refusal import Refused, quoted

__all__ = [
    "BOARDS",
    "Card",
    "City",
    "ColorTokens",
    "EuropeBoard",
    "EuropeStart",
    "Land",
    "Name",
    "NamedSea",
    "Stock",
    "load",
    "read_file",
]

BOARDS = ("europe", "europe-short")
LARGEST_FILE = 256 * 1024  # bytes, several times as many as ours have
LONGEST_LINE = 1000  # characters: what is longer can keep a reader of TOML busy for minutes


def file_of(name: str) -> str:
    """The file of a board that comes with the game, word by word."""
    if name not in BOARDS:
        raise Refused(f"there is no board {quoted(name)}; choose one of {', '.join(BOARDS)}")
    return resources.files("kogge.games.europe").joinpath("boards", f"{name}.toml").read_text("utf-8")


def load(name: str) -> EuropeBoard:
    """One of the boards that come with the game."""
    return read(file_of(name), name)


def read_file(path: Path) -> EuropeBoard:
    """The board that a file describes; a file that describes none is refused with the reason."""
    return read(content_of(path), str(path))


def board_text(path: Path) -> str:
    """The text of a file that describes a board, with the line ends of this program; others are refused likewise."""
    text = content_of(path)
    read(text, str(path))
    return text.replace("\r\n", "\n")


def content_of(path: Path) -> str:
    """What is in a file, if that can be a board at all."""
    return read_text(path, LARGEST_FILE, "board")


def read(text: str, name: str) -> EuropeBoard:
    """The board that a text in TOML describes."""
    for k, line in enumerate(text.split("\n"), start=1):
        if len(line) > LONGEST_LINE:
            raise Refused(f"{name} is no board: line {k} has more than {LONGEST_LINE} characters; break it up")
    try:
        found = tomllib.loads(text)
    except (ValueError, RecursionError) as trouble:  # numbers and nestings that no board has raise other errors
        reason = trouble if isinstance(trouble, tomllib.TOMLDecodeError) else "a number or a nesting is too long"
        raise Refused(f"{name} is no board: it is not written as TOML: {reason}") from None
    try:
        return check(read_board(found, name))
    except Refused as reason:
        raise Refused(f"{name} is no board: {reason}") from None
