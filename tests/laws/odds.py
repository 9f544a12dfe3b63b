"""What chance may do and how often, worked out anew from what has been seen."""

from collections.abc import Callable, Sequence

import kogge
from kogge.games.isles.referee.chart import GOLD_RIVER, PRODUCING, SHOAL, SPICE, RefereeChart
from tests.laws.cells import Cells
from tests.laws.stock import totals

TERRAINS = (
    *("forest", "hill", "pasture", "field", "mountain", "desert"),
    *("gold_river", "spice", "unexplored", "sea", "shoal", "council"),
)
VILLAGES = ("swift_voyage", "pirate_bonus_5", "pirate_bonus_4", "fast_gold")
TOLERANCE = 1e-9

Weights = dict[str, int]
WEIGHTS: dict[str, Callable[[Cells], Weights]] = {}


def weigh(*acts: str) -> Callable[[Callable[[Cells], Weights]], Callable[[Cells], Weights]]:
    """Enter how often each outcome of these acts of chance comes."""

    def enter(weights: Callable[[Cells], Weights]) -> Callable[[Cells], Weights]:
        WEIGHTS.update(dict.fromkeys(acts, weights))
        return weights

    return enter


def left_of(once: list[int], seen: list[int], words: Sequence[str]) -> Weights:
    """What is left of a pile from which these have come."""
    return {words[kind]: n - seen.count(kind) for kind, n in enumerate(once)}


NUMBERS = [str(number) for number in range(13)]


@weigh("dice", "starting_roll")
def two_dice(_: Cells) -> Weights:
    sums = [one + two for one in range(1, 7) for two in range(1, 7)]
    return {str(total): sums.count(total) for total in sums}


@weigh("hero_roll", "chase_roll", "fish_roll")
def one_die(_: Cells) -> Weights:
    return {str(face): 1 for face in range(1, 7)}


@weigh("steal")
def steal(cells: Cells) -> Weights:
    return dict(zip(cells.resources, cells.rows("hand")[cells.cell("victim")], strict=True))


@weigh("lay_land")
def lay_land(cells: Cells) -> Weights:
    return dict(zip(TERRAINS, cells.column("hexes_left"), strict=False))


@weigh("turn_tile")
def turn_tile(cells: Cells) -> Weights:
    """Every tile of the region that does not lie face up.  (E-17, E-46)"""
    chart = cells.once(RefereeChart)
    region = chart.region(cells.cell("found_hex"))
    seen = [chart.terrain[h] for h in chart.regions[region] - chart.dark]
    return left_of(cells.beginning().rows("tiles_left")[region], seen, TERRAINS)


@weigh("draw_chip")
def draw_chip(cells: Cells) -> Weights:
    """Every chip of the region that does not lie on its land.  (E-46)"""
    chart = cells.once(RefereeChart)
    found = cells.cell("found_hex")
    region = chart.region(found)
    seen = [cells.column("number")[h] for h in chart.of_kind(*PRODUCING) & chart.regions[region] - {found}]
    return left_of(cells.beginning().rows("chips_left")[region], seen, NUMBERS)


@weigh("turn_lair")
def turn_lair(cells: Cells) -> Weights:
    chart = cells.once(RefereeChart)
    seen = [cells.column("number")[h] for h in chart.of_kind(GOLD_RIVER) - chart.lairs]
    return left_of(cells.beginning().column("lair_numbers_left"), seen, NUMBERS)


@weigh("number_shoal")
def number_shoal(cells: Cells) -> Weights:
    chart, places = cells.once(RefereeChart), cells.column("shoal_hex")
    region = chart.region(cells.cell("unnumbered_hex"))
    seen = [places.index(h) for h in chart.of_kind(SHOAL) & chart.regions[region] & set(places)]
    return left_of(cells.beginning().rows("shoal_numbers_left")[region], seen, NUMBERS)


@weigh("turn_village")
def turn_village(cells: Cells) -> Weights:
    chart = cells.once(RefereeChart)
    region = chart.region(cells.cell("unnamed_hex"))
    seen = [cells.column("village")[h] for h in chart.of_kind(SPICE) & chart.regions[region]]
    return left_of(cells.beginning().rows("villages_left")[region], seen, VILLAGES)


@weigh("draw_card")
def draw_card(cells: Cells) -> Weights:
    """Every card that is neither in a hand nor on the table.  (B-40, M-42)"""
    (act,) = cells.rules.steps[cells.state.step].acts
    seen = totals(cells, "cards", "bought_cards", "played_cards" if "played_cards" in cells else "discarded_cards")
    once = cells.beginning().column("pile_by_kind")
    return {word: n - gone for word, n, gone in zip(act.parts[0].words, once, seen, strict=True)}


def check_odds(game: kogge.Game, cells: Cells) -> None:
    """Each outcome whose rule is known here is as likely as the rule says."""
    outcomes = game.outcomes()
    act = outcomes[0].text.split()[0] if outcomes else ""
    if act in WEIGHTS:
        weights = {word: n for word, n in WEIGHTS[act](cells).items() if n}
        told = {outcome.text.partition(" ")[2]: outcome.probability for outcome in outcomes}
        assert set(told) == set(weights), f"{act}: {set(told) ^ set(weights)}"
        total = sum(weights.values())
        for word, probability in told.items():
            wanted = weights[word] / total
            assert abs(probability - wanted) < TOLERANCE, f"{act} {word} has {probability}, not {wanted}"
