"""What acts cost, and which pieces they take."""

from collections.abc import Mapping

from kogge.games.referee.reading import Bar, Parts
from kogge.games.referee.table import RefereeTable


def too_dear(rule: str, act: str) -> Bar:
    """Cards, or gold, are missing for the price of an act."""

    def check(table: RefereeTable, *_: int) -> Parts | None:
        lacking = missing(table, table.facts.prices[act])
        return {"missing": lacking} if lacking else None

    return Bar(rule, "too_dear", check, {"missing": "goods"})


def missing(table: RefereeTable, price: Mapping[str, int]) -> dict[str, int]:
    """What the asker has too little of, and how much."""
    held = held_goods(table)
    return {good: n - held[good] for good, n in price.items() if n > held[good]}


def held_goods(table: RefereeTable) -> dict[str, int]:
    """The asker's cards by resource, and the gold where there is any."""
    cards = dict(zip(table.resources, table.mine("hand"), strict=True))
    return cards | ({"gold": table.own("gold")} if "gold" in table else {})


def none_left(rule: str, piece: str) -> Bar:
    """All pieces of a kind are in play."""

    def check(table: RefereeTable, *_: int) -> Parts | None:
        supply = table.facts.supplies[piece]
        left = table.cell(supply.field) if supply.shared else table.own(supply.field)
        return None if left else {"piece": piece, "n": supply.count}

    return Bar(rule, "none_left", check, {"piece": "word", "n": "count"})
