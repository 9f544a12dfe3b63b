"""``kogge join``: a seat at a table of a server, in this terminal."""

import getpass
import re
import sys
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from rich.console import Console
from rich.text import Text

from kogge.cli.keeping import Kept, is_number, shelf
from kogge.cli.online.link import SOCKETS, Link, read_link
from kogge.cli.online.requests import Server
from kogge.cli.scenario_options import chosen, names_in
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
CLOCK = re.compile(r"([0-9]{1,5})(?:\+([0-9]{1,5}))?")  # 15, or 15+10
MOST_MINUTES = 30 * 24 * 60
MOST_INCREMENT = 24 * 60 * 60  # seconds
PEOPLE = {"me": "me", "open": "open"}  # whoever is called otherwise is a bot


@dataclass(frozen=True)
class HouseRules:
    """How a new table is played at, besides the game itself."""

    public: bool = False
    clock: dict[str, int] | None = None
    grace: int | None = None
    pace: int | None = None

    def told(self) -> dict[str, Any]:
        """As a server is told it; what is not said is as the server has it."""
        settings: dict[str, Any] = {}
        if self.clock is not None:
            settings |= {"clock": self.clock, "when_out": "bot"}
        if self.grace is not None:
            settings |= {"gone": "bot", "grace": self.grace}
        if self.pace is not None:
            settings["pace"] = self.pace
        return {"public": self.public, "settings": settings}


@dataclass(frozen=True)
class WantedTable:
    """What was asked for on the command line; ``new`` is the scenario of a table that is yet to be made."""

    link: str
    name: str | None
    watch: bool
    new: str | None = None
    seats: Sequence[str] = ()
    options: tuple[tuple[str, Any], ...] = ()
    record: str | None = None
    house_rules: HouseRules = HouseRules()


def wanted(
    link: str,
    name: str | None,
    watch: bool,
    new: str | None,
    go_on: str | None,
    seats: str | None,
    pairs: list[str],
    house_rules: HouseRules,
) -> WantedTable:
    """What is asked for by the options of the command line."""
    rules = {f"--{rule}": value for rule, value in vars(house_rules).items()}
    check_new(new, go_on, {"--seats": seats, "--option": pairs} | rules)
    if watch and (new is not None or go_on is not None):
        raise Refused.of("watch_what_is_there")
    sitters = names_in(seats) if seats else []
    if go_on is not None:
        return brought(link, name, go_on, sitters, house_rules)
    is_told = any(pair.startswith("players=") for pair in pairs)
    players: dict[str, str | None] = {"players": str(len(sitters))} if sitters and not is_told else {}
    picked = chosen(new, pairs, players)[1].unusual() if new else {}
    return WantedTable(link, name, watch, new, sitters, tuple(picked.items()), house_rules=house_rules)


def check_new(new: str | None, go_on: str | None, told: Mapping[str, object]) -> None:
    """Refuse what does not go together: a table has one game, and only a new one can be told how it shall be."""
    if new is not None and go_on is not None:
        raise Refused.of("new_or_open")
    if go_on is not None and told.get("--option"):
        raise Refused.of("goes_on_as_begun", option="--open")
    if new is None and go_on is None:
        for option in [option for option, value in told.items() if value not in (None, False, [])]:
            raise Refused.of("only_at_new", option=option)


def join(wanted: WantedTable, console: Console, texts: Texts) -> None:
    """Play until the person goes."""
    if any(find_spec(needed) is None for needed in NEEDED):
        raise Refused.of("join_not_installed")
    from kogge.cli.online.keyboard import Keyboard, NoMore, can_tell_keys, every_key
    from kogge.cli.online.prompt import LivePrompt

    screen = Screen(console, texts)
    visit = visit_to(wanted, screen)
    if visit is None:
        return
    if sys.stdin is None:
        visit.inbox.put(NoMore())
        visit.run()
        return
    keys = sys.stdin.fileno()
    by_key = console.is_terminal and can_tell_keys(keys)
    if by_key:
        visit.line = LivePrompt(console)
    with every_key(keys) if by_key else nullcontext():
        Keyboard(keys, visit.inbox.put, by_key).start()
        visit.run()


def visit_to(wanted: WantedTable, screen: Screen) -> "Visit | None":
    """Be known to the server and sit down, or look on; where only the server is named its tables are listed."""
    from kogge.cli.online.lobby import show_lobby
    from kogge.cli.online.passport import known_at
    from kogge.cli.online.visit import Visit

    link = None if wanted.new or is_address(wanted.link) else read_link(wanted.link)
    server = Server(link.origin if link else origin_of(wanted.link))
    known_at(server, name_of(wanted.name))
    if link is not None:
        sit_down(server, link, screen, wanted.watch)
    elif wanted.new:
        link = made(server, wanted, screen)
    else:
        show_lobby(server, screen)
        return None
    return Visit(link, server, screen)


def made(server: Server, wanted: WantedTable, screen: Screen) -> Link:
    """Make a table, and say how others get there."""
    seats = [{"kind": PEOPLE[name]} if name in PEOPLE else {"kind": "bot", "bot": name} for name in wanted.seats]
    told = {"scenario": wanted.new, "options": dict(wanted.options), "seats": seats or None}
    told |= wanted.house_rules.told()
    told |= {"record": wanted.record} if wanted.record else {}
    opened = server.post("/api/tables", told)
    link = Link(server.origin, str(opened["table"]), str(opened["invite"]))
    screen.console.print(Text(screen.texts.say("join-made", link=link.text)), soft_wrap=True)
    return link


def sit_down(server: Server, link: Link, screen: Screen, only_watch: bool) -> None:
    """Take the seat of the link; whoever can't, or does not want to, is let in to look on.

    A link without a token leads to an open seat of a public table, or to the seat that somebody has already.
    """
    at, token = f"/api/tables/{link.table}", {"token": link.token}
    if only_watch:
        if link.token:
            server.post(f"{at}/look_on", token)
        return
    try:
        server.post(f"{at}/claim", token) if link.token else server.post(f"{at}/join", {})
    except Refused as refusal:
        if not link.token and refusal.key == "wrong_token":
            return  # it is not public: whoever sits there goes on, and anybody else is told that there is no such table
        if refusal.key not in FULL:
            raise
        if link.token:
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


def clock_in(text: str) -> dict[str, int]:
    """A clock as somebody writes it: minutes for the whole game, and seconds more for each decision."""
    found = CLOCK.fullmatch(text.strip())
    if found is None or not 0 < int(found[1]) <= MOST_MINUTES or int(found[2] or 0) > MOST_INCREMENT:
        raise Refused.of("no_clock", said=written(text), minutes=MOST_MINUTES)
    return {"seconds": 60 * int(found[1]), "increment": int(found[2] or 0)}


def is_address(text: str) -> bool:
    """Is it a server that is meant, and no table?"""
    try:
        parts = urlsplit(text.strip())
    except ValueError:
        return False
    return parts.scheme in SOCKETS and parts.path in ("", "/") and not parts.fragment


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


def brought(address: str, name: str | None, game: str, seats: Sequence[str], house_rules: HouseRules) -> WantedTable:
    """A table where a game goes on that was kept here, or is in a file; it is told with the options that it has."""
    path = to_go_on(game).path if game == "last" or is_number(game) else place(game)
    found = recorded(path)
    return WantedTable(address, name, False, found.scenario.name, seats, record=found.record(), house_rules=house_rules)


def to_go_on(game: str) -> Kept:
    """A kept game, as ``kogge play --resume`` finds it: the last one is the last that is not over."""
    if game != "last":
        return shelf().find(game)
    underway = shelf().underway()
    if not underway:
        raise Refused.of("none_underway")
    return underway[0]
