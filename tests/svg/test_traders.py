"""What players of Merchants of Europe have: on the map, in their storehouses, and beside the board."""

from collections import Counter
from itertools import combinations

import pytest

import kogge
from kogge.svg.elements import Point
from kogge.svg.palette import CREAM, GOLD, LIVERIES
from tests.support.europe import BLUE, ORANGE, RED, WHITE, at, do, europe
from tests.svg.reading import (
    EUROPE_GAMES,
    SVG,
    Picture,
    beginning,
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
from tests.svg.test_panels import apart_and_within
from tests.svg.test_places import badges


def fills(drawn: Picture) -> list[str]:
    return [found.attrib["fill"] for found in drawn.iter() if "fill" in found.attrib]


def on_the_board(game: kogge.Game) -> list[str]:
    """The titles of all pieces on intersections and paths."""
    chart, colors, topo = game.rules.layout.chart, game.colors, game.rules.topo
    found = []
    for n, ((owner,), (goods,)) in enumerate(zip(game.read("kontor"), game.read("goods_at"), strict=True)):
        if owner >= 0:
            neutral = "neutral " if owner >= game.players else ""
            told = f"{neutral}{colors[owner]} kontor{' with goods' if goods else ''}"
            found.append(f"intersection {n}, {chart.name('intersection', n)}: {told}")
    for e, (owner,) in enumerate(game.read("route")):
        if owner >= 0:
            found.append(f"path {e} ({topo.edge_nodes[e][0]}-{topo.edge_nodes[e][1]}): {colors[owner]} route")
    for p, merchants in enumerate(game.read("merchant")):
        for i, n in enumerate(merchants):
            if n >= 0:
                name = chart.name("intersection", n)
                found.append(f"intersection {n}{', ' + name if name else ''}: {colors[p]} merchant {i + 1}")
    for p, caravans in enumerate(game.read("caravan")):
        for i, e in enumerate(caravans):
            if e >= 0:
                a, b = topo.edge_nodes[e]
                found.append(f"path {e} ({a}-{b}): {colors[p]} caravan {i + 1}")
    return sorted(found)


@pytest.mark.parametrize("scenario", EUROPE_GAMES)
@pytest.mark.parametrize("players", [3, 4])
def test_all_pieces_stand_where_they_are(scenario: str, players: int) -> None:
    game = midgame(scenario, 6 + players, 1400, players)
    drawn = picture(game)
    shown = [title.removesuffix(", walking").removesuffix(", driving") for title in titles(drawn)]
    pieces = sorted(title for title in shown if title.startswith(("inter", "path")) and " city" not in title)
    assert [title for title in pieces if "arrow" not in title] == on_the_board(game)
    assert len(on_the_board(game)) > 20


def test_kontors_have_the_letter_of_their_owner_and_goods_under_them() -> None:
    game = europe(players=3, kontors={RED: ["Prague"], BLUE: ["Vienna"]}, neutral=["Berlin"], goods_at=["Vienna"])
    drawn = picture(game)
    red = part(drawn, f"intersection {at(game, 'Prague')}, Prague: red kontor")
    assert (written(red), stamps(red)) == (["R"], [])
    assert LIVERIES["red"].fill in fills(red)
    blue = part(drawn, f"intersection {at(game, 'Vienna')}, Vienna: blue kontor with goods")
    assert (written(blue), stamps(blue)) == (["B"], ["goods"])
    neutral = part(drawn, f"intersection {at(game, 'Berlin')}, Berlin: neutral orange kontor")
    assert written(neutral) == ["O"]
    assert CREAM in fills(neutral)
    assert [p.get("stroke") for p in neutral.iter(f"{SVG}path") if p.get("stroke-dasharray")] == [
        LIVERIES["orange"].fill
    ]
    assert not [p for p in red.iter(f"{SVG}path") if p.get("stroke-dasharray")]
    assert "Neutral orange: kontors " in summary(drawn)


def test_routes_have_the_colour_and_the_emblem_of_their_owner() -> None:
    game = europe(routes={RED: ["Turin-3,6 S"], WHITE: ["3,6 S-3,7 N"]})
    drawn = picture(game)
    for color, ends in (("red", "Turin-3,6 S"), ("white", "3,6 S-3,7 N")):
        (title,) = [t for t in beginning(drawn, f"path {at(game, ends, 'path')} ") if "arrow" not in t]
        piece, emblem = part(drawn, title).findall(f"{SVG}path")
        assert (piece.attrib["fill"], emblem.attrib["d"]) == (LIVERIES[color].fill, LIVERIES[color].emblem)


def test_caravans_stand_on_both_sides_of_a_route_and_a_third_passes_between_them() -> None:
    caravans = {RED: ["Turin-3,6 S"], BLUE: ["Turin-3,6 S"]}
    game = europe(routes={RED: ["Turin-3,6 S"]}, caravans=caravans, turn_of=ORANGE)
    e = at(game, "Turin-3,6 S", "path")
    game = painted(game, caravan={(ORANGE, 0): e}, driving_caravan={(0, 0): 0})
    drawn = picture(game)
    (ax, ay), (bx, by) = (game.rules.topo.places[n] for n in game.rules.topo.edge_nodes[e])
    middle = 50 * (ax + bx), 50 * (ay + by)
    spots = {title.split(": ")[1]: place(part(drawn, title)) for title in titles(drawn) if " caravan " in title}
    assert [*spots] == ["red caravan 1", "blue caravan 1", "orange caravan 1, driving"]
    assert spots["orange caravan 1, driving"] == pytest.approx(middle, abs=0.01)
    (rx, ry), (lx, ly) = spots["red caravan 1"], spots["blue caravan 1"]
    assert (rx + lx, ry + ly) == pytest.approx((2 * middle[0], 2 * middle[1]), abs=0.02)
    assert abs(rx - lx) + abs(ry - ly) > 50
    (title,) = [t for t in titles(drawn) if t.endswith("driving")]
    assert [c for c in part(drawn, title).iter(f"{SVG}circle") if c.get("stroke") == GOLD]
    assert "O1" in written(part(drawn, title))


def test_merchants_stand_beside_a_kontor_and_beside_each_other() -> None:
    game = europe(kontors={RED: ["Prague", "Vienna"]}, merchants={RED: ["Prague", "Vienna"]})
    node = at(game, "Prague")
    game = painted(game, merchant={(BLUE, 0): node})
    drawn = picture(game)
    people = [place(part(drawn, t)) for t in titles(drawn) if t.startswith(f"intersection {node},") and "merch" in t]
    house = place(part(drawn, f"intersection {node}, Prague: red kontor"))
    assert len(people) == 2
    for (ax, ay), (bx, by) in combinations([*people, house], 2):
        assert max(abs(ax - bx), abs(ay - by)) > 26


def test_two_merchants_of_a_player_at_one_kontor_are_both_seen() -> None:
    game = europe(kontors={RED: ["Prague"]}, merchants={RED: ["Prague", "Prague"]})
    drawn, node = picture(game), at(game, "Prague")
    people = [part(drawn, f"intersection {node}, Prague: red merchant {number}") for number in (1, 2)]
    assert [written(one) for one in people] == [["R1"], ["R2"]]
    (ax, ay), (bx, by) = (place(one) for one in people)
    assert max(abs(ax - bx), abs(ay - by)) > 26


@pytest.mark.parametrize("city", ["Vilnius", "Cologne", "Berlin", "Warsaw", "Paris", "Turin", "Sofia", "Prague"])
def test_beside_two_merchants_there_is_room_for_the_numbers_of_paths_and_lands(city: str) -> None:
    drawn = picture(europe(kontors={RED: [city]}, merchants={RED: [city, city]}), labels=True)
    assert crowded(badges(drawn)) == []


def test_the_merchant_that_walks_has_a_ring_and_its_steps_are_told() -> None:
    game = europe(kontors={RED: ["Prague"]}, merchants={RED: ["Prague"]}, hand={RED: "grain"})
    there = game.rules.topo.node_nodes[at(game, "Prague")][0]
    do(game, f"walk 1 {there}")
    assert game.step == "walk"
    drawn = picture(game)
    (title,) = beginning(drawn, f"intersection {there}: red merchant 1, walking")
    assert [c for c in part(drawn, title).iter(f"{SVG}circle") if c.get("stroke") == GOLD]
    assert f"merchant 1 at intersection {there}, on its way with 2 steps left" in summary(drawn)


def test_the_land_that_gets_a_token_is_framed() -> None:
    game = europe()
    h = at(game, "Serbia", "hex")
    frames = [
        [p.attrib["points"] for p in picture(shown).iter(f"{SVG}polygon") if p.get("stroke") == GOLD]
        for shown in (game, painted(europe(), bare_land={(0, 0): h}))
    ]
    assert (len(frames[0]), len(frames[1])) == (0, 1)


@pytest.mark.parametrize("scenario", EUROPE_GAMES)
@pytest.mark.parametrize("players", [3, 4])
def test_cards_and_panels_lie_side_by_side_within_the_picture(scenario: str, players: int) -> None:
    assert apart_and_within(picture(midgame(scenario, 2, 700, players))) == players + 3 + 1  # and the note


def test_a_seats_card_tells_what_it_has_and_what_is_left() -> None:
    game = europe(
        kontors={BLUE: ["Prague", "Vienna", "Turin", "Lyon", "Bern"]},
        delivered={BLUE: 2},
        goods_at=["Prague", "Vienna"],
        merchants={BLUE: ["Turin"]},
        gold={BLUE: 13},
        hand={BLUE: "4 ore 2 salt"},
        cards={BLUE: "2 lancer"},
        routes_left={BLUE: 21},
    )
    drawn = picture(game)
    (title,) = beginning(drawn, "blue, ")
    assert title == (
        "blue, 2 points, 13 gold, 6 cards, 2 development cards, goods: 2 of 8 delivered, 1 uncovered, 5 under kontors "
        "in the warehouse, left: 5 kontors, 21 routes, 1 merchant, 2 caravans"
    )
    card = part(drawn, title)
    assert [t for t in written(card) if t[0].isdecimal()] == ["2/8", "13", "6", "2", "5", "21", "1", "2"]
    assert Counter(stamps(card)) == {"coin": 1, "cards": 1, "scrolls": 1, "goods": 6}
    assert written(card).count("B") == 1 + 4 - 1 + 5  # the sign, three kinds of pieces with letters, the warehouse


@pytest.mark.parametrize(
    ("scenario", "players", "goods"), [("europe", 3, 10), ("europe", 4, 8), ("europe-short", 3, 6)]
)
def test_goods_are_as_many_as_the_game_has_before_and_after_the_start(scenario: str, players: int, goods: int) -> None:
    choices = {"start": "variable"} if "short" in scenario else {}
    for actions in (0, 12, 40, 600):
        game = midgame(scenario, 3, actions, players, **choices)
        for title in beginning(picture(game), *(f"{color}, " for color in game.seats)):
            assert f" of {goods} delivered" in title


def test_a_panel_shows_the_tokens_at_sea_by_colour() -> None:
    drawn = picture(europe(tokens={"Serbia": 9}))
    (title,) = beginning(drawn, "number tokens")
    assert title == ("number tokens face down at sea: green 9, 11; light green 3, 5; yellow 3, 9; grey 11; white 5, 11")
    numbers = ["2", "9", "11", "2", "3", "5", "2", "3", "9", "1", "11", "2", "5", "11"]
    assert written(part(drawn, title)) == ["Tokens at sea", *numbers]
    assert title[1:] in summary(drawn)


def test_a_panel_shows_the_pile_and_the_discards() -> None:
    drawn = picture(europe(cards={RED: "monopoly"}, discarded="3 lancer loan"))
    (title,) = beginning(drawn, "development cards")
    assert title == "development cards: 20 in the pile; discarded: 3 lancer, 1 loan"
    assert written(part(drawn, title)) == ["Development cards", "20", "pile", "discarded: 4", "3 lancer, 1 loan"]
    (none,) = beginning(picture(europe()), "development cards")
    assert none.endswith("25 in the pile; discarded: none")


def test_the_supply_shows_the_resources_of_this_game() -> None:
    drawn = picture(europe(hand={RED: "3 salt wool"}))
    (title,) = beginning(drawn, "supply")
    assert title == "supply: 19 wood, 18 wool, 19 grain, 19 ore, 16 salt"
    assert stamps(part(drawn, title)) == ["wood", "wool", "grain", "ore", "salt"]


def test_a_shared_win_names_all_winners() -> None:
    game = europe(step="over")
    game = painted(game, winner={(0, 0): -1}, shared_win={(RED, 0): 1, (WHITE, 0): 1})
    drawn = picture(game)
    assert drawn[0].text == "Board at the end of the game: red and white have won"
    assert [title.split(",")[0] for title in titles(drawn) if ", winner" in title] == ["red", "white"]


@pytest.mark.parametrize("scenario", EUROPE_GAMES)
@pytest.mark.parametrize("players", [3, 4])
def test_labels_number_every_place_once_are_legible_and_hide_no_traveller(scenario: str, players: int) -> None:
    game = midgame(scenario, 4 + players, 1200, players)
    drawn, topo = picture(game, labels=True), game.rules.topo
    numbers = badges(drawn)
    expected = [*range(topo.n_hexes), *range(topo.n_edges), *range(topo.n_nodes)]
    assert [number for number, _ in numbers] == [*map(str, expected)]
    travellers = [place(part(drawn, t)) for t in titles(drawn) if " merchant " in t or " caravan " in t]
    assert travellers
    for number, (x, y) in numbers:
        assert not [at for at in travellers if abs(x - at[0]) < 24 and abs(y - at[1]) < 22], number
    assert crowded(numbers) == []


def crowded(numbers: list[tuple[str, Point]]) -> list[tuple[str, str]]:
    """Numbers of places that are too near to each other."""
    return [
        (one, other)
        for (one, (ax, ay)), (other, (bx, by)) in combinations(numbers, 2)
        if abs(ax - bx) < 28 and abs(ay - by) < 20
    ]


@pytest.mark.parametrize("scenario", EUROPE_GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_legal_marks_are_the_places_and_travellers_that_legal_actions_name(scenario: str, seed: int) -> None:
    game = midgame(scenario, seed, 100 + 450 * seed)
    places = {"hex", "path", "intersection", "merchant", "caravan"}
    named = {game.text(action) for action in game.legal() if any(part.of in places for part in game.parts(action))}
    legal = {*game.view(game.to_act).texts()}
    marks = [title.split("; ") for title in titles(picture(game, game.to_act, legal=True))]
    assert {text for texts in marks if {*texts} <= legal for text in texts} == named


def test_a_merchant_that_can_be_hired_anew_is_marked() -> None:
    game = europe(
        kontors={RED: ["Prague", "Vienna"]}, merchants={RED: ["Prague", "Vienna"]}, hand={RED: "wool grain wood"}
    )
    drawn = picture(game, RED, legal=True)
    ring = part(drawn, "rehire_merchant 2").find(f"{SVG}circle")
    assert ring is not None
    who = place(part(drawn, f"intersection {at(game, 'Vienna')}, Vienna: red merchant 2"))
    assert (float(ring.attrib["cx"]), float(ring.attrib["cy"])) == pytest.approx(who, abs=0.01)
