"""Whatever is on the screen comes from the texts: whole games in a language with none of the letters in the code."""

import random
import re
from functools import cache

import pytest

import kogge
from kogge.cli.terminal.names import signs
from kogge.cli.terminal.play import TerminalSitting
from kogge.cli.terminal.replay import replay_in_terminal
from kogge.cli.terminal.saving import Keeper
from kogge.games import catalogue
from kogge.prompts import example
from kogge.texts import Texts
from tests.cli.onlooker import printing, unspoken

WIDTH = 1000  # columns: no name on the board is broken
NONSENSE = (
    "help",
    "fly",
    "99",
    "map moon",
    "log many",
    "cancel",
    "help fly",
    "no trades ever",
    "trades",
    "rule",
    "rules zebra",
)
ASKED = ("costs", "goal", "turn", "why", "log 5", "unseen", "cities", "map", "undo")
LEAFED = ("help", "previous", *["7"] * 20, "map paths", "log", "unseen", "cities", "turn 3", "end", "next", "fly")
WRONG = ("turn 9999", "action 9999", "action", "start", "-1")
RULE = re.compile(r"\b[BEM]-\d\d\b")


class Player:
    """Sits in every seat, picks entries of the menu at random, and types what makes no sense in between."""

    def __init__(self, game: kogge.Game, language: Texts, lines: int) -> None:
        self.game = game
        self.luck = random.Random(game.seed)
        screen, self.seen = printing(WIDTH, 60, language)
        self.sitting = TerminalSitting(game, range(game.players), {}, screen, self.read, Keeper(game))
        self.left = lines
        self.typed = ""  # the last line
        self.read_to = 0  # of what was seen
        self.heard: list[tuple[str, str]] = []  # lines, and what came after each of them

    def read(self, prompt: str) -> str:
        self.hear(prompt)
        self.left -= 1
        if self.left < 0:
            raise EOFError
        seat = self.game.to_act
        idle = self.game.is_over or self.sitting.holder != seat or "?" in prompt  # nothing, or a price, is agreed to
        self.typed = "" if idle else self.chosen(seat)
        return self.typed

    def hear(self, prompt: str = "") -> None:
        seen = self.seen()
        self.heard.append((self.typed, seen[self.read_to :] + prompt))
        self.read_to = len(seen)

    def chosen(self, seat: int) -> str:
        menu, kind = self.sitting.people[seat].menu, self.luck.random()
        if kind < 0.2:
            action = self.game.text(self.luck.randrange(self.game.rules.n_actions))
            return action if kind < 0.1 else f"why {action}"
        if kind < 0.35:
            return self.luck.choice((*NONSENSE, *ASKED, *(f"why {act}" for act in self.game.notation.acts)))
        if menu.open is None:
            return str(self.luck.randint(1, len(menu.entries)))
        if menu.open.is_placed:
            return self.luck.choice(menu.open.arguments)
        return str(self.luck.randint(1, len(menu.open.arguments)))


@cache
def names_on_board(game: kogge.Game) -> re.Pattern[str]:
    """What is printed on the board, and the note that goes with it."""
    chart = game.facts.chart
    names = {name for places in chart.names.values() for called in places for name in called.values()}
    words = sorted({*names, *chart.note.values()} - {""}, key=len, reverse=True)
    return re.compile("|".join(re.escape(word) for word in words) or "$^")


@cache
def typed_words(game: kogge.Game) -> set[str]:
    """All acts of a game, its name, and the letters of its cities, also where a piece hides one of them."""
    known = {word for one in signs(game.rules).values() for word in (one, one.upper(), *one, one[1].upper())}
    known |= {*game.scenario.name.split("-"), example(game.rules)}  # which a prompt has in what it says of trades
    return known | {word for act in game.notation.acts for word in (act, act.upper())}


@cache
def arguments(game: kogge.Game) -> set[str]:
    """The words that stand for goods, seats and other things where something is typed."""
    parts = [word for act in game.notation.acts.values() for part in act.parts for word in part.words]
    return {*parts, *game.seats, "for", "to", "trade", "harbour", "ship", "road", "build"}


def written_in_code(game: kogge.Game, line: str, told: str) -> list[str]:
    """Latin words that nobody can type; words for things only in help, and in an answer to an action."""
    known = typed_words(game) | set(re.findall(r"\w+", line))
    if line and not line.isdecimal() and line not in ASKED:
        known |= arguments(game)
    plain = names_on_board(game).sub("", RULE.sub("", told))
    return [word for word in re.findall(r"[A-Za-z_]+", plain) if word.strip("_") and word not in known]


@pytest.fixture(params=[(name, ("de", "es")[k % 2]) for k, name in enumerate(catalogue.names())], ids=" ".join)
def told(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> tuple[str, Texts]:
    """A scenario, and German or Spanish in Cyrillic letters: in both menus say what actions mean, not what is typed."""
    scenario, language = request.param
    return scenario, unspoken(monkeypatch, language)


def test_nothing_is_on_the_screen_but_what_the_texts_say(told: tuple[str, Texts]) -> None:
    scenario, strange = told
    game = kogge.start(scenario, seed=5, turn_limit=4)
    player = Player(game, strange, lines=3000)
    player.sitting.play()
    player.hear()
    assert game.is_over
    assert len({line for line, _ in player.heard}) > 25
    for line, heard in player.heard:
        assert not written_in_code(game, line, heard), (line, heard)


def test_nothing_is_on_the_page_of_a_replay_but_what_the_texts_say(told: tuple[str, Texts]) -> None:
    scenario, strange = told
    game = kogge.start(scenario, seed=11)
    game.play_out(300)
    screen, seen = printing(WIDTH, 40, strange)
    typed, prompts = iter((*LEAFED, *WRONG)), []

    def read(prompt: str) -> str:
        prompts.append(prompt)
        if (line := next(typed, None)) is None:
            raise EOFError
        return line

    replay_in_terminal(game, screen.console, read, strange)
    assert prompts[0] == f"{strange.say('replay-prompt')}> "
    acts = {game.text(action) for action in game.actions}  # of what has no words the name is told
    named = re.compile("|".join(re.escape(act) for act in sorted(acts, key=len, reverse=True)))
    assert not written_in_code(game, "fly", named.sub("", seen() + "".join(prompts)))
