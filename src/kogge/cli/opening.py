"""What must be settled before a game is played at the terminal: which game, and who sits where."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from kogge.beginning import start
from kogge.cli.keeping import UNDERWAY_KEPT, GameSlot, Kept, Shelf, is_number
from kogge.cli.kept_list import choose, refuse_playing
from kogge.cli.scenario_options import chosen
from kogge.cli.seating import SeatWishes, bots_of, seat_everyone, strangers
from kogge.cli.terminal.play import play_in_terminal
from kogge.cli.terminal.saving import YES, Keeper
from kogge.files import place
from kogge.game import Game
from kogge.games.refusal import Refused, all_of
from kogge.record import recorded
from kogge.seal import ClosedSeal
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
    slot: GameSlot | None = None


def opened(
    request: Request, wishes: SeatWishes, shelf: Shelf, console: Console, read: Read, texts: Texts
) -> Opened | None:
    """The game that is to be played; nothing if one was to be chosen and none was."""
    if request.load is None and not request.resume:
        return begun(request)
    if request.load is not None and request.resume:
        raise Refused.of("load_or_resume")
    if request.is_new:
        option = "--resume" if request.resume else "--load"
        raise Refused.of("goes_on_as_begun", option=option)
    if request.load is not None:
        return loaded(request.load, read, texts, other_bots=wishes.bots is not None)
    return resumed(shelf, request.scenario, console, read, texts)


def play_opened(
    found: Opened,
    wishes: SeatWishes,
    save_as: Path | None,
    shelf: Shelf,
    console: Console,
    read: Read,
    hint: str,
    texts: Texts,
) -> None:
    """Seat everyone, and play; the hint is given when nothing more can be refused."""
    game = found.game
    keeper = Keeper(game, None if save_as is None else place(str(save_as)), found.loaded, shelf, found.slot, texts)
    try:
        is_new = not game.sitters
        people = seat_everyone(game, wishes)
        bots = bots_of(game, known=wishes.bots is None and not is_new)
        keeper.begin()
        for number in shelf.make_room() if found.slot is None else []:
            print(texts.say("kept-no_room", number=str(number), most=UNDERWAY_KEPT), file=sys.stderr)
        if hint:
            print(hint, file=sys.stderr)
        play_in_terminal(game, people, bots, console, read, keeper, texts)
    finally:
        keeper.let_go()


def begun(request: Request) -> Opened:
    """A new game; without a seed the system draws one."""
    found, options = chosen(request.scenario or "base", request.pairs, request.shortcuts)
    return Opened(start(found.name, request.seed, options))


def loaded(file: Path, read: Read, texts: Texts, *, other_bots: bool) -> Opened:
    """A game from a file; programs that it names are run only if the person at the keyboard wants that."""
    path = place(str(file))
    game = playable(recorded(path))
    programs = [] if other_bots else strangers(game)
    question = texts.say("kept-strangers", programs=texts.listed(programs))
    if programs and not agreed(f"{question} ", read):
        raise Refused.of("nothing_run", programs=all_of(programs))
    return Opened(game, loaded=path)


def playable(game: Game) -> Game:
    """A game that can go on: if its luck is sealed, the secret is known."""
    if isinstance(game.seal, ClosedSeal) and not game.is_over:
        raise Refused.of("secret_unknown")
    return game


def agreed(question: str, read: Read) -> bool:
    """Is the answer yes?"""
    try:
        return read(question).strip().lower() in YES
    except EOFError:
        return False


def resumed(shelf: Shelf, name: str | None, console: Console, read: Read, texts: Texts) -> Opened | None:
    """A kept game, by its number or as ``last``; where none is named and there are several, somebody is asked.

    Nothing if they want none of them.
    """
    games = shelf.underway()
    if not games:
        raise Refused.of("none_underway")
    if name == "last" or (name is None and len(games) == 1):
        kept: Kept | None = games[0]
    else:
        kept = shelf.find(name) if name is not None else choose(shelf, console, read, texts, to_play=True)
    if kept is None:
        return None
    refuse_playing(shelf, kept)
    slot = shelf.take(kept)
    try:
        return Opened(playable(recorded(kept.path)), slot=slot)
    except BaseException:
        slot.give_back()
        raise


def to_replay(shelf: Shelf, name: str | None, console: Console, read: Read, texts: Texts) -> Game | None:
    """A game to look at: a kept one by its number or as ``last``, any other by its file; asked for if not named."""
    if name is not None:
        return recorded(shelf.find(name).path if name == "last" or is_number(name) else place(name))
    if not shelf.games():
        raise Refused.of("none_to_replay")
    kept = choose(shelf, console, read, texts, to_play=False)
    return None if kept is None else recorded(kept.path)
