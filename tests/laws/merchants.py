"""Merchants: where they stand, where they may stay, and how far they walk."""

from collections import Counter

from tests.laws.cells import Cells, Change, law, law_of_change
from tests.laws.continent import NOWHERE, Continent

STRIDE = 3  # intersections for a grain
STAYS, PASSES, FOUNDS = range(3)  # what a merchant does that stops


@law("every merchant is on the board or in the supply", "merchant", "merchants_left")
def merchants(cells: Cells) -> None:
    def owned(c: Cells) -> list[int]:
        rows = zip(c.column("merchants_left"), c.rows("merchant"), strict=True)
        return [left + sum(node != NOWHERE for node in places) for left, places in rows]

    assert owned(cells) == owned(cells.beginning()), f"merchants per seat: {owned(cells)}"
    assert min(cells.column("merchants_left")) >= 0, f"{cells.column('merchants_left')} merchants are left"
    strange = set(cells.column("merchant")) - set(range(NOWHERE, cells.topo.n_nodes))
    assert not strange, f"merchants stand at {strange}"


@law("merchants stand alone where no kontor can be, or at own kontors", "merchant", "kontor")
def standing(cells: Cells) -> None:
    """At a kontor both of a player may be, if one was hired where the other waited.  (M-61, R16)"""
    board = cells.once(Continent)
    places = Counter[int]()
    for p, nodes in enumerate(cells.rows("merchant")):
        for i, node in enumerate(nodes):
            if node != NOWHERE and (p, i) != board.on_foot:
                places[node] += 1
                assert board.kontors[node] in (NOWHERE, p), (
                    f"merchant {i} of seat {p} stands at another's kontor {node}"
                )
                assert node not in board.empty_cities, f"merchant {i} of seat {p} stands on the empty city {node}"
    crowded = {node for node, n in places.items() if n > 1 and board.kontors[node] == NOWHERE}
    assert not crowded, f"several merchants stand at {crowded}"


@law("where each player's merchants may stay is known", "inns", "merchant", "kontor", "kontors_left")
def inns(cells: Cells) -> None:
    nodes = set(range(cells.topo.n_nodes))
    for p in range(cells.players):
        stored, stays = cells.members("inns", p) & nodes, cells.once(Continent).stays(p)
        assert stored == stays, f"seat {p}: {stored ^ stays}"


@law(
    "a merchant on its way has steps left or a choice: where it is it may stay, may only pass, or would found",
    "walking_merchant",
    "merchant",
)
def walking(cells: Cells) -> None:
    board = cells.once(Continent)
    p, i = board.on_foot
    left, stop, amount = cells.cell("walk_left"), cells.cell("walk_stop"), board.amount("play_journey")
    if cells.step != "walk":
        return
    if i == NOWHERE:
        assert (left, stop) == (amount, STAYS), f"nobody walks, {left} steps are left"
        return
    here = cells.rows("merchant")[p][i]
    assert here != NOWHERE, f"merchant {i} walks nowhere"
    wanted = PASSES if here not in board.stays(p) else FOUNDS if here in board.empty_cities else STAYS
    assert stop == wanted, f"at {here} walk_stop is {stop}"
    assert 0 <= left < max(amount, STRIDE), f"{left} steps are left"
    assert left or stop != STAYS, f"nothing is left to decide at {here}"


@law_of_change("merchants come to own kontors, walk step by step, and go when they found or are hired anew", "merchant")
def merchants_move(change: Change) -> None:
    p, wanted = change.actor, [list(row) for row in change.before.rows("merchant")]
    if change.act in ("hire_merchant", "place_merchant"):
        wanted[p][wanted[p].index(NOWHERE)] = int(change.argument)
    elif change.act == "rehire_merchant":
        wanted[p][int(change.argument) - 1] = NOWHERE
    elif change.act == "walk":
        number, node = (int(word) for word in change.argument.split())
        near = change.before.once(Continent).where.next_nodes[wanted[p][number - 1]]
        assert node in near, f"{change.text} is too far"
        wanted[p][number - 1] = node
    elif change.act == "found_kontor":
        wanted[p][change.before.cell("walking_merchant")] = NOWHERE
    assert change.after.rows("merchant") == wanted, f"{change.text} led to {change.after.rows('merchant')}"


@law_of_change(
    "a walk goes on until its steps are used up, and on an empty city until somebody founds or walks on",
    "walk_left",
    "walking_merchant",
)
def walks_end(change: Change) -> None:
    before, after = change.before, change.after
    if change.act == "play_journey":
        assert after.step == "walk", f"then came {after.step}"
    if change.act != "walk":
        return
    number, node = (int(word) for word in change.argument.split())
    left = (before.cell("walk_left") or STRIDE) - 1
    board = before.once(Continent)
    over = not left and node in board.stays(change.actor, besides=number - 1) - board.empty_cities
    now = (NOWHERE, 0) if over else (number - 1, left)
    found = after.cell("walking_merchant"), after.cell("walk_left")
    assert found == now, f"{change.text} left {found}, not {now}"
    assert over == (after.step != "walk"), f"{change.text} was followed by {after.step}"
