"""How the things of a chapter look: colours, shapes and signs, a file for each chapter."""

from kogge.chapters import chapters
from kogge.svg.artwork import Art

ARTS: list[Art] = chapters(__name__, __path__)

GROUNDS = {terrain: color for art in ARTS for terrain, color in art.grounds.items()}
SHAPES = {name: shape for art in ARTS for name, shape in art.shapes.items()}
PLANTED = {terrain: planted for art in ARTS for terrain, planted in art.planted.items()}
SYMBOLS = {name: symbol for art in ARTS for name, symbol in art.symbols.items()}
SIGNS = {word: symbol for art in ARTS for word, symbol in art.signs.items()}
ANYTHING = "star"  # the sign for what nobody has one for


def sign_of(word: str) -> str:
    """The symbol for a word of the rules."""
    return SIGNS.get(word, ANYTHING)
