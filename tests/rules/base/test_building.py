"""Roads, settlements, cities and cards: where they go and what they cost.  (B-50 to B-58)"""

import pytest

import kogge
from tests.support.position import (
    BLUE,
    ORANGE,
    RED,
    acts,
    bank,
    cards,
    cell,
    choices,
    hand,
    may,
    points,
    position,
    roll,
)

COAST = "0-3-7-11-16-21-27-33-38-43-47-51-48-52-49-53"  # a line of all fifteen roads
RICH = "5 wood 5 brick 5 wool 5 grain 5 ore"


def open_paths(game: kogge.Game) -> set[str]:
    """The paths on which a road may be built now, each by its two ends."""
    return {"{}-{}".format(*game.rules.topo.edge_nodes[int(path)]) for path in choices(game, "build_road")}


# Roads


@pytest.mark.rule("B-50")
@pytest.mark.parametrize("kind", ["settlements", "cities"])
def test_a_road_goes_on_a_path_at_an_own_settlement_or_city(kind: str) -> None:
    homes = {ORANGE: [13], BLUE: [30]}
    game = position(
        settlements=homes if kind == "settlements" else None,
        cities=homes if kind == "cities" else None,
        hand={ORANGE: "wood brick"},
    )
    assert open_paths(game) == {"8-13", "9-13", "13-18"}


@pytest.mark.rule("B-50")
def test_a_road_goes_on_from_an_own_road() -> None:
    game = position(roads={ORANGE: ["8-13"], BLUE: ["35-40"]}, hand={ORANGE: "wood brick"})
    assert open_paths(game) == {"4-8", "8-12", "9-13", "13-18"}


@pytest.mark.rule("B-50")
@pytest.mark.parametrize("kind", ["settlements", "cities"])
def test_a_road_may_not_pass_through_another_players_home(kind: str) -> None:
    homes = {BLUE: [13]}
    game = position(
        roads={ORANGE: ["4-8-13"]},
        settlements=homes if kind == "settlements" else None,
        cities=homes if kind == "cities" else None,
        hand={ORANGE: "wood brick"},
    )
    assert open_paths(game) == {"0-4", "1-4", "8-12"}
    with pytest.raises(kogge.Refused):
        game.play("build_road 9-13")


@pytest.mark.rule("B-50")
def test_a_road_may_pass_through_an_own_settlement() -> None:
    game = position(roads={ORANGE: ["4-8-13"]}, settlements={ORANGE: [13]}, hand={ORANGE: "wood brick"})
    assert {"9-13", "13-18"} <= open_paths(game)


@pytest.mark.rule("B-50")
def test_a_road_may_run_up_to_another_players_settlement() -> None:
    game = position(roads={ORANGE: ["4-8"]}, settlements={BLUE: [13]}, hand={ORANGE: "wood brick"})
    assert may(game, "build_road 8-13")


@pytest.mark.rule("B-50")
def test_a_path_beside_another_players_settlement_is_reached_from_its_far_end() -> None:
    game = position(roads={ORANGE: ["4-8-13", "23-18"]}, settlements={BLUE: [13]}, hand={ORANGE: "wood brick"})
    assert may(game, "build_road 13-18")
    assert not may(game, "build_road 9-13")


@pytest.mark.rule("B-50")
def test_another_players_roads_do_not_bar_an_intersection() -> None:
    game = position(roads={ORANGE: ["4-8-13"], BLUE: ["9-13"]}, hand={ORANGE: "wood brick"})
    assert may(game, "build_road 13-18")


@pytest.mark.rule("B-50")
def test_a_settlement_just_built_closes_the_way_to_the_others() -> None:
    game = position(
        turn_of=ORANGE,
        roads={RED: ["4-8-13"], ORANGE: ["18-13"]},
        hand={ORANGE: "wood brick wool grain", RED: "wood brick"},
    )
    game.play("build_settlement 13")
    game.play("end_turn")
    roll(game, 12)
    assert open_paths(game) == {"0-4", "1-4", "8-12"}


@pytest.mark.rule("B-50")
def test_a_settlement_just_built_leaves_open_what_is_reached_from_elsewhere() -> None:
    game = position(
        turn_of=ORANGE,
        roads={RED: ["4-8-13", "23-18"], ORANGE: ["9-13"]},
        hand={ORANGE: "wood brick wool grain", RED: "wood brick"},
    )
    game.play("build_settlement 13")
    game.play("end_turn")
    roll(game, 12)
    assert open_paths(game) == {"0-4", "1-4", "8-12", "13-18", "18-24", "17-23", "23-29"}


@pytest.mark.rule("B-51")
def test_a_path_holds_one_road_whoever_built_it() -> None:
    game = position(
        settlements={ORANGE: [8], BLUE: [18]}, roads={ORANGE: ["8-12"], BLUE: ["18-13-8"]}, hand={ORANGE: RICH}
    )
    assert not may(game, "build_road 8-12")
    assert not may(game, "build_road 8-13")
    game.play("build_road 4-8")
    assert not may(game, "build_road 4-8")
    assert cell(game, "road", game.rules.topo.edge_between(8, 13) or 0) == BLUE


@pytest.mark.rule("B-51")
def test_coasts_are_paths_too() -> None:
    game = position(roads={ORANGE: ["4-8"]}, hand={ORANGE: "2 wood 2 brick"})
    game.play("build_road 0-4")
    game.play("build_road 0-3")
    assert [game.read("road")[game.rules.topo.edge_between(*ends) or 0] for ends in ((0, 4), (0, 3))] == [[ORANGE]] * 2


# Settlements and cities


@pytest.mark.rule("B-52")
def test_a_settlement_goes_only_where_an_own_road_reaches() -> None:
    game = position(roads={ORANGE: ["8-13-18"], BLUE: ["28-34"]}, hand={ORANGE: RICH})
    assert choices(game, "build_settlement") == ["8", "13", "18"]


@pytest.mark.rule("B-52")
@pytest.mark.parametrize("owner", [ORANGE, BLUE])
@pytest.mark.parametrize("kind", ["settlements", "cities"])
def test_a_settlement_keeps_the_distance_rule_to_homes_of_anyone(owner: int, kind: str) -> None:
    homes = {owner: [9]}
    game = position(
        roads={ORANGE: ["8-13-18"]},
        settlements=homes if kind == "settlements" else None,
        cities=homes if kind == "cities" else None,
        hand={ORANGE: RICH},
    )
    assert choices(game, "build_settlement") == ["8", "18"]


@pytest.mark.rule("B-52")
def test_an_intersection_holds_one_home() -> None:
    game = position(
        roads={ORANGE: ["8-13-18"]}, settlements={BLUE: [18]}, cities={ORANGE: [8]}, hand={ORANGE: RICH, BLUE: RICH}
    )
    assert choices(game, "build_settlement") == []


@pytest.mark.rule("B-52")
def test_two_settlements_of_a_turn_keep_their_distance() -> None:
    game = position(roads={ORANGE: ["8-13-18"]}, hand={ORANGE: RICH})
    game.play("build_settlement 13")
    assert choices(game, "build_settlement") == []


@pytest.mark.rule("B-53")
def test_a_city_replaces_an_own_settlement_and_nothing_else() -> None:
    game = position(
        settlements={ORANGE: [8], BLUE: [30]}, cities={ORANGE: [18]}, roads={ORANGE: ["8-4"]}, hand={ORANGE: RICH}
    )
    assert choices(game, "build_city") == ["8"]
    game.play("build_city 8")
    assert (cell(game, "home", 8), cell(game, "home_kind", 8)) == (ORANGE, 1)


@pytest.mark.rule("B-53")
def test_the_settlement_piece_returns_when_a_city_is_built() -> None:
    game = position(settlements={ORANGE: [8, 18]}, hand={ORANGE: RICH})
    assert (cell(game, "settlements_left", ORANGE), cell(game, "cities_left", ORANGE)) == (3, 4)
    game.play("build_city 8")
    assert (cell(game, "settlements_left", ORANGE), cell(game, "cities_left", ORANGE)) == (4, 3)


@pytest.mark.rule("B-53")
def test_a_settlement_becomes_a_city_in_the_turn_in_which_it_was_built() -> None:
    game = position(roads={ORANGE: ["8-13"]}, hand={ORANGE: RICH})
    game.play("build_settlement 8")
    game.play("build_city 8")
    assert choices(game, "build_city") == []


# Pieces and prices


@pytest.mark.rule("B-54")
def test_no_road_can_be_built_without_a_road_left() -> None:
    game = position(settlements={ORANGE: [8]}, roads={ORANGE: [COAST]}, hand={ORANGE: RICH})
    assert cell(game, "roads_left", ORANGE) == 0
    assert "build_road" not in acts(game)


@pytest.mark.rule("B-54")
def test_the_last_road_can_be_built() -> None:
    game = position(roads={ORANGE: [COAST.removesuffix("-53")]}, hand={ORANGE: RICH})
    game.play("build_road 49-53")
    assert cell(game, "roads_left", ORANGE) == 0


@pytest.mark.rule("B-54")
def test_with_five_settlements_on_the_board_one_must_become_a_city_first() -> None:
    game = position(settlements={ORANGE: [0, 8, 18, 30, 40]}, roads={ORANGE: ["11-16"]}, hand={ORANGE: RICH})
    assert "build_settlement" not in acts(game)
    game.play("build_city 0")
    assert may(game, "build_settlement 16")


@pytest.mark.rule("B-54")
def test_no_city_can_be_built_without_a_city_left() -> None:
    game = position(cities={ORANGE: [0, 8, 18, 30]}, settlements={ORANGE: [40]}, hand={ORANGE: RICH})
    assert "build_city" not in acts(game)


@pytest.mark.rule("B-54")
def test_no_card_can_be_bought_when_the_pile_is_empty() -> None:
    assert "buy_card" in acts(position(pile="knight", hand={ORANGE: RICH}))
    assert "buy_card" not in acts(position(pile="", hand={ORANGE: RICH}))


PRICES = [
    ("build_road 8-12", {"wood": 1, "brick": 1}),
    ("build_settlement 18", {"wood": 1, "brick": 1, "wool": 1, "grain": 1}),
    ("build_city 8", {"grain": 2, "ore": 3}),
    ("buy_card", {"wool": 1, "grain": 1, "ore": 1}),
]


def ready_to_build(purse: dict[str, int]) -> kogge.Game:
    words = " ".join(f"{n} {name}" for name, n in purse.items() if n)
    return position(settlements={ORANGE: [8]}, roads={ORANGE: ["8-13-18"]}, hand={ORANGE: words})


@pytest.mark.rule("B-55")
@pytest.mark.parametrize(("act", "price"), PRICES)
def test_the_price_goes_back_to_the_bank(act: str, price: dict[str, int]) -> None:
    game = ready_to_build(price)
    game.play(act)
    assert hand(game, ORANGE) == {}
    assert set(bank(game).values()) == {19}
    assert cell(game, "hand_size", ORANGE) == 0


@pytest.mark.rule("B-55")
@pytest.mark.parametrize(("act", "price"), PRICES)
def test_nothing_is_built_when_a_single_card_of_the_price_is_missing(act: str, price: dict[str, int]) -> None:
    everything = {"wood": 4, "brick": 4, "wool": 4, "grain": 4, "ore": 4}
    assert may(ready_to_build(everything | price), act)
    for name, n in price.items():
        assert not may(ready_to_build(everything | {name: n - 1}), act), name


@pytest.mark.rule("B-55")
def test_as_much_may_be_built_in_a_turn_as_can_be_paid() -> None:
    game = position(settlements={ORANGE: [8]}, roads={ORANGE: ["8-13"]}, hand={ORANGE: RICH})
    built = ("build_road 13-18", "build_road 18-24", "build_settlement 18", "build_city 8", "build_road 24-30")
    for act in (*built, "build_settlement 30", "buy_card", "draw_card knight"):
        game.play(act)
    assert hand(game, ORANGE) == {"wool": 2, "ore": 1}
    assert acts(game) == {"end_turn", "open_trade", "call_for_offers"}


@pytest.mark.rule("B-56")
def test_a_settlement_is_worth_one_point_and_a_city_two() -> None:
    game = position(roads={ORANGE: ["8-13"]}, hand={ORANGE: RICH})
    assert points(game, ORANGE) == 0
    game.play("build_settlement 8")
    assert points(game, ORANGE) == 1
    game.play("build_city 8")
    assert points(game, ORANGE) == 2


# Development cards are built, so to speak


@pytest.mark.rule("B-57")
def test_any_number_of_cards_may_be_bought_in_a_turn() -> None:
    game = position(hand={ORANGE: "3 ore 3 wool 3 grain"})
    for card in ("knight", "knight", "monopoly"):
        game.play("buy_card")
        game.play(f"draw_card {card}")
    assert cards(game, ORANGE) == {"knight": 2, "monopoly": 1}
    assert hand(game, ORANGE) == {}


@pytest.mark.rule("B-57")
def test_no_card_is_bought_before_the_roll() -> None:
    game = position(step="before_roll", hand={ORANGE: RICH})
    assert acts(game) == {"roll"}


@pytest.mark.rule("B-57")
def test_with_separate_phases_cards_are_bought_in_the_build_phase() -> None:
    game = position(phases="separate", step="trade", hand={ORANGE: RICH}, trade=False)
    assert "buy_card" not in acts(game)
    game.play("start_building")
    game.play("buy_card")
    game.play("draw_card knight")
    assert game.step == "build"
    assert may(game, "buy_card")


# The coast


@pytest.mark.rule("B-58")
def test_intersections_that_touch_one_hex_only_are_building_sites() -> None:
    game = position(roads={ORANGE: [COAST]}, hand={ORANGE: RICH})
    lonely = [node for node in range(54) if len(game.rules.topo.node_hexes[node]) == 1]
    assert len(lonely) == 18
    on_the_line = {int(stop) for stop in COAST.split("-")}
    assert {int(node) for node in choices(game, "build_settlement")} == on_the_line
    assert len(on_the_line & set(lonely)) == 10


@pytest.mark.rule("B-58")
def test_a_settlement_on_a_lonely_coast_yields_and_becomes_a_city_like_others() -> None:
    game = position(roads={ORANGE: ["0-3"]}, hand={ORANGE: RICH}, turn_of=ORANGE)
    game.play("build_settlement 3")
    game.play("build_city 3")
    game.play("end_turn")
    before = hand(game, ORANGE)["wood"]
    roll(game, 6)
    assert hand(game, ORANGE)["wood"] == before + 2


@pytest.mark.rule("B-58")
def test_all_intersections_are_open_to_the_founders() -> None:
    game = kogge.start("base", seed=1, board="random")
    game.play_chance()
    assert len(choices(game, "found_settlement")) == 54
