"""What ships, basins and shores hold: figures and goods."""

from kogge.svg.elements import Point, element, group, moved, words
from kogge.svg.palette import SANS, Livery, livery
from kogge.svg.sheet import Sheet
from kogge.svg.symbols import CREW, SETTLER

FIGURES = {"settler": (SETTLER, (0, 8.5), 9.0), "crew": (CREW, (0, 6.5), 10.0)}  # outline, place and size of the letter
LARGE_AND_ALONE = 1.15
SIDE_BY_SIDE = 19


def freight(sheet: Sheet, load: int) -> list[str]:
    """The pieces of a load."""
    stowage = sheet.facts.stowage
    kinds = zip(stowage.pieces, stowage.contents[load], strict=True) if stowage else ()
    return [piece for piece, n in kinds for _ in range(n)]


def told(sheet: Sheet, load: int) -> str:
    """A load in words: ``2 crews``, ``settler``, ``nothing``."""
    stowage = sheet.facts.stowage
    return sheet.texts.name("picture-load", stowage.loads[load] if stowage else "nothing")


def laid_out(sheet: Sheet, p: int, load: int, at: Point, scale: float = 1) -> str:
    """The pieces of a load side by side."""
    names = freight(sheet, load)
    size = scale * (LARGE_AND_ALONE if len(names) == 1 else 1)
    left = at[0] - scale * SIDE_BY_SIDE * (len(names) - 1) / 2
    places = [(left + scale * SIDE_BY_SIDE * k, at[1]) for k in range(len(names))]
    return "".join(piece(sheet, p, name, place, size) for name, place in zip(names, places, strict=True))


def piece(sheet: Sheet, p: int, name: str, at: Point, scale: float = 1) -> str:
    """One piece: a figure in the colour of its owner, with its letter, or goods."""
    return figure(sheet, p, name, at, scale) if name in FIGURES else sheet.stamp(name, at, scale)


def figure(sheet: Sheet, p: int, name: str, at: Point, scale: float) -> str:
    look = livery(sheet.color(p))
    _, letter, size = FIGURES[name]
    return group(
        figure_shape(look, name),
        words(sheet.letter(p), letter, size, fill=look.mark, font_family=SANS, font_weight="bold"),
        transform=moved(at, scale),
    )


def figure_shape(look: Livery, name: str) -> str:
    """A figure without its letter."""
    outline, _, _ = FIGURES[name]
    return element("path", d=outline, fill=look.fill, stroke=look.edge, stroke_width=1.8, stroke_linejoin="round")
