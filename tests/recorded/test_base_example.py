"""The almanac's example game: sixteen turns, told in docs/rules/base.md, replayed from their record.

What everyone holds after each turn was reckoned from the moves on paper, not taken from the game.
"""

from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from pathlib import Path

import pytest

import kogge
from tests.support.position import BLUE, ORANGE, RED, WHITE, acts, bank, choices, hand, points, roll

RECORD = Path(__file__).parent / "base_example.record"


@dataclass(frozen=True)
class Turn:
    """What a turn of the example brings about."""

    player: str
    dice: int
    hands: str  # at its end, in the order orange, red, blue, white
    points: str
    robber: int
    roads: str = ""  # built in it
    settlement: int | None = None
    city: int | None = None


DESERT, PASTURE_8, FIELD_10 = 9, 2, 12

TURNS = (
    Turn("orange", 6, "brick wool ore|wood wool 2 ore|2 wood wool ore|brick grain ore", "2 2 2 2", DESERT),
    Turn("red", 10, "wood brick wool ore|wood ore|2 wood wool grain ore|wood brick grain ore", "2 2 2 2", DESERT),
    Turn("blue", 5, "wood brick wool ore|2 wood ore|wood grain ore|wood wool 2 grain ore", "2 2 2 2", DESERT, "40-44"),
    Turn("white", 9, "wood brick wool grain ore|2 wood brick ore|wood grain ore|grain", "2 2 2 2", DESERT, "5-9"),
    Turn("orange", 6, "wood brick ore|2 wood brick 2 ore|2 wood grain ore|grain", "2 2 2 2", DESERT),
    Turn("red", 2, "wood brick ore|wood|2 wood grain ore|wood brick grain", "2 3 2 2", DESERT, city=28),
    Turn("blue", 7, "wood brick ore|wood|3 wood grain ore|brick grain", "2 3 2 2", PASTURE_8),
    Turn("white", 8, "wood 2 brick ore||3 wood brick grain ore|", "2 3 2 3", FIELD_10, settlement=5),
    Turn("orange", 6, "wood 2 brick 2 ore|ore|4 wood brick grain ore|", "2 3 2 3", FIELD_10, "19-25 19-24"),
    Turn("red", 10, "2 wood 2 brick 2 ore|ore|4 wood brick grain ore|wood", "2 3 2 3", FIELD_10),
    Turn("blue", 9, "wood 2 brick grain 3 ore|2 brick ore||wood brick", "2 3 3 3", FIELD_10, settlement=40),
    Turn("white", 8, "wood 3 brick grain 3 ore|2 brick ore|brick|2 wool", "2 3 3 3", FIELD_10, "10-14"),
    Turn("orange", 4, "2 brick 3 ore|2 brick ore|brick wool ore|2 wool ore", "3 3 3 3", FIELD_10, settlement=24),
    Turn("red", 3, "2 brick 3 ore|brick ore|wood brick 2 wool ore|3 wool ore", "3 3 3 3", FIELD_10, "29-34"),
    Turn("blue", 5, "2 brick grain 3 ore|2 wood brick ore|2 wool ore|3 wool grain ore", "3 3 3 3", FIELD_10, "35-40"),
    Turn("white", 8, "3 brick grain 3 ore|2 wood brick wool|brick 2 wool ore|", "3 3 3 4", FIELD_10, city=14),
)

Pieces = dict[str, set[str]]  # of each colour: "road 40-44", "settlement 5", "city 28"

START: Pieces = {
    "orange": {"settlement 48", "settlement 25", "road 48-51", "road 20-25"},
    "red": {"settlement 36", "settlement 28", "road 36-41", "road 28-34"},
    "blue": {"settlement 8", "settlement 39", "road 8-13", "road 39-44"},
    "white": {"settlement 17", "settlement 14", "road 17-22", "road 9-14"},
}


def built(board: Pieces, turn: Turn) -> Pieces:
    """The pieces on the board after one more turn."""
    own = board[turn.player] | {f"road {road}" for road in turn.roads.split()}
    if turn.settlement is not None:
        own.add(f"settlement {turn.settlement}")
    if turn.city is not None:
        own.remove(f"settlement {turn.city}")
        own.add(f"city {turn.city}")
    return board | {turn.player: own}


def pieces(game: kogge.Game) -> Pieces:
    """The pieces on the board of a game."""
    found: Pieces = {color: set() for color in game.seats}
    for path, (owner,) in enumerate(game.read("road")):
        if owner >= 0:
            found[game.seats[owner]].add("road {}-{}".format(*game.rules.topo.edge_nodes[path]))
    for node, ((owner,), (kind,)) in enumerate(zip(game.read("home"), game.read("home_kind"), strict=True)):
        if owner >= 0:
            found[game.seats[owner]].add(f"{('settlement', 'city')[kind]} {node}")
    return found


def hands(game: kogge.Game) -> str:
    return "|".join(
        " ".join(f"{n} {name}" if n > 1 else name for name, n in hand(game, seat).items()) for seat in range(4)
    )


@cache
def moments() -> list[tuple[int, str, kogge.Game]]:
    """The game after each of its actions, with the turn and the text of the action."""
    told = kogge.read_record(RECORD.read_text("utf-8"))
    game = kogge.start("base", seed=told.seed)
    found = []
    turn = 1
    for action in told.actions:
        game.play(action)
        found.append((turn, game.text(action), game.copy()))
        turn += game.text(action) == "end_turn"
    return found


def after(turn: int, text: str = "end_turn") -> kogge.Game:
    """The game after the first such action of a turn, which is its end if no other is named."""
    return next(game.copy() for n, done, game in moments() if (n, done) == (turn, text))


def all_must_refuse(game: kogge.Game, *seats: int) -> bool:
    """Is each of these asked in turn and unable to accept, so that the turn goes on without a deal?"""
    for seat in seats:
        if game.to_act != seat or "accept" in acts(game):
            return False
        game.play("decline")
    return game.step == "action"


@pytest.mark.rule("B-95")
@pytest.mark.parametrize("number", range(1, 17))
def test_after_each_turn_hands_board_robber_and_points_are_what_the_moves_make_them(number: int) -> None:
    turn = TURNS[number - 1]
    rolled = after(number, f"dice {turn.dice}")
    game = after(number)
    assert rolled.seats[rolled.turn_of] == turn.player
    assert hands(game) == turn.hands
    assert pieces(game) == list(accumulate(TURNS, built, initial=START))[number]
    assert game.read("robber") == [[turn.robber]]
    assert " ".join(str(points(game, seat)) for seat in range(4)) == turn.points
    assert sum(sum(hand(game, seat).values()) for seat in range(4)) + sum(bank(game).values()) == 95


@pytest.mark.rule("B-95")
def test_it_begins_with_the_cards_of_the_starred_settlements() -> None:
    game = after(1, "roll")
    assert game.turn_of == ORANGE
    assert hands(game) == "brick wool|wood wool ore|wood wool ore|brick grain ore"
    assert pieces(game) == START


@pytest.mark.rule("B-95")
def test_orange_finds_no_wood_for_it_has_but_the_one_brick_that_blue_wants() -> None:
    game = after(1, "propose")
    assert hand(game, BLUE)["wood"] == 2
    assert hand(game, RED)["wood"] == 1
    assert (game.read("offered")[BLUE], game.read("asked")[BLUE]) == ([1, 0, 0, 0, 0], [0, 1, 0, 0, 0])
    assert hand(after(1), ORANGE)["brick"] == 1


@pytest.mark.rule("B-95")
def test_red_can_build_nothing_in_turn_two_but_buy_a_card_and_cannot_play_it_yet() -> None:
    assert acts(after(2, "dice 10")) & {"build_road", "build_settlement", "build_city", "buy_card"} == {"buy_card"}
    assert "play_discovery" not in acts(after(2, "draw_card discovery"))
    assert after(2).read("cards")[RED] == [0, 0, 1, 0, 0]


@pytest.mark.rule("B-95")
def test_orange_and_red_could_have_taken_whites_offer_in_turn_four() -> None:
    game = after(4, "propose")
    for seat, able in ((ORANGE, True), (RED, True), (BLUE, False)):
        assert game.to_act == seat
        assert ("accept" in acts(game)) is able
        game.play("decline")
    assert game.step == "action"


@pytest.mark.rule("B-95")
def test_nobody_has_wool_when_blue_moves_the_robber() -> None:
    assert bank(after(7))["wool"] == 19


@pytest.mark.rule("B-95")
def test_nobody_can_take_the_two_wood_that_blue_offers_for_wool_in_turn_seven() -> None:
    game = after(7, "propose")
    assert (game.read("offered")[BLUE], game.read("asked")[BLUE]) == ([2, 0, 0, 0, 0], [0, 0, 1, 0, 0])
    assert all_must_refuse(game, WHITE, ORANGE, RED)


@pytest.mark.rule("B-95")
def test_white_plays_the_knight_before_the_roll_and_so_gets_wool() -> None:
    game = after(8, "play_knight")
    assert sum(hand(game, BLUE).values()) == 5
    assert hand(game, RED) == {"wood": 1}
    assert after(8, "dice 8").read("hand")[WHITE] == [1, 1, 1, 1, 0]
    assert after(8).read("played_cards")[WHITE] == [1, 0, 0, 0, 0]


@pytest.mark.rule("B-95")
def test_the_robber_keeps_grain_from_red_and_blue_in_turn_ten() -> None:
    before, rolled = after(10, "roll"), after(10, "dice 10")
    assert hand(rolled, RED) == hand(before, RED) == {"ore": 1}
    assert hand(rolled, BLUE) == hand(before, BLUE)


@pytest.mark.rule("B-95")
def test_blue_can_only_build_a_road_with_its_seven_cards_of_turn_eleven() -> None:
    game = after(11, "dice 9")
    assert sum(hand(game, BLUE).values()) == 7
    assert acts(game) & {"build_road", "build_settlement", "build_city", "buy_card"} == {"build_road"}
    assert "wool" not in hand(game, BLUE)


@pytest.mark.rule("B-95")
def test_orange_is_one_grain_short_of_a_city_in_turn_thirteen_and_nobody_else_has_any() -> None:
    game = after(13, "dice 4")
    assert (hand(game, ORANGE)["ore"], hand(game, ORANGE)["grain"]) == (3, 1)
    assert all("grain" not in hand(game, seat) for seat in (RED, BLUE, WHITE))


@pytest.mark.rule("B-95")
def test_nobody_can_take_the_wool_that_orange_offers_for_grain_in_turn_thirteen() -> None:
    game = after(13, "propose")
    assert (game.read("offered")[ORANGE], game.read("asked")[ORANGE]) == ([0, 0, 1, 0, 0], [0, 0, 0, 1, 0])
    assert all_must_refuse(game, RED, BLUE, WHITE)


@pytest.mark.rule("B-95")
def test_blue_is_one_grain_short_of_a_card_in_turn_fifteen() -> None:
    game = after(15, "dice 5")
    assert {"wool", "ore"} <= set(hand(game, BLUE))
    assert "grain" not in hand(game, BLUE)
    assert {"grain"} <= set(hand(game, ORANGE)) & set(hand(game, WHITE))


@pytest.mark.rule("B-95")
def test_white_changes_wool_two_for_one_at_its_harbour_in_turn_sixteen() -> None:
    assert hand(after(16, "deal 1"), WHITE) == {"wool": 4, "grain": 1, "ore": 2}
    assert hand(after(16, "bank_trade wool for ore"), WHITE) == {"wool": 2, "grain": 1, "ore": 3}
    assert hand(after(16, "bank_trade wool for grain"), WHITE) == {"grain": 2, "ore": 3}


@pytest.mark.rule("B-95")
def test_red_ends_one_grain_short_of_a_settlement() -> None:
    assert set(hand(after(16), RED)) == {"wood", "brick", "wool"}


@pytest.mark.rule("B-95")
@pytest.mark.parametrize("total", [total for total in range(2, 13) if total != 7])
def test_exactly_a_five_an_eight_or_a_nine_would_give_orange_a_city(total: int) -> None:
    game = after(16)
    assert hand(game, ORANGE) == {"brick": 3, "grain": 1, "ore": 3}
    roll(game, total)
    assert can_build_a_city(game) is (total in (5, 8, 9))


def can_build_a_city(game: kogge.Game) -> bool:
    """At once, or after trades with the bank?"""
    if choices(game, "build_city"):
        return True
    for trade in choices(game, "bank_trade"):
        other = game.copy()
        other.play(f"bank_trade {trade}")
        if can_build_a_city(other):
            return True
    return False
