"""The first ten turns of each scenario, those of one seat clicked as greedy would play them, bots in between."""

import pytest
from playwright.sync_api import Browser

from kogge.games import catalogue
from tests.server.wire.serving import Running
from tests.web.chromium import window
from tests.web.person import sit_down

TURNS = 10


@pytest.mark.parametrize("scenario", catalogue.names())
def test_ten_opening_turns_can_be_clicked(scenario: str, server: Running, browser: Browser) -> None:
    with window(browser, server.origin) as page:
        person = sit_down(server, page, scenario=scenario)
        person.until_turn(TURNS)
        assert person.game.view(None).at("turn") > TURNS
        assert person.clicks > TURNS
