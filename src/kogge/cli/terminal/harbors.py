"""Harbours on the drawn board: their rates are written in the sea."""

from kogge.cli.terminal.picture import Picture
from kogge.engine.state import NOBODY

HARBOR = "bold cyan"
LARGE = 5  # half a hex: boards of that size have room for whole words
BRIEF = 5  # letters of a good where there is little room
GAP = 3  # columns between a rate and the next coast


def draw_harbors(picture: Picture) -> None:
    """The rate of each harbour, off the coast that it lies on."""
    if not picture.shows("harbor"):
        return
    kinds, facts = picture.view.column("harbor"), picture.view.facts
    room = BRIEF if picture.scale.half < LARGE else picture.room
    for e in range(picture.topo.n_edges):
        a, b = picture.topo.edge_nodes[e]
        if len(picture.topo.edge_hexes[e]) == 1 and kinds[a] == kinds[b] != NOBODY:
            harbor = facts.harbors[kinds[a]]
            good = f" {picture.word(harbor.name, room)}" if harbor.name in facts.resources else ""
            put_off_coast(picture, e, f"{harbor.rate}:1{good}")


def put_off_coast(picture: Picture, e: int, rate: str) -> None:
    """Write in the sea beside a coast, or above or below it where another coast is too near."""
    spots = [spot for spot, _ in picture.path(e)]
    inland, center = picture.hex(picture.topo.edge_hexes[e][0])
    (_, left), (_, right) = picture.ends(e)
    middle, gap = (left + right) // 2, 2 if left == right else 3  # a slanting coast needs room for its number
    north, east = spots[0][0] < inland, middle > center
    line = min(spots)[0] if north else max(spots)[0]
    here = [column for at, column in spots if at == line]
    beside = max(here) + gap if east else min(here) - gap - len(rate) + 1
    if picture.canvas.is_blank(line, beside - 1 if east else beside - GAP, len(rate) + 1 + GAP):
        picture.canvas.write(line, beside, rate, HARBOR)
    else:
        picture.canvas.center(line - 1 if north else line + 1, middle, rate, HARBOR)
