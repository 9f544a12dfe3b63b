"""Fish and spices: shoals, villages, sacks, and what is still unknown of them."""

from kogge.games.isles.referee.chart import SHOAL, SPICE, RefereeChart
from tests.laws.cells import Cells, Change, law, law_of_change
from tests.laws.ships import in_hold, lessons

NO_HEX = -1
NO_VILLAGE = -1
FAST_GOLD = 3
TO_DO_WITH_SHOALS = ("fish_roll", "place_pirate", "catch_fish")


def held(cells: Cells, piece: str) -> int:
    """How many pieces of a kind are in all holds."""
    return sum(in_hold(cells, p)[piece] for p in range(cells.players))


@law("every shoal is on its hex, in a hold or in the supply", "shoals_left", "shoal", "cargo")
def shoals(cells: Cells) -> None:
    def all_of_them(c: Cells) -> int:
        return c.cell("shoals_left") + sum(c.column("shoal")) + held(c, "fish")

    assert all_of_them(cells) == all_of_them(cells.beginning()), f"there are {all_of_them(cells)} shoals"
    assert cells.cell("shoals_left") >= 0, f"{cells.cell('shoals_left')} are left"


@law("every fish hex has a number of its region, once it has been seen", "shoal_hex", "shoal_numbers_left")
def numbers_of_shoals(cells: Cells) -> None:
    chart, places = cells.once(RefereeChart), cells.column("shoal_hex")
    known = {h: number for number, h in enumerate(places) if h != NO_HEX}
    assert len(known) == len(places) - places.count(NO_HEX), f"a hex has two numbers: {places}"
    unseen = {cells.cell("unnumbered_hex")} - {NO_HEX}
    assert set(known) | unseen == chart.of_kind(SHOAL), f"fish hexes {chart.of_kind(SHOAL)} are at {places}"
    assert not unseen & set(known), f"hex {unseen} has a number already"
    assert bool(unseen) == (cells.step == "number_shoal"), f"hex {unseen} has no number at {cells.step}"
    for region, once in enumerate(cells.beginning().rows("shoal_numbers_left")):
        taken = {number for h, number in known.items() if chart.region(h) == region}
        left = [n - (number in taken) for number, n in enumerate(once)]
        assert cells.rows("shoal_numbers_left")[region] == left, f"region {region} has numbers {left} left"


@law("a shoal is on a fish hex without a pirate", "shoal", "shoal_hex", "pirate")
def shoals_at_sea(cells: Cells) -> None:
    for number, (there, h) in enumerate(zip(cells.column("shoal"), cells.column("shoal_hex"), strict=True)):
        assert there in (0, 1), f"{there} shoals are at {number}"
        assert not there or h not in (NO_HEX, cells.cell("pirate")), f"a shoal is at {number}, on hex {h}"


@law("the shoals at sea are known by their hexes", "shoal", "shoal_hex", "shoal_on_hex")
def shoals_known(cells: Cells) -> None:
    there = {cells.column("shoal_hex")[number]: number for number, n in enumerate(cells.column("shoal")) if n}
    wanted = [there.get(h, 0) for h in range(cells.topo.n_hexes)]
    assert cells.column("shoal_on_hex") == wanted, f"stored {cells.column('shoal_on_hex')}, not {wanted}"


@law_of_change("a shoal comes where the die says, if it can", "shoal", "shoal_hex")
def shoals_come(change: Change) -> None:
    before, number = change.before, int(change.argument.split()[-1]) if change.act in TO_DO_WITH_SHOALS else 0
    wanted, places = list(before.column("shoal")), before.column("shoal_hex")
    if change.act == "fish_roll" and places[number] not in (NO_HEX, before.cell("pirate")):
        wanted[number] = 1
    elif change.act == "place_pirate" and number in places:
        wanted[places.index(number)] = 0
    elif change.act == "catch_fish":
        wanted[number] = 0
    assert change.after.column("shoal") == wanted, f"{change.text} left {change.after.column('shoal')}, not {wanted}"


@law("every sack is in a village, in a hold or in the supply", "sacks_left", "village_sacks", "cargo")
def sacks(cells: Cells) -> None:
    def all_of_them(c: Cells) -> int:
        return c.cell("sacks_left") + sum(c.column("village_sacks")) + held(c, "sack")

    assert all_of_them(cells) == all_of_them(cells.beginning()), f"there are {all_of_them(cells)} sacks"
    assert cells.cell("sacks_left") >= 0, f"{cells.cell('sacks_left')} are left"


@law("a village has a sack for each player without a crew there", "village_sacks", "crews_ashore")
def village_sacks(cells: Cells) -> None:
    spice = cells.once(RefereeChart).of_kind(SPICE)
    for h, stored in enumerate(cells.column("village_sacks")):
        wanted = cells.rows("crews_ashore")[h].count(0) if h in spice else 0
        assert stored == wanted, f"hex {h} has {stored} sacks, not {wanted}"


@law("every spice hex has a village of its region, once it has been seen", "village", "villages_left")
def villages(cells: Cells) -> None:
    chart, lesson = cells.once(RefereeChart), cells.column("village")
    named = {h for h in range(len(lesson)) if lesson[h] != NO_VILLAGE}
    unseen = {cells.cell("unnamed_hex")} - {NO_HEX}
    assert named | unseen == chart.of_kind(SPICE), f"villages are on {named}, spices on {chart.of_kind(SPICE)}"
    assert not named & unseen, f"hex {unseen} has a village already"
    assert bool(unseen) == (cells.step == "turn_village"), f"hex {unseen} has no village at {cells.step}"
    for region, once in enumerate(cells.beginning().rows("villages_left")):
        taken = [lesson[h] for h in named if chart.region(h) == region]
        left = [n - taken.count(kind) for kind, n in enumerate(once)]
        assert cells.rows("villages_left")[region] == left, f"region {region} has villages {left} left"
        assert min(left) >= 0, f"region {region} has villages {left} left"


@law("fast gold is taught in its villages, and used once for each", "fast_gold", "fast_gold_sales")
def fast_gold(cells: Cells) -> None:
    for p, stored in enumerate(cells.column("fast_gold")):
        assert stored == lessons(cells, p).count(FAST_GOLD), f"seat {p} knows {stored} villages"
    sold = cells.cell("fast_gold_sales")
    assert 0 <= sold <= cells.column("fast_gold")[cells.state.turn_of], f"{sold} were sold so"


@law_of_change("crews stay in their villages", "village", "crews_ashore")
def villagers_stay(change: Change) -> None:
    for h in change.before.once(RefereeChart).of_kind(SPICE):
        old, new = change.before.rows("crews_ashore")[h], change.after.rows("crews_ashore")[h]
        assert all(a <= b for a, b in zip(old, new, strict=True)), f"crews on hex {h} went from {old} to {new}"
