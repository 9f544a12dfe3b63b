"""The robber: hurt the leader, spare oneself."""

from kogge.bots.outlook import Outlook
from kogge.bots.realm import BOARD
from kogge.bots.tactics.tactic import NEUTRAL, Tactic


def threat(outlook: Outlook, p: int) -> float:
    """How much it matters to hurt this player: the leader most."""
    return 1.0 + outlook.points[p] ** 2 / 8


def move_robber(outlook: Outlook, h: int) -> float:
    """Where it costs the leader most, and oneself nothing if that can be."""
    pips = outlook.land.pips[h]
    if not pips:
        return NEUTRAL
    home, kind = outlook.home, outlook.home_kind
    sizes = outlook.column("hand_size")
    score = 0.0
    for node in outlook.atlas.hex_nodes[h]:
        p = home[node]
        if p == outlook.seat:
            score -= 3 * pips * (1 + kind[node]) * threat(outlook, p)
        elif 0 <= p < len(sizes):  # nobody, or a neutral colour, is not worth it
            score += threat(outlook, p) * (pips * (1 + kind[node]) + min(sizes[p], 4) / 2)
    return score


def rob(outlook: Outlook, p: int) -> float:
    """The one with most points and cards; an empty hand last."""
    size = outlook.cell("hand_size", p)
    return threat(outlook, p) + min(size, 8) if size else NEUTRAL


ROBBING = Tactic(
    "robbing",
    scores={"move_robber": move_robber, "rob": rob},
    fields=(*BOARD, "robber", "hand_size", "points"),
)
RAIDS = Tactic(
    "raids",
    scores={"move_robber": move_robber, "rob": rob},
    fields=("terrain", "number", "kontor", "robber", "hand_size", "points"),
)
