"""Facts are what happens: what is paid, gained, scored and counted in games that are played to their end."""

from collections import Counter
from functools import cache
from itertools import pairwise

import pytest

import kogge
from kogge.events import Event, events
from kogge.modules.events import AWARDS, SOURCES
from kogge.plies import Ply
from tests.laws.players import Purposeful

GOLD = "gold"
SETTLEMENT, GREATER = 0, 1
SALES = ("bank_trade", "sell_resource", "sell_to_village")  # acts that are paid with any resource
OCCASIONS = {  # by event
    "consoled": "consolation",
    "tribute_paid": "tribute",
    "toll_paid": "toll",
    "connected": "connection",
}


@cache
def played(scenario: str) -> kogge.Game:
    """A game that three have played to its end."""
    game, player, luck = kogge.start(scenario, seed=5, players=3), Purposeful(), kogge.Random(5)
    while not game.is_over:
        game.play(player.choose(game, game.legal(), luck))
    return game


def told(ply: Ply, kind: str) -> list[Event]:
    """What an action told of a kind."""
    return [event for event in events(ply, None) if event.kind == kind]


def good(game: kogge.Game, event: Event) -> str:
    """The name of what an event is about."""
    return [*game.facts.resources, GOLD][event["good"] or 0]


def paid(game: kogge.Game, ply: Ply) -> Counter[str]:
    """What an action cost."""
    found: Counter[str] = Counter()
    for event in told(ply, "paid"):
        found[good(game, event)] += event["n"] or 0
    return found


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_an_act_costs_what_its_price_says(scenario: str) -> None:
    game = played(scenario)
    goods = {trip.act: trip.good for trip in game.facts.trips.values() if not trip.once}
    seen = set()
    for ply in game.plies():
        act, cost = game.rules.act_of(ply.action).name, paid(game, ply)
        seen.add(act)
        if act in game.facts.prices:
            assert cost == Counter(game.facts.prices[act]), act
        elif act in goods:
            assert set(cost) <= {goods[act]}, act
        elif act not in SALES:
            assert not cost, act
    assert set(game.facts.prices) - seen <= {"rebuild_ship", "rehire_merchant", "reform_caravan"}


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_the_bank_and_villages_take_what_their_rates_say(scenario: str) -> None:
    game = played(scenario)
    rates = {game.facts.rate, *(kind.rate for kind in game.facts.harbors)}
    gold = game.facts.gold
    for ply in game.plies():
        act, counts = game.rules.act_of(ply.action).name, list(paid(game, ply).values())
        if act == "bank_trade":
            assert set(counts) <= rates
        elif act == "sell_resource":
            assert gold is not None
            assert counts == [gold.equal_cards]
        elif act == "sell_to_village":
            assert [event["n"] for event in told(ply, "got")] == [game.facts.payments["fast_gold"]]


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_gold_that_changes_hands_is_what_the_payments_say(scenario: str) -> None:
    game = played(scenario)
    for ply in game.plies():
        for kind, occasion in OCCASIONS.items():
            assert all(event["n"] == game.facts.payments[occasion] for event in told(ply, kind))
        for event in told(ply, "rewarded"):
            assert (good(game, event), event["n"]) == (GOLD, game.facts.payments["prize"])
        for event in told(ply, "produced"):
            if good(game, event) == GOLD:
                assert (event["n"] or 0) % game.facts.payments["river"] == 0


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_points_are_what_things_are_worth(scenario: str) -> None:
    game, worth = played(scenario), played(scenario).facts.worth
    expected = {name: {worth[name]} for name in AWARDS if name in worth}
    expected["settlement"] = {worth.get("settlement", 0)}
    expected["greater_home"] = {worth.get("city", worth.get("harbour_settlement", 0))}
    expected["leadership"] = {track.card for track in game.facts.missions.values()}
    expected["delivery"] = {worth.get("goods", 0)}
    steps = [track.points for track in game.facts.missions.values()]
    expected["mission"] = {after - before for points in steps for before, after in pairwise(points)}
    for ply in game.plies():
        for event in told(ply, "scored"):
            source = SOURCES[event["source"] or 0]
            assert source == "victory_card" or abs(event["n"] or 0) in expected[source]


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_reaching_the_goal_in_the_own_turn_ends_the_game_and_nothing_less_does(scenario: str) -> None:
    game = played(scenario)
    points = game.rules.layout.fields["points"].start
    for before, action, after in game.replay():
        mine = after[points + after.turn_of]
        assert mine < game.facts.goal.count or after.step == 0, game.text(action)
        assert before.step
    (won,) = told(game.plies()[-1], "won")
    assert (won["points"] or 0) >= game.facts.goal.count


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_what_is_left_and_what_is_in_play_make_the_supply(scenario: str) -> None:
    game = played(scenario)
    for supply in game.facts.supplies.values():
        left = [row[0] for row in game.read(supply.field)]
        owners = [None] if supply.shared else range(game.players)
        assert [n + in_play(game, supply.piece, p) for n, p in zip(left, owners, strict=True)] == [supply.count] * len(
            left
        ), supply.piece


def in_play(game: kogge.Game, piece: str, seat: int | None) -> int:
    """How many pieces a seat, or everybody, has on the board and in holds."""
    if piece in ("settlement", "city", "harbour_settlement"):
        kind = SETTLEMENT if piece == "settlement" else GREATER
        homes = zip(game.read("home"), game.read("home_kind"), strict=True)
        return sum((owner, greater) == ([seat], [kind]) for owner, greater in homes)
    if piece in ("road", "route", "kontor"):
        return sum(row[0] == seat for row in game.read(piece))
    if piece in ("ship", "merchant", "caravan"):
        return sum(place >= 0 for place in game.read(piece)[seat or 0])
    return stowed(game, piece, seat) + ashore(game, piece, seat)


def stowed(game: kogge.Game, piece: str, seat: int | None) -> int:
    stowage = game.facts.stowage
    assert stowage is not None
    kind = stowage.pieces.index("fish" if piece == "shoal" else piece)
    rows = game.read("cargo") if seat is None else [game.read("cargo")[seat]]
    return sum(stowage.contents[load][kind] for row in rows for load in row)


def ashore(game: kogge.Game, piece: str, seat: int | None) -> int:
    if piece == "crew":
        return sum(row[seat or 0] for row in game.read("crews_ashore"))
    field = {"shoal": "shoal", "sack": "village_sacks"}.get(piece)
    return sum(row[0] for row in game.read(field)) if field else 0


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_cards_are_as_many_as_the_facts_say(scenario: str) -> None:
    game = played(scenario)
    hands = [*game.read("hand"), *game.read("bank")]
    assert [sum(kind) for kind in zip(*hands, strict=True)] == [game.facts.bank] * len(game.facts.resources)
    piles = ("pile_by_kind", "cards", "bought_cards", "played_cards", "discarded_cards")
    rows = [row for name in piles if name in game.rules.layout.fields for row in game.read(name)]
    assert [sum(kind) for kind in zip(*rows, strict=True)] == [card.count for card in game.facts.cards]


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_hands_above_the_limit_owe_half_after_a_seven(scenario: str) -> None:
    game = played(scenario)
    limit, sevens = game.facts.counts["hand_limit"], 0
    sizes, due = game.rules.layout.fields["hand_size"], game.rules.layout.fields["discards_due"]
    for _, action, after in game.replay():
        if game.text(action) == "dice 7":
            sevens += 1
            owed = [n // 2 if n > limit else 0 for n in after.cells(sizes.start, sizes.stop)]
            assert after.cells(due.start, due.stop) == owed
    assert sevens
