"""What Python says of whole games, with all that a server sends of them: for a page that must say the same."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import kogge
from kogge import texts
from kogge.cli.terminal.story import Story
from kogge.events import Event
from kogge.game import Game
from kogge.games.refusal import Refused
from kogge.phrases import act_name, said
from kogge.prompts import Prompt, prompt
from kogge.server.audience import fields, told
from kogge.server.reference import measured
from kogge.texts.saying import said as refusal_said
from kogge.views import View
from kogge.wording import Wording
from tests.cli.provoked import PROVOKED, refusal

LANGUAGES = texts.languages()
RECORDS = Path(__file__).parents[1] / "recorded"
GAMES = {  # records in which much happens, and from whose seat they are told
    "base_four_trade": 0,
    "base_two_random_board": 1,
    "land-ho_4_players_2": 2,
    "pirate-lairs_4_players_2": 3,
    "fish_4_players_5": 0,
    "spices_2_players_3": 1,
    "explorers-pirates_4_players_1": None,
    "europe-short_3_players_variable": 2,
    "europe_4_players": 3,
}
RARE: tuple[tuple[tuple[str, dict[str, int | None]], ...], ...] = (  # actions that are in none of them
    (
        ("rolled", {"seat": 0, "total": 8, "first": None, "second": None}),
        ("went_short", {"seat": None, "good": 1, "n": 3}),
        ("got_the_rest", {"seat": 1, "good": 0, "n": 2}),
    ),
    (("stripped", {"seat": 0, "other": 1, "good": 1, "n": 1}),),
    (("shoal_left", {"seat": 1, "hex": 1, "token": 3}),),
    (("ended", {"seat": None}), ("shared_win", {"seat": 0}), ("shared_win", {"seat": 1})),
)
SEED = 20
LATE = 60  # actions of which a newcomer is told, and some more
MOMENTS = 3  # positions of each step
CHOICES = 3  # of each act in a position
BOARD = ("terrain", "number", "shoal_hex")  # the fields by which places are called

Told = dict[str, Any]


def sayings(folder: Path) -> Told:
    """Games of all scenarios, and refusals, each with the sentences of every language."""
    return {
        "texts": {language: texts.sources(language) for language in LANGUAGES},
        "games": [everything(name, played(name), seat) for name, seat in GAMES.items()],
        "refusals": list(refusals(folder)),
    }


def played(name: str) -> Game:
    return kogge.read_record(RECORDS.joinpath(f"{name}.record").read_text("utf-8"))


def everything(name: str, game: Game, seat: int | None) -> Told:
    acts = [act.name for act in game.rules.acts.items]
    return {
        "name": name,
        "geometry": measured(game.rules).model_dump(mode="json"),
        "story": story(game, seat),
        "moments": list(moments(game)),
        "acts": {language: {act: act_name(act, texts.texts(language)) for act in acts} for language in LANGUAGES},
    }


# Stories


def story(game: Game, seat: int | None) -> Told:
    """The whole of it, and in English what somebody hears who comes later."""
    beginning, end, late = View(game.rules, game.beginning, seat), game.view(seat), lately(game)
    events = [*game.events(seat), *rare(len(game))]
    found: Told = {
        "seat": seat,
        "beginning": {"fields": fields(beginning), "turn_of": beginning.turn_of},
        "end": {"fields": fields(end), "turn_of": end.turn_of},
        "events": told(events),
        "lines": {},
        "late": late,
    }
    for language in LANGUAGES:
        tale = Story(beginning, language)
        tale.hear(events, len(game) + len(RARE))
        found["lines"][language] = [plain(line.plain) for line in tale.lines()]
        if language == texts.ENGLISH:
            found["late_lines"] = [plain(line.plain) for line in tale.lines(since=late)]
    return found


def rare(number: int) -> list[Event]:
    """What happens so seldom that no game of these has it, as if it came after the last action."""
    return [Event(number + k, kind, parts) for k, action in enumerate(RARE) for kind, parts in action]


def lately(game: Game) -> int:
    """An action before the last ones, in a turn in which nobody has offered anything yet."""
    rolls = [event.number for event in game.events(None) if event.kind == "rolled"]
    return max(roll for roll in rolls if roll < len(game) - LATE) + 1


def plain(line: str) -> str:
    """A line without the room around painted names."""
    return " ".join(line.split())


# Decisions


def moments(game: Game) -> Iterator[Told]:
    """Positions of every step, with what is asked and open there, and why something else is not."""
    luck, seen = random.Random(SEED), Counter[str]()
    for state, _, _ in game.replay():
        step = game.rules.steps[state.step].name
        if state.to_act != kogge.CHANCE and seen[step] < MOMENTS and luck.random() < 0.2:
            seen[step] += 1
            yield moment(View(game.rules, state, state.to_act), luck)


def moment(view: View, luck: random.Random) -> Told:
    asked, open_to = prompt(view), some_choices(view, luck)
    reasons = list(some_reasons(view, luck))
    found: Told = {
        "seat": view.seat,
        "fields": {name: cells for name, cells in fields(view).items() if name in BOARD},
        "prompt": asked.to_dict(),
        "choices": [choice.to_dict() for choice in open_to],
        "reasons": [reason.to_dict() for reason in reasons],
        "said": {},
    }
    for language in LANGUAGES:
        wording = Wording(view.rules, view.state, view.seat, texts.texts(language))
        found["said"][language] = {
            "prompt": on_page(asked).said(wording),
            "choices": [said(choice, wording) for choice in open_to],
            "reasons": [reason.text(language) for reason in reasons],
        }
    return found


def on_page(asked: Prompt) -> Prompt:
    """The same, in the words that are meant for a page before others."""
    variants = [name for variant in asked.variants for name in (f"page_{variant}", variant)]
    return replace(asked, variants=(*variants, "page"))


def some_choices(view: View, luck: random.Random) -> list[kogge.Choice]:
    by_act: dict[str, list[kogge.Choice]] = {}
    for choice in view.choices():
        by_act.setdefault(f"{choice.act} {len(choice.steps) > 1}", []).append(choice)
    return [one for found in by_act.values() for one in luck.sample(found, min(CHOICES, len(found)))]


def some_reasons(view: View, luck: random.Random) -> Iterator[kogge.Reason]:
    for act in view.rules.acts.items:
        reason = view.why_not(act.first + luck.randrange(act.size))
        if reason is not None:
            yield reason


# Refusals


def refusals(folder: Path) -> Iterator[Told]:
    """All that can be sent: places of the terminal's own are not."""
    for k, attempt in enumerate(PROVOKED.values()):
        room = folder / str(k)
        room.mkdir()
        error = refusal(attempt, room)
        parts = error.to_dict()
        if "'of': 'path'" not in str(parts):
            sent = {language: refusal_said(Refused.from_dict(parts), texts.texts(language)) for language in LANGUAGES}
            yield {"refusal": parts, "said": sent}
