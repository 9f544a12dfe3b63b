"""Two players: the two colours that nobody plays stand in the way.  (E-18, E-19)"""

import pytest

import kogge
from tests.support.isles import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    acts,
    bank,
    cell,
    choices,
    column,
    corner,
    do,
    founding,
    isles,
    may,
    places,
)

SCENARIOS = ["pirate-lairs", "fish", "spices", "explorers-pirates"]
NEUTRAL = {BLUE: WHITE, RED: ORANGE}  # the colour that each player takes beside the own
NOBODY = -1
RICH = "5 wood 5 brick 5 wool 5 grain 5 ore"
HARBOURS = ["4,-3 SE", "3,-2 SE", "2,0 NE", "1,1 SE"]
NEUTRAL_SETTLEMENTS = ["0,0 N", "0,2 N"]
SETTLEMENTS = ["1,0 N", "3,-3 NW"]


def after_harbours(scenario: str = "explorers-pirates", starter: int = BLUE) -> kogge.Game:
    """All four harbour settlements are founded: the players' own, then the neutral ones."""
    game = founding(scenario, players=2, starter=starter)
    do(game, *(f"found_harbour_settlement {{{place}}}" for place in HARBOURS))
    return game


@pytest.mark.rule("E-19")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("starter", [BLUE, RED])
def test_own_harbours_neutral_harbours_neutral_settlements_own_settlements(scenario: str, starter: int) -> None:
    """Ruling 40: 1 2, 1 2, 2 1, 2 1; then roads and ships as always."""
    game = founding(scenario, players=2, starter=starter)
    other = 1 - starter
    steps = [
        *(("found_harbour_settlement", place) for place in HARBOURS),
        *(("found_settlement", place) for place in NEUTRAL_SETTLEMENTS + SETTLEMENTS),
    ]
    expected = [
        *((starter, starter), (other, other), (starter, NEUTRAL[starter]), (other, NEUTRAL[other])),
        *((other, NEUTRAL[other]), (starter, NEUTRAL[starter]), (other, other), (starter, starter)),
    ]
    done = []
    for act, place in steps:
        assert acts(game) == {act}
        seat = game.to_act
        do(game, f"{act} {{{place}}}")
        done.append((seat, cell(game, "home", corner(game, place))))
    assert done == expected
    assert (game.step, game.to_act) == ("found_road", starter)
    do(game, "found_road {3,-3 NW}", "found_ship {5,-3 SW}")
    assert (game.step, game.to_act) == ("found_road", other)
    do(game, "found_road {1,0 NE}", "found_ship {4,-2 W}")
    assert (game.step, game.to_act) == ("before_roll", starter)


@pytest.mark.rule("E-19")
def test_each_player_has_one_of_the_two_unused_colours() -> None:
    game = after_harbours()
    do(game, "found_settlement {0,0 N}", "found_settlement {0,2 N}")
    homes, kinds = column(game, "home"), column(game, "home_kind")
    for color in (WHITE, ORANGE):
        assert sorted(kind for owner, kind in zip(homes, kinds, strict=True) if owner == color) == [0, 1]
    assert game.colors == ["blue", "red", "white", "orange"]
    assert game.seats == ["blue", "red"]


@pytest.mark.rule("E-19")
def test_a_neutral_harbour_settlement_goes_on_a_circled_intersection_too() -> None:
    game = founding(players=2)
    circled = set(choices(game, "found_harbour_settlement"))
    do(game, "found_harbour_settlement {4,-3 SE}", "found_harbour_settlement {2,0 NE}")
    near = "4,-3 NE; 4,-3 SE; 3,-2 NE; 2,-1 SE; 2,0 NE; 2,0 SE"
    free = circled - places(game, "found_harbour_settlement", near)
    assert len(free) == 8
    assert set(choices(game, "found_harbour_settlement")) == free
    do(game, "found_harbour_settlement {1,2 NE}")
    near = "1,1 SE; 1,2 NE; 1,2 SE"
    assert set(choices(game, "found_harbour_settlement")) == free - places(game, "found_harbour_settlement", near)


@pytest.mark.rule("E-19")
def test_a_neutral_settlement_goes_anywhere_on_the_island_and_keeps_the_distance() -> None:
    game = after_harbours()
    free = set(choices(game, "found_settlement"))
    assert places(game, "found_settlement", "0,0 NW; 1,0 N; 0,3 SW; 1,3 SE") <= free
    assert not places(game, "found_settlement", "4,-3 SE; 4,-3 S; 1,1 NE") & free  # at homes of all three kinds
    do(game, "found_settlement {1,0 N}")
    near = places(game, "found_settlement", "1,0 N; 1,0 NE; 1,0 NW; 1,-1 NE")
    assert set(choices(game, "found_settlement")) == free - near


@pytest.mark.rule("E-19")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_neutral_homes_bring_neither_cards_nor_points_nor_use_a_players_pieces(scenario: str) -> None:
    game = after_harbours(scenario)
    do(game, "found_settlement {1,0 N}", "found_settlement {0,2 N}")
    assert column(game, "points") == [2, 2]
    assert column(game, "hand_size") == [0, 0]
    assert column(game, "settlements_left") == [5, 5]
    assert column(game, "harbour_settlements_left") == [3, 3]
    assert [row[1:] for row in game.read("harbour")] == [[NOBODY] * 3] * 2  # no basin but the own


@pytest.mark.rule("E-19")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_neutral_colours_have_no_roads_and_no_ships(scenario: str) -> None:
    game = after_harbours(scenario)
    do(game, "found_settlement {0,0 N}", "found_settlement {0,2 N}", "found_settlement {1,0 N}")
    do(game, "found_settlement {3,-3 NW}", "found_road {3,-3 NW}", "found_ship {5,-3 SW}")
    do(game, "found_road {1,0 NE}", "found_ship {4,-2 W}")
    assert sorted(owner for owner in column(game, "road") if owner != NOBODY) == [BLUE, RED]
    assert column(game, "ships_on_route").count(1) == 2
    assert len(game.read("ship")) == 2


def between(neutral: dict[int, dict[str, list[str]]]) -> kogge.Game:
    """Blue's road leads along the western tip; what stands in its way is neutral."""
    roads = {BLUE: ["0,0 NE", "0,0 E"]}
    return isles("fish", players=2, neutral=neutral, settlements={BLUE: ["0,0 N"]}, roads=roads, hand={BLUE: RICH})


@pytest.mark.rule("E-19", "E-18")
@pytest.mark.parametrize("kind", ["settlements", "harbours"])
def test_neutral_homes_block_roads_and_keep_others_at_a_distance(kind: str) -> None:
    free = between({})
    assert may(free, "build_road {0,1 NW}")
    assert may(free, "build_road {0,1 NE}")
    assert may(free, "build_settlement {0,0 SE}")
    blocked = between({WHITE: {kind: ["0,0 SE"]}})
    assert not may(blocked, "build_road {0,1 NW}")
    assert not may(blocked, "build_road {0,1 NE}")
    assert may(blocked, "build_road {1,-1 SE}")  # from the other end of the road
    assert not may(blocked, "build_settlement {0,0 SE}")
    near = between({WHITE: {kind: ["0,1 NE"]}})
    assert may(near, "build_road {0,1 NE}")  # up to the neutral home
    assert not may(near, "build_settlement {0,0 SE}")  # but nothing beside it


@pytest.mark.rule("E-19", "E-18")
def test_nothing_is_built_at_a_neutral_harbour_settlement() -> None:
    game = isles("fish", players=2, neutral={WHITE: {"harbours": ["4,-3 SE"]}}, hand={BLUE: RICH})
    assert not {"build_ship", "build_settler", "build_crew", "build_road"} & acts(game)
    own = isles("fish", players=2, harbours={BLUE: ["4,-3 SE"]}, hand={BLUE: RICH})
    assert {"build_ship", "build_settler", "build_crew", "build_road"} <= acts(own)


@pytest.mark.rule("E-19", "E-18", "E-21")
def test_neutral_homes_produce_nothing() -> None:
    """Ruling 1: there is no compensation for a neutral colour either."""
    game = isles(
        "pirate-lairs",
        players=2,
        neutral={WHITE: {"settlements": ["0,0 NW"]}, ORANGE: {"harbours": ["2,0 NE"]}},
        settlements={RED: ["0,0 S"]},
        step="before_roll",
    )
    do(game, "roll", "dice 6")  # the western tip
    assert bank(game) == {"wood": 19, "brick": 19, "wool": 18, "grain": 19, "ore": 19}
    assert column(game, "hand_size") == [0, 1]
    assert column(game, "gold") == [3, 2]


@pytest.mark.rule("E-19", "E-09")
def test_neutral_homes_do_not_count_when_the_bank_runs_short() -> None:
    """B-27: red alone is entitled to the last wool."""
    game = isles(
        "pirate-lairs",
        players=2,
        neutral={WHITE: {"settlements": ["0,0 N"]}},
        settlements={RED: ["0,0 S"]},
        bank="1 wool",
        hoarder=BLUE,
        step="before_roll",
    )
    do(game, "roll", "dice 6")
    assert game.read("hand")[RED] == [0, 0, 1, 0, 0]


@pytest.mark.rule("E-19", "E-18")
@pytest.mark.parametrize("scenario", ["land-ho", *SCENARIOS])
def test_neutral_colours_never_act(scenario: str) -> None:
    game = kogge.start(scenario, seed=8, players=2)
    seats, pieces = set(), set()
    for _ in range(1500):
        game.play_out(1)
        seats |= {game.to_act, game.turn_of}
        if game.step == "before_roll":
            homes = [owner for owner in column(game, "home") if owner > RED]
            pieces.add((len(homes), sum(owner > RED for owner in column(game, "road"))))
    assert seats == {kogge.CHANCE, BLUE, RED}
    assert pieces == {(4, 2 if scenario == "land-ho" else 0)}
