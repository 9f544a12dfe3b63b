"""The colours of a game, from which its players choose."""

from dataclasses import dataclass

from kogge.games.refusal import Refused, quoted


@dataclass(frozen=True)
class Palette:
    """The colours of a game's pieces, in the order in which seats have them if nobody chooses.

    ``left_out`` says which of them, one after the other, nobody has then if fewer play; after those it is the last.

    >>> palette = Palette(("orange", "red", "blue", "white"), left_out=("red", "white"))
    >>> palette.usual(3)
    ['orange', 'blue', 'white']
    >>> Palette(("teal", "pink", "black")).usual(2)
    ['teal', 'pink']
    >>> palette.chosen("white, orange", players=2)
    ['white', 'orange']
    """

    colors: tuple[str, ...]
    left_out: tuple[str, ...] = ()

    def usual(self, players: int) -> list[str]:
        """The colours of so many players who leave it to the game."""
        others = [color for color in reversed(self.colors) if color not in self.left_out]
        missing = [*self.left_out, *others][: max(0, len(self.colors) - players)]
        return [color for color in self.colors if color not in missing]

    def chosen(self, text: object, players: int) -> list[str]:
        """The colour of each seat: those that the text names, or the usual ones if it is empty."""
        names = self.usual(players) if text == "" else self.read(text)
        if len(names) != players:
            raise Refused(f"{players} players choose {players} colours, not {len(names)}: {', '.join(names)}")
        return names

    def read(self, text: object) -> list[str]:
        """The colours that a text names, as ``blue,white``: all of this game, and each once."""
        if not isinstance(text, str):
            raise Refused(f"colors are named with commas between them, as in 'blue,white', not {quoted(text)}")
        names = [name.strip() for name in text.split(",")]
        for number, name in enumerate(names):
            if name not in self.colors:
                raise Refused(f"{quoted(name)} is no colour of this game; choose among {', '.join(self.colors)}")
            if name in names[:number]:
                raise Refused(f"{name} is chosen twice; every player has a colour of their own")
        return names
