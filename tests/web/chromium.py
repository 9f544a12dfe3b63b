"""Real Chromium, and pages in it of which every complaint is kept."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect

FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update", "--mute-audio"),
]
DESKTOP, TABLET, PHONE = (1280, 800), (820, 1180), (390, 844)
PATIENCE = 15_000  # milliseconds, after which what should be on a page is not there
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")  # the same browser without windows, or with them
TOLD_BY_THE_SERVER = "Failed to load resource"  # a refusal, which the page itself has to explain


def launch(playwright: Playwright) -> Browser:
    """Debian's Chromium."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    assert path, "there is no Chromium; tools/chromium.sh installs it"
    expect.set_options(timeout=PATIENCE)
    return playwright.chromium.launch(executable_path=path, args=FLAGS)


@dataclass
class Complaints:
    """What the browser has complained about: errors of scripts, of the console, and of the content policy."""

    told: list[str] = field(default_factory=list)

    def listen(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.told.append(f"script: {error}"))
        page.on("console", self.hear)

    def hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not message.text.startswith(TOLD_BY_THE_SERVER) and not is_a_cut(message.text):
            self.told.append(f"console: {message.text}")


def is_a_cut(text: str) -> bool:
    """Does the browser only say that a connection was lost?  Whether the page copes with that is seen on the page."""
    return text.startswith("WebSocket connection to ")


@contextmanager
def window(
    browser: Browser, origin: str, size: tuple[int, int] = DESKTOP, language: str = "en", *, still: bool = True
) -> Iterator[Page]:
    """A browser of somebody of their own, with one page; whatever it complains about is an error of the test."""
    width, height = size
    context: BrowserContext = browser.new_context(
        base_url=origin,
        viewport={"width": width, "height": height},
        locale=language,
        has_touch=width < DESKTOP[0],
        reduced_motion="reduce" if still else "no-preference",
    )
    context.set_default_timeout(PATIENCE)
    complaints = Complaints()
    page = context.new_page()
    complaints.listen(page)
    try:
        yield page
        assert complaints.told == []
    except Exception as error:
        error.add_note("\n".join(["the browser complained:", *complaints.told]))
        raise
    finally:
        context.close()
