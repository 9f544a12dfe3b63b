"""A table in the language of whoever looks at it: prompts, buttons, story, dates and numbers."""

import re

import pytest
from playwright.sync_api import Browser, expect

from kogge import texts
from kogge.prompts import prompt
from kogge.wording import Wording
from tests.server.wire.serving import Running
from tests.web.chromium import window
from tests.web.ended import come_to_the_end
from tests.web.foreign import foreign
from tests.web.person import Person, sit_down
from tests.web.sayings import on_page

OTHERS = [language for language in texts.languages() if language != texts.ENGLISH]
A_MOMENT_AGO = {"de": r"jetzt|vor \d+ Minuten?", "es": r"ahora|hace \d+ minutos?"}
FOUNDED = {"board": "random", "trade": False}  # a game in which nobody is asked out of turn


def asked(person: Person, language: str) -> str:
    """What is asked of the seat, in a language."""
    view = person.game.view(person.seat)
    return on_page(prompt(view)).said(Wording(view.rules, view.state, view.seat, texts.texts(language)))


@pytest.mark.parametrize("language", OTHERS)
def test_founding_and_a_turn_are_in_the_language_of_the_reader(
    language: str, server: Running, browser: Browser
) -> None:
    words = texts.texts(language)
    with window(browser, server.origin, language=language) as page:
        person = sit_down(server, page, options=FOUNDED)
        text = ""
        while text != "end_turn":
            person.wait()
            person.expect_asked()
            expect(page.locator("html")).to_have_attribute("lang", language)
            expect(page.locator("[data-prompt] .said")).to_have_text(asked(person, language))
            expect(page.locator("[aria-live=assertive]")).to_have_text(asked(person, language))
            expect(page).to_have_title(words.say("story-title-yours"))
            assert foreign(page, language) == []
            text = person.decide()
            person.play(text)
        person.wait()
        expect(page.locator("[data-act=roll] .name")).to_have_text(words.say("play-act-roll"), ignore_case=True)
        expect(page.locator(".log .line").first).to_be_attached()
        page.keyboard.press("?")
        expect(page.locator("dialog h2")).to_have_text(words.say("play-keys"))
        assert foreign(page, language) == []


@pytest.mark.parametrize("language", OTHERS)
def test_dates_and_numbers_are_written_as_readers_do(language: str, server: Running, browser: Browser) -> None:
    with window(browser, server.origin, language=language) as page:
        come_to_the_end(server, page, "base")
        expect(page.locator("#production-title")).to_be_visible()  # the figures come a moment later
        assert foreign(page, language) == []
        page.locator("details").evaluate_all("all => all.forEach((one) => { one.open = true; })")
        told = page.locator("main").inner_text()
        assert re.search(r"\d,\d", told), "there are fractions"
        assert not re.search(r"\d\.\d", told), "none is written as in English"
        page.goto("/")
        expect(page.locator("[data-table] time").first).to_have_text(re.compile(A_MOMENT_AGO[language]))
        assert foreign(page, language) == []


def test_what_is_in_another_language_would_be_found(server: Running, browser: Browser) -> None:
    with window(browser, server.origin) as page:
        page.goto("/settings")
        expect(page.locator("main h2").first).to_be_visible()
        assert foreign(page, texts.ENGLISH) == []
        assert [language for language in OTHERS if len(foreign(page, language)) > len("many")] == OTHERS
        page.evaluate("() => document.querySelector('main').append(' lobby-title ')")
        assert foreign(page, texts.ENGLISH) == ["lobby-title"]
