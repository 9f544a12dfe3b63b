"""The map of Merchants of Europe as the referee reads it, with what the laws ask of it besides."""

from collections.abc import Set
from functools import cached_property

from kogge.engine.state import NOBODY
from kogge.games.europe.referee import continent
from tests.laws.owners_board import AMOUNTS as OWNERS_AMOUNTS

NOWHERE = -1
NO_SPOT = -1
AMOUNTS = {"play_route_building": 2, "play_journey": 5, "play_fast_caravan": 4, "play_bounty": 2, "play_loan": 3}


class Continent(continent.Continent):
    """Who has what where."""

    @cached_property
    def arrows(self) -> set[int]:
        """The paths with a double arrow."""
        marks = self.table.rules.layout.chart.marks["path"]["double_arrow"]
        return {path for path, mark in enumerate(marks) if mark}

    def coast_gold(self, node: int) -> int:
        return self.table.rules.layout.chart.marks["intersection"]["coast_gold"][node]

    def amount(self, act: str) -> int:
        """What the card of this act gives; an owner's board, which needs no note, has other cards than ours."""
        return (AMOUNTS if self.table.rules.layout.chart.note else OWNERS_AMOUNTS)[act]

    def takes_goods(self, p: int, node: int) -> bool:
        """Is there a kontor of another colour under which nothing lies?  (M-75, M-76)"""
        return self.kontors[node] not in (NOBODY, p) and not self.table.column("goods_at")[node]

    def lands_without_number(self, node: int) -> Set[int]:
        """The lands around an intersection that have neither a printed number nor a token.  (M-65)"""
        return {h for h in self.where.around[node] if not self.table.column("number")[h]}
