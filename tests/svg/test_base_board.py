"""The picture of the base game: well-formed, self-contained, and true to the view."""

import re
from collections import Counter

import pytest

import kogge
from kogge.svg.palette import LIVERIES, RED_NUMBER
from kogge.svg.stock import HOMES
from tests.svg.reading import SVG, midgame, part, picture, titles, written

PLACES = ("hex", "path", "intersection")


def test_it_scales_and_has_a_title_and_a_description_for_screen_readers() -> None:
    game = kogge.start("base")
    drawn = picture(game)
    left, top, width, height = map(float, drawn.attrib["viewBox"].split())
    assert "width" not in drawn.attrib
    assert drawn.attrib["role"] == "img"
    assert [found.tag for found in drawn][:2] == [f"{SVG}title", f"{SVG}desc"]
    assert drawn[0].text == "Board: chance is to act (starting roll)"
    for told in (
        "6 forest, number 10",
        "1-5 2:1 wool",
        "robber is on hex 9",
        "Orange: settlements 25, 48; roads 31, 67.",
    ):
        assert told in (drawn[1].text or "")
    for x, y in game.rules.topo.places:
        assert left < 100 * x < left + width
        assert top < 100 * y < top + height


def test_the_end_of_the_game_names_the_winner() -> None:
    game = kogge.start("base", seed=3, trade=False)
    game.play_out()
    assert game.winner is not None
    won = game.seats[game.winner]
    drawn = picture(game)
    assert drawn[0].text == f"Board at the end of the game: {won} has won"
    [told] = [title for title in titles(drawn) if "winner" in title]
    assert told.startswith(f"{won}, winner, {game.read('points')[game.winner][0]} points, ")


def test_each_hex_has_its_terrain_its_number_and_a_dot_for_each_way_to_roll_it() -> None:
    drawn = picture(kogge.start("base"))
    part(drawn, "hex 6: forest, number 10")
    part(drawn, "hex 9: desert")
    hexes = [title.split()[2].rstrip(",") for title in titles(drawn) if title.startswith("hex")]
    assert Counter(hexes) == {"forest": 4, "pasture": 4, "field": 4, "hill": 3, "mountain": 3, "desert": 1}
    tokens = [
        group
        for group in drawn.iter(f"{SVG}g")
        if [child.tag for child in group][2:4] == [f"{SVG}text", f"{SVG}circle"]
    ]
    numbers = [int(token.findtext(f"{SVG}text") or 0) for token in tokens]
    assert sorted(numbers) == [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12]
    for token, number in zip(tokens, numbers, strict=True):
        assert len(token.findall(f"{SVG}circle")) - 2 == 6 - abs(7 - number)
        assert (token.attrib["fill"] == RED_NUMBER) == (number in (6, 8))


def test_each_harbour_lies_at_its_intersections_with_rate_and_resource() -> None:
    drawn = picture(kogge.start("base"))
    told = [title for title in titles(drawn) if title.startswith("harbour")]
    assert len(told) == 9
    assert sum(title.startswith("harbour 3:1 for anything") for title in told) == 4
    ship = part(drawn, "harbour 2:1 for wool, at the intersections 1 and 5")
    assert "2:1" in written(ship)


@pytest.mark.parametrize("seed", range(25))
def test_harbours_of_a_random_frame_are_told_apart(seed: int) -> None:
    game = kogge.start("base", seed=seed, board="random")
    game.play_chance()
    kinds = [kind for (kind,) in game.read("harbor")]
    told = [
        re.split(r" for |, at the intersections | and ", t) for t in titles(picture(game)) if t.startswith("harbour")
    ]
    served = {int(node): resource for _, resource, a, b in told for node in (a, b)}
    names = ("wood", "brick", "wool", "grain", "ore", "anything")
    assert len(told) == 9
    assert served == {node: names[kind] for node, kind in enumerate(kinds) if kind >= 0}


def test_equal_harbours_side_by_side_are_two() -> None:
    game = kogge.start("base")
    position = game.state.copy()
    harbor = game.rules.layout.fields["harbor"].start
    for node in range(game.rules.topo.n_nodes):
        position[harbor + node] = 2 if node in (0, 3, 4, 7) else -1
    game.arrange(position)  # the coast runs 7, 3, 0, 4
    told = [title for title in titles(picture(game)) if title.startswith("harbour")]
    assert sorted(told) == [f"harbour 2:1 for wool, at the intersections {ends}" for ends in ("0 and 4", "3 and 7")]


@pytest.mark.parametrize("seed", range(4))
def test_all_pieces_stand_where_they_are_in_the_colour_and_with_the_mark_of_their_owner(seed: int) -> None:
    game = midgame("base", seed, 900, board="random")
    drawn = picture(game)
    expected = [f"robber, on hex {game.read('robber')[0][0]}"]
    for path, (owner,) in enumerate(game.read("road")):
        if owner >= 0:
            a, b = game.rules.topo.edge_nodes[path]
            expected.append(f"path {path} ({a}-{b}): {game.seats[owner]} road")
            look = LIVERIES[game.seats[owner]]
            piece, emblem = part(drawn, expected[-1]).findall(f"{SVG}path")
            assert (piece.attrib["fill"], emblem.attrib["d"]) == (look.fill, look.emblem)
    for node, ((owner,), (kind,)) in enumerate(zip(game.read("home"), game.read("home_kind"), strict=True)):
        if owner >= 0:
            name = f"intersection {node}: {game.seats[owner]} {('settlement', 'city')[kind]}"
            expected.append(name)
            home = part(drawn, name)
            assert written(home) == [game.seats[owner][0].upper()]
            _shadow, piece = home.findall(f"{SVG}path")
            assert (piece.attrib["fill"], piece.attrib["d"]) == (LIVERIES[game.seats[owner]].fill, HOMES[kind])
    assert sorted(expected) == sorted(t for t in titles(drawn) if t.startswith(("robber", "path", "intersection")))
    assert len({look.emblem for look in LIVERIES.values()}) == len(LIVERIES)


def test_nothing_is_drawn_that_is_not_yet_on_the_table() -> None:
    drawn = picture(kogge.start("base", board="random"))
    assert not [title for title in titles(drawn) if title.startswith(("robber", "harbour", "path", "intersection"))]


def test_labels_number_every_place_and_are_off_unless_wanted() -> None:
    game = midgame("base", 1, 400, board="random")
    plain, labelled = Counter(written(picture(game))), Counter(written(picture(game, labels=True)))
    topo = game.rules.topo
    places = [*range(topo.n_hexes), *range(topo.n_edges), *range(topo.n_nodes)]
    assert labelled - plain == Counter(map(str, places))


@pytest.mark.parametrize("seed", range(8))
def test_legal_marks_are_the_places_that_legal_actions_name(seed: int) -> None:
    game = midgame("base", seed, 60 + 40 * seed, board="random")
    game.play_chance()
    view = game.view(game.to_act)
    named = {game.text(action) for action in view.legal if any(part.of in PLACES for part in game.parts(action))}
    drawn = picture(game, game.to_act, legal=True)
    marks = [title for title in titles(drawn) if set(title.split("; ")) <= set(view.texts())]
    assert {text for mark in marks for text in mark.split("; ")} == named
    assert titles(picture(game, game.to_act)) == [title for title in titles(drawn) if title not in marks]
    assert titles(picture(game, None, legal=True)) == titles(picture(game))
