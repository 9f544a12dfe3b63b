"""Knights: for the largest army, and against the robber."""

from kogge.bots.outlook import Outlook
from kogge.bots.realm import BOARD
from kogge.bots.tactics import building
from kogge.bots.tactics.tactic import CARD, NEUTRAL, NEVER, Tactic
from kogge.engine.state import NOBODY

RESERVE = 1  # knights are kept in the hand against the robber


def knights_short(outlook: Outlook) -> int:
    """How many knights are missing to hold the largest army, those in the hand counted; 0 if none."""
    holder = outlook.cell("largest_army")
    if holder == outlook.seat:
        return 0
    knight, least = outlook.atlas.card["knight"], outlook.atlas.facts.awards["largest_army"].least
    to_beat = least - 1 if holder == NOBODY else outlook.row("played_cards", holder)[knight]
    own = outlook.row("played_cards", outlook.seat)[knight] + outlook.held("knight")
    return max(0, to_beat + 1 - own)


def is_robbed(outlook: Outlook) -> bool:
    """Does the robber keep an own home from producing?"""
    h = outlook.cell("robber")
    return outlook.land.pips[h] > 0 and any(outlook.home[node] == outlook.seat for node in outlook.atlas.hex_nodes[h])


def play_knight(outlook: Outlook, _: int) -> float:
    """For the largest army, to free an own hex, or when there are enough in the hand."""
    score = building.at_once(outlook, "play_knight", 0)
    if score > NEUTRAL:
        return score
    if is_robbed(outlook):
        return CARD
    held = outlook.row("cards", outlook.seat)[outlook.atlas.card["knight"]]
    if held > RESERVE or (held and not knights_short(outlook)):
        return CARD
    return NEVER


KNIGHTS = Tactic(
    "knights",
    scores={"play_knight": play_knight},
    fields=(*BOARD, "robber", "cards", "bought_cards", "played_cards", "largest_army", "points"),
)
