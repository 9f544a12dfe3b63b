"""Pirate lairs: crews that land at them, how a conquest is settled, and what the rivers have."""

from dataclasses import dataclass, field

from kogge.engine.state import OVER
from kogge.games.isles.referee.chart import GOLD_RIVER, SPICE, RefereeChart
from tests.laws.cells import Cells, Change, law, law_of_change
from tests.laws.missions import Markers

NO_HEX = -1
TO_CONQUER = 3  # crews
PRIZE = 2  # gold for each participant
OUT, TO_ROLL = -1, 0  # of the contest for the hero


def listed(cells: Cells, name: str) -> list[int]:
    """A list of hexes, which has no gaps."""
    hexes = cells.column(name)
    known = [h for h in hexes if h != NO_HEX]
    assert hexes == known + [NO_HEX] * (len(hexes) - len(known)), f"{name} has a gap: {hexes}"
    assert len(set(known)) == len(known), f"{name} has a hex twice: {hexes}"
    return known


def participants(cells: Cells, h: int) -> list[int]:
    """Who has crews on a hex, clockwise from the active player."""
    order = [(cells.state.turn_of + k) % cells.players for k in range(cells.players)]
    return [p for p in order if cells.rows("crews_ashore")[h][p]]


@law("the gold rivers that were found are listed", "gold_river", "terrain")
def rivers(cells: Cells) -> None:
    rivers = cells.once(RefereeChart).of_kind(GOLD_RIVER)
    assert set(listed(cells, "gold_river")) == rivers, f"listed {cells.column('gold_river')}, there are {rivers}"


@law("a lair stands on a gold river until its number is turned up", "lair", "number")
def lairs(cells: Cells) -> None:
    standing = {h for h, there in enumerate(cells.column("lair")) if there}
    hidden = cells.once(RefereeChart).lairs
    assert standing == hidden, f"lairs stand on {standing}, not on {hidden}"
    assert set(cells.column("lair")) <= {0, 1}, "there is a lair or not"


@law("every number of a lair is on a freed river or left", "lair_numbers_left", "number")
def lair_numbers(cells: Cells) -> None:
    shown = [cells.column("number")[h] for h in cells.once(RefereeChart).of_kind(GOLD_RIVER)]
    now = [
        left + (shown.count(number) if number else 0) for number, left in enumerate(cells.column("lair_numbers_left"))
    ]
    once = cells.beginning().column("lair_numbers_left")
    assert now == once, f"there were {once} and are {now}"
    assert min(cells.column("lair_numbers_left")) >= 0, f"{cells.column('lair_numbers_left')} are left"


@law("crews are ashore at lairs, at freed rivers and in villages only", "crews_ashore", "terrain")
def ashore(cells: Cells) -> None:
    terrain, standing = cells.column("terrain"), cells.once(RefereeChart).lairs
    for h, crews in enumerate(cells.rows("crews_ashore")):
        assert min(crews) >= 0, f"there are {crews} crews on hex {h}"
        assert not any(crews) or terrain[h] in (GOLD_RIVER, SPICE), f"crews {crews} are on hex {h}"
        assert terrain[h] != SPICE or max(crews) <= 1, f"crews {crews} are in the village on hex {h}"
        most = TO_CONQUER if h in standing else TO_CONQUER - 1  # the hero has lost one
        assert terrain[h] != GOLD_RIVER or sum(crews) <= most, f"crews {crews} are on hex {h}"


@law("the crews that wait on freed rivers are counted", "crews_waiting", "crews_ashore")
def waiting(cells: Cells) -> None:
    chart = cells.once(RefereeChart)
    freed = [cells.rows("crews_ashore")[h] for h in chart.of_kind(GOLD_RIVER) - chart.lairs]
    counted = [sum(crews[p] for crews in freed) for p in range(cells.players)]
    assert cells.column("crews_waiting") == counted, f"stored {cells.column('crews_waiting')}, counted {counted}"


@law("the conquered lairs are those with three crews", "conquered_lairs", "crews_ashore")
def conquered(cells: Cells) -> None:
    known, standing = listed(cells, "conquered_lairs"), cells.once(RefereeChart).lairs
    assert set(known) <= standing, f"{known} are conquered, lairs stand on {standing}"
    full = {h for h in standing if sum(cells.rows("crews_ashore")[h]) == TO_CONQUER}
    if cells.step == "turn_lair" or cells.state.step == OVER:  # the hero may have lost a crew already
        full |= set(known[:1])
    assert full == set(known), f"{known} are conquered, three crews are on {full}"


@law("those who roll for the hero have crews at the lair, and one of them is to roll", "hero_roll", "conquered_lairs")
def hero_rolls(cells: Cells) -> None:
    dice = cells.column("hero_roll")
    if cells.step != "hero_roll":
        assert cells.state.step == OVER or set(dice) == {OUT}, f"{dice} at {cells.step}"
        return
    rolling = {p for p, die in enumerate(dice) if die != OUT}
    assert rolling <= set(participants(cells, cells.column("conquered_lairs")[0])), f"{rolling} roll"
    assert len(rolling) > 1, f"{rolling} roll alone"
    assert TO_ROLL in dice, f"all have rolled: {dice}"
    assert set(dice) <= set(range(OUT, 7)), f"{dice} were rolled"


@dataclass
class Settlement:
    """What comes of a conquest, worked out step by step."""

    cells: Cells
    track: Markers = field(init=False)
    gold: list[int] = field(init=False)
    crews_lost: list[int] = field(init=False)

    def __post_init__(self) -> None:
        self.track = Markers(self.cells, "lairs")
        self.gold = [0] * self.cells.players
        self.crews_lost = [0] * self.cells.players

    def wins(self) -> bool:
        """Has the active player enough points by now?  (Ruling 41)"""
        p = self.cells.state.turn_of
        others = self.cells.column("points")[p] - Markers(self.cells, "lairs").points(p)
        return others + self.track.points(p) >= self.cells.target

    def reward(self, h: int) -> None:
        """Gold and a step for everyone, the active player first; who is alone is the hero too.  (E-74, E-75)"""
        there = participants(self.cells, h)
        for p in there:
            self.gold[p] += PRIZE
            self.track.advance(p)
            if self.wins():
                return
        if len(there) == 1:
            self.crown(there[0])

    def crown(self, hero: int) -> None:
        self.track.advance(hero)
        self.crews_lost[hero] += 1

    def roll(self, face: int) -> list[int]:
        """Who is still in the contest rolls in turn; the dice after that.  (E-75)"""
        h, dice = self.cells.column("conquered_lairs")[0], list(self.cells.column("hero_roll"))
        dice[next(p for p in participants(self.cells, h) if dice[p] == TO_ROLL)] = face
        if TO_ROLL in dice:
            return dice
        crews = self.cells.rows("crews_ashore")[h]
        strength = {p: (die + crews[p], crews[p]) for p, die in enumerate(dice) if die != OUT}
        best = [p for p in strength if strength[p] == max(strength.values())]
        if len(best) == 1:
            self.crown(best[0])
            return [OUT] * len(dice)
        return [TO_ROLL if p in best else OUT for p in range(len(dice))]


def settled(change: Change) -> Settlement:
    """What an action brings to those who have conquered a lair."""
    before, due = change.before, listed(change.before, "conquered_lairs")
    outcome = Settlement(before)
    if change.act == "hero_roll":
        outcome.roll(int(change.argument))
    elif change.act in ("end_turn", "turn_lair"):
        coming = due[1:] if change.act == "turn_lair" else due
        if coming:
            outcome.reward(coming[0])
    return outcome


@law_of_change("a conquest moves the markers and takes the hero's crew as the rules say", "lairs_track", "crews_ashore")
def conquests(change: Change) -> None:
    before, after, outcome = change.before, change.after, settled(change)
    assert after.column("lairs_track") == outcome.track.step, f"{change.text}: not {outcome.track.step}"
    assert after.column("lairs_arrival") == outcome.track.came, f"{change.text}: not {outcome.track.came}"
    if change.act in ("end_turn", "turn_lair", "hero_roll"):
        totals = [[sum(column) for column in zip(*c.rows("crews_ashore"), strict=True)] for c in (before, after)]
        lost = [old - new for old, new in zip(*totals, strict=True)]
        assert lost == outcome.crews_lost, f"{change.text} cost crews {lost}, not {outcome.crews_lost}"


@law_of_change("the dice for the hero are rolled in turn", "hero_roll")
def contest(change: Change) -> None:
    if change.act == "hero_roll" and change.after.state.step != OVER:
        dice = Settlement(change.before).roll(int(change.argument))
        assert change.after.column("hero_roll") == dice, f"{change.after.column('hero_roll')}, not {dice}"


@law_of_change("a turned lair shows its number on the river that was conquered first", "lair", "conquered_lairs")
def freed(change: Change) -> None:
    if change.act == "turn_lair":
        h, *others = listed(change.before, "conquered_lairs")
        assert change.after.column("number")[h] == int(change.argument), (
            f"hex {h} shows {change.after.column('number')[h]}"
        )
        assert listed(change.after, "conquered_lairs") == others, f"{others} should be left"
