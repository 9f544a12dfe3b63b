"""The ground and the sea: what follows from the hexes that lie face up, and what is still face down."""

from kogge.games.isles.referee.chart import GOLD_RIVER, NORTH, PRODUCING, SOUTH, UNEXPLORED, RefereeChart
from tests.laws import open_ground
from tests.laws.cells import Cells, Change, law, law_of_change
from tests.laws.ships import CLOSED

EVERYONE = 0  # the one row of a set that all players share


@law("the sea routes are the sides of the sea and of the frame", "ships_on_route")
def sea_routes(cells: Cells) -> None:
    charted = {route for route, ships in enumerate(cells.column("ships_on_route")) if ships != CLOSED}
    routes = cells.once(RefereeChart).routes
    assert charted == routes, f"routes that differ: {charted ^ routes}"


@law("the corners of unexplored hexes are known", "unexplored_nodes")
def unexplored_nodes(cells: Cells) -> None:
    charted, dark = cells.members("unexplored_nodes", EVERYONE), cells.once(RefereeChart).dark_nodes
    assert charted == dark, f"intersections that differ: {charted ^ dark}"


@law("the coast is where the sea or the frame is", "coast_nodes")
def coast_nodes(cells: Cells) -> None:
    charted, coast = cells.members("coast_nodes", EVERYONE), cells.once(RefereeChart).coast
    assert charted == coast, f"intersections that differ: {charted ^ coast}"


@law("ground is closed while it is unknown, has a lair, or spices and no own crew", "closed_ground")
def closed_ground(cells: Cells) -> None:
    for p in range(cells.players):
        stored = {h for h, row in enumerate(cells.rows("closed_ground")) if row[p]}
        closed = open_ground.closed(cells, p)
        assert stored == closed, f"hexes that differ for seat {p}: {stored ^ closed}"
    assert set(cells.column("closed_ground")) <= {0, 1}, "ground is closed or open"


@law("every tile of a region lies face up or face down", "tiles_left", "terrain")
def tiles(cells: Cells) -> None:
    chart, once = cells.once(RefereeChart), cells.beginning().rows("tiles_left")
    for region, (left, all_of_it) in enumerate(zip(cells.rows("tiles_left"), once, strict=True)):
        shown = [chart.terrain[h] for h in chart.regions[region]]
        now = [n + (shown.count(kind) if kind != UNEXPLORED else 0) for kind, n in enumerate(left)]
        assert now == all_of_it, f"region {region} had {all_of_it} and has {now}"
        assert min(left) >= 0, f"region {region} has {left} left"
        assert shown.count(UNEXPLORED) == sum(left), f"region {region}: {left} for {shown.count(UNEXPLORED)} places"


@law("what was known in the beginning stays as it was laid", "tiles_left", "terrain")
def known_hexes(cells: Cells) -> None:
    chart, once = cells.once(RefereeChart), cells.beginning().once(RefereeChart)
    sea = chart.sea - chart.regions[NORTH] - chart.regions[SOUTH]
    assert sea == once.sea, f"sea that differs: {sea ^ once.sea}"
    to_lay = sum(cells.column("hexes_left")) if "hexes_left" in cells else 0
    barren = [h for h in once.land if chart.terrain[h] not in PRODUCING]
    assert len(barren) <= to_lay, f"{barren} yield nothing, {to_lay} hexes are left to be laid"
    assert chart.island <= chart.land, f"{chart.island - chart.land} is no land any more"


@law("every number chip of a region lies on its land or in its pile", "chips_left", "number")
def chips(cells: Cells) -> None:
    chart, once = cells.once(RefereeChart), cells.beginning().rows("chips_left")
    numbers = cells.column("number")
    for region, (left, all_of_it) in enumerate(zip(cells.rows("chips_left"), once, strict=True)):
        laid = [numbers[h] for h in chart.regions[region] if chart.terrain[h] in PRODUCING]
        now = [n + (laid.count(number) if number else 0) for number, n in enumerate(left)]
        assert now == all_of_it, f"region {region} had {all_of_it} and has {now}"
        assert min(left) >= 0, f"region {region} has {left} left"


@law("only land has numbers, and all land but lairs and what was just found", "chips_left", "number")
def numbered(cells: Cells) -> None:
    chart, found = cells.once(RefereeChart), cells.cell("found_hex")
    bearing = {h for h, number in enumerate(cells.column("number")) if number}
    wanted = (chart.island | chart.of_kind(*PRODUCING, GOLD_RIVER)) - chart.lairs - {found}
    assert bearing == wanted, f"hexes with and without number: {bearing ^ wanted}"


@law("the island keeps its numbers", "chips_left", "number")
def island_numbers(cells: Cells) -> None:
    now, once = cells.column("number"), cells.beginning().column("number")
    for h in cells.once(RefereeChart).island:
        assert now[h] == once[h] > 0, f"hex {h} had {once[h]} and has {now[h]}"


@law("what is being discovered lies at the tip of a ship that has ended its move", "found_hex", "ship")
def found(cells: Cells) -> None:
    h, chart = cells.cell("found_hex"), cells.once(RefereeChart)
    if cells.step not in ("turn_tile", "draw_chip"):
        assert h == -1, f"hex {h} is being discovered at {cells.step}"
        return
    assert (chart.terrain[h] == UNEXPLORED) == (cells.step == "turn_tile"), f"hex {h} is {chart.terrain[h]}"
    assert cells.step == "turn_tile" or chart.terrain[h] in PRODUCING, f"{chart.terrain[h]} gets no number"
    ships = zip(cells.rows("ship")[cells.state.turn_of], cells.column("ship_status"), strict=True)
    assert any(route >= 0 and status == 2 and h in chart.where.touched[route] for route, status in ships), f"hex {h}"


@law("no ship but a discoverer's touches what nobody knows", "ship", "found_hex")
def explored(cells: Cells) -> None:
    chart = cells.once(RefereeChart)
    for p, ships in enumerate(cells.rows("ship")):
        for route in ships:
            unknown = chart.where.touched[route] & chart.dark if route >= 0 else set()
            assert unknown <= {cells.cell("found_hex")}, f"a ship of seat {p} on {route} touches {unknown}"


@law_of_change("a hex is turned up once, and only by discovery", "terrain", "tiles_left")
def turned_up(change: Change) -> None:
    before, after = change.before.column("terrain"), change.after.column("terrain")
    changed = {h for h, (old, new) in enumerate(zip(before, after, strict=True)) if old != new}
    if change.act == "turn_tile":
        assert changed == {change.before.cell("found_hex")}, f"{change.text} turned {changed}"
    elif change.act == "lay_land":
        assert changed <= change.before.once(RefereeChart).island, f"{change.text} laid {changed}"
    else:
        assert not changed, f"{change.text} turned {changed}"
