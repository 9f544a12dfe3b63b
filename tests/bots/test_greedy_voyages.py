"""The greedy bot at sea, a position each."""

import pytest

import kogge
from kogge.bots.greedy import GreedyBot
from tests.bots.test_greedy_moves import chosen, played
from tests.support.isles import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    act,
    cell,
    choices,
    corner,
    do,
    founding,
    gold,
    hexagon,
    isles,
    load,
    points,
    side,
)

HARBOUR = {BLUE: ["3,-2 SE"]}
LAIR = {"5,-1": "gold_river"}
VILLAGE = {"5,-1": "spice fast_gold"}


def unexplored(game: kogge.Game) -> int:
    return sum(sum(row) for row in game.read("tiles_left"))


# Exploring and settling


def test_an_idle_ship_explores() -> None:
    game = isles(step="movement", harbours=HARBOUR, ships={BLUE: ["3,-1 NE"]})
    before = unexplored(game)
    played(game, BLUE)
    assert unexplored(game) == before - 1


def test_a_settler_goes_ashore_on_new_land() -> None:
    tiles = {"5,-1": "hill 6", "6,-1": "field 5", "6,-2": "forest 9"}
    game = isles(tiles=tiles, harbours=HARBOUR, ships={BLUE: ["4,-1 SE settler"]}, step="movement")
    texts = played(game, BLUE)
    assert act(game, "land_settler 1 {5,-1 SE}") in texts  # the best: 6, 5, and not too far
    assert points(game, BLUE) == 3


def test_a_settler_that_wins_lands_anywhere() -> None:
    game = isles(
        "land-ho",
        tiles={"5,-1": "hill 6"},
        harbours={BLUE: ["3,-2 SE", "4,-3 NE", "2,0 SE"]},
        settlements={BLUE: ["0,0 N"]},
        ships={BLUE: ["5,-1 W settler"]},
        step="movement",
    )
    assert points(game, BLUE) == 7
    game.play(chosen(game))
    assert game.winner == BLUE


def test_a_settler_is_built_into_a_ship_and_lands_in_the_same_turn() -> None:
    tiles = {"5,-1": "hill 6", "4,1": "mountain 4"}
    game = isles(
        tiles=tiles, harbours=HARBOUR, ships={BLUE: ["3,-1 NE"]}, hand={BLUE: "wood brick wool grain"}, trade=False
    )
    texts = played(game, BLUE)
    assert texts[0] == "build_settler ship 1"
    assert any(text.startswith("land_settler") for text in texts)


def test_a_settler_without_a_ship_gets_one() -> None:
    game = isles(harbours=HARBOUR, basins={BLUE: ["settler"]}, hand={BLUE: "wood wool"}, trade=False)
    texts = played(game, BLUE)
    assert texts[0].startswith("build_ship")
    assert "stow 1 settler" in texts


def test_the_settlement_on_a_coast_becomes_a_harbour_settlement() -> None:
    game = isles(settlements={BLUE: ["3,-2 SE", "1,-1 S"]}, hand={BLUE: "2 ore 2 grain"}, trade=False)
    assert chosen(game) == act(game, "build_harbour_settlement {3,-2 SE}")


def test_no_road_is_planned_into_the_sea_or_the_dark() -> None:
    game = isles(settlements={BLUE: ["4,-3 SE"]}, roads={BLUE: ["4,-3 SE"]}, hand={BLUE: "2 wood 2 brick"}, trade=False)
    for text in played(game, BLUE):
        assert not text.startswith("build_road") or text.split()[1] not in {
            str(side(game, place)) for place in ("5,-3 E", "5,-3 NE", "5,-3 SE", "4,-2 E", "4,-2 SE")
        }


@pytest.mark.parametrize("step", ["found_harbour_settlement", "found_settlement"])
def test_a_neutral_piece_does_not_take_a_good_place(step: str) -> None:
    game = founding(players=2)
    bots = [GreedyBot(seat) for seat in range(2)]
    best: list[float] = []
    while game.step != "before_roll":
        own = [cell(game, "points", seat) for seat in range(2)]
        actor, now = game.to_act, game.step
        action = bots[actor].choose(game.view(actor))
        node = int(game.text(action).split()[1])
        game.play(action)
        if now == step and cell(game, "points", actor) == own[actor]:
            best.append(pips(game, node))
    assert len(best) == 2
    assert max(best) <= 6


def pips(game: kogge.Game, node: int) -> float:
    ways = [6 - abs(7 - number) if number else 0 for (number,) in game.read("number")]
    return sum(ways[h] for h in game.rules.topo.node_hexes[node])


# Lairs


def test_crews_are_built_loaded_and_landed_at_a_lair() -> None:
    game = isles(
        tiles=LAIR,
        harbours=HARBOUR,
        ships={BLUE: ["3,-1 NE"]},
        basins={BLUE: ["crew"]},
        hand={BLUE: "ore 2 wool"},
        trade=False,
    )
    texts = played(game, BLUE)
    assert texts[0].startswith("build_crew")
    assert "stow 1 two_crews" in texts
    assert cell(game, "crews_ashore", hexagon(game, "5,-1"), BLUE) == 2


def test_no_crew_is_built_without_use_for_it() -> None:
    game = isles(harbours=HARBOUR, ships={BLUE: ["3,-1 NE"]}, hand={BLUE: "2 ore 2 wool"}, trade=False)
    assert not any(text.startswith("build_crew") for text in played(game, BLUE))


def test_a_lair_is_conquered_together_with_others() -> None:
    game = isles(
        tiles=LAIR, harbours=HARBOUR, ships={BLUE: ["4,-1 NE crew"]}, ashore={"5,-1": {RED: 2}}, step="movement"
    )
    do(game, "sail 1 {4,-1 E}")
    texts = played(game, BLUE)
    assert act(game, "land_crew 1 {5,-1}") in texts
    assert cell(game, "lairs_track", BLUE) >= 1


def test_crews_are_fetched_where_they_are_needed_no_more() -> None:
    game = isles(
        tiles={"5,-1": "gold_river 8", "6,-1": "gold_river"},
        harbours=HARBOUR,
        ashore={"5,-1": {BLUE: 2}, "6,-1": {RED: 1}},
        ships={BLUE: ["4,-1 SE"]},
        step="movement",
    )
    texts = played(game, BLUE)
    fetched = texts.index(act(game, "fetch_crew 1 {5,-1}"))
    assert act(game, "land_crew 1 {6,-1}") in texts[fetched:]


# Fish and spices


def test_fish_are_caught_and_delivered() -> None:
    game = isles(tiles={"5,-1": "shoal 2"}, shoals=[2], harbours=HARBOUR, ships={BLUE: ["4,-1 SE"]}, step="movement")
    texts = played(game, BLUE)
    assert texts.index("catch_fish 1 2") < texts.index("deliver_fish 1")
    assert cell(game, "fish_track", BLUE) == 1


def test_the_roll_for_fish_comes_before_the_ships_move() -> None:
    game = isles(tiles={"5,-1": "shoal 2"}, harbours=HARBOUR, ships={BLUE: ["4,-1 SE"]}, step="movement")
    assert chosen(game) == "roll_for_fish"


def test_nobody_rolls_for_fish_that_others_would_catch() -> None:
    game = isles(tiles={"5,-1": "shoal 2"}, harbours=HARBOUR, ships={BLUE: ["4,-1 SE settler"]}, step="movement")
    assert chosen(game) != "roll_for_fish"


def test_a_crew_buys_spice_and_the_sack_is_delivered() -> None:
    game = isles(tiles=VILLAGE, harbours=HARBOUR, ships={BLUE: ["4,-1 SE crew"]}, step="movement")
    texts = played(game, BLUE)
    assert texts.index(act(game, "trade_spice 1 {5,-1}")) < texts.index("deliver_spice 1")


def test_a_village_is_no_use_a_second_time() -> None:
    game = isles(
        tiles=VILLAGE, ashore={"5,-1": {BLUE: 1}}, harbours=HARBOUR, ships={BLUE: ["4,-1 SE"]}, hand={BLUE: "ore wool"}
    )
    assert not any(text.startswith("build_crew") for text in played(game, BLUE))


# The pirate, wind and gold


def test_a_pirate_is_chased_before_the_ship_moves() -> None:
    game = isles(harbours=HARBOUR, ships={BLUE: ["3,-1 E"]}, pirate=("4,-1", RED), step="movement")
    assert chosen(game) == "chase 1"


def test_tribute_is_paid_for_a_delivery_and_a_ship_without_gold_stays() -> None:
    for coins in (1, 0):
        game = isles(
            harbours=HARBOUR,
            ships={BLUE: ["4,0 W fish"]},
            pirate=("4,0", RED),
            gold={BLUE: coins},
            fields={"ship_has_chased": [1]},
            step="movement",
        )
        texts = played(game, BLUE)
        assert ("deliver_fish 1" in texts) == (coins == 1)


def test_the_pirate_goes_to_the_leaders_ship_and_robs() -> None:
    game = isles(
        harbours={BLUE: ["3,-2 SE"], RED: ["2,0 SE", "4,-3 NE"], WHITE: ["1,2 NE"]},
        ships={RED: ["4,0 W"], WHITE: ["3,2 W"]},
        hand={RED: "2 ore", WHITE: "2 wool"},
        step="place_pirate",
    )
    place = int(chosen(game).split()[1])
    assert place in game.rules.topo.edge_hexes[side(game, "4,0 W")]
    game.play(chosen(game))
    assert chosen(game) == f"rob {RED}"


def test_wind_brings_a_delivery_home_in_this_turn() -> None:
    far = isles(harbours=HARBOUR, ships={BLUE: ["5,-3 NE fish"]}, hand={BLUE: "wool"}, step="movement")
    texts = played(far, BLUE)
    assert "buy_wind 1" in texts
    assert "deliver_fish 1" in texts
    near = isles(harbours=HARBOUR, ships={BLUE: ["4,0 W fish"]}, hand={BLUE: "wool"}, step="movement")
    texts = played(near, BLUE)
    assert texts.index("deliver_fish 1") < (texts.index("buy_wind 1") if "buy_wind 1" in texts else len(texts))


def test_gold_buys_the_last_cards_of_the_aim() -> None:
    game = isles(settlements={BLUE: ["3,-2 SE"]}, hand={BLUE: "2 ore"}, gold={BLUE: 4}, trade=False)
    assert played(game, BLUE)[:3] == [
        "buy_resource grain",
        "buy_resource grain",
        act(game, "build_harbour_settlement {3,-2 SE}"),
    ]


def test_gold_is_kept_while_it_does_not_pay_for_the_aim() -> None:
    game = isles(settlements={BLUE: ["3,-2 SE"]}, hand={BLUE: "ore"}, gold={BLUE: 2}, trade=False)
    played(game, BLUE)
    assert gold(game, BLUE) == 2


def merchant(cards: str, coins: int) -> kogge.Game:
    """Blue has a friend in a village that buys cards, and a settlement that could become a harbour settlement."""
    return isles(
        tiles=VILLAGE,
        ashore={"5,-1": {BLUE: 1}},
        settlements={BLUE: ["3,-2 SE"]},
        hand={BLUE: cards},
        gold={BLUE: coins},
        trade=False,
    )


def test_a_village_buys_the_spare_card_that_pays_for_the_last_of_the_aim() -> None:
    game = merchant("2 ore grain wood", coins=1)
    upgrade = act(game, "build_harbour_settlement {3,-2 SE}")
    assert played(game, BLUE)[:3] == ["sell_to_village wood", "buy_resource grain", upgrade]


def test_a_village_does_not_get_what_the_aim_needs() -> None:
    texts = played(merchant("2 ore grain", coins=1), BLUE)
    assert not [text for text in texts if text.startswith("sell_to_village")]


def test_a_village_does_not_get_a_card_of_three_that_the_bank_takes_for_the_last_of_the_aim() -> None:
    game = merchant("2 ore grain 3 wood", coins=0)
    assert chosen(game) == "bank_trade wood for grain"


def test_gold_is_taken_for_a_spare_card_and_not_given_for_nothing() -> None:
    harbours = {BLUE: ["3,-2 SE"], RED: ["2,0 SE"]}
    for offer, answer in (("offer gold gold; ask wood", "accept"), ("offer wood; ask gold gold", "decline")):
        game = isles(
            harbours=harbours,
            settlements={RED: ["1,-1 S", "1,2 NE"]},
            hand={BLUE: "2 wood", RED: "2 ore 2 wood"},
            gold={BLUE: 4, RED: 3},
        )
        game.play(f"open_trade; {offer}; propose")
        assert game.to_act == RED
        assert chosen(game) == answer


# Peace


def test_a_ship_with_nothing_to_do_stays() -> None:
    game = isles(harbours=HARBOUR, ships={BLUE: ["3,-1 NE"]}, step="movement", status=[2], sailed=[4])
    assert played(game, BLUE) == ["end_turn"]


def test_cargo_is_not_shifted_to_and_fro() -> None:
    game = isles(
        tiles=LAIR,
        harbours=HARBOUR,
        ships={BLUE: ["3,-1 NE", "4,-2 SE"]},
        basins={BLUE: ["two_crews"]},
        step="movement",
    )
    texts = [text for text in played(game, BLUE) if text.startswith("stow")]
    assert len(texts) == 1
    assert load(game, BLUE, "harbour 1") == "nothing"


def test_harbours_near_the_unknown_are_preferred() -> None:
    game = founding(starter=ORANGE)
    node = int(chosen(game).split()[1])
    assert str(node) in choices(game, "found_harbour_settlement")
    assert pips(game, node) >= max(pips(game, int(text)) for text in choices(game, "found_harbour_settlement")) - 3
    assert node != corner(game, "0,0 N")
