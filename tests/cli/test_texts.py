"""Everything that the story says is said in every language, with what it is told with."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

import kogge
from kogge import texts
from kogge.cli.terminal import story
from kogge.cli.terminal.goods import resources
from kogge.cli.terminal.story import ALL_SILENT, ALL_TELLERS, NAME, Story
from kogge.cli.terminal.telling import TOLD_WITH_OTHERS
from kogge.games import catalogue
from kogge.games.base.board import COLORS
from kogge.games.isles.cargo import LOADS, PIECES
from kogge.games.isles.events import MISSIONS
from kogge.games.refusal import Refused
from kogge.modules.events import AWARDS
from kogge.modules.terrain import TERRAINS
from kogge.views import View
from tests.cli import storyteller
from tests.support.fluent import Variables, messages, shouted
from tests.support.position import BLUE, ORANGE, RED, position

WHO = {"subject", "object", "person"}  # told to every message
ADDED = {  # what a teller takes from other events of the same action, or from the board
    "rolled_to_start": {"rolls"},
    "rolled": {"yields"},
    "kept_back": {"shares"},
    "got_the_rest": {"whom"},
    "consoled": {"whom"},
    "got": {"price"},
    "named": {"given"},
    "settled": {"ship"},
    "upgraded": {"home"},
    "proposed": {"given", "wanted"},
    "traded": {"given", "got"},
    "token_laid": {"name", "land"},
    "token_lifted": {"to"},
    "ship_sailed": {"tribute"},
    "wind_caught": {"price"},
    "loaded": {"piece"},
    "goods_delivered": {"points"},
    "connected": {"shares", "n", "whom"},
    "merchant_walked": {"price"},
    "caravan_drove": {"price", "tolls"},
}
TOGETHER = {"sentence", "share"}  # what puts the messages of events together
LANGUAGES = texts.languages()


def told(language: str) -> dict[str, ast.Message]:
    return messages(language, "story", "sea", "europe")


def code() -> str:
    """All Python code that says something."""
    package = Path(kogge.__file__).parent
    files = [path for pattern in ("*.py", "texts/*.py", "cli/**/*.py") for path in sorted(package.glob(pattern))]
    return "".join(path.read_text("utf-8") for path in files)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_is_told_or_deliberately_silent(language: str) -> None:
    kinds = set(kogge.event_kinds())
    assert set(ALL_SILENT) | set(ALL_TELLERS) | TOLD_WITH_OTHERS <= kinds
    assert not set(ALL_SILENT) & (set(ALL_TELLERS) | TOLD_WITH_OTHERS)
    assert set(told(language)) == (kinds - set(ALL_SILENT)) | TOGETHER


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_uses_nothing_but_the_parts_of_its_event(language: str) -> None:
    slots = {kind.name: {slot.name for slot in kind.slots} for kind in kogge.event_kinds().values()}
    for name, message in told(language).items():
        if name not in TOGETHER:
            assert Variables(message).parts <= slots[name] | ADDED.get(name, set()) | WHO, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_of_a_message_is_used(language: str) -> None:
    used = set(re.findall(r'"(?:[\w-]+\.)?(\w+)"', code()))
    for message in messages(language, "story", "sea", "europe", "words").values():
        for variant in message.attributes:
            assert variant.id.name in used, f"{message.id.name}.{variant.id.name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    def names(language: str) -> set[tuple[str, ...]]:
        return {
            (one.id.name, *sorted(variant.id.name for variant in one.attributes)) for one in messages(language).values()
        }

    assert names(language) == names(texts.ENGLISH)


@pytest.mark.parametrize("scenario", catalogue.names())
def test_whole_games_are_told_in_every_language(scenario: str) -> None:
    game = kogge.start(scenario, seed=5)
    game.play_out(1500)
    for language in LANGUAGES:
        for seat in (None, 0, game.players - 1):
            lines = storyteller.told(game, seat, language)
            assert len(lines) > 100
            assert not [line for line in lines if not line.endswith(".") or re.search(r"[{}\ue000-\uf8ff]", line)]


def words() -> set[tuple[str, str]]:
    """All that the rules of all games name, by kind."""
    found = {("home", "city"), ("home", "harbour_settlement"), ("hold", "ship"), ("hold", "harbour")}
    fixed = {"award": AWARDS, "mission": MISSIONS, "piece": PIECES, "load": LOADS, "color": COLORS, "terrain": TERRAINS}
    found |= {(kind, word) for kind, named in fixed.items() for word in named}
    for name in catalogue.names():
        layout = kogge.start(name).rules.layout
        found |= {("good", word) for word in (*resources(kogge.start(name).rules), "gold")}
        found |= {("terrain", word) for word in layout.find("terrain").values}
        found |= {("card", word) for word in layout.find("cards").columns}
        found |= {("advantage", word) for word in layout.find("villages_left").columns}
        found |= {("color", color) for color in kogge.start(name).colors}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_the_rules_name_has_a_name_and_nothing_else_has(language: str) -> None:
    named = set(messages(language, "words"))
    known = {f"{kind}-{word}" for kind, word in words()}
    assert known <= named
    for name in named - known:
        assert f'"{name}' in code(), f"{name} is never said"


def test_a_language_without_texts_is_refused() -> None:
    with pytest.raises(Refused, match=f"there are no texts in 'xx'; there are in {', '.join(LANGUAGES)}$"):
        texts.texts("xx")


def test_what_nobody_has_named_is_told_by_the_word_of_the_rules() -> None:
    assert texts.texts().name("card", "magic_carpet") == "magic carpet"
    message, parts = texts.texts().counting("good", "magic_ink")
    assert texts.texts().say(message, n=2, **dict(parts)) == "2 magic ink"


def test_lists_are_joined_as_people_do() -> None:
    english = texts.texts()
    assert [english.listed(list("abc")[:n]) for n in range(4)] == ["", "a", "a and b", "a, b and c"]


def test_seats_are_painted_wherever_they_are_named() -> None:
    game = position(step="move_robber", settlements={RED: [20]}, hand={RED: "ore"})
    for text in ("move_robber 6", "rob red", "steal ore"):
        game.play(text)
    for seat, named in ((BLUE, ["orange", "red"]), (ORANGE, ["You", "red"]), (RED, ["orange", "you"])):
        told = Story(game.view(seat))
        told.hear(game.events(seat), len(game))
        [line] = told.lines()
        assert [line.plain[span.start : span.end].strip() for span in line.spans] == named
        assert not NAME.search(line.plain)
        assert len({span.style for span in line.spans}) == 2


@pytest.mark.parametrize("scenario", catalogue.names())
def test_whatever_happens_is_told_in_the_words_of_the_language_and_in_no_others(
    scenario: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = shouted()
    monkeypatch.setattr(texts, "sources", lambda _: english)
    monkeypatch.setattr(story, "texts", texts.Texts)
    game = kogge.start(scenario, seed=11)
    game.play_out(1500)
    names = {name for places in game.rules.layout.chart.names.values() for called in places for name in called.values()}
    printed = re.compile("|".join(re.escape(name) for name in sorted(names, key=len, reverse=True) if name) or "$^")
    for seat in (None, 0, game.players - 1):
        told = Story(View(game.rules, game.beginning, seat), "xx")
        told.hear(game.events(seat), len(game))
        lines = [line.plain for line in told.lines()]
        assert len(lines) > 100
        for line in lines:
            assert line.endswith("."), line
            assert not re.search(r"[a-z{}\ue000-\uf8ff]", printed.sub("", line)), line
