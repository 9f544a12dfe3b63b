"""Tables over HTTP: making one, finding one, sitting down, and what can be looked at without a socket."""

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Response

from kogge.games.refusal import Refused
from kogge.server.asked import SHOWN, Address, AGuest, AService, ATable, Language, MaybeGuest
from kogge.server.bodies import Claim, Claimed, Renew, Renewed, TableListed, TablePage
from kogge.server.charter import NewTable, Opened, Terms
from kogge.server.grammar import Result, Seat
from kogge.server.messages import SeatShown, TableShown
from kogge.server.service import Service
from kogge.server.sitting import Sitting
from kogge.server.store import Guest
from kogge.server.store.reads import Place, Seated
from kogge.svg import draw
from kogge.views import View

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MICROSECOND = timedelta(microseconds=1)
ALONE = {"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox"}  # of a picture

router = APIRouter(prefix="/api/tables", tags=["tables"])


@router.post("", status_code=201, dependencies=SHOWN)
async def new_table(wanted: NewTable, guest: AGuest, service: AService, address: Address) -> Opened:
    """Make a table.  The tokens in the answer are told nowhere else."""
    await service.doorkeeper.count("tables", address)
    return await service.to_the_end(service.house.open_table(guest.id, wanted))


@router.get("", dependencies=SHOWN)
async def tables(
    service: AService,
    guest: MaybeGuest,
    which: Annotated[Literal["open", "mine", "finished"], Query()] = "open",
    after: Annotated[str | None, Query(pattern=r"^[0-9]{1,16}\.[A-Za-z0-9_-]{22}$")] = None,
    most: Annotated[int, Query(ge=1, le=50)] = 20,
) -> TablePage:
    """Public tables that wait for players, tables of the guest, or public ones that are over; the newest first."""
    place = None if after is None else place_of(after)
    if which == "mine":
        if guest is None:
            raise Refused.of("not_a_guest")
        found = await asyncio.to_thread(service.reads.tables_of, guest.id, place, most)
    else:
        reads = {"open": service.reads.open_tables, "finished": service.reads.finished_tables}
        found = await asyncio.to_thread(reads[which], place, most)
    waiting = {seated.table.id: service.house.waiting(seated.table.id) for seated in found}
    shown = await asyncio.to_thread(lambda: [listed(seated, waiting[seated.table.id]) for seated in found])
    return TablePage(tables=shown, after=mark(found[-1].place) if len(found) == most else None)


@router.get("/{table}", dependencies=SHOWN)
async def table(table: ATable, service: AService, guest: MaybeGuest) -> TableShown:
    """A table as everyone may know it who may look on."""
    return (await watched(service, table, guest)).gallery.shown()


@router.post("/{table}/join", dependencies=SHOWN)
async def join(table: ATable, guest: AGuest, service: AService, address: Address) -> Claimed:
    """Sit down on any open seat of a public table."""
    await service.doorkeeper.count("claims", address)
    sitting = await service.house.sitting(table)
    return Claimed(seat=await service.to_the_end(sitting.join(guest.id)))


@router.post("/{table}/look_on", status_code=204, dependencies=SHOWN)
async def look_on(table: ATable, shown: Claim, guest: AGuest, service: AService, address: Address) -> None:
    """Be let in as a spectator, by an invitation."""
    await service.doorkeeper.count("claims", address)
    sitting = await service.house.sitting(table)
    await service.to_the_end(sitting.look_on(guest.id, shown.token))


@router.post("/{table}/claim", dependencies=SHOWN)
async def claim(table: ATable, shown: Claim, guest: AGuest, service: AService, address: Address) -> Claimed:
    """Sit down, by the token out of a link: on its seat, or if it is an invitation on any open one."""
    await service.doorkeeper.count("claims", address)
    sitting = await service.house.sitting(table)
    return Claimed(seat=await service.to_the_end(sitting.claim(guest.id, shown.token)))


@router.post("/{table}/renew", dependencies=SHOWN)
async def renew(table: ATable, wanted: Renew, guest: AGuest, service: AService, address: Address) -> Renewed:
    """A new link for a seat of the guest's; the old one is worth nothing from now on."""
    await service.doorkeeper.count("claims", address)
    sitting = await service.house.sitting(table)
    token = await service.to_the_end(sitting.renew(guest.id, wanted.seat))
    service.lines.end_those_of(table, wanted.seat)
    return Renewed(token=token)


@router.post("/{table}/invite", dependencies=SHOWN)
async def invite(table: ATable, guest: AGuest, service: AService, address: Address) -> Renewed:
    """A new invitation, for whoever has made the table; the old one is worth nothing from now on."""
    await service.doorkeeper.count("claims", address)
    sitting = await service.house.sitting(table)
    return Renewed(token=await service.to_the_end(sitting.invite(guest.id)))


@router.get(
    "/{table}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record(table: ATable, service: AService, guest: MaybeGuest) -> Response:
    """The record of a game that is over: who drew what stands in it, so that it is nobody's while the game goes on."""
    found = (await watched(service, table, guest)).table
    if found.game is None or found.state not in ("over", "abandoned"):
        raise Refused.of("record_later")
    headers = {"content-disposition": f'attachment; filename="{table}.record"'}
    return Response(await asyncio.to_thread(found.game.record), media_type="text/plain", headers=headers)


@router.get(
    "/{table}/board.svg",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}},
    dependencies=SHOWN,
)
async def board(
    table: ATable,
    service: AService,
    guest: MaybeGuest,
    seat: Annotated[Seat | None, Query(description="One of the own seats; a spectator's view if not said.")] = None,
    language: Language = "en",
    labels: bool = False,
) -> Response:
    """A picture of the board as a spectator, or one of the guest's seats, sees it."""
    view = seen(await watched(service, table, guest), guest, seat)
    drawn = await asyncio.to_thread(draw, view, view.facts.colors, labels=labels, language=language)
    return Response(drawn, media_type="image/svg+xml", headers=ALONE)


# What may be seen of a table


async def watched(service: Service, table: str, guest: Guest | None) -> Sitting:
    """A table at which somebody may look on; to anybody else there is none."""
    sitting = await service.house.sitting(table)
    if not sitting.table.may_watch(guest.id if guest else ""):
        raise Refused.of("no_table")
    return sitting


def seen(sitting: Sitting, guest: Guest | None, seat: int | None) -> View:
    """The position as a seat of the guest's, or a spectator, sees it."""
    if seat is not None and seat not in sitting.table.seats_of(guest.id if guest else ""):
        raise Refused.of("not_your_seat")
    if sitting.table.game is None:
        sitting.table.check_open()
        raise Refused.of("not_begun")
    return sitting.table.game.view(seat)


# How lists are told


def listed(seated: Seated, waiting: list[int]) -> TableListed:
    """A table in a list, and for whose decision it waits."""
    row = seated.table
    terms = Terms.of(row)
    colors = dict(enumerate(terms.colors))
    return TableListed(
        table=row.id,
        scenario=row.scenario,
        options=dict(row.options),
        state=row.state if terms.are_read or row.state not in ("open", "playing") else "closed",
        public=row.public,
        created=row.created,
        changed=row.changed,
        seats=[
            SeatShown(
                seat=one.seat,
                color=colors.get(one.seat, ""),
                kind=one.kind,
                name=one.name,
                guest=one.guest,
                bot=one.bot,
            )
            for one in seated.seats
        ],
        waiting=waiting,
        result=None if row.result is None else Result(winners=row.result["winners"]),
    )


def mark(place: Place) -> str:
    """A place in a list, as a text that a client gives back."""
    created, table = place
    return f"{(created - EPOCH) // MICROSECOND}.{table}"


def place_of(mark: str) -> Place:
    """The place that a text tells."""
    micros, _, table = mark.partition(".")
    try:
        return EPOCH + int(micros) * MICROSECOND, table
    except OverflowError:
        raise Refused.of("not_understood", where="after") from None
