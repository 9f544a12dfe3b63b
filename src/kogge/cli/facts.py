"""``kogge facts``: what never changes in a game."""

import json
from collections.abc import Iterable, Mapping

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kogge.cli.terminal.words import counted, listed
from kogge.games.facts import Facts, facts_of
from kogge.games.scenario import Options, Scenario
from kogge.listing import told
from kogge.modules.facts import Supply, Trip

FEW = 6  # places that are listed one by one

Rows = list[tuple[str, str]]


def as_json(scenario: Scenario, options: Options) -> str:
    """All facts, and the options that they hold for, for programs."""
    found = facts_of(scenario.rules(options)).to_dict()
    return json.dumps({"scenario": scenario.name, "options": told(options), "facts": found}, indent=2)


def show(console: Console, scenario: Scenario, options: Options) -> None:
    """All facts, for people."""
    console.print(Text.assemble((scenario.title, "bold"), f", {counted(options.players, 'player')}"))
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 3, 0, 0))
    table.add_column(style="cyan", no_wrap=True)
    for name, said in rows(facts_of(scenario.rules(options))):
        table.add_row(name, Text(said))
    console.print(Padding(table, (1, 0, 1, 2)))


def rows(facts: Facts) -> Rows:
    """Every fact of a game in words, under what it is about; nothing about what the game does not have."""
    said = [*winning(facts), *costs(facts), *having(facts), *trading(facts), *moving(facts), *lying(facts)]
    return [(name, text) for name, text in said if text]


def winning(facts: Facts) -> Rows:
    """The goal, and what leads to it."""
    awards = [f"{words(award.name)} from {award.least} on" for award in facts.awards.values()]
    tracks = [
        f"{track.mission} {' '.join(map(str, track.points))}, and {track.card} for the lead"
        for track in facts.missions.values()
    ]
    return [
        ("goal", f"{facts.goal.count} {facts.goal.of}" if facts.goal.count else ""),
        ("points", parted(facts.worth)),
        ("awards", ", ".join(awards)),
        ("missions", "; ".join(tracks)),
    ]


def costs(facts: Facts) -> Rows:
    """The price of every act."""
    return [
        (act, f"costs {', '.join(f'{n} {good}' for good, n in price.items())}") for act, price in facts.prices.items()
    ]


def having(facts: Facts) -> Rows:
    """Cards and pieces."""
    kinds = [
        f"{card.count} {words(card.name)}{f' ({card.amount})' if card.amount else ''}{'' if card.act else ' (held)'}"
        for card in facts.cards
    ]
    return [
        ("resources", f"{', '.join(facts.resources)}: {facts.bank} cards of each" if facts.resources else ""),
        ("yields", crops(*facts.yields) if facts.yields else ""),
        ("of each player", pieces(supply for supply in facts.supplies.values() if not supply.shared)),
        ("shared", pieces(supply for supply in facts.supplies.values() if supply.shared)),
        ("cards", ", ".join(kinds)),
    ]


def crops(settlement: int, greater: int) -> str:
    """What a home gets from a hex whose number is rolled."""
    return f"{counted(settlement, 'card')} from a hex" + (f", {greater} for a greater home" * (greater != settlement))


def pieces(supplies: Iterable[Supply]) -> str:
    return ", ".join(counted(supply.count, words(supply.piece)) for supply in supplies)


def trading(facts: Facts) -> Rows:
    """Rates, and gold."""
    gold = facts.gold
    coins = (
        f"{gold.start} at the start; {gold.price} buy a card, {gold.purchases} times a turn; "
        f"{gold.equal_cards} equal cards bring one"
        if gold
        else ""
    )
    return [
        ("bank", f"{facts.rate}:1" if facts.rate else ""),
        ("harbours", ", ".join(f"{kind.name} {kind.rate}:1" for kind in facts.harbors)),
        ("gold", coins),
        ("gold paid", parted(facts.payments)),
    ]


def moving(facts: Facts) -> Rows:
    """How far pieces go, and what they carry."""
    stowage = facts.stowage
    holds = f"{counted(stowage.ships, 'ship')} and {counted(stowage.basins, 'basin')} of each player" if stowage else ""
    return [
        ("ways", "; ".join(trip_in_words(trip) for trip in facts.trips.values())),
        ("holds", f"{holds}, each with {listed_loads(stowage.loads)}" if stowage else ""),
        ("lessons", ", ".join(map(words, facts.lessons))),
    ]


def trip_in_words(trip: Trip) -> str:
    """``ship 4 steps, 2 more for a wool once a turn``."""
    free = f"{counted(trip.steps, 'step')}, " if trip.steps else ""
    more = f"{trip.more} {'more' if trip.steps else 'steps'} for each {trip.good}"
    return f"{trip.piece} {free}{more}{', once a turn' if trip.once else ''}; {trip.room} may stay at a place"


def listed_loads(loads: tuple[str, ...]) -> str:
    return ", ".join(map(words, loads[:-1])) + f" or {words(loads[-1])}"


def lying(facts: Facts) -> Rows:
    """What is on the board, and other numbers."""
    tokens = [
        f"{words(token.color)} {token.marked}, face down {' and '.join(map(str, token.face_down))}"
        for token in facts.tokens
    ]
    places = [f"{words(kind)} {told_places(found.of, found.at)}" for kind, found in facts.places.items() if found.at]
    coast = facts.coast_gold.values()
    return [
        ("tokens", "; ".join(tokens)),
        ("places", "; ".join(places)),
        ("coast gold", f"{sum(coast)} at {counted(len(coast), 'intersection')}" if coast else ""),
        ("other numbers", parted(facts.counts)),
    ]


def told_places(of: str, at: tuple[int, ...]) -> str:
    """``2 intersections (54 and 86)``: the numbers only of a few."""
    return counted(len(at), of) + (f" ({listed([str(place) for place in at])})" if len(at) <= FEW else "")


def parted(numbers: Mapping[str, int]) -> str:
    return ", ".join(f"{words(name)} {n}" for name, n in numbers.items())


def words(name: str) -> str:
    return name.replace("_", " ")
