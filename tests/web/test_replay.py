"""A game that is over: watched again, kept, counted, played on, and played again."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

import kogge
from kogge.game import Game
from tests.server.wire.serving import Running
from tests.web.chromium import window
from tests.web.ended import come_to_the_end
from tests.web.records import cut, whole

A_TABLE = re.compile(r"/t/[\w-]{22}$")
POINTS = 5  # of a game that are looked at


@pytest.fixture(scope="module")
def record() -> str:
    return whole("base")


@pytest.fixture
def page(server: Running, browser: Browser) -> Iterator[Page]:
    """A page on which a game of the base game has come to its end."""
    with window(browser, server.origin) as page:
        come_to_the_end(server, page, "base")
        yield page


def watch(page: Page) -> None:
    page.click("a[href$='/replay']")
    expect(page.locator("#scrubber")).to_be_visible()


def go(page: Page, at: int) -> None:
    """Pull the scrubber somewhere."""
    page.locator("#scrubber").fill(str(at))


def where(page: Page) -> tuple[int, int]:
    """The action and the turn that the page says it shows."""
    action, _, turn = re.findall(r"[\d,]+", page.locator("output.at").inner_text())
    return int(action.replace(",", "")), int(turn)


def test_every_position_that_is_watched_is_the_one_of_the_record(page: Page, record: str) -> None:
    watch(page)
    length = len(kogge.read_record(record))
    for at in [0, *sorted(Random(1).sample(range(length), POINTS)), 700, length, 1]:
        go(page, at)
        game = kogge.read_record(cut(record, at) if at < length else record)
        assert where(page) == (at, turn_of(game))
        assert standing(page) == pieces(game)
        assert scores(page) == told(game)


def turn_of(game: Game) -> int:
    return sum(event.kind == "turn_began" for event in game.events(None))


def standing(page: Page) -> set[str]:
    """What stands on the board that is shown."""
    found = page.locator('[data-piece^="home "], [data-piece^="road "]').evaluate_all(
        "all => all.map((one) => one.dataset.piece)"
    )
    return {*found}


def pieces(game: Game) -> set[str]:
    """What stands on the board of a game."""
    return {f"{of} {place}" for of in ("home", "road") for place, [owner] in enumerate(game.read(of)) if owner >= 0}


def scores(page: Page) -> list[tuple[int, int]]:
    """The points and the number of cards that are shown of every seat."""
    told = page.locator(".scores li").evaluate_all(
        "all => all.map((one) => [one.querySelector('strong').innerText, one.querySelector('.hand').innerText])"
    )
    return [(int(re.findall(r"\d+", points)[0]), sum(map(int, re.findall(r"\d+", hand)))) for points, hand in told]


def told(game: Game) -> list[tuple[int, int]]:
    return [(points, sum(hand)) for [points], hand in zip(game.read("points"), game.read("hand"), strict=True)]


def test_steps_turns_and_keys_lead_through_the_game(page: Page, record: str) -> None:
    watch(page)
    begun = [event.number for event in kogge.read_record(record).events(None) if event.kind == "turn_began"]
    length = len(kogge.read_record(record))
    page.get_by_role("button", name="To the beginning").focus()
    for press, at in [
        ("A turn on", (begun[0] + 1, 1)),
        ("A turn on", (begun[1] + 1, 2)),
        ("An action on", (begun[1] + 2, 2)),
        ("An action back", (begun[1] + 1, 2)),
        ("A turn back", (begun[0] + 1, 1)),
        ("To the end", (length, len(begun))),
        ("To the beginning", (0, 0)),
    ]:
        page.get_by_role("button", name=press, exact=True).click()
        assert where(page) == at, press
    page.locator("h1").click()
    page.evaluate("document.activeElement.blur()")
    for key, at in [
        ("ArrowRight", (1, 0)),
        ("PageDown", (begun[0] + 1, 1)),
        ("ArrowLeft", (begun[0], 0)),
        ("End", (length, len(begun))),
        ("Home", (0, 0)),
    ]:
        page.keyboard.press(key)
        assert where(page) == at, key
    page.keyboard.press("Space")
    expect(page.locator("output.at")).to_contain_text("action 1")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Run")).to_be_visible()


def test_the_record_that_is_kept_can_be_verified_and_the_figures_are_its_own(
    page: Page, record: str, tmp_path: Path
) -> None:
    with page.expect_download() as loading:
        page.get_by_role("link", name="Keep the record").click()
    file = tmp_path / "kept.record"
    loading.value.save_as(file)
    kept = file.read_text("utf-8")
    game = kogge.read_record(kept)
    assert [game.text(action) for action in game.actions] == actions(record)
    assert kogge.verify(kept).verdict == "partly", "it was brought from elsewhere"
    shown = page.locator(".end li strong").evaluate_all("all => all.map((one) => Number(one.innerText))")
    assert shown == sorted((points for [points] in game.read("points")), reverse=True)
    for title in ("#points-title", "#proof-title"):
        expect(page.locator(title)).to_be_visible()


def actions(record: str) -> list[str]:
    game = kogge.read_record(record)
    return [game.text(action) for action in game.actions]


def test_from_any_point_one_can_play_on(page: Page, server: Running, record: str) -> None:
    before = page.url
    watch(page)
    begun = [event.number for event in kogge.read_record(record).events(None) if event.kind == "turn_began"]
    go(page, begun[8] + 1)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(A_TABLE)
    assert page.url != before
    expect(page.locator("[data-prompt=mine]")).to_be_visible()
    game = server.service.house.sittings[page.url.rpartition("/")[2]].result().table.game
    assert game is not None
    assert [game.text(action) for action in game.actions][: begun[8] + 1] == actions(record)[: begun[8] + 1]


def test_a_rematch_is_one_click_away(page: Page) -> None:
    before = page.url
    page.click("[data-rematch]")
    page.wait_for_url(lambda url: url != before and A_TABLE.search(url) is not None)
    expect(page.locator("[data-uncovers]").first).to_be_visible()
