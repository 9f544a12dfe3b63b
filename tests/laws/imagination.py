"""What a seat can't see can be imagined from its view alone, and what it imagines is possible."""

import kogge
from kogge.deals import laid_out, reckoned
from kogge.engine.rules import Rules
from kogge.engine.state import OVER, State
from kogge.views import View
from tests.laws.bounds import check_bounds
from tests.laws.cells import LAWS, Cells
from tests.laws.secrecy import watchers


def check_imagined(game: kogge.Game, luck: kogge.Random) -> int:
    """Every view can be imagined.  Returns how often that led to another position than the one there is."""
    changed = 0
    for seat in watchers(game.rules):
        check_reckoned(game.rules, game.state, seat)
        view = game.view(seat)
        twin = view.imagine(luck)
        changed += twin != game.state
        check_same(view, twin)
        check_possible(game.rules, twin)
    return changed


def check_reckoned(rules: Rules, s: State, seat: int | None) -> None:
    """What a seat reckons to be hidden, and where, is what is hidden there."""
    there, thought = laid_out(rules, s, seat), reckoned(rules, rules.redacted(s, seat), seat)
    assert thought == there, f"seat {seat} reckons with {thought}, and there is {there}"


def check_same(view: View, twin: State) -> None:
    """An imagined position looks as the view does, and the seat may do the same in it.

    But whoever has given all it owes is not asked in it; to the others it is all the same who of them is.
    """
    again = View(view.rules, twin, view.seat)
    if view.to_act == view.seat not in view.waiting and view.waiting:
        again.state.to_act = view.to_act
    assert again.state == view.asked, f"seat {view.seat} has imagined another view"
    assert not view.legal or again.legal == view.legal, f"seat {view.seat} may do {again.legal}, not {view.legal}"


def check_possible(rules: Rules, twin: State) -> None:
    """An imagined position is one to which a game can come, and from which it goes on."""
    check_bounds(rules, twin)
    cells = Cells(rules, twin)
    for law in LAWS:
        if law.applies(cells):
            law.check(cells)
    if twin.step != OVER:
        assert rules.actions(twin), f"nothing is possible at {rules.steps[twin.step].name}"
        ruled = twin.copy()
        rules.rule(ruled)
        assert ruled.step != OVER, "the game would have ended before"
