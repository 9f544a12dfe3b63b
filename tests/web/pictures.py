"""Pictures of the page for the docs, which `make pictures` takes; no test by name, so that nothing else takes them."""

from base64 import b64decode
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import kogge
from tests.server.wire.serving import Running
from tests.support.positions import may_trade, reached
from tests.web.chromium import DESKTOP, PHONE, window
from tests.web.ended import come_to_the_end
from tests.web.person import sit_down
from tests.web.records import cut, whole
from tests.web.test_pictures import SCREENS

QUALITY = 88  # of a hundred
NO_HINTS = "localStorage.setItem('kogge.settings', '{\"hints\": false}')"


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def page(server: Running, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    with window(browser, server.origin, request.param) as page:
        page.add_init_script(NO_HINTS)
        assert page.request.post("/api/guests", data={"name": "Ana"}).ok
        yield page


def take(page: Page, name: str) -> None:
    """Keep a picture, when nothing moves or lies under the pointer any more."""
    page.mouse.move(0, 0)
    page.evaluate("() => document.activeElement?.blur()")
    SCREENS.mkdir(exist_ok=True)
    small = "-phone" if (page.viewport_size or {"width": 0})["width"] == PHONE[0] else ""
    session = page.context.new_cdp_session(page)
    told = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    SCREENS.joinpath(f"{name}{small}.webp").write_bytes(b64decode(told["data"]))
    session.detach()


def seated(server: Running, page: Page, record: str) -> None:
    """Sit at a table, and come anew when something is asked: nothing has just happened then."""
    person = sit_down(server, page, scenario=kogge.read_record(record).scenario.name, record=record)
    assert person.wait()
    person.expect_asked()
    page.reload()
    person.expect_asked()


def before_last(scenario: str, act: str) -> str:
    """The record of a game of bots up to where the first seat does something for the last time."""
    game = kogge.read_record(whole(scenario))
    plies = enumerate(zip(game.actions, game.plies(), strict=True))
    done = [n for n, (action, ply) in plies if ply.actor == 0 and game.text(action).split()[0] == act]
    return cut(whole(scenario), done[-1])


def test_pictures_of_home_and_a_table(server: Running, page: Page) -> None:
    page.goto("/")
    expect(page.locator("[data-game]").first).to_be_visible()
    take(page, "home")
    seated(server, page, before_last("base", "end_turn"))
    take(page, "table")


@pytest.mark.parametrize("page", [DESKTOP], indirect=True, ids=["desktop"])
def test_pictures_of_all_other_screens(server: Running, page: Page) -> None:
    for name, path, there in (
        ("new", "/new/europe", "#new-seats"),
        ("rules", "/rules/base", "#B-15"),
        ("settings", "/settings", "main section"),
    ):
        page.goto(path)
        expect(page.locator(there).first).to_be_visible()
        take(page, name)
    seated(server, page, before_last("explorers-pirates", "set_sail"))
    take(page, "isles")
    seated(server, page, before_last("europe", "end_turn"))
    take(page, "europe")
    seated(server, page, reached("base", may_trade).record())
    page.click("[data-arms=trade]")
    take(page, "trade")
    table = come_to_the_end(server, page, "base")
    page.reload()
    expect(page.locator("#proof-title")).to_be_attached()
    take(page, "end")
    page.goto(f"/t/{table}/replay")
    page.locator("#scrubber").fill("700")
    take(page, "replay")
