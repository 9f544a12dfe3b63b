"""What lands yield, shortage, and gold for those who get nothing.  (M-21 to M-24, M-27)"""

from itertools import pairwise

import pytest

import kogge
from kogge.games.europe.board import BOARDS
from kogge.games.europe.material import NUMBERS, RESOURCES
from tests.rules.europe.atlas import atlas
from tests.support.europe import BLUE, ORANGE, RED, WHITE, bank, cell, europe, gold, hand
from tests.support.position import column, roll


def hands(game: kogge.Game) -> list[dict[str, int]]:
    return [hand(game, seat) for seat in range(game.players)]


# Lands of the rolled number


@pytest.mark.rule("M-21", "M-02", "M-05")
@pytest.mark.parametrize("scenario", BOARDS)
def test_a_kontor_gets_a_card_of_each_land_around_it_on_its_number(scenario: str) -> None:
    """Every city, every number: printed, by a marked token, or none."""
    chart = atlas(scenario)
    for city in chart.board.cities:
        game = europe(scenario, step="before_roll", kontors={BLUE: [city.name.en]})
        for total in NUMBERS:
            rolled = game.copy()
            roll(rolled, total)
            lands = [land for land in chart.lands(city.name.en) if chart.at_start(land) == total]
            assert hand(rolled, BLUE) == {RESOURCES[land.resource]: 1 for land in lands}, (city.name.en, total)
            assert sum(bank(rolled).values()) == 95 - len(lands)


@pytest.mark.rule("M-21")
def test_two_or_three_kontors_at_a_land_get_a_card_each_whoever_they_belong_to() -> None:
    """Cologne, Nuremberg, Brussels and Paris lie at the field with the 5."""
    game = europe(
        step="before_roll", kontors={RED: ["Cologne", "Nuremberg", "Paris"], BLUE: ["Brussels"], WHITE: ["Turin"]}
    )
    roll(game, 5)
    assert hands(game) == [{"grain": 3}, {"grain": 1}, {}, {}]
    assert bank(game)["grain"] == 15


@pytest.mark.rule("M-21")
def test_several_lands_of_the_number_all_yield() -> None:
    """On a 5: Rhineland, Auvergne, Podlasie and Dobruja, each its own resource; also to whoever did not roll."""
    game = europe(
        step="before_roll", turn_of=ORANGE, kontors={RED: ["Cologne", "Warsaw"], WHITE: ["Lyon"], BLUE: ["Bucharest"]}
    )
    roll(game, 5)
    assert hands(game) == [{"wood": 1, "grain": 1}, {"salt": 1}, {"wool": 1}, {}]


@pytest.mark.rule("M-21")
def test_a_kontor_between_two_lands_of_the_number_gets_a_card_of_each() -> None:
    """Chisinau, with tokens on both of its lands."""
    game = europe(step="before_roll", kontors={RED: ["Chisinau"]}, tokens={"Crimea": 5, "Moldavia": 5})
    roll(game, 5)
    assert hand(game, RED) == {"wool": 1, "salt": 1}


@pytest.mark.rule("M-21")
@pytest.mark.parametrize("total", NUMBERS)
def test_a_land_without_a_number_yields_nothing_on_any_roll(total: int) -> None:
    """Tirana lies between two mountains with empty spots; with a token one of them does yield."""
    game = europe(step="before_roll", kontors={RED: ["Tirana"]})
    roll(game, total)
    assert (hand(game, RED), gold(game, RED)) == ({}, 4)
    game = europe(step="before_roll", kontors={RED: ["Tirana"]}, tokens={"Serbia": 9})
    roll(game, total)
    assert hand(game, RED) == ({"ore": 1} if total == 9 else {})


@pytest.mark.rule("M-21")
def test_only_kontors_earn_not_routes_merchants_or_caravans() -> None:
    game = europe(
        step="before_roll",
        routes={RED: ["Nuremberg-3,5 S"]},
        caravans={RED: ["Nuremberg-3,5 S"]},
        merchants={RED: ["3,5 S"]},
    )
    roll(game, 5)
    assert (hand(game, RED), gold(game, RED)) == ({}, 4)


# Where the robber stands


@pytest.mark.rule("M-22")
def test_a_land_with_the_robber_gives_nothing_to_anyone() -> None:
    """Warsaw still gets wood from the other land with a 5."""
    game = europe(
        step="before_roll", robber="Rhineland", kontors={RED: ["Cologne", "Warsaw"], BLUE: ["Nuremberg", "Paris"]}
    )
    roll(game, 5)
    assert hands(game) == [{"wood": 1}, {}, {}, {}]
    assert bank(game)["grain"] == 19


@pytest.mark.rule("M-22")
def test_the_other_lands_of_a_kontor_beside_the_robber_yield_as_ever() -> None:
    for total, cards in ((5, {}), (11, {"salt": 1}), (2, {"wool": 1})):
        game = europe(step="before_roll", robber="Rhineland", kontors={RED: ["Cologne"]})
        roll(game, total)
        assert hand(game, RED) == cards


# Shortage

AT_THE_FIELD = {RED: ["Cologne", "Nuremberg"], BLUE: ["Brussels"]}  # three grain on a 5


@pytest.mark.rule("M-23")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_if_the_bank_can_not_cover_all_nobody_gets_any(left: int) -> None:
    game = europe(step="before_roll", kontors=AT_THE_FIELD, bank=f"{left} grain", hoarder=WHITE)
    roll(game, 5)
    assert [hand(game, seat) for seat in (RED, BLUE, ORANGE)] == [{}, {}, {}]
    assert hand(game, WHITE) == {"grain": 19 - left}
    assert bank(game)["grain"] == left


@pytest.mark.rule("M-23")
def test_the_last_cards_are_given_if_they_just_suffice() -> None:
    game = europe(step="before_roll", kontors=AT_THE_FIELD, bank="3 grain", hoarder=WHITE)
    roll(game, 5)
    assert (hand(game, RED), hand(game, BLUE), bank(game)["grain"]) == ({"grain": 2}, {"grain": 1}, 0)


@pytest.mark.rule("M-23")
@pytest.mark.parametrize("left", [0, 1])
def test_nobody_gets_any_also_if_a_single_player_is_entitled(left: int) -> None:
    """Ruling R30: no part of it is paid."""
    game = europe(step="before_roll", kontors={RED: ["Cologne", "Nuremberg"]}, bank=f"{left} grain", hoarder=WHITE)
    roll(game, 5)
    assert (hand(game, RED), bank(game)["grain"]) == ({}, left)


@pytest.mark.rule("M-23")
@pytest.mark.parametrize(("left", "cards"), [(1, {}), (2, {"wood": 1})])
def test_all_lands_of_the_roll_that_give_the_resource_count_together(left: int, cards: dict[str, int]) -> None:
    """Oslo and Minsk lie at two forests with a 10."""
    game = europe(step="before_roll", kontors={RED: ["Oslo"], BLUE: ["Minsk"]}, bank=f"{left} wood", hoarder=WHITE)
    roll(game, 10)
    assert hand(game, RED) == hand(game, BLUE) == cards


@pytest.mark.rule("M-23", "M-22")
def test_what_the_robber_withholds_is_not_needed() -> None:
    game = europe(
        step="before_roll",
        robber="Ostlandet",
        kontors={RED: ["Oslo"], BLUE: ["Minsk"]},
        bank="1 wood",
        hoarder=WHITE,
    )
    roll(game, 10)
    assert (hand(game, RED), hand(game, BLUE)) == ({}, {"wood": 1})


@pytest.mark.rule("M-23")
def test_a_shortage_of_one_resource_does_not_touch_the_others() -> None:
    game = europe(
        step="before_roll",
        kontors={RED: ["Cologne", "Nuremberg", "Warsaw"], BLUE: ["Lyon"]},
        bank="1 grain",
        hoarder=WHITE,
    )
    roll(game, 5)
    assert (hand(game, RED), hand(game, BLUE)) == ({"wood": 1}, {"wool": 1})
    assert (bank(game)["grain"], bank(game)["wood"], bank(game)["wool"]) == (1, 18, 18)


@pytest.mark.rule("M-23")
def test_a_shortage_holds_for_this_roll_only() -> None:
    """White sells three grain to the bank; then the next roll pays."""
    game = europe(step="before_roll", turn_of=WHITE, kontors={RED: ["Cologne"]}, bank="0 grain", hoarder=WHITE)
    roll(game, 5)
    assert hand(game, RED) == {}
    game.play("sell_resource grain; end_turn")
    roll(game, 5)
    assert hand(game, RED) == {"grain": 1}


# Compensation


@pytest.mark.rule("M-24")
@pytest.mark.parametrize("scenario", BOARDS)
@pytest.mark.parametrize("total", NUMBERS)
def test_everyone_who_gets_no_card_takes_a_gold_on_any_roll_but_a_seven(scenario: str, total: int) -> None:
    """Not only who rolled; nobody who gets a card takes gold."""
    chart = atlas(scenario)
    kontors = {RED: ["Prague", "Cologne"], BLUE: ["Krakow"], WHITE: ["Vienna"]}
    game = europe(scenario, step="before_roll", turn_of=BLUE, kontors=kontors)
    roll(game, total)
    lands = [[land for city in kontors.get(seat, []) for land in chart.lands(city)] for seat in range(4)]
    served = [any(chart.at_start(land) == total for land in around) for around in lands]
    assert column(game, "gold") == [3 if gets else 4 for gets in served]
    assert [size > 0 for size in column(game, "hand_size")] == served


@pytest.mark.rule("M-24")
def test_a_player_who_gets_only_what_the_robber_takes_has_a_gold() -> None:
    """Ruling R34."""
    game = europe(step="before_roll", robber="Rhineland", kontors={RED: ["Cologne"], BLUE: ["Nuremberg", "Warsaw"]})
    roll(game, 5)
    assert column(game, "gold") == [4, 3, 4, 4]
    assert hands(game) == [{}, {"wood": 1}, {}, {}]


@pytest.mark.rule("M-24", "M-23")
def test_a_player_who_gets_nothing_for_shortage_has_a_gold() -> None:
    game = europe(
        step="before_roll",
        kontors={RED: ["Cologne"], BLUE: ["Nuremberg", "Warsaw"]},
        bank="1 grain",
        hoarder=ORANGE,
    )
    roll(game, 5)
    assert column(game, "gold") == [4, 3, 4, 4]
    assert hand(game, BLUE) == {"wood": 1}


@pytest.mark.rule("M-24")
def test_it_is_one_gold_however_many_kontors_get_nothing() -> None:
    game = europe(step="before_roll", kontors={RED: ["Turin", "Vienna", "Krakow", "Lviv"]}, gold={RED: 0})
    roll(game, 2)
    assert gold(game, RED) == 1


@pytest.mark.rule("M-24")
def test_each_roll_is_judged_by_itself() -> None:
    """Cards of earlier rolls don't matter, nor does how many are in the hand."""
    game = europe(step="before_roll", kontors={RED: ["Cologne"]}, hand={RED: "5 wool"})
    coins = [gold(game, RED)]
    for total in (5, 6, 5, 12):
        roll(game, total)
        coins.append(gold(game, RED))
        game.play("end_turn")
    assert [after - before for before, after in pairwise(coins)] == [0, 1, 0, 1]


@pytest.mark.rule("M-24")
def test_a_neutral_colour_takes_no_gold() -> None:
    game = europe(players=3, step="before_roll", neutral=["Turin", "Vienna", "Krakow"])
    roll(game, 5)
    assert column(game, "gold") == [4, 4, 4]


# The example of the rulebook


@pytest.mark.rule("M-27")
def test_example_of_production() -> None:
    """A 5: wool for blue at Lyon, grain for orange at Cologne and for red at Nuremberg, a gold for white."""
    game = europe(
        step="before_roll",
        kontors={
            RED: ["Nuremberg", "Budapest", "Berlin"],
            BLUE: ["Lyon", "Vienna", "Turin"],
            WHITE: ["Bern", "Venice", "Wroclaw"],
            ORANGE: ["Cologne", "Copenhagen", "Zagreb"],
        },
    )
    roll(game, 5)
    assert hands(game) == [{"grain": 1}, {"wool": 1}, {}, {"grain": 1}]
    assert column(game, "gold") == [3, 3, 4, 3]
    assert cell(game, "turn") == 1
    assert bank(game) == {"wood": 19, "wool": 18, "grain": 17, "ore": 19, "salt": 19}
