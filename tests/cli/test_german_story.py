"""What has happened, as it is told in German: in the perfect tense, with cases and plurals."""

import re

import pytest

import kogge
from kogge.cli.terminal.story import Story
from kogge.games import catalogue
from tests.cli import storyteller
from tests.support.europe import at, europe
from tests.support.europe import do as on_land
from tests.support.isles import do as at_sea
from tests.support.isles import isles
from tests.support.position import BLUE, ORANGE, RED, WHITE, position


def told(game: kogge.Game, seat: int | None = ORANGE) -> list[str]:
    return storyteller.told(game, seat, "de")


def stolen() -> kogge.Game:
    game = position(step="move_robber", settlements={RED: [20]}, hand={RED: "ore"})
    game.play("move_robber 6; rob red; steal ore")
    return game


# Verbs and cases


def test_the_verb_goes_with_who_did_it() -> None:
    game = stolen()
    assert told(game) == ["Du  hast den Räuber auf Feld 6 (Holz 10) versetzt, von Rot 1 Erz gestohlen."]
    assert told(game, BLUE) == ["Orange  hat den Räuber auf Feld 6 (Holz 10) versetzt, von Rot eine Karte gestohlen."]


def test_whoever_is_robbed_is_told_so_in_the_dative() -> None:
    assert told(stolen(), RED)[0].endswith("von dir 1 Erz gestohlen.")


def test_the_dative_is_painted_as_well() -> None:
    game = stolen()
    story = Story(game.view(RED), "de")
    story.hear(game.events(RED), len(game))
    [line] = story.lines()
    assert [line.plain[span.start : span.end].strip() for span in line.spans] == ["Orange", "dir"]


def test_several_are_told_in_the_plural_and_those_with_the_reader_in_the_second_person() -> None:
    game = position(hand={ORANGE: "wool"})
    game.play("open_trade; offer wool; ask ore; propose; decline; decline; decline")
    assert told(game)[1].endswith("haben abgelehnt.")
    assert told(game, WHITE)[1].endswith("habt abgelehnt.")


def test_a_deal_is_told_to_the_partner() -> None:
    game = position(hand={ORANGE: "wool", RED: "ore"})
    game.play("open_trade; offer wool; ask ore; propose; accept; decline; decline; deal red")
    assert told(game, RED)[-1] == "Orange  hat mit dir 1 Wolle gegen 1 Erz getauscht."


# Plurals


def test_gold_for_several_is_told_as_gold_for_each() -> None:
    game = isles(step="before_roll", settlements={1: ["1,0 NW"]})
    at_sea(game, "roll", "dice 12")
    assert told(game, 0) == [
        "Du  hast eine 12 gewürfelt: Rot 1 Erz (Feld 31); du, Weiß und Orange je 1 Gold zum Ausgleich."
    ]


def test_gold_for_one_is_told_as_such() -> None:
    game = isles(step="before_roll", settlements={1: ["1,0 NW"], 2: ["1,0 NE"], 3: ["1,0 S"]})
    at_sea(game, "roll", "dice 12")
    assert told(game, 0)[0].endswith("; du 1 Gold zum Ausgleich.")


def test_one_way_and_several_ways() -> None:
    game = isles(step="movement", ships={0: ["4,-1 NW"]})
    at_sea(game, "sail 1 {4,-1 W}")
    assert re.fullmatch(r"Du  hast Schiff 1 über Weg \d+ gesteuert\.", told(game, 0)[0])
    at_sea(game, "sail 1 {4,-1 SW}")
    assert re.fullmatch(r"Du  hast Schiff 1 über die Wege \d+, \d+ gesteuert\.", told(game, 0)[0])


# Names


def test_whose_kontor_it_is_and_who_gets_the_toll() -> None:
    game = europe(
        kontors={0: ["Prague"], 1: ["Berlin"]},
        routes={0: ["Prague-Berlin"], 1: ["Berlin-6,3 S"]},
        caravans={0: ["Prague-Berlin"]},
        hand={0: "2 salt"},
    )
    path, berlin = at(game, "Berlin-6,3 S", "path"), at(game, "Berlin")
    on_land(game, "deliver {Berlin}", "drive 1 {Berlin-6,3 S}", "end_drive")
    drive = f"Kaufmannszug 1 für 1 Salz über Handelsweg {path} (bei Berlin) geführt"
    assert told(game, 0) == [
        f"Du  hast Waren an das Kontor von Blau in Berlin ({berlin}) geliefert (insgesamt 1), {drive} "
        "(Wegzoll: Blau 1 Gold)."
    ]
    assert told(game, 1) == [
        f"Rot  hat Waren an dein Kontor in Berlin ({berlin}) geliefert (insgesamt 1), {drive} (Wegzoll: dir 1 Gold)."
    ]


# Whole games


@pytest.mark.parametrize("scenario", catalogue.names())
def test_whole_games_are_told_without_a_word_of_the_code(scenario: str) -> None:
    game = kogge.start(scenario, seed=12)
    game.play_out(1500)
    for seat in (None, 0):
        lines = told(game, seat)
        assert len(lines) > 100
        for line in lines:
            assert line.endswith("."), line
            assert not re.search(r"[_{}\ue000-\uf8ff]|\b(the|of|and|you|hex|path)\b", line), line
