"""A position in the making: players, hands, the turn, and what must hold before it is one."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Protocol

from kogge.engine.layout import Layout
from kogge.engine.rules import Rules
from kogge.engine.state import CHANCE, OVER, State
from kogge.games.refusal import Refused, quoted, whole
from kogge.games.scenario import Options, laid_out
from kogge.games.setups.places import PlaceAtlas
from kogge.games.setups.words import Counts, Who, counted, listed, one_of, paired
from kogge.modules.purse import Purse
from kogge.modules.score import Victory
from kogge.modules.turn import Turn

SEVEN = "7"


class Parts(Protocol):
    """What the parts of every game have."""

    layout: Layout
    purse: Purse
    turn: Turn

    @property
    def options(self) -> Options: ...

    def lay_board(self, s: State) -> None: ...

    def __hash__(self) -> int: ...


class SetupTable:
    """An empty board on which a position is set up, once.

    Everything is put by the game's own parts, so that whatever follows from it is right; what can't be is refused.
    A ``sketch`` may leave out what a game would have by then: what hangs together, and how one came there, is not
    asked. ``set_up`` takes the words of the game, and gives the position.
    """

    set_up: Callable[..., State]

    def __init__(self, parts: Parts, rules: Rules, sketch: bool) -> None:
        self.rules = rules
        self.sketch = sketch
        self.purse = parts.purse
        self.turn = parts.turn
        self.fields = rules.layout.fields
        self.names = [step.name for step in rules.steps]
        self.colors = list(parts.options.owners)  # of the seats, then of neutral pieces
        self.atlas = PlaceAtlas(rules)
        self.s: State = empty(parts).copy()

    # Players

    def seat(self, who: object) -> int:
        """A player by colour, or by the number of the seat."""
        return self.owner(who, range(self.rules.players))

    def owner(self, who: object, among: Iterable[int]) -> int:
        """One of these owners of pieces, by colour or number."""
        known = {owner: self.colors[owner] for owner in among}
        for owner, color in known.items():
            if who == color or (who == owner and not isinstance(who, bool | float)):
                return owner
        told = ", ".join(f"{color} ({owner})" for owner, color in known.items()) or "none"
        raise Refused(f"there is no player {quoted(who)} here; there are {told}")

    def by_seat(self, given: object, what: str) -> list[tuple[int, Any]]:
        """What is given for each player."""
        found: dict[int, Any] = {}
        for who, things in paired(given, what):
            p = self.seat(who)
            if p in found:
                raise Refused(f"{what} names {self.colors[p]} twice, by colour and by number")
            found[p] = things
        return list(found.items())

    def apart(self, places: Iterable[object], what: str) -> list[int]:
        """Hexes of which none may be named twice, in whatever forms."""
        hexes = [self.atlas.hexagon(place) for place in places]
        for k, h in enumerate(hexes):
            if h in hexes[:k]:
                raise Refused(f"{what} names the hex {','.join(map(str, self.rules.topo.cells[h]))} twice")
        return hexes

    def by_hex(self, given: object, what: str) -> dict[int, Any]:
        """What is given for each hex."""
        pairs = paired(given, what)
        return dict(zip(self.apart([place for place, _ in pairs], what), [said for _, said in pairs], strict=True))

    def each(self, given: object, what: str) -> list[tuple[int, Any]]:
        """All that is given for players, thing by thing."""
        return [(p, thing) for p, things in self.by_seat(given, what) for thing in listed(things, what)]

    # Cells

    def put(self, name: str, values: object, word: str = "") -> None:
        """The first cells of a field, as they are; ``word`` is what whoever gave them calls them."""
        field, what = self.fields[one_of(name, list(self.fields), "a field")], word or name
        cells = listed(values, what)
        if len(cells) > field.stop - field.start:
            raise Refused(f"{what} has {field.stop - field.start} cells, not {len(cells)}")
        for k, value in enumerate(cells):
            if not field.low <= whole(value, what) <= field.high:
                raise Refused(f"{what} can't hold {quoted(value)}, but from {field.low} to {field.high}")
            self.s[field.start + k] = value

    def put_fields(self, given: Mapping[str, object]) -> None:
        """What a sketch says of its fields."""
        self.needs_sketch("fields", given)
        for name, values in paired(given, "fields"):
            self.put(name, values)

    def take(self, cell: int, n: int, what: str) -> None:
        """So many leave a supply, which must have them."""
        if not 0 <= n <= self.s[cell]:
            raise Refused(f"{what}: {n} wanted, {self.s[cell]} left")
        self.s[cell] -= n

    def needs_sketch(self, word: str, given: object) -> None:
        """Refuse a word that may say what can't be, unless nothing is said with it."""
        if given and not self.sketch:
            raise Refused(f"with {word} a position may be one that can't be; it is for sketches (sketch=True)")

    def chance(self, word: str, what: str, step: str = "") -> None:
        """Chance does this, as it could at this step, where it is told one thing only."""
        if step:
            self.s.step = self.step(step)
        if self.s.to_act != CHANCE:
            self.s.to_act = CHANCE
        self.s = self.rules.admit(self.s)
        found: dict[str, int] = {}
        for action in self.rules.actions(self.s):
            act = self.rules.act_of(action)
            found[act.parts[0].words[action - act.first]] = action
        self.rules.play(self.s, found[one_of(word, list(found), what)])

    # Cards

    def deal_hands(self, hands: Mapping[Who, Counts], bank: Counts, hoarder: Who | None) -> None:
        """Hands come from the bank, and what is too much there goes to the hoarder."""
        for p, cards in self.by_seat(hands, "hands"):
            for name, n in counted(cards, self.purse.names, f"the hand of {self.colors[p]}").items():
                self.give(p, name, n)
        last = self.last_unless(hoarder)
        for name, n in counted(bank, self.purse.names, "the bank").items():
            if n > self.in_bank(name):
                raise Refused(f"the bank can't have {n} {name}: {self.in_bank(name)} are in no hand")
            self.give(last, name, self.in_bank(name) - n)

    def last_unless(self, hoarder: Who | None) -> int:
        return self.rules.players - 1 if hoarder is None else self.seat(hoarder)

    def in_bank(self, name: str) -> int:
        return self.s[self.purse.bank + self.purse.names.index(name)]

    def give(self, p: int, name: str, n: int) -> None:
        """Cards go from the bank to a hand."""
        if not 0 <= n <= self.in_bank(name):
            raise Refused(f"the bank has {self.in_bank(name)} {name} left, so {self.colors[p]} can't have {n} of them")
        self.purse.gain(self.s, p, self.purse.names.index(name), n)

    # The turn

    def step(self, name: object) -> int:
        """The number of a step."""
        return self.names.index(one_of(name, self.names, "the step"))

    def take_turn(self, step: str, turn_of: Who, to_act: Who | None, back: str) -> None:
        """It is somebody's turn, at this step; an interruption of it leads back to another."""
        self.needs_sketch("to_act", to_act is not None)
        self.s.turn_of = self.s.to_act = self.seat(turn_of)
        self.s[self.turn.count] = 1
        self.s[self.turn.back] = self.step(back)
        ways = {name: way for name, way in self.ways().items() if name in self.names}
        known = self.names if self.sketch or step in self.names else list(ways)
        self.s.step = self.step(one_of(step, known, "the step"))
        if to_act is not None:
            self.s.to_act = CHANCE if to_act == CHANCE else self.seat(to_act)
        if self.sketch:
            return
        if step not in ways:
            raise Refused(f"a position can't be set up at {step!r}, but at {', '.join(ways)}: from there play on to it")
        self.check_not_won()
        ways[step]()

    def ways(self) -> dict[str, Callable[[], None]]:
        """The steps at which a whole position can be, each with what it needs besides."""
        return {"before_roll": nothing, "dice": self.let_chance_act, "discard": self.roll_seven}

    def phase(self) -> str:
        """The step of the turn; while something interrupts it, the one to which that leads back."""
        return self.names[self.s.step]

    def let_chance_act(self) -> None:
        self.s.to_act = CHANCE

    def expose(self) -> None:
        """There is somebody to rob."""
        if "rob" not in {self.rules.act_of(action).name for action in self.rules.actions(self.s)}:
            raise Refused("nobody can be robbed: no other player is where the thief is")

    def roll_seven(self) -> None:
        """Those with too many cards owe some."""
        step = self.s.step
        self.chance(SEVEN, "the dice", "dice")
        if self.s.step != step:
            raise Refused("nobody discards: no hand is above the limit")

    # The whole

    def finish(self) -> State:
        """The position, if it can be one."""
        if self.sketch:
            return self.s
        self.s = self.rules.admit(self.s)
        if not self.rules.actions(self.s):
            raise Refused(f"at {self.names[self.s.step]!r} there is nothing that {self.actor()} could do")
        return self.s

    def actor(self) -> str:
        return "chance" if self.s.to_act == CHANCE else self.colors[self.s.to_act]

    def check_not_won(self) -> None:
        """Who has enough points in the own turn has won already."""
        p, judge = self.s.turn_of, self.rules.judge
        if isinstance(judge, Victory) and self.points(p) >= judge.target:
            raise Refused(f"{self.colors[p]} has {self.points(p)} points in the own turn, and so has won already")

    def points(self, p: int) -> int:
        """The points of a player, with those that nobody else knows of."""
        return self.s[self.fields["points"].start + p]

    def check_connected(self, roads: int, homes: int, what: str) -> None:
        """Every road hangs together with a home of its owner; the fields are those of paths and intersections."""
        topo = self.rules.topo
        for p in range(self.rules.players):
            reached = {node for node in range(topo.n_nodes) if self.s[homes + node] == p}
            left = {path for path in range(topo.n_edges) if self.s[roads + path] == p}
            while near := {path for path in left if not reached.isdisjoint(topo.edge_nodes[path])}:
                reached.update(*[topo.edge_nodes[path] for path in near])
                left -= near
            for path in sorted(left):
                ends = "-".join(map(self.atlas.called, topo.edge_nodes[path]))
                raise Refused(f"the {what} of {self.colors[p]} at {ends} leads to nothing of theirs")


@lru_cache(maxsize=128)
def empty(parts: Parts) -> State:
    """The board before anything has happened; tables of the same game begin with copies of it."""
    s = laid_out(parts.layout, parts.layout.steps[OVER])
    parts.lay_board(s)
    return s


def nothing() -> None:
    """A step that needs nothing besides."""
