"""Messages of pictures: none is missing, none is left over, and whatever is written in a picture is one."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

import kogge
from kogge import texts
from kogge.games import catalogue
from kogge.games.facts import Facts
from kogge.games.isles.cargo import LOADS
from kogge.modules.terrain import TERRAINS
from kogge.svg import Sheet, lettering, sheet
from kogge.svg.drawing import picture as painted
from kogge.svg.holdings import PIECES
from kogge.svg.pieces import LOOKS
from kogge.svg.reports import STEPS_LEFT
from kogge.svg.waters import REGION_NAMES
from tests.support.fluent import Variables, messages, patterns
from tests.svg.reading import numbers_of_players

SOURCES = Path(sheet.__file__).parent
LANGUAGES = texts.languages()
TURNS = 80  # of a game at random, which goes on for ever at sea
WAYS: list[tuple[str, dict[str, object]]] = [  # to play, with all steps that there are
    ("base", {"board": "random"}),
    ("base", {"board": "shuffled", "phases": "separate"}),
    ("pirate-lairs", {"terrain": "shuffled"}),
    ("europe-short", {"start": "variable", "players": 3}),
    *((name, dict[str, object](players=n)) for name in catalogue.names() for n in numbers_of_players(name)),
]


def code() -> str:
    """All Python code of pictures."""
    return "".join(file.read_text("utf-8") for file in sorted(SOURCES.rglob("*.py")))


def named() -> set[str]:
    """The messages for what the rules of all games name."""
    all_rules = [catalogue.find(name).rules(catalogue.find(name).choose(**chosen)) for name, chosen in WAYS]
    found = {("step", step.name) for rules in all_rules for step in rules.steps if step.name != "over"}
    found |= {("land", terrain) for terrain in (*TERRAINS, "unknown")}
    found |= {("load", load) for load in LOADS}
    found |= {("region", region) for region in REGION_NAMES}
    found |= {("left", piece) for piece in PIECES}
    found |= {("told-pieces", piece) for piece in (*LOOKS, "road", "kontor", "route")}
    found |= {("piles", field) for field in ("played", "discarded")}
    for rules in all_rules:
        facts = rules.facts
        assert isinstance(facts, Facts)
        found |= {("land", terrain) for terrain in (*rules.layout.find("terrain").values, *facts.landscapes)}
        found |= {("lesson", lesson) for lesson in facts.lessons}
        found |= {("token_color", token.color) for token in facts.tokens}
        found |= {("supply", supply.piece) for supply in facts.supplies.values() if supply.shared}
    found |= {("told", piece) for piece in STEPS_LEFT}
    alone = (*LOOKS, "road", "route", "hex", "intersection")
    return {f"picture-{kind}-{word}" for kind, word in found} | {f"picture-{word}" for word in alone}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_pictures_name_has_a_message_and_no_message_is_left_over(language: str) -> None:
    known, said, words = messages(language, "pictures"), code(), named()
    assert words <= set(known)
    for name, message in known.items():
        assert name in words or re.search(rf'"{name}["{{.]', said), f"{name} is never said"
        for variant in message.attributes:
            assert re.search(rf'\.{variant.id.name}"', said), f"{name}.{variant.id.name} is never said"


def test_every_message_that_is_said_by_its_name_exists() -> None:
    known = messages(texts.ENGLISH, "pictures")
    for name, variant in re.findall(r'"(picture-[\w-]+)(?:\.(\w+))?"', code()):
        kinds = [message for message in known if message.startswith(f"{name}-")]
        assert name in known or kinds, name
        assert not variant or variant in {one.id.name for one in known[name].attributes}, f"{name}.{variant}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_same_things(language: str) -> None:
    english = dict(patterns(texts.ENGLISH, "pictures"))
    for name, pattern in patterns(language, "pictures"):
        assert Variables(pattern).found == Variables(english[name]).found, name


# A language of which no word is written in the code


class Bracketed(Visitor):
    """Every message, and every variant of one, between brackets of its own."""

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        node.elements = [ast.TextElement("⟦"), *node.elements, ast.TextElement("⟧")]


@cache
def bracketed(text: str) -> str:
    parsed = FluentParser().parse(text)
    marker = Bracketed()
    for entry in parsed.body:
        if isinstance(entry, ast.Message):
            for pattern in (entry.value, *[variant.value for variant in entry.attributes]):
                marker.visit(pattern) if pattern else None
    return FluentSerializer().serialize(parsed)


@pytest.fixture
def _strange(monkeypatch: pytest.MonkeyPatch) -> None:
    """The language ``xx``: English in brackets."""
    english = texts.sources(texts.ENGLISH)
    with monkeypatch.context() as patch:
        patch.setattr(texts, "sources", lambda _: {name: bracketed(text) for name, text in english.items()})
        strange = texts.Texts("xx")
    monkeypatch.setattr(texts, "languages", lambda: [*LANGUAGES, "xx"])
    monkeypatch.setattr(texts, "texts", lambda _: strange)
    monkeypatch.setattr(sheet, "texts", lambda _: strange)


def unbracketed(text: str) -> str:
    """What is left of a text without its messages."""
    found = 1
    while found:
        text, found = re.subn("⟦[^⟦⟧]*⟧", "", text)
    assert not set(text) & set("⟦⟧"), text
    return text


def assert_all_is_told(game: kogge.Game) -> None:
    """No view of the position has a word that is no message, apart from the names that are printed on the board."""
    chart = game.rules.layout.chart
    names = [*(called for places in chart.names.values() for called in places), *(names for names, _ in chart.waters)]
    printed = {called.get("en", "") for called in names}
    for seat in (None, *range(game.players)):
        text = painted(Sheet(game.view(seat), game.seats, False, False, "k", game.colors[game.players :], "xx"))
        assert "aria-label" not in text
        drawn = re.findall(r"<(title|desc|text)[^>]*>([^<]*)</\1>", text.replace("&amp;", "&"))
        assert len(drawn) == len(re.findall("<(?:title|desc|text)[ >]", text))
        told = [words for tag, words in drawn if tag != "text" and words not in printed]
        assert not [left for words in told if re.search(r"[^\W\d_]", left := unbracketed(words))]
        lines = [words for tag, words in drawn if tag == "text" and not re.fullmatch(r"⟦\d*", words)]  # marks of pieces
        left = unbracketed("\n".join(lines))  # a list may go on in the next line
        parts = {
            part for name in printed for part in (name, *lettering.lines_of(name, 11), *lettering.lines_of(name, 12))
        }
        assert {line for line in left.split("\n") if re.search(r"[^\W\d_]", line)} <= {"i", *parts}


@pytest.mark.usefixtures("_strange")
@pytest.mark.parametrize("scenario", catalogue.names())
def test_no_word_in_a_picture_is_written_in_the_code(scenario: str) -> None:
    game = kogge.start(scenario, seed=11, trade=False, turn_limit=TURNS)
    assert_all_is_told(game)
    while not game.is_over:
        game.play_out(30)
        assert_all_is_told(game)


@pytest.mark.usefixtures("_strange")
@pytest.mark.parametrize("scenario", ["base", "land-ho", "explorers-pirates", "europe"])
def test_no_word_is_written_in_the_code_however_few_play(scenario: str) -> None:
    players = 3 if scenario == "europe" else 2
    game = kogge.start(scenario, seed=3, players=players)
    for _ in range(4):
        assert_all_is_told(game)
        game.play_out(2500)
