"""From home to a table: how many clicks it takes, alone and with friends; and what broken links say."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.wire.serving import Running
from tests.web.chromium import DESKTOP, PHONE, TABLET, window
from tests.web.looking import findings, flaws

A_TABLE = re.compile(r"/t/[\w-]{22}$")
SCREENS = ("/", "/new/base", "/new/europe", "/rules/isles", "/settings")


def test_one_click_leads_from_home_to_a_running_game(server: Running, browser: Browser) -> None:
    with window(browser, server.origin) as page:
        page.goto("/")
        page.click("[data-game=base]")
        page.wait_for_url(A_TABLE)
        page.wait_for_selector("[data-spot], [data-plays], [data-color]")
        page.goto("/")
        expect(page.locator("#tables-mine")).to_be_visible()


def test_a_friend_comes_by_the_link_and_the_host_begins(server: Running, browser: Browser) -> None:
    with window(browser, server.origin) as ana, window(browser, server.origin, PHONE, "de") as ben:
        ana.goto("/new/base")
        ana.select_option(".players select", "2")
        ana.select_option("[data-seat='1']", "friend")
        ana.click(".bottom button")
        start = ana.locator(".seats button.primary")
        expect(start).to_have_attribute("aria-disabled", "true")
        link = ana.input_value("[data-link]")
        ana.reload()
        assert ana.input_value("[data-link]") == link, "it is known as long as the tab is open"
        assert findings(ana) == []
        ben.goto(link)
        expect(ben.locator("[data-sits=person]")).to_have_count(2)
        assert "#" not in ben.url, "the token is used once"
        assert (flaws(ben), findings(ben)) == ([], [])
        start.click()
        ben.wait_for_selector("[data-spot], [data-plays], [data-color]")
        expect(ben.locator("[data-sits]")).to_have_count(0)


def test_two_clicks_make_a_link_for_friends(server: Running, browser: Browser) -> None:
    with window(browser, server.origin, PHONE) as page:
        page.goto("/")
        page.click("[data-invites=land-ho]")
        expect(page.locator("[data-link]")).to_have_value(re.compile(r"/t/[\w-]{22}#[\w-]+$"))


@pytest.mark.parametrize(
    "path", ["/nothing", "/t/cut-off", "/new/chess", f"/t/{'A' * 22}", f"/t/{'A' * 22}#{'B' * 22}"]
)
def test_a_broken_link_explains_itself(path: str, server: Running, browser: Browser) -> None:
    with window(browser, server.origin) as page:
        page.goto(path)
        expect(page.locator("main a[href='/']")).to_be_visible()
        assert findings(page) == []


def test_a_name_can_be_changed_and_stays(server: Running, browser: Browser) -> None:
    with window(browser, server.origin) as page:
        page.goto("/")
        page.click(".who button")
        page.fill(".who input", "Zoë")
        page.keyboard.press("Enter")
        expect(page.locator(".who")).to_contain_text("Zoë")
        page.reload()
        expect(page.locator(".who")).to_contain_text("Zoë")


def test_the_language_changes_at_once_and_stays(server: Running, browser: Browser) -> None:
    with window(browser, server.origin) as page:
        page.goto("/rules/base#B-15")
        page.select_option("header select", "de")
        expect(page.locator("h1")).to_have_text("Regeln")
        expect(page.locator("#B-15")).to_contain_text("Abstandsregel")
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", "de")
        expect(page.locator("#B-15")).to_be_in_viewport()


def test_whoever_goes_on_by_keyboard_stands_at_the_heading(server: Running, browser: Browser) -> None:
    with window(browser, server.origin) as page:
        page.goto("/")
        page.click("header a[href='/rules']")
        expect(page.locator("h1")).to_be_focused()
        assert page.title().startswith("Rules")
        page.go_back()
        expect(page.locator("[data-game=base]")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE])
@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_nothing_sticks_out_and_axe_finds_nothing(
    language: str, size: tuple[int, int], server: Running, browser: Browser
) -> None:
    with window(browser, server.origin, size, language) as page:
        for path in SCREENS:
            shown(page, path)
            assert (path, flaws(page), findings(page)) == (path, [], [])


def shown(page: Page, path: str) -> None:
    """A screen, when all of it is there."""
    page.goto(path)
    page.wait_for_selector("main section")
