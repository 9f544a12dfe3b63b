"""Progress cards: Road Building, Discovery, Monopoly.  (B-46 to B-49)"""

import pytest

import kogge
from tests.support.position import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    Nodes,
    Paths,
    acts,
    bank,
    cards,
    cell,
    choices,
    column,
    hand,
    may,
    paths,
    position,
    roll,
)

FIVE = ("wood", "brick", "wool", "grain", "ore")


def road_builder(
    roads: Paths | None = None, settlements: Nodes | None = None, cards: str = "road_building", step: str = "action"
) -> kogge.Game:
    """Orange lives at 0 with a road to 3, unless told otherwise, and may play Road Building."""
    return position(
        step=step,
        settlements=settlements or {ORANGE: [0]},
        roads=roads or {ORANGE: ["0-3"]},
        hand={ORANGE: "wood"},
        cards={ORANGE: cards},
    )


@pytest.mark.rule("B-46")
def test_road_building_lays_two_free_roads() -> None:
    game = road_builder()
    game.play("play_road_building; lay_free_road 3-7")
    assert game.step == "lay_free_road"
    game.play("lay_free_road 7-12")
    assert (game.step, game.to_act) == ("action", ORANGE)
    assert column(game, "road").count(ORANGE) == 3
    assert cell(game, "roads_left", ORANGE) == 12
    assert hand(game, ORANGE) == {"wood": 1}


@pytest.mark.rule("B-46")
def test_free_roads_follow_the_normal_placement_rules() -> None:
    game = road_builder(settlements={ORANGE: [0], BLUE: [7]}, roads={ORANGE: ["0-3"], RED: ["4-8"]})
    game.play("play_road_building")
    assert set(choices(game, "lay_free_road")) == paths(game, "0-4 3-7")
    game.play("lay_free_road 3-7")  # as far as blue's settlement, but not through it
    assert set(choices(game, "lay_free_road")) == paths(game, "0-4")
    game.undo()
    game.play("lay_free_road 0-4")
    assert set(choices(game, "lay_free_road")) == paths(game, "1-4 3-7")


@pytest.mark.rule("B-46")
def test_the_second_free_road_may_be_declined_but_not_the_first() -> None:
    game = road_builder()
    game.play("play_road_building")
    assert acts(game) == {"lay_free_road"}
    game.play("lay_free_road 0-4")
    assert acts(game) == {"lay_free_road", "decline_free_road"}
    game.play("decline_free_road")
    assert (game.step, game.to_act) == ("action", ORANGE)
    assert cell(game, "roads_left", ORANGE) == 13


@pytest.mark.rule("B-46")
@pytest.mark.parametrize("last", ["lay_free_road 3-7", "decline_free_road"])
def test_road_building_may_come_before_the_roll(last: str) -> None:
    game = road_builder(step="before_roll")
    game.play(f"play_road_building; lay_free_road 0-4; {last}")
    assert (game.step, game.to_act) == ("before_roll", ORANGE)
    assert acts(game) == {"roll"}


@pytest.mark.rule("B-46")
def test_a_second_road_building_card_lays_two_roads_again() -> None:
    game = road_builder(cards="2 road_building")
    game.play("play_road_building; lay_free_road 0-4; decline_free_road; end_turn")
    for _ in (RED, BLUE, WHITE):
        roll(game, 2)
        game.play("end_turn")
    game.play("play_road_building")
    assert acts(game) == {"lay_free_road"}
    game.play("lay_free_road 3-7; lay_free_road 7-12")
    assert game.step == "before_roll"


ALL_BUT_ONE = ["0-3-7-11-16-21-27-33-38-43-47-51-48-52-49"]  # fourteen roads along the coast


@pytest.mark.rule("B-46")
def test_with_one_road_left_only_one_is_laid() -> None:
    game = road_builder(roads={ORANGE: ALL_BUT_ONE})
    assert cell(game, "roads_left", ORANGE) == 1
    game.play("play_road_building; lay_free_road 0-4")
    assert (game.step, game.to_act) == ("action", ORANGE)
    assert cell(game, "roads_left", ORANGE) == 0


@pytest.mark.rule("B-46")
def test_road_building_can_not_be_played_without_a_road_left() -> None:
    game = road_builder(roads={ORANGE: [*ALL_BUT_ONE, "0-4"]})
    assert cell(game, "roads_left", ORANGE) == 0
    assert not may(game, "play_road_building")


@pytest.mark.rule("B-46")
def test_road_building_can_not_be_played_where_no_road_finds_a_place() -> None:
    shut_in = {ORANGE: ["0-3"], RED: ["0-4"], BLUE: ["3-7"]}
    assert not may(road_builder(roads=shut_in), "play_road_building")
    assert may(road_builder(roads={ORANGE: ["0-3"], RED: ["0-4"]}), "play_road_building")


@pytest.mark.rule("B-46")
def test_only_one_road_is_laid_where_a_second_finds_no_place() -> None:
    game = road_builder(settlements={ORANGE: [0], BLUE: [7]}, roads={ORANGE: ["0-3"], RED: ["0-4"]})
    game.play("play_road_building; lay_free_road 3-7")
    assert (game.step, game.to_act) == ("action", ORANGE)


@pytest.mark.rule("B-47")
@pytest.mark.parametrize("first", FIVE)
@pytest.mark.parametrize("second", FIVE)
def test_discovery_takes_any_two_cards_equal_or_different(first: str, second: str) -> None:
    game = position(cards={ORANGE: "discovery"}, hand={RED: "ore"})
    game.play("play_discovery")
    assert choices(game, "take_card") == list(FIVE)
    game.play(f"take_card {first}")
    assert acts(game) == {"take_card"}
    game.play(f"take_card {second}")
    assert (game.step, game.to_act) == ("action", ORANGE)
    assert hand(game, ORANGE) == ({first: 2} if first == second else {first: 1, second: 1})
    assert sum(bank(game).values()) == 92


@pytest.mark.rule("B-47")
def test_discovery_takes_only_what_the_bank_has() -> None:
    game = position(cards={ORANGE: "discovery"}, bank="1 wood 0 brick 0 wool 0 grain 1 ore", hoarder=WHITE)
    game.play("play_discovery")
    assert choices(game, "take_card") == ["wood", "ore"]
    game.play("take_card wood")
    assert choices(game, "take_card") == ["ore"]


@pytest.mark.rule("B-47")
@pytest.mark.parametrize(("step", "left"), [("action", 1), ("before_roll", 1), ("action", 0), ("before_roll", 0)])
def test_discovery_takes_what_there_is_from_a_bank_with_fewer_than_two(step: str, left: int) -> None:
    game = position(
        step=step, cards={ORANGE: "discovery"}, bank=f"0 wood 0 brick {left} wool 0 grain 0 ore", hoarder=WHITE
    )
    game.play("play_discovery")
    if left:
        game.play("take_card wool")
    assert (game.step, game.to_act) == (step, ORANGE)
    assert hand(game, ORANGE) == ({"wool": 1} if left else {})
    assert "play_discovery" not in acts(game)


@pytest.mark.rule("B-47")
def test_discovered_cards_are_used_as_soon_as_cards_may_be_spent() -> None:
    game = position(cards={ORANGE: "discovery"}, roads={ORANGE: ["0-3"]})
    game.play("play_discovery; take_card wood; take_card brick; build_road 0-4")
    assert hand(game, ORANGE) == {}
    game = position(step="before_roll", cards={ORANGE: "discovery"}, roads={ORANGE: ["0-3"]})
    game.play("play_discovery; take_card wood; take_card brick")
    assert acts(game) == {"roll"}
    roll(game, 2)
    game.play("build_road 0-4")


@pytest.mark.rule("B-47", "B-31")
def test_discovered_cards_count_for_a_seven_rolled_after_them() -> None:
    game = position(step="before_roll", cards={ORANGE: "discovery"}, hand={ORANGE: "6 ore"})
    game.play("play_discovery; take_card wood; take_card brick")
    roll(game, 7)
    assert (game.step, game.to_act) == ("discard", ORANGE)
    assert cell(game, "discards_due", ORANGE) == 4


@pytest.mark.rule("B-48")
@pytest.mark.parametrize("step", ["action", "before_roll"])
def test_with_monopoly_every_other_player_hands_over_all_cards_of_a_resource(step: str) -> None:
    game = position(
        step=step,
        cards={ORANGE: "monopoly"},
        hand={ORANGE: "wool ore", RED: "3 wool 2 ore", BLUE: "4 grain", WHITE: "5 wool"},
    )
    stock = bank(game)
    game.play("play_monopoly wool")
    assert (game.step, game.to_act) == (step, ORANGE)
    assert [hand(game, seat) for seat in range(4)] == [{"wool": 9, "ore": 1}, {"ore": 2}, {"grain": 4}, {}]
    assert column(game, "hand_size") == [10, 2, 4, 0]
    assert bank(game) == stock


@pytest.mark.rule("B-48")
def test_monopoly_names_any_resource_even_one_that_nobody_has() -> None:
    game = position(cards={ORANGE: "monopoly"}, hand={RED: "ore"})
    assert choices(game, "play_monopoly") == list(FIVE)
    game.play("play_monopoly grain")
    assert hand(game, ORANGE) == {}
    assert hand(game, RED) == {"ore": 1}


@pytest.mark.rule("B-49")
@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("road_building", "play_road_building; lay_free_road 0-4; decline_free_road"),
        ("discovery", "play_discovery; take_card ore; take_card ore"),
        ("monopoly", "play_monopoly ore"),
    ],
)
def test_a_played_progress_card_leaves_the_game(card: str, text: str) -> None:
    game = position(
        roads={ORANGE: ["0-3"]},
        cards={ORANGE: card, RED: card},
        hand={ORANGE: "3 wool 3 grain 3 ore"},
        pile="knight",
        hoarder=WHITE,
    )
    game.play(text)
    assert cards(game, ORANGE) == {}
    assert cell(game, "card_count", ORANGE) == 0
    assert sum(cards(game, seat).get(card, 0) for seat in range(4)) == 1  # red's
    assert cell(game, "pile") == 1
    game.play("buy_card")
    assert [outcome.text for outcome in game.outcomes()] == ["draw_card knight"]
