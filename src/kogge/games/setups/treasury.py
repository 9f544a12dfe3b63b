"""Gold of a position in the making."""

from collections.abc import Mapping, Sequence

from kogge.games.refusal import Refused, quoted, whole
from kogge.games.setups.table import SetupTable
from kogge.games.setups.words import Who
from kogge.modules.gold import Gold

MOST = 1_000_000  # coins: far more than any game brings


class GoldTable(SetupTable):
    """A table on which gold lies."""

    gold: Gold

    def deal_gold(self, coins: Mapping[Who, int], purchases: int) -> None:
        """What players have instead of their first coins, and how often the active one has bought with it."""
        for p, n in self.by_seat(coins, "gold"):
            if whole(n, f"the gold of {self.colors[p]}", 0) > MOST:
                raise Refused(f"{self.colors[p]} can have {MOST} gold at most, not {quoted(n)}")
            self.s[self.gold.coins + p] = n
        self.put("gold_purchases", [purchases], "purchases")

    def check_purchases(self, steps: Sequence[str]) -> None:
        """Cards are bought for gold after the roll only."""
        if self.s[self.gold.bought] and self.phase() not in steps:
            raise Refused(f"no cards have been bought for gold at {self.phase()!r}, only at {steps[0]!r}")
