"""What several commands ask for."""

from typing import Annotated

import typer

WHICH_GAME = "A record by its file (one whose name is a number as ./7), or a kept game by its number, or last."
ScenarioName = Annotated[str, typer.Argument(metavar="SCENARIO", help="What is played; 'kogge games' lists all.")]
OptionPairs = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the scenario; may be given several times."),
]
Players = Annotated[str | None, typer.Option(metavar="N", help="How many play; short for --option players=N.")]
Colors = Annotated[
    str | None,
    typer.Option(metavar="NAMES", help="Who plays, in seat order, as blue,white; short for -o colors=NAMES."),
]
Board = Annotated[
    str | None,
    typer.Option(
        metavar="NAME", help="Which board, by name or file; short for --option board=NAME. 'kogge games' lists."
    ),
]
Phases = Annotated[str | None, typer.Option(metavar="NAME", help="Short for --option phases=NAME.")]
Language = Annotated[
    str | None, typer.Option(metavar="NAME", help="In which language: en, es or de; that of the system if not said.")
]
AsJson = Annotated[bool, typer.Option("--json", metavar="", help="Print JSON, for programs.")]
