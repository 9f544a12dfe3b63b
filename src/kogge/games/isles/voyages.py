"""The movement phase: ships sail, one after the other."""

from functools import partial

from kogge.engine.act import Act, Need
from kogge.engine.chance import Moves
from kogge.engine.doors import door
from kogge.engine.fields import SEAT, YES_NO, Axis, one, up_to
from kogge.engine.layout import WORKING, Layout
from kogge.engine.parts import Part
from kogge.engine.state import OVER, State
from kogge.engine.tables import NO_MORE
from kogge.engine.topology import NOWHERE
from kogge.engine.travel import Travel
from kogge.games.isles.cargo import SHIP, SHIP_WORDS, SHIPS
from kogge.games.isles.discovery import REGIONS, Discovery
from kogge.games.isles.events import WIND_CAUGHT
from kogge.games.isles.fleet import ROOM, Fleet
from kogge.games.isles.sea import CLOSED
from kogge.modules.events import MOVING, PHASE_BEGAN
from kogge.modules.facts import Trip
from kogge.modules.purse import Purse
from kogge.modules.resources import KINDS
from kogge.modules.terrain import NO_HEX
from kogge.modules.turn import Turn
from kogge.modules.watcher import Watcher

MOVEMENT_POINTS = 4
MOST_POINTS = MOVEMENT_POINTS + REGIONS  # with what can be learnt, once in each region
WIND = 2  # more points for a wool  (E-42)

RESTING = 0  # the ship has not moved this turn
UNDER_WAY = 1
DONE = 2
STATUS = Axis.named("status", ("resting", "under_way", "done"))

BEFORE = ("before_roll", "dice", "action")  # what comes in a turn before ships move, whatever was interrupted last

NO_SHIP = -1
TRAIL = (
    *("steps_sailed", "ship_status", "wind_bought", "steps_left", "crowded_ship", "back_to_step", "found_hex"),
    *("tribute_paid", "gold", "hand", "hand_size", "bank"),
)


class Tolls:
    """What a route costs besides a movement point: on a free sea, nothing."""

    def due(self, s: State, p: int, i: int, here: int, there: int) -> bool:
        """Must this ship pay before it goes from here to there?"""
        return False

    def barred(self, s: State, p: int, i: int) -> int:
        """The hex whose routes are closed to the ship because it can't pay, or ``NO_HEX``."""
        return NO_HEX

    def pay(self, s: State, p: int, i: int) -> None:
        """The ship pays."""

    def has_paid(self, s: State, i: int) -> bool:
        """Has this ship of the active player paid for the rest of the turn?"""
        return False


class Voyages(Watcher):
    """How far each ship of the active player has come this turn.  (E-40 to E-43)

    A ship that has stepped onto a full route must go on: until then it is the ``crowded`` one.
    """

    def __init__(self, layout: Layout, fleet: Fleet, purse: Purse, tolls: Tolls, discovery: Discovery) -> None:
        self.fleet = fleet
        self.topo = fleet.topo
        self.traffic = fleet.traffic
        self.purse = purse
        self.tolls = tolls
        self.discovery = discovery
        self.points = layout.field(
            "movement_points", SEAT, up_to(MOST_POINTS), fill=MOVEMENT_POINTS, meaning="steps of each ship in a turn"
        )
        steps = up_to(MOST_POINTS + WIND)
        self.sailed = layout.field("steps_sailed", per=SHIP, holds=steps, meaning="steps sailed in this turn")
        self.status = layout.field(
            "ship_status", per=SHIP, holds=one(STATUS), meaning="whether it has moved in this turn"
        )
        self.wind = layout.field(
            "wind_bought", per=SHIP, holds=YES_NO, meaning="whether a wool was paid to make it sail further"
        )
        self.left = layout.field(
            "steps_left",
            per=SHIP,
            holds=steps,
            seen_by=WORKING,
            meaning="steps that it may still sail, 0 if it may not",
        )
        self.crowded = layout.field(
            "crowded_ship", holds=one(SHIP, none="none"), fill=NO_SHIP, meaning="ship that must go on from a full route"
        )
        self.movement = discovery.turn.phase(layout, "movement")
        self.after: list[int] = []  # the steps of what follows on it in the same turn
        layout.renew(partial(self.renew, layout))
        self.wool: int = purse.hand + purse.number("wool")  # of seat 0, in hand
        layout.tell(Trip("ship", "sail", steps=MOVEMENT_POINTS, more=WIND, good="wool", once=True, room=ROOM))

    def renew(self, layout: Layout, s: State) -> str:
        """How far ships may still sail is known while they move, and in a game that has ended meanwhile."""
        name, back = layout.steps[s.step].name, layout.find("back_to_step").start
        is_interrupted = s[back] == self.movement.id and name not in BEFORE
        known = any(s.cells(self.left, self.left + SHIPS))
        s.blot(self.left, self.left + SHIPS, 0)
        for i in range(SHIPS):
            if s[self.sailed + i] > s[self.points + s.turn_of] + WIND * s[self.wind + i]:
                return f"ship {i + 1} has sailed {s[self.sailed + i]} steps, which is further than it may"
        is_moving = s.step == self.movement.id or is_interrupted
        if s[self.crowded] != NO_SHIP and not (is_moving and passes(self, s)):
            return f"ship {s[self.crowded] + 1} does not pass a full route now"
        if known if s.step == OVER else is_moving or s.step in self.after:
            self.make_ready(s)
        return ""

    @door()
    def make_ready(self, s: State) -> None:
        """How far may each ship of the active player still sail?"""
        for i in range(SHIPS):
            s.at[self.left + i] = 0
            if s.at[self.status + i] != DONE and self.fleet.where(s, s.turn_of, i) != NOWHERE:
                points = s.at[self.points + s.turn_of] + WIND * s.at[self.wind + i]
                s.at[self.left + i] = points - s.at[self.sailed + i]

    def end_move(self, s: State, i: int) -> None:
        """The ship sails no further this turn."""
        s.at[self.status + i] = DONE
        s.at[self.left + i] = 0

    def may_buy_wind(self, s: State, i: int) -> bool:
        """Once a turn each ship may go further for a wool.  (E-42)"""
        return s.at[self.wind + i] == 0 and s.at[self.wool + s.turn_of * KINDS] > 0

    def may_move(self, s: State, i: int) -> bool:
        """Is the ship on the board, its move not over, and no other bound to go on first?"""
        if s.at[self.fleet.ship + s.turn_of * SHIPS + i] == NOWHERE or s.at[self.status + i] == DONE:
            return False
        return s.at[self.crowded] == NO_SHIP or s.at[self.crowded] == i

    def may_stop(self) -> Need:
        """No ship is bound to go on from a full route.  (E-43)"""
        return Need.exactly(self.crowded, NO_SHIP)

    def may_pass(self, s: State, origin: int, full: int, barred: int, points: int) -> bool:
        """Can a ship, come from ``origin``, get on from a full route to one where it may end?  (E-43)"""
        if points > 0:
            for k in range(4):
                there = self.topo.edge_edges.at[full][k]
                if there == NO_MORE or (barred != NO_HEX and self.fleet.is_side(there, barred)):
                    continue
                ships = s.at[self.traffic + there]
                if there == origin:
                    ships -= 1  # it has left
                if ships < ROOM or (ships < CLOSED and self.may_pass(s, origin, there, barred, points - 1)):
                    return True
        return False

    def may_enter(self, s: State, i: int, there: int) -> bool:
        """May the ship step there, toll aside: is there room, or at least a way on?"""
        ships = s.at[self.traffic + there]
        return ships < ROOM or (ships != CLOSED and self.may_squeeze(s, i, there))

    def may_squeeze(self, s: State, i: int, full: int) -> bool:
        """Has the ship the points, or the wool for them, to go on from a full route?  (E-43)"""
        points = s.at[self.left + i] - 1
        if self.may_buy_wind(s, i):
            points += WIND
        barred = self.tolls.barred(s, s.turn_of, i)
        return self.may_pass(s, self.fleet.where(s, s.turn_of, i), full, barred, points)

    def step(self, s: State, i: int, there: int) -> None:
        """One step; whoever was under way before has ended its move.  (E-40, E-41)"""
        p = s.turn_of
        here = self.fleet.where(s, p, i)
        if s.at[self.status + i] == RESTING:
            self.end_moves(s)
            s.at[self.status + i] = UNDER_WAY
        if s.at[self.fleet.sights + here] and self.tolls.due(s, p, i, here, there):
            self.tolls.pay(s, p, i)
        s.at[self.sailed + i] += 1
        s.at[self.left + i] -= 1
        self.fleet.move(s, p, i, there)
        s.at[self.crowded] = i if s.at[self.traffic + there] > ROOM else NO_SHIP
        h = self.fleet.sea.new_hex(s, there)
        if h != NO_HEX:
            self.end_move(s, i)
            self.discovery.begin(s, h)

    def make_room(self, s: State) -> None:
        """A ship has gone: is the crowded one still too many?"""
        i = s.at[self.crowded]
        if i != NO_SHIP and s.at[self.traffic + self.fleet.where(s, s.turn_of, i)] <= ROOM:
            s.at[self.crowded] = NO_SHIP

    def end_moves(self, s: State) -> None:
        """The ship that is under way has ended its move."""
        for i in range(SHIPS):
            if s.at[self.status + i] == UNDER_WAY:
                self.end_move(s, i)

    def turn_ended(self, s: State, p: int) -> None:
        for i in range(SHIPS):
            s.at[self.sailed + i] = 0
            s.at[self.status + i] = RESTING
            s.at[self.wind + i] = 0
            s.at[self.left + i] = 0


def passes(voyages: Voyages, s: State) -> bool:
    """Is the crowded ship of the active player under way, where more ships are than there is room for?"""
    i = s[voyages.crowded]
    route = voyages.fleet.where(s, s.turn_of, i)
    return route != NOWHERE and s[voyages.traffic + route] > ROOM and s[voyages.status + i] == UNDER_WAY


class SetSail(Act):
    """Done with trading and building, on to the movement phase, where alone ships sail and are loaded.  (E-20, E-27)"""

    def __init__(self, voyages: Voyages) -> None:
        super().__init__("set_sail", always=True)
        self.voyages = voyages

    def apply(self, s: State, arg: int) -> None:
        s.step = self.voyages.movement.id
        s.tell(PHASE_BEGAN, s.to_act, MOVING)
        self.voyages.make_ready(s)


class Sail(Travel):
    """A ship goes to a neighbouring route.  (E-40, E-41)"""

    def __init__(self, voyages: Voyages) -> None:
        paths = voyages.topo.n_edges
        super().__init__("sail", Part("ship", SHIP_WORDS), Part("path", paths), trail=TRAIL)
        self.voyages = voyages
        self.next_to = voyages.topo.edge_edges
        self.ship = voyages.fleet.ship
        self.sights = voyages.fleet.sights
        self.left = voyages.left
        self.crowded = voyages.crowded
        self.traffic = voyages.traffic
        self.paths = paths

    def legal(self, s: State, out: Moves) -> None:
        only = s.at[self.crowded]
        for i in range(SHIPS):
            if s.at[self.left + i] > 0 and only in (NO_SHIP, i):
                here = s.at[self.ship + s.turn_of * SHIPS + i]
                barred = NO_HEX
                if s.at[self.sights + here]:
                    barred = self.voyages.tolls.barred(s, s.turn_of, i)
                if barred == NO_HEX:
                    self.offer_steps(s, i, here, out)
                elif not self.voyages.fleet.is_side(here, barred):
                    self.offer_steps_off(s, i, here, barred, out)

    def offer_steps(self, s: State, i: int, here: int, out: Moves) -> None:
        """On an open sea."""
        first = self.first + i * self.paths
        traffic = self.traffic
        for k in range(4):
            there = self.next_to.at[here][k]
            if there == NO_MORE:
                continue
            ships = s.at[traffic + there]
            if ROOM <= ships < CLOSED:
                out.add_if(first + there, self.voyages.may_squeeze(s, i, there))
            else:
                out.add_if(first + there, ships < ROOM)

    def offer_steps_off(self, s: State, i: int, here: int, barred: int, out: Moves) -> None:
        """Where the routes of a hex are closed to the ship."""
        for k in range(4):
            there = self.next_to.at[here][k]
            if there == NO_MORE or self.voyages.fleet.is_side(there, barred):
                continue
            if self.voyages.may_enter(s, i, there):
                out.add(self.first + i * self.paths + there)

    def apply(self, s: State, arg: int) -> None:
        self.voyages.step(s, arg // self.paths, arg % self.paths)

    def where(self, s: State, piece: int) -> int:
        return self.voyages.fleet.where(s, s.turn_of, piece)

    def put(self, s: State, piece: int, place: int) -> None:
        self.voyages.fleet.move(s, s.turn_of, piece, place)

    def may_stay(self, s: State, piece: int) -> bool:
        return s.at[self.crowded] == NO_SHIP

    def mark(self, s: State, piece: int) -> int:
        """The route, whether a toll was paid, and whether wind was bought, which comes when no point is left."""
        paid = 1 if self.voyages.tolls.has_paid(s, piece) else 0
        return (paid * 2 + s.at[self.voyages.wind + piece]) * self.paths + self.where(s, piece)

    def marks(self, s: State) -> int:
        return 4 * self.paths


class BuyWind(Act):
    """A wool buys two more movement points for a ship, once a turn.  (E-42)"""

    def __init__(self, voyages: Voyages) -> None:
        super().__init__("buy_wind", Part("ship", SHIP_WORDS))
        self.voyages = voyages
        self.cost = voyages.purse.price(wool=1)
        self.needs = voyages.purse.needs(self.name, self.cost)

    def legal(self, s: State, out: Moves) -> None:
        for i in range(SHIPS):
            if self.voyages.may_move(s, i) and self.voyages.may_buy_wind(s, i):
                out.add(self.first + i)

    def apply(self, s: State, i: int) -> None:
        s.at[self.voyages.wind + i] = 1
        s.at[self.voyages.left + i] += WIND
        self.voyages.purse.pay(s, s.turn_of, self.cost)
        s.tell(WIND_CAUGHT, s.turn_of, i)


class Aftermath:
    """What comes between the movement phase and the next turn: here, nothing.  (E-49)"""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn

    def begin(self, s: State) -> None:
        self.turn.pass_on(s)


class EndTurn(Act):
    """The movement phase ends, unless a ship must still go on from a full route.  (E-43, E-49)"""

    def __init__(self, voyages: Voyages, aftermath: Aftermath) -> None:
        super().__init__("end_turn", always=True)
        self.aftermath = aftermath
        self.needs = [voyages.may_stop()]

    def apply(self, s: State, arg: int) -> None:
        self.aftermath.begin(s)
