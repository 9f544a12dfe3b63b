"""Development cards of merchants: bought for what is left over, and played when they help."""

from collections.abc import Iterable

from kogge.bots.aims import Aim, missing
from kogge.bots.commerce import FIELDS
from kogge.bots.outlook import Outlook
from kogge.bots.tactics import building
from kogge.bots.tactics.cards import play_monopoly, take_card
from kogge.bots.tactics.knights import is_robbed
from kogge.bots.tactics.tactic import CARD, NEVER, Tactic

ACT = "buy_card"
WORTH = 0.35  # points
RESERVE = 1  # lancers are kept in the hand against the robber


def aims(outlook: Outlook) -> Iterable[Aim]:
    """A card, whatever it is."""
    if outlook.cell("pile"):
        yield Aim(ACT, (0,), outlook.atlas.price(ACT), WORTH * outlook.season)


def buy_card(outlook: Outlook, arg: int) -> float:
    """When it is the aim, or costs the aim nothing."""
    return building.planned(outlook, ACT, arg)


def play_lancer(outlook: Outlook, _: int) -> float:
    """To free an own land, or when there are enough in the hand and a card helps more than none."""
    if is_robbed(outlook):
        return CARD
    held = outlook.held("lancer")
    return CARD / 2 if held > RESERVE and not outlook.may("roll") else NEVER


def play_bounty(outlook: Outlook, _: int) -> float:
    """After the roll, when it pays for the rest of the aim."""
    short = missing(outlook.aim.price, outlook.hand)
    amount = outlook.atlas.facts.card("bounty").amount
    return CARD if 0 < short <= amount and not outlook.may("roll") else NEVER


def play_loan(outlook: Outlook, _: int) -> float:
    """After the roll: gold is never too much."""
    return NEVER if outlook.may("roll") else CARD / 2


PRIVILEGES = Tactic(
    "privileges",
    scores={
        ACT: buy_card,
        "play_lancer": play_lancer,
        "play_bounty": play_bounty,
        "play_monopoly": play_monopoly,
        "play_loan": play_loan,
        "take_card": take_card,
    },
    fields=(*FIELDS, "pile", "cards", "bought_cards", "discarded_cards", "robber", "gold", "hand", "bank", "points"),
    aims=aims,
)
