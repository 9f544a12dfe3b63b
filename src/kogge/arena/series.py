"""Many games between the same bots.

Game ``i`` of a series depends on the seed of the series and on ``i`` alone, so that any part of
it can be played anywhere, at any time, and comes out the same.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from kogge.arena.entrants import enter
from kogge.arena.interruption import Watch
from kogge.arena.logbook import Logbook
from kogge.arena.match import BotFailed, play, raised, story
from kogge.arena.shelf import keep
from kogge.arena.tally import Ending, Tally
from kogge.bots.protocol import Bot
from kogge.build import COMPILED
from kogge.engine.chance import MASK, scrambled
from kogge.engine.playout import play_many
from kogge.engine.rules import Rules
from kogge.engine.state import NOBODY
from kogge.game import Game
from kogge.games import catalogue
from kogge.games.refusal import Refused
from kogge.games.scenario import Options
from kogge.seeds import fresh_seed
from kogge.sitters import Sitter

RANDOM = "random"
LIMIT = 1_000_000  # actions of a random game, as in ``Game.play_out``


def game_seed(seed: int, number: int) -> int:
    """The seed of a game of a series."""
    return (scrambled(seed & MASK) + number) & MASK


def bot_seed(seed: int, number: int, seat: int) -> int:
    """The seed of the bot in a seat of a game of a series, unrelated to the luck of that game."""
    return scrambled((scrambled(game_seed(seed, number)) + seat + 1) & MASK)


class GameFailed(Exception):
    """A game of a series could not be played to its end; ``record`` is the game up to there.

    Of several random games, which are played in one go, it can be any; then there is no record.
    """

    def __init__(self, games: range, reason: str, record: str) -> None:
        super().__init__(games, reason, record)
        self.games = games
        self.reason = reason
        self.record = record

    @property
    def number(self) -> int:
        """The number of the game, or of the first that it can be."""
        return self.games.start

    def __str__(self) -> str:
        one = f"game {self.number}"
        which = one if len(self.games) == 1 else f"one of the games {self.number} to {self.games[-1]}"
        return f"{which} was broken off: {self.reason}"


class ResultSheet:
    """Where a position of these rules tells how the game ended."""

    def __init__(self, rules: Rules) -> None:
        self.players = rules.players
        fields = rules.layout.fields
        self.cells = [fields["turn"].start, fields["winner"].start]
        for name in ("points", "shared_win"):
            field = rules.layout.find(name)
            self.cells += range(field.start, field.stop)

    def ending(self, actions: int, turns: int, winner: int, *seats: int) -> Ending:
        """The ending that the number of actions and these cells tell."""
        points, shares = seats[: self.players], seats[self.players :]
        winners = (winner,) if winner != NOBODY else tuple(seat for seat, share in enumerate(shares) if share)
        return Ending(actions, turns, winners, points)

    def read(self, game: Game) -> Ending:
        return self.ending(len(game), *[game.state[cell] for cell in self.cells])


@dataclass(frozen=True)
class SeriesPart:
    """Some games of a series that have been played: what came out, and, if wanted, how each ended."""

    numbers: range
    tally: Tally
    endings: tuple[Ending, ...] = ()


@dataclass(frozen=True)
class Series:
    """What is played: a scenario, the bots (changing seats from game to game if ``rotate``), a seed.

    With ``records`` each game is also written to that folder, over older ones only to ``overwrite`` them.
    With ``each`` the parts of the series tell how each game ended.
    """

    scenario: str
    options: Options
    bots: tuple[str, ...]
    seed: int = field(default_factory=fresh_seed)
    rotate: bool = True
    records: Path | None = None
    overwrite: bool = False
    each: bool = False

    def seated(self, number: int) -> Sequence[str]:
        """Who sits where in a game."""
        shift = number % len(self.bots) if self.rotate else 0
        return self.bots[shift:] + self.bots[:shift]

    def game(self, number: int) -> Game:
        """A game of the series, before its first action."""
        game = Game(catalogue.find(self.scenario), self.options, game_seed(self.seed, number))
        game.sitters = {seat: Sitter(bot=name) for seat, name in enumerate(self.seated(number))}
        return game

    @property
    def at_random(self) -> bool:
        """Does nobody think in this series?  Then the rules can play it by themselves."""
        return all(name == RANDOM for name in self.bots)

    @property
    def in_one_go(self) -> bool:
        """Are random games played many at a time, without the interpreter?"""
        return self.at_random and self.records is None

    def play(self, games: range) -> Tally:
        """Play the games with these numbers and count what came out."""
        tally = Tally.of(self.bots)
        for part in self.parts(games):
            tally.add(part.tally)
        return tally

    def parts(self, games: range, watch: Watch | None = None, book: Logbook | None = None) -> Iterator[SeriesPart]:
        """Play the games with these numbers, part by part; between them it can be interrupted."""
        watch, book = watch or Watch(), book or Logbook()
        if self.in_one_go:
            watch.check()
            yield self.counted(games, self.play_alone(games))
            return
        for number in games:
            watch.check()
            yield self.counted(range(number, number + 1), [self.play_one(number, watch, book)])

    def counted(self, games: range, endings: Sequence[Ending]) -> SeriesPart:
        """What came out of these games."""
        tally = Tally.of(self.bots)
        for number, ending in zip(games, endings, strict=True):
            tally.count(ending, self.seated(number))
        return SeriesPart(games, tally, tuple(endings) if self.each else ())

    def play_alone(self, games: range) -> list[Ending]:
        """Random games, without the interpreter: each is what ``play_one`` would play."""
        rules = catalogue.find(self.scenario).rules(self.options)
        sheet = ResultSheet(rules)
        told = play_many(rules, game_seed(self.seed, games.start), len(games), LIMIT, sheet.cells)
        return [sheet.ending(*cells) for cells in told]

    def play_one(self, number: int, watch: Watch, book: Logbook) -> Ending:
        """Play one game, and write its record if wanted."""
        game = self.game(number)
        if self.at_random:
            game.play_out(LIMIT)
        else:
            self.play_bots(game, number, watch, book)
        if self.records is not None:
            keep(self.records, number, game.record(), self.overwrite)
        return ResultSheet(game.rules).read(game)

    def play_bots(self, game: Game, number: int, watch: Watch, book: Logbook) -> None:
        """Let the bots play a game.  Whatever they raise is their failure, unless somebody has asked for the end."""
        bots: list[Bot] = []
        book.begin(number)
        try:
            with watch.breaking_in():
                for seat, name in enumerate(self.seated(number)):
                    bots.append(enter(name, bot_seed(self.seed, number, seat)))
                play(game, bots, told=book.write)
        except (BotFailed, Refused) as failure:
            watch.check()  # the bot has made something else of an interruption
            raise GameFailed(range(number, number + 1), str(failure), story(game)) from failure
        except KeyboardInterrupt as error:
            if watch.heard or not watch.is_kept:
                raise
            reason = (
                raised(game, bots[game.to_act], error)
                if len(bots) == game.players
                else f"the bot {self.seated(number)[len(bots)]} raised KeyboardInterrupt when it was made"
            )
            raise GameFailed(range(number, number + 1), reason, story(game)) from error

    def spans(self, games: range, jobs: int) -> Iterator[range]:
        """The numbers of these games in pieces: short enough to tell of progress, long enough to be worth it."""
        longest = 100 if COMPILED and self.in_one_go else 10
        step = max(1, min(longest, len(games) // (20 * jobs)))
        for first in range(games.start, games.stop, step):
            yield range(first, min(first + step, games.stop))
