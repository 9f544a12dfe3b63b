"""Caravans: where they stand, where they drive, and what tolls they pay."""

from collections import Counter

from tests.laws.cells import Cells, Change, law, law_of_change
from tests.laws.continent import NOWHERE, Continent
from tests.laws.gold import Gains, gains

EVERYONE = 0  # the one row of a set that all players share
STRIDE = 3  # routes for a salt
ROOM = 2  # for caravans beside a route


@law("every caravan is on the board or in the supply", "caravan", "caravans_left")
def caravans(cells: Cells) -> None:
    def owned(c: Cells) -> list[int]:
        rows = zip(c.column("caravans_left"), c.rows("caravan"), strict=True)
        return [left + sum(path != NOWHERE for path in places) for left, places in rows]

    assert owned(cells) == owned(cells.beginning()), f"caravans per seat: {owned(cells)}"
    assert min(cells.column("caravans_left")) >= 0, f"{cells.column('caravans_left')} caravans are left"


@law("caravans stand beside routes", "caravan", "route")
def beside_routes(cells: Cells) -> None:
    strange = set(cells.column("caravan")) - {NOWHERE} - cells.once(Continent).laid
    assert not strange, f"there are caravans at {strange}"


@law("the caravans beside each route are counted", "caravans_at", "caravan")
def counted(cells: Cells) -> None:
    there = Counter(cells.column("caravan"))
    wanted = [there[path] for path in range(cells.topo.n_edges)]
    assert cells.column("caravans_at") == wanted, f"stored {cells.column('caravans_at')}, counted {wanted}"


@law("two caravans at most stand beside a route, and a third only in passing", "caravan", "drive_crowded")
def room(cells: Cells) -> None:
    there = Counter(path for path in cells.column("caravan") if path != NOWHERE)
    full = {path: n for path, n in there.items() if n > ROOM}
    passing = cells.cell("driving_caravan")
    here = cells.rows("caravan")[cells.state.turn_of][passing] if passing != NOWHERE else NOWHERE
    wanted = {here: ROOM + 1} if cells.cell("drive_crowded") else {}
    assert full == wanted, f"more than {ROOM} caravans stand beside {full}, caravan {passing} is passing {here}"


@law("the paths with room for another caravan are known", "roomy_paths", "caravan")
def roomy_paths(cells: Cells) -> None:
    there = Counter(cells.column("caravan"))
    roomy = {path for path in range(cells.topo.n_edges) if there[path] < ROOM}
    stored = cells.members("roomy_paths", EVERYONE) & set(range(cells.topo.n_edges))
    assert stored == roomy, f"paths that differ: {stored ^ roomy}"


@law("the kontors for goods beside everyone's caravans are counted", "markets", "caravan", "kontor", "goods_at")
def markets(cells: Cells) -> None:
    board = cells.once(Continent)
    for p, stored in enumerate(cells.column("markets")):
        beside = [node for path in cells.rows("caravan")[p] if path != NOWHERE for node in board.where.ends[path]]
        wanted = sum(board.takes_goods(p, node) for node in beside)
        assert stored == wanted, f"seat {p} has {stored} kontors to deliver to, counted {wanted}"


@law("a caravan on its way has steps of its stride left", "driving_caravan", "drive_left")
def driving(cells: Cells) -> None:
    left, by_card, i = (cells.cell(name) for name in ("drive_left", "drive_by_card", "driving_caravan"))
    if cells.step != "drive":
        return
    amount = cells.once(Continent).amount("play_fast_caravan")
    assert by_card in (0, 1), f"drive_by_card is {by_card}"
    if i == NOWHERE:
        assert (by_card, left) == (1, amount), f"no caravan drives, {left} steps are left"
        return
    assert cells.rows("caravan")[cells.state.turn_of][i] != NOWHERE, f"caravan {i} drives nowhere"
    assert 0 <= left < (amount if by_card else STRIDE), f"{left} steps are left"
    assert left or cells.cell("drive_crowded"), "nothing is left to decide"


@law("a toll is paid or not, by a caravan of the player whose turn it is, to another", "toll_paid", "caravan")
def tolls(cells: Cells) -> None:
    for i, paid in enumerate(cells.rows("toll_paid")):
        assert set(paid) <= {0, 1}, f"caravan {i} has paid {paid}"
        assert not paid[cells.state.turn_of], f"caravan {i} has paid its own player"
        there = cells.rows("caravan")[cells.state.turn_of][i] != NOWHERE
        assert there or not any(paid), f"caravan {i} is not on the board and has paid {paid}"
    if cells.step == "before_roll" and not cells.cell("card_played_this_turn"):
        assert not any(cells.column("toll_paid")), f"{cells.rows('toll_paid')} were paid before the turn"


@gains("drive")
def toll(change: Change) -> Gains:
    """One gold to the owner of another's route, once for each caravan, owner and turn.  (M-72)"""
    before, (number, path) = change.before, (int(word) for word in change.argument.split())
    owner = before.column("route")[path]
    due = owner != change.actor and not before.rows("toll_paid")[number - 1][owner]
    return [due * ((p == owner) - (p == change.actor)) for p in range(before.players)]


@law_of_change("tolls are noted when they are paid, and forgotten with the turn or the caravan", "toll_paid", "gold")
def tolls_noted(change: Change) -> None:
    wanted = [list(row) for row in change.before.rows("toll_paid")]
    if change.act == "drive":
        number, path = (int(word) for word in change.argument.split())
        owner = change.before.column("route")[path]
        wanted[number - 1][owner] = int(owner != change.actor)
    elif change.act == "reform_caravan":
        wanted[int(change.argument) - 1] = [0] * change.before.players
    elif change.act == "end_turn":
        wanted = [[0] * change.before.players for _ in wanted]
    assert change.after.rows("toll_paid") == wanted, f"{change.text} left {change.after.rows('toll_paid')}"


@law_of_change(
    "caravans come to their routes, drive step by step, and go to be formed anew", "caravan", "driving_caravan"
)
def caravans_move(change: Change) -> None:
    p, wanted = change.actor, [list(row) for row in change.before.rows("caravan")]
    if change.act in ("form_caravan", "place_caravan", "place_route"):
        wanted[p][wanted[p].index(NOWHERE)] = int(change.argument)
    elif change.act == "reform_caravan":
        wanted[p][int(change.argument) - 1] = NOWHERE
    elif change.act == "drive":
        number, path = (int(word) for word in change.argument.split())
        assert path in change.before.once(Continent).where.next_edges[wanted[p][number - 1]], (
            f"{change.text} is too far"
        )
        wanted[p][number - 1] = path
        check_end(change, number - 1, full=sum(row.count(path) for row in wanted) > ROOM)
    assert change.after.rows("caravan") == wanted, f"{change.text} led to {change.after.rows('caravan')}"


def check_end(change: Change, i: int, full: bool) -> None:
    """The drive goes on while steps are left, or there is no room.  (M-70, M-71)"""
    left = (change.before.cell("drive_left") or STRIDE) - 1
    over = not left and not full
    wanted = (NOWHERE, 0, 0) if over else (i, left, change.before.cell("drive_by_card"))
    found = tuple(change.after.cell(name) for name in ("driving_caravan", "drive_left", "drive_by_card"))
    assert found == wanted, f"{change.text} left {found}, not {wanted}"
    assert over == (change.after.step != "drive"), f"{change.text} was followed by {change.after.step}"
