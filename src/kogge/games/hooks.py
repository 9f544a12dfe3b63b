"""Where a game that is being put together can be joined: what chapters put there once, and who hears of what."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, Generic, Protocol, TypeVar, get_type_hints

from kogge.engine.strangers import is_ours, refuse_stranger
from kogge.games.refusal import Refused, quoted
from kogge.modules.open_parts import OpenWatcher
from kogge.modules.watcher import Watcher, together

HEARD = (
    *("road_laid", "settled", "settled_neutral", "upgraded"),
    *("rolled", "explored", "pirate_came", "turn_ended"),
)  # what watchers may hear of

T = TypeVar("T")


def part_of(kind: type[T], given: object) -> T:
    """What a chapter, or a game of one's own, has put there, if it is of the kind that belongs there."""
    if not isinstance(given, kind):
        raise Refused(f"here belongs {kind.__name__}, or what derives from it, not {quoted(given)}")
    return given


class Once(Generic[T]):
    """A part of an assembly that one chapter may put there, before anybody uses it; else it is the usual one."""

    def __init__(self, usual: Callable[[Any], T]) -> None:
        self.usual = usual
        self.__doc__ = usual.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, assembly: object, owner: type) -> T:
        if self.name not in vars(assembly):
            vars(assembly)[self.name] = (self.usual(assembly), False)
        found: T = vars(assembly)[self.name][0]
        return found

    def __set__(self, assembly: object, part: T) -> None:
        part_of(get_type_hints(self.usual)["return"], part)
        if self.name in vars(assembly):
            how = "was put there already" if vars(assembly)[self.name][1] else "is in use already"
            raise Refused(f"{self.name} of {type(assembly).__name__} {how}; it can be set once, before it is used")
        vars(assembly)[self.name] = (part, True)


class Told(Protocol):
    """A part that tells its watcher of what happens."""

    watcher: Watcher


def attach(part: Told, watchers: Sequence[Watcher]) -> None:
    """Let these hear what a part tells; whoever is there already would hear nothing any more."""
    if type(part.watcher) is not Watcher:
        raise Refused(
            f"{type(part).__name__} has a watcher already, a {type(part.watcher).__name__}; "
            "watchers of one's own join the listeners of the assembly"
        )
    part.watcher = together(watchers)


def check_hearing(watchers: Sequence[Watcher], told: Collection[str]) -> None:
    """Refuse watchers from outside that would not hear what they wait for, where these things are told."""
    for watcher in watchers:
        refuse_stranger(type(watcher))  # here, because pieces that are laid out are told already
        if not isinstance(watcher, OpenWatcher):
            continue
        name, heard = type(watcher).__name__, heard_by(type(watcher))
        if not heard:
            raise Refused(f"{name} hears of nothing; a watcher defines one of {', '.join(HEARD)}")
        if deaf := [what for what in heard if what not in told]:
            raise Refused(f"{name} would never hear of {deaf[0]}; what is told here is {', '.join(told)}")


def heard_by(kind: type) -> list[str]:
    """What a watcher from outside hears of."""
    own = {name for base in kind.__mro__[:-1] if not is_ours(base) for name in vars(base)}
    return [what for what in HEARD if what in own]
