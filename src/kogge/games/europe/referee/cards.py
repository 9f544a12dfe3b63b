"""Development cards, and what each of them needs beside the card."""

from kogge.games.europe.referee.caravans import no_caravan_out
from kogge.games.europe.referee.merchants import no_merchant_out
from kogge.games.europe.referee.routes import NO_ROUTE_LEFT, no_place_for_route
from kogge.games.referee.bank import bank_lacks
from kogge.games.referee.cards import not_in_pile, pile_empty, playing
from kogge.games.referee.purses import too_dear
from kogge.games.referee.reading import Bar, Reading


def play(act: str, *bars: Bar) -> Reading:
    """A card may be played before the roll and in the action phase, if it can do anything.  (M-41, R28)"""
    return Reading(act, ("before_roll", "action"), (*playing(act, "M-41", "M-41", "M-41"), *bars))


READINGS = (
    Reading("buy_card", ("action",), (pile_empty("M-42"), too_dear("M-40", "buy_card"))),
    Reading("draw_card", ("draw_card",), (not_in_pile("M-42"),), by_chance=True),
    play("play_lancer"),
    play("play_route_building", NO_ROUTE_LEFT, no_place_for_route),
    play("play_journey", no_merchant_out),
    play("play_fast_caravan", no_caravan_out),
    play("play_bounty"),
    play("play_monopoly"),
    play("play_loan"),
    Reading("take_card", ("take_card",), (bank_lacks("M-08"),)),
)
