"""A game that is over, at a table of a page's own: one of bots, of which the page has the last action."""

from functools import lru_cache

from playwright.sync_api import Page, expect

import kogge
from tests.server.wire.serving import Running
from tests.web.records import whole


@lru_cache(maxsize=8)
def nearly_over(scenario: str) -> tuple[str, int, str]:
    """The record of a game before its last decision, whose that is, and what it is."""
    game = kogge.read_record(whole(scenario))
    while game.is_over or game.to_act < 0:
        actor, action = game.plies()[-1].actor, game.actions[-1]
        game.undo()
    assert actor >= 0, "luck has ended it"
    return game.record(), actor, game.text(action)


def come_to_the_end(server: Running, page: Page, scenario: str) -> str:
    """Bring a game to a table of the page's guest and let it end; the page shows the end then."""
    record, actor, last = nearly_over(scenario)
    assert page.request.post("/api/guests", data={"name": "Ana"}).ok
    seats = [{"kind": "me"}] * kogge.read_record(record).players
    opened = page.request.post("/api/tables", data={"scenario": scenario, "record": record, "seats": seats})
    assert opened.ok, opened.text()
    table, tokens = opened.json()["table"], opened.json()["tokens"]
    page.goto(f"/t/{table}")
    page.click(".seats button.primary")
    expect(page.locator("[data-uncovers]").first).to_be_visible()
    with server.client(tokens[str(actor)]) as client:
        said = {"action": last, "seq": server.service.house.sittings[table].result().table.seq}
        done = client.post(f"/api/tables/{table}/act", json=said)
    assert done.status_code == 200, done.text
    expect(page.locator("#end-title")).to_be_visible()
    return str(table)
