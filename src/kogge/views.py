"""The position and what happens in it, as one seat may see them.

Who may see a field is said where the field is made, and everything that leaves the engine passes
through here: what a seat may not know is not in its view.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from kogge.choices import Choice, choices
from kogge.deals import dealt, laid_out, reckoned
from kogge.decisions import NOTHING, Decisions, Given, Held
from kogge.engine.chance import Random
from kogge.engine.layout import WORKING, Field
from kogge.engine.rules import Rules
from kogge.engine.state import NOBODY, UNKNOWN, State
from kogge.games.facts import Facts, facts_of
from kogge.games.refusal import Refused, quoted, whole
from kogge.notation import notation
from kogge.plies import Ply
from kogge.reasons import Reason, against_all, closed, why_not

Cells = list[list[int | None]]


def named(rules: Rules, name: str) -> Field:
    """A field by name."""
    found = rules.layout.fields.get(name) if isinstance(name, str) else None
    if found is None:
        raise Refused(f"this game has no field {quoted(name)}")
    return found


class View:
    """The position as one seat sees it, with what is ``held`` of answers that were given ahead.

    ``legal`` is what the seat may do now, empty if it has nothing to decide. Where several may decide at once, each
    sees the position of its own decision: ``to_act`` is itself. ``waiting`` are all for whom the game waits, ``given``
    what is held, as far as the seat may know it. In the position ``asked`` the legal actions can be done: it is the
    same, but to whoever need not wait for the others, as a proposer, they have answered there.
    """

    def __init__(self, rules: Rules, s: State, seat: int | None, held: Held = NOTHING) -> None:
        decisions = Decisions(rules, s, held)
        self.rules = rules
        self.seat = seat
        self.state = rules.redacted(decisions.seen(seat), seat)
        self.legal: list[int] = decisions.legal(seat)
        self.waiting: list[int] = decisions.waiting()
        self.given: list[Given] = decisions.given(seat)
        closer = decisions.closer
        self.asked = rules.redacted(decisions.own(seat), seat) if seat is not None and seat == closer else self.state

    @property
    def step(self) -> str:
        """The name of the point of decision."""
        return self.rules.steps[self.state.step].name

    @property
    def facts(self) -> Facts:
        """What never changes in this game: prices, supplies, rates, places."""
        return facts_of(self.rules)

    @property
    def to_act(self) -> int:
        """The seat whose decision it is, or ``CHANCE``."""
        return self.state.to_act

    @property
    def turn_of(self) -> int:
        """The seat whose turn it is."""
        return self.state.turn_of

    def field(self, name: str) -> Cells:
        """The rows of a field, with ``None`` for what this seat may not see."""
        return rows(self.rules, name, self.state)

    def row(self, name: str, row: int = 0) -> list[int]:
        """One row of a field, ``UNKNOWN`` where it is a secret."""
        field = named(self.rules, name)
        if not 0 <= whole(row, "a row") < field.rows:
            raise Refused(f"{name} has no row {quoted(row)}; its rows are numbered from 0 to {field.rows - 1}")
        start = field.start + row * field.cols
        return self.state.cells(start, start + field.cols)

    def column(self, name: str) -> list[int]:
        """A field of single cells, a row each."""
        field = named(self.rules, name)
        return self.state.cells(field.start, field.stop)

    # Of fields that not all games have

    def has(self, *names: str) -> bool:
        """Does this game have all of these fields?"""
        return all(name in self.rules.layout.fields for name in names)

    def get(self, name: str) -> list[int]:
        """A field of single cells, a row each; no rows in a game without it."""
        field = self.rules.layout.find(name)
        return self.state.cells(field.start, field.stop)

    def rows(self, name: str) -> list[list[int]]:
        """A field row by row; no rows in a game without it."""
        field, cells = self.rules.layout.find(name), self.get(name)
        return [cells[row * field.cols : (row + 1) * field.cols] for row in range(field.rows)]

    def at(self, name: str, row: int = 0, absent: int = NOBODY) -> int:
        """The single cell of a row; ``absent`` in a game without such a field."""
        return self.column(name)[row] if self.has(name) else absent

    # What may be done

    def texts(self) -> list[str]:
        """The legal actions by name."""
        return [notation(self.rules).write(action) for action in self.legal]

    def acts(self) -> dict[str, list[int]]:
        """The legal actions by the name of their act."""
        found: dict[str, list[int]] = {}
        for action in self.legal:
            found.setdefault(self.rules.act_of(action).name, []).append(action)
        return found

    def choices(self) -> list[Choice]:
        """All that this seat may do now, with its parts and its price; empty if it has nothing to decide."""
        return choices(self.rules, self.asked, self.legal)

    def why_not(self, action: int | str) -> Reason | None:
        """Why an action is not open to this seat; ``None`` if it is."""
        if self.seat is None:
            raise Refused("a spectator has nothing to decide; ask the view of a seat")
        if isinstance(action, str):
            action = notation(self.rules).read(action, self.facts.colors)
        return why_not(self.rules, self.asked, self.seat, notation(self.rules).known(action))

    def why_none(self, act: str) -> Reason | None:
        """Why no action of an act is open to this seat: what stands against all of them; ``None`` if one is open."""
        if self.seat is None:
            raise Refused("a spectator has nothing to decide; ask the view of a seat")
        if not isinstance(act, str):
            raise Refused(f"an act has a name, as in 'build_road'; {quoted(act)} is none")
        found = notation(self.rules).act(act.split())
        if any(found.first <= action < found.first + found.size for action in self.legal):
            return None
        told = against_all(self.why_not(action) for action in range(found.first, found.first + found.size))
        return told or closed(self.rules, self.asked, self.seat)

    def imagine(self, luck: Random) -> State:
        """A whole position that looks to the seat as this one does, in which its legal actions can be done.

        What it can't see is dealt at random from what it knows: how much of what there is lies open or in its own hand,
        how much each of the others has, and what everyone saw of that. It is the position ``asked`` that is made whole;
        a seat that has given all it owes is not the one to act there any more.
        """
        if not isinstance(luck, Random):
            raise Refused(f"a view is imagined with a kogge.Random, not with {quoted(luck)}")
        s = self.asked
        owing = Decisions(self.rules, s).owing if s is self.state else []
        if owing and s.to_act not in owing:
            s = self.rules.asking(s, owing[0], self.rules.steps[s.step])
        return dealt(self.rules, s, reckoned(self.rules, s, self.seat), luck)

    def to_dict(self, choices: bool = False) -> dict[str, object]:
        """All of it as plain values, ready for JSON; its ``choices`` if they are asked for, as they take time."""
        shown: dict[str, object] = {
            "seat": self.seat,
            "step": self.step,
            "to_act": self.to_act,
            "turn_of": self.turn_of,
            "waiting": self.waiting,
            "given": [given.to_dict() for given in self.given],
            "fields": {name: self.field(name) for name in shown_fields(self.rules)},
            "legal": self.texts(),
        }
        return shown | {"choices": [choice.to_dict() for choice in self.choices()]} if choices else shown


def shown_fields(rules: Rules) -> list[str]:
    """The fields that mean something to a reader."""
    return [field.name for field in rules.layout.fields.values() if field.seen_by != WORKING]


def rows(rules: Rules, name: str, s: State) -> Cells:
    """A field of a redacted position, row by row."""
    field = named(rules, name)
    cells = [known(value) for value in s.cells(field.start, field.stop)]
    return [cells[row * field.cols : (row + 1) * field.cols] for row in range(field.rows)]


@dataclass(frozen=True)
class Change:
    """A cell that an action changed, as far as the seat may see it."""

    field: str
    row: int
    col: int
    before: int | None
    after: int | None


@dataclass(frozen=True)
class Played:
    """One action and the cells that it changed, as one seat may see them.

    ``text`` is the action's name alone where its argument is a secret, as the kind of a stolen card.
    """

    actor: int
    text: str
    changes: tuple[Change, ...]


def played(rules: Rules, before: State, action: int, after: State, seat: int | None) -> Played:
    """What a seat sees when an action leads from one position to the next."""
    seen = rules.witnessed(before, action, NOBODY if seat is None else seat)
    text = notation(rules).write(action) if seen else rules.act_of(action).name
    shown = [change for change in changes(rules, before, after) if not is_secret(rules, change, seat)]
    return Played(before.to_act, text, tuple(shown))


def retraced(rules: Rules, s: State, plies: Sequence[Ply], seat: int | None) -> list[Played]:
    """What a seat saw of the last actions, which led to this position."""
    after, found = s.copy(), []
    for ply in reversed(plies):
        before = after.copy()
        before.go_back(ply.way_back)
        found.append(played(rules, before, ply.action, after, seat))
        after = before
    return found[::-1]


def changes(rules: Rules, before: State, after: State) -> list[Change]:
    """The cells in which two positions differ, but for those that mean nothing to a reader."""
    places = cells(rules)
    differ = after.way_back(before).changes()
    return [Change(*places[cell], then, after[cell]) for cell, then in differ if cell in places]


def is_secret(rules: Rules, change: Change, seat: int | None) -> bool:
    """May a seat not see what has changed?"""
    return rules.layout.fields[change.field].hidden_from(change.row, seat)


@lru_cache(maxsize=128)
def cells(rules: Rules) -> dict[int, tuple[str, int, int]]:
    """The field, row and column of every cell that means something to a reader."""
    return {
        field.start + k: (field.name, *divmod(k, field.cols))
        for field in (named(rules, name) for name in shown_fields(rules))
        for k in range(field.rows * field.cols)
    }


def known(value: int) -> int | None:
    """What a cell of a redacted position holds, ``None`` where that is a secret."""
    return None if value == UNKNOWN else value


def imagined(rules: Rules, s: State, seat: int | None, rng: Random) -> State:
    """Another position that looks the same to the seat: what it can't see is dealt anew.

    It takes a whole position, as whoever runs a game has it; to whoever has a view, ``View.imagine`` does the same.
    """
    if any(UNKNOWN in s.cells(start, stop) for start, stop in rules.hidden(seat)):
        raise Refused("this position has secrets, as it is from a view; what they could be, view.imagine(luck) deals")
    return dealt(rules, s, laid_out(rules, s, seat), rng)
