"""A bot that does anything."""

from kogge.engine.chance import Random
from kogge.views import View


class RandomBot:
    """Every legal action is as good as any other."""

    def __init__(self, seed: int) -> None:
        self.luck = Random(seed)

    def choose(self, view: View) -> int:
        return view.legal[self.luck.number(len(view.legal))]
