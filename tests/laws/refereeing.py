"""The referee agrees with the rules: something stands against an action exactly if it is not legal."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice

import kogge
from kogge.engine.act import Act
from kogge.engine.rules import Rules
from kogge.engine.state import CHANCE, State
from kogge.games.referee.reading import Objection, Reading
from kogge.games.referee.referee import Referee, referee_of
from kogge.games.referee.table import RefereeTable
from kogge.notation import notation
from kogge.views import View, imagined

Kind = tuple[str, str, str]  # an act, a key and a rule


@dataclass
class Heard:
    """What the referee has said: how often each kind of objection, and how often nothing else stood against an action.

    A bar that is once the only one can't be taken out without an action that is wrongly open.
    """

    said: Counter[Kind] = field(default_factory=Counter)
    alone: Counter[Kind] = field(default_factory=Counter)


def acts(rules: Rules) -> list[Act]:
    """All acts of a game, each once."""
    return list(dict.fromkeys(act for step in rules.steps for act in step.acts))


def askers(game: kogge.Game) -> list[int]:
    """All who can ask."""
    return [*range(game.players), *([CHANCE] if game.to_act == CHANCE else [])]


def check_referee(game: kogge.Game, heard: Heard | None = None, referee: Referee | None = None) -> None:
    """Ask about every action of the game, for every asker: the game's own referee, or another one."""
    referee = referee or referee_of(game.rules)
    assert referee is not None, f"{game.scenario.name} has no referee"
    for asker in askers(game):
        if asker == CHANCE:
            check_asker(referee, RefereeTable(game.rules, game.state, CHANCE), set(game.legal()), heard)
        else:
            view = game.view(asker)
            check_asker(referee, RefereeTable(game.rules, view.asked, asker), set(view.legal), heard)


def check_actor(rules: Rules, s: State) -> None:
    """Ask about every action, for whoever is to act in a position."""
    referee = referee_of(rules)
    assert referee is not None
    check_asker(referee, RefereeTable(rules, s, s.to_act), set(rules.actions(s)))


def check_asker(referee: Referee, table: RefereeTable, legal: set[int], heard: Heard | None = None) -> None:
    """Ask about every action, for one asker to whom these are legal."""
    for act in acts(table.rules):
        wrongly = [notation(table.rules).write(action) for action in disagreed(referee, table, act, legal, heard)]
        assert not wrongly, f"asked by {table.asker} at {table.step}: {wrongly[:5]}"


def disagreed(referee: Referee, table: RefereeTable, act: Act, legal: set[int], heard: Heard | None) -> Iterator[int]:
    """The actions of an act on which the rules and the referee differ.

    The first objection tells whether there is one, the second whether it is alone: whoever takes no note needs one.
    """
    reading = referee.readings[act.name]
    wrong = referee.moment(table, reading)
    if wrong is not None:  # whatever the argument
        count(heard, reading, [wrong.objection])
        yield from legal.intersection(range(act.first, act.first + act.size))
        return
    enough = 1 if heard is None else 2
    for arg in range(act.size):
        found = list(islice(reading.objections(table, act.split(arg)), enough))
        count(heard, reading, found)
        if bool(found) == (act.first + arg in legal):
            yield act.first + arg


def count(heard: Heard | None, reading: Reading, found: list[Objection]) -> None:
    """Take note of what was said."""
    if heard is None:
        return
    for one in found:
        heard.said[reading.act, one.key, one.rule] += 1
    if len(found) == 1:
        heard.alone[reading.act, found[0].key, found[0].rule] += 1


def check_reasons_hide(game: kogge.Game, luck: kogge.Random) -> int:
    """What a seat is told does not depend on what it can't see.  Returns in how many other worlds it was asked."""
    worlds = 0
    for seat in range(game.players):
        twin = imagined(game.rules, game.state, seat, luck)
        if twin != game.state:
            worlds += 1
            one, other = game.view(seat), View(game.rules, twin, seat, game.held)
            for act in acts(game.rules):
                action = act.first + luck.number(act.size)
                told = [reason and reason.to_dict() for reason in (one.why_not(action), other.why_not(action))]
                assert told[0] == told[1], f"seat {seat} learns a secret by asking for {game.text(action)}: {told}"
    return worlds
