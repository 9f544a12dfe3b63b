"""Gold and the bank: what is sold and bought for it."""

from kogge.games.referee.purses import missing
from kogge.games.referee.reading import Bar, Parts
from kogge.games.referee.table import RefereeTable
from kogge.modules.facts import Treasury


def treasury(table: RefereeTable) -> Treasury:
    """What gold is good for, in a game that has it."""
    found = table.facts.gold
    assert found is not None, "this game has no gold"
    return found


def purchases_made(rule: str) -> Bar:
    """As many cards as may be were bought for gold in this turn."""

    def check(table: RefereeTable, *_: int) -> Parts | None:
        most = treasury(table).purchases
        return None if table.cell("gold_purchases") < most else {"n": most}

    return Bar(rule, "purchases_made", check, {"n": "count"})


def too_few_to_sell(rule: str) -> Bar:
    """The asker has fewer equal cards than bring a gold."""

    def check(table: RefereeTable, resource: int) -> Parts | None:
        wanted = treasury(table).equal_cards
        lacking = missing(table, {table.resources[resource]: wanted})
        return {"missing": lacking, "n": wanted} if lacking else None

    return Bar(rule, "too_few_cards", check, {"missing": "goods", "n": "count"})
