"""When something goes wrong: a killed server, a line that breaks, links that are broken, and what is refused."""

import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from tests.server.trouble.process import Served
from tests.server.wire.serving import Running, serving, wait_for
from tests.web.chromium import window
from tests.web.far_away import far_away
from tests.web.person import BANKING, Person, sit_down
from tests.web.records import first_roll

HOMES, ROADS = '[data-piece^="home "]', '[data-piece^="road "]'
FOUNDING = '{"board": "shuffled", "trade": false}'  # the options of the last game, as a browser keeps them
FAR, CUTS, TURNS = 0.3, 4, 3  # seconds that everything takes; how often the line breaks in so many turns
BROKEN = ["/nowhere", "/t/nonsense", f"/t/{'A' * 22}", f"/t/{'A' * 22}#{'B' * 22}", f"/t/{'A' * 22}/replay"]


# A server that is killed


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    served = Served(tmp_path)
    try:
        served.start()
        yield served
    finally:
        served.stop()


def test_a_killed_server_costs_nothing_that_was_seen_nor_what_was_clicked_meanwhile(
    served: Served, browser: Browser
) -> None:
    with window(browser, served.origin) as page:
        page.add_init_script(f"localStorage.setItem('kogge.options.base', '{FOUNDING}')")
        page.goto("/")
        page.click("[data-game=base]")
        home = choose(page)
        expect(page.locator(f'[data-piece="home {home}"]')).to_be_attached()
        before = pieces(page)
        served.kill()
        expect(page.get_by_text("The connection is lost")).to_be_visible()
        assert pieces(page) == before, "the board stays"
        road = choose(page)  # nobody hears it now
        served.start()
        expect(page.get_by_text("The connection is lost")).to_be_hidden(timeout=60_000)
        expect(page.locator(f'[data-piece="road {road}"]')).to_be_attached()
        assert before < pieces(page)
        before = played_on(page)
        page.reload()
        expect(spots(page).first).to_be_visible()
        assert before <= pieces(page)
        last = choose(page)  # acknowledged or not: nobody knows when the server ends
        served.kill()
        served.start()
        expect(page.locator(f'[data-piece="home {last}"]')).to_be_attached(timeout=60_000)
        expect(page.locator('[data-plays^="found_road "]').first).to_be_visible()
        assert before < pieces(page)
    assert '"level": "error"' not in served.log.read_text("utf-8")


def spots(page: Page) -> Locator:
    return page.locator("[data-spot][data-plays]")


def choose(page: Page) -> str:
    """Choose a place of the board that is open, when there is one; its number."""
    expect(spots(page).first).to_be_visible(timeout=60_000)
    number = (spots(page).first.get_attribute("data-spot") or "").split()[-1]
    spots(page).first.click()
    return number


def pieces(page: Page) -> set[str]:
    """All that stands on the board."""
    found = page.locator(f"{HOMES}, {ROADS}").evaluate_all("all => all.map((one) => one.dataset.piece)")
    return {*found}


def played_on(page: Page) -> set[str]:
    """What stands on the board when this person is to found again, after the bots."""
    expect(page.locator('[data-plays^="found_settlement "]').first).to_be_visible(timeout=60_000)
    return pieces(page)


# A line that is long and breaks


def test_on_a_long_line_that_breaks_nothing_is_played_twice_and_nothing_is_lost(
    tmp_path: Path, browser: Browser
) -> None:
    with serving(tmp_path) as server, far_away(server.port, FAR) as line:
        server.service.origins.allowed |= {line.origin}
        with window(browser, line.origin) as page:
            person = sit_down(server, page)
            said: list[str] = []
            turns = 0
            while turns < TURNS and person.wait() and person.game.step != "discard":  # which takes several clicks
                said.append(person.decide())
                length = len(person.game)
                patiently(person, said[-1])
                if len(said) <= CUTS and len(said) % 2:
                    line.cut()  # before it has come to the server
                wait_for(lambda length=length: len(person.game) > length or person.has_given())
                if len(said) <= CUTS and not len(said) % 2:
                    line.cut()  # before the answer has come back
                turns += said[-1] == "end_turn"
            person.wait()
            expect(page.locator("[data-prompt=mine][aria-busy=false]")).to_be_visible()
            played = [person.game.text(action) for action, ply in plies(person) if ply == person.seat]
            assert played == said


def plies(person: Person) -> list[tuple[int, int]]:
    """All actions of a game with who has done them."""
    game = person.game
    return [(action, ply.actor) for action, ply in zip(game.actions, game.plies(), strict=True)]


def patiently(person: Person, text: str) -> None:
    """Click through an action on a page that shows everything late."""
    page = person.page
    expect(page.locator("[data-prompt=mine][aria-busy=false]")).to_be_visible()
    trading = text.split()[0] in BANKING  # what the bank takes is laid out without asking the server
    for control in [] if trading else [*person.steps(text), f'[data-plays="{text}"]']:
        expect(page.locator(f'[data-plays="{text}"], {control}').locator("visible=true").first).to_be_visible()
        if page.locator(f'[data-plays="{text}"]').locator("visible=true").count():
            break
        person.press(control)
    person.click_through(text)


# What is broken or refused explains itself


@pytest.mark.parametrize("path", BROKEN)
def test_a_broken_link_says_what_is_wrong_and_leads_on(path: str, server: Running, browser: Browser) -> None:
    with window(browser, server.origin) as page:
        page.goto(path)
        expect(page.locator("main h1")).to_be_visible()
        expect(page.locator("main p").filter(has_text=re.compile(r"\w+ \w+ \w+.*\.$")).first).to_be_visible()
        page.click("main a[href='/']")
        expect(page.locator("[data-game=base]")).to_be_visible()


def test_the_token_of_another_table_opens_none(server: Running, browser: Browser) -> None:
    host = server.guest()
    one, other = (host.new_table(seats=[{"kind": "me"}, {"kind": "open"}], options={"players": 2}) for _ in "ab")
    with window(browser, server.origin) as page:
        page.goto(f"/t/{one['table']}#{other['invite']}")
        expect(page.locator("[role=alert]")).to_have_text(re.compile(r"\w+ \w+ \w+.*\.$"))
        assert page.locator("[data-sits]").count() == 0


def test_what_is_refused_is_said_in_a_sentence_and_the_page_goes_on(server: Running, browser: Browser) -> None:
    with window(browser, server.origin) as page:
        page.route_web_socket("**/api/socket", garble)
        person = sit_down(server, page, record=first_roll())
        person.wait()
        person.expect_asked()
        length = len(person.game)
        page.click("[data-plays=roll]")
        expect(page.locator("[role=alert]")).to_have_text(re.compile(r"^\w+ \w+ \w+.*\.\s*Close$"))
        assert len(person.game) == length
        page.click("[role=alert] button")
        page.click("[data-plays=roll]")
        expect(page.locator("[data-plays=roll]")).to_have_count(0)
        assert len(person.game) > length


def garble(socket: WebSocketRoute) -> None:
    """Let the first roll arrive as something that is not open."""
    server, rolls = socket.connect_to_server(), count()

    def say(message: str | bytes) -> None:
        text = str(message)
        is_first = '"roll"' in text and next(rolls) == 0
        server.send(text.replace('"roll"', '"end_turn"') if is_first else text)

    socket.on_message(say)


def test_a_reload_at_any_point_loses_nothing(server: Running, browser: Browser) -> None:
    with window(browser, server.origin) as page:
        person = sit_down(server, page)
        for _ in range(8):
            person.wait()
            person.expect_asked()
            person.play(person.decide())
            expect(page.locator("[data-prompt]")).to_be_visible()
            seen = pieces(page)
            page.reload()
            expect(page.locator("[data-prompt]")).to_be_visible()
            person.wait()
            person.expect_asked()
            assert seen <= pieces(page)
