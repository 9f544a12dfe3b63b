"""``kogge play --resume``: tables in the browser and games of the terminal, in one list."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from rich.text import Text

from kogge.cli.browser import Evening, Rest, instead, known, missing, show, until_interrupted
from kogge.cli.keeping import Kept
from kogge.cli.kept_list import answered, listing, refuse_playing, when
from kogge.cli.online.lobby import GOES_ON, seats
from kogge.cli.online.requests import Server
from kogge.cli.own_tables import OwnTable, OwnTables, is_own_table
from kogge.cli.seating import SeatWishes
from kogge.cli.serve import data_folder
from kogge.cli.terminal.words import sentence
from kogge.games.refusal import Refused

PAGE = 50  # tables that are asked for at once


@dataclass(frozen=True)
class StandingTable:
    """A table that goes on, as the server lists it."""

    own: OwnTable
    told: dict[str, Any]


def resumed(evening: Evening) -> Rest | None:
    """Go on at a table, until somebody presses Ctrl-C; a game of the terminal is left to it."""
    request, own = evening.request, OwnTables()
    tables, name = own.all(), request.scenario
    is_for_terminal = request.load is not None or replace(request, scenario=None).is_new  # where it is refused
    if is_for_terminal or not tables or not may_be_table(name, tables, evening):
        return Rest(request)
    lack = missing()
    if lack is not None:
        return instead(evening, lack)
    return gone_on(evening, own, own.find(name) if name and is_own_table(name) else None)


def may_be_table(name: str | None, tables: Sequence[OwnTable], evening: Evening) -> bool:
    """Can the game that is asked for be at a table?  The last one is, if it was played later than all others."""
    if name != "last":
        return name is None or is_own_table(name)
    games = evening.shelf.underway()
    return not games or tables[0].played > games[0].played


def gone_on(evening: Evening, own: OwnTables, wanted: OwnTable | None) -> Rest | None:
    """Start the server and go on with a table, or with what is chosen."""
    from kogge.cli.home_server import at_home

    chosen: OwnTable | Kept | None = None
    with until_interrupted(evening.texts), at_home(data_folder(None)) as home:
        standing = those_that_go_on(known(home), own)
        if wanted is not None:
            chosen = wanted
            if wanted not in [one.own for one in standing]:
                raise Refused.of("table_is_over", name=wanted.name)
        else:
            chosen = choice(evening, standing)
        if isinstance(chosen, OwnTable):
            if evening.wishes != SeatWishes():
                raise Refused.of("goes_on_as_begun", option="--resume")
            show(evening, home, own, chosen)
    return Rest(replace(evening.request, scenario=str(chosen.number))) if isinstance(chosen, Kept) else None


def those_that_go_on(server: Server, own: OwnTables) -> list[StandingTable]:
    """Our tables at which a game goes on, the last one first; the others are forgotten."""
    listed: dict[str, dict[str, Any]] = {}
    after: str | None = ""
    while after is not None:
        page = server.get(f"/api/tables?which=mine&most={PAGE}" + (f"&after={after}" if after else ""))
        listed |= {table["table"]: table for table in page["tables"]}
        after = page["after"]
    found = []
    for table in own.all():
        if listed.get(table.table, {}).get("state") in GOES_ON:
            found.append(StandingTable(table, listed[table.table]))
        else:
            own.forget(table)
    return found


def choice(evening: Evening, standing: Sequence[StandingTable]) -> OwnTable | Kept | None:
    """The game that somebody wants to go on with; nothing if they want none."""
    games = evening.shelf.underway()
    if evening.request.scenario == "last" and standing:
        return standing[0].own
    if not games and not standing:
        raise Refused.of("none_underway")
    if len(games) + len(standing) == 1:
        return standing[0].own if standing else games[0]
    texts, console = evening.texts, evening.console
    rows = [(one.own.name, when(one.own.played), one.told["scenario"], seats(one.told, texts)) for one in standing]
    console.print(listing(evening.shelf, games, texts, rows))
    console.print(Text(texts.say("kept-throw_away"), "dim"))
    while name := answered(evening.read, texts):
        try:
            return named(evening, standing, name)
        except Refused as reason:
            console.print(Text(sentence(reason, texts)))
    return None


def named(evening: Evening, standing: Sequence[StandingTable], name: str) -> OwnTable | Kept:
    """What somebody has typed, as one of those that are listed."""
    for one in standing:
        if one.own.name == name:
            return one.own
    kept = evening.shelf.find(name)
    refuse_playing(evening.shelf, kept)
    return kept
