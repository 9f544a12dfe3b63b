"""Whole games of all scenarios, from the first click to the end: they take long, so ``make soak-web`` plays them."""

import os

import pytest
from playwright.sync_api import Browser, expect

from kogge.games import catalogue
from tests.server.wire.serving import Running
from tests.web.chromium import window
from tests.web.person import sit_down

TURNS = 500  # more than any game has

if os.environ.get("KOGGE_WEB_GAMES") == "whole":

    @pytest.mark.parametrize("scenario", catalogue.names())
    def test_a_whole_game_can_be_clicked(scenario: str, server: Running, browser: Browser) -> None:
        with window(browser, server.origin) as page:
            person = sit_down(server, page, scenario=scenario)
            person.turns(TURNS)
            assert person.game.is_over
            person.keep_up()
            expect(page.locator("#end-title")).to_be_visible()
            expect(page.locator("[data-rematch]")).to_be_enabled()
