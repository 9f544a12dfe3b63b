"""A bot that does what looks best now."""

from collections.abc import Sequence
from functools import lru_cache

from kogge.bots import tactics
from kogge.bots.atlas import Atlas, atlas
from kogge.bots.diary import Diary
from kogge.bots.outlook import Outlook
from kogge.bots.tactics.tactic import NEUTRAL, Score, Tactic, always, highest
from kogge.engine.chance import Random
from kogge.engine.rules import Rules
from kogge.engine.state import State
from kogge.views import View


class Repertoire:
    """The tactics that are in force in one game: a score for each of its actions."""

    def __init__(self, rules: Rules, known: Sequence[Tactic]) -> None:
        self.atlas: Atlas = atlas(rules)
        in_force = [tactic for tactic in known if self.applies(tactic)]
        self.in_force = in_force
        self.lasting = lasting(self.atlas, [field for tactic in in_force for field in tactic.dialogue])
        self.scores: list[tuple[Score, int]] = [(always(NEUTRAL), 0)] * rules.n_actions
        for name, act in self.atlas.acts.items():
            score = highest([tactic.scores[name] for tactic in in_force if name in tactic.scores])
            for arg in range(act.size):
                self.scores[act.first + arg] = (score, arg)

    def applies(self, tactic: Tactic) -> bool:
        """Has the game one of the tactic's acts and all that it reads?"""
        return any(act in self.atlas.first for act in tactic.scores) and all(
            field in self.atlas.spans for field in tactic.fields
        )

    def position(self, s: State) -> list[object]:
        """What makes up a position but the words of a dialogue."""
        return [self, s.to_act, s.turn_of, *[s.cells(start, stop) for start, stop in self.lasting]]

    def best(self, outlook: Outlook, legal: Sequence[int]) -> list[int]:
        """The actions with the highest score."""
        best: list[int] = []
        most = 0.0
        for action in legal:
            score, arg = self.scores[action]
            value = score(outlook, arg)
            if not best or value > most:
                best, most = [action], value
            elif value == most:
                best.append(action)
        return best


def lasting(atlas: Atlas, dialogue: Sequence[str]) -> list[tuple[int, int]]:
    """The runs of cells in which no dialogue is kept."""
    runs: list[tuple[int, int]] = []
    for name, (start, stop, _) in atlas.spans.items():
        if name not in dialogue:
            if runs and runs[-1][1] == start:
                runs[-1] = (runs[-1][0], stop)
            else:
                runs.append((start, stop))
    return runs


@lru_cache(maxsize=64)
def repertoire(rules: Rules, known: tuple[Tactic, ...]) -> Repertoire:
    """The repertoire for a game; the same rules give the same object."""
    return Repertoire(rules, known)


class GreedyBot:
    """Plays the action that its tactics score highest; luck decides between equals."""

    def __init__(self, seed: int, known: tuple[Tactic, ...] = tactics.ALL) -> None:
        self.luck = Random(seed)
        self.known = known
        self.diary = Diary()
        self.position: list[object] = []
        self.outlook: Outlook | None = None

    def choose(self, view: View) -> int:
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        game = repertoire(view.rules, self.known)
        outlook = self.look(game, view)
        best = game.best(outlook, legal)
        action = best[self.luck.number(len(best))] if len(best) > 1 else best[0]
        self.diary.write(action)
        return action

    def remembered(self) -> list[int]:
        return [self.diary.turn, *self.diary.entries]

    def remember(self, told: list[int]) -> None:
        self.diary.turn, *self.diary.entries = told

    def look(self, game: Repertoire, view: View) -> Outlook:
        """An outlook on the position: the last one, if only a dialogue has gone on since."""
        position = game.position(view.state)
        if self.outlook is not None and position == self.position:
            self.outlook.look_again(view)
        else:
            self.position = position
            self.outlook = Outlook(view, game.atlas, game.in_force, self.diary)
        self.diary.open(self.outlook.turn)
        return self.outlook
