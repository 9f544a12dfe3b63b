"""Kontors and goods: where they are, what they have uncovered, and by what they come there."""

from kogge.engine.state import NOBODY
from tests.laws.cells import Cells, Change, law, law_of_change
from tests.laws.continent import Continent
from tests.laws.gold import Gains, gains, only
from tests.laws.harvest import homes_at

START_KONTORS = 3  # of each player, and neutral ones with three players
BANK_RATE = 3
GOODS_LESS = 2  # so many goods less than kontors has a player: three kontors start on the board, one lies open
PLACING = ("place_kontor", "place_neutral_kontor", "place_route")


def neutral(cells: Cells) -> int:
    """How many kontors a neutral colour has, once the game has begun.  (M-10, M-13)"""
    return START_KONTORS if cells.players == 3 else 0


def owned(cells: Cells) -> list[int]:
    """The kontors of each player, on the board and in the warehouse."""
    return [cells.column("kontor").count(p) + left for p, left in enumerate(cells.column("kontors_left"))]


@law("every kontor is on the board or in the warehouse", "kontor", "kontors_left")
def kontors(cells: Cells) -> None:
    assert owned(cells) == owned(cells.beginning()), f"kontors per seat: {owned(cells)}"
    assert min(cells.column("kontors_left")) >= 0, f"{cells.column('kontors_left')} kontors are left"


@law("kontors stand on city spaces", "kontor")
def on_cities(cells: Cells) -> None:
    colors = range(NOBODY, cells.players + (neutral(cells) > 0))
    strange = {node: owner for node, owner in enumerate(cells.column("kontor")) if owner not in colors}
    assert not strange, f"kontors belong to {strange}"
    board = cells.once(Continent)
    outside = {node for node, owner in enumerate(board.kontors) if owner != NOBODY} - board.cities
    assert not outside, f"there are kontors at {outside}"


@law("with three players a neutral colour has three kontors on violet cities", "kontor", "turn")
def neutral_kontors(cells: Cells) -> None:
    board = cells.once(Continent)
    there = board.kontors_of(cells.players)
    assert len(there) <= neutral(cells), f"neutral kontors are at {there}"
    assert not cells.cell("turn") or len(there) == neutral(cells), f"neutral kontors are at {there}"
    assert there <= board.violet, f"neutral kontors are at {there}"


@law("every goods token is delivered, uncovered, or under a kontor in the warehouse", "goods_uncovered", "points")
def goods(cells: Cells) -> None:
    columns = [cells.column(name) for name in ("kontors_left", "goods_uncovered", "points")]
    for p, (all_kontors, left, uncovered, delivered) in enumerate(zip(owned(cells), *columns, strict=True)):
        covered = min(left, all_kontors - START_KONTORS)
        told = f"seat {p} has {covered} covered, {uncovered} open, {delivered} delivered"
        assert covered + uncovered + delivered == all_kontors - GOODS_LESS, told
        assert min(uncovered, delivered) >= 0, told
    assert all(n - GOODS_LESS == cells.target for n in owned(cells)), f"{cells.target} goods win"


@law("what is delivered lies under kontors, one under each", "goods_at", "points", "kontor")
def delivered(cells: Cells) -> None:
    under = cells.column("goods_at")
    assert set(under) <= {0, 1}, f"under kontors lie {set(under)}"
    assert sum(under) == sum(cells.column("points")), f"{sum(under)} lie under kontors"
    bare = {node for node, n in enumerate(under) if n} & cells.once(Continent).kontors_of(NOBODY)
    assert not bare, f"goods lie at {bare}, where no kontor is"


@law("nobody has delivered more than others have taken", "goods_at", "points", "kontor")
def taken(cells: Cells) -> None:
    owners = [owner for owner, n in zip(cells.column("kontor"), cells.column("goods_at"), strict=True) if n]
    for p, n in enumerate(cells.column("points")):
        foreign = len(owners) - owners.count(p)
        assert n <= foreign, f"seat {p} has delivered {n}, under others' kontors lie {foreign}"


@law("everyone's own kontors are known", "own_kontors", "kontor")
def own_kontors(cells: Cells) -> None:
    for p in range(cells.players):
        own = cells.once(Continent).kontors_of(p)
        assert cells.members("own_kontors", p) == own, f"seat {p}: {cells.members('own_kontors', p) ^ own}"


@law("as much has been placed as lies there", "placed", "kontor", "route")
def placed(cells: Cells) -> None:
    all_kontors = START_KONTORS * cells.players + neutral(cells)
    done = cells.cell("placed")
    if cells.cell("turn"):
        assert done == all_kontors + cells.players, f"{done} were placed"
        return
    there = sum(owner != NOBODY for owner in cells.column("kontor"))
    assert there == min(done, all_kontors), f"{there} kontors stand, {done} were placed"
    routes = len(cells.once(Continent).laid)
    assert routes <= max(0, done - all_kontors) <= cells.players, f"{routes} routes lie, {done} were placed"


@law("whose turn it is to place goes there, back and there again, then back", "placed", "kontor")
def placing_order(cells: Cells) -> None:
    """Clockwise, counter-clockwise, clockwise; neutral kontors and routes counter-clockwise.  (M-11 to M-14)"""
    if cells.step not in PLACING:
        return
    n = cells.players
    forth, back = list(range(n)), list(reversed(range(n)))
    schedule = [
        *[("place_kontor", k) for k in (*forth, *back, *forth)],
        *[("place_neutral_kontor", k) for k in back[: neutral(cells)]],
        *[("place_route", k) for k in back],
    ]
    step, place = schedule[cells.cell("placed")]
    assert cells.step == step, f"{cells.step} instead of {step}"
    seat = (cells.state.turn_of + place) % n
    assert cells.state.to_act == seat, f"seat {cells.state.to_act} places, not {seat}"


@law_of_change("kontors stay, and come by founding and by placing only, one at a time", "kontor")
def kontors_come(change: Change) -> None:
    before, after = change.before.column("kontor"), change.after.column("kontor")
    new = {node: b for node, (a, b) in enumerate(zip(before, after, strict=True)) if a != b}
    assert all(before[node] == NOBODY for node in new), f"{change.text} changed {new}"
    if change.act == "place_kontor":
        assert new == {int(change.argument): change.actor}, f"{change.text} placed {new}"
    elif change.act == "place_neutral_kontor":
        assert new == {int(change.argument): change.before.players}, f"{change.text} placed {new}"
    else:
        assert new == dict.fromkeys(founded(change), change.actor), f"{change.text} founded {new}"


def founded(change: Change) -> set[int]:
    """The city in which a merchant has become a kontor by this action.  (M-62)"""
    if change.act != "found_kontor":
        return set()
    return {change.before.rows("merchant")[change.actor][change.before.cell("walking_merchant")]}


@gains("found_kontor")
def coast_gold(change: Change) -> Gains:
    """Whoever founds at the coast takes what is shown there.  (M-64)"""
    board = change.before.once(Continent)
    return only(change.before, change.actor, sum(board.coast_gold(node) for node in founded(change)))


@gains("play_loan")
def loan(change: Change) -> Gains:
    return only(change.before, change.actor, change.before.once(Continent).amount(change.act))


@law_of_change("the third kontor brings a card for each land around it", "placed", "hand")
def starting_cards(change: Change) -> None:
    before = change.before
    if change.act != "place_kontor":
        return
    dealt = [0] * len(before.resources)
    if before.cell("placed") >= (START_KONTORS - 1) * before.players:
        for h in before.once(Continent).where.around[int(change.argument)]:
            dealt[before.column("terrain")[h]] += 1
    for p, (old, new) in enumerate(zip(before.rows("hand"), change.after.rows("hand"), strict=True)):
        wanted = [n + (m if p == change.actor else 0) for n, m in zip(old, dealt, strict=True)]
        assert new == wanted, f"{change.text} left seat {p} {new}, not {wanted}"


@law_of_change("a delivery takes an own token to another's kontor", "goods_at", "points", "goods_uncovered")
def deliveries(change: Change) -> None:
    under = list(change.before.column("goods_at"))
    points, uncovered = list(change.before.column("points")), list(change.before.column("goods_uncovered"))
    if change.act == "deliver":
        node = int(change.argument)
        assert change.before.once(Continent).takes_goods(change.actor, node), f"{change.text} is not possible"
        under[node] = 1
        points[change.actor] += 1
        uncovered[change.actor] -= 1
    for _ in founded(change):
        uncovered[change.actor] += 1
    assert change.after.column("goods_at") == under, f"{change.text} moved goods"
    assert change.after.column("points") == points, f"{change.text} led to {change.after.column('points')}"
    assert change.after.column("goods_uncovered") == uncovered, (
        f"{change.text}: {change.after.column('goods_uncovered')}"
    )


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
