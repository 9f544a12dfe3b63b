"""Spices: a crew for a sack in every village, and the sacks to the Council."""

from collections.abc import Iterable

from kogge.bots.errands import Errand, with_pieces
from kogge.bots.fleet import FIELDS
from kogge.bots.holds import holds
from kogge.bots.missions import steps_worth
from kogge.bots.outlook import Outlook
from kogge.bots.tactics.shores import quay, sent
from kogge.bots.tactics.tactic import ASHORE, NEVER, SWAP, Tactic
from kogge.modules.terrain import SPICE

LEARNT = {"swift_voyage": 0.8, "fast_gold": 0.3}  # points at the beginning of the game: what a village teaches
OTHER_LESSON = 0.1
MEANWHILE = 0.9  # of the worth of a sack is left on the way to the Council


def open_villages(outlook: Outlook) -> list[int]:
    """The villages that would still trade with this seat."""
    sacks = outlook.column("village_sacks")
    return [h for h, n in enumerate(sacks) if n and not outlook.crews(h)[outlook.seat]]


def village_worth(outlook: Outlook, h: int) -> float:
    """The worth of a crew in this village: its sack, and what it learns."""
    lesson = outlook.atlas.facts.lessons[outlook.cell("village", h)]
    return steps_worth(outlook, "spices", 1) * MEANWHILE + LEARNT.get(lesson, OTHER_LESSON) * outlook.season


def errands(outlook: Outlook) -> Iterable[Errand]:
    """Villages to trade with, and sacks to deliver."""
    chart, goals = outlook.chart, outlook.once(quay)
    worth = {sacks: steps_worth(outlook, "spices", sacks) for sacks in (1, 2)}
    if worth[1]:
        sacks = with_pieces(outlook.atlas, "sack", worth)
        yield Errand("deliver_spice", 0, tuple(goals), sacks, ships=holds(outlook.atlas).ships)
    for h in open_villages(outlook):
        beside = tuple(chart.beside[h])
        village = village_worth(outlook, h)
        if village > 0:
            way = chart.apart(goals, beside)
            crews = with_pieces(outlook.atlas, "crew", {1: village, 2: village * 1.2})
            yield Errand("trade_spice", h, beside, crews, beyond=way // 2)


def trade_spice(outlook: Outlook, arg: int) -> float:
    """Where the ship was sent."""
    return sent(outlook, "trade_spice", arg)


def deliver_spice(outlook: Outlook, _: int) -> float:
    """Always."""
    return ASHORE if steps_worth(outlook, "spices", 1) else 1.0


def sell_to_village(outlook: Outlook, r: int) -> float:
    """What is idle, before the bank gets three for a gold: half a card that the aim lacks, or will."""
    return SWAP - outlook.wait[r] / 100 if r in outlook.idle else NEVER


def closed(outlook: Outlook) -> Iterable[int]:
    """The hexes of villages in which the seat has no crew."""
    terrain = enumerate(outlook.column("terrain"))
    return [h for h, kind in terrain if kind == SPICE and not outlook.crews(h)[outlook.seat]]


def crews(outlook: Outlook) -> Iterable[float]:
    """What a crew is worth in each village that would still trade."""
    return [village_worth(outlook, h) for h in open_villages(outlook)]


def sales(outlook: Outlook) -> int:
    """How many cards villages would still buy in this turn."""
    return outlook.cell("fast_gold", outlook.seat) - outlook.cell("fast_gold_sales")


CHAPTER = Tactic(
    "spices",
    scores={"trade_spice": trade_spice, "deliver_spice": deliver_spice, "sell_to_village": sell_to_village},
    fields=(*FIELDS, "village", "village_sacks", "crews_ashore", "spices_track", "spices_leader", "points"),
    errands=errands,
    closed=closed,
    crews=crews,
    sales=sales,
    rules="E-90",
)
