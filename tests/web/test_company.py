"""Two people in browsers of their own: what one does the other sees, and nothing of the other's hand."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from kogge.server.audience import fields
from tests.server.wire.serving import Running, wait_for
from tests.support.positions import both_discard, may_trade, reached, spare
from tests.web.chromium import window
from tests.web.company import gather
from tests.web.person import Person

FAMILIES = ["base", "explorers-pirates", "europe-short"]


class Eavesdropper:
    """Everything that a page is told over its socket."""

    def __init__(self, page: Page) -> None:
        self.frames: list[dict[str, Any]] = []
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))

    def known(self) -> dict[str, list[list[int | None]]]:
        """The fields of the position, as they were told and changed since."""
        found: dict[str, list[list[int | None]]] = {}
        for frame in self.frames:
            if frame["type"] == "table":
                found = json.loads(json.dumps(frame["fields"]))
            elif frame["type"] == "news":
                for field, row, column, value in frame["changes"]:
                    found[field][row][column] = value
        return found

    def hands(self, seat: int) -> set[int | None]:
        """All that was ever told of what a seat holds."""
        tables = [frame["fields"] for frame in self.frames if frame["type"] == "table" and frame["fields"]]
        told = {n for table in tables for n in table["hand"][seat]}
        news = [change for frame in self.frames if frame["type"] == "news" for change in frame["changes"]]
        return told | {value for field, row, _, value in news if field == "hand" and row == seat}


@contextmanager
def two_windows(server: Running, browser: Browser) -> Iterator[tuple[Page, Page]]:
    with window(browser, server.origin) as ana, window(browser, server.origin) as ben:
        yield ana, ben


def shows_its_hand(person: Person) -> None:
    """The page has the cards of this seat, and those of nobody else."""
    view = person.game.view(person.seat)
    for good, n in zip(view.facts.resources, view.row("hand", person.seat), strict=True):
        shown = person.page.locator(f"[data-hand={good}]")
        expect(shown).to_have_count(1)
        expect(shown.locator(".n")).to_have_text(f"{n}")


def is_told_its_view_alone(person: Person, heard: Eavesdropper, others: list[int]) -> None:
    """What came over the socket is what the server's own view of this seat says."""
    person.keep_up()
    wait_for(lambda: person.page.evaluate("1") == 1 and heard.known() == fields(person.game.view(person.seat)))
    for other in others:
        assert heard.hands(other) <= {None}


@pytest.mark.parametrize("scenario", FAMILIES)
def test_an_offer_is_seen_countered_and_closed(scenario: str, server: Running, browser: Browser) -> None:
    game = reached(scenario, may_trade)
    mine, [first, second, *_] = spare(game, 0, 1)[0], spare(game, 1, 0)
    with two_windows(server, browser) as (first_page, second_page):
        heard = [Eavesdropper(page) for page in (first_page, second_page)]
        _, [ana, ben] = gather(server, {0: first_page, 1: second_page}, game)
        ana.wait()
        for control in '[data-arms="trade"]', f"[data-gives={mine}]", f"[data-wants={first}]":
            ana.page.click(control)
        ana.page.click(f'[data-plays="offer {mine} for {first}"]')
        ben.page.click('[data-offer="0"] [data-arms=counter]')
        ben.page.click(f".counter [data-gives={second}]")
        ben.page.click('.counter [data-plays^="counter "]')
        ana.page.click('.offers [data-plays="deal 1"]')
        expect(ana.page.locator("[data-offer]")).to_have_count(0)
        expect(ben.page.locator("[data-offer]")).to_have_count(0)
        hands = [ana.game.view(seat).row("hand", seat) for seat in (0, 1)]
        for good, gained in {mine: (-1, 1), first: (1, -1), second: (1, -1)}.items():
            column = game.facts.resources.index(good)
            before = [row[column] for row in game.read("hand")[:2]]
            assert [row[column] for row in hands] == [before[0] + gained[0], before[1] + gained[1]]
        for person, ears in zip((ana, ben), heard, strict=True):
            shows_its_hand(person)
            is_told_its_view_alone(person, ears, [seat for seat in range(game.players) if seat != person.seat])


@pytest.mark.parametrize("scenario", FAMILIES)
def test_two_give_their_cards_back_at_once(scenario: str, server: Running, browser: Browser) -> None:
    game = reached(scenario, both_discard)
    seats = game.waiting()
    with two_windows(server, browser) as (first_page, second_page):
        heard = [Eavesdropper(page) for page in (first_page, second_page)]
        _, people = gather(server, dict(zip(seats, (first_page, second_page), strict=True)), game)
        held = {person.seat: sum(person.game.read("hand")[person.seat]) for person in people}
        for person in reversed(people):  # it is not the turn of whoever is first here
            person.expect_asked()
            person.discard()
            expect(person.page.locator("[data-discards]")).to_have_count(0)
        wait_for(lambda: people[0].game.step != "discard")
        for person, ears in zip(people, heard, strict=True):
            given = game.read("discards_due")[person.seat][0]
            assert sum(event.parts.get("n") or 0 for event in gone(person, len(game))) == given <= held[person.seat]
            is_told_its_view_alone(person, ears, [seat for seat in range(game.players) if seat != person.seat])


def gone(person: Person, since: int) -> list[Any]:
    """What the seat has given back."""
    events = person.game.events(person.seat, since)
    return [event for event in events if event.kind == "discarded" and event.parts["seat"] == person.seat]


def test_people_talk_and_whoever_is_muted_is_not_heard(server: Running, browser: Browser) -> None:
    with two_windows(server, browser) as (first_page, second_page):
        heard = Eavesdropper(second_page)
        _, [ana, ben] = gather(server, {0: first_page, 1: second_page}, reached("base", may_trade))
        for person in ana, ben:
            person.page.click(".tabs >> text=Chat")
        say(ana, "Hello!")
        expect(ben.page.locator(".chat .text")).to_have_text(["Hello!"])
        say(ben, "¡Hola!")
        expect(ana.page.locator(".chat .text")).to_have_text(["Hello!", "¡Hola!"])
        ben.page.click(".chat summary")
        ben.page.click(".chat details button")
        expect(ben.page.locator(".chat details button")).to_have_attribute("aria-pressed", "true")
        expect(ben.page.locator("[data-prompt][aria-busy=false]")).to_be_visible()
        say(ana, "Nobody hears me")
        expect(ana.page.locator(".chat .text")).to_have_count(3)
        ana.page.click("[data-act=end_turn]")  # what comes later is there: so is all that came before
        ben.wait()
        assert "Nobody hears me" not in json.dumps(heard.frames)
        expect(ben.page.locator(".chat .text")).to_have_text(["¡Hola!"])
        ben.page.click(".chat details button")
        expect(ben.page.locator("[data-prompt][aria-busy=false]")).to_be_visible()
        say(ana, "And now?")
        expect(ben.page.locator(".chat .text").last).to_have_text("And now?")


def say(person: Person, text: str) -> None:
    person.page.fill(".chat input", text)
    person.page.press(".chat input", "Enter")
