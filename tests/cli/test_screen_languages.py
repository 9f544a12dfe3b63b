"""What players read on the screen, in Spanish and German."""

import pytest
from rich.text import Text

import kogge
from kogge import texts
from kogge.cli.terminal.replay import replay_in_terminal
from kogge.cli.terminal.screen import LEAST_NEWS
from tests.cli.onlooker import flat, printing, shown


@pytest.mark.parametrize(
    ("scenario", "language", "told"),
    [
        ("base", "es", ["Antes del primer turno", "PV mp cd cb rt", "N Naranja", "tú banco a", "LAD es el ladrón."]),
        ("base", "de", ["Vor dem ersten Zug", "SP Ro En Ri HS", "W Weiß", "du Bank Kurs", "RÄU ist der Räuber."]),
        (
            "explorers-pirates",
            "es",
            [
                "PV mp or gu pe es",
                "(A) una ciudad portuaria y A2 un barco",
                "15 carreteras, 5 poblados",
                "reserva: 6 bancos de peces, 24 sacos",
                "En el norte: 1 de madera",
                "3 ríos auríferos, 3 de especias, 1 de mar, 3 de peces; números 3, 4, 5, 6, 9, 10; peces 1, 2, 3; "
                "aldeas: «A toda vela», «Bonificación contra piratas» del 5, «Comercio de oro».",
            ],
        ),
        (
            "explorers-pirates",
            "de",
            [
                "SP Ro Go La Fi Ge",
                "(B) ist eine Hafensiedlung, B2 ein Schiff",
                "15 Straßen, 5 Siedlungen",
                "Vorrat: 6 Fischschwärme, 24 Gewürzsäcke",
                "3 Goldflüsse, 3 Gewürze, 1 Meer, 3 Fische; Zahlen 3, 4, 5, 6, 9, 10; Fische 1, 2, 3; "
                "Dörfer: „Schnelle Fahrt“, „Piraten-Bonus 5“, „Schnelles Gold“.",
            ],
        ),
        (
            "europe",
            "es",
            ["ent des mp cd or ko ru me ca", "VE Viena 123 violeta", "Bohemia mineral 3", "se han perdido"],
        ),
        (
            "europe",
            "de",
            ["gel fr Ro En Go Ko HW Hä KZ", "VE Wien 123 violett", "Böhmen Erz 3", "sind verloren"],
        ),
    ],
)
def test_players_read_their_own_language(scenario: str, language: str, told: list[str]) -> None:
    printed = flat(shown(kogge.start(scenario).view(0), texts.texts(language), 170, 60))
    for words in told:
        assert words in printed


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "es",
            [
                "Comienzo de una partida de 100 acciones. Intro avanza; «help» explica más.",
                "turn N el comienzo de un turno",
                "100 de 100:",
                "Esta es la última posición; escribe «previous», «turn 1» o «quit».",
                "La partida tiene 100 acciones.",
                "En este juego no queda nada por descubrir.",
                "Las encrucijadas de este juego no tienen nombre.",
                "«dance» no es nada que se pueda hacer aquí; escribe «help».",
                "La repetición termina aquí.",
            ],
        ),
        (
            "de",
            [
                "Der Anfang einer Partie mit 100 Aktionen. Enter geht weiter, „help“ erklärt mehr.",
                "turn N der Anfang eines Zuges",
                "100 von 100:",
                "Das ist die letzte Stellung; „previous“, „turn 1“ oder „quit“ gehen noch.",
                "Die Partie hat 100 Aktionen.",
                "In diesem Spiel gibt es nichts mehr zu entdecken.",
                "Die Kreuzungen dieses Spiels haben keine Namen.",
                "„dance“ kann man hier nicht tun; „help“ sagt, was geht.",
                "Die Aufzeichnung endet hier.",
            ],
        ),
    ],
)
def test_readers_of_a_replay_read_their_own_language(language: str, told: list[str]) -> None:
    game = kogge.start("base", seed=2)
    game.play_out(100)
    place, seen = printing(150, 40, texts.texts(language))
    typed = iter(["help", "end", "next", "action 999", "unseen", "cities", "dance"])

    def read(_: str) -> str:
        if (line := next(typed, None)) is None:
            raise EOFError
        return line

    replay_in_terminal(game, place.console, read, place.texts)
    for words in told:
        assert words in flat(seen())


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["(Type log for 1 sentence before this.)", "(Type log for 27 sentences before this.)"]),
        ("es", ["(Escribe «log» para leer 1 frase anterior.)", "(Escribe «log» para leer 27 frases anteriores.)"]),
        ("de", ["(„log“ zeigt noch 1 Satz davor.)", "(„log“ zeigt noch 27 Sätze davor.)"]),
    ],
)
def test_news_that_there_is_no_room_for_are_counted(language: str, told: list[str]) -> None:
    place, seen = printing(80, LEAST_NEWS, texts.texts(language))
    for more in (1, 27):
        place.news([Text(".")] * (LEAST_NEWS + more))
    assert [line for line in seen().split("\n") if len(line) > 1] == told


def test_each_seat_has_the_letter_of_its_colour_in_the_language_of_the_screen() -> None:
    game = kogge.start("base", colors="blue,white,orange,red")
    for language, standing in (
        ("en", ["B blue", "W white"]),
        ("es", ["A Azul", "B Blanco"]),
        ("de", ["B Blau", "W Weiß"]),
    ):
        printed = shown(game.view(0), texts.texts(language), 170, 60)
        for words in standing:
            assert words in printed
