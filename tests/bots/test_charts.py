"""What the greedy bot thinks of the sea and the ground: the same as the rules, though it sees only hexes."""

import pytest

import kogge
from kogge.bots.atlas import atlas
from kogge.bots.charts import UNREACHABLE, chart, nearest
from kogge.bots.fleet import fleet
from kogge.bots.greedy import GreedyBot, repertoire
from kogge.bots.outlook import Outlook
from kogge.bots.tactics import ALL
from kogge.engine.fields import BITS
from kogge.engine.state import NOBODY
from kogge.views import View
from tests.support.isles import BLUE, RED, hexagon, isles, side

SCENARIOS = ["land-ho", "pirate-lairs", "fish", "spices", "explorers-pirates"]


def members(game: kogge.Game, state: kogge.State, name: str, row: int = 0) -> set[int]:
    """The numbers in a set that the rules keep as bits."""
    field = game.rules.layout.fields[name]
    words = state.cells(field.start + row * field.cols, field.start + (row + 1) * field.cols)
    return {BITS * k + bit for k, word in enumerate(words) for bit in range(BITS) if word >> bit & 1}


def outlook_of(game: kogge.Game, state: kogge.State) -> Outlook:
    known = repertoire(game.rules, ALL)
    return Outlook(View(game.rules, state, state.to_act), known.atlas, known.in_force, GreedyBot(0).diary)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_open_ground_is_that_of_the_rules(scenario: str) -> None:
    game = kogge.start(scenario, seed=3, players=3, trade=False)
    game.play_out()
    discoveries = set()
    for n, (before, _, _) in enumerate(game.replay()):
        if before.to_act == kogge.CHANCE or n % 40:
            continue
        outlook = outlook_of(game, before)
        discoveries.add(len(outlook.chart.unexplored))
        sites = {node for node in range(game.rules.topo.n_nodes) if outlook.realm.is_site(node)}
        assert sites == members(game, before, "free_sites", outlook.seat)
        taken = {path for path, owner in enumerate(outlook.column("road")) if owner != NOBODY}
        paths = {path for path, is_open in enumerate(outlook.ground.paths) if is_open}
        assert paths - taken == members(game, before, "free_paths", outlook.seat)
    assert len(discoveries) > 3  # otherwise nothing was tested


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_ships_can_take_just_the_steps_that_the_chart_shows(scenario: str) -> None:
    game = kogge.start(scenario, seed=3, players=3, trade=False)
    game.play_out()
    sail, paths = game.action("sail 1 0"), game.rules.topo.n_edges
    steps = 0
    for before, _, _ in game.replay():
        if game.rules.steps[before.step].name != "movement":
            continue
        outlook = outlook_of(game, before)
        ships = fleet(outlook)
        for i in ships.afloat:
            taken = {a - sail - i * paths for a in outlook.view.legal if 0 <= a - sail - i * paths < paths}
            shown = set(outlook.chart.escape(ships.route[i]))
            assert taken <= shown
            if taken and outlook.coins and not ships.full & shown:
                steps += 1
                assert taken == shown
    assert steps > 100  # otherwise nothing was tested


def test_distances_are_counted_in_steps_and_end_at_the_unknown() -> None:
    game = isles(step="movement", turn_of=BLUE, harbours={BLUE: ["3,-2 SE"]}, ships={BLUE: ["3,-1 NE"]})
    sea = chart(atlas(game.rules), tuple(row[0] for row in game.read("terrain")))
    steps = sea.distances(side(game, "3,-1 NE"))
    assert steps[side(game, "3,-1 E")] == 1
    assert steps[side(game, "3,-1 SE")] == 2
    assert nearest(steps, sea.beside[hexagon(game, "5,-1")]) == 2
    assert sea.dark[side(game, "4,-1 NE")] == hexagon(game, "5,-1")
    assert nearest(steps, sea.beside[hexagon(game, "6,-1")]) > 2
    behind = [route for route in sea.beside[hexagon(game, "9,-2")] if sea.is_route[route]]
    assert nearest(steps, behind) == UNREACHABLE


def test_a_pirate_is_avoided_by_a_chart_of_its_own() -> None:
    game = isles(step="movement", turn_of=BLUE, harbours={BLUE: ["3,-2 SE"]}, pirate=("4,-1", RED))
    terrain = tuple(row[0] for row in game.read("terrain"))
    h = hexagon(game, "4,-1")
    around = game.rules.topo.hex_edges[h]
    plain, detour = chart(atlas(game.rules), terrain), chart(atlas(game.rules), terrain, h)
    assert all(plain.is_route[route] for route in around)
    assert not any(detour.is_route[route] for route in around)
