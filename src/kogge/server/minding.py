"""What happens at a table by itself, in its time: bots act, wishes are answered, clocks run out."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from kogge.games.refusal import Refused
from kogge.server.drafts import Draft, acted, returned
from kogge.server.haggling import Haggler
from kogge.server.logs import mark
from kogge.server.sitting import Sitting
from kogge.server.store import change_seat
from kogge.server.thinkers import Sight
from kogge.server.wishes import NO_WISHES, Wishes, answer, delay

logger = logging.getLogger(__name__)
FALLBACKS = ("greedy", "random")  # who takes over from a bot that fails
REST = 1.0  # seconds after something could not be written

Due = tuple[float, Callable[[], Awaitable[None]]]


@dataclass(frozen=True)
class Question:
    """A decision that is somebody's: what entry of the log asks for it, and since when it is asked.

    Of a bot that has made an offer also whose answers to it are there: with each one the question is another.
    """

    asked_by: tuple[int, ...]
    since: float


@dataclass(frozen=True)
class Pause:
    """What an answer by a wish lets pass: until when, and to which question, for which wishes, whether anybody is here.

    When one of these changes it begins anew. If it did not, an answer would come at once when somebody makes a wish or
    is here again long after they were asked, and so tell what it was that answered.
    """

    reasons: tuple[Question, Wishes, bool]
    until: float


class Minder:
    """Looks after one table: always knows what is due next, and sees to it then.

    Bots think meanwhile, one of a table at a time: nothing else that is due waits for them.
    """

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.means = sitting.means
        self.clock = sitting.means.clock
        self.questions: dict[int, Question] = {}
        self.pauses: dict[int, Pause] = {}
        self.haggler = Haggler()
        self.thought: asyncio.Task[None] | None = None
        self.not_before = 0.0
        self.task = asyncio.create_task(self.run(), name="minder of a table")

    async def run(self) -> None:
        """See to what is due, for ever."""
        while True:
            self.sitting.changed.clear()
            due = self.due()
            if due is None or not await self.is_time(max(due[0], self.not_before)):
                await self.sitting.changed.wait() if due is None else None
                continue
            await self.see_to(due[1])

    async def see_to(self, what: Callable[[], Awaitable[None]]) -> None:
        """Do what is due.  If that can't be done now, everything rests for a while."""
        try:
            await what()
        except Refused as refusal:
            logger.warning("table %s: %s", mark(self.sitting.table.id), refusal.key)
            self.not_before = self.clock.now() + REST
        except Exception:
            logger.exception("table %s: what was due has failed", mark(self.sitting.table.id))
            self.not_before = self.clock.now() + REST

    async def is_time(self, when: float) -> bool:
        """Wait for a moment; no, if something changes before."""
        left = when - self.clock.now()
        if left <= 0:
            return True
        waiting = [asyncio.ensure_future(self.clock.sleep(left)), asyncio.ensure_future(self.changed())]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in waiting:
                task.cancel()
        return not self.sitting.changed.is_set()

    async def changed(self) -> None:
        await self.sitting.changed.wait()

    @property
    def is_thinking(self) -> bool:
        """Does a bot of this table think about something?"""
        return self.thought is not None and not self.thought.done()

    async def close(self) -> None:
        for task in (self.task, self.thought):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    # What is due

    def due(self) -> Due | None:
        """The next thing that happens by itself if nobody does anything, and when."""
        table = self.sitting.table
        if table.state != "playing":
            return None
        self.ask()
        found = [*self.decisions_due(), *self.absences_due()]
        out = self.sitting.time.runs_out()
        if out is not None and table.settings.when_out == "bot":
            found.append((out[0], lambda: self.replace_person(out[1], "clock")))
        return min(found, key=lambda due: due[0], default=None)

    def ask(self) -> None:
        """Note which decisions are asked of whom, since when, and how long a wish lets them pass."""
        table, now = self.sitting.table, self.clock.now()
        asked = {seat: (table.moved[seat],) for seat in table.waiting()} | self.haggler.look(table, now)
        self.questions = {seat: old for seat, old in self.questions.items() if asked.get(seat) == old.asked_by}
        self.pauses = {seat: pause for seat, pause in self.pauses.items() if seat in asked}
        for seat, asked_by in asked.items():
            if seat not in self.questions:
                self.questions[seat] = Question(asked_by, now)
            reasons = self.questions[seat], table.chairs[seat].wishes, self.is_here(seat)
            if seat not in self.pauses or self.pauses[seat].reasons != reasons:
                self.pauses[seat] = Pause(reasons, now + delay(self.means.luck))

    def is_here(self, seat: int) -> bool:
        return seat not in self.sitting.time.gone

    def decisions_due(self) -> list[Due]:
        """What bots decide, unless one is thinking, and what is answered by a wish."""
        table = self.sitting.table
        found: list[Due] = []
        for seat, question in self.questions.items():
            chair = table.chairs[seat]
            if chair.player is not None:
                if not self.is_thinking:
                    found.append((self.when_asked(seat, question), self.bot_thinks(seat, question)))
            elif chair.wishes != NO_WISHES and (text := self.wished(seat)) is not None:
                found.append((self.pauses[seat].until, self.wish_acts(seat, self.pauses[seat], text)))
        return found

    def when_asked(self, seat: int, question: Question) -> float:
        """When a bot is asked: at the pace of the table, and about answers to its offer when it is time for them."""
        table, offer = self.sitting.table, self.haggler.offer
        if offer is not None and offer.seat == seat:
            return self.haggler.when(table, question.asked_by, question.since)
        return question.since + table.settings.pace / 1000

    def absences_due(self) -> list[Due]:
        """Who is gone for so long that a bot plays."""
        table = self.sitting.table
        if table.settings.gone != "bot":
            return []
        return [
            (since + table.settings.grace, partial(self.replace_person, seat, "gone"))
            for seat, since in self.sitting.time.gone.items()
            if table.chairs[seat].kind == "person" and table.chairs[seat].player is None
        ]

    def wished(self, seat: int) -> str | None:
        """How a seat wants the present question to be answered."""
        game = self.sitting.table.game
        assert game is not None
        action = answer(self.sitting.table.chairs[seat].wishes, game.view(seat), self.is_here(seat))
        return None if action is None else game.text(action)

    # Seeing to it

    def bot_thinks(self, seat: int, question: Question) -> Callable[[], Awaitable[None]]:
        async def begin() -> None:
            self.thought = asyncio.create_task(self.see_to(lambda: self.think(seat, question)), name="thought of a bot")
            self.thought.add_done_callback(lambda _: self.sitting.changed.set())

        return begin

    async def think(self, seat: int, question: Question) -> None:
        """Let a bot decide, and play that, unless it comes too late, or the bot would rather wait."""
        table = self.sitting.table
        name, game = table.chairs[seat].player, table.game
        if name is None or game is None:
            return
        try:
            sight = Sight.of(table.id, game, seat)
            action = await self.means.thinkers.choose(name, sight)
            assert action in sight.legal, f"{name} chose {action}, which is not legal"
        except Exception:  # whatever a bot does, the table goes on
            logger.exception("table %s: the bot %s has failed", mark(table.id), name)
            await self.sitting.in_turn(lambda: self.replace_bot(seat, name))
            return
        if not self.haggler.waits_on(table, seat, question.asked_by, action, self.clock.now()):
            await self.sitting.in_turn(lambda: self.decide(seat, question, game.text(action), "bot"))

    def wish_acts(self, seat: int, pause: Pause, text: str) -> Callable[[], Awaitable[None]]:
        async def act() -> None:
            await self.sitting.in_turn(lambda: self.decide(seat, pause, text, "wish"))

        return act

    async def decide(self, seat: int, asked: Question | Pause, text: str, by: str) -> None:
        """Play what was decided, unless the question is another by now, or somebody else's."""
        table = self.sitting.table
        if table.state != "playing":
            return
        self.ask()
        chair = table.chairs[seat]
        is_asked = chair.player is not None if by == "bot" else chair.player is None and self.wished(seat) == text
        if asked not in (self.questions.get(seat), self.pauses.get(seat)) or not is_asked:
            return
        draft = acted(table, seat, text, by)
        assert draft.game is not None
        is_back = chair.why == "clock" and seat not in draft.game.waiting()
        await self.sitting.commit([draft, *(returned(table, seat) if is_back else [])])

    async def replace_person(self, seat: int, why: str) -> None:
        """Let a bot play for somebody until they return."""
        await self.sitting.in_turn(lambda: self.stand_in(seat, why))

    async def stand_in(self, seat: int, why: str) -> None:
        table, time = self.sitting.table, self.sitting.time
        left = time.clocks(self.clock.now())[seat]
        is_so = seat in time.gone if why == "gone" else left == 0 and seat in time.running()
        if table.state != "playing" or table.chairs[seat].player is not None or not is_so:
            return
        bot = table.settings.stand_in
        row = change_seat(table.id, seat, stand_in=bot)
        await self.sitting.commit([Draft("stand_in", {"seat": seat, "bot": bot, "why": why}, writes=(row,))])

    async def replace_bot(self, seat: int, name: str) -> None:
        """Let another bot play on for one that has failed; of the last one there is no failing."""
        table = self.sitting.table
        chair = table.chairs[seat]
        if table.state != "playing" or chair.player != name:
            return
        by = FALLBACKS[0] if name != FALLBACKS[0] else FALLBACKS[1]
        row = change_seat(table.id, seat, **{"stand_in" if chair.stand_in else "bot": by})
        await self.sitting.commit([Draft("bot_failed", {"seat": seat, "bot": name, "by": by}, writes=(row,))])
