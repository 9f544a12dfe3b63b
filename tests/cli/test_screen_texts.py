"""Table, map, legend and replay say everything in every language, and in each of them it fits."""

import re
from functools import cache
from importlib import import_module
from inspect import getsource
from itertools import permutations
from pkgutil import iter_modules

import pytest

import kogge
from kogge import texts
from kogge.cli.terminal import (
    chapters,
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
    table,
    trading,
    unseen,
    warehouse,
)
from kogge.cli.terminal.canvas import size
from kogge.cli.terminal.drawing import drawn_to_fit
from kogge.cli.terminal.names import signs
from kogge.cli.terminal.replay import COMMANDS, OpenView
from kogge.cli.terminal.table import HELD, WIDTH, standings
from kogge.games import catalogue
from kogge.texts import Texts
from tests.cli.onlooker import shown, unspoken
from tests.cli.test_texts import LANGUAGES
from tests.support.fluent import Variables, messages, patterns

FILES = ("screen", "legend", "replay")
MODULES = (cities, fleet, goods, ground, harbors, legend, on_hexes, picture, replay, screen, table, trading, unseen)
CHAPTERS = [import_module(f"{chapters.__name__}.{found.name}") for found in iter_modules(chapters.__path__)]
CODE = "".join(getsource(module) for module in (*MODULES, warehouse, *CHAPTERS))
SIZES = ((80, 24), (125, 50), (170, 60))  # columns and lines of a screen


# Messages


@cache
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
        found |= {f"screen-map-{land}" for land in lands if land != ground.NAMELESS}
        if view.has("tiles_left"):
            tiles = game.rules.layout.find("tiles_left").columns
            found |= {f"screen-tile-{tile}" for tile in tiles[len(facts.resources) :] if tile not in UNTURNED}
    return found


UNTURNED = {"desert", "unexplored", "council"}  # never among the tiles that are face down


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_message_for_all_that_is_shown_and_no_other(language: str) -> None:
    named = set(messages(language, *FILES))
    assert made() <= named
    for name in named - made():
        sign, word = name.removeprefix("screen-sign-"), name.removeprefix("screen-map-")
        written = (f'"{name}"', f"'{name}'", f'sign("{sign}")', f"sign('{sign}')", f'word("{word}"')
        assert any(one in CODE for one in written), f"{name} is never said"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_told_the_same_in_every_language(language: str) -> None:
    english = dict(patterns(texts.ENGLISH, *FILES))
    for name, pattern in patterns(language, *FILES):
        assert Variables(pattern).parts == Variables(english[name]).parts, name


# Room


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_and_signs_are_short(language: str) -> None:
    found = messages(language, "screen")
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
def test_every_column_has_a_heading_of_its_own_which_the_legend_explains(scenario: str, language: str) -> None:
    said, view = texts.texts(language), kogge.start(scenario).view(0)
    heads = [said.name("screen-column", head) for head, cells in standings(view) if cells]
    assert len(set(heads)) == len(heads)
    explained = legend.legend(view, said).plain
    assert [head for head in heads if not re.search(rf"\b{head} \w", explained)] == []


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


@pytest.fixture
def unknown_language(monkeypatch: pytest.MonkeyPatch) -> Texts:
    """Texts of that language; also what is printed on boards is in it."""
    return unspoken(monkeypatch)


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
