"""Development cards that are used again: the discard pile, and the new pile that it becomes."""

from tests.laws.authors import CARDS
from tests.laws.cells import Cells, Change, law, law_of_change
from tests.laws.continent import Continent
from tests.laws.stock import no_debts, totals

PLACES = ("pile_by_kind", "cards", "bought_cards", "discarded_cards")


@law(
    "every development card is in the pile, in one hand or discarded; the discards became the pile that was empty",
    *PLACES,
)
def development_cards(cells: Cells) -> None:
    now, once = totals(cells, *PLACES), totals(cells.beginning(), *PLACES)
    assert now == once, f"there were {once} and are {now}"
    no_debts(cells, *PLACES)
    piles = cells.column("pile_by_kind"), cells.column("discarded_cards")
    assert any(piles[0]) or not any(piles[1]), f"{piles[1]} are discarded, and the pile is empty"


@law("nothing is in the pile but what is left of the cards of which it was made", "pile_by_kind", "pile_made_of")
def pile_made_of(cells: Cells) -> None:
    for left, made in zip(cells.column("pile_by_kind"), cells.column("pile_made_of"), strict=True):
        assert left <= made, f"{cells.column('pile_by_kind')} is not of {cells.column('pile_made_of')}"


@law("a card was played this turn or not", "card_played_this_turn", "discarded_cards")
def played_this_turn(cells: Cells) -> None:
    assert cells.cell("card_played_this_turn") in (0, 1), f"{cells.cell('card_played_this_turn')} were played"


@law_of_change("cards come from the pile, and what is played is discarded", *PLACES, "pile_made_of")
def cards_go_round(change: Change) -> None:
    before, after = change.before, change.after
    pile, discarded = list(before.column("pile_by_kind")), list(before.column("discarded_cards"))
    made_of = before.column("pile_made_of")
    held = [list(row) for row in before.rows("cards")]
    bought = [list(row) for row in before.rows("bought_cards")]
    p = before.state.turn_of
    if change.act == "draw_card":
        kind = before.rules.layout.fields["cards"].columns.index(change.argument)
        pile[kind] -= 1
        bought[p][kind] += 1
    elif change.act in CARDS["discarded_cards"]:
        kind = CARDS["discarded_cards"].index(change.act)
        held[p][kind] -= 1
        discarded[kind] += 1
    elif change.act == "end_turn":
        held[p] = [a + b for a, b in zip(held[p], bought[p], strict=True)]
        bought[p] = [0] * len(bought[p])
    if not any(pile):  # the discards are shuffled into a new pile  (M-42)
        pile, made_of, discarded = discarded, discarded, [0] * len(pile)
    for name, wanted in (
        ("pile_by_kind", [pile]),
        ("pile_made_of", [made_of]),
        ("discarded_cards", [discarded]),
        ("cards", held),
        ("bought_cards", bought),
    ):
        assert after.rows(name) == wanted, f"{change.text} left {after.rows(name)} as {name}, not {wanted}"
    if change.act == "play_bounty":
        due = before.once(Continent).amount(change.act) if any(before.column("bank")) else 0
        assert after.cell("cards_to_take") == due, f"{after.cell('cards_to_take')} cards are due"
