"""Keeping a game in a file."""

from pathlib import Path

from kogge.game import Game
from kogge.games.refusal import Refused


class Keeper:
    """Writes the record of a game to files, and knows whether the last one is up to date."""

    def __init__(self, game: Game, save_as: Path | None) -> None:
        self.game = game
        self.save_as = save_as
        self.ours = set() if save_as is None else {save_as}  # files that may be written over
        self.kept = game.actions  # what is in a file, as a game that was loaded is

    @property
    def is_kept(self) -> bool:
        """Is everything that happened in a file?"""
        return self.kept == self.game.actions

    def save(self, name: str = "") -> Path:
        """Write the record to a file of this name, or to the last one that was named."""
        path = Path(name).expanduser() if name else self.save_as
        if path is None:
            raise Refused("save needs the name of a file, for example 'save evening.record'")
        if path not in self.ours and path.exists():
            raise Refused(f"{path} exists already; choose another name")
        record = self.game.record()
        try:
            path.write_text(record, "utf-8")
        except OSError as trouble:
            raise Refused(f"{path} can't be written: {trouble.strerror or trouble}") from trouble
        self.ours.add(path)
        self.save_as = path
        self.kept = self.game.actions
        return path
