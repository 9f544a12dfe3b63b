"""What a seat can't see, imagined from its view alone: possible, and as likely as it is to whoever knows no more."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import permutations
from statistics import fmean, pvariance
from typing import Any

import pytest

import kogge
from kogge import deals
from kogge.deals import remaining
from kogge.engine.act import Judge
from kogge.engine.fields import SEAT, TABLE, Axis, up_to
from kogge.engine.layout import OWNER, SECRET, Layout
from kogge.engine.rules import Rules
from kogge.engine.state import State
from kogge.engine.topology import Topology
from kogge.views import View, imagined
from tests.api.matters import offered, seven
from tests.support import europe
from tests.support.position import BLUE, ORANGE, RED, WHITE, position

DEALS = 3000
NARROW = 0.04  # four times what such a share is off on average, and more
SPECTATOR = None


def shares(view: View, *names: str) -> dict[tuple[int, ...], float]:
    """How often these fields are imagined with these cells."""
    luck, found = kogge.Random(14), Counter[tuple[int, ...]]()
    fields = [view.rules.layout.fields[name] for name in names]
    for _ in range(DEALS):
        s = view.imagine(luck)
        found[tuple(n for field in fields for n in s.cells(field.start, field.stop))] += 1
    return {cells: n / DEALS for cells, n in found.items()}


def likely(expected: Mapping[Any, Fraction]) -> object:
    """What shares come near, and no others."""
    return pytest.approx({cells: float(share) for cells, share in expected.items()}, abs=NARROW)


def row(s: State, rules: Rules, name: str, number: int = 0) -> list[int]:
    """One row of a field of a whole position."""
    field = rules.layout.fields[name]
    return s.cells(field.start + number * field.cols, field.start + (number + 1) * field.cols)


# How likely


def test_cards_in_hidden_hands_are_dealt_as_they_could_lie() -> None:
    """Red has one and blue has two of a wood and two ore: the wood is with red in one of three cases."""
    game = position(hand={ORANGE: "2 wool", RED: "wood", BLUE: "2 ore"})
    others = [0] * 5
    with_red = (0, 0, 2, 0, 0, *(1, 0, 0, 0, 0), *(0, 0, 0, 0, 2), *others)
    with_blue = (0, 0, 2, 0, 0, *(0, 0, 0, 0, 1), *(1, 0, 0, 0, 1), *others)
    assert shares(game.view(ORANGE), "hand") == likely({with_red: Fraction(1, 3), with_blue: Fraction(2, 3)})


def test_a_spectator_imagines_all_hands() -> None:
    game = position(hand={ORANGE: "wool", RED: "wood"})
    own, other = (0, 0, 1, 0, 0), (1, 0, 0, 0, 0)
    rest = (0,) * 10
    expected = {(*own, *other, *rest): Fraction(1, 2), (*other, *own, *rest): Fraction(1, 2)}
    assert shares(game.view(SPECTATOR), "hand") == likely(expected)


def test_development_cards_are_those_that_nobody_has_seen() -> None:
    """Of the 14 knights one is played and one is orange's own; red holds one of 23 cards."""
    game = position(cards={ORANGE: "knight", RED: "monopoly"}, played={BLUE: "knight"})
    view, luck = game.view(ORANGE), kogge.Random(14)
    found = Counter(row(view.imagine(luck), view.rules, "cards", RED).index(1) for _ in range(DEALS))
    expected = {kind: n / 23 for kind, n in enumerate((12, 2, 2, 2, 5))}
    assert {kind: n / DEALS for kind, n in found.items()} == pytest.approx(expected, abs=NARROW)


def test_whoever_would_have_won_with_a_card_does_not_have_it() -> None:
    """Orange has nine points in the own turn: a victory point would have ended the game; red's is possible."""
    nine = {ORANGE: [0, 8, 18, 30]}
    game = position(cities=nine, settlements={ORANGE: [40]}, cards={ORANGE: "knight", RED: "knight"})
    view, luck = game.view(WHITE), kogge.Random(14)
    deals = [view.imagine(luck) for _ in range(DEALS)]
    held = Counter(row(s, view.rules, "cards", ORANGE).index(1) for s in deals)
    expected = {kind: n / 20 for kind, n in enumerate((14, 2, 2, 2))}
    assert {kind: n / DEALS for kind, n in held.items()} == pytest.approx(expected, abs=NARROW)
    assert any(row(s, view.rules, "cards", RED)[4] for s in deals)


def test_many_cards_without_a_victory_point_are_found_as_well() -> None:
    """Of 25 cards 18 are with orange, who has nine points and has not won: one deal in 2,530 is like that."""
    cards = "14 knight 2 road_building 2 discovery"
    game = position(cities={ORANGE: [0, 8, 18, 30]}, settlements={ORANGE: [40]}, cards={ORANGE: cards})
    for deal in range(4):
        held = row(game.view(RED).imagine(kogge.Random(deal)), game.rules, "cards", ORANGE)
        assert (sum(held), held[4]) == (18, 0)


def test_cards_bought_in_this_turn_are_not_among_those_that_can_be_played() -> None:
    game = position(cards={ORANGE: "monopoly"}, bought={ORANGE: "2 knight"})
    for deal in range(20):
        s = game.view(RED).imagine(kogge.Random(deal))
        counts = [sum(row(s, game.rules, name, ORANGE)) for name in ("cards", "bought_cards", "card_count")]
        assert counts == [1, 2, 3]


def test_what_lies_on_the_table_in_a_trade_is_in_the_hand_it_comes_from() -> None:
    game = position(hand={ORANGE: "wool wood", RED: "6 ore"})
    game.play("offer wool for ore")
    for deal in range(20):
        assert row(game.view(BLUE).imagine(kogge.Random(deal)), game.rules, "hand", ORANGE)[2] >= 1


# A pile of cards that everyone has seen


def reshuffled() -> kogge.Game:
    """Red has bought the last card, and three lancers and a journey, which were played, are the new pile."""
    game = europe.europe(hand={0: "2 wool 2 salt"}, pile="loan", discarded="3 lancer journey", hoarder=2)
    for text in ("buy_card", "draw_card loan"):
        game.play(text)
    return game


def test_a_new_pile_has_the_cards_that_everyone_saw_go_into_it() -> None:
    game = reshuffled()
    for seat in (SPECTATOR, 0, 1):
        for deal in range(20):
            s = game.view(seat).imagine(kogge.Random(deal))
            assert row(s, game.rules, "pile_by_kind") == [3, 0, 1, 0, 0, 0, 0]
            assert sum(row(s, game.rules, "cards", 2)) == 20


def test_what_is_drawn_from_a_new_pile_is_missing_there() -> None:
    game = reshuffled()
    game.play("buy_card")
    game.play("draw_card lancer")
    expected = {(2, 0, 1, 0, 0, 0, 0): Fraction(3, 4), (3, 0, 0, 0, 0, 0, 0): Fraction(1, 4)}
    assert shares(game.view(1), "pile_by_kind") == likely(expected)


def ways(source: list[int], things: list[int], placed: list[int], size: int) -> Iterator[tuple[int, ...]]:
    """What is left of a source, by kind, for each way in which all cards, told apart, can lie: first those in the row,
    then those that are seen, kind by kind, then the rest."""
    seen = [kind for kind, n in enumerate(placed) for _ in range(n)]
    cards = [
        (kind, number < source[kind])
        for kind, (unseen, known) in enumerate(zip(things, placed, strict=True))
        for number in range(unseen + known)
    ]
    for order in permutations(cards):
        left = [kind for kind, was_in in order[:size] if was_in]
        if len(left) == size and [kind for kind, _ in order[size : size + len(seen)]] == seen:
            yield tuple(left.count(kind) for kind in range(len(source)))


@pytest.mark.parametrize(
    ("source", "things", "placed", "size"),
    [
        ([2, 1], [3, 2], [1, 1], 2),
        ([2, 2], [3, 2], [1, 0], 2),
        ([1, 2, 1], [2, 2, 1], [0, 1, 1], 3),
        ([3, 1], [3, 1], [1, 0], 2),
        ([3, 3], [3, 3], [0, 0], 3),  # all there are: as if nobody had seen of what it was made
    ],
)
def test_what_is_left_of_a_pile_is_as_likely_as_there_are_ways(
    source: list[int], things: list[int], placed: list[int], size: int
) -> None:
    counted = Counter(ways(source, things, placed, size))
    total = sum(counted.values())
    luck = kogge.Random(14)
    found = Counter(tuple(remaining(source, things, placed, size, luck)) for _ in range(DEALS))
    expected = {left: Fraction(n, total) for left, n in counted.items()}
    assert {left: n / DEALS for left, n in found.items()} == likely(expected)


def test_numbers_larger_than_luck_can_tell_at_once_are_drawn_as_well() -> None:
    """With 60 cards of each of two kinds there are more ways than 64 bits can tell; both are as likely."""
    luck, size = kogge.Random(14), 60
    drawn = [remaining([60, 60], [60, 60], [0, 0], size, luck)[0] for _ in range(1000)]
    assert fmean(drawn) == pytest.approx(size / 2, abs=0.5)
    assert pvariance(drawn) == pytest.approx(size**2 / (4 * (2 * size - 1)), rel=0.1)


# Where several decide at once


@pytest.mark.parametrize("game", [offered(), seven()], ids=["an offer", "a seven"])
def test_each_who_may_decide_imagines_the_position_of_its_own_decision(game: kogge.Game) -> None:
    for seat in game.may_act():
        view = game.view(seat)
        s = view.imagine(kogge.Random(seat))
        assert (s.to_act, game.rules.actions(s)) == (seat, view.legal)


def test_what_others_have_given_in_secret_is_not_known() -> None:
    """Blue has given four cards, which nobody else sees: to orange its hand is as large as before."""
    game = seven()
    game.give(BLUE, "discard 4 ore")
    assert sum(row(game.view(ORANGE).imagine(kogge.Random(1)), game.rules, "hand", BLUE)) == 9
    assert sum(row(game.view(BLUE).imagine(kogge.Random(1)), game.rules, "hand", BLUE)) == 5


def test_who_has_given_all_imagines_a_position_in_which_the_others_decide() -> None:
    game = seven()
    game.give(ORANGE, "discard 4 wool")
    view = game.view(ORANGE)
    s, due = view.imagine(kogge.Random(1)), game.rules.layout.fields["discards_due"]
    assert (s.to_act, view.legal, view.waiting) == (BLUE, [], [BLUE, WHITE])
    assert game.rules.play_on(s, kogge.Random(1), 8) == 8
    assert (s.cells(due.start, due.stop), s.step == game.state.step) == ([0, 0, 0, 0], False)


# What can't be imagined


def test_a_position_with_secrets_is_not_taken_for_a_whole_one() -> None:
    game = position(hand={ORANGE: "wool", RED: "2 ore"})
    with pytest.raises(kogge.Refused, match=r"view\.imagine"):
        imagined(game.rules, game.view(ORANGE).state, ORANGE, kogge.Random(1))
    with pytest.raises(kogge.Refused, match=r"view\.imagine"):
        imagined(game.rules, game.view(ORANGE).state, RED, kogge.Random(1))


def test_luck_is_kogge_s_own() -> None:
    with pytest.raises(kogge.Refused, match=r"with a kogge\.Random, not with a Random"):
        kogge.start("base").view(0).imagine(random.Random(1))  # type: ignore[arg-type]


def test_hands_that_do_not_add_up_are_refused() -> None:
    game = position(hand={ORANGE: "wool", RED: "2 ore"})
    view = game.view(ORANGE)
    view.state[game.rules.layout.fields["hand_size"].start + RED] += 1
    with pytest.raises(kogge.Refused, match="this can't be a position: of hand, bank there should be"):
        view.imagine(kogge.Random(1))


def test_a_game_that_must_be_over_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody but orange has cards, and all of them are victory points; with ten points orange would have won."""
    game = position(cities={ORANGE: [0, 8, 18, 30]}, settlements={ORANGE: [40]}, cards={ORANGE: "5 victory_point"})
    view = game.view(RED)
    for name, cells in (("played_cards", (14, 2, 2, 2, 0)), ("pile", (0,))):
        for k, n in enumerate(cells):
            view.state[game.rules.layout.fields[name].start + k] = n
    monkeypatch.setattr(deals, "TRIES", 10)
    with pytest.raises(kogge.Refused, match="the game would be over"):
        view.imagine(kogge.Random(1))


KIND = Axis.named("kind", ("one", "two"))


def hiding(*told: str) -> View:
    """A game from outside with hands and a face-down pile, of which its layout tells so much."""
    layout = Layout(2, Topology([]))
    layout.field("fists", per=(SEAT, KIND), holds=up_to(3), seen_by=OWNER)
    layout.field("stack", per=(TABLE, KIND), holds=up_to(3), fill=3, seen_by=SECRET)
    layout.field("fist_size", per=SEAT, holds=up_to(6))
    layout.field("height", holds=up_to(6), fill=6)
    if "pool" in told:
        layout.pool("fists", "stack")
    if "fists" in told:
        layout.count("fists", "fist_size")
    if "stack" in told:
        layout.count("stack", "height")
    blank = State(len(layout.blank))
    for cell, value in enumerate(layout.blank):
        blank[cell] = value
    rules = Rules(layout, Topology([]), Judge(), blank)
    return View(rules, rules.start(), 0)


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        ((), r"^fists can't be imagined: .* layout\.pool\(\"fists\", \.\.\.\)$"),
        (("pool",), r"^fists can't be imagined: .* layout\.count\(\"fists\", \.\.\.\)$"),
        (("pool", "fists"), r"^stack can't be imagined: .* layout\.count\(\"stack\", \.\.\.\)$"),
    ],
)
def test_a_layout_that_tells_too_little_is_told_what_it_lacks(told: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(kogge.Refused, match=sentence):
        hiding(*told).imagine(kogge.Random(1))


def test_a_game_from_outside_is_imagined_if_its_layout_tells_enough() -> None:
    view = hiding("pool", "fists", "stack")
    s = view.imagine(kogge.Random(1))
    assert s == view.rules.start()
    assert view.rules.redacted(s, 0) == view.state
