"""A seven: discards, the robber and its theft; tokens beneath the robber.  (M-22, M-25)"""

import pytest

import kogge
from kogge.games.europe.board import BOARDS
from kogge.games.europe.material import NUMBERS
from tests.rules.europe.atlas import atlas
from tests.support.europe import BLUE, NEUTRAL, ORANGE, RED, WHITE, at, bank, cell, choices, do, europe, gold, hand
from tests.support.position import acts, chances, column, roll

FULL = {"wood": 19, "wool": 19, "grain": 19, "ore": 19, "salt": 19}


def numbered_lands(scenario: str) -> set[str]:
    """The lands that have a number when a game begins."""
    chart = atlas(scenario)
    return {land.name.en for land in chart.board.lands if chart.at_start(land)}


# No cards, no gold; half of many cards


@pytest.mark.rule("M-25", "M-24")
def test_a_seven_brings_neither_cards_nor_gold() -> None:
    game = europe(step="before_roll", kontors={RED: ["Cologne"], BLUE: ["Vienna"]})
    roll(game, 7)
    assert column(game, "hand_size") == [0] * 4
    assert column(game, "gold") == [3] * 4
    assert (game.step, game.to_act) == ("move_robber", RED)


@pytest.mark.rule("M-25")
@pytest.mark.parametrize(("size", "gone"), [(0, 0), (7, 0), (8, 4), (9, 4), (10, 5), (11, 5), (19, 9)])
def test_whoever_has_more_than_seven_cards_gives_half_back_rounded_down(size: int, gone: int) -> None:
    game = europe(step="before_roll", hand={BLUE: f"{size} wool"})
    roll(game, 7)
    for _ in range(gone):
        assert (game.step, game.to_act) == ("discard", BLUE)
        do(game, "discard wool")
    assert (game.step, game.to_act) == ("move_robber", RED)
    assert cell(game, "hand_size", BLUE) == size - gone
    assert bank(game) == FULL | {"wool": 19 - size + gone}


def many_cards() -> kogge.Game:
    """Blue is about to roll; red, white and orange have too many cards, blue has just few enough."""
    return europe(
        step="before_roll",
        turn_of=BLUE,
        hand={RED: "4 wood 4 ore", BLUE: "7 wool", WHITE: "9 grain", ORANGE: "11 salt"},
    )


@pytest.mark.rule("M-25")
def test_everyone_with_too_many_cards_discards_before_the_robber_moves() -> None:
    game = many_cards()
    roll(game, 7)
    discarded = [0, 0, 0, 0]
    while game.step == "discard":
        assert acts(game) == {"discard"}
        discarded[game.to_act] += 1
        game.play(game.legal()[0])
    assert discarded == [4, 0, 4, 5]
    assert (game.step, game.to_act) == ("move_robber", BLUE)


@pytest.mark.rule("M-25")
def test_the_player_who_rolled_discards_too_and_chooses_what() -> None:
    game = europe(step="before_roll", hand={RED: "5 wood 3 salt"})
    roll(game, 7)
    assert (game.to_act, choices(game, "discard")) == (RED, ["wood", "salt"])
    do(game, "discard salt", "discard salt", "discard salt")
    assert choices(game, "discard") == ["wood"]
    do(game, "discard wood")
    assert (hand(game, RED), game.step) == ({"wood": 4}, "move_robber")


@pytest.mark.rule("M-25")
def test_gold_and_development_cards_do_not_count_and_are_not_discarded() -> None:
    game = europe(step="before_roll", hand={BLUE: "7 wool"}, gold={BLUE: 20}, cards={BLUE: "3 lancer monopoly"})
    roll(game, 7)
    assert game.step == "move_robber"
    assert (gold(game, BLUE), cell(game, "card_count", BLUE)) == (20, 4)


@pytest.mark.rule("M-25")
@pytest.mark.parametrize("total", NUMBERS)
def test_no_other_number_makes_anyone_discard_or_moves_the_robber(total: int) -> None:
    game = many_cards()
    roll(game, total)
    assert (game.step, game.to_act) == ("action", BLUE)
    assert cell(game, "robber") == at(game, "Anatolia", "hex")


# Where the robber may go


@pytest.mark.rule("M-25")
@pytest.mark.parametrize("scenario", BOARDS)
@pytest.mark.parametrize("robber", ["Anatolia", "Rhineland", "Franconia", "Serbia"])
def test_the_robber_goes_to_another_land_that_has_a_number(scenario: str, robber: str) -> None:
    """Printed or by a token, never one without, and never the same again; it can't stay."""
    game = europe(scenario, step="before_roll", robber=robber)
    roll(game, 7)
    assert acts(game) == {"move_robber"}
    assert set(choices(game, "move_robber")) == numbered_lands(scenario) - {robber}
    do(game, "move_robber {Moravia}")
    assert cell(game, "robber") == at(game, "Moravia", "hex")


@pytest.mark.rule("M-25")
def test_a_land_counts_as_numbered_when_a_token_lies_there_now() -> None:
    game = europe(step="before_roll", tokens={"Moldavia": 3, "Finland": 9})
    roll(game, 7)
    assert set(choices(game, "move_robber")) == numbered_lands("europe") | {"Moldavia", "Finland"}


def token_moved(robber: str) -> kogge.Game:
    """Red has founded Belgrade and moved the 4 of Styria to Serbia: no grey token was left at sea."""
    game = europe(
        robber=robber,
        kontors={RED: ["Vienna", "Krakow", "Zagreb"], BLUE: ["Budapest"]},
        merchants={RED: ["5,7 S"]},
        tokens={"Macedonia": 9, "Vestland": 11},
        hand={RED: "grain"},
    )
    do(game, "walk 1 {Belgrade}", "found_kontor", "choose_land {Serbia}", "move_token {Styria}")
    assert (game.step, game.to_act) == ("action", RED)
    return game


@pytest.mark.rule("M-25")
def test_a_land_whose_token_was_moved_away_has_no_number_any_more() -> None:
    game = token_moved("Anatolia")
    do(game, "end_turn")
    roll(game, 7)
    expected = numbered_lands("europe") - {"Styria"} | {"Serbia", "Macedonia", "Vestland"}
    assert set(choices(game, "move_robber")) == expected


# Whom it robs


def robber_in_franconia(blue: str = "3 wool ore") -> kogge.Game:
    """Red has moved the robber to Franconia, where red and blue have kontors; the others have none there."""
    game = europe(
        step="before_roll",
        kontors={RED: ["Prague"], BLUE: ["Nuremberg"], WHITE: ["Turin"]},
        hand={BLUE: blue, WHITE: "2 salt", ORANGE: "wood"},
        cards={BLUE: "lancer"},
    )
    roll(game, 7)
    do(game, "move_robber {Franconia}")
    return game


@pytest.mark.rule("M-25")
def test_the_active_player_may_rob_one_opponent_with_a_kontor_there() -> None:
    """In the Rhineland blue has two kontors, white one; neither red's own counts nor orange's merchant or route."""
    game = europe(
        step="before_roll",
        kontors={RED: ["Cologne"], BLUE: ["Nuremberg", "Paris"], WHITE: ["Brussels"], ORANGE: ["Turin"]},
        routes={ORANGE: ["Nuremberg-3,5 S"]},
        merchants={ORANGE: ["3,5 S"]},
        hand={BLUE: "2 wool", WHITE: "2 salt", ORANGE: "wood"},
    )
    roll(game, 7)
    do(game, "move_robber {Rhineland}")
    assert (game.step, game.to_act) == ("rob", RED)
    assert sorted(game.legal_texts()) == [f"rob {BLUE}", f"rob {WHITE}", "rob_nobody"]
    do(game, "rob blue", "steal wool")
    assert [hand(game, seat) for seat in range(4)] == [{"wool": 1}, {"wool": 1}, {"salt": 2}, {"wood": 1}]
    assert (game.step, game.to_act) == ("action", RED)


@pytest.mark.rule("M-25")
def test_the_card_is_random_and_only_thief_and_victim_see_it() -> None:
    game = robber_in_franconia()
    do(game, "rob blue")
    assert game.to_act == kogge.CHANCE
    assert chances(game) == pytest.approx({"wool": 3 / 4, "ore": 1 / 4})
    do(game, "steal ore")
    assert (hand(game, RED), hand(game, BLUE)) == ({"ore": 1}, {"wool": 3})
    assert (cell(game, "hand_size", RED), cell(game, "hand_size", BLUE)) == (1, 3)
    told = {seat: game.changes(seat)[-1].text for seat in (RED, BLUE, WHITE, ORANGE, None)}
    assert told == {RED: "steal ore", BLUE: "steal ore", WHITE: "steal", ORANGE: "steal", None: "steal"}


@pytest.mark.rule("M-25")
def test_stealing_may_be_declined() -> None:
    """Ruling R33."""
    game = robber_in_franconia()
    do(game, "rob_nobody")
    assert (game.step, game.to_act) == ("action", RED)
    assert (hand(game, RED), hand(game, BLUE)) == ({}, {"wool": 3, "ore": 1})


@pytest.mark.rule("M-25")
def test_from_an_opponent_without_cards_there_is_nothing_to_steal() -> None:
    """Neither gold nor development cards."""
    game = robber_in_franconia(blue="")
    do(game, "rob blue")
    assert (game.step, game.to_act) == ("action", RED)
    assert (hand(game, RED), gold(game, RED), gold(game, BLUE)) == ({}, 3, 3)
    assert column(game, "card_count") == [0, 1, 0, 0]


@pytest.mark.rule("M-25")
@pytest.mark.parametrize("kontors", [{}, {RED: ["Prague", "Nuremberg"]}])
def test_where_no_opponent_has_a_kontor_nobody_is_robbed_but_the_robber_moves(kontors: dict[int, list[str]]) -> None:
    """Ruling R33."""
    game = europe(step="before_roll", kontors=kontors, hand={BLUE: "wood"})
    roll(game, 7)
    assert acts(game) == {"move_robber"}
    do(game, "move_robber {Franconia}")
    assert (game.step, game.to_act) == ("action", RED)
    assert (hand(game, RED), hand(game, BLUE)) == ({}, {"wood": 1})


@pytest.mark.rule("M-25")
def test_with_three_players_a_neutral_kontor_is_nobody_to_rob() -> None:
    game = europe(
        players=3,
        step="before_roll",
        kontors={WHITE: ["Prague"]},
        neutral=["Nuremberg"],
        hand={BLUE: "wood", WHITE: "ore"},
    )
    assert cell(game, "kontor", at(game, "Nuremberg")) == NEUTRAL
    roll(game, 7)
    do(game, "move_robber {Franconia}")
    assert choices(game, "rob") == [str(WHITE)]


@pytest.mark.rule("M-25", "M-20")
def test_after_a_seven_the_action_phase_follows() -> None:
    game = europe(
        step="before_roll",
        kontors={RED: ["Krakow"], BLUE: ["Nuremberg"]},
        hand={RED: "4 wood ore", BLUE: "8 grain"},
    )
    roll(game, 7)
    do(game, *["discard grain"] * 4, "move_robber {Franconia}", "rob blue", "steal grain")
    assert (game.step, game.to_act, game.turn_of) == ("action", RED, RED)
    assert acts(game) == {
        *("build_route", "bank_trade", "sell_resource", "buy_resource"),
        *("open_trade", "call_for_offers", "end_turn"),
    }


# The robber stays until it is moved


@pytest.mark.rule("M-22", "M-25")
def test_the_robber_blocks_its_land_for_everyone_until_it_is_moved() -> None:
    game = europe(step="before_roll", kontors={RED: ["Prague"], BLUE: ["Nuremberg"]})
    roll(game, 7)
    do(game, "move_robber {Franconia}", "rob_nobody", "end_turn")
    for turn in range(4):
        roll(game, 4)
        assert column(game, "hand_size") == [0] * 4
        assert column(game, "gold") == [4 + turn] * 4
        do(game, "end_turn")
    roll(game, 7)
    do(game, "move_robber {Moravia}", "end_turn")
    roll(game, 4)
    assert hand(game, RED) == hand(game, BLUE) == {"wood": 1}


@pytest.mark.rule("M-22")
def test_a_token_laid_beneath_the_robber_is_blocked_from_the_start() -> None:
    """Ruling R13: red founds Constantinople and lays a token in Anatolia, where the robber stands and stays."""
    game = europe(
        kontors={RED: ["Vienna", "Krakow", "Zagreb"]}, merchants={RED: ["6,8 S"]}, hand={RED: "grain"}, gold={RED: 0}
    )
    do(game, "walk 1 {Constantinople}", "found_kontor", "choose_land {Anatolia}", "turn_token 5")
    assert cell(game, "number", at(game, "Anatolia", "hex")) == 5
    assert cell(game, "robber") == at(game, "Anatolia", "hex")
    assert gold(game, RED) == 2  # the coast's
    do(game, "end_turn")
    roll(game, 5)
    assert (hand(game, RED), gold(game, RED)) == ({}, 3)
    do(game, "end_turn")
    roll(game, 7)
    do(game, "move_robber {Moravia}", "end_turn")
    roll(game, 5)
    assert hand(game, RED) == {"wool": 1}


@pytest.mark.rule("M-22")
def test_a_token_may_be_taken_from_beneath_the_robber_which_stays() -> None:
    """Ruling R13: the moved 4 yields in Serbia; what is left in Styria is nothing, with the robber or without."""
    game = token_moved("Styria")
    assert cell(game, "robber") == at(game, "Styria", "hex")
    assert cell(game, "number", at(game, "Styria", "hex")) == 0
    do(game, "end_turn")
    roll(game, 4)
    assert (hand(game, RED), hand(game, BLUE)) == ({"ore": 1}, {})
    do(game, "end_turn")
    roll(game, 7)
    assert "Styria" not in choices(game, "move_robber")
    do(game, "move_robber {Moravia}")
    do(game, "rob_nobody", "end_turn")
    roll(game, 7)
    assert "Styria" not in choices(game, "move_robber")  # the robber can't go back to a land without a number
