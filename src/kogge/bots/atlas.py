"""What never changes while a game is played, as plain rows that a bot reads fast."""

from collections.abc import Sequence
from functools import lru_cache

from kogge.engine.rules import Rules
from kogge.games.facts import Facts, facts_of
from kogge.notation import notation

Cards = Sequence[int]  # how many of each resource

NO_LIMIT = 1000  # cards: more than any hand has


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
        self.kinds = rules.layout.find("hand").cols  # of resources
        self.spans = {field.name: (field.start, field.stop, field.cols) for field in rules.layout.fields.values()}
        self.acts = notation(rules).acts
        self.values = {name: [act.split(arg) for arg in range(act.size)] for name, act in self.acts.items()}
        self.first: dict[str, int] = {name: act.first for name, act in self.acts.items()}
        self.facts: Facts = facts_of(rules)
        self.prices: dict[str, Cards] = {act: self.facts.cost(act) for act in self.facts.prices}
        self.yields = self.facts.yields or (1, 1)
        self.target = self.facts.goal.count
        self.supply = [self.facts.bank] * self.kinds
        self.hand_limit = self.facts.counts.get("hand_limit", NO_LIMIT)
        self.coin_price = self.facts.gold.price if self.facts.gold else 1  # where there is no gold, nobody has any
        self.card = {card.name: kind for kind, card in enumerate(self.facts.cards)}  # by name
        self.resource = {name: kind for kind, name in enumerate(self.facts.resources)}

    def parts(self, act: str, arg: int) -> tuple[int, ...]:
        """The values of the parts of an argument."""
        return self.values[act][arg]

    def arg(self, act: str, *values: int) -> int:
        """The argument whose parts have these values."""
        return self.acts[act].join(values)

    def price(self, act: str) -> Cards:
        """What an act costs, resource by resource."""
        return self.prices[act]

    def only(self, resource: str, n: int) -> list[int]:
        """So many cards of one resource, as a price."""
        return [n if r == self.resource[resource] else 0 for r in range(self.kinds)]


@lru_cache(maxsize=64)
def atlas(rules: Rules) -> Atlas:
    """The atlas of a game; the same rules give the same object."""
    return Atlas(rules)
