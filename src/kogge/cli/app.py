"""The command ``kogge``: what can be asked for, and how mistakes are answered.

What a command needs is imported when it runs, so that ``kogge --help`` is quick.
"""

import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer

from kogge.cli.asking import WHICH_GAME, AsJson, Board, Colors, OptionPairs, Phases, Players, ScenarioName
from kogge.cli.language import Language
from kogge.cli.network import network
from kogge.cli.sentences import Sentences, examples
from kogge.cli.study import study
from kogge.games.refusal import Refused

MOST = 10**12  # games of a series

app = typer.Typer(
    cls=Sentences,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog=examples(
        ("kogge play", "a base game in your browser, against bots"),
        ("kogge simulate base --games 10000 --bots random --board random", "what is the first seat worth?"),
        ("kogge COMMAND --help", "more examples"),
    ),
)


def version(wanted: bool) -> None:
    if wanted:
        from kogge import __version__, status

        print(f"kogge {__version__} ({status()})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def kogge(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001  # the callback does what is to be done
        bool, typer.Option("--version", metavar="", callback=version, is_eager=True, help="Print the version and stop.")
    ] = False,
) -> None:
    """Play, simulate and study board games of settling and trade."""
    if context.invoked_subcommand is None:
        print(context.get_help(), end="")


@app.command(
    epilog=examples(
        ("kogge games", "what there is to play, and what can be chosen"),
        ("kogge games --language de", "in German"),
        ("kogge games --json", "the same for a program"),
    )
)
def games(language: Language = None, json: AsJson = False) -> None:
    """List the scenarios with their options, and the bots."""
    from rich.console import Console

    from kogge.cli.games import as_json, complain_of_packages, show
    from kogge.cli.language import spoken

    told = spoken(language)
    print(as_json(told)) if json else show(Console(), told)
    complain_of_packages(told.language)


@app.command(
    epilog=examples(
        ("kogge play", "the base game in your browser: you have the first seat, bots have the others"),
        ("kogge play --terminal", "the same in this terminal"),
        ("kogge play base --board random --players 3 --seat blue", "three players on a random board"),
        ("kogge play base --people 0,2 --bots random", "two people at one screen, with two random bots"),
        ("kogge play land-ho --colors white,blue", "sail out, with two colours of your choice"),
        ("kogge play europe-short -o start=variable", "Merchants of Europe; everyone chooses where to begin"),
        ("kogge play europe --board mine.toml", "the same on a board of your own; see 'kogge board --help'"),
        ("kogge play --people 0,1 --names Ana,Ben", "two people with names; a game remembers who plays"),
        ("kogge play --resume", "go on with a game that was left; where there are several you choose"),
        ("kogge play --resume last", "go on with the last one; 'kogge play --resume 2' with game 2"),
        ("kogge play --load evening.record", "go on with a game from a file, which stays as it is"),
        ("kogge play land-ho --language es", "in Spanish; what you type stays as it is"),
    )
)
def play(
    scenario: Annotated[
        str | None,
        typer.Argument(
            metavar="SCENARIO",
            help="What is played; base if not said. With --resume, which game: its name in the list, or last.",
            show_default=False,
        ),
    ] = None,
    terminal: Annotated[bool, typer.Option("--terminal", metavar="", help="Play in this terminal.")] = False,
    browser: Annotated[
        bool,
        typer.Option("--browser/--no-browser", metavar="", help="Open a browser, or only print the address."),
    ] = True,
    seat: Annotated[
        str | None, typer.Option(metavar="SEAT", help="Your seat, by number or colour; 0 if not said.")
    ] = None,
    people: Annotated[
        str | None, typer.Option(metavar="SEATS", help="The seats of several people, as 0,2; 'none' to watch bots.")
    ] = None,
    bots: Annotated[
        str | None, typer.Option(metavar="NAMES", help="Who has the other seats, as greedy,random; one name for all.")
    ] = None,
    names: Annotated[
        str | None, typer.Option(metavar="NAMES", help="What the people are called, in the order of seats, as Ana,Ben.")
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(metavar="S", help="The same seed brings the same luck; drawn by the system if not said."),
    ] = None,
    players: Players = None,
    colors: Colors = None,
    board: Board = None,
    phases: Phases = None,
    option: OptionPairs = None,
    resume: Annotated[
        bool,
        typer.Option(
            "--resume",
            metavar="",
            help="Go on with a kept game: '--resume' lists them, or '--resume 2', '--resume t1', '--resume last'.",
        ),
    ] = False,
    throw_away: Annotated[str | None, typer.Option(metavar="N", help="Forget a kept game, and stop.")] = None,
    load: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a game from a file, which stays as it is.")
    ] = None,
    save_as: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the game to this file too, at last when it is left.")
    ] = None,
    language: Language = None,
) -> None:
    """Play against bots, or with others at one screen, in the browser or in the terminal.

    In the browser it is a table on a server of this machine, which runs until you press Ctrl-C.

    Every game is kept as it is played, whatever happens; --resume goes on with it.
    """
    from rich.console import Console

    from kogge.cli.browser import Evening, Rest, in_browser
    from kogge.cli.keeping import shelf
    from kogge.cli.keyboard import typed
    from kogge.cli.language import spoken
    from kogge.cli.opening import Request, opened, play_opened
    from kogge.cli.resuming import resumed
    from kogge.cli.seating import SeatWishes

    games, console, texts = shelf(), Console(), spoken(language)
    if throw_away is not None:
        kept = games.find(throw_away)
        games.throw_away(kept)
        print(texts.say("kept-thrown_away", number=str(kept.number)))
        return
    shortcuts = {"players": players, "colors": colors, "board": board, "phases": phases}
    request = Request(scenario, seed, option or [], shortcuts, resume, load)
    wishes = SeatWishes(seat, people, bots, names)
    rest: Rest | None = Rest(request)
    if not terminal:
        evening = Evening(request, wishes, save_as, browser, games, console, typed, texts)
        rest = resumed(evening) if resume else in_browser(evening)
    if rest is not None and (found := opened(rest.request, wishes, games, console, typed, texts)) is not None:
        play_opened(found, wishes, save_as, games, console, typed, rest.hint, texts)


@app.command(
    epilog=examples(
        ("kogge simulate base --games 10000 --board random", "random games: what is each seat worth?"),
        (
            "kogge simulate base --games 400 --bots greedy,random,random,random --jobs 2",
            "how often does greedy win? It changes seats from game to game",
        ),
        ("kogge simulate base --bots my_bots:Careful --players 2 --records games", "a bot of your own, all games kept"),
        ("kogge simulate base -o trade=no -o turn_limit=500 --json", "other options; results for a program"),
        ("kogge simulate europe --seed 7 --each > games.jsonl", "every game as a line of JSON"),
        ("kogge simulate base --seed 7 --first 41 --games 1 --records one", "game 41 of a series again"),
    )
)
def simulate(
    scenario: ScenarioName,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", min=1, help="How many games are played.")] = 1000,
    bots: Annotated[
        str,
        typer.Option(metavar="NAMES", help="A bot for each seat, as greedy,random,random,random; one name for all."),
    ] = "random",
    rotate: Annotated[
        bool | None,
        typer.Option(
            "--rotate/--fixed", metavar="", help="Do bots change seats from game to game? By default, if they differ."
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(metavar="S", help="The same seed brings the same games; drawn, and printed, if not said."),
    ] = None,
    first: Annotated[
        int,
        typer.Option(metavar="I", min=0, help="The number of the first game, to play only a part of a series."),
    ] = 0,
    jobs: Annotated[
        int,
        typer.Option("--jobs", "-j", metavar="N", min=1, help="How many processes play; the results stay the same."),
    ] = 1,
    players: Players = None,
    colors: Colors = None,
    board: Board = None,
    phases: Phases = None,
    option: OptionPairs = None,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write the record of each game to this folder.")
    ] = None,
    overwrite: Annotated[
        bool, typer.Option("--overwrite", metavar="", help="Write over older records in that folder.")
    ] = False,
    each: Annotated[
        bool,
        typer.Option("--each", metavar="", help="Print each game as a line of JSON; the tables go to standard error."),
    ] = False,
    json: AsJson = False,
) -> int:
    """Let bots play many games, and see who wins.

    Ctrl-C ends it with the results of the games that are done.
    """
    from kogge.arena.entrants import seated
    from kogge.arena.series import Series
    from kogge.cli.scenario_options import chosen, names_in
    from kogge.cli.simulate import simulate
    from kogge.seeds import fresh_seed

    shortcuts = {"players": players, "colors": colors, "board": board, "phases": phases}
    found, options = chosen(scenario, option or [], shortcuts)
    entered = seated(names_in(bots), options.players)
    if rotate is None:
        rotate = len(set(entered)) > 1
    if first + games > MOST:
        raise Refused(f"a series has at most {MOST:,} games")
    if seed is None:
        seed = fresh_seed()
    series = Series(found.name, options, entered, seed, rotate, records, overwrite, each)
    return simulate(series, range(first, first + games), jobs, json)


@app.command(
    epilog=examples(
        ("kogge replay evening.record", "step through a game that was saved"),
        ("kogge replay last", "the last game that was played, over or not; 'kogge replay 2' shows game 2"),
        ("kogge replay", "all games that are kept, to choose from"),
        ("kogge replay games/000007.record", "or through one of a simulation with --records games"),
        ("kogge replay last --language de", "in German"),
    )
)
def replay(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=WHICH_GAME, show_default=False)] = None,
    language: Language = None,
) -> None:
    """Step through a recorded game in the terminal."""
    from rich.console import Console

    from kogge.cli.keeping import shelf
    from kogge.cli.keyboard import typed
    from kogge.cli.language import spoken
    from kogge.cli.opening import to_replay
    from kogge.cli.terminal.replay import replay_in_terminal

    console, texts = Console(), spoken(language)
    found = to_replay(shelf(), game, console, typed, texts)
    if found is not None:
        replay_in_terminal(found, console, typed, texts)


app.add_typer(network)
app.add_typer(study)


def main() -> None:
    """Run the command line; bots of one's own are found in the folder where it runs."""
    sys.path.append("")
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # what is no text must not end a game
    app()
