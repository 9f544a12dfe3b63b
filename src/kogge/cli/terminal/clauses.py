"""What each act is called once it is done.

An act that is not listed is told by its name, so that a new game can be played before it has words
of its own here. An act whose clause is empty says nothing yet: what comes of it is told later.
"""

from collections.abc import Iterator

from kogge.cli.terminal.happening import Happening, Told, at_intersection, hex_called, quiet, saying
from kogge.cli.terminal.sea_clauses import SEA_CLAUSES, hero_roller
from kogge.cli.terminal.trading_clauses import TRADING_CLAUSES, reshuffled
from kogge.cli.terminal.words import cards, counted, listed
from kogge.engine.state import CHANCE, NOBODY
from kogge.modules.player_trade import ACCEPTED, COUNTERED

OPENING = ("lay_tokens_from", "starting_roll", "turn_lair")  # told of nobody
CARDS = {"longest_route": "the longest trade route", "largest_army": "the largest army"}


def subject(happening: Happening) -> int:
    """Of whom it is told: of whoever did it, or let chance do it."""
    if happening.act in OPENING:
        return CHANCE
    return hero_roller(happening) if happening.act == "hero_roll" else happening.seat


def on_hex(happening: Happening) -> str:
    return f"moved the robber to {hex_called(happening, int(happening.argument))}"


# Dice and cards


def rolled_to_start(happening: Happening) -> str:
    """Those who have not rolled yet do so in the order of their seats."""
    seats = range(happening.view.rules.players)
    roller = next(seat for seat in seats if not happening.before("starting_roll", seat, 0))
    return f"{happening.name(roller)} {happening.argument}"


def rolled(happening: Happening) -> str:
    """Who got what: exactly where it was seen or follows from what the bank gave, else by number."""
    got, sizes = happening.gains("hand"), happening.growth("hand_size")
    given = happening.from_bank()
    unseen = [seat for seat in sizes if seat not in got]
    for hand in got.values():
        given = [n - own for n, own in zip(given, hand, strict=True)]
    kinds = [kind for kind, n in enumerate(given) if n]
    for seat in unseen:
        if len(unseen) == 1 or len(kinds) == 1:
            got[seat] = [sizes[seat] if [kind] == kinds else n for kind, n in enumerate(given)]
    told = [received(happening, seat, got.get(seat), n) for seat, n in sizes.items()]
    if any(seat not in got for seat in sizes):
        to_others = " to others" if len(unseen) < len(sizes) else ""
        told.append(f"the bank gave {cards(given, happening.names)}{to_others}")
    told += consoled(happening, [seat for seat in happening.growth("gold") if seat not in sizes])
    return f"rolled {happening.argument}" + (f" ({'; '.join(told)})" if told else "")


def received(happening: Happening, seat: int, hand: list[int] | None, size: int) -> str:
    """What a roll brought to a seat that got cards."""
    coins = happening.gold(seat)
    if hand is None:
        return f"{happening.name(seat)} {counted(size, 'card')}{f' and {coins} gold' if coins else ''}"
    return f"{happening.name(seat)} {cards([*hand, coins], [*happening.names, 'gold'])}"


def consoled(happening: Happening, seats: list[int]) -> list[str]:
    """Those who got nothing but gold, by how much it was."""
    amounts = sorted({happening.gold(seat) for seat in seats})
    return [
        f"{coins} gold for {listed([happening.name(seat) for seat in seats if happening.gold(seat) == coins])}"
        for coins in amounts
    ]


def drew(happening: Happening) -> str:
    kind = happening.argument.replace("_", " ")
    return f"bought a development card: {kind}" if kind else "bought a development card"


def stole(happening: Happening) -> str:
    victims = [seat for seat, n in happening.growth("hand_size").items() if n < 0]
    return f"stole {happening.argument or 'a card'} from {listed([happening.name(seat) for seat in victims])}"


def robbed(happening: Happening) -> str:
    """Told only where nothing can be stolen: otherwise the theft is told next."""
    if happening.changes("victim"):
        return ""
    coins = happening.gold(happening.seat)
    return f"robbed {happening.name(int(happening.argument))}, who has no cards{f': {coins} gold' if coins else ''}"


def monopolized(happening: Happening) -> str:
    lost = [f"{-n} from {happening.name(seat)}" for seat, n in happening.growth("hand_size").items() if n < 0]
    return f"played monopoly on {happening.argument}: {listed(lost) if lost else 'nobody had any'}"


# Trade


def traded_with_bank(happening: Happening) -> str:
    given = happening.from_bank()
    taken = [-n for n in given]
    return f"traded {cards(taken, happening.names)} for {cards(given, happening.names)} with the bank"


def proposed(happening: Happening) -> str:
    offer, price = happening.on_table("offered", happening.seat), happening.on_table("asked", happening.seat)
    countered = any(change.after == COUNTERED for change in happening.changes("answer"))
    return f"{'countered: ' if countered else 'offered '}{offer} for {price}"


def withdrew(happening: Happening) -> str:
    """Told only where it ends a trade that others had answered in."""
    return "withdrew the offer" if happening.changes("answer") else ""


def dealt(happening: Happening) -> str:
    partner, seat = int(happening.argument), happening.seat
    if happening.before("answer", partner, 0) == ACCEPTED:
        given, got = happening.on_table("offered", seat), happening.on_table("asked", seat)
    else:
        given, got = happening.on_table("asked", partner), happening.on_table("offered", partner)
    return f"traded {given} for {got} with {happening.name(partner)}"


def honours(happening: Happening) -> Iterator[str]:
    """What an action brought about beside what it is for: special cards that change hands, and the end."""
    for change in happening.event.changes:
        card = CARDS.get(change.field, "")
        if change.field.endswith("_leader"):
            card = f"the card for {change.field.removesuffix('_leader')}"
        if card:
            holder = NOBODY if change.after is None else change.after
            yield f"{card} is set aside" if holder == NOBODY else f"{card} goes to {happening.name(holder)}"
    if reshuffled(happening):
        yield "the discarded cards are shuffled into a new pile"
    shared = [happening.name(change.row) for change in happening.changes("shared_win")]
    if shared:
        yield f"{listed(shared)} share the win"
    for change in happening.changes("winner"):
        if change.after is not None:
            yield f"{happening.name(change.after)} won the game"


CLAUSES: dict[str, Told] = {
    **SEA_CLAUSES,
    **TRADING_CLAUSES,
    # before the first turn
    "lay_frame": quiet,
    "lay_hex": quiet,
    "lay_tokens_from": saying("the board is laid"),
    "lay_token_on": quiet,
    "starting_roll": rolled_to_start,
    "found_road": saying("laid a road on path {}"),
    # the turn
    "roll": quiet,
    "dice": rolled,
    "start_building": saying("went on to build"),
    "build_road": saying("built a road on path {}"),
    "build_settlement": at_intersection("built a settlement"),
    "build_city": at_intersection("built a city"),
    # the robber
    "move_robber": on_hex,
    "rob": robbed,
    "rob_nobody": saying("robbed nobody"),
    "steal": stole,
    # development cards
    "buy_card": quiet,
    "draw_card": drew,
    "play_knight": saying("played a knight"),
    "play_road_building": saying("played road building"),
    "lay_free_road": saying("laid a free road on path {}"),
    "decline_free_road": saying("laid no second road"),
    "play_discovery": saying("played discovery"),
    "play_monopoly": monopolized,
    # trade
    "bank_trade": traded_with_bank,
    "open_trade": quiet,
    "offer": quiet,
    "ask": quiet,
    "counter": quiet,
    "call_for_offers": saying("called for offers"),
    "propose": proposed,
    "accept": saying("accepted"),
    "decline": saying("declined"),
    "withdraw": withdrew,
    "deal": dealt,
}
