"""What the numbers of a game are called: seats, goods, pieces and places, in the reader's language."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from kogge.engine.rules import Rules
from kogge.engine.state import NOBODY, State
from kogge.games.events import WORDS
from kogge.games.facts import facts_of
from kogge.modules.terrain import UNEXPLORED
from kogge.texts import Texts

MESSAGES = {"step": "when"}  # by which messages words of a kind are said, if not by its name
NUMBERED = ("ship", "merchant", "caravan")  # pieces that players count from 1


class Wording:
    """Names of things, as one reader (``None``: a spectator) gets them, on the board as it lies in a position."""

    def __init__(self, rules: Rules, s: State, reader: int | None, texts: Texts) -> None:
        self.rules = rules
        self.reader = reader
        self.texts = texts
        self.facts = facts_of(rules)
        self.words = vocabulary(rules)
        self.terrain = self.column(s, "terrain")
        self.number = self.column(s, "number")
        for number, h in enumerate(self.column(s, "shoal_hex")):
            if h != NOBODY:
                self.number[h] = number

    def column(self, s: State, name: str) -> list[int]:
        """A field of single cells; none in a game without it."""
        field = self.rules.layout.find(name)
        return s.cells(field.start, field.stop)

    # Seats

    def seat(self, seat: int | None, variant: str = "") -> str:
        """The name of a seat: its colour, and to whoever sits there ``you``."""
        if seat is None:
            return ""
        if seat == self.reader:
            return self.texts.say(f"you.{variant}" if variant else "you")
        return self.texts.name("color", self.facts.colors[seat])

    def person(self, seat: int | None) -> str:
        """Is it the reader?  Words that depend on it can be selected by this."""
        return "you" if seat is not None and seat == self.reader else "one"

    # Things

    def word(self, good: int) -> str:
        """What the rules call a resource, or the gold after them."""
        return self.words["good"][good]

    def land(self, h: int) -> str:
        """A terrain as players call it: by what it yields, if it does."""
        kind, yielded = self.terrain[h], self.rules.layout.find("hand").columns
        if kind < len(yielded):
            return self.texts.name("good", yielded[kind], "name")
        return self.texts.name("terrain", self.words["terrain"][kind])

    # Places

    def called(self, of: str, place: int) -> str:
        """What is printed on the board, in the reader's language or else in English."""
        chart = self.rules.layout.chart
        return chart.name(of, place, self.texts.language) or chart.name(of, place)

    def hex(self, h: int) -> str:
        """``grain 10 (hex 7)``; where lands have names, ``Bohemia (ore 3, hex 27)``."""
        if not self.terrain:  # a board of one's own need not be of lands
            return self.brief_hex(h)
        name = self.called("hex", h)
        message = "hex.named" if name else "hex"
        return self.texts.say(message, name=name, terrain=self.land(h), number=self.number[h], hex=str(h))

    def brief_hex(self, h: int) -> str:
        """``hex 7``, or ``Bohemia``: its number has just been told."""
        name = self.called("hex", h)
        return self.texts.say("hex.brief_named" if name else "hex.brief", name=name, hex=str(h))

    def intersection(self, node: int) -> str:
        """An intersection with the land around it."""
        around = [h for h in self.rules.topo.node_hexes[node] if self.terrain and self.terrain[h] < UNEXPLORED]
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

    def named(self, of: str, value: int) -> str:
        """A kind of card, terrain, piece ... by name."""
        if of == "phase":
            return self.words[of][value]  # messages select by it
        return self.texts.name(of, self.words[of][value], "found" if of == "terrain" else "")

    # Parts of messages

    def variables(self, name: str, of: str, value: int | str | Mapping[str, int]) -> dict[str, str | int]:
        """The variables that a message gets for one thing that it is told, by what that is of."""
        if isinstance(value, Mapping):
            goods = [self.texts.say(f"good-{good}", n=n) for good, n in value.items()]
            return {name: self.texts.listed(goods), f"{name}_count": sum(value.values())}
        if isinstance(value, str):
            return {name: value if of == "word" else self.texts.say(f"{MESSAGES.get(of, of)}-{value}")}
        if of == "seat":
            return {name: self.seat(value), f"{name}_person": self.person(value)}
        places = {
            "hex": self.hex,
            "brief_hex": self.brief_hex,
            "intersection": self.intersection,
            "brief_intersection": self.brief_intersection,
            "path": self.path,
            "hold": self.hold,
        }
        if of in places:
            return {name: places[of](value)}
        if of in ("count", "number"):
            return {name: value}
        if of in ("good", "resource"):
            return {name: self.texts.name("good", self.word(value), "name")}
        return {name: value + 1 if of in NUMBERED else self.named(of, value)}


@lru_cache(maxsize=128)
def vocabulary(rules: Rules) -> Mapping[str, Sequence[str]]:
    """What the rules call the things of a game by kind, in the order of their numbers; none of what it has not."""
    facts, layout = facts_of(rules), rules.layout
    return {
        **WORDS,
        "good": (*layout.find("hand").columns, "gold"),
        "terrain": layout.find("terrain").values,
        "home": layout.find("home_kind").values,
        "card": [card.name for card in facts.cards],
        "advantage": facts.lessons,
        "piece": facts.stowage.pieces if facts.stowage else (),
        "load": facts.stowage.loads if facts.stowage else (),
    }
