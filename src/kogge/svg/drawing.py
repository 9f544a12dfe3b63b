"""The picture: layers, each drawn when the view has the fields it needs."""

import hashlib
from collections.abc import Sequence
from xml.sax.saxutils import escape

from kogge.engine.state import CHANCE
from kogge.games.refusal import Refused
from kogge.svg import (
    ashore,
    atlas,
    basins,
    cities,
    ground,
    harbors,
    legend,
    marks,
    note,
    numbering,
    panels,
    pieces,
    ships,
    spots,
    travellers,
    waters,
)
from kogge.svg.chapter import Layer
from kogge.svg.chapters import CHAPTERS
from kogge.svg.elements import element, number, title
from kogge.svg.palette import LIVERIES
from kogge.svg.scenery import PLANTED
from kogge.svg.sheet import Sheet
from kogge.svg.stock import stock
from kogge.svg.summary import summary
from kogge.texts import known
from kogge.views import View

NO_TEXT = "\0"  # what no XML has, so that it can be replaced

LAYERS = [  # from the bottom to the top
    Layer((), ground.sea),
    Layer(("terrain",), waters.waters),
    Layer((), atlas.seas),
    Layer((), ground.coast),
    Layer(("terrain",), waters.mist),
    Layer(("terrain",), ground.terrain),
    Layer(("found_hex",), waters.found),
    Layer((), ground.land_names),
    Layer((), atlas.sea_names),
    Layer((), atlas.paths),
    Layer((), atlas.double_arrows),
    Layer(("harbor",), harbors.harbors),
    Layer(("number",), ground.tokens),
    Layer(("number", "token"), spots.numbers),
    Layer(("bare_land",), spots.awaited),
    Layer((), cities.city_spaces),
    *(layer for chapter in CHAPTERS for layer in chapter.layers),
    Layer(("crews_ashore",), ashore.crews),
    Layer(("robber",), pieces.robber),
    Layer(("terrain",), waters.ports),
    Layer(("pirate", "pirate_owner"), ships.pirate),
    Layer(("road",), pieces.roads),
    Layer(("route",), cities.routes),
    Layer(("ship",), ships.ships),
    Layer(("home", "home_kind"), pieces.homes),
    Layer(("harbour", "cargo"), basins.basins),
    Layer(("kontor", "goods_at"), cities.kontors),
    Layer((), cities.names),
    Layer(("caravan",), travellers.caravans),
    Layer(("merchant",), travellers.merchants),
    Layer((), marks.legal),
    Layer((), numbering.labels),
    Layer((), note.note),
    Layer((), legend.legend),
    Layer((), panels.below),
]


def draw(
    view: View,
    seats: Sequence[str] | None = None,
    *,
    labels: bool = False,
    legal: bool = False,
    language: str = "en",
) -> str:
    """The board as SVG that needs nothing else.

    ``seats`` are the colours (``game.colors``; if not given, the usual ones in order), neutral
    ones after those of the seats. ``labels`` writes the number of each hex, path and
    intersection, ``legal`` marks the places where the view's seat may act. ``language`` is that
    of all words in the picture: ``en``, ``es`` or ``de``.
    """
    colors = list(LIVERIES) if seats is None else list(seats)
    players = view.rules.players
    if len(colors) < players:
        raise Refused(f"{players} seats need {players} colours, not {len(colors)}")
    neutrals = colors[players:]
    drawn = picture(Sheet(view, colors[:players], labels, legal, NO_TEXT, neutrals, known(language)))
    digest = hashlib.sha256(drawn.replace(NO_TEXT, "k").encode()).hexdigest()
    return drawn.replace(NO_TEXT, f"k{digest[:8]}")  # ids that no other picture on a page has


def picture(sheet: Sheet) -> str:
    """All layers, what they are made of, and what they show in words."""
    layers = [layer.paint(sheet) for layer in LAYERS if sheet.has(*layer.needs)]
    shown = ground.landscapes(sheet) if sheet.has("terrain") else []
    return element(
        "svg",
        title(headline(sheet)),
        element("desc", escape(summary(sheet))),
        stock(sheet.tag, [terrain for terrain in PLANTED if terrain in shown], "".join(layers)),
        *layers,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(map(number, frame(sheet))),
        role="img",
        style=f"width:100%;max-width:{ems(sheet)}em;height:auto",
    )


def headline(sheet: Sheet) -> str:
    """The picture in a few words."""
    view = sheet.view
    if view.step == "over":
        won = [sheet.seat(p) for p in range(len(sheet.seats)) if legend.standing(sheet, p)]
        if not won:
            return sheet.say("picture-end")
        return sheet.say("picture-end.won", winners=sheet.texts.listed(won, more="list-and"), n=len(won))
    step = sheet.texts.name("picture-step", view.step)
    if view.to_act == CHANCE:
        return sheet.say("picture-headline.chance", step=step)
    return sheet.say("picture-headline", who=sheet.seat(view.to_act), step=step)


def frame(sheet: Sheet) -> tuple[float, float, float, float]:
    """Left, top, width and height of all that is drawn."""
    left, top, right, _ = sheet.bounds()
    rim = ground.sea_width(sheet) + ground.RIM + 4
    cards = len(sheet.seats) * (legend.card_size(sheet)[0] + legend.GAP)
    width = max(right - left + 2 * rim, cards, panels.widest(sheet) + 2 * legend.GAP)
    lowest = panels.bottom(sheet)
    return (left + right - width) / 2, top - rim, width, lowest - top + rim + 6


def ems(sheet: Sheet) -> int:
    """How wide the picture should be at most: a larger board needs more room."""
    return min(80, max(50, round(frame(sheet)[2] / 24)))
