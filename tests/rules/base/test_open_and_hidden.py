"""What everyone sees, and what only its owner, or nobody, may see.  (B-90, B-91)"""

import json

import pytest

import kogge
from tests.support.position import BLUE, ORANGE, RED, WHITE, points, position

SPECTATOR = None
EVERYONE = (ORANGE, RED, BLUE, WHITE, SPECTATOR)
NOTHING = [None] * 5  # a row of five kinds, all of them unknown

OPEN = {
    "the board": ("terrain", "number", "harbor", "robber", "road", "home", "home_kind"),
    "the pieces left": ("roads_left", "settlements_left", "cities_left"),
    "the number of cards in each hand": ("hand_size", "card_count"),
    "played knights": ("played_cards",),
    "the special cards": ("longest_route", "largest_army", "route_length"),
    "the bank": ("bank",),
    "the size of the pile": ("pile",),
    "open points": ("points",),
    "the trade on the table": ("offered", "asked", "answer"),
}


def table() -> kogge.Game:
    """A game in which everybody has something to show and something to hide."""
    return position(
        settlements={ORANGE: [8, 30], RED: [40], BLUE: [5], WHITE: [46]},
        cities={RED: [18]},
        roads={ORANGE: ["0-3-7-11-16-21"]},
        hand={ORANGE: "2 wool ore grain", RED: "2 wood brick", BLUE: "ore", WHITE: "brick grain"},
        cards={ORANGE: "knight", RED: "2 victory_point monopoly", WHITE: "discovery"},
        bought={ORANGE: "victory_point"},
        played={RED: "3 knight", BLUE: "knight"},
        robber=0,
    )


# Open


@pytest.mark.rule("B-90")
@pytest.mark.parametrize("what", OPEN)
@pytest.mark.parametrize("seat", EVERYONE)
def test_what_is_open_is_open_to_all(seat: int | None, what: str) -> None:
    game = table()
    for field in OPEN[what]:
        assert game.view(seat).field(field) == game.read(field)


@pytest.mark.rule("B-90")
def test_everyone_sees_how_many_cards_each_player_has() -> None:
    view = table().view(BLUE)
    assert view.column("hand_size") == [4, 3, 1, 2]
    assert view.column("card_count") == [2, 3, 0, 1]
    assert view.row("played_cards", RED) == [3, 0, 0, 0, 0]
    assert view.column("pile") == [25 - 6 - 4]


@pytest.mark.rule("B-90")
def test_everyone_sees_what_the_bank_is_short_of() -> None:
    game = position(bank="0 ore 3 wool", hoarder=WHITE)
    for seat in EVERYONE:
        assert game.view(seat).field("bank") == [[19, 19, 3, 19, 0]]


@pytest.mark.rule("B-90")
def test_everyone_sees_whose_decision_it_is() -> None:
    game = table()
    game.play("call_for_offers")
    for seat in EVERYONE:
        view = game.view(seat)
        assert (view.step, view.turn_of, view.waiting) == ("answer_offer", ORANGE, [RED, BLUE, WHITE])


@pytest.mark.rule("B-90")
@pytest.mark.parametrize("seat", EVERYONE)
def test_everyone_sees_which_cards_are_played_offered_and_dealt(seat: int | None) -> None:
    game = table()
    game.play("play_knight")
    game.play("move_robber 4")
    game.play("rob_nobody")
    game.play("open_trade; offer wool; ask wood; propose; accept; decline; decline; deal 1")
    texts = [event.text for event in game.changes(seat)]
    assert texts[:3] == ["play_knight", "move_robber 4", "rob_nobody"]
    assert texts[3:] == ["open_trade", "offer wool", "ask wood", "propose", "accept", "decline", "decline", "deal 1"]


# Hidden


@pytest.mark.rule("B-91")
@pytest.mark.parametrize("field", ["hand", "cards", "bought_cards"])
def test_hands_and_development_cards_are_seen_by_their_owner_alone(field: str) -> None:
    game = table()
    for seat in EVERYONE:
        shown = game.view(seat).field(field)
        for owner in (ORANGE, RED, BLUE, WHITE):
            assert shown[owner] == (game.read(field)[owner] if owner == seat else NOTHING)


@pytest.mark.rule("B-91")
@pytest.mark.parametrize("seat", EVERYONE)
def test_nobody_sees_what_is_left_in_the_pile(seat: int | None) -> None:
    assert table().view(seat).field("pile_by_kind") == [NOTHING]


@pytest.mark.rule("B-91")
@pytest.mark.parametrize("seat", EVERYONE)
def test_only_the_seat_to_act_sees_what_it_may_do(seat: int | None) -> None:
    game = table()
    assert "buy_card" in game.legal_texts()  # which tells of ore, wool and grain
    assert game.view(seat).texts() == (game.legal_texts() if seat == ORANGE else [])


@pytest.mark.rule("B-91")
@pytest.mark.parametrize("seat", EVERYONE)
def test_the_open_score_leaves_hidden_victory_point_cards_out(seat: int | None) -> None:
    game = table()
    assert game.view(seat).column("points") == [2 + 2, 1 + 2 + 2, 1, 1]


@pytest.mark.rule("B-91")
def test_hidden_victory_point_cards_are_shown_when_they_win() -> None:
    game = position(turn_of=WHITE, cities={ORANGE: [0, 8, 18, 30]}, cards={ORANGE: "2 victory_point"})
    assert points(game, ORANGE) == 8
    game.play("end_turn")
    assert game.winner == ORANGE
    assert game.view(SPECTATOR).column("points")[ORANGE] == 10


@pytest.mark.rule("B-91")
def test_positions_that_differ_only_in_what_a_seat_cannot_see_look_the_same_to_it() -> None:
    one = position(
        hand={ORANGE: "wood", RED: "2 ore", BLUE: "brick grain"},
        cards={RED: "knight", BLUE: "victory_point"},
        bought={ORANGE: "monopoly"},
    )
    other = position(
        hand={ORANGE: "wood", RED: "ore grain", BLUE: "brick ore"},
        cards={RED: "victory_point", BLUE: "discovery"},
        bought={ORANGE: "monopoly"},
    )
    for seat in (ORANGE, WHITE, SPECTATOR):
        assert one.view(seat).to_dict() == other.view(seat).to_dict()
        assert one.view(seat).state == other.view(seat).state
    assert one.view(RED).to_dict() != other.view(RED).to_dict()
    assert json.loads(json.dumps(one.view(RED).to_dict())) == one.view(RED).to_dict()


# What happens, as each sees it


def theft() -> kogge.Game:
    """Orange has just stolen a brick from red; blue and white look on."""
    game = position(
        settlements={RED: [40]}, hand={RED: "wood 2 brick", BLUE: "ore"}, cards={ORANGE: "knight"}, robber=0
    )
    for act in ("play_knight", "move_robber 13", "rob red", "steal brick"):
        game.play(act)
    return game


@pytest.mark.rule("B-91")
@pytest.mark.parametrize(
    ("seat", "text"),
    [(ORANGE, "steal brick"), (RED, "steal brick"), (BLUE, "steal"), (WHITE, "steal"), (SPECTATOR, "steal")],
)
def test_only_thief_and_victim_see_which_card_is_stolen(seat: int | None, text: str) -> None:
    event = theft().changes(seat)[-1]
    assert event.text == text
    hands = {
        (change.row, change.col): (change.before, change.after) for change in event.changes if change.field == "hand"
    }
    assert hands == {ORANGE: {(ORANGE, 1): (0, 1)}, RED: {(RED, 1): (2, 1)}}.get(-1 if seat is None else seat, {})


@pytest.mark.rule("B-90", "B-91")
@pytest.mark.parametrize("seat", EVERYONE)
def test_everyone_sees_that_a_card_was_stolen_and_from_whom(seat: int | None) -> None:
    told = theft().changes(seat)
    assert "rob 1" in [event.text for event in told]
    sizes = {change.row: (change.before, change.after) for change in told[-1].changes if change.field == "hand_size"}
    assert sizes == {ORANGE: (0, 1), RED: (3, 2)}


@pytest.mark.rule("B-91")
@pytest.mark.parametrize("seat", [BLUE, WHITE, SPECTATOR])
def test_whatever_is_stolen_looks_the_same_to_those_who_look_on(seat: int | None) -> None:
    brick = theft()
    wood = theft()
    wood.undo()
    wood.play("steal wood")
    assert brick.changes(seat) == wood.changes(seat)
    assert brick.view(seat).to_dict() == wood.view(seat).to_dict()
    assert brick.changes(RED) != wood.changes(RED)


def purchase(card: str) -> kogge.Game:
    """Orange has just bought a card."""
    game = position(hand={ORANGE: "ore wool grain"}, cards={BLUE: "knight"})
    game.play("buy_card")
    game.play(f"draw_card {card}")
    return game


@pytest.mark.rule("B-91")
@pytest.mark.parametrize("card", ["knight", "road_building", "discovery", "monopoly", "victory_point"])
def test_only_the_buyer_sees_which_card_was_drawn(card: str) -> None:
    game = purchase(card)
    assert game.changes(ORANGE)[-1].text == f"draw_card {card}"
    for seat in (RED, BLUE, WHITE, SPECTATOR):
        drawn = game.changes(seat)[-1]
        assert drawn.text == "draw_card"
        seen = {(change.field, change.row, change.before, change.after) for change in drawn.changes}
        assert seen == {("pile", 0, 24, 23), ("card_count", ORANGE, 0, 1), ("bought_count", ORANGE, 0, 1)}


@pytest.mark.rule("B-91")
@pytest.mark.parametrize("seat", [RED, BLUE, WHITE, SPECTATOR])
def test_whatever_is_drawn_looks_the_same_to_the_others(seat: int | None) -> None:
    knight, point = purchase("knight"), purchase("victory_point")
    for after in ("end_turn", "roll"):  # also when the turn ends and the card can be played
        assert knight.changes(seat) == point.changes(seat)
        assert knight.view(seat).to_dict() == point.view(seat).to_dict()
        knight.play(after)
        point.play(after)


@pytest.mark.rule("B-90", "B-91")
@pytest.mark.parametrize("seed", range(2))
def test_in_every_game_an_onlooker_is_told_all_but_the_kinds_of_stolen_and_drawn_cards(seed: int) -> None:
    game = kogge.start("base", seed=seed, players=3, board="random", trade=False)
    game.play_out(500)
    assert {"steal", "draw_card"} <= {game.rules.act_of(action).name for action in game.actions}
    for event, action in zip(game.changes(SPECTATOR), game.actions, strict=True):
        name, _, argument = game.text(action).partition(" ")
        assert event.text == (name if name in ("steal", "draw_card") else f"{name} {argument}".strip())
        assert not {change.field for change in event.changes} & {"hand", "cards", "bought_cards", "pile_by_kind"}
