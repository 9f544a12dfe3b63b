"""What can be seen to be wrong with a page: things over each other, things that stick out, and what axe finds."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

HERE = Path(__file__).parent
AXE = HERE.parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")


def flaws(page: Page) -> list[str]:
    """What sticks out, lies under something else, or is too small to be hit by a finger."""
    found: list[str] = page.evaluate(HERE.joinpath("looking.js").read_text("utf-8"))
    return found


def findings(page: Page) -> list[str]:
    """What axe finds that is serious or critical."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    told: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']} ({one['impact']}): {[node['target'] for node in one['nodes']][:4]}"
        for one in told["violations"]
        if one["impact"] in GRAVE
    ]
