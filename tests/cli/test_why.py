"""Help that knows the position: why something is not possible, and the rules behind it."""

import pytest

import kogge
from kogge.cli.terminal.play import play_in_terminal
from kogge.texts import texts
from tests.cli.typist import Decliner, Typist, joined, sit_down
from tests.support import europe, isles
from tests.support.position import ORANGE, RED, position


def answer(game: kogge.Game, *lines: str, language: str = "en") -> str:
    """What a person gets to read after the last line, broken nowhere; nothing has changed."""
    before = game.state.copy()
    typist = Typist(lines, width=400)
    bots = {seat: Decliner() for seat in range(game.players) if seat != game.to_act}
    play_in_terminal(game, [game.to_act], bots, typist.console, typist.read, texts=texts(language))
    assert game.state == before
    return "\n".join(typist.after(lines[-1]).split("\n")[:-1])


def building() -> kogge.Game:
    return position(settlements={ORANGE: [20], RED: [22]}, hand={ORANGE: "wood brick"})


def test_the_most_telling_reason_comes_first_and_the_others_after_it() -> None:
    assert answer(building(), "why build_city 22").split("\n") == [
        "There is no settlement of yours at 22 (grain 2, wood 5, brick 9) [B-53].",
        "Also:",
        "- 2 grain and 3 ore are missing [B-07].",
    ]


def test_one_reason_stands_alone() -> None:
    assert answer(building(), "why build_city 20") == "2 grain and 3 ore are missing [B-07]."


def test_what_is_possible_is_said_to_be() -> None:
    for line in ("why build_road 22", "why road 22", "why 1 22", "why end_turn", "why build_road"):
        assert answer(building(), line) == f"{line.removeprefix('why ')} is possible now."
    assert answer(building(), "why BUILD_ROAD 22", language="de") == "„BUILD_ROAD 22“ ist jetzt möglich."


def test_an_act_without_a_place_has_the_reasons_that_all_its_places_have() -> None:
    assert answer(building(), "why city") == "2 grain and 3 ore are missing [B-07]."
    assert answer(building(), "why move_robber").endswith(" [B-35].")


def test_why_alone_is_about_the_action_that_was_refused() -> None:
    asked = answer(building(), "why build_city 22")
    assert answer(building(), "build_city 22", "why") == asked
    assert answer(building(), "build_city 22", "map moon", "why") == asked
    assert answer(building(), "road", "0", "why") == answer(building(), "why build_road 0")
    assert answer(building(), "why").startswith("Why tells the reason after something was not possible")


def test_the_place_of_an_entry_that_stands_open_can_be_asked_for() -> None:
    assert answer(building(), "road", "why 0") == answer(building(), "why build_road 0")
    assert answer(building(), "road", "why 22") == "22 is possible now."


def test_of_a_line_it_is_told_what_stands_against_the_first_action_that_is_not_possible() -> None:
    assert answer(building(), "why trade wool for ore") == "You have no more wool to offer [B-77]."
    assert answer(building(), "why build_road 22; build_road 31").startswith("1 wood and 1 brick are missing [B-07].")


def test_of_a_journey_it_is_told_what_stands_against_its_last_step() -> None:
    game = isles.isles(step="movement", ships={isles.BLUE: ["4,-1 NW"]})
    far = max(int(trip.place) for trip in game.journeys())
    assert answer(game, f"why sail 1 to {far}") == f"sail 1 to {far} is possible now."
    reason = game.why_not("sail 1 246")
    assert reason is not None
    assert answer(game, "why sail 1 to 246").startswith(f"{reason.text()[:-1]} [{reason.rule}].")
    early = isles.isles(step="before_roll", ships={isles.BLUE: ["4,-1 NW"]})
    assert answer(early, "why sail 1 to 246").startswith("First the dice must be rolled [E-20].")


def test_what_makes_no_sense_is_refused_as_ever() -> None:
    assert answer(building(), "why fly") == "There is no action 'fly' in this game; type help."
    assert answer(building(), "why build_road sea") == "build_road takes a path from 0 to 71, not 'sea'."


def test_reasons_are_told_in_the_language_of_the_person() -> None:
    assert answer(building(), "why build_city 22", language="es").split("\n")[1:] == [
        "Además:",
        "- Faltan 2 de cereales y 3 de mineral [B-07].",
    ]


def test_every_refusal_of_an_action_ends_with_its_reason() -> None:
    assert answer(building(), "build_city 20").endswith("call_for_offers. 2 grain and 3 ore are missing [B-07].")
    walking = europe.europe(step="before_roll")
    assert answer(walking, "build_route 3").endswith("]."), answer(walking, "build_route 3")


def test_a_reason_tells_nothing_of_what_is_hidden() -> None:
    """Two worlds that look alike to a seat: in one of them the next player could pay, in the other not."""
    told = []
    for hand, cards in (("2 grain 3 ore", "knight"), ("5 wool", "monopoly"), ("5 wool", "victory_point")):
        game = position(settlements={RED: [22]}, hand={RED: hand}, cards={RED: cards})
        with pytest.raises(kogge.Refused) as refusal:
            game.play("end_turn; build_city 22")
        told.append(refusal.value.to_dict()["parts"])
    assert told[0] == told[1] == told[2]


# Rules


def test_a_rule_is_told_by_its_id_in_the_language_of_the_person() -> None:
    for language in ("en", "es", "de"):
        text = kogge.rules("base")["B-12"].text(language)
        assert joined(f"B-12 {text}") == joined(answer(building(), "rule b-12", language=language))


def test_rules_are_found_by_their_words() -> None:
    assert answer(building(), "rules ladrón desierto", language="es").split()[0] == "B-12"
    assert answer(building(), "rules zebra") == "No rule of base speaks of 'zebra'; try another word."
    assert answer(building(), "rule B-999").startswith("There is no rule 'B-999' in this game; its rules go from B-01")


def test_rules_without_a_word_say_how_they_are_used() -> None:
    for language in ("en", "es", "de"):
        for game, first in ((building(), "B-01"), (isles.isles(), "E-01"), (europe.europe(), "M-01")):
            for line in ("rule", "rules"):
                told = answer(game, line, language=language)
                assert f"rule {first}" in told
                word = told.split("rules ")[1].split()[0].strip("'»“.")
                assert kogge.rules(game.scenario.name).search(word, language=language)


def test_all_of_it_is_in_the_help() -> None:
    told = sit_down(building(), ["help"]).after("help")
    assert all(f"\n{command} " in told for command in ("why", "rule ID", "rules WORD", "costs", "goal", "turn"))
