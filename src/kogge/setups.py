"""Positions by name: a game at a position that somebody describes in the words of its rulebook."""

from dataclasses import fields
from difflib import get_close_matches
from inspect import Parameter, signature

from kogge.game import Game
from kogge.games import catalogue
from kogge.games.refusal import Refused, quoted
from kogge.games.scenario import Scenario
from kogge.games.setups.table import SetupTable
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
    known = words_of(type(table))
    if double := [word for word in known if word in own]:
        raise Refused(f"{double[0]!r} is an option of {found.name}, so its table needs another word")
    for word in wishes:
        if word not in known:
            near = get_close_matches(word, [*known, *own], 1, LIKE)
            hint = f"did you mean {near[0]!r}?" if near else possible(word, sorted({*known, *own}))
            raise Refused(f"a position of {found.name} has no {quoted(word)}; {hint}")
    game = Game(found, options, given_or_fresh(seed))
    game.arrange(table.set_up(**wishes))
    return game


def words_of(table: type[SetupTable]) -> list[str]:
    """What a table can be told; one that hands ``**words`` on also knows those of the table that it derives from."""
    found: list[str] = []
    for kind in table.__mro__:
        if "set_up" in vars(kind):
            _, *told = signature(vars(kind)["set_up"]).parameters.values()
            found += [one.name for one in told if one.kind != Parameter.VAR_KEYWORD and one.name not in found]
            if all(one.kind != Parameter.VAR_KEYWORD for one in told):
                break
    return found
