"""What is legal in Merchants of Europe beside walks, drives and tokens, worked out anew from the board."""

from collections import Counter

from kogge.engine.state import NOBODY
from tests.laws.cells import Cells, law
from tests.laws.choices import NO, YES, Seat, expect, words
from tests.laws.continent import NOWHERE, Continent
from tests.laws.harvest import homes_at
from tests.laws.lines import next_on_line
from tests.laws.net import free_places

ROOM = 2  # for caravans beside a route
BANK_RATE = 3


def map_of(seat: Seat) -> Continent:
    return seat.cells.once(Continent)


def sites(seat: Seat) -> set[int]:
    """Where the player may lay a route, if one is left.  (M-45, M-46)"""
    return map_of(seat).touched(seat.p) & map_of(seat).free if seat.stock("routes_left") else set()


def card(act: str, seat: Seat, of_use: bool) -> set[str]:
    return YES if seat.may_play(act) and of_use else NO


@expect("build_route")
def build_route(seat: Seat) -> set[str]:
    return words(sites(seat)) if seat.has(ore=1, wood=1) else NO


@expect("lay_free_route")
def lay_free_route(seat: Seat) -> set[str]:
    return words(free_places(seat.cells))


@expect("decline_free_route")
def decline_free_route(_: Seat) -> set[str]:
    return YES


@expect("follow_line")
def follow_line(seat: Seat) -> set[str]:
    return words(next_on_line(seat.cells))


def homes(seat: Seat) -> set[int]:
    """Own kontors, whoever waits there.  (M-43, R16)"""
    return map_of(seat).kontors_of(seat.p)


@expect("hire_merchant")
def hire_merchant(seat: Seat) -> set[str]:
    able = seat.has(wool=1, grain=1, wood=1) and seat.stock("merchants_left") and seat.stock("kontors_left")
    return words(homes(seat)) if able else NO


@expect("rehire_merchant")
def rehire_merchant(seat: Seat) -> set[str]:
    able = seat.has(wool=1, grain=1, wood=1) and not seat.stock("merchants_left") and seat.stock("kontors_left")
    return {"1", "2"} if able else NO


@expect("place_merchant")
def place_merchant(seat: Seat) -> set[str]:
    return words(homes(seat))


def berths(seat: Seat, without: int = NOWHERE) -> set[int]:
    """Own routes at own kontors with room for a caravan, after one is taken off.  (M-44, R26)"""
    there = Counter(seat.cells.column("caravan"))
    if without != NOWHERE:
        there[seat.of("caravan")[without]] -= 1
    return {path for path in map_of(seat).gates(seat.p) if there[path] < ROOM}


@expect("form_caravan")
def form_caravan(seat: Seat) -> set[str]:
    return words(berths(seat)) if seat.has(ore=1, wood=1, salt=1) and seat.stock("caravans_left") else NO


@expect("reform_caravan")
def reform_caravan(seat: Seat) -> set[str]:
    if seat.stock("caravans_left") or not seat.has(ore=1, wood=1, salt=1):
        return NO
    return words({i + 1 for i in range(len(seat.of("caravan"))) if berths(seat, without=i)})


@expect("place_caravan")
def place_caravan(seat: Seat) -> set[str]:
    return words(berths(seat))


@expect("play_lancer")
def play_lancer(seat: Seat) -> set[str]:
    return card("play_lancer", seat, of_use=True)


@expect("play_route_building")
def play_route_building(seat: Seat) -> set[str]:
    return card("play_route_building", seat, of_use=bool(sites(seat)))


@expect("play_journey")
def play_journey(seat: Seat) -> set[str]:
    return card("play_journey", seat, of_use=set(seat.of("merchant")) != {NOWHERE})


@expect("play_fast_caravan")
def play_fast_caravan(seat: Seat) -> set[str]:
    return card("play_fast_caravan", seat, of_use=set(seat.of("caravan")) != {NOWHERE})


@expect("play_bounty")
def play_bounty(seat: Seat) -> set[str]:
    return card("play_bounty", seat, of_use=True)


@expect("play_loan")
def play_loan(seat: Seat) -> set[str]:
    return card("play_loan", seat, of_use=True)


@expect("place_kontor", "place_neutral_kontor")
def place_kontor(seat: Seat) -> set[str]:
    return words(map_of(seat).violet & map_of(seat).empty_cities)


@expect("place_route")
def place_route(seat: Seat) -> set[str]:
    """A free path at an own kontor that joins no two cities.  (M-14)"""
    board = map_of(seat)
    return words({path for path in board.touched(seat.p) & board.free if board.may_lay_first(path)})


@law("the bank takes three cards for one of anybody", "rate", "kontor")
def rates(cells: Cells) -> None:
    assert set(cells.column("rate")) == {BANK_RATE}, f"the rates are {cells.rows('rate')}"


@law("who is robbed has a kontor at the robber's land, and cards", "victim", "robber", "kontor")
def victims(cells: Cells) -> None:
    p = cells.cell("victim")
    if p != NOBODY:
        there = {owner for owner, _ in homes_at(cells, cells.cell("robber"))} - {cells.state.turn_of}
        assert p in there, f"seat {p} is robbed, at the robber are {there}"
        assert sum(cells.rows("hand")[p]), f"seat {p} has nothing"
