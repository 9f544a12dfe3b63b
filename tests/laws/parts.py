"""An action is what its parts say, in whatever form they are written; a choice tells what it costs."""

import json
from collections.abc import Iterator, Sequence

import kogge
from kogge.choices import choices
from kogge.decisions import Decisions
from kogge.engine.chart import LANGUAGES
from kogge.engine.state import State
from kogge.games.events import KINDS
from kogge.games.nouns import NOUNS

GOODS = ("hand", "gold")  # the fields of what can be paid
UNKNOWN_GAINS = ("play_monopoly",)  # acts that bring what others hold, which nobody knows before


def check_parts(game: kogge.Game, actions: Sequence[int]) -> None:
    """Texts and parts lead back to their action."""
    for action in actions:
        act, parts = game.rules.act_of(action), game.parts(action)
        assert [part.of for part in parts] == [part.of for part in act.parts], f"{parts} are not those of {act.name}"
        assert {part.of for part in parts} <= {*NOUNS}, f"{parts} are of something unheard of"
        assert act.first + act.join([part.value for part in parts]) == action, f"{parts} join to another action"
        assert act.split(action - act.first) == tuple(part.value for part in parts), (
            f"{parts} are not what it splits to"
        )
        for text in (game.text(action), *other_forms(game, action)):
            assert game.action(text) == action, f"{text!r} is read as {game.text(game.action(text))}"


def other_forms(game: kogge.Game, action: int) -> Iterator[str]:
    """An action as people may write it, one part of it in each other form that it has."""
    act, parts = game.rules.act_of(action), game.parts(action)
    joints = [f"{part.joint} " if part.joint else "" for part in act.parts]
    for k, part in enumerate(parts):
        for form in forms(game, part):
            words = [form if other is part and k == i else other.name for i, other in enumerate(parts)]
            yield " ".join([act.name, *[joint + word for joint, word in zip(joints, words, strict=True)]])


def forms(game: kogge.Game, part: kogge.Chosen) -> Iterator[str]:
    """A part in all forms but the usual one."""
    if part.name.isdecimal():
        yield f"00{part.name}"
    if part.of == "seat":
        yield game.seats[part.value]
        yield game.seats[part.value].upper()
    if part.of == "path":
        here, there = game.rules.topo.edge_nodes[part.value]
        yield f"{here}-{there}"
        yield f"{there}-0{here}"
        ends = [game.rules.layout.chart.name("intersection", end) for end in (here, there)]
        if all(ends):
            yield "-".join(ends)
    if part.of in game.rules.layout.chart.names:
        for language in LANGUAGES:
            name = game.rules.layout.chart.name(part.of, part.value, language)
            if name:
                yield name
                yield name.upper()


def check_choices_told(game: kogge.Game) -> None:
    """A view tells exactly what is legal, at the price that is then paid; it need not see a secret for that."""
    for seat in [None, *range(game.players)]:
        view = game.view(seat)
        told = view.choices()
        if seat not in game.may_act():
            assert told == [], f"seat {seat} is told what another may do"
            continue
        s = Decisions(game.rules, game.state, game.held).own(seat)
        legal = game.rules.actions(s)
        assert [choice.action for choice in told if len(choice.steps) == 1] == legal, "not all that is legal"
        assert told == choices(game.rules, s, legal), "what is told depends on a secret"
        shown = view.to_dict(choices=True)
        assert json.loads(json.dumps(shown)) == shown, "what is shown is no JSON"
        assert shown["choices"] == [choice.to_dict() for choice in told]
        for choice in told:
            check_choice(game, s, choice)


def check_choice(game: kogge.Game, s: State, choice: kogge.Choice) -> None:
    """It can be played, and its price is what its seat then gives, its gain what the seat then gets."""
    assert choice.parts == game.parts(choice.action), f"{choice} names other things than its action"
    actions = [game.action(step) for step in choice.steps]
    assert actions[-1] == choice.action, f"{choice} does not end with its action"
    after, gained = s.copy(), dict[str, int]()
    after.listen()
    for action in actions:
        assert action in game.rules.actions(after), f"{choice} can't be done"
        game.rules.play(after, action)
        for good, n in flown_to(game, after, s.to_act):
            gained[good] = gained.get(good, 0) + n
    before, now = held(game, s, s.to_act), held(game, after, s.to_act)
    for good in before:
        less = before[good] - now[good]
        told = choice.price.get(good, 0)
        assert told == (less + gained.get(good, 0) if len(actions) == 1 else max(0, less)), (
            f"{choice} costs {less} {good}"
        )
    if len(actions) == 1 and choice.act not in UNKNOWN_GAINS:
        assert choice.gain == gained, f"{choice} brings {gained}"
    assert all(choice.price.values()), f"{choice} has a price of nothing"
    assert {*choice.price} <= {*before}, f"{choice} is paid with something unheard of"


def flown_to(game: kogge.Game, s: State, seat: int) -> Iterator[tuple[str, int]]:
    """What has come to a seat since this was asked last, by good."""
    names = list(held(game, s, seat))
    for number, *values in s.told():
        kind = KINDS[number]
        slots = dict(zip([slot.name for slot in kind.slots], values, strict=False))
        if kind.flow is not None and slots.get(kind.flow.taker) == seat:
            yield names[slots["good"]], slots["n"]


def held(game: kogge.Game, s: State, seat: int) -> dict[str, int]:
    """The cards and the gold of a seat, by name."""
    found: dict[str, int] = {}
    for name in GOODS:
        field = game.rules.layout.fields.get(name)
        if field is not None:
            start = field.start + seat * field.cols
            words = field.columns
            found.update(zip(words, s.cells(start, start + field.cols), strict=True))
    return found
