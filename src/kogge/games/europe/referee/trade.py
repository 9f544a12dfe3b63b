"""Trade with the bank, in cards and in gold."""

from kogge.games.referee.bank import bank_lacks, same_resource, too_few_cards
from kogge.games.referee.bargains import bargaining
from kogge.games.referee.purses import missing, too_dear
from kogge.games.referee.reading import Parts, Reading, bar
from kogge.games.referee.table import Table


@bar("M-31", "bought_enough", n="count")
def bought_enough(table: Table, _: int) -> Parts | None:
    """No more is bought for gold in this turn."""
    assert table.facts.gold is not None
    most = table.facts.gold.purchases
    return None if table.cell("gold_purchases") < most else {"n": most}


@bar("M-32", "too_few_cards", missing="goods", n="count")
def too_few_to_sell(table: Table, resource: int) -> Parts | None:
    """The asker has fewer equal cards than bring a gold."""
    assert table.facts.gold is not None
    wanted = table.facts.gold.equal_cards
    lacking = missing(table, {table.resources[resource]: wanted})
    return {"missing": lacking, "n": wanted} if lacking else None


READINGS = (
    Reading("bank_trade", ("action",), (same_resource("M-32"), bank_lacks("M-32"), too_few_cards("M-32"))),
    Reading("sell_resource", ("action",), (too_few_to_sell,)),
    Reading("buy_resource", ("action",), (bank_lacks("M-31"), bought_enough, too_dear("M-31", "buy_resource"))),
    *bargaining(("action",)),
)
