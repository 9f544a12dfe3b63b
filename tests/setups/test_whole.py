"""What is set up by name is a position of the game: it keeps all laws, and counts follow from what was put."""

import pickle
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import kogge
from kogge.engine.state import State
from kogge.games.base.scenario import BaseGame, BaseOptions
from kogge.games.base.setup import BaseTable
from tests.api.refusals import refused
from tests.laws.checks import check_position
from tests.support.position import cell, column, points

BLUES: dict[str, Any] = {
    "cities": {"blue": 7},
    "settlements": {"red": ["0,-2 N"]},
    "roads": {"blue": "7-11-16-21-27-33"},
    "played": {"red": "3 knight"},
    "cards": {"blue": "2 victory_point knight"},
    "bought": {"blue": "monopoly"},
    "bank": "3 wool",
    "pile": "knight monopoly",
    "hoarder": "white",
    "turn_of": "blue",
}
BAY: dict[str, Any] = {
    "tiles": {"7,-3": "spice fast_gold", "8,-3": "gold_river 4", "6,-1": "shoal 3", "5,-1": "gold_river"},
    "harbours": {"blue": "4,-3 SE"},
    "settlements": {"blue": "7,-3 N"},
    "ships": {"blue": "4,-1 W crew_and_sack", "red": ["3,0 NE fish"]},
    "basins": {"blue": "settler"},
    "ashore": {"7,-3": {"blue": 1, "white": 1}, "8,-3": {"blue": 2}, "5,-1": {"red": 1, "blue": 2}},
    "shoals": [3],
    "tracks": {"fish": {"red": 2, "blue": 2}},
    "pirate": ("4,-1", "red"),
    "conquered": ["5,-1"],
    "step": "movement",
}
NEUTRAL = {
    "white": {"settlements": ["0,0 N"], "harbours": ["3,-2 SE"], "roads": ["0,0 NE"]},
    "orange": {"settlements": ["1,0 S"], "harbours": ["4,-3 SE"], "roads": ["1,0 SW"]},
}
TRADE: dict[str, Any] = {
    "kontors": {"red": ["Turin", "Bern", "Wien", "Roma", "Genoa"], "blue": "Prague"},
    "goods_at": ["Prague", "Bern"],
    "delivered": {"red": 1, "blue": 1},
    "routes": {"red": "Turin-3,6 S-3,7 N-Venedig", "blue": "Prague-4,6 N"},
    "merchants": {"red": ["Bern", "6,6 N"]},
    "caravans": {"red": "Venice-3,7 N", "blue": "Venice-3,7 N"},
    "tokens": {"Serbia": 9},
    "robber": "Po Valley",
    "hands": {"white": "9 salt"},
    "cards": {"red": "lancer"},
    "bought": {"red": "loan"},
    "discarded": "2 lancer",
    "gold": {"white": 0},
    "purchases": 2,
}
POSITIONS: list[tuple[str, dict[str, Any]]] = [
    *[("base", BLUES | {"step": step}) for step in ("action", "move_robber")],
    *[("base", BLUES | {"step": step, "bought": {}}) for step in ("before_roll", "dice")],
    ("base", BLUES | {"phases": "separate", "step": "build", "board": "beginner2015"}),
    ("base", {"beginner_start": True, "step": "before_roll", "turn_of": "white", "card_played": True}),
    ("base", {"phases": "separate", "hands": {"blue": "9 wool", "red": {"ore": 8}}, "step": "discard"}),
    ("base", {"step": "rob", "back": "before_roll", "robber": "0,-2", "settlements": {"red": ["0,-2 NE"]}}),
    ("base", {"players": 2, "terrain": {0: "pasture", "1,-2": "forest"}, "numbers": {0: 3, 1: 6}}),
    ("land-ho", {"players": 2, "neutral": NEUTRAL, "gold": {"red": 9}, "purchases": 2, "bank": {"wood": 0}}),
    *[(name, {"players": 3}) for name in kogge.scenarios()[:6]],
    ("explorers-pirates", BAY | {"sailed": [3], "status": ["under_way"], "wind": [1]}),
    ("explorers-pirates", {"step": "rob", "ships": {"red": "4,-1 W"}, "pirate": ("4,-1", "blue")}),
    ("explorers-pirates", {"step": "place_pirate", "ships": {"red": "4,-1 W"}, "pirate": ("4,-1", "blue")}),
    (
        "explorers-pirates",
        {"step": "discard", "hands": {"white": "8 ore"}, "island": {"1,0": "forest", "2,0": "mountain"}},
    ),
    (
        "spices",
        {"tiles": {"7,-3": "spice swift_voyage"}, "ashore": {"7,-3": {"red": 1}}, "ships": {"red": "3,0 NE sack"}},
    ),
    *[(board, TRADE) for board in ("europe", "europe-short")],
    *[(board, {"players": 3, "neutral": ["Prag", "Berna", "Vienna"]}) for board in ("europe", "europe-short")],
    ("europe", {"step": "rob", "robber": "Po Valley", "kontors": {"blue": ["Turin"]}, "back": "before_roll"}),
    ("europe", {"step": "move_robber", "purchases": 2}),
    ("europe", {"tokens": {"Serbia": 9, "Scotland": 11, "Vestland": 4, "Styria": 0}}),
    ("europe", {"tokens": {"Serbia": 9, "Scotland": 4, "Styria": 11, "Franconia": 4}}),
    ("europe-short", {"step": "discard", "hands": {"white": "9 salt"}, "start": "variable"}),
]


@pytest.mark.parametrize(("scenario", "words"), POSITIONS)
def test_a_position_by_name_keeps_all_laws_and_is_played_on(scenario: str, words: dict[str, Any]) -> None:
    game = kogge.position(scenario, seed=1, **words)
    check_position(game)
    for _ in range(12):
        if not game.is_over:
            game.play(game.legal()[-1] if game.to_act != kogge.CHANCE else game.outcomes()[0].action)
    check_position(game)


def test_counts_follow_from_what_was_put() -> None:
    game = kogge.position("base", **{**BLUES, "bank": "", "pile": None})
    assert [points(game, seat) for seat in range(4)] == [0, 1 + 2, 2 + 2, 0]
    assert cell(game, "longest_route") == game.seats.index("blue")
    assert cell(game, "largest_army") == game.seats.index("red")
    assert column(game, "roads_left") == [15, 15, 10, 15]
    assert (column(game, "settlements_left"), column(game, "cities_left")) == ([5, 4, 5, 5], [4, 4, 3, 4])
    assert (cell(game, "pile"), column(game, "card_count")) == (25 - 3 - 4, [0, 0, 4, 0])


def test_nothing_said_is_the_empty_board_after_the_roll_of_the_first_seat() -> None:
    game = kogge.position("base")
    assert (game.step, game.to_act, game.turn_of, len(game)) == ("action", 0, 0, 0)
    assert set(column(game, "home")) == set(column(game, "road")) == {-1}
    assert kogge.position("base", roads=None, step=None).state == game.state


def test_the_luck_of_a_position_is_that_of_its_seed() -> None:
    rolls = []
    for _ in range(2):
        game = kogge.position("base", seed=5, step="dice")
        game.play_chance()
        rolls.append(game.text(game.actions[-1]))
    assert rolls[0] == rolls[1]


def test_such_a_game_has_copies_and_pickles_and_no_record() -> None:
    game = kogge.position("base", **BLUES)
    assert game.copy().state == pickle.loads(pickle.dumps(game)).state == game.state
    with refused(game, says="arranged position"):
        game.record()


def test_a_sketch_leaves_out_what_a_game_would_have() -> None:
    game = kogge.position("base", sketch=True, roads={"blue": ["0-3-7"]}, fields={"roads_left": [15, 15, 2, 15]})
    assert column(game, "roads_left") == [15, 15, 2, 15]
    with refused(says="leads to nothing"):
        kogge.position("base", roads={"blue": ["0-3-7"]})
    with refused(says="sketch=True"):
        kogge.position("base", fields={"roads_left": [0]})


class Hospitable(BaseTable):
    """A word of its own, and all those of the table that it derives from."""

    def set_up(self, *, guests: int = 0, **words: Any) -> State:
        self.guests = guests
        return super().set_up(**words)


class Double(BaseTable):
    """A word that is an option already."""

    def set_up(self, *, board: str = "", **words: Any) -> State:
        raise AssertionError


def of_table(kind: type[BaseTable]) -> kogge.Scenario:
    def setup(options: BaseOptions) -> Callable[[bool], BaseTable]:
        base = BaseGame(options)
        return partial(kind, base, base.rules())

    return kogge.Scenario("mine", "Mine", "", BaseOptions, lambda options: BaseGame(options).rules(), setup=setup)


def test_a_table_of_ones_own_has_words_of_its_own_beside_those_it_hands_on() -> None:
    game = kogge.position(of_table(Hospitable), guests=3, settlements={"red": 7}, turn_of="red")
    assert game.read("points") == [[0], [1], [0], [0]]
    with pytest.raises(kogge.Refused, match="has no 'setlements'; did you mean 'settlements'"):
        kogge.position(of_table(Hospitable), setlements={"red": 7})
    with pytest.raises(kogge.Refused, match="'board' is an option of mine, so its table needs another word"):
        kogge.position(of_table(Double), settlements={"red": 7})
