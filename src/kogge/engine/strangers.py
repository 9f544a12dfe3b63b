"""What is refused when a game is put together: parts from outside that compiled rules would never call.

Compiled rules call each other in C. What a class from outside puts in the place of a rule's method is not there for
them, so it may do that only where the package says how: such a class is open, and its ``CLOSED`` methods stay its own.
"""

from collections.abc import Iterable, Iterator
from types import GetSetDescriptorType

OURS = "kogge."
RULES = (
    *("kogge.engine.act", "kogge.engine.acts", "kogge.engine.sets", "kogge.engine.topology", "kogge.engine.travel"),
    *("kogge.modules.", "kogge.games."),
)
MAY_BE_NOTHING = ("extension", "ending")
TOLD = ("facts", "layout")  # attributes that hold what is told of a game, and no rules
OPEN = "OpenAct, or from OpenWatcher, OpenProduction or OpenOpening of kogge.modules.open_parts"


def refuse_strangers(parts: Iterable[object]) -> None:
    """Refuse these parts of a game, or any that they lead to, that would hear nothing once the rules are compiled."""
    waiting, seen = list(parts), set()
    while waiting:
        part = waiting.pop()
        if id(part) in seen:
            continue
        seen.add(id(part))
        if isinstance(part, list | tuple):
            waiting += part
        elif is_rule(type(part)):
            refuse_stranger(type(part))
            if type(part).__module__.startswith(OURS):  # what an open part holds is its own
                waiting += held_by(part)


def adopt(parts: Iterable[object], warden: object) -> None:
    """Let these parts and all that they lead to know who keeps the positions of their game.

    Each is made by now, and of no other game.
    """
    waiting, found = list(parts), {}
    while waiting:
        part = waiting.pop()
        if isinstance(part, list | tuple):
            waiting += part
        elif id(part) not in found and is_rule(type(part)):
            found[id(part)] = part
            if getattr(part, "_warden", warden) not in (warden, None):
                raise ValueError(f"{type(part).__name__} is a part of another game; each needs parts of its own")
            if is_ours(type(part)):
                waiting += made(part)
    for part in found.values():
        own = next((base for base in type(part).__mro__ if is_ours(base) and hasattr(base, "_adopted")), None)
        if own is not None:
            own._adopted(part, warden)
        elif not is_ours(type(part)):
            part._warden = warden  # type: ignore[attr-defined]  # interpreted, only open parts need it


def made(part: object) -> Iterator[object]:
    """What the attributes of a part hold, which is not nothing."""
    for name, held in attributes(part):
        if held is None and name not in MAY_BE_NOTHING:
            raise ValueError(f"{name} of {type(part).__name__} is nothing, and the rules need it")
        yield held


def refuse_stranger(kind: type) -> None:
    """Refuse the class of a part if it is from outside and not open, or overrides what is not."""
    lineage = kind.__mro__[:-1]
    closed = next((vars(base)["CLOSED"] for base in lineage if is_ours(base) and "CLOSED" in vars(base)), None)
    for base in lineage:
        if is_ours(base):
            continue
        if closed is None:
            raise TypeError(f"{base.__name__} must derive from kogge.engine.acts.{OPEN} to be part of a game")
        if own := sorted(set(closed) & set(vars(base))):
            raise TypeError(
                f"{base.__name__} can't define the rules' own methods, as {own[0]}: they would not be called"
            )


def is_ours(kind: type) -> bool:
    return kind.__module__.startswith(OURS)


def is_rule(kind: type) -> bool:
    """Is this the class of a part of the rules, or derived from one?"""
    return any(base.__module__.startswith(RULES) for base in kind.__mro__)


def held_by(part: object) -> Iterator[object]:
    """What the attributes of a part hold, compiled or not."""
    return (held for _, held in attributes(part))


def attributes(part: object) -> Iterator[tuple[str, object]]:
    """The attributes of a part, compiled or not, that hold rules."""
    names = set(getattr(part, "__dict__", ()))
    for kind in type(part).__mro__:
        names |= {name for name, slot in vars(kind).items() if isinstance(slot, GetSetDescriptorType)}
    for name in sorted(names):
        if name not in TOLD and not name.startswith("_"):
            yield name, getattr(part, name)
