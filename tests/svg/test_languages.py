"""Pictures as people read them in each language, and whether its words have room there."""

import re

import pytest

import kogge
from kogge import texts
from kogge.games import catalogue
from kogge.svg import Sheet, draw, lettering
from kogge.svg.elements import capital
from kogge.svg.panel import PANEL
from kogge.svg.panels import panels
from tests.svg.reading import SVG, painted, picture, summary, titles, written

LANGUAGES = texts.languages()


def test_a_picture_speaks_german() -> None:
    drawn = picture(kogge.start("base"), 0, language="de")
    assert drawn.findtext(f"{SVG}title") == "Spielplan: Der Zufall entscheidet (Wurf, wer beginnt)"
    assert {"Kreuzung 8: Siedlung von Blau", "Weg 15 (9-14): Straße von Weiß"} <= set(titles(drawn))
    assert {"Räuber, auf Feld 9", "Hafen 3:1 für alles, an den Kreuzungen 0 und 3"} <= set(titles(drawn))
    assert {"Orange", "Rot", "Blau", "Weiß", "Vorrat", "Handkarten von Orange", "Entwicklungskarten"} <= set(
        written(drawn)
    )
    assert "Häfen: " in summary(drawn)
    assert "Der Räuber steht auf Feld 9." in summary(drawn)
    assert summary(drawn).startswith("19 Felder: 0 Wald, Zahl 6; ")


def test_a_picture_speaks_spanish() -> None:
    drawn = picture(kogge.start("europe", seed=2), 1, language="es")
    assert {"Naranja", "Rojo", "Azul", "Blanco", "Reserva", "Mano de Azul", "Fichas en el mar"} <= set(written(drawn))
    assert "Ciudades sin kontor: " in summary(drawn)
    assert any(title.endswith("casilla gris vacía") for title in titles(drawn))


def test_pieces_have_the_letter_that_their_colour_has_in_the_language() -> None:
    game = kogge.start("land-ho")
    marks = {language: set(written(picture(game, language=language))) for language in LANGUAGES}
    assert {"B", "R", "W", "O"} <= marks["en"] & marks["de"]
    assert {"A", "R", "B", "N"} <= marks["es"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", ["base", "europe"])
def test_all_cards_that_there_are_fit_into_a_panel(scenario: str, language: str) -> None:
    """However many kinds were played, and whatever is in a hand."""
    game = kogge.start(scenario)
    cards = {(0, k): card.count for k, card in enumerate(game.facts.cards)}
    away = "played_cards" if scenario == "base" else "discarded_cards"
    game = painted(game, **{away: cards, "cards": cards, "bought_cards": cards})
    page = Sheet(game.view(0), game.seats, False, False, "k", game.colors[game.players :], language)
    for panel in panels(page):
        lines = re.findall(
            r'<text x="(\S+)" y="(\S+)" font-size="(\S+)"[^>]*text-anchor="start"[^>]*>([^<]*)<', panel.drawn
        )
        for x, y, size, text in lines:
            assert float(x) + 0.86 * lettering.width(text, float(size)) < PANEL[0]
            assert float(y) + 0.25 * float(size) < PANEL[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", catalogue.names())
def test_the_names_of_panels_fit(scenario: str, language: str) -> None:
    game = kogge.start(scenario)
    missions = [capital(texts.texts(language).name("mission", name)) for name in game.facts.missions]
    for seat in range(game.players):
        page = Sheet(game.view(seat), game.seats, False, False, "k", language=language)
        for panel in panels(page):
            assert lettering.width(panel.name, 22) < (224 if panel.name in missions else PANEL[0] - 72), panel.name


def test_a_very_long_list_is_told_whole() -> None:
    names = [f"number {n}" for n in range(2000)]
    assert texts.texts().listed(names, "list-comma") == ", ".join(names)


def test_a_game_of_ones_own_is_told_by_the_words_of_its_rules() -> None:
    view = kogge.start("base", players=2).view(None)
    drawn = draw(view, ["sea_green", "blue"], language="de")
    assert "Siedlung von sea green" in drawn
