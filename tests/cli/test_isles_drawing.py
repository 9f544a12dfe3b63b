"""The board of the isles as coloured text."""

import re

import pytest

import kogge
from kogge.cli.terminal.canvas import size
from kogge.cli.terminal.drawing import LAYERS, NARROW, SCALES, draw, drawn_to_fit
from kogge.cli.terminal.labels import LABEL
from kogge.cli.terminal.picture import Picture, Scale
from kogge.cli.terminal.places import free_places, legal_places
from kogge.cli.terminal.seats import paint
from kogge.texts import texts
from tests.cli.lands import land_name
from tests.support.isles import BLUE, ORANGE, RED, WHITE, corner, hexagon, isles, side

ISLES = ("land-ho", "pirate-lairs", "fish", "spices", "explorers-pirates")
ENGLISH = texts()
SMALL = SCALES[-1]

LAND_HO = r"""
              .-.-.   .-.-.   .-.-.   .-.-.   .-.-.   .-.-.
            .'     '.'     '.'     '.'     '.'     '.'     '.
            |  ore  |  wood |       |       |   ?   |   ?   |
          .-.-.11 bb.-. 9 .-.-.   .-.-.   .-.-.   .-.-.   .-.-.
        .'     'Bb     (R)R1   '.'     '.'     '.'     '.'     '.
        | grain |  wool |       |       |   ?   |   ?   |   ?   |
      .-.-. 3 .-.-. 8 .-.-.   .-.-.   .-.-.   .-.-.   .-.-.   .-.-.
    .'     '.'     '.'     '.'     '.'     '.'     '.'     '.'     '.
    | brick |  wool |       |       |   ?   |       |   ?   |   ?   |
  .-Ooo 4 .-.-.10 .(O)O1  .-.-.   .-.-.   .-.-.   .-.-.   .-.-.   .-.-.
.'     o.'     '.'     '.'     '.'     '.'     '.'     '.'     '.'     '.
|  wool |  ore  |  wood |       |       |       |       |       |       |
.-. 6 .-Www12 .-.-. 8 .-.-.   .-.-.   .-.-.   .-.-.   .-.-.   .-.-.   .-.
   '.'     w.'     (W)W1   '.'     '.'     '.'     '.'     '.'     '.'
    | grain |  wool |       |       |   ?   |       |   ?   |   ?   |
    .-.10 .-.-. 4 .-.-.   .-.-.   .-.-.   .-.-.   .-.-.   .-.-.   .-.
       '.'     '.'     '.'     '.'     '.'     '.'     '.'     '.'
        |  wood | brick |       |       |   ?   |   ?   |   ?   |
        .-.11 .-Rrr 6 .(B)B1  .-.-.   .-.-.   .-.-.   .-.-.   .-.
           '.'     r.'     '.'     '.'     '.'     '.'     '.'
            |  ore  |  wood |       |       |   ?   |   ?   |
            .-. 3 .-.-. 5 .-.-.   .-.-.   .-.-.   .-.-.   .-.
               '.'     '.'     '.'     '.'     '.'     '.'
"""


def trimmed(text: str) -> list[str]:
    return [line.rstrip() for line in text.strip("\n").split("\n")]


def picture(game: kogge.Game, scale: Scale = SMALL, **labels: range) -> str:
    return draw(game.view(0), scale, labels, ENGLISH).plain


def numbers(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", text)}


def test_land_ho_looks_like_this() -> None:
    assert trimmed(picture(kogge.start("land-ho"))) == trimmed(LAND_HO)


def around(game: kogge.Game, place: str, scale: Scale) -> str:
    """What is written on the three lines of a hex, between slashes."""
    drawn = Picture(game.view(0), scale, {}, ENGLISH)
    for layer in LAYERS:
        layer(drawn)
    line, column = drawn.hex(hexagon(game, place))
    reach = {-1: scale.half - scale.low - 1, 0: scale.half - 1, 1: scale.half - scale.near - 1}
    rows = [
        "".join(drawn.canvas.cell((line + k, column + at))[0] for at in range(-width, width + 1))
        for k, width in reach.items()
    ]
    return "/".join(row.strip() for row in rows)


@pytest.mark.parametrize("scale", [*SCALES, NARROW])
def test_everything_on_a_hex_can_be_seen(scale: Scale) -> None:
    game = isles(
        tiles={
            "5,-1": "gold_river",
            "6,-1": "gold_river 5",
            "8,-1": "shoal 3",
            "10,-1": "spice fast_gold",
            "4,1": "shoal 5",
            "7,1": "spice swift_voyage",
            "5,1": "forest 8",
        },
        ashore={"5,-1": {BLUE: 1, RED: 1}, "6,-1": {WHITE: 2}, "10,-1": {BLUE: 1, ORANGE: 1}},
        shoals=[3],
        pirate=("4,1", ORANGE),
    )
    assert around(game, "5,-1", scale) == "/lair/BR"
    assert around(game, "6,-1", scale) == "WW/gold/5"
    assert around(game, "8,-1", scale) == "><>/fish/3"
    assert around(game, "10,-1", scale) in ("1g/spice/BO", "1g s2/spice/BO")
    assert around(game, "4,1", scale) == "P:O/fish/5"
    assert around(game, "7,1", scale) in ("+1/spice/", "+1 s4/spice/")
    assert around(game, "5,1", scale) == "/wood/8"
    assert around(game, "4,0", scale) == "//"
    assert around(game, "7,-2", scale) == "/?/"
    assert around(game, "3,0", scale) in ("/Council/", "/Counc/")
    assert picture(game, scale).count("&") == 2


@pytest.mark.parametrize("scale", [*SCALES, NARROW])
def test_two_ships_and_a_road_can_be_seen_on_one_path(scale: Scale) -> None:
    for place in ("3,-2 E", "4,-3 SE", "1,2 NE", "2,0 NE", "2,0 SE", "0,0 W", "0,0 NW", "0,3 SW", "1,3 SE"):
        game = isles(ships={BLUE: ["4,-1 W", place], RED: [place]}, roads={WHITE: [place]})
        drawn = picture(game, scale)
        assert {"B1", "B2", "R1"} <= set(re.findall(r"[BR]\d", drawn)), drawn
        assert "w" in re.sub("wo", "", drawn), drawn


@pytest.mark.parametrize("scale", [*SCALES, NARROW])
def test_a_ship_beside_its_harbour_hides_neither(scale: Scale) -> None:
    for place in ("3,-2 E", "3,-1 NE", "3,-1 NW"):
        game = isles(harbours={BLUE: ["3,-2 SE"]}, ships={BLUE: [place]})
        assert "(B)" in picture(game, scale)
        assert "B1" in picture(game, scale)


def test_pieces_that_nobody_plays_have_their_colours() -> None:
    game = kogge.start("land-ho", players=2)
    drawn = draw(game.view(0), SMALL, {}, ENGLISH)
    assert all(sign in drawn.plain for sign in ("(W)", "(O)", "W", "ww", "oo"))
    assert "W1" not in drawn.plain
    [white] = [span for span in drawn.spans if drawn.plain[span.start : span.end] == "(W)"]
    assert paint("white") in str(white.style)


@pytest.mark.parametrize(
    ("name", "columns"), [("land-ho", 73), ("pirate-lairs", 61), ("spices", 67), ("explorers-pirates", 73)]
)
def test_every_board_fits_an_ordinary_terminal(name: str, columns: int) -> None:
    game = kogge.start(name)
    assert size(drawn_to_fit(game.view(0), {}, 53, 15, ENGLISH)) == (columns, 23)


def test_a_wide_terminal_gets_the_handsome_board() -> None:
    game = kogge.start("explorers-pirates")
    for width, height, scale in ((97, 30, SMALL), (96, 30, NARROW), (121, 30, SCALES[0]), (121, 23, SCALES[1])):
        drawn = drawn_to_fit(game.view(0), {}, width, height, ENGLISH)
        assert size(drawn) == size(draw(game.view(0), scale, {}, ENGLISH))


@pytest.mark.parametrize("scale", [*SCALES, NARROW])
@pytest.mark.parametrize("name", ISLES)
def test_a_map_shows_the_numbers_of_all_free_places(name: str, scale: Scale) -> None:
    game = kogge.start(name, seed=4)
    game.play_out(800)
    assert unlabelled(game, scale) == []


def unlabelled(game: kogge.Game, scale: Scale) -> list[tuple[str, int]]:
    """The free places of every kind whose numbers a map of them fails to show."""
    missing = []
    for kinds in ("paths", "intersections", "hexes"):
        free = free_places(game.view(0), kinds)
        drawn = Picture(game.view(0), scale, free, ENGLISH)
        for layer in LAYERS:
            layer(drawn)
        missing += [(kind, n) for kind, shown in free.items() for n in shown if not is_labelled(drawn, kind, n)]
    return missing


def is_labelled(drawn: Picture, kind: str, place: int) -> bool:
    """Is its number to be read, digit by digit, where the place is?"""
    text = str(place)
    if kind == "path":
        spots = drawn.label_spots(place, len(text))
    else:
        line, column = drawn.nodes[place] if kind == "intersection" else drawn.hex(place)
        above = int(kind == "hex")
        spots = [(line - above, column - (len(text) - 1) // 2 - aside) for aside in (0, 2 * above)]
    return any(
        [drawn.canvas.ink.get((line, column + k)) for k in range(len(text))] == [(digit, LABEL) for digit in text]
        for line, column in spots
    )


def test_where_ships_may_go_and_land_is_marked() -> None:
    game = isles(step="movement", tiles={"5,-1": "forest 5"}, ships={BLUE: ["5,-1 W settler", "4,-1 NW two_crews"]})
    places = legal_places(game.view(BLUE))
    steps = {int(text.split()[-1]) for text in game.legal_texts() if text.startswith("sail")}
    assert places == {"path": steps, "intersection": {corner(game, "5,-1 NW"), corner(game, "5,-1 SW")}}
    assert side(game, "4,-1 NE") in steps
    assert steps <= numbers(draw(game.view(BLUE), SMALL, places, ENGLISH).plain)


def test_a_place_is_called_by_what_it_is() -> None:
    tiles = {"5,-1": "shoal 3", "6,-1": "gold_river 5", "4,1": "spice fast_gold", "5,1": "field 4"}
    game = isles(tiles=tiles)
    names = [land_name(game.view(0), hexagon(game, place)) for place in [*tiles, "4,0", "3,0"]]
    assert names == ["fish 3", "gold river 5", "spice", "grain 4", "the sea", "the Council"]
