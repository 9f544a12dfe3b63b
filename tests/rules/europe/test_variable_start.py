"""The variable start: kontors in three rounds, then neutral ones.  (M-11 to M-13, M-15)"""

import pytest

import kogge
from kogge.games.europe.board import BOARDS
from tests.rules.europe.opening import NOBODY, VIOLET, WEST, begun, kontors_of, place_kontors, variable
from tests.support.europe import BLUE, NEUTRAL, ORANGE, RED, WHITE, at, bank, cell, choices, do, hand
from tests.support.position import acts, chances, column, roll

THREE = {  # the last of each is the third kontor
    RED: ["Vienna", "Cologne", "Lviv"],
    BLUE: ["Hamburg", "Krakow", "Budapest"],
    WHITE: ["Warsaw", "Venice", "Nuremberg"],
}
FOUR = THREE | {ORANGE: ["Turin", "Berlin", "Zagreb"]}


def seats(players: int) -> dict[int, list[str]]:
    return FOUR if players == 4 else THREE


def placed(scenario: str = "europe", players: int = 4, starter: int = RED) -> kogge.Game:
    """A game in which everyone has placed three kontors."""
    game = variable(scenario, players=players, starter=starter)
    place_kontors(game, seats(players))
    return game


# The starting player


@pytest.mark.rule("M-11")
@pytest.mark.parametrize("scenario", BOARDS)
@pytest.mark.parametrize("players", [3, 4])
def test_the_highest_roll_starts(scenario: str, players: int) -> None:
    for starter in range(players):
        game = variable(scenario, players=players, starter=starter)
        assert (game.step, game.to_act, game.turn_of) == ("place_kontor", starter, starter)


@pytest.mark.rule("M-11")
def test_everyone_rolls_two_dice() -> None:
    game = kogge.start("europe")
    ways = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
    for total in (6, 8, 7, 5):
        assert (game.step, game.to_act) == ("starting_roll", kogge.CHANCE)
        assert chances(game) == pytest.approx({str(total): n / 36 for total, n in ways.items()})
        do(game, f"starting_roll {total}")
    assert (game.step, game.to_act) == ("place_kontor", BLUE)


@pytest.mark.rule("M-11")
@pytest.mark.parametrize(
    ("rolls", "starter"),
    [
        ((8, 5, 8, 2, 3, 6), WHITE),
        ((8, 5, 8, 2, 6, 3), RED),
        ((4, 9, 9, 9, 7, 5, 7, 2, 12), ORANGE),  # three roll again, then two of them
        ((6, 6, 6, 6, 3, 9, 2, 8), BLUE),
    ],
)
@pytest.mark.parametrize("scenario", BOARDS)
def test_those_tied_for_the_highest_roll_again_and_nobody_else(
    scenario: str, rolls: tuple[int, ...], starter: int
) -> None:
    """Also those who tied at the first try are out after a lower roll at the second; the fixed start rolls alike."""
    game = kogge.start(scenario)
    for total in rolls:
        assert game.step == "starting_roll"
        do(game, f"starting_roll {total}")
    assert game.step in ("place_kontor", "before_roll")
    assert (game.to_act, game.turn_of) == (starter, starter)


# Three rounds of kontors


@pytest.mark.rule("M-11")
@pytest.mark.parametrize("scenario", BOARDS)
@pytest.mark.parametrize("players", [3, 4])
def test_kontors_are_placed_there_back_and_there_again(scenario: str, players: int) -> None:
    for starter in range(players):
        game = variable(scenario, players=players, starter=starter)
        clockwise = [(starter + k) % players for k in range(players)]
        free = list(VIOLET)
        for seat in clockwise + clockwise[::-1] + clockwise:
            assert (game.step, game.to_act) == ("place_kontor", seat)
            do(game, f"place_kontor {{{free.pop()}}}")
        assert game.step != "place_kontor"
        assert [len(kontors_of(game, seat)) for seat in range(players)] == [3] * players


@pytest.mark.rule("M-11")
@pytest.mark.parametrize(("scenario", "violet"), [("europe", {*VIOLET, *WEST}), ("europe-short", {*VIOLET})])
def test_each_kontor_goes_on_a_free_violet_space(scenario: str, violet: set[str]) -> None:
    """Nothing else is open then, and a taken space is none any more; a neighbouring one still is."""
    game = variable(scenario)
    for city in VIOLET[:12]:
        assert acts(game) == {"place_kontor"}
        assert set(choices(game, "place_kontor")) == violet
        seat = game.to_act
        do(game, f"place_kontor {{{city}}}")
        assert cell(game, "kontor", at(game, city)) == seat
        violet = violet - {city}


@pytest.mark.rule("M-11", "M-04")
@pytest.mark.parametrize(("scenario", "players", "left"), [("europe", 4, 7), ("europe", 3, 9), ("europe-short", 4, 4)])
def test_the_three_kontors_of_the_start_uncover_no_goods(scenario: str, players: int, left: int) -> None:
    game = placed(scenario, players)
    for seat in range(players):
        assert kontors_of(game, seat) == set(seats(players)[seat])
    assert column(game, "kontors_left") == [left] * players
    assert column(game, "goods_uncovered") == [1] * players


@pytest.mark.rule("M-11", "M-05")
def test_a_start_kontor_beside_a_land_without_a_number_brings_no_token() -> None:
    """Ruling R9: Lviv lies at Moldavia."""
    game = variable("europe")
    before = game.read("tokens_at_sea"), game.read("number"), game.read("token")
    do(game, "place_kontor {Lviv}")
    assert (game.step, game.to_act) == ("place_kontor", BLUE)
    assert (game.read("tokens_at_sea"), game.read("number"), game.read("token")) == before
    assert cell(game, "number", at(game, "Moldavia", "hex")) == 0


@pytest.mark.rule("M-11")
def test_the_variable_start_is_an_option_of_the_short_game_and_the_only_one_of_the_main_game() -> None:
    assert begun("europe").step == "place_kontor"
    assert begun("europe-short", start="variable").step == "place_kontor"
    assert begun("europe-short").step == "before_roll"


# Starting cards


@pytest.mark.rule("M-12")
def test_the_third_kontor_brings_a_card_for_each_land_around_it() -> None:
    """Also two of a kind; the first two kontors bring nothing."""
    game = variable("europe")
    waiting = {seat: list(cities) for seat, cities in FOUR.items()}
    for turn in range(12):
        before = sum(column(game, "hand_size"))
        assert (before == 0) is (turn <= 8)
        do(game, f"place_kontor {{{waiting[game.to_act].pop(0)}}}")
    assert hand(game, BLUE) == {"wool": 2, "ore": 1}  # Budapest
    assert hand(game, WHITE) == {"wood": 1, "wool": 1, "grain": 1}  # Nuremberg
    assert hand(game, ORANGE) == {"wood": 1, "ore": 1}  # Zagreb, at the sea
    assert column(game, "hand_size") == [3, 3, 3, 2]


@pytest.mark.rule("M-12")
@pytest.mark.parametrize("scenario", BOARDS)
def test_lands_without_a_number_give_starting_cards_too(scenario: str) -> None:
    """Ruling R9: Lviv lies at a forest, a mountain and Moldavia, a pasture without a number."""
    game = placed(scenario)
    assert hand(game, RED) == {"wood": 1, "wool": 1, "ore": 1}


@pytest.mark.rule("M-12")
@pytest.mark.parametrize(
    ("scenario", "cards"), [("europe", {"wood": 1, "wool": 1, "ore": 1}), ("europe-short", {"wool": 1, "ore": 1})]
)
def test_a_land_that_the_board_in_play_lacks_gives_none(scenario: str, cards: dict[str, int]) -> None:
    """Bern lies at Burgundy on the main board only."""
    game = variable(scenario)
    place_kontors(game, FOUR | {RED: ["Vienna", "Cologne", "Bern"]})
    assert hand(game, RED) == cards


@pytest.mark.rule("M-12")
@pytest.mark.parametrize("players", [3, 4])
def test_the_starting_cards_come_from_the_bank_and_no_gold_with_them(players: int) -> None:
    game = placed(players=players)
    cards = [sum(row[kind] for row in game.read("hand")) for kind in range(5)]
    assert list(bank(game).values()) == [19 - n for n in cards]
    assert sum(cards) == (9 if players == 3 else 11)
    assert column(game, "gold") == [3] * players


# Neutral kontors


@pytest.mark.rule("M-13")
@pytest.mark.parametrize("scenario", BOARDS)
@pytest.mark.parametrize("starter", [RED, BLUE, WHITE])
def test_with_three_players_each_places_a_neutral_kontor_from_the_last_player_back(scenario: str, starter: int) -> None:
    game = placed(scenario, 3, starter)
    last = (starter + 2) % 3
    for seat, city in zip((last, (last - 1) % 3, starter), ("Berlin", "Turin", "Prague"), strict=True):
        assert (game.step, game.to_act) == ("place_neutral_kontor", seat)
        assert acts(game) == {"place_neutral_kontor"}
        do(game, f"place_neutral_kontor {{{city}}}")
    assert kontors_of(game, NEUTRAL) == {"Berlin", "Turin", "Prague"}
    assert (game.step, game.to_act) == ("place_route", last)


@pytest.mark.rule("M-13")
@pytest.mark.parametrize("scenario", BOARDS)
@pytest.mark.parametrize("neutral", ["red", "blue", "white", "orange"])
def test_the_neutral_kontors_are_of_the_colour_that_nobody_chose(scenario: str, neutral: str) -> None:
    """Ruling R35."""
    chosen = [color for color in ("orange", "white", "red", "blue") if color != neutral]
    options = {"start": "variable"} if scenario == "europe-short" else {}
    game = begun(scenario, players=3, starter=WHITE, colors=",".join(chosen), **options)
    assert (game.seats, game.colors) == (chosen, [*chosen, neutral])
    place_kontors(game, THREE, ["Berlin", "Turin", "Prague"])
    assert {game.colors[game.read("kontor")[at(game, city)][0]] for city in ("Berlin", "Turin", "Prague")} == {neutral}


@pytest.mark.rule("M-13")
@pytest.mark.parametrize(("scenario", "violet"), [("europe", {*VIOLET, *WEST}), ("europe-short", {*VIOLET})])
def test_neutral_kontors_go_on_free_violet_spaces(scenario: str, violet: set[str]) -> None:
    game = placed(scenario, 3)
    free = violet - {city for cities in THREE.values() for city in cities}
    for city in ("Berlin", "Turin", "Copenhagen"):
        assert set(choices(game, "place_neutral_kontor")) == free
        do(game, f"place_neutral_kontor {{{city}}}")
        free = free - {city}


@pytest.mark.rule("M-13")
def test_a_neutral_kontor_costs_its_placer_nothing_and_brings_nothing() -> None:
    game = placed(players=3)
    before = {
        field: game.read(field) for field in ("hand", "gold", "kontors_left", "goods_uncovered", "bank", "number")
    }
    place_kontors(game, {}, ["Berlin", "Turin", "Lyon"])
    assert {field: game.read(field) for field in before} == before


@pytest.mark.rule("M-13", "M-21", "M-24")
def test_neutral_kontors_of_a_variable_start_earn_nothing_either() -> None:
    """On a 5 Lyon, which is neutral, would get wool; only Cologne and Nuremberg get their grain."""
    game = placed(players=3)
    place_kontors(game, {}, ["Berlin", "Turin", "Lyon"])
    while game.step == "place_route":
        game.play(game.legal()[0])
    hands = column(game, "hand_size")
    wool = bank(game)["wool"]
    roll(game, 5)
    assert column(game, "hand_size") == [hands[RED] + 1, hands[BLUE], hands[WHITE] + 2]  # Warsaw has wood besides
    assert bank(game)["wool"] == wool
    assert column(game, "gold") == [3, 4, 3]


@pytest.mark.rule("M-13")
@pytest.mark.parametrize("scenario", BOARDS)
def test_with_four_players_there_are_no_neutral_kontors(scenario: str) -> None:
    game = placed(scenario, 4)
    assert (game.step, game.to_act) == ("place_route", ORANGE)
    assert {owner for (owner,) in game.read("kontor")} == {NOBODY, *range(4)}


@pytest.mark.rule("M-15")
@pytest.mark.parametrize("scenario", BOARDS)
@pytest.mark.parametrize("players", [3, 4])
def test_the_starting_player_has_the_first_turn_and_turns_go_clockwise(scenario: str, players: int) -> None:
    for starter in range(players):
        game = placed(scenario, players, starter)
        place_kontors(game, {}, ["Copenhagen", "Bern", "Wroclaw"][: 3 * (4 - players)])
        while game.step == "place_route":
            game.play(game.legal()[0])
        assert (game.step, game.to_act, game.turn_of) == ("before_roll", starter, starter)
        order = []
        for _ in range(players + 1):
            order.append(game.turn_of)
            roll(game, 2)
            do(game, "end_turn")
        assert order == [(starter + k) % players for k in range(players + 1)]
