"""A visitor of the page in real Chromium, what the page did meanwhile, and somebody who plays the visitor's seat."""

import json
import random
import threading
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page
from tests.server.trouble.process import Served  # what serves here serves in the tests, too
from tests.web.chromium import DESKTOP
from websockets.sync.client import connect
from websockets.typing import Origin

PACE = 200  # milliseconds between two actions
PATIENCE = 1200  # tenths of a second
TRACED = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing", "loading"]
HERE = "here"  # noted by the page that is measured, among others

# What a page notes by itself: when the first move can be made, what came over the socket, and what jumped.
NOTING = """
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) {
      const nodes = one.sources.map(({ node }) => node?.className ?? node?.nodeName).join(", ");
      if (!one.hadRecentInput) window.shifts.push([one.value, nodes]);
    }
  }).observe({ type: "layout-shift", buffered: true });
  const moves = "[data-spot], [data-plays], [data-arms], article button";
  const look = () => document.querySelector(moves) ? performance.mark("first-move") : requestAnimationFrame(look);
  look();
  window.WebSocket = class extends WebSocket {
    constructor(...told) {
      super(...told);
      this.addEventListener("message", ({ data }) => data.startsWith('{"type":"news"') && performance.mark("news"));
    }
  };
"""
BEGIN = """(table) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/socket`);
  socket.onmessage = ({ data }) => {
    const { type } = JSON.parse(data);
    if (type === "hello") socket.send(JSON.stringify({ type: "start", table, id: "start" }));
    else if (type === "done" || type === "refused") { socket.close(); done(type); }
  };
})"""


class Trace:
    """What the page's main thread did, in milliseconds of its processor time."""

    def __init__(self, told: bytes) -> None:
        self.events = [event for event in json.loads(told)["traceEvents"] if "ts" in event]
        self.main = next(thread_of(event) for event in self.events if event["name"] == HERE)
        tasks = [event for event in self.events if event["name"] == "RunTask" and event.get("ph") == "X"]
        self.tasks = [task for task in tasks if thread_of(task) == self.main]

    def moments(self, name: str) -> list[float]:
        """When something was noted, in microseconds."""
        return sorted(event["ts"] for event in self.events if event["name"] == name and event["pid"] == self.main[0])

    def worked(self, start: float = 0, end: float = float("inf")) -> float:
        """The work between two moments; of a task that is only partly in between, its share."""
        found = 0.0
        for task in self.tasks:
            inside = min(end, task["ts"] + task["dur"]) - max(start, task["ts"])
            found += task.get("tdur", 0) * max(0, inside) / max(1, task["dur"])
        return found / 1000

    @property
    def longest(self) -> float:
        """The longest task."""
        return float(max((task.get("tdur", 0) for task in self.tasks), default=0)) / 1000

    @property
    def raster(self) -> float:
        """The work of drawing pixels, which other threads do."""
        return sum(float(event.get("tdur", 0)) for event in self.events if event["name"] == "RasterTask") / 1000


def thread_of(event: dict[str, Any]) -> tuple[int, int]:
    return event["pid"], event["tid"]


class Visitor:
    """Somebody with a browser of their own, at a server."""

    def __init__(self, browser: Browser, server: Served) -> None:
        self.browser = browser
        self.server = server
        self.context: BrowserContext = browser.new_context(
            base_url=server.origin, viewport={"width": DESKTOP[0], "height": DESKTOP[1]}, locale="en"
        )
        self.context.set_default_timeout(PATIENCE * 100)
        self.context.add_init_script(NOTING)
        self.context.request.post("/api/guests", data={"name": "Ana"})

    def table(self, scenario: str) -> str:
        """A table against three bots at which the game has begun, and the visitor is asked for something."""
        bots = [{"kind": "bot", "bot": "greedy"}] * 3
        wanted = {"scenario": scenario, "seats": [{"kind": "me"}, *bots], "settings": {"pace": PACE}}
        made: str = self.context.request.post("/api/tables", data=wanted).json()["table"]
        page = self.context.new_page()
        page.goto("/settings")
        page.evaluate(BEGIN, made)
        page.goto(f"/t/{made}")
        noted(page, "first-move")
        page.close()
        return made

    def fresh(self, slower: int = 1, latency: int = 0) -> Page:
        """A page that has nothing yet, in a browser that is so many times slower, and so many milliseconds away."""
        page = self.context.new_page()
        line = self.context.new_cdp_session(page)
        line.send("Network.setCacheDisabled", {"cacheDisabled": True})
        line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        rates = {"downloadThroughput": -1, "uploadThroughput": -1}
        line.send("Network.emulateNetworkConditions", {"offline": False, "latency": latency, **rates})
        return page

    def at(self, table: str) -> Page:
        """A page that shows a table and has come to rest."""
        page = self.fresh()
        page.goto(f"/t/{table}")
        noted(page, "first-move")
        page.wait_for_timeout(1000)
        return page

    def traced(self, page: Page, doing: Callable[[], None]) -> Trace:
        """What the page does meanwhile."""
        self.browser.start_tracing(page=page, categories=TRACED)
        doing()
        page.evaluate("(name) => performance.mark(name)", HERE)
        return Trace(self.browser.stop_tracing())


class Whisperer:
    """Plays the visitor's seat, from a thread of its own: whatever comes first to mind."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.server = visitor.server
        self.table = table
        self.mind = random.Random(7)
        self.is_done = threading.Event()
        self.cookies = "; ".join(f"{one['name']}={one['value']}" for one in visitor.context.cookies())
        self.thread = threading.Thread(target=self.play, daemon=True)
        self.thread.start()

    def play(self) -> None:
        headers, origin = {"cookie": self.cookies}, Origin(self.server.origin)
        with connect(self.server.socket_url, additional_headers=headers, origin=origin, max_size=None) as socket:
            socket.send(json.dumps({"type": "watch", "table": self.table}))
            while not self.is_done.is_set():
                try:
                    told = json.loads(socket.recv(timeout=PACE / 1000))
                except TimeoutError:
                    continue
                if told["type"] in ("table", "news") and told["choices"] and not self.is_done.wait(PACE / 1000):
                    socket.send(json.dumps(self.action(told)))

    def action(self, told: dict[str, Any]) -> dict[str, Any]:
        text, seq = self.mind.choice(told["choices"])["text"], told["seq"]
        return {"type": "act", "table": self.table, "seat": 0, "seq": seq, "action": text, "id": f"whisper-{seq}"}

    def close(self) -> None:
        self.is_done.set()
        self.thread.join()


def noted(page: Page, name: str) -> float:
    """When a page noted something first, as soon as it has; asked again and again, as its policy lets no code wait."""
    for _ in range(PATIENCE):
        if found := page.evaluate("(name) => performance.getEntriesByName(name).map((one) => one.startTime)", name):
            return float(found[0])
        page.wait_for_timeout(100)
    raise TimeoutError(f"{name} never came")
