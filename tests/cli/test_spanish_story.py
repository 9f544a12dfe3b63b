"""What Spanish needs and English does not: a verb for each subject, pronouns for whoever reads, articles that fit."""

import re

import pytest

import kogge
from kogge import texts
from kogge.games import catalogue
from tests.cli import storyteller
from tests.support import europe, isles
from tests.support.position import BLUE, ORANGE, RED, WHITE, position, roll


def told(game: kogge.Game, seat: int | None = ORANGE) -> list[str]:
    return storyteller.told(game, seat, "es")


def test_the_verb_is_that_of_who_did_it() -> None:
    game = position(hand={ORANGE: "wool"})
    game.play("open_trade; offer wool; ask ore; propose; decline; decline; decline")
    assert told(game) == ["Tú  ofreciste 1 de lana por 1 de mineral.", "Rojo   Azul   Blanco  dijeron que no."]
    assert told(game, None)[0] == "Naranja  ofreció 1 de lana por 1 de mineral."


def test_what_a_roll_brings_is_for_somebody() -> None:
    game = position(step="before_roll", settlements={RED: [25], BLUE: [22]})
    roll(game, 9)
    for_blue = "para Azul 1 de arcilla (hexágono 8)"
    assert told(game) == [f"Tú  sacaste un 9: para Rojo 1 de cereales (hexágono 11); {for_blue}."]
    assert told(game, RED) == [f"Naranja  sacó un 9: para ti 1 de cereales (hexágono 11); {for_blue}."]


def test_what_the_robber_keeps_back_would_have_been_for_somebody() -> None:
    game = position(step="before_roll", settlements={RED: [20]}, cities={BLUE: [10]}, robber=6)
    roll(game, 10)
    assert told(game, BLUE) == ["Naranja  sacó un 10: el ladrón bloqueó para Rojo 1 de madera y para ti 2 de madera."]


def test_the_rest_of_the_bank_is_for_somebody() -> None:
    game = position(step="before_roll", cities={BLUE: [10]}, bank="1 wood", hoarder=WHITE)
    roll(game, 10)
    assert told(game, BLUE) == [
        "Naranja  sacó un 10: al banco no le alcanzó para 2 de madera; para ti lo que quedaba, 1 de madera."
    ]


def test_compensation_is_for_several() -> None:
    game = isles.isles(step="before_roll", settlements={isles.RED: ["1,0 NW"]}, harbours={isles.BLUE: ["3,-2 SE"]})
    isles.do(game, "roll", "dice 12")
    for_red = "para Rojo 1 de mineral (hexágono 31)"
    assert told(game, isles.WHITE) == [
        f"Azul  sacó un 12: {for_red}; para Azul, ti y Naranja 1 de oro de compensación."
    ]


def test_whoever_is_robbed_reads_a_pronoun() -> None:
    game = position(step="move_robber", settlements={RED: [20]}, hand={RED: "ore"})
    game.play("move_robber 6; rob red; steal ore")
    put = "el ladrón en el hexágono 6 (madera 10)"
    assert told(game, ORANGE) == [f"Tú  pusiste {put}, robaste 1 de mineral a Rojo."]
    assert told(game, RED) == [f"Naranja  puso {put}, te robó 1 de mineral."]
    assert told(game, BLUE) == [f"Naranja  puso {put}, robó una carta a Rojo."]


def test_whoever_has_nothing_to_rob_reads_so() -> None:
    game = isles.isles(step="place_pirate", ships={isles.RED: ["4,-1 W"]}, gold={isles.RED: 2})
    isles.do(game, "place_pirate {4,-1}", "rob red")
    hexagon = isles.hexagon(game, "4,-1")
    assert told(game, isles.BLUE) == [
        f"Tú  pusiste tu barco pirata en el hexágono {hexagon} (mar), quisiste robar a Rojo, que no tenía cartas, "
        "le quitaste 1 de oro a Rojo."
    ]
    assert told(game, isles.RED) == [
        f"Azul  puso su barco pirata en el hexágono {hexagon} (mar), quiso robarte, pero no tenías cartas, "
        "te quitó 1 de oro."
    ]


def test_a_monopoly_counts_cards() -> None:
    game = position(cards={ORANGE: "monopoly"}, hand={RED: "2 wool ore", WHITE: "wool"})
    game.play("play_monopoly wool")
    assert told(game) == ["Tú  jugaste Monopolio, elegiste lana: 2 cartas de Rojo y 1 carta de Blanco."]
    assert told(game, RED) == ["Naranja  jugó Monopolio, eligió lana: 2 cartas tuyas y 1 carta de Blanco."]


def test_a_deal_is_made_with_you() -> None:
    game = position(hand={ORANGE: "wool", RED: "ore"})
    game.play("open_trade; offer wool; ask ore; propose; accept; decline; decline; deal red")
    assert told(game, RED)[-1] == "Naranja  cambió 1 de lana por 1 de mineral contigo."


def test_an_award_is_what_somebody_has() -> None:
    game = position(roads={RED: ["0-3-7-11-16"]}, settlements={RED: [0]}, hand={RED: "wood brick"}, turn_of=RED)
    game.play("build_road 16-21")
    assert told(game, RED)[1] == "Ahora tú tienes la gran ruta comercial."
    assert told(game, WHITE)[1] == "Ahora Rojo tiene la gran ruta comercial."


def test_lands_and_cities_have_their_spanish_names() -> None:
    game = europe.europe(step="move_robber")
    europe.do(game, "move_robber {Bohemia}")
    land = europe.at(game, "Bohemia", "hex")
    assert told(game, europe.RED)[0] == f"Tú  pusiste el ladrón en Bohemia (mineral 3, hexágono {land})."


def test_and_is_another_word_before_an_i() -> None:
    spanish = texts.texts("es")
    assert spanish.listed(["Escocia", "Prusia", "Irlanda"]) == "Escocia, Prusia e Irlanda"
    assert spanish.listed(["Irlanda", "Prusia"]) == "Irlanda y Prusia"


@pytest.mark.parametrize("scenario", catalogue.names())
def test_prepositions_articles_and_capitals_are_right_in_whole_games(scenario: str) -> None:
    game = kogge.start(scenario, seed=3)
    game.play_out(1500)
    wrong = re.compile(r"\b(a|de) el\b|\b(a|de|en|con|para) tú\b|\bcon ti\b|\by [ií]")
    for seat in (None, 0):
        for line in told(game, seat):
            assert line[0].isupper(), line
            assert not wrong.search(line), line
