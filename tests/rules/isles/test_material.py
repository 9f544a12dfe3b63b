"""The material: pieces, prices, gold, players, and the points that win.  (E-01, E-05 to E-08)"""

from collections.abc import Mapping

import pytest

import kogge
from tests.support.isles import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    bank,
    cell,
    choices,
    column,
    do,
    founding,
    hand,
    isles,
    may,
    points,
)

SCENARIOS = ["land-ho", "pirate-lairs", "fish", "spices", "explorers-pirates"]
WITH_CREWS = SCENARIOS[1:]
FULL_BANK = {"wood": 19, "brick": 19, "wool": 19, "grain": 19, "ore": 19}
PLENTY = "9 wood 9 brick 9 wool 9 grain 9 ore"
PRICES = [
    ("build_road {0,0 NW}", "brick wood"),
    ("build_settlement {0,0 SE}", "brick wood wool grain"),
    ("build_harbour_settlement {0,0 N}", "2 grain 2 ore"),
    ("build_ship {4,-2 NW}", "wood wool"),
    ("build_settler harbour 1", "brick wood wool grain"),
    ("build_crew harbour 1", "ore wool"),
]
FIFTEEN_ROADS = [
    *(f"0,0 {side}" for side in ("NE", "E", "SE", "SW", "W", "NW")),
    *(f"1,0 {side}" for side in ("NE", "E", "SE", "SW", "NW")),
    *(f"2,0 {side}" for side in ("NE", "SE", "SW", "NW")),
]
HARBOURS = ["4,-3 SE", "3,-1 N", "3,-1 S", "1,2 NE"]


def builder(price: str, scenario: str = "explorers-pirates") -> kogge.Game:
    """Blue could build anything, with these cards."""
    return isles(
        scenario,
        harbours={BLUE: ["4,-3 SE"]},
        settlements={BLUE: ["0,0 N"]},
        roads={BLUE: ["0,0 NE", "0,0 E"]},
        hand={BLUE: price},
    )


@pytest.mark.rule("E-01")
@pytest.mark.parametrize("scenario", WITH_CREWS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_begins_with_the_full_set_of_pieces(scenario: str, players: int) -> None:
    game = founding(scenario, players=players)
    full = {"roads": 15, "settlements": 5, "harbour_settlements": 4, "ships": 3, "settlers": 2, "crews": 9}
    assert {kind: column(game, f"{kind}_left") for kind in full} == {kind: [n] * players for kind, n in full.items()}


@pytest.mark.rule("E-01")
def test_in_land_ho_the_first_pieces_stand_on_the_board_already() -> None:
    game = kogge.start("land-ho")
    left = {"roads": 14, "settlements": 4, "harbour_settlements": 3, "ships": 2, "settlers": 1}
    assert {kind: column(game, f"{kind}_left") for kind in left} == {kind: [n] * 4 for kind, n in left.items()}


@pytest.mark.rule("E-01")
def test_in_land_ho_there_are_no_crews_and_no_pirate_ships() -> None:
    game = kogge.start("land-ho")
    assert not {"crews_left", "pirate", "pirate_owner"} & set(game.rules.layout.fields)
    assert not {"build_crew", "place_pirate", "chase", "rob"} & set(game.notation.acts)


@pytest.mark.rule("E-01")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_there_are_no_cities_no_development_cards_and_no_special_cards(scenario: str) -> None:
    game = kogge.start(scenario)
    assert not {"cities_left", "pile", "cards", "army", "harbor", "robber"} & set(game.rules.layout.fields)
    assert not {"build_city", "buy_card", "play_knight", "move_robber"} & set(game.notation.acts)


@pytest.mark.rule("E-01")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_long_route_is_worth_nothing(scenario: str) -> None:
    game = isles(scenario, settlements={BLUE: ["0,0 N"]}, roads={BLUE: FIFTEEN_ROADS[:14]}, hand={BLUE: "brick wood"})
    do(game, f"build_road {{{FIFTEEN_ROADS[14]}}}")
    assert points(game, BLUE) == 1


@pytest.mark.rule("E-01")
def test_a_sixteenth_road_can_not_be_built() -> None:
    settlements = {BLUE: ["0,0 N"]}
    game = isles(settlements=settlements, roads={BLUE: FIFTEEN_ROADS[:14]}, hand={BLUE: PLENTY})
    assert choices(game, "build_road") != []
    do(game, f"build_road {{{FIFTEEN_ROADS[14]}}}")
    assert cell(game, "roads_left", BLUE) == 0
    assert choices(game, "build_road") == []


@pytest.mark.rule("E-01")
def test_a_sixth_settlement_and_a_fifth_harbour_settlement_can_not_be_built() -> None:
    settlements = ["0,0 N", "0,2 N", "0,3 S", "3,-3 N", "1,0 N"]
    roads = {BLUE: ["0,0 NE", "0,0 E", "0,1 NE"]}
    few = isles(harbours={BLUE: HARBOURS[:3]}, settlements={BLUE: settlements[:4]}, roads=roads, hand={BLUE: PLENTY})
    assert choices(few, "build_settlement") != []
    assert choices(few, "build_harbour_settlement") != []
    all_out = isles(harbours={BLUE: HARBOURS}, settlements={BLUE: settlements}, roads=roads, hand={BLUE: PLENTY})
    assert cell(all_out, "settlements_left", BLUE) == cell(all_out, "harbour_settlements_left", BLUE) == 0
    assert choices(all_out, "build_settlement") == choices(all_out, "build_harbour_settlement") == []


@pytest.mark.rule("E-01")
def test_a_fourth_ship_a_third_settler_and_a_tenth_crew_can_not_be_built() -> None:
    harbours = {BLUE: HARBOURS}
    few = isles(
        harbours=harbours,
        ships={BLUE: ["5,-3 SW settler", "4,-2 NE two_crews"]},
        basins={BLUE: ["two_crews", "two_crews", "two_crews"]},
        hand={BLUE: PLENTY},
    )
    assert all(choices(few, built) for built in ("build_ship", "build_settler", "build_crew"))
    settled = isles(
        harbours=harbours,
        ships={BLUE: ["6,-3 W settler", "6,-3 W settler", "3,0 NE"]},
        basins={BLUE: ["crew"]},
        hand={BLUE: PLENTY},
    )
    assert [choices(settled, built) for built in ("build_ship", "build_settler")] == [[], []]
    manned = isles(
        harbours=harbours,
        ships={BLUE: ["5,-3 SW crew"]},
        basins={BLUE: ["two_crews"] * 4},
        hand={BLUE: PLENTY},
    )
    assert cell(manned, "crews_left", BLUE) == 0
    assert choices(manned, "build_crew") == []


@pytest.mark.rule("E-05")
@pytest.mark.parametrize(("text", "price"), PRICES)
@pytest.mark.parametrize("scenario", ["pirate-lairs", "explorers-pirates"])
def test_what_is_built_costs_its_price(scenario: str, text: str, price: str) -> None:
    game = builder(price, scenario)
    assert may(game, text)
    do(game, text)
    assert hand(game, BLUE) == {}
    assert bank(game) == FULL_BANK


@pytest.mark.rule("E-05")
@pytest.mark.parametrize(("text", "price"), PRICES)
def test_nothing_is_built_for_a_card_less_than_its_price(text: str, price: str) -> None:
    assert may(builder(PLENTY), text)
    for missing, n in hand(builder(price), BLUE).items():
        plenty = PLENTY.replace(f"9 {missing}", f"{n - 1} {missing}")
        assert choices(builder(plenty), text.split()[0]) == []


@pytest.mark.rule("E-06")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_begins_with_two_gold(scenario: str, players: int) -> None:
    game = kogge.start(scenario, players=players)
    assert column(game, "gold") == [2] * players
    assert column(founding(scenario, players=players), "gold") == [2] * players


@pytest.mark.rule("E-06")
def test_gold_is_open_to_everyone() -> None:
    game = isles(gold={BLUE: 5, RED: 0})
    for seat in (BLUE, RED, ORANGE, None):
        assert game.view(seat).column("gold") == [5, 0, 2, 2]


@pytest.mark.rule("E-06")
def test_the_supply_of_gold_does_not_run_out() -> None:
    """Ruling 2: the 76 coins are worth 148, and more can be had."""
    game = isles(gold={BLUE: 148, RED: 60}, step="before_roll")
    do(game, "roll", "dice 9")
    assert column(game, "gold") == [149, 61, 3, 3]


@pytest.mark.rule("E-07")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_two_to_four_can_play(scenario: str) -> None:
    assert kogge.start(scenario, players=4).colors == ["blue", "red", "white", "orange"]
    assert kogge.start(scenario, players=3).colors == ["blue", "red", "white"]
    assert kogge.start(scenario, players=2).seats == ["blue", "red"]
    for players in (1, 5):
        with pytest.raises(kogge.Refused):
            kogge.start(scenario, players=players)


@pytest.mark.rule("E-07")
def test_with_three_players_the_fourth_colour_has_no_piece_on_the_board() -> None:
    game = kogge.start("land-ho", players=3)
    assert set(column(game, "home")) == set(column(game, "road")) == {-1, BLUE, RED, WHITE}
    assert sum(ship != -1 for row in game.read("ship") for ship in row) == 3


@pytest.mark.rule("E-08")
def test_a_settlement_is_worth_one_point_and_a_harbour_settlement_two() -> None:
    game = isles(settlements={BLUE: ["0,0 N"], RED: ["0,2 N"]}, harbours={RED: ["4,-3 SE"]}, hand={BLUE: PLENTY})
    assert column(game, "points") == [1, 3, 0, 0]
    do(game, "build_harbour_settlement {0,0 N}")
    assert column(game, "points") == [2, 3, 0, 0]


GOALS: list[tuple[str, int, int, Mapping[str, int]]] = [  # the points to win; a player is one short of them
    ("land-ho", 8, 3, {}),
    ("pirate-lairs", 12, 4, {"lairs": 1}),
    ("fish", 15, 4, {"lairs": 3, "fish": 1}),
    ("spices", 15, 4, {"fish": 3, "spices": 1}),
    ("explorers-pirates", 17, 4, {"lairs": 1, "fish": 1, "spices": 3}),
]


def far_advanced(
    seat: int, scenario: str, harbours: int, steps: Mapping[str, int], settlements: list[str], turn_of: int
) -> kogge.Game:
    """A seat has these homes, has advanced on the tracks, and has cards and a road to build once more."""
    return isles(
        scenario,
        harbours={seat: HARBOURS[:harbours]},
        settlements={seat: settlements},
        roads={seat: ["0,0 NE", "0,0 E"]},
        tracks={track: {seat: n} for track, n in steps.items()},
        hand={seat: PLENTY},
        turn_of=turn_of,
    )


@pytest.mark.rule("E-08", "E-09")
@pytest.mark.parametrize(("scenario", "target", "harbours", "steps"), GOALS)
@pytest.mark.parametrize("seat", [BLUE, WHITE])
def test_a_player_wins_on_reaching_the_scenarios_points(
    seat: int, scenario: str, target: int, harbours: int, steps: Mapping[str, int]
) -> None:
    """B-80, ruling 41: at once, in the own turn."""
    game = far_advanced(seat, scenario, harbours, steps, ["0,0 N"], turn_of=seat)
    assert points(game, seat) == target - 1
    twin = game.copy()
    do(twin, "build_road {0,0 NW}")
    assert not twin.is_over
    do(game, "build_settlement {0,0 SE}")
    assert (game.is_over, game.winner, points(game, seat)) == (True, seat, target)


@pytest.mark.rule("E-08", "E-09")
@pytest.mark.parametrize(("scenario", "target", "harbours", "steps"), GOALS)
def test_points_reached_in_anothers_turn_win_when_the_own_turn_comes(
    scenario: str, target: int, harbours: int, steps: Mapping[str, int]
) -> None:
    """B-81, ruling 41."""
    game = far_advanced(BLUE, scenario, harbours, steps, ["0,0 N", "0,0 SE"], turn_of=WHITE)
    assert points(game, BLUE) == target
    do(game, "set_sail", "end_turn")
    assert (game.turn_of, game.is_over) == (ORANGE, False)
    do(game, "roll", "dice 2", "set_sail", "end_turn")
    assert (game.is_over, game.winner) == (True, BLUE)
