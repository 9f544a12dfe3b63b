"""Travel: acts by which a piece takes single steps, and where it can get by several of them.

Rules know single steps. A search takes them on a copy of the position, so that legality has one author, the rules
themselves. What an act of travel says besides makes it fast: which cells a step may change, and which situations on
the way need not be looked at twice.
"""

from collections.abc import Mapping, Sequence

from kogge.engine.act import Act
from kogge.engine.chance import Moves
from kogge.engine.parts import Part
from kogge.engine.rules import Rules
from kogge.engine.state import OVER, State
from kogge.engine.tables import Notes, Row
from kogge.engine.topology import NOWHERE

NO_ACTION = -1
LONGEST = 10_000  # more steps than a way has

Way = tuple[tuple[int, ...], dict[str, int], int]


class Travel(Act):
    """A piece goes to a neighbouring place: its parts are the piece and the place.

    ``trail`` names the fields that a step may change, in this game or in others of the same kind, but for those that
    follow from where the piece stands.
    ``extension`` is an act that buys further steps for a piece, ``ending`` one by which it stays where it has come to.
    """

    def __init__(self, name: str, piece: Part, place: Part, trail: Sequence[str] = ()) -> None:
        super().__init__(name, piece, place)
        self.is_step = True
        self.pieces = piece.size
        self.places = place.size
        self.trail: Sequence[str] = trail
        self.extension: Act | None = None
        self.ending: Act | None = None

    def where(self, s: State, piece: int) -> int:
        """The place of a piece of the active player, or ``NOWHERE``."""
        return NOWHERE

    def put(self, s: State, piece: int, place: int) -> None:
        """Move the piece there, and nothing else: no step is counted, nothing is paid."""

    def may_stay(self, s: State, piece: int) -> bool:
        """May a piece that has taken a step end the turn where it is?"""
        return True

    def mark(self, s: State, piece: int) -> int:
        """What tells two situations on the way apart, as a number.

        Of two with the same mark, the one that has cost less, or as much by fewer steps, leads wherever the other does.
        """
        return self.where(s, piece)

    def marks(self, s: State) -> int:
        """A number that is greater than every mark on ways that begin in this position."""
        return self.places


class Search:
    """Looks for the ways of one piece of the seat to act.  ``means`` are what that seat can pay with: names and cells.

    Situations are numbered from 1, in the order in which they are found. Of each is kept where the piece is, what is in
    the cells of its trail, by which action it was reached from which other, and its rank: the cost, then the steps.
    All but ``ways`` and ``way`` is private to the compiled part.
    """

    def __init__(self, rules: Rules, act: Travel, piece: int, means: Mapping[str, int], s: State) -> None:
        s = rules.admit(s)
        self.is_ready = False
        if (
            act not in rules.acts.items
            or act not in rules.steps[s.step].acts
            or not isinstance(act, Travel)
            or not 0 <= piece < act.pieces
        ):
            raise ValueError(f"no piece {piece} travels at {rules.steps[s.step].name} by this act")
        if not isinstance(means, Mapping) or not all(0 <= cell < len(s) for cell in means.values()):
            raise ValueError("means are counted in cells of the position")
        self.rules = rules
        self.act = act
        self.piece = piece
        self.first: int = act.first + piece * act.places
        self.further: int = NO_ACTION if act.extension is None else act.extension.first + piece
        self.names = list(means)
        self.means = Row(list(means.values()))
        self.here: State = s.copy()
        self.start: State = s
        self.out = Moves(rules.n_actions)
        self.ahead = Notes(act.places)  # what the piece may do in a situation
        self.choices = 0
        fields = [rules.layout.fields[name] for name in act.trail if name in rules.layout.fields]
        self.trail = Row([cell for field in fields for cell in range(field.start, field.stop)])
        most: int = self.act.marks(s) + 1
        self.number = Notes(most)  # of the situation with each mark
        self.kept = Notes(most * (self.trail.size + 2))
        self.place = Notes(most)
        self.rank = Notes(most)
        self.action = Notes(most)
        self.before = Notes(most)
        self.known = 0
        self.heap = Notes(most)  # those from which the search has still to go on, the one with the lowest rank first
        self.spot = Notes(most)  # of each in the heap
        self.waiting = 0
        self.end = Notes(act.places)  # of the way to each place, if it is known
        self.ends = Notes(act.places)  # the same in the order in which they were found
        self.found = 0
        self.is_ready = True

    def ways(self) -> list[Way]:
        """To every place where the piece may stay the cheapest way, and of those the shortest; the cheapest come first.

        A way is the actions that lead there, what they cost, and how many of them are steps.
        """
        if not self.is_ready:
            raise ValueError("this search was never begun")
        if self.known == 0:
            self.explore()
        self.out.raise_failure()
        self.here.raise_failure()
        return [self.way(self.ends.at[k]) for k in range(self.found)]

    def way(self, i: int) -> Way:
        """How the piece gets into a situation."""
        if not 1 <= i <= self.known:
            raise IndexError(f"there is no situation {i}; {self.known} are known")
        steps, actions, costs = self.rank.at[i] % LONGEST, [], {}
        self.return_to(i)
        for k in range(self.means.size):
            if self.less(k) > 0:
                costs[self.names[k]] = self.less(k)
        while i > 1:
            actions.append(self.action.at[i])
            i = self.before.at[i]
        return tuple(actions[::-1]), costs, steps

    def explore(self) -> None:
        """Go on from every situation, the cheapest first."""
        if self.act.where(self.here, self.piece) == NOWHERE:
            return
        self.arrive(0, NO_ACTION)
        while self.waiting > 0:
            i = self.next()
            self.return_to(i)
            self.note_end(i)
            self.look_ahead()
            for k in range(self.choices):
                if k > 0:
                    self.return_to(i)
                self.rules.apply(self.here, self.ahead.at[k])
                self.arrive(i, self.ahead.at[k])

    def look_ahead(self) -> None:
        """List the steps that the piece may take; where it has none, what buys further ones, if that can be had.

        A way ends where chance or another seat has a word, as with a discovery.
        """
        self.choices = 0
        if self.here.step == OVER or self.here.to_act != self.start.to_act:
            return
        self.rules.legal(self.here, self.out)
        further = 0
        for k in range(self.out.n):
            action = self.out.action[k]
            if action == self.further:
                further = 1
            elif self.first <= action < self.first + self.act.places:
                self.ahead.at[self.choices] = action
                self.choices += 1
        if self.choices == 0 and further == 1:
            self.ahead.at[0] = self.further
            self.choices = 1

    def arrive(self, before: int, action: int) -> None:
        """The piece has got somewhere: keep it, unless it was there before by a better way."""
        mark = self.act.mark(self.here, self.piece)
        rank = self.spent() * LONGEST
        if before > 0:
            rank += self.rank.at[before] % LONGEST + (0 if action == self.further else 1)
        i = self.number.at[mark]
        if i == 0:
            self.known += 1
            i = self.known
            self.number.at[mark] = i
        elif rank >= self.rank.at[i]:
            return
        self.rank.at[i] = rank
        self.action.at[i] = action
        self.before.at[i] = before
        self.keep(i)
        self.wait(i)

    def keep(self, i: int) -> None:
        """Remember the situation."""
        row = i * (self.trail.size + 2)
        for k in range(self.trail.size):
            self.kept.at[row + k] = self.here.at[self.trail.at[k]]
        self.kept.at[row + self.trail.size] = self.here.step
        self.kept.at[row + self.trail.size + 1] = self.here.to_act
        self.place.at[i] = self.act.where(self.here, self.piece)

    def return_to(self, i: int) -> None:
        """Be in a situation again."""
        if self.act.where(self.here, self.piece) != self.place.at[i]:
            self.act.put(self.here, self.piece, self.place.at[i])
        row = i * (self.trail.size + 2)
        for k in range(self.trail.size):
            self.here.at[self.trail.at[k]] = self.kept.at[row + k]
        self.here.step = self.kept.at[row + self.trail.size]
        self.here.to_act = self.kept.at[row + self.trail.size + 1]

    def note_end(self, i: int) -> None:
        """If the piece may stay here, and is elsewhere than at the start, this is the best way to the place."""
        place = self.place.at[i]
        if place != self.place.at[1] and self.end.at[place] == 0 and self.act.may_stay(self.here, self.piece):
            self.end.at[place] = i
            self.ends.at[self.found] = i
            self.found += 1

    def less(self, k: int) -> int:
        """How much of one of the means was spent; what a way brings makes it no cheaper."""
        return max(0, self.start.at[self.means.at[k]] - self.here.at[self.means.at[k]])

    def spent(self) -> int:
        """How much of all means together."""
        total = 0
        for k in range(self.means.size):
            total += self.less(k)
        return total

    # The heap

    def wait(self, i: int) -> None:
        """A situation that is new, or better than it was, finds its place in the heap."""
        if self.spot.at[i] == 0:
            self.waiting += 1
            self.spot.at[i] = self.waiting
        k = self.spot.at[i]
        while k > 1 and self.precedes(i, self.heap.at[k >> 1]):
            self.set_at(k, self.heap.at[k >> 1])
            k = k >> 1
        self.set_at(k, i)

    def next(self) -> int:
        """Take the best one off the heap."""
        best = self.heap.at[1]
        i = self.heap.at[self.waiting]
        self.waiting -= 1
        k = 1
        while 2 * k <= self.waiting:
            child = 2 * k
            if child < self.waiting and self.precedes(self.heap.at[child + 1], self.heap.at[child]):
                child += 1
            if not self.precedes(self.heap.at[child], i):
                break
            self.set_at(k, self.heap.at[child])
            k = child
        self.set_at(k, i)
        self.spot.at[best] = 0
        return best

    def set_at(self, k: int, i: int) -> None:
        self.heap.at[k] = i
        self.spot.at[i] = k

    def precedes(self, i: int, other: int) -> bool:
        """Is one better, or found before an equal one?"""
        return self.rank.at[i] < self.rank.at[other] or (self.rank.at[i] == self.rank.at[other] and i < other)
