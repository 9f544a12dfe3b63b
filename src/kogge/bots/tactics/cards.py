"""Development cards: when to buy them and when to play the progress cards."""

from collections.abc import Iterable

from kogge.bots.aims import Aim, missing
from kogge.bots.outlook import Outlook
from kogge.bots.tactics import building
from kogge.bots.tactics.knights import knights_short
from kogge.bots.tactics.tactic import CARD, NEUTRAL, NEVER, Tactic

ACT = "buy_card"
WORTH_OF_A_CARD = 0.7  # points: what a card is worth that helps nobody to the largest army
PLENTY = 4  # cards: a monopoly that brings so many is worth playing


def aims(outlook: Outlook) -> Iterable[Aim]:
    """A card, the more so when the largest army is near."""
    if outlook.cell("pile"):
        worth = WORTH_OF_A_CARD
        short = knights_short(outlook)
        if short:
            worth += outlook.atlas.facts.awards["largest_army"].points / (short + 2)
        yield Aim(ACT, (0,), outlook.atlas.price(ACT), worth)


def buy_card(outlook: Outlook, arg: int) -> float:
    """When it is the aim, or costs the aim nothing."""
    return building.planned(outlook, ACT, arg)


def play_discovery(outlook: Outlook, _: int) -> float:
    """After the roll, when it pays for the rest of the aim."""
    short = missing(outlook.aim.price, outlook.hand)
    return CARD if 0 < short <= outlook.atlas.facts.card("discovery").amount and not outlook.may("roll") else NEVER


def take_card(outlook: Outlook, r: int) -> float:
    """What the aim lacks, the hardest to get first."""
    lacks = outlook.aim.price[r] > outlook.hand[r]
    return outlook.wait[r] + (CARD if lacks else NEUTRAL)


def play_monopoly(outlook: Outlook, r: int) -> float:
    """After the roll, when the others hold many cards of a kind or just those that the aim lacks."""
    if outlook.may("roll"):
        return NEVER
    loot = outlook.with_others[r]
    after = list(outlook.hand)
    after[r] += loot
    pays = missing(outlook.aim.price, outlook.hand) and not missing(outlook.aim.price, after)
    return CARD + loot if loot >= PLENTY or (pays and loot > 1) else NEVER


CARDS = Tactic(
    "cards",
    scores={
        ACT: buy_card,
        "play_discovery": play_discovery,
        "take_card": take_card,
        "play_monopoly": play_monopoly,
    },
    fields=("pile", "cards", "bought_cards", "played_cards", "largest_army", "hand", "bank", "points"),
    aims=aims,
)
