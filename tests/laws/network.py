"""Roads, homes and routes, worked out anew from the board alone by slow and obvious means."""

from kogge.engine.state import NOBODY
from kogge.games.referee.geography import geography
from tests.laws import open_ground
from tests.laws.cells import Cells, Change, law, law_of_change

ENOUGH = 5  # roads in a line for the longest route


class Network:
    """What one player has on the board."""

    def __init__(self, cells: Cells, p: int) -> None:
        self.topo = cells.topo
        self.homes = cells.column("home")
        self.p = p
        self.roads = frozenset(path for path, owner in enumerate(cells.column("road")) if owner == p)
        self.ends = geography(cells.topo).ends

    def passes(self, node: int) -> bool:
        """May the player's roads go on at this intersection?"""
        return self.homes[node] in (NOBODY, self.p)

    def reached(self) -> set[int]:
        """The intersections with a road or home of the player."""
        own = {node for node, owner in enumerate(self.homes) if owner == self.p}
        return own.union(*[self.ends[path] for path in self.roads])

    def touched(self) -> set[int]:
        """The paths that begin where the player may build on."""
        places = {node for node in self.reached() if self.passes(node)}
        return {path for path, ends in enumerate(self.ends) if ends & places}

    def longest_line(self) -> int:
        """The most roads in a row, found by walking every line from every end."""
        starts = {node for path in self.roads for node in self.ends[path]}
        return max((self.walk(node, self.roads, first=True) for node in starts), default=0)

    def walk(self, node: int, unused: frozenset[int], first: bool = False) -> int:
        if not first and not self.passes(node):
            return 0
        steps = [path for path in self.topo.node_edges[node] if path in unused]
        return max((1 + self.walk(self.far(path, node), unused - {path}) for path in steps), default=0)

    def far(self, path: int, node: int) -> int:
        (other,) = self.ends[path] - {node}
        return other


def networks(cells: Cells) -> list[Network]:
    return [Network(cells, p) for p in range(cells.players)]


@law("the free paths of a player lie beside open land and have no road", "road", "free_paths")
def free_paths(cells: Cells) -> None:
    for p in range(cells.players):
        stored, free = cells.members("free_paths", p), open_ground.free_paths(cells, p)
        assert stored == free, f"seat {p}: {stored ^ free}"


@law("the free sites of a player lie at open land, without a home at them or beside them", "home", "free_sites")
def free_sites(cells: Cells) -> None:
    for p in range(cells.players):
        stored, free = cells.members("free_sites", p), open_ground.free_sites(cells, p)
        assert stored == free, f"seat {p}: {stored ^ free}"


@law("no two homes are neighbours", "home")
def distance(cells: Cells) -> None:
    homes = cells.column("home")
    for path in range(cells.topo.n_edges):
        a, b = cells.topo.edge_nodes[path]
        assert NOBODY in (homes[a], homes[b]), f"there are homes at {a} and {b}"


@law("a player's network is what the roads and homes make it", "road", "home", "reached_nodes", "touched_paths")
def reached_and_touched(cells: Cells) -> None:
    free = {path for path, owner in enumerate(cells.column("road")) if owner == NOBODY}
    for p, network in enumerate(networks(cells)):
        reached, touched = cells.members("reached_nodes", p), cells.members("touched_paths", p)
        assert reached == network.reached(), f"seat {p} reaches {reached ^ network.reached()}"
        assert touched & free == network.touched() & free, f"seat {p} touches {(touched ^ network.touched()) & free}"


@law("the settlements that can become something greater are known", "home", "home_kind", "settled_nodes")
def settled_nodes(cells: Cells) -> None:
    built = list(zip(cells.column("home"), cells.column("home_kind"), strict=True))
    for p in range(cells.players):
        own = {node for node, home in enumerate(built) if home == (p, 0)}
        assert cells.members("settled_nodes", p) == own, f"seat {p}: {cells.members('settled_nodes', p)}, not {own}"


@law("every road hangs together with a home of its owner", "road", "home")
def connected(cells: Cells) -> None:
    for p, network in enumerate(networks(cells)):
        found = {node for node, owner in enumerate(network.homes) if owner == p}
        left = set(network.roads)
        while near := {path for path in left if network.ends[path] & found}:
            found.update(*[network.ends[path] for path in near])
            left -= near
        assert not left, f"seat {p} has roads {left} at no home"


@law("the length of each route is the longest line of roads", "road", "home", "route_length")
def route_lengths(cells: Cells) -> None:
    walked = [network.longest_line() for network in networks(cells)]
    assert cells.column("route_length") == walked, f"stored {cells.column('route_length')}, walked {walked}"


@law("the longest route belongs to one who has it", "longest_route", "route_length")
def route_holder(cells: Cells) -> None:
    lengths, holder = cells.column("route_length"), cells.cell("longest_route")
    best = max(lengths)
    if holder != NOBODY:
        assert lengths[holder] == best >= ENOUGH, f"seat {holder} has it with {lengths}"
    else:
        assert best < ENOUGH or lengths.count(best) > 1, f"nobody has it with {lengths}"


@law_of_change("the longest route stays with its holder in a tie", "longest_route", "route_length")
def route_kept(change: Change) -> None:
    before, after = change.before, change.after
    holder, lengths = before.cell("longest_route"), after.column("route_length")
    if holder != NOBODY and lengths[holder] == max(lengths) >= ENOUGH:
        assert after.cell("longest_route") == holder, f"seat {holder} lost it with {lengths}"
