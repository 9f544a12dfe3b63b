"""The phases of a turn, and what the islands share with the base game: the roll, a seven, and trade."""

from kogge.games.referee import bargains
from kogge.games.referee.bank import bank_lacks, same_resource, too_few_cards
from kogge.games.referee.purses import too_dear
from kogge.games.referee.reading import Reading, Stage
from kogge.games.referee.sevens import no_such_roll, none_in_hand, nothing_due, victim_lacks
from kogge.games.referee.treasury import purchases_made, too_few_to_sell

PHASES = (
    Stage("before_roll", "E-20", time=1),
    Stage("dice", "E-20", time=2),
    Stage("action", "E-20", time=3),
    Stage("movement", "E-27", time=4),
)
INTERRUPTIONS = (
    Stage("discard", "E-23"),
    Stage("place_pirate", "E-51"),
    Stage("rob", "E-52"),
    Stage("theft", "E-52"),
    Stage("relaunch_ship", "E-32"),
    Stage("turn_tile", "E-46"),
    Stage("draw_chip", "E-46"),
    Stage("chase_roll", "E-55"),
    *bargains.STAGES,
)
ROLLING = (
    Reading("roll", ("before_roll",)),
    Reading("dice", ("dice",), (no_such_roll("B-23"),), by_chance=True),
    Reading("discard", ("discard",), (nothing_due.under("E-23"), none_in_hand.under("E-23"))),
    Reading("steal", ("theft",), (victim_lacks("E-52"),), by_chance=True),
)
TRADING = (
    Reading("bank_trade", ("action",), (same_resource("E-24"), bank_lacks("B-76"), too_few_cards("E-24"))),
    Reading("sell_resource", ("action",), (too_few_to_sell("E-24"),)),
    Reading(
        "buy_resource",
        ("action",),
        (bank_lacks("E-25"), purchases_made("E-25"), too_dear("E-25", "buy_resource")),
        when="E-25",
    ),
    *bargains.bargaining(("action",)),
)
