"""Ships and the ports of the Council on the drawn board."""

from kogge.cli.terminal.canvas import Spot
from kogge.cli.terminal.harbors import HARBOR
from kogge.cli.terminal.picture import HOMES, ROADS, Picture
from kogge.engine.state import NOBODY

PORT = "&"
LENGTH = 2  # of a ship's name: the letter of its owner and its number
A_SHIP, A_SIGN = 100, 2  # how bad it is to hide one
FLEETS = ("ship", "caravan")  # fields of what stands beside paths, by owner and number


def draw_ports(picture: Picture) -> None:
    """The two anchors of the Council."""
    for node in picture.view.facts.places_of("port"):
        picture.canvas.write(*picture.nodes[node], PORT, HARBOR)


def draw_ships(picture: Picture) -> None:
    """Ships and caravans, by the capital letter of their owner and their number, beside the route they are on."""
    for field in FLEETS:
        for owner, routes in enumerate(picture.view.rows(field)):
            for number, route in enumerate(routes, start=1):
                if route != NOBODY:
                    moor(picture, route, f"{picture.letters[owner]}{number}", f"bold {picture.paint_of(owner)}")


def moor(picture: Picture, route: int, name: str, style: str) -> None:
    """Write the name of a ship where it hides least."""
    line, column = min(berths(picture, route), key=lambda spot: crowding(picture, route, spot))
    picture.canvas.write(line, column, name, style)
    picture.afloat |= {(line, column + k) for k in range(LENGTH)}


def berths(picture: Picture, route: int) -> list[Spot]:
    """Where the name of a ship may begin: at either end of a slanting route, on either side of an upright one.

    What is built at the end or on the route itself stays in sight beside it.
    """
    (line, column), (other, right) = picture.ends(route)
    if column == right:
        return [(line + 1, column + at) for at in (1, -LENGTH, 1 + LENGTH, -2 * LENGTH)]
    roads = picture.owners(*ROADS)
    has_road = bool(roads) and roads[route] != NOBODY
    left_gap, right_gap = (int(has_road or has_home(picture, spot)) for spot in ((line, column), (other, right)))
    return [(line, column + 1 + left_gap), (other, right - LENGTH - right_gap)]


def has_home(picture: Picture, spot: Spot) -> bool:
    homes = picture.owners(*HOMES)
    return bool(homes) and homes[picture.nodes.index(spot)] != NOBODY


def crowding(picture: Picture, route: int, spot: Spot) -> int:
    """How much a ship's name would hide there, its own route aside: other ships, signs, the margin of a token."""
    line, column = spot
    own = {place for place, _ in picture.path(route)}
    places = {(line, column + k) for k in range(LENGTH)}
    inks = [picture.canvas.ink.get(place, (" ", "")) for place in places - own]
    return A_SHIP * len(places & picture.afloat) + sum(A_SIGN if sign != " " else style != "" for sign, style in inks)
