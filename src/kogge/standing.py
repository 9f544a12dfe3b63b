"""How the players stand, as far as a view may tell."""

from kogge.engine.state import UNKNOWN
from kogge.views import View

HIDDEN = "victory_point"  # the card that is worth a point while nobody else sees it


def secret_points(view: View) -> list[int]:
    """Points on cards that are not shown, for each seat, as far as the view may look at them."""
    kinds = view.rules.layout.find("cards").columns
    if HIDDEN not in kinds:
        return [0] * view.rules.players
    card = kinds.index(HIDDEN)
    held = [[view.row(field, seat)[card] for field in ("cards", "bought_cards")] for seat in range(view.rules.players)]
    return [sum(n for n in counts if n != UNKNOWN) for counts in held]
