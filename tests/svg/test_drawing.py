"""What holds for the picture of any game: its form, its colours, its layers, and who may draw it."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import kogge
from kogge.engine.chance import Random
from kogge.engine.fields import PATH, PATH_OR_NONE, SEAT, SEAT_OR_NOBODY, Axis
from kogge.engine.layout import Layout
from kogge.engine.topology import Topology
from kogge.games import catalogue
from kogge.svg import draw
from kogge.svg.__main__ import main
from kogge.views import View, imagined
from tests.svg.reading import SVG, bare, midgame, numbers_of_players, titles, written

TABLES = [(scenario, players) for scenario in catalogue.names() for players in numbers_of_players(scenario)]


@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_every_position_gives_one_picture_that_needs_nothing_else(scenario: str, players: int) -> None:
    game = kogge.start(scenario, seed=players, players=players)
    for _ in range(3):
        game.play_out(350)
        seat = None if game.to_act < 0 else game.to_act
        text = draw(game.view(seat), game.colors, labels=True, legal=True)
        drawn = ElementTree.fromstring(text)
        ids = [found.attrib["id"] for found in drawn.iter() if "id" in found.attrib]
        used = re.findall(r'(?:href="#|url\(#)([^")]+)', text)
        assert len(ids) == len(set(ids))
        assert set(used) <= set(ids)
        assert text.count("href=") == text.count('href="#')
        assert text.count("://") == 1  # the name of the format
        assert not {found.tag for found in drawn.iter()} & {
            f"{SVG}{tag}" for tag in ("image", "script", "foreignObject")
        }


def test_a_notebook_shows_the_colours_of_the_game() -> None:
    game = kogge.start("base", players=3)  # without red
    assert game._repr_svg_() == draw(game.view(None), game.seats)
    assert "Red:" not in game._repr_svg_()
    islands = kogge.start("land-ho", players=2)  # white and orange stand in the way
    assert islands._repr_svg_() == draw(islands.view(None), ["blue", "red", "white", "orange"])
    assert "Neutral white:" in islands._repr_svg_()


def test_names_are_escaped() -> None:
    view = kogge.start("base", players=2).view(None)
    strange = "<b> & \"c\" 'd'"
    drawn = ElementTree.fromstring(draw(view, [strange, "blue"]))
    assert strange in written(drawn)
    assert f"intersection 48: {strange} settlement" in titles(drawn)


def test_every_seat_needs_a_colour() -> None:
    with pytest.raises(kogge.Refused, match="3 seats need 3 colours, not 1"):
        draw(kogge.start("base", players=3).view(None), ["orange"])


@pytest.mark.parametrize("scenario", catalogue.names())
def test_the_picture_does_not_depend_on_what_its_viewer_cannot_see(scenario: str) -> None:
    game = midgame(scenario, 5, 1000)
    for seat in (None, 0, 1):
        other = View(game.rules, imagined(game.rules, game.state, seat, Random(1)), seat)
        assert draw(other, game.colors) == draw(game.view(seat), game.colors)


def test_the_same_position_gives_the_same_picture_and_another_one_other_ids() -> None:
    one, two = (midgame("base", 2, 400, board="random") for _ in range(2))
    assert draw(one.view(None)) == draw(two.view(None))
    two.play_out(30)
    assert not ids(draw(one.view(None))) & ids(draw(two.view(None)))


def ids(text: str) -> set[str]:
    return set(re.findall(r'id="([^"]+)"', text))


def test_a_game_without_some_fields_is_drawn_without_their_layers() -> None:
    topo = Topology([(0, 0), (1, 0), (2, 0)])
    layout = Layout(2, topo)
    road = layout.field("road", PATH, SEAT_OR_NOBODY, fill=-1)
    layout.blank[road + 4] = 1
    drawn = ElementTree.fromstring(draw(bare(layout, topo), ["green", "white"]))
    a, b = topo.edge_nodes[4]
    assert titles(drawn) == [f"path 4 ({a}-{b}): white road", "green", "white"]


def test_a_game_without_a_board_shows_its_seats() -> None:
    drawn = ElementTree.fromstring(draw(bare(Layout(3), Topology([]))))
    assert titles(drawn) == ["orange", "red", "blue"]


@pytest.mark.parametrize("scenario", catalogue.names())
def test_the_command_draws_a_record_or_says_why_not(
    scenario: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = midgame(scenario, 4, 300, players=numbers_of_players(scenario)[0])
    record = tmp_path / "game.txt"
    record.write_text(game.record(), "utf-8")
    main([str(record), "--labels"])
    assert capsys.readouterr().out == draw(game.view(None), game.colors, labels=True) + "\n"
    main([str(record), "--language", "de"])
    assert capsys.readouterr().out == draw(game.view(None), game.colors, language="de") + "\n"
    record.write_text(game.record()[:-40], "utf-8")
    with pytest.raises(SystemExit) as ended:
        main([str(record)])
    assert ended.value.code == 2
    assert "the record is truncated" in capsys.readouterr().err


def test_a_game_with_nothing_but_ships_is_drawn_too() -> None:
    topo = Topology([(0, 0), (1, 0)])
    a, b = topo.edge_nodes[6]
    for labels in (False, True):
        layout = Layout(2, topo)
        ship = layout.field("ship", (SEAT, Axis("ship", 3)), PATH_OR_NONE, fill=-1)
        layout.blank[ship + 4] = 6
        drawn = ElementTree.fromstring(draw(bare(layout, topo), ["green", "white"], labels=labels))
        assert titles(drawn) == [f"path 6 ({a}-{b}): white ship 2 with nothing", "green", "white"]
