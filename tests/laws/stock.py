"""Nothing is made or lost: cards, pieces and what lies on the table."""

from kogge.engine.state import NOBODY
from kogge.games.isles.referee.chart import RefereeChart
from kogge.games.referee.geography import geography
from tests.laws.cells import Cells, Change, law, law_of_change

SETTLEMENT, LARGER = 0, 1
GREATER = ("cities_left", "harbour_settlements_left")  # the supply of what a settlement can become


def totals(cells: Cells, *names: str) -> list[int]:
    """What these fields hold together, column by column."""
    return [sum(column) for column in zip(*[row for name in names for row in cells.rows(name)], strict=True)]


def no_debts(cells: Cells, *names: str) -> None:
    for name in names:
        assert min(cells.column(name)) >= 0, f"{name} holds {cells.column(name)}"


@law("every resource card is in the bank or in one hand", "hand", "bank")
def resource_cards(cells: Cells) -> None:
    now, once = totals(cells, "hand", "bank"), totals(cells.beginning(), "hand", "bank")
    assert now == once, f"there were {once} and are {now}"
    no_debts(cells, "hand", "bank")


@law("the size of a hand is the number of its cards", "hand", "hand_size")
def hand_sizes(cells: Cells) -> None:
    counted = [sum(hand) for hand in cells.rows("hand")]
    assert cells.column("hand_size") == counted, f"stored {cells.column('hand_size')}, counted {counted}"


@law(
    "every development card is in the pile, in one hand or played",
    "pile_by_kind", "cards", "bought_cards", "played_cards",
)  # fmt: skip
def development_cards(cells: Cells) -> None:
    places = ("pile_by_kind", "cards", "bought_cards", "played_cards")
    now, once = totals(cells, *places), totals(cells.beginning(), *places)
    assert now == once, f"there were {once} and are {now}"
    no_debts(cells, *places)


@law(
    "the open counts of development cards are right",
    "pile", "pile_by_kind", "cards", "bought_cards", "bought_count", "card_count",
)  # fmt: skip
def card_counts(cells: Cells) -> None:
    assert cells.cell("pile") == sum(cells.column("pile_by_kind")), f"the pile says {cells.cell('pile')}"
    fresh = [sum(bought) for bought in cells.rows("bought_cards")]
    assert cells.column("bought_count") == fresh, f"stored {cells.column('bought_count')}, counted {fresh}"
    both = zip(cells.rows("cards"), cells.rows("bought_cards"), strict=True)
    counted = [sum(held) + sum(bought) for held, bought in both]
    assert cells.column("card_count") == counted, f"stored {cells.column('card_count')}, counted {counted}"


@law("only the player whose turn it is has cards bought in it", "bought_cards")
def fresh_cards(cells: Cells) -> None:
    for p, bought in enumerate(cells.rows("bought_cards")):
        assert p == cells.state.turn_of or not any(bought), f"seat {p} has {bought}"


@law("every road is laid or left", "road", "roads_left")
def roads(cells: Cells) -> None:
    def owned(c: Cells) -> list[int]:
        return [c.column("road").count(p) + left for p, left in enumerate(c.column("roads_left"))]

    assert owned(cells) == owned(cells.beginning()), f"roads per seat: {owned(cells)}"
    no_debts(cells, "roads_left")


@law("every settlement and greater home is built or left", "home", "home_kind", "settlements_left")
def homes(cells: Cells) -> None:
    (greater,) = [name for name in GREATER if name in cells]

    def owned(c: Cells) -> list[tuple[int, int]]:
        built = list(zip(c.column("home"), c.column("home_kind"), strict=True))
        left = zip(c.column("settlements_left"), c.column(greater), strict=True)
        return [(built.count((p, SETTLEMENT)) + s, built.count((p, LARGER)) + n) for p, (s, n) in enumerate(left)]

    assert owned(cells) == owned(cells.beginning()), f"settlements and greater homes per seat: {owned(cells)}"
    no_debts(cells, "settlements_left", greater)


@law("only a home is of a kind", "home", "home_kind")
def kinds_of_homes(cells: Cells) -> None:
    owners = range(NOBODY, cells.players + len(neutrals(cells)))
    for node, (owner, kind) in enumerate(zip(cells.column("home"), cells.column("home_kind"), strict=True)):
        assert owner in owners, f"intersection {node} belongs to {owner}"
        assert kind in ((SETTLEMENT,) if owner == NOBODY else (SETTLEMENT, LARGER)), f"intersection {node} is {kind}"


def neutrals(cells: Cells) -> list[int]:
    """The owners that nobody plays: where harbour settlements are built, two players have one each.  (E-18, E-19)"""
    return [2, 3] if cells.players == 2 and "harbour_settlements_left" in cells else []


@law("neutral colours have a settlement, a harbour settlement and at most a road, for ever", "home", "road", "turn")
def neutral_pieces(cells: Cells) -> None:
    built = list(zip(cells.column("home"), cells.column("home_kind"), strict=True))
    for owner in neutrals(cells):
        homes = [built.count((owner, kind)) for kind in (SETTLEMENT, LARGER)]
        assert max(homes) <= 1, f"colour {owner} has {homes} homes"
        assert not cells.cell("turn") or homes == [1, 1], f"colour {owner} has {homes} homes"
        roads = cells.column("road").count(owner)
        assert roads == cells.beginning().column("road").count(owner) <= 1, f"colour {owner} has {roads} roads"
    strange = set(cells.column("road")) - {NOBODY, *range(cells.players), *neutrals(cells)}
    assert not strange, f"there are roads of {strange}"


@law("every hex is laid or left to be laid", "terrain", "hexes_left", "laid")
def hexes(cells: Cells) -> None:
    once, left = cells.beginning().column("hexes_left"), cells.column("hexes_left")
    places = loose_places(cells, sum(once))[: sum(once) - sum(left)]
    laid = [cells.column("terrain")[h] for h in places]
    now = [laid.count(kind) + n for kind, n in enumerate(left)]
    assert now == once, f"there were {once} and are {now}"
    no_debts(cells, "hexes_left")


def loose_places(cells: Cells, count: int) -> list[int]:
    """Where the loose hexes go, in their order: all land but, if there is one more, the western tip.  (E-02)"""
    land = cells.once(RefereeChart).island
    return sorted(land if len(land) == count else land - {geography(cells.topo).western(land)})


@law_of_change("roads and homes stay where they are", "road", "home", "home_kind")
def pieces_stay(change: Change) -> None:
    before, after = change.before, change.after
    for name in ("road", "home"):
        for place, (old, new) in enumerate(zip(before.column(name), after.column(name), strict=True)):
            assert old in (NOBODY, new), f"{name} {place} went from {old} to {new}"
    for node, (old, new) in enumerate(zip(before.column("home_kind"), after.column("home_kind"), strict=True)):
        assert old <= new, f"the home at {node} went from kind {old} to {new}"


@law_of_change("what is played stays played", "played_cards")
def played_cards_stay(change: Change) -> None:
    before, after = change.before, change.after
    pairs = zip(before.column("played_cards"), after.column("played_cards"), strict=True)
    assert all(old <= new for old, new in pairs), f"{before.rows('played_cards')} {after.rows('played_cards')}"
