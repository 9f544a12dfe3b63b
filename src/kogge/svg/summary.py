"""The picture in words, for those who don't see it."""

from kogge.modules.resources import RESOURCES
from kogge.modules.terrain import GENERIC
from kogge.svg.ground import spoken, terrains
from kogge.svg.harbors import harbor_sides
from kogge.svg.sheet import Sheet


def summary(sheet: Sheet) -> str:
    """Hexes, harbours, robber and pieces, as far as the game has them."""
    told = [
        hexes(sheet) if sheet.has("terrain") else "",
        harbors(sheet) if sheet.has("harbor") else "",
        robber(sheet) if sheet.has("robber") else "",
        *(seat(sheet, p) for p in range(len(sheet.seats)) if sheet.has("road", "home", "home_kind")),
    ]
    return " ".join(sentence for sentence in told if sentence)


def hexes(sheet: Sheet) -> str:
    named = "; ".join(f"{h} {spoken(sheet, h, name)}" for h, name in enumerate(terrains(sheet)))
    return f"{sheet.topo.n_hexes} hexes: {named}."


def harbors(sheet: Sheet) -> str:
    sides = [(*sheet.topo.edge_nodes[side], kind) for side, kind in sorted(harbor_sides(sheet).items())]
    named = "; ".join(f"{a}-{b} {'3:1' if kind == GENERIC else '2:1 ' + RESOURCES[kind]}" for a, b, kind in sides)
    return f"Harbours: {named}." if named else ""


def robber(sheet: Sheet) -> str:
    (h,) = sheet.view.column("robber")
    return f"The robber is on hex {h}." if h >= 0 else ""


def seat(sheet: Sheet, p: int) -> str:
    """What one seat has on the board."""
    kinds, owners = sheet.view.column("home_kind"), sheet.view.column("home")
    has = {
        name: [n for n, owner in enumerate(owners) if owner == p and kinds[n] == kind]
        for kind, name in enumerate(("settlements", "cities"))
    }
    has["roads"] = [e for e, owner in enumerate(sheet.view.column("road")) if owner == p]
    told = [f"{name} {', '.join(map(str, places))}" for name, places in has.items() if places]
    return f"{sheet.seat(p).capitalize()}: {'; '.join(told) or 'nothing on the board'}."
