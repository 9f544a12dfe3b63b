"""What the events of an action tell a seat adds up to what its view shows to have changed.

Each account is a column of numbers that a view shows. Events make entries into it; whatever they
leave it at must be what the view shows after the action. A seat can't see all cells: what it
can't see stays unknown, whatever is entered.
"""

from collections.abc import Callable
from functools import lru_cache

import kogge
from kogge.engine.rules import Rules
from kogge.engine.state import NOBODY, UNKNOWN, State
from kogge.engine.tidings import BANK
from kogge.events import Event, events
from kogge.games.europe.caravans import CARAVANS
from kogge.games.europe.merchants import MERCHANTS
from kogge.games.events import kinds
from kogge.games.isles.cargo import CREW, HOLDS, SETTLER, SHIPS
from kogge.games.isles.events import MISSIONS
from kogge.modules.events import AWARDS, GOLD
from kogge.modules.pieces import GREATER
from kogge.modules.resources import KINDS
from kogge.modules.terrain import SPICE
from kogge.plies import Ply
from kogge.views import View

Entry = Callable[["Ledger", Event], None]
ENTRIES: dict[str, Entry] = {}
PLAIN = (
    *("hand", "hand_size", "bank", "gold", "points", "winner", "turn"),
    *("terrain", "number", "harbor"),
    *("road", "home", "home_kind", "robber"),
    *("ship", "ships_left", "cargo", "settlers_left", "crews_left", "shoals_left", "sacks_left"),
    *("pirate", "pirate_owner", "lair", "crews_ashore", "shoal_hex", "shoal", "village", "village_sacks"),
    *(f"{mission}_{account}" for mission in MISSIONS for account in ("track", "leader")),
    *("kontor", "kontors_left", "goods_uncovered", "goods_at", "route", "routes_left"),
    *("merchant", "merchants_left", "caravan", "caravans_left", "discarded_cards", "shared_win"),
    *("card_count", "played_cards", "pile", *AWARDS),
)


def entry(*names: str) -> Callable[[Entry], Entry]:
    """Enter events of these kinds in this way."""

    def register(made: Entry) -> Entry:
        ENTRIES.update(dict.fromkeys(names, made))
        return made

    return register


@lru_cache(maxsize=64)
def spans(rules: Rules) -> list[tuple[str, int, int]]:
    """Where the accounts lie that are fields."""
    fields = [rules.layout.fields[name] for name in PLAIN if name in rules.layout.fields]
    return [(field.name, field.start, field.stop) for field in fields]


class Ledger:
    """Every account as a view shows it, and then as events say that it has changed."""

    def __init__(self, view: View) -> None:
        self.rules: Rules = view.rules
        self.accounts = {name: view.state.cells(start, stop) for name, start, stop in spans(view.rules)}
        if view.has("cards"):  # those bought this turn are put to the others when it ends
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
    ledger.put("number", known(event["hex"]), known(event["token"]))


@entry("token_lifted")
def token_lifted(ledger: Ledger, event: Event) -> None:
    assert ledger.accounts["number"][known(event["hex"])] == event["token"]
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
    ledger.add("discarded_cards", known(event["card"]), 1)
    ledger.add("card_count", seat(event), -1)


@entry("card_shown")
def card_shown(ledger: Ledger, event: Event) -> None:
    card = seat(event) * cards(ledger) + known(event["card"])
    ledger.add("held", card, -count(event))
    ledger.add("played_cards", card, count(event))
    ledger.add("card_count", seat(event), -count(event))


# Explorers & Pirates


@entry("neutral_settled")
def neutral_settled(ledger: Ledger, event: Event) -> None:
    ledger.put("home", known(event["intersection"]), seat(event))
    ledger.put("home_kind", known(event["intersection"]), known(event["greater"]))


@entry("ship_launched", "ship_sailed")
def ship_moved(ledger: Ledger, event: Event) -> None:
    ship = seat(event) * SHIPS + known(event["ship"])
    if event.kind == "ship_launched":
        ledger.add("ships_left", seat(event), -1)
    else:
        assert ledger.accounts["ship"][ship] == event["from"]
    ledger.put("ship", ship, known(event["path"]))


@entry("ship_removed")
def ship_removed(ledger: Ledger, event: Event) -> None:
    ledger.put("ship", seat(event) * SHIPS + known(event["ship"]), NOBODY)
    ledger.add("ships_left", seat(event), 1)


@entry("loaded")
def loaded(ledger: Ledger, event: Event) -> None:
    hold = seat(event) * HOLDS + known(event["hold"])
    assert ledger.accounts["cargo"][hold] == event["before"]
    ledger.put("cargo", hold, known(event["load"]))


@entry("supplied")
def supplied(ledger: Ledger, event: Event) -> None:
    piece = known(event["piece"])
    cell = seat(event) if piece in (SETTLER, CREW) else 0
    ledger.add(("settlers_left", "shoals_left", "crews_left", "sacks_left")[piece], cell, count(event))


@entry("discovered")
def discovered(ledger: Ledger, event: Event) -> None:
    ledger.put("terrain", known(event["hex"]), known(event["terrain"]))
    if event["terrain"] == SPICE:
        ledger.put("village_sacks", known(event["hex"]), ledger.rules.players)


@entry("pirate_came", "pirate_left")
def pirate_moved(ledger: Ledger, event: Event) -> None:
    came = event.kind == "pirate_came"
    ledger.put("pirate", 0, known(event["hex"]) if came else NOBODY)
    ledger.put("pirate_owner", 0, seat(event) if came else NOBODY)


@entry("marker_moved")
def marker_moved(ledger: Ledger, event: Event) -> None:
    track = f"{MISSIONS[known(event['mission'])]}_track"
    assert ledger.accounts[track][seat(event)] + 1 == event["step"]
    ledger.add(track, seat(event), 1)


@entry("leader_changed")
def leader_changed(ledger: Ledger, event: Event) -> None:
    leader = f"{MISSIONS[known(event['mission'])]}_leader"
    assert ledger.accounts[leader] == [or_none(event["other"])]
    ledger.put(leader, 0, seat(event))


@entry("lair_found", "lair_freed")
def lair(ledger: Ledger, event: Event) -> None:
    ledger.put("lair", known(event["hex"]), int(event.kind == "lair_found"))


@entry("crew_landed", "crew_fetched", "spice_traded", "hero_chosen")
def crew(ledger: Ledger, event: Event) -> None:
    landed = event.kind in ("crew_landed", "spice_traded")
    ledger.add("crews_ashore", known(event["hex"]) * ledger.rules.players + seat(event), 1 if landed else -1)
    if event.kind == "spice_traded":
        ledger.add("village_sacks", known(event["hex"]), -1)


@entry("shoal_numbered")
def shoal_numbered(ledger: Ledger, event: Event) -> None:
    ledger.put("shoal_hex", known(event["token"]), known(event["hex"]))


@entry("shoal_came", "shoal_left", "fish_caught")
def shoal(ledger: Ledger, event: Event) -> None:
    assert ledger.accounts["shoal_hex"][known(event["token"])] == event["hex"]
    came = event.kind == "shoal_came"
    ledger.put("shoal", known(event["token"]), int(came))
    if event.kind != "fish_caught":
        ledger.add("shoals_left", 0, -1 if came else 1)


@entry("village_found")
def village_found(ledger: Ledger, event: Event) -> None:
    ledger.put("village", known(event["hex"]), known(event["advantage"]))


@entry("learnt")
def learnt(ledger: Ledger, event: Event) -> None:
    assert ledger.accounts["village"][known(event["hex"])] == event["advantage"]


# Merchants of Europe


@entry("kontor_placed")
def kontor_placed(ledger: Ledger, event: Event) -> None:
    ledger.put("kontor", known(event["intersection"]), seat(event))
    if seat(event) < ledger.rules.players:
        ledger.add("kontors_left", seat(event), -1)


@entry("goods_uncovered")
def goods_uncovered(ledger: Ledger, event: Event) -> None:
    ledger.add("goods_uncovered", seat(event), 1)


@entry("goods_delivered")
def goods_delivered(ledger: Ledger, event: Event) -> None:
    assert ledger.accounts["kontor"][known(event["intersection"])] == event["other"]
    ledger.add("goods_at", known(event["intersection"]), 1)
    ledger.add("goods_uncovered", seat(event), -1)


@entry("route_laid")
def route_laid(ledger: Ledger, event: Event) -> None:
    ledger.put("route", known(event["path"]), seat(event))
    ledger.add("routes_left", seat(event), -1)


@entry("merchant_hired", "merchant_walked", "merchant_left")
def merchant(ledger: Ledger, event: Event) -> None:
    travels(ledger, event, "merchant", known(event["intersection"]), MERCHANTS)


@entry("caravan_formed", "caravan_drove", "caravan_left")
def caravan(ledger: Ledger, event: Event) -> None:
    travels(ledger, event, "caravan", known(event["path"]), CARAVANS)


def travels(ledger: Ledger, event: Event, piece: str, place: int, pieces: int) -> None:
    """A merchant or a caravan comes to a place, or goes from there to the supply."""
    cell = seat(event) * pieces + known(event[piece])
    if event.kind.endswith("left"):
        assert ledger.accounts[piece][cell] == place
    ledger.put(piece, cell, NOBODY if event.kind.endswith("left") else place)
    left = {"hired": -1, "formed": -1, "left": 1}.get(event.kind.partition("_")[2], 0)
    ledger.add(f"{piece}s_left", seat(event), left)


@entry("reshuffled")
def reshuffled(ledger: Ledger, event: Event) -> None:
    assert sum(ledger.accounts["discarded_cards"]) == count(event)
    ledger.accounts["discarded_cards"] = [0] * cards(ledger)
    ledger.add("pile", 0, count(event))


@entry("shared_win")
def shared_win(ledger: Ledger, event: Event) -> None:
    ledger.put("shared_win", seat(event), 1)
