"""What has happened, in sentences: made of the events that one seat may know, and of nothing else."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.text import Text

from kogge.cli.terminal.atlas import CLOSE, OPEN, OWNER, ReadersAtlas
from kogge.cli.terminal.chapters import CHAPTERS
from kogge.cli.terminal.clause import Clause
from kogge.cli.terminal.europe_telling import EUROPE_TELLERS
from kogge.cli.terminal.page import Page, usual
from kogge.cli.terminal.sea_telling import SEA_SILENT, SEA_TELLERS
from kogge.cli.terminal.seats import paint
from kogge.cli.terminal.telling import SILENT, TELLERS, TOLD_WITH_OTHERS
from kogge.events import Event
from kogge.texts import ENGLISH, texts
from kogge.views import View

OF_CHAPTERS = {kind: teller for chapter in CHAPTERS for kind, teller in chapter.tellers.items()}
ALL_TELLERS = TELLERS | SEA_TELLERS | EUROPE_TELLERS | OF_CHAPTERS
ALL_SILENT = SILENT | SEA_SILENT
NAME = re.compile(f"{OPEN}(.)(.*?){CLOSE}")


class Story:
    """A game as it is told to one seat (``None``: to somebody who looks on).

    ``beginning`` is the position before the first event, as that seat sees it.
    """

    def __init__(self, beginning: View, language: str = ENGLISH) -> None:
        self.beginning = beginning
        self.texts = texts(language)
        self.names = ReadersAtlas(beginning, self.texts)
        self.events: list[Event] = []
        self.length = 0

    def __len__(self) -> int:
        """How many actions have been told of."""
        return self.length

    def hear(self, events: Iterable[Event], length: int) -> None:
        """Take in what happened next; so many actions have been played by then."""
        self.events += events
        self.length = length

    def forget(self, length: int) -> None:
        """Untell all but the first actions: the others have been taken back."""
        while self.events and self.events[-1].number >= length:
            self.events.pop()
        self.length = min(self.length, length)

    def lines(self, since: int = 0, until: int | None = None) -> list[Text]:
        """The sentences: one for all that a seat did in a row, one for seats that did the same."""
        runs: list[Run] = []
        for clause in self.clauses(since, until):
            if runs and runs[-1].takes(clause):
                runs[-1].go_on(clause)
            else:
                runs.append(Run([clause.seat], [clause]))
        return [self.sentence(run) for run in joined(runs)]

    def clauses(self, since: int, until: int | None) -> Iterator[Clause]:
        """What the actions from one number to another are worth saying."""
        atlas = ReadersAtlas(self.beginning, self.texts)
        for number, action in groupby(self.events, lambda event: event.number):
            page = Page(list(action), atlas)
            if until is not None and number >= until:
                return
            if number >= since:
                yield from told(page)
            for event in page.events:
                atlas.follow(event)

    def sentence(self, run: "Run") -> Text:
        """Who did what: ``red rolled 8 (4+4): you 1 wool from hex 5.``"""
        seats = [seat for seat in run.seats if seat is not None]
        if not seats:
            return self.painted(" ".join(clause.said(self.texts, "one") for clause in run.clauses))
        subject = "many" if len(seats) > 1 else self.names.person(seats[0])
        done = self.texts.listed([clause.said(self.texts, subject) for clause in run.clauses], "list-comma")
        who = " ".join(NAME.sub(f"{OPEN}\\1 \\2 {CLOSE}", self.names.seat(seat, "first")) for seat in seats)
        person = "you" if self.names.reader in seats else "one"
        return self.painted(self.texts.say("sentence", who=who, done=done, subject=subject, person=person))

    def painted(self, text: str) -> Text:
        """A text in which the names of seats look like their pieces."""
        shown = Text()
        at = 0
        for name in NAME.finditer(text):
            shown.append(text[at : name.start()])
            shown.append(name[2], paint(self.beginning.facts.colors[ord(name[1]) - OWNER]))
            at = name.end()
        return shown.append(text[at:])


@dataclass
class Run:
    """What a seat, or several alike, did without anybody else doing something."""

    seats: list[int | None]
    clauses: list[Clause]

    def takes(self, clause: Clause) -> bool:
        """Does the clause go on with what the same seat did?"""
        return self.seats == [clause.seat] and not self.clauses[-1].closes

    def go_on(self, clause: Clause) -> None:
        """The same seat did one thing more."""
        if self.clauses[-1].goes_on(clause):
            self.clauses[-1] = self.clauses[-1].joined(clause)
        else:
            self.clauses.append(clause)


def joined(runs: Sequence[Run]) -> list[Run]:
    """Those who did the same, one after another, in one run."""
    together: list[Run] = []
    for run in runs:
        if together and None not in run.seats and together[-1].clauses == run.clauses:
            together[-1].seats += run.seats
        else:
            together.append(run)
    return together


def told(page: Page) -> Iterator[Clause]:
    """What one action is worth saying."""
    for event in page.events:
        if event.kind not in ALL_SILENT and event.kind not in TOLD_WITH_OTHERS:
            yield from ALL_TELLERS.get(event.kind, usual)(page, event)
