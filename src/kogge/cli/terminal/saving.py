"""Keeping a game: as it is played, and in files that somebody names."""

from collections.abc import Callable
from pathlib import Path

from kogge.cli.keeping import GameSlot, Shelf
from kogge.files import is_there, mentioned, place, shown, write_whole
from kogge.game import Game
from kogge.games.refusal import Refused
from kogge.record import Transcript
from kogge.texts import Texts, saying
from kogge.texts import texts as in_language

YES = ("y", "yes")


class Keeper:
    """Writes the record of a game, and knows what of it is safe.

    With a shelf the game is kept there as it is played, in a slot of its own or in the one that it was taken from.
    ``save_as`` is a file besides, which is written at the beginning and when the game ends or is left. ``loaded`` is
    the file that the game comes from; it is not touched unless somebody says so.
    """

    def __init__(
        self,
        game: Game,
        save_as: Path | None = None,
        loaded: Path | None = None,
        shelf: Shelf | None = None,
        slot: GameSlot | None = None,
        texts: Texts | None = None,
    ) -> None:
        self.game = game
        self.texts = texts or in_language()
        self.save_as = save_as
        self.loaded = loaded
        self.shelf = shelf
        self.slot = slot
        self.transcript = Transcript(game)
        self.ours: set[Path] = set()  # files that may be written over
        self.safe = self.mark  # what is in some file, as a game that was loaded is
        self.shelved: tuple[list[int], int] | None = None  # what is in the slot, and told as it is now
        self.trouble = ""  # why the game is not being kept as it is played

    @property
    def mark(self) -> tuple[list[int], int]:
        """How far the game is: everything that was done, and where its luck stands."""
        return self.game.actions, self.game.luck.position

    @property
    def is_kept(self) -> bool:
        """Is everything that happened in a file?"""
        return self.safe == self.mark

    @property
    def is_shelved(self) -> bool:
        """Is everything that happened among the kept games?"""
        return self.shelved == self.mark

    @property
    def number(self) -> int:
        """The number under which the game as it stands is among the kept ones; 0 if it is not."""
        return self.slot.number if self.slot is not None and self.is_shelved else 0

    def begin(self) -> None:
        """Make sure that the game can be in its file, while it can still be called otherwise."""
        if self.save_as is not None:
            if is_there(self.save_as) and not self.is_loaded(self.save_as):
                raise Refused.of("exists_already", path=mentioned(self.save_as))
            self.write(self.save_as)

    def keep(self) -> None:
        """Put the game among the kept ones, if anything has happened since; ``trouble`` says why it is not there."""
        if self.shelf is None or self.is_shelved:
            return
        mark = self.mark
        try:
            if self.slot is None:
                self.slot = self.shelf.new()
            self.slot.write(self.transcript.text())
        except Refused as trouble:
            self.trouble = saying.said(trouble, self.texts)
            return
        self.safe = self.shelved = mark
        self.trouble = ""

    def save(self, name: str, ask: Callable[[str], str]) -> Path:
        """Write the record to a file of this name, or to the last one that was named, and tell which it is."""
        path = place(name) if name else self.save_as or self.loaded
        if path is None:
            raise Refused.of("save_what")
        if path not in self.ours and is_there(path):
            if not self.is_loaded(path):
                raise Refused.of("exists_already", path=mentioned(path))
            question = self.texts.say("kept-write_over", path=shown(path))
            if ask(f"{question} ").strip().lower() not in YES:
                raise Refused.of("nothing_written", path=mentioned(path))
        self.write(path)
        self.save_as = path
        return path

    def write(self, path: Path) -> None:
        mark = self.mark
        write_whole(path, self.transcript.text())
        self.ours.add(path)
        self.safe = mark

    def is_loaded(self, path: Path) -> bool:
        """Is this the file that the game comes from?"""
        return self.loaded is not None and self.loaded.exists() and path.samefile(self.loaded)

    def let_go(self) -> None:
        """Let another terminal go on with the game."""
        if self.slot is not None:
            self.slot.give_back()
