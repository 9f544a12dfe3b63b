"""How much the development cards of Merchants of Europe give."""

from tests.laws.cells import Cells
from tests.laws.owners_board import AMOUNTS as OWNERS_AMOUNTS

AMOUNTS = {"play_route_building": 2, "play_journey": 5, "play_fast_caravan": 4, "play_bounty": 2, "play_loan": 3}


def amount(cells: Cells, act: str) -> int:
    """What the card of this act gives; an owner's board, which needs no note, has other cards than ours."""
    return (AMOUNTS if cells.rules.layout.chart.note else OWNERS_AMOUNTS)[act]
