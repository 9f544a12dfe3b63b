"""What everyone sees and what not: only hands are secret, and the stolen card.  (E-06, E-09, E-17)"""

import pytest

import kogge
from kogge.engine.layout import OWNER, PUBLIC, WORKING
from tests.support.isles import BLUE, ORANGE, RED, WHITE, chances, do, gold, hand, isles

SCENARIOS = ["land-ho", "pirate-lairs", "fish", "spices", "explorers-pirates"]
SEATS = [BLUE, RED, WHITE, ORANGE]


@pytest.mark.rule("E-09")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_which_cards_a_player_has_is_hidden_and_how_many_is_open(scenario: str) -> None:
    """B-90 and B-91."""
    game = isles(scenario, hand={BLUE: "2 wool ore", RED: "grain"})
    for seat in (*SEATS, None):
        view = game.view(seat)
        assert view.column("hand_size") == [3, 1, 0, 0]
        assert view.field("bank") == [[19, 19, 17, 18, 18]]
        shown = [row if p == seat else [None] * 5 for p, row in enumerate(game.read("hand"))]
        assert view.field("hand") == shown


@pytest.mark.rule("E-06", "E-09", "E-17")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_nothing_but_the_hands_is_anybodys_secret(scenario: str) -> None:
    """B-90: gold, cargo, crews, tracks and what is left face down are open; what is not yet turned is nowhere."""
    fields = kogge.start(scenario).rules.layout.fields.values()
    assert [field.name for field in fields if field.seen_by not in (PUBLIC, WORKING)] == ["hand"]
    assert next(field for field in fields if field.name == "hand").seen_by == OWNER


@pytest.mark.rule("E-09")
def test_the_stolen_card_is_seen_by_thief_and_victim_alone() -> None:
    """B-91."""
    game = isles(ships={RED: ["4,-1 W"]}, hand={RED: "wool ore"}, step="place_pirate")
    do(game, "place_pirate {4,-1}", "rob 1")
    assert chances(game) == {"wool": 0.5, "ore": 0.5}
    do(game, "steal ore")
    assert (hand(game, BLUE), hand(game, RED)) == ({"ore": 1}, {"wool": 1})
    told = {seat: game.changes(seat)[-1].text for seat in (*SEATS, None)}
    assert told == {BLUE: "steal ore", RED: "steal ore", WHITE: "steal", ORANGE: "steal", None: "steal"}


@pytest.mark.rule("E-06", "E-09")
def test_stolen_gold_is_seen_by_everyone() -> None:
    game = isles(ships={RED: ["4,-1 W"]}, step="place_pirate")
    do(game, "place_pirate {4,-1}", "rob 1")
    assert (gold(game, BLUE), gold(game, RED)) == (3, 1)
    for seat in (*SEATS, None):
        changed = {(change.row, change.after) for change in game.changes(seat)[-1].changes if change.field == "gold"}
        assert changed == {(BLUE, 3), (RED, 1)}


@pytest.mark.rule("E-17")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_everyone_knows_what_is_left_face_down_and_nobody_where_it_lies(scenario: str) -> None:
    game = isles(scenario, tiles={"7,-3": "forest 5"})
    for seat in (*SEATS, None):
        assert game.view(seat).field("tiles_left") == game.read("tiles_left")
        assert game.view(seat).field("chips_left") == game.read("chips_left")
    assert game.read("tiles_left")[0][0] == 0
    assert game.read("chips_left")[0][5] == 0
