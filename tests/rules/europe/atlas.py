"""A board of Merchants of Europe by the names on it: who touches what, and how far it is."""

from functools import cache

from kogge.games.europe.board import City, EuropeBoard, Land, load
from kogge.games.europe.grid import Corner, read_corner
from kogge.games.europe.material import RESOURCES, TOKEN_COLORS
from kogge.games.europe.parts import reached

PIPS = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}


class Atlas:
    """Answers questions about a board as people ask them."""

    def __init__(self, board: EuropeBoard) -> None:
        self.board = board
        self.near = board.neighbours()

    def city(self, name: str) -> City:
        (found,) = [city for city in self.board.cities if city.name.en == name]
        return found

    def corner(self, place: str) -> Corner:
        """A city by its name, or a corner as board files write it."""
        return read_corner(place) if place.endswith((" N", " S")) else self.city(place).corner

    def node(self, place: str) -> int:
        return self.board.node[self.corner(place)]

    def distance(self, a: str, b: str) -> int:
        """The number of paths on a shortest way."""
        return reached(self.near, self.node(a))[self.node(b)]

    def joined(self, a: str, b: str) -> bool:
        return self.node(b) in self.near[self.node(a)]

    def double_arrow(self, a: str, b: str) -> bool:
        return any({self.corner(a), self.corner(b)} == set(path) for path in self.board.double_arrows)

    def lands(self, place: str) -> list[Land]:
        return [self.board.lands[k] for k in self.board.lands_at(self.corner(place))]

    def at_start(self, land: Land) -> int:
        """The number of a land when the game begins, 0 for none."""
        return self.board.tokens[land.spot].marked if land.marked else land.number

    def sign(self, land: Land) -> str:
        """Resource and number at the start, or the colour of the empty spot, as in ``ore 9`` or ``ore grey``."""
        number = self.at_start(land) or TOKEN_COLORS[land.spot]
        return f"{RESOURCES[land.resource]} {number}"

    def signs(self, place: str) -> list[str]:
        return sorted(map(self.sign, self.lands(place)))

    def pips(self, lands: list[Land]) -> dict[str, int]:
        """How often of 36 rolls each resource is yielded at the start."""
        found = dict.fromkeys(RESOURCES, 0)
        for land in lands:
            found[RESOURCES[land.resource]] += PIPS.get(self.at_start(land), 0)
        return found


@cache
def atlas(name: str) -> Atlas:
    return Atlas(load(name))
