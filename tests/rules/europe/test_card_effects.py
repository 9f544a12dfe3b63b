"""What the other development cards do: Lancer, Good Harvest, Monopoly, Fugger Loan.  (M-08)"""

from importlib import resources

import pytest

import kogge
from tests.support.europe import BLUE, ORANGE, RED, WHITE, cell, choices, do, europe, gold, hand
from tests.support.position import acts, chances, column, roll


def with_lancer(*, step: str = "action", robber: str = "Po Valley") -> kogge.Game:
    """Red has a kontor at Prague, blue at Vienna, white at Nuremberg; the robber stands in the south."""
    return europe(
        step=step,
        kontors={RED: ["Prague"], BLUE: ["Vienna"], WHITE: ["Nuremberg"]},
        robber=robber,
        hand={RED: "wood", BLUE: "9 ore 3 salt", WHITE: "wool"},
        cards={RED: "lancer"},
    )


@pytest.mark.rule("M-08")
@pytest.mark.parametrize("step", ["action", "before_roll"])
def test_the_lancer_moves_the_robber_and_steals_as_after_a_seven_but_nobody_discards(step: str) -> None:
    """Blue has twelve cards and loses one of them, no more."""
    game = with_lancer(step=step)
    game.play("play_lancer")
    assert (game.step, game.to_act, acts(game)) == ("move_robber", RED, {"move_robber"})
    do(game, "move_robber {Salzkammergut}")
    assert choices(game, "rob") == [str(BLUE)]
    game.play("rob blue")
    assert chances(game) == pytest.approx({"ore": 3 / 4, "salt": 1 / 4})
    game.play("steal salt")
    assert (game.step, game.to_act) == (step, RED)
    assert (hand(game, RED), hand(game, BLUE)) == ({"wood": 1, "salt": 1}, {"ore": 9, "salt": 2})


@pytest.mark.rule("M-08")
def test_the_lancer_chases_the_robber_to_another_land_that_has_a_number() -> None:
    """M-25: printed or by a token; not where it is, not to a land without a number."""
    game = with_lancer()
    game.play("play_lancer")
    lands = choices(game, "move_robber")
    assert len(lands) == 32 + 5 - 1
    assert {"Bohemia", "Franconia"} <= set(lands)
    assert not {"Po Valley", "Prussia"} & set(lands)
    game = europe(cards={RED: "lancer"}, tokens={"Prussia": 11})
    game.play("play_lancer")
    assert len(choices(game, "move_robber")) == 32 + 5 + 1
    assert "Prussia" in choices(game, "move_robber")


@pytest.mark.rule("M-08")
def test_the_lancer_may_choose_whom_to_rob_or_nobody() -> None:
    """M-25: opponents with a kontor at the land, red's own does not count."""
    game = europe(
        kontors={RED: ["Prague"], BLUE: ["Berlin"], WHITE: ["Vienna"], ORANGE: ["Turin"]},
        hand={BLUE: "wood", WHITE: "wood", ORANGE: "wood"},
        cards={RED: "lancer"},
    )
    do(game, "play_lancer", "move_robber {Bohemia}")
    assert choices(game, "rob") == [str(BLUE), str(WHITE)]
    game.play("rob_nobody")
    assert (game.step, hand(game, RED)) == ("action", {})


@pytest.mark.rule("M-08")
def test_the_lancer_steals_nothing_where_no_opponent_has_a_kontor() -> None:
    game = with_lancer()
    do(game, "play_lancer", "move_robber {Brandenburg}")
    assert (game.step, game.to_act) == ("action", RED)


@pytest.mark.rule("M-08")
def test_a_lancer_before_the_roll_saves_a_land_from_the_robber_and_stops_another() -> None:
    """M-22: the robber leaves Rhineland, which yields grain on a 5, for Bohemia, which yields nothing on a 3."""
    for number, cards in ((5, {"wool": 1, "grain": 1}), (3, {"wool": 1})):
        game = with_lancer(step="before_roll", robber="Rhineland")
        do(game, "play_lancer", "move_robber {Bohemia}", "rob_nobody")
        roll(game, number)
        assert hand(game, WHITE) == cards
        assert hand(game, BLUE) == {"ore": 9, "salt": 3}


@pytest.mark.rule("M-08")
@pytest.mark.parametrize("taken", ["wood wood", "ore salt", "grain wool"])
@pytest.mark.parametrize("step", ["action", "before_roll"])
def test_good_harvest_gives_any_two_resource_cards_from_the_supply(taken: str, step: str) -> None:
    game = europe(step=step, cards={RED: "bounty"}, hand={RED: "grain"})
    game.play("play_bounty")
    assert (acts(game), len(game.legal())) == ({"take_card"}, 5)
    for name in taken.split():
        game.play(f"take_card {name}")
    assert (game.step, game.to_act) == (step, RED)
    assert sorted(name for name, n in hand(game, RED).items() for _ in range(n)) == sorted(["grain", *taken.split()])
    assert sum(game.read("bank")[0]) == 95 - 3
    assert column(game, "hand_size") == [3, 0, 0, 0]


@pytest.mark.rule("M-08")
def test_good_harvest_gives_what_the_supply_has() -> None:
    bank = "0 wood 0 wool 0 grain 1 ore 0 salt"
    game = europe(cards={RED: "bounty"}, bank=bank, hoarder=WHITE)
    game.play("play_bounty")
    assert choices(game, "take_card") == ["ore"]
    game.play("take_card ore")
    assert (game.step, hand(game, RED)) == ("action", {"ore": 1})


@pytest.mark.rule("M-08")
@pytest.mark.parametrize("step", ["action", "before_roll"])
def test_a_monopoly_takes_all_cards_of_a_resource_from_every_other_player(step: str) -> None:
    game = europe(
        step=step,
        hand={RED: "salt wood", BLUE: "3 salt 2 ore", WHITE: "wool", ORANGE: "salt"},
        cards={RED: "monopoly"},
    )
    bank = game.read("bank")
    assert choices(game, "play_monopoly") == ["wood", "wool", "grain", "ore", "salt"]
    game.play("play_monopoly salt")
    assert [hand(game, seat) for seat in range(4)] == [{"wood": 1, "salt": 5}, {"ore": 2}, {"wool": 1}, {}]
    assert column(game, "hand_size") == [6, 2, 1, 0]
    assert column(game, "gold") == [3] * 4
    assert game.read("bank") == bank
    assert (game.step, game.to_act) == (step, RED)


@pytest.mark.rule("M-08")
def test_a_monopoly_on_what_nobody_has_brings_nothing() -> None:
    game = europe(hand={RED: "ore", BLUE: "salt"}, cards={RED: "monopoly"})
    game.play("play_monopoly ore")
    assert [hand(game, seat) for seat in (RED, BLUE)] == [{"ore": 1}, {"salt": 1}]
    assert "play_monopoly" not in acts(game)


@pytest.mark.rule("M-08")
@pytest.mark.parametrize("step", ["action", "before_roll"])
def test_the_fugger_loan_brings_three_gold(step: str) -> None:
    game = europe(step=step, turn_of=BLUE, cards={BLUE: "loan"}, gold={BLUE: 0})
    game.play("play_loan")
    assert column(game, "gold") == [3, 3, 3, 3]
    assert (game.step, game.to_act) == (step, BLUE)


def owner_board() -> str:
    """The short board with other amounts on its cards, as the real ones may have."""
    text = resources.files("kogge.games.europe").joinpath("boards", "europe-short.toml").read_text("utf-8")
    for card, amount in {"route_building": 3, "journey": 2, "fast_caravan": 1, "bounty": 1, "loan": 7}.items():
        before, after = text.split(f"\n{card} ", 1)
        count, rest = after.split("amount = ", 1)
        text = f"{before}\n{card} {count}amount = {amount}{rest[rest.index(',') :]}"
    return text


@pytest.mark.rule("M-08")
def test_how_much_a_card_gives_is_up_to_the_board_file() -> None:
    cards = "route_building journey fast_caravan bounty loan"
    game = europe(
        "europe-short",
        board=owner_board(),
        kontors={RED: ["Prague"]},
        routes={RED: ["Prague-4,6 N-4,5 S"]},
        merchants={RED: ["5,6 N"]},
        caravans={RED: ["Prague-4,6 N"]},
        cards={RED: cards},
    )
    effects = {
        "play_route_building": [
            "lay_free_route {4,6 N-Vienna}",
            "lay_free_route {Vienna-4,7 N}",
            "lay_free_route {4,5 S-3,7 N}",
        ],
        "play_journey": ["walk 1 {6,4 S}", "walk 1 {6,5 N}"],
        "play_fast_caravan": ["drive 1 {4,6 N-4,5 S}"],
        "play_bounty": ["take_card ore"],
        "play_loan": [],
    }
    for card, rest in effects.items():
        trial = game.copy()
        do(trial, card, *rest)
        assert trial.step == "action"
        if rest:
            trial.undo()
            assert trial.step != "action"
        else:
            assert gold(trial, RED) == 10


@pytest.mark.rule("M-08")
def test_every_card_is_of_use_once_and_leaves_the_hand() -> None:
    game = europe(cards={RED: "2 loan"})
    game.play("play_loan")
    assert (cell(game, "card_count", RED), gold(game, RED)) == (1, 6)
