"""Harbours: a cog before the coast whose sail shows the resource and whose hull the rate."""

from math import hypot

from kogge.svg.elements import Point, between, element, group, line, moved, title, words
from kogge.svg.palette import CREAM, INK, SAILS, SANS, TIMBER
from kogge.svg.sheet import Sheet
from kogge.svg.stock import SAIL

OFF_THE_COAST = 60
ANYTHING = "anything"
RATE_PLACE, RATE_SIZE = (0, 17), 15  # on the hull


def harbors(sheet: Sheet) -> str:
    """Every harbour, with the two jetties that lead to its intersections."""
    sides = harbor_sides(sheet)
    jetties = [jetty(sheet.node(n), anchorage(sheet, side)) for side in sides for n in sheet.topo.edge_nodes[side]]
    return group(*jetties, *(ship(sheet, side, kind) for side, kind in sides.items()))


def harbor_sides(sheet: Sheet) -> dict[int, int]:
    """The paths between two intersections of the same harbour, each with its kind."""
    kinds = sheet.view.column("harbor")
    ends = sheet.topo.edge_nodes
    coast = [e for e in range(sheet.topo.n_edges) if len(sheet.topo.edge_hexes[e]) == 1]
    likely = [e for e in coast if kinds[ends[e][0]] == kinds[ends[e][1]] >= 0]

    def crowded(e: int) -> int:
        return sum(not {*ends[e]}.isdisjoint(ends[other]) for other in likely)

    served: set[int] = set()
    sides = {}
    for e in sorted(likely, key=crowded):  # of equal harbours side by side, the outer paths come first
        if served.isdisjoint(ends[e]):
            served.update(ends[e])
            sides[e] = kinds[ends[e][0]]
    return sides


def anchorage(sheet: Sheet, side: int) -> Point:
    """Where the ship of a harbour lies: off the coast, before the middle of its path."""
    (h,) = sheet.topo.edge_hexes[side]
    inland, shore = sheet.hex(h), sheet.middle(side)
    return between(inland, shore, 1 + OFF_THE_COAST / hypot(shore[0] - inland[0], shore[1] - inland[1]))


def jetty(node: Point, ship: Point) -> str:
    """Planks from an intersection towards a ship."""
    return planks(between(node, ship, 0.1), between(node, ship, 0.68))


def planks(a: Point, b: Point) -> str:
    return line(a, b, stroke=TIMBER, stroke_width=9, stroke_linecap="round") + line(
        a, b, stroke="#c79c66", stroke_width=6, stroke_dasharray="4 2"
    )


def harbor_of(sheet: Sheet, kind: int) -> tuple[str, str]:
    """What a kind of harbour is for, and its rate."""
    found = sheet.facts.harbors[kind]
    return found.name if found.name in sheet.facts.resources else ANYTHING, f"{found.rate}:1"


def ship(sheet: Sheet, side: int, kind: int) -> str:
    resource, rate = harbor_of(sheet, kind)
    first, second = map(str, sheet.topo.edge_nodes[side])
    message = "picture-harbour.any" if resource == ANYTHING else "picture-harbour"
    good = sheet.texts.name("good", resource, "name")
    return group(
        title(sheet.say(message, rate=rate, good=good, first=first, second=second)),
        cog(sheet, resource),
        words(rate, RATE_PLACE, RATE_SIZE, fill=CREAM, font_weight="bold", font_family=SANS),
        transform=moved(anchorage(sheet, side)),
    )


def cog(sheet: Sheet, resource: str) -> str:
    """The ship of a harbour around the origin, without its rate."""
    sail = SAILS.get(resource, CREAM)
    return (
        sheet.stamp("hull", (0, 0))
        + element("path", d=SAIL, fill=sail, stroke=INK, stroke_width=1.8, stroke_linejoin="round")
        + sheet.stamp(resource, (0, -17))
    )
