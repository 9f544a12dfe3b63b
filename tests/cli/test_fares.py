"""What a journey costs is told before it is made."""

import re

import pytest

import kogge
from kogge.cli.terminal.play import play_in_terminal
from kogge.texts import texts
from tests.cli.typist import Decliner, Typist, joined, sit_down
from tests.support import europe as map_of_europe
from tests.support.europe import at, europe
from tests.support.isles import BLUE, RED, WHITE, column, hand, isles, side


def past_the_pirate(gold: int = 3) -> kogge.Game:
    """Blue's ship is beside a hex with red's pirate ship: along it, tribute is due."""
    return isles(step="movement", ships={BLUE: ["4,-1 W"]}, pirate=("4,-1", RED), gold={BLUE: gold, RED: 0})


def tribute(game: kogge.Game) -> str:
    """A path that costs a gold to get to."""
    return next(trip.place for trip in game.journeys() if trip.costs == {"gold": 1} and trip.steps > 1)


@pytest.mark.parametrize("answer", ["", "yes", "Y", "go"])
def test_a_journey_that_costs_something_is_asked_about_once(answer: str) -> None:
    game = past_the_pirate()
    goal = tribute(game)
    typist = sit_down(game, [f"sail 1 to {goal}", answer], height=60)
    asked = typist.seen.split(f"> sail 1 to {goal}\n")[1].split("> ")[0]
    assert re.match(rf"Ship 1 gets to path {goal} in \d steps and pays 1 gold \(as tribute\)\.\n", asked)
    assert "Enter is yes, or type no" in asked
    assert game.read("ship")[BLUE][0] == int(goal)
    assert column(game, "gold")[BLUE] == 2


@pytest.mark.parametrize(
    ("language", "answer", "goes"),
    [
        ("de", "ja", True),
        ("de", "J", True),
        ("de", "yes", True),
        ("de", "nein", False),
        ("es", "sí", True),
        ("es", "no", False),
    ],
)
def test_a_price_is_agreed_to_in_the_words_of_the_language(language: str, answer: str, goes: bool) -> None:
    game = past_the_pirate()
    typist = Typist([f"sail 1 to {tribute(game)}", answer])
    bots = {seat: Decliner() for seat in range(1, game.players)}
    play_in_terminal(game, [BLUE], bots, typist.console, typist.read, texts=texts(language))
    assert {"de": "Enter heißt ja", "es": "Enter es sí"}[language] in typist.seen
    assert bool(game.actions) == goes


@pytest.mark.parametrize("answer", ["no", "cancel", "what?"])
def test_who_does_not_agree_pays_nothing_and_stays(answer: str) -> None:
    game = past_the_pirate()
    goal, before = tribute(game), game.state.copy()
    typist = sit_down(game, [f"sail 1 to {goal}", answer], height=60)
    assert "Nothing was done." in typist.seen
    assert "Move your ships, then end your turn." in typist.seen.split("Nothing was done.")[1]
    assert game.state == before


def test_a_single_step_that_costs_something_is_asked_about_too() -> None:
    game = past_the_pirate()
    [step] = [trip.place for trip in game.journeys() if trip.costs and trip.steps == 1][:1]
    typist = sit_down(game, [f"sail 1 {step}", "no"], height=60)
    assert f"Ship 1 gets to path {step} in 1 step and pays 1 gold (as tribute)." in typist.seen
    assert len(game) == 0


def test_what_is_free_is_done_at_once() -> None:
    game = isles(step="movement", ships={BLUE: ["4,-1 NW"]})
    sit_down(game, [f"sail 1 to {side(game, '3,0 SE')}"], height=60)
    assert game.read("ship")[BLUE][0] == side(game, "3,0 SE")


def test_a_list_of_places_tells_their_prices_and_is_not_asked_about_again() -> None:
    game = past_the_pirate()
    dear = [trip.place for trip in game.journeys() if trip.costs == {"gold": 1}]
    goal = tribute(game)
    typist = sit_down(game, ["sail 1", goal], height=60, width=200)
    assert f"For 1 gold: path {', '.join(sorted(dear, key=int))}." in typist.after("sail 1")
    assert "Free:" not in typist.after("sail 1")
    assert game.read("ship")[BLUE][0] == int(goal)


def with_wool() -> tuple[kogge.Game, list[str]]:
    """Blue's ship has four points and blue a wool; the paths to which it gets only with wind."""
    game = isles(step="movement", ships={BLUE: ["4,-1 NW"]}, hand={BLUE: "wool"})
    return game, [trip.place for trip in game.journeys() if trip.costs]


@pytest.mark.rule("E-42")
@pytest.mark.parametrize(("answer", "wool"), [("", {}), ("no", {"wool": 1})])
def test_wool_for_wind_is_told_before_it_is_paid(answer: str, wool: dict[str, int]) -> None:
    game, far = with_wool()
    typist = sit_down(game, [f"sail 1 to {far[-1]}", answer], height=60)
    assert f"Ship 1 gets to path {far[-1]} in 6 steps and pays 1 wool." in typist.seen
    assert hand(game, BLUE) == wool
    assert (game.read("ship")[BLUE][0] == int(far[-1])) == (not wool)


@pytest.mark.rule("E-42")
def test_a_list_of_places_tells_which_of_them_need_wind() -> None:
    game, far = with_wool()
    typist = sit_down(game, ["sail 1", far[0]], height=60, width=250)
    assert f"For 1 wool: path {', '.join(sorted(far, key=int))}." in typist.after("sail 1")
    assert game.read("ship")[BLUE][0] == int(far[0])  # it was not asked about again
    assert hand(game, BLUE) == {}


def test_a_list_of_places_shows_a_full_path_through_which_a_ship_may_pass() -> None:
    game = isles(step="movement", ships={BLUE: ["3,-1 NE"], RED: ["3,-1 E"], WHITE: ["3,-1 E"]})
    full = side(game, "3,-1 E")
    typist = sit_down(game, ["sail 1", str(full)], height=60)
    assert re.search(rf"\b{full}\b", typist.after("sail 1"))
    assert game.read("ship")[BLUE][0] == full


def test_a_toll_tells_who_gets_it() -> None:
    red, blue = map_of_europe.RED, map_of_europe.BLUE
    game = europe(
        kontors={red: ["Prague"], blue: ["Berlin"]},
        routes={red: ["Prague-Berlin"], blue: ["Berlin-6,3 S"]},
        caravans={red: ["Prague-Berlin"]},
        hand={red: "salt"},
    )
    path = at(game, "Berlin-6,3 S", "path")
    typist = sit_down(game, [f"drive 1 {path}", "no"], width=150)
    assert (
        f"Caravan 1 gets to path {path} (at Berlin) in 1 step and pays 1 salt and 1 gold (1 gold to blue)."
        in typist.seen
    )
    assert len(game) == 0


def walking() -> kogge.Game:
    return europe(
        kontors={map_of_europe.RED: ["Vienna"]},
        merchants={map_of_europe.RED: ["Vienna"]},
        hand={map_of_europe.RED: "2 grain"},
    )


def test_a_walk_tells_its_grain() -> None:
    game = walking()
    typist = sit_down(game, ["walk 1 to Warsaw", "no"], width=150)
    told = f"Merchant 1 gets to intersection Warsaw ({at(game, 'Warsaw')}) in 5 steps and pays 2 grain."
    assert joined(told) in joined(typist.seen)
    assert len(game) == 0


def test_a_price_that_was_only_counted_is_told_before_one_pays() -> None:
    game = walking()
    named = game.rules.layout.chart.names["intersection"]
    [bare] = [trip.place for trip in game.journeys() if trip.costs == {"grain": 2} and not named[int(trip.place)]][:1]
    typist = sit_down(game, ["walk 1", bare, "no", "walk 1", "Warsaw"], width=150, height=60)
    assert f"Merchant 1 gets to intersection {bare} in" in typist.seen  # one of the "other intersections"
    assert "gets to intersection Warsaw" not in typist.seen  # which the list has named
    assert game.read("merchant")[map_of_europe.RED][0] == at(game, "Warsaw")
