"""What is legal at sea and on the isles, worked out anew from the board."""

from collections import Counter
from collections.abc import Iterator

from kogge.engine.state import NOBODY
from kogge.games.isles.referee.chart import GOLD_RIVER, SPICE, Chart
from tests.laws.choices import NO, YES, Seat, expect, words
from tests.laws.lairs import TO_CONQUER
from tests.laws.ships import DONE, LOADS, NOWHERE, PIECES, RESTING, ROOM, SHIPS, contents, harbours

BASINS = 4
HOLDS = (*[f"ship {k + 1}" for k in range(SHIPS)], *[f"harbour {k + 1}" for k in range(BASINS)])
LOAD_WORDS = tuple(
    {"": "nothing", "crew crew": "two_crews", "sack sack": "two_sacks", "crew sack": "crew_and_sack"}.get(load, load)
    for load in LOADS
)
EQUAL_CARDS = 3


def fleet(seat: Seat) -> Iterator[tuple[int, int]]:
    """The ships of the player that are on the board: number and route."""
    return ((i, route) for i, route in enumerate(seat.of("ship")) if route != NOWHERE)


def load_of(seat: Seat, hold: int) -> Counter[str]:
    return contents(seat.of("cargo")[hold])


def fits(load: Counter[str]) -> bool:
    """One large piece or two small ones.  (E-35)"""
    large = load["settler"] + load["fish"]
    return min(load.values(), default=0) >= 0 and 2 * large + load["crew"] + load["sack"] <= 2


def at_harbour(seat: Seat, hold: int) -> bool:
    """Is this hold a basin, or that of a ship with a tip at an own harbour settlement?"""
    if hold >= SHIPS:
        return seat.of("harbour")[hold - SHIPS] != NOWHERE
    return port_of(seat, seat.of("ship")[hold]) != NOWHERE


def port_of(seat: Seat, route: int) -> int:
    """The number of the own harbour settlement at a tip of a ship."""
    ends = seat.cells.once(Chart).where.ends[route] if route != NOWHERE else set()
    return next((b for b, node in enumerate(harbours(seat.cells, seat.p)) if node in ends), NOWHERE)


def crowded(seat: Seat) -> int:
    return seat.cells.cell("crowded_ship")


def berths(seat: Seat, without: int = NOWHERE) -> set[int]:
    """Where a new ship may go: routes at own harbour settlements, not full, nothing unknown at their ends.  (E-31)"""
    chart, ships = seat.cells.once(Chart), Counter(seat.cells.column("ship"))
    if without != NOWHERE:
        ships[seat.of("ship")[without]] -= 1
    near = {route for node in harbours(seat.cells, seat.p) for route in chart.where.meeting[node]} & chart.routes
    return {route for route in near if ships[route] < ROOM and not chart.where.ends[route] & chart.dark_nodes}


def touching(seat: Seat, hexes: set[int]) -> Iterator[tuple[int, int]]:
    """The player's ships beside these hexes: number and hex."""
    where = seat.cells.once(Chart).where
    return ((i, h) for i, route in fleet(seat) for h in hexes & where.touched[route])


def numbered(pairs: Iterator[tuple[int, int]]) -> set[str]:
    """Ships, counted from 1, and what they can be taken to."""
    return {f"{i + 1} {place}" for i, place in pairs}


@expect("found_harbour_settlement")
def found_harbour_settlement(seat: Seat) -> set[str]:
    return words(seat.free_sites() & seat.cells.once(Chart).circled)


@expect("found_ship")
def found_ship(seat: Seat) -> set[str]:
    (node,) = harbours(seat.cells, seat.p)
    chart = seat.cells.once(Chart)
    return words(chart.routes & chart.where.meeting[node])


@expect("build_harbour_settlement")
def build_harbour_settlement(seat: Seat) -> set[str]:
    if not (seat.stock("harbour_settlements_left") and seat.has(grain=2, ore=2)):
        return NO
    homes = enumerate(zip(seat.cells.column("home"), seat.cells.column("home_kind"), strict=True))
    return words({node for node, home in homes if home == (seat.p, 0)} & seat.cells.once(Chart).coast)


@expect("build_ship")
def build_ship(seat: Seat) -> set[str]:
    return words(berths(seat)) if seat.stock("ships_left") and seat.has(wood=1, wool=1) else NO


@expect("rebuild_ship")
def rebuild_ship(seat: Seat) -> set[str]:
    if seat.stock("ships_left") or not seat.has(wood=1, wool=1):
        return NO
    return words({i + 1 for i in range(SHIPS) if berths(seat, without=i)})


@expect("relaunch_ship")
def relaunch_ship(seat: Seat) -> set[str]:
    return words(berths(seat))


@expect("build_settler")
def build_settler(seat: Seat) -> set[str]:
    if not (seat.stock("settlers_left") and seat.has(wood=1, brick=1, wool=1, grain=1)):
        return NO
    return {word for hold, word in enumerate(HOLDS) if at_harbour(seat, hold) and not load_of(seat, hold)}


@expect("build_crew")
def build_crew(seat: Seat) -> set[str]:
    if not (seat.stock("crews_left") and seat.has(ore=1, wool=1)):
        return NO
    one = Counter(crew=1)
    return {word for hold, word in enumerate(HOLDS) if at_harbour(seat, hold) and fits(load_of(seat, hold) + one)}


@expect("jettison")
def jettison(seat: Seat) -> set[str]:
    return {f"{word} {piece}" for hold, word in enumerate(HOLDS) for piece in load_of(seat, hold)}


@expect("stow")
def stow(seat: Seat) -> set[str]:
    """Any other load for the ship that leaves the basin with one that fits.  (E-45, ruling 18)"""
    found = set()
    for i, route in fleet(seat):
        port = port_of(seat, route)
        if port != NOWHERE:
            both = load_of(seat, i) + load_of(seat, SHIPS + port)
            for load, word in enumerate(LOAD_WORDS):
                rest = Counter({piece: both[piece] - contents(load)[piece] for piece in PIECES})
                if load != seat.of("cargo")[i] and fits(rest):
                    found.add(f"{i + 1} {word}")
    return found


@expect("buy_wind")
def buy_wind(seat: Seat) -> set[str]:
    if not seat.has(wool=1):
        return NO
    bought, status = seat.cells.column("wind_bought"), seat.cells.column("ship_status")
    able = {i for i, _ in fleet(seat) if not bought[i] and status[i] != DONE}
    return words({i + 1 for i in able if crowded(seat) in (NOWHERE, i)})


@expect("land_settler")
def land_settler(seat: Seat) -> set[str]:
    if not seat.stock("settlements_left"):
        return NO
    ends, sites = seat.cells.once(Chart).where.ends, seat.free_sites()
    settling = [(i, route) for i, route in fleet(seat) if load_of(seat, i)["settler"] and i != crowded(seat)]
    return numbered((i, node) for i, route in settling for node in ends[route] & sites)


@expect("land_crew")
def land_crew(seat: Seat) -> set[str]:
    crews = seat.cells.rows("crews_ashore")
    lairs = {h for h in seat.cells.once(Chart).lairs if sum(crews[h]) < TO_CONQUER}
    return numbered((i, h) for i, h in touching(seat, lairs) if load_of(seat, i)["crew"])


@expect("fetch_crew")
def fetch_crew(seat: Seat) -> set[str]:
    chart, crews = seat.cells.once(Chart), seat.cells.rows("crews_ashore")
    waiting = {h for h in chart.of_kind(GOLD_RIVER) - chart.lairs if crews[h][seat.p]}
    return numbered((i, h) for i, h in touching(seat, waiting) if fits(load_of(seat, i) + Counter(crew=1)))


@expect("chase")
def chase(seat: Seat) -> set[str]:
    if seat.cells.cell("pirate_owner") in (NOBODY, seat.p):
        return NO
    status, chased = seat.cells.column("ship_status"), seat.cells.column("ship_has_chased")
    beside = {i for i, _ in touching(seat, {seat.cells.cell("pirate")})}
    return words({i + 1 for i in beside if status[i] == RESTING and not chased[i]})


@expect("place_pirate")
def place_pirate(seat: Seat) -> set[str]:
    own = {seat.cells.cell("pirate")} if seat.cells.cell("pirate_owner") == seat.p else set()
    return words(seat.cells.once(Chart).pirate_waters - own)


@expect("roll_for_fish")
def roll_for_fish(seat: Seat) -> set[str]:
    stopped = crowded(seat) == NOWHERE
    return YES if stopped and not seat.cells.cell("fish_rolled") and seat.cells.cell("shoals_left") else NO


@expect("catch_fish")
def catch_fish(seat: Seat) -> set[str]:
    there, places = seat.cells.column("shoal"), seat.cells.column("shoal_hex")
    shoals = {h: number for number, h in enumerate(places) if there[number]}
    return numbered((i, shoals[h]) for i, h in touching(seat, set(shoals)) if not load_of(seat, i))


@expect("trade_spice")
def trade_spice(seat: Seat) -> set[str]:
    """A crew for a sack where the player has no crew yet.  (E-91, E-92)"""
    crews = seat.cells.rows("crews_ashore")
    strange = {h for h in seat.cells.once(Chart).of_kind(SPICE) if not crews[h][seat.p]}
    return numbered((i, h) for i, h in touching(seat, strange) if load_of(seat, i)["crew"])


def moored(seat: Seat, piece: str) -> set[str]:
    """The ships with such cargo at a port of the Council.  (E-84, E-94)"""
    chart = seat.cells.once(Chart)
    at_port = {i for i, route in fleet(seat) if chart.where.ends[route] & chart.ports}
    return words({i + 1 for i in at_port if load_of(seat, i)[piece]})


@expect("deliver_fish")
def deliver_fish(seat: Seat) -> set[str]:
    return moored(seat, "fish")


@expect("deliver_spice")
def deliver_spice(seat: Seat) -> set[str]:
    return moored(seat, "sack")


@expect("sell_resource")
def sell_resource(seat: Seat) -> set[str]:
    return seat.named([n >= EQUAL_CARDS for n in seat.of("hand")])


@expect("buy_resource")
def buy_resource(seat: Seat) -> set[str]:
    able = seat.cells.cell("gold_purchases") < 2 <= seat.of("gold")[0]
    return seat.named([n > 0 for n in seat.cells.column("bank")]) if able else NO


@expect("sell_to_village")
def sell_to_village(seat: Seat) -> set[str]:
    able = seat.cells.cell("fast_gold_sales") < seat.of("fast_gold")[0]
    return seat.named([n > 0 for n in seat.of("hand")]) if able else NO
