"""The map of Merchants of Europe: all that is printed on it, in three languages, and nothing over anything."""

from importlib import resources
from itertools import combinations

import pytest

import kogge
from kogge.games.europe.board import load
from kogge.games.europe.material import TERRAINS, TOKEN_COLORS
from kogge.games.europe.parts import NO_SPOT
from kogge.svg.atlas import path_kind
from kogge.svg.cities import KONTOR_ROOM, city_nodes, name_boxes
from kogge.svg.lettering import distance, overlap
from kogge.svg.palette import BROWN, GOLD_EDGE, TOKEN_RIMS, VIOLET
from kogge.svg.scenery import GROUND, PLANTED
from kogge.svg.sheet import Sheet
from kogge.svg.spots import SPOT
from tests.support.europe import RED, at, europe
from tests.svg.reading import EUROPE_GAMES, SVG, Picture, beginning, midgame, part, picture, stamps, summary, written

LANGUAGES = ("en", "es", "de")


def sheet(game: kogge.Game, language: str = "en") -> Sheet:
    return Sheet(game.view(None), game.seats, False, False, "k", game.colors[game.players :], language)


def board_text(name: str = "europe-short") -> str:
    return resources.files("kogge.games.europe").joinpath("boards", f"{name}.toml").read_text("utf-8")


def fills(drawn: Picture) -> set[str]:
    return {found.attrib["fill"] for found in drawn.iter() if "fill" in found.attrib}


@pytest.mark.parametrize("scenario", EUROPE_GAMES)
def test_every_land_has_its_name_its_landscape_and_its_number(scenario: str) -> None:
    board, drawn = load(scenario), picture(kogge.start(scenario))
    for h, land in enumerate(board.lands):
        landscape = TERRAINS[land.terrain]
        color = "" if land.spot == NO_SPOT else TOKEN_COLORS[land.spot].replace("_", " ")
        number = f"printed number {land.number}"
        if color:
            number = f"empty {color} spot"
        if land.marked:
            number = f"{color} token {board.tokens[land.spot].marked} on the marked spot"
        tile = part(drawn, f"hex {h}, {land.name.en}: {landscape.replace('_', ' ')}, {number}")
        assert stamps(tile) == [landscape]
        assert GROUND[landscape] in fills(tile)
        assert len(tile[1].attrib["points"].split()) == 6
        part(drawn, f"hex {h}, {land.name.en}: {number}")
    assert {TERRAINS[land.terrain] for land in board.lands} == {*TERRAINS} <= {*PLANTED}
    assert len({GROUND[landscape] for landscape in TERRAINS}) == len(TERRAINS)


def test_printed_numbers_tokens_and_spots_are_told_apart_by_their_shape() -> None:
    game = europe(tokens={"Serbia": 9})
    drawn = picture(game)
    printed = part(drawn, f"hex {at(game, 'Rhineland', 'hex')}, Rhineland: printed number 5")
    assert len(printed.findall(f".//{SVG}rect")) == 1
    assert written(printed) == ["5"]
    token = part(drawn, f"hex {at(game, 'Serbia', 'hex')}, Serbia: grey token 9")
    spot = part(drawn, f"hex {at(game, 'Macedonia', 'hex')}, Macedonia: empty grey spot")
    for found in (token, spot):
        assert not found.findall(f".//{SVG}rect")
        assert [c for c in found.iter(f"{SVG}circle") if c.get("stroke-dasharray")]
    assert TOKEN_RIMS["grey"] in fills(token)
    assert (written(token), written(spot)) == (["9"], [])
    assert len({*TOKEN_RIMS.values()}) == len(TOKEN_RIMS) == len(TOKEN_COLORS)
    marked = part(drawn, f"hex {at(game, 'Brandenburg', 'hex')}, Brandenburg: yellow token 10 on the marked spot")
    assert (len(marked.findall(f".//{SVG}polygon")), len(spot.findall(f".//{SVG}polygon"))) == (4, 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", EUROPE_GAMES)
def test_lands_cities_and_seas_are_named_in_the_language_that_is_asked_for(scenario: str, language: str) -> None:
    board, drawn = load(scenario), picture(kogge.start(scenario), language=language)
    text = " ".join(written(drawn))
    names = [*(land.name for land in board.lands), *(city.name for city in board.cities)]
    for name in [*names, *(sea.name for sea in board.seas)]:
        assert getattr(name, language) in text
    for sea in board.seas:
        assert len(part(drawn, getattr(sea.name, language)).findall(f"{SVG}polygon")) == 2 * len(sea.cells)


def test_a_language_without_texts_is_refused() -> None:
    with pytest.raises(kogge.Refused, match="there are no texts in 'fr'; there are in de, en, es"):
        picture(kogge.start("europe"), language="fr")


@pytest.mark.parametrize("scenario", EUROPE_GAMES)
def test_paths_are_lines_of_their_kind_and_double_arrows_lie_on_theirs(scenario: str) -> None:
    board, game = load(scenario), kogge.start(scenario)
    kinds = [path_kind(sheet(game), e) for e in range(game.rules.topo.n_edges)]
    expected = {board.edge(path): board.kind_of(path) for path in board.paths}
    assert kinds == [{"sea": "sea lane"}.get(expected[e], expected[e]) for e in range(len(kinds))]
    drawn = picture(game)
    lines = [line for group in drawn.iter(f"{SVG}g") if "stroke-dasharray" in group.attrib for line in group]
    assert len(lines) == len(kinds)
    arrows = sorted(board.edge(path) for path in board.double_arrows)
    ends = [game.rules.topo.edge_nodes[e] for e in arrows]
    told = [f"path {e} ({a}-{b}): double arrow" for e, (a, b) in zip(arrows, ends, strict=True)]
    assert [title for title in beginning(drawn, "path") if "arrow" in title] == sorted(told)


@pytest.mark.parametrize("scenario", EUROPE_GAMES)
def test_city_spaces_have_shape_and_colour_and_a_coast_its_coins(scenario: str) -> None:
    board, drawn = load(scenario), picture(europe(scenario))
    for city in board.cities:
        color = "violet" if city.violet else "brown"
        gold = f", {city.gold} gold" if city.gold else ""
        space = part(drawn, f"intersection {board.node[city.corner]}, {city.name.en}: {color} city{gold}")
        assert (VIOLET if city.violet else BROWN) in fills(space)
        assert (space.find(f"{SVG}rect") is None) == city.violet
    coins = [text.text for text in drawn.iter(f"{SVG}text") if text.get("fill") == GOLD_EDGE]
    assert sorted(map(str, coins)) == sorted(str(city.gold) for city in board.cities if city.gold)


def test_coins_are_gone_where_a_kontor_stands() -> None:
    empty, taken = picture(europe()), picture(europe(kontors={RED: ["Dublin"]}))
    assert written(empty).count("3") == written(taken).count("3") + 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", EUROPE_GAMES)
def test_names_of_cities_hide_neither_each_other_nor_cities_nor_numbers(scenario: str, language: str) -> None:
    game = kogge.start(scenario)
    page = sheet(game, language)
    names = name_boxes(page)
    assert [*names] == city_nodes(page)
    for one, other in combinations(names.values(), 2):
        assert overlap(one, other) == 0
    for n, box in names.items():
        assert not [m for m in city_nodes(page) if overlap(box, (page.node(m), KONTOR_ROOM))], n
        assert not [h for h in range(page.topo.n_hexes) if overlap(box, (page.hex(h), (SPOT, SPOT)))], n


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", EUROPE_GAMES)
@pytest.mark.parametrize("actions", [0, 1200])
def test_a_name_is_nearer_to_its_own_city_than_to_any_other(scenario: str, language: str, actions: int) -> None:
    page = sheet(midgame(scenario, 7, actions), language)
    nodes = city_nodes(page)
    for n, box in name_boxes(page).items():
        nearest = min(nodes, key=lambda m: distance(page.node(m), box))
        assert nearest == n, f"{page.name('intersection', n)} seems to name {page.name('intersection', nearest)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_note_stands_below_the_board_and_in_the_description(language: str) -> None:
    game = kogge.start("europe")
    note = game.rules.layout.chart.note[language]
    drawn = picture(game, language=language)
    assert " ".join(written(part(drawn, note))[1:]) == note
    assert note in summary(drawn)


def test_an_owners_complete_board_has_no_note() -> None:
    text = board_text()
    complete = "\n".join(
        "reconstructed = []" if line.startswith("reconstructed =") else line for line in text.split("\n")
    )
    drawn = picture(kogge.start("europe-short", board=complete))
    assert "reconstruction" not in summary(drawn)
    assert "i" not in written(drawn)
    assert "reconstruction" in summary(picture(kogge.start("europe-short", board=text)))


def test_a_hex_whose_sides_are_no_paths_is_drawn_whole() -> None:
    fewer = board_text().replace('"11,0 S -- 11,1 N -- 12,0 S",', "").replace(', "12,0 S -- 11,2 N",', ",")
    game = kogge.start("europe-short", board=fewer)
    h = at(game, "Novgorod Land", "hex")
    assert len(game.rules.topo.hex_nodes[h]) < 6
    drawn = picture(game, labels=True)
    tile = part(drawn, f"hex {h}, Novgorod Land: inland salt works, empty white spot")
    assert len(tile[1].attrib["points"].split()) == 6
    left, top, width, height = map(float, drawn.attrib["viewBox"].split())
    for x, y in sheet(game).outline(h):
        assert left < x < left + width
        assert top < y < top + height


def test_the_description_tells_the_map() -> None:
    told = summary(picture(kogge.start("europe-short")))
    for words in (
        "0 Vestland, mountain, empty grey spot",
        "Seas: Aland Sea, Gulf of Finland",
        "Cologne, violet city;",
        "Palermo, brown city, 3 gold",
        "Double arrows on the paths ",
        "The robber is on hex 45, Anatolia.",
    ):
        assert words in told
