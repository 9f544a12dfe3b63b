"""Number tokens come to lands without a number, from the sea or from other lands.  (M-65, M-66, R10 to R13)"""

import pytest

import kogge
from tests.rules.europe.on_the_way import acts, walk
from tests.support.europe import BLUE, RED, at, cell, choices, do, europe, hand

GREEN, LIGHT_GREEN, YELLOW, GREY, WHITE_TOKENS = range(5)  # colours of tokens
SERBIA_AND_BANAT = ["Banat", "Serbia"]

# A city with one land without a number: from where red founds it, that land, its tokens at sea.
ONE_BARE = [
    pytest.param("Helsinki", "9,1 N", "Finland", GREEN, {9, 11}, id="green"),
    pytest.param("Lviv", "7,6 N", "Moldavia", LIGHT_GREEN, {3, 5}, id="light green"),
    pytest.param("Naples", "3,9 S", "Apulia", YELLOW, {3, 9}, id="yellow"),
    pytest.param("Bergen", "5,2 N", "Vestland", GREY, {9, 11}, id="grey"),
    pytest.param("Kaliningrad", "7,3 S", "Prussia", WHITE_TOKENS, {5, 11}, id="white"),
]
# All grey tokens are out: they lie on Styria (marked, 4), Macedonia and Vestland.
GREY_OUT = {"Macedonia": 9, "Vestland": 11}


def found(game: kogge.Game, city: str) -> None:
    """Red's first merchant goes the last step to a city and becomes a kontor."""
    walk(game, 1, city)
    game.play("found_kontor")


def at_belgrade(tokens: dict[str, int] | None = None, robber: str | None = None) -> kogge.Game:
    """Red has just founded Belgrade, between Serbia (grey), Banat (yellow) and a land with a printed 6."""
    game = europe(merchants={RED: ["5,7 S"]}, hand={RED: "grain"}, tokens=tokens, robber=robber)
    found(game, "Belgrade")
    return game


def numbers(game: kogge.Game) -> dict[int, int]:
    """The lands with a number, and which."""
    return {land: number for land, (number,) in enumerate(game.read("number")) if number}


def number(game: kogge.Game, land: str) -> int:
    return cell(game, "number", at(game, land, "hex"))


def token(game: kogge.Game, land: str) -> int:
    """Does a token lie there?"""
    return cell(game, "token", at(game, land, "hex"))


def odds(game: kogge.Game) -> dict[str, float]:
    """What chance may turn up, and how likely it is."""
    return {outcome.text: outcome.probability for outcome in game.outcomes()}


# From the sea


@pytest.mark.rule("M-65")
@pytest.mark.parametrize(("city", "before", "land", "color", "tokens"), ONE_BARE)
def test_a_land_without_a_number_gets_a_token_of_its_colour_from_the_sea(
    city: str, before: str, land: str, color: int, tokens: set[int]
) -> None:
    """Ruling R12: any of those of the colour, each as likely."""
    for turned in tokens:
        game = europe(merchants={RED: [before]}, hand={RED: "grain"})
        numbered, sea = numbers(game), game.read("tokens_at_sea")
        found(game, city)
        assert game.to_act == kogge.CHANCE
        assert odds(game) == {f"turn_token {n}": 0.5 for n in tokens}
        game.play(f"turn_token {turned}")
        assert numbers(game) == {**numbered, at(game, land, "hex"): turned}
        assert token(game, land)
        sea[color][turned] -= 1
        assert game.read("tokens_at_sea") == sea
        assert (game.step, game.to_act) == ("action", RED)


@pytest.mark.rule("M-65")
def test_the_last_token_of_a_colour_is_no_surprise() -> None:
    game = europe(tokens={"Crimea": 5}, merchants={RED: ["7,3 S"]}, hand={RED: "grain"})
    found(game, "Kaliningrad")
    assert odds(game) == {"turn_token 11": 1.0}
    game.play("turn_token 11")
    assert sum(game.read("tokens_at_sea")[WHITE_TOKENS]) == 0


@pytest.mark.rule("M-65")
def test_a_land_yields_from_the_roll_after_its_token() -> None:
    game = europe(kontors={BLUE: ["Riga"]}, merchants={RED: ["7,3 S"]}, hand={RED: "grain"})
    found(game, "Kaliningrad")
    game.play("turn_token 5; end_turn; roll; dice 5")
    assert hand(game, RED) == hand(game, BLUE) == {"salt": 1}


@pytest.mark.rule("M-65")
@pytest.mark.parametrize(
    ("city", "before"), [("Kyiv", "8,5 N"), ("Genoa", "1,8 N"), ("Vienna", "4,6 N"), ("Palermo", "2,9 S")]
)
def test_where_every_land_has_a_number_no_token_comes(city: str, before: str) -> None:
    """Printed numbers and marked tokens are numbers alike."""
    game = europe(merchants={RED: [before]}, hand={RED: "grain"})
    numbered = numbers(game)
    found(game, city)
    assert (game.step, game.to_act) == ("action", RED)
    assert numbers(game) == numbered


@pytest.mark.rule("M-65")
def test_a_land_to_which_a_token_came_before_needs_none() -> None:
    game = europe(tokens={"Prussia": 5}, merchants={RED: ["7,3 S"]}, hand={RED: "grain"})
    found(game, "Kaliningrad")
    assert game.step == "action"
    assert number(game, "Prussia") == 5


@pytest.mark.rule("M-65")
def test_the_token_is_laid_whoever_else_has_a_kontor_there() -> None:
    """A kontor that stood there before asked for none."""
    game = europe(kontors={BLUE: ["Riga"]}, merchants={RED: ["7,3 S"]}, hand={RED: "grain"})
    found(game, "Kaliningrad")
    assert game.step == "turn_token"


@pytest.mark.rule("M-65")
def test_only_a_new_kontor_asks_for_a_token() -> None:
    game = europe(kontors={RED: ["Riga"]}, merchants={RED: ["9,1 S"]}, hand={RED: "grain"})
    walk(game, 1, "Riga")
    game.play("end_walk")
    assert game.step == "action"
    assert not number(game, "Prussia")


@pytest.mark.rule("M-65")
def test_a_token_that_a_card_brings_before_the_roll_leads_back_before_the_roll() -> None:
    game = europe(step="before_roll", merchants={RED: ["7,3 S"]}, cards={RED: "journey"})
    game.play("play_journey")
    found(game, "Kaliningrad")
    game.play("turn_token 11")
    assert (game.step, game.to_act) == ("before_roll", RED)


# From another land


@pytest.mark.rule("M-65")
def test_with_none_of_the_colour_at_sea_one_on_the_board_is_moved() -> None:
    """Ruling R11: any of that colour, the marked one included; never a printed number, nor another colour."""
    game = europe(tokens=GREY_OUT, merchants={RED: ["4,9 N"]}, hand={RED: "grain"})
    found(game, "Tirana")  # at Macedonia, which has its 9, and Serbia
    assert (game.step, game.to_act) == ("move_token", RED)
    assert acts(game) == {"move_token"}
    assert sorted(choices(game, "move_token")) == ["Macedonia", "Styria", "Vestland"]


@pytest.mark.rule("M-65")
@pytest.mark.parametrize(("source", "moved"), [("Macedonia", 9), ("Vestland", 11), ("Styria", 4)])
def test_the_token_leaves_its_land_without_a_number(source: str, moved: int) -> None:
    game = europe(tokens=GREY_OUT, merchants={RED: ["4,9 N"]}, hand={RED: "grain"})
    numbered, sea = numbers(game), game.read("tokens_at_sea")
    found(game, "Tirana")
    do(game, f"move_token {{{source}}}")
    del numbered[at(game, source, "hex")]
    assert numbers(game) == {**numbered, at(game, "Serbia", "hex"): moved}
    assert (token(game, source), token(game, "Serbia")) == (0, 1)
    assert game.read("tokens_at_sea") == sea
    assert (game.step, game.to_act) == ("action", RED)


@pytest.mark.rule("M-65")
def test_the_yield_moves_with_the_token() -> None:
    game = europe(kontors={BLUE: ["Vienna"]}, tokens=GREY_OUT, merchants={RED: ["4,9 N"]}, hand={RED: "grain"})
    found(game, "Tirana")
    do(game, "move_token {Styria}")
    game.play("end_turn; roll; dice 4")
    assert hand(game, RED) == {"ore": 1}
    assert hand(game, BLUE) == {}


@pytest.mark.rule("M-65")
def test_a_land_that_lost_its_token_is_one_without_a_number_again() -> None:
    """Ruling R11, also a marked one: Venice lies at Salzkammergut, whose 10 goes to Prussia."""
    game = europe(tokens={"Crimea": 5, "Morea": 11}, merchants={RED: ["7,3 S", "4,7 N"]}, hand={RED: "2 grain"})
    found(game, "Kaliningrad")
    do(game, "move_token {Salzkammergut}")
    do(game, "walk 2 {Venice}", "found_kontor")
    assert game.step == "move_token"
    assert sorted(choices(game, "move_token")) == ["Crimea", "Morea", "Prussia"]
    do(game, "move_token {Prussia}")
    assert (number(game, "Salzkammergut"), number(game, "Prussia")) == (10, 0)


@pytest.mark.rule("M-65")
def test_while_one_of_the_colour_lies_at_sea_none_is_moved() -> None:
    """Ruling R12: it must be drawn."""
    game = europe(tokens={"Macedonia": 9}, merchants={RED: ["4,9 N"]}, hand={RED: "grain"})
    found(game, "Tirana")
    assert odds(game) == {"turn_token 11": 1.0}


@pytest.mark.rule("M-65")
def test_tokens_of_other_colours_at_sea_do_not_count() -> None:
    game = europe(tokens=GREY_OUT, merchants={RED: ["5,2 N"]}, hand={RED: "grain"})
    assert sum(map(sum, game.read("tokens_at_sea"))) == 8
    found(game, "Bergen")
    assert game.step == "action"  # Vestland has its 11 already
    game = europe(tokens={"Macedonia": 9, "Serbia": 11}, merchants={RED: ["5,2 N"]}, hand={RED: "grain"})
    found(game, "Bergen")
    assert sorted(choices(game, "move_token")) == ["Macedonia", "Serbia", "Styria"]


# Two or three lands without a number


@pytest.mark.rule("M-66")
@pytest.mark.parametrize(("chosen", "other", "tokens"), [("Serbia", "Banat", {9, 11}), ("Banat", "Serbia", {3, 9})])
def test_of_two_lands_the_player_chooses_one(chosen: str, other: str, tokens: set[int]) -> None:
    """Ruling R10."""
    game = at_belgrade()
    assert (game.step, game.to_act) == ("choose_land", RED)
    assert acts(game) == {"choose_land"}
    assert sorted(choices(game, "choose_land")) == SERBIA_AND_BANAT
    do(game, f"choose_land {{{chosen}}}")
    assert set(odds(game)) == {f"turn_token {n}" for n in tokens}
    game.play("turn_token 9")
    assert (number(game, chosen), number(game, other)) == (9, 0)
    assert game.step == "action"


@pytest.mark.rule("M-66")
@pytest.mark.parametrize("chosen", ["Macedonia", "Serbia", "Bulgaria"])
def test_of_three_lands_one_gets_a_token(chosen: str) -> None:
    """Ruling R10: exactly one token."""
    game = europe(merchants={RED: ["6,8 S"]}, hand={RED: "grain"})
    numbered = numbers(game)
    found(game, "Sofia")
    assert sorted(choices(game, "choose_land")) == ["Bulgaria", "Macedonia", "Serbia"]
    do(game, f"choose_land {{{chosen}}}")
    game.play("turn_token 11")
    assert numbers(game) == {**numbered, at(game, chosen, "hex"): 11}
    assert game.step == "action"


@pytest.mark.rule("M-66")
def test_only_lands_without_a_number_are_to_choose_from() -> None:
    game = europe(tokens={"Serbia": 9}, merchants={RED: ["6,8 S"]}, hand={RED: "grain"})
    found(game, "Sofia")
    assert sorted(choices(game, "choose_land")) == ["Bulgaria", "Macedonia"]


@pytest.mark.rule("M-66", "M-65")
@pytest.mark.parametrize(("chosen", "step"), [("Serbia", "move_token"), ("Banat", "turn_token")])
def test_the_colour_of_the_chosen_land_says_whether_a_token_is_drawn_or_moved(chosen: str, step: str) -> None:
    """Ruling R12: compulsory while one is left for the chosen land's colour."""
    game = at_belgrade(GREY_OUT)
    do(game, f"choose_land {{{chosen}}}")
    assert game.step == step


@pytest.mark.rule("M-66", "M-65")
def test_a_token_may_be_moved_between_two_lands_of_the_new_kontor() -> None:
    """Tirana lies at two mountains; with one of the two numbered, only the other needs a token."""
    game = europe(tokens=GREY_OUT, merchants={RED: ["4,9 N"]}, hand={RED: "grain"})
    found(game, "Tirana")
    do(game, "move_token {Macedonia}")
    assert (number(game, "Serbia"), number(game, "Macedonia")) == (9, 0)
    assert game.step == "action"


# The robber


@pytest.mark.rule("M-65")
def test_the_robber_stays_where_a_token_comes_and_blocks_it() -> None:
    """Ruling R13."""
    game = at_belgrade(robber="Serbia")
    do(game, "choose_land {Serbia}")
    game.play("turn_token 9")
    assert cell(game, "robber") == at(game, "Serbia", "hex")
    game.play("end_turn; roll; dice 9")
    assert hand(game, RED) == {}


@pytest.mark.rule("M-65")
def test_the_robber_stays_where_a_token_is_taken_from() -> None:
    """Ruling R13: the number is free of it where it comes to."""
    game = europe(
        kontors={BLUE: ["Budapest"]}, tokens=GREY_OUT, robber="Styria", merchants={RED: ["4,9 N"]}, hand={RED: "grain"}
    )
    found(game, "Tirana")
    do(game, "move_token {Styria}")
    assert cell(game, "robber") == at(game, "Styria", "hex")
    game.play("end_turn; roll; dice 4")
    assert hand(game, RED) == {"ore": 1}
    assert hand(game, BLUE) == {}
