"""The pieces of a position in the making: homes, roads, ships and what they carry."""

from collections.abc import Mapping

from kogge.engine.sets import EVERYONE
from kogge.games.facts import facts_of
from kogge.games.isles.cargo import BASINS, CONTENTS, LOADS, PIECES, SHIPS
from kogge.games.isles.setup.ground import GroundTable
from kogge.games.refusal import Refused, quoted
from kogge.games.setups.places import SIDES
from kogge.games.setups.words import Place, Places, Who, listed, one_of, paired
from kogge.modules.pieces import GREATER, SETTLEMENT
from kogge.modules.terrain import NO_HEX

NEUTRAL = {"settlements": SETTLEMENT, "harbours": GREATER}
IN_SUPPLY = {"fish": "shoal"}  # pieces that are called otherwise as long as they are in the supply
ROOM = 2  # ships on a route


class IslesPiecesTable(GroundTable):
    """A table on which pieces are put."""

    def obstruct(self, neutral: Mapping[Who, Mapping[str, Places]]) -> None:
        """Pieces of colours that nobody plays.  (E-18, E-19)"""
        for who, pieces in paired(neutral, "neutral"):
            owner = self.owner(who, range(self.rules.players, len(self.colors)))
            for word, places in paired(pieces, "neutral pieces"):
                one_of(word, [*NEUTRAL, "roads"], "neutral pieces")
                for place in listed(places, word):
                    if word == "roads":
                        self.check_path(0, place)
                        self.isles.pieces.obstruct_path(self.s, owner, self.atlas.side(place))
                    else:
                        self.check_site(0, place)
                        self.isles.pieces.obstruct(self.s, owner, self.atlas.corner(place), NEUTRAL[word])

    def put_pieces(
        self, harbours: Mapping[Who, Places], settlements: Mapping[Who, Places], roads: Mapping[Who, Places]
    ) -> None:
        pieces = self.isles.pieces
        for p, place in self.each(harbours, "harbours"):
            self.check_site(p, place)
            if not self.isles.sea.coast.has(self.s, EVERYONE, self.atlas.corner(place)):
                raise Refused(f"{quoted(place)} is not on a coast, so no harbour settlement can stand there")
            if not self.s[pieces.greater + p]:
                raise Refused(f"{self.colors[p]} has no harbour settlement left for {quoted(place)}")
            pieces.found_greater(self.s, p, self.atlas.corner(place))
        for p, place in self.each(settlements, "settlements"):
            self.check_site(p, place)
            if not self.s[pieces.settlements + p]:
                raise Refused(f"{self.colors[p]} has no settlement left for {quoted(place)}")
            pieces.settle(self.s, p, self.atlas.corner(place))
        for p, line in self.each(roads, "roads"):
            for path in self.atlas.line(line):
                self.check_path(p, path)
                if not self.s[pieces.roads + p]:
                    raise Refused(f"{self.colors[p]} has no road left for {quoted(line)}")
                pieces.lay(self.s, p, path)

    def check_site(self, p: int, place: Place) -> None:
        if not self.isles.pieces.sites.has(self.s, p, self.atlas.corner(place)):
            raise Refused(
                f"no home can stand at {quoted(place)}: there is one at it or beside it, or its ground is closed"
            )

    def check_path(self, p: int, place: Place) -> None:
        if not self.isles.pieces.paths.has(self.s, p, self.atlas.side(place)):
            raise Refused(f"no road can lie at {quoted(place)}: there is one, or its ground is closed")

    def put_cargo(self, ships: Mapping[Who, Places], basins: Mapping[Who, Places]) -> None:
        """Ships on their routes, each with its load; then what lies in the basins, in the order of the harbours."""
        for p, places in self.by_seat(ships, "ships"):
            fleet = listed(places, "ships")
            if len(fleet) > SHIPS:
                raise Refused(f"{self.colors[p]} has {SHIPS} ships, not {len(fleet)}")
            for i, place in enumerate(fleet):
                where, load = loaded(place)
                route = self.atlas.side(where)
                self.check_route(route, place)
                self.isles.fleet.launch(self.s, p, route)
                self.stow(p, i, load)
        for p, loads in self.by_seat(basins, "basins"):
            for b, load in enumerate(listed(loads, "basins")):
                if b >= BASINS or not self.isles.fleet.is_at_harbour(self.s, p, SHIPS + b):
                    raise Refused(f"{self.colors[p]} has no harbour settlement for a basin {b + 1}")
                self.stow(p, SHIPS + b, load)

    def check_route(self, route: int, place: Place) -> None:
        sea = self.isles.sea
        if not sea.is_route(self.s, route):
            raise Refused(f"{quoted(place)} is no sea route")
        h = sea.new_hex(self.s, route)
        if h != NO_HEX:
            found = ",".join(map(str, self.rules.topo.cells[h]))
            raise Refused(f"a ship at {quoted(place)} would have discovered the hex {found} at its tip: say its tile")
        if self.s[sea.traffic + route] >= ROOM:
            raise Refused(f"there are {ROOM} ships at {quoted(place)} already")

    def stow(self, p: int, hold: int, load: object) -> None:
        kind = LOADS.index(one_of(load, LOADS, "a load"))
        for piece, n in zip(PIECES, CONTENTS[kind], strict=True):
            self.supply(p, piece, n)
        self.isles.cargo.stow(self.s, p, hold, kind)

    def supply(self, p: int, piece: str, n: int) -> None:
        """So many pieces leave their supply."""
        if not n:
            return
        supply = facts_of(self.rules).supplies.get(IN_SUPPLY.get(piece, piece))
        if supply is None:
            raise Refused(f"this scenario is played without any {piece}")
        row = 0 if supply.shared else p
        self.take(self.fields[supply.field].start + row, n, f"{piece} for {self.colors[p]}")


def loaded(place: Place) -> tuple[Place, str]:
    """Where a ship is, and its load: ``"4,-3 SE two_crews"``."""
    if isinstance(place, str):
        where, _, load = place.strip().rpartition(" ")
        if where and load.isidentifier() and load.upper() not in SIDES:
            return where, load
    return place, LOADS[0]
