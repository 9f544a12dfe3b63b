"""The events of one action, and the clauses that are made of them."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from kogge.cli.terminal.atlas import ReadersAtlas
from kogge.cli.terminal.clause import Clause, Part
from kogge.events import Event


@dataclass(frozen=True)
class Page:
    """The events of one action, and what things are called then."""

    events: Sequence[Event]
    atlas: ReadersAtlas

    def of(self, *kinds: str) -> list[Event]:
        """Those of some kinds."""
        return [event for event in self.events if event.kind in kinds]

    def is_first(self, event: Event) -> bool:
        """Is it the first of its kind?"""
        return self.of(event.kind)[0] is event

    def clause(self, event: Event, variant: str = "", /, **parts: Part) -> Clause:
        """What an event says of its seat, or of the one whose turn it is; with these parts instead of its own."""
        message = f"{event.kind}.{variant}" if variant else event.kind
        seat = self.atlas.turn_of if event.seat is None else event.seat
        return Clause(seat, message, parts or self.atlas.parts(event))

    def sentence(self, event: Event, variant: str = "", /, **parts: Part) -> Clause:
        """What an event says by itself, of nobody."""
        message = f"{event.kind}.{variant}" if variant else event.kind
        own = {"seat": self.atlas.seat(event.seat), "person": self.atlas.person(event.seat)}
        return Clause(None, message, own | (parts or self.atlas.parts(event)))


Teller = Callable[[Page, Event], Iterator[Clause]]


def usual(page: Page, event: Event) -> Iterator[Clause]:
    yield page.clause(event)


def by_itself(page: Page, event: Event) -> Iterator[Clause]:
    yield page.sentence(event)


def on_hex(page: Page, event: Event) -> Iterator[Clause]:
    """A clause on a hex by its number: what it shows is told, or known."""
    yield page.clause(event, **page.atlas.parts(event) | {"hex": page.atlas.brief_hex(event.known("hex"))})


def said(page: Page, event: Event, *names: str) -> dict[str, str | int]:
    """Parts of an event, in words."""
    told = page.atlas.parts(event, *names)
    return {name: part if isinstance(part, (str, int)) else part.said(page.atlas.texts) for name, part in told.items()}
