"""A game underway: whose decision it is, what is legal, what happens."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from secrets import randbits

from kogge.engine.chance import Random
from kogge.engine.rules import Rules
from kogge.engine.state import CHANCE, NOBODY, OVER, State
from kogge.events import Event, events, why_not_undo
from kogge.games import catalogue
from kogge.games.refusal import DIGITS, Refused, quoted, whole
from kogge.games.scenario import Options, Scenario
from kogge.journeys import Journey, journeys
from kogge.notation import Notation, notation
from kogge.plies import Faces, Ply, backwards, drawn, thrown
from kogge.refusals import not_possible, not_reached
from kogge.sitters import Sitter
from kogge.views import Played, View, named, played, possible

SEED_BITS = 64  # of a seed that nobody gave: as many as the luck of a game can tell apart


@dataclass(frozen=True)
class Outcome:
    """What chance may do, and how likely it is."""

    action: int
    text: str
    probability: float


class Game:
    """A scenario being played: a position, the actions that led to it, and a source of luck.

    Actions are numbers (valid for this scenario and these options) or texts. Bad input raises
    ``Refused`` and leaves the game as it was.
    """

    __slots__ = ("_last", "beginning", "luck", "options", "rules", "scenario", "seed", "sitters", "state")

    def __init__(self, scenario: Scenario, options: Options, seed: int) -> None:
        self.scenario = scenario
        self.options = options
        self.seed = whole(seed, "a seed")
        if abs(self.seed) >= 10**DIGITS:
            raise Refused(f"a seed can have {DIGITS} digits at most")
        self.rules: Rules = scenario.rules(options)
        self.beginning: State = self.rules.blank
        self.state: State = self.rules.start()
        self.luck = Random(seed)
        self.sitters: dict[int, Sitter] = {}  # who plays which seat, as far as anybody said so
        self._last: Ply | None = None
        self.state.listen()

    # What is the case

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.rules.players

    @property
    def seats(self) -> list[str]:
        """The colour of each seat."""
        return self.options.seats

    @property
    def colors(self) -> list[str]:
        """The colour of each owner of pieces: the seats, then the neutral ones that nobody plays."""
        return self.options.seats + self.options.neutrals

    @property
    def to_act(self) -> int:
        """The seat whose decision it is, or ``CHANCE``."""
        return self.state.to_act

    @property
    def turn_of(self) -> int:
        """The seat whose turn it is."""
        return self.state.turn_of

    @property
    def step(self) -> str:
        """The name of the point of decision, ``over`` at the end."""
        return self.rules.steps[self.state.step].name

    @property
    def is_over(self) -> bool:
        return self.state.step == OVER

    @property
    def winner(self) -> int | None:
        """The seat that has won, if any."""
        winner = self.read("winner")[0][0]
        return None if winner == NOBODY else winner

    @property
    def winners(self) -> list[int]:
        """The seats that have won: one, none, or several that share the win."""
        if self.winner is not None:
            return [self.winner]
        shared = self.read("shared_win") if "shared_win" in self.rules.layout.fields else []
        return [seat for seat, (share,) in enumerate(shared) if share]

    @property
    def actions(self) -> list[int]:
        """Everything that was done so far, chance included."""
        return [ply.action for ply in backwards(self._last)][::-1]

    def __len__(self) -> int:
        """How many actions have been played."""
        return 0 if self._last is None else self._last.number + 1

    def read(self, field: str) -> list[list[int]]:
        """The rows of a field of the whole position, secrets included."""
        found = named(self.rules, field)
        cells = self.state.cells(found.start, found.stop)
        return [cells[row * found.cols : (row + 1) * found.cols] for row in range(found.rows)]

    # What may happen

    def legal(self) -> list[int]:
        """The actions open to the seat, or the chance, that is to act."""
        return [] if self.is_over else self.rules.actions(self.state)

    def legal_texts(self) -> list[str]:
        """The legal actions by name."""
        return [self.notation.write(action) for action in self.legal()]

    def outcomes(self) -> list[Outcome]:
        """What chance may do now; empty when a seat is to act."""
        if self.is_over or self.to_act != CHANCE:
            return []
        weighed = self.rules.outcomes(self.state)
        total = sum(weight for _, weight in weighed)
        return [Outcome(action, self.text(action), weight / total) for action, weight in weighed]

    def journeys(self) -> list[Journey]:
        """Where each piece of the seat to act can travel now, by the cheapest way; ``play`` takes their texts."""
        return journeys(self.rules, self.state)

    @property
    def notation(self) -> Notation:
        """How actions of this game are written."""
        return notation(self.rules)

    def text(self, action: int) -> str:
        """An action by name."""
        return self.notation.write(self._known(action))

    def action(self, text: str) -> int:
        """The number of an action that is given by name; seats may be named by colour."""
        if not isinstance(text, str):
            raise Refused(f"an action is a number or a text, not {quoted(text)}")
        words = text.split()
        act = self.notation.acts.get(words[0]) if words else None
        if act is not None and act.of == "seat" and words[-1] in self.seats:
            words[-1] = str(self.seats.index(words[-1]))
        return self.notation.read(" ".join(words))

    # Playing

    def play(self, action: int | str, faces: Faces | None = None) -> None:
        """Do something legal.

        A text may be several actions, parted by ``;``: all are done or none. It may also send a piece on
        a journey of several steps: ``sail 1 to 87``. Whoever rolls for the game may say which ``faces`` two
        dice show; they are remembered and told.
        """
        line = self._line(action) if isinstance(action, str) else [self._checked(self.state, action)]
        if faces is not None:
            faces = thrown(self.rules, line, faces)
        for one in line:
            self._do(one, faces)

    def play_chance(self) -> None:
        """Let chance decide, by this game's own luck, until a seat is to act."""
        while self.to_act == CHANCE and not self.is_over:
            self._draw()

    def play_out(self, limit: int = 1_000_000) -> None:
        """Play on at random, by this game's own luck, to the end or for so many actions."""
        for _ in range(min(whole(limit, "a limit", least=0), sys.maxsize)):
            if self.is_over:
                return
            if self.to_act == CHANCE:
                self._draw()
            else:
                legal = self.rules.actions(self.state)
                self._do(legal[self.luck.number(len(legal))])

    def undo(self) -> None:
        """Take the last action back.  The luck that went into it is not unspent."""
        if self._last is None:
            raise Refused("there is nothing to take back")
        self.state.go_back(self._last.way_back)
        self._last = self._last.before

    def may_undo(self, seat: int) -> bool:
        """May this seat fairly take the last action back: its own, without luck, that has revealed nothing?"""
        return why_not_undo(self._last, self._seat(seat)) is None

    def arrange(self, position: State) -> None:
        """Begin anew from another position, to study it.  Such a game can't be recorded."""
        possible(self.rules, position)
        self.state.copy_from(position)
        self.beginning, self._last = position.copy(), None

    def _line(self, text: str) -> list[int]:
        """The actions that a text means, each of them legal after those before it."""
        parts = self.notation.parts(text)
        trial = self.state.copy() if len(parts) > 1 else self.state
        line: list[int] = []
        for part in parts:
            actions = self._journey(trial, part) or [self._checked(trial, self.action(part))]
            line += actions
            if trial is not self.state:
                for action in actions:
                    self.rules.play(trial, action)
        return line

    def _journey(self, s: State, text: str) -> list[int]:
        """The steps of a journey that is written ``sail 1 to 87``; none if the text is no journey."""
        words = text.split()
        act = self.notation.acts.get(words[0]) if words else None
        if act is None or not act.is_step or len(words) != 4 or words[2] != "to":
            return []
        last = self.action(f"{words[0]} {words[1]} {words[3]}")  # refuses a place that does not exist
        for journey in journeys(self.rules, s):
            if journey.actions[-1] == last:
                return list(journey.actions)
        raise Refused(not_reached(self.rules, self.seats, s, last, text, self._when(s)))

    def _checked(self, s: State, action: int) -> int:
        action = self._known(action)
        self._check(s, action)
        return action

    def _known(self, action: int) -> int:
        action = whole(action, "an action")
        if not 0 <= action < self.rules.n_actions:
            raise Refused(
                f"there is no action {quoted(action)} in this game; the last one is {self.rules.n_actions - 1}"
            )
        return action

    def _check(self, s: State, action: int) -> None:
        """Legality has one author: the rules' own list."""
        if s.step == OVER or action not in self.rules.actions(s):
            raise Refused(not_possible(self.rules, self.seats, s, action, self._when(s)))

    def _when(self, s: State) -> str:
        return "now" if s == self.state else "after the actions before it"

    def _draw(self) -> None:
        """Let chance act by this game's own luck; the faces of dice are those that it has drawn."""
        before = self.luck.copy()
        action = self.rules.drawn(self.state, self.luck)
        self._do(action, drawn(self.rules, action, before))

    def _do(self, action: int, faces: Faces | None = None) -> None:
        before = self.state.copy()
        self.rules.play(self.state, action)
        told, way_back = self.state.told(), self.state.way_back(before)
        self._last = Ply(len(self), action, before.to_act, faces, told, way_back, self._last)

    # Copies, views, text

    def copy(self) -> "Game":
        """A twin that shares nothing that changes."""
        twin = Game.__new__(Game)
        twin.scenario = self.scenario
        twin.options = self.options
        twin.seed = self.seed
        twin.rules = self.rules
        twin.beginning = self.beginning
        twin.state = self.state.copy()
        twin.state.listen()
        twin.luck = self.luck.copy()
        twin.sitters = dict(self.sitters)
        twin._last = self._last
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        line = [(ply.action, ply.faces) for ply in self.plies()]
        told = (self.scenario.name, self.options, self.seed, self.beginning, line, self.luck.position, self.sitters)
        return retold, told

    def __bool__(self) -> bool:
        """A game is a game, also before its first action."""
        return True

    def view(self, seat: int | None) -> View:
        """The position as a seat (``None``: a spectator) may see it."""
        return View(self.rules, self.state, self._seat(seat))

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What has happened since so many actions, as a seat (``None``: a spectator) may know it."""
        seat = self._seat(seat)
        return [event for ply in self.plies(since) for event in events(ply, seat)]

    def changes(self, seat: int | None, since: int = 0) -> list[Played]:
        """The actions since so many and the cells that they changed, for somebody who keeps a position in step."""
        seat = self._seat(seat)
        after, found = self.state.copy(), []
        for ply in backwards(self._last, whole(since, "the number of actions", least=0)):
            before = after.copy()
            before.go_back(ply.way_back)
            found.append(played(self.rules, before, ply.action, after, seat))
            after = before
        return found[::-1]

    def plies(self, since: int = 0) -> list[Ply]:
        """What the game remembers of its actions, from the one with this number on."""
        return list(backwards(self._last, whole(since, "the number of actions", least=0)))[::-1]

    def replay(self) -> Iterator[tuple[State, int, State]]:
        """The whole game again: each position, the action played in it, and the next position."""
        s = self.beginning.copy()
        for action in self.actions:
            before = s.copy()
            self.rules.play(s, action)
            yield before, action, s.copy()

    def _seat(self, seat: int | None) -> int | None:
        if seat is None:
            return None
        seat = whole(seat, "a seat")
        if not 0 <= seat < self.players:
            raise Refused(f"there is no seat {quoted(seat)}; seats are numbered from 0 to {self.players - 1}")
        return seat

    def record(self) -> str:
        """The whole game as text, from which ``read_record`` makes it again."""
        from kogge.record import write_record  # a record is read into a game: each needs the other

        return write_record(self)

    def _repr_svg_(self) -> str:
        from kogge.svg import draw  # drawing is for people: rules and bots do without it

        return draw(self.view(None), self.colors)

    def __repr__(self) -> str:
        unusual = self.options.unusual().items()
        chosen = "".join(f", {name}={quoted(value)}" for name, value in unusual)  # a board can be pages long
        return f"<kogge.start({self.scenario.name!r}, seed={self.seed}{chosen}) after {len(self)} actions: {self.step}>"


def retold(
    scenario: str,
    options: Options,
    seed: int,
    beginning: State,
    line: list[tuple[int, Faces | None]],
    luck: int,
    sitters: dict[int, Sitter],
) -> Game:
    """A game that was pickled."""
    game = Game(catalogue.find(scenario), options, seed)
    if beginning != game.beginning:
        game.arrange(beginning)
    for action, faces in line:
        game._do(action, faces)
    game.luck.position = luck
    game.sitters = dict(sitters)
    return game


def fresh_seed() -> int:
    """A seed that nobody gave and nobody can guess, from the system's own source of luck."""
    return randbits(SEED_BITS)


def load(scenario: str, **choices: object) -> tuple[Scenario, Options]:
    """A scenario by name, and its options with these choices."""
    found = catalogue.find(scenario)
    return found, found.choose(**choices)


def start(scenario: str, seed: int | None = None, options: Options | None = None, **choices: object) -> Game:
    """Begin a game: ``start("base", seed=7, players=3)`` or ``start("base", 7, BaseOptions(players=3))``.

    Without a seed the system draws one that nobody can guess; the game tells it as ``game.seed``.
    """
    found, chosen = load(scenario, **choices)
    if options is not None:
        if choices:
            raise Refused("options are given either as a whole or one by one, not both")
        if type(options) is not found.options:
            raise Refused(f"{found.name} needs {found.options.__name__}, not {type(options).__name__}")
        chosen = options
    return Game(found, chosen, fresh_seed() if seed is None else seed)
