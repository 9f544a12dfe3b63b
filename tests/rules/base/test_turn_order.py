"""The order of a turn, with combined and with separate phases.  (B-20 to B-23)"""

import pytest

import kogge
from tests.support.position import BLUE, ORANGE, RED, WHITE, acts, chances, hand, may, position, roll

BUILD = {"build_road", "build_settlement", "build_city", "buy_card"}
TRADE = {"bank_trade", "open_trade", "call_for_offers"}
CARDS = {"play_knight", "play_road_building", "play_discovery", "play_monopoly"}
RICH = "9 wood 9 brick 9 wool 9 grain 9 ore"


def rich(phases: str, step: str = "", cards: str = "") -> kogge.Game:
    """Orange could do everything that can be done at this step."""
    return position(
        phases=phases,
        step=step,
        settlements={ORANGE: [8]},
        roads={ORANGE: ["8-4-1"]},
        hand={ORANGE: RICH, RED: "wood"},
        cards={ORANGE: cards},
    )


@pytest.mark.rule("B-20")
def test_a_turn_is_the_roll_then_trade_then_building_then_the_dice_pass_to_the_left() -> None:
    game = rich("separate", step="before_roll")
    roll(game, 12)
    assert acts(game) == TRADE | {"start_building"}
    game.play("bank_trade ore for wool")
    game.play("start_building")
    assert acts(game) == BUILD | {"end_turn"}
    game.play("build_settlement 1")
    game.play("end_turn")
    assert (game.turn_of, game.to_act, game.step) == (RED, RED, "before_roll")


@pytest.mark.rule("B-20")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_turns_go_round_the_table(players: int) -> None:
    game = position(players=players, step="before_roll")
    order = []
    for _ in range(2 * players):
        order.append(game.turn_of)
        roll(game, 2)
        assert game.to_act == game.turn_of == order[-1]
        game.play("end_turn")
    assert order == [*range(players), *range(players)]


@pytest.mark.rule("B-20")
@pytest.mark.parametrize("phases", ["combined", "separate"])
def test_the_roll_comes_first_and_the_turn_can_not_end_before_it(phases: str) -> None:
    game = position(phases=phases, step="before_roll")
    assert acts(game) == {"roll"}
    roll(game, 2)
    if phases == "separate":
        assert "end_turn" not in acts(game)  # the building phase comes first, if only to be left
        game.play("start_building")
    assert "end_turn" in acts(game)


@pytest.mark.rule("B-21")
def test_combined_phases_let_trade_and_build_in_any_order() -> None:
    game = rich("combined", step="before_roll")
    roll(game, 12)
    assert acts(game) == BUILD | TRADE | {"end_turn"}
    for text in ("build_road 1-5", "bank_trade ore for wool", "build_city 8", "bank_trade wood for grain"):
        game.play(text)
        assert acts(game) >= TRADE | {"build_road", "end_turn"}
    assert hand(game, ORANGE) == {"wood": 4, "brick": 8, "wool": 10, "grain": 8, "ore": 2}


@pytest.mark.rule("B-21")
def test_separate_phases_have_all_trade_before_all_building() -> None:
    game = rich("separate", step="before_roll")
    roll(game, 12)
    assert not acts(game) & BUILD
    game.play("bank_trade ore for wood")
    assert not acts(game) & BUILD
    game.play("start_building")
    assert not acts(game) & (TRADE | {"start_building"})
    game.play("build_road 1-5")
    assert not acts(game) & TRADE


@pytest.mark.rule("B-21")
def test_a_deal_with_another_player_does_not_end_the_trade_phase() -> None:
    game = rich("separate")
    game.play("open_trade; offer ore; ask wood; propose")
    for seat in (RED, BLUE, WHITE):
        assert game.to_act == seat
        game.play("accept" if seat == RED else "decline")
    game.play("deal red")
    assert game.step == "trade"
    assert acts(game) >= {"bank_trade", "open_trade", "start_building"}


@pytest.mark.rule("B-21")
def test_the_phases_are_combined_unless_told_otherwise() -> None:
    game = kogge.start("base", seed=0)
    game.play_chance()
    roll(game, 2)
    assert game.step == "action"


def on_the_way_to_the_wool_harbour(phases: str) -> kogge.Game:
    return position(
        phases=phases,
        step="build" if phases == "separate" else "",
        roads={ORANGE: ["5-9"]},
        hand={ORANGE: "wood brick 3 wool grain"},
    )


@pytest.mark.rule("B-22")
def test_with_separate_phases_a_new_harbour_serves_from_the_next_turn() -> None:
    game = on_the_way_to_the_wool_harbour("separate")
    game.play("build_settlement 5")
    assert hand(game, ORANGE) == {"wool": 2}
    assert acts(game) == {"end_turn"}
    for _ in (RED, BLUE, WHITE):
        game.play("end_turn")
        roll(game, 2)
        game.play("start_building")
    game.play("end_turn")
    roll(game, 2)
    game.play("bank_trade wool for ore")
    assert hand(game, ORANGE) == {"ore": 1}


@pytest.mark.rule("B-22")
def test_with_combined_phases_a_new_harbour_serves_at_once() -> None:
    game = on_the_way_to_the_wool_harbour("combined")
    assert not may(game, "bank_trade wool for ore")
    game.play("build_settlement 5")
    game.play("bank_trade wool for ore")
    assert hand(game, ORANGE) == {"ore": 1}


@pytest.mark.rule("B-23")
@pytest.mark.parametrize("phases", ["combined", "separate"])
def test_before_the_roll_nothing_is_allowed_but_a_development_card(phases: str) -> None:
    assert acts(rich(phases, "before_roll")) == {"roll"}
    game = rich(phases, "before_roll", cards="knight road_building discovery monopoly victory_point")
    assert acts(game) == CARDS | {"roll"}


@pytest.mark.rule("B-23")
@pytest.mark.parametrize("phases", ["combined", "separate"])
def test_the_dice_are_rolled_once_a_turn(phases: str) -> None:
    game = rich(phases, "before_roll")
    roll(game, 12)
    assert not may(game, "roll")
    if phases == "separate":
        game.play("start_building")
        assert not may(game, "roll")
    game.play("build_road 1-5")
    assert not may(game, "roll")


@pytest.mark.rule("B-23")
def test_two_dice_are_rolled_and_added() -> None:
    game = position(step="before_roll")
    game.play("roll")
    assert game.to_act == kogge.CHANCE
    ways = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
    assert chances(game) == pytest.approx({str(total): n / 36 for total, n in ways.items()})


@pytest.mark.rule("B-23")
def test_the_dice_that_the_game_rolls_itself_show_what_two_dice_show() -> None:
    game = position(step="before_roll")
    game.play("roll")
    seen = [0] * 13
    for _ in range(3600):
        seen[game.rules.drawn(game.state, game.luck) - game.action("dice 0")] += 1
    expected = [0, 0, 100, 200, 300, 400, 500, 600, 500, 400, 300, 200, 100]
    assert all(abs(n - about) <= 5 * about**0.5 for n, about in zip(seen, expected, strict=True))
