"""Several people at one screen, and those who look on: nobody sees what is not theirs."""

import re

from playwright.sync_api import Browser, Page, expect

import kogge
from tests.server.leaks.worlds import twin_of
from tests.server.wire.serving import Running, wait_for
from tests.web.chromium import window
from tests.web.person import Person
from tests.web.records import late

REST = 10  # looks at a page, a tenth of a second apart, in which it stays the same
SECRETS = "[data-hand], [data-card], [data-plays], [data-arms], [data-spot]"
HERE = (0, 1)  # the seats at this screen


def sit_together(page: Page, server: Running, **options: str) -> list[Person]:
    """Two people of this page and a bot, from the screen on which a table is made."""
    page.goto("/new/base")
    page.select_option(".players select", "3")
    page.select_option("[data-seat='1']", "here")
    page.select_option("[data-seat='2']", "bot greedy")
    for name, value in options.items():
        page.select_option(f"#option-{name}", value)
    page.click(".bottom button")
    page.wait_for_url(re.compile(r"/t/[\w-]{22}$"))
    table = page.url.rpartition("/")[2]
    wait_for(lambda: table in server.service.house.sittings)
    return [Person(server, page, table, seat) for seat in HERE]


def covered(page: Page) -> None:
    """The curtain is drawn, and behind it is nothing that anybody's eyes are not for."""
    expect(page.locator("[data-uncovers]").first).to_be_enabled()
    assert page.locator(SECRETS).count() == 0


def uncover(person: Person) -> None:
    """Take the screen over from somebody else; whoever has it already keeps it."""
    button = person.page.locator(f"[data-uncovers='{person.seat}']")
    expect(button.or_(person.page.locator(f"[data-seat-card='{person.seat}'] .you"))).to_be_visible()
    if button.count():
        covered(person.page)
        button.click()
    expect(person.page.locator(f"[data-seat-card='{person.seat}'] .you")).to_be_visible()
    person.expect_asked()
    person.keep_up()
    shown = person.page.locator("[data-hand] .n").evaluate_all("all => all.map((one) => Number(one.textContent))")
    assert shown == list(person.game.read("hand")[person.seat])


def next_to_decide(people: list[Person]) -> Person:
    """Whoever is asked: if several are, the one who has the screen already."""
    wait_for(lambda: any(person.is_asked() for person in people))
    asked = [person for person in people if person.is_asked()]
    here = [person for person in asked if person.page.locator(f"[data-seat-card='{person.seat}'] .you").count()]
    return [*here, *asked][0]


def test_two_people_at_one_screen_found_and_have_a_turn_each(server: Running, browser: Browser) -> None:
    with window(browser, server.origin) as page:
        people = sit_together(page, server, board="shuffled")
        ended: set[int] = set()
        handed_over = 0
        while ended != {*HERE}:
            person = next_to_decide(people)
            handed_over += page.locator(f"[data-uncovers='{person.seat}']").count()
            uncover(person)
            text = person.decide()
            person.play(text)
            if text == "end_turn":
                ended.add(person.seat)
        assert handed_over >= 2, "nothing was ever covered"


def test_whoever_looks_on_sees_no_hand_and_nothing_to_choose(server: Running, browser: Browser) -> None:
    with window(browser, server.origin) as page, window(browser, server.origin) as other:
        people = sit_together(page, server)
        person = next_to_decide(people)
        other.goto(f"/t/{person.table}#{invitation(page, person.table)}")
        expect(other.locator("[data-prompt=others]")).to_be_visible()
        assert "#" not in other.url, "the token is used once"
        uncover(person)
        person.play(person.decide())
        expect(other.locator("[data-line]").first).to_be_visible()
        assert other.locator(SECRETS).count() == 0
        assert other.locator("[data-seat-card] .you", has_text=re.compile("^you$")).count() == 0


def invitation(page: Page, table: str) -> str:
    """A token by which anybody comes to a table of this page; where all seats are taken they look on."""
    token: str = page.request.post(f"/api/tables/{table}/invite").json()["token"]
    return token


def test_not_a_byte_of_the_page_depends_on_what_is_hidden(server: Running, browser: Browser) -> None:
    """The same position with other hands, cards and luck looks the same to whoever may not know them."""
    with window(browser, server.origin) as page, window(browser, server.origin) as other:
        assert page.request.post("/api/guests", data={"name": "Ana"}).ok
        seats = [{"kind": "me"}] * 4
        opened = page.request.post("/api/tables", data={"scenario": "base", "record": late("base"), "seats": seats})
        table = opened.json()["table"]
        page.goto(f"/t/{table}")
        page.click(".seats button.primary")
        expect(page.locator("[data-uncovers]")).to_be_enabled()
        other.goto(f"/t/{table}#{invitation(page, table)}")
        expect(other.locator("[data-prompt=others]")).to_be_visible()
        asked = page.locator("[data-uncovers]").get_attribute("data-uncovers") or ""
        before = look(page) + look(other)
        change_what_is_hidden(server, table)
        assert look(page) + look(other) == before
        page.click("[data-uncovers]")
        expect(page.locator(f"[data-seat-card='{asked}'] .you")).to_be_visible()
        assert page.locator(SECRETS).count() > 0


def look(page: Page) -> list[str]:
    """All of a page, tag by tag, after a new look at it."""
    page.reload()
    expect(page.locator("[data-prompt]")).to_be_visible()
    expect(page.locator(".board > .unseen").first).not_to_be_empty()
    expect(page.locator("h1")).to_have_text("The base game")
    expect(page.locator(".player.gone")).to_have_count(0)  # all who play are known to be here
    return rested(page).split("<")


def rested(page: Page) -> str:
    """The page when nothing in it changes any more."""
    seen = [page.content()]
    while len(seen) < REST or any(one != seen[-1] for one in seen[-REST:]):
        page.wait_for_timeout(100)
        seen.append(page.content())
    return seen[-1]


def change_what_is_hidden(server: Running, table: str) -> None:
    """Put all that nobody at this screen may see before the curtain is drawn aside otherwise."""
    sitting = server.service.house.sittings[table].result()
    game = sitting.table.game
    assert game is not None
    twin = twin_of(game, None, kogge.Random(7))
    assert twin.state != game.state
    assert twin.read("hand") != game.read("hand")
    sitting.table.game = twin
    sitting.gallery.look_at(sitting.table)
