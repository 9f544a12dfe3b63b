"""How a conquered lair is settled: rewards, the hero, and the number."""

from kogge.engine.doors import door
from kogge.engine.fields import SEAT, between
from kogge.engine.layout import Layout
from kogge.engine.parts import Part
from kogge.engine.state import CHANCE, NOBODY, OVER, State
from kogge.games.isles.cargo import CREW
from kogge.games.isles.events import HERO_CHOSEN, HERO_ROLLED, LAIR_FREED, REWARDED
from kogge.games.isles.lairs import CREWS_TO_CONQUER, LAIRS, Lairs
from kogge.games.isles.missions import Mission
from kogge.games.isles.pirate import DIE, OneDie
from kogge.games.isles.voyages import Aftermath
from kogge.modules.events import GOLD, TOKEN_LAID
from kogge.modules.facts import Payment
from kogge.modules.piles import Draw
from kogge.modules.score import Victory
from kogge.modules.terrain import NO_HEX, NUMBER, ROLL_NUMBERS
from kogge.modules.turn import Turn

PRIZE = 2  # gold for each participant
TO_ROLL = 0
OUT = -1  # of the contest


class Conquests(Aftermath):
    """After the movement phase the conquered lairs are settled, in the order of conquest.  (E-74 to E-76)"""

    def __init__(self, layout: Layout, turn: Turn, lairs: Lairs, mission: Mission, victory: Victory) -> None:
        super().__init__(turn)
        self.lairs = lairs
        self.ashore = lairs.ashore
        self.mission = mission
        self.victory = victory
        self.players: int = layout.players
        self.die = layout.field(
            "hero_roll",
            per=SEAT,
            holds=between(OUT, DIE, (OUT, "not taking part"), (TO_ROLL, "still to roll")),
            fill=OUT,
            meaning="roll for the hero",
        )
        self.hero_roll = layout.step("hero_roll")
        self.turn_lair = layout.step("turn_lair")
        layout.matter("conquered_lairs", self.hero_roll, self.turn_lair)
        layout.renew(self.renew)
        layout.tell(Payment("prize", PRIZE))

    def renew(self, s: State) -> str:
        """Conquered lairs have their crews, and only those who took part contend for the hero."""
        if s.step == OVER:
            return ""  # a game may end while a lair is settled
        places = s.cells(self.lairs.conquered, self.lairs.conquered + LAIRS)
        conquered = places[: LAIRS - places.count(NO_HEX)]
        if NO_HEX in conquered or len(set(conquered)) != len(conquered):
            return f"the lairs {places} can't have been conquered in this order"
        for k, h in enumerate(conquered):
            crews = CREWS_TO_CONQUER - 1 if k == 0 and s.step == self.turn_lair.id else CREWS_TO_CONQUER
            if not s[self.lairs.standing + h] or self.ashore.on(s, h) != crews:
                return f"hex {h} is not a lair that was conquered"
        dice = s.cells(self.die, self.die + self.players)
        if s.step == self.hero_roll.id:
            absent = [p for p, die in enumerate(dice) if die != OUT and not self.ashore.of(s, conquered[0], p)]
            if absent or TO_ROLL not in dice:
                return "whoever rolls for the hero has a crew at the lair"
        elif dice != [OUT] * self.players:
            return "nobody contends for the hero now"
        return ""

    def here(self, s: State) -> int:
        """The lair that is being settled."""
        return s.at[self.lairs.conquered]

    def begin(self, s: State) -> None:
        """The next lair, or the next turn."""
        if self.here(s) == NO_HEX:
            self.turn.pass_on(s)
        else:
            self.reward(s)

    def reward(self, s: State) -> None:
        """Two gold and a step for each participant, the active player first.  (E-74)"""
        participants = 0
        for k in range(self.players):
            p = (s.turn_of + k) % self.players
            if self.ashore.of(s, self.here(s), p):
                participants += 1
                s.at[self.die + p] = TO_ROLL
                self.ashore.gold.add(s, p, PRIZE)
                s.tell(REWARDED, p, self.here(s), GOLD, PRIZE)
                self.mission.advance(s, p)
                self.victory.ruling(s)  # at once: what the others gain could undo it  (ruling 41)
                if s.step == OVER:
                    return
        s.to_act = CHANCE
        s.step = self.hero_roll.id
        if participants == 1:
            self.crown(s, self.best(s))

    def best(self, s: State) -> int:
        """The contender with the highest die and crews, or of those the most crews; of equals the first."""
        hero = NOBODY
        for p in range(self.players):
            if s.at[self.die + p] != OUT and (hero == NOBODY or self.strength(s, p) > self.strength(s, hero)):
                hero = p
        return hero

    def strength(self, s: State, p: int) -> int:
        """Die and crews, and the crews once more to break a tie.  (E-75)"""
        crews = self.ashore.of(s, self.here(s), p)
        return (s.at[self.die + p] + crews) * ROLL_NUMBERS + crews

    def judge(self, s: State) -> None:
        """All have rolled: one is the hero, or those still tied roll again."""
        best = self.best(s)
        strongest = self.strength(s, best)
        tied = 0
        for p in range(self.players):
            if s.at[self.die + p] != OUT and self.strength(s, p) == strongest:
                tied += 1
        if tied == 1:
            self.crown(s, best)
            return
        for p in range(self.players):
            if s.at[self.die + p] != OUT:
                if self.strength(s, p) == strongest:
                    s.at[self.die + p] = TO_ROLL
                else:
                    s.at[self.die + p] = OUT

    def crown(self, s: State, hero: int) -> None:
        """The hero moves one step more and loses a crew; then the lair is turned.  (E-75, E-76)"""
        for p in range(self.players):
            s.at[self.die + p] = OUT
        s.tell(HERO_CHOSEN, hero, self.here(s))
        self.ashore.add(s, self.here(s), hero, -1)
        self.ashore.cargo.give_back(s, hero, CREW)
        self.mission.advance(s, hero)
        s.step = self.turn_lair.id

    @door(NUMBER)
    def free(self, s: State, number: int) -> None:
        """The lair shows its number: the river is open to everyone.  (E-76, E-77)"""
        h = self.here(s)
        if h == NO_HEX:
            return
        s.at[self.lairs.standing + h] = 0
        s.at[self.lairs.terrain.number + h] = number
        s.tell(LAIR_FREED, NOBODY, h)
        s.tell(TOKEN_LAID, NOBODY, h, number)
        self.ashore.ground.open_to_all(s, h)
        for p in range(self.players):
            s.at[self.ashore.waiting + p] += self.ashore.of(s, h, p)
        for k in range(LAIRS - 1):
            s.at[self.lairs.conquered + k] = s.at[self.lairs.conquered + k + 1]
        s.at[self.lairs.conquered + LAIRS - 1] = NO_HEX
        self.begin(s)


class HeroRoll(OneDie):
    """Each participant rolls, the active player first.  (E-75)"""

    def __init__(self, conquests: Conquests) -> None:
        super().__init__("hero_roll")
        self.conquests = conquests

    def apply(self, s: State, face: int) -> None:
        rolled = 0
        for k in range(self.conquests.players):
            p = (s.turn_of + k) % self.conquests.players
            if s.at[self.conquests.die + p] == TO_ROLL:
                if rolled:
                    return
                s.at[self.conquests.die + p] = face
                s.tell(HERO_ROLLED, p, face)
                rolled = 1
        self.conquests.judge(s)


class TurnLair(Draw):
    """Chance says which of the numbers it is.  (E-17, E-76)"""

    def __init__(self, conquests: Conquests) -> None:
        super().__init__("turn_lair", Part("number", ROLL_NUMBERS))
        self.conquests = conquests

    def pile(self, s: State) -> int:
        return self.conquests.lairs.numbers

    def apply(self, s: State, number: int) -> None:
        self.take(s, number)
        self.conquests.free(s, number)
