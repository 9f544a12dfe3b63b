"""What each act is called once it is done.

An act that is not listed is told by its name, so that a new game can be played before it has words
of its own here. An act whose clause is empty says nothing yet: what comes of it is told later.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from kogge.cli.terminal.places import hex_name
from kogge.cli.terminal.words import cards, counted, listed
from kogge.engine.state import CHANCE, NOBODY
from kogge.modules.player_trade import ACCEPTED, COUNTERED
from kogge.modules.resources import KINDS
from kogge.views import Change, Event, View

OPENING = ("lay_tokens_from", "starting_roll")


@dataclass(frozen=True)
class Happening:
    """An event in its setting: whose doing it was, what the board looks like, what was known before."""

    event: Event
    act: str
    argument: str  # empty where it is a secret
    seat: int
    view: View
    seats: Sequence[str]
    before: Callable[[str, int, int], int]

    def name(self, seat: int) -> str:
        return "you" if seat == self.view.seat else self.seats[seat]

    def subject(self) -> int:
        """Of whom it is told; what chance does before the first turn is nobody's."""
        return CHANCE if self.act in OPENING else self.seat

    def changes(self, field: str) -> list[Change]:
        return [change for change in self.event.changes if change.field == field]

    def gains(self, field: str) -> dict[int, list[int]]:
        """By how much each row of a resource field has grown, by kind."""
        grown: dict[int, list[int]] = {}
        for change in self.changes(field):
            grown.setdefault(change.row, [0] * KINDS)[change.col] = (change.after or 0) - (change.before or 0)
        return grown

    def sizes(self) -> dict[int, int]:
        """By how much each hand has grown that is not as large as before."""
        return {change.row: (change.after or 0) - (change.before or 0) for change in self.changes("hand_size")}

    def on_table(self, field: str, seat: int) -> list[int]:
        """The resources of a seat's proposal as it was before the event: a deal clears the table."""
        return [self.before(field, seat, kind) for kind in range(KINDS)]


def chosen(happening: Happening) -> str:
    return f"chose {happening.event.text}"


def saying(text: str) -> Callable[[Happening], str]:
    """A clause that is always the same but for the argument."""
    return lambda happening: text.format(happening.argument)


quiet = saying("")


def at_intersection(text: str) -> Callable[[Happening], str]:
    """A clause on an intersection, with the hexes around it."""

    def clause(happening: Happening) -> str:
        around = happening.view.rules.topo.node_hexes[int(happening.argument)]
        named = ", ".join(hex_name(happening.view, h) for h in around)
        return f"{text} at {happening.argument} ({named})"

    return clause


def on_hex(happening: Happening) -> str:
    h = int(happening.argument)
    return f"moved the robber to {hex_name(happening.view, h)} (hex {h})"


# Dice and cards


def rolled_to_start(happening: Happening) -> str:
    """Those who have not rolled yet do so in the order of their seats."""
    roller = next(seat for seat in range(len(happening.seats)) if not happening.before("starting_roll", seat, 0))
    return f"{happening.name(roller)} {happening.argument}"


def rolled(happening: Happening) -> str:
    """Who got what: exactly where it was seen or follows from what the bank gave, else by number."""
    got, sizes = happening.gains("hand"), happening.sizes()
    given = [-n for n in happening.gains("bank").get(0, [0] * KINDS)]
    unseen = [seat for seat in sizes if seat not in got]
    for hand in got.values():
        given = [n - own for n, own in zip(given, hand, strict=True)]
    kinds = [kind for kind in range(KINDS) if given[kind]]
    for seat in unseen:
        if len(unseen) == 1 or len(kinds) == 1:
            got[seat] = [sizes[seat] if [kind] == kinds else n for kind, n in enumerate(given)]
    told = [
        f"{happening.name(seat)} {cards(got[seat]) if seat in got else counted(n, 'card')}" for seat, n in sizes.items()
    ]
    if any(seat not in got for seat in sizes):
        told.append(f"the bank gave {cards(given)}{' to others' if len(unseen) < len(sizes) else ''}")
    return f"rolled {happening.argument}" + (f" ({'; '.join(told)})" if told else "")


def drew(happening: Happening) -> str:
    kind = happening.argument.replace("_", " ")
    return f"bought a development card: {kind}" if kind else "bought a development card"


def stole(happening: Happening) -> str:
    victims = [seat for seat, n in happening.sizes().items() if n < 0]
    return f"stole {happening.argument or 'a card'} from {listed([happening.name(seat) for seat in victims])}"


def robbed(happening: Happening) -> str:
    """Told only where nothing can be stolen: otherwise the theft is told next."""
    if happening.changes("victim"):
        return ""
    return f"robbed {happening.name(int(happening.argument))}, who has no cards"


def monopolized(happening: Happening) -> str:
    lost = [f"{-n} from {happening.name(seat)}" for seat, n in happening.sizes().items() if n < 0]
    return f"played monopoly on {happening.argument}: {listed(lost) if lost else 'nobody had any'}"


# Trade


def traded_with_bank(happening: Happening) -> str:
    moved = happening.gains("bank")[0]
    return f"traded {cards(moved)} for {cards([-n for n in moved])} with the bank"


def proposed(happening: Happening) -> str:
    offer, price = happening.on_table("offered", happening.seat), happening.on_table("asked", happening.seat)
    countered = any(change.after == COUNTERED for change in happening.changes("answer"))
    return f"{'countered: ' if countered else 'offered '}{cards(offer)} for {cards(price)}"


def withdrew(happening: Happening) -> str:
    """Told only where it ends a trade that others had answered in."""
    return "withdrew the offer" if happening.changes("answer") else ""


def dealt(happening: Happening) -> str:
    partner, seat = int(happening.argument), happening.seat
    if happening.before("answer", partner, 0) == ACCEPTED:
        given, got = happening.on_table("offered", seat), happening.on_table("asked", seat)
    else:
        given, got = happening.on_table("asked", partner), happening.on_table("offered", partner)
    return f"traded {cards(given)} for {cards(got)} with {happening.name(partner)}"


def honours(happening: Happening) -> Iterator[str]:
    """What an action brought about beside what it is for: special cards that change hands, and the end."""
    for field, card in (("longest_route", "the longest trade route"), ("largest_army", "the largest army")):
        for change in happening.changes(field):
            holder = NOBODY if change.after is None else change.after
            yield f"{card} is set aside" if holder == NOBODY else f"{card} goes to {happening.name(holder)}"
    for change in happening.changes("winner"):
        if change.after is not None:
            yield f"{happening.name(change.after)} won the game"


CLAUSES: dict[str, Callable[[Happening], str]] = {
    # before the first turn
    "lay_frame": quiet,
    "lay_hex": quiet,
    "lay_tokens_from": saying("the board is laid"),
    "lay_token_on": quiet,
    "starting_roll": rolled_to_start,
    "found_settlement": at_intersection("founded a settlement"),
    "found_road": saying("laid a road on path {}"),
    # the turn
    "roll": quiet,
    "dice": rolled,
    "end_turn": saying("ended the turn"),
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
