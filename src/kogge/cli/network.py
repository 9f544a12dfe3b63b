"""The commands that need a network: serving tables, and sitting down at one."""

from pathlib import Path
from typing import Annotated

import typer

from kogge.cli.asking import OptionPairs
from kogge.cli.language import Language
from kogge.cli.sentences import examples

network = typer.Typer()


@network.command(
    epilog=examples(
        ("kogge serve", "tables for browsers and programs on this machine alone"),
        ("kogge serve --lan", "for everybody in the home network, with a QR code of the address"),
        ("kogge join http://localhost:8000 --new base --seats me,open,greedy", "then, in another terminal: a table"),
        ("kogge join http://localhost:8000 --open last", "or a table where your last game goes on"),
        ("kogge serve --port 9000 --data tables", "elsewhere, with all that is kept in a folder of your choice"),
        ("kogge serve --database postgresql+psycopg://kogge@localhost/kogge", "tables in a PostgreSQL"),
        ("kogge serve --origin https://play.example.org --proxy 127.0.0.1", "a public site, behind a proxy"),
    )
)
def serve(
    host: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="The address to serve at; 127.0.0.1 if not said.")
    ] = None,
    port: Annotated[int, typer.Option(metavar="N", min=0, max=65535, help="The port; 0 takes any free one.")] = 8000,
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where everything is kept; the user's data folder if not said.")
    ] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="Another database than the file in that folder.")
    ] = None,
    lan: Annotated[bool, typer.Option("--lan", metavar="", help="Serve the home network.")] = False,
    origin: Annotated[
        list[str] | None, typer.Option(metavar="URL", help="A page that may speak to the server, besides its own.")
    ] = None,
    proxy: Annotated[
        list[str] | None, typer.Option(metavar="ADDRESS", help="A proxy that is believed whom it speaks for.")
    ] = None,
    open_metrics: Annotated[
        bool, typer.Option("--open-metrics", metavar="", help="Show /metrics to others than this machine.")
    ] = False,
    per_address: Annotated[
        int, typer.Option(metavar="N", min=1, help="Allow so many times as much from one address: for a school.")
    ] = 1,
    tables_per_guest: Annotated[
        int, typer.Option(metavar="N", min=1, help="How many unfinished tables a guest may have made.")
    ] = 20,
    abandon_days: Annotated[
        int, typer.Option(metavar="N", min=1, max=36500, help="When a table at which nothing happens is abandoned.")
    ] = 14,
    keep_days: Annotated[
        int, typer.Option(metavar="N", min=1, max=36500, help="How long a table is kept after its end.")
    ] = 90,
    forget_days: Annotated[
        int, typer.Option(metavar="N", min=1, max=36500, help="When a guest who has no table is forgotten.")
    ] = 400,
    bot_processes: Annotated[
        int | None,
        typer.Option(
            metavar="N", min=1, max=64, help="How many bots think at once; one more than processors if not said."
        ),
    ] = None,
    language: Language = None,
) -> None:
    """Serve tables over the network, for people and for programs."""
    from kogge.cli.language import spoken
    from kogge.cli.serve import WantedServer, serve

    wanted = WantedServer(
        host=host,
        port=port,
        data=data,
        database=database,
        lan=lan,
        origins=origin or [],
        proxies=proxy or [],
        open_metrics=open_metrics,
        per_address=per_address,
        tables=tables_per_guest,
        abandon_days=abandon_days,
        keep_days=keep_days,
        forget_days=forget_days,
        bot_processes=bot_processes,
    )
    serve(wanted, spoken(language))


@network.command(
    epilog=examples(
        ("kogge join http://localhost:8000 --new base --seats me,open,greedy,greedy", "make a table, and sit down"),
        ("kogge join 'http://192.168.1.7:8000/t/TABLE#TOKEN' --name Ben", "sit down by a link; in quotes, for the #"),
        ("kogge join 'http://192.168.1.7:8000/t/TABLE#TOKEN' --watch", "only look on"),
        (
            "kogge join http://192.168.1.7:8000 --name Ben",
            "list your tables, and the public ones that wait for players",
        ),
        ("kogge join http://localhost:8000 --new land-ho --seats me,me", "two people at this screen"),
        ("kogge join http://localhost:8000 --new europe-short --public --clock 20+10", "for anybody, with clocks"),
        ("kogge join http://localhost:8000 --open last", "the last game of 'kogge play' goes on at a table"),
        ("kogge join http://localhost:8000 --open evening.record", "so does one from a file"),
    )
)
def join(
    link: Annotated[
        str, typer.Argument(metavar="LINK", help="The link of a table; with --new or --open, a server's address.")
    ],
    name: Annotated[
        str | None, typer.Option(metavar="NAME", help="What you are called there; as the system calls you if not said.")
    ] = None,
    watch: Annotated[bool, typer.Option("--watch", metavar="", help="Look on, even if a seat is open.")] = False,
    new: Annotated[str | None, typer.Option(metavar="SCENARIO", help="Make a new table for this game.")] = None,
    go_on: Annotated[
        str | None,
        typer.Option("--open", metavar="GAME", help="Make a table where a game goes on: a file, a kept game, or last."),
    ] = None,
    seats: Annotated[
        str | None, typer.Option(metavar="NAMES", help="Who sits there: me, open or a bot, as me,open,greedy,greedy.")
    ] = None,
    option: OptionPairs = None,
    public: Annotated[
        bool, typer.Option("--public", metavar="", help="Let anybody sit down at the new table, without its link.")
    ] = False,
    clock: Annotated[
        str | None,
        typer.Option(
            metavar="M+S",
            help="Minutes for each person, and seconds more for each decision; then a bot decides. None if not said.",
        ),
    ] = None,
    grace: Annotated[
        int | None,
        typer.Option(
            metavar="S",
            min=5,
            max=604_800,
            help="Let a bot play for whoever is gone for so many seconds; others wait if not said.",
        ),
    ] = None,
    pace: Annotated[
        int | None,
        typer.Option(metavar="MS", min=0, max=10_000, help="Milliseconds before a bot acts; 800 if not said."),
    ] = None,
    language: Language = None,
) -> None:
    """Play at a table of a server, in this terminal.

    Ctrl-C leaves it; the seat is kept, and the same link brings you back.
    """
    from rich.console import Console

    from kogge.cli.join import HouseRules, clock_in, join, wanted
    from kogge.cli.language import spoken

    house_rules = HouseRules(public, clock_in(clock) if clock else None, grace, pace)
    asked = wanted(link, name, watch, new, go_on, seats, option or [], house_rules)
    join(asked, Console(), spoken(language))
