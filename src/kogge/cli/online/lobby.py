"""Tables of a server that somebody may sit down at, for whoever has only its address."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from kogge.cli.online.link import Link
from kogge.cli.online.requests import Server
from kogge.cli.terminal.screen import Screen
from kogge.texts import Texts

GOES_ON = ("open", "playing")


def show_lobby(server: Server, screen: Screen) -> None:
    """The own tables, and the public ones that wait for players, each with its link."""
    mine = [one for one in tables(server, "mine") if one["state"] in GOES_ON]
    known = {one["table"] for one in mine}
    waiting = [one for one in tables(server, "open") if one["table"] not in known]
    for title, found in (("join-mine", mine), ("join-public", waiting)):
        if found:
            screen.say(screen.texts.say(title))
        for one in found:
            link = Link(server.origin, str(one["table"])).text
            told = screen.texts.say("join-listed", scenario=one["scenario"], seats=seats(one, screen.texts), link=link)
            screen.console.print(Text(told), soft_wrap=True)
    if not mine and not waiting:
        screen.say(screen.texts.say("join-no_tables", url=server.origin))


def tables(server: Server, which: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = server.get(f"/api/tables?which={which}").get("tables", [])
    return found


def seats(table: Mapping[str, Any], texts: Texts) -> str:
    """Who sits at a table."""
    return ", ".join(one["name"] or one["bot"] or texts.say("join-seat.nobody") for one in table["seats"])
