"""Drives of caravans: from route to route, by salt or by a card."""

from kogge.engine.act import Act, Need, Step
from kogge.engine.chance import Moves
from kogge.engine.fields import COUNT, YES_NO, one
from kogge.engine.layout import Layout
from kogge.engine.parts import Part
from kogge.engine.state import NOBODY, OVER, State
from kogge.engine.tables import NO_MORE
from kogge.engine.topology import NOWHERE
from kogge.engine.travel import Travel
from kogge.games.europe.caravans import CARAVAN, CARAVAN_WORDS, CARAVANS, ROOM, Caravans
from kogge.games.europe.tolls import RouteTolls
from kogge.modules.facts import Trip
from kogge.modules.purse import Purse
from kogge.modules.resources import KINDS
from kogge.modules.turn import Turn

STEPS_A_SALT = 3  # routes for one salt  (M-70)
NO_CARAVAN = -1
TRAIL = (
    *("driving_caravan", "drive_left", "drive_by_card", "drive_crowded", "back_to_step"),
    *("toll_paid", "gold", "hand", "hand_size", "bank"),
)


class Drives:
    """One caravan at a time is on its way, with so many steps paid.  (M-70, M-71)

    Between its steps it may deliver. The drive ends when the player says so, or when no step is
    left, and only beside a route with room. Steps that are left then lapse.
    """

    def __init__(
        self, layout: Layout, caravans: Caravans, tolls: RouteTolls, purse: Purse, turn: Turn, by_card: int
    ) -> None:
        self.caravans = caravans
        self.net = caravans.net
        self.topo = caravans.topo
        self.tolls = tolls
        self.gold = tolls.gold
        self.purse = purse
        self.turn = turn
        self.most_steps = max(STEPS_A_SALT, by_card)  # that are paid at once: by a salt, or by a card
        self.longest = (CARAVANS * layout.players) // ROOM  # way over full routes: so many can be full
        self.driving = layout.field(
            "driving_caravan",
            holds=one(CARAVAN, none="none"),
            fill=NO_CARAVAN,
            meaning="caravan of the active player that is on its way",
        )
        self.steps = layout.field(
            "drive_left", holds=COUNT, meaning="steps of the drive that are paid and not yet taken"
        )
        self.by_card = layout.field(
            "drive_by_card", holds=YES_NO, meaning="whether a card pays for it, so that no salt makes it longer"
        )
        self.crowded = layout.field(
            "drive_crowded", holds=YES_NO, meaning="whether there is no room for the caravan where it has come"
        )
        self.drive: Step = layout.step("drive")
        self.salt: int = purse.hand + purse.number("salt")  # of seat 0, in hand
        self.fare = purse.price(salt=1)
        layout.renew(self.renew)
        layout.tell(Trip("caravan", "drive", steps=0, more=STEPS_A_SALT, good="salt", once=False, room=ROOM))

    def renew(self, s: State) -> str:
        """A caravan that is on its way is on the board, can go on, and passes where there is no room."""
        now = s[self.driving], s[self.steps], s[self.by_card], s[self.crowded]
        if s.step not in (self.drive.id, OVER):
            return "" if now == (NO_CARAVAN, 0, 0, 0) else "a caravan is on its way at drive only"
        if s[self.steps] > self.most_steps:
            return f"{s[self.steps]} steps of a drive can't be paid at once"
        path = NOWHERE if now[0] == NO_CARAVAN else self.caravans.where(s, s.turn_of, now[0])
        if now[0] != NO_CARAVAN and path == NOWHERE:
            return "the caravan that is on its way must be on the board"
        if s[self.crowded] != (1 if path != NOWHERE and s[self.caravans.traffic + path] > ROOM else 0):
            return "drive_crowded must tell whether the caravan on its way has no room"
        if s.step != OVER and not s[self.steps] and not (s[self.crowded] and self.payable(s)):
            return "at drive a caravan must have steps left, or be crowded and have salt"
        return ""

    def begin_by_card(self, s: State, steps: int) -> None:
        """A card lets one caravan drive so far."""
        s.at[self.steps] = steps
        s.at[self.by_card] = 1
        self.turn.interrupt(s, self.drive)

    def payable(self, s: State) -> int:
        """For how many more steps could the active player pay?"""
        if s.at[self.by_card]:
            return 0
        return STEPS_A_SALT * s.at[self.salt + s.turn_of * KINDS]

    def may_squeeze(self, s: State, i: int, here: int, full: int) -> bool:
        """Has the caravan steps, and gold for tolls, to go on from a full route?  (M-71)"""
        steps = s.at[self.steps] + self.payable(s)
        return self.leads_on(s, here, full, steps, s.at[self.gold.coins + s.turn_of], self.tolls.owners_paid(s, i))

    def leads_on(self, s: State, origin: int, path: int, steps: int, coins: int, paid: int) -> bool:
        """Can a caravan that has left its origin end here, or get on from here?  (M-71, M-74)"""
        owner = s.at[self.net.route + path]
        if steps == 0 or owner == NOBODY:
            return False
        coins -= self.tolls.due(owner, paid)
        if coins < 0:
            return False
        paid |= 1 << owner
        caravans = s.at[self.caravans.traffic + path]
        if path == origin:
            caravans -= 1
        if caravans < ROOM:
            return True
        for k in range(4):
            other = self.topo.edge_edges.at[path][k]
            if other != NO_MORE and self.leads_on(s, origin, other, min(steps - 1, self.longest), coins, paid):
                return True
        return False

    def step(self, s: State, i: int, path: int) -> None:
        """One route further; the first of three costs a salt, and others' routes a toll."""
        if s.at[self.driving] == NO_CARAVAN:
            s.at[self.driving] = i
            if s.step != self.drive.id:
                self.turn.interrupt(s, self.drive)
        if s.at[self.steps] == 0:
            self.purse.pay(s, s.turn_of, self.fare)
            s.at[self.steps] = STEPS_A_SALT
        s.at[self.steps] -= 1
        self.tolls.pay(s, i, path)
        self.caravans.move(s, s.turn_of, i, path)
        s.at[self.crowded] = 1 if s.at[self.caravans.traffic + path] > ROOM else 0
        if s.at[self.steps] == 0 and not s.at[self.crowded]:
            self.end(s)

    def end(self, s: State) -> None:
        """The drive is over."""
        s.at[self.driving] = NO_CARAVAN
        s.at[self.steps] = 0
        s.at[self.by_card] = 0
        self.turn.resume(s)


class Drive(Travel):
    """A caravan goes to the next route: three of them for a salt.  (M-70 to M-74, M-79)"""

    def __init__(self, drives: Drives) -> None:
        paths = drives.topo.n_edges
        super().__init__("drive", Part("caravan", CARAVAN_WORDS), Part("path", paths), trail=TRAIL)
        self.drives = drives
        self.next_to = drives.topo.edge_edges
        self.route = drives.net.route
        self.traffic = drives.caravans.traffic
        self.paths = paths
        self.needs = [drives.caravans.on_board()]

    def legal(self, s: State, out: Moves) -> None:
        for i in range(CARAVANS):
            here = self.drives.caravans.where(s, s.turn_of, i)
            if here != NOWHERE and s.at[self.drives.driving] in (NO_CARAVAN, i):
                self.offer_steps(s, i, here, out)

    def offer_steps(self, s: State, i: int, here: int, out: Moves) -> None:
        """Routes of owners who are paid or can be, with room beside them or a way on."""
        open_to = self.drives.tolls.owners_open(s, i) << 1  # NOBODY, the owner before the first, is closed
        first = self.first + i * self.paths
        for k in range(4):
            there = self.next_to.at[here][k]
            if there == NO_MORE:
                return
            if s.at[self.traffic + there] < ROOM:
                out.add_if(first + there, (open_to >> (s.at[self.route + there] + 1) & 1) != 0)
            elif self.drives.may_squeeze(s, i, here, there):
                out.add(first + there)

    def apply(self, s: State, arg: int) -> None:
        self.drives.step(s, arg // self.paths, arg % self.paths)

    def where(self, s: State, piece: int) -> int:
        return self.drives.caravans.where(s, s.turn_of, piece)

    def put(self, s: State, piece: int, place: int) -> None:
        self.drives.caravans.move(s, s.turn_of, piece, place)

    def may_stay(self, s: State, piece: int) -> bool:
        return s.at[self.drives.crowded] == 0

    def mark(self, s: State, piece: int) -> int:
        """The place, who has got a toll, and the steps of a card, which end before salt can pay for more."""
        by_card = s.at[self.drives.steps] * s.at[self.drives.by_card]
        paid = self.drives.tolls.owners_paid(s, piece)
        return ((by_card << self.drives.tolls.players) + paid) * self.paths + self.where(s, piece)

    def marks(self, s: State) -> int:
        return (s.at[self.drives.steps] + 1 << self.drives.tolls.players) * self.paths


class EndDrive(Act):
    """The caravan stays where it is, if there is room for it.  (M-70, M-71)"""

    def __init__(self, drives: Drives) -> None:
        super().__init__("end_drive", always=True)
        self.drives = drives
        self.needs = [Need.exactly(drives.crowded, 0)]

    def apply(self, s: State, arg: int) -> None:
        self.drives.end(s)
