"""Points, rates, cards in play and what is on the table, worked out anew."""

from kogge.engine.state import NOBODY, OVER
from kogge.games.isles.referee.chart import GOLD_RIVER, RefereeChart
from tests.laws.cells import Cells, Change, law, law_of_change
from tests.laws.missions import points_from_missions
from tests.laws.stuck import stuck_for_good

GENERIC, NO_HARBOR = 5, -1
BANK_RATE, GENERIC_RATE, SPECIAL_RATE = 4, 3, 2
KNIGHT, VICTORY_POINT = 0, 4
ARMY = 3  # knights for the largest army


def points_from_homes(cells: Cells, p: int) -> int:
    homes = zip(cells.column("home"), cells.column("home_kind"), strict=True)
    return sum(1 + kind for owner, kind in homes if owner == p)


def points_from_route(cells: Cells, p: int) -> int:
    return 2 if cells.cell("longest_route") == p else 0


def points_from_army(cells: Cells, p: int) -> int:
    return 2 if cells.cell("largest_army") == p else 0


def points_from_shown_cards(cells: Cells, p: int) -> int:
    return cells.rows("played_cards")[p][VICTORY_POINT]


SOURCES_OF_POINTS = {
    ("home", "home_kind"): points_from_homes,
    ("longest_route",): points_from_route,
    ("largest_army",): points_from_army,
    ("played_cards",): points_from_shown_cards,
    (): points_from_missions,
}


@law("the points are those of the board", "points", "home", "home_kind")
def points(cells: Cells) -> None:
    sources = [count for fields, count in SOURCES_OF_POINTS.items() if all(name in cells for name in fields)]
    for p, stored in enumerate(cells.column("points")):
        counted = sum(count(cells, p) for count in sources)
        assert stored == counted, f"seat {p} has {stored} points, counted {counted}"


@law("there is a winner only at the end", "winner")
def winner(cells: Cells) -> None:
    p = cells.cell("winner")
    assert p in (NOBODY, cells.state.turn_of) or stuck_for_good(cells), f"seat {p} won in another's turn"
    assert p == NOBODY or cells.state.step == OVER, f"seat {p} has won, yet the game goes on"


@law("only the winner shows victory-point cards", "winner", "played_cards")
def shown_cards(cells: Cells) -> None:
    for p, played in enumerate(cells.rows("played_cards")):
        assert p == cells.cell("winner") or not played[VICTORY_POINT], f"seat {p} shows {played[VICTORY_POINT]}"


@law("the rates are those of the harbours; in a game without any, three for one", "rate", "home")
def rates(cells: Cells) -> None:
    there = cells.column("harbor") if "harbor" in cells else [GENERIC] * cells.topo.n_nodes
    sites = list(zip(cells.column("home"), there, strict=True))
    for p, stored in enumerate(cells.rows("rate")):
        harbors = {harbor for owner, harbor in sites if owner == p or "harbor" not in cells} - {NO_HARBOR}
        usual = GENERIC_RATE if GENERIC in harbors else BANK_RATE
        counted = [SPECIAL_RATE if r in harbors else usual for r in range(len(stored))]
        assert stored == counted, f"seat {p} trades at {stored}, its harbours {harbors} give {counted}"


@law("the hexes of each number that yield cards hang in its chain", "number", "rolled_hex", "next_hex")
def chains(cells: Cells) -> None:
    numbers, following = cells.column("number"), cells.column("next_hex")
    rivers = cells.once(RefereeChart).of_kind(GOLD_RIVER)
    for number, h in enumerate(cells.column("rolled_hex")):
        chain = []
        while h != -1:
            assert h not in chain, f"the chain of {number} goes in a circle"
            chain.append(h)
            h = following[h]
        wanted = [h for h, token in enumerate(numbers) if token == number > 0 and h not in rivers]
        assert sorted(chain) == wanted, f"{number} yields {chain}, it lies on {wanted}"


@law("the largest army belongs to one who has it", "largest_army", "played_cards")
def army(cells: Cells) -> None:
    knights, holder = [played[KNIGHT] for played in cells.rows("played_cards")], cells.cell("largest_army")
    if holder == NOBODY:
        assert max(knights) < ARMY, f"nobody has it with {knights}"
    else:
        assert knights[holder] == max(knights) >= ARMY, f"seat {holder} has it with {knights}"


@law_of_change("the largest army stays with its holder in a tie", "largest_army", "played_cards")
def army_kept(change: Change) -> None:
    before, after = change.before, change.after
    knights, holder = [played[KNIGHT] for played in after.rows("played_cards")], before.cell("largest_army")
    if holder != NOBODY and knights[holder] == max(knights):
        assert after.cell("largest_army") == holder, f"seat {holder} lost it with {knights}"


@law("a player offers what is there, and nothing that is asked for", "offered", "asked", "hand")
def offers(cells: Cells) -> None:
    for p, (offered, asked) in enumerate(zip(cells.rows("offered"), cells.rows("asked"), strict=True)):
        owned = goods(cells, p)
        assert all(0 <= n <= held for n, held in zip(offered, owned, strict=True)), f"seat {p}: {offered} of {owned}"
        assert not any(a and b for a, b in zip(offered, asked, strict=True)), f"seat {p}: {offered} for {asked}"
        assert min(asked) >= 0, f"seat {p} asks for {asked}"


def goods(cells: Cells, p: int) -> list[int]:
    """What a player can trade with others: cards, and gold where there is any."""
    return [*cells.rows("hand")[p], *(cells.rows("gold")[p] if "gold" in cells else [])]


@law("who must discard has the cards", "discards_due", "hand_size")
def discards(cells: Cells) -> None:
    for p, (due, size) in enumerate(zip(cells.column("discards_due"), cells.column("hand_size"), strict=True)):
        assert 0 <= due <= size, f"seat {p} owes {due} of {size} cards"
    if cells.step == "discard":
        assert cells.column("discards_due")[cells.state.to_act], f"seat {cells.state.to_act} owes nothing"
