"""Positions of Explorers & Pirates, arranged by name.

A test lists what matters to it; the rest is an empty board with the island as it is printed for The
Pirate Lairs. Places are named as in the board files: a hex by its two coordinates (``"3,-1"``), a
corner or a side of it by a word more (``"3,-1 NE"``). Tiles are turned, lairs freed and pieces put by
the game's own parts, so whatever follows from them (points, routes, where one may build) is right;
what the material or the rules do not allow is no position, and an assertion says so.

>>> game = isles(tiles={"5,-1": "forest 5"}, harbours={RED: ["3,-2 SE"]}, ships={RED: ["5,-1 W settler"]},
...              step="movement", turn_of=RED)
>>> may(game, "land_settler 1 {5,-1 NW}"), may(game, "land_settler 1 {5,-1 N}")
(True, False)
>>> do(game, "land_settler 1 {5,-1 NW}", "end_turn", "roll", "dice 5")
>>> hand(game, RED)
{'wood': 1}
"""

import re
from collections.abc import Mapping, Sequence

import kogge
from kogge.games.isles.assembly import IslesOptions
from kogge.games.isles.cargo import HOLD_WORDS, LOADS
from kogge.modules.terrain import TERRAINS
from tests.support import position
from tests.support.isles_table import PRINTED, Crews, Places, Table, Words, numbered

BLUE, RED, WHITE, ORANGE = range(4)

bank = position.bank  # these read what all games have
chances = position.chances
choices = position.choices
column = position.column
hand = position.hand
points = position.points
acts = position.acts
roll = position.roll


def isles(
    scenario: str = "explorers-pirates",
    *,
    players: int = 4,
    trade: bool = True,
    step: str = "action",
    turn_of: int = BLUE,
    to_act: int | None = None,
    island: Mapping[str, str] | None = None,
    tiles: Mapping[str, str] | None = None,
    harbours: Places | None = None,
    settlements: Places | None = None,
    roads: Places | None = None,
    neutral: Mapping[int, Mapping[str, Sequence[str]]] | None = None,
    ships: Places | None = None,
    basins: Places | None = None,
    ashore: Crews | None = None,
    conquered: Sequence[str] | None = None,
    pirate: tuple[str, int] | None = None,
    shoals: Sequence[int] | None = None,
    tracks: Mapping[str, Mapping[int, int]] | None = None,
    hand: Words | None = None,
    bank: str | None = None,
    gold: Mapping[int, int] | None = None,
    hoarder: int = -1,
    sailed: Sequence[int] | None = None,
    status: Sequence[int] | None = None,
    wind: Sequence[int] | None = None,
    fields: Mapping[str, Sequence[int]] | None = None,
) -> kogge.Game:
    """A game at this position: in the trade-and-build phase of ``turn_of``, unless ``step`` names another point.

    ``island`` is other terrain than the printed one. ``tiles`` are discovered: ``"sea"``, ``"forest 5"``,
    ``"shoal 3"``, ``"spice fast_gold"``, ``"gold_river"`` with its lair, or ``"gold_river 4"`` that was freed;
    each comes from what lies face down in its region. ``ships`` lie on a side and may have a load
    (``"4,-3 SE two_crews"``); ``basins`` follow the order of ``harbours``. Crews ``ashore`` in a village have
    had their sack delivered and have learned what it teaches. ``conquered`` are the lairs that got their third
    crew in this turn; ``tracks`` advance in the order given. ``bank`` says what is left of each kind that it
    names; the rest is in the hand of the ``hoarder``, which is the last seat unless named. ``sailed``,
    ``status`` and ``wind`` are those of the active player's ships. ``fields`` are written as they are, last.
    """
    game = kogge.start(scenario, seed=0, players=players, trade=trade)
    assert isinstance(game.options, IslesOptions)
    table = Table(scenario, game.options)
    table.lay_island(island or {})
    for place, tile in (tiles or {}).items():
        table.discover(place, tile)
    table.land_crews(ashore or {}, conquered or [])
    table.obstruct(neutral or {})
    table.put_pieces(harbours or {}, settlements or {}, roads or {})
    table.put_cargo(ships or {}, basins or {})
    if pirate is not None:
        table.put_pirate(*pirate)
    table.put_shoals(shoals or [])
    table.advance(tracks or {})
    table.deal(hand or {}, bank or "", gold or {}, hoarder % players)
    table.set_turn(step, turn_of, to_act)
    sailing = {"steps_sailed": sailed or [], "ship_status": status or [], "wind_bought": wind or []}
    for name, values in {**sailing, **(fields or {})}.items():
        table.write(name, values)
    table.make_ready()
    game.arrange(table.s)
    return game


def founding(scenario: str = "explorers-pirates", *, players: int = 4, starter: int = BLUE) -> kogge.Game:
    """A game that is played from its start: the island lies as printed, and this seat has the highest roll."""
    game = kogge.start(scenario, seed=0, players=players)
    tip = next(k for k, h in enumerate(island_of(game)) if h == hexagon(game, "0,0"))
    for k, kind in enumerate(PRINTED):
        if game.step == "lay_land" and k != tip:
            game.play(f"lay_land {TERRAINS[kind]}")
    for seat in range(players):
        game.play(f"starting_roll {12 if seat == starter else 2}")
    return game


def island_of(game: kogge.Game) -> list[int]:
    """The hexes of the start island, which are those with a number when the game begins."""
    return [h for h, (number,) in enumerate(game.read("number")) if number]


def hexagon(game: kogge.Game, place: str) -> int:
    """The number of a hex: ``"3,-1"``."""
    return numbered(game.rules, place, "hex")


def corner(game: kogge.Game, place: str) -> int:
    """The number of the intersection at a corner of a hex: ``"3,-1 N"``."""
    return numbered(game.rules, place, "intersection")


def side(game: kogge.Game, place: str) -> int:
    """The number of the path along a side of a hex: ``"3,-1 SE"``."""
    return numbered(game.rules, place, "path")


def places(game: kogge.Game, act: str, words: str) -> set[str]:
    """The arguments of an act at these places (``"3,-1 N; 2,0 SE"``), as ``choices`` names them."""
    of = game.notation.acts[act].parts[-1].of
    return {str(numbered(game.rules, place, of)) for place in words.split(";") if place.strip()}


def act(game: kogge.Game, text: str) -> str:
    """The text of an action whose place is named in braces: ``"sail 1 {5,0 NE}"``."""
    found = game.notation.acts.get(text.split()[0])
    if found is None:
        return text  # which the game will refuse
    return re.sub(r"\{(.*?)\}", lambda named: str(numbered(game.rules, named[1], found.parts[-1].of)), text)


def do(game: kogge.Game, *texts: str) -> None:
    """Play these one after the other."""
    for text in texts:
        game.play(act(game, text))


def may(game: kogge.Game, text: str) -> bool:
    """Is this legal now?"""
    return game.action(act(game, text)) in game.legal()


def cell(game: kogge.Game, field: str, row: int = 0, col: int = 0) -> int:
    """One number of a field."""
    return game.read(field)[row][col]


def gold(game: kogge.Game, seat: int) -> int:
    """The coins of a seat."""
    return cell(game, "gold", seat)


def load(game: kogge.Game, seat: int, hold: str) -> str:
    """What a ship or a basin holds: ``load(game, RED, "ship 1")``."""
    return LOADS[cell(game, "cargo", seat, HOLD_WORDS.index(hold))]
