"""What has happened, in sentences: made from the events that one seat may see."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from rich.text import Text

from kogge.cli.terminal.clauses import CLAUSES, honours, subject
from kogge.cli.terminal.happening import Happening, Told, chosen, saying
from kogge.cli.terminal.sea_clauses import sailing
from kogge.cli.terminal.seats import paint
from kogge.cli.terminal.trading_clauses import driving, walking
from kogge.cli.terminal.words import cards, sentence
from kogge.engine.state import CHANCE
from kogge.views import Played, View

COUNTED = {"discard": "discarded", "take_card": "took"}  # one card each: told by their number
GATHERED: dict[str, Told] = {  # told after these words
    "starting_roll": saying("rolls for the start:"),
    "sail": sailing,
    "walk": walking,
    "drive": driving,
}


@dataclass(frozen=True)
class Clause:
    """What somebody did, in the past tense: that fits ``you`` as well as ``red``."""

    seat: int
    text: str
    head: str = ""  # words that clauses of the same kind have in common
    counts: tuple[int, ...] = ()  # of cards, instead of a text
    names: tuple[str, ...] = ()  # of those cards

    def said(self) -> str:
        return f"{self.head} {cards(self.counts, self.names) if self.counts else self.text}".strip()

    def joined(self, other: "Clause") -> "Clause":
        """Two clauses with the same head as one."""
        counts = tuple(a + b for a, b in zip(self.counts, other.counts, strict=True))
        return replace(self, text=f"{self.text}, {other.text}", counts=counts)


@dataclass(frozen=True)
class Chapter:
    """An event, whose doing it was (of chance: who let it act), and what is told of it."""

    event: Played
    actor: int
    clauses: list[Clause]


class Story:
    """A game as it is told to one seat (``None``: to somebody who looks on).

    It follows every public cell that the events change, because an event alone does not say
    everything: that a deal was closed is one, what lay on the table came before.
    """

    def __init__(self, beginning: View, colors: Sequence[str]) -> None:
        self.view = beginning
        self.colors = colors
        self.known: dict[tuple[str, int, int], int | None] = {}
        self.chapters: list[Chapter] = []

    def __len__(self) -> int:
        """How many events have been told."""
        return len(self.chapters)

    def hear(self, events: Iterable[Played], view: View) -> None:
        """Take in what happened next; ``view`` is the position after it."""
        for event in events:
            name, _, argument = event.text.partition(" ")
            before = self.chapters[-1].actor if self.chapters else CHANCE
            actor = before if event.actor == CHANCE else event.actor
            happening = Happening(event, name, argument, actor, view, self.colors, self.cell)
            self.chapters.append(Chapter(event, actor, list(told(happening))))
            for change in event.changes:
                self.known[change.field, change.row, change.col] = change.after

    def forget(self, length: int) -> None:
        """Untell all but the first events: they have been taken back."""
        while len(self.chapters) > length:
            for change in self.chapters.pop().event.changes:
                self.known[change.field, change.row, change.col] = change.before

    def cell(self, field: str, row: int, col: int = 0) -> int:
        """What a public cell held before the event that is being told."""
        cell = self.known.get((field, row, col), self.view.row(field, row)[col])
        return 0 if cell is None else cell

    def lines(self, since: int = 0, until: int | None = None) -> list[Text]:
        """The sentences: one for all that a seat did in a row, one for seats that did the same."""
        runs: list[Run] = []
        for clause in (clause for chapter in self.chapters[since:until] for clause in chapter.clauses):
            if runs and runs[-1].seats == [clause.seat]:
                runs[-1].go_on(clause)
            else:
                runs.append(Run([clause.seat], [clause]))
        return [self.sentence(run) for run in joined(runs)]

    def sentence(self, run: "Run") -> Text:
        """Who did what: ``red rolled 8 (you 1 wool), ended the turn.``"""
        if run.seats == [CHANCE]:
            return Text(" ".join(sentence(clause.said()) for clause in run.clauses))
        told = Text()
        for seat in run.seats:
            name = "You" if seat == self.view.seat else self.colors[seat]
            told.append(f" {name} ", paint(self.colors[seat])).append(" ")
        return told.append(f"{run.said()}.")


@dataclass
class Run:
    """What a seat, or several alike, did without anybody else doing something."""

    seats: list[int]
    clauses: list[Clause]

    def go_on(self, clause: Clause) -> None:
        """The same seat did one thing more."""
        if clause.head and clause.head == self.clauses[-1].head:
            self.clauses[-1] = self.clauses[-1].joined(clause)
        else:
            self.clauses.append(clause)

    def said(self) -> str:
        return ", ".join(clause.said() for clause in self.clauses)


def joined(runs: Sequence[Run]) -> list[Run]:
    """Those who did the same, one after another, in one run."""
    together: list[Run] = []
    for run in runs:
        if together and together[-1].said() == run.said():
            together[-1].seats += run.seats
        else:
            together.append(run)
    return together


def told(happening: Happening) -> Iterable[Clause]:
    """What one event is worth saying."""
    if happening.act in COUNTED and happening.argument in happening.names:
        counts = tuple(int(name == happening.argument) for name in happening.names)
        yield Clause(happening.seat, "", COUNTED[happening.act], counts, happening.names)
    else:
        clause = CLAUSES.get(happening.act, chosen)
        text = clause(happening)
        if text:
            head = GATHERED[happening.act](happening) if happening.act in GATHERED else ""
            yield Clause(subject(happening), text, head)
    for text in honours(happening):
        yield Clause(CHANCE, text)
