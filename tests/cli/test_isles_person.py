"""What a person may type when there are ships, and what comes of it."""

import re

import pytest

import kogge
from tests.cli.typist import Accepter, joined, sit_down
from tests.support.isles import BLUE, RED, WHITE, corner, do, founding, hand, hexagon, isles, load, side


def at_sea() -> kogge.Game:
    """Blue's first ship is at its harbour, the second beside a lair with two crews, the third beside a shoal."""
    game = isles(
        step="movement",
        tiles={"5,-1": "gold_river", "4,1": "shoal 5"},
        harbours={BLUE: ["3,-2 SE"]},
        ships={BLUE: ["3,-2 E settler", "5,-1 W two_crews", "4,1 NW"]},
        basins={BLUE: ["crew"]},
        hand={BLUE: "2 wool"},
    )
    do(game, "roll_for_fish", "fish_roll 5")
    game.arrange(game.state.copy())
    return game


def entry(game: kogge.Game, text: str) -> str:
    """The number in front of an entry of the menu."""
    [number] = re.findall(rf"(\d+) {text}", sit_down(game.copy(), [], height=60).seen)
    return str(number)


# Choosing


def test_ships_have_an_entry_each_with_the_places_they_can_go_to() -> None:
    game = at_sea()
    seen = re.sub(r"\s+", " ", sit_down(game, [], height=60).seen)
    menu = seen[seen.index("Move your ships, then end your turn.") :]
    for ship in (1, 2, 3):
        steps = sorted(int(text.split()[2]) for text in game.legal_texts() if text.startswith(f"sail {ship} "))
        assert re.search(rf"\d sail {ship} to {', '.join(map(str, steps[:-1]))} or {steps[-1]}", menu)
    assert f"land_crew 2 at {hexagon(game, '5,-1')} " in menu
    assert "catch_fish 3 5 " in menu
    assert re.search(r"jettison \(\d pieces\) \d+ end_turn", menu)


def test_what_nobody_does_lightly_comes_last_in_the_menu() -> None:
    game = isles(harbours={BLUE: ["3,-2 SE"]}, ships={BLUE: ["3,-2 E settler"]}, gold={BLUE: 2})
    menu = re.sub(r"\s+", " ", sit_down(game, [], height=60).seen)
    assert re.search(r"call_for_offers \d+ jettison ship 1 settler \d+ set_sail", menu)


def test_every_act_and_every_ship_can_be_reached_through_the_menu() -> None:
    for game in (at_sea(), isles(harbours={BLUE: ["3,-2 SE"]}, hand={BLUE: "4 wood 2 brick 4 wool 3 grain 4 ore"})):
        menu = re.sub(r"\s+", " ", sit_down(game.copy(), [], height=60).seen)
        menu = menu[menu.rindex("then ") :]
        last_of = {game.text(action).rpartition(" ")[0]: action for action in game.legal()}
        for action in last_of.values():
            twin, text = game.copy(), game.text(action)
            act, _, argument = text.partition(" ")
            first, _, last = argument.rpartition(" ")
            whole = re.search(rf" (\d+) {act}(?: \(| {re.escape(argument)} | (?:\d|blue))", menu)
            parted = re.search(rf" (\d+) {act} {first} (?:to|at) ", menu)
            found = parted or whole
            assert found, f"{text} is not in {menu}"
            rest = last if parted else argument
            sit_down(twin, [f"{found[1]} {rest}" if rest else found[1]])
            assert text == twin.text(twin.actions[0])


def test_an_entry_that_is_opened_shows_its_places_on_the_map() -> None:
    game = at_sea()
    steps = sorted(int(text.split()[2]) for text in game.legal_texts() if text.startswith("sail 2 "))
    opened = entry(game, "sail 2")
    further = [trip.place for trip in game.journeys() if trip.piece == "2"]
    assert len(further) > len(steps)
    typist = sit_down(game, [opened, str(steps[0])], height=60)
    shown = typist.after(opened)
    assert f"sail 2: path {', '.join(map(str, steps))}, or one further on the map" in shown
    assert "which path> " in typist.seen
    assert all(place in shown for place in [*map(str, steps), *further])
    assert game.read("ship")[BLUE][1] == steps[0]


def test_an_act_of_several_ships_can_be_opened_by_its_name() -> None:
    game = at_sea()
    route = next(text for text in game.legal_texts() if text.startswith("sail 3 "))
    typist = sit_down(game, ["sail", route.removeprefix("sail ")], height=60)
    assert "1 1 " in typist.after("sail")
    assert game.text(game.actions[0]) == route


@pytest.mark.parametrize(
    "line",
    [
        "sail 1 {}",
        "sail 1 to {}",
        "sail ship 1 to path {}",
        "{entry} {}",
        "{entry} to {}",
        "SAIL 1 TO {}",
        "sail 1 {ends}",
    ],
)
def test_a_step_can_be_said_in_many_ways(line: str) -> None:
    game = at_sea()
    route = side(game, "3,-1 NE")
    ends = "-".join(map(str, game.rules.topo.edge_nodes[route]))
    sit_down(game, [line.format(route, ends=ends, entry=entry(game, "sail 1"))])
    assert game.text(game.actions[0]) == f"sail 1 {route}"


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("sail 1 999", "Sail takes a ship and a path, as in 'sail 3 246'."),
        ("sail 1 to 0-99", "No path joins 0 and 99."),
        ("sail 1 246", "Ship 1 can't get to path 246 now."),
        ("land_settler 1 0", "land_settler 1 0 is not possible now"),
        ("stow 1 gold", "Stow takes a ship and a load, as in 'stow 3 crew_and_sack'."),
        ("jettison ship 4 crew", "Jettison takes a hold and a piece"),
        ("build_crew harbour 1", "build_crew harbour 1 is not possible now"),
        ("road", "build_road or found_road is not possible now; you may choose among end_turn,"),
        ("build_ship", "build_ship is not possible now"),
        ("trade gold for wool", "Trade is not possible now"),
    ],
)
def test_wrong_input_is_answered_with_a_short_sentence(line: str, answer: str) -> None:
    game = at_sea()
    before = game.state.copy()
    typist = sit_down(game, [line])
    assert joined(answer) in joined(typist.after(line))
    assert len(typist.after(line)) < 300
    assert game.state == before


# Journeys


def test_a_ship_takes_all_the_steps_to_the_path_that_is_named() -> None:
    game = isles(step="movement", ships={BLUE: ["4,-1 NW"]})
    goal = side(game, "3,0 SE")
    typist = sit_down(game, [f"sail 1 to {goal}", "undo"], height=60)
    assert re.search(rf"You  sailed ship 1 along \d+, \d+, \d+, {goal}\.", typist.after(f"sail 1 to {goal}"))
    assert "4 actions taken back." in typist.seen  # a journey is one line
    assert game.read("ship")[BLUE][0] == side(game, "4,-1 NW")


def test_a_journey_can_be_chosen_from_an_opened_entry() -> None:
    game = isles(step="movement", ships={BLUE: ["4,-1 NW"]})
    goal = side(game, "3,0 NE")
    sit_down(game, [entry(game, "sail 1"), str(goal)])
    assert game.read("ship")[BLUE][0] == goal


def test_a_journey_ends_where_the_points_or_the_known_sea_end() -> None:
    game = isles(step="movement", ships={BLUE: ["4,-1 NW"]})
    far, beyond = side(game, "3,2 W"), side(game, "5,0 NE")
    typist = sit_down(game, [f"sail 1 to {far}", f"sail 1 to {beyond}"])
    assert joined(f"Ship 1 can't get to path {far} now.") in joined(typist.seen)
    assert joined(f"Ship 1 can't get to path {beyond} now.") in joined(typist.seen)  # a discovery ends the move
    assert len(game) == 0


# Undo


def test_a_step_can_be_taken_back_but_not_a_discovery() -> None:
    game = isles(step="movement", ships={BLUE: ["4,-1 W"]})
    one, two = side(game, "4,-1 SW"), side(game, "4,-1 SE")
    typist = sit_down(game, [f"sail 1 {one}", "undo", f"sail 1 {one}", f"sail 1 {two}", "undo"])
    assert "1 action taken back." in typist.after("undo")
    assert "Luck has decided something since" in typist.seen
    assert game.read("ship")[BLUE][0] == two


def test_cargo_can_be_put_back() -> None:
    game = at_sea()
    typist = sit_down(game, ["stow 1 crew", "undo"], height=60)
    assert "1 action taken back." in typist.seen
    assert load(game, BLUE, "ship 1") == "settler"


# Trade, pirate, founding


def test_gold_is_traded_like_a_card() -> None:
    game = isles(hand={BLUE: "wool", RED: "ore"}, gold={BLUE: 2, RED: 3})
    typist = sit_down(game, ["trade wool and 2 gold for ore", "deal red"], bot=Accepter, height=60)
    assert "You offer 1 wool and 2 gold for 1 ore." in typist.seen
    assert (hand(game, BLUE), hand(game, RED)) == ({"ore": 1}, {"wool": 1})
    assert (game.read("gold")[BLUE], game.read("gold")[RED]) == ([0], [5])


def test_the_pirate_is_put_on_a_hex_of_the_map() -> None:
    game = isles(step="place_pirate", ships={WHITE: ["4,-1 W"]})
    typist = sit_down(game, [str(hexagon(game, "4,-1"))], height=60)
    assert "Put your pirate ship on a marked hex." in typist.seen
    assert re.search(r"1 rob white +2 rob_nobody", typist.seen)


def test_a_ship_that_must_go_on_is_named() -> None:
    routes = {BLUE: ["4,-1 NW"], RED: ["4,-1 W"], WHITE: ["4,-1 W"]}
    game = isles(step="movement", ships=routes)
    typist = sit_down(game, [f"sail 1 {side(game, '4,-1 W')}"], height=60)
    assert "Two ships lie here already: ship 1 must sail on." in typist.seen


def test_two_players_are_told_which_homes_are_neutral() -> None:
    game = founding(players=2)
    spots = [corner(game, place) for place in ("2,0 NE", "1,2 NE")]
    do(game, f"found_harbour_settlement {spots[0]}", "found_harbour_settlement {3,-2 NE}")
    typist = sit_down(game, [str(spots[1])], height=60)
    assert "Place a neutral harbour settlement, of white." in typist.seen
    assert game.read("home")[spots[1]] == [WHITE]
    assert "Place a neutral settlement, of white." in typist.after(str(spots[1]))
    for players in (2, 3):
        own = founding(players=players)
        assert "Found a harbour settlement on any marked intersection." in sit_down(own, [], height=60).seen
