"""The picture in words, for those who don't see it."""

from kogge.engine.state import NOBODY
from kogge.svg import reports
from kogge.svg.ground import landscapes, spoken
from kogge.svg.harbors import ANYTHING, harbor_of, harbor_sides
from kogge.svg.panels import panels
from kogge.svg.pieces import home_look
from kogge.svg.sheet import Sheet
from kogge.svg.tidings import at_sea, findings, pirate, ports

PLURALS = ("settlements", "cities", "harbour settlements")  # by the looks of homes


def summary(sheet: Sheet) -> str:
    """Hexes, harbours, robber and pieces, and all that lies beside the board, as far as the game has them."""
    told = [
        hexes(sheet) if sheet.has("terrain") else "",
        harbors(sheet) if sheet.has("harbor") else "",
        robber(sheet),
        pirate(sheet),
        ports(sheet),
        *(seat(sheet, p) for p in owners(sheet) if sheet.has("road", "home", "home_kind")),
        *(map_in_words(sheet) if sheet.chart.waters else []),
        *(reports.trader(sheet, p) for p in reports.owners(sheet) if sheet.has("kontor", "route", "merchant")),
        *(f"{panel.told[:1].upper()}{panel.told[1:]}." for panel in panels(sheet)),
    ]
    return " ".join(sentence for sentence in told if sentence)


def map_in_words(sheet: Sheet) -> list[str]:
    """What is printed on the board besides its hexes."""
    return [reports.note(sheet), reports.seas(sheet), reports.cities(sheet), reports.double_arrows(sheet)]


def numbered(sheet: Sheet, h: int) -> str:
    """A hex by number and name: ``6`` or ``6 Livonia,``."""
    name = sheet.name("hex", h)
    return f"{h} {name}," if name else str(h)


def owners(sheet: Sheet) -> list[int]:
    """The seats, and the neutral colours that have something on the board."""
    shown = [*sheet.view.get("road"), *sheet.view.get("home")]
    return [*range(len(sheet.seats)), *sorted({p for p in shown if p != NOBODY and sheet.is_neutral(p)})]


def hexes(sheet: Sheet) -> str:
    named = "; ".join(
        ", ".join([f"{numbered(sheet, h)} {spoken(sheet, h, name)}", *findings(sheet, h)])
        for h, name in enumerate(landscapes(sheet))
    )
    return f"{sheet.topo.n_hexes} hexes: {named}."


def harbors(sheet: Sheet) -> str:
    sides = [(*sheet.topo.edge_nodes[side], kind) for side, kind in sorted(harbor_sides(sheet).items())]
    named = "; ".join(f"{a}-{b} {told_harbor(sheet, kind)}" for a, b, kind in sides)
    return f"Harbours: {named}." if named else ""


def told_harbor(sheet: Sheet, kind: int) -> str:
    """``3:1``, ``2:1 wool``."""
    good, rate = harbor_of(sheet, kind)
    return rate if good == ANYTHING else f"{rate} {good}"


def robber(sheet: Sheet) -> str:
    h = sheet.view.at("robber")
    return f"The robber is on {sheet.titled('hex', h)}." if h >= 0 else ""


def seat(sheet: Sheet, p: int) -> str:
    """What one seat, or a neutral colour, has on the board."""
    kinds, owners = sheet.view.column("home_kind"), sheet.view.column("home")
    has = {
        PLURALS[home_look(sheet, kind)]: [n for n, owner in enumerate(owners) if owner == p and kinds[n] == kind]
        for kind in range(2)
    }
    has["roads"] = [e for e, owner in enumerate(sheet.view.column("road")) if owner == p]
    told = [f"{name} {', '.join(map(str, places))}" for name, places in has.items() if places]
    told += at_sea(sheet, p)
    return f"{sheet.owner(p).capitalize()}: {'; '.join(told) or 'nothing on the board'}."
