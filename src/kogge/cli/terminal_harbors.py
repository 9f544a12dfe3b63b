"""Harbours on the drawn board: their rates are written in the sea."""

from kogge.cli.terminal_picture import Picture
from kogge.modules.resources import RESOURCES
from kogge.modules.terrain import GENERIC, NO_HARBOR

HARBOR = "bold cyan"
GAP = 3  # columns between a rate and the next coast
SEA = 6  # columns on either side of the board that may be written on


def draw_harbors(picture: Picture) -> None:
    """The rate of each harbour, off the coast that it lies on."""
    if not picture.shows("harbor"):
        return
    kinds = picture.view.column("harbor")
    for e in range(picture.topo.n_edges):
        a, b = picture.topo.edge_nodes[e]
        if len(picture.topo.edge_hexes[e]) == 1 and kinds[a] == kinds[b] != NO_HARBOR:
            put_off_coast(picture, e, ["3:1"] if kinds[a] == GENERIC else ["2:1", RESOURCES[kinds[a]]])


def put_off_coast(picture: Picture, e: int, words: list[str]) -> None:
    """Write words in the sea beside a coast: in one line, else one below the other, else above or below the coast."""
    spots = [spot for spot, _ in picture.path(e)]
    inland, center = picture.hex(picture.topo.edge_hexes[e][0])
    (_, left), (_, right) = picture.ends(e)
    middle, gap = (left + right) // 2, 2 if left == right else 3  # a slanting coast needs room for its number
    north, east = spots[0][0] < inland, middle > center
    line = min(spots)[0] if north else max(spots)[0]
    here = [column for at, column in spots if at == line]
    beside = max(here) + gap if east else min(here) - gap
    joined = " ".join(words)
    across = middle - len(joined) // 2 if east else middle + len(joined) // 2
    for labels in (
        [(line, beside, joined)],
        [(line - 1 + k, beside, word) for k, word in enumerate(words)],
        [(line - 1 if north else line + 1, across, joined)],
    ):
        placed = [(at, start if east else start - len(word) + 1, word) for at, start, word in labels]
        if all(is_sea(picture, *label, east) for label in placed):
            for label in placed:
                picture.canvas.write(*label, HARBOR)
            return


def is_sea(picture: Picture, line: int, left: int, word: str, east: bool) -> bool:
    """Is there room for a word, not too far out, and with a gap that shows which coast it belongs to?"""
    first, last = picture.shores
    right = left + len(word)
    if left < first - SEA or right > last + SEA + 1:
        return False
    start, stop = (left - 1, right + GAP) if east else (left - GAP, right + 1)
    return picture.canvas.is_blank(line, start, stop - start)
