"""How a table is played at: clocks, what happens when somebody is gone, and how fast bots are."""

from typing import Annotated, Literal

from pydantic import Field

from kogge.server.grammar import Message, Whole

BotName = Annotated[str, Field(min_length=1, max_length=40)]


class Timing(Message):
    """A clock for each seat: seconds for the whole game, and some more for each decision."""

    seconds: Annotated[int, Field(ge=10, le=30 * 86_400), Whole]
    increment: Annotated[int, Field(ge=0, le=86_400), Whole] = 0


class Settings(Message):
    """How a table is played at.

    ``when_out`` is what happens when a clock has run out, ``gone`` when no connection of a person is at the table: the
    others wait, or a bot decides, of somebody who is gone after ``grace`` seconds. For so long bots also wait for
    answers to their offers. ``pace`` is how many milliseconds a bot lets pass before it acts.
    """

    clock: Timing | None = None
    when_out: Literal["wait", "bot"] = "wait"
    gone: Literal["wait", "bot"] = "wait"
    grace: Annotated[int, Field(ge=5, le=7 * 86_400), Whole] = 120
    stand_in: BotName = "greedy"
    pace: Annotated[int, Field(ge=0, le=10_000), Whole] = 800
