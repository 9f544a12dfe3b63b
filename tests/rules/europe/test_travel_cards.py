"""The cards that move: Swift Journey and Fast Caravan.  (M-08)"""

import pytest

import kogge
from tests.support.europe import BLUE, RED, WHITE, Places, at, cell, choices, do, europe, gold, hand, may, paths
from tests.support.position import acts, roll

EASTWARD = ["walk 1 {6,4 S}", "walk 1 {6,5 N}", "walk 1 {7,3 S}", "walk 1 {6,4 N}", "walk 1 {6,3 S}"]  # from 5,6 N
LINE = ["Prague-4,6 N", "4,6 N-Vienna", "Vienna-5,6 N", "5,6 N-6,4 S", "6,4 S-6,5 N", "6,5 N-7,3 S"]


def journey(
    merchants: Places, *, step: str = "action", words: str = "2 grain", kontors: Places | None = None
) -> kogge.Game:
    """Red holds Swift Journey, and grain that it does not need."""
    return europe(step=step, merchants=merchants, kontors=kontors, cards={RED: "journey"}, hand={RED: words})


def place(game: kogge.Game, merchant: int = 1) -> int:
    return cell(game, "merchant", RED, merchant - 1)


@pytest.mark.rule("M-08")
@pytest.mark.parametrize("step", ["action", "before_roll"])
def test_a_merchant_walks_up_to_five_intersections_without_grain(step: str) -> None:
    game = journey({RED: ["5,6 N"]}, step=step)
    do(game, "play_journey", *EASTWARD)
    assert (game.step, place(game)) == (step, at(game, "6,3 S"))
    assert hand(game, RED) == {"grain": 2}


@pytest.mark.rule("M-08")
@pytest.mark.parametrize("steps", range(5))
def test_the_journey_may_end_earlier_and_the_steps_left_lapse(steps: int) -> None:
    """The next walk costs a grain again, for three intersections."""
    game = journey({RED: ["5,6 N"]}, words="grain")
    do(game, "play_journey", *EASTWARD[:steps], "end_walk")
    assert (game.step, hand(game, RED)) == ("action", {"grain": 1})
    do(game, "walk 1 {6,4 S}" if steps == 0 else EASTWARD[steps])
    assert hand(game, RED) == {}
    assert cell(game, "walk_left") == 2


@pytest.mark.rule("M-08")
def test_the_journey_is_one_merchant_s() -> None:
    game = journey({RED: ["5,6 N", "4,5 S"]})
    do(game, "play_journey")
    assert {text.split()[0] for text in choices(game, "walk")} == {"1", "2"}
    do(game, "walk 2 {3,7 N}")
    assert {text.split()[0] for text in choices(game, "walk")} == {"2"}


@pytest.mark.rule("M-08")
def test_the_journey_needs_a_merchant_on_the_board() -> None:
    assert "play_journey" not in acts(journey({BLUE: ["5,6 N"]}, kontors={RED: ["Prague"]}))


@pytest.mark.rule("M-08")
def test_a_merchant_on_a_journey_passes_what_it_likes_but_stays_only_where_it_may() -> None:
    """M-61: over blue's kontor at Vienna and white's merchant, but the fifth step does not lead to either."""
    game = journey({RED: ["4,5 S"], WHITE: ["5,6 N"]}, words="", kontors={BLUE: ["Vienna"]})
    do(game, "play_journey", "walk 1 {4,6 N}", "walk 1 {Vienna}")
    assert not may(game, "end_walk")
    do(game, "walk 1 {5,6 N}")
    assert not may(game, "end_walk")
    do(game, "walk 1 {6,4 S}")
    assert may(game, "end_walk")
    assert not may(game, "walk 1 {5,6 N}")
    assert may(game, "walk 1 {6,5 N}")


@pytest.mark.rule("M-08")
def test_a_journey_that_ends_in_an_empty_city_founds_a_kontor() -> None:
    """M-62, M-65: in the middle of the way Wroclaw stays empty; Kaliningrad gets a token for its salt works."""
    game = journey({RED: ["6,4 S"]})
    do(
        game,
        "play_journey",
        "walk 1 {6,5 N}",
        "walk 1 {Wroclaw}",
        "walk 1 {6,5 N}",
        "walk 1 {7,3 S}",
        "walk 1 {Kaliningrad}",
    )
    assert (game.step, game.to_act) == ("walk", RED)  # grain could take it on
    do(game, "found_kontor", "turn_token 11")
    assert (game.step, game.to_act) == ("action", RED)
    assert cell(game, "kontor", at(game, "Kaliningrad")) == RED
    assert cell(game, "kontor", at(game, "Wroclaw")) == -1
    assert place(game) == -1
    assert hand(game, RED) == {"grain": 2}


@pytest.mark.rule("M-08")
def test_after_a_journey_grain_makes_walks_as_long_as_ever() -> None:
    """M-60, M-61: over blue's kontor at Vienna, and four intersections for two grain."""
    game = journey({RED: ["4,5 S"]}, kontors={BLUE: ["Vienna"]})
    do(game, "play_journey", "walk 1 {4,6 N}", "end_walk")
    do(game, "walk 1 {Vienna}", "walk 1 {5,6 N}", "walk 1 {Vienna}", "walk 1 {4,7 N}", "end_walk")
    assert (place(game), hand(game, RED)) == (at(game, "4,7 N"), {})


@pytest.mark.rule("M-08")
def test_a_kontor_founded_by_a_journey_before_the_roll_has_its_share_of_the_roll() -> None:
    game = journey({RED: ["7,3 S"]}, step="before_roll", words="")
    do(game, "play_journey", "walk 1 {Kaliningrad}", "found_kontor", "turn_token 5")
    assert acts(game) == {"roll"}
    roll(game, 5)
    assert hand(game, RED) == {"salt": 1}


def caravan(
    *, step: str = "action", lines: Places | None = None, kontors: Places | None = None, coins: int = 3
) -> kogge.Game:
    """Red holds Fast Caravan, and salt that it does not need; its caravan stands at Prague on the line eastward."""
    return europe(
        step=step,
        kontors=kontors,
        routes=lines or {RED: LINE},
        caravans={RED: ["Prague-4,6 N"]},
        cards={RED: "fast_caravan"},
        hand={RED: "2 salt"},
        gold={RED: coins},
    )


def drive(game: kogge.Game, *stops: int) -> None:
    """Caravan 1 goes to these routes of the line, one after the other."""
    do(game, *[f"drive 1 {{{LINE[k]}}}" for k in stops])


def beside(game: kogge.Game) -> list[str]:
    return [str(cell(game, "caravan", RED))]


@pytest.mark.rule("M-08")
@pytest.mark.parametrize("step", ["action", "before_roll"])
def test_a_caravan_drives_up_to_four_routes_without_salt(step: str) -> None:
    game = caravan(step=step)
    game.play("play_fast_caravan")
    drive(game, 1, 2, 3, 4)
    assert (game.step, beside(game)) == (step, paths(game, LINE[4]))
    assert hand(game, RED) == {"salt": 2}


@pytest.mark.rule("M-08")
@pytest.mark.parametrize("steps", range(4))
def test_the_drive_may_end_earlier_and_the_steps_left_lapse(steps: int) -> None:
    """The next drive costs a salt again, for three routes."""
    game = caravan()
    game.play("play_fast_caravan")
    drive(game, *range(1, steps + 1))
    game.play("end_drive")
    assert (game.step, hand(game, RED)) == ("action", {"salt": 2})
    drive(game, steps + 1)
    assert hand(game, RED) == {"salt": 1}
    assert cell(game, "drive_left") == 2


@pytest.mark.rule("M-08")
def test_the_drive_is_one_caravan_s() -> None:
    game = europe(routes={RED: LINE}, caravans={RED: [LINE[0], LINE[3]]}, cards={RED: "fast_caravan"})
    game.play("play_fast_caravan")
    assert {text.split()[0] for text in choices(game, "drive")} == {"1", "2"}
    do(game, f"drive 2 {{{LINE[4]}}}")
    assert {text.split()[0] for text in choices(game, "drive")} == {"2"}


@pytest.mark.rule("M-08")
def test_the_drive_needs_a_caravan_on_the_board() -> None:
    game = europe(routes={RED: LINE}, caravans={BLUE: [LINE[0]]}, cards={RED: "fast_caravan"})
    assert "play_fast_caravan" not in acts(game)


@pytest.mark.rule("M-08")
def test_tolls_are_due_on_a_fast_drive() -> None:
    """M-72: one gold to blue for its two routes, one to white; a later drive by salt in the same turn pays no more."""
    game = caravan(lines={RED: [LINE[0], LINE[3]], BLUE: LINE[1:3], WHITE: LINE[4:]})
    game.play("play_fast_caravan")
    drive(game, 1, 2, 3, 4)
    assert [gold(game, seat) for seat in (RED, BLUE, WHITE)] == [1, 4, 4]
    drive(game, 5, 4, 3)
    assert [gold(game, seat) for seat in (RED, BLUE, WHITE)] == [1, 4, 4]


@pytest.mark.rule("M-08")
def test_without_gold_for_the_toll_a_fast_caravan_can_t_go_there() -> None:
    """M-74; nor does it ever go where no route is, M-79."""
    game = caravan(lines={RED: [LINE[0], LINE[1]], BLUE: [LINE[2], "4,6 N-4,5 S"]}, coins=0)
    game.play("play_fast_caravan")
    assert choices(game, "drive") == [f"1 {path}" for path in paths(game, LINE[1])]


@pytest.mark.rule("M-08")
def test_a_fast_caravan_does_not_end_beside_a_full_route() -> None:
    """M-71: it may pass two caravans, but the fourth step does not lead there."""
    game = europe(
        routes={RED: LINE},
        caravans={RED: [LINE[0]], BLUE: [LINE[2], LINE[4]], WHITE: [LINE[2], LINE[4]]},
        cards={RED: "fast_caravan"},
    )
    game.play("play_fast_caravan")
    drive(game, 1, 2)
    assert not may(game, "end_drive")
    drive(game, 3)
    assert may(game, "end_drive")
    assert not may(game, f"drive 1 {{{LINE[4]}}}")


@pytest.mark.rule("M-08")
def test_after_a_fast_drive_salt_makes_drives_as_long_as_ever() -> None:
    """M-70, M-71: the third step leads beside a full route, and the second salt on from there."""
    game = europe(
        routes={RED: LINE},
        caravans={RED: [LINE[0]], BLUE: [LINE[4]], WHITE: [LINE[4]]},
        cards={RED: "fast_caravan"},
        hand={RED: "2 salt"},
    )
    game.play("play_fast_caravan")
    drive(game, 1)
    game.play("end_drive")
    drive(game, 2, 3, 4, 5)
    assert (beside(game), hand(game, RED)) == (paths(game, LINE[5]), {})


@pytest.mark.rule("M-75")
def test_a_fast_caravan_delivers_on_its_way_in_the_action_phase() -> None:
    game = caravan(kontors={BLUE: ["Vienna"]})
    game.play("play_fast_caravan")
    drive(game, 1)
    do(game, "deliver {Vienna}")
    drive(game, 2, 3, 4)
    assert (game.step, cell(game, "points", RED)) == ("action", 1)


@pytest.mark.rule("M-75")
@pytest.mark.parametrize("passes", [False, True])
def test_a_fast_caravan_sent_before_the_roll_does_not_deliver_until_the_action_phase(passes: bool) -> None:
    """It delivers then where it stands; what it has only passed is behind it."""
    game = caravan(step="before_roll", kontors={BLUE: ["Vienna"]})
    game.play("play_fast_caravan")
    drive(game, 1)
    assert acts(game) == {"drive", "end_drive"}
    if passes:
        drive(game, 2, 3)
    game.play("end_drive")
    assert acts(game) == {"roll"}
    roll(game, 12)
    assert choices(game, "deliver") == ([] if passes else ["Vienna"])


@pytest.mark.rule("M-72")
def test_the_toll_of_a_fast_caravan_before_the_roll_holds_for_the_turn() -> None:
    """Ruling R24."""
    game = caravan(step="before_roll", lines={RED: [LINE[0]], BLUE: LINE[1:]})
    game.play("play_fast_caravan")
    drive(game, 1)
    game.play("end_drive")
    roll(game, 7)
    do(game, "move_robber {Po Valley}")
    drive(game, 2, 3, 4)
    assert (gold(game, RED), gold(game, BLUE)) == (2, 4)
