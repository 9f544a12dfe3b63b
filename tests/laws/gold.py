"""What every action costs and brings: the gold, and the cards that are paid."""

from collections.abc import Callable

from kogge.engine.state import NOBODY
from kogge.games.isles.referee.chart import GOLD_RIVER, PRODUCING, RefereeChart
from tests.laws.cells import Cells, Change, law, law_of_change
from tests.laws.harvest import SEVEN, due, homes_at
from tests.laws.lairs import settled

GOLD = 5  # its column on the table
REWARD = 2  # for a discovery without a resource
RIVER_GOLD = 2  # for each home
PURCHASES = 2  # a turn

PRICES = {
    "build_road": {"wood": 1, "brick": 1},
    "build_settlement": {"wood": 1, "brick": 1, "wool": 1, "grain": 1},
    "build_city": {"grain": 2, "ore": 3},
    "build_harbour_settlement": {"grain": 2, "ore": 2},
    "build_ship": {"wood": 1, "wool": 1},
    "rebuild_ship": {"wood": 1, "wool": 1},
    "build_settler": {"wood": 1, "brick": 1, "wool": 1, "grain": 1},
    "build_crew": {"wool": 1, "ore": 1},
    "buy_wind": {"wool": 1},
    "build_route": {"wood": 1, "ore": 1},
    "hire_merchant": {"wood": 1, "wool": 1, "grain": 1},
    "rehire_merchant": {"wood": 1, "wool": 1, "grain": 1},
    "form_caravan": {"wood": 1, "ore": 1, "salt": 1},
    "reform_caravan": {"wood": 1, "ore": 1, "salt": 1},
}
STEPS = {"walk": ("walk_left", "grain"), "drive": ("drive_left", "salt")}  # paid for when none is left
HANDS_CHANGE = {  # beside what has a price; any other act leaves all hands as they are
    *("dice", "discard", "steal", "turn_tile", "found_settlement", "deal", "bank_trade"),
    *("buy_resource", "sell_resource", "sell_to_village", "take_card", "play_monopoly", "place_kontor"),
}

Gains = list[int]
Count = Callable[[Change], Gains]
GAINS: dict[str, Count] = {}


def gains(*acts: str) -> Callable[[Count], Count]:
    """Enter how much gold each seat has more after these acts."""

    def enter(count: Count) -> Count:
        GAINS.update(dict.fromkeys(acts, count))
        return count

    return enter


def only(cells: Cells, p: int, n: int) -> Gains:
    """One seat gains ``n``, nobody else anything."""
    return [n if q == p else 0 for q in range(cells.players)]


@gains("dice")
def rolled(change: Change) -> Gains:
    """Whoever gets no card takes a gold, and freed rivers give two for each home at them.  (E-21, E-78)"""
    before, gained = change.before, [0] * change.before.players
    number = int(change.argument)
    if number == SEVEN:
        return gained
    for p, cards in enumerate(due(before, number)):
        gained[p] += not any(cards)
    for h in before.once(RefereeChart).of_kind(GOLD_RIVER):  # of which Europe has none
        if before.column("number")[h] == number:
            for p, _ in homes_at(before, h):
                gained[p] += RIVER_GOLD
    return gained


@gains("turn_tile")
def discovered(change: Change) -> Gains:
    """Anything but land that yields a resource is worth gold.  (E-47)"""
    h = change.before.cell("found_hex")
    worth = 0 if change.after.column("terrain")[h] in PRODUCING else REWARD
    return only(change.before, change.before.state.turn_of, worth)


@gains("rob")
def robbed(change: Change) -> Gains:
    """Whoever has no card loses a gold to a pirate, if there is one.  (E-52)"""
    before, q = change.before, int(change.argument)
    if "pirate" not in before or any(before.rows("hand")[q]) or not before.column("gold")[q]:
        return only(before, q, 0)
    return [(p == before.state.turn_of) - (p == q) for p in range(before.players)]


@gains("buy_resource")
def bought(change: Change) -> Gains:
    return only(change.before, change.actor, -2)


@gains("sell_resource", "sell_to_village")
def sold(change: Change) -> Gains:
    return only(change.before, change.actor, 1)


@gains("deal")
def dealt(change: Change) -> Gains:
    """What the partner's proposal says.  (E-26)"""
    before, q = change.before, int(change.argument)
    to_partner = before.rows("asked")[q][GOLD] - before.rows("offered")[q][GOLD]
    return [to_partner * ((p == q) - (p == before.state.turn_of)) for p in range(before.players)]


@gains("sail")
def sailed(change: Change) -> Gains:
    """One for the routes of another's pirate, once per ship and turn.  (E-53)"""
    ship, path = change.argument.split()
    return only(change.before, change.actor, -owes_tribute(change.before, int(ship) - 1, int(path)))


def owes_tribute(cells: Cells, ship: int, path: int) -> bool:
    """Must this ship pay to go there?"""
    p = cells.state.turn_of
    if "pirate" not in cells or cells.cell("pirate_owner") in (NOBODY, p) or cells.column("tribute_paid")[ship]:
        return False
    beside = cells.once(RefereeChart).where.beside
    return cells.cell("pirate") in beside[cells.rows("ship")[p][ship]] | beside[path]


@gains("end_turn", "turn_lair", "hero_roll")
def conquered(change: Change) -> Gains:
    return settled(change).gold if "conquered_lairs" in change.before else only(change.before, 0, 0)


@law("nobody owes gold", "gold")
def no_debts(cells: Cells) -> None:
    assert min(cells.column("gold")) >= 0, f"the seats have {cells.column('gold')} gold"


@law("two purchases for gold are made in a turn at most", "gold_purchases")
def purchases(cells: Cells) -> None:
    assert 0 <= cells.cell("gold_purchases") <= PURCHASES, f"{cells.cell('gold_purchases')} purchases"


@law_of_change("gold changes by its own acts only, and by as much as they say", "gold")
def gold(change: Change) -> None:
    gained = [new - old for old, new in zip(change.before.column("gold"), change.after.column("gold"), strict=True)]
    wanted = GAINS[change.act](change) if change.act in GAINS else [0] * change.before.players
    assert gained == wanted, f"{change.text} brought {gained} gold, not {wanted}"


@law_of_change("everything costs its price, and what costs none leaves the hands alone", "hand")
def prices(change: Change) -> None:
    if change.act in HANDS_CHANGE:
        return
    price = price_of(change)
    for p, (old, new) in enumerate(zip(change.before.rows("hand"), change.after.rows("hand"), strict=True)):
        paid = {name: a - b for name, a, b in zip(change.before.resources, old, new, strict=True) if a != b}
        wanted = price if p == change.actor else {}
        assert paid == wanted, f"{change.text} cost seat {p} {paid}, not {wanted}"


def price_of(change: Change) -> dict[str, int]:
    """What the act costs its player."""
    if change.act == "buy_card":
        return card_price(change.before)
    if change.act in STEPS:
        left, card = STEPS[change.act]
        return {} if change.before.cell(left) else {card: 1}
    return PRICES.get(change.act, {})


@law_of_change("a purchase brings one card, and a sale costs three, or one in a village", "hand", "gold")
def purchased(change: Change) -> None:
    cards = {"buy_resource": 1, "sell_resource": -3, "sell_to_village": -1}.get(change.act)
    if cards:
        check_gains(change, change.actor, {change.argument: cards})


@law_of_change("land that is discovered brings its resource, if the bank has it", "hand", "found_hex")
def found(change: Change) -> None:
    if change.act == "turn_tile":
        kind = change.after.column("terrain")[change.before.cell("found_hex")]
        there = kind in PRODUCING and change.before.column("bank")[kind]
        check_gains(change, change.before.state.turn_of, {change.before.resources[kind]: 1} if there else {})


def check_gains(change: Change, p: int, cards: dict[str, int]) -> None:
    """One seat gains these cards, nobody else any."""
    for q, (old, new) in enumerate(zip(change.before.rows("hand"), change.after.rows("hand"), strict=True)):
        gained = {name: b - a for name, a, b in zip(change.before.resources, old, new, strict=True) if a != b}
        assert gained == (cards if p == q else {}), f"{change.text} brought seat {q} {gained}"


def card_price(cells: Cells) -> dict[str, int]:
    """Of a development card: where there is salt, it is wool and salt.  (B-57, M-40)"""
    return {"wool": 1, "salt": 1} if "salt" in cells.resources else {"wool": 1, "grain": 1, "ore": 1}
