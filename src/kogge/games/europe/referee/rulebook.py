"""The rulebook of Merchants of Europe: all acts, when each of them is open, and what bars it."""

from kogge.games.europe.referee import (
    caravans,
    cards,
    deliveries,
    lines,
    merchants,
    placement,
    production,
    routes,
    tokens,
    trade,
)
from kogge.games.referee.reading import Reading, Stage
from kogge.games.referee.referee import Referee

STAGES = (
    Stage("over", "M-80"),
    Stage("starting_roll", "M-11"),
    Stage("place_kontor", "M-11"),
    Stage("place_neutral_kontor", "M-13"),
    Stage("place_route", "M-14"),
    Stage("before_roll", "M-20", time=1),
    Stage("dice", "M-20", time=2),
    Stage("discard", "M-25"),
    Stage("move_robber", "M-25"),
    Stage("rob", "M-25"),
    Stage("theft", "M-25"),
    Stage("action", "M-20", time=3),
    Stage("draw_card", "M-42"),
    Stage("take_card", "M-08"),
    Stage("choose_line", "M-48"),
    Stage("lay_free_route", "M-50"),
    Stage("place_merchant", "M-43"),
    Stage("walk", "M-60"),
    Stage("choose_land", "M-66"),
    Stage("turn_token", "M-65"),
    Stage("move_token", "M-65"),
    Stage("place_caravan", "M-44"),
    Stage("drive", "M-70"),
    *trade.STAGES,
)
READINGS = (
    *placement.READINGS,
    *production.READINGS,
    *routes.READINGS,
    *lines.READINGS,
    *merchants.READINGS,
    *tokens.READINGS,
    *caravans.READINGS,
    *deliveries.READINGS,
    *cards.READINGS,
    *trade.READINGS,
    Reading("end_turn", ("action",)),
)
REFEREE = Referee(STAGES, READINGS, ending="M-80", turns="M-15")
