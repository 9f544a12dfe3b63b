"""Merchants: where they are hired, how far they walk, and where they may stay or found."""

from kogge.engine.state import NOBODY
from kogge.games.europe.referee.continent import NOWHERE, Continent, Holdings, is_action_phase
from kogge.games.referee.purses import none_left, too_dear
from kogge.games.referee.reading import NOTHING, Parts, Reading, bar
from kogge.games.referee.table import RefereeTable

WALK = "walk"  # the step at which a merchant is on its way

# Hiring


@bar("M-43", "no_own_kontor", intersection="intersection")
def no_own_kontor(table: RefereeTable, node: int) -> Parts | None:
    """The asker has no kontor there."""
    return None if node in table.once(Holdings).kontors else {"intersection": node}


@bar("M-43", "merchants_all_out")
def merchants_all_out(table: RefereeTable, _: int) -> Parts | None:
    """Both merchants are on the board: one of them can be hired anew."""
    return None if table.own("merchants_left") else NOTHING


@bar("M-43", "merchant_in_supply")
def merchant_in_supply(table: RefereeTable, _: int) -> Parts | None:
    """A merchant is left in the supply, which is to be hired first."""
    return NOTHING if table.own("merchants_left") else None


NO_KONTOR_LEFT = none_left("M-63", "kontor")  # that a merchant could found  (R17)


@bar("M-60", "no_merchant_out")
def no_merchant_out(table: RefereeTable) -> Parts | None:
    """The asker has no merchant on the board."""
    return None if set(table.mine("merchant")) != {NOWHERE} else NOTHING


# Walking


class RefereeWalks:
    """How far the asker's merchants could get."""

    def __init__(self, table: RefereeTable) -> None:
        trip, board = table.facts.trips["merchant"], table.once(Continent)
        self.walking = table.cell("walking_merchant")
        self.places = table.mine("merchant")
        self.left = table.cell("walk_left") if table.step == WALK else 0
        self.grain = table.mine("hand")[table.resources.index(trip.good)]
        self.is_payable = is_action_phase(table, WALK)
        self.steps = self.left + (trip.more * self.grain if self.is_payable else 0)
        self.away = [distances(board, board.stays(table.asker, besides=i)) for i in range(len(self.places))]

    def is_asked(self, i: int) -> bool:
        """Is it a merchant that may walk now, if it can?"""
        return self.places[i] != NOWHERE and self.walking in (NOWHERE, i)


def distances(board: Continent, goals: set[int]) -> dict[int, int]:
    """How many steps every intersection is away from the nearest of some, as far as any of them can be reached."""
    away, near, n = dict.fromkeys(goals, 0), goals, 0
    while near:
        n += 1
        near = {node for here in near for node in board.where.next_nodes[here]} - away.keys()
        away.update(dict.fromkeys(near, n))
    return away


@bar("M-60", "merchant_not_out", merchant="merchant")
def merchant_not_out(table: RefereeTable, i: int, _: int) -> Parts | None:
    """That merchant is in the supply."""
    return {"merchant": i} if table.mine("merchant")[i] == NOWHERE else None


@bar("M-60", "another_walks", merchant="merchant")
def another_walks(table: RefereeTable, i: int, _: int) -> Parts | None:
    """The other merchant is on its way, and nobody sets out before it has come to its end."""
    walks = table.once(RefereeWalks)
    return None if walks.places[i] == NOWHERE or walks.is_asked(i) else {"merchant": walks.walking}


@bar("M-60", "not_next", merchant="merchant", intersection="intersection", here="intersection")
def not_next(table: RefereeTable, i: int, node: int) -> Parts | None:
    """The place is no step away."""
    here = table.mine("merchant")[i]
    if here == NOWHERE or node in table.once(Continent).where.next_nodes[here]:
        return None
    return {"merchant": i, "intersection": node, "here": here}


@bar("M-60", "no_grain")
def no_grain(table: RefereeTable, i: int, _: int) -> Parts | None:
    """No step is paid, and there is no grain to pay for one."""
    walks = table.once(RefereeWalks)
    return NOTHING if walks.is_asked(i) and not walks.left and not walks.grain else None


@bar("M-20", "grain_after_roll")
def grain_after_roll(table: RefereeTable, i: int, _: int) -> Parts | None:
    """The steps of a card are used up, and before the roll grain pays for none."""
    walks = table.once(RefereeWalks)
    return NOTHING if walks.is_asked(i) and not walks.steps and walks.grain else None


@bar("M-61", "walk_has_no_end", merchant="merchant", intersection="intersection", n="count")
def walk_has_no_end(table: RefereeTable, i: int, node: int) -> Parts | None:
    """With what is paid, or can be, the merchant gets from there to no place where it may stay."""
    walks = table.once(RefereeWalks)
    near = walks.is_asked(i) and node in table.once(Continent).where.next_nodes[walks.places[i]]
    if not near or not walks.steps or walks.away[i].get(node, walks.steps) < walks.steps:
        return None
    return {"merchant": i, "intersection": node, "n": walks.steps}


# The end of a walk


def resting_place(table: RefereeTable) -> int:
    """Where the merchant is that is on its way; ``NOWHERE`` if none has set out."""
    i = table.cell("walking_merchant")
    return NOWHERE if i == NOWHERE else table.mine("merchant")[i]


@bar("M-62", "nobody_walks")
def nobody_walks(table: RefereeTable) -> Parts | None:
    """No merchant has set out yet."""
    return NOTHING if resting_place(table) == NOWHERE else None


@bar("M-61", "kontor_of_another", intersection="intersection", seat="seat")
def kontor_of_another(table: RefereeTable) -> Parts | None:
    """No walk ends at the kontor of another colour."""
    here = resting_place(table)
    owner = table.column("kontor")[here] if here != NOWHERE else NOBODY
    return None if owner in (NOBODY, table.asker) else {"intersection": here, "seat": owner}


@bar("M-61", "merchant_stands_there", intersection="intersection", seat="seat")
def merchant_stands_there(table: RefereeTable) -> Parts | None:
    """No walk ends where another merchant stands."""
    here, standing = resting_place(table), table.once(Continent).standing(table.asker)
    return {"intersection": here, "seat": standing[here]} if here in standing else None


@bar("M-62", "stopping_founds", intersection="intersection")
def stopping_founds(table: RefereeTable) -> Parts | None:
    """To stop in an empty city is to found a kontor there."""
    here = resting_place(table)
    in_city = here in table.once(Continent).empty_cities
    return {"intersection": here} if in_city and table.own("kontors_left") else None


@bar("M-63", "nothing_to_found_with", intersection="intersection")
def nothing_to_found_with(table: RefereeTable) -> Parts | None:
    """In an empty city a merchant can't stop without a kontor in the warehouse.  (R17)"""
    here = resting_place(table)
    in_city = here in table.once(Continent).empty_cities
    return {"intersection": here} if in_city and not table.own("kontors_left") else None


@bar("M-62", "no_city_here", intersection="intersection")
def no_city_here(table: RefereeTable) -> Parts | None:
    """The merchant is at no city space."""
    here = resting_place(table)
    return None if here == NOWHERE or here in table.once(Continent).cities else {"intersection": here}


@bar("M-62", "kontor_stands_there", intersection="intersection", seat="seat")
def kontor_here(table: RefereeTable) -> Parts | None:
    """The city has a kontor already."""
    here = resting_place(table)
    owner = table.column("kontor")[here] if here != NOWHERE else NOBODY
    return None if owner == NOBODY else {"intersection": here, "seat": owner}


READINGS = (
    Reading(
        "hire_merchant",
        ("action",),
        (no_own_kontor, merchants_all_out, NO_KONTOR_LEFT, too_dear("M-40", "hire_merchant")),
    ),
    Reading(
        "rehire_merchant",
        ("action",),
        (merchant_in_supply, NO_KONTOR_LEFT, too_dear("M-40", "rehire_merchant")),
    ),
    Reading("place_merchant", ("place_merchant",), (no_own_kontor,)),
    Reading(
        "walk",
        ("walk", "action"),
        (merchant_not_out, another_walks, not_next, no_grain, grain_after_roll, walk_has_no_end),
    ),
    Reading(
        "end_walk",
        ("walk",),
        (kontor_of_another, merchant_stands_there, stopping_founds, nothing_to_found_with),
    ),
    Reading("found_kontor", ("walk",), (nobody_walks, no_city_here, kontor_here, nothing_to_found_with)),
)
