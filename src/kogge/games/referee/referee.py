"""Who is asked: the readings of all acts of a rulebook, and what is to be said at a wrong time."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from kogge.engine.rules import Rules
from kogge.engine.state import CHANCE
from kogge.games.referee.reading import Bar, Objection, Reading, Stage
from kogge.games.referee.table import Table

WHEN = MappingProxyType({"step": "step", "seat": "seat", "act": "act"})  # what is told of a wrong time


class Moment(NamedTuple):
    """What is said of an act at a wrong time; ``may_come``, if this turn can still open it."""

    objection: Objection
    may_come: bool


class Referee:
    """A second reading of a rulebook: for every action, what stands against it in a position.

    ``ending`` is the rule by which the game is over, ``turns`` the one by which a turn belongs to one player.
    """

    def __init__(self, stages: Sequence[Stage], readings: Sequence[Reading], ending: str, turns: str) -> None:
        self.stages = {stage.step: stage for stage in stages}
        self.readings = {reading.act: reading for reading in readings}
        self.ending = ending
        self.turns = turns
        assert len(self.readings) == len(readings), "an act is read twice"

    def objections(self, table: Table, action: int) -> Iterator[Objection]:
        """All that stands against an action, the most telling first."""
        act = table.rules.act_of(action)
        reading = self.readings[act.name]
        wrong = self.moment(table, reading)
        if wrong is not None:
            yield wrong.objection
        if wrong is None or wrong.may_come:
            values = act.split(action - act.first)
            for one in reading.bars:
                found = one.objection(table, values)
                if found is not None:
                    yield found

    # The wrong time

    def moment(self, table: Table, reading: Reading) -> Moment | None:
        """What is said if this is not the time for an act, whatever its arguments."""
        if table.is_over:
            return Moment(Objection(self.ending, "over"), may_come=False)
        if reading.by_chance != (table.asker == CHANCE):
            return Moment(self.not_the_askers(reading), may_come=False)
        is_time = table.step in reading.at
        if table.asker == table.state.to_act and is_time:
            return None
        if table.cell("turn") and table.asker not in (CHANCE, table.state.turn_of):
            return Moment(self.in_anothers_turn(table, reading), may_come=False)
        if is_time:
            return Moment(self.comes_first(table), may_come=False)
        now, times = self.time(table), [self.stages[step].time for step in reading.at]
        may_come = now is not None and any(time is not None and time >= now for time in times)
        told = self.comes_first(table) if may_come or now is None else self.at_no_time(reading)
        return Moment(told, may_come)

    def not_the_askers(self, reading: Reading) -> Objection:
        """Chance decides by dice, by shuffled piles; a seat decides the rest."""
        key = "chance_decides" if reading.by_chance else "seat_decides"
        return Objection(self.stages[reading.at[0]].rule, key, {"act": reading.act}, WHEN)

    def in_anothers_turn(self, table: Table, reading: Reading) -> Objection:
        """Whose turn it is; to whoever has something to decide in it, when such an act would be done."""
        if table.asker == table.state.to_act and self.stages[reading.at[-1]].time is None:
            return self.at_no_time(reading)
        return Objection(reading.whose or self.turns, "not_your_turn", {"seat": table.state.turn_of}, WHEN)

    def comes_first(self, table: Table) -> Objection:
        """What must be done before, and by whom."""
        rule = self.stages[table.step].rule
        if table.state.to_act == table.asker:
            return Objection(rule, "first", {"step": table.step}, WHEN)
        if table.is_up_to_chance:
            return Objection(rule, "chance_first", {"step": table.step}, WHEN)
        return Objection(rule, "waits", {"step": table.step, "seat": table.state.to_act}, WHEN)

    def at_no_time(self, reading: Reading) -> Objection:
        """When such an act is done, which this turn does not bring any more, or only if something leads to it."""
        home = self.stages[reading.at[-1]]
        key = "only_at" if home.time is None else "past"
        return Objection(reading.when or home.rule, key, {"step": home.step}, WHEN)

    def time(self, table: Table) -> int | None:
        """When in a turn we are; during an interruption, where it goes back to; before the first turn at no time."""
        stage = self.stages[table.step]
        if stage.time is not None or not table.cell("turn"):
            return stage.time
        return self.stages[table.rules.steps[table.cell("back_to_step")].name].time

    def rules(self) -> set[str]:
        """All rules that can be cited."""
        staged = {stage.rule for stage in self.stages.values()}
        return staged.union({self.ending, self.turns}, *[reading.rules for reading in self.readings.values()])

    def bars(self) -> list[tuple[Reading, Bar]]:
        """Every act with everything that can bar it."""
        return [(reading, one) for reading in self.readings.values() for one in reading.bars]


@lru_cache(maxsize=64)
def referee_of(rules: Rules) -> Referee | None:
    """The referee whom a game has told of, if it has one."""
    return next((one for one in rules.layout.facts if isinstance(one, Referee)), None)
