"""How fast and how large the page is, in real Chromium: ``make page-speed``, or only some of it:

    python tools/page_speed.py --scenarios base,europe --only sizes,loading,shifts,slow,far,panning,own,news

On a machine on which others work as well, a clock tells more about them than about the page. So most of this is
processor time of the page's main thread, from Chromium's traces; only what somebody waits for on a slow laptop, far
away, or after a click is of the clock.
"""

import argparse
import gzip
import sys
from itertools import pairwise
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.trouble.process import Served  # noqa: E402
from tests.web.chromium import launch  # noqa: E402
from tools.page_visit import Visitor, Whisperer, noted  # noqa: E402

from kogge.server.page_files import BUILT, is_built  # noqa: E402

SCENARIOS = ("base", "explorers-pirates", "europe")
SLOWER = 4  # a slow laptop, of this machine
RUNS = 5
ACTIONS = 50  # of which news come
AWAY = 300  # milliseconds from a request to its answer through a proxy

# From a click to the frame after the one in which the page knows what it did; nothing if the page asks once more.
CLICK = """(control) => new Promise((shown) => {
  const table = document.querySelector("[data-seq]"), seq = table.dataset.seq, clicked = performance.now();
  const frames = () => {
    if (performance.now() - clicked > 2000) shown(null);
    else if (table.dataset.seq === seq) requestAnimationFrame(frames);
    else requestAnimationFrame(() => shown(performance.now() - clicked));
  };
  frames();
  control.dispatchEvent(new MouseEvent("click", { bubbles: true }));
})"""


def told(what: str, figures: list[float], unit: str = "") -> None:
    """A line: the median, the least and the most."""
    spread = f"{median(figures):7.1f} ({min(figures):.1f} to {max(figures):.1f})" if figures else "      -"
    print(f"  {what:34} {spread}{unit}", flush=True)


def sizes(visitor: Visitor) -> None:
    """Bytes of what a browser has to load."""
    for name, pattern in {"script": "*.js", "style": "*.css", "shapes": "*.svg"}.items():
        print(f"  {name:9} {weight([path.read_bytes() for path in BUILT.glob(f'assets/{pattern}')])}")
    for language in ("en", "es", "de"):
        print(f"  texts, {language} {weight([visitor.context.request.get(f'/api/texts/{language}').body()])}")


def weight(bodies: list[bytes]) -> str:
    plain, packed = (sum(map(len, some)) / 1000 for some in (bodies, [gzip.compress(body, 9) for body in bodies]))
    return f"{plain:6.1f} kB, gzipped {packed:5.1f}"


def loading(visitor: Visitor, address: str) -> None:
    """The work until something is seen, and until something can be done."""
    painted, ready = [], []
    for _ in range(RUNS):
        page = visitor.fresh()

        def load(page: Page = page) -> None:
            page.goto(address)
            noted(page, "first-move")
            noted(page, "first-contentful-paint")
            page.wait_for_timeout(200)  # until that is in the trace, too

        trace = visitor.traced(page, load)
        painted += [trace.worked(end=moment) for moment in trace.moments("firstContentfulPaint")[-1:]]
        ready.append(trace.worked(end=trace.moments("first-move")[-1]))
        page.close()
    told("until something is seen", painted)
    told("until something can be done", ready)


def shifts(visitor: Visitor, address: str) -> None:
    """What jumps after something has been shown."""
    page = visitor.fresh()
    page.goto(address)
    page.wait_for_timeout(2500)
    told_shifts("layout shift after loading", page.evaluate("shifts"))
    page.close()


def told_shifts(what: str, found: list[tuple[float, str]]) -> None:
    most = max(found, default=(0.0, ""))
    print(f"  {what:34} {sum(value for value, _ in found):9.3f}{most[1] and f', most: {most[1]}'}", flush=True)


def slow(visitor: Visitor, address: str) -> None:
    """First paint and first move on a slow laptop, by the clock."""
    clocked(visitor, address, f"{SLOWER} times slower", slower=SLOWER)


def far(visitor: Visitor, address: str) -> None:
    """The same far away from the server."""
    clocked(visitor, address, f"{AWAY} ms away", latency=AWAY)


def clocked(visitor: Visitor, address: str, how: str, slower: int = 1, latency: int = 0) -> None:
    painted, ready = [], []
    for _ in range(RUNS):
        page = visitor.fresh(slower, latency)
        page.goto(address)
        painted.append(noted(page, "first-contentful-paint"))
        ready.append(noted(page, "first-move"))
        page.close()
    told(f"{how}, seen", painted, " of the clock")
    told(f"{how}, something to do", ready, " of the clock")


def panning(visitor: Visitor, table: str) -> None:
    """The longest task while somebody drags the board about and zooms."""
    page = visitor.at(table)
    box = page.locator("[data-board]").locator("xpath=../..").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def zoom() -> None:
        page.mouse.move(x, y)
        for turned in [-120] * 6 + [120] * 3 + [-120] * 3:
            page.mouse.wheel(0, turned)
            page.wait_for_timeout(50)
        page.wait_for_timeout(400)

    def drag() -> None:
        for side in (1, -1, 1, -1):
            page.mouse.move(x - side * 150, y - side * 100)
            page.mouse.down()
            page.mouse.move(x + side * 150, y + side * 100, steps=50)
            page.mouse.up()
        page.wait_for_timeout(300)

    for name, doing in (("zooming", zoom), ("panning", drag)):
        trace = visitor.traced(page, doing)
        told(f"longest task while {name}", [trace.longest], f"; in all {trace.worked():.0f}, raster {trace.raster:.0f}")
    page.close()


def own(visitor: Visitor, table: str) -> None:
    """From a click to the frame that shows what it did, by the clock."""
    page = visitor.at(table)
    took = []
    for _ in range(2 * RUNS):
        button = page.wait_for_selector("[data-plays]:not([disabled])")
        took += [figure for figure in [page.evaluate(CLICK, button)] if figure is not None]
        page.wait_for_timeout(300)
    told("from a click to what it did", took, " of the clock")
    page.close()


def news(visitor: Visitor, table: str) -> None:
    """The work for each news of what was played, and whether anything jumped meanwhile."""
    page = visitor.at(table)
    jumped = page.evaluate("shifts.length")

    def watch() -> None:
        whisperer = Whisperer(visitor, table)
        for _ in range(5 * ACTIONS):
            page.wait_for_timeout(200)
            if page.evaluate("performance.getEntriesByName('news').length") > ACTIONS:
                break
        whisperer.close()

    trace = visitor.traced(page, watch)
    works = [trace.worked(one, next_one) for one, next_one in pairwise(trace.moments("news")[: ACTIONS + 1])]
    told(f"one of {len(works)} news", works, f", longest task {trace.longest:.1f}")
    told_shifts("layout shift while they come", page.evaluate("(first) => shifts.slice(first)", jumped))
    page.close()


AT_ADDRESSES = {"loading": loading, "shifts": shifts, "slow": slow, "far": far}
AT_TABLES = {"panning": panning, "own": own, "news": news}


def measure(visitor: Visitor, scenarios: list[str], wanted: list[str]) -> None:
    print("median (least to most); milliseconds of the main thread's processor time, if not said otherwise")
    if "sizes" in wanted:
        print("sizes")
        sizes(visitor)
    places = [("home", "/", "")]
    for scenario in scenarios:
        table = visitor.table(scenario)
        places.append((scenario, f"/t/{table}", table))
    for name, address, table in places:
        print(name, flush=True)
        for what, at_address in AT_ADDRESSES.items():
            if what in wanted:
                at_address(visitor, address)
        for what, at_table in AT_TABLES.items():
            if what in wanted and table:
                at_table(visitor, table)


def main() -> int:
    parser = argparse.ArgumentParser(description="How fast and how large the page is, in real Chromium.")
    parser.add_argument("--scenarios", default=",".join(SCENARIOS))
    parser.add_argument("--only", default=",".join(["sizes", *AT_ADDRESSES, *AT_TABLES]))
    asked = parser.parse_args()
    if not is_built():
        print("The page has not been built: make web", file=sys.stderr)
        return 1
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, browser = Served(Path(folder)), launch(playwright)
        server.start()
        try:
            measure(Visitor(browser, server), asked.scenarios.split(","), asked.only.split(","))
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
