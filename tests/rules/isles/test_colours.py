"""The players choose their colours; what nobody chose is left out or stands in the way.  (E-07, E-10, E-18, E-19)"""

from itertools import permutations

import pytest

import kogge
from tests.rules.isles.test_opening import HARBOUR_SETTLEMENT, NOBODY, OPENING, SETTLEMENT
from tests.support.isles import cell, column, corner, do, hand, load, points, side

COLOURS = ("blue", "red", "white", "orange")
PLACES = {color: opening[1:] for color, opening in zip(COLOURS, OPENING, strict=True)}
CHOICES = [chosen for players in (2, 3, 4) for chosen in permutations(COLOURS, players)]
PAIRS = list(permutations(COLOURS, 2))
SCENARIOS = ["pirate-lairs", "fish", "spices", "explorers-pirates"]


def playing(scenario: str, chosen: tuple[str, ...]) -> kogge.Game:
    """A new game of those who have chosen these colours, as they sit."""
    return kogge.start(scenario, colors=",".join(chosen))


def homes(game: kogge.Game, owner: int) -> dict[int, int]:
    """Where the homes of a seat or of a neutral colour stand, and of which kind they are."""
    return {node: cell(game, "home_kind", node) for node, found in enumerate(column(game, "home")) if found == owner}


def roads(game: kogge.Game, owner: int) -> list[int]:
    return [path for path, found in enumerate(column(game, "road")) if found == owner]


@pytest.mark.rule("E-07")
@pytest.mark.parametrize("scenario", ["land-ho", *SCENARIOS])
@pytest.mark.parametrize("chosen", [("white", "blue"), ("orange", "red", "white"), ("orange", "white", "red", "blue")])
def test_the_players_choose_their_colours_and_sit_in_this_order(scenario: str, chosen: tuple[str, ...]) -> None:
    game = playing(scenario, chosen)
    assert game.seats == [*chosen]
    assert game.players == len(chosen)


@pytest.mark.rule("E-07", "E-10")
@pytest.mark.parametrize("chosen", CHOICES, ids=",".join)
def test_in_land_ho_the_colour_decides_the_opening(chosen: tuple[str, ...]) -> None:
    game = playing("land-ho", chosen)
    for seat, color in enumerate(chosen):
        settlement, road, harbour, ship, cards = PLACES[color]
        wanted = {corner(game, settlement): SETTLEMENT, corner(game, harbour): HARBOUR_SETTLEMENT}
        assert homes(game, seat) == wanted
        assert roads(game, seat) == [side(game, road)]
        assert game.read("ship")[seat] == [side(game, ship), NOBODY, NOBODY]
        assert load(game, seat, "ship 1") == "settler"
        assert hand(game, seat) == cards
        assert points(game, seat) == 3


@pytest.mark.rule("E-07", "E-10")
@pytest.mark.parametrize("chosen", list(permutations(COLOURS, 3)), ids=",".join)
def test_with_three_players_the_colour_that_nobody_chose_is_left_out(chosen: tuple[str, ...]) -> None:
    game = playing("land-ho", chosen)
    assert game.colors == [*chosen]
    assert {*column(game, "home")} == {*column(game, "road")} == {NOBODY, 0, 1, 2}
    [left_out] = {*COLOURS} - {*chosen}
    settlement, road, harbour, ship, _ = PLACES[left_out]
    assert [cell(game, "home", corner(game, place)) for place in (settlement, harbour)] == [NOBODY] * 2
    assert cell(game, "road", side(game, road)) == NOBODY
    assert cell(game, "ships_on_route", side(game, ship)) == 0


@pytest.mark.rule("E-18", "E-07")
@pytest.mark.parametrize("chosen", PAIRS, ids=",".join)
def test_with_two_players_the_pieces_of_the_colours_that_nobody_chose_stay_but_for_their_ships(
    chosen: tuple[str, ...],
) -> None:
    game = playing("land-ho", chosen)
    others = [color for color in COLOURS if color not in chosen]
    assert game.colors == [*chosen, *others]
    for owner, color in enumerate(others, start=2):
        settlement, road, harbour, ship, _ = PLACES[color]
        wanted = {corner(game, settlement): SETTLEMENT, corner(game, harbour): HARBOUR_SETTLEMENT}
        assert homes(game, owner) == wanted
        assert roads(game, owner) == [side(game, road)]
        assert cell(game, "ships_on_route", side(game, ship)) == 0
    assert len(game.read("ship")) == len(game.read("hand")) == 2
    assert sum(column(game, "hand_size")) == sum(sum(PLACES[color][4].values()) for color in chosen)


@pytest.mark.rule("E-07", "E-09")
@pytest.mark.parametrize("starter", ["white", "orange", "blue"])
def test_whatever_the_colours_the_highest_roll_starts_and_turns_go_as_they_sit(starter: str) -> None:
    game = playing("land-ho", ("white", "orange", "blue"))
    for color in game.seats:
        do(game, f"starting_roll {11 if color == starter else 4}")
    order = []
    for _ in range(3):
        order.append(game.seats[game.turn_of])
        do(game, "roll", "dice 2", "set_sail", "end_turn")
    seats = ["white", "orange", "blue"]
    first = seats.index(starter)
    assert order == seats[first:] + seats[:first]


@pytest.mark.rule("E-19", "E-07")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("chosen", [("orange", "red"), ("white", "orange"), ("red", "blue")])
def test_each_of_two_players_takes_one_of_the_colours_that_nobody_chose(scenario: str, chosen: tuple[str, ...]) -> None:
    game = playing(scenario, chosen)
    game.play_chance()
    while game.step in ("found_harbour_settlement", "found_settlement"):
        game.play(game.legal()[0])
    others = [color for color in COLOURS if color not in chosen]
    assert game.colors == [*chosen, *others]
    for owner in range(4):
        assert sorted(homes(game, owner).values()) == [SETTLEMENT, HARBOUR_SETTLEMENT]
