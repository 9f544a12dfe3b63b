"""What a person looks at: the board, what lies beside it, the news, and what may be done."""

from collections.abc import Sequence
from itertools import zip_longest

from rich.console import Console, RenderableType
from rich.segment import Segment, Segments
from rich.table import Table
from rich.text import Text

from kogge.cli.terminal import table
from kogge.cli.terminal.canvas import size
from kogge.cli.terminal.drawing import NARROW, drawn_to_fit
from kogge.cli.terminal.picture import Picture, Places
from kogge.texts import Texts
from kogge.texts import texts as texts_in
from kogge.views import View

GAP = 1  # columns between the board and what lies beside it
BETWEEN = 3  # columns between things that lie side by side below it
ROOM = 9  # lines that news, menu and prompt need below the board
MARGIN = "   "  # between the entries of a menu
LEAST_NEWS = 3  # lines of news, however low the screen is
MENU = 5  # lines that question, menu and prompt need


class Screen:
    """Prints positions and sentences to a console, as large as it allows, in the language of these texts."""

    def __init__(self, console: Console, texts: Texts | None = None) -> None:
        self.console = console
        self.texts = texts or texts_in()
        self.height = 0  # of the board as it was last drawn

    def say(self, *sentences: str | Text) -> None:
        """Sentences, each on a line of its own."""
        for sentence in sentences:
            self.console.print(sentence if isinstance(sentence, Text) else Text(sentence))

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def table(self, view: View, labels: Places) -> None:
        """The board with everything beside it, or below it on a narrow screen."""
        beside = self.width_beside(view)
        board = self.board(view, labels, beside)
        width, self.height = size(board)
        if width + GAP + beside > self.console.width:
            self.show("", board, *self.below(view))
        else:
            self.show("", self.side_by_side(board, width, table.panel(view, self.texts)))

    def width_beside(self, view: View) -> int:
        """How many columns must be left beside the board; the table of cards can be squeezed."""
        players, _, *others = table.parts(view, self.texts)
        return max(table.WIDTH, *(self.console.measure(part).maximum for part in (players, *others)))

    def below(self, view: View) -> list[RenderableType]:
        """What lies beside the board elsewhere: in several columns, if there is room for them."""
        parts = table.parts(view, self.texts)
        widths = [self.console.measure(part).maximum + BETWEEN for part in parts]
        if sum(widths) > self.console.width:
            return [table.panel(view, self.texts)]
        columns = Table.grid(padding=(0, BETWEEN, 0, 0))
        columns.add_row(*parts)
        return [columns, table.stock(view, self.texts)]

    def side_by_side(self, board: Text, width: int, panel: RenderableType) -> Segments:
        """Two things in one block, line by line."""
        options = self.console.options
        left = self.console.render_lines(board, options.update(width=width))
        right = self.console.render_lines(panel, options.update(width=self.console.width - width - GAP), pad=False)
        blank = [Segment(" " * width)]
        joined: list[Segment] = []
        for one, two in zip_longest(left, right):
            joined += [*(one or blank), Segment(" " * GAP), *(two or []), Segment.line()]
        return Segments(joined)

    def board(self, view: View, labels: Places, beside: int | None = None) -> Text:
        """The board as large as the screen allows, when there must be room for what lies beside it."""
        width = self.console.width - GAP - (self.width_beside(view) if beside is None else beside)
        if Picture(view, NARROW, {}, self.texts).size[0] > width:
            width = self.console.width  # nothing fits beside it anyway
        found = drawn_to_fit(view, labels, width, self.console.height - ROOM, self.texts)
        found.no_wrap, found.overflow = True, "crop"  # a board that is broken into lines can't be read at all
        needed = size(found)[0]
        if needed > self.console.width:
            told = self.texts.say("screen-too_narrow", needed=str(needed), there=str(self.console.width))
            self.say(Text(told, "dim"))
        return found

    def news(self, sentences: Sequence[Text]) -> None:
        """The last of the sentences: as many as leave the board in sight."""
        room = max(LEAST_NEWS, self.console.height - self.height - MENU)
        first = len(sentences)
        while first and (room := room - len(sentences[first - 1].wrap(self.console, self.console.width))) >= 0:
            first -= 1
        first = min(first, max(0, len(sentences) - 1))  # the last one must be told, however long it is
        if first:
            self.say(Text(self.texts.say("screen-more_news", n=first), "dim"))
        self.say(*sentences[first:])

    def flow(self, entries: Sequence[Text]) -> None:
        """Short texts side by side, in as few lines as will do without breaking one."""
        line = Text()
        for entry in entries:
            if line and len(line) + len(MARGIN) + len(entry) > self.console.width:
                self.say(line)
                line = Text()
            line = Text.assemble(line, MARGIN if line else "", entry)
        self.say(line)

    def wipe(self) -> None:
        """Leave nothing on the screen, nor above it where a terminal can be scrolled back."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")
