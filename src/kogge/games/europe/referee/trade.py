"""Trade with the bank and with each other, in cards and in gold."""

from dataclasses import replace

from kogge.games.referee import bargains
from kogge.games.referee.bank import bank_lacks, same_resource, too_few_cards
from kogge.games.referee.purses import too_dear
from kogge.games.referee.reading import Reading, Stage
from kogge.games.referee.treasury import purchases_made, too_few_to_sell

OWN = {"B-70": "M-30", "B-71": "M-30"}  # what the rulebook says itself; of gifts it is silent  (R29)


def bargain(usual: Reading) -> Reading:
    """An act of the dialogue, under the rulebook's own row where it has one."""
    bars = tuple(one.under(OWN.get(one.rule, one.rule)) for one in usual.bars)
    return replace(usual, bars=bars, whose=OWN.get(usual.whose, usual.whose))


STAGES = tuple(Stage(usual.step, OWN.get(usual.rule, usual.rule)) for usual in bargains.STAGES)
READINGS = (
    Reading("bank_trade", ("action",), (same_resource("M-32"), bank_lacks("M-32"), too_few_cards("M-32"))),
    Reading("sell_resource", ("action",), (too_few_to_sell("M-32"),)),
    Reading(
        "buy_resource", ("action",), (bank_lacks("M-31"), purchases_made("M-31"), too_dear("M-31", "buy_resource"))
    ),
    *(bargain(usual) for usual in bargains.bargaining(("action",))),
)
