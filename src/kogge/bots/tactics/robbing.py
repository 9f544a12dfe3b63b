"""The robber and the knights: hurt the leader, spare oneself."""

from kogge.bots.outlook import Outlook
from kogge.bots.realm import BOARD
from kogge.bots.tactics import building
from kogge.bots.tactics.cards import knights_short
from kogge.bots.tactics.tactic import CARD, NEUTRAL, NEVER, Tactic
from kogge.modules.cards import KNIGHT

RESERVE = 1  # knights are kept in the hand against the robber


def threat(outlook: Outlook, p: int) -> float:
    """How much it matters to hurt this player: the leader most."""
    return 1.0 + outlook.points[p] ** 2 / 8


def blocked(outlook: Outlook, h: int, p: int) -> int:
    """How many pips the robber on this hex takes from a player."""
    home, kind = outlook.home, outlook.home_kind
    return outlook.land.pips[h] * sum([1 + kind[n] for n in outlook.atlas.hex_nodes[h] if home[n] == p])


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
        elif p >= 0:
            score += threat(outlook, p) * (pips * (1 + kind[node]) + min(sizes[p], 4) / 2)
    return score


def rob(outlook: Outlook, p: int) -> float:
    """The one with most points and cards; an empty hand last."""
    size = outlook.cell("hand_size", p)
    return threat(outlook, p) + min(size, 8) if size else NEUTRAL


def play_knight(outlook: Outlook, _: int) -> float:
    """For the largest army, to free an own hex, or when there are enough in the hand."""
    score = building.at_once(outlook, "play_knight", 0)
    if score > NEUTRAL:
        return score
    if blocked(outlook, outlook.cell("robber"), outlook.seat):
        return CARD
    held = outlook.row("cards", outlook.seat)[KNIGHT]
    if held > RESERVE or (held and not knights_short(outlook)):
        return CARD
    return NEVER


ROBBING = Tactic(
    "robbing",
    scores={"play_knight": play_knight, "move_robber": move_robber, "rob": rob},
    fields=(*BOARD, "robber", "hand_size", "points"),
)
