"""Journeys of ships: where they can get, by which way, and what it costs."""

import pytest

import kogge
from kogge.journeys import Journey, journeys
from tests.rules.isles.at_sea import RING, lies, sail
from tests.support.isles import BLUE, RED, WHITE, act, cell, gold, hand, isles, side


def at_sea(
    *ships: str, wool: int = 1, pirate: bool = False, coins: int = 3, sailed: int = 0, wind: int = 0
) -> kogge.Game:
    """Blue's ships are at sea, the first perhaps under way, with wool in hand, and red's pirate may be there too."""
    return isles(
        step="movement",
        ships={BLUE: ships or ["4,-1 NW"]},
        hand={BLUE: f"{wool} wool"} if wool else {},
        gold={BLUE: coins},
        pirate=("4,-1", RED) if pirate else None,
        sailed=[sailed, 0, 0],
        status=[int(sailed > 0), 0, 0],
        wind=[wind, 0, 0],
    )


def trips(game: kogge.Game, ship: int = 1) -> dict[str, Journey]:
    """The journeys of a ship, by place."""
    return {trip.place: trip for trip in game.journeys() if trip.piece == str(ship)}


def texts(game: kogge.Game, trip: Journey) -> list[str]:
    """The acts of a journey, without their arguments."""
    return [game.text(action).split()[0] for action in trip.actions]


@pytest.mark.rule("E-42")
def test_wool_opens_two_routes_more_and_is_a_cost() -> None:
    poor, rich = at_sea(wool=0), at_sea(wool=2)
    near, all_of_them = trips(poor), trips(rich)
    assert all(trip.costs == {} and trip.steps <= 4 for trip in near.values())
    assert {place: (trip.costs, trip.steps) for place, trip in all_of_them.items() if not trip.costs} == {
        place: ({}, trip.steps) for place, trip in near.items()
    }
    far = [trip for place, trip in all_of_them.items() if place not in near]
    assert {trip.steps for trip in far} == {5, 6}
    assert all(trip.costs == {"wool": 1} for trip in far)


@pytest.mark.rule("E-42")
def test_the_wind_of_a_journey_is_bought_when_no_point_is_left() -> None:
    game = at_sea()
    far = next(trip for trip in trips(game).values() if trip.steps == 6)
    assert texts(game, far) == ["sail"] * 4 + ["buy_wind"] + ["sail"] * 2
    game.play(far.text)
    assert cell(game, "ship", BLUE, 0) == int(far.place)
    assert hand(game, BLUE) == {}
    assert len(game) == 7


@pytest.mark.rule("E-42")
def test_a_ship_without_points_is_sent_on_with_wind() -> None:
    game = at_sea(sailed=4)
    assert "sail" not in {text.split()[0] for text in game.legal_texts()}
    assert {(trip.steps, trip.costs["wool"]) for trip in trips(game).values()} == {(1, 1), (2, 1)}
    trip = next(iter(trips(game).values()))
    game.play(trip.text)
    assert cell(game, "ship", BLUE, 0) == int(trip.place)


@pytest.mark.rule("E-42")
def test_wind_is_bought_once_a_turn() -> None:
    game = at_sea(wool=3, wind=1)
    assert all(trip.costs == {} for trip in trips(game).values())
    assert max(trip.steps for trip in trips(game).values()) == 6


@pytest.mark.rule("E-42")
@pytest.mark.rule("E-53")
def test_a_longer_way_without_tribute_is_as_dear_as_its_wool() -> None:
    """Round the pirate it is four steps, along its hex two; with two points left, both cost one."""
    game = at_sea(RING[0], pirate=True, sailed=2)
    goal = str(side(game, RING[2]))
    assert (trips(game)[goal].costs, trips(game)[goal].steps) == ({"gold": 1}, 2)
    game = at_sea(RING[0], pirate=True, sailed=2, coins=0)
    assert (trips(game)[goal].costs, trips(game)[goal].steps) == ({"wool": 1}, 4)
    game.play(f"sail 1 to {goal}")
    assert lies(game, BLUE, 1, RING[2])
    assert (hand(game, BLUE), gold(game, BLUE)) == ({}, 0)


@pytest.mark.rule("E-43")
def test_a_ship_is_not_sent_to_a_full_route_but_beyond_it() -> None:
    game = isles(step="movement", ships={BLUE: [RING[0]], RED: [RING[1]], WHITE: [RING[1]]})
    assert act(game, f"sail 1 {{{RING[1]}}}") in game.legal_texts()
    places = trips(game)
    assert str(side(game, RING[1])) not in places
    assert places[str(side(game, RING[2]))].steps == 2
    sail(game, 1, RING[1])
    assert str(side(game, RING[1])) not in trips(game)


def test_a_ship_is_not_sent_to_where_it_lies() -> None:
    game = at_sea(RING[0])
    assert str(side(game, RING[0])) not in trips(game)
    sail(game, 1, RING[1])
    assert str(side(game, RING[1])) not in trips(game)
    assert trips(game)[str(side(game, RING[0]))].steps == 1


@pytest.mark.rule("E-46")
def test_a_discovery_ends_a_journey_and_no_wind_leads_further() -> None:
    game = at_sea("4,-1 SW")
    found = next(trip for trip in trips(game).values() if trip.place == str(side(game, "4,-1 SE")))
    assert found.costs == {}
    game.play(found.text)
    assert game.to_act == kogge.CHANCE
    assert game.journeys() == []


def test_what_a_seat_sees_tells_its_own_journeys_and_nobody_elses() -> None:
    game = at_sea(pirate=True)
    assert journeys(game.rules, game.view(BLUE).state) == game.journeys() != []
    assert journeys(game.rules, game.view(RED).state) == journeys(game.rules, game.view(None).state) == []
