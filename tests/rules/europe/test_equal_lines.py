"""Several shortest lines between two cities: one of them is chosen, and pays.  (M-48)"""

import pytest

from tests.rules.europe.nets import earned, net
from tests.support.europe import BLUE, ORANGE, RED, WHITE, choices, do, europe, may, paths
from tests.support.position import acts


@pytest.mark.rule("M-48")
@pytest.mark.parametrize(("way", "gold"), [("7,3 S-6,4 N", [1, 3, 0, 0]), ("7,3 S-6,5 N", [1, 0, 3, 0])])
def test_of_two_equally_short_lines_the_active_player_chooses_one_and_only_that_pays(way: str, gold: list[int]) -> None:
    """Ruling R1: blue's and white's way from Berlin around Pomerania are equally long."""
    game = net(kontors={RED: ["Kaliningrad"]}, blue=["Berlin-6,3 S-6,4 N-7,3 S"], white=["Berlin-6,4 S-6,5 N-7,3 S"])
    do(game, "build_route {Kaliningrad-7,3 S}")
    assert (game.step, game.to_act) == ("choose_line", RED)
    assert acts(game) == {"follow_line"}
    assert choices(game, "follow_line") == paths(game, "7,3 S-6,4 N", "7,3 S-6,5 N")
    do(game, f"follow_line {{{way}}}")
    assert earned(game) == gold
    assert (game.step, game.to_act) == ("action", RED)


@pytest.mark.rule("M-48")
@pytest.mark.parametrize(("city", "gold"), [("Prague", [2, 1, 0, 0]), ("Vienna", [2, 0, 1, 0])])
def test_of_two_equally_near_cities_the_active_player_chooses_one(city: str, gold: list[int]) -> None:
    game = net(red=["Nuremberg-4,5 S"], blue=["4,6 N-Prague"], white=["4,6 N-Vienna"])
    do(game, "build_route {4,5 S-4,6 N}", f"follow_line {{4,6 N-{city}}}")
    assert earned(game) == gold


@pytest.mark.rule("M-48")
def test_a_line_may_be_chosen_on_both_sides_of_the_new_route() -> None:
    """Two ways around Pskov Land to Novgorod, and two cities, Riga and Vilnius, on the other side."""
    ways = {"10,1 S": BLUE, "10,2 S": WHITE}
    cities = {"Riga": RED, "Vilnius": ORANGE}
    for way, owner in ways.items():
        for city, other in cities.items():
            game = net(
                red=["9,2 S-Riga"],
                blue=["9,3 N-10,1 S-10,2 N-Novgorod"],
                white=["9,3 N-10,2 S-10,3 N-Novgorod"],
                orange=["9,2 S-Vilnius"],
            )
            do(game, "build_route {9,2 S-9,3 N}")
            while game.step == "choose_line":
                chosen = f"9,2 S-{city}" if may(game, f"follow_line {{9,2 S-{city}}}") else f"9,3 N-{way}"
                assert len(choices(game, "follow_line")) == 2
                do(game, f"follow_line {{{chosen}}}")
            expected = [1, 0, 0, 0]
            expected[owner] += 3
            expected[other] += 1
            assert earned(game) == expected


@pytest.mark.rule("M-48")
def test_nothing_is_asked_where_one_line_is_shorter_though_it_is_another_s() -> None:
    """Vienna is nearer than Prague: the builder can't choose the own, longer line."""
    game = net(red=["Nuremberg-4,5 S", "4,7 N-Venice"], blue=["4,6 N-Vienna"], white=["Vienna-4,7 N"])
    do(game, "build_route {4,5 S-4,6 N}")
    assert earned(game) == [2, 1, 0, 0]
    assert game.step == "action"


@pytest.mark.rule("M-48")
def test_a_line_is_chosen_fork_by_fork() -> None:
    """From Riga's side two ways lead around Pskov Land; the routes between the forks are taken without asking."""
    game = net(red=["9,2 S-Riga"], blue=["9,3 N-10,1 S-10,2 N-Novgorod"], white=["9,3 N-10,2 S-10,3 N-Novgorod"])
    do(game, "build_route {9,2 S-9,3 N}")
    assert choices(game, "follow_line") == paths(game, "10,1 S-9,3 N-10,2 S")
    do(game, "follow_line {9,3 N-10,2 S}")
    assert earned(game) == [2, 0, 3, 0]
    assert game.step == "action"


@pytest.mark.rule("M-48")
def test_the_new_route_is_never_a_way_of_its_own_line() -> None:
    """The cities on both sides are equally far, or one is a step nearer: there is one line, and nothing to choose."""
    game = net(red=["Turin-3,6 S", "Venice-3,7 N"])
    do(game, "build_route {3,6 S-3,7 N}")
    assert (game.step, earned(game)) == ("action", [3, 0, 0, 0])
    game = net(red=["Hamburg-4,5 N"])
    do(game, "build_route {4,5 N-Prague}")
    assert (game.step, earned(game)) == ("action", [2, 0, 0, 0])
    game = net(red=["Prague-4,5 N"])
    do(game, "build_route {4,5 N-Hamburg}")
    assert (game.step, earned(game)) == ("action", [2, 0, 0, 0])


@pytest.mark.rule("M-48")
def test_the_line_of_a_route_laid_by_a_card_before_the_roll_is_chosen_at_once_too() -> None:
    """Then the second route of the card, then the roll."""
    game = europe(
        step="before_roll",
        back="before_roll",
        routes={RED: ["Nuremberg-4,5 S"], BLUE: ["4,6 N-Prague"], WHITE: ["4,6 N-Vienna"]},
        cards={RED: "route_building"},
        gold=dict.fromkeys(range(4), 0),
    )
    do(game, "play_route_building", "lay_free_route {4,5 S-4,6 N}")
    assert (game.step, acts(game)) == ("choose_line", {"follow_line"})
    do(game, "follow_line {4,6 N-Vienna}")
    assert (game.step, earned(game)) == ("lay_free_route", [2, 0, 1, 0])
    do(game, "lay_free_route {4,5 S-3,7 N}")
    assert acts(game) == {"roll"}
