"""Places by name: their numbers over the board, and marks where something is legal."""

from collections import Counter

import pytest

import kogge
from kogge.svg.marks import named_place
from kogge.svg.sheet import Sheet
from kogge.svg.ships import KEEL
from tests.svg.reading import (
    SEA_GAMES,
    SVG,
    Picture,
    Point,
    arranged,
    filled,
    midgame,
    painted,
    part,
    picture,
    place,
    titles,
    written,
)

PLACES = ("hex", "path", "intersection", "ship", "hold", "shoal")


def badges(drawn: Picture) -> list[tuple[str, Point]]:
    """The numbers of places in the order in which they are written, and where."""
    (layer,) = [
        group
        for group in drawn.iter(f"{SVG}g")
        if {"font-family", "font-weight", "fill"} == {*group.attrib} and group[0].tag == f"{SVG}polygon"
    ]
    return [
        (text.text or "", (float(text.attrib["x"]), float(text.attrib["y"]) - 5))
        for text in layer.findall(f"{SVG}text")
    ]


@pytest.mark.parametrize("scenario", SEA_GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_labels_number_every_place_once_and_hide_no_ship(scenario: str, players: int) -> None:
    game = midgame(scenario, 10 + players, 1500, players)
    drawn = picture(game, labels=True)
    topo = game.rules.topo
    numbers = badges(drawn)
    expected = [*range(topo.n_hexes), *range(topo.n_edges), *range(topo.n_nodes)]
    assert [number for number, _ in numbers] == [*map(str, expected)]
    assert Counter(written(drawn)) - Counter(written(picture(game))) == Counter(map(str, expected))
    ships = [place(part(drawn, title)) for title in titles(drawn) if " ship " in title]
    assert len(ships) > players
    covered = [
        (number, x, y)
        for number, (x, y) in numbers
        for shipx, shipy in ships
        if abs(x - shipx) < 22 and abs(y - shipy) < 24
    ]
    assert not covered


def test_a_label_stays_on_its_place_unless_something_is_there() -> None:
    game = kogge.start("fish", seed=0)
    game.play_chance()
    topo = game.rules.topo
    numbers = [at for _, at in badges(picture(game, labels=True))][topo.n_hexes + topo.n_edges :]
    ports = {*topo.hex_nodes[[kind for (kind,) in game.read("terrain")].index(11)]}
    for n, (x, y) in enumerate(numbers):
        if n not in ports:
            assert (x, y) == pytest.approx((100 * topo.places[n][0], 100 * topo.places[n][1]), abs=1.0)


def marked(game: kogge.Game) -> set[str]:
    """The actions that the titles of marks tell."""
    legal = {*game.view(game.to_act).texts()}
    marks = [title.split("; ") for title in titles(picture(game, game.to_act, legal=True))]
    return {text for texts in marks if {*texts} <= legal for text in texts}


@pytest.mark.parametrize("scenario", SEA_GAMES)
@pytest.mark.parametrize("seed", range(5))
def test_legal_marks_are_the_places_ships_and_holds_that_legal_actions_name(scenario: str, seed: int) -> None:
    game = midgame(scenario, seed, 40 + 333 * seed)
    named = {game.text(action) for action in game.legal() if any(part.of in PLACES for part in game.parts(action))}
    assert marked(game) == named
    shown = titles(picture(game, game.to_act, legal=True))
    assert titles(picture(game, game.to_act)) == [title for title in shown if not {*title.split("; ")} <= named]
    assert titles(picture(game, None, legal=True)) == titles(picture(game))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("place_pirate 12", ("hex", 12)),
        ("build_road 7", ("path", 7)),
        ("sail 2 87", ("path", 87)),
        ("land_settler 1 40", ("intersection", 40)),
        ("land_crew 3 5", ("hex", 5)),
        ("catch_fish 1 4", ("hex", 44)),
        ("stow 2 crew_and_sack", ("ship", 1)),
        ("buy_wind 3", ("ship", 2)),
        ("build_settler ship 1", ("ship", 0)),
        ("build_settler harbour 4", ("harbour", 3)),
        ("jettison harbour 2 fish", ("harbour", 1)),
        ("jettison ship 3 sack", ("ship", 2)),
        ("discard ore", None),
        ("rob 1", None),
        ("end_turn", None),
    ],
)
def test_an_action_names_a_place(text: str, expected: tuple[str, int] | None) -> None:
    game = painted(kogge.start("explorers-pirates"), shoal_hex={(4, 0): 44})
    parts = game.parts(game.action(text))
    assert named_place(Sheet(game.view(0), game.seats, False, True, "k"), parts) == expected


def test_marks_are_around_the_ships_and_basins_that_they_mean() -> None:
    game = kogge.start("land-ho", seed=4)  # in which orange begins
    game.play_chance()
    game.play("roll")
    game.play_chance()
    p = game.to_act
    assert p == 3
    rich = filled(game, "hand", 0) | {(p, resource): 4 for resource in range(5)}
    sizes = filled(game, "hand_size", 0) | {(p, 0): 20}
    arranged(game, hand=rich, hand_size=sizes, bank=filled(game, "bank", 15))
    drawn = picture(game, p, legal=True)
    (ship,) = [title for title in titles(drawn) if f"{game.seats[p]} ship 1" in title]
    (basin,) = [title for title in titles(drawn) if f"basin of {game.seats[p]} harbour 1" in title]
    (jettison,) = [title for title in titles(drawn) if title.startswith("jettison")]
    (build,) = [title for title in titles(drawn) if title.startswith("build_settler")]
    assert (jettison, build) == ("jettison ship 1 settler", "build_settler harbour 1")
    x, y = place(part(drawn, ship))
    ring = part(drawn, jettison).find(f"{SVG}circle")
    assert ring is not None
    assert (float(ring.attrib["cx"]), float(ring.attrib["cy"])) == pytest.approx((x, y - KEEL))
    bx, by = place(part(drawn, basin))
    frame = part(drawn, build).find(f"{SVG}rect")
    assert frame is not None
    assert float(frame.attrib["x"]) + float(frame.attrib["width"]) / 2 == pytest.approx(bx)
    assert float(frame.attrib["y"]) + float(frame.attrib["height"]) / 2 == pytest.approx(by)
