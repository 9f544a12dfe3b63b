"""``kogge join``: a seat at a table of a server, in this terminal."""

import getpass
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from rich.console import Console
from rich.text import Text

from kogge.cli.keeping import is_number, shelf
from kogge.cli.online.link import SOCKETS, Link, read_link
from kogge.cli.online.requests import Server
from kogge.cli.terminal.screen import Screen
from kogge.files import place
from kogge.games.refusal import Refused, written
from kogge.record import recorded
from kogge.texts import Texts

if TYPE_CHECKING:
    from kogge.cli.online.visit import Visit

NEEDED = ("pydantic", "websockets")
LONGEST_NAME = 40
FULL = ("no_open_seat", "table_ended")  # why somebody who was invited can only look on
PEOPLE = {"me": "me", "open": "open"}  # whoever is called otherwise is a bot


@dataclass(frozen=True)
class Wanted:
    """What was asked for on the command line; ``new`` is the scenario of a table that is yet to be made."""

    link: str
    name: str | None
    watch: bool
    new: str | None = None
    seats: Sequence[str] = ()
    options: tuple[tuple[str, Any], ...] = ()
    record: str | None = None


def join(wanted: Wanted, console: Console, texts: Texts) -> None:
    """Play until the person goes."""
    if any(find_spec(needed) is None for needed in NEEDED):
        raise Refused.of("join_not_installed")
    from kogge.cli.online.keyboard import Keyboard

    screen = Screen(console, texts)
    visit = visit_to(wanted, screen)
    if sys.stdin is not None:
        Keyboard(sys.stdin.fileno(), visit.inbox.put).start()
    visit.run()


def visit_to(wanted: Wanted, screen: Screen) -> "Visit":
    """Be known to the server and sit down, or look on."""
    from kogge.cli.online.passport import known_at
    from kogge.cli.online.visit import Visit

    link = None if wanted.new else read_link(wanted.link)
    server = Server(link.origin if link else origin_of(wanted.link))
    known_at(server, name_of(wanted.name))
    if link is None:
        link = made(server, wanted, screen)
    elif link.token:
        sit_down(server, link, screen, wanted.watch)
    return Visit(link, server, screen)


def made(server: Server, wanted: Wanted, screen: Screen) -> Link:
    """Make a table, and say how others get there."""
    seats = [{"kind": PEOPLE[name]} if name in PEOPLE else {"kind": "bot", "bot": name} for name in wanted.seats]
    told = {"scenario": wanted.new, "options": dict(wanted.options), "seats": seats or None}
    told |= {"record": wanted.record} if wanted.record else {}
    opened = server.post("/api/tables", told)
    link = Link(server.origin, str(opened["table"]), str(opened["invite"]))
    screen.console.print(Text(screen.texts.say("join-made", link=link.text)), soft_wrap=True)
    return link


def sit_down(server: Server, link: Link, screen: Screen, only_watch: bool) -> None:
    """Take the seat of the link; whoever can't, or does not want to, is let in to look on."""
    at, token = f"/api/tables/{link.table}", {"token": link.token}
    if only_watch:
        server.post(f"{at}/look_on", token)
        return
    try:
        server.post(f"{at}/claim", token)
    except Refused as refusal:
        if refusal.key not in FULL:
            raise
        server.post(f"{at}/look_on", token)
        screen.say(screen.texts.say("join-instead", reason=refusal.text(screen.texts.language)))


def name_of(asked: str | None) -> str:
    """What somebody is called: as they say, or as the system calls them."""
    name = " ".join((asked if asked is not None else user()).split())
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
        raise Refused.of("no_guest_name", name=written(name), most=LONGEST_NAME)
    return name


def user() -> str:
    try:
        return getpass.getuser()[:LONGEST_NAME]
    except (OSError, KeyError):  # a system that does not know whose program this is
        return "guest"


def origin_of(text: str) -> str:
    """The address of a server, without anything that follows it."""
    try:
        parts = urlsplit(text.strip())
        has_host = bool(parts.hostname) and parts.port != 0
    except ValueError:
        has_host = False
    if not has_host or parts.scheme not in SOCKETS or "@" in parts.netloc:
        raise Refused.of("no_address", said=written(text.partition("#")[0]))
    return f"{parts.scheme}://{parts.netloc}"


def brought(address: str, name: str | None, game: str, seats: Sequence[str]) -> Wanted:
    """A table where a game goes on that was kept here, or is in a file; it is told with the options that it has."""
    path = shelf().find(game).path if game == "last" or is_number(game) else place(game)
    found = recorded(path)
    return Wanted(address, name, False, found.scenario.name, seats, record=found.record())
