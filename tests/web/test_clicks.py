"""How many clicks it takes to do something: each thing at most as many as people put up with."""

import re
from collections.abc import Iterator
from functools import lru_cache

import pytest
from playwright.sync_api import Browser, Page, expect

import kogge
from kogge.choices import Choice
from kogge.game import Game
from tests.server.wire.serving import Running, wait_for
from tests.support.positions import may_trade, reached, spare
from tests.web.chromium import window
from tests.web.person import Person, sit_down
from tests.web.records import cut, whole

MINE = 0  # the seat of whoever clicks
PLAIN = [
    ("base", "roll", 1),
    ("base", "end_turn", 1),
    ("base", "decline", 1),
    ("base", "accept", 1),
    ("base", "build_road", 2),
    ("base", "build_settlement", 2),
    ("base", "build_city", 2),
    ("base", "bank_trade", 3),
    ("explorers-pirates", "build_ship", 2),
    ("explorers-pirates", "stow", 1),
    ("explorers-pirates", "land_crew", 1),
    ("europe", "build_route", 2),
]


@pytest.fixture(scope="module")
def page(server: Running, browser: Browser) -> Iterator[Page]:
    with window(browser, server.origin) as page:
        page.add_init_script("localStorage.setItem('kogge.settings', '{\"hints\": false}')")
        yield page


@lru_cache(maxsize=4)
def moves(scenario: str) -> list[tuple[int, str]]:
    """What the seat has done in a game of bots, and after how many actions."""
    game = kogge.read_record(whole(scenario))
    plies = enumerate(zip(game.actions, game.plies(), strict=True))
    return [(number, game.text(action)) for number, (action, ply) in plies if ply.actor == MINE]


def about_to(server: Running, page: Page, scenario: str, number: int) -> Person:
    """Sit at a table after so many actions of a game of bots."""
    person = sit_down(server, page, scenario=scenario, record=cut(whole(scenario), number))
    wait_for(person.is_asked)
    person.expect_asked()
    return person


@pytest.mark.parametrize(("scenario", "act", "most"), PLAIN)
def test_what_is_done_every_turn(scenario: str, act: str, most: int, server: Running, page: Page) -> None:
    number, text = next(move for move in moves(scenario) if move[1].split()[0] == act)
    person = about_to(server, page, scenario, number)
    person.play(text)
    assert person.clicks <= most


def test_a_card_is_offered_for_another_by_four_clicks(server: Running, page: Page) -> None:
    game = reached("base", may_trade)
    person = sit_down(server, page, record=game.record())
    wait_for(person.is_asked)
    person.expect_asked()
    given, wanted = spare(game, 0, 1)[0], spare(game, 1, 0)[0]
    for control in ("[data-arms=trade]", f"[data-gives={given}]", f"[data-wants={wanted}]", '[data-plays^="offer "]'):
        assert person.press(control), control
    wait_for(lambda: len(person.game) > len(game))
    assert person.clicks == 4


def four_due(game: Game) -> bool:
    return game.step == "discard" and game.read("discards_due")[MINE][0] == 4


def test_four_cards_are_given_back_by_five_clicks(server: Running, page: Page) -> None:
    person = sit_down(server, page, record=reached("base", four_due).record())
    wait_for(person.is_asked)
    person.expect_asked()
    person.play("discard")
    assert person.clicks == 5


def test_a_ship_sails_far_and_pays_tribute_by_two_clicks(server: Running, page: Page) -> None:
    number, far = voyage()
    person = about_to(server, page, "explorers-pirates", number)
    ship = next(part for part in far.parts if part.of == "ship")
    if not person.press(f'[data-plays="{far.text}"]'):  # the ship is on its way already, or must be chosen first
        assert person.press(f'[data-spot="ship {ship.value}"]')
        assert person.press(f'[data-plays="{far.text}"]')
    wait_for(lambda: len(person.game) > number)
    assert person.clicks <= 2


@lru_cache(maxsize=1)
def voyage() -> tuple[int, Choice]:
    """A position in which a ship can sail far to where somebody wants gold for it."""
    for number, text in moves("explorers-pirates"):
        if text.startswith("sail "):
            game = kogge.read_record(cut(whole("explorers-pirates"), number))
            for choice in game.view(MINE).choices():
                if choice.act == "sail" and "gold" in choice.price and len(choice.way) > 2 and len(choice.price) == 1:
                    return number, choice
    raise AssertionError("nobody has ever wanted tribute")


def test_what_is_not_open_says_why_at_one_click(server: Running, page: Page) -> None:
    number, _ = next(move for move in moves("base") if move[1] == "roll")
    about_to(server, page, "base", number)
    page.locator("[data-act=build_city][aria-disabled=true]").click(force=True)  # dimmed, and answers nevertheless
    expect(page.locator("section.why")).to_contain_text(re.compile(r"\w+ \w+ \w+.*\."))


def test_from_home_to_a_game_or_to_a_link_for_friends_it_is_one_click(server: Running, page: Page) -> None:
    page.goto("/")
    page.click("[data-game=europe-short]")
    expect(page.locator("[data-prompt]")).to_be_visible()
    page.goto("/")
    page.click("[data-invites=base]")
    expect(page.locator("[data-link]")).to_have_value(re.compile(server.origin))
