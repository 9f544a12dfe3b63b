"""Journeys of merchants and caravans: where they can get, by which way, and what it costs."""

import pytest

import kogge
from kogge.journeys import Journey, journeys
from tests.rules.europe.atlas import atlas
from tests.rules.europe.on_the_way import EDGE, EDGE_PATHS, drive, stands, waits, walk
from tests.support.europe import BLUE, ORANGE, RED, WHITE, at, do, europe, gold, hand, spelled

# Red's caravan beside one side of Franconia; another side, two routes clockwise and four the other way round.
HERE, THERE = "4,5 N-4,4 S", "Prague-4,6 N"
SHORT_WAY = "4,5 N-Prague"
LONG_WAY = "4,4 S-Nuremberg-4,5 S-4,6 N"


def journey(game: kogge.Game, text: str) -> Journey:
    """The journey that is asked for in this way, places by name."""
    (found,) = [found for found in game.journeys() if found.text == to(game, text)]
    return found


def offers(game: kogge.Game, text: str) -> bool:
    return to(game, text) in [found.text for found in game.journeys()]


def to(game: kogge.Game, text: str) -> str:
    """``walk 1 to {Bern}`` with the number of the place."""
    return spelled(game, text)


# Merchants


@pytest.mark.parametrize("grain", [1, 2, 3])
@pytest.mark.parametrize("start", ["11,3 N", "4,6 N", "3,9 S"])
def test_a_merchant_can_get_to_every_place_that_its_grain_pays_for(start: str, grain: int) -> None:
    """On an empty board: a third of the distance, rounded up, and never a step too many."""
    game = europe(merchants={RED: [start]}, hand={RED: f"{grain} grain"})
    places = {named: distance(start, named) for named in range(game.rules.topo.n_nodes)}
    near = {str(place): (-(-away // 3), away) for place, away in places.items() if 0 < away <= 3 * grain}
    assert {trip.place: (trip.costs["grain"], trip.steps) for trip in game.journeys()} == near


def distance(start: str, place: int) -> int:
    """The number of steps between two intersections of the board."""
    near = atlas("europe").near
    away = {atlas("europe").node(start)}
    steps = 0
    while place not in away:
        away |= {other for node in away for other in near[node]}
        steps += 1
    return steps


@pytest.mark.parametrize(("place", "cost"), [(EDGE[2], 1), (EDGE[5], 1), ("Novgorod", 1), (EDGE[10], 2)])
def test_a_merchant_that_is_sent_pays_what_was_said(place: str, cost: int) -> None:
    game = europe(merchants={RED: ["11,3 N"]}, hand={RED: "3 grain"})
    trip = journey(game, f"walk 1 to {{{place}}}")
    assert trip.costs == {"grain": cost}
    game.play(trip.text)
    assert stands(game, RED, 1, place)
    assert hand(game, RED) == {"grain": 3 - cost}
    assert len(game) == trip.steps


@pytest.mark.parametrize("grain", [1, 2])
def test_the_gold_of_a_coast_is_no_part_of_the_costs(grain: int) -> None:
    """Oslo pays its founder, who comes there by a way of a grain, whether or not there is another."""
    game = europe(merchants={RED: ["4,2 N"]}, hand={RED: f"{grain} grain"})
    assert journey(game, "walk 1 to {Oslo}").costs == {"grain": 1}


def test_there_is_no_journey_to_where_a_merchant_may_not_stay() -> None:
    game = europe(
        players=3,
        kontors={RED: ["Turin"], BLUE: ["Bern"]},
        neutral=["Venice"],
        merchants={RED: ["3,6 S", "3,7 S"], WHITE: ["4,5 S"]},
        hand={RED: "2 grain"},
    )
    for closed in ("Bern", "Venice", "4,5 S", "3,7 S"):
        assert not offers(game, f"walk 1 to {{{closed}}}")
    for beyond in ("Turin", "Lyon", "3,5 S", "4,7 N", "3,8 N", "Nuremberg", "Genoa"):
        assert offers(game, f"walk 1 to {{{beyond}}}")


def test_without_a_kontor_there_is_no_journey_to_an_empty_city() -> None:
    """Ruling R17."""
    game = europe(kontors={RED: ["Turin"]}, kontors_left={RED: 0}, merchants={RED: ["3,6 S"]}, hand={RED: "grain"})
    assert not offers(game, "walk 1 to {Bern}")
    assert offers(game, "walk 1 to {Turin}")
    assert offers(game, "walk 1 to {3,5 S}")


def test_a_merchant_goes_round_nothing_it_may_pass() -> None:
    game = europe(merchants={RED: [EDGE[6]], BLUE: [EDGE[7], EDGE[8]], WHITE: ["Novgorod"]}, hand={RED: "grain"})
    trip = journey(game, f"walk 1 to {{{EDGE[9]}}}")
    assert (trip.steps, trip.costs) == (3, {"grain": 1})
    game.play(trip.text)
    assert stands(game, RED, 1, EDGE[9])


def test_on_its_way_a_merchant_is_sent_on_with_the_steps_it_has() -> None:
    game = europe(merchants={RED: ["11,3 N", EDGE[0]]}, hand={RED: "2 grain"})
    walk(game, 1, EDGE[5])
    assert journey(game, f"walk 1 to {{{EDGE[7]}}}").costs == {}
    assert journey(game, f"walk 1 to {{{EDGE[8]}}}").costs == {"grain": 1}
    assert {trip.piece for trip in game.journeys()} == {"1"}


@pytest.mark.parametrize("grain", [0, 3])
def test_a_journey_by_card_costs_nothing_as_far_as_the_card_leads(grain: int) -> None:
    game = europe(merchants={RED: [EDGE[0]]}, hand={RED: f"{grain} grain"} if grain else {}, cards={RED: "journey"})
    game.play("play_journey")
    far = distance(EDGE[0], at(game, EDGE[7]))
    assert far == 5  # by Moscow
    assert journey(game, f"walk 1 to {{{EDGE[7]}}}").costs == {}
    assert offers(game, f"walk 1 to {{{EDGE[8]}}}") == (grain > 0)
    if grain:
        assert journey(game, f"walk 1 to {{{EDGE[8]}}}").costs == {"grain": 1}


def test_the_end_of_a_journey_founds_only_when_the_player_says_so() -> None:
    game = europe(merchants={RED: ["3,6 S"]}, hand={RED: "2 grain"})
    do(game, to(game, "walk 1 to {Bern}"))
    assert game.step == "walk"
    game.play("found_kontor")
    assert game.read("kontor")[at(game, "Bern")] == [RED]


# Caravans


def round_franconia(salt: int = 3, coins: int = 3) -> kogge.Game:
    """Two ways from here to there: over a route of blue, or the long way round on own ones."""
    return europe(
        routes={RED: [HERE, THERE, LONG_WAY], BLUE: [SHORT_WAY]},
        caravans={RED: [HERE]},
        hand={RED: f"{salt} salt"},
        gold={RED: coins},
        cards={RED: "fast_caravan"},
    )


def line_of(
    *owners: int, salt: int = 3, caravans: dict[int, list[str]] | None = None, cards: dict[int, str] | None = None
) -> kogge.Game:
    """Routes of these owners along the edge, red's caravan beside the first."""
    return europe(
        routes={p: [EDGE_PATHS[k] for k, owner in enumerate(owners) if owner == p] for p in owners},
        caravans={RED: [EDGE_PATHS[0]], **(caravans or {})},
        hand={RED: f"{salt} salt"},
        cards=cards or {},
    )


@pytest.mark.parametrize(("routes", "cost"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3)])
def test_a_caravan_on_own_routes_pays_a_salt_for_three_of_them(routes: int, cost: int) -> None:
    game = line_of(*[RED] * 10)
    trip = journey(game, f"drive 1 to {{{EDGE_PATHS[routes]}}}")
    assert (trip.costs, trip.steps) == ({"salt": cost}, routes)
    game.play(trip.text)
    assert waits(game, RED, 1, EDGE_PATHS[routes])
    assert hand(game, RED) == ({"salt": 3 - cost} if cost < 3 else {})


def test_a_caravan_gets_as_far_as_its_salt_and_the_routes_lead() -> None:
    game = line_of(*[RED] * 6, salt=1)
    assert {trip.place for trip in game.journeys()} == {str(at(game, path, "path")) for path in EDGE_PATHS[1:4]}
    game = line_of(RED, RED, RED, salt=3)
    assert max(trip.steps for trip in game.journeys()) == 2


def test_tolls_are_known_before() -> None:
    game = line_of(RED, BLUE, BLUE, WHITE, RED, BLUE)
    for k, costs in enumerate([{"gold": 1}, {"gold": 1}, {"gold": 2}, {"gold": 2}, {"gold": 2}], start=1):
        salt = {"salt": -(-k // 3)}
        assert journey(game, f"drive 1 to {{{EDGE_PATHS[k]}}}").costs == salt | costs
    do(game, to(game, f"drive 1 to {{{EDGE_PATHS[5]}}}"))
    assert [gold(game, p) for p in range(4)] == [1, 4, 4, 3]
    assert hand(game, RED) == {"salt": 1}


def test_a_toll_that_was_paid_this_turn_is_not_counted_again() -> None:
    game = line_of(RED, BLUE, BLUE, RED, BLUE)
    drive(game, 1, EDGE_PATHS[1])
    assert journey(game, f"drive 1 to {{{EDGE_PATHS[2]}}}").costs == {}
    game.play("end_drive")
    assert journey(game, f"drive 1 to {{{EDGE_PATHS[4]}}}").costs == {"salt": 1}


def test_of_two_equally_long_ways_the_cheaper_one_is_taken() -> None:
    game = round_franconia()
    trip = journey(game, "drive 1 to {4,5 S-4,6 N}")
    assert (trip.costs, trip.steps) == ({"salt": 1}, 3)
    game.play(trip.text)
    assert gold(game, BLUE) == 3


def test_a_cheaper_way_is_taken_even_if_it_is_longer() -> None:
    """With a card the long way round is free, and the short one costs a toll."""
    game = round_franconia()
    game.play("play_fast_caravan")
    trip = journey(game, f"drive 1 to {{{THERE}}}")
    assert (trip.costs, trip.steps) == ({}, 4)


@pytest.mark.rule("M-72")
@pytest.mark.parametrize(
    ("goal", "past"), [("Vienna-4,7 N", WHITE), ("3,7 N-3,6 S", BLUE)], ids=["where white is", "where blue is"]
)
def test_of_two_equally_dear_ways_the_one_that_pays_whom_it_meets_again_leads_on(goal: str, past: int) -> None:
    """Round Franconia over routes of blue or of white, as far and as dear; beyond it both have routes of their own."""
    game = europe(
        routes={
            RED: [HERE, "4,6 N-4,5 S"],
            BLUE: ["4,5 N-Prague-4,6 N", "4,5 S-3,7 N-3,6 S"],
            WHITE: ["4,4 S-Nuremberg-4,5 S", "4,6 N-Vienna-4,7 N"],
        },
        caravans={RED: [HERE]},
        hand={RED: "3 salt"},
    )
    trip = journey(game, f"drive 1 to {{{goal}}}")
    assert (trip.costs, trip.steps) == ({"salt": 2, "gold": 1}, 5)
    game.play(trip.text)
    assert gold(game, past) == 4


def test_of_two_equally_dear_ways_the_shorter_one_is_taken() -> None:
    """A salt and a toll, or two salt."""
    trip = journey(round_franconia(), f"drive 1 to {{{THERE}}}")
    assert (trip.costs, trip.steps) == ({"salt": 1, "gold": 1}, 2)


def test_without_gold_the_way_that_needs_none_is_taken() -> None:
    game = round_franconia(coins=0)
    trip = journey(game, f"drive 1 to {{{THERE}}}")
    assert (trip.costs, trip.steps) == ({"salt": 2}, 4)
    game.play(trip.text)
    assert waits(game, RED, 1, THERE)
    assert not offers(round_franconia(coins=0, salt=1), f"drive 1 to {{{THERE}}}")


def test_there_is_no_journey_to_a_full_route_but_beyond_it() -> None:
    game = line_of(RED, RED, RED, RED, caravans={ORANGE: [EDGE_PATHS[1], EDGE_PATHS[1]], WHITE: [EDGE_PATHS[2]]})
    assert not offers(game, f"drive 1 to {{{EDGE_PATHS[1]}}}")
    assert offers(game, f"drive 1 to {{{EDGE_PATHS[2]}}}")
    do(game, to(game, f"drive 1 to {{{EDGE_PATHS[3]}}}"))
    assert waits(game, RED, 1, EDGE_PATHS[3])


@pytest.mark.rule("M-71")
def test_a_caravan_may_deliver_in_passing_but_is_sent_only_to_where_it_may_stay() -> None:
    game = europe(
        kontors={BLUE: ["Moscow"]},
        routes={RED: ["10,4 N-Moscow-11,3 N-12,1 S"]},
        caravans={RED: ["11,3 N-12,1 S"], BLUE: ["Moscow-11,3 N", "Moscow-11,3 N"]},
        hand={RED: "salt"},
    )
    assert not offers(game, "drive 1 to {Moscow-11,3 N}")
    with pytest.raises(kogge.Refused, match="is not possible now"):
        do(game, to(game, "drive 1 to {Moscow-11,3 N}"))
    do(game, "drive 1 {Moscow-11,3 N}", "deliver {Moscow}")
    do(game, to(game, "drive 1 to {10,4 N-Moscow}"))
    assert waits(game, RED, 1, "10,4 N-Moscow")


# Staying


@pytest.mark.rule("M-61")
@pytest.mark.parametrize("grain", [1, 3])
def test_a_merchant_is_not_sent_to_where_another_one_stands(grain: int) -> None:
    game = europe(merchants={RED: [EDGE[0], EDGE[2]], BLUE: [EDGE[1]]}, hand={RED: f"{grain} grain"})
    assert not any(offers(game, f"walk 1 to {{{EDGE[k]}}}") for k in (0, 1, 2))  # the first is where it stands
    assert offers(game, f"walk 1 to {{{EDGE[3]}}}")
    assert not any(offers(game, f"walk 2 to {{{EDGE[k]}}}") for k in (0, 1, 2))


@pytest.mark.rule("M-43")
def test_two_merchants_that_wait_at_a_kontor_are_not_sent_back_to_each_other() -> None:
    """Ruling R16."""
    game = europe(kontors={RED: ["Vienna"]}, merchants={RED: ["Vienna", "Vienna"]}, hand={RED: "2 grain"})
    walk(game, 1, "4,6 N")
    assert not offers(game, "walk 1 to {Vienna}")


@pytest.mark.rule("M-60")
def test_a_piece_that_is_on_its_way_is_not_sent_to_where_it_is_but_may_go_back_to_where_it_set_out() -> None:
    game = europe(merchants={RED: [EDGE[0]]}, hand={RED: "2 grain"})
    walk(game, 1, EDGE[1])
    assert not offers(game, f"walk 1 to {{{EDGE[1]}}}")
    assert journey(game, f"walk 1 to {{{EDGE[0]}}}").costs == {}


@pytest.mark.rule("M-70")
@pytest.mark.rule("M-71")
def test_a_card_that_ends_before_a_full_route_is_used_up_and_salt_pays_for_the_way_over_it() -> None:
    """The card's four steps lead along the edge up to a full route, and no further."""
    game = line_of(*[RED] * 9, salt=1, caravans={BLUE: [EDGE_PATHS[5], EDGE_PATHS[5]]}, cards={RED: "fast_caravan"})
    game.play("play_fast_caravan")
    assert journey(game, f"drive 1 to {{{EDGE_PATHS[4]}}}").costs == {}
    assert not offers(game, f"drive 1 to {{{EDGE_PATHS[5]}}}")
    assert journey(game, f"drive 1 to {{{EDGE_PATHS[6]}}}").costs == {"salt": 1}


@pytest.mark.rule("M-70")
@pytest.mark.rule("M-71")
def test_a_step_of_the_card_that_is_left_before_a_full_route_is_gone_elsewhere() -> None:
    """With it the caravan can't pass the full route, and while it is left no salt pays for more."""
    game = line_of(*[RED] * 9, salt=1, caravans={BLUE: [EDGE_PATHS[4], EDGE_PATHS[4]]}, cards={RED: "fast_caravan"})
    game.play("play_fast_caravan")
    trip = journey(game, f"drive 1 to {{{EDGE_PATHS[5]}}}")
    assert (trip.costs, trip.steps) == ({"salt": 1}, 3 + 1 + 3)
    game.play(trip.text)
    assert waits(game, RED, 1, EDGE_PATHS[5])


# Ends


@pytest.mark.rule("M-60")
@pytest.mark.parametrize(("steps", "left"), [(1, 2), (2, 1), (3, 0)])
def test_a_line_may_end_a_walk_whether_or_not_its_last_step_has(steps: int, left: int) -> None:
    """With the third of three steps the walk is over by itself."""
    game = europe(merchants={RED: [EDGE[6]]}, hand={RED: "grain"})
    do(game, to(game, f"walk 1 to {{{EDGE[6 + steps]}}}; end_walk"))
    assert game.step == "action"
    assert stands(game, RED, 1, EDGE[6 + steps])
    assert len(game) == steps + (left > 0)


@pytest.mark.rule("M-70")
@pytest.mark.parametrize(("routes", "left"), [(1, 2), (3, 0)])
def test_a_line_may_end_a_drive_whether_or_not_its_last_step_has(routes: int, left: int) -> None:
    game = line_of(*[RED] * 6, salt=1)
    do(game, to(game, f"drive 1 to {{{EDGE_PATHS[routes]}}}; end_drive; end_turn"))
    assert waits(game, RED, 1, EDGE_PATHS[routes])
    assert len(game) == routes + (left > 0) + 1


@pytest.mark.parametrize(
    "line",
    [
        "walk 1 {far}; end_walk",  # a single step is no journey
        "walk 1 to {far}; end_walk; end_walk",
        "walk 1 to {far}; end_drive",
        "walk 1 to {far}; buy_resource ore; end_walk",
    ],
)
def test_elsewhere_a_walk_that_is_over_can_not_be_ended(line: str) -> None:
    game = europe(merchants={RED: [EDGE[6]]}, hand={RED: "grain"})
    do(game, f"walk 1 {{{EDGE[7]}}}", f"walk 1 {{{EDGE[8]}}}")
    before, far = game.state.copy(), str(at(game, EDGE[9]))
    with pytest.raises(kogge.Refused, match="is not possible after the actions before it"):
        game.play(line.format(far=far))
    assert game.state == before
    do(game, line.split(";")[0].format(far=far))
    with pytest.raises(kogge.Refused, match="end_walk is not possible now"):
        game.play("end_walk")


@pytest.mark.rule("M-62")
def test_on_an_empty_city_a_walk_is_not_over_and_can_only_end_by_founding() -> None:
    game = europe(merchants={RED: ["3,6 S"]}, hand={RED: "grain"})
    with pytest.raises(kogge.Refused, match="end_walk is not possible"):
        do(game, to(game, "walk 1 to {Bern}; end_walk"))
    do(game, to(game, "walk 1 to {Bern}; found_kontor"))


# Both


def test_what_a_seat_sees_tells_its_own_journeys_and_nobody_elses() -> None:
    game = europe(merchants={RED: [EDGE[0]]}, hand={RED: "grain", BLUE: "grain"})
    assert journeys(game.rules, game.view(RED).state) == game.journeys() != []
    assert journeys(game.rules, game.view(BLUE).state) == journeys(game.rules, game.view(None).state) == []


def test_every_piece_of_the_seat_to_act_has_its_journeys_and_no_other() -> None:
    game = europe(
        routes={RED: ["Bern-3,5 S-Paris"], BLUE: ["Vienna-4,6 N-Prague"]},
        merchants={RED: [EDGE[0], EDGE[6]], BLUE: [EDGE[9]]},
        caravans={RED: ["Bern-3,5 S"], BLUE: ["Vienna-4,6 N"]},
        hand={RED: "grain salt", BLUE: "grain salt"},
    )
    assert {(trip.act, trip.piece) for trip in game.journeys()} == {("walk", "1"), ("walk", "2"), ("drive", "1")}
    game.play("end_turn")
    assert game.journeys() == []
    game.play("roll; dice 12")
    assert {(trip.act, trip.piece) for trip in game.journeys()} == {("walk", "1"), ("drive", "1")}


def test_a_journey_that_can_not_be_made_is_refused_and_nothing_happens() -> None:
    game = europe(merchants={RED: [EDGE[0]]}, hand={RED: "grain"})
    for text in (f"walk 1 to {{{EDGE[12]}}}", f"walk 2 to {{{EDGE[1]}}}"):
        with pytest.raises(kogge.Refused, match="is not possible now"):
            do(game, to(game, text))
    assert len(game) == 0
