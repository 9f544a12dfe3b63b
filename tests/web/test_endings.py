"""The last ten turns of each scenario to the end, from a record that was opened as a table."""

import pytest
from playwright.sync_api import Browser, expect

from kogge.games import catalogue
from tests.server.wire.serving import Running
from tests.web.chromium import window
from tests.web.person import sit_down
from tests.web.records import late


@pytest.mark.parametrize("scenario", catalogue.names())
def test_a_game_can_be_clicked_to_its_end(scenario: str, server: Running, browser: Browser) -> None:
    with window(browser, server.origin) as page:
        person = sit_down(server, page, scenario=scenario, record=late(scenario))
        person.turns(60)
        assert person.game.is_over
        expect(page.locator("#end-title")).to_be_visible()
        expect(page.locator("#points-title")).to_be_visible()
        expect(page.locator("[data-rematch]")).to_be_enabled()
