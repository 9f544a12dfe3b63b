"""The longest trade route: who gets the card, keeps it, loses it.  (B-60 to B-65)"""

import pytest

import kogge
from tests.support.position import BLUE, ORANGE, RED, WHITE, cell, hand, points, position, roll

NOBODY = -1
ROAD, SETTLEMENT = "wood brick", "wood brick wool grain"

# Lines along the coast that don't meet, and roads of blue that reach an intersection of one of them.
WEST_7 = "4-0-3-7-11-16-21-27"  # blue at 16 leaves 5 and 2
WEST_7_NORTH = "0-3-7-11-16-21-27-33"  # blue at 16 leaves 4 and 3
EAST_5 = "6-10-15-20-26-32"  # blue at 20 leaves 3 and 2
SOUTH_5 = "47-51-48-52-49-53"  # blue at 48 leaves 2 and 3
TO_WEST, TO_EAST, TO_SOUTH = "17-22-16", "19-25-20", "40-44-48"


def holder(game: kogge.Game) -> int:
    return cell(game, "longest_route")


def length(game: kogge.Game, seat: int) -> int:
    return cell(game, "route_length", seat)


# What a line is


@pytest.mark.rule("B-60")
def test_the_first_line_of_five_roads_gets_the_card_and_two_points() -> None:
    game = position(roads={ORANGE: ["0-3-7-11"]}, hand={ORANGE: "2 wood 2 brick"})
    game.play("build_road 11-16")
    assert (holder(game), points(game, ORANGE)) == (NOBODY, 0)
    game.play("build_road 16-21")
    assert (holder(game), points(game, ORANGE)) == (ORANGE, 2)


@pytest.mark.rule("B-60")
def test_a_free_road_counts_like_others() -> None:
    game = position(roads={ORANGE: ["0-3-7-11-16"]}, cards={ORANGE: "road_building"}, step="before_roll")
    game.play("play_road_building")
    game.play("lay_free_road 16-21")
    assert (holder(game), points(game, ORANGE)) == (ORANGE, 2)


@pytest.mark.rule("B-60")
def test_branches_do_not_count() -> None:
    game = position(roads={ORANGE: ["7-3-0-4-8", "4-1", "7-12", "8-13"]})
    assert length(game, ORANGE) == 6  # 12-7-3-0-4-8-13; the road 1-4 branches off
    fork = position(roads={ORANGE: ["4-8-13", "8-12", "13-9", "13-18"]})
    assert length(fork, ORANGE) == 3  # five roads, but no line uses more than three of them
    assert holder(fork) == NOBODY


@pytest.mark.rule("B-60")
def test_roads_that_do_not_connect_are_no_line() -> None:
    assert holder(position(roads={ORANGE: ["0-3-7-11", "26-32-37-42"]})) == NOBODY


@pytest.mark.rule("B-60")
def test_a_road_that_joins_two_lines_makes_them_one() -> None:
    game = position(roads={ORANGE: ["0-3-7", "11-16-21"]}, hand={ORANGE: ROAD})
    game.play("build_road 7-11")
    assert (length(game, ORANGE), holder(game)) == (5, ORANGE)


RING = "8-13-18-23-17-12-8"  # around mountain 4


@pytest.mark.rule("B-60")
@pytest.mark.parametrize(
    ("roads", "longest"),
    [
        ([RING], 6),
        ([RING, "8-4-0"], 8),  # a tail: 0-4-8, once around, and 8 is passed twice
        ([RING, "8-4-0", "13-9-14-10"], 10),  # two tails: in by one, the long way around, out by the other
        ([RING, "8-4-0", "23-29"], 8),  # tails at opposite corners: once around is longer than through
        (["7-12-8-4-0-3-7", RING.removesuffix("-12-8"), "17-12"], 11),  # two rings that share a road: all of it
        (["0-4-8-12-7-3-0", "8-13", "13-9-14-19-24-18-13"], 13),  # a figure eight: both ends are passed twice
    ],
)
def test_no_road_is_used_twice_but_an_intersection_may_be(roads: list[str], longest: int) -> None:
    game = position(roads={ORANGE: roads})
    assert length(game, ORANGE) == longest
    assert longest == longest_line(game, ORANGE)


def longest_line(game: kogge.Game, seat: int) -> int:
    """The longest line of a seat's roads by trying all, as the rulebook defines it."""
    topo = game.rules.topo
    paths = [path for path, owner in enumerate(game.read("road")) if owner == [seat]]
    barred = [owner not in ([NOBODY], [seat]) for owner in game.read("home")]

    def onwards(node: int, walked: frozenset[int]) -> int:
        if walked and barred[node]:
            return len(walked)
        ways = [path for path in paths if path not in walked and node in topo.edge_nodes[path]]
        return max((onwards(sum(topo.edge_nodes[path]) - node, walked | {path}) for path in ways), default=len(walked))

    return max((onwards(node, frozenset()) for path in paths for node in topo.edge_nodes[path]), default=0)


@pytest.mark.rule("B-60", "B-62")
@pytest.mark.parametrize("seed", range(6))
def test_in_every_game_each_line_has_the_length_that_the_rulebook_gives_it(seed: int) -> None:
    game = kogge.start("base", seed=seed, board="random", trade=False)
    while not game.is_over:
        game.play_out(150)
        for seat in range(4):
            assert length(game, seat) == longest_line(game, seat), game.record()


# A longer line


@pytest.mark.rule("B-61")
def test_an_equally_long_line_does_not_take_the_card() -> None:
    game = position(roads={RED: [EAST_5], ORANGE: ["0-3-7-11-16"]}, hand={ORANGE: ROAD})
    game.play("build_road 16-21")
    assert (length(game, ORANGE), length(game, RED), holder(game)) == (5, 5, RED)
    assert (points(game, ORANGE), points(game, RED)) == (0, 2)


@pytest.mark.rule("B-61")
def test_a_strictly_longer_line_takes_the_card_and_its_points() -> None:
    game = position(roads={RED: [EAST_5], ORANGE: ["0-3-7-11-16-21"]}, hand={ORANGE: ROAD})
    assert holder(game) == RED
    game.play("build_road 21-27")
    assert holder(game) == ORANGE
    assert (points(game, ORANGE), points(game, RED)) == (2, 0)


# What breaks a line


@pytest.mark.rule("B-62")
@pytest.mark.parametrize("kind", ["settlements", "cities"])
def test_another_players_home_breaks_the_line(kind: str) -> None:
    homes = {BLUE: [16]}
    game = position(
        roads={ORANGE: [WEST_7_NORTH]},
        settlements=homes if kind == "settlements" else None,
        cities=homes if kind == "cities" else None,
    )
    assert (length(game, ORANGE), holder(game)) == (4, NOBODY)


@pytest.mark.rule("B-62")
def test_a_new_settlement_breaks_the_line_at_once() -> None:
    game = position(turn_of=BLUE, roads={ORANGE: [WEST_7_NORTH], BLUE: [TO_WEST]}, hand={BLUE: SETTLEMENT})
    assert (length(game, ORANGE), holder(game)) == (7, ORANGE)
    game.play("build_settlement 16")
    assert (length(game, ORANGE), holder(game)) == (4, NOBODY)


@pytest.mark.rule("B-62")
def test_own_homes_do_not_break_the_line() -> None:
    game = position(
        roads={ORANGE: [WEST_7]}, settlements={ORANGE: [0]}, cities={ORANGE: [11]}, hand={ORANGE: SETTLEMENT}
    )
    game.play("build_settlement 21")
    assert (length(game, ORANGE), holder(game)) == (7, ORANGE)


@pytest.mark.rule("B-62")
def test_a_line_may_end_at_another_players_home_but_not_pass_it() -> None:
    game = position(
        roads={ORANGE: ["16-11-7-3-0", "16-22"]}, settlements={BLUE: [16], RED: [4]}, hand={ORANGE: "2 wood 2 brick"}
    )
    assert length(game, ORANGE) == 4  # the road behind blue's settlement is no part of it
    game.play("build_road 0-4")
    assert (length(game, ORANGE), holder(game)) == (5, ORANGE)  # both ends are others' homes


@pytest.mark.rule("B-62")
def test_a_ring_is_cut_open_by_another_players_home_but_keeps_its_length() -> None:
    game = position(roads={ORANGE: [RING, "8-4"]}, settlements={BLUE: [8]})
    assert length(game, ORANGE) == 6  # from blue's home around to it again, without the tail
    twice = position(roads={ORANGE: [RING]}, settlements={BLUE: [8, 23]})
    assert length(twice, ORANGE) == 3


@pytest.mark.rule("B-62")
def test_another_players_roads_do_not_break_the_line() -> None:
    game = position(roads={ORANGE: ["8-13-18-24-30-36"], BLUE: ["9-13", "23-18"]})
    assert (length(game, ORANGE), holder(game)) == (5, ORANGE)


# After a break


@pytest.mark.rule("B-63")
def test_a_holder_who_still_ties_for_the_longest_keeps_the_card() -> None:
    game = position(turn_of=BLUE, roads={ORANGE: [WEST_7], RED: [EAST_5], BLUE: [TO_WEST]}, hand={BLUE: SETTLEMENT})
    game.play("build_settlement 16")
    assert (length(game, ORANGE), length(game, RED)) == (5, 5)
    assert (holder(game), points(game, ORANGE), points(game, RED)) == (ORANGE, 2, 0)


def broken_into_a_tie() -> kogge.Game:
    """Blue has just broken orange's line; red and white tie for the longest, with five roads each."""
    game = position(
        turn_of=BLUE,
        roads={ORANGE: [WEST_7_NORTH], RED: [EAST_5], WHITE: [SOUTH_5], BLUE: [TO_WEST, TO_EAST]},
        hand={BLUE: f"{SETTLEMENT} {SETTLEMENT}", RED: ROAD, ORANGE: f"{ROAD} {ROAD}", WHITE: ROAD},
    )
    assert holder(game) == ORANGE
    game.play("build_settlement 16")
    return game


def next_turn(game: kogge.Game, total: int = 12) -> None:
    game.play("end_turn")
    roll(game, total)


@pytest.mark.rule("B-63")
def test_if_others_tie_without_the_holder_the_card_is_set_aside() -> None:
    game = broken_into_a_tie()
    assert [length(game, seat) for seat in (ORANGE, RED, WHITE)] == [4, 5, 5]
    assert holder(game) == NOBODY
    assert [points(game, seat) for seat in (ORANGE, RED, WHITE)] == [0, 0, 0]


@pytest.mark.rule("B-63")
def test_set_aside_it_goes_to_the_first_who_alone_builds_the_longest() -> None:
    game = broken_into_a_tie()
    next_turn(game)
    game.play("build_road 47-43")
    assert (holder(game), points(game, WHITE)) == (WHITE, 2)


@pytest.mark.rule("B-63", "B-64")
def test_set_aside_it_goes_to_the_one_left_alone_when_another_line_is_broken() -> None:
    game = broken_into_a_tie()
    game.play("build_settlement 20")
    assert [length(game, seat) for seat in (ORANGE, RED, WHITE)] == [4, 3, 5]
    assert (holder(game), points(game, WHITE)) == (WHITE, 2)


@pytest.mark.rule("B-63", "B-64")
def test_set_aside_it_is_not_for_one_who_only_joins_the_tie() -> None:
    game = broken_into_a_tie()
    next_turn(game)  # white
    next_turn(game)  # orange, who held the card, builds from four roads to five and then six
    game.play("build_road 0-4")
    assert (length(game, ORANGE), holder(game)) == (5, NOBODY)
    game.play("build_road 4-8")
    assert (length(game, ORANGE), holder(game), points(game, ORANGE)) == (6, ORANGE, 2)


@pytest.mark.rule("B-64")
def test_if_nobody_has_five_in_a_line_after_a_break_the_card_is_set_aside() -> None:
    game = position(
        turn_of=BLUE,
        roads={ORANGE: [WEST_7_NORTH], RED: ["6-10-15-20-26"], BLUE: [TO_WEST]},
        hand={BLUE: SETTLEMENT, ORANGE: ROAD, RED: ROAD},
    )
    game.play("build_settlement 16")
    assert [length(game, seat) for seat in (ORANGE, RED)] == [4, 4]
    assert (holder(game), points(game, ORANGE), points(game, RED)) == (NOBODY, 0, 0)
    next_turn(game)
    next_turn(game)
    next_turn(game)
    game.play("build_road 26-32")  # red is the first to have five again
    assert (holder(game), points(game, RED)) == (RED, 2)


@pytest.mark.rule("B-65")
def test_one_other_player_alone_with_the_longest_gets_the_card_at_once() -> None:
    game = position(
        turn_of=BLUE, roads={ORANGE: [WEST_7_NORTH], RED: [EAST_5], BLUE: [TO_WEST]}, hand={BLUE: SETTLEMENT}
    )
    game.play("build_settlement 16")
    assert holder(game) == RED
    assert (points(game, ORANGE), points(game, RED), points(game, BLUE)) == (0, 2, 1)


@pytest.mark.rule("B-65")
def test_the_longest_of_several_others_gets_the_card() -> None:
    game = position(
        turn_of=BLUE,
        roads={ORANGE: [WEST_7_NORTH], RED: [EAST_5], WHITE: [f"{SOUTH_5}-50"], BLUE: [TO_WEST]},
        hand={BLUE: SETTLEMENT},
    )
    game.play("build_settlement 16")
    assert (length(game, RED), length(game, WHITE), holder(game)) == (5, 6, WHITE)


@pytest.mark.rule("B-65")
def test_who_breaks_the_line_may_be_the_one_who_gets_the_card() -> None:
    game = position(
        turn_of=BLUE, roads={ORANGE: [WEST_7_NORTH], BLUE: ["9-13-18-23-17-22-16"]}, hand={BLUE: SETTLEMENT}
    )
    assert holder(game) == ORANGE
    game.play("build_settlement 16")
    assert (holder(game), points(game, BLUE), points(game, ORANGE)) == (BLUE, 3, 0)


@pytest.mark.rule("B-63", "B-65")
def test_breaking_a_line_that_does_not_hold_the_card_moves_nothing() -> None:
    game = position(turn_of=BLUE, roads={ORANGE: [WEST_7], RED: [EAST_5], BLUE: [TO_EAST]}, hand={BLUE: SETTLEMENT})
    game.play("build_settlement 20")
    assert (length(game, RED), holder(game)) == (3, ORANGE)
    assert hand(game, BLUE) == {}


@pytest.mark.rule("B-61", "B-63", "B-64", "B-65")
@pytest.mark.parametrize("seed", range(8))
def test_in_every_game_the_card_is_where_the_rules_put_it(seed: int) -> None:
    game = kogge.start("base", seed=seed, players=2 + seed % 3, board="random", trade=False)
    held_by = NOBODY
    while not game.is_over:
        game.play_out(1)
        lengths = [length(game, seat) for seat in range(game.players)]
        best = max(lengths)
        leaders = [seat for seat in range(game.players) if lengths[seat] == best >= 5]
        if held_by not in leaders:
            held_by = leaders[0] if len(leaders) == 1 else NOBODY
        assert holder(game) == held_by, game.record()
