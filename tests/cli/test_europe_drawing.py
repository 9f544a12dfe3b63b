"""The map of Europe as coloured text."""

import pytest

import kogge
from kogge.cli.terminal.canvas import size
from kogge.cli.terminal.drawing import LAYERS, NAMED, NARROW, SCALES, draw, drawn_to_fit
from kogge.cli.terminal.names import name_of, signs
from kogge.cli.terminal.picture import Picture, Scale
from kogge.cli.terminal.places import free_places, legal_places
from kogge.cli.terminal.seats import paint
from kogge.cli.terminal.trading import CITIES
from kogge.texts import texts
from tests.cli.lands import land_name
from tests.cli.test_isles_drawing import trimmed, unlabelled
from tests.support.europe import BLUE, RED, WHITE, at, do, europe

EUROPE = ("europe-short", "europe")
EVERY_SCALE = [*NAMED, *SCALES, NARROW]
ENGLISH = texts()
SMALL = SCALES[-1]

SHORT = r"""
     .-.-.   .-.-.   .-.-.           .-.-.           .-.-.
   .'     '.'     '.'     '.       .'     'He      .'     '.
   |  ore  |  wood |  ore  |Aland S|  wood |Gulf of|  salt |
   .-.   .-.-.10 .-.-. 8 .-.-.   ==.-.   .-Ta.   ==.-.   .-.-.
      'Be     'Os     'St     '.=     '.'     '.=     'No     '.
North S|Skagerr| grain |       |Baltic |  wool |  wood |  wood |
       .-.   .-.-. 9 .-.-.   .-.-.   .-Ri.   .-.-.   ==.-.   .-.-.
          '.'     'CO     '.'     '.'     '.'     '.=     'Mo     '.
    German |  wool |Western|Gdansk |  salt |  wood |  wool | grain |
         .-.-. 8 .-.==   .-.-.   .-Ka.   .-Vi.10 .-Mi.   .-.-.   .-.
       .'     RHa     =.'     '.'     '.'     '.'     '.'     '.'
       |  salt | grain |  salt = grain rR1wood |  wool |
     .-CL.11 .-.-.10'.OBro 8 .-.-. 4 .RWa. 5 .-.-. 6 .-.-.
   .'     '.'     WPr   O1o.'     'WR     '.'     'Ky     '.
   | grain |  wood |  ore  |  wool |  salt |  wood | grain |
   .-. 5 .WNuw4' .-.-. 3 bb.-.10'.-.-. 3 .-.-. 9 .-.== 4 .-.
      '.'   W1w.'     BVeB1   OBu     BKr     OLv     =.'
       |  wool |  salt |  ore  |  wool |  ore  |  wool |
     .-BN. 9 .-.-.10'.-.-.4' .-.-.11 .-.-. 6 .-.-.   .-Ch.
   .'     '.'     WVn     RZa     '.'     '.'     '.'     '.
   |  ore  | grain |Gulf of|  wood | grain |  salt =  salt |
   .-.10 .BTu. 8 ==.-.   .-.-. 6 .-Bl.   .-Bc. 5 .-.-.   .-.
      'Ge     '.=     '.'     '.'     '.'     '.'     'Ca
Gulf of|  wood |  ore  |Adriati|  ore  |  wood |        Black S
       .-. 3 .-Ro. 9 .-.-.   ==.-.   .-So.   .-Cn.
          '.'     '.'     '.=     'Ti     '.' ROB '.
    Sardini|       | grain |Strait |  ore  =  wool |
           .-.   .-Na.   .-.-.   .-.-.   .-.-.   .-.
              '.'     '.'     '.'     'At     '.'
        Tyrrhen|  salt |Ionian |  salt |        Aegean
               Pa. 6 .-.       .-.   .-.
                  '.'             '.'
"""


def layered(game: kogge.Game, scale: Scale = SMALL, **labels: list[int]) -> Picture:
    drawn = Picture(game.view(0), scale, labels, ENGLISH)
    for layer in LAYERS:
        layer(drawn)
    return drawn


def written(drawn: Picture, line: int, column: int, length: int) -> str:
    return "".join(drawn.canvas.cell((line, column + k))[0] for k in range(length))


def at_node(drawn: Picture, node: int, length: int) -> str:
    """What is written around an intersection."""
    line, column = drawn.nodes[node]
    return written(drawn, line, column - (length - 1) // 2, length)


def test_the_short_board_looks_like_this() -> None:
    assert trimmed(draw(kogge.start("europe-short").view(0), SMALL, {}, ENGLISH).plain) == trimmed(SHORT)


@pytest.mark.parametrize("scale", EVERY_SCALE)
@pytest.mark.parametrize("name", EUROPE)
def test_every_empty_city_has_its_two_letters(name: str, scale: Scale) -> None:
    game = europe(name)
    drawn = layered(game, scale)
    assert len(set(signs(game.rules).values())) == len(signs(game.rules))
    for node, sign in signs(game.rules).items():
        violet = game.rules.layout.chart.mark("intersection", "city", node) == 1
        assert at_node(drawn, node, 2) == (sign.upper() if violet else sign)
        line, column = drawn.nodes[node]
        assert CITIES["violet" if violet else "brown"] in drawn.canvas.cell((line, column))[1]


@pytest.mark.parametrize("scale", NAMED)
@pytest.mark.parametrize("name", EUROPE)
def test_a_large_map_tells_lands_cities_and_seas_by_name(name: str, scale: Scale) -> None:
    game = europe(name, robber="Anatolia")
    drawn = layered(game, scale)
    text = drawn.canvas.text().plain
    room = 2 * scale.half - 1
    for h in range(game.rules.topo.n_hexes):
        line, column = drawn.hex(h)
        assert (
            written(drawn, line, column - scale.half + 1, room).strip() == name_of(game.rules, "hex", h)[:room].strip()
        )
        assert written(drawn, line + 1, column - scale.half + 1, 5).strip() == land_name(game.view(0), h).split()[0]
    hidden = at(game, "Constantinople")  # by the robber
    for node in signs(game.rules):
        assert (name_of(game.rules, "intersection", node)[:5] in text) != (node == hidden)
    assert "ROB" in text
    assert all(word in text for word in ("Baltic", "Skagerrak", "Adriatic"))


@pytest.mark.parametrize("scale", EVERY_SCALE)
def test_pieces_can_be_told_apart_without_colour(scale: Scale) -> None:
    game = europe(
        kontors={RED: ["Prague"], BLUE: ["Vienna"], WHITE: ["Krakow"]},
        goods_at=["Vienna"],
        routes={RED: ["Prague-Berlin"], BLUE: ["Turin-3,6 S"]},
        merchants={WHITE: ["3,7 N"]},
        caravans={BLUE: ["Turin-3,6 S"]},
    )
    drawn = layered(game, scale)
    wide = scale.half > 3
    prague, vienna = at(game, "Prague"), at(game, "Vienna")
    assert at_node(drawn, prague, 3 if wide else 1) == ("RPr" if wide else "R")
    assert ("[B]" if wide else "B]") in at_node(drawn, vienna, 3)
    assert at_node(drawn, at(game, "3,7 N"), 3) == "Wm1"
    assert "B1" in drawn.canvas.text().plain
    assert {drawn.canvas.cell(spot)[0] for spot, _ in drawn.path(at(game, "Prague-Berlin", "path"))} & {"r"}
    line, column = drawn.nodes[prague]
    assert paint("red") in drawn.canvas.cell((line, column))[1]


@pytest.mark.parametrize("scale", EVERY_SCALE)
def test_both_merchants_of_a_player_are_seen_at_one_kontor(scale: Scale) -> None:
    game = europe(kontors={WHITE: ["Prague"]}, merchants={WHITE: ["Prague"]})
    assert at_node(layered(game, scale), at(game, "Prague"), 3) == "Wm1"
    game = europe(kontors={WHITE: ["Prague"]}, merchants={WHITE: ["Prague", "Prague"]})
    assert at_node(layered(game, scale), at(game, "Prague"), 3) == "Wmm"


@pytest.mark.parametrize("scale", EVERY_SCALE)
@pytest.mark.parametrize("name", EUROPE)
def test_double_arrows_are_seen_until_a_route_lies_there(name: str, scale: Scale) -> None:
    game = europe(name)
    drawn = layered(game, scale)
    arrows = game.rules.layout.chart.marks["path"]["double_arrow"]
    for e, marked in enumerate(arrows):
        signs_on = {drawn.canvas.cell(spot)[0] for spot, _ in drawn.path(e)}
        assert ("=" in signs_on) == bool(marked)
    game = europe(routes={RED: ["7,3 S-6,5 N"]})
    path = at(game, "7,3 S-6,5 N", "path")
    assert game.rules.layout.chart.mark("path", "double_arrow", path)
    drawn = layered(game, scale)
    assert {drawn.canvas.cell(spot)[0] for spot, _ in drawn.path(path)} == {"r"}


def test_tokens_that_can_be_moved_look_unlike_printed_numbers() -> None:
    game = europe(tokens={"Prussia": 11})
    drawn = layered(game)
    for land, sign in (("Prussia", "11'"), ("Bohemia", " 3 "), ("Livonia", "   "), ("Franconia", "4' ")):
        line, column = drawn.hex(at(game, land, "hex"))
        assert written(drawn, line + 1, column - 1, 3) == sign


@pytest.mark.parametrize(("name", "columns"), [("europe-short", 68), ("europe", 76)])
def test_every_board_fits_an_ordinary_terminal(name: str, columns: int) -> None:
    game = kogge.start(name)
    width, height = size(drawn_to_fit(game.view(0), {}, 80, 15, ENGLISH))
    assert (width, height) == (columns, 32)


def test_a_large_terminal_gets_the_names() -> None:
    game = kogge.start("europe-short")
    for width, height, scale in ((120, 43, NAMED[0]), (112, 43, NAMED[1]), (96, 43, SCALES[0]), (96, 41, SCALES[1])):
        drawn = drawn_to_fit(game.view(0), {}, width, height, ENGLISH)
        assert size(drawn) == size(draw(game.view(0), scale, {}, ENGLISH))


@pytest.mark.parametrize("scale", EVERY_SCALE)
@pytest.mark.parametrize("name", EUROPE)
def test_a_map_shows_the_numbers_of_all_free_places(name: str, scale: Scale) -> None:
    game = kogge.start(name, seed=4, trade=False)
    game.play_out(900)
    assert unlabelled(game, scale) == []


def test_free_places_have_neither_route_nor_kontor() -> None:
    game = europe(kontors={RED: ["Prague"]}, routes={RED: ["Prague-Berlin"]})
    assert at(game, "Prague") not in free_places(game.view(0), "intersections")["intersection"]
    assert at(game, "Berlin") in free_places(game.view(0), "intersections")["intersection"]
    assert at(game, "Prague-Berlin", "path") not in free_places(game.view(0), "paths")["path"]


def test_where_something_can_be_done_is_marked_but_cities_stay_readable() -> None:
    game = europe(kontors={RED: ["Prague"]}, merchants={RED: ["Prague"]}, hand={RED: "grain ore wood"})
    places = legal_places(game.view(RED))
    berlin = at(game, "Berlin")
    assert berlin in places["intersection"]
    assert places["path"]
    drawn = layered(game, SMALL, **{kind: sorted(found) for kind, found in places.items()})
    others = [node for node in places["intersection"] if node not in signs(game.rules)]
    assert others
    assert {at_node(drawn, node, 1) for node in others} == {"*"}
    assert at_node(drawn, berlin, 1) == "B"
    do(game, "walk 1 {Berlin}")
