"""Many games between the same bots.

Game ``i`` of a series depends on the seed of the series and on ``i`` alone, so that any part of
it can be played anywhere, at any time, and comes out the same.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from kogge.arena.entrants import enter
from kogge.arena.match import BotFailed, play
from kogge.arena.tally import Ending, Tally
from kogge.build import COMPILED
from kogge.engine.chance import MASK, scrambled
from kogge.engine.playout import play_many
from kogge.engine.rules import Rules
from kogge.engine.state import NOBODY
from kogge.game import Game
from kogge.games import catalogue
from kogge.games.scenario import Options

RANDOM = "random"
LIMIT = 1_000_000  # actions of a random game, as in ``Game.play_out``


def game_seed(seed: int, number: int) -> int:
    """The seed of a game of a series."""
    return (scrambled(seed & MASK) + number) & MASK


def bot_seed(seed: int, number: int, seat: int) -> int:
    """The seed of the bot in a seat of a game of a series, unrelated to the luck of that game."""
    return scrambled((scrambled(game_seed(seed, number)) + seat + 1) & MASK)


class GameFailed(Exception):
    """A game of a series ended because a bot failed; ``record`` is the game up to there."""

    def __init__(self, number: int, reason: str, record: str) -> None:
        super().__init__(number, reason, record)
        self.number = number
        self.record = record

    def __str__(self) -> str:
        return f"game {self.number} was broken off: {self.args[1]}"


class Sheet:
    """Where a position of these rules tells how the game ended."""

    def __init__(self, rules: Rules) -> None:
        fields = rules.layout.fields
        points = fields["points"]
        self.cells = [fields["turn"].start, fields["winner"].start, *range(points.start, points.stop)]

    def ending(self, actions: int, turns: int, winner: int, *points: int) -> Ending:
        """The ending that the number of actions and these cells tell."""
        return Ending(actions, turns, None if winner == NOBODY else winner, points)

    def read(self, game: Game) -> Ending:
        return self.ending(len(game), *[game.state[cell] for cell in self.cells])


@dataclass(frozen=True)
class Series:
    """What is played: a scenario, the bots (changing seats from game to game if ``rotate``), a seed.

    With ``records`` each game is also written to that folder.
    """

    scenario: str
    options: Options
    bots: tuple[str, ...]
    seed: int = 0
    rotate: bool = True
    records: Path | None = None

    def seated(self, number: int) -> Sequence[str]:
        """Who sits where in a game."""
        shift = number % len(self.bots) if self.rotate else 0
        return self.bots[shift:] + self.bots[:shift]

    def game(self, number: int) -> Game:
        """A game of the series, before its first action."""
        return Game(catalogue.find(self.scenario), self.options, game_seed(self.seed, number))

    @property
    def at_random(self) -> bool:
        """Does nobody think in this series?  Then the rules can play it by themselves."""
        return all(name == RANDOM for name in self.bots)

    def play(self, games: range) -> Tally:
        """Play the games with these numbers and count what came out."""
        tally = Tally.of(self.bots)
        alone = self.at_random and self.records is None
        endings = self.play_alone(games) if alone else map(self.play_one, games)
        for number, ending in zip(games, endings, strict=True):
            tally.count(ending, self.seated(number))
        return tally

    def play_alone(self, games: range) -> Iterator[Ending]:
        """Random games, without the interpreter: each is what ``play_one`` would play."""
        rules = catalogue.find(self.scenario).rules(self.options)
        sheet = Sheet(rules)
        for told in play_many(rules, game_seed(self.seed, games.start), len(games), LIMIT, sheet.cells):
            yield sheet.ending(*told)

    def play_one(self, number: int) -> Ending:
        """Play one game, and write its record if wanted."""
        game = self.game(number)
        if self.at_random:
            game.play_out(LIMIT)
        else:
            self.play_bots(game, number)
        if self.records is not None:
            (self.records / f"{number:06}.record").write_text(game.record(), "utf-8")
        return Sheet(game.rules).read(game)

    def play_bots(self, game: Game, number: int) -> None:
        bots = [enter(name, bot_seed(self.seed, number, seat)) for seat, name in enumerate(self.seated(number))]
        try:
            play(game, bots)
        except BotFailed as failure:
            raise GameFailed(number, str(failure), failure.record) from failure

    def spans(self, games: int, jobs: int) -> Iterator[range]:
        """The numbers of all games in pieces: short enough to tell of progress, long enough to be worth it."""
        longest = 500 if COMPILED and self.at_random and self.records is None else 10
        step = max(1, min(longest, games // (20 * jobs)))
        for first in range(0, games, step):
            yield range(first, min(first + step, games))
