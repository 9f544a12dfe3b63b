"""Europe's map is pulled and zoomed smoothly: hardly any work is done for it, and nothing is drawn anew meanwhile."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.server.wire.serving import Running
from tests.web.chromium import window
from tests.web.person import sit_down
from tests.web.records import late

LONGEST = 50_000  # microseconds of a processor that one task may take
STEPS = 40
TRACED = "disabled-by-default-devtools.timeline,devtools.timeline,toplevel"
LISTEN = """() => {
    const told = (window.changes = new Set());
    const name = (one) => one.nodeType === 1 ? one.getAttribute("class") ?? one.tagName : "text";
    const tell = (one) => told.add(`${one.type} ${one.attributeName ?? ""} ${name(one.target)}`);
    const stage = document.querySelector("[data-board]").parentElement;
    const all = { subtree: true, attributes: true, childList: true };
    new MutationObserver((told) => told.forEach(tell)).observe(stage, all);
}"""


@pytest.fixture(scope="module")
def page(server: Running, browser: Browser) -> Iterator[Page]:
    """A late game of Merchants of Europe, looked at from near enough to pull the map about."""
    with window(browser, server.origin) as page:
        page.add_init_script("localStorage.setItem('kogge.settings', '{\"hints\": false}')")
        person = sit_down(server, page, scenario="europe", record=late("europe"))
        assert person.wait()
        person.expect_asked()
        for _ in range(3):
            page.get_by_role("button", name="Closer").click()
        expect(page.locator("[data-board][data-zoom=near]")).to_be_visible()
        yield page


def traced(page: Page, doing: Callable[[Page], None]) -> list[int]:
    """The tasks of the page's main thread while something is done: how long each had a processor, in microseconds."""
    session: CDPSession = page.context.new_cdp_session(page)
    told: list[dict[str, Any]] = []
    ended: list[bool] = []
    session.on("Tracing.dataCollected", lambda part: told.extend(part["value"]))
    session.on("Tracing.tracingComplete", lambda _: ended.append(True))
    session.send("Tracing.start", {"categories": TRACED, "transferMode": "ReportEvents"})
    doing(page)
    session.send("Tracing.end")
    while not ended:
        page.evaluate("() => 0")
    session.detach()
    threads = {
        (event["pid"], event["tid"])
        for event in told
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    return [event["tdur"] for event in told if is_task(event) and (event["pid"], event["tid"]) in threads]


def is_task(event: dict[str, Any]) -> bool:
    return event["name"].endswith("RunTask") and "tdur" in event


def pull(page: Page) -> None:
    """Drag the map to and fro."""
    box = page.locator("[data-board]").locator("xpath=ancestor::*[contains(@class, 'board')][1]").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for goal in ((-200, -120), (200, 120), (0, 0)):
        page.mouse.move(x + goal[0], y + goal[1], steps=STEPS)
    page.mouse.up()


def zoom(page: Page) -> None:
    """Turn the wheel both ways."""
    for turned in [-60] * 6 + [60] * 6:
        page.mouse.wheel(0, turned)


def test_no_task_takes_long_while_the_map_is_pulled(page: Page) -> None:
    tasks = traced(page, pull)
    assert len(tasks) > STEPS, "nothing was traced"
    assert max(tasks) < LONGEST, json.dumps(sorted(tasks)[-5:])


def test_while_the_map_is_pulled_and_zoomed_only_the_camera_moves(page: Page) -> None:
    page.evaluate(LISTEN)
    pull(page)
    zoom(page)
    changed = set(page.evaluate("() => [...window.changes]"))
    assert {one for one in changed if not is_of_the_camera(one)} == set()
    assert any(one.startswith("attributes style stage") for one in changed)


def is_of_the_camera(change: str) -> bool:
    """The stage moves; when the wheel has come to rest the map is drawn in its new size."""
    kind, what, *_ = change.split()
    return kind == "attributes" and what in ("style", "width", "height", "data-zoom")
