"""What the numbers in an event are called, on the board as it was when it happened."""

from collections.abc import Sequence

from kogge.cli.terminal.clause import Part, Sum
from kogge.cli.terminal.goods import resources, terrain
from kogge.engine.state import NOBODY
from kogge.events import Event
from kogge.games.events import WORDS, kinds
from kogge.games.facts import Facts
from kogge.modules.terrain import UNEXPLORED
from kogge.texts import Texts
from kogge.views import View

OPEN, CLOSE = "\ue000", "\ue001"  # around the name of a seat, and after the first ...
OWNER = 0xE100  # ... this character and so many more: whose name it is

NUMBERED = ("ship", "merchant", "caravan")  # pieces that players count from 1


class Atlas:
    """Names, as one reader gets them; it follows the events, because the board and the turn change.

    What happened is told by events alone. The position before the first of them is read for what the board showed.
    """

    def __init__(self, beginning: View, colors: Sequence[str], texts: Texts) -> None:
        self.rules = beginning.rules
        self.reader = beginning.seat
        self.colors = colors
        self.texts = texts
        self.facts = beginning.facts
        self.terrain = list(beginning.get("terrain"))
        self.number = list(beginning.get("number"))
        for number, h in enumerate(beginning.get("shoal_hex")):
            if h != NOBODY:
                self.number[h] = number
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
            self.number[h] = event.known("number")
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

    # Seats

    def seat(self, seat: int | None, variant: str = "") -> str:
        """The name of a seat, marked as its own."""
        if seat is None:
            return ""
        if seat == self.reader:
            name = self.texts.say(f"you.{variant}" if variant else "you")
        else:
            name = self.texts.name("color", self.colors[seat])
        return f"{OPEN}{chr(OWNER + seat)}{name}{CLOSE}"

    def person(self, seat: int | None) -> str:
        """Is it the reader?  Words that depend on it can be selected by this."""
        return "you" if seat is not None and seat == self.reader else "one"

    def is_neutral(self, seat: int | None) -> bool:
        """Is it a colour that nobody plays?"""
        return seat is not None and seat >= self.rules.players

    # Things

    def word(self, good: int) -> str:
        """What the rules call a resource, or the gold after them."""
        return (*resources(self.rules), "gold")[good]

    def goods(self, *flows: Event) -> Sum:
        """The goods of some events, together."""
        total = Sum({})
        for event in flows:
            total = total.joined(Sum({self.texts.counting("good", self.word(event.known("good"))): event.known("n")}))
        return total

    def land(self, h: int) -> str:
        """A terrain as players call it: by what it yields, if it does."""
        kind, yielded = self.terrain[h], resources(self.rules)
        if kind < len(yielded):
            return self.texts.name("good", yielded[kind], "name")
        return self.texts.name("terrain", terrain(self.rules, kind))

    # Places

    def called(self, of: str, place: int) -> str:
        """What is printed on the board, in the reader's language or else in English."""
        chart = self.rules.layout.chart
        return chart.name(of, place, self.texts.language) or chart.name(of, place)

    def hex(self, h: int) -> str:
        """``grain 10 (hex 7)``; where lands have names, ``Bohemia (ore 3, hex 27)``."""
        name = self.called("hex", h)
        message = "hex.named" if name else "hex"
        return self.texts.say(message, name=name, terrain=self.land(h), number=self.number[h], hex=str(h))

    def brief_hex(self, h: int) -> str:
        """``hex 7``, or ``Bohemia``: its number has just been told."""
        name = self.called("hex", h)
        return self.texts.say("hex.brief_named" if name else "hex.brief", name=name, hex=str(h))

    def intersection(self, node: int) -> str:
        """An intersection with the land around it."""
        around = [h for h in self.rules.topo.node_hexes[node] if self.terrain[h] < UNEXPLORED]
        lands = [self.texts.say("land", terrain=self.land(h), number=self.number[h]) for h in around]
        name = self.called("intersection", node)
        message, listed = "intersection.named" if name else "intersection", self.texts.listed(lands, "list-comma")
        return self.texts.say(message, name=name, intersection=str(node), lands=listed, lands_count=len(lands))

    def brief_intersection(self, node: int) -> str:
        """An intersection by number, and by name if it has one."""
        name = self.called("intersection", node)
        message = "intersection.brief_named" if name else "intersection.brief"
        return self.texts.say(message, name=name, intersection=str(node))

    def path(self, path: int) -> str:
        """``33``; where cities have names, ``33 (Berlin to Prague)`` or ``33 (at Berlin)``."""
        cities = [name for node in self.rules.topo.edge_nodes[path] if (name := self.called("intersection", node))]
        message = ("path", "path.at", "path.between")[len(cities)]
        return self.texts.say(message, path=str(path), **dict(zip(("from", "to"), cities, strict=False)))

    def hold(self, hold: int) -> str:
        """A ship, or after the ships a harbour."""
        ships = self.facts.stowage.ships if self.facts.stowage else 0
        if hold < ships:
            return self.texts.say("hold-ship", number=hold + 1)
        return self.texts.say("hold-harbour", number=hold - ships + 1)

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

    def named(self, of: str, value: int) -> str:
        """A kind of card, terrain, piece ... by name."""
        if of == "phase":
            return WORDS[of][value]  # messages select by it
        if of == "terrain":
            return self.texts.name("terrain", terrain(self.rules, value), "found")
        return self.texts.name(of, words(self.facts, of)[value])


def words(facts: Facts, of: str) -> Sequence[str]:
    """What the rules call things of a kind, in the order of their numbers."""
    if of == "card":
        return [card.name for card in facts.cards]
    if of == "advantage":
        return facts.lessons
    if facts.stowage is not None and of in ("piece", "load"):
        return facts.stowage.pieces if of == "piece" else facts.stowage.loads
    return WORDS[of]
