"""Somebody at the keyboard of a terminal game, for tests."""

import re
from collections.abc import Iterable, Iterator, Sequence
from io import StringIO
from pathlib import Path

from rich.console import Console

import kogge
from kogge.bots import Bot
from kogge.cli.terminal.play import play_in_terminal
from kogge.cli.terminal.saving import Keeper
from kogge.views import View


class Typist:
    """Types lines, and keeps everything that was printed; after the last line the input ends."""

    def __init__(self, lines: Iterable[str] = (), width: int = 80, height: int = 24) -> None:
        self.paper = StringIO()
        self.console = Console(file=self.paper, width=width, height=height, color_system=None)
        self.lines: Iterator[str] = iter(lines)

    def read(self, prompt: str) -> str:
        """What ``input`` would return; the paper gets prompt and line as a terminal would show them."""
        self.paper.write(prompt)
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        self.paper.write(f"{line}\n")
        return line

    @property
    def seen(self) -> str:
        return self.paper.getvalue()

    def after(self, line: str) -> str:
        """What was printed between a line and the next prompt."""
        _, found, rest = self.seen.partition(f"> {line}\n")
        assert found, f"{line!r} was not typed"
        return rest.partition("> ")[0]


class Decliner:
    """A bot that rolls, ends its turn, and wants no trade."""

    WISHES: Sequence[str] = ("roll", "decline", "end_turn")

    def choose(self, view: View) -> int:
        texts = view.texts()
        return view.legal[next((texts.index(wish) for wish in self.WISHES if wish in texts), 0)]


class Accepter(Decliner):
    """A bot that takes every offer it can pay."""

    WISHES = ("accept", *Decliner.WISHES)


def sit_down(
    game: kogge.Game,
    lines: Iterable[str],
    people: Sequence[int] = (0,),
    bot: type[Bot] = Decliner,
    save_as: Path | None = None,
    keeper: Keeper | None = None,
    width: int = 80,
    height: int = 24,
) -> Typist:
    """Play with these lines until they are used up; the other seats have bots."""
    typist = Typist(lines, width, height)
    bots = {seat: bot() for seat in range(game.players) if seat not in people}
    keeper = keeper or Keeper(game, save_as)
    keeper.begin()
    try:
        play_in_terminal(game, people, bots, typist.console, typist.read, keeper)
    finally:
        keeper.let_go()
    return typist


def joined(text: str) -> str:
    """A text without its spaces: where a line was broken does not matter."""
    return re.sub(r"\s", "", text)
