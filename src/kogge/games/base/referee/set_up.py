"""Before the first turn: the board is laid by chance, somebody begins, everybody founds."""

from functools import lru_cache

from kogge.engine.state import NOBODY
from kogge.engine.topology import Topology
from kogge.games.base.island import FRAME, SUPPLY, TOKENS, coast
from kogge.games.referee.building import site_taken, too_near
from kogge.games.referee.geography import geography
from kogge.games.referee.reading import Bar, Parts, Reading, Stage, bar
from kogge.games.referee.sevens import no_such_roll
from kogge.games.referee.table import RefereeTable
from kogge.modules.terrain import DESERT

SIDES = 5  # of the coast beside each frame piece
RED = (6, 8)  # numbers

LAYING = (
    Stage("lay_frame", "B-10"),
    Stage("lay_hex", "B-10"),
    Stage("lay_tokens", "B-10"),
    Stage("starting_roll", "B-13"),
    Stage("found_settlement", "B-14"),
    Stage("found_road", "B-14"),
)

# The board


@lru_cache(maxsize=8)
def harbors_of(topo: Topology) -> list[list[dict[int, int]]]:
    """Of each frame piece, for each of its possible places, the harbour at each intersection that it would have."""
    ends, sides = geography(topo).ends, coast(topo)
    return [
        [
            {node: kind for side, kind in zip(piece[::2], piece[1::2], strict=True) for node in ends[sides[at + side]]}
            for at in range(0, len(sides), SIDES)
        ]
        for piece in FRAME
    ]


@bar("B-10", "frame_piece_laid", number="number")
def frame_piece_laid(table: RefereeTable, piece: int) -> Parts | None:
    """The frame piece lies already: its harbours are on the board."""
    there = table.column("harbor")
    is_laid = any(all(there[n] == kind for n, kind in place.items()) for place in harbors_of(table.topo)[piece])
    return {"number": piece} if is_laid else None


@bar("B-01", "no_hex_left", terrain="terrain")
def no_hex_left(table: RefereeTable, kind: int) -> Parts | None:
    """All hexes of the terrain are laid; before the desert lies, the robber stands nowhere."""
    laid = table.column("terrain").count(kind)
    is_last = table.cell("robber") != NOBODY if kind == DESERT else laid == SUPPLY[kind]
    return {"terrain": kind} if is_last else None


@bar("B-10", "desert_without_token", hex="hex")
def desert_without_token(table: RefereeTable, h: int) -> Parts | None:
    """The desert is skipped."""
    return {"hex": h} if table.column("terrain")[h] == DESERT else None


@bar("B-10", "token_there", hex="hex")
def token_there(table: RefereeTable, h: int) -> Parts | None:
    """A token lies there already."""
    return {"hex": h} if table.column("number")[h] else None


@bar("B-10", "red_beside_red", hex="hex")
def red_beside_red(table: RefereeTable, h: int) -> Parts | None:
    """Where tokens are shuffled, a 6 or 8 never lies beside another; these are laid first.  (Ruling 30)"""
    numbers = table.column("number")
    if sum(n > 0 for n in numbers) >= sum(token in RED for token in TOKENS):
        return None
    near = [other for other in neighbours(table.topo)[h] if numbers[other] in RED]
    return {"hex": near[0]} if near else None


@lru_cache(maxsize=8)
def neighbours(topo: Topology) -> list[list[int]]:
    """The hexes beside each hex."""
    where = geography(topo)
    sides = [both for both in where.beside if len(both) == 2]
    return [sorted({other for both in sides if h in both for other in both} - {h}) for h in where.hexes]


# The founding


def not_at_founded(rule: str, round: int) -> Bar:
    """In a round of founding, the path does not touch the settlement that was founded in it."""

    def check(table: RefereeTable, path: int) -> Parts | None:
        node = table.cell("last_founded")
        is_apart = node not in geography(table.topo).ends[path]
        return {"intersection": node} if is_apart and table.cell("founded") // table.players == round else None

    return Bar(rule, "not_at_founded", check, {"intersection": "intersection"})


SET_UP = (
    Reading("lay_frame", ("lay_frame",), (frame_piece_laid,), by_chance=True),
    Reading("lay_hex", ("lay_hex",), (no_hex_left,), by_chance=True),
    Reading("lay_tokens_from", ("lay_tokens",), by_chance=True),
    Reading("lay_token_on", ("lay_tokens",), (desert_without_token, token_there, red_beside_red), by_chance=True),
    Reading("starting_roll", ("starting_roll",), (no_such_roll("B-13"),), by_chance=True),
    Reading("found_settlement", ("found_settlement",), (site_taken.under("B-14"), too_near)),
    Reading("found_road", ("found_road",), (not_at_founded("B-14", 0), not_at_founded("B-16", 1))),
)
