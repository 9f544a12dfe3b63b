"""What must be settled before a game is played at the terminal: which game, and who sits where."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from kogge.beginning import start
from kogge.cli.keeping import UNDERWAY_KEPT, Kept, Shelf, Slot, is_number
from kogge.cli.kept_list import choose, refuse_playing
from kogge.cli.scenario_options import chosen
from kogge.cli.seating import Wishes, bots_of, seat_everyone, strangers
from kogge.cli.terminal.play import play_in_terminal
from kogge.cli.terminal.saving import YES, Keeper
from kogge.cli.terminal.words import listed
from kogge.files import place
from kogge.game import Game
from kogge.games.refusal import Refused
from kogge.record import recorded
from kogge.texts import Texts

Read = Callable[[str], str]


@dataclass(frozen=True)
class Request:
    """Which game is to be played, as the command line says it."""

    scenario: str | None
    seed: int | None
    pairs: list[str]
    shortcuts: dict[str, str | None]
    resume: bool
    load: Path | None

    @property
    def is_new(self) -> bool:
        """Is anything said that only a new game can follow?"""
        named = self.scenario is not None and not self.resume  # of a game that is resumed it is the number
        return bool(named or self.seed is not None or self.pairs or any(self.shortcuts.values()))


@dataclass(frozen=True)
class Opened:
    """A game that can be played, and where it comes from."""

    game: Game
    loaded: Path | None = None
    slot: Slot | None = None


def opened(request: Request, wishes: Wishes, shelf: Shelf, console: Console, read: Read) -> Opened | None:
    """The game that is to be played; nothing if one was to be chosen and none was."""
    if request.load is None and not request.resume:
        return begun(request)
    if request.load is not None and request.resume:
        raise Refused("say either --load, for a game in a file, or --resume, for one that was kept as it was played")
    if request.is_new:
        option = "--resume" if request.resume else "--load"
        raise Refused(f"a saved game goes on as it began: {option} can't be joined with a scenario, a seed or options")
    if request.load is not None:
        return loaded(request.load, read, other_bots=wishes.bots is not None)
    return resumed(shelf, request.scenario, console, read)


def play_opened(
    found: Opened,
    wishes: Wishes,
    save_as: Path | None,
    shelf: Shelf,
    console: Console,
    read: Read,
    hint: str,
    texts: Texts,
) -> None:
    """Seat everyone, and play; the hint is given when nothing more can be refused."""
    game = found.game
    keeper = Keeper(game, None if save_as is None else place(str(save_as)), found.loaded, shelf, found.slot)
    try:
        is_new = not game.sitters
        people = seat_everyone(game, wishes)
        bots = bots_of(game, known=wishes.bots is None and not is_new)
        keeper.begin()
        for number in shelf.make_room() if found.slot is None else []:
            print(f"Game {number} was thrown away: the last {UNDERWAY_KEPT} games underway are kept.", file=sys.stderr)
        if hint:
            print(hint, file=sys.stderr)
        play_in_terminal(game, people, bots, console, read, keeper, texts)
    finally:
        keeper.let_go()


def begun(request: Request) -> Opened:
    """A new game; without a seed the system draws one."""
    found, options = chosen(request.scenario or "base", request.pairs, request.shortcuts)
    return Opened(start(found.name, request.seed, options))


def loaded(file: Path, read: Read, *, other_bots: bool) -> Opened:
    """A game from a file; programs that it names are run only if the person at the keyboard wants that."""
    path = place(str(file))
    game = recorded(path)
    programs = "" if other_bots else listed(strangers(game))
    question = f"This game has bots that are not part of kogge: {programs}. Run them? (yes or no) "
    if programs and not agreed(question, read):
        raise Refused(f"nothing was run of {programs}; name other bots for this game, for example --bots greedy")
    return Opened(game, loaded=path)


def agreed(question: str, read: Read) -> bool:
    """Is the answer yes?"""
    try:
        return read(question).strip().lower() in YES
    except EOFError:
        return False


def resumed(shelf: Shelf, name: str | None, console: Console, read: Read) -> Opened | None:
    """A kept game, by its number or as ``last``; where none is named and there are several, somebody is asked.

    Nothing if they want none of them.
    """
    games = shelf.underway()
    if not games:
        raise Refused("there is no game to go on with; 'kogge play' begins one")
    if name == "last" or (name is None and len(games) == 1):
        kept: Kept | None = games[0]
    else:
        kept = shelf.find(name) if name is not None else choose(shelf, console, read, to_play=True)
    if kept is None:
        return None
    refuse_playing(shelf, kept)
    slot = shelf.take(kept)
    try:
        return Opened(recorded(kept.path), slot=slot)
    except BaseException:
        slot.give_back()
        raise


def to_replay(shelf: Shelf, name: str | None, console: Console, read: Read) -> Game | None:
    """A game to look at: a kept one by its number or as ``last``, any other by its file; asked for if not named."""
    if name is not None:
        return recorded(shelf.find(name).path if name == "last" or is_number(name) else place(name))
    if not shelf.games():
        raise Refused("no game is kept yet; 'kogge replay FILE' shows a record")
    kept = choose(shelf, console, read, to_play=False)
    return None if kept is None else recorded(kept.path)
