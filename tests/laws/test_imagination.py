"""The law of what can be imagined: it notices what is impossible, and what is imagined is played to the end."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

import kogge
from kogge import deals
from kogge.deals import Heap
from kogge.engine.state import OVER
from tests.api.matters import seven
from tests.laws.checks import ACTIONS_ENOUGH
from tests.laws.imagination import check_imagined
from tests.laws.players import Purposeful
from tests.laws.secrecy import watchers
from tests.laws.spread import settings
from tests.support import position

LOOKS = 100  # actions between two positions that are looked at
LONG = 800
DEALS = 30
ALL = 25  # development cards

HELD = position.position(
    cities={position.ORANGE: [0, 8, 18, 30]},
    hand={position.ORANGE: "wool wood", position.RED: "2 ore", position.BLUE: "6 grain"},
    cards={position.ORANGE: "2 knight", position.RED: "knight"},
    bought={position.ORANGE: "knight"},
)
OFFER = HELD.copy()
OFFER.play("offer wool for ore")
GIVEN = seven()
GIVEN.give(position.ORANGE, "discard 4 wool")


def played(scenario: str) -> Iterator[kogge.Game]:
    """A game, after each of its actions."""
    setting = next(setting for setting in settings() if setting.scenario == scenario)
    game, player, luck = setting.start(seed=6), Purposeful(), kogge.Random(6)
    while not game.is_over:
        game.play(player.choose(game, game.legal(), luck))
        yield game


def new_pile() -> kogge.Game:
    """A game in which the discards have just become the pile."""
    return next(game for game in played("europe") if sum(game.read("pile_made_of")[0]) == game.read("pile")[0][0] < ALL)


NEW_PILE = new_pile()


def on_the_way() -> kogge.Game:
    """A game in which a merchant can't stop where it is, and must have grain to go on."""
    return next(
        game
        for game in played("europe-short")
        if game.step == "walk"
        and game.read("walk_left") == [[0]]
        and {game.rules.act_of(action).name for action in game.legal()} == {"walk"}
    )


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_what_is_imagined_can_be_played_to_the_end(scenario: str) -> None:
    luck, changed = kogge.Random(6), 0
    for game in islice(played(scenario), LOOKS - 1, LONG, LOOKS):
        changed += check_imagined(game, luck)
        seat = watchers(game.rules)[luck.number(game.players + 1)]
        s = game.view(seat).imagine(luck)
        game.rules.play_on(s, luck, ACTIONS_ENOUGH)
        assert s.step == OVER, f"nobody can go on after what seat {seat} imagined"
    assert changed, "nothing was hidden"


@pytest.mark.parametrize("game", [HELD, OFFER, NEW_PILE, GIVEN], ids=["in hand", "an offer", "a new pile", "given"])
def test_what_is_imagined_keeps_the_law(game: kogge.Game) -> None:
    luck = kogge.Random(1)
    for _ in range(DEALS):
        check_imagined(game, luck)


def test_whoever_can_not_stop_is_imagined_with_what_it_takes_to_go_on() -> None:
    game = on_the_way()
    hand = game.rules.layout.fields["hand"]
    grain = hand.start + game.to_act * hand.cols + hand.columns.index("grain")
    for deal in range(DEALS):
        assert game.view(None).imagine(kogge.Random(deal))[grain]


# What the law must notice

DEAL = Heap.deal


def swapped(heap: Heap, secrets: dict[int, int], luck: kogge.Random) -> None:
    """The sizes of two rows are mistaken for each other."""
    sizes = [row.size for row in reversed(heap.rows)]
    DEAL(replace(heap, rows=[replace(row, size=n) for row, n in zip(heap.rows, sizes, strict=True)]), secrets, luck)


def forgetful(heap: Heap, secrets: dict[int, int], luck: kogge.Random) -> None:
    """Cards that everyone sees on the table are dealt as well."""
    unknown = [replace(row, known=[0] * len(row.known)) for row in heap.rows]
    known = [sum(column) for column in zip(*[row.known for row in heap.rows], strict=True)]
    things = [a + b for a, b in zip(heap.things, known, strict=True)]
    DEAL(Heap(heap.names, unknown, things, heap.placed), secrets, luck)


def unseeing(heap: Heap, secrets: dict[int, int], luck: kogge.Random) -> None:
    """Nobody has seen what went into the pile."""
    DEAL(replace(heap, rows=[replace(row, source=None) for row in heap.rows]), secrets, luck)


def wasteful(heap: Heap, secrets: dict[int, int], luck: kogge.Random) -> None:
    """A card too few is dealt, and nobody has it."""
    DEAL(heap, secrets, luck)
    row = max(heap.rows, key=lambda row: row.size)
    held = next(cell for cell in range(row.start, row.start + len(row.known)) if secrets[cell])
    secrets[held] -= 1


@pytest.mark.parametrize(
    ("deal", "game"),
    [(swapped, HELD), (forgetful, OFFER), (unseeing, NEW_PILE), (wasteful, HELD)],
    ids=["swapped", "forgetful", "unseeing", "wasteful"],
)
def test_a_wrong_deal_is_noticed(deal: object, game: kogge.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Heap, "deal", deal)
    assert notices(game)


def test_a_win_that_nobody_declared_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "is_decided", lambda *_: False)
    assert notices(HELD)


@pytest.mark.parametrize("name", ["hand_size", "bank", "pile", "card_count", "bought_count", "played_cards"])
def test_a_wrong_count_is_noticed(name: str) -> None:
    game = HELD.copy()
    game.state[game.rules.layout.fields[name].start] += 1
    assert notices(game)


def notices(game: kogge.Game) -> bool:
    """Does the law notice that something is wrong?"""
    luck = kogge.Random(1)
    try:
        for _ in range(DEALS):
            check_imagined(game, luck)
    except (AssertionError, kogge.Refused):
        return True
    return False
