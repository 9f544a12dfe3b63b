"""Ships, harbour settlements and cargo: where they are, what they hold, and how far they have come."""

from collections import Counter
from functools import cache

from kogge.engine.state import OVER
from kogge.games.isles.referee.chart import RefereeChart
from kogge.games.referee.table import RefereeTable
from tests.laws.cells import Cells, law

LOADS = ("", "settler", "fish", "crew", "crew crew", "sack", "sack sack", "crew sack")
PIECES = ("settler", "fish", "crew", "sack")
SHIPS = 3  # of each player; the holds of the ships come first, then the basins
ROOM = 2  # for ships on a route
NOWHERE = -1
CLOSED = 99  # in the place of ships, on an edge that is no route
GREATER = 1  # the kind of a harbour settlement
RESTING, UNDER_WAY, DONE = range(3)
MOVEMENT_POINTS, WIND = 4, 2
SWIFT_VOYAGE = 0
MOVING = {  # the steps of the movement phase
    *("movement", "turn_tile", "draw_chip", "number_shoal", "turn_village", "chase_roll", "fish_roll"),
    *("hero_roll", "turn_lair"),
}


@cache
def contents(load: int) -> Counter[str]:
    """The pieces of a load."""
    return Counter(LOADS[load].split())


def stored(loads: list[int]) -> Counter[str]:
    """All pieces of some loads."""
    return Counter(piece for load in loads for piece in LOADS[load].split())


def holds(cells: Cells) -> list[Counter[str]]:
    """All pieces that the ships and basins of each player hold."""
    return [stored(loads) for loads in cells.rows("cargo")]


def in_hold(cells: Cells, p: int) -> Counter[str]:
    """All pieces that a player's ships and basins hold."""
    return cells.once(holds)[p]


def harbours(cells: RefereeTable, p: int) -> list[int]:
    """The intersections of a player's harbour settlements, in the order of building."""
    return [node for node in cells.rows("harbour")[p] if node != NOWHERE]


def conserved(now: list[int], once: list[int], what: str) -> None:
    assert now == once, f"there were {once} {what} and are {now}"


@law("every ship is at sea or in the supply", "ship", "ships_left")
def ships(cells: Cells) -> None:
    def owned(c: Cells) -> list[int]:
        return [
            left + sum(route != NOWHERE for route in ships)
            for left, ships in zip(c.column("ships_left"), c.rows("ship"), strict=True)
        ]

    conserved(owned(cells), owned(cells.beginning()), "ships of each seat")
    assert min(cells.column("ships_left")) >= 0, f"{cells.column('ships_left')} ships are left"


@law("ships are on sea routes", "ship")
def afloat(cells: Cells) -> None:
    strange = set(cells.column("ship")) - {NOWHERE} - cells.once(RefereeChart).routes
    assert not strange, f"there are ships on {strange}"


@law("the ships on each route are counted", "ship", "ships_on_route")
def on_routes(cells: Cells) -> None:
    there = Counter(cells.column("ship"))
    routes = cells.once(RefereeChart).routes
    counted = [there[route] if route in routes else CLOSED for route in range(cells.topo.n_edges)]
    assert cells.column("ships_on_route") == counted, f"stored {cells.column('ships_on_route')}, counted {counted}"


@law("two ships at most are on a route, and a third only in passing", "ship", "crowded_ship")
def room(cells: Cells) -> None:
    there = Counter(route for route in cells.column("ship") if route != NOWHERE)
    full, crowded = {route for route, n in there.items() if n > ROOM}, cells.cell("crowded_ship")
    if crowded == NOWHERE:
        assert not full, f"more than {ROOM} ships are on {full}"
        return
    passing = cells.rows("ship")[cells.state.turn_of][crowded]
    assert full == {passing}, f"ship {crowded} passes {passing}, too many ships are on {full}"
    assert there[passing] == ROOM + 1, f"{there[passing]} ships are on {passing}"
    assert cells.column("ship_status")[crowded] == UNDER_WAY, f"ship {crowded} stopped on a full route"


@law("every harbour settlement has its basin", "harbour", "home", "home_kind")
def basins(cells: Cells) -> None:
    built = list(zip(cells.column("home"), cells.column("home_kind"), strict=True))
    for p, row in enumerate(cells.rows("harbour")):
        known = harbours(cells, p)
        assert row == known + [NOWHERE] * (len(row) - len(known)), f"seat {p} has a gap in {row}"
        wanted = [node for node, home in enumerate(built) if home == (p, GREATER)]
        assert sorted(known) == wanted, f"seat {p} has basins at {known} and harbour settlements at {wanted}"


@law("the routes at a player's harbour settlements are known", "harbour_routes", "harbour")
def harbour_routes(cells: Cells) -> None:
    meeting = cells.once(RefereeChart).where.meeting
    for p in range(cells.players):
        near = {route for node in harbours(cells, p) for route in meeting[node]}
        assert cells.members("harbour_routes", p) == near, f"seat {p}: {cells.members('harbour_routes', p) ^ near}"


@law("every basin has its number at its intersection", "basin_at", "harbour")
def basin_numbers(cells: Cells) -> None:
    number = {node: b + 1 for row in cells.rows("harbour") for b, node in enumerate(row) if node != NOWHERE}
    wanted = [number.get(node, 0) for node in range(cells.topo.n_nodes)]
    assert cells.column("basin_at") == wanted, f"stored {cells.column('basin_at')}, not {wanted}"


@law("the own harbour settlement at the tip of each ship is known", "ship_port", "ship", "harbour")
def ship_ports(cells: Cells) -> None:
    ends = cells.once(RefereeChart).where.ends
    for p, ports in enumerate(cells.rows("ship_port")):
        for i, (port, route) in enumerate(zip(ports, cells.rows("ship")[p], strict=True)):
            near = [b for b, node in enumerate(harbours(cells, p)) if route != NOWHERE and node in ends[route]]
            assert [port] == (near or [NOWHERE]), f"ship {i} of seat {p} lies at {port}, not at {near}"


@law("the ships in port are counted", "ships_in_port", "ship", "harbour")
def ships_in_port(cells: Cells) -> None:
    ends = cells.once(RefereeChart).where.ends
    for p, stored_count in enumerate(cells.column("ships_in_port")):
        afloat = [ends[route] for route in cells.rows("ship")[p] if route != NOWHERE]
        counted = sum(not tips.isdisjoint(harbours(cells, p)) for tips in afloat)
        assert stored_count == counted, f"seat {p} has {stored_count} ships in port, counted {counted}"


@law("the tips of ships that touch a pirate's hex or a shoal's are counted", "sights", "sights_touched", "ship")
def sights(cells: Cells) -> None:
    where = cells.once(RefereeChart).where
    there = [cells.cell("pirate")] if "pirate" in cells and cells.cell("pirate") >= 0 else []
    if "shoal" in cells:
        there += [h for h, n in zip(cells.column("shoal_hex"), cells.column("shoal"), strict=True) if n]
    wanted = [sum(len(tips & where.corners[h]) for h in there) for tips in where.ends]
    assert cells.column("sights") == wanted, f"stored {cells.column('sights')}, not {wanted}"
    for p, seen in enumerate(cells.column("sights_touched")):
        counted = sum(wanted[route] for route in cells.rows("ship")[p] if route != NOWHERE)
        assert seen == counted, f"seat {p} has {seen} in sight, counted {counted}"


@law("harbour settlements are on a coast", "harbour", "home", "home_kind")
def at_the_coast(cells: Cells) -> None:
    inland = {node for row in cells.rows("harbour") for node in row} - {NOWHERE} - cells.once(RefereeChart).coast
    assert not inland, f"there are harbour settlements at {inland}"


@law("only ships and harbour settlements hold cargo", "cargo", "ship", "harbour")
def cargo(cells: Cells) -> None:
    for p, loads in enumerate(cells.rows("cargo")):
        places = [*cells.rows("ship")[p], *cells.rows("harbour")[p]]
        for hold, (load, place) in enumerate(zip(loads, places, strict=True)):
            assert 0 <= load < len(LOADS), f"seat {p} has load {load} in hold {hold}"
            assert load == 0 or place != NOWHERE, f"seat {p} has {LOADS[load]} in hold {hold}, which is nowhere"


@law("what the ships of a player carry is counted", "cargo", "pieces_aboard")
def pieces_aboard(cells: Cells) -> None:
    for p, aboard in enumerate(cells.rows("pieces_aboard")):
        carried = stored(cells.rows("cargo")[p][:SHIPS])
        counted = [carried[piece] for piece in PIECES]
        assert aboard == counted, f"seat {p} carries {aboard}, counted {counted}"


@law("the holds with something in them are counted", "cargo", "loaded_holds")
def loaded_holds(cells: Cells) -> None:
    counted = [sum(load > 0 for load in loads) for loads in cells.rows("cargo")]
    assert cells.column("loaded_holds") == counted, f"stored {cells.column('loaded_holds')}, counted {counted}"


@law("a game without crews, fish or spices has none aboard", "cargo")
def known_pieces(cells: Cells) -> None:
    supplies = {"crews_left": "crew", "shoals_left": "fish", "sacks_left": "sack"}
    carried = sum((in_hold(cells, p) for p in range(cells.players)), Counter[str]())
    strange = {piece for supply, piece in supplies.items() if supply not in cells and carried[piece]}
    assert not strange, f"there is {strange}"


@law("every settler is in a hold or in the supply", "settlers_left", "cargo")
def settlers(cells: Cells) -> None:
    def owned(c: Cells) -> list[int]:
        return [left + in_hold(c, p)["settler"] for p, left in enumerate(c.column("settlers_left"))]

    conserved(owned(cells), owned(cells.beginning()), "settlers of each seat")
    assert min(cells.column("settlers_left")) >= 0, f"{cells.column('settlers_left')} settlers are left"


@law("every crew is in a hold, ashore or in the supply", "crews_left", "cargo", "crews_ashore")
def crews(cells: Cells) -> None:
    def owned(c: Cells) -> list[int]:
        ashore = [sum(column) for column in zip(*c.rows("crews_ashore"), strict=True)]
        return [left + in_hold(c, p)["crew"] + ashore[p] for p, left in enumerate(c.column("crews_left"))]

    conserved(owned(cells), owned(cells.beginning()), "crews of each seat")
    assert min(cells.column("crews_left")) >= 0, f"{cells.column('crews_left')} crews are left"


@law("the movement points are four and one for each village of swift voyage", "movement_points")
def movement_points(cells: Cells) -> None:
    for p, points in enumerate(cells.column("movement_points")):
        swift = sum(lesson == SWIFT_VOYAGE for lesson in lessons(cells, p))
        assert points == MOVEMENT_POINTS + swift, f"seat {p} has {points} points and {swift} such villages"


def lessons(cells: Cells, p: int) -> list[int]:
    """The advantages of the villages in which a player has a crew."""
    if "village" not in cells:
        return []
    villages = zip(cells.column("village"), cells.rows("crews_ashore"), strict=True)
    return [lesson for lesson, crews in villages if crews[p]]


@law("no ship sails further than its points", "steps_sailed", "wind_bought", "movement_points")
def range_of_ships(cells: Cells) -> None:
    points = cells.column("movement_points")[cells.state.turn_of]
    for i, (steps, wind) in enumerate(zip(cells.column("steps_sailed"), cells.column("wind_bought"), strict=True)):
        assert wind in (0, 1), f"ship {i} has bought wind {wind} times"
        assert 0 <= steps <= points + WIND * wind, f"ship {i} sailed {steps} steps with {points} points and wind {wind}"


@law("a ship that has sailed is under way or done, and one at most is under way", "ship_status", "steps_sailed")
def moves(cells: Cells) -> None:
    status, steps = cells.column("ship_status"), cells.column("steps_sailed")
    assert set(status) <= {RESTING, UNDER_WAY, DONE}, f"the ships are {status}"
    assert status.count(UNDER_WAY) <= 1, f"{status} are under way at once"
    for i, (state, sailed) in enumerate(zip(status, steps, strict=True)):
        assert (state == RESTING) == (sailed == 0), f"ship {i} is {state} after {sailed} steps"


@law("what each ship has left to sail follows from its points, its wind and its steps", "steps_left", "steps_sailed")
def steps_left(cells: Cells) -> None:
    if cells.state.step == OVER:
        return
    moving = is_moving(cells)
    points, route = cells.column("movement_points")[cells.state.turn_of], cells.rows("ship")[cells.state.turn_of]
    for i, left in enumerate(cells.column("steps_left")):
        able = moving and route[i] != NOWHERE and cells.column("ship_status")[i] != DONE
        wanted = points + WIND * cells.column("wind_bought")[i] - cells.column("steps_sailed")[i] if able else 0
        assert left == wanted, f"ship {i} has {left} steps left, not {wanted}"


def is_moving(cells: Cells) -> bool:
    """Is it the movement phase, or an interruption of it?"""
    back = cells.rules.steps[cells.cell("back_to_step")].name
    return cells.step in MOVING or (cells.step in ("place_pirate", "rob", "theft") and back == "movement")
