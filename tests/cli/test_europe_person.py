"""What a person may type where merchants and caravans travel, and what comes of it."""

import re
from collections.abc import Iterator

import pytest

import kogge
from kogge.cli.terminal.menu import Menu
from kogge.engine.state import CHANCE
from kogge.prompts import step_prompt
from kogge.texts import texts
from tests.cli.typist import joined, sit_down
from tests.support.europe import BLUE, RED, at, do, europe


def travelling(hand: str = "3 grain 3 salt 2 wood 2 ore 2 wool") -> kogge.Game:
    """Red has a merchant in Vienna and a caravan between Prague and Berlin, where blue has a kontor."""
    return europe(
        "europe-short",
        kontors={RED: ["Vienna", "Prague", "Turin"], BLUE: ["Budapest", "Berlin", "Bern"]},
        routes={RED: ["Prague-Berlin"], BLUE: ["Berlin-6,3 S"]},
        merchants={RED: ["Vienna"]},
        caravans={RED: ["Prague-Berlin"]},
        hand={RED: hand},
    )


def asked(game: kogge.Game, *lines: str, width: int = 200) -> str:
    """The last question and what could be chosen."""
    seen = sit_down(game, lines, width=width, height=60).seen.rpartition("red> ")[0]
    return re.sub(r"\s+", " ", "\n".join(seen.split("\n")[-12:]))


# Every step has its question, and every act can be reached


def decisions() -> Iterator[kogge.Game]:
    """One position for every step at which somebody decides, on every board and in every way to begin."""
    for name in ("europe-short", "europe"):
        found: set[str] = set()
        wanted = {step.name for step in kogge.start(name, players=3).rules.steps} - {"over"}
        for seed in range(60):
            game = kogge.start(name, players=3, seed=seed)
            while not game.is_over and found < wanted:
                if game.step not in found:
                    found.add(game.step)
                    if game.to_act != CHANCE:
                        yield game.copy()
                game.play_out(1)
            if found >= wanted:
                break
        assert found == wanted, wanted - found


DECISIONS = list(decisions())


@pytest.mark.parametrize("game", DECISIONS, ids=lambda game: f"{game.scenario.name}-{game.step}")
def test_every_step_asks_a_question_of_its_own(game: kogge.Game) -> None:
    told = step_prompt(game.view(game.to_act), texts())
    assert told != f"{game.step.replace('_', ' ').capitalize()}."
    assert told.endswith((".", "?"))
    assert "{" not in told


@pytest.mark.parametrize("game", DECISIONS, ids=lambda game: f"{game.scenario.name}-{game.step}")
def test_every_act_of_every_step_can_be_reached_through_the_menu(game: kogge.Game) -> None:
    last_of = {game.text(action).rpartition(" ")[0] or game.text(action): game.text(action) for action in game.legal()}
    menu = Menu(game.view(game.to_act), game.seats, texts())
    assert len(menu.entries) <= 40
    assert sum(len(line.plain) for line in menu.shown()) < 1200
    for text in last_of.values():
        act, *words = text.split()
        assert picked(game, act, words) == game.action(text), text


def picked(game: kogge.Game, act: str, words: list[str]) -> int:
    """The action that a person chooses by the number of its entry, then by its argument."""
    menu = Menu(game.view(game.to_act), game.seats, texts())
    if [part.of for part in game.notation.acts[act].parts] == ["seat"]:
        words = [game.seats[int(words[0])]]
    for number, entry in enumerate(menu.entries, start=1):
        rest = [*words]
        if entry.mover and rest[:1] == [entry.mover]:
            rest = rest[1:]
        elif entry.mover:
            continue
        if entry.act == act and (entry.is_folded or entry.action().split()[1:] == words):
            if not entry.is_folded:
                return game.action(menu.pick(str(number)))
            if len(menu.entries) > 1:
                assert menu.pick(str(number)) == ""
            return game.action(menu.pick(" ".join(rest)))
    raise AssertionError(f"{act} {words} is in no entry")


def test_neutral_kontors_are_asked_for_by_their_colour() -> None:
    [game] = [game for game in DECISIONS if game.step == "place_neutral_kontor"]
    assert step_prompt(game.view(game.to_act), texts()) == "Place a neutral kontor, of orange, on a violet city."


# Places by name


def test_entries_tell_cities_by_name() -> None:
    menu = asked(travelling())
    assert "Trade, build, move merchants and caravans, deliver, or end your turn." in menu
    game = travelling()
    prague, vienna, turin = (at(game, city) for city in ("Prague", "Vienna", "Turin"))
    assert f" hire_merchant Prague ({prague}), Vienna ({vienna}) or Turin ({turin}) " in menu
    assert f" deliver Berlin ({at(game, 'Berlin')}) " in menu
    assert f" form_caravan {at(game, 'Prague-Berlin', 'path')} (Berlin to Prague) " in menu
    assert re.search(r"\d+ walk 1 to \d+, \d+ or \d+ ", menu)


@pytest.mark.parametrize(
    "line",
    [
        "walk 1 to Zagreb",
        "walk 1 zagreb",
        "WALK MERCHANT 1 TO ZAGREB",
        "walk 1 to zag",
        "walk 1 to ZA",  # its letters on the map
        "walk 1 to {}",
        "walk merchant 1 to intersection {}",
    ],
)
def test_a_city_can_be_named_in_many_ways(line: str) -> None:
    game = travelling("grain")
    zagreb = at(game, "Zagreb")
    sit_down(game, [line.format(zagreb), "yes"])
    walks = [game.text(action) for action in game.actions if game.text(action).startswith("walk")]
    assert walks[-1] == f"walk 1 {zagreb}"


def test_accents_need_not_be_typed() -> None:
    game = europe(step="place_kontor")
    sit_down(game, ["place_kontor koln"])
    assert game.read("kontor")[at(game, "Cologne")][0] == RED


def test_the_letters_on_the_map_name_a_city() -> None:
    game = europe(step="place_kontor")
    sit_down(game, ["place_kontor VN"])
    assert game.read("kontor")[at(game, "Venice")][0] == RED


def test_a_name_answers_the_only_question_there_is() -> None:
    game = europe(step="place_kontor")
    typist = sit_down(game, ["ber", "wien"])
    assert "'ber' could mean Bergen, Berlin or Bern." in typist.after("ber")
    assert game.read("kontor")[at(game, "Vienna")][0] == RED


def test_lands_and_paths_have_names_too() -> None:
    game = europe(step="move_robber")
    sit_down(game, ["move_robber bohemia"])
    assert game.read("robber") == [[at(game, "Bohemia", "hex")]]
    game = travelling()
    path = at(game, "Turin-3,6 S", "path")
    ends = "-".join(map(str, game.rules.topo.edge_nodes[path]))
    for line in (f"build turin-{ends.replace(str(at(game, 'Turin')), '').strip('-')}", f"build_route {ends}"):
        twin = game.copy()
        sit_down(twin, [line])
        assert twin.text(twin.actions[0]) == f"build_route {path}"


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("walk 1 to Atlantis", "Walk takes a merchant and an intersection, as in 'walk 2 149'."),
        ("walk 2 to Zagreb", "Merchant 2 can't get to intersection Zagreb (101) now."),
        ("walk 1 to Palermo", "Merchant 1 can't get to intersection Palermo (144) now."),
        ("walk 1 to B", "'b' could mean Bergen, Berlin, Wroclaw, Budapest or 3 more."),
        ("drive 1 to 0", "Caravan 1 can't get to path 0 now."),
        ("deliver vienna", "Deliver 86 (Vienna) is not possible now; deliver can be 63 (Berlin); other choices: "),
        ("drive 1 to Berlin-Vienna", "No path joins Berlin (63) and Vienna (86)."),
        ("deliver Atlantis", "Deliver takes an intersection from 0 to 149, not 'atlantis'."),
        ("move_robber Atlantis", "move_robber atlantis is not possible now; you may choose among end_turn, "),
        ("trade for wool", "Both sides of a trade need cards, as in 'trade wool wool for grain'."),
    ],
)
def test_wrong_input_is_answered_with_a_short_sentence(line: str, answer: str) -> None:
    game = travelling("grain salt")
    before = game.state.copy()
    typist = sit_down(game, [line], width=150)
    assert joined(answer) in joined(typist.after(line))
    assert len(typist.after(line)) < 450
    assert game.state == before


# Journeys


def test_a_piece_alone_shows_where_it_can_go_and_for_how_much() -> None:
    game = travelling("2 grain")
    typist = sit_down(game, ["walk 1", "Warsaw"], width=200, height=60)
    told = typist.after("walk 1")
    zagreb, warsaw = f"Zagreb ({at(game, 'Zagreb')})", f"Warsaw ({at(game, 'Warsaw')})"
    assert re.search(rf"\nFor 1 grain: [^\n]*{re.escape(zagreb)} in 2 steps,.* and \d+ other intersections\.", told)
    assert re.search(rf"\nFor 2 grain: [^\n]*{re.escape(warsaw)} in 5 steps", told)
    assert all(trip.place in told for trip in game.copy().journeys() if trip.act == "walk")
    walked = [game.text(action) for action in game.actions if game.text(action).startswith("walk")]
    assert (len(walked), walked[-1]) == (5, f"walk 1 {at(game, 'Warsaw')}")


def test_what_a_walk_costs_is_what_its_journey_said() -> None:
    game = travelling("3 grain")
    [trip] = [trip for trip in game.journeys() if trip.place == str(at(game, "Warsaw"))]
    assert (trip.costs, trip.steps) == ({"grain": 2}, 5)
    before = game.read("hand")[RED][2]
    sit_down(game, ["walk 1 to Warsaw", "yes", "found_kontor"])
    assert before - game.read("hand")[RED][2] == 2


def test_a_caravan_drives_by_number_and_pays_its_toll() -> None:
    game = travelling("salt")
    path = at(game, "Berlin-6,3 S", "path")
    typist = sit_down(game, ["drive 1", str(path)], width=200, height=60)
    assert f"For 1 salt and 1 gold: {path} (at Berlin) in 1 step." in typist.after("drive 1")
    assert "a toll of 1 gold to blue" in typist.seen
    assert game.read("caravan")[RED][0] == path


def test_on_the_way_it_is_said_where_one_is_and_what_is_left() -> None:
    game = travelling("2 grain")
    zagreb = f"Zagreb ({at(game, 'Zagreb')})"
    told = asked(game, "walk 1 to Zagreb", "yes")
    assert f"Merchant 1 is at {zagreb}, 1 step left: found a kontor here, or walk on." in told
    assert re.search(r" 1 walk 1 to \d+, \d+ or \d+ 2 found_kontor", told)
    told = asked(travelling("2 grain"), "walk 1 to 79", "yes")
    assert "Merchant 1 is at 79, 2 steps left: walk on, or end the walk." in told
    poor = europe(kontors={RED: ["Bern"]}, merchants={RED: ["3,6 S"]}, hand={RED: "grain"})
    first, *others = [f"walk 1 {at(poor, place)}" for place in ("3,7 N", "4,5 S", "Nuremberg")]
    told = asked(poor, first, "yes", *others)
    assert f"Merchant 1 is at Nuremberg ({at(poor, 'Nuremberg')}), 0 steps left: found a kontor here." in told
    game = travelling("2 salt")
    path = at(game, "Berlin-6,3 S", "path")
    told = asked(game, f"drive 1 {path}", "yes")
    assert f"Caravan 1 is on path {path} (at Berlin), 2 steps left: drive on, deliver, or end the drive." in told


def test_a_merchant_that_may_not_stay_must_walk_on() -> None:
    game = europe(kontors={RED: ["Berlin"], BLUE: ["Prague"]}, merchants={RED: ["Berlin"]}, hand={RED: "grain"})
    told = asked(game, "walk 1 prague", "yes")
    assert f"Merchant 1 can't stay at Prague ({at(game, 'Prague')}), 2 steps left: it must walk on." in told


def test_a_card_for_a_journey_says_how_far_it_goes() -> None:
    game = europe(
        kontors={RED: ["Prague"]},
        merchants={RED: ["Prague"]},
        routes={RED: ["Prague-Berlin"]},
        caravans={RED: ["Prague-Berlin"]},
        cards={RED: "journey fast_caravan"},
    )
    told = asked(game.copy(), "play_journey")
    assert "Walk up to 5 steps with one merchant, free of charge; or end the walk." in told
    told = asked(game, "play_fast_caravan")
    assert "Drive up to 4 steps with one caravan, without salt; or end the drive." in told


def test_a_journey_is_taken_back_as_a_whole() -> None:
    game = travelling("2 grain")
    before = game.state.copy()
    typist = sit_down(game, ["walk 1 to Warsaw", "yes", "undo"], width=150)
    assert "5 actions taken back." in typist.seen
    assert game.state == before


# Free routes and tokens


def test_a_double_arrow_and_a_card_are_asked_for_differently() -> None:
    [game] = [game for game in DECISIONS if (game.scenario.name, game.step) == ("europe", "lay_free_route")]
    by_card = europe(kontors={RED: ["Prague"]}, cards={RED: "route_building"})
    do(by_card, "play_route_building")
    assert step_prompt(by_card.view(RED), texts()) == "Lay a free route (2 left), or decline."
    arrow = game.read("double_arrow")[0][0] != -1
    told = step_prompt(game.view(game.to_act), texts())
    assert (told == "A double arrow: lay a free route next to it, or decline.") == arrow


def test_a_token_is_asked_for_by_the_name_of_the_land() -> None:
    game = europe(
        kontors={RED: ["Warsaw"]},
        merchants={RED: ["Warsaw"]},
        hand={RED: "3 grain"},
        tokens={"Novgorod Land": 5, "Crimea": 11},
    )
    do(game, "walk 1 to {Kaliningrad}", "found_kontor")
    told = asked(game)
    assert "No token is left at sea for Prussia: from which land do you move one there?" in told
    assert f"Crimea ({at(game, 'Crimea', 'hex')})" in told
