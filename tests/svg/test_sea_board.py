"""The board of the sea games: the sea, what is unexplored, and what lies on the lands beyond."""

import pytest

import kogge
from kogge.games.isles.board import load
from kogge.games.isles.spices import ADVANTAGE_WORDS
from kogge.modules.terrain import COUNCIL, GOLD_RIVER, SEA, SHOAL, SPICE, TERRAINS, UNEXPLORED
from kogge.svg.palette import LIVERIES, SAND
from kogge.svg.waters import REGION_NAMES
from tests.svg.reading import (
    SEA_GAMES,
    SVG,
    beginning,
    midgame,
    painted,
    part,
    picture,
    stamps,
    summary,
    titles,
    written,
)


@pytest.mark.parametrize("scenario", SEA_GAMES)
def test_every_hex_shows_its_terrain_or_the_back_of_its_region(scenario: str) -> None:
    game = midgame(scenario, 3, 900)
    drawn = picture(game)
    regions = load(scenario).region()
    numbers = [number for (number,) in game.read("number")]
    unexplored = 0
    for h, (kind,) in enumerate(game.read("terrain")):
        number = f", number {numbers[h]}" if numbers[h] else ""
        tile = part(drawn, f"hex {h}: {TERRAINS[kind].replace('_', ' ')}{number}")
        signs = {"moon", "sun", "hall", *TERRAINS} & {*stamps(tile)}
        if kind == UNEXPLORED:
            unexplored += 1
            assert signs == {("moon", "sun")[regions[h]]}
            assert f"; {h} unexplored, {REGION_NAMES[regions[h]]}" in summary(drawn)
        else:
            assert signs == {TERRAINS[kind]} if kind < UNEXPLORED else signs == ({"hall"} if kind == COUNCIL else set())
    assert unexplored > 0


@pytest.mark.parametrize("scenario", SEA_GAMES)
def test_only_land_has_a_coast(scenario: str) -> None:
    game = midgame(scenario, 3, 900)
    (sand,) = [group for group in picture(game).iter(f"{SVG}g") if group.attrib.get("fill") == SAND]
    assert len(sand) == sum(kind < UNEXPLORED for (kind,) in game.read("terrain"))


@pytest.mark.parametrize("scenario", SEA_GAMES)
def test_the_council_has_an_anchor_on_each_of_its_ports(scenario: str) -> None:
    drawn = picture(kogge.start(scenario))
    ports = load(scenario).ports()
    assert len(ports) == (2 if " council;" in summary(drawn) else 0)
    told = [f"intersection {n}: anchor port of the Council" for n in sorted(ports)]
    assert sorted(title for title in titles(drawn) if "anchor" in title) == sorted(told)
    for title in told:
        assert "anchor" in stamps(part(drawn, title))


def test_the_hex_that_is_being_turned_up_is_framed() -> None:
    game = kogge.start("land-ho")
    plain = len(list(picture(game).iter(f"{SVG}polygon")))
    assert len(list(picture(painted(game, found_hex={(0, 0): 20})).iter(f"{SVG}polygon"))) == plain + 1


def test_a_lair_stands_until_its_number_is_known() -> None:
    game = kogge.start("pirate-lairs")
    game = painted(game, terrain={(30, 0): GOLD_RIVER, (31, 0): GOLD_RIVER}, lair={(30, 0): 1}, number={(31, 0): 8})
    drawn = picture(game)
    assert beginning(drawn, "lair") == ["lair on hex 30"]
    assert "skull" in stamps(part(drawn, "lair on hex 30"))
    part(drawn, "hex 30: gold river")
    part(drawn, "hex 31: gold river, number 8")
    assert "30 gold river, lair;" in summary(drawn)
    assert "31 gold river, number 8;" in summary(drawn)


def test_crews_ashore_have_the_colour_and_the_letter_of_their_owner() -> None:
    game = painted(kogge.start("pirate-lairs"), crews_ashore={(30, 0): 2, (30, 3): 1, (31, 1): 1})
    drawn = picture(game)
    assert "hex 31: 1 red crew" in titles(drawn)
    crews = part(drawn, "hex 30: 2 blue crews, 1 orange crew")
    assert written(crews) == ["B", "B", "O"]
    fills = [path.attrib["fill"] for path in crews.iter(f"{SVG}path")]
    assert fills == [LIVERIES[color].fill for color in ("blue", "blue", "orange")]
    assert ", 2 blue crews, 1 orange crew;" in summary(drawn)


@pytest.mark.parametrize("advantage", range(len(ADVANTAGE_WORDS)))
def test_a_village_shows_what_it_teaches_and_how_many_sacks_it_has(advantage: int) -> None:
    game = kogge.start("spices", players=3)
    spot = (40, 0)
    game = painted(game, terrain={spot: SPICE}, village={spot: advantage}, village_sacks={spot: 2})
    words = ADVANTAGE_WORDS[advantage]
    drawn = picture(game)
    village = part(drawn, f"village on hex 40: {words.replace('_', ' ')}, 2 sacks")
    assert "sack" in stamps(village)
    assert "2" in written(village)
    if words.startswith("pirate_bonus"):
        assert "skull" in stamps(village)
        pips = [circle for circle in village.iter(f"{SVG}circle") if circle.attrib["r"] == "4"]
        assert len(pips) == int(words[-1])
    else:
        assert words in stamps(village)
    game = painted(game, village_sacks={spot: 0})
    assert "sack" not in stamps(part(picture(game), f"village on hex 40: {words.replace('_', ' ')}, 0 sacks"))


@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("there", [0, 1])
def test_a_fishing_ground_has_its_die_and_its_shoal(number: int, there: int) -> None:
    game = kogge.start("fish")
    game = painted(game, terrain={(40, 0): SHOAL}, shoal_hex={(number, 0): 40}, shoal={(number, 0): there})
    drawn = picture(game)
    (told,) = [title for title in titles(drawn) if "shoal on hex" in title]
    assert told == f"{'shoal' if there else 'no shoal'} on hex 40, number {number}"
    assert len(list(part(drawn, told).iter(f"{SVG}circle"))) == number
    assert ("school" in stamps(part(drawn, told))) == bool(there)
    assert f"40 shoal, die {number}, {'fish' if there else 'no fish'};" in summary(drawn)


def test_the_pirate_ship_has_the_colour_of_its_owner() -> None:
    game = kogge.start("pirate-lairs")
    assert not beginning(picture(game), "red pirate")
    sea = [h for h, (kind,) in enumerate(game.read("terrain")) if kind == SEA]
    drawn = picture(painted(game, pirate={(0, 0): sea[9]}, pirate_owner={(0, 0): 1}))
    ship = part(drawn, f"red pirate, on hex {sea[9]}")
    assert LIVERIES["red"].fill in [path.attrib["fill"] for path in ship.iter(f"{SVG}path") if "fill" in path.attrib]
    assert (written(ship), stamps(ship)) == (["R"], ["skull"])
    assert f"The red pirate is on hex {sea[9]}." in summary(drawn)
