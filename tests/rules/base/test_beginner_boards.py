"""The beginner boards, as they are printed.  (B-11)"""

from dataclasses import dataclass
from itertools import permutations

import pytest

import kogge
from tests.support.position import column, hand

TERRAINS = ["forest", "hill", "pasture", "field", "mountain", "desert"]
HARBORS = ["wood", "brick", "wool", "grain", "ore", "generic"]


@dataclass
class Start:
    settlements: set[int]
    roads: set[str]
    hand: dict[str, int]


@dataclass
class Printed:
    terrain: str
    numbers: str
    harbors: dict[str, str]
    starts: dict[str, Start]


ALMANAC = Printed(
    terrain="""
            forest pasture pasture
          field mountain field forest
       forest hill desert mountain field
         field mountain forest pasture
              hill pasture hill
    """,
    numbers="6 3 8  2 4 5 10  5 9 0 6 9  10 11 3 12  8 4 11",
    harbors={
        "0-3": "generic",
        "1-5": "wool",
        "10-15": "generic",
        "26-32": "generic",
        "42-46": "brick",
        "49-52": "wood",
        "47-51": "generic",
        "33-38": "grain",
        "11-16": "ore",
    },
    starts={
        "orange": Start({48, 25}, {"48-51", "20-25"}, {"brick": 1, "wool": 1}),
        "red": Start({36, 28}, {"36-41", "28-34"}, {"wood": 1, "wool": 1, "ore": 1}),
        "blue": Start({8, 39}, {"8-13", "39-44"}, {"wood": 1, "wool": 1, "ore": 1}),
        "white": Start({17, 14}, {"17-22", "9-14"}, {"brick": 1, "grain": 1, "ore": 1}),
    },
)
LATER = Printed(
    terrain="""
            mountain pasture forest
           field hill pasture hill
       field forest desert forest mountain
         forest mountain field pasture
              hill field pasture
    """,
    numbers="10 2 9  12 6 4 10  9 11 0 3 8  8 3 4 5  5 6 11",
    harbors={
        "0-3": "generic",
        "1-5": "grain",
        "10-15": "ore",
        "26-32": "generic",
        "42-46": "wool",
        "49-52": "generic",
        "47-51": "generic",
        "33-38": "brick",
        "11-16": "wood",
    },
    starts={
        "orange": Start({40, 14}, {"40-45", "9-14"}, {"grain": 2, "ore": 1}),
        "red": Start({28, 8}, {"28-34", "8-13"}, {"wood": 2, "grain": 1}),
        "blue": Start({39, 41}, {"39-44", "36-41"}, {"wood": 1, "brick": 1, "ore": 1}),
        "white": Start({31, 17}, {"25-31", "17-22"}, {"wood": 1, "wool": 1, "ore": 1}),
    },
)
BOARDS = [("beginner2010", ALMANAC), ("beginner2015", LATER)]


def starts(game: kogge.Game) -> dict[str, Start]:
    """What each colour has in a game that has just begun."""
    homes, roads = column(game, "home"), column(game, "road")
    ends = game.rules.topo.edge_nodes
    return {
        color: Start(
            {node for node, owner in enumerate(homes) if owner == seat},
            {"-".join(map(str, sorted(ends[path]))) for path, owner in enumerate(roads) if owner == seat},
            hand(game, seat),
        )
        for seat, color in enumerate(game.seats)
    }


@pytest.mark.rule("B-11")
@pytest.mark.parametrize(("board", "printed"), BOARDS)
def test_a_beginner_board_has_fixed_terrains_numbers_and_harbours(board: str, printed: Printed) -> None:
    game = kogge.start("base", board=board)
    harbors = [-1] * 54
    for side, kind in printed.harbors.items():
        for node in side.split("-"):
            harbors[int(node)] = HARBORS.index(kind)
    assert [TERRAINS[kind] for kind in column(game, "terrain")] == printed.terrain.split()
    assert column(game, "number") == [int(number) for number in printed.numbers.split()]
    assert column(game, "harbor") == harbors


@pytest.mark.rule("B-11", "B-17")
@pytest.mark.parametrize(("board", "printed"), BOARDS)
def test_settlements_roads_and_the_cards_of_the_starred_settlement_are_given(board: str, printed: Printed) -> None:
    game = kogge.start("base", board=board)
    assert game.seats == ["orange", "red", "blue", "white"]
    assert starts(game) == printed.starts
    assert sum(game.read("bank")[0]) == 95 - sum(sum(start.hand.values()) for start in printed.starts.values())
    assert column(game, "home_kind") == [0] * 54
    assert column(game, "points") == [2] * 4


@pytest.mark.rule("B-11")
@pytest.mark.parametrize(("board", "printed"), BOARDS)
@pytest.mark.parametrize(("players", "seats"), [(3, ["orange", "blue", "white"]), (2, ["orange", "blue"])])
def test_with_fewer_players_red_then_white_is_left_out(
    board: str, printed: Printed, players: int, seats: list[str]
) -> None:
    game = kogge.start("base", board=board, players=players)
    assert game.seats == seats
    assert starts(game) == {color: printed.starts[color] for color in seats}
    assert sum(owner != -1 for owner in column(game, "home")) == 2 * players
    assert sum(owner != -1 for owner in column(game, "road")) == 2 * players


@pytest.mark.rule("B-11")
@pytest.mark.parametrize(("board", "printed"), BOARDS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whichever_colours_are_chosen_each_begins_at_its_places_and_the_others_are_left_out(
    board: str, printed: Printed, players: int
) -> None:
    for chosen in permutations(printed.starts, players):
        game = kogge.start("base", board=board, colors=",".join(chosen))
        assert game.seats == game.colors == [*chosen]
        assert starts(game) == {color: printed.starts[color] for color in chosen}
        assert {*column(game, "home")} == {*column(game, "road")} == {-1, *range(players)}


@pytest.mark.rule("B-11")
@pytest.mark.parametrize("board", ["beginner2010", "beginner2015"])
def test_a_beginner_board_needs_no_founding_and_the_highest_roll_starts(board: str) -> None:
    game = kogge.start("base", board=board)
    for total in (4, 6, 11, 5):
        game.play(f"starting_roll {total}")
    assert game.step == "before_roll"
    assert game.seats[game.turn_of] == "blue"


@pytest.mark.rule("B-11")
def test_the_board_of_the_almanac_is_the_usual_one() -> None:
    assert starts(kogge.start("base")) == ALMANAC.starts
