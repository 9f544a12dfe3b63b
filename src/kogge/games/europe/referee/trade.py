"""Trade with the bank and with each other, in cards and in gold."""

from dataclasses import replace

from kogge.games.referee import bargains
from kogge.games.referee.bank import bank_lacks, same_resource, too_few_cards
from kogge.games.referee.purses import missing, too_dear
from kogge.games.referee.reading import Parts, Reading, Stage, bar
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


# Between players

OWN = {"B-70": "M-30", "B-71": "M-30"}  # what the rulebook says itself; of gifts it is silent  (R29)


def bargain(usual: Reading) -> Reading:
    """An act of the dialogue, under the rulebook's own row where it has one."""
    bars = tuple(one.under(OWN.get(one.rule, one.rule)) for one in usual.bars)
    return replace(usual, bars=bars, whose=OWN.get(usual.whose, usual.whose))


STAGES = tuple(Stage(usual.step, OWN.get(usual.rule, usual.rule)) for usual in bargains.STAGES)
READINGS = (
    Reading("bank_trade", ("action",), (same_resource("M-32"), bank_lacks("M-32"), too_few_cards("M-32"))),
    Reading("sell_resource", ("action",), (too_few_to_sell,)),
    Reading("buy_resource", ("action",), (bank_lacks("M-31"), bought_enough, too_dear("M-31", "buy_resource"))),
    *(bargain(usual) for usual in bargains.bargaining(("action",))),
)
