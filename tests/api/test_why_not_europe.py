"""Why an action is not open in Merchants of Europe: routes, merchants, caravans, tokens and goods."""

import pytest

import kogge
from kogge.reasons import Reason
from tests.rules.europe.on_the_way import EDGE, drive, walk
from tests.rules.europe.on_the_way import EDGE_PATHS as P
from tests.rules.europe.opening import place_kontors, variable
from tests.support.europe import BLUE, ORANGE, RED, WHITE, at, do, europe, spelled

LINE = {RED: ["-".join(EDGE)]}
KONTORS = {
    RED: ["Vienna", "Hamburg", "Lviv"],
    BLUE: ["Warsaw", "Prague", "Budapest"],
    WHITE: ["Berlin", "Venice", "Nuremberg"],
    ORANGE: ["Turin", "Krakow", "Zagreb"],
}


def why(game: kogge.Game, text: str, seat: int | None = None) -> Reason:
    """The reason, which there must be; places stand in braces."""
    reason = game.why_not(spelled(game, text), seat)
    assert reason is not None, f"{text} is open"
    return reason


def told(game: kogge.Game, text: str, seat: int | None = None) -> tuple[str, str]:
    """The rule and the sentence, with apostrophes as they are typed."""
    reason = why(game, text, seat)
    return reason.rule, reason.text().replace("\u2019", "'")


# Routes


@pytest.mark.rule("M-45")
def test_a_route_that_lies_there_already_is_told_with_its_owner() -> None:
    game = europe(kontors={RED: ["Venice"]}, routes={BLUE: ["Venice-4,7 N"]}, hand={RED: "ore wood"})
    assert told(game, "build_route {Venice-4,7 N}") == ("M-45", "A route of blue lies on path 192 (at Venice).")
    assert told(game, "build_route {Prague-Berlin}")[1].endswith("touches none of your kontors and routes.")
    assert game.why_not(spelled(game, "build_route {Venice-3,7 N}")) is None


@pytest.mark.rule("M-40", "M-46")
def test_what_is_wrong_with_the_place_is_told_before_pieces_and_price() -> None:
    game = europe(kontors={RED: ["Venice"]}, routes_left={RED: 0}, hand={RED: "ore"})
    reason = why(game, "build_route {Prague-Berlin}")
    assert [(one.rule, one.key) for one in (reason, *reason.others)] == [
        ("M-45", "route_not_joined"),
        ("M-46", "none_left"),
        ("M-40", "too_dear"),
    ]
    assert reason.others[-1].text() == "1 wood is missing."


@pytest.mark.rule("M-50")
def test_the_free_route_of_a_double_arrow_touches_it() -> None:
    game = europe(kontors={RED: ["Prague"]}, routes={RED: ["6,4 S-6,5 N"]}, hand={RED: "ore wood"})
    do(game, "build_route {6,5 N-7,3 S}")
    reason = why(game, "lay_free_route {Prague-4,6 N}")
    assert (reason.rule, reason.key, reason.parts["arrow"]) == (
        "M-50",
        "not_beside_arrow",
        at(game, "6,5 N-7,3 S", "path"),
    )
    assert told(game, "end_turn") == ("M-50", "First lay your free route, or decline it.")


@pytest.mark.rule("M-48")
def test_a_line_goes_on_where_it_has_come_to() -> None:
    fork = {RED: ["Nuremberg-4,5 S"], BLUE: ["4,6 N-Prague"], WHITE: ["4,6 N-Vienna"]}
    game = europe(routes=fork, hand={RED: "ore wood"})
    do(game, "build_route {4,5 S-4,6 N}")
    assert why(game, "follow_line {4,5 S-Nuremberg}").key == "line_elsewhere"
    assert why(game, "follow_line {4,5 S-4,6 N}").key == "line_not_shortest"


@pytest.mark.rule("M-11", "M-14")
def test_the_start_is_in_violet_cities_and_joins_none() -> None:
    game = variable("europe")
    assert told(game, "place_kontor {Moscow}")[1].startswith("The first kontors stand in violet cities, and Moscow (")
    assert told(game, "place_kontor {Paris}", BLUE) == ("M-11", "First red must decide.")
    place_kontors(game, KONTORS)
    assert why(game, "place_route {Turin-Genoa}").key == "joins_cities"
    assert why(game, "place_route {Berlin-6,4 S}").key == "no_kontor_at_path"


# Merchants


@pytest.mark.rule("M-60")
def test_a_walk_costs_grain() -> None:
    game = europe(merchants={RED: [EDGE[6]]})
    assert told(game, f"walk 1 {{{EDGE[7]}}}") == ("M-60", "A walk costs grain, and you have none.")
    assert told(game, f"walk 2 {{{EDGE[7]}}}") == ("M-60", "Your merchant 2 is not on the board.")


@pytest.mark.rule("M-60")
def test_a_merchant_walks_step_by_step_and_one_at_a_time() -> None:
    game = europe(merchants={RED: [EDGE[2], EDGE[9]]}, hand={RED: "2 grain"})
    reason = why(game, f"walk 1 {{{EDGE[5]}}}")
    assert (reason.key, reason.parts["here"]) == ("not_next", at(game, EDGE[2]))
    walk(game, 1, EDGE[3])
    assert told(game, f"walk 2 {{{EDGE[8]}}}") == (
        "M-60",
        "Your merchant 1 is on its way, and its walk must end first.",
    )
    assert told(game, "end_turn") == ("M-60", "First bring the merchant's walk to its end.")


@pytest.mark.rule("M-61")
def test_a_walk_must_be_able_to_end() -> None:
    game = europe(merchants={RED: [EDGE[6]], BLUE: [EDGE[9]]}, hand={RED: "grain"})
    walk(game, 1, EDGE[7], EDGE[8])
    reason = why(game, f"walk 1 {{{EDGE[9]}}}")
    assert (reason.rule, reason.key, reason.parts["n"]) == ("M-61", "walk_has_no_end", 1)


@pytest.mark.rule("M-61", "M-62")
def test_where_a_walk_may_not_end_is_told_and_who_is_there() -> None:
    for kontors, key in (({BLUE: ["Moscow"]}, "kontor_of_another"), ({}, "stopping_founds")):
        game = europe(kontors=kontors, merchants={RED: ["11,3 N"]}, hand={RED: "grain"})
        walk(game, 1, "Moscow")
        assert why(game, "end_walk").key == key
    game = europe(merchants={RED: [EDGE[6]], BLUE: [EDGE[7]]}, hand={RED: "grain"})
    walk(game, 1, EDGE[7])
    assert why(game, "end_walk").text().endswith("where a merchant of blue stands.")
    assert why(game, "found_kontor").key == "no_city_here"


@pytest.mark.rule("M-20")
def test_before_the_roll_a_card_can_not_be_helped_out_with_grain() -> None:
    game = europe(step="before_roll", merchants={RED: [EDGE[8]]}, cards={RED: "journey"}, hand={RED: "grain"})
    game.play("play_journey")
    walk(game, 1, *EDGE[7:3:-1], "Moscow")
    assert why(game, "walk 1 {11,3 N}").key == "grain_after_roll"
    assert game.why_not("found_kontor") is None


@pytest.mark.rule("M-43")
def test_merchants_are_hired_at_own_kontors_and_anew_with_another_act() -> None:
    game = europe(kontors={RED: ["Prague"]}, merchants={RED: ["Prague", "Prague"]}, hand={RED: "wool grain wood"})
    assert why(game, "hire_merchant {Berlin}").key == "no_own_kontor"
    assert told(game, "hire_merchant {Prague}")[1] == (
        "Both of your merchants are on the board; “rehire_merchant” hires one of them anew."
    )


# Number tokens


@pytest.mark.rule("M-65", "M-66")
def test_a_token_comes_to_a_land_without_a_number_beside_the_new_kontor() -> None:
    game = europe(merchants={RED: ["5,7 S"]}, hand={RED: "grain"})
    walk(game, 1, "Belgrade")
    game.play("found_kontor")
    assert why(game, "choose_land {Slavonia}").key == "land_has_number"
    assert why(game, "choose_land {Crimea}").key == "land_not_beside"
    do(game, "choose_land {Serbia}")
    assert game.to_act == kogge.CHANCE
    assert game.why_not("turn_token 9") is None
    assert why(game, "turn_token 5").key == "no_such_token"


# Caravans and goods


@pytest.mark.rule("M-70", "M-79")
def test_a_drive_costs_salt_and_needs_a_route() -> None:
    game = europe(routes={RED: [P[0], P[1]]}, caravans={RED: [P[0]]})
    assert told(game, f"drive 1 {{{P[1]}}}") == ("M-70", "A drive costs salt, and you have none.")
    game = europe(routes={RED: [P[0], P[1]]}, caravans={RED: [P[1]]}, hand={RED: "salt"})
    assert told(game, f"drive 1 {{{P[2]}}}")[0] == "M-79"


@pytest.mark.rule("M-74")
def test_without_gold_for_the_toll_a_route_is_closed() -> None:
    routes = {RED: [P[0]], BLUE: [P[1]]}
    game = europe(routes=routes, caravans={RED: [P[0]]}, hand={RED: "salt"}, gold={RED: 0})
    rule, text = told(game, f"drive 1 {{{P[1]}}}")
    assert (rule, text) == ("M-74", "On route 109 a toll of 1 gold is due to blue, and you can't pay it.")


@pytest.mark.rule("M-71")
def test_a_full_route_is_passed_but_not_stopped_at() -> None:
    caravans = {RED: [P[0]], BLUE: [P[1], P[1]]}
    game = europe(routes=LINE, caravans=caravans, hand={RED: "salt"})
    drive(game, 1, P[1])
    assert (why(game, "end_drive").rule, why(game, "end_drive").key) == ("M-71", "no_room_to_stop")
    ahead = {RED: [P[0]], BLUE: [P[3], P[3]], WHITE: [P[4], P[4]]}
    game = europe(routes=LINE, caravans=ahead, hand={RED: "salt"})
    drive(game, 1, P[1], P[2])
    assert (why(game, f"drive 1 {{{P[3]}}}").rule, why(game, f"drive 1 {{{P[3]}}}").key) == ("M-71", "drive_has_no_end")


@pytest.mark.rule("M-75", "M-76")
def test_goods_go_once_to_others_kontors_beside_a_caravan() -> None:
    game = europe(
        kontors={RED: ["Prague"], BLUE: ["Vienna", "Moscow"]},
        routes={RED: ["Prague-4,6 N-Vienna"]},
        caravans={RED: ["4,6 N-Vienna"]},
        goods_at=["Vienna"],
    )
    keys = {place: why(game, f"deliver {{{place}}}").key for place in ("Prague", "Vienna", "Moscow", "Berlin")}
    assert keys == {
        "Prague": "kontor_is_own",
        "Vienna": "goods_lie_there",
        "Moscow": "caravan_is_elsewhere",
        "Berlin": "no_kontor_there",
    }


@pytest.mark.rule("M-75")
def test_a_caravan_that_a_card_sends_out_delivers_after_the_roll() -> None:
    game = europe(
        step="before_roll",
        kontors={BLUE: ["Vienna"]},
        routes={RED: ["Prague-4,6 N-Vienna"]},
        caravans={RED: ["Prague-4,6 N"]},
        cards={RED: "fast_caravan"},
    )
    assert told(game, "deliver {Vienna}") == ("M-75", "First the dice must be rolled.")
    game.play("play_fast_caravan")
    drive(game, 1, "4,6 N-Vienna")
    assert told(game, "deliver {Vienna}") == ("M-75", "Goods are delivered after the roll only.")


# The robber and gold


@pytest.mark.rule("M-25")
def test_the_robber_goes_to_a_land_with_a_number() -> None:
    game = europe(step="move_robber")
    assert told(game, "move_robber {Serbia}")[1] == (
        "The robber goes to lands with a number, and Serbia (ore, hex 53) has none."
    )


@pytest.mark.rule("M-31", "M-32")
def test_gold_buys_twice_a_turn_and_is_bought_for_three_equal_cards() -> None:
    game = europe(purchases=2, hand={RED: "2 ore"})
    assert told(game, "buy_resource ore") == (
        "M-31",
        "You have bought 2 cards for gold in this turn already.",
    )
    assert told(game, "sell_resource ore") == ("M-32", "The bank takes 3 equal cards: 1 ore is missing.")
    assert why(europe(gold={RED: 1}), "buy_resource ore").text() == "1 gold is missing."


def test_reasons_are_told_in_three_languages_with_the_names_on_the_map() -> None:
    game = europe(kontors={RED: ["Venice"]}, routes={BLUE: ["Venice-4,7 N"]}, hand={RED: "ore wood"})
    reason = why(game, "build_route {Venice-4,7 N}")
    assert reason.text("es") == "En el camino 192 (junto a Venecia) ya hay una ruta de Azul."
    assert reason.text("de") == "Auf Weg 192 (bei Venedig) liegt schon ein Handelsweg von Blau."
