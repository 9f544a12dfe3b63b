"""Number tokens: onto the land that serves the own kontors, from where they serve others."""

from kogge.bots.commerce import FIELDS, commerce
from kogge.bots.outlook import Outlook
from kogge.bots.sites import land_pips, profits
from kogge.bots.tactics.robbing import threat
from kogge.bots.tactics.tactic import Tactic

SCARCE = 2.0  # the larger, the more a resource counts that one has little of
TAKEN = 0.4  # of a pip that others lose


def choose_land(outlook: Outlook, h: int) -> float:
    """The most pips for the own kontors around it, of a resource that they bring too little of."""
    trade = outlook.once(commerce)
    have = outlook.income.pips[outlook.land.terrain[h]]
    return profits(trade, h) * land_pips(outlook, trade, h) * (1 + SCARCE / (3 + have))


def move_token(outlook: Outlook, h: int) -> float:
    """Many pips that come to the own kontors, and go from those of the leader."""
    trade = outlook.once(commerce)
    pips = outlook.land.pips[h]
    score = float(pips * (profits(trade, outlook.cell("bare_land")) - profits(trade, h)))
    for node in outlook.atlas.hex_nodes[h]:
        p = trade.kontor[node]
        if p != outlook.seat and 0 <= p < len(outlook.points):
            score += TAKEN * pips * threat(outlook, p)
    return score


TOKENS = Tactic(
    "tokens",
    scores={"choose_land": choose_land, "move_token": move_token},
    fields=(*FIELDS, "token", "tokens_at_sea", "bare_land", "points"),
)
