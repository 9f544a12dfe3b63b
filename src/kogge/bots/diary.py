"""What a bot remembers of its own doings."""


class Diary:
    """The actions that a bot has chosen in the turn that is being played, its own or another's."""

    def __init__(self) -> None:
        self.turn = -1
        self.entries: list[int] = []

    def open(self, turn: int) -> None:
        """A new turn is a new page."""
        if turn != self.turn:
            self.turn = turn
            self.entries = []

    def write(self, action: int) -> None:
        self.entries.append(action)

    def count(self, action: int) -> int:
        """How often was this chosen in this turn?"""
        return self.entries.count(action)
