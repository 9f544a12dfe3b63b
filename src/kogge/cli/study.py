"""Commands for whoever studies a game: rules, facts, fields, a game in figures, its luck, the speed, boards."""

from pathlib import Path
from typing import Annotated

import typer

from kogge.cli.asking import WHICH_GAME, AsJson, Board, OptionPairs, Players, ScenarioName
from kogge.cli.language import Language
from kogge.cli.sentences import examples

study = typer.Typer()


@study.command(
    epilog=examples(
        ("kogge rules base", "all rules of the base game"),
        ("kogge rules base B-15", "one rule by its id"),
        ("kogge rules land-ho pirate gold", "the rules that speak of both"),
        ("kogge rules europe kontor --language de", "in German"),
    )
)
def rules(
    scenario: ScenarioName,
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[WORDS]...", help="An id, or words that the rules must have.")
    ] = None,
    language: Language = None,
    json: AsJson = False,
) -> None:
    """Read the rules of a game one by one, in our own words, or search them."""
    from rich.console import Console

    from kogge.cli.language import language as spoken
    from kogge.cli.rules import as_json, found, listed
    from kogge.games import catalogue
    from kogge.texts import texts

    told = spoken(language)
    chosen = found(catalogue.find(scenario), words or [], told)
    print(as_json(chosen, told)) if json else Console().print(listed(chosen, texts(told)))


@study.command(
    epilog=examples(
        ("kogge facts base", "prices, supplies and rates of the base game"),
        ("kogge facts europe --players 3", "with three players"),
        ("kogge facts europe --json", "everything, for a program"),
    )
)
def facts(
    scenario: ScenarioName,
    players: Players = None,
    board: Board = None,
    option: OptionPairs = None,
    json: AsJson = False,
) -> None:
    """List what never changes in a game: prices, supplies, rates, places."""
    from rich.console import Console

    from kogge.cli.facts import as_json, show
    from kogge.cli.scenario_options import chosen

    shortcuts = {"players": players, "board": board}
    found, options = chosen(scenario, option or [], shortcuts)
    print(as_json(found, options)) if json else show(Console(), found, options)


@study.command(
    epilog=examples(
        ("kogge fields base", "what a bot sees in a base game"),
        ("kogge fields land-ho --players 3", "with other options"),
        ("kogge fields europe --json", "the JSON Schema of a view"),
    )
)
def fields(
    scenario: ScenarioName = "base",
    players: Players = None,
    option: OptionPairs = None,
    json: AsJson = False,
) -> None:
    """List the fields of a game: what they have rows and columns for, what they hold, who sees them."""
    from rich.console import Console

    from kogge.cli.fields import as_json, show
    from kogge.cli.scenario_options import chosen

    found, options = chosen(scenario, option or [], {"players": players})
    print(as_json(found.rules(options))) if json else show(found.rules(options), Console())


@study.command(
    epilog=examples(
        ("kogge stats", "the last game that was played; 'kogge stats 2' counts game 2"),
        ("kogge stats evening.record", "a game from a file"),
        ("kogge stats last --json", "the same for a program"),
    )
)
def stats(
    game: Annotated[str, typer.Argument(metavar="GAME", help=WHICH_GAME)] = "last",
    json: AsJson = False,
) -> None:
    """Count what happened in a game: rolls, goods, points.

    What was hidden is counted as unknown until the game is over.
    """
    from kogge.cli.stats import stats

    stats(game, json)


@study.command(
    epilog=examples(
        ("kogge verify evening.record", "were all draws the ones that were sealed?"),
        ("kogge verify evening.record --language de", "in German"),
        ("kogge verify evening.record --json", "the same for a program"),
    )
)
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game whose luck was sealed.")],
    language: Language = None,
    json: AsJson = False,
) -> int:
    """Prove that the luck of a game was the one that was sealed.

    Exit code 0: proved. 1: the record is wrong. 2: nothing to prove, because it has no seal or the secret is not told.
    """
    from rich.console import Console

    from kogge.cli.language import spoken
    from kogge.cli.verify import CODES, as_json, proof_of, show

    found = proof_of(file)
    print(as_json(found)) if json else show(Console(), found, spoken(language))
    return CODES[found.verdict]


@study.command(
    epilog=examples(
        ("kogge bench", "all scenarios, with four players"),
        ("kogge bench base --players 2 --seconds 0.5", "one of them with two players, in a hurry"),
        ("kogge bench europe --board mine.toml", "a board of your own"),
        ("kogge bench --json", "the same for a program"),
    )
)
def bench(
    scenarios: Annotated[
        list[str] | None, typer.Argument(metavar="SCENARIO", help="What is measured; all if not said.")
    ] = None,
    players: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="How many play; 4 where so many can.", show_default=False)
    ] = None,
    board: Board = None,
    seconds: Annotated[
        float, typer.Option(metavar="S", min=0.01, help="About how long each figure is measured.")
    ] = 2.0,
    threads: Annotated[
        bool, typer.Option("--threads/--no-threads", metavar="", help="Also measure two threads against one.")
    ] = True,
    json: AsJson = False,
) -> None:
    """Measure the engine: random games, copies, journeys, going back, two threads.

    Games are played by chance, on random boards, without and with trade between players.

    Games and actions are counted per second of CPU time: medians of several rounds, with their spread.
    """
    from kogge.cli.bench import bench

    bench(scenarios or [], players, board, seconds, threads, json)


boards = typer.Typer(rich_markup_mode="rich")
study.add_typer(boards, name="board")


@boards.callback(
    invoke_without_command=True,
    epilog=examples(
        ("kogge board show europe > mine.toml", "begin with ours, and put in what your box has"),
        ("kogge board check mine.toml", "is it right?"),
        ("kogge play europe --board mine.toml", "then play on it"),
    ),
)
def board(context: typer.Context) -> None:
    """Print the boards of Merchants of Europe, and check your own."""
    if context.invoked_subcommand is None:
        print(context.get_help(), end="")


@boards.command(
    epilog=examples(
        ("kogge board check mine.toml", "what the board has, or what is wrong with it"),
        ("kogge board check mine.toml --json", "the same for a program"),
    )
)
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file of a board.")], json: AsJson = False
) -> int:
    """Say what a board has, or why its file is none (exit code 1)."""
    from kogge.cli.board import check

    return check(file, json)


@boards.command(
    epilog=examples(
        ("kogge board show europe-short", "read it"),
        ("kogge board show europe > mine.toml", "begin your own file with it"),
    )
)
def show(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="A board that comes with the game: europe, europe-short.")
    ],
) -> None:
    """Print the file of a board that comes with the game."""
    from kogge.games.europe.board import file_of

    print(file_of(name), end="")
