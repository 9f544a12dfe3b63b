"""The tracks of the missions: where the markers are, who leads, and what moves them."""

from kogge.engine.state import NOBODY
from tests.laws.cells import Cells, Change, law, law_of_change

TRACKS = {  # the points at each step
    "lairs": (0, 1, 1, 2, 2, 2, 3, 3),
    "fish": (0, 1, 1, 2, 2, 2, 3, 3),
    "spices": (0, 1, 1, 2, 2, 3, 3),
}
DELIVERIES = {"deliver_fish": "fish", "deliver_spice": "spices"}
CARD = 1  # point for the leader


class Markers:
    """The markers on one track: the step of each, and when it came there."""

    def __init__(self, cells: Cells, name: str) -> None:
        self.points_at = TRACKS[name]
        self.step = list(cells.column(f"{name}_track"))
        self.came = list(cells.column(f"{name}_arrival"))

    def leader(self) -> int:
        """The one furthest ahead, and of several the one who came first; nobody at the start.  (E-63)"""
        best = max(range(len(self.step)), key=lambda p: (self.step[p], -self.came[p]))
        return best if self.step[best] else NOBODY

    def points(self, p: int) -> int:
        """What the own marker shows, and one for the leader.  (E-62, E-63)"""
        return self.points_at[self.step[p]] + CARD * (self.leader() == p)

    def advance(self, p: int) -> None:
        """One step, on top of those who are there; from the last step nowhere.  (E-61, E-65)"""
        if self.step[p] + 1 < len(self.points_at):
            self.step[p] += 1
            self.came[p] = max(self.came) + 1


def missions(cells: Cells) -> list[str]:
    """The missions of a game."""
    return [name for name in TRACKS if f"{name}_track" in cells]


def points_from_missions(cells: Cells, p: int) -> int:
    return sum(Markers(cells, name).points(p) for name in missions(cells))


@law("the markers are on their tracks, and each has come at its own time")
def markers(cells: Cells) -> None:
    for name in missions(cells):
        track = Markers(cells, name)
        for p, (step, came) in enumerate(zip(track.step, track.came, strict=True)):
            assert 0 <= step < len(track.points_at), f"seat {p} is at step {step} of {name}"
            assert came >= 0, f"seat {p} came {came}"
            assert (step == 0) == (came == 0), f"seat {p} came {came} to step {step} of {name}"
        times = [came for came in track.came if came]
        assert len(set(times)) == len(times), f"two came at once: {track.came}"


@law("the first of the foremost leads in each mission")
def leaders(cells: Cells) -> None:
    for name in missions(cells):
        track, stored = Markers(cells, name), cells.cell(f"{name}_leader")
        assert stored == track.leader(), f"seat {stored} leads in {name} with {track.step}, who came {track.came}"


@law_of_change("a delivery moves its own marker by one step, and nothing else moves fish and spices", "fish_track")
def deliveries(change: Change) -> None:
    delivered = DELIVERIES.get(change.act)
    for name in set(missions(change.before)) & set(DELIVERIES.values()):
        track = Markers(change.before, name)
        if name == delivered:
            track.advance(change.actor)
        assert change.after.column(f"{name}_track") == track.step, f"{change.text} moved the {name} to {track.step}"
        assert change.after.column(f"{name}_arrival") == track.came, f"{change.text} put the {name} as {track.came}"
