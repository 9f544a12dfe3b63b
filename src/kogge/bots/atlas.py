"""What never changes while a game is played, as plain rows that a bot reads fast."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from kogge.engine.act import Act
from kogge.engine.rules import Rules
from kogge.modules.dice import Production
from kogge.modules.purse import Price
from kogge.modules.score import Victory
from kogge.notation import notation

Cards = Sequence[int]  # how many of each resource

PRICED = ("hiring", "forming")  # parts that several acts share, which know the price of them


class Atlas:
    """Who touches whom, where each field lies, what each act costs, and how many points win."""

    def __init__(self, rules: Rules) -> None:
        topo = rules.topo
        self.rules = rules
        self.node_nodes = [topo.node_nodes[n] for n in range(topo.n_nodes)]
        self.node_edges = [topo.node_edges[n] for n in range(topo.n_nodes)]
        self.node_hexes = [topo.node_hexes[n] for n in range(topo.n_nodes)]
        self.hex_nodes = [topo.hex_nodes[h] for h in range(topo.n_hexes)]
        self.edge_nodes = [topo.edge_nodes[e] for e in range(topo.n_edges)]
        self.edge_hexes = [topo.edge_hexes[e] for e in range(topo.n_edges)]
        self.edge_edges = [topo.edge_edges[e] for e in range(topo.n_edges)]
        self.kinds = rules.layout.fields["hand"].cols if "hand" in rules.layout.fields else 0  # of resources
        self.spans = {field.name: (field.start, field.stop, field.cols) for field in rules.layout.fields.values()}
        self.acts = notation(rules).acts
        self.values = {name: [act.split(arg) for arg in range(act.size)] for name, act in self.acts.items()}
        self.first: dict[str, int] = {name: act.first for name, act in self.acts.items()}
        self.prices = prices(self.acts.values(), self.kinds)
        self.yields = yields(self.acts.values())
        self.target: int = rules.referee.target if isinstance(rules.referee, Victory) else 0
        self.supply = supply(self)
        self.card = {name: kind for kind, name in enumerate(rules.layout.words.get("cards", ()))}  # by name

    def parts(self, act: str, arg: int) -> tuple[int, ...]:
        """The values of the parts of an argument."""
        return self.values[act][arg]

    def arg(self, act: str, *values: int) -> int:
        """The argument whose parts have these values."""
        return self.acts[act].join(values)

    def price(self, act: str) -> Cards:
        """What an act costs, resource by resource."""
        return self.prices[act]


def prices(acts: Iterable[Act], kinds: int) -> dict[str, Cards]:
    """The price of every act that has one."""
    found: dict[str, Cards] = {}
    for act in acts:
        for part in (act, *[getattr(act, name, None) for name in PRICED]):
            cost = getattr(part, "cost", None)
            if isinstance(cost, Price):
                cards = [0] * kinds
                for i in range(cost.kinds):
                    cards[cost.kind[i]] = cost.count[i]
                found[act.name] = tuple(cards)
    return found


def yields(acts: Iterable[Act]) -> tuple[int, int]:
    """How many cards a settlement and a greater home get from a hex whose number is rolled."""
    for act in acts:
        production = getattr(act, "production", None)
        if isinstance(production, Production):
            return production.settlement, production.greater
    return 1, 1


def supply(atlas: Atlas) -> Cards:
    """How many cards of each resource are in the whole game: what bank and hands begin with."""
    blank = atlas.rules.blank
    cards = [0] * atlas.kinds
    for name in ("hand", "bank"):
        if name in atlas.spans:
            start, stop, cols = atlas.spans[name]
            for i, count in enumerate(blank.cells(start, stop)):
                cards[i % cols] += count
    return cards


@lru_cache(maxsize=64)
def atlas(rules: Rules) -> Atlas:
    """The atlas of a game; the same rules give the same object."""
    return Atlas(rules)
