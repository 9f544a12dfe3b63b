"""What the villages teach: swift voyage, the pirate bonus, and fast gold.  (E-95 to E-97)"""

import pytest

import kogge
from kogge.modules.resources import RESOURCES
from tests.support.isles import BLUE, RED, acts, bank, cell, choices, do, gold, hand, isles, may

NORTH, SOUTH = "5,-1", "4,1"  # where the villages are
THERE_AND_BACK = ("3,-1 E", "3,-1 NE")  # two neighbouring routes to sail on


def steps(game: kogge.Game, ship: int = 1) -> int:
    """How many steps a ship that lies at 3,-1 NE, or beside it, can still take."""
    twin = game.copy()
    taken = 0
    while taken < 20:
        ahead = [text for text in choices(twin, "sail") if text.startswith(str(ship))]
        if not ahead:
            return taken
        back_and_forth = [text for text in (f"sail {ship} {{{place}}}" for place in THERE_AND_BACK) if may(twin, text)]
        do(twin, back_and_forth[0])
        taken += 1
    return taken


# Swift voyage


def sailing(villages: int, *, wool: int = 0) -> kogge.Game:
    """Blue has a crew in so many villages of the swift voyage."""
    places = [NORTH, SOUTH]
    return isles(
        step="movement",
        tiles=dict.fromkeys(places, "spice swift_voyage"),
        ashore={place: {BLUE: 1} for place in places[:villages]},
        ships={BLUE: ["3,-1 NE", "3,-1 NE"], RED: ["2,1 E"]},
        hand={BLUE: f"{wool} wool"} if wool else {},
    )


@pytest.mark.rule("E-95")
@pytest.mark.parametrize("villages", [0, 1, 2])
def test_each_village_of_the_swift_voyage_gives_every_ship_a_point_more(villages: int) -> None:
    game = sailing(villages)
    assert steps(game, 1) == 4 + villages
    assert steps(game, 2) == 4 + villages


@pytest.mark.rule("E-95")
def test_with_both_and_a_wool_a_ship_has_eight_points() -> None:
    game = sailing(2, wool=1)
    do(game, "buy_wind 1")
    assert steps(game, 1) == 8
    assert steps(game, 2) == 6


@pytest.mark.rule("E-95")
def test_others_learn_nothing_from_it() -> None:
    game = sailing(2)
    assert [cell(game, "movement_points", seat) for seat in range(4)] == [6, 4, 4, 4]


def landing(*, sailed: int, status: int, tile: str = "spice swift_voyage") -> kogge.Game:
    """A ship with a crew beside a village has sailed so far; another has not moved yet."""
    return isles(
        step="movement",
        tiles={NORTH: tile},
        ships={BLUE: ["5,-1 W crew", "3,-1 NE", "2,1 E"]},
        sailed=[sailed, 0, 2],
        status=[status, 0, 2],
    )


RESTING, UNDER_WAY, DONE = range(3)


@pytest.mark.rule("E-95")
def test_the_landing_ship_with_no_points_left_may_use_it_at_once() -> None:
    game = landing(sailed=4, status=UNDER_WAY)
    assert not may(game, "sail 1 {4,-1 NE}")
    do(game, "trade_spice 1 {5,-1}", "sail 1 {4,-1 NE}")
    assert not [text for text in choices(game, "sail") if text.startswith("1")]


@pytest.mark.rule("E-95")
def test_so_do_the_other_ships_whose_move_is_not_over() -> None:
    game = landing(sailed=4, status=UNDER_WAY)
    do(game, "trade_spice 1 {5,-1}")
    assert steps(game, 2) == 5


@pytest.mark.rule("E-95")
def test_a_ship_whose_move_is_over_does_not_resume() -> None:
    """The third ship was under way before the first."""
    game = landing(sailed=4, status=UNDER_WAY)
    do(game, "trade_spice 1 {5,-1}")
    assert not [text for text in choices(game, "sail") if text.startswith("3")]


@pytest.mark.rule("E-95")
def test_a_ship_stopped_by_the_discovery_of_the_village_does_not_resume() -> None:
    game = isles(step="movement", ships={BLUE: ["4,-1 NW crew", "3,-1 NE"]})
    do(game, "sail 1 {4,-1 NE}", "turn_tile spice", "turn_village swift_voyage", "trade_spice 1 {5,-1}")
    assert not [text for text in choices(game, "sail") if text.startswith("1")]
    assert steps(game, 2) == 5


@pytest.mark.rule("E-95")
def test_it_lasts_for_the_rest_of_the_game() -> None:
    game = landing(sailed=0, status=RESTING)
    do(game, "trade_spice 1 {5,-1}", "end_turn")
    for _ in range(3):
        do(game, "roll", "dice 2", "set_sail", "end_turn")
    do(game, "roll", "dice 2", "set_sail")
    assert steps(game, 2) == 5


# The pirate bonus


def chase(*villages: str, face: int) -> kogge.Game:
    """Blue, with a crew in these villages, chases red's pirate and rolls this."""
    tiles = {NORTH: "spice pirate_bonus_5", SOUTH: "spice pirate_bonus_4"}
    game = isles(
        step="movement",
        tiles=tiles,
        ashore={place: {BLUE: 1} for place in villages},
        pirate=("4,-1", RED),
        ships={BLUE: ["4,-1 W"]},
    )
    do(game, "chase 1", f"chase_roll {face}")
    return game


@pytest.mark.rule("E-96")
@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize(
    ("villages", "scares"), [((), {6}), ((NORTH,), {5, 6}), ((SOUTH,), {4, 6}), ((NORTH, SOUTH), {4, 5, 6})]
)
def test_the_pirate_is_chased_off_on_a_six_and_on_the_number_of_each_village(
    villages: tuple[str, ...], scares: set[int], face: int
) -> None:
    game = chase(*villages, face=face)
    assert (game.step == "place_pirate") is (face in scares)
    assert (cell(game, "pirate_owner") == RED) is (face not in scares)


@pytest.mark.rule("E-96")
def test_the_chasers_own_pirate_comes_as_on_a_six() -> None:
    """Ruling 29."""
    game = chase(NORTH, face=5)
    do(game, "place_pirate {5,0}")
    assert cell(game, "pirate_owner") == BLUE
    assert game.step == "movement"


@pytest.mark.rule("E-96")
def test_a_village_helps_only_those_who_have_a_crew_there() -> None:
    game = isles(
        step="movement",
        tiles={NORTH: "spice pirate_bonus_5"},
        ashore={NORTH: {RED: 1}},
        pirate=("4,-1", RED),
        ships={BLUE: ["4,-1 W"]},
    )
    do(game, "chase 1", "chase_roll 5")
    assert cell(game, "pirate_owner") == RED


@pytest.mark.rule("E-95", "E-96")
def test_the_bonus_holds_in_the_turn_in_which_the_crew_lands() -> None:
    game = isles(
        step="movement",
        tiles={NORTH: "spice pirate_bonus_5"},
        pirate=("4,-1", RED),
        ships={BLUE: ["5,-1 SW crew", "4,-1 W"]},
    )
    do(game, "trade_spice 1 {5,-1}", "chase 2", "chase_roll 5")
    assert game.step == "place_pirate"


# Fast gold


def selling(villages: int, *, cards: str = "2 wood brick 2 wool grain 2 ore", step: str = "action") -> kogge.Game:
    """Blue has a crew in so many villages of fast gold, and these cards."""
    places = [NORTH, SOUTH]
    return isles(
        step=step,
        tiles=dict.fromkeys(places, "spice fast_gold"),
        ashore={place: {BLUE: 1} for place in places[:villages]},
        hand={BLUE: cards},
        gold={BLUE: 9},
    )


@pytest.mark.rule("E-97")
@pytest.mark.parametrize("resource", RESOURCES)
def test_the_villagers_buy_a_resource_of_choice_for_one_gold(resource: str) -> None:
    game = selling(1)
    held, left = hand(game, BLUE), bank(game)
    do(game, f"sell_to_village {resource}")
    assert {name: held[name] - hand(game, BLUE).get(name, 0) for name in RESOURCES} == {
        name: int(name == resource) for name in RESOURCES
    }
    assert bank(game) == {**left, resource: left[resource] + 1}  # to the supply
    assert gold(game, BLUE) == 9 + 1


@pytest.mark.rule("E-97")
@pytest.mark.parametrize("villages", [0, 1, 2])
def test_once_for_each_village_in_a_turn(villages: int) -> None:
    game = selling(villages)
    for _ in range(villages):
        do(game, "sell_to_village ore")
    assert "sell_to_village" not in acts(game)
    assert gold(game, BLUE) == 9 + villages


@pytest.mark.rule("E-97")
def test_again_in_the_next_turn() -> None:
    game = selling(1)
    do(game, "sell_to_village ore", "set_sail", "end_turn")
    for _ in range(3):
        do(game, "roll", "dice 2")
        assert "sell_to_village" not in acts(game)  # the others have no crew there
        do(game, "set_sail", "end_turn")
    do(game, "roll", "dice 2", "sell_to_village ore")
    assert "sell_to_village" not in acts(game)


@pytest.mark.rule("E-97")
def test_only_those_with_a_crew_there_sell_also_if_they_have_cards() -> None:
    game = isles(tiles={NORTH: "spice fast_gold"}, ashore={NORTH: {RED: 1}}, hand={BLUE: "ore", RED: "ore"})
    assert "sell_to_village" not in acts(game)


@pytest.mark.rule("E-97")
def test_it_leaves_the_two_purchases_for_two_gold_alone() -> None:
    """Ruling 6."""
    game = selling(1, cards="ore")
    do(game, "buy_resource wood", "buy_resource wood", "sell_to_village ore")
    assert hand(game, BLUE) == {"wood": 2}
    assert gold(game, BLUE) == 9 - 2 - 2 + 1
    game = selling(1, cards="ore")
    do(game, "sell_to_village ore", "buy_resource wood", "buy_resource wood")
    assert hand(game, BLUE) == {"wood": 2}
    assert gold(game, BLUE) == 9 + 1 - 2 - 2


@pytest.mark.rule("E-97")
def test_nor_does_it_count_among_the_sales_of_three_equal_cards() -> None:
    game = selling(1, cards="4 ore 3 wool")
    do(game, "sell_resource ore", "sell_to_village ore", "sell_resource wool")
    assert hand(game, BLUE) == {}
    assert gold(game, BLUE) == 9 + 3


@pytest.mark.rule("E-97")
def test_one_gives_what_one_has() -> None:
    assert choices(selling(2, cards="wood 2 ore"), "sell_to_village") == ["wood", "ore"]
    assert "sell_to_village" not in acts(selling(2, cards=""))
    game = selling(2, cards="wood ore")
    do(game, "sell_to_village ore")
    assert choices(game, "sell_to_village") == ["wood"]


@pytest.mark.rule("E-97")
def test_only_in_the_trade_and_build_phase() -> None:
    assert "sell_to_village" not in acts(selling(2, step="movement"))
    assert "sell_to_village" not in acts(selling(2, step="before_roll"))


@pytest.mark.rule("E-95", "E-97")
def test_whoever_lands_a_crew_in_such_a_village_has_it_from_then_on() -> None:
    game = isles(step="movement", tiles={NORTH: "spice fast_gold"}, ships={BLUE: ["5,-1 W crew"]}, hand={BLUE: "grain"})
    do(game, "trade_spice 1 {5,-1}")
    assert [cell(game, "fast_gold", seat) for seat in range(4)] == [1, 0, 0, 0]
    do(game, "end_turn")
    for _ in range(3):
        do(game, "roll", "dice 2", "set_sail", "end_turn")
    do(game, "roll", "dice 2")
    assert may(game, "sell_to_village grain")
