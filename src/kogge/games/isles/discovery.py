"""Discovery: what lay face down, and what finding it brings."""

from collections.abc import Sequence

from kogge.engine.fields import HEX_OR_NONE, Axis, up_to
from kogge.engine.layout import Layout
from kogge.engine.parts import Part
from kogge.engine.state import CHANCE, State
from kogge.engine.tables import Row
from kogge.games.isles.events import DISCOVERED, FOUND
from kogge.games.isles.ground import Ground
from kogge.games.isles.sea import Sea
from kogge.modules.events import GOLD
from kogge.modules.facts import Payment
from kogge.modules.gold import Gold
from kogge.modules.piles import Draw
from kogge.modules.purse import Purse
from kogge.modules.resources import KINDS
from kogge.modules.terrain import NO_HEX, NUMBER, ROLL_NUMBERS, TERRAIN, TERRAINS, UNEXPLORED, Terrain
from kogge.modules.turn import Turn
from kogge.modules.watcher import Watcher

REGIONS = 2  # north and south
REGION = Axis.named("region", ("north", "south"))
TERRAIN_KINDS = 12
REWARD = 2  # gold, where there is no resource


class Discovery:
    """The face-down tiles and chips of each region.  (E-03, E-04, E-17, E-46, E-47)

    They were shuffled, so which one lies where is chance's to say when it is turned. What is
    left of each kind follows from what has been seen, and is no secret.
    """

    def __init__(
        self, layout: Layout, sea: Sea, ground: Ground, purse: Purse, gold: Gold, turn: Turn, region: Sequence[int]
    ) -> None:
        self.sea = sea
        self.ground = ground
        self.terrain: Terrain = sea.terrain
        self.purse = purse
        self.gold = gold
        self.turn = turn
        self.region = Row(region)  # of each hex
        hexes = up_to(sea.topo.n_hexes)
        self.tiles = layout.field("tiles_left", per=(REGION, TERRAIN), holds=hexes, meaning="tiles face down")
        self.chips = layout.field("chips_left", per=(REGION, NUMBER), holds=hexes, meaning="chips face down")
        self.found = layout.field("found_hex", holds=HEX_OR_NONE, fill=NO_HEX, meaning="hex that is being discovered")
        self.turn_tile = layout.step("turn_tile")
        self.draw_chip = layout.step("draw_chip")
        layout.matter("found_hex", self.turn_tile, self.draw_chip)
        layout.renew(self.renew)
        self.watcher = Watcher()
        layout.tell(Payment("discovery", REWARD))

    def renew(self, s: State) -> str:
        """What is being discovered lies face down, or wants a number."""
        if s.step in (self.turn_tile.id, self.draw_chip.id):
            h = s[self.found]
            kind, number = s[self.terrain.kind + h], s[self.terrain.number + h]
            fits = kind == UNEXPLORED if s.step == self.turn_tile.id else kind < KINDS
            if number or not fits:
                return f"hex {h} is not being discovered"
        return ""

    def begin(self, s: State, h: int) -> None:
        """A ship has reached the hex: it is turned up."""
        s.at[self.found] = h
        self.turn.interrupt(s, self.turn_tile)
        s.to_act = CHANCE

    def here(self, s: State) -> int:
        """The region of the hex that is being discovered."""
        return self.region.at[s.at[self.found]]

    def turn_up(self, s: State, kind: int) -> None:
        """The hex is known now; land gets a number chip, everything its reward."""
        h = s.at[self.found]
        s.at[self.terrain.kind + h] = kind
        s.tell(DISCOVERED, s.turn_of, h, kind)
        self.sea.chart_around(s, h)
        self.ground.open_to_all(s, h)
        if kind < KINDS:
            if s.at[self.purse.bank + kind]:
                self.purse.gain(s, s.turn_of, kind, 1)
                s.tell(FOUND, s.turn_of, h, kind, 1)
            s.step = self.draw_chip.id
        else:
            self.gold.add(s, s.turn_of, REWARD)
            s.tell(FOUND, s.turn_of, h, GOLD, REWARD)
            self.end(s)

    def end(self, s: State) -> None:
        """The voyage goes on, unless the hex has more to tell."""
        h = s.at[self.found]
        s.at[self.found] = NO_HEX
        self.turn.resume(s)
        self.watcher.explored(s, s.turn_of, h)


class TurnTile(Draw):
    """Chance says which tile of the region it is.  (E-46)"""

    def __init__(self, discovery: Discovery) -> None:
        super().__init__("turn_tile", Part("terrain", TERRAINS))
        self.discovery = discovery

    def pile(self, s: State) -> int:
        return self.discovery.tiles + self.discovery.here(s) * TERRAIN_KINDS

    def apply(self, s: State, kind: int) -> None:
        self.take(s, kind)
        self.discovery.turn_up(s, kind)


class DrawChip(Draw):
    """Land gets the top chip of its region's pile.  (E-46)"""

    def __init__(self, discovery: Discovery) -> None:
        super().__init__("draw_chip", Part("number", ROLL_NUMBERS))
        self.discovery = discovery

    def pile(self, s: State) -> int:
        return self.discovery.chips + self.discovery.here(s) * ROLL_NUMBERS

    def apply(self, s: State, number: int) -> None:
        self.take(s, number)
        self.discovery.terrain.place_token(s, s.at[self.discovery.found], number)
        self.discovery.end(s)
