"""What merchants and caravans have done, in sentences."""

import pytest

import kogge
from kogge.cli.terminal.play import result
from kogge.engine.state import OVER
from kogge.texts import texts
from tests.cli import storyteller
from tests.support.europe import BLUE, NEUTRAL, RED, WHITE, at, cell, do, europe


def told(game: kogge.Game, seat: int | None = RED) -> list[str]:
    return storyteller.told(game, seat)


def node(game: kogge.Game, city: str) -> str:
    return f"{city} ({at(game, city)})"


# Before the first turn


def test_kontors_at_the_start_are_told_with_what_lies_around_them() -> None:
    game = europe(step="place_kontor")
    do(game, "place_kontor {Cologne}")
    assert told(game)[0] == f"You  founded a kontor at Cologne ({at(game, 'Cologne')}, wool 2, salt 11, grain 5)."


def test_a_neutral_kontor_is_told_by_its_colour() -> None:
    game = europe(players=3, step="place_neutral_kontor", to_act=2, fields={"placed": [9]})
    do(game, "place_neutral_kontor {Prague}")
    assert told(game, None)[0] == (
        f"A neutral kontor of orange stands at Prague ({at(game, 'Prague')}, grain 10, wood 4, ore 3)."
    )
    assert cell(game, "kontor", at(game, "Prague")) == NEUTRAL


def test_the_first_route_comes_with_a_caravan() -> None:
    game = europe(step="place_route", turn_of=BLUE, to_act=RED, kontors={RED: ["Vienna"]}, fields={"placed": [12]})
    path = next(text for text in game.legal_texts()).split()[1]
    game.play(f"place_route {path}")
    place = f"path {path} (at Vienna)"
    assert told(game)[0] == f"You  built a route on {place}, formed caravan 1 on {place}."


# Routes


def test_the_gold_of_a_connection_is_told_by_owner() -> None:
    game = europe(
        kontors={RED: ["Turin"], BLUE: ["Venice"]}, routes={BLUE: ["Venice-3,7 N"]}, hand={RED: "2 ore 2 wood"}
    )
    do(game, "build_route {Turin-3,6 S}", "build_route {3,6 S-3,7 N}")
    assert told(game)[0].endswith(
        f"built a route on path {at(game, '3,6 S-3,7 N', 'path')}, joined cities (you 2 gold and blue 1 gold)."
    )


def test_a_route_that_joins_nothing_is_told_without_gold() -> None:
    game = europe(kontors={RED: ["Berlin"]}, hand={RED: "ore wood"})
    free = [text for text in game.legal_texts() if text.startswith("build_route ") and "Berlin-Prague" not in text]
    path = next(text.split()[1] for text in free if int(text.split()[1]) != at(game, "Berlin-Prague", "path"))
    game.play(f"build_route {path}")
    assert told(game) == [f"You  built a route on path {path} (at Berlin)."]


def test_free_routes_are_laid_or_declined() -> None:
    game = europe(kontors={RED: ["Berlin"]}, cards={RED: "route_building"})
    do(game, "play_route_building")
    path = at(game, "Berlin-Prague", "path")
    do(game, f"lay_free_route {path}", "decline_free_route")
    assert told(game) == [
        f"You  played route building, built a route on path {path} (Berlin to Prague), joined cities "
        "(you 1 gold), laid no more for free."
    ]


# Merchants


def test_a_walk_is_one_clause_and_founds_a_kontor() -> None:
    game = europe(kontors={RED: ["Prague"]}, merchants={RED: ["Prague"]}, hand={RED: "grain"})
    do(game, "walk 1 to {Berlin}", "found_kontor")
    lands = f"{at(game, 'Berlin')}, grain 10, salt 8, ore 3"
    assert told(game)[0] == (
        f"You  walked merchant 1 to {node(game, 'Berlin')} for 1 grain, "
        f"founded a kontor at Berlin ({lands}), uncovered one more of the goods."
    )


def test_the_gold_of_a_coast_is_told_with_the_kontor() -> None:
    game = europe("europe-short", kontors={RED: ["Turin"]}, merchants={RED: ["Turin"]}, hand={RED: "grain"})
    do(game, "walk 1 to {Genoa}", "found_kontor")
    assert "), uncovered one more of the goods, got 1 gold from the coast." in told(game)[0]


def test_a_merchant_is_hired_and_hired_anew() -> None:
    game = europe(kontors={RED: ["Prague", "Vienna"]}, hand={RED: "3 wool 3 grain 3 wood"})
    do(game, "hire_merchant {Prague}", "hire_merchant {Vienna}", "rehire_merchant 1", "place_merchant {Prague}")
    prague, vienna = node(game, "Prague"), node(game, "Vienna")
    assert told(game) == [
        f"You  hired merchant 1 at {prague}, hired merchant 2 at {vienna}, "
        f"took merchant 1 away from {prague}, hired merchant 1 at {prague}."
    ]


# Number tokens


def test_a_token_is_turned_up_for_a_land_by_name() -> None:
    game = europe(kontors={RED: ["Warsaw"]}, merchants={RED: ["Warsaw"]}, hand={RED: "3 grain"})
    do(game, "walk 1 to {Kaliningrad}", "found_kontor", "turn_token 11")
    assert told(game)[-1].endswith(
        f"founded a kontor at Kaliningrad ({at(game, 'Kaliningrad')}, salt, grain 4), uncovered one more of the "
        "goods, turned up a number token: 11 for Prussia (salt)."
    )


def test_a_token_is_moved_from_a_land_to_another() -> None:
    game = europe(
        kontors={RED: ["Warsaw"]},
        merchants={RED: ["Warsaw"]},
        hand={RED: "3 grain"},
        tokens={"Novgorod Land": 5, "Crimea": 11},
    )
    do(game, "walk 1 to {Kaliningrad}", "found_kontor", "move_token {Crimea}")
    assert told(game)[-1].endswith("moved the 11 from Crimea to Prussia.")


# Caravans and goods


def deliverer(players: int = 4) -> kogge.Game:
    """Red's caravan stands at Prague, a route of blue leads on from Berlin."""
    return europe(
        players=players,
        kontors={RED: ["Prague"], BLUE: ["Berlin"]},
        routes={RED: ["Prague-Berlin"], BLUE: ["Berlin-6,3 S"]},
        caravans={RED: ["Prague-Berlin"]},
        hand={RED: "2 salt"},
    )


def test_a_delivery_names_the_kontor_and_how_many_are_done() -> None:
    game = deliverer()
    do(game, "deliver {Berlin}")
    berlin = node(game, "Berlin")
    assert told(game) == [f"You  delivered goods to the kontor of blue at {berlin} (1 delivered)."]
    assert told(game, BLUE) == [f"red  delivered goods to your kontor at {berlin} (1 delivered)."]


def test_goods_go_to_neutral_kontors_too() -> None:
    game = europe(
        players=3,
        kontors={RED: ["Prague"]},
        neutral=["Berlin"],
        routes={RED: ["Prague-Berlin"]},
        caravans={RED: ["Prague-Berlin"]},
    )
    do(game, "deliver {Berlin}")
    assert told(game) == [f"You  delivered goods to a neutral kontor at {node(game, 'Berlin')} (1 delivered)."]


def test_a_drive_is_told_with_salt_and_toll() -> None:
    game = deliverer()
    path = at(game, "Berlin-6,3 S", "path")
    do(game, "drive 1 {Berlin-6,3 S}", "end_drive")
    assert told(game) == [f"You  drove caravan 1 along {path} (at Berlin) for 1 salt and a toll of 1 gold to blue."]
    assert told(game, BLUE) == [
        f"red  drove caravan 1 along {path} (at Berlin) for 1 salt and a toll of 1 gold to you."
    ]


def test_a_caravan_is_formed_and_formed_anew() -> None:
    game = europe(
        kontors={RED: ["Prague"]}, routes={RED: ["Prague-Berlin"]}, hand={RED: "3 ore 3 wood 3 salt"}, gold={RED: 0}
    )
    path = f"{at(game, 'Prague-Berlin', 'path')} (Berlin to Prague)"
    do(game, "form_caravan {Prague-Berlin}", "form_caravan {Prague-Berlin}", "reform_caravan 2")
    do(game, "place_caravan {Prague-Berlin}")
    assert told(game) == [
        f"You  formed caravan 1 on path {path}, formed caravan 2 on path {path}, "
        f"took caravan 2 off path {path}, formed caravan 2 on path {path}."
    ]


# Cards


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        ("lancer", "You  played a lancer."),
        ("bounty", "You  played bounty."),
        ("loan", "You  played loan, took 3 gold."),
    ],
)
def test_cards_are_told_by_name(card: str, sentence: str) -> None:
    game = europe(kontors={RED: ["Prague"]}, cards={RED: card})
    do(game, f"play_{card}")
    assert told(game) == [sentence]


def test_cards_that_move_somebody_are_told_by_name() -> None:
    game = europe(kontors={RED: ["Prague"]}, merchants={RED: ["Prague"]}, cards={RED: "journey"})
    do(game, "play_journey", "end_walk")
    assert told(game) == ["You  played journey."]
    game = europe(routes={RED: ["Prague-Berlin"]}, caravans={RED: ["Prague-Berlin"]}, cards={RED: "fast_caravan"})
    do(game, "play_fast_caravan", "end_drive")
    assert told(game) == ["You  played fast caravan."]


def test_a_new_pile_is_told_of() -> None:
    game = europe(hand={RED: "wool salt"}, pile="lancer", discarded="2 loan")
    do(game, "buy_card", "draw_card lancer")
    assert told(game) == [
        "You  bought a development card: lancer.",
        "The discarded cards are shuffled into a new pile.",
    ]
    assert told(game, BLUE)[0] == "red  bought a development card."
    single = europe(hand={RED: "wool salt"}, pile="lancer", discarded="loan")  # the pile is as large as before
    do(single, "buy_card", "draw_card lancer")
    assert told(single)[-1] == "The discarded cards are shuffled into a new pile."
    alone = europe(cards={RED: "loan"}, pile="")
    do(alone, "play_loan")
    assert "The discarded cards are shuffled into a new pile." in told(alone)
    usual = europe(cards={RED: "loan"})
    do(usual, "play_loan")
    assert len(told(usual)) == 1


def test_the_robber_is_told_by_the_name_of_the_land() -> None:
    game = europe(step="move_robber")
    do(game, "move_robber {Bohemia}")
    land = at(game, "Bohemia", "hex")
    assert told(game)[0] == f"You  moved the robber to Bohemia (ore 3, hex {land})."


# The end


def test_the_last_delivery_wins() -> None:
    game = europe(
        kontors={RED: ["Prague", "Vienna", "Turin"], BLUE: ["Berlin"]},
        kontors_left={RED: 0},
        delivered={RED: 7},
        routes={RED: ["Prague-Berlin"]},
        caravans={RED: ["Prague-Berlin"]},
    )
    do(game, "deliver {Berlin}")
    assert game.is_over
    assert told(game)[-1] == "You have won the game."
    assert "(8 delivered)" in told(game)[0]
    assert result(game, texts()) == "Red has won after 1 turn: red 8, blue 0, white 0 and orange 0 goods delivered."


def test_a_win_can_be_shared() -> None:
    game = europe(gold={RED: 4, BLUE: 3, WHITE: 4}, delivered={RED: 1, BLUE: 1, WHITE: 1})
    stuck = game.state.copy()
    fields = game.rules.layout.fields
    stuck[fields["stuck_turns"].start] = 12
    for p in range(4):
        stuck[fields["kontors_left"].start + p] = 0
    game.arrange(stuck)
    do(game, "end_turn")
    assert game.step == "over"
    assert game.state.step == OVER
    assert told(game)[-1] == "The win is shared by you and white."
    assert (
        result(game, texts())
        == "Red and white share the win after 2 turns: red 1, blue 1, white 1 and orange 0 goods delivered."
    )
