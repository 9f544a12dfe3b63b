"""The picture in words, for those who don't see it."""

from kogge.engine.state import NOBODY
from kogge.svg import reports
from kogge.svg.elements import capital
from kogge.svg.ground import landscapes, spoken
from kogge.svg.harbors import ANYTHING, harbor_of, harbor_sides
from kogge.svg.panels import panels
from kogge.svg.pieces import LOOKS, home_look
from kogge.svg.sheet import Sheet
from kogge.svg.tidings import at_sea, findings, pirate, ports


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
        *(f"{capital(panel.told)}." for panel in panels(sheet)),
    ]
    return " ".join(sentence for sentence in told if sentence)


def map_in_words(sheet: Sheet) -> list[str]:
    """What is printed on the board besides its hexes."""
    return [reports.note(sheet), reports.seas(sheet), reports.cities(sheet), reports.double_arrows(sheet)]


def owners(sheet: Sheet) -> list[int]:
    """The seats, and the neutral colours that have something on the board."""
    shown = [*sheet.view.get("road"), *sheet.view.get("home")]
    return [*range(len(sheet.seats)), *sorted({p for p in shown if p != NOBODY and sheet.is_neutral(p)})]


def hexes(sheet: Sheet) -> str:
    told = [sheet.listed([described(sheet, h, name), *findings(sheet, h)]) for h, name in enumerate(landscapes(sheet))]
    return sheet.say("picture-told-hexes", n=len(told), hexes=sheet.parted(told))


def described(sheet: Sheet, h: int, landscape: str) -> str:
    """A hex by its number, its name if it has one, and its terrain: ``6 Livonia, field, number 5``."""
    name = sheet.name("hex", h)
    message = "picture-told-hex.named" if name else "picture-told-hex"
    return sheet.say(message, hex=str(h), name=name, land=spoken(sheet, h, landscape))


def harbors(sheet: Sheet) -> str:
    sides = [(*sheet.topo.edge_nodes[side], kind) for side, kind in sorted(harbor_sides(sheet).items())]
    told = [told_harbor(sheet, a, b, kind) for a, b, kind in sides]
    return sheet.say("picture-told-harbours", harbours=sheet.parted(told)) if told else ""


def told_harbor(sheet: Sheet, a: int, b: int, kind: int) -> str:
    """``1-2 3:1``, ``4-5 2:1 wool``."""
    good, rate = harbor_of(sheet, kind)
    message = "picture-told-harbours.any" if good == ANYTHING else "picture-told-harbours.harbour"
    return sheet.say(message, first=str(a), second=str(b), rate=rate, good=sheet.texts.name("good", good, "name"))


def robber(sheet: Sheet) -> str:
    h = sheet.view.at("robber")
    return sheet.on_hex("picture-told-robber", h) if h >= 0 else ""


def seat(sheet: Sheet, p: int) -> str:
    """What one seat, or a neutral colour, has on the board."""
    kinds, owners = sheet.view.column("home_kind"), sheet.view.column("home")
    has = {
        LOOKS[home_look(sheet, kind)]: [str(n) for n, owner in enumerate(owners) if owner == p and kinds[n] == kind]
        for kind in range(2)
    }
    has["road"] = [str(e) for e, owner in enumerate(sheet.view.column("road")) if owner == p]
    return reports.has(sheet, p, [*reports.pieces(sheet, has), *at_sea(sheet, p)])
