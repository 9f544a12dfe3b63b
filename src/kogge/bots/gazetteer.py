"""What is printed on a board with cities, and how far it is from one place to another."""

from functools import lru_cache

from kogge.bots.atlas import Atlas


class Gazetteer:
    """The cities, what is shown beside them, and the steps between all intersections."""

    def __init__(self, atlas: Atlas) -> None:
        facts = atlas.facts
        self.atlas = atlas
        arrows, colors = set(facts.places_of("double_arrow")), ["", *(token.color for token in facts.tokens)]
        self.coast = [facts.coast_gold.get(node, 0) for node in range(len(atlas.node_nodes))]
        self.arrow = [path in arrows for path in range(len(atlas.edge_nodes))]
        self.spot = [colors.index(color) for color in facts.spots]  # of the tokens that may lie there, counted from 1
        self.cities = sorted([*facts.places_of("violet_city"), *facts.places_of("brown_city")])
        self.steps = [self.measured(node) for node in range(len(atlas.node_nodes))]

    def measured(self, start: int) -> list[int]:
        """How many steps it is from here to each intersection; more than there are, if no way leads there."""
        steps = [len(self.atlas.node_nodes)] * len(self.atlas.node_nodes)
        steps[start] = 0
        ring = [start]
        while ring:
            beyond = []
            for node in ring:
                for near in self.atlas.node_nodes[node]:
                    if steps[near] > steps[node] + 1:
                        steps[near] = steps[node] + 1
                        beyond.append(near)
            ring = beyond
        return steps


@lru_cache(maxsize=16)
def gazetteer(atlas: Atlas) -> Gazetteer:
    """The gazetteer of a board; the same atlas gives the same object."""
    return Gazetteer(atlas)
