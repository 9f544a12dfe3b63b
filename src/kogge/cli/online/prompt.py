"""The last line of the screen: what is asked, and what is being typed as the answer."""

from contextlib import suppress

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from kogge.cli.online.editor import Editor

SHORT = "> "  # on a screen where the whole question leaves no room for the answer
ROOM = 20  # columns that an answer needs


class LinePrompt:
    """Lines come whole: what is asked is written before them, and what happens meanwhile begins a line of its own."""

    is_live = False  # is every key seen, so that the line can be written again?

    def __init__(self, console: Console) -> None:
        self.console = console
        self.is_shown = False

    def show(self, asked: str) -> None:
        """Ask, if that has not been done yet."""
        if asked and not self.is_shown:
            self.console.print(Text(f"{asked} "), end="", soft_wrap=True)
            self.flush()
            self.is_shown = True

    def clear(self) -> None:
        """Make room for something else."""
        if self.is_shown:
            self.console.print()
        self.is_shown = False

    def answered(self) -> None:
        """A line was typed, and whatever comes next begins a new one."""
        self.is_shown = False

    def flush(self) -> None:
        with suppress(OSError, ValueError):
            self.console.file.flush()


class LivePrompt(LinePrompt):
    """Writes what is asked, and the line that is being typed, as often as something else has been said."""

    is_live = True

    def __init__(self, console: Console) -> None:
        super().__init__(console)
        self.editor = Editor()
        self.asked = ""  # what stands before the line
        self.above = ""  # what stands on lines of its own above it

    def show(self, asked: str) -> None:
        asked = f"{asked} " if asked else ""
        is_long = cell_len(asked) > self.console.width - ROOM
        above, asked = (asked, SHORT) if is_long else ("", asked)
        if self.is_shown and above != self.above:
            self.clear()
        if above and not self.is_shown:
            self.console.print(Text(above))
        self.above, self.asked, self.is_shown = above, asked, True
        self.write(self.row())

    def row(self) -> str:
        """The last line as it is written, with the part of a long answer in it where the next letter goes."""
        line, cursor = self.editor.line, self.editor.cursor
        room = max(1, self.console.width - cell_len(self.asked) - 1)
        first, last = 0, len(line)
        while cell_len(line[first:cursor]) > room:
            first += 1
        while cell_len(line[first:last]) > room:
            last -= 1
        column = cell_len(self.asked + line[first:cursor])
        return f"\r{self.asked}{line[first:last]}\x1b[K\r" + (f"\x1b[{column}C" if column else "")

    def clear(self) -> None:
        if self.is_shown:
            lines = len(Text(self.above).wrap(self.console, self.console.width)) if self.above else 0
            self.write("\r" + (f"\x1b[{lines}A" if lines else "") + "\x1b[J")
        self.is_shown = False

    def leave(self, line: str) -> None:
        """Let a line stand as it was typed, and begin the next."""
        self.write(f"\r{self.asked}{line}\x1b[K\n")
        self.is_shown = False

    def write(self, text: str) -> None:
        with suppress(OSError, ValueError):
            self.console.file.write(text)
        self.flush()
