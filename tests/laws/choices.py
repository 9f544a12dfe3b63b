"""What is legal, worked out anew from the board: acts by their names, each with the words of its arguments."""

from collections.abc import Callable

from kogge.games.isles.referee.chart import Chart
from tests.laws.cells import Cells
from tests.laws.harvest import homes_at
from tests.laws.network import Network
from tests.laws.pirates import exposed
from tests.laws.table import goods

CARDS = {  # development cards and the act that plays each, in the order of the hands
    "played_cards": ("play_knight", "play_road_building", "play_discovery", "play_monopoly"),
    "discarded_cards": (
        *("play_lancer", "play_route_building", "play_journey", "play_fast_caravan"),
        *("play_bounty", "play_monopoly", "play_loan"),
    ),
}
ACCEPTED, COUNTERED = 2, 3
EQUAL_CARDS = 3  # that bring a gold

Expected = Callable[["Seat"], set[str]]
EXPECTED: dict[str, Expected] = {}
YES, NO = {""}, set[str]()  # an act without arguments is open or not


class Seat:
    """The player to act, and what is open to everyone."""

    def __init__(self, cells: Cells) -> None:
        self.cells = cells
        self.p = cells.state.to_act

    def of(self, name: str) -> list[int]:
        """The player's own row of a field."""
        return self.cells.rows(name)[self.p]

    def has(self, **price: int) -> bool:
        return all(self.of("hand")[self.cells.resources.index(name)] >= n for name, n in price.items())

    def named(self, flags: list[bool]) -> set[str]:
        """Resources, and gold where it is traded, by their names."""
        return {name for name, flag in zip((*self.cells.resources, "gold"), flags, strict=False) if flag}

    def stock(self, name: str) -> bool:
        return self.of(name)[0] > 0

    def free_paths(self) -> set[int]:
        """Where the player may build roads."""
        return self.cells.once(Chart).free_paths(self.p) & Network(self.cells, self.p).touched()

    def free_sites(self) -> set[int]:
        return self.cells.once(Chart).free_sites(self.p)

    def may_play(self, act: str) -> bool:
        """One card a turn, and none that was bought in it; which it is, its act says."""
        played = next(acts for pile, acts in CARDS.items() if pile in self.cells)
        return not self.cells.cell("card_played_this_turn") and self.of("cards")[played.index(act)] > 0


def expect(*acts: str) -> Callable[[Expected], Expected]:
    """Enter what is expected of these acts."""

    def enter(expected: Expected) -> Expected:
        EXPECTED.update(dict.fromkeys(acts, expected))
        return expected

    return enter


def words(numbers: set[int]) -> set[str]:
    return {str(number) for number in numbers}


@expect("roll", "set_sail", "rob_nobody", "withdraw", "decline")
def always(seat: Seat) -> set[str]:
    return YES if seat.p >= 0 else NO


@expect("end_turn")
def end_turn(seat: Seat) -> set[str]:
    """At any time, but with a ship on a full route.  (E-43)"""
    return NO if "crowded_ship" in seat.cells and seat.cells.cell("crowded_ship") >= 0 else YES


@expect("build_road")
def build_road(seat: Seat) -> set[str]:
    return words(seat.free_paths()) if seat.stock("roads_left") and seat.has(wood=1, brick=1) else NO


@expect("build_settlement")
def build_settlement(seat: Seat) -> set[str]:
    if not (seat.stock("settlements_left") and seat.has(wood=1, brick=1, wool=1, grain=1)):
        return NO
    return words(seat.free_sites() & Network(seat.cells, seat.p).reached())


@expect("buy_card")
def buy_card(seat: Seat) -> set[str]:
    return YES if seat.cells.cell("pile") and seat.has(**card_price(seat.cells)) else NO


def card_price(cells: Cells) -> dict[str, int]:
    """Of a development card: where there is salt, it is wool and salt.  (B-57, M-40)"""
    return {"wool": 1, "salt": 1} if "salt" in cells.resources else {"wool": 1, "grain": 1, "ore": 1}


@expect("bank_trade")
def bank_trade(seat: Seat) -> set[str]:
    rates, hand, bank = seat.of("rate"), seat.of("hand"), seat.cells.column("bank")
    pairs = [(a, b) for a in range(5) for b in range(5) if a != b and hand[a] >= rates[a] and bank[b]]
    return {f"{seat.cells.resources[a]} for {seat.cells.resources[b]}" for a, b in pairs}


@expect("play_monopoly")
def play_monopoly(seat: Seat) -> set[str]:
    return set(seat.cells.resources) if seat.may_play("play_monopoly") else NO


@expect("take_card")
def take_card(seat: Seat) -> set[str]:
    return seat.named([n > 0 for n in seat.cells.column("bank")])


@expect("discard")
def discard(seat: Seat) -> set[str]:
    return seat.named([n > 0 for n in seat.of("hand")])


@expect("move_robber")
def move_robber(seat: Seat) -> set[str]:
    """Anywhere else; where tokens are moved about, to a land that has a number now.  (B-32, M-25)"""
    numbers = seat.cells.column("number")
    open_to_it = {h for h in range(seat.cells.topo.n_hexes) if numbers[h] or "token" not in seat.cells}
    return words(open_to_it - {seat.cells.cell("robber")})


@expect("rob")
def rob(seat: Seat) -> set[str]:
    if "pirate" in seat.cells:
        return words(exposed(seat.cells))
    return words({owner for owner, _ in homes_at(seat.cells, seat.cells.cell("robber"))} - {seat.p})


@expect("found_settlement")
def found_settlement(seat: Seat) -> set[str]:
    return words(seat.free_sites())


@expect("found_road")
def found_road(seat: Seat) -> set[str]:
    """At the settlement founded last; where everyone's is remembered, at the own one."""
    founded = seat.cells.column("last_founded")
    node = founded[seat.p if len(founded) > 1 else 0]
    return words(seat.cells.once(Chart).free_paths(seat.p) & set(seat.cells.topo.node_edges[node]))


@expect("open_trade", "call_for_offers", "counter")
def begin_to_trade(seat: Seat) -> set[str]:
    return YES if sum(goods(seat.cells, seat.p)) else NO


@expect("offer")
def offer(seat: Seat) -> set[str]:
    rows = zip(goods(seat.cells, seat.p), seat.of("offered"), seat.of("asked"), strict=True)
    return seat.named([held > offered and not asked for held, offered, asked in rows])


@expect("ask")
def ask(seat: Seat) -> set[str]:
    """Any card that is not in the own hand, whether or not somebody else has it; gold that somebody has."""
    held = [goods(seat.cells, p) for p in range(seat.cells.players)]
    bank = [*seat.cells.column("bank"), 0][: len(held[0])]
    elsewhere = [sum(column) - column[seat.p] for column in zip(*held, bank, strict=True)]
    rows = zip(elsewhere, seat.of("offered"), seat.of("asked"), strict=True)
    return seat.named([n > asked and not offered for n, offered, asked in rows])


@expect("propose")
def propose(seat: Seat) -> set[str]:
    return YES if sum(seat.of("offered")) and sum(seat.of("asked")) else NO


@expect("accept")
def accept(seat: Seat) -> set[str]:
    active = seat.cells.state.turn_of
    asked = seat.cells.rows("asked")[active]
    proposed = sum(asked) and sum(seat.cells.rows("offered")[active])
    return YES if proposed and holds(seat, asked) else NO


@expect("deal")
def deal(seat: Seat) -> set[str]:
    answers, asked = seat.cells.column("answer"), seat.cells.rows("asked")
    countered = {q for q, answer in enumerate(answers) if answer == COUNTERED and holds(seat, asked[q])}
    return words(countered | {q for q, answer in enumerate(answers) if answer == ACCEPTED})


def holds(seat: Seat, cards: list[int]) -> bool:
    return all(held >= n for held, n in zip(goods(seat.cells, seat.p), cards, strict=True))


@expect("sell_resource")
def sell_resource(seat: Seat) -> set[str]:
    return seat.named([n >= EQUAL_CARDS for n in seat.of("hand")])


@expect("buy_resource")
def buy_resource(seat: Seat) -> set[str]:
    able = seat.cells.cell("gold_purchases") < 2 <= seat.of("gold")[0]
    return seat.named([n > 0 for n in seat.cells.column("bank")]) if able else NO


def check_choices(cells: Cells, texts: list[str]) -> None:
    """Every act of the step whose rule is known here offers what the board says, no more and no less."""
    listed: dict[str, set[str]] = {}
    for text in texts:
        name, _, argument = text.partition(" ")
        listed.setdefault(name, set()).add(argument)
    for act in cells.rules.steps[cells.state.step].acts:
        if act.name in EXPECTED:
            wanted = EXPECTED[act.name](Seat(cells))
            found = listed.get(act.name, set())
            assert found == wanted, f"{act.name} offers {found - wanted} too much and {wanted - found} too little"
