"""Seas on which ships are in each other's way: full routes, a pirate among them, and little to go on with.

Such positions are rare in games at random, so here the ships of everyone are put side by side.
"""

from collections import Counter
from collections.abc import Iterator

import pytest

import kogge
from kogge.engine.state import State
from kogge.games.isles.referee.chart import RefereeChart
from kogge.games.referee.referee import referee_of
from kogge.games.referee.table import RefereeTable
from tests.laws import ships, voyages
from tests.laws.cells import LAWS_OF_CHANGE, Cells, Change
from tests.laws.players import Purposeful, any_of
from tests.laws.refereeing import acts, disagreed
from tests.laws.ships import CLOSED, NOWHERE, ROOM, SHIPS, WIND, harbours
from tests.laws.spread import Setting, settings

SETTINGS = [setting for setting in settings() if "crowded_ship" in setting.start(0).rules.layout.fields]
TRIALS = 40 if kogge.COMPILED else 10
HOLDS = 7  # of each player, in ships and harbour settlements
NEAR = 7  # routes that are taken first
LATER = 300  # actions after which the sea is crowded
IN_THE_WAY = {"sail", "buy_wind", "land_settler", "chase", "roll_for_fish", "end_turn"}  # what full routes matter to
AT_SEA = (
    voyages.way_out,
    ships.afloat,
    ships.on_routes,
    ships.room,
    ships.moves,
    ships.range_of_ships,
    ships.steps_left,
)
AT_SEA_CHANGES = [law for law in LAWS_OF_CHANGE if law.check.__module__ == voyages.__name__]


def before_sailing(setting: Setting, seed: int) -> kogge.Game:
    """A game at the beginning of a movement phase."""
    game, player, luck = setting.start(seed), Purposeful(), kogge.Random(seed)
    while len(game) < LATER or game.step != "action":
        game.play(player.choose(game, game.legal(), luck))
    game.play("set_sail")
    return game


class Scattering:
    """Puts everything on the sea of a position at random."""

    def __init__(self, game: kogge.Game, luck: kogge.Random) -> None:
        self.fields = game.rules.layout.fields
        self.s = game.state.copy()
        self.chart = RefereeChart(Cells(game.rules, game.state))
        self.luck = luck
        self.players = game.players
        self.settlers = game.rules.blank[self.fields["settlers_left"].start]  # of each player

    def put(self, name: str, values: list[int]) -> None:
        if name in self.fields:
            for k, value in enumerate(values):
                self.s[self.fields[name].start + k] = value

    def berths(self) -> list[int]:
        """Places for two ships on each of some routes that lie together, away from what nobody knows."""
        where = self.chart.where
        lit = {route for route in self.chart.routes if not where.ends[route] & self.chart.dark_nodes}
        found = [any_of(sorted(lit), self.luck)]
        while len(found) < NEAR:
            beside = {route for here in found for route in where.next_edges[here]} & lit - set(found)
            found.append(any_of(sorted(beside or lit - set(found)), self.luck))
        places = [route for route in found for _ in range(ROOM)]
        self.luck.shuffle(places)
        return places

    def port_of(self, p: int, route: int) -> int:
        """The number of the own harbour settlement at a tip of a ship there."""
        ends = self.chart.where.ends[route]
        return next((b for b, node in enumerate(harbours(self.chart.table, p)) if node in ends), NOWHERE)

    def load(self) -> None:
        """Every ship has a settler or nothing, as long as there are settlers; every basin nothing."""
        settlers = [[self.luck.number(2) for _ in range(SHIPS)] for _ in range(self.players)]
        settlers = [[n * (sum(row[:k]) < self.settlers) for k, n in enumerate(row)] for row in settlers]
        self.put("settlers_left", [self.settlers - sum(row) for row in settlers])
        self.put("cargo", [load for row in settlers for load in (*row, *[0] * (HOLDS - SHIPS))])
        self.put("pieces_aboard", [n for row in settlers for n in (sum(row), 0, 0, 0)])
        self.put("loaded_holds", [sum(row) for row in settlers])

    def sail(self) -> None:
        """The last ship may be under way, the others have not moved or are done."""
        steps, wind = ([self.luck.number(n) for _ in range(SHIPS)] for n in (5, 2))
        status = [2 * (n > 0) for n in steps[:-1]] + [int(steps[-1] > 0)]
        points = self.s[self.fields["movement_points"].start + self.s.turn_of]
        left = [points + WIND * bought - n for n, bought in zip(steps, wind, strict=True)]
        self.put("steps_sailed", steps)
        self.put("wind_bought", wind)
        self.put("ship_status", status)
        self.put("steps_left", [n * (done != 2) for n, done in zip(left, status, strict=True)])

    def scattered(self) -> State:
        """All ships at sea, some with settlers; some gold and wool, and perhaps a pirate."""
        places = self.berths()[: self.players * SHIPS]
        there = Counter(places)
        self.put("ship", places)
        self.put("ships_left", [0] * self.players)
        self.put("ships_on_route", [there[r] if r in self.chart.routes else CLOSED for r in self.chart.where.edges])
        self.put("ship_port", ports := [self.port_of(k // SHIPS, route) for k, route in enumerate(places)])
        self.put("ships_in_port", [SHIPS - ports[p * SHIPS :][:SHIPS].count(NOWHERE) for p in range(self.players)])
        self.load()
        self.sail()
        self.put("gold", [self.luck.number(2) for _ in range(self.players)])
        self.put("hand", [self.luck.number(2) for _ in range(5 * self.players)])
        self.put("pirate_owner", [self.luck.number(self.players)])
        self.put("pirate", [pirate := any_of(sorted(self.chart.where.beside[places[0]]), self.luck)])
        self.put("shoal", [0] * 7)
        self.put("shoal_on_hex", [0] * len(self.chart.terrain))
        where = self.chart.where
        self.put("sights", sights := [len(tips & where.corners[pirate]) for tips in where.ends])
        seen = [sights[route] for route in places]
        self.put("sights_touched", [sum(seen[p * SHIPS :][:SHIPS]) for p in range(self.players)])
        return self.s


def passages(game: kogge.Game, s: State, luck: kogge.Random) -> Iterator[tuple[State, str]]:
    """Every first step, and from a full route on until the ship is off it."""
    for first in game.rules.actions(s):
        if game.text(first).startswith("sail"):
            here, action = s.copy(), first
            while True:
                before = here.copy()
                game.rules.play(here, action)
                check_step(game, before, game.text(action), here)
                yield here, game.text(action)
                onward = [a for a in game.rules.actions(here) if game.text(a).startswith(("sail", "buy_wind", "land"))]
                if Cells(game.rules, here).cell("crowded_ship") == NOWHERE:
                    break
                assert onward, f"after {game.text(action)} the ship is stuck on a full route"
                action = any_of(onward, luck)


def check_step(game: kogge.Game, before: State, text: str, after: State) -> None:
    cells = Cells(game.rules, after)
    for check in AT_SEA:
        check(cells)
    for change in AT_SEA_CHANGES:
        if change.applies(cells):
            change.check(Change(text, Cells(game.rules, before), cells))


def check_referee_at_sea(game: kogge.Game, s: State) -> None:
    """The referee and the rules agree on what ships may do."""
    referee, table, legal = referee_of(game.rules), RefereeTable(game.rules, s, s.to_act), set(game.rules.actions(s))
    assert referee is not None
    for act in acts(game.rules):
        if act.name in IN_THE_WAY:
            wrongly = [game.text(action) for action in disagreed(referee, table, act, legal, None)]
            assert not wrongly, f"at {table.step}: {wrongly[:5]}"


@pytest.mark.parametrize("setting", SETTINGS[::2], ids=str)
def test_ships_pass_each_other_as_the_rules_say(setting: Setting) -> None:
    game, luck = before_sailing(setting, seed=6), kogge.Random(6)
    for _ in range(TRIALS):
        s = Scattering(game, luck).scattered()
        check_referee_at_sea(game, s)
        for here, _ in passages(game, s, luck):
            check_referee_at_sea(game, here)


def test_full_routes_are_passed_and_refused() -> None:
    """Otherwise the test above would see none of it."""
    passed = refused = 0
    for number, setting in enumerate(SETTINGS[::2]):
        game, luck = before_sailing(setting, number), kogge.Random(number)
        for _ in range(TRIALS // 5):
            s = Scattering(game, luck).scattered()
            cells = Cells(game.rules, s)
            full = {route for route, n in Counter(cells.column("ship")).items() if n == ROOM}
            offered = {
                int(text.split()[2]) for text in map(game.text, game.rules.actions(s)) if text.startswith("sail")
            }
            passed += len(full & offered)
            refused += len(full - offered)
    assert passed > TRIALS
    assert refused > TRIALS
