"""What a roll brings, worked out anew from the board."""

from kogge.engine.state import NOBODY
from tests.laws.cells import Cells, Change, law, law_of_change

SEVEN = 7
DESERT = 5
PLAIN = 0  # the kind of a settlement, and of every kontor
GREATER = {"cities_left": 2, "harbour_settlements_left": 1}  # what each kind of greater home gets from a hex


def homes_at(cells: Cells, h: int) -> list[tuple[int, int]]:
    """Owner and kind of each home or kontor at a hex; what belongs to no player yields to nobody."""
    homes = cells.column("home" if "home" in cells else "kontor")
    kinds = cells.column("home_kind") if "home_kind" in cells else [PLAIN] * len(homes)
    return [(homes[node], kinds[node]) for node in cells.topo.hex_nodes[h] if NOBODY < homes[node] < cells.players]


def cards_for(cells: Cells, kind: int) -> int:
    """How many cards a home of this kind gets from a hex."""
    return next(cards for supply, cards in GREATER.items() if supply in cells) if kind else 1


def due(cells: Cells, number: int) -> list[list[int]]:
    """What each player gets for a roll: all, or in a shortage nothing.

    But where there are homes, the only one to get any takes the rest; for kontors there is no such comfort.  (R30)
    """
    bank = cells.column("bank")
    owed = [[0] * len(bank) for _ in range(cells.players)]
    robbed = cells.cell("robber") if "robber" in cells else NOBODY
    for h, token in enumerate(cells.column("number")):
        terrain = cells.column("terrain")[h]
        if token == number and h != robbed and terrain < DESERT:
            for p, kind in homes_at(cells, h):
                owed[p][terrain] += cards_for(cells, kind)
    for r, left in enumerate(bank):
        entitled = [p for p in range(cells.players) if owed[p][r]]
        if sum(owed[p][r] for p in entitled) > left:
            for p in entitled:
                owed[p][r] = left if len(entitled) == 1 and "home" in cells else 0
    return owed


@law("what a hex yields is what stands around it", "yields", "whole_yields")
def yields(cells: Cells) -> None:
    for h, stored in enumerate(cells.rows("yields")):
        homes = homes_at(cells, h)
        counted = [sum(cards_for(cells, kind) for owner, kind in homes if owner == p) for p in range(cells.players)]
        assert stored == counted, f"hex {h} yields {stored}, counted {counted}"
        assert cells.column("whole_yields")[h] == sum(counted), f"hex {h}: {cells.column('whole_yields')[h]} in all"


@law_of_change("a roll brings what the board says", "hand", "bank", "number", "terrain")
def harvest(change: Change) -> None:
    before, after = change.before, change.after
    if change.act != "dice":
        return
    number = int(change.argument)
    brought = due(before, number) if number != SEVEN else [[0] * 5] * before.players
    for p, (old, new) in enumerate(zip(before.rows("hand"), after.rows("hand"), strict=True)):
        gained = [b - a for a, b in zip(old, new, strict=True)]
        assert gained == brought[p], f"{change.text} brought seat {p} {gained}, not {brought[p]}"
