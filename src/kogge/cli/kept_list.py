"""The kept games as a list to choose from."""

from collections.abc import Callable, Sequence
from datetime import datetime

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kogge.cli.keeping import Kept, Shelf
from kogge.cli.terminal.company import everyone
from kogge.cli.terminal.words import sentence
from kogge.games.refusal import Refused
from kogge.record import recorded, result

COLUMNS = ("game", "last played", "scenario", "who plays", "turn", "actions", "")
NUMBERS = ("game", "turn", "actions")


def choose(shelf: Shelf, console: Console, read: Callable[[str], str], *, to_play: bool) -> Kept | None:
    """Let somebody choose one of the games, to go on with it or to look at it; nothing if they want none."""
    games = shelf.underway() if to_play else shelf.games()
    console.print(listing(shelf, games))
    console.print(Text("'kogge play --throw-away N' throws one away.", "dim"))
    while name := answered(read):
        try:
            kept = shelf.find(name)
            if to_play:
                refuse_playing(shelf, kept)
            return kept
        except Refused as reason:
            console.print(Text(sentence(reason)))
    return None


def refuse_playing(shelf: Shelf, kept: Kept) -> None:
    """A game that is over, or that somebody is playing, can't be gone on with."""
    if kept.is_over:
        raise Refused(f"game {kept.number} is over; 'kogge replay {kept.number}' shows it")
    if shelf.is_open(kept):
        raise Refused(f"game {kept.number} is being played in another terminal")


def answered(read: Callable[[str], str]) -> str:
    try:
        return read("Which game? Type its number, or press Enter to leave: ").strip()
    except EOFError:
        raise Refused("no game was chosen; its number can be named at once, as in 'kogge play --resume 2'") from None


def listing(shelf: Shelf, games: Sequence[Kept]) -> Table:
    """The games with what tells them apart."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for column in COLUMNS:
        table.add_column(column, justify="right" if column in NUMBERS else "left")
    for kept in games:
        table.add_row(str(kept.number), when(kept), *told(shelf, kept))
    return table


def when(kept: Kept) -> str:
    """The minute in which it was last played, by the clock of this place."""
    return datetime.fromtimestamp(kept.played).strftime("%Y-%m-%d %H:%M")


def told(shelf: Shelf, kept: Kept) -> tuple[str, Text, str, str, str]:
    """What the record tells of a game: scenario, who plays, turn, actions, how it stands."""
    try:
        game = recorded(kept.path)
    except Refused as reason:
        return "", Text(str(reason)), "", "", "broken"
    turn = game.view(None).at("turn")
    standing = "being played" if shelf.is_open(kept) else "" if not game.is_over else result(game)
    return game.scenario.name, Text(everyone(game)), str(turn), str(len(game)), standing
