"""The pirate ship: where it lies, what it takes, and how it is chased off."""

from kogge.engine.act import Act, Need
from kogge.engine.chance import Moves, Random
from kogge.engine.fields import HEX, HEX_OR_NONE, SEAT, SEAT_OR_NOBODY, TABLE, YES_NO, Axis
from kogge.engine.layout import Layout
from kogge.engine.parts import Part
from kogge.engine.sets import EVERYONE, Sets
from kogge.engine.state import CHANCE, NOBODY, State
from kogge.engine.topology import NOWHERE
from kogge.games.isles.cargo import SHIP, SHIP_WORDS, SHIPS
from kogge.games.isles.events import CHASED, PIRATE_CAME, PIRATE_LEFT, STRIPPED, TRIBUTE_PAID
from kogge.games.isles.fleet import CAME, WENT, Fleet
from kogge.games.isles.voyages import RESTING, Tolls, Voyages
from kogge.modules.events import GOLD
from kogge.modules.facts import Count, Payment
from kogge.modules.gold import Gold
from kogge.modules.purse import Purse
from kogge.modules.terrain import NO_HEX
from kogge.modules.theft import Thief
from kogge.modules.turn import Turn
from kogge.modules.watcher import Watcher

DIE = 6
FACES = DIE + 1
FACE = Axis("face", FACES)
TRIBUTE = 1


class PirateShip:
    """At most one of the players' pirate ships is at sea.  (E-50, E-51)"""

    def __init__(self, layout: Layout, fleet: Fleet) -> None:
        self.fleet = fleet
        self.hex = layout.field("pirate", holds=HEX_OR_NONE, fill=NO_HEX, meaning="where the pirate ship lies")
        self.owner = layout.field("pirate_owner", holds=SEAT_OR_NOBODY, fill=NOBODY, meaning="whose the pirate ship is")
        self.waters = Sets(layout, "pirate_waters", TABLE, HEX, "sea hexes to which the pirate ship may go")
        layout.renew(self.renew)

    def renew(self, s: State) -> str:
        """The pirate ship is in sight of the routes around it; at sea it has an owner."""
        if (s[self.hex] == NO_HEX) != (s[self.owner] == NOBODY):
            return "a pirate ship is at sea if and only if it is somebody's"
        if s[self.hex] != NO_HEX:
            self.fleet.sight(s, s[self.hex], CAME)
        return ""

    def is_foreign(self, s: State, p: int) -> bool:
        """Is another player's pirate at sea?"""
        return s.at[self.owner] != NOBODY and s.at[self.owner] != p

    def leave(self, s: State) -> None:
        """The pirate ship goes back to its owner, if one is at sea."""
        if s.at[self.hex] != NO_HEX:
            self.fleet.sight(s, s.at[self.hex], WENT)
            s.tell(PIRATE_LEFT, s.at[self.owner], s.at[self.hex])
        s.at[self.hex] = NO_HEX
        s.at[self.owner] = NOBODY


class Tribute(Tolls):
    """A gold for the routes of another's pirate, once per ship and turn.  (E-53, E-54)"""

    def __init__(self, layout: Layout, pirate: PirateShip, gold: Gold) -> None:
        self.pirate = pirate
        self.gold = gold
        self.paid = layout.field(
            "tribute_paid", per=SHIP, holds=YES_NO, meaning="whether it has paid tribute in this turn"
        )
        layout.tell(Payment("tribute", TRIBUTE))

    def due(self, s: State, p: int, i: int, here: int, there: int) -> bool:
        if not self.pirate.is_foreign(s, p) or s.at[self.paid + i]:
            return False
        h = s.at[self.pirate.hex]
        return self.pirate.fleet.is_side(here, h) or self.pirate.fleet.is_side(there, h)

    def barred(self, s: State, p: int, i: int) -> int:
        if s.at[self.gold.coins + p] >= TRIBUTE or s.at[self.paid + i] or not self.pirate.is_foreign(s, p):
            return NO_HEX
        return s.at[self.pirate.hex]

    def pay(self, s: State, p: int, i: int) -> None:
        s.at[self.paid + i] = 1
        self.gold.add(s, p, -TRIBUTE)
        s.tell(TRIBUTE_PAID, p, i, GOLD, TRIBUTE)

    def has_paid(self, s: State, i: int) -> bool:
        return s.at[self.paid + i] != 0


class Pirate(Thief):
    """Comes on a seven or when another's is chased off, and then may steal.  (E-51, E-52, E-55)"""

    def __init__(self, layout: Layout, ship: PirateShip, gold: Gold, purse: Purse, turn: Turn) -> None:
        super().__init__(layout, purse, turn)
        self.ship = ship
        self.gold = gold
        self.scares = layout.field(
            "pirate_bonus", per=(SEAT, FACE), holds=YES_NO, meaning="whether the face chases the pirate ship off"
        )
        self.chased = layout.field(
            "ship_has_chased",
            per=SHIP,
            holds=YES_NO,
            meaning="whether it has tried to chase the pirate ship off in this turn",
        )
        self.place = layout.step("place_pirate")
        layout.matter("pirate", self.rob)
        self.chase = layout.step("chase_roll")
        self.watcher = Watcher()
        for p in range(layout.players):
            layout.blank[self.scares + p * FACES + DIE] = 1
        layout.tell(Count("chasing_roll", DIE))

    def exposed(self, s: State, p: int) -> bool:
        """Has ``p``, another than the thief, a ship on a route of the pirate's hex?"""
        return p != s.turn_of and self.ship.fleet.on_side(s, p, s.at[self.ship.hex])

    def strip(self, s: State, p: int) -> None:
        """Whoever has no card loses a gold."""
        if s.at[self.gold.coins + p]:
            self.gold.add(s, p, -1)
            self.gold.add(s, s.turn_of, 1)
            s.tell(STRIPPED, s.turn_of, p, GOLD, 1)


class PirateLog(Watcher):
    """Newly found waters are open to the pirate; what ships have paid and tried lasts a turn.  (E-50, E-53, E-55)"""

    def __init__(self, pirate: Pirate, tribute: Tribute) -> None:
        self.pirate = pirate
        self.tribute = tribute

    def explored(self, s: State, p: int, h: int) -> None:
        if self.pirate.ship.fleet.sea.is_sea(s, h):
            self.pirate.ship.waters.add(s, EVERYONE, h)

    def turn_ended(self, s: State, p: int) -> None:
        for i in range(SHIPS):
            s.at[self.tribute.paid + i] = 0
            s.at[self.pirate.chased + i] = 0


class PlacePirate(Act):
    """The own pirate goes to a hex of the open sea; if it was at sea already, to another one.  (E-50, E-51)"""

    def __init__(self, pirate: Pirate) -> None:
        super().__init__("place_pirate", Part("hex", pirate.ship.fleet.topo.n_hexes))
        self.pirate = pirate

    def legal(self, s: State, out: Moves) -> None:
        here = NO_HEX
        if s.at[self.pirate.ship.owner] == s.to_act:
            here = s.at[self.pirate.ship.hex]
        self.pirate.ship.waters.offer_others(s, EVERYONE, here, self.first, out)

    def apply(self, s: State, h: int) -> None:
        self.pirate.ship.leave(s)
        s.at[self.pirate.ship.hex] = h
        s.at[self.pirate.ship.owner] = s.to_act
        s.tell(PIRATE_CAME, s.to_act, h)
        self.pirate.ship.fleet.sight(s, h, CAME)
        self.pirate.watcher.pirate_came(s, h)
        self.pirate.choose(s)


class Chase(Act):
    """A ship that has not moved, beside another's pirate, tries to chase it off; each once a turn.  (E-55)

    That is no move: afterwards it sails as if it had not tried, and pays tribute if the pirate is still there. (E-56)
    """

    def __init__(self, pirate: Pirate, voyages: Voyages) -> None:
        super().__init__("chase", Part("ship", SHIP_WORDS))
        self.pirate = pirate
        self.voyages = voyages
        self.fleet = voyages.fleet
        self.needs = [Need(voyages.fleet.in_sight)]

    def legal(self, s: State, out: Moves) -> None:
        if not self.pirate.ship.is_foreign(s, s.to_act):
            return
        for i in range(SHIPS):
            route = self.fleet.where(s, s.to_act, i)
            if route == NOWHERE or s.at[self.voyages.status + i] != RESTING or s.at[self.pirate.chased + i]:
                continue
            if self.fleet.sea.touches(route, s.at[self.pirate.ship.hex]):
                out.add(self.first + i)

    def apply(self, s: State, i: int) -> None:
        s.at[self.pirate.chased + i] = 1
        self.pirate.turn.interrupt(s, self.pirate.chase)
        s.to_act = CHANCE


class OneDie(Act):
    """Chance shows one die."""

    def __init__(self, name: str) -> None:
        super().__init__(name, Part("number", FACES))

    def legal(self, s: State, out: Moves) -> None:
        for face in range(1, FACES):
            out.weigh(self.first + face, 1)

    def draw(self, s: State, out: Moves, rng: Random) -> int:
        return self.first + 1 + rng.below(DIE)


class ChaseRoll(OneDie):
    """On a six, or a number of the pirate bonus, the pirate goes home and the chaser's own comes.  (E-55, E-96)"""

    def __init__(self, pirate: Pirate) -> None:
        super().__init__("chase_roll")
        self.pirate = pirate

    def apply(self, s: State, face: int) -> None:
        s.tell(CHASED, s.turn_of, face)
        if s.at[self.pirate.scares + s.turn_of * FACES + face]:
            self.pirate.ship.leave(s)
            s.to_act = s.turn_of
            s.step = self.pirate.place.id
        else:
            self.pirate.turn.resume(s)
