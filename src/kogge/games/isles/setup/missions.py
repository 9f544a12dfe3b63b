"""The missions of a position in the making: crews ashore, the pirate, shoals, and how far everyone has come."""

from collections.abc import Mapping, Sequence

from kogge.engine.sets import EVERYONE
from kogge.games.isles.fish import Shoals
from kogge.games.isles.lairs import CREWS_TO_CONQUER, Lairs
from kogge.games.isles.missions import Mission
from kogge.games.isles.pirate import Pirate, PirateLog
from kogge.games.isles.setup.chapters import CHAPTERS
from kogge.games.isles.setup.pieces import IslesPiecesTable
from kogge.games.refusal import Refused, quoted, whole
from kogge.games.setups.words import Place, Who, listed, one_of, paired
from kogge.modules.terrain import NO_HEX

MISSIONS = {chapter.mission: chapter.holder for chapter in CHAPTERS}  # where each is found
SHORES = {chapter.shore: chapter for chapter in CHAPTERS if chapter.shore}  # the terrains on which crews can be


class MissionsTable(IslesPiecesTable):
    """A table for the chapters that a scenario has."""

    def land_crews(self, ashore: Mapping[Place, Mapping[Who, int]], conquered: Sequence[Place]) -> None:
        """Crews where their chapters let them be; lairs that got their third crew in this turn."""
        lairs = self.apart(listed(conquered, "conquered"), "conquered")
        peopled = self.apart([place for place, _ in paired(ashore, "ashore")], "ashore")
        for h, (place, crews) in zip(peopled, ashore.items(), strict=True):
            here = 0
            for p, n in self.by_seat(crews, f"crews at {quoted(place)}"):
                here += self.land(h, p, whole(n, f"the crews at {quoted(place)}", 0), place)
            if self.kind_of(h) == "gold_river":
                self.check_river(h, here, place, h in lairs)
        for h, place in zip(lairs, listed(conquered, "conquered"), strict=True):
            if h not in peopled:
                raise Refused(f"the lair at {quoted(place)} is not conquered: {CREWS_TO_CONQUER} crews must be ashore")
        if lairs:
            self.put("conquered_lairs", lairs)

    def land(self, h: int, p: int, n: int, place: Place) -> int:
        """So many crews of a player, who have got what their chapter gives them there."""
        kind = self.kind_of(h)
        if kind not in SHORES or "crews_ashore" not in self.fields:
            raise Refused(f"no crew can be at {quoted(place)}: it is {kind}")
        self.supply(p, "crew", n)
        self.s[self.fields["crews_ashore"].start + h * self.rules.players + p] = n
        SHORES[kind].land(self, h, p, n, place)
        return n

    def check_river(self, h: int, crews: int, place: Place, conquered: bool) -> None:
        if conquered and not self.s[self.part(Lairs, "lairs").standing + h]:
            raise Refused(f"there is no lair to conquer at {quoted(place)}")
        if conquered and crews != CREWS_TO_CONQUER:
            raise Refused(f"a lair is conquered by {CREWS_TO_CONQUER} crews, and {crews} are at {quoted(place)}")
        if not conquered and crews >= CREWS_TO_CONQUER:
            raise Refused(f"{crews} crews at {quoted(place)} have conquered the lair: name it in conquered")

    @property
    def pirate(self) -> Pirate:
        log: PirateLog = self.part(PirateLog, "pirate")
        return log.pirate

    def put_pirate(self, place: Place, who: Who) -> None:
        """Somebody's pirate ship lies there."""
        h, ship = self.atlas.hexagon(place), self.pirate.ship
        if not ship.waters.has(self.s, EVERYONE, h):
            raise Refused(f"no pirate ship may lie at {quoted(place)}, only on the open sea that is known")
        self.s[ship.hex] = h
        self.s[ship.owner] = self.seat(who)
        self.isles.fleet.sight(self.s, h, 1)

    def put_shoals(self, numbers: Sequence[int]) -> None:
        """Shoals that have come to the fish hexes of these numbers."""
        for number in listed(numbers, "shoals"):
            shoals: Shoals = self.part(Shoals, "shoals")
            known = [k for k, there in enumerate(self.read_cells("shoal_hex")) if there != NO_HEX]
            if whole(number, "the number of a fish hex") not in known:
                raise Refused(f"no fish hex with the number {quoted(number)} is known; there are {known or 'none'}")
            if self.s[shoals.place + number] == self.s[shoals.pirate.hex]:
                raise Refused(f"no shoal can be at the fish hex {number}, where the pirate ship lies")
            if self.s[shoals.there + number]:
                raise Refused(f"a shoal is at the fish hex {number} already")
            if not self.s[shoals.cargo.shoals]:
                raise Refused(f"there is no shoal left for the fish hex {number}")
            shoals.come(self.s, number)

    def read_cells(self, name: str) -> list[int]:
        return self.s.cells(self.fields[name].start, self.fields[name].stop)

    def advance(self, tracks: Mapping[str, Mapping[Who, int]]) -> None:
        """Markers on the tracks: who is named first has come first."""
        for name, steps in paired(tracks, "tracks"):
            one_of(name, list(MISSIONS), "a track")
            mission: Mission = self.part(MISSIONS[name], f"track {name}").mission
            for p, n in self.by_seat(steps, f"the track {name}"):
                last = len(self.isles.board.tracks[name]) - 1
                if whole(n, f"the steps of {self.colors[p]} in {name}", 0) > last:
                    raise Refused(f"the track {name} has {last} steps, not {n}")
                for _ in range(n):
                    mission.advance(self.s, p)
