"""A game in which nobody gets any further ends after three rounds.  (M-80, R37)

In every position here the warehouses are empty and all routes are laid, unless it says otherwise.
"""

from collections.abc import Mapping, Sequence

import pytest

import kogge
from tests.support.europe import BLUE, ORANGE, RED, WHITE, do, europe, gold

ROUNDS = 3
CITIES = {RED: ["Turin"], BLUE: ["Prague"], WHITE: ["Krakow"], ORANGE: ["Cologne"]}


def stuck(
    players: int = 4,
    *,
    kontors: Mapping[int, Sequence[str]] = CITIES,
    kontors_left: Mapping[int, int] | None = None,
    routes: Mapping[int, Sequence[str]] | None = None,
    routes_left: Mapping[int, int] | None = None,
    caravans: Mapping[int, Sequence[str]] | None = None,
    goods_at: Sequence[str] = (),
    neutral: Sequence[str] = (),
    delivered: Mapping[int, int] | None = None,
    coins: Mapping[int, int] | None = None,
) -> kogge.Game:
    """Nobody can found, lay a route or deliver, but for what is said."""
    seats = range(players)
    return europe(
        players=players,
        kontors={p: kontors.get(p, []) for p in seats},
        neutral=neutral,
        kontors_left={p: (kontors_left or {}).get(p, 0) for p in seats},
        routes=routes,
        routes_left={p: (routes_left or {}).get(p, 0) for p in seats},
        caravans=caravans,
        goods_at=goods_at,
        delivered=delivered,
        gold=coins,
    )


def end_turns(game: kogge.Game, turns: int) -> None:
    """So many turns end; each next one begins with a roll that brings everybody a gold."""
    for k in range(turns):
        assert not game.is_over, f"after {k} turns"
        game.play("end_turn")
        if not game.is_over:
            game.play("roll; dice 12")


def goes_on(game: kogge.Game) -> bool:
    """Is the game still going on after far more than three rounds?"""
    for _ in range((ROUNDS + 2) * game.players):
        if not game.is_over:
            game.play("end_turn")
        if not game.is_over:
            game.play("roll; dice 12")
    return not game.is_over


# When


@pytest.mark.rule("M-80")
@pytest.mark.parametrize("players", [3, 4])
def test_after_three_whole_rounds_without_a_way_on_the_game_ends(players: int) -> None:
    """Ruling R37: the turn in which it came to that ends, then everybody has three turns."""
    game = stuck(players, delivered={RED: 1})
    end_turns(game, 1 + ROUNDS * players - 1)
    assert not game.is_over
    game.play("end_turn")
    assert game.is_over
    assert game.step == "over"
    assert game.legal() == []


@pytest.mark.rule("M-80")
@pytest.mark.parametrize("seat", [RED, BLUE, WHITE, ORANGE])
def test_it_goes_on_while_anybody_has_a_kontor(seat: int) -> None:
    """Ruling R37: a merchant could still be hired and found."""
    assert goes_on(stuck(kontors_left={seat: 1}))


@pytest.mark.rule("M-80")
@pytest.mark.parametrize("seat", [RED, BLUE, WHITE, ORANGE])
def test_it_goes_on_while_anybody_has_a_route_and_a_place_for_it(seat: int) -> None:
    """Ruling R37."""
    assert goes_on(stuck(routes_left={seat: 1}))


@pytest.mark.rule("M-80")
def test_a_route_without_a_place_for_it_is_no_way_on() -> None:
    """Ruling R37: red's only kontor is at the edge of the board, where blue has both paths."""
    closed = {**CITIES, RED: ["Helsinki"]}
    game = stuck(kontors=closed, routes={BLUE: ["9,1 N-Helsinki-Tallinn"]}, routes_left={RED: 1})
    assert not goes_on(game)
    game = stuck(kontors=closed, routes={BLUE: ["9,1 N-Helsinki"]}, routes_left={RED: 1})
    assert goes_on(game)


@pytest.mark.rule("M-80")
@pytest.mark.parametrize("owner", [RED, BLUE, WHITE])
@pytest.mark.parametrize("seat", [RED, WHITE, ORANGE])
def test_it_goes_on_while_a_caravan_could_reach_a_kontor_for_its_goods(seat: int, owner: int) -> None:
    """Ruling R37: along routes of anybody, however far, with the cards for it; to blue's kontor at Prague."""
    line = "6,5 N-6,4 S-Berlin-Prague"
    assert goes_on(stuck(routes={owner: [line]}, caravans={seat: ["6,5 N-6,4 S"]}))


@pytest.mark.rule("M-80")
def test_it_goes_on_while_a_caravan_could_be_formed_to_reach_one() -> None:
    """Ruling R37: beside an own route that touches an own kontor; beside others, or away from it, none is formed."""
    line = "Turin-3,6 S-3,7 N-4,5 S-4,6 N-Prague"
    assert goes_on(stuck(routes={RED: [line]}))
    assert not goes_on(stuck(routes={WHITE: [line]}))
    assert not goes_on(stuck(routes={RED: ["3,6 S-3,7 N-4,5 S-4,6 N-Prague"]}))


@pytest.mark.rule("M-80")
def test_a_gap_in_the_routes_is_no_way_on() -> None:
    """Ruling R37: from route to route only."""
    lines = ["Turin-3,6 S-3,7 N", "4,5 S-4,6 N-Prague"]
    assert not goes_on(stuck(routes={RED: lines}, caravans={RED: ["Turin-3,6 S"]}))


@pytest.mark.rule("M-80")
def test_a_kontor_that_takes_no_goods_is_no_way_on() -> None:
    """Ruling R37: an own one, or one with goods under it."""
    lines = {RED: ["Turin-3,6 S-Bern"]}
    assert not goes_on(stuck(kontors={**CITIES, RED: ["Turin", "Bern"]}, routes=lines))
    taken = {**CITIES, BLUE: ["Bern"]}
    assert not goes_on(stuck(kontors=taken, routes=lines, goods_at=["Bern"], delivered={RED: 1}))
    assert goes_on(stuck(kontors=taken, routes=lines))


@pytest.mark.rule("M-80")
def test_a_neutral_kontor_is_a_way_on() -> None:
    """Ruling R37."""
    assert goes_on(stuck(3, neutral=["Bern"], routes={RED: ["Turin-3,6 S-Bern"]}))


@pytest.mark.rule("M-80")
def test_the_three_rounds_begin_when_the_last_way_on_is_gone() -> None:
    """Ruling R37: after many turns red delivers where it still can, which was the last way on."""
    game = stuck(
        kontors={**CITIES, BLUE: ["Bern"]},
        routes={RED: ["Bern-3,5 S"]},
        caravans={RED: ["Bern-3,5 S"]},
        delivered={RED: 2},
    )
    end_turns(game, 5 * game.players)
    do(game, "deliver {Bern}")
    end_turns(game, 1 + ROUNDS * game.players)
    assert game.is_over
    assert game.winners == [RED]


# Who wins


@pytest.mark.rule("M-80")
def test_most_goods_win() -> None:
    """Ruling R37: whoever has the gold, and whose ever turn it is."""
    for seat in (RED, BLUE, WHITE, ORANGE):
        delivered = {p: 3 if p == seat else 2 for p in range(4)}
        game = stuck(delivered=delivered, coins={p: 0 if p == seat else 20 for p in range(4)})
        end_turns(game, 1 + ROUNDS * 4)
        assert game.is_over
        assert (game.winner, game.winners) == (seat, [seat])
        assert game.read("shared_win") == [[0], [0], [0], [0]]


@pytest.mark.rule("M-80")
def test_among_those_with_most_goods_most_gold_wins() -> None:
    """Ruling R37: the richest of all is not among them."""
    game = stuck(delivered={RED: 1, BLUE: 2, WHITE: 2, ORANGE: 2}, coins={RED: 30, BLUE: 4, WHITE: 6, ORANGE: 5})
    end_turns(game, 1 + ROUNDS * 4)
    assert (game.winner, game.winners) == (WHITE, [WHITE])


@pytest.mark.rule("M-80")
@pytest.mark.parametrize("equal", [(BLUE, ORANGE), (RED, WHITE), (RED, BLUE, ORANGE), (RED, BLUE, WHITE, ORANGE)])
def test_those_equal_in_goods_and_gold_share_the_win(equal: tuple[int, ...]) -> None:
    """Ruling R37: others with as many goods but less gold, or more gold but fewer goods, do not."""
    rest = [p for p in range(4) if p not in equal]
    delivered = dict.fromkeys(equal, 3) | dict(zip(rest, (3, 2), strict=False))
    coins = dict.fromkeys(equal, 7) | dict(zip(rest, (6, 8), strict=False))
    game = stuck(delivered=delivered, coins=coins)
    end_turns(game, 1 + ROUNDS * 4)
    assert game.is_over
    assert game.winner is None
    assert game.winners == list(equal)
    assert len({gold(game, p) for p in equal}) == 1


@pytest.mark.rule("M-80")
def test_the_end_of_a_stuck_game_comes_before_the_limit_of_turns() -> None:
    """Ruling R37, in the last turn that the option ``turn_limit`` allows; a turn later nobody would have won."""
    game = stuck(delivered={BLUE: 2})
    end_turns(game, ROUNDS * 4)
    turn = game.rules.layout.fields["turn"].start
    game.state[turn] = game.options.turn_limit  # type: ignore[attr-defined]
    game.play("end_turn")
    assert game.is_over
    assert game.winners == [BLUE]
    game = stuck(delivered={BLUE: 2})
    end_turns(game, ROUNDS * 4 - 1)
    game.state[turn] = game.options.turn_limit  # type: ignore[attr-defined]
    game.play("end_turn")
    assert game.is_over
    assert game.winners == []
