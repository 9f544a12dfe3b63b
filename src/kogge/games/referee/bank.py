"""Dealings with the bank: trade, and gifts of a card."""

from kogge.games.referee.purses import missing
from kogge.games.referee.reading import NOTHING, Bar, Parts
from kogge.games.referee.table import RefereeTable


def same_resource(rule: str) -> Bar:
    """A card is traded for one of its own kind."""

    def check(_: RefereeTable, give: int, take: int) -> Parts | None:
        return NOTHING if give == take else None

    return Bar(rule, "same_resource", check)


def too_few_cards(rule: str, rate: int | None = None) -> Bar:
    """The asker has fewer equal cards than the bank takes; ``rate``, where this rule is about one rate alone."""

    def check(table: RefereeTable, give: int, *_: int) -> Parts | None:
        wanted, resource = table.mine("rate")[give], table.resources[give]
        if rate not in (None, wanted):
            return None
        lacking = missing(table, {resource: wanted})
        return {"missing": lacking, "n": wanted} if lacking else None

    return Bar(rule, "too_few_cards", check, {"missing": "goods", "n": "count"})


def bank_lacks(rule: str) -> Bar:
    """The bank has no card of the last resource that the act names."""

    def check(table: RefereeTable, *resources: int) -> Parts | None:
        return None if table.column("bank")[resources[-1]] else {"resource": resources[-1]}

    return Bar(rule, "bank_lacks", check, {"resource": "resource"})
