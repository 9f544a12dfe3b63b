"""The lines of a menu: acts with the arguments that are legal, grouped so that lists stay short."""

from collections.abc import Sequence
from dataclasses import dataclass

from kogge.cli.terminal.names import spot
from kogge.cli.terminal.picture import PLACES
from kogge.engine.act import Act
from kogge.games.refusal import Refused
from kogge.notation import notation
from kogge.phrases import act_name, phrase
from kogge.refusals import told
from kogge.wording import Wording

LENGTH = 9  # entries: acts without places are unfolded as long as the menu does not get longer
NAMED = 4  # so many places are named in the menu, more are counted
LISTED = 24  # so many places are listed when one is to be chosen; all are on the map
PIECE = "piece"  # the variant of an act's name that tells which piece it moves
AT = "at"  # said between a piece and its place
TO = "to"  # if it is on a way of several steps


@dataclass(frozen=True)
class MenuEntry:
    """A line of the menu: an act with the arguments that are legal, written as a player would.

    An argument of two parts that ends with a place is parted: the entry is of one ``mover``, which
    has its places to choose from.
    """

    act: str
    of: str  # what the argument is: a path, a seat ...; ship_path is a ship and a path
    actions: tuple[int, ...]
    arguments: tuple[str, ...] = ()
    mover: str = ""
    goes_far: bool = False  # may further places be named?  The mover gets there step by step
    moves: str = ""  # what the mover is: a ship, a merchant

    @property
    def is_folded(self) -> bool:
        """Must one of several arguments be chosen?"""
        return len(self.arguments) > 1

    @property
    def is_placed(self) -> bool:
        """Is it a place that must be chosen?"""
        return self.of in PLACES

    @property
    def start(self) -> str:
        """What comes before the argument that is chosen."""
        return f"{self.act} {self.mover}" if self.mover else self.act

    @property
    def title(self) -> str:
        """The same as a player would type it: ``sail 1 to``."""
        towards = TO if self.goes_far or self.of == "path" else AT
        return f"{self.start} {towards}" if self.mover else self.act

    def action(self) -> str:
        """What to play."""
        return " ".join([self.start, *self.arguments])


class MenuLines:
    """Entries in words, for one reader: what can be typed, and what that means."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.texts = wording.texts
        self.has_names = bool(wording.facts.chart.names)

    def entry(self, entry: MenuEntry) -> str:
        """What can be done, or what there is to choose from."""
        if not entry.is_folded:
            typed = " ".join([entry.title, *self.choices(entry)])
            return self.texts.say("menu-entry", typed=typed, said=self.phrase(entry, 0))
        if entry.is_placed and len(entry.arguments) <= NAMED:
            places = self.texts.listed(self.choices(entry), "list-or")
            message = "menu-few.named" if self.has_names else "menu-few"
            return self.texts.say(message, typed=entry.title, said=self.name(entry), of=entry.of, places=places)
        return self.texts.say("menu-many", typed=entry.start, said=self.name(entry), count=self.count(entry))

    def options(self, entry: MenuEntry) -> list[str]:
        """The arguments of an entry that was opened, where they are no places."""
        arguments = enumerate(entry.arguments)
        return [self.texts.say("menu-entry", typed=typed, said=self.phrase(entry, k)) for k, typed in arguments]

    def places(self, entry: MenuEntry) -> str:
        """The places of an entry that was opened."""
        start = {"typed": entry.start, "said": self.name(entry)}
        if len(entry.arguments) > LISTED:
            return self.texts.say("menu-open.many", **start, count=self.count(entry))
        near, far = ("menu-open.named", "menu-open.named_far") if self.has_names else ("menu-open", "menu-open.far")
        message = far if entry.goes_far else near
        return self.texts.say(message, **start, of=entry.of, places=", ".join(self.choices(entry)))

    def choices(self, entry: MenuEntry) -> list[str]:
        """The arguments as people call them."""
        if not entry.is_placed:
            return list(entry.arguments)
        return [spot(self.wording, entry.of, int(argument)) for argument in entry.arguments]

    def name(self, entry: MenuEntry) -> str:
        """What the act is called; of one that moves a piece, with its number."""
        variant = f"act-{entry.act}.{PIECE}"
        if entry.mover and self.texts.knows(variant):
            return self.texts.say(variant, number=entry.mover)
        return act_name(entry.act, self.texts)

    def count(self, entry: MenuEntry) -> str:
        """How many arguments there are to choose from."""
        known = f"count-{entry.of}"
        return self.texts.say(known if self.texts.knows(known) else "count-choice", n=len(entry.arguments))

    def phrase(self, entry: MenuEntry, k: int) -> str:
        return phrase(self.wording.rules, entry.actions[k], self.wording)


def entries(act: Act, actions: Sequence[int], seats: Sequence[str], wording: Wording) -> list[MenuEntry]:
    """What an act adds to the menu: an entry, or one for each ship or merchant that has places to choose from."""
    rules = wording.rules
    if not act.parts:
        return [MenuEntry(act.name, "", tuple(actions))]
    *before, last = act.parts
    if last.of not in PLACES:
        arguments = tuple([told(rules, seats, a) for a in actions])
        return [MenuEntry(act.name, "" if last.joint else last.of, tuple(actions), arguments)]
    movers: dict[str, dict[int, int]] = {}
    for action in actions:
        *piece, where = notation(rules).parts(action)
        movers.setdefault(" ".join([part.name for part in piece]), {})[where.value] = action
    moves = before[0].of if before else ""
    return [
        MenuEntry(
            act.name,
            last.of,
            tuple([places[place] for place in sorted(places)]),
            tuple(map(str, sorted(places))),
            mover,
            act.is_step,
            moves,
        )
        for mover, places in movers.items()
    ]


def unfolded(folded: Sequence[MenuEntry]) -> list[MenuEntry]:
    """Acts with few choices, none of which is a place, one line for each choice."""
    lines: list[MenuEntry] = []
    left = len(folded)
    for entry in folded:
        left -= 1
        if not entry.is_placed and entry.is_folded and len(lines) + len(entry.arguments) + left <= LENGTH:
            pairs = zip(entry.actions, entry.arguments, strict=True)
            lines += [MenuEntry(entry.act, entry.of, (action,), (argument,)) for action, argument in pairs]
        else:
            lines.append(entry)
    return lines


def joined(parted: Sequence[MenuEntry]) -> MenuEntry:
    """The entries of an act as one, from which piece and place are chosen together."""
    if len(parted) == 1:
        return parted[0]
    pairs = [f"{entry.mover} {place}" for entry in parted for place in entry.arguments]
    actions = [action for entry in parted for action in entry.actions]
    return MenuEntry(parted[0].act, f"{parted[0].moves}_{parted[0].of}", tuple(actions), tuple(pairs))


def in_list(number: int, things: Sequence[object]) -> int:
    """Where in a numbered list something is."""
    if not 0 < number <= len(things):
        if len(things) == 1:
            raise Refused.of("only_one_in_list", n=str(number))
        raise Refused.of("not_in_list", n=str(number), last=len(things))
    return number - 1
