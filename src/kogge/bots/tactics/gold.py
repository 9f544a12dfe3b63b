"""Gold: cards for coins, when that pays for the aim."""

from kogge.bots.aims import spare
from kogge.bots.outlook import Outlook
from kogge.bots.tactics.tactic import NEVER, SWAP, Tactic

RICH = 6  # coins: from there on it is better to buy than to wait


def buy_resource(outlook: Outlook, r: int) -> float:
    """What the aim lacks, if that pays for it or there is gold enough."""
    price, hand = outlook.aim.price, outlook.hand
    if price[r] <= hand[r]:
        return NEVER
    return SWAP + 1 + outlook.wait[r] / 100 if not outlook.effort or outlook.coins >= RICH else NEVER


def sell_resource(outlook: Outlook, r: int) -> float:
    """What is left over, before a seven takes it, or when the aim lacks the gold."""
    gold = outlook.atlas.facts.gold
    left = spare(outlook.aim.price, outlook.hand)[r] - (gold.equal_cards if gold else 0)
    useful = sum(outlook.hand) > outlook.atlas.hand_limit or outlook.coins < outlook.aim.coins
    return SWAP / 2 + left if left >= 0 and useful else NEVER


GOLD = Tactic(
    "gold",
    scores={"buy_resource": buy_resource, "sell_resource": sell_resource},
    fields=("gold", "gold_purchases", "hand", "bank", "rate"),
)
