"""After a crash every table is there again, as it was."""

import asyncio
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

import kogge
from kogge.server.charter import NewSeat, NewTable
from kogge.server.messages import Act, Command, Declined, Done, Leave, Mute, Say, TakeBack, Undo, Wish
from kogge.server.settings import Settings, Timing
from kogge.server.sitting import Sitting
from tests.server.tables.company import Company, Visitor, in_company

SETTINGS = Settings(
    clock=Timing(seconds=600, increment=5), when_out="bot", gone="bot", grace=60, pace=500, stand_in="random"
)
CRASHES, STEPS = 4, 40


@dataclass
class Evening:
    """Ana with two seats, Ben and a bot at a table, who do anything."""

    company: Company
    luck: Random
    table: str = ""
    invite: str = ""
    guests: list[str] = field(default_factory=list)
    lines: dict[str, Visitor] = field(default_factory=dict)
    done: dict[tuple[str, str], int] = field(default_factory=dict)

    @property
    def sitting(self) -> Sitting:
        return self.company.house.sittings[self.table].result()

    async def begin(self, scenario: str) -> None:
        self.guests = [await self.company.guest(name) for name in ("Ana", "Ben")]
        kinds = ["me", "open", "bot", "me"] if scenario == "base" else ["me", "open", "bot"]
        seats = [NewSeat.model_validate({"kind": kind, "bot": "random"}) for kind in kinds]
        wanted = NewTable(scenario=scenario, options={"players": len(seats)}, seats=seats, settings=SETTINGS)
        opened, sitting = await self.company.open(self.guests[0], wanted)
        self.table, self.invite = opened.table, opened.invite
        await sitting.claim(self.guests[1], opened.invite)
        await self.come_in()
        await self.company.begin(sitting, self.lines[self.guests[0]])

    async def come_in(self) -> None:
        for guest in self.guests:
            self.lines[guest] = await self.company.at_table(guest, self.table)

    async def do_anything(self) -> None:
        """One thing that somebody might do, be it sensible or not."""
        guest = self.luck.choice(self.guests)
        own = self.sitting.table.seats_of(guest)
        if self.luck.random() < 0.1:
            self.company.clock.pass_by(self.luck.choice([0.2, 1.0, 30.0, 90.0]))
        elif not own:
            await self.sitting.claim(guest, self.invite)
        elif self.luck.random() < 0.05:
            await self.sitting.unwatch(self.lines[guest])
            self.lines[guest] = self.lines[guest] if self.luck.random() < 0.5 else self.company.visitor(guest)
            await self.sitting.watch(self.lines[guest])
        else:
            await self.say(guest, self.anything(self.luck.choice(own)))
        await self.company.quiet(self.table)

    def anything(self, seat: int) -> Command:
        game = self.sitting.table.game
        assert game is not None
        texts = game.view(seat).texts() or ["roll"]
        said: dict[str, Any] = {"table": self.table, "id": self.company.next_id()}
        of_seat = said | {"seat": seat, "seq": self.sitting.table.seq - (self.luck.random() < 0.1)}
        other = self.luck.choice(self.guests)
        rare = [
            TakeBack(**of_seat),
            Undo(**of_seat),
            Wish(**said, seat=seat, no_trades="turn", decline_unpayable=True),
            Wish(**said, seat=seat, no_trades=self.luck.choice(["ever", None])),
            Say(**said, text="well played"),
            Mute(**said, guest=other, muted=self.luck.random() < 0.5),
            Leave(**said, seat=seat),
        ]
        return self.luck.choice(rare) if self.luck.random() < 0.2 else Act(**of_seat, action=self.luck.choice(texts))

    async def say(self, guest: str, command: Command) -> None:
        answer = await self.sitting.do(self.lines[guest], command)
        assert isinstance(answer, Done | Declined)
        if isinstance(answer, Done):
            self.done[guest, command.id] = answer.seq

    def told(self) -> list[dict[str, Any]]:
        """What everyone would be shown, but for who is connected and how far the running clocks are."""
        found = []
        for guest in self.guests:
            for seat in (None, *self.sitting.table.seats_of(guest)):
                shown = self.sitting.gallery.snapshot(guest, seat).model_dump()
                for chair in shown["shown"]["seats"]:
                    del chair["here"], chair["clock"]
                found.append(shown)
        return found

    def kept(self) -> tuple[object, ...]:
        """What a table has in mind and does not show."""
        table = self.sitting.table
        assert table.game is not None
        return (
            (table.seq, table.state, table.clocks, table.moved, table.done, table.muted, table.admitted, table.lines),
            (table.chairs, table.words, table.game.state, table.game.held, table.game.actions),
        )


@pytest.mark.parametrize("scenario", ["base", kogge.scenarios()[5], kogge.scenarios()[-1]])
def test_after_a_crash_every_seat_sees_what_it_saw_before(scenario: str, url: str) -> None:
    async def story(company: Company) -> None:
        evening = Evening(company, Random(scenario))
        await evening.begin(scenario)
        for _ in range(CRASHES):
            for _ in range(evening.luck.randrange(10, STEPS)):
                await evening.do_anything()
            before = evening.told(), evening.kept()
            await company.crash()
            assert (evening.told(), evening.kept()) == before
            assert evening.done.items() <= evening.sitting.table.done.items()
            await evening.come_in()
            await company.quiet(evening.table)
        assert evening.done

    in_company(url, story)


def test_whatever_was_acknowledged_is_there_after_a_crash_in_the_middle(url: str) -> None:
    async def story(company: Company) -> None:
        evening = Evening(company, Random(3))
        await evening.begin("base")
        for _ in range(CRASHES):
            commands = [
                (guest, Say(table=evening.table, id=company.next_id(), text="!")) for guest in evening.guests * 5
            ]
            tasks = [asyncio.create_task(evening.say(*command)) for command in commands]
            await asyncio.wait(tasks[: evening.luck.randrange(1, len(tasks))], return_when=asyncio.FIRST_COMPLETED)
            await company.crash()
            await asyncio.gather(*tasks)
            assert evening.done.items() <= evening.sitting.table.done.items()
            await evening.come_in()
            for guest, command in commands:
                await evening.say(guest, command)
            lines = company.house.reads.chat(evening.table, last=1000)
            assert len(lines) == len(evening.done)

    in_company(url, story)
