"""What the events of an action tell a seat adds up to what its view shows to have changed.

Each account is a column of numbers that a view shows. Events make entries into it; whatever they
leave it at must be what the view shows after the action. A seat can't see all cells: what it
can't see stays unknown, whatever is entered.
"""

from collections.abc import Callable

import kogge
from kogge.engine.rules import Rules
from kogge.engine.state import NOBODY, State
from kogge.engine.tidings import BANK
from kogge.events import Event, events
from kogge.games.events import kinds
from kogge.modules.events import AWARDS, GOLD
from kogge.modules.pieces import GREATER
from kogge.modules.resources import KINDS
from kogge.plies import Ply
from kogge.views import UNKNOWN, View

Entry = Callable[["Ledger", Event], None]
ENTRIES: dict[str, Entry] = {}
PLAIN = (
    *("hand", "hand_size", "bank", "gold", "points", "winner", "turn"),
    *("terrain", "number", "harbor"),
    *("road", "home", "home_kind", "robber"),
    *("card_count", "played_cards", "pile", *AWARDS),
)


def entry(*names: str) -> Callable[[Entry], Entry]:
    """Enter events of these kinds in this way."""

    def register(made: Entry) -> Entry:
        ENTRIES.update(dict.fromkeys(names, made))
        return made

    return register


class Ledger:
    """Every account as a view shows it, and then as events say that it has changed."""

    def __init__(self, view: View) -> None:
        self.rules: Rules = view.rules
        fields = view.rules.layout.fields
        self.accounts = {name: view.column(name) for name in PLAIN if name in fields}
        if "cards" in fields:  # those bought this turn are put to the others when it ends
            pairs = zip(view.column("cards"), view.column("bought_cards"), strict=True)
            self.accounts["held"] = [UNKNOWN if UNKNOWN in pair else sum(pair) for pair in pairs]

    def add(self, account: str, cell: int, n: int) -> None:
        """So many more of what was there."""
        if account in self.accounts and self.accounts[account][cell] != UNKNOWN:
            self.accounts[account][cell] += n

    def put(self, account: str, cell: int, value: int) -> None:
        """Something takes the place of what was there."""
        self.accounts[account][cell] = value

    def enter(self, event: Event) -> None:
        kind = kinds()[event.kind]
        if kind.flow is not None:
            self.flow(event, kind.flow.giver, -1)
            self.flow(event, kind.flow.taker, 1)
        if event.kind in ENTRIES:
            ENTRIES[event.kind](self, event)

    def flow(self, event: Event, side: str, sign: int) -> None:
        """Goods leave or reach one side."""
        good, n = event["good"], sign * count(event)
        if good == GOLD:
            if side != BANK:
                self.add("gold", seat(event, side), n)
            return
        if side == BANK:
            self.add("bank", known(good), n)
            return
        self.add("hand_size", seat(event, side), n)
        if good is not None:
            self.add("hand", seat(event, side) * KINDS + good, n)


def known(part: int | None) -> int:
    assert part is not None, "something is not told"
    return part


def or_none(part: int | None) -> int:
    return NOBODY if part is None else part


def seat(event: Event, name: str = "seat") -> int:
    return known(event[name])


def count(event: Event) -> int:
    return known(event["n"])


def check_ledger(game: kogge.Game, before: State, ply: Ply) -> None:
    """The last action tells everyone what has changed for them, no more and no less."""
    for watcher in (None, *range(game.players)):
        ledger = Ledger(View(game.rules, before, watcher))
        told = events(ply, watcher)
        for event in told:
            ledger.enter(event)
        shown = Ledger(game.view(watcher)).accounts
        for name, column in ledger.accounts.items():
            assert column == shown[name], (
                f"seat {watcher} sees {name} become {shown[name]}, but is told {column}: {told}"
            )


# How events of each kind change what is not goods


@entry("hex_laid")
def hex_laid(ledger: Ledger, event: Event) -> None:
    ledger.put("terrain", known(event["hex"]), known(event["terrain"]))


@entry("token_laid")
def token_laid(ledger: Ledger, event: Event) -> None:
    ledger.put("number", known(event["hex"]), known(event["number"]))


@entry("token_lifted")
def token_lifted(ledger: Ledger, event: Event) -> None:
    assert ledger.accounts["number"][known(event["hex"])] == event["number"]
    ledger.put("number", known(event["hex"]), 0)


@entry("harbor_laid")
def harbor_laid(ledger: Ledger, event: Event) -> None:
    for node in ledger.rules.topo.edge_nodes[known(event["path"])]:
        ledger.put("harbor", node, known(event["harbor"]))


@entry("turn_began")
def turn_began(ledger: Ledger, event: Event) -> None:
    ledger.put("turn", 0, known(event["turn"]))


@entry("robber_moved")
def robber_moved(ledger: Ledger, event: Event) -> None:
    assert ledger.accounts["robber"] == [or_none(event["from"])]
    ledger.put("robber", 0, known(event["hex"]))


@entry("road_laid")
def road_laid(ledger: Ledger, event: Event) -> None:
    ledger.put("road", known(event["path"]), seat(event))


@entry("settled")
def settled(ledger: Ledger, event: Event) -> None:
    ledger.put("home", known(event["intersection"]), seat(event))


@entry("upgraded")
def upgraded(ledger: Ledger, event: Event) -> None:
    assert ledger.accounts["home"][known(event["intersection"])] == seat(event)
    ledger.put("home_kind", known(event["intersection"]), GREATER)


@entry("scored")
def scored(ledger: Ledger, event: Event) -> None:
    ledger.add("points", seat(event), count(event))


@entry("awarded")
def awarded(ledger: Ledger, event: Event) -> None:
    award = AWARDS[known(event["award"])]
    assert ledger.accounts[award] == [or_none(event["other"])]
    ledger.put(award, 0, or_none(event.seat))


@entry("won")
def won(ledger: Ledger, event: Event) -> None:
    ledger.put("winner", 0, seat(event))
    assert ledger.accounts["points"][seat(event)] == event["points"]


def cards(ledger: Ledger) -> int:
    """How many kinds of development cards there are."""
    return ledger.rules.layout.fields["cards"].cols


@entry("card_drawn")
def card_drawn(ledger: Ledger, event: Event) -> None:
    ledger.add("pile", 0, -1)
    ledger.add("card_count", seat(event), 1)
    if event["card"] is not None:
        ledger.add("held", seat(event) * cards(ledger) + event["card"], 1)


@entry("card_played")
def card_played(ledger: Ledger, event: Event) -> None:
    card = seat(event) * cards(ledger) + known(event["card"])
    ledger.add("held", card, -1)
    ledger.add("played_cards", card, 1)
    ledger.add("card_count", seat(event), -1)


@entry("card_shown")
def card_shown(ledger: Ledger, event: Event) -> None:
    card = seat(event) * cards(ledger) + known(event["card"])
    ledger.add("held", card, -count(event))
    ledger.add("played_cards", card, count(event))
    ledger.add("card_count", seat(event), -count(event))
