"""``kogge serve``: a server on this machine, for it alone or for the home network."""

import gc
import os
import socket
from collections.abc import Sequence
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from datetime import timedelta
from importlib.util import find_spec
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

from platformdirs import user_data_path

from kogge.cli.address import noted
from kogge.cli.keeping import FOLDER
from kogge.files import place, reason
from kogge.games.refusal import Refused, written
from kogge.texts import Texts

NEEDED = ("fastapi", "limits", "prometheus_client", "pydantic", "segno", "sqlalchemy", "uvicorn", "websockets")
ELSEWHERE = ("192.0.2.1", 9)  # an address that is nobody's: nothing is sent to it
BACKLOG = 1024  # connections that wait to be accepted
LOOPBACK = "127.0.0.1"
ALL = ("0.0.0.0", "::")
RARELY = (10_000, 20, 100)  # a look at everything in memory stops all tables: 268 ms with 1,000 people


@dataclass(frozen=True)
class WantedServer:
    """What was asked for on the command line."""

    host: str | None
    port: int
    data: Path | None
    database: str | None
    lan: bool
    origins: Sequence[str]
    proxies: Sequence[str]
    open_metrics: bool
    per_address: int
    tables: int
    abandon_days: int
    keep_days: int
    forget_days: int
    bot_processes: int | None


def serve(wanted: WantedServer, texts: Texts) -> None:
    """Serve until somebody ends it."""
    if any(find_spec(name) is None for name in NEEDED):
        raise Refused.of("server_not_installed")
    from kogge.server.app import App
    from kogge.server.bounds import Bounds
    from kogge.server.house import Policy
    from kogge.server.logs import write_logs
    from kogge.server.service import Service, Setup
    from kogge.server.transport import host

    check(wanted)
    write_logs()
    folder = data_folder(wanted.data)
    address = home_address() if wanted.lan else wanted.host or LOOPBACK
    with listening(address, wanted.port) as listener:
        port: int = listener.getsockname()[1]
        origins = (*own_origins(address, port), *wanted.origins)
        abandoned, kept_for, forgotten = map(timedelta, (wanted.abandon_days, wanted.keep_days, wanted.forget_days))
        policy = Policy(wanted.tables, abandoned, kept_for, forgotten, wanted.bot_processes)
        bounds = Bounds(per_address=wanted.per_address)
        service = Service(Setup(folder, wanted.database, origins, wanted.open_metrics, bounds, policy))
        kept = str(folder) if wanted.database is None else service.database.told
        tell(texts, url(address, port), kept, wanted.lan)
        collect_rarely()
        is_ours = wanted.database is None  # all that there is about the tables is in that folder
        with noted(folder, url(address, port)) if is_ours else nullcontext(), suppress(KeyboardInterrupt):
            host(App(service), wanted.proxies).run(sockets=[listener])
    if service.journal.is_lost:
        raise Refused.of("tables_lost")
    print(texts.say("serve-ended"), flush=True)


def check(wanted: WantedServer) -> None:
    """Refuse what could only be a slip, and would be noticed when the first guest is not let in."""
    if wanted.lan and wanted.host is not None:
        raise Refused.of("lan_or_host")
    for origin in wanted.origins:
        if not is_origin(origin.rstrip("/")):
            raise Refused.of("no_origin", origin=written(origin))
    for proxy in wanted.proxies:
        try:
            ip_network(proxy)
        except ValueError:
            raise Refused.of("no_proxy", address=written(proxy)) from None


def is_origin(text: str) -> bool:
    """Is this how a browser names the site that a page is of?"""
    try:
        parts = urlsplit(text)
        return parts.scheme in ("http", "https") and text == f"{parts.scheme}://{parts.netloc}" != f"{parts.scheme}://"
    except ValueError:
        return False


def collect_rarely() -> None:
    """Look for what nobody needs any more less often, and never among what is there from the beginning."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)


def tell(texts: Texts, at: str, kept: str, is_lan: bool) -> None:
    """Say what runs where."""
    print(texts.say("serve-at", url=at, kept=kept))
    if is_lan:
        import segno

        print(texts.say("serve-lan", url=at))
        segno.make(at, micro=False).terminal(compact=True)
    from kogge.server.page_files import is_built

    print(texts.say("install-serve_page", url=at) if is_built() else texts.say("install-serve_no_page"))
    print(texts.say("serve-join", url=at.rstrip("/")))
    print(texts.say("serve-end"), flush=True)


def data_folder(asked: Path | None) -> Path:
    """Where a server keeps everything."""
    if asked is not None:
        return asked
    folder = os.environ.get(FOLDER)
    return (place(folder) if folder else user_data_path("kogge", appauthor=False)) / "server"


def home_address() -> str:
    """This machine's address in the network that it is in."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)  # only chooses a way: nothing is sent
        except OSError:
            raise Refused.of("no_home_network") from None
        found: str = probe.getsockname()[0]
    if found.startswith("127.") or found in ALL:
        raise Refused.of("no_home_network")
    return found


def listening(address: str, port: int) -> socket.socket:
    """A socket at an address, before anything else is begun."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    try:
        return socket.create_server((address, port), family=family, backlog=BACKLOG)
    except (OSError, UnicodeError) as trouble:
        why = reason(trouble) if isinstance(trouble, OSError) else str(trouble)
        raise Refused.of("port_taken", address=address, port=str(port), reason=why) from trouble


def own_origins(address: str, port: int) -> list[str]:
    """The addresses at which a browser on this machine, or in this network, finds the server's own pages."""
    hosts = ["localhost", LOOPBACK, *([] if address in ALL else [address])]
    return [url(host, port).rstrip("/") for host in dict.fromkeys(hosts)]


def url(address: str, port: int) -> str:
    """Where a server is found."""
    host = "localhost" if address in ALL else f"[{address}]" if ":" in address else address
    return f"http://{host}:{port}/"
