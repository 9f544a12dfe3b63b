"""What a person gets to see of goods, kontors, tokens and travellers."""

import re

import pytest

import kogge
from kogge.cli.terminal.names import name_of, signs
from kogge.cli.terminal.replay import replay_in_terminal
from tests.cli.typist import Typist, sit_down
from tests.support.europe import BLUE, RED, WHITE, at, europe

NOTE = "The printed map and the card texts of this game are lost."


def flat(text: str) -> str:
    return re.sub(r"\s+", " ", text)


def test_the_table_tells_goods_gold_and_pieces() -> None:
    game = europe(
        kontors={RED: ["Prague", "Vienna", "Turin", "Krakow"], BLUE: ["Berlin", "Bern", "Lyon"]},
        routes={RED: ["Prague-Berlin"]},
        merchants={RED: ["Vienna"]},
        caravans={RED: ["Prague-Berlin"], BLUE: ["Prague-Berlin"]},
        delivered={RED: 1},
        gold={RED: 7},
        hand={RED: "2 wool salt"},
        cards={RED: "2 loan bounty"},
        discarded="lancer 2 monopoly",
    )
    seen = sit_down(game, [], width=150).seen
    assert re.search(r"del un rc dc gd ko ro me ca", seen)
    assert re.search(r">R red +1/8 +1 +3 +3 +7 +6 +29 +1 +1", seen)
    assert re.search(r"B blue +0/8 +1 +0 +0 +3 +7 +30 +2 +1", seen)
    assert re.search(r"wool +2 +17 3:1 +2", seen)
    assert re.search(r"bounty +1 ", seen)
    assert re.search(r"loan +2 ", seen)
    assert re.search(r"card pile +19", seen)
    assert "discards: 1 lancer, 2 monopoly" in flat(seen)
    assert f"merchant 1 at Vienna ({at(game, 'Vienna')})" in seen
    assert f"caravan 1 on {at(game, 'Prague-Berlin', 'path')} (Berlin to Prague)" in seen
    assert f"B caravan 1 on {at(game, 'Prague-Berlin', 'path')}" in seen
    assert "W nobody travels" in seen
    assert "VP" not in seen
    assert "supply" not in seen


@pytest.mark.parametrize(
    ("name", "players", "goods"),
    [("europe-short", 3, 6), ("europe-short", 4, 5), ("europe", 3, 10), ("europe", 4, 8)],
)
def test_how_many_goods_win_is_said_from_the_first_moment_on(name: str, players: int, goods: int) -> None:
    choices: dict[str, object] = {"start": "variable"} if name == "europe-short" else {}
    game = kogge.Game(*kogge.load(name, players=players, **choices), seed=1)
    while game.read("turn") == [[0]]:
        if game.to_act == 0:
            assert f" 0/{goods} " in sit_down(game.copy(), [], width=150).seen
        game.play_out(1)


def test_a_spectator_sees_the_same_table() -> None:
    game = europe(kontors={RED: ["Prague"]}, merchants={RED: ["Prague"]})
    reader = Typist(["quit"], width=150)
    replay_in_terminal(kogge.start("europe-short", seed=2), reader.console, reader.read)
    assert re.search(r"R red +0/5 +1 +3 +0 +3 +4 +29 +2 +1", reader.seen)
    assert NOTE in flat(reader.seen)
    assert game.read("merchant")[RED][0] == at(game, "Prague")


def test_points_are_said_to_be_goods() -> None:
    told = flat(sit_down(kogge.start("europe", seed=3), ["help"], width=100).seen)
    assert "del goods delivered, which are the points, of those that win the game; un goods uncovered" in told
    assert "victory points" not in told


@pytest.mark.parametrize("name", ["europe-short", "europe"])
def test_help_explains_signs_and_commands(name: str) -> None:
    told = flat(sit_down(kogge.start(name, seed=3), ["help"], width=100).seen.partition("> help\n")[2])
    for words in (
        "r, b, w, o routes, '=' a path with a double arrow",
        "RVi is a kontor there, [R] one that has its goods",
        "Rm2 is a merchant, R2 a caravan",
        "A number with a ' is a token that can be moved",
        "walk 1 to 57",
        "drive 2 to 33",
        "'walk 1 to Vienna' names a city",
        "'build_route 34'",
        "'trade 2 wool for grain'",
        "cities all cities",
        "unseen the number tokens",
        NOTE,
    ):
        assert words in told
    for words in ("road", "settlement", "brick", "sail", "ship", "harbour", "(M-"):
        assert words not in told


def test_other_games_keep_their_words() -> None:
    told = flat(sit_down(kogge.start("base", seed=3), ["help", "cities"], width=100).seen)
    assert "roads, O, R, B, W settlements" in told
    assert "'trade 2 wool for brick'" in told
    assert "'road 34'" in told
    assert "cities all cities" not in told
    assert "The intersections of this game have no names." in told
    assert NOTE not in told


def test_every_act_that_is_open_can_be_explained() -> None:
    game = europe(kontors={RED: ["Prague"]}, hand={RED: "ore wood wool grain"})
    told = flat(sit_down(game, ["help build_route", "help deliver"], width=150).seen)
    assert "build_route Ore and wood: a route on a free path at an own kontor or route." in told
    assert "deliver An uncovered goods token goes to a kontor at the route of an own caravan." in told


def test_the_board_is_said_to_be_a_reconstruction_when_a_game_begins() -> None:
    seen = flat(sit_down(kogge.start("europe-short", seed=3), []).seen)
    assert seen.index(NOTE) < seen.index("Turn 1")
    assert NOTE not in flat(sit_down(kogge.start("fish", seed=3), []).seen)


def test_cities_are_listed_with_all_that_is_known_of_them() -> None:
    game = europe(kontors={BLUE: ["Prague"], WHITE: ["Riga"]}, goods_at=["Prague"], tokens={"Livonia": 5})
    told = sit_down(game, ["cities"], width=150).after("cities")
    assert re.search(
        rf"PR Prague +{at(game, 'Prague')} +violet +blue +yes +Brandenburg grain 10, Franconia wood 4", told
    )
    assert re.search(rf"Ri Riga +{at(game, 'Riga')} +brown +1 +white +Livonia wool 5, Prussia salt *\n", told)
    for node in signs(game.rules):
        assert name_of(game.rules, "intersection", node) in told


def test_what_lies_face_down_can_be_asked_for() -> None:
    game = europe(tokens={"Livonia": 5, "Prussia": 5, "Crimea": 11}, discarded="lancer")
    seen = flat(sit_down(game, ["unseen"], width=200).after("unseen"))
    assert "Number tokens at sea, face down: wood 9, 11; wool 3; grain 3, 9; ore 9, 11; salt none." in seen
    assert "Discarded cards, which are shuffled when the pile is empty: 1 lancer." in seen


def test_a_card_that_is_no_point_is_not_counted_as_one() -> None:
    game = europe(cards={RED: "2 bounty"})
    assert "+2" not in sit_down(game, [], width=150).seen
