"""The first short game: every colour has its place.  (M-09, M-10, M-15)"""

from itertools import permutations

import pytest

import kogge
from kogge.games.europe.board import file_of
from tests.rules.europe.opening import begun, kontors_of, routes_of
from tests.support.europe import BLUE, NEUTRAL, ORANGE, RED, WHITE, at, bank, cell, choices, do, europe, hand, may
from tests.support.position import acts, column, roll

NOWHERE = -1
COLOURS = [  # kontors, route and caravan, starting cards
    (RED, {"Warsaw", "Hamburg", "Zagreb"}, "Warsaw-8,3 S", {"wood": 1, "grain": 1, "salt": 1}),
    (BLUE, {"Krakow", "Turin", "Vienna"}, "Vienna-5,6 N", {"wool": 1, "ore": 1, "salt": 1}),
    (WHITE, {"Nuremberg", "Venice", "Prague"}, "Nuremberg-4,5 S", {"wood": 1, "wool": 1, "grain": 1}),
    (ORANGE, {"Berlin", "Budapest", "Lviv"}, "Berlin-6,4 S", {"grain": 1, "ore": 1, "salt": 1}),
]
NAMES = ("red", "blue", "white", "orange")


@pytest.mark.rule("M-09")
@pytest.mark.parametrize(("seat", "kontors", "route", "cards"), COLOURS)
@pytest.mark.parametrize("players", [3, 4])
def test_each_colour_begins_with_its_kontors_route_caravan_and_cards(
    players: int, seat: int, kontors: set[str], route: str, cards: dict[str, int]
) -> None:
    game = begun("europe-short", players=max(players, seat + 1))
    path = at(game, route, "path")
    assert kontors_of(game, seat) == kontors
    assert routes_of(game, seat) == [path]
    assert game.read("caravan")[seat] == [path, NOWHERE]
    assert game.read("merchant")[seat] == [NOWHERE, NOWHERE]
    assert hand(game, seat) == cards


@pytest.mark.rule("M-09", "M-03", "M-04")
@pytest.mark.parametrize(("players", "warehouse"), [(3, 5), (4, 4)])
def test_the_pieces_of_the_fixed_start_come_from_the_supplies(players: int, warehouse: int) -> None:
    game = begun("europe-short", players=players)
    assert column(game, "kontors_left") == [warehouse] * players
    assert column(game, "goods_uncovered") == [1] * players
    assert column(game, "routes_left") == [29] * players
    assert column(game, "caravans_left") == [1] * players
    assert column(game, "merchants_left") == [2] * players
    assert column(game, "hand_size") == [3] * players
    assert column(game, "gold") == [3] * players


@pytest.mark.rule("M-09")
def test_the_starting_cards_come_from_the_bank() -> None:
    assert bank(begun("europe-short")) == {"wood": 17, "wool": 17, "grain": 16, "ore": 17, "salt": 16}


@pytest.mark.rule("M-09")
def test_a_short_game_has_the_fixed_start_unless_it_is_chosen_otherwise() -> None:
    for game in (kogge.start("europe-short"), kogge.start("europe-short", start="fixed")):
        assert "place_kontor" not in game.notation.acts
        assert kontors_of(game, RED) == {"Warsaw", "Hamburg", "Zagreb"}
    assert kontors_of(kogge.start("europe-short", start="variable"), RED) == set()


@pytest.mark.rule("M-09")
def test_no_route_of_the_fixed_start_joins_cities_so_each_first_connection_still_pays() -> None:
    """Orange joins Berlin with Prague, both isolated so far."""
    game = begun("europe-short", starter=ORANGE)
    roll(game, 3)
    do(game, "buy_resource wood", "build_route {Berlin-Prague}")
    assert cell(game, "gold", ORANGE) == 3 - 2 + 1


# Three players


@pytest.mark.rule("M-10")
def test_with_three_players_the_fourth_colours_kontors_are_neutral_without_route_and_caravan() -> None:
    game = begun("europe-short", players=3)
    assert game.colors == ["red", "blue", "white", "orange"]
    assert kontors_of(game, NEUTRAL) == {"Berlin", "Budapest", "Lviv"}
    assert routes_of(game, NEUTRAL) == []
    assert len(routes_of(game, -1)) == game.rules.topo.n_edges - 3
    assert [len(game.read(field)) for field in ("caravan", "hand", "gold", "kontors_left")] == [3] * 4
    assert bank(game) == {"wood": 17, "wool": 17, "grain": 17, "ore": 18, "salt": 17}


@pytest.mark.rule("M-09", "M-10")
@pytest.mark.parametrize("players", [3, 4])
def test_whichever_colours_are_chosen_each_begins_at_its_places(players: int) -> None:
    """Ruling R35: the players choose, in the order in which they sit."""
    for chosen in permutations(NAMES, players):
        game = kogge.start("europe-short", colors=",".join(chosen))
        assert game.seats == [*chosen]
        for seat, color in enumerate(chosen):
            _, kontors, route, cards = COLOURS[NAMES.index(color)]
            path = at(game, route, "path")
            assert kontors_of(game, seat) == kontors
            assert (routes_of(game, seat), game.read("caravan")[seat]) == ([path], [path, NOWHERE])
            assert hand(game, seat) == cards


@pytest.mark.rule("M-10")
@pytest.mark.parametrize("chosen", list(permutations(NAMES, 3)), ids=",".join)
def test_with_three_players_the_colour_that_nobody_chose_is_neutral(chosen: tuple[str, ...]) -> None:
    """Ruling R35."""
    game = kogge.start("europe-short", colors=",".join(chosen))
    [neutral] = {*NAMES} - {*chosen}
    assert game.colors == [*chosen, neutral]
    assert kontors_of(game, NEUTRAL) == COLOURS[NAMES.index(neutral)][1]
    assert routes_of(game, NEUTRAL) == []
    assert len(game.read("caravan")) == len(game.read("hand")) == 3
    assert {owner for (owner,) in game.read("kontor")} == {-1, 0, 1, 2, NEUTRAL}


@pytest.mark.rule("M-10")
def test_with_four_players_no_kontor_is_neutral() -> None:
    game = begun("europe-short", players=4)
    assert game.colors == game.seats
    assert {owner for (owner,) in game.read("kontor")} == {-1, RED, BLUE, WHITE, ORANGE}


@pytest.mark.rule("M-10")
@pytest.mark.parametrize("total", [8, 9, 6, 4, 11])
def test_neutral_kontors_earn_nothing(total: int) -> None:
    """What these numbers yield around Berlin, Budapest and Lviv stays in the bank, but for the players' own kontors."""
    game = begun("europe-short", players=3)
    four = begun("europe-short", players=4)
    cards, whole = sum(bank(game).values()), sum(bank(four).values())
    for played in (game, four):
        roll(played, total)
    earned = cards - sum(bank(game).values())
    assert earned == sum(column(game, "hand_size")) - 9
    assert earned == whole - sum(bank(four).values()) - (cell(four, "hand_size", ORANGE) - 3)
    assert cell(four, "hand_size", ORANGE) > 3


@pytest.mark.rule("M-10", "M-23")
def test_neutral_kontors_do_not_count_in_a_shortage() -> None:
    """Red and a neutral kontor lie at the field with the 5: the last grain is enough for the one that earns."""
    game = europe(
        players=3,
        step="before_roll",
        kontors={RED: ["Cologne"]},
        neutral=["Nuremberg"],
        bank="1 grain",
    )
    roll(game, 5)
    assert hand(game, RED) == {"grain": 1}


@pytest.mark.rule("M-10")
def test_neutral_kontors_can_not_be_robbed() -> None:
    game = europe(players=3, step="before_roll", neutral=["Nuremberg", "Prague"], hand={BLUE: "wood"})
    roll(game, 7)
    do(game, "move_robber {Franconia}")
    assert (game.step, game.to_act) == ("action", RED)


@pytest.mark.rule("M-10")
@pytest.mark.parametrize("scenario", ["europe-short", "europe"])
def test_goods_can_be_delivered_to_neutral_kontors_by_anyone(scenario: str) -> None:
    game = europe(
        scenario,
        players=3,
        kontors={RED: ["Vienna"], BLUE: ["Turin"]},
        neutral=["Berlin", "Prague"],
        routes={RED: ["Berlin-Prague"]},
        caravans={RED: ["Berlin-Prague"], BLUE: ["Berlin-Prague"]},
    )
    assert choices(game, "deliver") == ["Berlin", "Prague"]
    do(game, "deliver {Berlin}")
    assert (cell(game, "points", RED), cell(game, "goods_at", at(game, "Berlin"))) == (1, 1)
    do(game, "end_turn")
    roll(game, 12)
    assert choices(game, "deliver") == ["Prague"]
    do(game, "deliver {Prague}")
    assert column(game, "points") == [1, 1, 0]


@pytest.mark.rule("M-10", "M-75")
@pytest.mark.parametrize("players", [3, 4])
def test_a_caravan_that_starts_beside_a_kontor_of_another_or_a_neutral_one_may_deliver_at_once(players: int) -> None:
    """On an owner's board white's route could lead from Prague to Berlin, which is orange's."""
    board = file_of("europe-short").replace('route = "3,6 N -- 4,5 S"', 'route = "5,4 S -- 5,5 N"')
    game = begun("europe-short", players=players, starter=WHITE, board=board)
    roll(game, 12)
    assert choices(game, "deliver") == ["Berlin"]
    do(game, "deliver {Berlin}")
    assert (cell(game, "points", WHITE), cell(game, "goods_at", at(game, "Berlin"))) == (1, 1)
    assert choices(game, "deliver") == []


# Who begins


@pytest.mark.rule("M-15")
@pytest.mark.parametrize("players", [3, 4])
def test_after_the_fixed_start_the_highest_roll_has_the_first_turn_and_turns_go_clockwise(players: int) -> None:
    """Ruling R35: the highest roll begins, whatever the colour."""
    assert kogge.start("europe-short", players=players).step == "starting_roll"
    for starter in range(players):
        game = begun("europe-short", players=players, starter=starter)
        assert (game.step, game.to_act, game.turn_of) == ("before_roll", starter, starter)
        order = []
        for _ in range(players + 1):
            order.append(game.turn_of)
            roll(game, 2)
            assert (game.to_act, game.step) == (order[-1], "action")
            do(game, "end_turn")
        assert order == [(starter + k) % players for k in range(players + 1)]


@pytest.mark.rule("M-09", "M-15")
def test_nothing_is_placed_after_the_roll_in_a_fixed_start() -> None:
    game = begun("europe-short", starter=WHITE)
    assert acts(game) == {"roll"}
    assert not may(game, "end_turn")


@pytest.mark.rule("M-09")
@pytest.mark.parametrize("players", [3, 4])
def test_if_nobody_chooses_the_seats_take_the_colours_in_their_order(players: int) -> None:
    """Ruling R35."""
    game = kogge.start("europe-short", players=players)
    assert game.seats == ["red", "blue", "white", "orange"][:players]
    assert game.colors == ["red", "blue", "white", "orange"]
