"""What happens in a game, as messages tell it: a type for each kind of event, made of the list of kinds."""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from kogge.engine.tidings import Kind
from kogge.events import may_be_none
from kogge.games.events import kinds


def type_name(kind: str) -> str:
    """``ship_sailed`` is a ``ShipSailedEvent``."""
    return "".join(word.capitalize() for word in kind.split("_")) + "Event"


def typed(kind: Kind) -> Any:
    """The events of a kind: the number of the action as ``ply``, and the parts by name."""
    parts = {slot.name: int | None if may_be_none(slot) else int for slot in kind.slots}
    told = TypedDict(type_name(kind.name), {"ply": int, "kind": Literal[kind.name], **parts})  # type: ignore
    told.__doc__ = kind.meaning
    return told


if TYPE_CHECKING:
    GameEvent = dict[str, Any]
else:
    every = reduce(or_, [typed(kind) for kind in kinds().values()])
    GameEvent = TypeAliasType("GameEvent", Annotated[every, Field(discriminator="kind")])
