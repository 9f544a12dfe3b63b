"""``kogge play`` in the browser: a table on a server of this machine, with the game already begun."""

import os
import sys
import webbrowser
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from kogge.cli.join import user
from kogge.cli.keeping import Shelf
from kogge.cli.opening import Read, Request, begun, playable
from kogge.cli.own_tables import OwnTable, OwnTables
from kogge.cli.seating import SeatWishes, bots_of, seat_everyone, strangers
from kogge.cli.serve import NEEDED, data_folder
from kogge.files import place
from kogge.game import Game
from kogge.games.refusal import Refused
from kogge.record import recorded
from kogge.texts import ENGLISH, Texts

if TYPE_CHECKING:
    from kogge.cli.home_server import HomeServer
    from kogge.cli.online.requests import Server

HOME = "kogge play"  # what we remember ourselves by: the port may be another one the next time
LONGEST_RECORD = 65_536  # characters that a server takes


@dataclass(frozen=True)
class Evening:
    """All that was asked for on the command line, and who is asked back."""

    request: Request
    wishes: SeatWishes
    save_as: Path | None
    opens: bool  # a browser, if there is one
    shelf: Shelf
    console: Console
    read: Read
    texts: Texts


@dataclass(frozen=True)
class Rest:
    """What is left to the terminal: which game, and why it is played there."""

    request: Request
    hint: str = ""


def in_browser(evening: Evening) -> Rest | None:
    """Play in the browser until somebody presses Ctrl-C; what can't be played there is left to the terminal."""
    request = evening.request
    option = only_in_terminal(evening)
    if option is not None:
        return Rest(request, evening.texts.say("install-only_terminal", option=option))
    game = begun(request).game if request.load is None else playable(recorded(place(str(request.load))))
    people = seat_everyone(game, evening.wishes)
    if strangers(game) or len(game.record()) > LONGEST_RECORD:
        return Rest(request, evening.texts.say("install-only_terminal_game"))
    bots_of(game, known=False)  # refuses a bot that there is not
    lack = missing()
    if lack is not None:
        return instead(evening, lack)
    at_new_table(evening, game, people)
    return None


def only_in_terminal(evening: Evening) -> str | None:
    """An option that a table does not know: its luck is sealed, and there people have names of their own."""
    told = {
        "--seed": evening.request.seed,
        "--names": evening.wishes.names,
        "--save-as": evening.save_as,
        "--load": evening.request.load if evening.request.is_new else None,  # which is refused
    }
    return next((option for option, value in told.items() if value is not None), None)


def missing() -> Refused | None:
    """What playing in the browser needs and is not there."""
    if any(find_spec(name) is None for name in NEEDED):
        return Refused.of("server_not_installed")
    from kogge.server.page_files import is_built

    return None if is_built() else Refused.of("page_not_built")


def instead(evening: Evening, lack: Refused) -> Rest:
    """Play in the terminal, if there is one, and say why."""
    if sys.stdin is None or not sys.stdin.isatty():
        raise lack
    reason = lack.text(evening.texts.language)
    return Rest(evening.request, evening.texts.say("install-instead", reason=reason))


# A new table


def at_new_table(evening: Evening, game: Game, people: Sequence[int]) -> None:
    """Make a table for a game, begin it, and play."""
    from kogge.cli.home_server import at_home

    with until_interrupted(evening.texts), at_home(data_folder(None)) as home:
        own = OwnTables()
        table = own.add(*new_table(known(home), game, people, goes_on=evening.request.load is not None))
        show(evening, home, own, table)


def known(home: "HomeServer") -> "Server":
    """A server that knows who we are."""
    from kogge.cli.online.passport import known_at
    from kogge.cli.online.requests import Server

    server = Server(home.origin)
    known_at(server, user(), HOME)
    return server


def new_table(server: "Server", game: Game, people: Sequence[int], *, goes_on: bool) -> tuple[str, list[str]]:
    """A table at which a game has begun, and the tokens that open its seats; an invitation if nobody plays."""
    from kogge.cli.online.beginning import begin

    told = game.sitters
    seats = [{"kind": "me"} if n in people else {"kind": "bot", "bot": told[n].bot} for n in range(game.players)]
    wanted = {"record": game.record(), "options": {}} if goes_on else {"options": game.options.unusual()}
    opened = server.post("/api/tables", {"scenario": game.scenario.name, "seats": seats, **wanted})
    table = str(opened["table"])
    begin(server, table)
    return table, list(map(str, opened["tokens"].values())) or [str(opened["invite"])]


def show(evening: Evening, home: "HomeServer", own: OwnTables, table: OwnTable) -> None:
    """Say where a table is, open it, and wait as long as it is served here."""
    own.touch(table)
    texts = evening.texts
    query = "" if texts.language == ENGLISH else f"?language={texts.language}"  # else the browser knows better
    link = f"{home.origin}/t/{table.table}{query}#{table.key}"
    if not home.is_own:
        print(texts.say("install-neighbour", url=home.origin))
    print(texts.say("install-at", url=link), flush=True)
    if evening.opens and has_browser():
        with suppress(webbrowser.Error, OSError):
            webbrowser.open(link)
    if home.is_own:
        print(texts.say("install-end"), flush=True)
        try:
            home.wait()
        finally:
            own.touch(table)


def has_browser() -> bool:
    """Is there a browser with windows?  One that runs in the terminal would take it away from us."""
    has_windows = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(has_windows or os.environ.get("BROWSER"))


@contextmanager
def until_interrupted(texts: Texts) -> Iterator[None]:
    """Ctrl-C ends what is inside, with a sentence."""
    try:
        yield
    except KeyboardInterrupt:
        print(f"\n{texts.say('install-ended')}", flush=True)
