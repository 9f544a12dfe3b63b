"""What the numbers in an event are called, on the board as it was when it happened."""

from kogge.cli.terminal.clause import Part, Sum
from kogge.events import Event
from kogge.games.events import kinds
from kogge.texts import Texts
from kogge.views import View
from kogge.wording import NUMBERED, Wording

OPEN, CLOSE = "\ue000", "\ue001"  # around the name of a seat, and after the first ...
OWNER = 0xE100  # ... this character and so many more: whose name it is


class ReadersAtlas(Wording):
    """Names, as one reader gets them; it follows the events, because the board and the turn change.

    What happened is told by events alone. The position before the first of them is read for what the board showed.
    """

    def __init__(self, beginning: View, texts: Texts) -> None:
        super().__init__(beginning.rules, beginning.state, beginning.seat, texts)
        self.points = list(beginning.get("points"))
        self.turn_of = beginning.turn_of
        self.has_begun = any(beginning.get("turn"))
        self.is_trading = False  # is a proposal on the table that somebody may still want?
        self.refusals = 0

    def follow(self, event: Event) -> None:
        """Take in what an event changes in names."""
        h, seat = event.parts.get("hex"), event.seat
        if event.kind in ("hex_laid", "discovered") and h is not None:
            self.terrain[h] = event.known("terrain")
        elif event.kind in ("token_laid", "shoal_numbered") and h is not None:
            self.number[h] = event.known("token")
        elif event.kind == "token_lifted" and h is not None:
            self.number[h] = 0
        elif event.kind == "scored" and seat is not None:
            self.points[seat] += event.known("n")
        elif event.kind == "turn_began" and seat is not None:
            self.turn_of, self.has_begun = seat, True
        else:
            self.follow_trade(event)

    def follow_trade(self, event: Event) -> None:
        """A trade ends when it is closed or taken back, and when nobody wants it."""
        if event.seat == self.turn_of and event.kind in ("proposed", "offers_called"):
            self.is_trading, self.refusals = True, 0
        elif event.kind == "refused":
            self.refusals += 1
            self.is_trading = self.is_trading and self.refusals < self.rules.players - 1
        elif event.kind == "traded" or (event.kind == "withdrew" and event.seat == self.turn_of):
            self.is_trading = False

    def seat(self, seat: int | None, variant: str = "") -> str:
        """The name of a seat, marked as its own."""
        name = super().seat(seat, variant)
        return "" if seat is None else f"{OPEN}{chr(OWNER + seat)}{name}{CLOSE}"

    def is_neutral(self, seat: int | None) -> bool:
        """Is it a colour that nobody plays?"""
        return seat is not None and seat >= self.rules.players

    def goods(self, *flows: Event) -> Sum:
        """The goods of some events, together."""
        total = Sum({})
        for event in flows:
            total = total.joined(Sum({self.texts.counting("good", self.word(event.known("good"))): event.known("n")}))
        return total

    # Events

    def parts(self, event: Event, *wanted: str) -> dict[str, Part]:
        """The parts of an event as a message gets them; all but the seat itself, unless some are named."""
        slots = {slot.name: slot.of for slot in kinds()[event.kind].slots}
        chosen = wanted or [name for name in slots if name != "seat"]
        told = {name: self.part(event, name, slots[name]) for name in chosen}
        if "seat" in told:
            told["whom"] = self.seat(event.seat, "whom")
        if "other" in told:
            told["object"] = self.person(event["other"])
        return told

    def part(self, event: Event, name: str, of: str) -> Part:
        """One number of an event in words; what is nobody's is empty, and so is a secret."""
        value = event[name]
        places = {"hex": self.hex, "intersection": self.intersection, "path": self.path, "hold": self.hold}
        if of == "seat":
            return self.seat(value, "object" if name == "other" else "")
        if of in ("count", "number", "face"):
            return value or 0
        if value is None:
            return ""
        if of in places:
            return places[of](value)
        if of == "good":
            return self.goods(event) if "n" in event.parts else self.texts.name("good", self.word(value), "name")
        return value + 1 if of in NUMBERED else self.named(of, value)
