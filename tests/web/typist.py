"""Somebody who plays in a browser and never touches a mouse."""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.person import Person

ENDS = ("end_turn", "set_sail", "start_building", "end_walk", "end_drive")
ANSWERS = {"accept": "y", "decline": "n"}
FAR = 150  # keys by which everything is reached
HERE = "document.activeElement"
FROM_SPOT_TO_SPOT = """(wanted) => {
    const here = document.activeElement, there = document.querySelector(`[data-spot="${wanted}"]`);
    const [from, to] = [here, there].map((one) => one.getBoundingClientRect());
    const [right, down] = [to.x - from.x + (to.width - from.width) / 2, to.y - from.y + (to.height - from.height) / 2];
    return { spot: here.dataset.spot ?? "", right, down };
}"""
IS_SEEN = """() => {
    const here = document.activeElement, reach = here.querySelector(":scope > .reach");
    const ring = getComputedStyle(here).outlineStyle !== "none";
    return here.matches(":focus-visible") && (reach === null ? ring : getComputedStyle(reach).stroke !== "none");
}"""


@dataclass
class Typist(Person):
    """A person whose clicks are keys: shortcuts where there are some, arrows on the board, Tab elsewhere."""

    def press(self, selector: str) -> bool:
        found = self.page.locator(selector).locator("visible=true")
        if found.count() == 0:
            return False
        self.use(found.first)
        self.clicks += 1
        return True

    def use(self, control: Locator) -> None:
        """What a click on it would do."""
        told: dict[str, Any] = control.evaluate("one => ({ ...one.dataset })")
        if "spot" in told:
            self.walk(told["spot"])
            self.type("Enter")
        elif key := shortcut(told):
            self.type(key)
        elif (told.get("act") or "").startswith(("build_", "buy_", "hire_", "form_")) and self.has_letter(control):
            self.type(control.locator("kbd").inner_text())
        else:
            self.tab_to(control)
            self.type("Enter")

    def type(self, key: str) -> None:
        self.page.keyboard.press(key)

    def has_letter(self, control: Locator) -> bool:
        """After B letters stand on the buttons that have one."""
        self.type("b")
        expect(self.page.locator("[data-act] kbd").first).to_be_visible()
        if control.locator("kbd").count():
            return True
        self.type("Escape")
        return False

    def walk(self, spot: str) -> None:
        """Go to a spot of the board by arrows; where they lead in a circle, by the key that leads through all spots."""
        if "spot" not in self.focus():
            self.type("ArrowDown")
            expect(self.page.locator("[data-spot]:focus")).to_be_visible()
        seen: set[str] = set()
        for _ in range(FAR):
            way = self.page.evaluate(FROM_SPOT_TO_SPOT, spot)
            if way["spot"] == spot:
                return
            self.type("PageDown" if way["spot"] in seen else arrow(way["right"], way["down"]))
            seen.add(way["spot"])
        raise AssertionError(f"no keys lead to {spot}")

    def tab_to(self, control: Locator) -> None:
        """Go by Tab to a control."""
        control.evaluate("one => { window.wanted = one; }")
        for _ in range(FAR):
            if self.page.evaluate(f"{HERE} === window.wanted"):
                return
            self.type("Tab")
        raise AssertionError(f"Tab does not lead to {control}")

    def focus(self) -> dict[str, str]:
        """What is known about where the focus is."""
        found: dict[str, str] = self.page.evaluate(f"() => ({{ tag: {HERE}.tagName, ...{HERE}.dataset }})")
        return found

    def play(self, text: str) -> None:
        super().play(text)
        self.expect_focus()

    def expect_focus(self) -> None:
        """Focus is somewhere, and can be seen."""
        expect(self.page.locator(":focus")).to_have_count(1)
        assert self.page.evaluate(IS_SEEN), f"nobody sees where the focus is: {self.focus()}"


def shortcut(told: dict[str, Any]) -> str:
    """The key that is always the same, if a control has one."""
    act, plays, arms = (told.get(name) or "" for name in ("act", "plays", "arms"))
    if act == "roll":
        return "Space"
    if act in ENDS:
        return "e"
    if arms == "trade":
        return "t"
    return ANSWERS.get(plays) or str(told.get("digit") or "")


def arrow(right: float, down: float) -> str:
    """The key that leads nearer."""
    if abs(right) > abs(down):
        return "ArrowRight" if right > 0 else "ArrowLeft"
    return "ArrowDown" if down > 0 else "ArrowUp"
