"""Deals with other players: an offer or two a turn, and answers that serve the own aim."""

from collections.abc import Iterator
from typing import NamedTuple

from kogge.bots.aims import missing, spare
from kogge.bots.outlook import COIN, Outlook
from kogge.bots.tactics.tactic import DEAL, NEUTRAL, NEVER, Tactic, always
from kogge.modules.player_trade import ACCEPTED

OFFERS = 2  # in a turn
FAIR = 2  # cards for one are the most that this bot gives
COINS = 1  # for a card are the most that this bot offers: the bank sells it for two
WITHIN = 2  # cards of the aim: further away it is too early to ask
SAVED = 0.01  # of a promise: a card that need not be bought


class Swap(NamedTuple):
    """So many cards of one kind, or so much gold, for one of another."""

    give: int
    cards: int
    want: int


def wishes(outlook: Outlook) -> Iterator[Swap]:
    """What would bring the aim nearer, the best first: one for one, then two for one where that is worth it."""
    price = outlook.aim.price
    if missing(price, outlook.hand) > WITHIN:
        return
    left = spare(price, outlook.hand)
    wanted = [r for r, n in enumerate(left) if n < 0 and outlook.with_others[r]]
    wanted.sort(key=lambda r: -outlook.wait[r])
    if outlook.goods > len(left):
        left.append(min(COINS, outlook.coins - outlook.aim.coins))
    given = [r for r, n in enumerate(left) if n > 0]
    given.sort(key=lambda r: -left[r])
    for n in range(1, FAIR + 1):
        for new in [Swap(give, n, want) for want in wanted for give in given if left[give] >= n]:
            if n == 1 or betters(outlook, of_one_kind(outlook, new.give, n), of_one_kind(outlook, new.want, 1)):
                yield new


def of_one_kind(outlook: Outlook, r: int, n: int) -> list[int]:
    """One side of an exchange."""
    return [n if kind == r else 0 for kind in range(outlook.goods)]


def wish(outlook: Outlook) -> Swap | None:
    """The offer to be made now: none that was made before in this turn."""
    made = offers_made(outlook)
    return next((new for new in wishes(outlook) if new not in made), None)


def offers_made(outlook: Outlook) -> list[Swap]:
    """The offers of this turn that were put to the others or given up, from the diary."""
    first = outlook.atlas.first
    made: list[Swap] = []
    give, cards, want = -1, 0, -1
    for action in outlook.diary.entries:
        if 0 <= action - first["offer"] < outlook.goods:
            give, cards = action - first["offer"], cards + 1
        elif 0 <= action - first["ask"] < outlook.goods:
            want = action - first["ask"]
        elif action in (first["propose"], first["withdraw"]) and cards:
            made.append(Swap(give, cards, want))
            give, cards, want = -1, 0, -1
    return made


def reply(outlook: Outlook) -> Swap | None:
    """A counter-offer that would pay for the own aim at once: one of what is asked for the last card it lacks."""
    asked, offered = outlook.row("asked", outlook.turn_of), outlook.row("offered", outlook.turn_of)
    given = [r for r, n in enumerate(outlook.hand) if n and (asked[r] or not any(asked))]
    if not given or outlook.is_rival(outlook.turn_of):
        return None
    price = outlook.aim.price
    if missing(price, outlook.hand) != 1:
        return None
    left = spare(price, outlook.hand)
    give = max(given, key=lambda r: left[r])
    want = next(r for r, n in enumerate(left) if n < 0)
    if left[give] < 1 or asked[want] or offered[want] or not outlook.with_others[want]:
        return None
    return Swap(give, 1, want)


def composed(outlook: Outlook) -> Swap | None:
    """What this seat means to put on the table."""
    return wish(outlook) if outlook.seat == outlook.turn_of else reply(outlook)


def open_trade(outlook: Outlook, _: int) -> float:
    """Not too often: nobody likes a pedlar, and a turn must end."""
    weary = outlook.diary.count(outlook.atlas.first["open_trade"]) >= OFFERS
    return DEAL if not weary and outlook.once(wish) else NEVER


def counter(outlook: Outlook, _: int) -> float:
    """Once in a turn."""
    weary = outlook.diary.count(outlook.atlas.first["counter"])
    return DEAL / 2 if not weary and outlook.once(reply) else NEVER


def offer(outlook: Outlook, r: int) -> float:
    """First lay down what the wish says and does not lie there yet."""
    plan = outlook.once(composed)
    if plan is None or plan.give != r:
        return NEVER
    return DEAL + 1 if outlook.row("offered", outlook.seat)[r] < plan.cards else NEVER


def ask(outlook: Outlook, r: int) -> float:
    """Then ask for what it should bring."""
    plan = outlook.once(composed)
    if plan is None or plan.want != r:
        return NEVER
    return DEAL if not outlook.row("asked", outlook.seat)[r] else NEVER


def propose(outlook: Outlook, _: int) -> float:
    """Only what was meant."""
    plan = outlook.once(composed)
    if plan is None:
        return NEVER
    offered, asked = outlook.row("offered", outlook.seat), outlook.row("asked", outlook.seat)
    offered[plan.give] -= plan.cards
    asked[plan.want] -= 1
    return NEVER if any(offered) or any(asked) else DEAL


def too_dear(outlook: Outlook, gives: list[int], gets: list[int]) -> bool:
    """Is it more than is fair, or would the bank do the same?  Gold counts as the cards that it buys."""
    if sum(gives) > FAIR * sum(gets):
        return True
    kinds = outlook.atlas.kinds  # what comes after them is gold
    from_bank = sum([n / rate for n, rate in zip(gives, [*outlook.rates, outlook.atlas.coin_price], strict=False)])
    return from_bank >= sum(gets[:kinds]) + sum(gets[kinds:]) / outlook.atlas.coin_price


def toil(outlook: Outlook, gives: list[int], gets: list[int]) -> float:
    """How many rolls it takes to earn again what an exchange costs more than it brings."""
    rolls = [*outlook.wait, COIN]
    return max(0.0, sum([(out - into) * each for out, into, each in zip(gives, gets, rolls, strict=False)]))


def betters(outlook: Outlook, gives: list[int], gets: list[int]) -> float:
    """By how much an exchange betters the prospects; 0 if it does not, or if it is a bad bargain.

    Whoever gives more than comes back has to earn it again, so the aim must come nearer by more than those rolls.
    """
    dear = sum(gives) > sum(gets)
    if dear and too_dear(outlook, gives, gets):
        return 0.0
    kinds = outlook.atlas.kinds
    after = [have - out + into for have, out, into in zip(outlook.hand, gives[:kinds], gets[:kinds], strict=True)]
    coins = outlook.coins - sum(gives[kinds:]) + sum(gets[kinds:])
    late = toil(outlook, gives, gets) if dear else 0.0
    better = outlook.prospect(after, coins, late) - outlook.promise(outlook.aim, outlook.hand)
    if outlook.coins and not dear:  # gold could buy the cards of the aim: how many less would it have to?
        price = outlook.aim.price
        saved = (
            missing(price, outlook.hand) - missing(price, after) + (coins - outlook.coins) / outlook.atlas.coin_price
        )
        better += saved * SAVED
    return max(0.0, better)


def accept(outlook: Outlook, _: int) -> float:
    """When it betters the own prospects, and not those of somebody who is about to win."""
    if outlook.is_rival(outlook.turn_of):
        return NEVER
    gives, gets = outlook.row("asked", outlook.turn_of), outlook.row("offered", outlook.turn_of)
    return DEAL if betters(outlook, gives, gets) else NEVER


def deal(outlook: Outlook, partner: int) -> float:
    """With the partner who has fewest points, if it helps."""
    if outlook.is_rival(partner):
        return NEVER
    if outlook.cell("answer", partner) == ACCEPTED:
        gives, gets = outlook.row("offered", outlook.seat), outlook.row("asked", outlook.seat)
    else:
        gives, gets = outlook.row("asked", partner), outlook.row("offered", partner)
    better = betters(outlook, gives, gets)
    return DEAL + better - outlook.points[partner] / 10 if better else NEVER


BARGAIN = Tactic(
    "bargain",
    scores={
        "open_trade": open_trade,
        "call_for_offers": always(NEVER),
        "offer": offer,
        "ask": ask,
        "propose": propose,
        "withdraw": always(NEUTRAL),
        "accept": accept,
        "decline": always(NEUTRAL),
        "counter": counter,
        "deal": deal,
    },
    fields=("offered", "asked", "answer", "hand", "bank", "points"),
    dialogue=("offered", "asked", "answer", "back_to_step"),
)
