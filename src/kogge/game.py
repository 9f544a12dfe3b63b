"""A game underway: whose decision it is, what is legal, what happens."""

import sys
from collections.abc import Iterator

from kogge.decisions import Answer, Decisions, kept
from kogge.engine.chance import Random
from kogge.engine.rules import Rules
from kogge.engine.state import CHANCE, NOBODY, OVER, State
from kogge.events import Event, events, why_not_undo
from kogge.games.facts import Facts, facts_of
from kogge.games.refusal import Refused, quoted, whole
from kogge.games.scenario import Options, Scenario
from kogge.journeys import Journey, journeys
from kogge.notation import Chosen, Notation, notation
from kogge.orders import Orders
from kogge.outcomes import Outcome, outcomes
from kogge.plies import Faces, Ply, backwards, drawn, thrown
from kogge.reasons import Reason, why_not
from kogge.schema import Schema, schema
from kogge.seal import AnySeal, one_source
from kogge.seeds import checked_seed, given_or_fresh
from kogge.sitters import Sitter
from kogge.views import Played, View, named, retraced


class Game:
    """A scenario being played: a position, the actions that led to it, and a source of luck.

    Actions are numbers (valid for this scenario and these options) or texts. Bad input raises
    ``Refused`` and leaves the game as it was.
    """

    __slots__ = (
        "_last",
        "beginning",
        "held",
        "luck",
        "options",
        "rules",
        "scenario",
        "seal",
        "seed",
        "sitters",
        "state",
    )

    def __init__(self, scenario: Scenario, options: Options, seed: int | None, seal: AnySeal | None = None) -> None:
        self.scenario = scenario
        self.options = options
        self.seal = one_source(seed, seal, options.seats)
        self.seed = None if seed is None else checked_seed(seed)
        self.rules: Rules = scenario.rules(options)
        self.beginning: State = self.rules.blank
        self.state: State = self.rules.start()
        self.luck = Random(given_or_fresh(seed))  # if the game is sealed, for what seats choose at random, and no more
        self.sitters: dict[int, Sitter] = {}  # who plays which seat, as far as anybody said so
        self.held: dict[int, Answer] = {}  # by seat: what was given and is not due yet
        self._last: Ply | None = None
        self.state.listen()

    # What is the case

    @property
    def facts(self) -> Facts:
        """What never changes in this game: prices, supplies, rates, places."""
        return facts_of(self.rules)

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
        return list(self.options.owners)

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
        shared = self.rules.layout.find("shared_win")
        return [seat for seat, share in enumerate(self.state.cells(shared.start, shared.stop)) if share]

    @property
    def actions(self) -> list[int]:
        """Everything that was done so far, chance included."""
        return [ply.action for ply in backwards(self._last)][::-1]

    def __len__(self) -> int:
        """How many actions have been played."""
        return 0 if self._last is None else self._last.number + 1

    @property
    def draws(self) -> int:
        """How many of them were luck's."""
        return 0 if self._last is None else self._last.draws

    def read(self, field: str) -> list[list[int]]:
        """The rows of a field of the whole position, secrets included."""
        found = named(self.rules, field)
        cells = self.state.cells(found.start, found.stop)
        return [cells[row * found.cols : (row + 1) * found.cols] for row in range(found.rows)]

    # What may happen

    def waiting(self) -> list[int]:
        """The seats for whose decision the game waits, in the rules' order: several, where they may decide at once."""
        return self._decisions().waiting()

    def may_act(self) -> list[int]:
        """The seats that ``give`` would hear: those for whom the game waits, and a proposer, who need not wait."""
        return self._decisions().may_act()

    def legal(self) -> list[int]:
        """The actions open to the seat, or the chance, that is to act."""
        return [] if self.is_over else self.rules.actions(self.state)

    def legal_texts(self) -> list[str]:
        """The legal actions by name."""
        return [self.notation.write(action) for action in self.legal()]

    def outcomes(self) -> list[Outcome]:
        """What chance may do now; empty when a seat is to act."""
        return outcomes(self.rules, self.state)

    def journeys(self) -> list[Journey]:
        """Where each piece of the seat to act can travel now, by the cheapest way; ``play`` takes their texts."""
        return journeys(self.rules, self.state)

    @property
    def notation(self) -> Notation:
        """How actions of this game are written."""
        return notation(self.rules)

    def text(self, action: int) -> str:
        """An action by name."""
        return self.notation.write(self.notation.known(action))

    def action(self, text: str) -> int:
        """The number of an action that is given by name; seats may be named by colour."""
        return self._orders().action(text)

    def why_not(self, action: int | str, seat: int | None = None) -> Reason | None:
        """Why an action is not open to a seat, or to whoever is to act, chance included; ``None`` if it is."""
        number = self.action(action) if isinstance(action, str) else self.notation.known(action)
        if seat is None and self.to_act == CHANCE:
            return why_not(self.rules, self.state, CHANCE, number)
        return self.view(self.to_act if seat is None else self._seat(seat)).why_not(number)

    def parts(self, action: int) -> tuple[Chosen, ...]:
        """What an action names, part by part, each as a number and by name."""
        return self.notation.parts(self.notation.known(action))

    # Playing

    def play(self, action: int | str, faces: Faces | None = None) -> None:
        """Do something legal.

        A text may be several actions, parted by ``;``: all are done or none. It may also send a piece on
        a journey of several steps: ``sail 1 to 87``. Whoever rolls for the game may say which ``faces`` two
        dice show; they are remembered and told.
        """
        line = self._orders().line(action, self.state)
        if faces is not None:
            faces = thrown(self.rules, line, faces)
        if self.seal is not None:
            self.seal.check(self.rules, self.state, line, faces, self.draws)
        for one in line:
            self._do(one, faces)
        self._settle()

    def give(self, seat: int, action: int | str) -> None:
        """Do something that is a seat's own to decide, be it its turn in the rules' order or not.

        What is not due yet is held, and played as soon as it is: answers to an offer when it is the seat's turn,
        discards when all who owe some have given them. A proposer need not wait: who is silent then has declined.
        """
        seat = self._seat(seat)
        hear, orders = self._decisions().heard, self._orders()
        line, self.held = hear(seat, self.seats, lambda s, mine: orders.line(action, s, mine))
        for one in line:
            self._do(one)
        self._settle()

    def take_back(self, seat: int) -> None:
        """Forget what a seat has given, as long as it is held and nobody else has heard it."""
        seat = self._seat(seat)
        self.held = self._decisions().without(seat, self.seats[seat])

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
                self._settle()

    def open_seal(self) -> None:
        """Let records tell the secret from now on: of a game that was abandoned. One that is over tells it anyway."""
        if self.seal is None:
            raise Refused("this game has no seal that could be opened")
        self.seal = self.seal.opened()

    def undo(self) -> None:
        """Take the last action back.  The luck that went into it is not unspent; only a seal draws the same again.

        What others have given stays held if they still owe it; what was given for a decision that is undone is dropped.
        """
        if self._last is None:
            raise Refused.of("nothing_done")
        self.state.go_back(self._last.way_back)
        self.held = kept(self.rules, self.state, self.held, self._last.actor)
        self._last = self._last.before

    def may_undo(self, seat: int) -> bool:
        """May this seat fairly take the last action back: its own, without luck, that has revealed nothing?"""
        return why_not_undo(self._last, self._seat(seat)) is None

    def arrange(self, position: State) -> None:
        """Begin anew from another position, to study it.  Such a game can't be recorded."""
        if self.seal is not None:
            raise Refused("a game with a seal can't begin anew; arrange the position in a game with a seed")
        try:
            begun = self.rules.admit(position).copy()
            self.rules.check_whole(begun)
        except (TypeError, ValueError) as wrong:
            raise Refused(str(wrong)) from None
        self.state.copy_from(begun)
        self.beginning, self.held, self._last = begun, {}, None

    def _orders(self) -> Orders:
        return Orders(self.rules, self.seats, self.state, self.held)

    def _decisions(self) -> Decisions:
        return Decisions(self.rules, self.state, self.held)

    def _settle(self) -> None:
        """Play what was given and is due, in the rules' order."""
        while self.held and self._decisions().is_due():
            for action in self.held.pop(self.to_act).actions:
                self._do(action)

    def _draw(self) -> None:
        """Let chance act by this game's own luck; the faces of dice are those that it has drawn."""
        if self.seal is not None:
            self._do(*self.seal.drawn(self.rules, self.state, self.draws))
            return
        before = self.luck.copy()
        action = self.rules.drawn(self.state, self.luck)
        self._do(action, drawn(self.rules, action, before))

    def _do(self, action: int, faces: Faces | None = None) -> None:
        before = self.state.copy()
        self.rules.play(self.state, action)
        told, way_back = self.state.told(), self.state.way_back(before)
        draws = self.draws + (before.to_act == CHANCE)
        self._last = Ply(len(self), action, before.to_act, faces, told, way_back, self._last, draws)
        if self.held:
            self.held = kept(self.rules, self.state, self.held, before.to_act)

    # Copies, views, text

    def copy(self) -> "Game":
        """A twin that shares nothing that changes.  It will have the same luck: players must get views, not copies."""
        twin = Game.__new__(Game)
        twin.scenario = self.scenario
        twin.options = self.options
        twin.seed = self.seed
        twin.seal = self.seal
        twin.rules = self.rules
        twin.beginning = self.beginning
        twin.state = self.state.copy()
        twin.state.listen()
        twin.luck = self.luck.copy()
        twin.sitters = dict(self.sitters)
        twin.held = dict(self.held)
        twin._last = self._last
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        from kogge.beginning import retold  # games begin there

        line = [(ply.action, ply.faces) for ply in self.plies()]
        begun = (self.scenario.name, self.options, self.seed, self.seal, self.beginning)
        return retold, (*begun, line, self.luck.position, self.sitters, self.held)

    def __bool__(self) -> bool:
        """A game is a game, also before its first action."""
        return True

    def view(self, seat: int | None) -> View:
        """The position as a seat (``None``: a spectator) may see it."""
        return View(self.rules, self.state, self._watcher(seat), self.held)

    def view_schema(self) -> Schema:
        """The JSON Schema of ``to_dict()`` of every view of this game."""
        return schema(self.rules)

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What has happened since so many actions, as a seat (``None``: a spectator) may know it."""
        seat = self._watcher(seat)
        return [event for ply in self.plies(since) for event in events(ply, seat)]

    def changes(self, seat: int | None, since: int = 0) -> list[Played]:
        """The actions since so many and the cells that they changed, for somebody who keeps a position in step."""
        return retraced(self.rules, self.state, self.plies(since), self._watcher(seat))

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

    def _watcher(self, seat: int | None) -> int | None:
        return None if seat is None else self._seat(seat)

    def _seat(self, seat: int) -> int:
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
        luck = f"seed={self.seed}" if self.seal is None else f"seal={self.seal}"
        return f"<kogge.start({self.scenario.name!r}, {luck}{chosen}) after {len(self)} actions: {self.step}>"
