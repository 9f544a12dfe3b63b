"""Table, map, legend and replay say everything in every language, and in each of them it fits."""

import re
from collections.abc import Callable
from contextlib import suppress
from inspect import getsource
from io import StringIO
from itertools import permutations

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor
from rich.console import Console
from rich.text import Text

import kogge
from kogge import texts
from kogge.cli.terminal import (
    cities,
    fleet,
    goods,
    ground,
    harbors,
    legend,
    on_hexes,
    picture,
    replay,
    screen,
    story,
    table,
    trading,
    unseen,
    warehouse,
)
from kogge.cli.terminal.canvas import size
from kogge.cli.terminal.drawing import drawn_to_fit
from kogge.cli.terminal.names import signs
from kogge.cli.terminal.replay import COMMANDS, OpenView, replay_in_terminal
from kogge.cli.terminal.screen import LEAST_NEWS, Screen
from kogge.cli.terminal.table import HELD, WIDTH, standings
from kogge.games import catalogue
from kogge.texts import Texts
from kogge.views import View
from kogge.wording import Wording
from tests.cli.test_texts import ENGLISH, LANGUAGES, Variables, messages

FILES = ("screen", "legend", "replay")
MODULES = (cities, fleet, goods, ground, harbors, legend, on_hexes, picture, replay, screen, table, trading, unseen)
CODE = "".join(getsource(module) for module in (*MODULES, warehouse))
SIZES = ((80, 24), (125, 50), (170, 60))  # columns and lines of a screen


def printing(width: int, height: int, language: Texts) -> tuple[Screen, Callable[[], str]]:
    """A screen, and what was printed on it so far."""
    paper = StringIO()
    return Screen(Console(file=paper, width=width, height=height, color_system=None), language), paper.getvalue


def shown(view: View, language: Texts, width: int = 80, height: int = 24) -> str:
    """Everything that can be shown of a position."""
    place, seen = printing(width, height, language)
    place.table(view, {})
    place.show(legend.legend(view, language))
    with suppress(kogge.Refused):
        place.say(*unseen.unseen(view, language))
    with suppress(kogge.Refused):
        place.show(cities.cities(view, language))
    return seen()


def flat(text: str) -> str:
    return re.sub(r"\s+", " ", text)


# Messages


def made() -> set[str]:
    """The names of messages that are put together from words of the rules."""
    found = {f"replay-{kind}-{name}" for kind in ("command", "help") for name in COMMANDS}
    found |= {f"screen-cities-{head}" for head in cities.HEADS if head}
    found |= {f"screen-unseen-{what}" for what in unseen.NUMBERED.values()}
    found |= {f"screen-{piece}" for piece in warehouse.TRAVELLERS}
    for name in catalogue.names():
        game = kogge.start(name)
        view, facts = game.view(None), game.facts
        found |= {f"screen-column-{head}" for head, cells in standings(view) if cells}
        found |= {f"screen-card-{card.name}" for card in facts.cards}
        found |= {f"screen-load-{load}" for load in (facts.stowage.loads[1:] if facts.stowage else ())}
        found |= {f"screen-{kind}-{lesson}" for lesson in facts.lessons for kind in ("lesson", "sign")}
        found |= {f"screen-supply-{one.piece}" for one in facts.supplies.values() if one.field not in HELD}
        lands = {goods.land(game.rules, kind) for kind in range(len(game.rules.layout.find("terrain").values))}
        found |= {f"screen-map-{land}" for land in lands & LAID[name.partition("-")[0] == "europe"]}
        if view.has("tiles_left"):
            tiles = game.rules.layout.find("tiles_left").columns
            found |= {f"screen-tile-{tile}" for tile in tiles[len(facts.resources) :] if tile not in UNTURNED}
    return found


UNTURNED = {"desert", "unexplored", "council"}  # never among the tiles that are face down
LANDS = {"wood", "brick", "wool", "grain", "ore", "desert", "gold_river", "spice", "shoal", "council", "unexplored"}
LAID = {False: LANDS, True: {"wood", "wool", "grain", "ore", "salt"}}  # in Merchants of Europe, and elsewhere


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_message_for_all_that_is_shown_and_no_other(language: str) -> None:
    named = {message.id.name for message in messages(language, *FILES)}
    assert made() <= named
    for name in named - made():
        written = (f'"{name}"', f'sign("{name[12:]}")', f"sign('{name[12:]}')", f'word("{name[11:]}"', f"'{name}'")
        assert any(one in CODE for one in written), f"{name} is never said"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_told_the_same_in_every_language(language: str) -> None:
    def variables(language: str) -> dict[str, set[str]]:
        found = {}
        for message in messages(language, *FILES):
            patterns = {variant.id.name: variant.value for variant in message.attributes}
            for variant, pattern in {"": message.value, **patterns}.items():
                assert pattern is not None
                seen = Variables()
                seen.visit(pattern)
                found[f"{message.id.name}.{variant}"] = seen.found
        return found

    assert variables(language) == variables(texts.ENGLISH)


# Room


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_and_signs_are_short(language: str) -> None:
    found = {message.id.name: message for message in messages(language, "screen")}
    said, english = texts.texts(language), texts.texts()
    for name in found:
        if name.startswith("screen-column-"):
            assert 2 <= len(said.say(name)) <= 3, name
        elif name.startswith("screen-sign-"):
            assert len(said.say(name)) == len(english.say(name)), name
        elif name.startswith("screen-map-") and english.knows(f"good-{name.removeprefix('screen-map-')}"):
            assert len(said.say(f"{name}.brief")) <= 5, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", catalogue.names())
def test_no_two_columns_have_the_same_heading(scenario: str, language: str) -> None:
    said, view = texts.texts(language), kogge.start(scenario).view(0)
    heads = [said.name("screen-column", head) for head, cells in standings(view) if cells]
    assert len(set(heads)) == len(heads)


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_board_fits_beside_the_table_of_an_80_column_terminal(language: str) -> None:
    for order in list(permutations(range(6)))[::37]:
        game = kogge.start("base", seed=0, board="random")
        for piece in order:
            game.play(f"lay_frame {piece}")
        game.play_chance()
        drawn = drawn_to_fit(game.view(0), {}, 80 - 1 - WIDTH, 24, texts.texts(language))
        assert size(drawn)[0] + 1 + WIDTH <= 80
        assert drawn.plain.count("2:1 ") == 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", catalogue.names())
def test_everything_fits_the_screen(scenario: str, language: str) -> None:
    game, said = kogge.start(scenario, seed=6), texts.texts(language)
    for _ in range(4):
        game.play_out(400)
        for view in (game.view(0), OpenView(game.rules, game.state)):
            for width, height in SIZES:
                printed = shown(view, said, width, height)
                assert max(map(len, printed.split("\n"))) <= width
                assert view.seat is None or "\u2026" not in printed  # nothing is cut where somebody plays


# Words


def veiled(language: str) -> dict[str, str]:
    """English in Cyrillic letters: a language that has no letter of those that are written in the code."""
    assert language == "xx"
    return {name: veil(text) for name, text in ENGLISH.items()}


CYRILLIC = {ord(first) + k: chr(veiled + k) for first, veiled in (("a", 0x430), ("A", 0x410)) for k in range(26)}


def veil(text: str) -> str:
    parsed = FluentParser().parse(text)

    class Veil(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            node.value = node.value.translate(CYRILLIC)

    Veil().visit(parsed)
    return FluentSerializer().serialize(parsed)


@pytest.fixture
def unknown_language(monkeypatch: pytest.MonkeyPatch) -> Texts:
    """Texts of that language; also what is printed on boards is in it."""
    called, printed = Wording.called, ground.printed
    monkeypatch.setattr(texts, "sources", veiled)
    monkeypatch.setattr(story, "texts", Texts)
    monkeypatch.setattr(Wording, "called", lambda *names: called(*names).translate(CYRILLIC))
    for module in (ground, legend):
        monkeypatch.setattr(module, "printed", lambda *names: printed(*names).translate(CYRILLIC))
    return Texts("xx")


def written_in_code(game: kogge.Game, text: str) -> list[str]:
    """Words that are in no message; the letters of cities may be there, also where a piece hides one of them."""
    known = {sign for one in signs(game.rules).values() for sign in (one, one.upper(), one[0], one[1], one[1].upper())}
    return [word for word in re.findall("[A-Za-z]+", text) if word not in known]


@pytest.mark.parametrize("scenario", catalogue.names())
def test_all_that_is_shown_in_a_game_is_said_in_the_language_of_the_screen(
    scenario: str, unknown_language: Texts
) -> None:
    game = kogge.start(scenario, seed=11, turn_limit=60)
    readers = [*range(game.players), None]
    at = 0
    while not game.is_over:
        width, height = SIZES[at % len(SIZES)]
        view = game.view(readers[at % len(readers)])
        assert not written_in_code(game, shown(view, unknown_language, width, height))
        game.play_out(20)
        at += 1
    assert at > 20
    for view in (*map(game.view, readers), OpenView(game.rules, game.state)):
        assert not written_in_code(game, shown(view, unknown_language))


@pytest.mark.parametrize("scenario", catalogue.names())
def test_a_replay_is_told_in_the_language_of_the_screen(scenario: str, unknown_language: Texts) -> None:
    game = kogge.start(scenario, seed=11)
    game.play_out(600)
    lines = ["help", "previous", *["7"] * 20, "map paths", "log", "unseen", "cities", "turn 3", "end", "next", "?!"]
    typed = iter([*lines, "turn 9999", "action 9999", "start", "-1"])
    place, seen = printing(100, 40, unknown_language)
    prompts = []

    def read(prompt: str) -> str:
        prompts.append(prompt)
        if (line := next(typed, None)) is None:
            raise EOFError
        return line

    replay_in_terminal(game, place.console, read, unknown_language)
    acts = {game.text(action) for action in game.actions}  # names of actions are typed, and are the same everywhere
    named = re.compile("|".join(re.escape(act) for act in sorted(acts, key=len, reverse=True)))
    assert not written_in_code(game, named.sub("", seen() + "".join(prompts)))
    assert prompts[0] == f"{unknown_language.say('replay-prompt')}> "


# What players read


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
                "'dance' no es nada que se pueda hacer aquí; escribe «help».",
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
                "'dance' kann man hier nicht tun; „help“ sagt, was geht.",
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
