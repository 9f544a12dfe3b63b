"""The kept games as a list to choose from."""

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kogge.cli.keeping import Kept, Shelf
from kogge.cli.terminal.company import everyone
from kogge.cli.terminal.words import sentence
from kogge.game import Game
from kogge.games.refusal import Refused
from kogge.record import recorded
from kogge.texts import Texts, saying

COLUMNS = ("game", "played", "scenario", "who", "turn", "actions")
NUMBERS = ("game", "turn", "actions")


def choose(shelf: Shelf, console: Console, read: Callable[[str], str], texts: Texts, *, to_play: bool) -> Kept | None:
    """Let somebody choose one of the games, to go on with it or to look at it; nothing if they want none."""
    games = shelf.underway() if to_play else shelf.games()
    console.print(listing(shelf, games, texts))
    console.print(Text(texts.say("kept-throw_away"), "dim"))
    while name := answered(read, texts):
        try:
            kept = shelf.find(name)
            if to_play:
                refuse_playing(shelf, kept)
            return kept
        except Refused as reason:
            console.print(Text(sentence(reason, texts)))
    return None


def refuse_playing(shelf: Shelf, kept: Kept) -> None:
    """A game that is over, or that somebody is playing, can't be gone on with."""
    if kept.is_over:
        raise Refused.of("kept_is_over", number=str(kept.number))
    if shelf.is_open(kept):
        raise Refused.of("being_played", number=str(kept.number))


def answered(read: Callable[[str], str], texts: Texts) -> str:
    try:
        return read(f"{texts.say('kept-which')} ").strip()
    except EOFError:
        raise Refused.of("none_chosen") from None


def listing(shelf: Shelf, games: Sequence[Kept], texts: Texts, tables: Iterable[Sequence[str]] = ()) -> Table:
    """The games with what tells them apart, after ``tables`` in the browser: name, when, scenario, who plays."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for column in COLUMNS:
        table.add_column(texts.say(f"kept-column_{column}"), justify="right" if column in NUMBERS else "left")
    table.add_column()  # how it stands
    for name, played, scenario, who in tables:
        table.add_row(name, played, scenario, Text(who), "", "", texts.say("install-in_browser"))
    for kept in games:
        table.add_row(str(kept.number), when(kept.played), *told(shelf, kept, texts))
    return table


def when(played: float) -> str:
    """The minute in which it was last played, by the clock of this place."""
    return datetime.fromtimestamp(played).strftime("%Y-%m-%d %H:%M")


def told(shelf: Shelf, kept: Kept, texts: Texts) -> tuple[str, Text, str, str, str]:
    """What the record tells of a game: scenario, who plays, turn, actions, how it stands."""
    try:
        game = recorded(kept.path)
    except Refused as reason:
        return "", Text(saying.said(reason, texts)), "", "", texts.say("kept-broken")
    turn = game.view(None).at("turn")
    standing = texts.say("kept-open") if shelf.is_open(kept) else result(game, texts) if game.is_over else ""
    return game.scenario.name, Text(everyone(game)), str(turn), str(len(game)), standing


def result(game: Game, texts: Texts) -> str:
    """Who has won, in two words."""
    winners = [texts.name("color", game.seats[seat]) for seat in game.winners]
    return texts.say("kept-won", winners=texts.listed(winners), winners_count=len(winners))
