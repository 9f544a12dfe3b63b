"""Whatever is said to a person comes from the texts: games in a language in which every word of theirs is marked."""

import random
import re
from collections.abc import Sequence

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

import kogge
from kogge.cli.terminal.picture import Places
from kogge.cli.terminal.play import Sitting
from kogge.cli.terminal.saving import Keeper
from kogge.cli.terminal.screen import Screen
from kogge.games import catalogue
from kogge.texts import Texts, sources
from kogge.views import View
from tests.cli.typist import Typist

MARKED = re.compile("⟦[^⟦⟧]*⟧")
QUOTED = re.compile("\"[^\"]*\"|'[^']*'")  # what can be typed
NONSENSE = ("fly", "99", "map moon", "log many", "cancel", "undo", "help fly", "trades", "no trades", "no trades ever")
ASKED = ("help", "costs", "goal", "turn")


class Marks(Visitor):
    """Puts brackets around every piece of text."""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        node.value = f"⟦{node.value}⟧"


class Marked(Texts):
    """A language in which whatever stands outside brackets was not said by a message."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.bundle = FluentBundle([language], use_isolating=False)
        for text in sources(language).values():
            parsed = FluentParser().parse(text)
            Marks().visit(parsed)
            self.bundle.add_resource(FluentResource(FluentSerializer().serialize(parsed)))


class Notebook(Screen):
    """Writes down what the dialog says; board, panels, news and legend are others' concern."""

    def __init__(self, texts: Texts) -> None:
        super().__init__(Typist().console, texts)
        self.heard: list[str] = []

    def say(self, *sentences: str | Text) -> None:
        self.heard += [str(sentence) for sentence in sentences]

    def show(self, *things: RenderableType) -> None:
        for table in things:
            if isinstance(table, Table):
                self.heard += [str(cell) for column in table.columns for cell in column.cells]

    def table(self, view: View, labels: Places) -> None:
        pass

    def news(self, sentences: Sequence[Text]) -> None:
        pass


class Player:
    """Sits in every seat in turn, and picks entries of the menu at random."""

    def __init__(self, game: kogge.Game, texts: Texts, lines: int) -> None:
        self.game = game
        self.rng = random.Random(game.seed)
        self.screen = Notebook(texts)
        people = list(range(game.players))
        self.sitting = Sitting(game, people, {}, self.screen, self.read, Keeper(game))
        self.left = lines

    def read(self, prompt: str) -> str:
        self.screen.heard.append(prompt)
        self.left -= 1
        if self.left < 0:
            raise EOFError
        seat = self.game.to_act
        if self.sitting.holder != seat or "?" in prompt:  # the keyboard is passed on, or a price agreed to
            return ""
        return self.chosen(seat)

    def chosen(self, seat: int) -> str:
        menu = self.sitting.people[seat].menu
        if self.rng.random() < 0.1:
            return self.rng.choice(NONSENSE + ASKED)
        if menu.open is None:
            return str(self.rng.randint(1, len(menu.entries)))
        if menu.open.is_placed:
            return self.rng.choice(menu.open.arguments)
        return str(self.rng.randint(1, len(menu.open.arguments)))


def known(game: kogge.Game) -> re.Pattern[str]:
    """What may be said as it is: acts, what is printed on the board, and the title, which is not the dialog's."""
    names = {name for places in game.rules.layout.chart.names.values() for called in places for name in called.values()}
    words = {*names, *game.notation.acts, *game.facts.chart.note.values(), game.scenario.title} - {""}
    return re.compile("|".join(re.escape(word) for word in sorted(words, key=len, reverse=True)))


def unmarked(said: str, game: kogge.Game) -> str:
    """What is left of a sentence without what is quoted, all that the texts say, and what may be said as it is."""
    return known(game).sub("", MARKED.sub("", QUOTED.sub("", said)))


@pytest.mark.parametrize("language", ["de", "es"])
@pytest.mark.parametrize("scenario", catalogue.names())
def test_nothing_is_said_to_a_person_but_what_the_texts_say(scenario: str, language: str) -> None:
    game = kogge.start(scenario, seed=5, turn_limit=15)
    player = Player(game, Marked(language), lines=4000)
    player.sitting.play()
    assert game.is_over
    heard = list(dict.fromkeys(player.screen.heard))
    assert len(heard) > 100
    for said in heard:
        assert not re.search(r"[^\W\d_]", unmarked(said, game)), said
