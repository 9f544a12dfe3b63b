"""Whoever plays over the network sees the same as somebody at the terminal: positions and choices that were sent."""

import json
from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import kogge
from kogge.cli.online.player import OnlinePlayer
from kogge.cli.online.seen import SeenGame
from kogge.cli.terminal.costs import costs
from kogge.cli.terminal.goal import goal
from kogge.cli.terminal.journeys import prices
from kogge.cli.terminal.legend import legend
from kogge.cli.terminal.menu import Menu
from kogge.cli.terminal.phases import phases
from kogge.cli.terminal.places import legal_places
from kogge.cli.terminal.proposals import proposals
from kogge.cli.terminal.screen import Screen
from kogge.cli.terminal.story import Story
from kogge.game import Game
from kogge.games import catalogue
from kogge.prompts import step_prompt
from kogge.server.audience import fields, position, told
from kogge.server.messages import News, Snapshot, TableShown
from kogge.texts import texts
from kogge.views import View, changes, known

ENGLISH = texts()


def shown(game: Game) -> TableShown:
    seats: list[Any] = [{"seat": k, "color": color, "kind": "open", "name": ""} for k, color in enumerate(game.seats)]
    return TableShown.model_validate(
        {
            "table": "t" * 22,
            "scenario": game.scenario.name,
            "options": game.options.unusual(),
            "settings": {},
            "state": "playing",
            "host": "",
            "public": False,
            "seats": seats,
            "luck": "",
        }
    )


def choices(view: View) -> list[Any] | None:
    return [choice.to_dict() for choice in view.choices()] or None


def snapshot(game: Game, seat: int | None, since: int = 0) -> Snapshot:
    """What a server would send, over the wire and back."""
    view = game.view(seat)
    made = Snapshot(
        seq=len(game),
        shown=shown(game),
        own=[],
        seat=seat,
        position=position(game, view),
        fields=fields(view),
        choices=choices(view),
        prompt=None,
        undo=None,
        events=told(game.events(seat, since)),
    )
    return Snapshot.model_validate_json(made.model_dump_json())


def news(game: Game, seat: int | None, before: View, since: int) -> News:
    view = game.view(seat)
    differs = changes(view.rules, before.state, view.state)
    made = News(
        table="t" * 22,
        seq=len(game),
        events=told(game.events(seat, since)),
        changes=[(one.field, one.row, one.col, known(one.after or 0)) for one in differs],
        position=position(game, view),
        choices=choices(view),
        prompt=None,
        undo=None,
        clocks=[],
    )
    return News.model_validate_json(made.model_dump_json())


def drawn(view: View, game: Any) -> str:
    """All that the terminal says of a position."""
    out = StringIO()
    screen = Screen(Console(file=out, width=110, height=60), ENGLISH)
    menu = Menu(view, game.seats, ENGLISH)
    screen.table(view, legal_places(view))
    screen.say(*proposals(view, ENGLISH), *costs(view, ENGLISH), *goal(view, ENGLISH), *phases(view, ENGLISH))
    screen.show(legend(view, ENGLISH))
    if view.legal:
        screen.say(step_prompt(view, ENGLISH))
    screen.flow(menu.shown())
    for entry in menu.entries:
        if entry.goes_far:
            screen.say(*prices(game, entry.act, entry.mover, menu.wording))
    return out.getvalue()


def positions(scenario: str) -> Iterator[Game]:
    game = kogge.start(scenario, seed=11)
    for _ in range(9):
        game.play_out(50)
        game.play_chance()
        if not game.is_over:
            yield game


@pytest.mark.parametrize("scenario", catalogue.names())
def test_what_was_sent_looks_like_what_is_there(scenario: str) -> None:
    for game in positions(scenario):
        for seat in (None, game.to_act, (game.to_act + 1) % game.players):
            seen = SeenGame(snapshot(game, seat))
            assert seen.view.legal == game.view(seat).legal
            if seat == game.to_act:
                assert drawn(seen.view, seen) == drawn(game.view(seat), game)
            else:
                assert drawn(seen.view, seen) == drawn(game.view(seat), seen)


@pytest.mark.parametrize("scenario", catalogue.names())
def test_news_lead_to_the_same_position_as_a_fresh_look(scenario: str) -> None:
    game = kogge.start(scenario, seed=5)
    game.play_out(100)
    seen, seat = SeenGame(snapshot(game, 0)), 0
    for _ in range(40):
        if game.is_over:
            break
        before, since = game.view(seat), len(game)
        game.play_out(3)
        seen.hear(news(game, seat, before, since))
        fresh = SeenGame(snapshot(game, seat))
        assert seen.state == fresh.state
        assert seen.view.legal == game.view(seat).legal


@pytest.mark.parametrize("scenario", catalogue.names())
def test_a_story_that_was_heard_bit_by_bit_is_the_same(scenario: str) -> None:
    game = kogge.start(scenario, seed=6)
    game.play_out(1)
    screen = Screen(Console(file=StringIO()), ENGLISH)
    player = OnlinePlayer(screen, snapshot(game, 1))
    for _ in range(30):
        before, since = game.view(1), len(game)
        game.play_out(20)
        player.hear(news(game, 1, before, since))
    whole = Story(View(game.rules, game.beginning, 1))
    whole.hear(game.events(1), len(game))
    assert [str(line) for line in player.story.lines()] == [str(line) for line in whole.lines()]


def test_who_comes_late_is_told_the_end_of_the_story_as_it_was() -> None:
    game = kogge.start("base", seed=6)
    game.play_out(400)
    player = OnlinePlayer(Screen(Console(file=StringIO()), ENGLISH), snapshot(game, 1, len(game) - 60))
    whole = Story(View(game.rules, game.beginning, 1))
    whole.hear(game.events(1), len(game))
    assert [str(line) for line in player.story.lines()] == [str(line) for line in whole.lines(len(game) - 60)]


def test_an_undo_is_untold() -> None:
    game = kogge.start("base", seed=6)
    game.play_out(200)
    player = OnlinePlayer(Screen(Console(file=StringIO()), ENGLISH), snapshot(game, 1))
    lines = [str(line) for line in player.story.lines()]
    before, since = game.view(1), len(game)
    game.play_out(6)
    player.hear(news(game, 1, before, since))
    for _ in range(6):
        game.undo()
    player.take(snapshot(game, 1, len(game) - 60))
    assert [str(line) for line in player.story.lines()] == lines


def test_a_reason_is_said_as_the_referee_says_it() -> None:
    game = kogge.start("base", seed=6)
    game.play_out(200)
    player = OnlinePlayer(Screen(Console(file=StringIO()), ENGLISH), snapshot(game, 1))
    reason = game.view(1).why_not("build_city 12")
    assert reason is not None
    sent: dict[str, object] = json.loads(json.dumps(reason.to_dict()))
    for language in ("en", "es", "de"):
        assert player.reason(sent).text(language) == reason.text(language)
    assert player.reason(sent) == reason
