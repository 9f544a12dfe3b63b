"""A line that somebody types key by key, so that it can be shown again when something was said in between."""

import re
from collections.abc import Callable, Iterator

KEY = re.compile(r"\x1b\[[0-9;]*[A-Za-z~]|\x1bO[A-Za-z]|\x1b[^\x1b]|[^\x1b]")  # what one key sends
BEGUN = re.compile(r"\x1b(\[[0-9;]*|O)?")  # a key of which the rest is still to come
MOST = 200  # lines that can be recalled
LONGEST = 16 * 1024  # letters of a line; more are not taken
ENTER = ("\r", "\n")
ESCAPE_ENTER = ("\x1b\r", "\x1b\n")
ESCAPE = "esc"  # what is typed to leave a question open


class Editor:
    """The line and the place in it where the next letter goes, and the lines before it."""

    def __init__(self) -> None:
        self.line = ""
        self.cursor = 0
        self.is_ended = False
        self.history: list[str] = []
        self.recalled = 0  # which of them is shown; after the last one it is the new line
        self.draft = ""  # the new line, while an older one is shown
        self.rest = ""

    def press(self, keys: str) -> Iterator[str]:
        """Take what was typed; gives each line that is done, before anything after it is taken."""
        keys, self.rest = self.rest + keys, ""
        at = 0
        while at < len(keys):
            key = KEY.match(keys, at)
            if key is None or (BEGUN.fullmatch(keys, at) and key.end() == len(keys)):
                self.rest = keys[at:]
                return
            at = key.end()
            if key[0] in ENTER:
                yield self.enter(self.line)
            elif key[0] in ESCAPE_ENTER:
                yield self.enter(self.line or ESCAPE)
            elif key[0] in KEYS:
                KEYS[key[0]](self)
            elif key[0].isprintable() and len(self.line) < LONGEST:
                self.put(key[0])

    def enter(self, line: str) -> str:
        if self.line.strip() and self.history[-1:] != [self.line]:
            self.history = [*self.history, self.line][-MOST:]
        self.show("", len(self.history))
        self.draft = ""
        return line

    def put(self, letter: str) -> None:
        self.line = self.line[: self.cursor] + letter + self.line[self.cursor :]
        self.cursor += len(letter)

    def cut(self, start: int, end: int) -> None:
        self.line, self.cursor = self.line[:start] + self.line[end:], start

    # Where one is

    def left(self) -> None:
        self.cursor = max(0, self.cursor - 1)

    def right(self) -> None:
        self.cursor = min(len(self.line), self.cursor + 1)

    def home(self) -> None:
        self.cursor = 0

    def end(self) -> None:
        self.cursor = len(self.line)

    def word_left(self) -> None:
        before = self.line[: self.cursor].rstrip()
        self.cursor = before.rfind(" ") + 1

    def word_right(self) -> None:
        space = re.compile(r"\s*\S*").match(self.line, self.cursor)
        self.cursor = space.end() if space else self.cursor

    # What is taken away

    def backspace(self) -> None:
        self.cut(max(0, self.cursor - 1), self.cursor)

    def delete(self) -> None:
        self.cut(self.cursor, self.cursor + 1)

    def delete_or_end(self) -> None:
        """On an empty line it means that nothing more will be typed."""
        if self.line:
            self.delete()
        else:
            self.is_ended = True

    def cut_before(self) -> None:
        self.cut(0, self.cursor)

    def cut_after(self) -> None:
        self.cut(self.cursor, len(self.line))

    def cut_word(self) -> None:
        end = self.cursor
        self.word_left()
        self.cut(self.cursor, end)

    # What was typed before

    def earlier(self) -> None:
        if self.recalled == len(self.history):
            self.draft = self.line
        if self.recalled:
            self.show(self.history[self.recalled - 1], self.recalled - 1)

    def later(self) -> None:
        if self.recalled < len(self.history):
            after = self.recalled + 1
            self.show(self.history[after] if after < len(self.history) else self.draft, after)

    def show(self, line: str, recalled: int) -> None:
        self.line, self.cursor, self.recalled = line, len(line), recalled


KEYS: dict[str, Callable[[Editor], None]] = {
    **dict.fromkeys(("\x7f", "\b"), Editor.backspace),
    **dict.fromkeys(("\x1b[D", "\x1bOD", "\x02"), Editor.left),
    **dict.fromkeys(("\x1b[C", "\x1bOC", "\x06"), Editor.right),
    **dict.fromkeys(("\x1b[A", "\x1bOA", "\x10"), Editor.earlier),
    **dict.fromkeys(("\x1b[B", "\x1bOB", "\x0e"), Editor.later),
    **dict.fromkeys(("\x1b[H", "\x1bOH", "\x1b[1~", "\x1b[7~", "\x01"), Editor.home),
    **dict.fromkeys(("\x1b[F", "\x1bOF", "\x1b[4~", "\x1b[8~", "\x05"), Editor.end),
    **dict.fromkeys(("\x1bb", "\x1b[1;5D", "\x1b[1;3D"), Editor.word_left),
    **dict.fromkeys(("\x1bf", "\x1b[1;5C", "\x1b[1;3C"), Editor.word_right),
    **dict.fromkeys(("\x17", "\x1b\x7f"), Editor.cut_word),
    "\x1b[3~": Editor.delete,
    "\x04": Editor.delete_or_end,
    "\x15": Editor.cut_before,
    "\x0b": Editor.cut_after,
}
