"""The picture: layers, each drawn when the view has the fields it needs."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from xml.sax.saxutils import escape

from kogge.engine.state import CHANCE
from kogge.games.refusal import Refused
from kogge.svg import ground, harbors, legend, marks, pieces
from kogge.svg.elements import element, number, title
from kogge.svg.palette import LIVERIES
from kogge.svg.scenery import PLANTED
from kogge.svg.sheet import Sheet
from kogge.svg.stock import stock
from kogge.svg.summary import summary
from kogge.views import View


@dataclass(frozen=True)
class Layer:
    """A part of the picture, and the fields without which it does not appear."""

    needs: tuple[str, ...]
    paint: Callable[[Sheet], str]


LAYERS = [  # from the bottom to the top
    Layer((), ground.sea),
    Layer((), ground.coast),
    Layer(("terrain",), ground.terrain),
    Layer(("harbor",), harbors.harbors),
    Layer(("number",), ground.tokens),
    Layer(("robber",), pieces.robber),
    Layer(("road",), pieces.roads),
    Layer(("home", "home_kind"), pieces.homes),
    Layer((), marks.legal),
    Layer((), marks.labels),
    Layer((), legend.legend),
]


def draw(view: View, seats: Sequence[str] | None = None, *, labels: bool = False, legal: bool = False) -> str:
    """The board as SVG that needs nothing else.

    ``seats`` are the colours (``game.seats``; if not given, the usual ones in order). ``labels``
    writes the number of each hex, path and intersection, ``legal`` marks the places where the
    view's seat may act.
    """
    colors = list(LIVERIES)[: view.rules.players] if seats is None else list(seats)
    if len(colors) != view.rules.players:
        raise Refused(f"{view.rules.players} seats need {view.rules.players} colours, not {len(colors)}")
    sheet = Sheet(view, colors, labels, legal, tag="k")
    digest = hashlib.sha256(picture(sheet).encode()).hexdigest()
    return picture(replace(sheet, tag=f"k{digest[:8]}"))  # ids that no other picture on a page has


def picture(sheet: Sheet) -> str:
    """All layers, what they are made of, and what they show in words."""
    layers = [layer.paint(sheet) for layer in LAYERS if sheet.has(*layer.needs)]
    shown = ground.terrains(sheet) if sheet.has("terrain") else []
    return element(
        "svg",
        title(headline(sheet)),
        element("desc", escape(summary(sheet))),
        stock(sheet.tag, [terrain for terrain in PLANTED if terrain in shown]),
        *layers,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(map(number, frame(sheet))),
        role="img",
        style="width:100%;max-width:50em;height:auto",
    )


def headline(sheet: Sheet) -> str:
    """The picture in a few words."""
    view = sheet.view
    if view.step == "over":
        won = [color for p, color in enumerate(sheet.seats) if legend.standing(sheet, p)]
        return f"Board at the end of the game: {won[0]} has won" if won else "Board at the end of the game"
    actor = "chance" if view.to_act == CHANCE else sheet.seat(view.to_act)
    return f"Board: {actor} is to act ({view.step.replace('_', ' ')})"


def frame(sheet: Sheet) -> tuple[float, float, float, float]:
    """Left, top, width and height of all that is drawn."""
    left, top, right, bottom = sheet.bounds()
    rim = ground.SEA_WIDTH + ground.RIM + 4
    cards = len(sheet.seats) * (legend.CARD[0] + legend.GAP)
    width = max(right - left + 2 * rim, cards)
    height = bottom - top + rim + legend.BELOW + legend.CARD[1] / 2 + 6
    return (left + right - width) / 2, top - rim, width, height
