"""Positions by name: a game at a position that somebody describes in the words of its rulebook."""

from dataclasses import fields
from difflib import get_close_matches
from inspect import signature

from kogge.game import Game
from kogge.games import catalogue
from kogge.games.refusal import Refused, quoted
from kogge.games.scenario import Scenario
from kogge.games.setups.words import LIKE, flag, possible
from kogge.seeds import given_or_fresh


def position(scenario: str | Scenario, *, seed: int | None = None, sketch: bool = False, **words: object) -> Game:
    """A game at this position: ``position("base", settlements={"blue": [7]}, roads={"blue": ["0-3-7"]})``.

    The words are the options of the scenario, and what its table can be told: pieces, hands and cards by player, the
    robber or the pirate, ``step`` and ``turn_of``. Counts follow: the bank, supplies, points, the longest route. What
    can't be is refused. A ``sketch`` may leave out what a game would have by then, such as the home at which a road
    begins. What is ``None`` is not said. The game has no record, since a record begins at the beginning.
    """
    found = scenario if isinstance(scenario, Scenario) else catalogue.find(scenario)
    own = [option.name for option in fields(found.options)]
    options = found.choose(**{word: said for word, said in words.items() if word in own})
    table = found.table(options, bool(flag(sketch, "sketch")))
    wishes = {word: said for word, said in words.items() if word not in own and said is not None}
    known = list(signature(table.set_up).parameters)
    for word in wishes:
        if word not in known:
            near = get_close_matches(word, [*known, *own], 1, LIKE)
            hint = f"did you mean {near[0]!r}?" if near else possible(word, sorted({*known, *own}))
            raise Refused(f"a position of {found.name} has no {quoted(word)}; {hint}")
    game = Game(found, options, given_or_fresh(seed))
    game.arrange(table.set_up(**wishes))
    return game
