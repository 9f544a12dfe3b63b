"""What somebody chooses who makes a table: the game, who sits where, and how it is played."""

from contextlib import suppress
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field, ValidationError

from kogge import bots
from kogge.beginning import load
from kogge.game import Game
from kogge.games.refusal import Refused
from kogge.games.scenario import Options, Scenario
from kogge.record import read_record
from kogge.server.messages import Message
from kogge.server.store import TableRow
from kogge.sitters import Sitter

OptionValue = bool | int | Annotated[str, Field(max_length=65_536)]  # an owner's board is a text
BotName = Annotated[str, Field(min_length=1, max_length=40)]


class Timing(Message):
    """A clock for each seat: seconds for the whole game, and some more for each decision."""

    seconds: Annotated[int, Field(ge=10, le=30 * 86_400)]
    increment: Annotated[int, Field(ge=0, le=86_400)] = 0


class Settings(Message):
    """How a table is played at.

    ``when_out`` is what happens when a clock has run out, ``gone`` when no connection of a person is at the table: the
    others wait, or a bot decides, of somebody who is gone after ``grace`` seconds. For so long bots also wait for
    answers to their offers. ``pace`` is how many milliseconds a bot lets pass before it acts.
    """

    clock: Timing | None = None
    when_out: Literal["wait", "bot"] = "wait"
    gone: Literal["wait", "bot"] = "wait"
    grace: Annotated[int, Field(ge=5, le=7 * 86_400)] = 120
    stand_in: BotName = "greedy"
    pace: Annotated[int, Field(ge=0, le=10_000)] = 800


class NewSeat(Message):
    """Who shall sit there: whoever makes the table, somebody who is yet to come, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: BotName = "greedy"


class NewTable(Message):
    """A table that somebody wants to make.  Without ``seats`` it is one's own first seat, and the others are open."""

    scenario: Annotated[str, Field(min_length=1, max_length=40)]
    options: dict[Annotated[str, Field(max_length=40)], OptionValue] = Field(default_factory=dict)
    seats: Annotated[list[NewSeat], Field(max_length=8)] | None = None
    public: bool = False
    settings: Settings = Settings()
    record: Annotated[str, Field(max_length=65_536)] | None = None  # of a game that goes on here, with its options


class Opened(Message):
    """A new table, for whoever has made it: the tokens are told nowhere else."""

    table: str
    invite: str
    tokens: dict[str, str]  # by the number of the own seats


def continued(wanted: NewTable) -> NewTable:
    """The same with the options of the game that is to go on, and its seats, if none are named."""
    if wanted.record is None:
        return wanted
    game = read_record(wanted.record)
    if game.is_over:
        raise Refused.of("game_over")
    if wanted.scenario != game.scenario.name or wanted.options:
        raise Refused.of("goes_on_otherwise", scenario=game.scenario.name)
    seats = seats_in(game) if wanted.seats is None else wanted.seats
    return wanted.model_copy(update={"options": game.options.unusual(), "seats": seats})


def seats_in(game: Game) -> list[NewSeat]:
    """Who goes on: bots as they were, as far as every server has them; the first person is whoever brings the game."""
    told = [game.sitters.get(seat, Sitter()) for seat in range(game.players)]
    first = next((seat for seat, sitter in enumerate(told) if not sitter.bot), None)
    return [
        NewSeat(kind="me" if seat == first else "open")
        if not sitter.bot
        else NewSeat(kind="bot", bot=sitter.bot if sitter.bot in bots.names() else "greedy")
        for seat, sitter in enumerate(told)
    ]


def chosen(wanted: NewTable) -> tuple[Options, list[NewSeat]]:
    """The options of a new table and who sits where; what can't be played is refused."""
    _, options = load(wanted.scenario, **wanted.options)
    seats = wanted.seats
    if seats is None:
        seats = [NewSeat(kind="me"), *[NewSeat(kind="open") for _ in options.seats[1:]]]
    if len(seats) != len(options.seats):
        raise Refused.of("wrong_seats", seats=len(options.seats), told=len(seats))
    for name in [wanted.settings.stand_in, *[seat.bot for seat in seats if seat.kind == "bot"]]:
        bots.make(name, 0)
    return options, seats


@dataclass(frozen=True)
class Terms:
    """What was chosen for a table, as it is written down; of what this version can't read there is nothing."""

    scenario: Scenario | None
    options: Options | None
    settings: Settings | None

    @classmethod
    def of(cls, row: TableRow) -> "Terms":
        """What a row says, which another version may have written."""
        scenario = options = settings = None
        with suppress(Refused, TypeError, ValueError):
            scenario, options = load(row.scenario, **row.options)
        with suppress(ValidationError, TypeError):
            settings = Settings.model_validate(dict(row.settings))
        return cls(scenario, options, settings)

    @property
    def are_read(self) -> bool:
        return self.options is not None and self.settings is not None

    @property
    def game(self) -> tuple[Scenario, Options]:
        """What is played; refused if that can't be read."""
        if self.scenario is None or self.options is None:
            raise Refused.of("other_options")
        return self.scenario, self.options

    @property
    def colors(self) -> list[str]:
        """The colours of the seats, as far as they are known."""
        return [] if self.options is None else self.options.seats
