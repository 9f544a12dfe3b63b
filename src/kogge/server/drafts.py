"""What a command would write into the log: each command of a guest is read here, or refused."""

from dataclasses import dataclass, field
from typing import Any

from kogge.events import why_not_undo
from kogge.game import Game
from kogge.games.refusal import Refused, word
from kogge.refusals import not_undone
from kogge.seal import checked_word
from kogge.server.messages import Act, Command, Leave, Mute, Start, TakeBack, Undo, Wish, Word
from kogge.server.store import Write, change_seat, change_table
from kogge.server.table import Payload, Table, last, told_of
from kogge.server.wishes import Wishes


@dataclass(frozen=True)
class Draft:
    """An entry that is not written yet, what it makes of the game, and what changes with it in the database."""

    kind: str
    payload: Payload = field(default_factory=dict)
    game: Game | None = None
    writes: tuple[Write, ...] = ()


def drafts_of(table: Table, guest: str, command: Command) -> list[Draft]:
    """What a command comes to; it is refused if the guest may not do that, or not now."""
    seat: int | None = getattr(command, "seat", None)
    if seat is not None:
        check_seat(table, guest, seat)
    match command:
        case Act():
            return [*returned(table, command.seat), acted(table, command.seat, command.action, by="hand")]
        case TakeBack():
            return [played("take_back", table, table.taken_back(command.seat), seat=command.seat)]
        case Undo():
            return [undone(table, command.seat)]
        case Wish():
            return [wished(table, command)]
        case Word():
            check_not_begun(table)
            return [Draft("word", {"seat": command.seat, "word": checked_word(command.word)})]
        case Start():
            return [started(table, guest)]
        case Leave():
            return [left(table, guest, command.seat)]
        case Mute():
            return [Draft("mute", {"speaker": command.guest, "muted": command.muted})]
    raise AssertionError(f"nobody reads {command}")


def check_seat(table: Table, guest: str, seat: int) -> None:
    if seat >= len(table.chairs) or table.chairs[seat].guest != guest:
        raise Refused.of("not_your_seat")


def check_not_begun(table: Table) -> None:
    if table.state != "open":
        raise Refused.of("begun_already")


# The game


def acted(table: Table, seat: int, text: str, by: str) -> Draft:
    """An action of a seat, which a person (``by`` is ``hand``), a bot or a wish decided."""
    return played("act", table, table.acted(seat, text), seat=seat, text=text, by=by)


def played(kind: str, table: Table, game: Game, **payload: Any) -> Draft:
    return Draft(kind, {**payload, "plies": told_of(table.game, game)}, game)


def returned(table: Table, seat: int) -> list[Draft]:
    """Whoever does something is back, and plays again."""
    is_away = table.chairs[seat].stand_in is not None
    return [Draft("back", {"seat": seat}, writes=(change_seat(table.id, seat, stand_in=None),))] if is_away else []


def undone(table: Table, seat: int) -> Draft:
    """A seat takes its last action back."""
    ply = last(table.playing())
    reason = why_not_undo(ply, seat)
    if reason is not None:
        actor = "" if ply is None or ply.actor < 0 else table.colors[ply.actor]
        raise not_undone(reason, actor)
    return played("undo", table, table.undone(), seat=seat)


def wished(table: Table, command: Wish) -> Draft:
    """What the server shall answer for a seat."""
    wishes = Wishes(command.no_trades, command.decline_unpayable).to_dict()
    row = change_seat(table.id, command.seat, wishes=wishes)
    return Draft("wish", {"seat": command.seat, **wishes}, writes=(row,))


# Before and after it


def started(table: Table, guest: str) -> Draft:
    """The game begins."""
    check_not_begun(table)
    if guest != table.row.host:
        raise Refused.of("not_host")
    untaken = [word("color", table.colors[seat]) for seat, chair in enumerate(table.chairs) if chair.kind == "open"]
    if untaken:
        raise Refused.of("seats_open", seats=untaken)
    game = table.begun()
    start = played("start", table, game)
    return Draft(start.kind, start.payload, game, (change_table(table.id, state="playing"),))


def left(table: Table, guest: str, seat: int) -> Draft:
    """Somebody gives a seat up; its link is worth nothing any more."""
    if table.state not in ("open", "playing"):
        raise Refused.of("table_ended")
    nobody = change_seat(
        table.id,
        seat,
        kind="open",
        guest=None,
        name="",
        token=None,
        wishes=None,
        stand_in=None if table.game is None else table.settings.stand_in,
    )
    return Draft("leave", {"seat": seat, "guest": guest}, writes=(nobody,))


def seated(table: Table, seat: int, guest: str, name: str) -> Draft:
    """Somebody takes a seat."""
    taken = change_seat(table.id, seat, kind="person", guest=guest, name=name, stand_in=None)
    return Draft("sit", {"seat": seat, "guest": guest, "name": name}, writes=(taken,))
