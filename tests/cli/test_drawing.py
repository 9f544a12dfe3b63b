"""The board as coloured text."""

import re
from collections.abc import Sequence
from itertools import permutations

import pytest

import kogge
from kogge.cli.terminal.canvas import Canvas, size
from kogge.cli.terminal.drawing import SCALES, draw, drawn_to_fit
from kogge.cli.terminal.picture import Picture, Scale
from kogge.cli.terminal.places import free_places, legal_places
from kogge.cli.terminal.seats import letters
from kogge.cli.terminal.table import WIDTH
from kogge.engine.act import Judge
from kogge.engine.fields import PATH, SEAT_OR_NOBODY
from kogge.engine.layout import Layout
from kogge.engine.rules import Rules
from kogge.engine.state import State
from kogge.engine.topology import Topology
from kogge.games.base.island import SUPPLY
from kogge.modules.facts import Owners
from kogge.modules.resources import RESOURCES
from kogge.texts import texts
from kogge.views import View
from tests.cli.lands import land_name
from tests.support.position import BLUE, ORANGE, RED, position

ENGLISH = texts()
SMALL = SCALES[-1]

BEGINNER = r"""
                         2:1 wool
           3:1  .-+-.   .-+-.   .-.-.
              +'     '.'     '+'     '.
              |  wood |  wool |  wool |
            .-.-. 6 .-Bbb 3 .-.ww 8 .-+-.  3:1
          +'     '.'     b.'     wW'     '+
  2:1 ore | grain |  ore  | grain |  wood |
        .-+-. 2 wwW-. 4 .-.-. 5 .-.-.10 oo.-.
      .'     '.w     '.' ROB '.'     'Oo     '+
      |  wood | brick | desert|  ore  | grain | 3:1
      .-. 5 .-Rrr 9 .-.-.   .-.-. 6 .-.-. 9 .-+
         '+'     r.'     '.'     'R'     '.'
2:1 grain | grain |  ore  |  wood r  wool |
          +-.10 .-Bbb11 .-.-. 3 .-.-.12 .-+
             '.'     b.'     '.'     '+'  2:1 brick
              | brick |  wool | brick |
              +-. 8 ooO-. 4 .-+-.11 .-.
            3:1  '+o     '+'     '.'
                         2:1 wood
"""


def trimmed(text: str) -> list[str]:
    return [line.rstrip() for line in text.strip("\n").split("\n")]


def picture(game: kogge.Game, scale: Scale = SMALL, **labels: range) -> str:
    return draw(game.view(0), scale, labels, ENGLISH).plain


def numbers(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", text)}


def test_the_beginner_board_looks_like_this() -> None:
    assert trimmed(picture(kogge.start("base"))) == trimmed(BEGINNER)


def test_a_city_has_walls() -> None:
    game = position(cities={RED: [20]}, settlements={BLUE: [23]})
    assert picture(game).count("[R]") == 1
    assert re.search(r"(?<!O)B", picture(game))  # a settlement, not the end of ROB
    assert "[B]" not in picture(game)


def test_pieces_can_be_told_apart_without_colours() -> None:
    game = position(roads={ORANGE: ["0-3"], RED: ["22-28"], BLUE: ["40-44"]})
    lines = picture(game).split("\n")
    assert "oo+-." in lines[1]
    assert "| wood r brick |" in re.sub(" +", " ", lines[9])
    assert "bb.-. 3" in lines[13]


@pytest.mark.parametrize(("number", "red"), [(6, True), (8, True), (5, False), (9, False)])
def test_six_and_eight_are_red(number: int, red: bool) -> None:
    game = kogge.start("base")
    drawn = draw(game.view(0), SCALES[0], {}, ENGLISH)
    styles = [str(span.style) for span in drawn.spans if drawn.plain[span.start : span.end].strip() == str(number)]
    assert styles
    assert all(("#c00000" in style) == red for style in styles)


def framed(order: Sequence[int]) -> kogge.Game:
    """A board with the frame pieces in this order."""
    game = kogge.start("base", seed=0, board="random")
    for piece in order:
        game.play(f"lay_frame {piece}")
    game.play_chance()
    return game


FRAMES = list(permutations(range(6)))[::17]


@pytest.mark.parametrize("scale", SCALES)
def test_every_harbour_shows_its_rate_on_every_board(scale: Scale) -> None:
    for order in FRAMES:
        drawn = picture(framed(order), scale)
        assert drawn.count("3:1") == 4, drawn
        assert drawn.count("2:1") == 5, drawn
        for name, hexes in zip(RESOURCES, SUPPLY, strict=False):
            assert len(re.findall(rf"(?<!\w){name}(?!\w)", drawn)) == hexes + 1, drawn  # and the harbour
        assert drawn.count("+") == 18, drawn


def test_any_board_fits_beside_the_table_of_an_80_column_terminal() -> None:
    for order in FRAMES:
        game = framed(order)
        width, height = size(drawn_to_fit(game.view(0), {}, 80 - 1 - WIDTH, 24, ENGLISH))
        assert width + 1 + WIDTH <= 80
        assert height <= 19


def test_a_larger_terminal_gets_a_larger_board() -> None:
    game = kogge.start("base")
    sizes = [size(drawn_to_fit(game.view(0), {}, width, 30, ENGLISH)) for width in (53, 73)]
    assert sizes == [size(draw(game.view(0), scale, {}, ENGLISH)) for scale in (SCALES[-1], SCALES[0])]


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("seed", range(4))
def test_a_map_shows_the_numbers_of_all_free_places(scale: Scale, seed: int) -> None:
    game = kogge.start("base", seed=seed, board="random")
    game.play_out(400)
    view = game.view(0)
    for kinds, field in (("paths", "road"), ("intersections", "home")):
        free = free_places(view, kinds)
        [shown] = free.values()
        assert list(shown) == [n for n, owner in enumerate(view.column(field)) if owner < 0]
        assert set(shown) <= numbers(draw(view, scale, free, ENGLISH).plain)


def test_a_map_of_hexes_numbers_the_robbed_one_too() -> None:
    game = position(robber=14)
    drawn = picture(game, hex=range(19))
    assert "14ROB" in drawn
    assert set(range(19)) <= numbers(drawn)


def test_an_unknown_kind_of_map_is_refused() -> None:
    with pytest.raises(kogge.Refused, match="not 'harbours'"):
        free_places(kogge.start("base").view(0), "harbours")


def test_where_something_may_be_done_is_marked() -> None:
    game = position(settlements={ORANGE: [20]}, roads={ORANGE: ["20-25-31"]}, hand={ORANGE: "wood brick wool grain"})
    view = game.view(0)
    places = legal_places(view)
    network = {path for node in (20, 25, 31) for path in game.rules.topo.node_edges[node]}
    assert places == {"path": {path for path in network if view.column("road")[path] < 0}, "intersection": {31}}
    drawn = draw(view, SMALL, places, ENGLISH).plain
    assert places["path"] <= numbers(drawn)
    assert drawn.count("*") == 1
    assert legal_places(game.view(1)) == {}  # it is not red's decision


def test_a_place_is_called_by_what_it_yields() -> None:
    view = kogge.start("base").view(0)
    assert [land_name(view, h) for h in (0, 9, 12)] == ["wood 6", "desert", "grain 10"]


def test_a_game_without_tokens_and_robber_is_drawn_without_them() -> None:
    topo = Topology([(0, 0), (1, 0)])
    layout = Layout(2, topo)
    layout.tell(Owners(("green", "black")))
    road = layout.field("road", PATH, SEAT_OR_NOBODY, fill=-1)
    blank = State(len(layout.blank))
    for cell, value in enumerate(layout.blank):
        blank[cell] = value
    blank[road] = 1
    view = View(Rules(layout, topo, Judge(), blank), blank, 0)
    assert trimmed(draw(view, SMALL, {}, ENGLISH).plain) == [
        "  bb.-.   .-.-.",
        ".b     '.'     '.",
        "|       |       |",
        ".-.   .-.-.   .-.",
        "   '.'     '.'",
    ]


def test_labels_of_any_length_begin_where_the_place_is() -> None:
    game = kogge.start("base")
    spots = Picture(game.view(0), SMALL, {}, ENGLISH).nodes
    assert len(set(spots)) == 54
    canvas = Canvas()
    canvas.center(0, 5, "123")
    canvas.center(1, 5, "12")
    canvas.center(2, 5, "1")
    assert canvas.text().plain == "123\n 12\n 1 "


def test_each_seat_has_a_letter_of_its_own() -> None:
    assert letters(["orange", "red", "blue", "white"]) == ["O", "R", "B", "W"]
    assert letters(["blue", "brown", "black", "b"]) == ["B", "R", "L", "A"]
