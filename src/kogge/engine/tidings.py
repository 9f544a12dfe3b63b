"""What acts may tell: a closed list of kinds, and what the numbers of each mean."""

from dataclasses import dataclass

SEAT = "seat"
COUNT = "count"
FACE = "face"  # of a die: rules know the total alone, whoever drives the game draws the faces
BANK = "bank"  # the side of a flow that is no seat

Tiding = tuple[int, int, int, int, int]  # what an act tells: a kind, a seat, and three more numbers


@dataclass(frozen=True)
class Slot:
    """A number of a tiding: its name, what it is of (a seat, a path, a card ...) and who may know it.

    ``known_to`` names the slots of the seats that may; without any, everyone may.
    """

    name: str
    of: str
    known_to: tuple[str, ...] = ()


@dataclass(frozen=True)
class Flow:
    """Goods that change hands: who gives and who takes, each a slot of the kind or the bank.

    How many they are is in the slot ``n``, of which good in the slot ``good``.
    """

    giver: str
    taker: str


@dataclass(frozen=True)
class Kind:
    """One kind of thing that happens.  Its first slot is the seat whose doing it was, or to whom it happened.

    What ``reveals`` something that was hidden can't be taken back.
    """

    name: str
    meaning: str
    slots: tuple[Slot, ...]
    flow: Flow | None = None
    reveals: bool = False

    def __post_init__(self) -> None:
        names = [slot.name for slot in self.slots]
        assert 1 <= len(names) <= 4, f"{self.name} has {len(names)} slots"
        assert len(set(names)) == len(names), f"{self.name} has two slots of one name"
        assert {name for slot in self.slots for name in slot.known_to} <= set(names), self.name
        assert self.flow is None or {self.flow.giver, self.flow.taker, "good", "n"} <= {*names, BANK}, self.name
