"""Every screen on a desk, a tablet and a phone, in light and dark and three languages: nothing is in the way."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from kogge.game import Game
from tests.server.wire.serving import Running
from tests.support.positions import may_trade, reached
from tests.web.chromium import DESKTOP, PHONE, TABLET, window
from tests.web.ended import come_to_the_end
from tests.web.looking import findings, flaws
from tests.web.person import sit_down
from tests.web.records import first_roll, late

SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
DARK = ("phone",)  # the sizes that are looked at in the dark
NO_AXE = ("tablet",)  # it finds there what it finds on a phone
PLAIN = {
    "/": "[data-game]",
    "/new/base": "#new-seats",
    "/new/explorers-pirates": "#new-seats",
    "/new/europe": "#new-seats",
    "/rules/isles": "main section",
    "/settings": "main section",
    "/nowhere": ".lost",
}
NO_HINTS = "localStorage.setItem('kogge.settings', '{\"hints\": false}')"
MESSAGE = re.compile(r"\b[a-z]{3,}-[a-z]+_?[a-z]*(?:-[a-z_]+)+\b|\{ ?\$\w+ ?\}|⁨?\?\?\?")
NAMES = re.compile(r"Kogge|Catan|Explorers|kogge verify")  # are the same in every language
SENTENCES = """() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
    while (walk.nextNode()) found.push(walk.currentNode.data.trim());
    for (const one of document.querySelectorAll("[aria-label], [title]"))
        found.push(one.getAttribute("aria-label") ?? "", one.getAttribute("title") ?? "");
    return found.filter((text) => /\\p{L}+ \\p{L}+ \\p{L}+/u.test(text));
}"""


def dressed(page: Page, size: str) -> Page:
    page.emulate_media(color_scheme="dark" if size in DARK else "light")
    return page


def looked_at(page: Page, size: str, screen: str) -> None:
    """Nothing is wrong with a screen."""
    assert (screen, flaws(page)) == (screen, [])
    if size not in NO_AXE:
        assert (screen, findings(page)) == (screen, [])


# Screens around the games


@pytest.mark.parametrize("size", SIZES)
def test_screens_before_a_game_are_in_order(size: str, server: Running, browser: Browser) -> None:
    with window(browser, server.origin, SIZES[size]) as page:
        dressed(page, size)
        for path, there in PLAIN.items():
            page.goto(path)
            expect(page.locator(there).first).to_be_visible()
            looked_at(page, size, path)
        page.goto("/")
        page.click("[data-invites=land-ho]")
        expect(page.locator("[data-link]")).to_be_visible()
        looked_at(page, size, "a waiting room")


@pytest.mark.parametrize("size", SIZES)
def test_screens_after_a_game_are_in_order(size: str, server: Running, browser: Browser) -> None:
    with window(browser, server.origin, SIZES[size]) as page:
        table = come_to_the_end(server, dressed(page, size), "base")
        expect(page.locator("#proof-title")).to_be_attached()
        looked_at(page, size, "the end")
        page.goto(f"/t/{table}/replay")
        page.locator("#scrubber").fill("500")
        looked_at(page, size, "a replay")


# Tables


def must_discard(game: Game) -> bool:
    return game.step == "discard" and game.read("discards_due")[0][0] > 0


def open_trade(page: Page) -> None:
    page.click("[data-arms=trade]")
    expect(page.locator("[data-gives]").first).to_be_visible()


def ask_why(page: Page) -> None:
    page.locator("[data-act][aria-disabled=true]").first.click(force=True)  # dimmed, and answers nevertheless
    expect(page.locator("section.why")).to_be_visible()


def read_the_log(page: Page) -> None:
    if page.locator(".opener").is_visible():
        page.click(".opener")
    expect(page.locator(".told")).to_be_visible()


def nothing(page: Page) -> None:
    assert page


Then = Callable[[Page], None]
TABLES: dict[str, tuple[str, Callable[[], str] | None, tuple[Then, ...]]] = {
    "base": ("base", None, (nothing, ask_why)),
    "base, late": ("base", lambda: late("base"), (nothing, read_the_log)),
    "cards to give back": ("base", lambda: reached("base", must_discard).record(), (nothing,)),
    "trade": ("base", lambda: reached("base", may_trade).record(), (open_trade,)),
    "isles": ("explorers-pirates", None, (nothing, read_the_log)),
    "isles, late": ("explorers-pirates", lambda: late("explorers-pirates"), (nothing,)),
    "europe": ("europe", None, (nothing,)),
    "europe, late": ("europe", lambda: late("europe"), (nothing, read_the_log)),
}


@pytest.mark.parametrize("size", SIZES)
def test_tables_are_in_order(size: str, server: Running, browser: Browser) -> None:
    with window(browser, server.origin, SIZES[size]) as page:
        dressed(page, size).add_init_script(NO_HINTS)
        for name, (scenario, record, thens) in TABLES.items():
            wanted = {"scenario": scenario} | ({} if record is None else {"record": record()})
            person = sit_down(server, page, **wanted)
            assert person.wait()
            person.expect_asked()
            for then in thens:
                then(page)
                looked_at(page, size, f"{name}: {then.__name__}")


@pytest.mark.parametrize("size", SIZES)
def test_a_hint_is_never_over_what_one_decides_by(size: str, server: Running, browser: Browser) -> None:
    with window(browser, server.origin, SIZES[size]) as page:
        person = sit_down(server, dressed(page, size), record=first_roll())
        assert person.wait()
        expect(page.locator("[data-hint]")).to_be_visible()
        looked_at(page, size, "a hint")


# Languages


def test_nothing_is_left_in_another_language(server: Running, browser: Browser) -> None:
    said = {language: sentences(server, browser, language) for language in ("en", "es", "de")}
    assert min(map(len, said.values())) > 20
    assert {language: [one for one in found if MESSAGE.search(one)] for language, found in said.items()} == {
        language: [] for language in said
    }
    for one, other in (("en", "de"), ("en", "es"), ("es", "de")):
        assert said[one] & said[other] == set(), f"{one} and {other}"


def sentences(server: Running, browser: Browser, language: str) -> set[str]:
    """All that is said on home, at a table and at the end of a game, in three words or more."""
    with window(browser, server.origin, language=language) as page:
        page.goto("/")
        expect(page.locator("[data-game]").first).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)
        found: list[str] = page.evaluate(SENTENCES)
        person = sit_down(server, page, scenario="explorers-pirates", record=late("explorers-pirates"))
        assert person.wait()
        person.expect_asked()
        found += page.evaluate(SENTENCES)
        come_to_the_end(server, page, "base")
        expect(page.locator("#proof-title")).to_be_attached()
        found += page.evaluate(SENTENCES)
    return {one for one in found if not NAMES.search(one)}
