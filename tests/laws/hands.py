"""How cards change hands: thefts, gifts, discards and trades, card by card."""

from collections.abc import Callable

from kogge.engine.state import NOBODY
from tests.laws.cells import Change, law_of_change

LIMIT = 7  # cards that are safe from a seven
SEVEN = 7
DISCOVERY = 2  # cards of that gift

Hands = list[list[int]]
Exchange = Callable[[Change, Hands], None]
EXCHANGES: dict[str, Exchange] = {}


def exchanges(act: str) -> Callable[[Exchange], Exchange]:
    """Enter what an act makes of the hands before it."""

    def enter(exchange: Exchange) -> Exchange:
        EXCHANGES[act] = exchange
        return exchange

    return enter


def kind(change: Change) -> int:
    """The resource that an act names."""
    return change.before.resources.index(change.argument)


@exchanges("discard")
def discard(change: Change, hands: Hands) -> None:
    hands[change.actor][kind(change)] -= 1


@exchanges("take_card")
def take_card(change: Change, hands: Hands) -> None:
    hands[change.actor][kind(change)] += 1


@exchanges("steal")
def steal(change: Change, hands: Hands) -> None:
    hands[change.before.cell("victim")][kind(change)] -= 1
    hands[change.before.state.turn_of][kind(change)] += 1


@exchanges("play_monopoly")
def monopoly(change: Change, hands: Hands) -> None:
    r = kind(change)
    total = sum(hand[r] for hand in hands)
    for p, hand in enumerate(hands):
        hand[r] = total if p == change.actor else 0


@exchanges("bank_trade")
def bank_trade(change: Change, hands: Hands) -> None:
    give, take = (change.before.resources.index(word) for word in change.argument.split(" for "))
    hands[change.actor][give] -= change.before.rows("rate")[change.actor][give]
    hands[change.actor][take] += 1


@exchanges("deal")
def deal(change: Change, hands: Hands) -> None:
    """What the partner's proposal says.  (B-71, M-30)"""
    before, q = change.before, int(change.argument)
    for r in range(len(before.resources)):
        to_partner = before.rows("asked")[q][r] - before.rows("offered")[q][r]
        hands[q][r] += to_partner
        hands[before.state.turn_of][r] -= to_partner


@law_of_change("cards change hands as the act says", "hand")
def hands_change(change: Change) -> None:
    if change.act in EXCHANGES:
        wanted = [list(hand) for hand in change.before.rows("hand")]
        EXCHANGES[change.act](change, wanted)
        assert change.after.rows("hand") == wanted, f"{change.text} left {change.after.rows('hand')}, not {wanted}"


@law_of_change("a seven costs half of a large hand, card by card", "discards_due", "hand_size")
def discards_due(change: Change) -> None:
    wanted = list(change.before.column("discards_due"))
    if change.act == "dice" and int(change.argument) == SEVEN:
        wanted = [size // 2 if size > LIMIT else 0 for size in change.before.column("hand_size")]
    elif change.act == "discard":
        wanted[change.actor] -= 1
    assert change.after.column("discards_due") == wanted, f"{change.text} left {change.after.column('discards_due')}"


@law_of_change("who is chosen is robbed, if there is a card to steal", "victim", "hand_size")
def robbed(change: Change) -> None:
    if change.act == "rob":
        p = int(change.argument)
        wanted = p if change.before.column("hand_size")[p] else NOBODY
        assert change.after.cell("victim") == wanted, f"{change.text} chose seat {change.after.cell('victim')}"


@law_of_change("gifts are taken one by one, as long as the bank has cards", "cards_to_take", "bank")
def gifts(change: Change) -> None:
    left = change.before.cell("cards_to_take")
    if change.act in ("take_card", "play_discovery"):
        left = left - 1 if change.act == "take_card" else DISCOVERY
        left = left if any(change.after.column("bank")) else 0
        assert change.after.cell("cards_to_take") == left, f"{change.after.cell('cards_to_take')} are due, not {left}"
