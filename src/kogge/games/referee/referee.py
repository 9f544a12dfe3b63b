"""Who is asked: the readings of all acts of a rulebook, and what is to be said at a wrong time."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from kogge.engine.rules import Rules
from kogge.engine.state import CHANCE
from kogge.games.referee.reading import Bar, Objection, Parts, Reading, Slots, Stage
from kogge.games.referee.table import RefereeTable


@dataclass(frozen=True)
class WrongTime:
    """A way in which it is not the time for an act, and what is told of it."""

    meaning: str
    slots: Slots


WRONG_TIMES = MappingProxyType(
    {
        "over": WrongTime("the game has ended", {}),
        "chance_decides": WrongTime("a seat asks for what chance decides", {"act": "word"}),
        "seat_decides": WrongTime("chance asks for what a seat decides", {"act": "word"}),
        "not_your_turn": WrongTime("it is another's turn", {"seat": "seat"}),
        "first": WrongTime("the asker must do something else before", {"step": "step"}),
        "chance_first": WrongTime("chance must decide something before", {"step": "step"}),
        "waits": WrongTime("another must decide something before", {"step": "step", "seat": "seat"}),
        "past": WrongTime("this turn does not bring it any more", {"step": "step"}),
        "only_at": WrongTime("it is done only if something leads to it", {"step": "step"}),
    }
)


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

    def reads(self, table: RefereeTable, action: int) -> bool:
        """Does the rulebook know of an act, and of the step of a position?  Others can be added to a game."""
        known = table.is_over or table.step in self.stages
        return known and table.rules.act_of(action).name in self.readings

    def objections(self, table: RefereeTable, action: int) -> Iterator[Objection]:
        """All that stands against an action, the most telling first."""
        act = table.rules.act_of(action)
        reading = self.readings[act.name]
        wrong = self.moment(table, reading)
        if wrong is not None:
            yield wrong.objection
        if wrong is None or wrong.may_come:
            yield from reading.objections(table, act.split(action - act.first))

    # The wrong time

    def moment(self, table: RefereeTable, reading: Reading) -> Moment | None:
        """What is said if this is not the time for an act, whatever its arguments."""
        if table.is_over:
            return Moment(at_wrong_time(self.ending, "over", {}), may_come=False)
        if reading.by_chance != (table.asker == CHANCE):
            return Moment(self.not_the_askers(reading), may_come=False)
        is_time = table.step in reading.at
        if table.asker == table.state.to_act and is_time:
            return None
        if table.cell("turn") and table.asker not in (CHANCE, table.state.turn_of):
            return Moment(self.in_anothers_turn(table, reading), may_come=False)
        if is_time:
            return Moment(self.comes_first(table), may_come=False)
        now, times = self.time(table), [stage.time for stage in self.stages_of(table, reading)]
        may_come = now is not None and any(time is not None and time >= now for time in times)
        if may_come:
            return Moment(self.comes_first(table, reading.when), may_come)
        return Moment(self.comes_first(table) if now is None else self.at_no_time(table, reading), may_come)

    def stages_of(self, table: RefereeTable, reading: Reading) -> list[Stage]:
        """Where an act is open in this game: with some options it has steps that it lacks with others."""
        return [self.stages[step] for step in reading.at if step in table.steps]

    def not_the_askers(self, reading: Reading) -> Objection:
        """Chance decides by dice, by shuffled piles; a seat decides the rest."""
        key = "chance_decides" if reading.by_chance else "seat_decides"
        return at_wrong_time(self.stages[reading.at[0]].rule, key, {"act": reading.act})

    def in_anothers_turn(self, table: RefereeTable, reading: Reading) -> Objection:
        """Whose turn it is; to whoever has something to decide in it, when such an act would be done."""
        if table.asker == table.state.to_act and self.stages_of(table, reading)[-1].time is None:
            return self.at_no_time(table, reading)
        return at_wrong_time(reading.whose or self.turns, "not_your_turn", {"seat": table.state.turn_of})

    def comes_first(self, table: RefereeTable, when: str = "") -> Objection:
        """What must be done before, and by whom; in an earlier phase by the rule that says ``when`` the act is done."""
        stage = self.stages[table.step]
        rule = stage.rule if stage.time is None else when or stage.rule
        if table.state.to_act == table.asker:
            return at_wrong_time(rule, "first", {"step": table.step})
        if table.is_up_to_chance:
            return at_wrong_time(rule, "chance_first", {"step": table.step})
        return at_wrong_time(rule, "waits", {"step": table.step, "seat": table.state.to_act})

    def at_no_time(self, table: RefereeTable, reading: Reading) -> Objection:
        """When such an act is done, which this turn does not bring any more, or only if something leads to it."""
        home = self.stages_of(table, reading)[-1]
        key = "only_at" if home.time is None else "past"
        return at_wrong_time(reading.when or home.rule, key, {"step": home.step})

    def time(self, table: RefereeTable) -> int | None:
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


def at_wrong_time(rule: str, key: str, parts: Parts) -> Objection:
    """What is said of a wrong time."""
    return Objection(rule, key, parts, WRONG_TIMES[key].slots)


@lru_cache(maxsize=128)
def referee_of(rules: Rules) -> Referee | None:
    """The referee whom a game has told of, if it has one."""
    return next((one for one in rules.layout.facts if isinstance(one, Referee)), None)
