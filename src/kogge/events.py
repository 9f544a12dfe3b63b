"""What has happened, as one seat may know it: events made of what the rules have told."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from kogge.engine.state import CHANCE, NOBODY
from kogge.engine.tidings import COUNT, FACE, Kind, Slot, Tiding
from kogge.games.events import KINDS
from kogge.plies import Faces, Ply

NOTHING_DONE = "nothing_done"  # why an action can't be taken back: there is none,
LUCK = "luck"  # luck has decided something,
ANOTHER_ACTED = "another_acted"  # it was somebody else's,
REVEALED = "revealed"  # or it has shown somebody what was hidden
HEAD = ("ply", "kind")  # of an event as plain values: what is no part of it

assert not [kind for kind in KINDS.values() for slot in kind.slots if slot.name in HEAD], "a part would be lost"


@dataclass(frozen=True)
class Event:
    """Something that happened in the action with this number.

    ``kind`` is one of a closed list, ``kogge.event_kinds()``, which says what the parts of each are. A part is
    ``None`` where it is nobody's, or a secret to the one to whom the event is told.
    """

    number: int
    kind: str
    parts: Mapping[str, int | None]

    @property
    def seat(self) -> int | None:
        """Whose doing it was, or to whom it happened."""
        return self.parts["seat"]

    def __getitem__(self, part: str) -> int | None:
        return self.parts[part]

    def known(self, part: str) -> int:
        """A part that is somebody's and no secret: a number."""
        value = self.parts[part]
        assert value is not None, f"{part} is not told: {self}"
        return value

    def to_dict(self) -> dict[str, object]:
        """All of it as plain values, ready for JSON; the action's number is ``ply``, as a part may be a ``number``."""
        return {"ply": self.number, "kind": self.kind, **self.parts}

    @classmethod
    def from_dict(cls, told: Mapping[str, Any]) -> "Event":
        """What ``to_dict`` has told."""
        return cls(told["ply"], told["kind"], {name: value for name, value in told.items() if name not in HEAD})


def events(ply: Ply, seat: int | None) -> list[Event]:
    """What an action told, as far as a seat (``None``: a spectator) may know it."""
    return [event(ply.number, tiding, ply.faces, seat) for tiding in ply.told]


def open_events(ply: Ply) -> list[Event]:
    """What an action told, with nothing hidden: a record is open to whoever reads it."""
    return [event(ply.number, tiding, ply.faces, None, hides=False) for tiding in ply.told]


def event(number: int, tiding: Tiding, faces: Faces | None, seat: int | None, hides: bool = True) -> Event:
    kind = KINDS[tiding[0]]
    values = dict(zip([slot.name for slot in kind.slots], tiding[1:], strict=False))
    shown = iter(faces or (None, None))
    parts: dict[str, int | None] = {}
    for slot in kind.slots:
        if slot.of == FACE:
            parts[slot.name] = next(shown)
        elif hides and slot.known_to and not any(values[name] == seat for name in slot.known_to):
            parts[slot.name] = None
        else:
            parts[slot.name] = meant(slot.of, values[slot.name])
    return Event(number, kind.name, parts)


def meant(of: str, value: int) -> int | None:
    """A number as it was told: of a seat or a place, -1 is none."""
    return None if value == NOBODY and of != COUNT else value


def may_be_none(slot: Slot) -> bool:
    """Can a part of an event be ``None``: nobody's, or a secret?"""
    return slot.of != COUNT or bool(slot.known_to)


def why_not_undo(last: Ply | None, seat: int | None) -> str | None:
    """Why a seat can't fairly take this action back: one of the reasons above, or ``None`` if it can."""
    if last is None:
        return NOTHING_DONE
    if last.actor != seat:
        return LUCK if last.actor == CHANCE else ANOTHER_ACTED
    return REVEALED if any(KINDS[tiding[0]].reveals for tiding in last.told) else None


def schema(kind: Kind) -> dict[str, object]:
    """The JSON Schema of the events of a kind."""
    parts = {
        slot.name: {"type": ["integer", "null"] if may_be_none(slot) else "integer", "title": slot.of}
        for slot in kind.slots
    }
    numbered = {"ply": {"type": "integer"}, "kind": {"const": kind.name}}
    return {
        "title": kind.name,
        "description": kind.meaning,
        "type": "object",
        "properties": numbered | parts,
        "required": [*numbered, *parts],
        "additionalProperties": False,
    }
