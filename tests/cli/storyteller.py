"""A game as it is told, for tests."""

import kogge
from kogge.cli.terminal.story import Story
from kogge.texts import ENGLISH
from kogge.views import View


def told(game: kogge.Game, seat: int | None, language: str = ENGLISH) -> list[str]:
    """The sentences that a seat gets to read."""
    story = Story(View(game.rules, game.beginning, seat), language)
    story.hear(game.events(seat), len(game))
    return [line.plain.strip() for line in story.lines()]
