"""Without a mouse: every place and button is reached, keys do what they say, and focus is always somewhere."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from kogge.game import Game
from tests.server.wire.serving import Running, wait_for
from tests.support.positions import both_discard, may_build, may_roll, may_trade, reached, spare
from tests.web.chromium import window
from tests.web.company import gather, say
from tests.web.person import Person, sit_down
from tests.web.typist import Typist

TURNS = 2
BEGINNINGS = {"base": {"board": "random"}, "explorers-pirates": {}, "europe-short": {"start": "variable"}}  # all found
KEYS = ["Space", *"EBTYNK", re.compile("1.9"), "Arrows", "Enter", "Esc", *"ZL?"]
EVERYTHING_SPOKEN = """() => {
    window.spoken = [];
    for (const region of document.querySelectorAll("[aria-live=polite][data-news], [aria-live=assertive]")) {
        const listen = () => window.spoken.push([region.ariaLive, region.textContent]);
        new MutationObserver(listen).observe(region, { childList: true, characterData: true, subtree: true });
    }
}"""


def by_keys(person: Person) -> Typist:
    """The same person, who does not touch the mouse."""
    return Typist(person.server, person.page, person.table, person.seat)


def alone(server: Running, page: Page, game: Game) -> Typist:
    """The first seat of a game, against bots."""
    _, [person] = gather(server, {0: page}, game)
    person.wait()
    person.expect_asked()
    return by_keys(person)


def last(person: Person) -> str:
    """What the seat has done last."""
    game = person.game
    return [game.text(ply.action) for ply in game.plies() if ply.actor == person.seat][-1]


@pytest.mark.parametrize("scenario", BEGINNINGS)
def test_founding_and_first_turns_are_played_by_keys_alone_and_told_aloud(
    scenario: str, server: Running, browser: Browser
) -> None:
    with window(browser, server.origin) as page:
        person = by_keys(sit_down(server, page, scenario=scenario, options=BEGINNINGS[scenario]))
        person.wait()
        page.evaluate(EVERYTHING_SPOKEN)
        person.turns(TURNS)
        spoken = page.evaluate("window.spoken")
        news, asked = ([text for how, text in spoken if how == kind] for kind in ("polite", "assertive"))
        others = [color for seat, color in enumerate(person.game.colors) if seat != person.seat]
        assert any(color in text.lower() for text in news for color in others), "what others do is told"
        assert any("you" in text.lower().split() for text in news), "what one does is told"
        assert len({text for text in asked if text}) > 1, "what is asked is told"


def test_space_rolls_and_never_ends_the_turn_but_e_does(server: Running, browser: Browser) -> None:
    with window(browser, server.origin) as page:
        person = alone(server, page, reached("base", may_roll))
        for _ in "roll, and then nothing", "nothing", "nothing":
            page.keyboard.down("Space")
            page.keyboard.down("Space")  # it is held down
            page.keyboard.up("Space")
            wait_for(lambda: person.game.step != "before_roll")
            person.keep_up()
        assert person.game.turn_of == 0
        assert last(person) == "roll"
        person.expect_focus()
        while person.game.step != "action":
            person.play(person.decide())  # a seven was rolled
            person.wait()
        person.type("e")
        wait_for(lambda: last(person) == "end_turn")


def test_one_builds_by_letters_by_digits_and_goes_back(server: Running, browser: Browser) -> None:
    with window(browser, server.origin) as page:
        person = alone(server, page, reached("base", may_build))
        person.type("b")
        assert person.page.locator("[data-act=build_road] kbd").inner_text() == "R"
        person.type("r")
        expect(page.locator("[data-arms=build_road]")).to_have_attribute("aria-pressed", "true")
        person.type("Escape")
        expect(page.locator("[data-arms=build_road]")).to_have_attribute("aria-pressed", "false")
        person.type("ArrowRight")  # where, then what
        spot = person.focus()["spot"]
        person.type("Enter")
        expect(page.locator("[data-digit='1']:focus")).to_be_visible()
        person.type("Escape")
        expect(page.locator(f'[data-spot="{spot}"]:focus')).to_be_visible()
        person.type("Enter")
        person.type("1")
        wait_for(lambda: last(person).startswith("build_road "))
        person.keep_up()
        person.expect_focus()
        length = len(person.game)
        person.type("z")
        wait_for(lambda: len(person.game) < length)
        person.keep_up()
        person.expect_focus()
        expect(page.locator("[data-arms=build_road]")).to_be_visible()


def test_one_trades_by_keys(server: Running, browser: Browser) -> None:
    game = reached("base", may_trade)
    mine, theirs = spare(game, 0, 1)[0], spare(game, 1, 0)[0]
    with window(browser, server.origin) as page:
        person = alone(server, page, game)
        person.type("t")
        expect(page.locator("[data-gives]:focus")).to_be_visible()
        for selector in f"[data-gives={mine}]", f"[data-wants={theirs}]", f'[data-plays="offer {mine} for {theirs}"]':
            assert person.press(selector)
        wait_for(lambda: any(event.kind == "offered" for event in person.game.events(0, len(game))))
        person.expect_focus()


def test_whoever_must_give_cards_back_is_led_there(server: Running, browser: Browser) -> None:
    game = reached("base", both_discard)
    seat = game.waiting()[0]
    with window(browser, server.origin) as page:
        _, [person] = gather(server, {seat: page}, game)
        person = by_keys(person)
        expect(page.locator("[data-discards]:focus")).to_be_visible()
        person.discard()
        wait_for(lambda: seat not in person.game.waiting() or person.game.step != "discard")
        person.keep_up()
        person.expect_focus()


def test_offers_are_answered_by_keys(server: Running, browser: Browser) -> None:
    game = reached("base", may_trade)
    mine, [first, second, *_] = spare(game, 0, 1)[0], spare(game, 1, 0)
    offers = {"n": first, "y": second, "k": f"{first} {second}"}  # what was declined is not heard twice
    with window(browser, server.origin) as page:
        host, [person] = gather(server, {1: page}, game, program=0)
        person = by_keys(person)
        for key, answer in {"n": "refused", "y": "agreed", "k": "proposed"}.items():
            say(server, host, person.table, 0, f"offer {mine} for {offers[key]}")
            person.wait()
            expect(page.locator("[data-offer='0'] [data-plays=decline]")).to_be_visible()
            expect(page.locator("[aria-live=assertive]")).not_to_be_empty()
            person.type(key)
            if key == "k":
                expect(page.locator(".counter:focus")).to_be_visible()
                person.type("Escape")
                person.type("k")
                assert person.press(f".counter [data-gives={second}] ~ .less")
                assert person.press('.counter [data-plays^="counter "]')
            wait_for(lambda answer=answer: answer in answers(person))
            person.expect_focus()
            if "withdraw" in person.game.view(0).texts():
                say(server, host, person.table, 0, "withdraw")


def answers(person: Person) -> list[str]:
    """How the seat has answered, as far as the game goes."""
    return [event.kind for event in person.game.events(None) if event.parts.get("seat") == person.seat]


def test_keys_are_letters_where_one_writes_and_mean_nothing_once_switched_off(
    server: Running, browser: Browser
) -> None:
    with window(browser, server.origin) as page:
        person = alone(server, page, reached("base", may_build))
        length = len(person.game)
        person.type("l")
        expect(page.locator("[data-line]:focus")).to_be_visible()
        assert person.press(".tabs button:not([data-does]) >> text=Chat")
        person.tab_to(page.locator(".chat input"))
        page.keyboard.type("be zt l? 1")
        expect(page.locator(".chat input")).to_have_value("be zt l? 1")
        person.type("Enter")
        expect(page.locator(".chat .text")).to_have_text("be zt l? 1")
        person.type("Escape")
        person.tab_to(page.locator("[data-arms=build_road]"))
        person.type("?")
        expect(page.locator("dialog dt")).to_have_text(KEYS)
        person.tab_to(page.locator("dialog input"))
        person.type("Space")
        person.type("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        page.keyboard.type("btzle")
        assert page.locator("[data-act] kbd").count() == 0
        assert page.locator("[data-gives]").count() == 0
        assert len(person.game) == length
        expect(page.locator("[data-arms=build_road]")).to_be_focused()
