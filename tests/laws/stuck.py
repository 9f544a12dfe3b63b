"""The end of a game of Merchants of Europe in which nobody gets any further."""

from kogge.engine.state import NOBODY, OVER
from tests.laws.cells import Cells, Change, law, law_of_change
from tests.laws.continent import NOWHERE, Continent

ROUNDS = 3


def stuck_for_good(cells: Cells) -> bool:
    """Has the game ended because nobody got any further for three rounds?  (R37)"""
    return "stuck_turns" in cells and cells.cell("stuck_turns") > ROUNDS * cells.players


def goes_on(cells: Cells) -> bool:
    """Can anybody, with the cards for it, found, lay a route or deliver?"""
    if any(cells.column("kontors_left")):
        return True
    board = cells.once(Continent)
    return any(
        (cells.column("routes_left")[p] and board.touched(p) & board.free)
        or (cells.column("goods_uncovered")[p] and may_deliver(cells, p))
        for p in range(cells.players)
    )


def may_deliver(cells: Cells, p: int) -> bool:
    """Do routes lead from a caravan, or from where one can be formed, to a kontor for the goods?"""
    board = cells.once(Continent)
    starts = ({*cells.rows("caravan")[p]} - {NOWHERE}) | board.gates(p)
    nodes = {node for path in starts for end in board.where.ends[path] for node in board.part(end)}
    return any(board.takes_goods(p, node) for node in nodes)


@law("nobody waits while anybody can go on", "stuck_turns", "kontors_left", "routes_left")
def waiting(cells: Cells) -> None:
    turns = cells.cell("stuck_turns")
    assert 0 <= turns <= ROUNDS * cells.players + 1, f"the game is stuck for {turns} turns"
    assert not turns or not goes_on(cells), f"the game is stuck for {turns} turns, but goes on"
    assert not stuck_for_good(cells) or cells.state.step == OVER, f"the game is stuck for {turns} turns and goes on"


@law(
    "a game that is stuck is won by most goods, then by most gold, or shared", "shared_win", "winner", "points", "gold"
)
def settled(cells: Cells) -> None:
    shared = cells.column("shared_win")
    if not stuck_for_good(cells):
        assert not any(shared), f"{shared} share a win"
        return
    worth = list(zip(cells.column("points"), cells.column("gold"), strict=True))
    best = [p for p, own in enumerate(worth) if own == max(worth)]
    assert cells.cell("winner") == (best[0] if len(best) == 1 else NOBODY), f"seat {cells.cell('winner')} won"
    wanted = [int(len(best) > 1 and p in best) for p in range(cells.players)]
    assert shared == wanted, f"{shared} share a win, not {wanted}"


@law_of_change("turns in which nobody gets any further are counted at their end", "stuck_turns")
def stuck_turns(change: Change) -> None:
    wanted = change.before.cell("stuck_turns")
    if change.act == "end_turn":
        wanted = 0 if goes_on(change.before) else wanted + 1
    assert change.after.cell("stuck_turns") == wanted, f"{change.after.cell('stuck_turns')} turns, not {wanted}"
