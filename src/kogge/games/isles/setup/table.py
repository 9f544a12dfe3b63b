"""All that can be said of a position of Explorers & Pirates."""

from collections.abc import Callable, Mapping, Sequence

from kogge.engine.state import State
from kogge.games.isles.cargo import SHIPS
from kogge.games.isles.setup.missions import MissionsTable
from kogge.games.isles.voyages import RESTING, STATUS, UNDER_WAY, WIND
from kogge.games.refusal import Refused, quoted
from kogge.games.setups.table import nothing
from kogge.games.setups.words import NONE, Counts, Place, Places, Who, listed, one_of, paired
from kogge.modules.pieces import GREATER, SETTLEMENT


class IslesTable(MissionsTable):
    """A table for any of the five scenarios."""

    def set_up(
        self,
        *,
        step: str = "action",
        turn_of: Who = 0,
        to_act: Who | None = None,
        island: Mapping[Place, str] = NONE,
        tiles: Mapping[Place, str] = NONE,
        harbours: Mapping[Who, Places] = NONE,
        settlements: Mapping[Who, Places] = NONE,
        roads: Mapping[Who, Places] = NONE,
        neutral: Mapping[Who, Mapping[str, Places]] = NONE,
        ships: Mapping[Who, Places] = NONE,
        basins: Mapping[Who, Places] = NONE,
        ashore: Mapping[Place, Mapping[Who, int]] = NONE,
        conquered: Sequence[Place] = (),
        pirate: tuple[Place, Who] | None = None,
        shoals: Sequence[int] = (),
        tracks: Mapping[str, Mapping[Who, int]] = NONE,
        hands: Mapping[Who, Counts] = NONE,
        bank: Counts = "",
        gold: Mapping[Who, int] = NONE,
        purchases: int = 0,
        hoarder: Who | None = None,
        sailed: Sequence[int] = (),
        status: Sequence[str | int] = (),
        wind: Sequence[int] = (),
        fields: Mapping[str, object] = NONE,
    ) -> State:
        """In the trade-and-build phase of ``turn_of``, unless ``step`` names another point of decision.

        ``island`` is other terrain than the printed one. ``tiles`` are discovered: ``"sea"``, ``"forest 5"``,
        ``"shoal 3"``, ``"gold_river"`` with its lair, or ``"gold_river 4"`` that was freed: first the terrain, then
        what lies on it; each comes from what lies face down in its region. ``ships`` lie on a side and may have a load
        (``"4,-3 SE two_crews"``); ``basins`` follow the order of ``harbours``. Crews ``ashore`` have got what their
        chapter gives them there, and what goes to the Council for it has been delivered. ``conquered`` are the lairs
        that got their third crew in this turn; ``tracks`` advance in the order given. ``bank`` says what is left of
        each kind that it names; the rest is in the hand of the ``hoarder``, the last seat unless named. ``sailed``,
        ``status`` and ``wind`` are those of the active player's ships, in their order.
        """
        self.lay_island(island)
        for place, tile in paired(tiles, "tiles"):
            self.discover(place, tile)
        self.land_crews(ashore, conquered)
        self.obstruct(neutral)
        self.put_pieces(harbours, settlements, roads)
        self.put_cargo(ships, basins)
        if pirate is not None:
            self.put_pirate(*two(pirate))
        self.put_shoals(shoals)
        self.advance(tracks)
        self.deal_hands(hands, bank, hoarder)
        self.deal_gold(gold, purchases)
        self.take_turn(step, turn_of, to_act, "action")
        self.put_under_way(sailed, status, wind)
        self.put_fields(fields)
        self.make_ready()
        if not self.sketch:
            self.check_whole(conquered)
        return self.finish()

    def put_under_way(self, sailed: Sequence[int], status: Sequence[str | int], wind: Sequence[int]) -> None:
        """How far the active player's ships have come in this turn."""
        words = STATUS.words
        marks = listed(status, "status")
        marks = [
            words.index(one_of(mark, words, "the status of a ship")) if isinstance(mark, str) else mark
            for mark in marks
        ]
        self.put("steps_sailed", sailed, "sailed")
        self.put("ship_status", marks, "status")
        self.put("wind_bought", wind, "wind")

    def make_ready(self) -> None:
        """In the movement phase, also while it is interrupted, the ships have the steps they have not sailed yet."""
        movement = self.isles.voyages.movement.id
        if movement in (self.s.step, self.s[self.isles.turn.back]):
            self.isles.voyages.make_ready(self.s)

    def ways(self) -> dict[str, Callable[[], None]]:
        return super().ways() | {"action": nothing, "movement": nothing, "place_pirate": nothing, "rob": self.expose}

    def expose(self) -> None:
        """The active player's pirate ship has somebody to rob."""
        if self.s[self.pirate.ship.owner] != self.s.turn_of:
            raise Refused(f"{self.colors[self.s.turn_of]} robs by the own pirate ship, which must be at sea")
        super().expose()

    # The whole

    def check_whole(self, conquered: Sequence[Place]) -> None:
        """What a game has by then hangs together."""
        self.check_connected(self.isles.pieces.road, self.isles.pieces.home, "road")
        self.check_neutral()
        self.check_ships()
        self.check_purchases(("action", "movement"))
        if conquered and self.names[self.s.step] != "movement":
            raise Refused("lairs are conquered in the movement phase: step='movement'")
        if "founded" in self.fields:
            self.put("founded", [self.fields["founded"].high])

    def check_neutral(self) -> None:
        """With two players the other colours have a settlement and a harbour settlement each.  (E-18, E-19)"""
        pieces, topo = self.isles.pieces, self.rules.topo
        for owner in range(self.rules.players, len(self.colors)):
            homes = [self.s[pieces.kind + node] for node in range(topo.n_nodes) if self.s[pieces.home + node] == owner]
            if sorted(homes) != [SETTLEMENT, GREATER]:
                raise Refused(
                    f"with two players the neutral {self.colors[owner]} has a settlement and a harbour settlement: "
                    f"neutral={{{self.colors[owner]!r}: {{'settlements': [...], 'harbours': [...]}}}}"
                )
            roads, once = (row.count(owner) for row in (self.read_cells("road"), self.first("road")))
            if roads != once:
                raise Refused(f"the neutral {self.colors[owner]} has {once} roads in this scenario, not {roads}")

    def check_ships(self) -> None:
        """Who has sailed is under way or done, no further than the ship's points and wind allow.  (E-40 to E-42)"""
        p = self.s.turn_of
        status, sailed, wind = (self.read_cells(name) for name in ("ship_status", "steps_sailed", "wind_bought"))
        if self.names[self.s.step] != "movement" and any((*status, *sailed, *wind)):
            raise Refused("ships sail in the movement phase: step='movement'")
        if status.count(UNDER_WAY) > 1:
            raise Refused("one ship at most is under way; the others are resting or done")
        for i in range(SHIPS):
            most = self.read_cells("movement_points")[p] + WIND * wind[i]
            if not 0 <= sailed[i] <= most or wind[i] not in (0, 1):
                raise Refused(f"ship {i + 1} can't have sailed {sailed[i]} steps: with its wind it has {most} at most")
            if (status[i] == RESTING) != (sailed[i] == 0):
                other = "how far it has sailed" if sailed[i] == 0 else "its status"
                raise Refused(f"ship {i + 1} is {STATUS.words[status[i]]} after {sailed[i]} steps; say {other} too")
            if (sailed[i] or wind[i]) and self.isles.fleet.where(self.s, p, i) < 0:
                raise Refused(f"ship {i + 1} of {self.colors[p]} is not at sea")


def two(pirate: object) -> tuple[Place, Who]:
    """Where the pirate ship lies, and whose it is."""
    if isinstance(pirate, tuple | list) and len(pirate) == 2:
        return pirate[0], pirate[1]
    raise Refused(f"the pirate is a place and a player, as in ('4,-1', 'red'), not {quoted(pirate)}")
