"""The own hand: what to swap at the bank and what to give up."""

from kogge.bots.aims import spare
from kogge.bots.outlook import Outlook
from kogge.bots.tactics.tactic import NEVER, SWAP, Tactic


def bank_trade(outlook: Outlook, pair: int) -> float:
    """Spare cards for what the aim lacks, if that pays for it or the hand is too full."""
    give, take = outlook.atlas.parts("bank_trade", pair)
    price = outlook.aim.price
    if price[take] <= outlook.hand[take]:
        return NEVER
    left = spare(price, outlook.hand)[give] - outlook.rates[give]
    if left < 0 or (sum(outlook.hand) <= outlook.atlas.hand_limit and outlook.effort):
        return NEVER
    return SWAP + left - outlook.rates[give] + outlook.wait[take] / 100


def discard(outlook: Outlook, r: int) -> float:
    """What the aim needs least, and comes back soonest."""
    return spare(outlook.aim.price, outlook.hand)[r] - outlook.wait[r] / 100


BANK = Tactic("bank", scores={"bank_trade": bank_trade, "discard": discard}, fields=("hand", "bank", "rate"))
