"""Beside the board: what the seats hold, the tracks of the missions, and what is left."""

from xml.etree import ElementTree

import pytest

import kogge
from kogge.engine.fields import Axis
from kogge.engine.layout import Layout
from kogge.engine.topology import Topology
from kogge.games.isles.board import load
from kogge.modules.terrain import TERRAINS
from kogge.svg import art, draw
from tests.support.position import BLUE, ORANGE, RED, position
from tests.svg.reading import (
    SEA_GAMES,
    SVG,
    Picture,
    bare,
    beginning,
    filled,
    midgame,
    painted,
    part,
    picture,
    place,
    stamps,
    summary,
    titles,
    written,
)

MISSIONS = {
    "land-ho": [],
    "pirate-lairs": ["lairs"],
    "fish": ["fish", "lairs"],
    "spices": ["fish", "spices"],
    "explorers-pirates": ["fish", "lairs", "spices"],
}


def boxes(drawn: Picture) -> list[tuple[float, float, float, float]]:
    """Left, top, right and bottom of every card and panel."""
    found = []
    for group in drawn.iter(f"{SVG}g"):
        if [child.tag for child in group][:2] == [f"{SVG}title", f"{SVG}rect"] and len(group) > 4:
            x, y = place(group)
            left, top, width, height = (float(group[1].attrib[name]) for name in ("x", "y", "width", "height"))
            found.append((x + left, y + top, x + left + width, y + top + height))
    return found


def apart_and_within(drawn: Picture) -> int:
    """How many cards and panels there are, all in the picture and none over another."""
    left, top, width, height = map(float, drawn.attrib["viewBox"].split())
    found = [box for box in boxes(drawn) if box[2] - box[0] > 100]
    for k, (a, b, c, d) in enumerate(found):
        assert left <= a < c <= left + width
        assert top <= b < d <= top + height
        for e, f, g, h in found[:k]:
            assert c <= e or g <= a or d <= f or h <= b
    return len(found)


@pytest.mark.parametrize("scenario", SEA_GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_cards_and_panels_lie_side_by_side_within_the_picture(scenario: str, players: int) -> None:
    drawn = picture(kogge.start(scenario, players=players))
    assert apart_and_within(drawn) == players + len(MISSIONS[scenario]) + 3


def test_panels_that_have_no_room_side_by_side_lie_below_each_other() -> None:
    layout = Layout(1)
    region = Axis("region", 2)
    layout.field("tiles_left", (region, Axis.named("terrain", TERRAINS)))
    layout.field("chips_left", (region, Axis("number", 13)))
    drawn = ElementTree.fromstring(draw(bare(layout, Topology([(0, 0)]))))
    assert len(beginning(drawn, "unexplored in the ")) == 2
    assert apart_and_within(drawn) == 3


@pytest.mark.parametrize("scenario", SEA_GAMES)
def test_a_seats_card_tells_gold_cards_and_what_is_left_of_its_pieces(scenario: str) -> None:
    game = midgame(scenario, 8, 1200)
    drawn = picture(game)
    kinds = ("roads", "settlements", "harbour_settlements", "ships", "settlers", "crews")
    for p, color in enumerate(game.seats):
        (title,) = beginning(drawn, f"{color}, ")
        numbers = [game.read(f"{kind}_left")[p][0] for kind in kinds if f"{kind}_left" in game.rules.layout.fields]
        held = [game.read("gold")[p][0], game.read("hand_size")[p][0]]
        digits = [int(text) for text in written(part(drawn, title)) if text.isdecimal()]
        assert digits[:3] == [game.read("points")[p][0], *held]
        assert digits[-len(numbers) :] == numbers
        assert f"{held[0]} gold, {held[1]} card" in title
        assert f"left: {numbers[0]} road" in title


def test_a_seats_card_shows_what_villages_have_taught_it() -> None:
    game = kogge.start("spices")
    game = painted(game, village={(40, 0): 0, (41, 0): 3, (42, 0): 1}, crews_ashore={(40, 2): 1, (41, 2): 1})
    drawn = picture(game)
    (white,) = beginning(drawn, "white, ")
    assert ", swift voyage, fast gold, left: " in white
    assert {"swift_voyage", "fast_gold"} <= {*stamps(part(drawn, white))}
    (blue,) = beginning(drawn, "blue, ")
    assert not {"swift_voyage", "fast_gold"} & {*stamps(part(drawn, blue))}


@pytest.mark.parametrize("scenario", SEA_GAMES)
def test_every_mission_has_a_track_with_its_points(scenario: str) -> None:
    drawn = picture(kogge.start(scenario))
    told = beginning(drawn, "mission ")
    assert [title.split()[1].rstrip(":") for title in told] == MISSIONS[scenario]
    for title, name in zip(told, MISSIONS[scenario], strict=True):
        assert title.endswith("; nobody has the card")
        texts = written(part(drawn, title))
        points = load(scenario).tracks[name]
        assert texts == [name.capitalize(), "S", *map(str, points[1:]), "B", "R", "W", "O", "+1"]


def test_a_mission_or_a_piece_that_nobody_has_a_sign_for_gets_a_star(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(art, "SIGNS", {})
    drawn = picture(kogge.start("fish"))
    for title in (*beginning(drawn, "mission "), *beginning(drawn, "supply")):
        assert "star" in stamps(part(drawn, title))


def test_markers_lie_on_each_other_as_they_came_and_the_lowest_of_the_leaders_has_the_card() -> None:
    game = kogge.start("fish")
    steps = {(0, 0): 3, (1, 0): 1, (2, 0): 2, (3, 0): 3}  # blue, red, white, orange: the example of the rules
    game = painted(
        game, fish_track=steps, fish_arrival={(0, 0): 6, (1, 0): 1, (2, 0): 3, (3, 0): 5}, fish_leader={(0, 0): 3}
    )
    drawn = picture(game)
    told = (
        "mission fish: blue on step 3 (2 points), red on step 1 (1 point), white on step 2 (1 point), "
        "orange on step 3 (2 points); orange has the card"
    )
    panel = part(drawn, told)
    markers = [group for group in panel.iter(f"{SVG}g") if [child.tag for child in group][2:] == [f"{SVG}text"]]
    letters = [written(marker)[0] for marker in markers]
    assert letters == ["R", "W", "O", "B", "O"]  # the last is on the card
    where = dict(zip(letters[:4], (place(marker) for marker in markers), strict=False))
    assert where["R"][0] < where["W"][0] < where["O"][0] == where["B"][0]
    assert where["B"][1] < where["O"][1]  # on top
    assert f"{told.capitalize()[:8]}{told[8:]}." in summary(drawn)


@pytest.mark.parametrize("scenario", SEA_GAMES)
def test_what_is_left_of_tiles_and_numbers_is_told_for_each_region(scenario: str) -> None:
    game = midgame(scenario, 2, 700)
    drawn = picture(game)
    for k, name in enumerate(("north", "south")):
        (title,) = beginning(drawn, f"unexplored in the {name}: ")
        tiles, chips = game.read("tiles_left")[k], game.read("chips_left")[k]
        left = [f"{n} {kind.replace('_', ' ')}" for kind, n in zip(TERRAINS, tiles, strict=True) if n]
        numbers = [str(number) for number, n in enumerate(chips) for _ in range(n)]
        assert ", ".join(left) in title
        assert ("; numbers " + ", ".join(numbers) in title) == bool(numbers)
        texts = written(part(drawn, title))
        assert texts == [name.capitalize(), *(str(n) for n in tiles if n), *numbers]


def test_a_region_without_tiles_is_all_explored() -> None:
    game = kogge.start("land-ho")
    game = painted(game, tiles_left=filled(game, "tiles_left", 0), chips_left=filled(game, "chips_left", 0))
    drawn = picture(game)
    assert written(part(drawn, "unexplored in the north: nothing")) == ["North", "all explored"]


def test_the_numbers_of_shoals_are_shown_while_there_are_shoals_to_find() -> None:
    game = kogge.start("fish")
    (north,) = beginning(picture(game), "unexplored in the north")
    assert north.endswith("; shoals 1, 2, 3")
    game = painted(game, tiles_left={(0, TERRAINS.index("shoal")): 0})  # one of the three was never among them
    (north,) = beginning(picture(game), "unexplored in the north")
    assert "shoals" not in north


@pytest.mark.parametrize("scenario", SEA_GAMES)
def test_the_supply_shows_the_bank_and_the_pieces_that_all_share(scenario: str) -> None:
    game = midgame(scenario, 2, 700)
    drawn = picture(game)
    (title,) = beginning(drawn, "supply: ")
    fields = game.rules.layout.fields
    counts = [*game.read("bank")[0]]
    counts += [game.read(name)[0][0] for name in ("shoals_left", "sacks_left") if name in fields]
    lairs = [n for n, (left,) in enumerate(game.read("lair_numbers_left")) if left] if "lair" in fields else []
    assert written(part(drawn, title)) == ["Supply", *map(str, [*counts, *lairs])]
    assert ("; under lairs 2, " in title) == bool(lairs)


# The base game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_base_game_has_two_panels_and_a_third_for_whoever_has_a_seat(players: int) -> None:
    game = midgame("base", 3, 900, players)
    drawn = picture(game)
    assert apart_and_within(drawn) == players + 2
    assert apart_and_within(picture(game, 0)) == players + 3
    assert not beginning(drawn, "mission", "unexplored", "hand")
    assert "gold" not in " ".join(titles(drawn))


@pytest.mark.parametrize("seed", range(4))
def test_a_seats_card_tells_cards_knights_and_the_length_of_its_route(seed: int) -> None:
    game = midgame("base", seed, 1500)
    drawn = picture(game)
    for p, color in enumerate(game.seats):
        (title,) = beginning(drawn, f"{color}, ")
        held = [game.read(field)[p][0] for field in ("hand_size", "card_count")]
        knights, route = game.read("played_cards")[p][0], game.read("route_length")[p][0]
        left = [game.read(f"{kind}_left")[p][0] for kind in ("roads", "settlements", "cities")]
        digits = [int(text) for text in written(part(drawn, title)) if text.isdecimal()]
        assert digits == [game.read("points")[p][0], *held, knights, route, *left]
        for word, number in (("card", held[0]), ("development card", held[1]), ("knight", knights), ("road", left[0])):
            assert f"{number} {word}" in title
        assert f"route of {route}" in title


def test_the_cards_for_army_and_route_lie_with_those_who_have_them() -> None:
    game = position(played={RED: "3 knight"}, roads={BLUE: ["0-3-7-11-16-21"]})
    drawn = picture(game)
    for color, awards in (("orange", []), ("red", ["largest army"]), ("blue", ["longest route"]), ("white", [])):
        (title,) = beginning(drawn, f"{color}, ")
        assert [award for award in ("largest army", "longest route") if award in title] == awards
        assert written(part(drawn, title)).count("+2") == len(awards)


def test_the_supply_of_the_base_game_is_its_bank() -> None:
    game = midgame("base", 2, 700)
    (title,) = beginning(drawn := picture(game), "supply: ")
    assert written(part(drawn, title)) == ["Supply", *map(str, game.read("bank")[0])]


def test_the_pile_is_counted_and_the_cards_that_were_played_are_listed() -> None:
    game = position(played={RED: "3 knight", BLUE: "monopoly knight"}, cards={ORANGE: "discovery"})
    drawn = picture(game)
    title = "development cards: 19 in the pile; played: 4 knight, 1 monopoly"
    texts = written(part(drawn, title))
    assert (texts[1], texts[3]) == ("19", "played: 5")
    assert f"{title[:1].upper()}{title[1:]}." in summary(drawn)


def test_only_the_seat_itself_sees_its_hand_and_its_hidden_points() -> None:
    game = position(
        settlements={ORANGE: [20]},
        hand={ORANGE: "2 wood ore", RED: "wool"},
        cards={ORANGE: "knight 2 victory_point"},
        bought={ORANGE: "monopoly"},
    )
    own = picture(game, ORANGE)
    title = "hand of orange: 2 wood, 1 ore, 1 knight, 2 victory point, 1 monopoly (new)"
    assert beginning(own, "hand of") == [title]
    texts = written(part(own, title))
    assert texts[:6] == ["Hand of orange", "2", "0", "0", "0", "1"]
    assert " ".join(texts[6:]) == "1 knight, 2 victory point, 1 monopoly (new)"
    assert beginning(own, "orange, ")[0].startswith("orange, to act, 1+2 points, 3 cards, ")
    assert beginning(picture(game, RED), "hand of") == ["hand of red: 1 wool"]
    for seat in (RED, None):
        other = picture(game, seat)
        assert beginning(other, "orange, ")[0].startswith("orange, to act, 1 point, 3 cards, ")
        assert "monopoly" not in " ".join(titles(other))


@pytest.mark.parametrize("scenario", ["land-ho", "explorers-pirates", "europe"])
def test_every_game_shows_a_seat_its_own_hand(scenario: str) -> None:
    game = midgame(scenario, 4, 900)
    seat = game.to_act
    drawn = picture(game, seat)
    (title,) = beginning(drawn, "hand of ")
    assert title.startswith(f"hand of {game.seats[seat]}: ")
    assert written(part(drawn, title))[1:6] == [str(n) for n in game.read("hand")[seat]]
    apart_and_within(drawn)


def test_tracks_are_those_of_the_boards() -> None:
    found = kogge.start("explorers-pirates").facts.missions
    assert {name: list(mission.points) for name, mission in found.items()} == load("explorers-pirates").tracks
