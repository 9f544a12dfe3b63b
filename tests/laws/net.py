"""The net of trade routes: who has them, what hangs together, and what follows on a new one."""

from kogge.engine.state import NOBODY
from tests.laws.cells import Cells, Change, law, law_of_change
from tests.laws.continent import Continent

EVERYONE = 0  # the one row of a set that all players share
NOWHERE = -1
LAYING = ("build_route", "lay_free_route", "place_route")


@law("every route is laid or left", "route", "routes_left")
def routes(cells: Cells) -> None:
    def owned(c: Cells) -> list[int]:
        return [c.column("route").count(p) + left for p, left in enumerate(c.column("routes_left"))]

    assert owned(cells) == owned(cells.beginning()), f"routes per seat: {owned(cells)}"
    assert min(cells.column("routes_left")) >= 0, f"{cells.column('routes_left')} routes are left"
    strange = set(cells.column("route")) - set(range(NOBODY, cells.players))
    assert not strange, f"there are routes of {strange}"


@law("the paths without a route are free", "free_paths", "route")
def free_paths(cells: Cells) -> None:
    stored, free = cells.members("free_paths", EVERYONE) & set(range(cells.topo.n_edges)), cells.once(Continent).free
    assert stored == free, f"paths that differ: {stored ^ free}"


@law("everyone may lay at own kontors and routes", "touched_paths", "route", "kontor")
def touched_paths(cells: Cells) -> None:
    for p in range(cells.players):
        stored, touched = cells.members("touched_paths", p), cells.once(Continent).touched(p)
        assert stored == touched, f"seat {p}: {stored ^ touched}"


@law("the own routes at own kontors are known", "gate_paths", "route", "kontor")
def gate_paths(cells: Cells) -> None:
    for p in range(cells.players):
        stored, gates = cells.members("gate_paths", p), cells.once(Continent).gates(p)
        assert stored == gates, f"seat {p}: {stored ^ gates}"


@law("what routes join is one part of the net, called by its lowest intersection", "net_part", "route")
def net_parts(cells: Cells) -> None:
    wanted = list(range(cells.topo.n_nodes))
    for node in wanted:
        if wanted[node] == node:
            for other in cells.once(Continent).part(node):
                wanted[other] = node
    assert cells.column("net_part") == wanted, f"stored {cells.column('net_part')}, not {wanted}"


@law("the cities of every part are counted", "part_cities", "route")
def part_cities(cells: Cells) -> None:
    board, wanted, seen = cells.once(Continent), [0] * cells.topo.n_nodes, set[int]()
    for node in board.where.nodes:
        if node not in seen:
            part = board.part(node)
            seen |= part
            wanted[min(part)] = len(part & board.cities)
    assert cells.column("part_cities") == wanted, f"stored {cells.column('part_cities')}, counted {wanted}"


@law("every route hangs together with a kontor of its owner", "route", "kontor")
def connected(cells: Cells) -> None:
    board = cells.once(Continent)
    for p in range(cells.players):
        found, left = board.kontors_of(p), board.routes_of(p)
        while near := {path for path in left if board.where.ends[path] & found}:
            found.update(*[board.where.ends[path] for path in near])
            left -= near
        assert not left, f"seat {p} has routes {left} at no kontor"


@law("a double arrow waits for a free route beside an own route on it", "double_arrow", "route")
def double_arrow(cells: Cells) -> None:
    path, board = cells.cell("double_arrow"), cells.once(Continent)
    if path != NOWHERE:
        assert path in board.arrows & board.routes_of(cells.state.turn_of), f"{path} has no double arrow of the player"


@law("free routes are those of a card, and there is a place for the next one", "free_routes", "double_arrow", "route")
def free_routes(cells: Cells) -> None:
    p, board = cells.state.turn_of, cells.once(Continent)
    free = cells.cell("free_routes")
    assert 0 <= free <= board.amount("play_route_building"), f"{free} are free"
    if cells.step == "lay_free_route":
        assert cells.column("routes_left")[p], "no route is left"
        assert free_places(cells), "there is no place for a free route"


def free_places(cells: Cells) -> frozenset[int]:
    """Where the free route may be laid: beside the double arrow, or by a card anywhere.  (M-50)"""
    board, arrow = cells.once(Continent), cells.cell("double_arrow")
    return board.free & (board.where.next_edges[arrow] if arrow != NOWHERE else board.touched(cells.state.turn_of))


@law_of_change("routes stay, and are laid one at a time", "route")
def routes_come(change: Change) -> None:
    before, after = change.before.column("route"), change.after.column("route")
    new = {path: b for path, (a, b) in enumerate(zip(before, after, strict=True)) if a != b}
    wanted = {int(change.argument): change.actor} if change.act in LAYING else {}
    assert new == wanted, f"{change.text} laid {new}"
    assert all(before[path] == NOBODY for path in new), f"{change.text} laid {new}, where routes were"


@law_of_change(
    "what may follow on a route is a free one, beside a double arrow or by a card", "double_arrow", "free_routes"
)
def what_follows(change: Change) -> None:
    before, after = change.before, change.after
    arrow, free = before.cell("double_arrow"), before.cell("free_routes")
    if change.act == "play_route_building":
        free = before.once(Continent).amount(change.act)
    elif change.act in ("build_route", "lay_free_route"):
        free -= change.act == "lay_free_route" and arrow == NOWHERE
        arrow = int(change.argument) if int(change.argument) in before.once(Continent).arrows else NOWHERE
    elif change.act == "decline_free_route":
        arrow, free = NOWHERE, free if arrow != NOWHERE else 0
    check_free_routes(after, arrow, free)


def check_free_routes(after: Cells, arrow: int, free: int) -> None:
    """Both wait for the choice of a line, and then only for what can be laid."""
    board, p = after.once(Continent), after.state.turn_of
    if after.step != "choose_line":
        if arrow != NOWHERE and not board.free & board.where.next_edges[arrow]:
            arrow = NOWHERE
        placeable = arrow != NOWHERE or (free and board.free & board.touched(p))
        if not (placeable and after.column("routes_left")[p]):
            arrow, free = NOWHERE, 0
        due = (arrow, free) != (NOWHERE, 0)
        assert (after.step == "lay_free_route") == due, f"then came {after.step}"
    found = after.cell("double_arrow"), after.cell("free_routes")
    assert found == (arrow, free), f"a free route beside {found[0]} and {found[1]} of a card, not {(arrow, free)}"
